// One person plays Avalon by what the page offers: roles and names only.
import type { Page } from '@playwright/test';

export const ended = (page: Page) => page.getByRole('link', { name: 'Replay and fairness check' });

/** Unfolds everything in the form for a new table. */
export async function unfold(page: Page, within = page.getByRole('main')): Promise<void> {
  const folded = within.locator('details:not([open]) > summary');
  await within.getByText('More options', { exact: true }).waitFor();
  while ((await folded.filter({ visible: true }).count()) > 0) await folded.filter({ visible: true }).first().click();
}

type Press = (name: string | RegExp, index?: number) => Promise<boolean>;

/** Answers whatever is asked now. `press` presses an enabled button of the panel, `seat` one of the ring. */
async function answer(page: Page, press: Press, seat: (index: number) => Promise<boolean>): Promise<void> {
  const panel = page.getByRole('region', { name: 'Your move' });
  // The coach may say the same words.
  const asks = async (words: string | RegExp) =>
    (await panel.getByText(words).and(page.locator(':not(.coach *)')).count()) > 0;
  const [, count] =
    /Choose (\d) players? for quest/.exec(await panel.innerText({ timeout: 2_000 }).catch(() => '')) ?? [];
  if (count !== undefined) {
    const targeting = await asks(/Choose a quest/);
    if (targeting) await press(/^Quest \d: team of/);
    for (let index = 0; index < Number(count); index += 1) await seat(index);
    await bearer(page, press);
    await press('Propose this team');
  } else if (await asks('Choose a quest')) {
    await press(/^Quest \d: team of/);
  } else if (await asks('Approve this team?')) {
    await press('Approve');
  } else if (await asks('Choose your quest card')) {
    await press('Success');
    if (!(await press('Play Success'))) return;
    // Some characters must play Fail; the phone says so to them alone.
    if (await asks(/must play Fail/)) {
      await press('Fail');
      await press('Play Fail');
    }
  } else if (await asks(/who is Merlin/)) {
    await seat(0);
    await press(/is Merlin$/);
  } else if (await asks(/^Excalibur: whose/)) {
    await press('Do not use it');
  } else if (await asks(/whose side/)) {
    await seat(0);
    await press(/^Look at/);
  } else if (await asks(/plot card/)) {
    await seat(0);
    await press(/^(Lead|Ambush|The King|Restore|Charge|Show|Are You|We Found)/);
    await press(/^(Give|Take|Play it on)/);
  } else if (await asks(/^Play .* now/)) {
    if (!(await press('Keep it'))) {
      await seat(0);
      await press(/^Play it on/);
    }
  }
}

async function bearer(page: Page, press: Press): Promise<void> {
  const group = page.getByRole('group', { name: 'Who gets Excalibur?' });
  if ((await group.count()) === 0) return;
  const name = await group.getByRole('button').first().innerText();
  await press(name.trim());
}

/** One answer with the pointer, if anything is asked. */
export async function step(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'Your move' });
  const tap: Press = async (name, index = 0) => {
    const button = panel.getByRole('button', { name, exact: typeof name === 'string' }).nth(index);
    if ((await button.count()) === 0 || !(await button.isEnabled().catch(() => false))) return false;
    return button.click({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
  };
  const chair = async (index: number) => {
    const button = page.getByRole('main').getByRole('listitem').getByRole('button').nth(index);
    if ((await button.count()) === 0) return false;
    return button.click({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
  };
  await answer(page, tap, chair);
}

export async function playByPointer(page: Page, each?: () => Promise<void>): Promise<void> {
  await until(page, async () => {
    await each?.();
    await step(page);
  });
}

/** Every press goes to whatever has the focus, and the focus moves by Tab alone. */
export async function playByKeyboard(page: Page): Promise<void> {
  const focus = async (wanted: (name: string, role: string, pressed: string | null) => boolean): Promise<boolean> => {
    for (let steps = 0; steps < 60; steps += 1) {
      await page.keyboard.press('Tab');
      const [name, role, pressed, disabled] = await page.evaluate(() => {
        const at = document.activeElement as HTMLElement | null;
        const seat = at?.closest('li') ? 'seat' : 'button';
        return [
          at?.getAttribute('aria-label') ?? at?.innerText ?? '',
          seat,
          at?.getAttribute('aria-pressed') ?? null,
          at?.hasAttribute('disabled'),
        ] as const;
      });
      if (!disabled && wanted(name.trim(), role, pressed)) return true;
    }
    return false;
  };
  const fits = (name: string, want: string | RegExp) => (typeof want === 'string' ? name === want : want.test(name));
  const key: Press = async (want) => {
    if (!(await focus((name, role) => role === 'button' && fits(name, want)))) return false;
    await page.keyboard.press('Enter');
    return true;
  };
  const chair = async () => {
    if (!(await focus((_, role, pressed) => role === 'seat' && pressed === 'false'))) return false;
    await page.keyboard.press('Space');
    return true;
  };
  await until(page, () => answer(page, key, chair));
}

async function until(page: Page, step: () => Promise<void>): Promise<void> {
  while ((await ended(page).count()) === 0) {
    await step();
    await page.waitForTimeout(20);
  }
}
