// Five people with five browsers at one table, and a server that is killed in the middle of a vote.
import type { Browser, Page } from '@playwright/test';
import { ended, step } from './play';
import { complaints, expect, test } from './server';

const NAMES = ['Anna', 'Bohdan', 'Cecilie', 'Dolores', 'Edek'];

/** Five people join a table by its link; the first one is the host. */
async function gather(browser: Browser, url: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (const [index, name] of NAMES.entries()) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    pages.push(page);
    await page.goto(index === 0 ? `${url}/new` : (pages[0]?.url() ?? ''));
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('Your name').press('Enter');
    if (index === 0) await page.getByRole('button', { name: 'Create the table' }).click();
    else await page.getByRole('button', { name: `Sit here ${index + 1}`, exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: name }).getByText('you')).toBeVisible();
  }
  const [host] = pages;
  await host?.getByRole('button', { name: 'Start the game' }).click();
  for (const page of pages) await page.getByRole('button', { name: 'I have seen it' }).click();
  if (host) await looks(host);
  return pages;
}

/** Among people the character shows while the button is held, and not a moment longer. */
async function looks(page: Page): Promise<void> {
  const secret = page.getByText(/^(Merlin|Assassin|Minion of Mordred|Loyal Servant of Arthur)$/);
  await expect(secret).toBeHidden();
  await page.getByRole('button', { name: 'Your character' }).hover();
  await page.mouse.down();
  await expect(secret).toBeVisible();
  await page.mouse.up();
  await expect(secret).toBeHidden();
}

const approve = (page: Page) => page.getByRole('button', { name: 'Approve', exact: true });

test('five pages round one table; the server is killed in the middle of a vote; all play to the end', async ({
  browser,
  mortal,
}) => {
  const pages = await gather(browser, mortal.url);
  const faults = pages.map(complaints);
  const [anna, bohdan, cecilie, dolores, edek] = pages as [Page, Page, Page, Page, Page];
  // The Leader proposes the first team; then all are asked at once. On a busy machine one step may not be enough.
  while (!(await approve(anna).isVisible())) {
    for (const page of pages) {
      if (await page.getByRole('button', { name: 'Propose this team' }).isVisible()) await step(page);
    }
  }
  for (const page of pages) await expect(approve(page)).toBeVisible();

  await approve(anna).click();
  await approve(bohdan).click();
  await expect(edek.getByRole('img', { name: /^Anna.*has chosen/ })).toBeVisible();
  await cecilie.reload();
  await expect(approve(cecilie)).toBeVisible();

  await mortal.kill();
  for (const page of pages) await expect(page.getByText('No connection, trying again …')).toBeVisible();
  // A vote pressed meanwhile is kept, and sent after the reconnection.
  await approve(dolores).click();
  await mortal.start();
  for (const page of pages)
    await expect(page.getByText('No connection, trying again …')).toBeHidden({ timeout: 60_000 });
  await expect(edek.getByRole('img', { name: /^Dolores.*has chosen/ })).toBeVisible();
  await expect(edek.getByRole('img', { name: /^Anna.*has chosen/ })).toBeVisible();
  await expect(approve(anna)).toBeHidden();
  await approve(cecilie).click();
  await approve(edek).click();
  for (const page of pages) await expect(page.getByRole('heading', { level: 1, name: 'On the quest' })).toBeVisible();

  while ((await ended(anna).count()) === 0) {
    for (const page of pages) await step(page);
  }
  for (const page of pages) await expect(ended(page)).toBeVisible();
  // All pages show the same end, and the first vote has five approvals.
  const told = await Promise.all(pages.map((page) => page.getByRole('heading', { name: /wins$/ }).innerText()));
  expect(new Set(told).size).toBe(1);
  await edek.getByRole('button', { name: 'Votes', exact: true }).click();
  const first = edek
    .getByRole('dialog')
    .getByRole('row')
    .filter({ has: edek.getByRole('rowheader') });
  for (const name of NAMES)
    await expect(first.filter({ hasText: name }).getByRole('cell').first()).toContainText('Approve');
  // The browser itself reports the lost connection; there must be no other error.
  expect(
    faults.flat().filter((said) => !/ERR_CONNECTION_REFUSED|WebSocket connection|Failed to load resource/.test(said)),
  ).toEqual([]);
  for (const page of pages) await page.context().close();
});
