// The opening of the pile, from the public notices. It knows no rule: totals and verdicts come from the server, and the
// sums before them add only the numbers printed on the cards.
import {
  QUESTS,
  type ByQuest,
  type Card,
  type Public,
  type Quest,
  type Sum,
  type Token,
  type Verdict,
} from '../../wire/shadows';
import { face } from './cards';

export type Opening = {
  /** Distinguishes one opening from the next. */
  from: object;
  seat: number;
  main: Quest;
  add: number;
  /** Null before the pile is open. */
  cards: Card[] | null;
  tokens: Token[];
  /** What the totals are made of; nothing where the page came later. */
  sums: Record<Quest, Sum> | null;
  score: { totals: ByQuest; verdict: Verdict; placed: ByQuest; removed: Card[] } | null;
};

/** The opening after one more notice; null if there is none any more. */
export function follow(open: Opening | null, told: Public): Opening | null {
  if (typeof told === 'string') return open;
  if ('declared' in told) {
    const { seat, quest, add } = told.declared;
    return { from: told, seat, main: quest, add, cards: null, tokens: [], sums: null, score: null };
  }
  if (open === null) return null;
  if ('knight_played' in told && told.knight_played.knight === 'arthur') return null;
  if ('opened' in told) {
    const { cards, tokens, sums } = told.opened;
    return { ...open, cards, tokens, sums: { ...sums, [open.main]: { ...sums[open.main], add: open.add } } };
  }
  if ('joined' in told && told.joined.card !== null)
    return { ...open, cards: [...(open.cards ?? []), told.joined.card] };
  if ('named' in told) return { ...open, tokens: [...open.tokens, { seat: told.named.seat, quest: told.named.quest }] };
  if ('scored' in told) {
    const { totals, verdict, placed, removed } = told.scored;
    return { ...open, score: { totals, verdict, placed, removed } };
  }
  return open;
}

/** Which of these cards Merlin has removed: as many of each kind as `removed` has. */
export function crossed(cards: Card[], removed: readonly Card[]): boolean[] {
  const left = [...removed];
  return cards.map((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** One part of a total: what it is, and its points. */
export type Part =
  | { of: 'numbers' | 'mordred' | 'morgan' | 'merlin'; points: number }
  | { of: 'queries'; count: number; each: number; points: number };

/** What a total is made of, without what is nothing. */
export function parts({ numbers, queries, each, mordred, plus, add }: Sum): Part[] {
  const all: Part[] = [
    { of: 'numbers', points: numbers },
    { of: 'queries', count: queries, each, points: queries * each },
    { of: 'mordred', points: mordred },
    { of: 'morgan', points: plus },
    { of: 'merlin', points: add },
  ];
  return all.filter(({ points }) => points > 0);
}

/** The points of all parts. */
export const sumOf = (sum: Sum) => parts(sum).reduce((total, { points }) => total + points, 0);

export type Row = { quest: Quest; main: boolean; cards: Card[] };

/** People first, then the other quests, and the main quest last, for suspense. */
export function rows(open: Opening): { people: Card[]; rows: Row[] } {
  const cards = open.cards ?? [];
  const of = (quest: Quest) => cards.filter((card) => card.startsWith(`${quest}:`));
  const order = [...QUESTS.filter((quest) => quest !== open.main && of(quest).length > 0), open.main];
  const people = cards.filter((card) => face(card).kind === 'person');
  return { people, rows: order.map((quest) => ({ quest, main: quest === open.main, cards: of(quest) })) };
}

/** The sum of the printed numbers so far, and the "?" beside it. */
export function printed(cards: Card[]): string {
  let sum = 0;
  let unknown = '';
  for (const card of cards) {
    const shown = face(card);
    if (shown.kind !== 'quest') continue;
    if (shown.value === '?') unknown += '?';
    else sum += Number(shown.value);
  }
  return unknown === '' ? String(sum) : sum === 0 ? unknown : `${sum} + ${unknown}`;
}
