// Fails when a message is missing, unused, different in its variables, without a plural of its language, or not in the terms
// of docs/terms.md.
// `--write` writes the type of the keys first; `--only en` looks at one language.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, compare, keys, language, plurals, selectors, unused } from './locales.mjs';
import { names, ruledOut } from './terms.mjs';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const root = join(web, '..', 'locales');
const types = join(web, 'src/lib/i18n/keys.ts');
const terms = readFileSync(join(web, '../docs/terms.md'), 'utf8');

const sources = readdirSync(join(web, 'src'), { recursive: true })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('keys.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(web, 'src', file), 'utf8'));

const only = process.argv.includes('--only') ? [process.argv[process.argv.indexOf('--only') + 1]] : LANGUAGES;
const english = language(root, 'en');
const faults = [...english.faults];
for (const key of unused(english.all, sources)) faults.push(`${english.all.get(key).file}: ${key} is never shown`);
for (const name of only) {
  const { all, faults: own } = name === 'en' ? english : language(root, name);
  if (name !== 'en') faults.push(...own, ...compare(english.all, all, name));
  faults.push(...plurals(all, name), ...selectors(all));
  faults.push(...names(terms, all, name), ...ruledOut(terms, all, name));
}

const written = keys(english.all);
if (process.argv.includes('--write')) {
  writeFileSync(types, written);
} else if (readFileSync(types, 'utf8') !== written) {
  faults.push('src/lib/i18n/keys.ts is older than locales/en: run `npm run keys`');
}

for (const fault of faults) console.error(fault);
console.log(`${english.all.size} messages, ${only.length} languages, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
