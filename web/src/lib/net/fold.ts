// What a client knows of a table, folded from the server's messages. Pure functions: no socket, no screen.
import type { AnyGame } from '../games';
import type { GameTypes } from '../games/game';
import type { Clock, Own, Room, Said, Told, Update, Welcome } from './messages';

/** A table of the game `G`, as one viewer knows it. */
export type Table<G extends GameTypes = AnyGame> = {
  room: Room<G> | null;
  seat: number | null;
  host: boolean;
  /** Whether the host removed this person. */
  removed: boolean;
  board: G['Board'] | null;
  own: Own<G> | null;
  /** The notices this client has; the first one is number `since` of this viewer. */
  notices: G['Notice'][];
  since: number;
  cursor: number;
  talk: Said<G>[];
  /** The seats whose talk this player hides. */
  muted: number[];
  clock: (Clock & { at: number }) | null;
  server: string;
};

export const EMPTY: Table<never> = {
  room: null,
  seat: null,
  host: false,
  removed: false,
  board: null,
  own: null,
  notices: [],
  since: 0,
  cursor: 0,
  talk: [],
  muted: [],
  clock: null,
  server: '',
};

/** Replaces the members that changed; null removes a member. */
export function merge<T extends object>(old: T | null, changed: Record<string, unknown>): T {
  const merged: Record<string, unknown> = { ...(old as Record<string, unknown> | null) };
  for (const [key, value] of Object.entries(changed)) {
    if (value === null) delete merged[key];
    else merged[key] = value;
  }
  return merged as T;
}

/** The number of the next line. A client may have only the end of long talk. */
export function nextLine<G extends GameTypes>(talk: Said<G>[]): number {
  return (talk.at(-1)?.line ?? -1) + 1;
}

function hear<G extends GameTypes>(talk: Said<G>[], said: Said<G>[]): Said<G>[] {
  const next = nextLine(talk);
  const fresh = said.filter((line) => line.line >= next);
  return fresh.length === 0 ? talk : [...talk, ...fresh];
}

function welcomed<G extends GameTypes>(table: Table<G>, welcome: Welcome<G>, now: number): Table<G> {
  const seat = welcome.seat ?? null;
  const from = welcome.cursor - welcome.notices.length;
  const known = table.since + table.notices.length;
  // The same seat continues where it was; another seat has notices of its own.
  const continues =
    table.seat === seat && from >= table.since && from <= known && welcome.room.table === table.room?.table;
  const kept = continues ? table.notices.slice(0, from - table.since) : [];
  const first = welcome.talk[0]?.line ?? nextLine(table.talk);
  return {
    room: welcome.room,
    seat,
    host: welcome.host,
    removed: welcome.removed ?? false,
    board: welcome.board ?? null,
    own: welcome.own ?? null,
    notices: [...kept, ...welcome.notices],
    since: continues ? table.since : from,
    cursor: welcome.cursor,
    talk: first === 0 ? welcome.talk : hear(table.talk, welcome.talk),
    muted: welcome.muted ?? [],
    clock: welcome.clock ? { ...welcome.clock, at: now } : null,
    server: welcome.server,
  };
}

/** Of `you` only the changed members are sent; a form without choices has none. A null is a value of `form`. */
function changed<G extends GameTypes>(old: Own<G> | null, own: Partial<Own<G>>): Own<G> {
  const you = own.you ? { you: merge(old?.you ?? null, own.you as Record<string, unknown>) } : {};
  const choices = 'form' in own && !('choices' in own) ? { choices: 'nothing' } : {};
  return { ...old, ...own, ...you, ...choices } as Own<G>;
}

function updated<G extends GameTypes>(table: Table<G>, update: Update<G>, now: number): Table<G> {
  const own = update.own ? changed(table.own, update.own) : table.own;
  return {
    ...table,
    board: merge<G['Board']>(table.board, update.board),
    own,
    notices: update.notices.length === 0 ? table.notices : [...table.notices, ...update.notices],
    cursor: update.cursor,
    clock: update.clock ? { ...update.clock, at: now } : null,
  };
}

/** The table after one more message. The socket handles the answers to commands. */
export function fold<G extends GameTypes>(table: Table<G>, told: Told<G>, now: number): Table<G> {
  if (told === 'pong') return table;
  if ('welcome' in told) return welcomed(table, told.welcome, now);
  if ('update' in told) return updated(table, told.update, now);
  if ('said' in told) return { ...table, talk: hear(table.talk, [told.said]) };
  if ('room' in told) {
    const host = table.seat !== null ? told.room.host === table.seat : table.host && told.room.host === undefined;
    return { ...table, room: told.room, host };
  }
  if ('clock' in told) return { ...table, clock: { ...told.clock, at: now } };
  if ('done' in told || 'refused' in told || 'error' in told) return table;
  return told satisfies never;
}
