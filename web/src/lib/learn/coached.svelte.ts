// Where the coach is shown: at tables opened for learning, and in the first games of each game until it is sent away.
import type { GameName } from '../games';
import { store } from '../state/settings.svelte';

/** So many games of each game are coached. */
export const FIRST = 3;

/** What the browser stores is not reactive. */
const changes = $state({ count: 0 });

const finished = (game: GameName) => Number(store.get(`coach-games.${game}`) ?? 0);

/** Whether the coach is shown at this table. */
export function isCoached(table: string, game: GameName): boolean {
  void changes.count;
  const here = store.get(`coach.${table}`);
  if (here !== null) return here === 'on';
  return store.get(`coach-off.${game}`) === null && finished(game) < FIRST;
}

/** Shows the coach at this table, or sends it away here and from later tables of this game. */
export function setCoach(table: string, game: GameName, on: boolean): void {
  store.set(`coach.${table}`, on ? 'on' : 'off');
  if (!on) store.set(`coach-off.${game}`, 'yes');
  changes.count += 1;
}

/** Counts a finished game, once for each table. The coach stays at its table to the end. */
export function countGame(table: string, game: GameName): void {
  if (store.get(`coach-counted.${table}`) !== null) return;
  if (isCoached(table, game)) store.set(`coach.${table}`, 'on');
  store.set(`coach-counted.${table}`, 'yes');
  store.set(`coach-games.${game}`, String(finished(game) + 1));
}
