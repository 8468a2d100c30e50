// What must hold on every screen of a table: seats, track, question and buttons lie on it, large enough and apart.
import { expect, type Page } from '@playwright/test';

type Size = { width: number; height: number; scale?: number };
/** Small phones, a phone on its side, a laptop at 200 % and a large screen. */
export const SIZES: Size[] = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 640, height: 400, scale: 2 },
  { width: 1920, height: 1080 },
];

export async function resize(page: Page, { width, height, scale = 1 }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  if (scale !== 1) {
    const devtools = await page.context().newCDPSession(page);
    const metrics = { width, height, deviceScaleFactor: scale, mobile: false };
    await devtools.send('Emulation.setDeviceMetricsOverride', metrics);
    await devtools.detach();
  }
  // What flies in is measured where it lands.
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const finite = document.getAnimations().filter((each) => each.effect?.getTiming().iterations !== Infinity);
    await Promise.all(finite.map((each) => each.finished.catch(() => undefined)));
  });
}

/** The screen that is shown now, at every size. */
export async function fits(page: Page, where: string, sizes: Size[] = SIZES): Promise<void> {
  for (const size of sizes) {
    await resize(page, size);
    // The ring measures its box after the page has its new size, which a busy machine does later.
    await expect
      .poll(() => faults(page), { message: `${where} at ${size.width}×${size.height}`, timeout: 10_000 })
      .toEqual([]);
  }
}

/** Everything that is too small, outside, clipped, covered, or over something else. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
    const label = (each: Element) =>
      `${each.getAttribute('class')} “${(each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 40)}”`;
    const box = (each: Element) => each.getBoundingClientRect();
    const inside = (one: DOMRect, other: { left: number; top: number; right: number; bottom: number }) =>
      one.left >= other.left - 1 &&
      one.top >= other.top - 1 &&
      one.right <= other.right + 1 &&
      one.bottom <= other.bottom + 1;
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

    const over = document.querySelector('main .end') !== null;
    const opening = document.querySelector('main .opening') !== null;
    // A quest that is being opened lies over the seats; the end of a game is read like a page.
    const seats = over || opening ? [] : all('main .seat');
    const track = over ? [] : all('main .track .quest, main .swords');
    const foot = over ? '' : ', main .opening .foot button';
    const buttons = all(`header button, .dock button, nav button${foot}`);
    const shown = [...seats, ...track, ...buttons, ...all('.dock .title')];
    for (const each of shown) {
      const at = box(each);
      if (!inside(at, screen)) found.push(`${label(each)} is outside: ${at.top.toFixed(0)}–${at.bottom.toFixed(0)}`);
      const clip = each.closest('.action, main');
      if (clip && !inside(at, box(clip))) found.push(`${label(each)} is cut off`);
    }
    const least = innerWidth < 360 ? 36 : 44;
    for (const each of seats)
      if (box(each).height < least || box(each).width < least) found.push(`${label(each)} is small`);
    for (const each of buttons)
      if (box(each).height < 43.5 || box(each).width < 43.5)
        if (!each.closest('.coach')) found.push(`${label(each)} is small`);
    for (const each of buttons.filter((button) => !(button as HTMLButtonElement).disabled)) {
      const at = box(each);
      const top = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
      if (!top || !(each.contains(top) || top.contains(each)))
        found.push(`${label(each)} lies under ${top?.className}`);
    }
    const apart = [...seats, ...track, ...buttons, ...all('.frame > header h1')];
    apart.forEach((one, index) => {
      for (const other of apart.slice(index + 1))
        if (!one.contains(other) && !other.contains(one) && meet(box(one), box(other)))
          found.push(`${label(one)} overlaps ${label(other)}`);
    });
    for (const seat of seats) {
      const name = seat.querySelector('.name');
      if (!name) continue;
      if (name.scrollHeight > name.clientHeight + 1) found.push(`${label(name)} is cut off below`);
      for (const badge of seat.querySelectorAll('.badge'))
        if (meet(box(badge), box(name))) found.push(`${label(badge)} covers the name ${label(name)}`);
    }
    const centre = document.querySelector('main .centre');
    for (const text of centre?.querySelectorAll('*') ?? [])
      if (
        centre &&
        text instanceof HTMLElement &&
        text.checkVisibility() &&
        !text.closest('.hidden') &&
        !inside(box(text), box(centre))
      )
        found.push(`${label(text)} runs out of the middle of the table`);
    if (document.documentElement.scrollWidth > innerWidth + 1) found.push('the page is too wide');
    return found;
  });
}
