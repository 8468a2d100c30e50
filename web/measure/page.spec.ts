// Figures of the page. Each is printed as a line "name number"; `cargo xtask measure page` compares it with its limit.
import type { Page } from '@playwright/test';
import { expect, test } from '../tests/server';

// Files that a service worker delivers would be counted uncompressed.
test.use({ serviceWorkers: 'block' });

test('work until the page can be used, on a CPU slowed four times', async ({ browser, server }) => {
  const works: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const page = await browser.newPage({
      locale: 'en-US',
      serviceWorkers: 'block',
      viewport: { width: 360, height: 740 },
    });
    works.push(await work(page, server));
    await page.close();
  }
  // Other processes can only add to the work, so the least of three is nearest to the page's own.
  const least = Math.min(...works);
  expect(least, 'the page did no work: it was not measured').toBeGreaterThan(10);
  console.log(`page-work-ms ${least.toFixed(0)}`);
});

/** Milliseconds of work of the page's main thread until it would answer a click. */
async function work(page: Page, server: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Mounted, painted, and the main thread free again.
  await page.addInitScript(() => {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('mounted')[0]) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { ready: true })));
    }).observe({ type: 'mark' });
  });
  await page.goto(server);
  await page.waitForFunction(() => (globalThis as unknown as { ready?: boolean }).ready);
  const { metrics } = await devtools.send('Performance.getMetrics');
  await expect(page.getByRole('button', { name: /^Play Avalon now/ })).toBeEnabled();
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity);
}

test('bytes and time until the first decision', async ({ page, server }) => {
  const began = performance.now();
  await page.goto(server);
  await page.getByRole('button', { name: /^Play Avalon now/ }).click();
  await page.getByRole('button', { name: 'I have seen it' }).click();
  await expect(page.getByRole('region', { name: 'Your move' }).getByRole('button').first()).toBeVisible();
  console.log(`first-decision-ms ${(performance.now() - began).toFixed(0)}`);
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter((each) => /\.(js|css)$/.test(new URL(each.name).pathname))
      .reduce((sum, each) => sum + each.encodedBodySize, 0),
  );
  expect(loaded, 'no script was counted').toBeGreaterThan(30_000);
  console.log(`first-decision-bytes ${loaded}`);
});
