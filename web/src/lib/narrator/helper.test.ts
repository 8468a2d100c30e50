import { expect, test } from 'vitest';
import * as helper from './helper';

const five: helper.Players = '5';
const seven: helper.Players = '7';
const quest = (state: helper.Helped, fails: number) => helper.count(helper.byPrint(helper.vote(state, true)), fails);

test('three successes lead to the shot, which decides', () => {
  let state = helper.begin(five, 4, true);
  for (let won = 0; won < 3; won += 1) state = quest(state, 0);
  expect([state.phase, state.end]).toEqual(['shot', null]);
  state = helper.name(state, 2);
  expect(helper.shot(state, true).end).toEqual({ winner: 'evil', by: 'assassination' });
  expect(helper.shot(state, false).end).toEqual({ winner: 'good', by: 'missed_shot' });
});

test('without Merlin three successes win at once', () => {
  let state = helper.begin(five, 0, false);
  for (let won = 0; won < 3; won += 1) state = quest(state, 0);
  expect(state.end).toEqual({ winner: 'good', by: 'three_successes' });
});

test('the lead goes round, and all rejections in a round win for Evil', () => {
  let state = helper.begin(five, 3, true);
  for (let number = 0; number < 4; number += 1) state = helper.vote(helper.propose(state), false);
  expect([state.leader, state.rejected, state.phase]).toEqual([2, 4, 'team']);
  expect(helper.vote(state, false).end).toEqual({ winner: 'evil', by: 'rejections' });
  expect(quest(state, 0).rejected).toBe(0);
});

test('a quest that needs two Fails succeeds with one', () => {
  let state = helper.begin(seven, 0, true);
  for (const fails of [1, 0, 0]) state = quest(state, fails);
  expect(helper.questOf(state)).toEqual({ number: 4, size: 4, fails_needed: 2 });
  expect(quest(state, 1).phase).toBe('shot');
  expect(quest(state, 2).results.at(-1)).toEqual({ fails: 2, won: 'evil' });
});

test('a team has its size, and cards on the device have no order', () => {
  let state = helper.begin(five, 0, true);
  for (const seat of [4, 1, 3]) state = helper.pick(state, seat);
  expect(state.team).toEqual([1, 4]);
  state = helper.byDevice(helper.vote(state, true));
  state = helper.put(state, false, 0.5);
  expect([state.phase, state.cards]).toEqual(['pass', [false]]);
  expect(helper.put(state, true, 0).cards).toEqual([true, false]);
  expect(helper.put(state, true, 0.99).cards).toEqual([false, true]);
  expect(helper.put(state, true, 0.99).phase).toBe('turn');
});
