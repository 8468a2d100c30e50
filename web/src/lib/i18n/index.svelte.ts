// Messages in the reader's language. `t` reads reactive state, so a change of language shows at once, without a reload.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { GameName } from '../games';
import type { Messages } from './keys';

export const LANGUAGES = ['en', 'pl', 'cs', 'es', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language. */
export const NAMES: Record<Language, string> = {
  en: 'English',
  pl: 'Polski',
  cs: 'Čeština',
  es: 'Español',
  uk: 'Українська',
};

export type Key = keyof Messages;
/**
 * Something that has a name and a stable code, such as a quest or a Knight. As the value `quest` a message gets both
 * `$quest`, the name, and `$questCode`, by which a language selects a case or a gender of its own.
 */
export type Thing = { name: string; code: string };
type Values<K extends Key> = { [name in Messages[K]]: string | number | Thing };
/** Values that only select a variant. A message without them shows its default variant. */
type Selectors = Record<string, string>;
/** The keys of messages without variables. */
export type PlainKey = { [K in Key]: [Messages[K]] extends [never] ? K : never }[Key];
/** Messages without variables take none, or only those that select a variant. */
type Rest<K extends Key> = [Messages[K]] extends [never] ? [selectors?: Selectors] : [values: Values<K>];

/**
 * The parts of a language: `ui` is always loaded, the others with the page that needs them. The part `learn` is the file
 * `learn.ftl` and the file `<game>-learn.ftl` of every game, and so for each part: a new game only adds files.
 */
export type Part = 'ui' | 'learn' | 'replay' | 'narrator' | GameName;

const files = import.meta.glob<string>('../../../../locales/*/*.ftl', { query: '?raw', import: 'default' });

const state = $state<{ language: Language; version: number }>({ language: 'en', version: 0 });
let bundle = new FluentBundle('en', { useIsolating: false });
const parts = new Set<Part>(['ui']);

async function read(language: Language, part: Part): Promise<FluentResource[]> {
  const english = Object.keys(files).filter((path) => path.match(`/en/(\\w+-)?${part}\\.ftl$`));
  return Promise.all(
    english.map(async (path) => {
      // A file that is not translated is shown in English instead of as bare keys.
      const file = files[path.replace('/en/', `/${language}/`)] ?? files[path];
      return new FluentResource((await file?.()) ?? '');
    }),
  );
}

/** Changes the language as soon as all its messages are loaded. */
export async function speak(language: Language): Promise<void> {
  const resources = await Promise.all([...parts].map((part) => read(language, part)));
  const next = new FluentBundle(language, { useIsolating: false });
  for (const resource of resources.flat()) next.addResource(resource);
  bundle = next;
  state.language = language;
  state.version += 1;
  document.documentElement.lang = language;
  const manifest = language === 'en' ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', manifest);
}

/** Loads the messages of these parts, if they are not loaded yet. */
export async function need(...wanted: Part[]): Promise<void> {
  const fresh = wanted.filter((part) => !parts.has(part));
  if (fresh.length === 0) return;
  for (const part of fresh) parts.add(part);
  await speak(state.language);
}

/** The current language of the page. */
export function spoken(): Language {
  return state.language;
}

/** The first language of the browser that this page has. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

/** The values of a message, with the codes beside the names. */
function spread(values: Record<string, string | number | Thing> = {}): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      typeof value === 'object'
        ? [
            [key, value.name],
            [`${key}Code`, value.code],
          ]
        : [[key, value]],
    ),
  );
}

/** A message in the reader's language. */
export function t<K extends Key>(key: K, ...[values]: Rest<K>): string {
  void state.version;
  const message = bundle.getMessage(key);
  // The list of errors keeps a value that is not given from throwing: the default variant is shown then.
  return message?.value ? bundle.formatPattern(message.value, spread(values), []) : key;
}

/** The message of a key that is made from a word of the server; `otherwise` where this page has no such message. */
export function named(key: string, otherwise: string): string {
  void state.version;
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, {}, []) : otherwise;
}

/** Several things as the language lists them: "Ann, Ben and Cem". */
export function list(items: string[]): string {
  return new Intl.ListFormat(state.language, { style: 'long', type: 'conjunction' }).format(items);
}
