// What the coach says, by the phase of the game and what is asked.
import { t, type PlainKey } from '../../i18n/index.svelte';
import { match } from '../../net/match';
import type { Form, Shown, You } from '../../wire/shadows';

/**
 * `you` is nothing where somebody else could read the advice: it then says the same to everybody. `open` is whether an
 * opened pile is on the screen.
 */
export function hint(phase: Shown['phase'], form: Form, you: You | null, open: boolean): string {
  const key = keyOf(phase, form);
  if (key === 'coach-sc-wait' && open) return t('coach-sc-opened');
  const isTraitor = you?.loyalty === 'traitor';
  if (key === 'coach-sc-turn' && isTraitor) return t('coach-sc-turn-traitor');
  if (key === 'coach-sc-announce' && isTraitor) return t('coach-sc-announce-traitor');
  return t(key);
}

function keyOf(phase: Shown['phase'], form: Form): PlainKey {
  const asked = match<Form, PlainKey | null>(form, {
    nothing: () => null,
    turn: () => 'coach-sc-turn',
    ride: () => 'coach-sc-ride',
    announce: () => 'coach-sc-announce',
    token: () => 'coach-sc-token',
    give: () => 'coach-sc-vivien',
    loyalty: () => 'coach-sc-loyalty',
    place: () => 'coach-sc-place',
    window: () => 'coach-sc-window',
    traitor: () => 'coach-sc-place',
  });
  if (asked) return asked;
  switch (phase) {
    case 'announce':
      return 'coach-sc-announcing';
    case 'arthur':
    case 'gawain':
    case 'percival':
      return 'coach-sc-window';
    case 'vivien':
      return 'coach-sc-vivien';
    case 'traitor_turn':
      return 'coach-sc-traitor';
    default:
      return 'coach-sc-wait';
  }
}
