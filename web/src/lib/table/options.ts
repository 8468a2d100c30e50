// The options of a setup, as a form shows and changes them.
import type { GameTypes } from '../games/game';

export type Value = string | number | boolean;
/** One option. Its first value is the usual one; `needs` is the value of another option without which it has no effect. */
export type Option<K extends string = string> = {
  key: K;
  values: readonly Value[];
  needs?: { key: string; is: Value };
};

/** A setup; a game without options has none. */
type Setup = GameTypes['Setup'];

/** What the setup says about an option. */
export function optionOf({ options = {} }: Setup, key: string): unknown {
  return (options as Record<string, unknown>)[key];
}

/** The setup with another value for an option; `undefined` leaves the option out. */
export function withOption<S extends Setup>(setup: S, key: string, value: unknown): S {
  const options: Record<string, unknown> = { ...setup.options, [key]: value };
  if (value === undefined) delete options[key];
  return { ...setup, options };
}
