// The games of this page. A new game is a folder beside this file and its name here; a game of the server that is not
// here is a type error.
import { avalon } from './avalon';
import type { Game } from './game';
import { shadows } from './shadows';
import type { GameName as Served } from '../wire/games';

export const games = { avalon, shadows } satisfies Record<Served, unknown>;

export type GameName = keyof typeof games;
export const GAMES = Object.keys(games) as GameName[];

/** The types of all games together: whatever the server may send. */
export type AnyGame = NonNullable<(typeof games)[GameName]['types']>;

/**
 * The game of a table. Which one it is the server says, so the compiler cannot connect the types of this game with those
 * of the table's messages; here, and only here, they are taken to be the same.
 */
export function gameOf(name: GameName): Game<AnyGame> {
  return games[name] as unknown as Game<AnyGame>;
}

/** The game whose rules are numbered like this one, such as `SC-45`. */
export function gameOfRule(rule: string): GameName | null {
  const [prefix] = rule.split('-');
  return GAMES.find((name) => games[name].prefix === prefix) ?? null;
}
