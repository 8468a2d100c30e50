// What is said is seen: at the seats, over the title on a phone, and pinned where somebody claims to be something. And the
// keys of a desktop.
import { fits } from './fit';
import { step } from './play';
import { expect, test } from './server';

test('words show at the seat of whoever speaks, and a claim stays there', async ({ page, browser, server }) => {
  await page.goto(`${server}/new`);
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  const guest = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await guest.goto(page.url());
  await guest.getByRole('button', { name: 'Sit here 2' }).click();
  await page.getByRole('button', { name: /^Fill/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (const each of [page, guest]) await each.getByRole('button', { name: 'I have seen it' }).click();

  await guest.getByRole('button', { name: 'Talk', exact: true }).click();
  await guest.getByLabel('Write a message').fill('Trust me, I know things.');
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status').getByText(/: Trust me, I know things\.$/)).toBeVisible();
  await expect(page.locator('main .bubble').first()).toBeVisible();
  await fits(page, 'while somebody speaks');
  await page.setViewportSize({ width: 1280, height: 800 });
  // On a wide screen the words themselves are at the seat; a new line, as the first may be gone by now.
  await guest.getByLabel('Write a message').fill('And I mean it.');
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('main .bubble').filter({ hasText: 'And I mean it.' })).toBeVisible();

  await guest.getByRole('button', { name: 'Say something about the game' }).click();
  const composer = guest.getByRole('group', { name: 'Say something about the game' });
  await composer.getByRole('button', { name: 'I am …' }).click();
  await composer.getByRole('button', { name: 'Merlin', exact: true }).click();
  await expect(page.getByRole('listitem').getByLabel(/claims: I’m Merlin/)).toBeVisible();
  await guest.context().close();
});

test('keys vote, choose seats and open the rules, but not while somebody types', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(server);
  await page.getByRole('button', { name: /^Play Avalon now/ }).click();
  await page.getByRole('button', { name: 'I have seen it' }).waitFor();
  await page.keyboard.press('Escape');
  // The focus goes to the board, not to nowhere.
  await expect(page.getByRole('main')).toBeFocused();
  const vote = page.getByRole('button', { name: 'Approve', exact: true });
  const propose = page.getByRole('button', { name: 'Propose this team' });
  await expect(vote.or(propose)).toBeVisible();
  if (await propose.isVisible()) {
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    await expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveCount(2);
    await propose.click();
  }
  await expect(vote).toBeVisible();
  const chat = page.getByRole('complementary').getByRole('textbox');
  await chat.focus();
  await page.keyboard.press('a');
  await expect(chat).toHaveValue('a');
  await expect(vote).toBeVisible();
  await chat.blur();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await expect(vote).toBeVisible();
  await page.keyboard.press('a');
  await expect(vote).toBeHidden();
  await step(page);
});

test('the table has a way past its header for the keyboard', async ({ page, server }) => {
  await page.goto(server);
  await page.getByRole('button', { name: /^Play Avalon now/ }).click();
  await page.getByRole('button', { name: 'I have seen it' }).click();
  await page.reload();
  await page.locator('main .seat').first().waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Skip/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
