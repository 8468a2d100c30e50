// One person plays Shadows over Camelot through the page, by roles and names only.
import { expect, type Page } from '@playwright/test';
import { unfold } from './play';

export const ended = (page: Page) => page.getByRole('link', { name: 'Replay and fairness check' });

/** Opens a practice table with the form for new tables. */
export async function openTable(page: Page, server: string, players: number, expert = false): Promise<void> {
  await page.goto(`${server}/new`);
  await page.getByRole('button', { name: 'Shadows over Camelot' }).click();
  await page
    .getByRole('group', { name: 'Players' })
    .getByRole('button', { name: String(players), exact: true })
    .click();
  if (expert) {
    await unfold(page);
    await page.getByLabel('Knights to the rescue (expert)').check();
  }
  await page.getByRole('button', { name: 'Play with bots now' }).click();
}

/** Answers what is asked now. The result says whether anything was asked. */
async function answer(page: Page, count: { turns: number }): Promise<boolean> {
  const panel = page.getByRole('region', { name: 'Your move' });
  const words = await panel.innerText({ timeout: 2_000 }).catch(() => '');
  const press = async (name: string | RegExp): Promise<boolean> => {
    const button = panel.getByRole('button', { name }).first();
    if ((await button.count()) === 0 || !(await button.isEnabled().catch(() => false))) return false;
    return button.click({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
  };
  /** Taps the first seat of the ring that can be tapped. */
  const tap = async (): Promise<boolean> => {
    const seat = page.getByRole('main').getByRole('listitem').getByRole('button').first();
    return (
      (await seat.count()) > 0 &&
      seat.click({ timeout: 2_000 }).then(
        () => true,
        () => false,
      )
    );
  };
  if (words.includes('What do you do?')) {
    count.turns += 1;
    // Now and then go on a quest or accuse, so that every kind of answer is asked for.
    if (count.turns % 4 === 0) {
      for (const quest of ['Holy Grail', 'Excalibur', 'Dragon', 'Saxons', 'Picts']) {
        if (await press(quest)) return press(/^Go (against|for) /);
      }
    }
    if (count.turns % 3 === 0 && (await press('Accuse somebody'))) return true;
    return press('Listen to a rumour');
  }
  if (words.includes('Tap the player you accuse')) return (await tap()) && press(/^Accuse (?!somebody)/);
  if (words.includes('Announce the card')) {
    // A Loyal phone says what the card is; a Traitor's takes the first announcement.
    await press('Picts');
    await press('?');
    await press(/^Announce /);
    const [, quest, value] = /Your card is (.+?) ([?2345]):/.exec(await panel.innerText().catch(() => '')) ?? [];
    if (quest === undefined || value === undefined) return true;
    if (quest !== 'Picts') await press(quest);
    await press(value);
    return press(/^Announce /);
  }
  if (words.includes('Vivien: hand')) return (await tap()) && press(/^Give it to/);
  if (words.includes('Keep yours, or swap')) return press('Keep mine');
  if (words.includes('loses its highest number')) return press('Dragon');
  if (words.includes('Put one of your cards')) return press('Play card 1');
  if (words.includes('add one of these cards')) {
    for (const name of ['Play card 1', 'Play card 2', 'Play card 3', /^All are Morgans/]) {
      await press(name);
      if (!(await panel.innerText().catch(() => '')).includes('add one of these cards')) return true;
    }
    return true;
  }
  if (words.includes('Does Gawain help')) {
    await press('Play Gawain');
    return (await panel.getByText('You do not hold').count()) > 0 ? press('Pass') : true;
  }
  if (words.includes('Does Arthur stop') || words.includes('Does Percival double')) return press('Pass');
  if (words.includes('Before you draw')) return press('Draw two rumours');
  if (words.includes('go on any quest at once')) return press('Do not go');
  return false;
}

export async function play(page: Page, each?: (title: string) => Promise<void>): Promise<void> {
  const count = { turns: 0 };
  // No limit of its own: the timeout of the test ends a game that hangs, however slow the machine is.
  while ((await ended(page).count()) === 0) {
    const title = await page
      .getByRole('heading', { level: 1 })
      .innerText({ timeout: 2_000 })
      .catch(() => '');
    await each?.(title);
    if (!(await answer(page, count))) await page.waitForTimeout(60);
  }
}

/** Answers the test of memory, wrong or right, and opens all piles. */
export async function remember(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Test your memory' }).click();
  const quiz = page.getByRole('region', { name: 'Test your memory' });
  await quiz.waitFor();
  while ((await quiz.getByText(/^Question \d/).count()) > 0) {
    // It asks before it tells.
    await expect(quiz.getByText(/^(Right!|No\. It was)/)).toHaveCount(0);
    await quiz.getByRole('group').getByRole('button').first().click();
    await expect(quiz.getByText(/^(Right!|No\. It was)/)).toBeVisible();
    await quiz.getByRole('button', { name: 'Continue' }).click();
  }
  await expect(quiz.getByText(/^You remembered \d of \d/)).toBeVisible();
  await quiz.getByRole('button', { name: 'Show all piles' }).click();
  await expect(page.getByText('Pile 1')).toBeVisible();
}
