import { expect, test } from './server';
import { ended, openTable, play } from './shadows';

test('a finished game is stepped through, as all saw it and as one seat did', async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTable(page, server, 4);
  await play(page);
  await ended(page).click();
  await expect(page.getByRole('heading', { name: 'The deal was fair' })).toBeVisible();
  await expect(page.getByText('The fingerprint shown before the game matches the seed of the deal.')).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Move' });
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(page.getByText(`Move 0 of ${last}`, { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^White swords: 0 of 7/ })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('2');
  await page.keyboard.press('End');
  await expect(slider).toHaveValue(String(last));
  const hands = page.getByRole('list', { name: 'Cards in hand' });
  await expect(hands.getByRole('listitem')).toHaveCount(4);
  await page.getByLabel('View as').selectOption('0');
  await expect(hands.getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('View as').selectOption('public');
  await expect(hands).toHaveCount(0);
});

test('a game that is not over, or is not there, has no replay', async ({ page, server }) => {
  await openTable(page, server, 4);
  await page.getByRole('region', { name: 'Your move' }).waitFor();
  await page.goto(page.url().replace('/t/', '/replay/'));
  await expect(page.getByRole('alert')).toContainText('when the game is over');
  await page.goto(`${server}/replay/NOSUCH`);
  await expect(page.getByRole('alert')).toContainText('no such table');
  const steps = await page.request.get(`${server}/api/tables/NOSUCH/replay/public`);
  expect(steps.status()).toBe(404);
});
