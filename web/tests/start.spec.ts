// The way to a table: the home page with what one looks for in front, and the form for a new table on one screen.
import type { Page } from '@playwright/test';
import { audit } from './axe';
import { ended, playByPointer, unfold } from './play';
import { expect, test } from './server';

/** What lies wholly inside the window without scrolling. */
const seen = (page: Page, names: RegExp[]) =>
  Promise.all(names.map((name) => expect(page.getByText(name).first()).toBeInViewport({ ratio: 1 })));

const FRONT = {
  en: [/^First time\?$/, /^Learn by playing$/, /^Rules$/],
  pl: [/^Pierwszy raz\?$/, /^Zasady$/],
  cs: [/^Poprvé tady\?$/, /^Pravidla$/],
  es: [/^¿Primera vez\?$/, /^Reglas$/],
  uk: [/^Уперше тут\?$/, /^Правила$/],
};

for (const [language, names] of Object.entries(FRONT)) {
  test(`learning and rules are in the first screen, ${language}`, async ({ browser, server }) => {
    const page = await browser.newPage({ locale: language });
    for (const size of [
      { width: 360, height: 640 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(server);
      await seen(page, names);
    }
    await page.close();
  });
}

test('a new table on one screen: kinds of game, a summary, and the last choices', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${server}/new`);
  const kind = (name: RegExp) => page.getByRole('group', { name: 'Kind of game' }).getByRole('button', { name });
  const create = page.getByRole('button', { name: 'Create the table' });
  const players = (count: number) =>
    page.getByRole('group', { name: 'Players' }).getByRole('button', { name: String(count), exact: true });
  await expect(kind(/^First game/)).toHaveAttribute('aria-pressed', 'true');
  for (const each of [kind(/^First game/), kind(/^Classic/), kind(/^Everything/), create])
    await expect(each).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('3 Good: Merlin, 2 Servants')).toBeVisible();
  await expect(page.getByText('2 Evil: Assassin, 1 Minion')).toBeVisible();

  // A kind of game stays the same kind at another size, with what fits that size.
  await kind(/^Classic/).click();
  await expect(kind(/^Classic/)).toHaveAttribute('aria-pressed', 'true');
  await players(10).click();
  await expect(page.getByText('6 Good: Merlin, Percival, 4 Servants')).toBeVisible();
  await expect(kind(/^Classic/)).toHaveAttribute('aria-pressed', 'true');
  await players(6).click();
  await expect(page.getByText('2 Evil: Assassin, Morgana')).toBeVisible();

  // A secret list shows the numbers alone; then no kind is chosen.
  await unfold(page);
  await page.getByRole('checkbox', { name: 'Everybody knows which characters are in the game' }).uncheck();
  await expect(page.getByText('4 Good', { exact: true })).toBeVisible();
  await expect(page.getByText('2 Evil', { exact: true })).toBeVisible();
  await expect(kind(/^Classic/)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('radio', { name: /^Knight/ }).check();
  await create.click();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await page.goto(`${server}/new`);
  await expect(players(6)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('4 Good', { exact: true })).toBeVisible();
  await unfold(page);
  await expect(page.getByRole('radio', { name: /^Knight/ })).toBeChecked();

  // Shadows has its own three kinds, also for one player.
  await page.getByRole('button', { name: 'Shadows over Camelot' }).click();
  await expect(page.getByText('The plain rules, nothing added.').first()).toBeVisible();
  await players(1).click();
  await kind(/^Everything/).click();
  await expect(kind(/^Everything/)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 player', { exact: true })).toBeVisible();
});

test('choices that this server does not understand are forgotten', async ({ page, server }) => {
  await page.goto(server);
  await page.evaluate(() =>
    localStorage.setItem('roundtable.choices', '{"setups":{"avalon":{"players":5,"options":{"gone":1}}}}'),
  );
  await page.goto(`${server}/new`);
  await expect(page.getByText('3 Good: Merlin, 2 Servants')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create the table' })).toBeEnabled();
});

test('a running game is on top, a finished one says when, as whom and how', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(server);
  await page.getByRole('button', { name: /^Play Avalon now/ }).click();
  await page.getByRole('button', { name: 'I have seen it' }).click();
  const table = page.url();
  await page.goto(server);
  const running = page.getByRole('region', { name: 'Your tables' }).getByRole('link');
  await expect(running).toBeInViewport({ ratio: 1 });
  await audit(page, 'home with a running game');
  await running.click();
  await expect(page).toHaveURL(table);
  await playByPointer(page);
  await ended(page).waitFor();
  await page.goto(server);
  const past = page.getByRole('region', { name: 'Finished games' }).getByRole('link').first();
  await expect(past).toContainText(/won|lost/);
  await expect(past).toContainText(/Merlin|Assassin|Minion|Servant/);
  await expect(past).toContainText(new RegExp(String(new Date().getFullYear())));
  await audit(page, 'home with a finished game');
});
