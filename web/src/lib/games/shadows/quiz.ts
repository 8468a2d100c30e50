// A test of memory after the game: questions about the piles that everybody saw. Nothing here is drawn by chance, so the
// same game always asks the same.
import { CARDS, type Card } from '../../wire/shadows';
import type { Pile } from './audit';
import { face } from './cards';

export type Question =
  | { ask: 'total'; pile: number; choices: number[]; answer: number }
  | { ask: 'card'; pile: number; choices: Card[]; answer: Card };

/** How many questions there are at most, and how many answers each offers. */
export const MOST = 6;
const CHOICES = 4;

/** The questions of a game, about different piles where there are enough. */
export function questions(piles: Pile[]): Question[] {
  const all = piles.flatMap((pile, index) => [...totals(pile, index), ...cards(pile, index)]);
  // First one question for each pile, alternately of both kinds.
  const first = piles.flatMap((_, index) => {
    const own = all.filter(({ pile }) => pile === index);
    return own[index % own.length] ?? [];
  });
  return [...first, ...all.filter((each) => !first.includes(each))]
    .slice(0, MOST)
    .sort((one, other) => one.pile - other.pile);
}

/** What the quest of this pile added up to. */
function totals({ quest }: Pile, pile: number): Question[] {
  if (quest === null) return [];
  const least = Math.max(0, quest.total - (pile % CHOICES) * 2);
  const choices = Array.from({ length: CHOICES }, (_, step) => least + step * 2);
  // At the low end the steps may miss the total.
  if (!choices.includes(quest.total)) choices[0] = quest.total;
  return [{ ask: 'total', pile, choices: choices.toSorted((a, b) => a - b), answer: quest.total }];
}

/** Which of four rumours was in this pile. */
function cards({ laid }: Pile, pile: number): Question[] {
  const seen = laid.filter(({ down }) => !down).map(({ card }) => card);
  const answer = seen[pile % Math.max(1, seen.length)];
  const isQuest = (card: Card) => face(card).kind === 'quest';
  const others = CARDS.filter((card) => !laid.some((each) => each.card === card) && isQuest(card));
  if (answer === undefined || others.length < CHOICES - 1) return [];
  const wrong = Array.from({ length: CHOICES - 1 }, (_, step) => others[(pile * 7 + step * 5) % others.length]!);
  const distinct = [...new Set(wrong)];
  const choices: Card[] = [...distinct];
  choices.splice((pile * 3) % (distinct.length + 1), 0, answer);
  return [{ ask: 'card', pile, choices, answer }];
}
