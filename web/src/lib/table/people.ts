// The players and their seats, in words.
import { named, t } from '../i18n/index.svelte';
import type { Chair, Room } from '../net/messages';

export function sitterName(chair: Chair | undefined, seat: number): string {
  if (!chair || chair.sitter === 'nobody') return t('chair-number', { number: seat + 1 });
  if ('person' in chair.sitter) return chair.sitter.person.name;
  return 'held' in chair.sitter ? chair.sitter.held.name : botName(chair.sitter.bot.name);
}

/** The name of a bot in the reader's language; the server names bots in English. */
export function botName(name: string): string {
  return named(`bot-name-${name.toLowerCase()}`, name);
}

/** Whether nobody sits here, though the seat may be held for somebody. */
export function isFree(chair: Chair): boolean {
  return chair.sitter === 'nobody' || 'held' in chair.sitter;
}

export function isPerson(chair: Chair): boolean {
  return typeof chair.sitter === 'object' && 'person' in chair.sitter;
}

export function isBot(chair: Chair | undefined): boolean {
  return chair !== undefined && typeof chair.sitter === 'object' && 'bot' in chair.sitter;
}

/** Whether nobody but bots plays with this seat: then nobody can look over a shoulder. */
export function isAlone(room: Pick<Room, 'chairs'>, seat: number | null): boolean {
  return seat !== null && room.chairs.every((chair) => chair.seat === seat || isBot(chair));
}

/** Gives the name of the player in a seat. */
export type Namer = (seat: number) => string;

export function namer(room: Pick<Room, 'chairs'> | null): Namer {
  return (seat) => sitterName(room?.chairs[seat], seat);
}
