import { expect, test, vi } from 'vitest';
import { Beats, type Beat } from './beats.svelte';

const beat = (board: string, more: Partial<Beat<string, string>> = {}): Beat<string, string> => ({
  board,
  scene: null,
  hold: 0,
  early: true,
  said: [],
  ...more,
});

function follow() {
  vi.useFakeTimers();
  const said: string[] = [];
  const beats = new Beats<string, string>('start', (lines) => said.push(...lines));
  return { beats, said };
}

test('nothing is shown or said before its time', () => {
  const { beats, said } = follow();
  beats.push(beat('won', { scene: 'cards', hold: 5000, early: false, said: [{ at: 3000, lines: ['It succeeds.'] }] }));
  expect([beats.board, beats.scene, said]).toEqual(['start', 'cards', []]);
  vi.advanceTimersByTime(2999);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([beats.board, said]).toEqual(['start', ['It succeeds.']]);
  vi.advanceTimersByTime(2000);
  expect([beats.board, beats.scene]).toEqual(['won', null]);
  vi.useRealTimers();
});

test('scenes come one after the other, and too many of them are only said', () => {
  const { beats, said } = follow();
  for (const number of [1, 2, 3, 4, 5, 6])
    beats.push(
      beat(`board ${number}`, { scene: `scene ${number}`, hold: 1000, said: [{ at: 500, lines: [`${number}`] }] }),
    );
  expect(beats.scene).toBe('scene 1');
  vi.advanceTimersByTime(1000);
  expect(beats.scene).toBe('scene 5');
  expect(said).toEqual(['1', '2', '3', '4']);
  vi.advanceTimersByTime(2000);
  expect([beats.board, beats.scene, said.at(-1)]).toEqual(['board 6', null, '6']);
  vi.useRealTimers();
});

test('after a lost connection everything is shown as it is', () => {
  const { beats, said } = follow();
  beats.push(beat('later', { scene: 'cards', hold: 1000, early: false, said: [{ at: 900, lines: ['late'] }] }));
  beats.jump('now');
  vi.advanceTimersByTime(10_000);
  expect([beats.board, beats.scene, said]).toEqual(['now', null, []]);
  vi.useRealTimers();
});
