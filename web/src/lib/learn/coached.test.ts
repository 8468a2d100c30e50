import { beforeEach, describe, expect, it } from 'vitest';
import { FIRST, countGame, isCoached, setCoach } from './coached.svelte';

describe('the coach', () => {
  beforeEach(() => localStorage.clear());

  it('is there in the first games of each game', () => {
    for (let game = 0; game < FIRST; game += 1) {
      expect(isCoached(`T${game}`, 'avalon')).toBe(true);
      countGame(`T${game}`, 'avalon');
      countGame(`T${game}`, 'avalon');
      expect(isCoached(`T${game}`, 'avalon')).toBe(true);
    }
    expect(isCoached('T9', 'avalon')).toBe(false);
    expect(isCoached('T9', 'shadows')).toBe(true);
  });
  it('stays away once it was sent away, except from a table opened for learning', () => {
    setCoach('T1', 'avalon', false);
    expect(isCoached('T1', 'avalon')).toBe(false);
    expect(isCoached('T2', 'avalon')).toBe(false);
    expect(isCoached('T2', 'shadows')).toBe(true);
    setCoach('T3', 'avalon', true);
    expect(isCoached('T3', 'avalon')).toBe(true);
  });
});
