// Bad names, dead links, full and finished tables, a server that is away or newer: each has a way out, in words one reads.
import type { Page } from '@playwright/test';
import { audit } from './axe';
import { ended, playByPointer, unfold } from './play';
import { expect, test } from './server';

/** Sits at a fresh table of five and gives its link to somebody else. */
async function open(page: Page, server: string): Promise<string> {
  await page.goto(`${server}/new`);
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  return page.url();
}

test('a name that cannot be taken is explained at its field', async ({ page, server }) => {
  await page.goto(server);
  const field = page.getByLabel('Your name');
  for (const [name, why] of [
    ['Bartholomew the Extraordinarily Brave', 'A name has at most 24 characters.'],
    ['<b>Ann</b>', 'A name may contain letters, digits, spaces and simple signs.'],
    ['!!!', 'A name needs at least one letter or digit.'],
    ['Аnn', 'The letters of one word must belong to one alphabet.'],
  ] as const) {
    await field.fill(name);
    await field.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible();
  }
  await field.fill('Ann');
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'name' })).toHaveCount(0);
  await page.getByLabel('Language').selectOption('uk');
  await page.getByLabel('Твоє ім’я').fill('!!!');
  await page.getByLabel('Твоє ім’я').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /^(?=.*\p{Script=Cyrillic})/u })).toBeVisible();
});

test('a name typed just before sitting down is the one the others read, however slow the line', async ({
  page,
  browser,
  server,
}) => {
  const link = await open(page, server);
  const guest = await browser.newPage({ locale: 'en-US' });
  await guest.goto(link);
  await expect(guest.getByLabel('Your name')).toHaveValue(/^Guest/);
  let seated = () => {};
  const pressed = new Promise<void>((resolve) => (seated = resolve));
  await guest.route('**/api/me', async (route) => {
    await pressed;
    await route.continue();
  });
  await guest.getByLabel('Your name').fill('Dolores');
  await guest.getByLabel('Your name').press('Enter');
  await guest.getByRole('button', { name: 'Sit here 2', exact: true }).click();
  seated();
  await expect(page.getByRole('listitem').filter({ hasText: 'Dolores' })).toBeVisible();
  await guest.close();
});

test('friends who come and go do not build the table of the others again', async ({ page, browser, server }) => {
  const link = await open(page, server);
  const guest = await browser.newPage({ locale: 'en-US' });
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit here 2', exact: true }).click();
  await page.getByRole('button', { name: /^Fill 3 seats/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  const same = await sheet.elementHandle();
  for (let visit = 0; visit < 3; visit += 1) {
    await guest.goto('about:blank');
    await expect(page.locator('[aria-label*="away"]').first()).toBeAttached();
    await guest.goto(link);
    await expect(page.locator('[aria-label*="away"]')).toHaveCount(0);
  }
  expect(await same?.isVisible()).toBe(true);
  await guest.close();
});

test('a dead link, a lost page and a lost replay lead home', async ({ page, server }) => {
  for (const [path, heading] of [
    ['t/NOSUCH', 'No such table'],
    ['a/b/c', 'Nothing here'],
    ['replay/NOSUCH', 'A finished game'],
  ] as const) {
    await page.goto(`${server}/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.getByRole('link', { name: 'To the home page' }).click();
    await expect(page.getByRole('heading', { name: 'Take a seat at the round table' })).toBeVisible();
  }
  await page.getByLabel('Code or link of a table').fill('nosuch');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { name: 'No such table' })).toBeVisible();
});

test('a full table says so, and a finished one shows its end', async ({ page, browser, server }) => {
  const link = await open(page, server);
  await page.getByRole('button', { name: /^Fill 4 seats/ }).click();
  const guest = await browser.newPage({ locale: 'en-US' });
  await guest.goto(link);
  await expect(guest.getByText('Every seat is taken.')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Create a table' })).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(guest.getByText('You are watching.')).toBeVisible();
  await page.getByRole('button', { name: 'I have seen it' }).click();
  await playByPointer(page);
  const late = await browser.newPage({ locale: 'en-US' });
  await late.goto(link);
  await expect(ended(late)).toBeVisible();
  await expect(late.getByRole('button', { name: 'Play again' })).toHaveCount(0);
  await guest.close();
  await late.close();
});

test('the page opens while the server is away, says so in its language, and goes on by itself', async ({
  page,
  mortal,
}) => {
  await page.goto(mortal.url);
  await page.getByLabel('Language').selectOption('pl');
  // Kept from now on: what is needed to open.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const manifest = await (await page.context().newCDPSession(page)).send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  const { installabilityErrors } = await (
    await page.context().newCDPSession(page)
  ).send('Page.getInstallabilityErrors');
  // A test's browser keeps nothing, which is the one thing it may say.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await mortal.kill();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Serwer nie odpowiada' })).toBeVisible();
  await audit(page, 'away');
  await page.goto(`${mortal.url}/t/QRSTU`);
  await expect(page.getByRole('heading', { level: 1, name: 'Serwer nie odpowiada' })).toBeVisible();
  await mortal.start();
  await page.getByRole('button', { name: 'Spróbuj teraz' }).click();
  await expect(page.getByRole('heading', { name: 'Nie ma takiego stołu' })).toBeVisible({ timeout: 60_000 });
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Zagraj w Avalon/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Serwer nie odpowiada' })).toHaveCount(0);
});

test('a page that is older than the server asks to be loaded again', async ({ page, mortal }) => {
  await page.goto(mortal.url);
  await page.getByRole('button', { name: /^Play Avalon now/ }).click();
  await page.getByRole('button', { name: 'I have seen it' }).click();
  // The next server has another build: its page names another script.
  await page.route(`${mortal.url}/`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/assets\/index-/, 'assets/index-newer-'),
    });
  });
  await mortal.kill();
  await expect(page.getByText('No connection, trying again …')).toBeVisible();
  await mortal.start();
  await expect(page.getByText('A newer version of this page is available.')).toBeVisible({ timeout: 60_000 });
  await page.unroute(`${mortal.url}/`);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('region', { name: 'Your move' })).toBeVisible();
  await expect(page.getByText('A newer version of this page is available.')).toHaveCount(0);
});

test('every option of a new table reaches the server, and its faults come back to their fields', async ({
  page,
  server,
}) => {
  const wishes: { setup: { options: Record<string, unknown> }; house: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/check')) wishes.push(request.postDataJSON());
  });
  const last = () => wishes.at(-1);
  await page.goto(`${server}/new`);
  await unfold(page);
  await page.getByRole('checkbox', { name: 'Plot cards' }).check();
  await page.getByLabel('Plot cards with five or six players').selectOption('own');
  for (const each of await page
    .getByRole('group', { name: 'Plot cards with five or six players' })
    .getByRole('spinbutton')
    .all())
    await each.fill('0');
  await expect(page.getByText('A plot deck needs at least one card.')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Ambush' }).fill('2');
  await expect.poll(() => last()?.setup.options['plotDeck56']).toEqual(['ambush', 'ambush']);
  await page.getByLabel('Time to decide').selectOption('own');
  await page.getByLabel('Seconds to decide').fill('45');
  await page.getByLabel('A bot replaces an absent player after').selectOption('120');
  await expect.poll(() => last()?.house).toMatchObject({ clock: { seconds: 45 }, absence: 120 });
  await page.getByRole('button', { name: 'Shadows over Camelot' }).click();
  await page.getByText('The plain rules, nothing added.').first().waitFor();
  await unfold(page);
  await page.getByLabel('Swords in the box').selectOption('16');
  await page.getByRole('spinbutton', { name: 'Mordred' }).fill('2');
  await expect(page.getByText('There must be 17 character cards').first()).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Vivien' }).fill('0');
  await expect(page.getByText('There must be 17 character cards')).toHaveCount(0);
  await expect
    .poll(() => last()?.setup.options)
    .toEqual({ swordLimit: 16, deck: { counts: { mordred: 2, vivien: 0 } } });
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
});

test('somebody’s words are hidden from whoever wishes so', async ({ page, browser, server }) => {
  const link = await open(page, server);
  const friend = await browser.newPage({ locale: 'en-US', viewport: { width: 360, height: 740 } });
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Sit here 2' }).click();
  await page.getByRole('button', { name: /^Fill 3 seats/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (const each of [page, friend]) {
    await each.getByRole('button', { name: 'I have seen it' }).click();
    await each.getByRole('navigation').getByRole('button', { name: /^Talk/ }).click();
  }
  await friend.getByLabel('Write a message').fill('Trust me');
  await friend.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Trust me').first()).toBeVisible();
  await page.getByText('Mute a player').click();
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await expect(page.getByText('Trust me')).toHaveCount(0);
  await page.reload();
  await page.getByRole('navigation').getByRole('button', { name: /^Talk/ }).click();
  await expect(page.getByText('Trust me')).toHaveCount(0);
  await friend.close();
});
