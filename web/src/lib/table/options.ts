// The options of a setup, as a form shows and changes them.
import type { Finding, GameTypes } from '../games/game';

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

/** The setup of a preset for a table at which it is already said who begins. */
export function withPreset<S extends Setup>(setup: S, preset: S, first: string): S {
  const seat = optionOf(setup, first);
  return seat === undefined ? preset : withOption(preset, first, seat);
}

/** The options in two groups: those named, with the ones that depend on them, and all others. */
export function grouped<O extends Option>(options: readonly O[], named: readonly O['key'][]): [O[], O[]] {
  const isNamed = ({ key, needs }: O) => named.some((name) => name === (needs?.key ?? key));
  return [options.filter(isNamed), options.filter((option) => !isNamed(option))];
}

/** Whether there is more than a warning. */
export function faulty(findings: Finding[]): boolean {
  return findings.some(({ warning }) => !warning);
}
