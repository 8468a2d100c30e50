// One shared board and five phones, with the narrator on; and the narrator by itself.
import type { Browser, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { audit } from './axe';
import { step, unfold } from './play';
import { complaints, expect, test } from './server';

const NAMES = ['Anna', 'Bohdan', 'Cecilie', 'Dolores', 'Edek'];

/** The words of every line, and the script of every night, as the page has them. */
const words = Object.fromEntries(
  readFileSync(fileURLToPath(new URL('../../locales/en/narrator.ftl', import.meta.url)), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, key, text] = /^spoken-(\S+) = (.*)$/.exec(line) ?? [];
      return key !== undefined && text !== undefined ? [[key, text] as const] : [];
    }),
);
const data = readFileSync(fileURLToPath(new URL('../src/lib/wire/narrator.ts', import.meta.url)), 'utf8');
function script(key: string): string[] {
  const [, lines = ''] = new RegExp(`"${key}": "([^"]*)"`).exec(data) ?? [];
  return lines.split(' ').map((line) => words[line] ?? line);
}

/** A speech engine that says nothing, quickly, and keeps what it was given. */
const fakeSpeech = () => {
  const said: string[] = [];
  const voice = { name: 'Test', lang: 'en-GB', localService: true, voiceURI: 'test', default: true };
  const remote = { ...voice, name: 'Elsewhere', localService: false, voiceURI: 'elsewhere' };
  class Utterance {
    text: string;
    onstart: (() => void) | null = null;
    onend: (() => void) | null = null;
    constructor(text: string) {
      this.text = text;
    }
  }
  const engine = {
    getVoices: () => [remote, voice],
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    cancel: () => undefined,
    speak(utterance: Utterance) {
      if (utterance.text.trim() !== '') said.push(utterance.text);
      setTimeout(() => {
        utterance.onstart?.();
        utterance.onend?.();
      }, 5);
    },
  };
  Object.defineProperty(window, 'speechSynthesis', { value: engine, configurable: true });
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, said });
  localStorage.setItem('roundtable.narrator.pauses', '0.5');
};
const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

/** Everything a page asks for must come from the server itself. */
function origins(page: Page): Set<string> {
  const found = new Set<string>();
  page.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url())) found.add(new URL(request.url()).host);
  });
  page.on('websocket', (socket) => found.add(new URL(socket.url()).host));
  return found;
}

/** The frames that a page is sent, without what differs between two sockets and says nothing of the game. */
function frames(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const told = JSON.parse(String(payload)) as Record<string, unknown>;
      if (told['update'] !== undefined) heard.push(JSON.stringify(told).replace(/"left":\d+/g, '"left":0'));
    }),
  );
  return heard;
}

async function phones(browser: Browser, url: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (const [index, name] of NAMES.entries()) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    pages.push(page);
    await page.goto(index === 0 ? `${url}/new` : (pages[0]?.url() ?? ''));
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('Your name').press('Enter');
    if (index === 0) {
      await unfold(page);
      await page.getByRole('checkbox', { name: /^Percival/ }).check();
      await page.getByRole('checkbox', { name: /^Morgana/ }).check();
      await page.getByRole('button', { name: 'Create the table' }).click();
    } else await page.getByRole('button', { name: `Sit here ${index + 1}`, exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: name }).getByText('you')).toBeVisible();
  }
  return pages;
}

test('a board and five phones; the narrator says the night and the first results', async ({ browser, server }) => {
  const pages = await phones(browser, server);
  const [host] = pages as [Page];
  const address = host.url();
  const wide = { viewport: { width: 1920, height: 1080 }, locale: 'en-US' };
  // The board is opened in the browser of the host, whose cookie has a seat: it is a spectator all the same.
  const board = await host.context().newPage();
  await board.setViewportSize(wide.viewport);
  await board.addInitScript(fakeSpeech);
  const watcher = await (await browser.newContext(wide)).newPage();
  const everywhere = [...pages, board, watcher].map(origins);
  const faults = [board, watcher].map(complaints);
  const [shown, watched] = [frames(board), frames(watcher)];
  await watcher.goto(address);
  await watcher
    .getByText('5 of 5', { exact: false })
    .or(watcher.getByRole('heading', { level: 1 }))
    .first()
    .waitFor();
  await board.goto(`${address}/board`);
  await board.getByRole('button', { name: 'Start the board' }).waitFor();
  await audit(board, 'board before the start');
  await board.setViewportSize(wide.viewport);
  await board.getByRole('button', { name: 'Sound check' }).click();
  await expect.poll(() => said(board)).toEqual(['I am the narrator. I will speak in this voice.']);
  await board.getByRole('button', { name: 'Yes', exact: true }).click();
  await board.getByRole('button', { name: 'Start the board' }).click();
  await expect(board.getByRole('img', { name: 'Anna' })).toBeVisible();
  await expect(board.getByText('Everybody sits. The host starts the game.')).toBeVisible();
  // Names can be read from four metres.
  const height = await board
    .getByText('Anna', { exact: true })
    .evaluate((name) => parseFloat(getComputedStyle(name).fontSize));
  expect(height).toBeGreaterThanOrEqual(56);

  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const page of pages) await page.getByRole('button', { name: 'I have seen it' }).click();
  const night = script('off seen merlin,percival,morgana');
  expect(night.length).toBe(15);
  await expect.poll(async () => (await said(board)).slice(1, 1 + night.length), { timeout: 300_000 }).toEqual(night);
  await expect(board.getByText('Choosing a team')).toBeVisible();
  await audit(board, 'board');

  const isSaid = async (words: string) => (await said(board)).some((line) => line.includes(words));
  // The first quest, with its team, its votes and its cards.
  while (!(await isSaid('The quest cards:'))) for (const page of pages) await step(page);
  expect(await isSaid('proposes for quest 1')).toBe(true);
  await audit(board, 'board after a quest');

  // What the board was sent is what any spectator was sent, and nothing was private.
  await expect.poll(() => shown.length).toBe(watched.length);
  expect(shown).toEqual(watched);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.join('')).not.toMatch(/"(private|own|you|choices)"/);
  const [here] = [new URL(server).host];
  for (const found of everywhere) expect([...found]).toEqual([here]);
  expect(faults.flat()).toEqual([]);
  for (const page of [...pages, watcher]) await page.context().close();
});

test('where nobody may watch, the board needs the link of the host', async ({ browser, server }) => {
  const host = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await host.goto(`${server}/new`);
  await unfold(host);
  await host.getByRole('combobox', { name: 'Spectators' }).selectOption('forbidden');
  await host.getByRole('button', { name: 'Create the table' }).click();
  await host.getByRole('button', { name: /bots/ }).first().click();
  await host.getByText('Shared board').click();
  await host.getByRole('button', { name: 'Make a link for another screen' }).click();
  const link = (await host.getByText(/\/board#[0-9a-f]{32}$/).textContent()) ?? '';
  await host.getByRole('button', { name: 'Start the game' }).click();
  await host.getByRole('button', { name: 'I have seen it' }).waitFor();
  const screen = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await screen.goto(link.split('#')[0] ?? '');
  await screen.getByText('The host can make a link for this screen', { exact: false }).waitFor();
  await screen.goto('about:blank');
  await screen.goto(link);
  await screen.getByRole('checkbox', { name: 'The narrator speaks here' }).uncheck();
  await screen.getByRole('button', { name: 'Start the board' }).click();
  await expect(screen.getByText(/^(Choosing a team|Voting on the team)$/)).toBeVisible();
  expect(screen.url()).not.toContain('#');
  for (const page of [host, screen]) await page.context().close();
});

test('the narrator alone, two taps from the home page, and offline once it was opened', async ({ page, server }) => {
  await page.addInitScript(fakeSpeech);
  const found = origins(page);
  await page.goto(server);
  await page.getByRole('link', { name: 'Narrator for printed cards' }).click();
  await page.getByRole('button', { name: 'Begin the night' }).waitFor();
  await audit(page, '/narrator');
  await page.getByRole('combobox', { name: 'Lancelots' }).selectOption('v1');
  await page.getByRole('checkbox', { name: 'Mordred' }).check();
  await expect(page.getByText('Too many Evil characters')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin the night' })).toBeDisabled();
  await page.getByRole('button', { name: '10', exact: true }).click();
  const isKept = () =>
    page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const kept = await (await caches.open(name)).keys();
      return ['/Narrator', '/narrator', '/avalon'].every((part) => kept.some(({ url }) => url.includes(part)));
    });
  await expect.poll(isKept).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Begin the night' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await audit(page, 'the night');
  await expect(page.getByText('The night is over.')).toBeVisible({ timeout: 300_000 });
  const lines = (await said(page)).filter((line, index, all) => line !== all[index - 1]);
  expect(lines).toEqual(script('v1 seen merlin,percival,morgana,mordred'));

  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Player 3', exact: true }).click();
  for (let quest = 1; quest <= 3; quest += 1) {
    const size = quest === 1 ? 3 : 4;
    for (let seat = 1; seat <= size; seat += 1)
      await page.getByRole('button', { name: `Player ${seat}`, exact: true }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Approved' }).click();
    if (quest > 1) {
      await page.getByRole('button', { name: /^With the printed cards/ }).click();
      await page.getByRole('button', { name: '0', exact: true }).click();
      continue;
    }
    await page.getByRole('button', { name: 'Pass this device round' }).click();
    for (let seat = 1; seat <= size; seat += 1) {
      await page.getByText(`Next: Player ${seat}`).waitFor();
      await page.getByRole('button', { name: 'Hold to choose in secret' }).dispatchEvent('pointerdown');
      await page.getByRole('button', { name: 'Success' }).click();
    }
    await page.getByRole('button', { name: /turn them over/ }).click();
  }
  await page.getByRole('button', { name: 'Player 5', exact: true }).click();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByText('Good wins')).toBeVisible();
  await audit(page, 'the end of the helper');
  expect([...found]).toEqual([new URL(server).host]);
});
