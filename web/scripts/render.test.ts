// Renders every message of every language with example values: in every plural category, and with every code that a variant
// is for. A reference that nothing resolves, a name that a variant loses and a variant that is never chosen are failures.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PLOT_CARDS, ROLES } from '../src/lib/wire/avalon';
import { KNIGHTS, LOYALTIES, QUESTS } from '../src/lib/wire/shadows';
// @ts-expect-error a plain script without types
import { LANGUAGES, language } from './locales.mjs';

type Select = { variable: string; names: string[] };
type Message = { variables: string[]; counts: string[]; selects: Select[] };
type Values = Record<string, string | number>;

const root = join(import.meta.dirname, '../../locales');

/** The codes that the page gives beside the value of this name. */
const CODES: Record<string, readonly string[]> = {
  card: ['success', 'fail', ...PLOT_CARDS],
  goal: QUESTS,
  is: ROLES,
  knight: KNIGHTS,
  loyalty: LOYALTIES,
  quest: QUESTS,
  side: ['good', 'evil'],
};

/** One number for each plural category of a language: small ones, and fractions where only they have the category. */
function samples(name: string): number[] {
  const rules = new Intl.PluralRules(name);
  const found = new Map<string, number>();
  for (const number of [...Array(200).keys(), 0.5, 1.5, 1_000_000]) {
    const category = rules.select(number);
    if (!found.has(category)) found.set(category, number);
  }
  expect([...found.keys()].sort()).toEqual([...rules.resolvedOptions().pluralCategories].sort());
  return [...found.values()];
}

function bundleOf(name: string): FluentBundle {
  const bundle = new FluentBundle(name, { useIsolating: false });
  for (const file of readdirSync(join(root, name))) {
    expect(bundle.addResource(new FluentResource(readFileSync(join(root, name, file), 'utf8')))).toEqual([]);
  }
  return bundle;
}

const isCode = ({ variable }: Select) => variable.endsWith('Code');
const sample = (variable: string) => `‹${variable}›`;

describe.each(LANGUAGES as string[])('every message in %s', (name) => {
  const bundle = bundleOf(name);
  const all = [...(language(root, name).all as Map<string, Message>)];
  const render = (key: string, values: Values): string => {
    const errors: Error[] = [];
    const text = bundle.formatPattern(bundle.getMessage(key)?.value ?? '', values, errors);
    expect(errors, `${name} ${key} with ${JSON.stringify(values)}`).toEqual([]);
    expect(text, key).not.toMatch(/[{}]|undefined| {2}/);
    expect(text.trim(), key).toBe(text);
    expect(text, key).not.toBe('');
    return text;
  };
  /** The values that a message always gets, and neutral ones for what only selects. */
  const usual = ({ variables, selects }: Message): Values => ({
    ...Object.fromEntries(variables.map((variable) => [variable, sample(variable)])),
    ...Object.fromEntries(selects.map(({ variable }) => [variable, 'nothing'])),
  });
  test('with every plural', () => {
    for (const [key, message] of all) {
      for (const variable of message.counts) {
        for (const number of samples(name)) {
          const text = render(key, { ...usual(message), [variable]: number });
          for (const other of message.variables.filter((each) => each !== variable)) {
            expect(text, `${key} with ${number}`).toContain(sample(other));
          }
        }
      }
    }
  });

  test('without codes, and with all names in it', () => {
    for (const [key, message] of all.filter(([, { counts }]) => counts.length === 0)) {
      const text = render(key, usual(message));
      for (const variable of message.variables) expect(text, key).toContain(sample(variable));
    }
  });

  test('with every code and every certainty', () => {
    for (const [key, message] of all) {
      for (const select of message.selects) {
        const base = select.variable.slice(0, -'Code'.length);
        const codes = isCode(select) ? (CODES[base] ?? []) : ['yes', 'no', 'maybe'];
        const unknown = select.names.filter((each) => each !== 'other' && !codes.includes(each));
        expect(unknown, `${key}: variants that $${select.variable} never chooses`).toEqual([]);
        for (const code of codes) {
          const text = render(key, { ...usual(message), [select.variable]: code });
          for (const variable of message.variables.filter((each) => each !== base)) {
            expect(text, `${key} with ${code}`).toContain(sample(variable));
          }
        }
      }
    }
  });
});

test('every bot of the server has a name in every language', () => {
  const rust = readFileSync(join(root, '../crates/games/src/seat_names.rs'), 'utf8');
  const [, list = ''] = /SEAT_NAMES[^=]*=\s*\[([^\]]*)\]/.exec(rust) ?? [];
  const names = [...list.matchAll(/"(\w+)"/g)].map(([, name = '']) => name);
  expect(names).toHaveLength(10);
  for (const each of LANGUAGES as string[]) {
    const { all } = language(root, each) as { all: Map<string, Message> };
    for (const name of names) expect([...all.keys()], each).toContain(`bot-name-${name.toLowerCase()}`);
  }
});
