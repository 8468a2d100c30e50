import { ended, playByKeyboard, playByPointer, step, unfold } from './play';
import { complaints, expect, test } from './server';

test('a newcomer plays a whole game of Avalon against bots', async ({ page, server }) => {
  const errors = complaints(page);
  await page.goto(server);
  await page.getByRole('button', { name: /^Play Avalon now/ }).click();
  // Nobody else can look, so the character is simply shown.
  const character = /^(Merlin|Assassin|Minion of Mordred|Loyal Servant of Arthur)$/;
  await expect(page.getByRole('dialog').getByText(character)).toBeVisible();
  await page.getByRole('button', { name: 'I have seen it' }).click();
  await expect(page.getByRole('region', { name: 'Your move' }).getByRole('button').first()).toBeVisible();
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

test('seven with Percival, Morgana, the Lady and Lancelots with a hidden deck', async ({ page, server }) => {
  await page.goto(`${server}/new`);
  await page.getByRole('button', { name: '7', exact: true }).click();
  await unfold(page);
  for (const name of [/^Percival/, /^Morgana/, 'Lady of the Lake']) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('combobox', { name: 'Lancelots', exact: true }).selectOption('v1');
  await page.getByRole('button', { name: 'Play with bots now' }).click();
  await page.getByRole('button', { name: 'I have seen it' }).click();
  await playByPointer(page);
  await expect(page.getByRole('heading', { name: /wins$/ })).toBeVisible();
});

test('ten with everything: Lancelots by schedule, Excalibur, plot cards, targeting', async ({ page, server }) => {
  await page.goto(`${server}/new`);
  await page.getByRole('button', { name: '10', exact: true }).click();
  await unfold(page);
  for (const name of [/^Percival/, /^Morgana/, /^Mordred/, 'Excalibur', /^Targeting/, 'Plot cards']) {
    await page.getByRole('checkbox', { name }).check();
  }
  await page.getByRole('combobox', { name: 'Lancelots', exact: true }).selectOption('v2');
  await page.getByRole('button', { name: 'Play with bots now' }).click();
  await page.getByRole('button', { name: 'I have seen it' }).click();
  // The coach also speaks of plot cards.
  await page.getByRole('button', { name: 'Hide the coach' }).click();
  await playByPointer(page);
  await expect(page.getByRole('heading', { name: /wins$/ })).toBeVisible();
});

test('a reload and a lost line in the middle of a vote', async ({ page, context, server }) => {
  await page.goto(server);
  await page.getByRole('button', { name: /^Play Avalon now/ }).click();
  await page.getByRole('button', { name: 'I have seen it' }).click();
  const vote = page.getByRole('button', { name: 'Approve', exact: true });
  const propose = page.getByRole('button', { name: 'Propose this team' });
  await expect(vote.or(propose)).toBeVisible();
  if (await propose.isVisible()) {
    const seats = page.getByRole('main').getByRole('listitem').getByRole('button');
    await seats.nth(0).click();
    await seats.nth(1).click();
    await propose.click();
  }
  await expect(vote).toBeVisible();
  await page.reload();
  await expect(vote).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await vote.click();
  await context.setOffline(false);
  await playByPointer(page);
  await expect(page.getByRole('heading', { name: /wins$/ })).toBeVisible();
});

test('a quest card can be taken back for a moment, whatever it is', async ({ page, server }) => {
  await page.goto(server);
  await page.getByRole('button', { name: /^Play Avalon now/ }).click();
  await page.getByRole('button', { name: 'I have seen it' }).click();
  const panel = page.getByRole('region', { name: 'Your move' });
  const back = panel.getByRole('button', { name: 'Take it back' });
  // Everybody may play Success, at some quest of some game.
  while ((await back.count()) === 0 && (await ended(page).count()) === 0) {
    await step(page);
    await page.waitForTimeout(20);
  }
  test.skip((await ended(page).count()) > 0, 'this player was on no quest');
  await back.click();
  await expect(panel.getByText('Choose your quest card')).toBeVisible();
  await page.waitForTimeout(2_500);
  // Nothing was sent.
  await expect(panel.getByText('Choose your quest card')).toBeVisible();
  await playByPointer(page);
  await expect(page.getByRole('heading', { name: /wins$/ })).toBeVisible();
});
