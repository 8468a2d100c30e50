import { describe, expect, it } from 'vitest';
import type { Public } from '../../wire/shadows';
import { piles } from './audit';
import { face, quests } from './cards';
import { crossed, follow, parts, printed, rows, type Opening } from './opening';

const NONE = { picts: 0, saxons: 0, dragon: 0, excalibur: 0, grail: 0 };
const NOTHING = { numbers: 0, queries: 0, each: 0, mordred: 0, plus: 0, add: 0 };
const told: Public[] = [
  { laid: { seat: 0, card: 'dragon:4' } },
  { announced: { seat: 1, card: 'grail:?' } },
  { declared: { seat: 2, quest: 'grail', add: 0 } },
  {
    opened: {
      cards: ['picts:2', 'dragon:4', 'dragon:?', 'grail:5', 'merlin:1'],
      tokens: [{ seat: 1, quest: 'picts' }],
      sums: { picts: NOTHING, saxons: NOTHING, dragon: NOTHING, excalibur: NOTHING, grail: { ...NOTHING, numbers: 8 } },
    },
  },
  { joined: { seat: 0, card: 'grail:3', rest: 2, back: false } },
  {
    scored: {
      quest: 'grail',
      totals: { ...NONE, grail: 8, dragon: 5 },
      verdict: 'baseless',
      placed: { ...NONE, grail: 1 },
      white: 0,
      black: 1,
      removed: ['dragon:4'],
    },
  },
];
const after = (count: number) => told.slice(0, count).reduce<Opening | null>(follow, null);

describe('the opening of the pile', () => {
  it('follows what the table is told', () => {
    expect(after(2)).toBeNull();
    expect(after(3)).toMatchObject({ seat: 2, main: 'grail', cards: null, score: null });
    expect(after(5)?.cards).toContain('grail:3');
    expect(after(6)?.score).toMatchObject({ verdict: 'baseless', removed: ['dragon:4'] });
    expect(after(4)?.sums?.grail).toEqual({ ...NOTHING, numbers: 8 });
    expect(follow(after(3), { knight_played: { seat: 1, knight: 'arthur', target: null } })).toBeNull();
  });
  it('puts people first and the main quest last, though it may have no card', () => {
    const { people, rows: found } = rows(after(4)!);
    expect(people).toEqual(['merlin:1']);
    expect(found.map((row) => row.quest)).toEqual(['picts', 'dragon', 'grail']);
    expect(rows({ ...after(4)!, main: 'saxons' }).rows.at(-1)).toEqual({ quest: 'saxons', main: true, cards: [] });
  });
  it('adds only what is printed', () => {
    expect(printed([])).toBe('0');
    expect(printed(['dragon:?'])).toBe('?');
    expect(printed(['dragon:4', 'dragon:?', 'dragon:?', 'dragon:3'])).toBe('7 + ??');
  });
  it('crosses out as many cards as Merlin removed', () => {
    expect(crossed(['dragon:4', 'dragon:4', 'dragon:5'], ['dragon:4', 'picts:2'])).toEqual([true, false, false]);
    expect(crossed(['dragon:4'], [])).toEqual([false]);
  });
  it('says what a total is made of', () => {
    expect(parts(NOTHING)).toEqual([]);
    expect(parts({ numbers: 4, queries: 2, each: 2, mordred: 0, plus: 3, add: 0 })).toEqual([
      { of: 'numbers', points: 4 },
      { of: 'queries', count: 2, each: 2, points: 4 },
      { of: 'morgan', points: 3 },
    ]);
  });
  it('lists every pile for the audit', () => {
    expect(piles([...told, { placed: { seat: 3, card: 'mordred', discarded: true, count: null } }])).toEqual([
      {
        laid: [
          { seat: 0, card: 'dragon:4', down: false },
          { seat: 1, card: 'grail:?', down: true },
          { seat: 0, card: 'grail:3', down: false },
        ],
        quest: { main: 'grail', verdict: 'baseless', total: 8 },
      },
      { laid: [{ seat: 3, card: 'mordred', down: false }], quest: null },
    ]);
  });
  it('takes cards apart', () => {
    expect(face('morgan:4+2')).toEqual({ kind: 'person', who: 'morgan', number: '4', plus: '2' });
    expect(face('vivien')).toEqual({ kind: 'person', who: 'vivien', number: '', plus: '' });
    expect(quests('any')).toHaveLength(5);
    expect(quests('none')).toEqual([]);
  });
});
