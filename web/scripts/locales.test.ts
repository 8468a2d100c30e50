import { expect, test } from 'vitest';
// @ts-expect-error a plain script without types
import { compare, keys, messages, plurals, unused } from './locales.mjs';

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
