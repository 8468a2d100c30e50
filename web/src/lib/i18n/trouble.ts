// Problems and refusals by their stable words.
import { t, type Key } from './index.svelte';

const PROBLEMS = [
  'away',
  'banned',
  'closed',
  'code',
  'empty',
  'faults',
  'finished',
  'full',
  'host',
  'locked',
  'long',
  'missing',
  'muted',
  'name_character',
  'name_empty',
  'name_long',
  'name_mixed',
  'name_taken',
  'nameless',
  'no_level',
  'no_person',
  'not_full',
  'not_host',
  'not_now',
  'not_over',
  'not_seated',
  'origin',
  'paused',
  'rate',
  'seated',
  'sockets',
  'unavailable',
  'unreadable',
] as const;

type Known = (typeof PROBLEMS)[number];
const isKnown = (code: string): code is Known => (PROBLEMS as readonly string[]).includes(code);

/** Words for the refusals of a game, put here when its page is loaded. */
const refusals = new Map<string, Key>();

export function teach(keys: Record<string, Key>): void {
  for (const [code, key] of Object.entries(keys)) refusals.set(code, key);
}

/** What went wrong, in the reader's language. */
export function explain({ code, rule, message }: { code: string; rule: string; message: string }): string {
  const refused = rule === '' ? undefined : refusals.get(`${rule.split('-')[0]}-${code}`);
  if (refused) return t(refused as 'problem-away');
  if (isKnown(code)) return t(`problem-${code}`);
  return t('problem-other', { message });
}

/** Words for the faults of a setup, put here with its game. */
const faults = new Map<string, Key>();

export function teachFaults(keys: Record<string, Key>): void {
  for (const [code, key] of Object.entries(keys)) faults.set(code, key);
}

export function faultWords(fault: { rule: string; code: string; message: string }): string {
  const key = faults.get(`${fault.rule.split('-')[0]}-${fault.code}`);
  return key ? t(key as 'problem-away') : fault.message;
}
