// Every code of the server has words in every language, and nothing else has.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { PROBLEMS } from '../wire/wire';
import { LANGUAGES } from './index.svelte';

const locales = resolve(process.cwd(), '../locales');

test.each(LANGUAGES)('every problem of the server has words in %s', (language) => {
  const text = readFileSync(`${locales}/${language}/ui.ftl`, 'utf8');
  const keys = [...text.matchAll(/^problem-([a-z_]+) = \S/gm)].map(([, code]) => code);
  // The page itself says `away` when the server does not answer, `code` of another device's code, and `other` for a code of
  // a newer server.
  expect(keys.sort()).toEqual([...PROBLEMS, 'away', 'code', 'other'].sort());
});
