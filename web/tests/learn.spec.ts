// The coach of a first game is in sight together with the question and its answers, on every size of screen.
import { expect, test } from './server';

const SIZES = [
  [320, 568],
  [360, 640],
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

test('the rules are one tap away at a table', async ({ page, server }) => {
  await page.goto(server);
  await page.getByRole('button', { name: /^Play Avalon now/ }).click();
  await page.getByRole('button', { name: 'I have seen it' }).click();
  const address = page.url();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.getByText('Good wants three quests to succeed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
  expect(page.url()).toBe(address);
});
