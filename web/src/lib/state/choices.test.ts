import { beforeEach, expect, test } from 'vitest';
import { keepChoices, lastChoices, usual, type Choices } from './choices';

beforeEach(() => localStorage.clear());

test('the last choices come back', () => {
  const chosen: Choices = {
    game: 'shadows',
    setups: {
      avalon: { players: 7, roles: ['merlin', 'assassin'] },
      shadows: { players: 3, options: { expert: true } },
    },
    house: { listed: true, clock: { seconds: 45 }, spectators: 'allowed', absence: 120 },
    level: 'knight',
  };
  keepChoices(chosen);
  expect(lastChoices()).toEqual(chosen);
});

test('what cannot be read is the usual choice', () => {
  expect(lastChoices()).toEqual(usual());
  const bad = ['{', '7', '[]', '{"game":"chess","level":"king","setups":{"avalon":7},"house":{"clock":{}}}'];
  for (const text of bad) {
    localStorage.setItem('roundtable.choices', text);
    expect(lastChoices()).toEqual(usual());
  }
});
