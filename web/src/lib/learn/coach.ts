// What the coach says at each moment. Keyed by what is going on and what is asked; it knows no rule.
import type { Key } from '../i18n/index.svelte';
import { match } from '../net/match';
import type * as Avalon from '../wire/avalon';
import type * as Shadows from '../wire/shadows';

export function avalonHint(phase: Avalon.Stage, form: Avalon.Form): Key {
  const asked = match<Avalon.Form, Key | null>(form, {
    wait: () => null,
    propose: () => 'coach-av-propose',
    vote: () => 'coach-av-vote',
    play: () => 'coach-av-play',
    excalibur: () => 'coach-av-excalibur',
    lady: () => 'coach-av-lady',
    loyalty: () => 'coach-av-loyalty',
    give: () => 'coach-av-plot',
    window: () => 'coach-av-plot',
    target: () => 'coach-av-plot',
    take: () => 'coach-av-plot',
    shoot: () => 'coach-av-shoot',
  });
  if (asked) return asked;
  switch (phase) {
    case 'vote':
    case 'charge':
      return 'coach-av-voting';
    case 'quest':
      return 'coach-av-questing';
    case 'assassin':
      return 'coach-av-assassin';
    default:
      return 'coach-av-wait';
  }
}

export function shadowsHint(phase: Shadows.Stage, form: Shadows.Form): Key {
  const asked = match<Shadows.Form, Key | null>(form, {
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

export const COACHED = 'coach';
