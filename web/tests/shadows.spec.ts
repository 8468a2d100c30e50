import { complaints, expect, test } from './server';
import { ended, openTable, play, remember } from './shadows';

const TABLES = [
  ['alone', 1, false],
  ['with three bots', 4, false],
  ['with six bots', 7, false],
  ['with three bots and the Knights', 4, true],
  ['with six bots and the Knights', 7, true],
] as const;

for (const [what, players, expert] of TABLES) {
  test(`Shadows ${what}, to the end`, async ({ page, server }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const errors = complaints(page);
    await openTable(page, server, players, expert);
    await expect(page.getByRole('img', { name: /^White swords: 0 of 7/ })).toBeVisible();
    await play(page);
    await expect(page.getByRole('heading', { name: /wins?$/ })).toBeVisible();
    await remember(page);
    await ended(page).click();
    await expect(page.getByRole('heading', { name: 'The deal was fair' })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('the log keeps no card, unless the table has a memory aid', async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const cards = /(Picts|Saxons|Dragon|Excalibur|Holy Grail) [?2345]|(Merlin|Morgan) \d|adds (Mordred|Vivien)/;
  for (const aid of [false, true]) {
    await page.goto(`${server}/new`);
    await page.getByRole('button', { name: 'Shadows over Camelot' }).click();
    await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: '1', exact: true }).click();
    if (aid) await page.getByRole('button', { name: /^First game/ }).click();
    await page.getByRole('button', { name: 'Play with bots now' }).click();
    const pile = page.getByRole('group', { name: 'Threat pile' });
    for (let turn = 1; turn <= 3; turn += 1) {
      await page.getByRole('button', { name: 'Listen to a rumour' }).click();
      await expect(pile.getByText(new RegExp(`^${turn} cards? in the pile`))).toBeVisible();
      // Merlin 4 asks for a token before the next turn.
      if (await page.getByText('loses its highest number').isVisible())
        await page.getByRole('button', { name: 'Dragon' }).click();
    }
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    const log = page.getByRole('list', { name: 'Log' });
    await expect(log.getByRole('listitem').first()).toBeVisible();
    const text = await log.innerText();
    if (aid) expect(text).toMatch(cards);
    else expect(text).not.toMatch(cards);
  }
});

test('a first game is coached, and the coach can be sent away', async ({ page, server }) => {
  await page.goto(`${server}/learn`);
  await page.getByRole('button', { name: /^A first game of Shadows/ }).click();
  const coach = page.getByRole('complementary', { name: 'Coach' });
  await expect(coach).toBeVisible();
  await page.reload();
  await expect(coach).toBeVisible();
  await coach.getByRole('button', { name: 'Hide the coach' }).click();
  await expect(coach).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your move' })).toBeVisible();
  await expect(coach).toHaveCount(0);
});
