// Draws the icons of the installed page from public/icon.svg: `node scripts/icons.mjs`, when that picture has changed.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../public');
const picture = Buffer.from(readFileSync(join(folder, 'icon.svg'))).toString('base64');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
// A mask may cut away all but a circle of 80 %; the field is the crest's own night.
for (const [name, size, part, field] of [
  ['icon-192', 192, 1, 'transparent'],
  ['icon-512', 512, 1, 'transparent'],
  ['icon-mask', 512, 0.66, '#0e1526'],
  ['icon-touch', 180, 0.8, '#0e1526'],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;height:${size}px;display:grid;place-items:center;background:${field}"><img width="${size * part}" height="${size * part}" src="data:image/svg+xml;base64,${picture}"></body>`,
  );
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: field === 'transparent' });
  await page.close();
}
await browser.close();
