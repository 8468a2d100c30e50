// The short rules in their order, and the numbered rules of the full text that each of them covers.
import type { PlainKey } from '../../i18n/index.svelte';
import { codesOf } from '../../learn/rules';
import { FAULTS, REFUSALS, type FaultCode } from '../../wire/avalon';
import type { ShortRule } from '../game';
import { CODES } from './words';

export const SHORT: ShortRule[] = [
  {
    key: 'rule-av-aim',
    rules: [
      [1, 6],
      [41, 43],
    ],
  },
  { key: 'rule-av-cards', rules: [[7, 18]] },
  {
    key: 'rule-av-night',
    rules: [
      [19, 24],
      [50, 56],
    ],
  },
  { key: 'rule-av-round', rules: [[25, 27]] },
  { key: 'rule-av-team', rules: [[28, 29]] },
  { key: 'rule-av-vote', rules: [[30, 34]] },
  { key: 'rule-av-quest', rules: [[35, 36]] },
  { key: 'rule-av-fail', rules: [[37, 40]] },
  { key: 'rule-av-end', rules: [[44, 49]] },
  { key: 'rule-av-targeting', rules: [[57, 61]] },
  { key: 'rule-av-lady', rules: [[62, 68]] },
  { key: 'rule-av-lancelot', rules: [[69, 81]] },
  { key: 'rule-av-excalibur', rules: [[82, 87]] },
  { key: 'rule-av-plot', rules: [[88, 104]] },
  { key: 'rule-av-secret', rules: [[105, 107]] },
];

/** The messages of the refusals and faults that enforce a rule. */
export function refusalsOf(rule: string): PlainKey[] {
  const refused = codesOf(REFUSALS, rule).map((code) => CODES.refusals[code]);
  const faults: Partial<Record<FaultCode, PlainKey>> = CODES.faults;
  return [...refused, ...codesOf(FAULTS, rule).flatMap((code) => faults[code] ?? [])];
}
