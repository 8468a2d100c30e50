import { describe, expect, it } from 'vitest';
import { GAMES, gameOfRule } from '../games';
import { SHORT as avalon } from '../games/avalon/rules';
import { SHORT as shadows } from '../games/shadows/rules';
import { REFUSALS as AVALON } from '../wire/avalon';
import { FAULTS, REFUSALS as SHADOWS } from '../wire/shadows';
import { numbers, placeOf } from './rules';

describe('the short rules', () => {
  const short = { avalon, shadows };

  it('cover every rule that a refusal or a fault can name', () => {
    const named = [AVALON, SHADOWS, FAULTS].flatMap((codes) => Object.values(codes).flat());
    expect(named.length).toBeGreaterThan(50);
    for (const rule of named) {
      const game = gameOfRule(rule);
      expect(game, rule).not.toBeNull();
      expect(placeOf(rule, short[game!]), rule).not.toBeNull();
    }
  });
  it('cover every rule once', () => {
    for (const name of GAMES) {
      const all = short[name].flatMap(({ rules }) =>
        rules.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, step) => from + step)),
      );
      const sorted = all.toSorted((a, b) => a - b);
      expect(sorted).toEqual(Array.from({ length: sorted.length }, (_, index) => index + 1));
    }
  });
  it('are found by the number of a rule', () => {
    expect(gameOfRule('SC-45')).toBe('shadows');
    expect(placeOf('SC-45', shadows)).toBe(9);
    expect(placeOf('SC-999', shadows)).toBeNull();
    expect(gameOfRule('AV-31')).toBe('avalon');
    expect(gameOfRule('XX-1')).toBeNull();
    expect(numbers('SC', shadows[15]!)).toBe('SC-84');
  });
});
