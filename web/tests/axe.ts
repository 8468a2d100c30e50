// WCAG 2.2 A and AA by axe-core, nothing disabled. The page's own policy forbids foreign scripts, so it is put in by the
// browser's own door and not by a script tag.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { id: string; impact: string; nodes: { html: string; failureSummary: string }[] };

export async function audit(page: Page, where: string): Promise<void> {
  // Colours in the middle of a fade belong to no theme.
  await page.evaluate(() => Promise.all(document.getAnimations().filter((each) => each.effect?.getTiming().iterations !== Infinity).map((each) => each.finished.catch(() => undefined))));
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const axe = (globalThis as unknown as { axe: { run: (where: Document, how: object) => Promise<{ violations: Violation[] }> } }).axe;
    const found = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
    return found.violations;
  });
  const said = violations.map((each) => `${each.id}: ${each.nodes.map((node) => `${node.html} — ${node.failureSummary}`).join('\n  ')}`);
  expect(said, where).toEqual([]);
}
