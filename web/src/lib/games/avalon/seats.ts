// A seat of the table in words.
import { t } from '../../i18n/index.svelte';
import type { Shown, Vote } from '../../wire/avalon';
import { voteName } from './words';

/** The open vote of a seat. */
export function voteOf({ votes }: Shown, seat: number): Vote | null {
  if (votes?.approve.includes(seat)) return 'approve';
  return votes?.reject.includes(seat) ? 'reject' : null;
}

/** What is to be seen at a seat. `last` says that the vote is one of a team before. */
export function seatWords(board: Shown, seat: number, vote: Vote | null, last = false): string[] {
  const { leader, proposal, lady, evil, acted } = board;
  return [
    seat === leader ? t('leader') : '',
    proposal?.team.includes(seat) ? t('in-team') : '',
    proposal?.excalibur === seat ? t('has-excalibur') : '',
    lady?.holder === seat ? t('has-lady') : '',
    evil?.includes(seat) ? t('side-evil') : '',
    vote ? (last ? t('last-vote', { vote: voteName(vote) }) : voteName(vote)) : '',
    acted?.includes(seat) ? t('has-acted') : '',
  ].filter((word) => word !== '');
}
