import { expect, test } from 'vitest';
// @ts-expect-error a plain script without types
import { compare, keys, messages, plurals, selectors, unused } from './locales.mjs';
// @ts-expect-error a plain script without types
import { names, ruledOut } from './terms.mjs';

const read = (text: string, file = 'locales/en/ui.ftl') => messages(text, file).found;

test('what does not parse and what is there twice are faults', () => {
  expect(messages('a = x\na = y\n', 'f').faults).toEqual(['f: a is there twice']);
  expect(messages('!!\n', 'f').faults[0]).toContain('does not parse');
});

test('a missing, a foreign and a different message are faults', () => {
  const english = read('a = { $name } sits\nb = there\n');
  const polish = read('a = siedzi\nc = x\n', 'locales/pl/ui.ftl');
  expect(compare(english, polish, 'pl')).toEqual([
    'locales/pl/ui.ftl: a uses {}, English {name}',
    'locales/pl: b is missing (ui.ftl)',
    'locales/pl/ui.ftl: c is not in English',
  ]);
});

test('every plural of the language must be there where a number decides', () => {
  const two = 'a = { NUMBER($n) ->\n    [one] one\n   *[other] more\n }\n';
  expect(plurals(read(two), 'en')).toEqual([]);
  expect(plurals(read(two), 'es')).toEqual([]);
  expect(plurals(read(two), 'pl')).toEqual(['locales/en/ui.ftl: a lacks the plural few, many']);
  expect(plurals(read(two), 'cs')).toEqual(['locales/en/ui.ftl: a lacks the plural few']);
  const bare = two.replace('NUMBER($n)', '$n');
  expect(plurals(read(bare), 'en')[0]).toContain('write NUMBER($n)');
});

test('a key is used whole or by the pattern of a template', () => {
  const all = read('role-merlin = x\nrole-oberon = x\nplain = x\nlost-one = x\n');
  expect(unused(all, ["t(`role-${role}`) t('plain')"])).toEqual(['lost-one']);
  expect(unused(all, ['t(`${any}`)'])).toHaveLength(4);
});

test('the type of the keys names their variables', () => {
  expect(keys(read('a = { $name } { $count }\nb = x\n'))).toContain("'a': 'count' | 'name';\n  'b': never;");
});

test('what only selects a variant is no variable, and its default is neutral', () => {
  const choice = (variable: string, usual: string) =>
    read(`a = { $knight } { ${variable} ->\n    [x] y\n   *[${usual}] z\n }\n`);
  expect(choice('$knightCode', 'other').get('a').variables).toEqual(['knight']);
  expect(selectors(choice('$knightCode', 'other'))).toEqual([]);
  expect(selectors(choice('$knightCode', 'arthur'))[0]).toContain('needs the default *[other]');
  expect(selectors(choice('$questCode', 'other'))[0]).toContain('selects by $questCode, which nobody gives');
  expect(selectors(choice('$mordred', 'maybe'))[0]).toContain('selects by $mordred');
  expect(selectors(read('a = { $mordred ->\n    [yes] y\n   *[maybe] z\n }\n'))).toEqual([]);
});

test('names follow the terms, and words that are not used are found', () => {
  const terms = '## Not used\n| language | not | instead |\n|---|---|---|\n| en | chair*, by lot | seat |\n';
  const said = read('a = Two chairs\nb = By lot\nc = Armchair, by lots\n');
  expect(ruledOut(terms, said, 'en')).toEqual([
    'locales/en/ui.ftl: a says “chair*”; docs/terms.md wants “seat”',
    'locales/en/ui.ftl: b says “by lot”; docs/terms.md wants “seat”',
  ]);
  expect(ruledOut(terms, said, 'pl')).toEqual([]);
  const table = '## Avalon\n| Merlin | Merlin | Merlin | Merlín* | Мерлін |\n';
  const merlin = (name: string) =>
    names(table, read(`role-merlin = ${name}\n`), 'es').filter((fault: string) => fault.includes('role-merlin'));
  expect(merlin('Merlín')).toEqual([]);
  expect(merlin('Merlin')).toEqual(['locales/en/ui.ftl: role-merlin is “merlin”, in docs/terms.md “merlín”']);
});
