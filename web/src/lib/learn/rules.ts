// The short rules: which of them stand where, and which numbered rules of the full text each of them tells.
import type { Key } from '../i18n/index.svelte';
import type { GameName } from '../net/messages';

export type Short = { key: Key; rules: [from: number, to: number][] };

export const SHORT: Record<GameName, Short[]> = {
  avalon: [
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
  ],
  shadows: [
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
  ],
};

export const PREFIX: Record<GameName, 'AV' | 'SC'> = { avalon: 'AV', shadows: 'SC' };

/** The game and the short rule that tells a numbered rule, such as `SC-45`. */
export function find(rule: string): { game: GameName; index: number } | null {
  const [prefix, number] = rule.split('-');
  const game = (['avalon', 'shadows'] as const).find((each) => PREFIX[each] === prefix);
  if (!game) return null;
  const index = SHORT[game].findIndex(({ rules }) =>
    rules.some(([from, to]) => Number(number) >= from && Number(number) <= to),
  );
  return index < 0 ? null : { game, index };
}

/** The numbers a short rule stands for, as the full text prints them. */
export function numbers(game: GameName, { rules }: Short): string {
  return rules
    .map(([from, to]) => (from === to ? `${PREFIX[game]}-${from}` : `${PREFIX[game]}-${from}–${to}`))
    .join(', ');
}
