// The night of a game, looked up in the data that the rules wrote. There is no rule here.
import { FINDINGS, FITS, HEARD, ASKED, LINES, LOOKING, SCRIPTS, SECRET } from '../wire/narrator';
import type { Edition, LancelotVariant, Role } from '../wire/avalon';
import type { Step } from './player';

export type Line = (typeof LINES)[number];
export type Night = {
  variant: LancelotVariant;
  /** The characters in play; nothing where the list is secret. */
  roles: readonly Role[] | null;
  /** Whether Oberon shows a thumb to Merlin. */
  seesOberon: boolean;
};

/** The lines of a night, in order. */
export function linesOf({ variant, roles, seesOberon }: Night): Line[] {
  const list = roles === null ? SECRET : HEARD.filter((role) => roles.includes(role)).join(',');
  const key = `${variant} ${seesOberon ? 'seen' : 'unseen'} ${list}` as keyof typeof SCRIPTS;
  return SCRIPTS[key].split(' ') as Line[];
}

/** Milliseconds after a line, and after one that gives somebody time to look. */
const PAUSE = 1_200;
const LOOK = 4_500;

/** The night as the player takes it: how long a step is follows from the script alone. */
export function stepsOf(night: Night, words: (line: Line) => string): Step[] {
  const looking = new Set<string>(LOOKING);
  return linesOf(night).map((line) => ({
    step: line,
    lines: [words(line)],
    pause: looking.has(line) ? LOOK : PAUSE,
  }));
}

export type Findings = (typeof FINDINGS)[number];

/** What the rules of an edition say of these characters at a table of so many players. */
export function findingsOf(
  edition: Edition | 'none',
  players: keyof (typeof FITS)['none'],
  variant: LancelotVariant,
  roles: readonly Role[],
): Findings {
  const set = ASKED.reduce((bits, role, bit) => bits | (roles.includes(role) ? 1 << bit : 0), 0);
  return FINDINGS[parseInt(FITS[edition][players][variant][set] ?? '0', 36)] ?? FINDINGS[0];
}
