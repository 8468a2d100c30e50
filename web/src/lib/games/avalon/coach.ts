// What the coach says, by the phase of the game and what is asked.
import type { PlainKey } from '../../i18n/index.svelte';
import { match } from '../../net/match';
import type { Form, Shown } from '../../wire/avalon';

export function hint(phase: Shown['phase'], form: Form): PlainKey {
  const asked = match<Form, PlainKey | null>(form, {
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
