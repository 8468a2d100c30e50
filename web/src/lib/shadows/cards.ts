// Rumour cards taken apart for drawing. Nothing here knows what a card does.
import type { Card, Quest, QuestSet, Value } from '../wire/shadows';

export const QUESTS: Quest[] = ['picts', 'saxons', 'dragon', 'excalibur', 'grail'];
export const VALUES: Value[] = ['?', '2', '3', '4', '5'];
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
export function quests(set: QuestSet): Quest[] {
  return set === 'any' ? QUESTS : set === 'none' ? [] : set;
}

/** Every kind of card, for somebody who tells what Tristan showed. */
export const KINDS: Card[] = [
  ...QUESTS.flatMap((quest) => VALUES.map((value) => questCard(quest, value))),
  'merlin:1',
  'merlin:2',
  'merlin:3',
  'merlin:4',
  'merlin:5',
  'merlin:6',
  'morgan:1',
  'morgan:2',
  'morgan:3',
  'morgan:4+1',
  'morgan:4+2',
  'morgan:4+3',
  'morgan:5',
  'morgan:6',
  'morgan:7',
  'morgan:8',
  'mordred',
  'vivien',
];
