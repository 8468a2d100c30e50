// The parts of a rumour card, for drawing it. Nothing here knows what a card does.
import {
  CARDS,
  PROMO_CARDS,
  QUESTS,
  VALUES,
  type Card,
  type Quest,
  type QuestSet,
  type Value,
} from '../../wire/shadows';

export type Person = 'merlin' | 'morgan' | 'mordred' | 'vivien';

export type Face =
  { kind: 'quest'; quest: Quest; value: Value } | { kind: 'person'; who: Person; number: string; plus: string };

export function face(card: Card): Face {
  const [name = '', rest = ''] = card.split(':');
  const quest = QUESTS.find((each) => each === name);
  if (quest) return { kind: 'quest', quest, value: VALUES.find((each) => each === rest) ?? '?' };
  const [number = '', plus = ''] = rest.split('+');
  return { kind: 'person', who: name as Person, number, plus };
}

export const questCard = (quest: Quest, value: Value): Card => `${quest}:${value}`;

/** A set of quests as a list. */
export function quests(set: QuestSet): readonly Quest[] {
  if (set === 'any') return QUESTS;
  return set === 'none' ? [] : set;
}

/** The cards of people, each kind once: the Morgans #4 differ only in what they add. */
export function people(promos: boolean): Card[] {
  return CARDS.filter((card) => {
    const shown = face(card);
    const isPromo = PROMO_CARDS.some((promo) => promo === card);
    return shown.kind === 'person' && (shown.plus === '' || shown.plus === '2') && (promos || !isPromo);
  });
}
