// What was chosen for the last new table, in this browser. The server checks a setup again before anything is made of it.
import { GAMES, games, type AnyGame, type GameName } from '../games';
import type { House } from '../net/messages';
import { LEVELS, USUAL, type Level } from './levels';
import { store } from './settings.svelte';

export type Choices = {
  game: GameName;
  /** What was chosen for each game. */
  setups: Record<GameName, AnyGame['Setup']>;
  house: House;
  /** The level of the bots. */
  level: Level;
};

const PLACE = 'choices';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function usual(): Choices {
  const setups = Object.fromEntries(GAMES.map((name) => [name, { players: games[name].players }]));
  return {
    game: 'avalon',
    setups: setups as Choices['setups'],
    house: { listed: false, clock: 'off', spectators: 'muted', absence: 60 },
    level: USUAL,
  };
}

/** The last choices; the usual ones for whatever cannot be read. */
export function lastChoices(): Choices {
  const choices = usual();
  let kept: unknown;
  try {
    kept = JSON.parse(store.get(PLACE) ?? '');
  } catch {
    return choices;
  }
  if (!isObject(kept)) return choices;
  const { game, setups, house, level } = kept;
  choices.game = GAMES.find((name) => name === game) ?? choices.game;
  choices.level = LEVELS.find((each) => each === level) ?? choices.level;
  for (const name of GAMES) {
    const setup = isObject(setups) ? setups[name] : undefined;
    if (isObject(setup) && typeof setup['players'] === 'number') choices.setups[name] = setup;
  }
  if (isObject(house)) {
    for (const [key, value] of Object.entries(choices.house))
      if (key !== 'clock' && typeof house[key] === typeof value)
        choices.house = { ...choices.house, [key]: house[key] };
    const { clock } = house;
    if (clock === 'off' || clock === 'relaxed' || clock === 'brisk') choices.house.clock = clock;
    else if (isObject(clock) && typeof clock['seconds'] === 'number')
      choices.house.clock = { seconds: clock['seconds'] };
  }
  return choices;
}

export function keepChoices(choices: Choices): void {
  store.set(PLACE, JSON.stringify(choices));
}
