// Every screen before axe: phone and wide, day and night; and nothing that can be pressed lies under anything.
import type { Page } from '@playwright/test';
import { audit } from './axe';
import { ended, playByPointer, unfold } from './play';
import { expect, test } from './server';
import { openTable, play } from './shadows';

test('the pages around the games', async ({ page, browser, server }) => {
  const go = async (path: string, name: string | RegExp) => {
    await page.goto(`${server}/${path}`);
    await page.getByRole('heading', { name }).first().waitFor();
    await audit(page, `/${path}`);
  };
  await go('', 'Take a seat at the round table');
  await go('learn', 'Learn by playing');
  await go('rules', 'Short rules');
  await go('rules?rule=SC-45', 'You asked for rule SC-45');
  await go('rules/full?game=shadows', /the rules this engine plays/);
  await go('narrator', 'Narrator');
  await go('nowhere', 'Nothing here');
  await go('t/NOSUCH', 'No such table');
  await go('replay/NOSUCH', 'A finished game');
  await go('new', 'Create a table');
  await audit(page, 'new, folded');
  await unfold(page);
  await page.getByRole('checkbox', { name: 'Plot cards' }).check();
  await page.getByRole('checkbox', { name: 'Merlin', exact: false }).first().uncheck();
  await page.getByText('The rules do not allow this setup').waitFor();
  await audit(page, 'new, with a fault');
  await page.getByRole('button', { name: 'Shadows over Camelot' }).click();
  await page.getByText('The plain rules, nothing added.').first().waitFor();
  await unfold(page);
  await page.getByLabel('Knights to the rescue (expert)').waitFor();
  await audit(page, 'new, Shadows');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await audit(page, 'lobby of the host');
  const guest = await browser.newPage({ locale: 'en-US' });
  await guest.goto(page.url());
  await guest.getByRole('button', { name: 'Sit here 2' }).waitFor();
  await audit(guest, 'lobby of a guest');
  await guest.close();
});

/** The panels beside a table, one after the other. */
async function panels(page: Page, names: string[]): Promise<void> {
  for (const name of names) {
    await page
      .getByRole('navigation')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    const state = page.getByRole('button', { name: 'Say something about the game' });
    if (await state.isVisible()) await state.click();
    await audit(page, name);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const part of await page.getByRole('dialog').getByRole('group').all())
    await part.evaluate((details) => details.setAttribute('open', ''));
  await audit(page, 'menu');
  await page.keyboard.press('Escape');
}

test('a table of Avalon with everything', async ({ page, server }) => {
  await page.goto(`${server}/new`);
  await page.getByRole('button', { name: '10', exact: true }).click();
  await unfold(page);
  for (const name of [/^Percival/, /^Morgana/, /^Mordred/, 'Lady of the Lake', 'Excalibur', /^Targeting/, 'Plot cards'])
    await page.getByRole('checkbox', { name }).check();
  await page.getByRole('combobox', { name: 'Lancelots', exact: true }).selectOption('v2');
  await page.getByRole('button', { name: 'Play with bots now' }).click();
  await page.getByRole('button', { name: 'I have seen it' }).waitFor();
  await audit(page, 'night');
  await page.getByRole('button', { name: 'I have seen it' }).click();
  await panels(page, ['Talk', 'Votes', 'Roles', 'Log', 'Notes']);
  // The coach also speaks of plot cards.
  await page.getByRole('button', { name: 'Hide the coach' }).click();
  const seen = new Set<string>();
  await playByPointer(page, async () => {
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const asked = (await page.getByRole('region', { name: 'Your move' }).getByRole('button').count()) > 0;
    if (seen.has(`${title} ${asked}`)) return;
    seen.add(`${title} ${asked}`);
    await audit(page, title);
  });
  await audit(page, 'end');
  await panels(page, ['Votes', 'Log']);
  await ended(page).click();
  await page.getByText('The deal was fair').waitFor();
  await audit(page, 'replay');
  expect(seen.size).toBeGreaterThan(2);
});

test('a table of Shadows with everything', async ({ page, server }) => {
  await openTable(page, server, 7, true);
  await page.getByRole('region', { name: 'Your move' }).waitFor();
  await panels(page, ['Talk', 'Cards', 'Log', 'Notes']);
  const seen = new Set<string>();
  await play(page, async (title) => {
    const opening = (await page.getByRole('heading', { name: /goes on the quest/ }).count()) > 0;
    if (seen.has(`${title} ${opening}`)) return;
    seen.add(`${title} ${opening}`);
    await audit(page, title);
  });
  await page.getByRole('button', { name: 'Test your memory' }).click();
  await audit(page, 'test of memory');
  await page.getByRole('button', { name: 'Show all piles' }).click();
  await page.getByText('Pile 1').waitFor();
  await audit(page, 'end');
  await ended(page).click();
  await page.getByRole('heading', { name: 'The deal was fair' }).waitFor();
  await audit(page, 'replay');
  expect(seen.size).toBeGreaterThan(2);
});
