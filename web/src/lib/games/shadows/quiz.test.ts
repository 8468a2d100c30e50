import { describe, expect, it } from 'vitest';
import type { Pile } from './audit';
import { MOST, questions } from './quiz';

const pile = (total: number, down = false): Pile => ({
  laid: [
    { seat: 0, card: 'dragon:4', down },
    { seat: 1, card: 'grail:?', down: false },
  ],
  quest: { main: 'dragon', verdict: 'baseless', total },
});

describe('the test of memory', () => {
  it('asks about every pile, and never more than its limit', () => {
    const asked = questions(Array.from({ length: 9 }, (_, index) => pile(index + 3)));
    expect(asked).toHaveLength(MOST);
    expect(new Set(asked.map((each) => each.pile)).size).toBe(MOST);
    expect(new Set(asked.map((each) => each.ask))).toEqual(new Set(['total', 'card']));
  });
  it('offers the right answer exactly once, and no other right one', () => {
    for (const total of [0, 1, 2, 5, 13, 30]) {
      for (const question of questions([pile(total), pile(total), pile(total), pile(total)])) {
        const choices: (string | number)[] = question.choices;
        expect(choices.filter((each) => each === question.answer)).toHaveLength(1);
        expect(new Set(choices).size).toBe(choices.length);
        expect(choices).toHaveLength(4);
        if (question.ask === 'card')
          expect(choices.filter((card) => ['dragon:4', 'grail:?'].includes(String(card)))).toEqual([question.answer]);
      }
    }
  });
  it('does not ask for a card that lay face down', () => {
    const asked = questions(Array.from({ length: 4 }, () => pile(9, true)));
    for (const each of asked) if (each.ask === 'card') expect(each.answer).toBe('grail:?');
  });
  it('asks nothing about a game without cards', () => {
    expect(questions([])).toEqual([]);
    expect(questions([{ laid: [], quest: null }])).toEqual([]);
  });
});
