// What is read before any script runs exists in every language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/lib/i18n/index.svelte';

const read = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');
const index = read('index.html').replaceAll(/\s+/g, ' ');

test.each(LANGUAGES)('the page without script and its manifest speak %s', (language) => {
  const title = /^title = (.+)$/m.exec(read(`../locales/${language}/ui.ftl`))?.[1] ?? '';
  expect(title).not.toBe('');
  const [, sentence = ''] = new RegExp(`<p lang="${language}">(.*?)</p>`).exec(index) ?? [];
  expect(sentence).toContain('JavaScript');
  expect(sentence.startsWith(title)).toBe(true);
  const manifest = JSON.parse(read(`public/manifest.${language === 'en' ? '' : `${language}.`}webmanifest`));
  expect(manifest).toMatchObject({ lang: language, name: title, short_name: title, start_url: '/' });
  expect(index).toContain(`<meta name="description" lang="${language}" content="${manifest.description}" />`);
});
