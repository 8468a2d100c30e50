// What a player should want: how the side wins, and what the character should do.
import type { PlainKey } from '../../i18n/index.svelte';
import type { Role, Shown, Side } from '../../wire/avalon';

type Known = Pick<Shown, 'roles' | 'options'>;

/** Merlin and the Assassin are in a game together or not at all, and Percival only with them (AV-4, AV-9). */
const WITH_MERLIN: readonly Role[] = ['merlin', 'assassin', 'percival'];

/** Whether this player knows that the Assassin will try to find Merlin. */
function shot(role: Role, { roles, options }: Known): 'certain' | 'possible' | 'none' {
  if (WITH_MERLIN.includes(role) || options.allowNoMerlin !== true) return 'certain';
  if (!roles) return 'possible';
  return roles.includes('merlin') ? 'certain' : 'none';
}

/** How the side that the player is on now wins. */
export function aim(role: Role, side: Side, known: Known): PlainKey {
  return `aim-${side}-${shot(role, known)}`;
}

/** What the character should do. A Lancelot plays for the side he is on now. */
export function task(role: Role, side: Side, { options }: Pick<Known, 'options'>): PlainKey {
  if (role !== 'good_lancelot' && role !== 'evil_lancelot') return `role-${role}-do`;
  return options.lancelotVariant === 'v3' ? `lancelot-${side}-knows-do` : `lancelot-${side}-do`;
}
