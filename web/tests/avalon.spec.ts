import { audit } from './axe';
import { playByKeyboard, playByPointer, ended } from './play';
import { expect, test } from './server';

test('a newcomer plays a whole game of Avalon against bots', async ({ page, server }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const began = Date.now();
  await page.goto(server);
  await page.getByRole('button', { name: /^Play Avalon now/ }).click();
  await page.getByRole('button', { name: 'I have seen it' }).click();
  await expect(page.getByRole('region', { name: 'Your move' }).getByRole('button').first()).toBeVisible();
  expect(Date.now() - began).toBeLessThan(10_000);
  await playByPointer(page);
  await expect(page.getByRole('heading', { name: /wins$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Votes', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: /Quest 1/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await ended(page).click();
  await expect(page.getByText('The deal was fair')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a whole game by keyboard alone', async ({ page, server }) => {
  await page.goto(server);
  await page.getByRole('button', { name: /^Play Avalon now/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have seen it' }).waitFor();
  await page.keyboard.press('Escape');
  await playByKeyboard(page);
  await expect(page.getByRole('heading', { name: /wins$/ })).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any screen, ${theme}`, async ({ page, server }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto(server);
    await page.getByRole('button', { name: /^Play Avalon now/ }).waitFor();
    await audit(page, 'home');
    await page.goto(`${server}/new`);
    await page.getByRole('heading', { name: 'Characters' }).waitFor();
    await audit(page, 'new');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    await audit(page, 'lobby');
    await page.goto(`${server}/t/NOSUCH`);
    await page.getByRole('alert').waitFor();
    await audit(page, 'missing');
    await page.goto(server);
    await page.getByRole('button', { name: /^Play Avalon now/ }).click();
    await page.getByRole('button', { name: 'I have seen it' }).waitFor();
    await audit(page, 'night');
    await page.getByRole('button', { name: 'I have seen it' }).click();
    const seen = new Set<string>();
    await playByPointer(page, async () => {
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      if (seen.has(title)) return;
      seen.add(title);
      await audit(page, title);
    });
    await audit(page, 'end');
    for (const name of ['Talk', 'Votes', 'Roles', 'Log', 'Notes']) {
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).first().click();
      await audit(page, name);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await audit(page, 'menu');
    await page.keyboard.press('Escape');
    await ended(page).click();
    await page.getByText('The deal was fair').waitFor();
    await audit(page, 'replay');
  });
}
