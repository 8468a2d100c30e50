// A finished game move by move, as one viewer saw it, folded like the messages of a running table.
import { EMPTY, fold, type Table } from '../net/fold';
import type { AnyGame } from '../games';
import type { Archive, Room, Said } from '../net/messages';
import { Failure } from '../net/rest';

export type Step = {
  by?: number;
  notices: AnyGame['Notice'][];
  board: Record<string, unknown>;
  own?: Record<string, unknown>;
  talk: Said[];
};
export type Steps = { steps: Step[]; talk: Said[] };
export type Who = number | 'public';

export async function steps(table: string, viewer: Who): Promise<Steps> {
  let answer: Response;
  try {
    answer = await fetch(`/api/tables/${encodeURIComponent(table)}/replay/${viewer}`, { credentials: 'same-origin' });
  } catch (error) {
    throw new Failure({ code: 'away', message: String(error) });
  }
  const body: unknown = await answer.json().catch(() => ({ code: 'away', message: `status ${answer.status}` }));
  if (!answer.ok) throw new Failure(body as { code: string; message: string });
  return body as Steps;
}

/** The room of a finished game, as the board needs it. */
export function roomOf(name: string, archive: Archive): Room {
  return {
    table: name,
    code: '',
    game: archive.game,
    status: 'finished',
    setup: archive.setup,
    house: { listed: false, clock: 'off', spectators: 'muted', absence: 0 },
    commitment: archive.commitment,
    chairs: (archive.chairs ?? []).map((chair) => ({ ...chair, present: true })),
    locked: true,
    watching: 0,
    ending: [],
  };
}

/** The table after the deal and after each move. */
export function tables(room: Room, viewer: Who, all: Steps): Table[] {
  let table: Table = { ...EMPTY, room, seat: viewer === 'public' ? null : viewer };
  return all.steps.map((step) => {
    const cursor = table.cursor + step.notices.length;
    table = fold(
      table,
      { update: { cursor, notices: step.notices, board: step.board, ...(step.own ? { own: step.own } : {}) } },
      0,
    );
    table = { ...table, talk: [...table.talk, ...step.talk] };
    return table;
  });
}
