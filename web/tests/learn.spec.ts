// The coach of a first game is in sight together with the question and its answers, on every size of screen.
import { ended, step } from './play';
import { complaints, expect, test } from './server';
import { ended as endedShadows, play, remember } from './shadows';

const SIZES = [
  [320, 568],
  [360, 640],
  [360, 740],
  [390, 664],
  [390, 844],
  [844, 390],
  [1280, 800],
  [1920, 1080],
] as const;

for (const game of ['Avalon', 'Shadows over Camelot']) {
  test(`nothing covers the coach of ${game}`, async ({ page, server }) => {
    await page.goto(`${server}/learn`);
    await page.getByRole('button', { name: `A first game of ${game}` }).click();
    const move = page.getByRole('region', { name: 'Your move' });
    await move.waitFor();
    const seen = page.getByRole('button', { name: 'I have seen it' });
    if (game === 'Avalon') await seen.click();
    // The coach's own button is one of them.
    const answers = move.getByRole('button');
    await expect.poll(() => answers.count()).toBeGreaterThan(1);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(move.getByRole('complementary', { name: 'Coach' })).toBeInViewport({ ratio: 1 });
      for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 });
    }
  });
}

test('a newcomer learns Avalon to the end, with advice at every decision', async ({ page, server }) => {
  const errors = complaints(page);
  await page.goto(`${server}/learn`);
  await page.getByRole('button', { name: 'A first game of Avalon' }).click();
  await page.getByRole('button', { name: 'I have seen it' }).click();
  const coach = page.getByRole('complementary', { name: 'Coach' });
  const said = new Set<string>();
  while ((await ended(page).count()) === 0) {
    if (await coach.isVisible()) said.add(await coach.innerText({ timeout: 1_000 }).catch(() => ''));
    await step(page);
    await page.waitForTimeout(20);
  }
  expect(said.size).toBeGreaterThan(2);
  // What happened, and why.
  await expect(page.getByText('What happened')).toBeVisible();
  await expect(page.getByText(/^Quest 1 \(/)).toBeVisible();
  expect(errors).toEqual([]);
});

test('a newcomer learns Shadows to the end, and sees why', async ({ page, server }) => {
  await page.goto(`${server}/learn`);
  await page.getByRole('button', { name: 'A first game of Shadows over Camelot' }).click();
  const coach = page.getByRole('complementary', { name: 'Coach' });
  const said = new Set<string>();
  await play(page, async () => {
    if (await coach.isVisible()) said.add(await coach.innerText({ timeout: 1_000 }).catch(() => ''));
  });
  expect(said.size).toBeGreaterThan(1);
  // The end is told when the last card lies open, not before.
  await expect(page.getByRole('button', { name: 'Show all at once' })).toHaveCount(0);
  await expect(page.getByText('What happened')).toBeVisible();
  await remember(page);
  await expect(endedShadows(page)).toBeVisible();
});

test('the coach is there in a first game, and not after it was sent away', async ({ page, server }) => {
  const begin = async () => {
    await page.goto(server);
    await page.getByRole('button', { name: /^Play Avalon now/ }).click();
    await page.getByRole('button', { name: 'I have seen it' }).click();
  };
  await begin();
  const coach = page.getByRole('complementary', { name: 'Coach' });
  await expect(coach).toBeVisible();
  await coach.getByRole('button', { name: 'Hide the coach' }).click();
  await expect(coach).toHaveCount(0);
  await begin();
  await expect(page.getByRole('region', { name: 'Your move' })).toBeVisible();
  await expect(coach).toHaveCount(0);
  // It comes back where the rules are.
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.getByLabel('The coach explains each move').check();
  await page.keyboard.press('Escape');
  await expect(coach).toBeVisible();
});

test('the full rules have an anchor for each number', async ({ page, server }) => {
  await page.goto(`${server}/rules/full?rule=AV-31`);
  await expect(page.locator('#AV-31')).toBeInViewport();
  await expect(page.locator('#AV-31')).toContainText('AV-31.');
  await page.goto(`${server}/rules?game=shadows`);
  await page.getByRole('link', { name: 'SC-17–20' }).click();
  await expect(page.locator('#SC-17')).toBeInViewport();
});

test('the rules are one tap away at a table', async ({ page, server }) => {
  await page.goto(server);
  await page.getByRole('button', { name: /^Play Avalon now/ }).click();
  await page.getByRole('button', { name: 'I have seen it' }).click();
  const address = page.url();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.getByText('Good wants three quests to succeed')).toBeVisible();
  // Team sizes, sides, and who sees whom among the characters of this table.
  await expect(rules.getByRole('row', { name: 'Team of quest 1 2 2 2 3 3 3' })).toBeVisible();
  await expect(rules.getByText('Merlin sees as Evil: Assassin and Minion of Mordred')).toBeVisible();
  await expect(rules.getByText('This table plays by the usual rules.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
  expect(page.url()).toBe(address);
});
