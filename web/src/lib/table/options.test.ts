import { expect, test } from 'vitest';
import { grouped, optionOf, withOption, withPreset } from './options';

test('an option is set and left out without touching the others', () => {
  const setup = { players: 5, options: { lady: true } };
  const changed = withOption(setup, 'plot', true);
  expect(changed).toEqual({ players: 5, options: { lady: true, plot: true } });
  expect(withOption(changed, 'lady', undefined)).toEqual({ players: 5, options: { plot: true } });
  expect(setup).toEqual({ players: 5, options: { lady: true } });
  expect(optionOf(changed, 'plot')).toBe(true);
  expect(optionOf({}, 'plot')).toBeUndefined();
});

test('a preset keeps who begins', () => {
  const preset: { players: number; options?: object } = { players: 5, options: { lady: true } };
  expect(withPreset({ players: 5, options: { firstLeader: 3, plot: true } }, preset, 'firstLeader')).toEqual({
    players: 5,
    options: { lady: true, firstLeader: 3 },
  });
  expect(withPreset({ players: 5 }, preset, 'firstLeader')).toBe(preset);
});

test('an option stands with the one it needs, and a new one among the rare ones', () => {
  const lady = { key: 'lady', values: [false, true] };
  const must = { key: 'must', values: [true, false], needs: { key: 'lady', is: true } };
  const rare = { key: 'rare', values: [false, true] };
  expect(grouped([lady, rare, must], ['lady'])).toEqual([[lady, must], [rare]]);
});
