import { describe, expect, it } from 'vitest';
import { REFUSALS as AVALON } from '../wire/avalon';
import { FAULTS, REFUSALS as SHADOWS } from '../wire/shadows';
import { find, numbers, SHORT } from './rules';

describe('the short rules', () => {
  it('tell every rule that a refusal or a fault can name', () => {
    const named = [AVALON, SHADOWS, FAULTS].flatMap((codes) => Object.values(codes).flat());
    expect(named.length).toBeGreaterThan(50);
    for (const rule of named) expect(find(rule), rule).not.toBeNull();
  });
  it('tell no rule twice', () => {
    for (const game of ['avalon', 'shadows'] as const) {
      const all = SHORT[game].flatMap(({ rules }) =>
        rules.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, step) => from + step)),
      );
      expect(new Set(all).size).toBe(all.length);
      expect([...all].sort((a, b) => a - b)).toEqual(Array.from({ length: Math.max(...all) }, (_, index) => index + 1));
    }
  });
  it('finds the game and the place', () => {
    expect(find('SC-45')).toEqual({ game: 'shadows', index: 9 });
    expect(find('AV-31')?.game).toBe('avalon');
    expect(find('XX-1')).toBeNull();
    expect(find('SC-999')).toBeNull();
    expect(numbers('shadows', SHORT.shadows[15]!)).toBe('SC-84');
  });
});
