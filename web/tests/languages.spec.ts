// A newcomer learns both games to the end in every language. It presses what the page offers, whatever it is called.
// English is part of every run; the other languages of `cargo xtask test --all`.
import type { Page } from '@playwright/test';
import { complaints, expect, test } from './server';

const ALL = ['pl', 'cs', 'es', 'uk'];
const LOCALES = process.env.WEB_LANGUAGES === 'all' ? ALL : [];

/** The end has a link to the replay. */
const over = (page: Page) => page.locator('.end a[href^="/replay/"]');

/** Presses one thing that can be pressed in the panel or, where a seat is asked for, in the ring. */
async function press(page: Page, turn: number): Promise<void> {
  const seats = page.locator('.ring button.chip[aria-pressed="false"]');
  if ((await seats.count()) > 0) {
    await seats.first().click({ timeout: 1_000 });
    return;
  }
  const wide = page.locator('.action .button.wide:enabled');
  const cards = page.locator('.action .quest-card[aria-pressed="false"], .action .pair .button:enabled');
  const waits = await page.locator('.action .time').count();
  if (waits > 0) return;
  if ((await page.locator('.action .quest-card[aria-pressed="true"]').count()) > 0 && turn % 2 === 0) {
    await wide.last().click({ timeout: 1_000 });
    return;
  }
  const first = (await cards.count()) > 0 ? cards : wide;
  const count = await first.count();
  if (count > 0) await first.nth(turn % count).click({ timeout: 1_000 });
}

async function learn(page: Page, game: number): Promise<void> {
  await page.locator('.learn button').nth(game).click();
  await page.locator('.action').waitFor();
  const night = page.locator('dialog .button.primary');
  if (game === 0) await night.click();
  await expect(page.locator('.action .coach')).toBeVisible();
  for (let turn = 0; (await over(page).count()) === 0; turn += 1) {
    await press(page, turn).catch(() => undefined);
    await page.waitForTimeout(40);
  }
  // Nothing on the screen is the bare key of a message.
  expect(await page.locator('body').innerText()).not.toMatch(/\b(sc|coach|story|role|log)-[a-z]/);
}

for (const locale of LOCALES) {
  test(`a newcomer learns both games in ${locale}`, async ({ browser, server }) => {
    const context = await browser.newContext({
      locale,
      reducedMotion: 'reduce',
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    const errors = complaints(page);
    for (const game of [0, 1]) {
      await page.goto(`${server}/learn`);
      await learn(page, game);
    }
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    expect(errors).toEqual([]);
  });
}
