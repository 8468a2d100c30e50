// Problems and refusals in words, selected by their stable codes.
import { PROBLEMS } from '../wire/wire';
import { t, type PlainKey } from './index.svelte';

/** The codes of the server, and those of the page itself: no answer, and a code for another device that is not valid. */
const KNOWN = [...PROBLEMS, 'away', 'code'] as const;

type Known = (typeof KNOWN)[number];
const isKnown = (code: string): code is Known => (KNOWN as readonly string[]).includes(code);

/** The messages for the codes of a game, added when a page of the game is loaded. */
const refusals = new Map<string, PlainKey>();
const faults = new Map<string, PlainKey>();

/** The messages for the codes of one game; `prefix` is that of its rules, such as `AV`. */
type Codes = { prefix: string; refusals: Record<string, PlainKey>; faults: Record<string, PlainKey> };

export function teach(codes: Codes): void {
  for (const [code, key] of Object.entries(codes.refusals)) refusals.set(`${codes.prefix}-${code}`, key);
  for (const [code, key] of Object.entries(codes.faults)) faults.set(`${codes.prefix}-${code}`, key);
}

/** The message of each code. The types make sure that every code has one. */
export function byCode<C extends string>(codes: readonly C[], key: (code: C) => PlainKey): Record<C, PlainKey> {
  return Object.fromEntries(codes.map((code) => [code, key(code)])) as Record<C, PlainKey>;
}

const withPrefix = (rule: string, code: string) => `${rule.split('-')[0]}-${code}`;

/** What went wrong, in the reader's language. */
export function explain({ code, rule, message }: { code: string; rule: string; message: string }): string {
  const refused = rule === '' ? undefined : refusals.get(withPrefix(rule, code));
  if (refused) return t(refused);
  if (isKnown(code)) return t(`problem-${code}`);
  return t('problem-other', { message });
}

/** A fault of a setup in the reader's language. */
export function faultWords(fault: { rule: string; code: string; message: string }): string {
  const key = faults.get(withPrefix(fault.rule, fault.code));
  return key ? t(key) : fault.message;
}
