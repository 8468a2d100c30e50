import type { Key } from '../i18n/index.svelte';
import type { FaultCode } from '../wire/shadows';

/** Faults that the form can make; written deals are for the referee. */
const shown = [
  'characters',
  'morgans',
  'no_merlin',
  'players',
  'players_missing',
  'promos_off',
  'quest_cards',
  'solo_expert',
  'start_player',
  'sword_limit',
  'swords',
  'too_many_of_a_kind',
] as const satisfies readonly FaultCode[];

/** The faults of a setup by `SC-code`. */
export const SHADOWS_FAULTS = Object.fromEntries(
  shown.map((code) => [`SC-${code}`, `fault-shadows-${code}` satisfies Key]),
) as Record<string, Key>;
