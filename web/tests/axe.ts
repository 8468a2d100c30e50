// WCAG 2.2 A and AA by axe-core, nothing disabled, on a phone and on a wide screen, by day and by night. The page's own
// policy forbids foreign scripts, so it is put in by the browser's own door and not by a script tag.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const PHONE = { width: 360, height: 740 };
export const WIDE = { width: 1280, height: 800 };

type Violation = { id: string; impact: string; nodes: { html: string; failureSummary: string }[] };

/** Every look of the screen that is shown now. */
export async function audit(page: Page, where: string): Promise<void> {
  for (const [size, width] of [
    [WIDE, 'wide'],
    [PHONE, 'phone'],
  ] as const) {
    await page.setViewportSize(size);
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await look(page, `${where}, ${width}, ${theme}`);
    }
    await uncovered(page, `${where}, ${width}`);
  }
}

async function look(page: Page, where: string): Promise<void> {
  // Colours in the middle of a fade belong to no theme.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((each) => each.effect?.getTiming().iterations !== Infinity)
        .map((each) => each.finished.catch(() => undefined)),
    ),
  );
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const axe = (
      globalThis as unknown as { axe: { run: (where: Document, how: object) => Promise<{ violations: Violation[] }> } }
    ).axe;
    const found = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    });
    return found.violations;
  });
  const said = violations.map(
    (each) => `${each.id}: ${each.nodes.map((node) => `${node.html} — ${node.failureSummary}`).join('\n  ')}`,
  );
  expect(said, where).toEqual([]);
}

/** Whatever can be pressed can be brought into sight with nothing lying over it, and nothing sticks out sideways. */
async function uncovered(page: Page, where: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const within = document.querySelector('dialog[open]') ?? document.body;
    const found: string[] = [];
    for (const each of within.querySelectorAll<HTMLElement>(
      'button:not(:disabled), a[href], select, input:not(.hidden), textarea, summary',
    )) {
      if (!each.checkVisibility() || each.closest('.skip') || each.classList.contains('skip')) continue;
      each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = each.getBoundingClientRect();
      if (box.width < 2) continue;
      const label = `${each.tagName} ${each.getAttribute('aria-label') ?? each.innerText}`.slice(0, 60);
      const lines = [...each.getClientRects()];
      const at = lines[0] ?? box;
      const top = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
      if (!top || !(each.contains(top) || top.contains(each)))
        found.push(`${label} lies under ${top?.className ?? 'nothing'}`);
      if (box.left < -1 || box.right > innerWidth + 1)
        if (!each.closest('[role=region], .list')) found.push(`${label} sticks out`);
    }
    if (document.documentElement.scrollWidth > innerWidth + 1)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    document.querySelector('main')?.scrollTo(0, 0);
    scrollTo(0, 0);
    return found;
  });
  expect(faults, where).toEqual([]);
}
