// What a client knows of a table, folded from the server's messages. Pure: the socket and the screen are elsewhere.
import type { AnyNotice, Board, Clock, Own, Room, Said, Told, Update, Welcome } from './messages';

export type Table = {
  room: Room | null;
  seat: number | null;
  host: boolean;
  board: Board | null;
  own: Own | null;
  /** The notices this client has, the first of which is number `since` of the viewer's own. */
  notices: AnyNotice[];
  since: number;
  cursor: number;
  talk: Said[];
  /** Whose words this player does not want to read. */
  muted: number[];
  clock: (Clock & { at: number }) | null;
  server: string;
};

export const EMPTY: Table = {
  room: null,
  seat: null,
  host: false,
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

/** The members that changed put over the old ones; null takes one away. */
export function merge<T extends object>(old: T | null, changed: Record<string, unknown>): T {
  const merged: Record<string, unknown> = { ...(old as Record<string, unknown> | null) };
  for (const [key, value] of Object.entries(changed)) {
    if (value === null) delete merged[key];
    else merged[key] = value;
  }
  return merged as T;
}

function hear(talk: Said[], said: Said[]): Said[] {
  const fresh = said.filter((line) => line.line >= talk.length);
  return fresh.length === 0 ? talk : [...talk, ...fresh];
}

function welcomed(table: Table, welcome: Welcome, now: number): Table {
  const seat = welcome.seat ?? null;
  const from = welcome.cursor - welcome.notices.length;
  const known = table.since + table.notices.length;
  // The same chair goes on where it was; another chair has notices of its own.
  const goesOn =
    table.seat === seat && from >= table.since && from <= known && welcome.room.table === table.room?.table;
  const kept = goesOn ? table.notices.slice(0, from - table.since) : [];
  const first = welcome.talk[0]?.line ?? table.talk.length;
  return {
    room: welcome.room,
    seat,
    host: welcome.host,
    board: welcome.board ?? null,
    own: welcome.own ?? null,
    notices: [...kept, ...welcome.notices],
    since: goesOn ? table.since : from,
    cursor: welcome.cursor,
    talk: first === 0 ? welcome.talk : hear(table.talk, welcome.talk),
    muted: welcome.muted ?? [],
    clock: welcome.clock ? { ...welcome.clock, at: now } : null,
    server: welcome.server,
  };
}

function updated(table: Table, update: Update, now: number): Table {
  // `form` and `choices` are never absent; a null of theirs is a value.
  const own = update.own ? ({ ...(table.own ?? {}), ...update.own } as Own) : table.own;
  return {
    ...table,
    board: merge<Board>(table.board, update.board),
    own,
    notices: update.notices.length === 0 ? table.notices : [...table.notices, ...update.notices],
    cursor: update.cursor,
    clock: update.clock ? { ...update.clock, at: now } : null,
  };
}

/** The table after one more message. Answers to what was asked are the socket's business. */
export function fold(table: Table, told: Told, now: number): Table {
  if (told === 'pong') return table;
  if ('welcome' in told) return welcomed(table, told.welcome, now);
  if ('update' in told) return updated(table, told.update, now);
  if ('said' in told) return { ...table, talk: hear(table.talk, [told.said]) };
  if ('room' in told) {
    const host = table.seat !== null ? told.room.host === table.seat : table.host && told.room.host === undefined;
    return { ...table, room: told.room, host };
  }
  if ('clock' in told) return { ...table, clock: { ...told.clock, at: now } };
  if ('done' in told || 'refused' in told || 'error' in told || 'bye' in told) return table;
  return told satisfies never;
}
