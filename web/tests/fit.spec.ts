// Both games at every size: nothing lies outside the screen or over anything else. FIT=all walks through whole games, with
// every number of seats and every language.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { fits, resize, SIZES } from './fit';
import { playByPointer, step, unfold } from './play';
import { expect, test } from './server';
import { openTable, play } from './shadows';

const ALL = process.env.FIT === 'all';
const LANGUAGES = ['pl', 'cs', 'es', 'uk'];

/** The coach has a test of its own. */
const withoutCoach = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const game of ['avalon', 'shadows']) localStorage.setItem(`roundtable.coach-off.${game}`, 'yes');
  });

/** Pages of the same person in other languages, which show the same moment. */
async function readers(browser: Browser, from: BrowserContext, url: string): Promise<[string, Page][]> {
  const { cookies } = await from.storageState();
  const made: [string, Page][] = [];
  for (const language of LANGUAGES) {
    const context = await browser.newContext({ storageState: { cookies, origins: [] }, reducedMotion: 'reduce' });
    await context.addInitScript((chosen) => localStorage.setItem('roundtable.language', chosen), language);
    await withoutCoach(context);
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('main .seat').first().waitFor();
    await page.keyboard.press('Escape');
    made.push([language, page]);
  }
  return made;
}

/** Looks at each new moment of a game, in all languages. */
async function walker(page: Page, browser: Browser): Promise<{ look: () => Promise<void>; seen: Set<string> }> {
  const others = await readers(browser, page.context(), page.url());
  const seen = new Set<string>();
  const look = async () => {
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const panel = page.getByRole('region', { name: 'Your move' });
    const asked = (await panel.getByRole('button').count()) > 0 ? await panel.innerText().catch(() => '') : '';
    const moment = `${title} ${asked.split('\n')[0] ?? ''}`.replace(/\d+/g, '');
    if (seen.has(moment)) return;
    seen.add(moment);
    await fits(page, moment);
    for (const [language, other] of others) await fits(other, `${moment} (${language})`);
  };
  return { look, seen };
}

for (const seats of ALL ? [5, 6, 7, 8, 9, 10] : [])
  test(`Avalon with ${seats} fits every screen`, async ({ page, browser, server }) => {
    await withoutCoach(page.context());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${server}/new`);
    await page.getByRole('button', { name: String(seats), exact: true }).click();
    if (seats === 10) {
      await unfold(page);
      for (const name of ['Lady of the Lake', 'Excalibur', /^Targeting/, 'Plot cards'])
        await page.getByRole('checkbox', { name }).check();
    }
    await page.getByRole('button', { name: 'Play with bots now' }).click();
    await page.getByRole('button', { name: 'I have seen it' }).click();
    const { look, seen } = await walker(page, browser);
    await playByPointer(page, look);
    await fits(page, 'the end');
    expect(seen.size).toBeGreaterThan(2);
  });

for (const [seats, expert] of ALL
  ? ([1, 2, 3, 4, 5, 6, 7].map((count) => [count, count % 2 === 1]) as [number, boolean][])
  : [])
  test(`Shadows with ${seats} fits every screen`, async ({ page, browser, server }) => {
    await withoutCoach(page.context());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openTable(page, server, seats, expert);
    await page.getByRole('region', { name: 'Your move' }).waitFor();
    const { look, seen } = await walker(page, browser);
    await play(page, look);
    await fits(page, 'the end');
    expect(seen.size).toBeGreaterThan(1);
  });

for (const game of ['Avalon', 'Shadows'])
  test(`a first game of ${game} with its coach fits every screen`, async ({ page, server }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${server}/learn`);
    await page.getByRole('button', { name: new RegExp(`^A first game of ${game}`) }).click();
    await page.getByRole('complementary', { name: 'Coach' }).waitFor();
    await page.keyboard.press('Escape');
    await fits(page, 'coached');
  });

for (const size of SIZES.slice(0, 4))
  test(`the seats stay where they are while votes come in, at ${size.width}×${size.height}`, async ({
    page,
    server,
  }) => {
    await page.goto(`${server}/new`);
    await page.getByRole('button', { name: '10', exact: true }).click();
    await page.getByRole('button', { name: 'Play with bots now' }).click();
    await page.getByRole('button', { name: 'I have seen it' }).click();
    await resize(page, size);
    const vote = page.getByRole('button', { name: 'Approve', exact: true });
    while (!(await vote.isVisible())) await step(page);
    // Every frame until the votes lie open; they do so for seconds, so no frame is missed.
    const watched = page.evaluate(
      () =>
        new Promise<string[]>((done) => {
          const seen = new Set<string>();
          const look = () => {
            const boxes = [...document.querySelectorAll('main .seat')].map((seat) => {
              const { x, y, width, height } = seat.getBoundingClientRect();
              return [x, y, width, height].map(Math.round).join(' ');
            });
            seen.add(boxes.join(', '));
            const open = [...document.querySelectorAll('main button strong')].some((each) =>
              /^(Approved|Rejected)$/.test(each.textContent ?? ''),
            );
            if (open) done([...seen]);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await vote.click();
    expect(await watched).toHaveLength(1);
  });

if (ALL)
  test('the secret shows above the thumb that holds the button', async ({ page, browser, server }) => {
    // With bots alone nothing needs to be held.
    await page.goto(`${server}/new`);
    await page.getByRole('button', { name: 'Create the table' }).click();
    const friend = await browser.newPage({ locale: 'en-US' });
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    await friend.goto(page.url());
    await friend.getByRole('button', { name: 'Sit here 2', exact: true }).click();
    await page.getByRole('button', { name: /^Fill 3 seats/ }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'I have seen it' }).waitFor();
    for (const size of SIZES) {
      await resize(page, size);
      for (const within of [sheet, page.locator('.dock')]) {
        const own = within.getByRole('button', { name: 'Your character' });
        const before = (await own.boundingBox())!;
        await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
        await page.mouse.down();
        const secret = within.getByText(/^(Merlin|Assassin|Minion of Mordred|Loyal Servant of Arthur)$/);
        await secret.waitFor();
        const held = (await own.boundingBox())!;
        const text = (await within.locator('.secret .who').last().boundingBox())!;
        const where = `${size.width}×${size.height}`;
        expect(text.y + text.height, where).toBeLessThanOrEqual(before.y + 2);
        expect(text.y, where).toBeGreaterThanOrEqual(0);
        expect(Math.abs(held.y - before.y), where).toBeLessThanOrEqual(30);
        await page.mouse.up();
        if (within === sheet) await page.keyboard.press('Escape');
      }
      await page.evaluate(() =>
        Object.keys(localStorage).forEach((key) => key.includes('night') && localStorage.removeItem(key)),
      );
      await page.reload();
      await sheet.getByRole('button', { name: 'I have seen it' }).waitFor();
    }
  });
