import { describe, expect, it } from 'vitest';
import { GAMES, gameOfRule, games } from '../games';
import { numbers, placeOf } from './rules';

/** The rules that the refusals and the faults of each game name. */
type Codes = Record<string, readonly string[]>;
const wire = import.meta.glob<{ REFUSALS?: Codes; FAULTS?: Codes }>('../wire/*.ts', { eager: true });
const named = (name: string) => {
  const { REFUSALS = {}, FAULTS = {} } = wire[`../wire/${name}.ts`] ?? {};
  return [...Object.values(REFUSALS), ...Object.values(FAULTS)].flat();
};

describe('the short rules', () => {
  it.each(GAMES)('of %s cover every rule that a refusal or a fault can name', async (name) => {
    const { SHORT } = await games[name].rules();
    expect(named(name)).not.toEqual([]);
    for (const rule of named(name)) {
      expect(gameOfRule(rule), rule).toBe(name);
      expect(placeOf(rule, SHORT), rule).not.toBeNull();
    }
  });
  it.each(GAMES)('of %s cover every rule once', async (name) => {
    const { SHORT } = await games[name].rules();
    const all = SHORT.flatMap(({ rules }) =>
      rules.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, step) => from + step)),
    );
    const sorted = all.toSorted((a, b) => a - b);
    expect(sorted).toEqual(Array.from({ length: sorted.length }, (_, index) => index + 1));
  });
  it('are found by the number of a rule', async () => {
    const { SHORT } = await games.shadows.rules();
    expect(gameOfRule('SC-45')).toBe('shadows');
    expect(placeOf('SC-45', SHORT)).toBe(9);
    expect(placeOf('SC-999', SHORT)).toBeNull();
    expect(gameOfRule('AV-31')).toBe('avalon');
    expect(gameOfRule('XX-1')).toBeNull();
    expect(numbers('SC', SHORT[15]!)).toBe('SC-84');
  });
});
