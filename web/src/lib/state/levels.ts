// The strengths of bots: the one place that knows which there are.
import type { Chair } from '../net/messages';

export const LEVELS = ['page', 'squire', 'knight', 'champion'] as const;
export type Level = (typeof LEVELS)[number];

/** Those that the server seats (`bots::Level::OFFERED`), weakest first. */
export const OFFERED: readonly Level[] = LEVELS;

/** The one for a table that nobody has chosen for. */
export const USUAL: Level = 'squire';

/** The strength of a chair's bot; nothing for a person, or for a level that this page does not know. */
export function levelOf(chair: Chair): Level | undefined {
  const level = typeof chair.sitter === 'object' && 'bot' in chair.sitter ? chair.sitter.bot.level : '';
  return LEVELS.find((each) => each === level);
}
