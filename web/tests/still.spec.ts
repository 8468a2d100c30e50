// Nothing on the page shifts while a vote is revealed.
import { expect, test } from './server';
import { step } from './play';

for (const [what, width, height] of [
  ['a phone', 360, 740],
  ['a wide screen', 1280, 800],
] as const) {
  test(`nothing moves while a vote turns over, on ${what}`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    await page.goto(server);
    await page.getByRole('button', { name: /^Play Avalon now/ }).click();
    await page.getByRole('button', { name: 'I have seen it' }).click();
    const vote = page.getByRole('button', { name: 'Approve', exact: true });
    while (!(await vote.isVisible())) await step(page);
    await page.evaluate(() => {
      const seen: unknown[] = [];
      Object.assign(globalThis, { shifts: seen, turned: 'not yet' });
      const turned = () =>
        [...document.querySelectorAll('main button strong')].some((each) =>
          /^(Approved|Rejected)$/.test(each.textContent ?? ''),
        );
      let lay = false;
      new MutationObserver(() => {
        if (turned()) lay = true;
        else if (lay) Object.assign(globalThis, { turned: 'and away' });
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        })[]) {
          seen.push({
            value: entry.value,
            what: entry.sources.map(({ node }) =>
              node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.textContent),
            ),
          });
        }
      }).observe({ type: 'layout-shift' });
    });
    await vote.click();
    // The result is shown for a while, then hidden again.
    await page.waitForFunction(() => (globalThis as unknown as { turned: string }).turned === 'and away');
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: unknown[] }).shifts);
    expect(shifts).toEqual([]);
  });
}
