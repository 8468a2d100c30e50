// Whatever happens to a page, the person comes back to the right place: in the lobby, in the game, at its end, in the rematch.
import type { CDPSession, Page } from '@playwright/test';
import { ended, playByPointer, step } from './play';
import { expect, test, type Mortal } from './server';

/** A page whose sockets can be cut. */
async function visitor(page: Page): Promise<CDPSession> {
  await page.addInitScript(() => {
    const sockets: WebSocket[] = [];
    const Native = window.WebSocket;
    window.WebSocket = class extends Native {
      constructor(url: string | URL) {
        super(url);
        sockets.push(this);
      }
    };
    (window as unknown as { cut: () => void }).cut = () => sockets.splice(0).forEach((socket) => socket.close());
  });
  return page.context().newCDPSession(page);
}

type Trial = { page: Page; cdp: CDPSession; mortal: Mortal };
const TROUBLES: Record<string, (trial: Trial) => Promise<unknown>> = {
  reload: ({ page }) => page.reload(),
  'lost socket': ({ page }) => page.evaluate(() => (window as unknown as { cut: () => void }).cut()),
  'server restart': async ({ mortal }) => {
    await mortal.kill();
    await mortal.start();
  },
  'frozen page': async ({ page, cdp, mortal }) => {
    await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
    await mortal.kill();
    await mortal.start();
    await cdp.send('Page.setWebLifecycleState', { state: 'active' });
    await page.bringToFront();
  },
};

/** After each trouble the page shows this, connected and at the same address. */
async function survives(trial: Trial, shows: () => Promise<void>): Promise<void> {
  const address = trial.page.url();
  for (const [what, trouble] of Object.entries(TROUBLES)) {
    await test.step(what, async () => {
      await trouble(trial);
      await shows();
      await expect(trial.page.getByText('No connection, trying again …')).toBeHidden();
      expect(trial.page.url()).toBe(address);
    });
  }
}

test('reload, a lost socket, a restart and a frozen page lead back to lobby, game, end and rematch', async ({
  page: host,
  browser,
  mortal,
}) => {
  await host.goto(`${mortal.url}/new`);
  await host.getByRole('button', { name: 'Create the table' }).click();
  await host.getByRole('button', { name: 'Start the game' }).waitFor();
  const table = new URL(host.url()).pathname;
  const code = await host.locator('strong.code').innerText();

  // A friend types the code; from then on the address is the one that stays.
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const cdp = await visitor(page);
  await page.goto(`${mortal.url}/t/${code.toLowerCase()}`);
  await page.getByLabel('Your name').fill('Dolores');
  await page.getByLabel('Your name').press('Enter');
  await page.getByRole('button', { name: 'Sit here 2', exact: true }).click();
  const mine = page.getByRole('listitem').filter({ hasText: 'Dolores' }).getByText('you', { exact: true });
  await expect(mine).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(table);
  const trial = { page, cdp, mortal };
  await survives(trial, () => expect(mine).toBeVisible());

  await host.getByRole('button', { name: /^Fill 3 seats/ }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const each of [host, page]) await each.getByRole('button', { name: 'I have seen it' }).click();
  const asked = page.getByRole('region', { name: 'Your move' });
  await expect(asked).toBeVisible();
  await survives(trial, () => expect(asked).toBeVisible());

  const playing = playByPointer(host);
  while ((await ended(page).count()) === 0) {
    await step(page);
    await page.waitForTimeout(20);
  }
  await playing;
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  await survives(trial, () => expect(page.getByRole('button', { name: 'Play again' })).toBeVisible());

  // A stranger who knows the code sees the end, and nothing else of it.
  const stranger = await browser.newPage({ locale: 'en-US' });
  await stranger.goto(`${mortal.url}/t/${code}`);
  await expect(ended(stranger)).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Play again' })).toHaveCount(0);

  await host.getByRole('button', { name: 'Play again' }).click();
  await expect(host.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the rematch' }).click();
  await expect(mine).toBeVisible();
  await survives(trial, () => expect(mine).toBeVisible());
  await expect(stranger.getByRole('link', { name: 'Go to the rematch' })).toBeVisible();
  await stranger.close();
  await context.close();
});

test('a table that is gone is gone: the page says so and stops asking', async ({ page, mortal }) => {
  await page.goto(`${mortal.url}/new`);
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  const friend = await page.context().browser()!.newPage({ locale: 'en-US' });
  await friend.goto(page.url());
  await friend.getByRole('button', { name: 'Sit here 2', exact: true }).click();
  await expect(friend.getByText('you', { exact: true })).toBeVisible();
  const name = new URL(page.url()).pathname.slice(3);
  const gone = await page.evaluate(
    (table) => fetch(`/api/tables/${table}`, { method: 'DELETE' }).then((r) => r.status),
    name,
  );
  expect(gone).toBe(204);
  await expect(friend.getByRole('heading', { name: 'No such table' })).toBeVisible();
  await friend.reload();
  await expect(friend.getByRole('heading', { name: 'No such table' })).toBeVisible();
  await friend.close();
});
