// The short rules and the numbered rules of the full text that they cover.
import type { ShortRule } from '../games/game';

/** The place of the short rule that covers a numbered rule, such as `SC-45`. */
export function placeOf(rule: string, short: ShortRule[]): number | null {
  const number = Number(rule.split('-')[1]);
  const index = short.findIndex(({ rules }) => rules.some(([from, to]) => number >= from && number <= to));
  return index < 0 ? null : index;
}

/** The numbers of the rules that a short rule covers, as the full text prints them. */
export function numbers(prefix: string, { rules }: Pick<ShortRule, 'rules'>): string {
  return rules.map(([from, to]) => (from === to ? `${prefix}-${from}` : `${prefix}-${from}–${to}`)).join(', ');
}

/** The codes of the refusals or faults that enforce a rule. */
export function codesOf<C extends string>(codes: Record<C, readonly string[]>, rule: string): C[] {
  return (Object.keys(codes) as C[]).filter((code) => codes[code].includes(rule));
}
