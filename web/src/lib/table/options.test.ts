import { expect, test } from 'vitest';
import { optionOf, withOption } from './options';

test('an option is set and left out without touching the others', () => {
  const setup = { players: 5, options: { lady: true } };
  const changed = withOption(setup, 'plot', true);
  expect(changed).toEqual({ players: 5, options: { lady: true, plot: true } });
  expect(withOption(changed, 'lady', undefined)).toEqual({ players: 5, options: { plot: true } });
  expect(setup).toEqual({ players: 5, options: { lady: true } });
  expect(optionOf(changed, 'plot')).toBe(true);
  expect(optionOf({}, 'plot')).toBeUndefined();
});
