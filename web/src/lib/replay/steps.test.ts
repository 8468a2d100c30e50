import { expect, it } from 'vitest';
import type { Archive } from '../net/messages';
import { roomOf, tables } from './steps';

const archive = {
  game: 'shadows',
  setup: { players: 1 },
  seed: '',
  commitment: 'c',
  entropy: [],
  record: '',
  chairs: [],
  talk: [],
} as unknown as Archive;
const said = (line: number) => ({ line, seat: 0, after: 0, words: { text: String(line) } });

it('folds a game move by move, with what was said before each move', () => {
  const all = tables(roomOf('T', archive), 0, {
    steps: [
      {
        notices: [{ public: 'shuffled' }],
        board: { pile: 0, top: null },
        own: { you: { seat: 0 }, form: 'nothing', choices: 'nothing' },
        talk: [],
      },
      { by: 0, notices: [{ public: 'mixed' }, { public: 'returned' }], board: { pile: 1 }, talk: [said(0), said(1)] },
    ],
    talk: [said(2)],
  });
  expect(all.map((table) => (table.board as unknown as { pile: number }).pile)).toEqual([0, 1]);
  expect(all.map((table) => table.notices.length)).toEqual([1, 3]);
  expect(all.map((table) => table.talk.length)).toEqual([0, 2]);
  expect(all[1]?.own?.form).toBe('nothing');
  expect(all[0]?.seat).toBe(0);
});
