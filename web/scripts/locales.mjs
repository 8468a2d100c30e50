// Reads and compares the languages. Used by check-locales.mjs and its tests.
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@fluent/syntax';

/** The languages: one folder each. */
export const LANGUAGES = readdirSync(join(dirname(fileURLToPath(import.meta.url)), '../../locales')).sort();

/**
 * The variables and the choices of a message. A variable that only selects a variant by its value, such as `$questCode`,
 * is not among the variables: no caller has to give it, so the default variant must do without it.
 */
function inspect(entry) {
  const variables = new Set();
  const plurals = [];
  const counts = [];
  const selects = [];
  const texts = [];
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'TextElement') texts.push(node.value);
    if (node.type === 'VariableReference') variables.add(node.id.name);
    if (node.type === 'SelectExpression') {
      const names = node.variants.map((variant) => variant.key.name ?? variant.key.value);
      const isNumber = node.selector.type === 'FunctionReference' && node.selector.id.name === 'NUMBER';
      const categories = names.filter((name) => ['zero', 'one', 'two', 'few', 'many', 'other'].includes(name));
      if (isNumber) {
        plurals.push(categories);
        counts.push(node.selector.arguments.positional[0]?.id?.name ?? '');
      } else {
        const usual = node.variants.find((variant) => variant.default)?.key.name ?? '';
        selects.push({ variable: node.selector.id?.name ?? '', names, usual, looksPlural: categories.length > 1 });
        return visit(node.variants);
      }
    }
    Object.values(node).forEach(visit);
  };
  visit(entry.value);
  return { variables: [...variables].sort(), plurals, counts, selects, texts };
}

/** The messages of a file; text that does not parse is a fault. */
export function messages(text, file) {
  const faults = [];
  const found = new Map();
  for (const entry of parse(text, { withSpans: true }).body) {
    if (entry.type === 'Junk') {
      const line = text.slice(0, entry.span.start).split('\n').length;
      faults.push(`${file}:${line}: this does not parse: ${entry.content.trim().split('\n')[0]}`);
    } else if (entry.type === 'Message') {
      const key = entry.id.name;
      if (found.has(key)) faults.push(`${file}: ${key} is there twice`);
      if (entry.value === null) faults.push(`${file}: ${key} says nothing`);
      found.set(key, { ...inspect(entry), file });
    }
  }
  return { found, faults };
}

/** All messages of a language, from all its files. */
export function language(root, name) {
  const folder = join(root, name);
  const all = new Map();
  const faults = [];
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.ftl')) : [];
  for (const file of files.sort()) {
    const path = `locales/${name}/${file}`;
    const read = messages(readFileSync(join(folder, file), 'utf8'), path);
    faults.push(...read.faults);
    for (const [key, message] of read.found) {
      if (all.has(key)) faults.push(`${path}: ${key} is also in ${all.get(key).file}`);
      all.set(key, message);
    }
  }
  return { all, faults };
}

const base = (message) => message.file.split('/').pop();

/** The messages that a language lacks or has too many, compared with English. */
export function compare(english, other, name) {
  const faults = [];
  for (const [key, message] of english) {
    const there = other.get(key);
    if (!there) {
      faults.push(`locales/${name}: ${key} is missing (${base(message)})`);
      continue;
    }
    const [want, have] = [message.variables.join(' '), there.variables.join(' ')];
    if (want !== have) faults.push(`${there.file}: ${key} uses {${have}}, English {${want}}`);
    if (base(there) !== base(message)) faults.push(`${there.file}: ${key} belongs in ${base(message)}`);
  }
  for (const [key, message] of other) {
    if (!english.has(key)) faults.push(`${message.file}: ${key} is not in English`);
  }
  return faults;
}

/** Where a number selects the text, every plural form of the language must be there. */
export function plurals(all, name) {
  const faults = [];
  const needed = new Intl.PluralRules(name).resolvedOptions().pluralCategories;
  // `many` is for fractions in Czech and for millions in Spanish, which do not occur here.
  const wanted = needed.filter((category) => !(category === 'many' && (name === 'cs' || name === 'es')));
  for (const [key, message] of all) {
    for (const categories of message.plurals) {
      const lacking = wanted.filter((category) => !categories.includes(category));
      // "other" is for fractions in Polish and Ukrainian, but Fluent wants a default.
      if (lacking.length > 0) faults.push(`${message.file}: ${key} lacks the plural ${lacking.join(', ')}`);
    }
    for (const select of message.selects) {
      if (select.looksPlural)
        faults.push(
          `${message.file}: ${key} chooses a plural by $${select.variable}; write NUMBER($${select.variable})`,
        );
    }
  }
  return faults;
}

/** The characters that a text names only if they may be in play, and the values that say so. */
const IN_PLAY = ['merlin', 'percival', 'morgana', 'mordred', 'oberon'];
const CERTAINTIES = ['yes', 'no', 'maybe'];

/**
 * What selects a variant: `$xCode` beside a variable `$x` that the message has, with the default `other`, or one of the
 * characters, with the default `maybe`. Both defaults make sense when the value is not given.
 */
export function selectors(all) {
  const faults = [];
  for (const [key, { file, selects, variables }] of all) {
    for (const { variable, names, usual, looksPlural } of selects) {
      if (looksPlural) continue;
      const isCode = variable.endsWith('Code') && variables.includes(variable.slice(0, -'Code'.length));
      const isCharacter = IN_PLAY.includes(variable) && names.every((name) => CERTAINTIES.includes(name));
      if (!isCode && !isCharacter) faults.push(`${file}: ${key} selects by $${variable}, which nobody gives`);
      const wanted = isCode ? 'other' : 'maybe';
      if (usual !== wanted) faults.push(`${file}: ${key} needs the default *[${wanted}], not *[${usual}]`);
    }
  }
  return faults;
}

/** The keys that no source uses, neither as a word nor by a template such as `role-${role}`. */
export function unused(all, sources) {
  const words = new Set();
  const patterns = [];
  for (const text of sources) {
    for (const [, word] of text.matchAll(/['"`]([a-z0-9]+(?:[-_][a-z0-9_]+)+|[a-z]+)['"`]/g)) words.add(word);
    for (const [, template] of text.matchAll(/`([a-zA-Z0-9_-]*\$\{[^`]*)`/g)) {
      const plain = template.split(/\$\{(?:[^{}]|\{[^}]*\})*\}/);
      // A template needs a prefix; otherwise it would match every key.
      if ((plain[0] ?? '').length < 3) continue;
      patterns.push(
        new RegExp(`^${plain.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[a-z0-9_A-Z-]+')}$`),
      );
    }
  }
  return [...all.keys()].filter((key) => !words.has(key) && !patterns.some((pattern) => pattern.test(key)));
}

/** The TypeScript type of all keys and their variables. */
export function keys(english) {
  const lines = [...english]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, message]) => {
      const names = message.variables.map((name) => `'${name}'`).join(' | ');
      return `  '${key}': ${names || 'never'};`;
    });
  return `// Written by scripts/check-locales.mjs from locales/en. Do not edit.\n\n/** Every message and the variables it needs. */\nexport type Messages = {\n${lines.join('\n')}\n};\n`;
}
