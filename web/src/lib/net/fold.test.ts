import { expect, test } from 'vitest';
import { EMPTY, fold, merge, nextLine, type Table } from './fold';
import type { Avalon } from '../games/avalon';
import type { Own, Room, Said, Told, Welcome } from './messages';

const room = {
  table: 'one',
  code: 'ABCDE',
  game: 'avalon',
  status: 'playing',
  chairs: [],
  ending: [],
  host: 0,
} as unknown as Room<Avalon>;
const notice = (seat: number): Avalon['Notice'] => ({ public: { has_voted: { seat } } });
const said = (line: number): Said<Avalon> => ({ line, seat: 1, after: 0, words: { text: `line ${line}` } });

function welcome(more: Partial<Welcome<Avalon>>): Told<Avalon> {
  const base: Welcome<Avalon> = { wire: 2, server: '1', room, seat: 0, host: true, notices: [], cursor: 0, talk: [] };
  return { welcome: { ...base, ...more } };
}
const through = (...told: Told<Avalon>[]) =>
  told.reduce<Table<Avalon>>((table, each) => fold(table, each, 1000), EMPTY);

test('changed members replace old ones and null takes one away', () => {
  expect(merge<Record<string, unknown>>({ a: 1, b: [1], c: 'x' }, { b: [2], c: null, d: false })).toEqual({
    a: 1,
    b: [2],
    d: false,
  });
});

test('an update adds its notices and changes only what it names', () => {
  const board = { game: 'avalon', phase: 'vote', votes: { approve: [], reject: [] } } as unknown as Avalon['Board'];
  const own = { you: { seat: 0 }, form: 'vote', choices: 'vote' } as unknown as Own<Avalon>;
  const table = through(welcome({ board, own, notices: [notice(0)], cursor: 1 }), {
    update: {
      cursor: 2,
      notices: [notice(1)],
      board: { phase: 'quest', votes: null },
      own: { form: 'wait', you: { vote: 'approve' } as Own<Avalon>['you'] },
      clock: { left: 5, of: 9 },
    },
  });
  expect(table.board).toEqual({ game: 'avalon', phase: 'quest' });
  expect(table.own).toEqual({ you: { seat: 0, vote: 'approve' }, form: 'wait', choices: 'nothing' });
  expect(table.notices).toEqual([notice(0), notice(1)]);
  expect(table.cursor).toBe(2);
  expect(table.clock).toEqual({ left: 5, of: 9, at: 1000 });
});

test('whom one does not want to read is known again after coming back', () => {
  expect(through(welcome({})).muted).toEqual([]);
  expect(through(welcome({ muted: [3] })).muted).toEqual([3]);
});

test('coming back goes on where it was, without a notice lost or doubled', () => {
  const first = through(welcome({ notices: [notice(0), notice(1)], cursor: 2, talk: [said(0)] }));
  const again = fold(first, welcome({ notices: [notice(2)], cursor: 3, talk: [said(1)] }), 0);
  expect(again.notices).toEqual([notice(0), notice(1), notice(2)]);
  expect(again.talk.map((each) => each.line)).toEqual([0, 1]);
  // The server may send notices that the client already has.
  const twice = fold(first, welcome({ notices: [notice(1), notice(2)], cursor: 3 }), 0);
  expect(twice.notices).toEqual([notice(0), notice(1), notice(2)]);
});

test('another chair starts with its own notices', () => {
  const first = through(welcome({ notices: [notice(0), notice(1)], cursor: 2 }));
  const moved = fold(first, welcome({ seat: 3, notices: [notice(4)], cursor: 5 }), 0);
  expect(moved.notices).toEqual([notice(4)]);
  expect(moved.since).toBe(4);
});

test('a line heard twice is one line', () => {
  const table = through(welcome({ talk: [said(0)] }), { said: said(1) }, { said: said(1) });
  expect(table.talk.map((each) => each.line)).toEqual([0, 1]);
});

test('the end of long talk is continued by its numbers', () => {
  const table = through(welcome({ talk: [said(700), said(701)] }), { said: said(701) }, { said: said(702) });
  expect(table.talk.map((each) => each.line)).toEqual([700, 701, 702]);
  expect(nextLine(table.talk)).toBe(703);
});

test('the host is told by the chair', () => {
  const table = through(welcome({}), { room: { ...room, host: 2 } });
  expect(table.host).toBe(false);
  expect(through(welcome({}), { room }).host).toBe(true);
});
