// What the coach says, by the phase of the game and what is asked.
import { list, t } from '../../i18n/index.svelte';
import { match } from '../../net/match';
import type { Namer } from '../../table/people';
import { PROPOSALS, type Form, type Shown, type You } from '../../wire/avalon';

/** `you` is nothing where somebody else could read the advice: it then says the same to everybody. */
export function hint(board: Shown, form: Form, you: You | null, name: Namer): string {
  const asked = match<Form, string | null>(form, {
    wait: () => null,
    propose: () => propose(you),
    vote: () => vote(board, you, name),
    play: () => t(you?.loyalty ? `coach-av-play-${you.loyalty}` : 'coach-av-play'),
    excalibur: () => t('coach-av-excalibur'),
    lady: () => t('coach-av-lady'),
    loyalty: () => t('coach-av-loyalty'),
    give: () => t('coach-av-plot'),
    window: () => t('coach-av-plot'),
    target: () => t('coach-av-plot'),
    take: () => t('coach-av-plot'),
    shoot: () => t('coach-av-shoot'),
  });
  if (asked !== null) return asked;
  switch (board.phase) {
    case 'vote':
    case 'charge':
      return t('coach-av-voting');
    case 'quest':
      return t('coach-av-questing');
    case 'assassin':
      return t('coach-av-assassin');
    default:
      return t(you ? 'coach-av-wait-alone' : 'coach-av-wait');
  }
}

function propose(you: You | null): string {
  if (you?.role === 'merlin') return t('coach-av-propose-merlin');
  return t(you?.loyalty ? `coach-av-propose-${you.loyalty}` : 'coach-av-propose');
}

function vote({ vote_track, proposal }: Shown, you: You | null, name: Namer): string {
  if (!you?.loyalty) return t('coach-av-vote');
  if (vote_track === PROPOSALS - 1) return t(`coach-av-vote-last-${you.loyalty}`);
  const evil = [...new Set(you.knows.filter((mark) => mark.as === 'evil').map((mark) => mark.seat))];
  const isEvil = (seat: number) => evil.includes(seat) || (you.loyalty === 'evil' && seat === you.seat);
  const names = list((proposal?.team ?? []).filter(isEvil).map(name));
  if (you.role === 'merlin')
    return names === '' ? t('coach-av-vote-merlin-clean') : t('coach-av-vote-merlin', { names });
  if (you.loyalty === 'good') return t('coach-av-vote-good');
  return names === '' ? t('coach-av-vote-evil-out') : t('coach-av-vote-evil-in', { names });
}
