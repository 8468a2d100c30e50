// A lobby that bends: the host changes the game, people change seats and names, nobody has to join again.
import type { Browser, Page } from '@playwright/test';
import { audit } from './axe';
import { unfold } from './play';
import { expect, test } from './server';

const shots = process.env.SHOTS;
async function shot(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
}

async function open(page: Page, server: string): Promise<string> {
  await page.goto(`${server}/new`);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByLabel('Your name').press('Enter');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  return page.url();
}

async function friend(browser: Browser, link: string, name: string, seat: number): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your name').press('Enter');
  await page.getByRole('button', { name: `Sit here ${seat}`, exact: true }).click();
  await expect(row(page, name).getByText('you', { exact: true })).toBeVisible();
  return page;
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const names = (page: Page) => page.locator('.chairs strong').allInnerTexts();

test('the host changes the game, and everybody sees it and keeps a seat', async ({ page, browser, server }) => {
  const link = await open(page, server);
  const bo = await friend(browser, link, 'Bo', 5);
  await expect(bo.getByText('Merlin, Assassin')).toBeVisible();
  await bo.getByRole('button', { name: 'I am ready' }).click();
  await expect(row(page, 'Bo').getByText('ready', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Change the game' }).click();
  const editor = page.getByRole('dialog');
  await editor.getByRole('group', { name: 'Players' }).getByRole('button', { name: '7', exact: true }).click();
  await unfold(page, editor);
  await editor.getByRole('checkbox', { name: /^Percival/ }).check();
  await editor.getByRole('checkbox', { name: /^Morgana/ }).check();
  await expect(editor.getByRole('button', { name: 'Change it for everybody' })).toBeEnabled();
  await shot(page, 'editor-phone');
  await editor.getByRole('button', { name: 'Change it for everybody' }).click();
  await expect(editor).toHaveCount(0);
  await expect(bo.getByText('The host has changed the game:')).toBeVisible();
  await expect(bo.getByText(/Percival/).first()).toBeVisible();
  await expect(row(page, 'Bo').getByText('ready', { exact: true })).toHaveCount(0);
  await expect(bo.locator('.chairs li')).toHaveCount(7);
  await bo.getByRole('button', { name: 'Move here 7', exact: true }).click();
  await expect.poll(() => names(page)).toEqual(['Anna', 'Seat 2', 'Seat 3', 'Seat 4', 'Seat 5', 'Seat 6', 'Bo']);
  await audit(page, 'lobby of the host');
  await shot(page, 'lobby-phone');

  // Five seats again: Bo is given one of those that remain. Too many characters are explained in the form.
  await page.getByRole('button', { name: 'Change the game' }).click();
  await editor.getByRole('group', { name: 'Players' }).getByRole('button', { name: '5', exact: true }).click();
  await editor.getByRole('button', { name: 'Change it for everybody' }).click();
  await expect.poll(() => names(bo)).toEqual(['Anna', 'Bo', 'Seat 3', 'Seat 4', 'Seat 5']);
  await expect(row(bo, 'Bo').getByText('you', { exact: true })).toBeVisible();

  // A secret list is not shown to anybody, its author included.
  await page.getByRole('button', { name: 'Change the game' }).click();
  await unfold(page, editor);
  await editor.getByRole('checkbox', { name: /which characters/ }).uncheck();
  await editor.getByRole('button', { name: 'Change it for everybody' }).click();
  await expect(editor).toHaveCount(0);
  await expect(bo.getByText(/Percival/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Change the game' }).click();
  await expect(editor.getByText(/^The list of characters is secret/)).toBeVisible();
  await editor.getByRole('button', { name: 'Close', exact: true }).last().click();
  await bo.context().close();
});

test('people move, swap and rename; the host sets the order; everybody talks', async ({ page, browser, server }) => {
  const link = await open(page, server);
  const bo = await friend(browser, link, 'Bo', 2);
  const zoe = await friend(browser, link, 'Zoë 🦄', 3);
  await bo.getByRole('button', { name: 'Move here 5', exact: true }).click();
  await expect.poll(() => names(zoe)).toEqual(['Anna', 'Seat 2', 'Zoë 🦄', 'Seat 4', 'Bo']);
  await bo.getByRole('button', { name: 'Swap seats with Zoë 🦄' }).click();
  await expect(zoe.getByText('Bo would like to swap seats with you.')).toBeVisible();
  await shot(zoe, 'swap-phone');
  await zoe.getByRole('button', { name: 'Swap seats', exact: true }).click();
  await expect.poll(() => names(page)).toEqual(['Anna', 'Seat 2', 'Bo', 'Seat 4', 'Zoë 🦄']);

  await bo.getByLabel('Write a message').fill('Hello all');
  await bo.getByRole('button', { name: 'Send' }).click();
  await expect(zoe.getByText('Hello all')).toBeVisible();
  await page.getByRole('button', { name: 'Arrange the seats' }).click();
  await page.getByRole('button', { name: 'Move Bo up' }).click();
  await expect.poll(() => names(bo)).toEqual(['Anna', 'Bo', 'Seat 3', 'Seat 4', 'Zoë 🦄']);
  await page.getByRole('button', { name: 'Shuffle' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Hello all' })).toContainText('Bo');
  await page.getByRole('button', { name: 'Arrange the seats' }).click();

  await bo.getByLabel('Your name').fill('Bohdan');
  await bo.getByLabel('Your name').press('Enter');
  await expect(row(page, 'Bohdan')).toBeVisible();

  // Whoever is removed is told, and can only knock.
  await page.getByRole('button', { name: 'Remove Bohdan' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Remove Bohdan' }).click();
  await expect(bo.getByText('The host has removed you from the table.')).toBeVisible();
  await expect(bo.getByRole('button', { name: 'Knock' })).toBeVisible();

  await page.getByRole('button', { name: /^Fill 3 seats/ }).click();
  const bot = page.getByLabel(/^Level of (?!the bots)/).first();
  await bot.selectOption('knight');
  await expect(bot).toHaveValue('knight');
  await page.setViewportSize({ width: 1280, height: 800 });
  await shot(page, 'lobby-wide');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shot(page, 'lobby-wide-dark');
  await page.setViewportSize({ width: 360, height: 740 });
  await shot(page, 'lobby-phone-dark');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('button', { name: 'I have seen it' })).toBeVisible();
  for (const each of [bo, zoe]) await each.context().close();
});

test('an absent player is counted down, the bot’s moves are told, and the code of another device works at home', async ({
  page,
  browser,
  server,
}) => {
  const link = await open(page, server);
  const bo = await friend(browser, link, 'Bo', 2);
  await page.getByLabel('A bot replaces an absent player after').selectOption('15');
  await page.getByRole('button', { name: /^Fill 3 seats/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (const each of [page, bo]) await each.getByRole('button', { name: 'I have seen it' }).click();

  // A code for another device is accepted in the field of the home page.
  await bo.getByRole('button', { name: 'Menu' }).click();
  await bo.getByText('Another device').click();
  await bo.getByRole('button', { name: 'Get a code' }).click();
  const code = await bo.getByRole('dialog').locator('strong.code').last().innerText();
  await expect(bo.getByRole('img', { name: 'Or scan this with the other device:' })).toBeVisible();
  const other = await (await browser.newContext({ locale: 'en-US', viewport: { width: 360, height: 740 } })).newPage();
  await other.goto(server);
  await other.getByLabel('Code or link of a table').fill(code);
  await other.getByRole('button', { name: 'Join' }).click();
  await expect(other.getByRole('region', { name: 'Your move' })).toBeVisible();
  await expect(bo.getByText('You are watching.')).toBeVisible();

  await other.close();
  await expect(page.getByText(/^Bo is away: a bot plays in \d+ s\./)).toBeVisible();
  await shot(page, 'countdown-phone');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Put a bot in somebody’s seat').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bo', exact: true }).click();
  await shot(page, 'replace-phone');
  await page.getByRole('button', { name: 'Sure? A bot takes over for Bo' }).click();
  // The menu stays open although the table is described anew.
  await expect(page.getByText('Put a bot in somebody’s seat')).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText(/^Bo is away/)).toHaveCount(0);
  await bo.context().close();
});
