// Follows a game with printed cards. All numbers come from the rules' data; what people decide, they tap.
import { PROPOSALS } from '../wire/avalon';
import { QUESTS_TO_WIN, TEAMS } from '../wire/narrator';

export type Players = keyof typeof TEAMS;
export type Winner = 'good' | 'evil';
export type By = 'three_fails' | 'rejections' | 'assassination' | 'missed_shot' | 'three_successes';

export type Helped = {
  players: Players;
  /** Whether there is a Merlin, and so a shot at the end. */
  merlin: boolean;
  leader: number;
  /** Teams rejected in this round. */
  rejected: number;
  /** Fails of each quest that is over, and whether it succeeded. */
  results: { fails: number; won: Winner }[];
  team: number[];
  /** Quest cards that were put in on this device, in no order. */
  cards: boolean[];
  phase: 'team' | 'vote' | 'cards' | 'pass' | 'count' | 'turn' | 'shot' | 'named' | 'end';
  named: number | null;
  end: { winner: Winner; by: By } | null;
};

export function begin(players: Players, leader: number, merlin: boolean): Helped {
  return {
    players,
    merlin,
    leader,
    rejected: 0,
    results: [],
    team: [],
    cards: [],
    phase: 'team',
    named: null,
    end: null,
  };
}

/** The quest that is played now: its number, size and the Fails that it takes. */
export function questOf({ players, results }: Helped): { number: number; size: number; fails_needed: number } {
  const quests = TEAMS[players].quests;
  const index = Math.min(results.length, quests.length - 1);
  return { number: index + 1, ...quests[index]! };
}

export function pick(state: Helped, seat: number): Helped {
  const team = state.team.includes(seat) ? state.team.filter((each) => each !== seat) : [...state.team, seat];
  return team.length > questOf(state).size ? state : { ...state, team: team.sort((a, b) => a - b) };
}

export const propose = (state: Helped): Helped => ({ ...state, phase: 'vote' });

const next = (state: Helped) => (state.leader + 1) % Number(state.players);

export function vote(state: Helped, approved: boolean): Helped {
  if (approved) return { ...state, phase: 'cards', cards: [] };
  const rejected = state.rejected + 1;
  if (rejected >= PROPOSALS) return { ...state, rejected, phase: 'end', end: { winner: 'evil', by: 'rejections' } };
  return { ...state, rejected, team: [], leader: next(state), phase: 'team' };
}

export const byDevice = (state: Helped): Helped => ({ ...state, phase: 'pass', cards: [] });
export const byPrint = (state: Helped): Helped => ({ ...state, phase: 'count' });

/** Puts in a card at a place that says nothing about who played it: `place` is a random number from 0 to 1. */
export function put(state: Helped, success: boolean, place: number): Helped {
  const at = Math.floor(place * (state.cards.length + 1));
  const cards = [...state.cards.slice(0, at), success, ...state.cards.slice(at)];
  return { ...state, cards, phase: cards.length === state.team.length ? 'turn' : 'pass' };
}

export function count(state: Helped, fails: number): Helped {
  const won: Winner = fails >= questOf(state).fails_needed ? 'evil' : 'good';
  const results = [...state.results, { fails, won }];
  const of = (side: Winner) => results.filter((each) => each.won === side).length;
  const after = { ...state, results, rejected: 0, team: [], cards: [], leader: next(state) };
  if (of('evil') >= QUESTS_TO_WIN) return { ...after, phase: 'end', end: { winner: 'evil', by: 'three_fails' } };
  if (of('good') < QUESTS_TO_WIN) return { ...after, phase: 'team' };
  if (state.merlin) return { ...after, phase: 'shot' };
  return { ...after, phase: 'end', end: { winner: 'good', by: 'three_successes' } };
}

export const name = (state: Helped, seat: number): Helped => ({ ...state, named: seat, phase: 'named' });

export function shot(state: Helped, merlin: boolean): Helped {
  const end = merlin
    ? ({ winner: 'evil', by: 'assassination' } as const)
    : ({ winner: 'good', by: 'missed_shot' } as const);
  return { ...state, phase: 'end', end };
}
