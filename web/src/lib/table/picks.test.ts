import { expect, test, vi } from 'vitest';
import { Picks } from './picks.svelte';

vi.mock('../state/attention', () => ({ play: () => undefined }));

test('one seat is asked for: a tap chooses it instead of the last one, a second tap takes it back', () => {
  const picks = new Picks();
  picks.offer([1, 2, 3], 1);
  expect(picks.open).toEqual([1, 2, 3]);
  picks.tap(1);
  picks.tap(3);
  expect(picks.target).toBe(3);
  expect(picks.open).toEqual([1, 2, 3]);
  picks.tap(3);
  expect(picks.target).toBeUndefined();
});

test('a full team offers only its members', () => {
  const picks = new Picks();
  picks.offer([0, 1, 2, 3], 2);
  picks.tap(3);
  expect(picks.isFull).toBe(false);
  picks.tap(0);
  expect(picks.isFull).toBe(true);
  expect(picks.open).toEqual([3, 0]);
  picks.tap(3);
  expect(picks.open).toEqual([0, 1, 2, 3]);
});

test('a smaller offer keeps as many seats as it asks for, and an offer can be withdrawn', () => {
  const picks = new Picks();
  picks.offer([0, 1, 2], 3);
  for (const seat of [0, 1, 2]) picks.tap(seat);
  const withdraw = picks.offer([0, 1, 2], 2);
  expect(picks.chosen).toEqual([0, 1]);
  withdraw();
  expect(picks.open).toEqual([]);
  picks.clear();
  expect(picks.chosen).toEqual([]);
});
