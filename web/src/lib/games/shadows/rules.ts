// The short rules in their order, and the numbered rules of the full text that each of them covers.
import type { PlainKey } from '../../i18n/index.svelte';
import { codesOf } from '../../learn/rules';
import { REFUSALS } from '../../wire/shadows';
import type { ShortRule } from '../game';
import { CODES } from './words';

export const SHORT: ShortRule[] = [
  {
    key: 'rule-sc-aim',
    rules: [
      [1, 4],
      [54, 55],
    ],
  },
  { key: 'rule-sc-deck', rules: [[5, 8]] },
  { key: 'rule-sc-setup', rules: [[9, 13]] },
  { key: 'rule-sc-turn', rules: [[14, 16]] },
  { key: 'rule-sc-listen', rules: [[17, 20]] },
  { key: 'rule-sc-silence', rules: [[21, 23]] },
  {
    key: 'rule-sc-quest',
    rules: [
      [24, 28],
      [40, 41],
    ],
  },
  { key: 'rule-sc-total', rules: [[29, 33]] },
  {
    key: 'rule-sc-verdict',
    rules: [
      [34, 39],
      [42, 44],
    ],
  },
  { key: 'rule-sc-accuse', rules: [[45, 50]] },
  { key: 'rule-sc-traitor', rules: [[51, 53]] },
  { key: 'rule-sc-end', rules: [[56, 62]] },
  { key: 'rule-sc-modes', rules: [[63, 68]] },
  { key: 'rule-sc-people', rules: [[69, 75]] },
  { key: 'rule-sc-knights', rules: [[76, 83]] },
  { key: 'rule-sc-solo', rules: [[84, 84]] },
  { key: 'rule-sc-secret', rules: [[85, 87]] },
];

/** The messages of the refusals that enforce a rule. */
export const refusalsOf = (rule: string): PlainKey[] => codesOf(REFUSALS, rule).map((code) => CODES.refusals[code]);
