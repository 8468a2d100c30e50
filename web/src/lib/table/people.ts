// Who sits where, in words.
import { t } from '../i18n/index.svelte';
import type { Chair, Room } from '../net/messages';

export function sitterName(chair: Chair | undefined, seat: number): string {
  if (!chair || chair.sitter === 'nobody') return t('chair-number', { number: seat + 1 });
  return 'person' in chair.sitter ? chair.sitter.person.name : chair.sitter.bot.name;
}

export function isBot(chair: Chair | undefined): boolean {
  return chair !== undefined && typeof chair.sitter === 'object' && 'bot' in chair.sitter;
}

/** The name of whoever sits there. */
export function namer(room: Room | null): (seat: number) => string {
  return (seat) => sitterName(room?.chairs[seat], seat);
}
