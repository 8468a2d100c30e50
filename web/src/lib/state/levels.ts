// The levels of the bots.
import type { Chair } from '../net/messages';

export const LEVELS = ['page', 'squire', 'knight', 'champion'] as const;
export type Level = (typeof LEVELS)[number];

/** The levels that the server offers (`bots::Level::OFFERED`), weakest first. */
export const OFFERED: readonly Level[] = LEVELS;

/** The level where nobody has chosen one. */
export const USUAL: Level = 'squire';

/** How hard a game alone with bots is (`games::Difficulty`), easiest first; `practice` takes these names. */
export const DIFFICULTIES = ['easy', 'fair', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The difficulty of "Play now": one at which a newcomer can win. */
export const FAIR: Difficulty = 'fair';

/** The level of the bot in a chair; nothing for a person, or for a level that this page does not know. */
export function levelOf(chair: Chair): Level | undefined {
  const level = typeof chair.sitter === 'object' && 'bot' in chair.sitter ? chair.sitter.bot.level : '';
  return LEVELS.find((each) => each === level);
}
