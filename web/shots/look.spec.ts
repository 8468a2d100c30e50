// Pictures of every screen. One page plays in English; others of the same person look on in other languages, widths and
// themes, so that all show the same moment.
import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ended as over, playByPointer, unfold } from '../tests/play';
import { openTable, play } from '../tests/shadows';
import { test as base } from '../tests/server';

const OUT = process.env.OUT ?? 'test-results/shots';
const ONLY = process.env.LOOKS?.split(',');
const test = process.env.AT
  ? base.extend<object, { server: string }>({ server: [async ({}, use) => use(process.env.AT!), { scope: 'worker' }] })
  : base;
test.use({ pace: 20 });

type Look = { name: string; width: number; height: number; theme: 'light' | 'dark'; language: string };
const LOOKS: Look[] = (
  [
    ['phone-light-pl', 360, 740, 'light', 'pl'],
    ['phone-dark-uk', 360, 740, 'dark', 'uk'],
    ['wide-light-uk', 1280, 800, 'light', 'uk'],
    ['wide-dark-pl', 1280, 800, 'dark', 'pl'],
    ['phone-dark-en', 360, 740, 'dark', 'en'],
    ['wide-light-en', 1280, 800, 'light', 'en'],
  ] as const
)
  .map(([name, width, height, theme, language]) => ({ name, width, height, theme, language }))
  .filter(({ name }) => ONLY === undefined || ONLY.includes(name));

class Viewers {
  private readonly all: { look: Look; page: Page }[] = [];
  private number = 0;
  readonly group: string;
  constructor(group: string) {
    this.group = group;
  }
  async open(browser: Browser, from: BrowserContext): Promise<void> {
    const { cookies } = await from.storageState();
    for (const look of LOOKS) {
      const context = await browser.newContext({
        viewport: { width: look.width, height: look.height },
        colorScheme: look.theme,
        reducedMotion: 'reduce',
        storageState: { cookies, origins: [] },
      });
      await context.addInitScript((language) => localStorage.setItem('roundtable.language', language), look.language);
      this.all.push({ look, page: await context.newPage() });
    }
  }
  async go(url: string): Promise<void> {
    for (const { page } of this.all) {
      await page.goto(url);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
  }
  async shoot(what: string, before?: (page: Page, look: Look) => Promise<void>, full = false): Promise<void> {
    this.number += 1;
    for (const { look, page } of this.all) {
      await before?.(page, look);
      await page.waitForTimeout(120);
      mkdirSync(`${OUT}/${look.name}`, { recursive: true });
      await page.screenshot({
        path: `${OUT}/${look.name}/${this.group}-${String(this.number).padStart(2, '0')}-${what.replace(/[^a-zA-Z0-9-]+/g, '_')}.png`,
        fullPage: full,
      });
    }
  }
  async close(): Promise<void> {
    for (const { page } of this.all) await page.context().close();
  }
}

test('pages', async ({ page, browser, context, server }) => {
  await page.goto(server);
  await page.getByLabel('Your name').fill('Aneta');
  await page.getByLabel('Your name').press('Enter');
  const views = new Viewers('a');
  await views.open(browser, context);
  for (const [path, what] of [
    ['', 'home'],
    ['new', 'new'],
    ['learn', 'learn'],
    ['rules', 'rules'],
    ['rules?game=shadows&rule=SC-45', 'rules-shadows'],
    ['nowhere', 'nowhere'],
    ['t/NOSUCH', 'dead'],
  ] as const) {
    await views.go(`${server}/${path}`);
    await views.shoot(what, undefined, true);
  }
  await views.go(`${server}/new`);
  await views.shoot(
    'new-shadows',
    async (each) => each.getByRole('main').getByRole('group').first().getByRole('button').nth(1).click(),
    true,
  );
  await page.goto(`${server}/new`);
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await views.go(page.url());
  await views.shoot('lobby', undefined, true);
  await views.close();
});

const panel = async (page: Page, index: number, wide: boolean) => {
  const bar = wide ? page.getByRole('complementary').getByRole('group').first() : page.getByRole('navigation');
  await bar.getByRole('button').nth(index).click();
};

for (const [what, set] of [
  ['five', async () => undefined],
  [
    'ten',
    async (page: Page) => {
      await page.getByRole('button', { name: '10', exact: true }).click();
      await unfold(page);
      for (const name of [
        /^Percival/,
        /^Morgana/,
        /^Mordred/,
        'Excalibur',
        /^Targeting/,
        'Plot cards',
        'Lady of the Lake',
      ])
        await page.getByRole('checkbox', { name }).check();
      await page.getByRole('combobox', { name: 'Lancelots', exact: true }).selectOption('v2');
    },
  ],
] as const) {
  test(`avalon ${what}`, async ({ page, browser, context, server }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${server}/new`);
    await page.getByLabel('Your name').fill('Aneta');
    await page.getByLabel('Your name').press('Enter');
    await set(page);
    await page.getByRole('button', { name: 'Play with bots now' }).click();
    await page.getByRole('button', { name: 'I have seen it' }).waitFor();
    const views = new Viewers(what === 'five' ? 'b' : 'c');
    await views.open(browser, context);
    await views.go(page.url());
    await views.shoot('night');
    await views.shoot('night-peek', async (each) => {
      await each.getByRole('dialog').locator('button[aria-expanded]').focus();
      await each.keyboard.down('Enter');
    });
    await views.shoot('first', async (each) => {
      await each.keyboard.up('Enter');
      await each.keyboard.press('Escape');
    });
    await page.getByRole('button', { name: 'I have seen it' }).click();
    const seen = new Set<string>();
    let steps = 0;
    await playByPointer(page, async () => {
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      const asked =
        (await page.getByRole('region', { name: 'Your move' }).getByRole('button').count()) > 0 ? '-asked' : '';
      const key = `${title}${asked}`;
      steps += 1;
      if (seen.has(key)) return;
      seen.add(key);
      await views.shoot(key);
    });
    await views.shoot('end');
    await views.shoot('end-low', async (each) => {
      await each.getByRole('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
    });
    for (const [index, name] of ['talk', 'votes', 'roles', 'log', 'notes'].entries()) {
      await views.shoot(name, (each, look) => panel(each, index, look.width > 1000));
      await views.shoot(`${name}-closed`, (each) => each.keyboard.press('Escape').then(() => undefined));
    }
    await views.shoot('menu', (each) => each.getByRole('banner').getByRole('button').click());
    await page.goto(
      await over(page)
        .getAttribute('href')
        .then((href) => `${server}${href}`),
    );
    await views.go(page.url());
    await views.shoot('replay', undefined, true);
    await views.close();
  });
}

for (const [what, players, expert] of [
  ['solo', 1, false],
  ['seven', 7, true],
] as const) {
  test(`shadows ${what}`, async ({ page, browser, context, server }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(server);
    await page.getByLabel('Your name').fill('Aneta');
    await page.getByLabel('Your name').press('Enter');
    await openTable(page, server, players, expert);
    await page.getByRole('region', { name: 'Your move' }).waitFor();
    const views = new Viewers(what === 'solo' ? 'd' : 'e');
    await views.open(browser, context);
    await views.go(page.url());
    const seen = new Set<string>();
    await play(page, async (title) => {
      const opening = (await page.getByRole('heading', { name: /goes on the quest/ }).count()) > 0 ? '-open' : '';
      const silence = (await page.getByText('Silence', { exact: true }).count()) > 0 ? '-silence' : '';
      const asked =
        (await page.getByRole('region', { name: 'Your move' }).getByRole('button').count()) > 0 ? '-asked' : '';
      const key = `${title}${opening}${silence}${asked}`;
      if (seen.has(key)) return;
      seen.add(key);
      await views.shoot(key);
    });
    await views.shoot('end');
    await views.shoot('audit', async (each) => {
      await each.getByRole('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
    });
    // Alone there is nobody to talk to: other tabs, which the seven have too.
    for (const [index, name] of what === 'solo' ? [] : ['talk', 'cards', 'log', 'notes'].entries()) {
      await views.shoot(name, (each, look) => panel(each, index, look.width > 1000));
      await views.shoot(`${name}-closed`, (each) => each.keyboard.press('Escape').then(() => undefined));
    }
    await page.goto(
      await over(page)
        .getAttribute('href')
        .then((href) => `${server}${href}`),
    );
    await views.go(page.url());
    await views.shoot('replay', undefined, true);
    await views.close();
  });
}
