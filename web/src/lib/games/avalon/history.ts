// The public history of a game: every team, every vote, every quest. It repeats the notices and knows no rule.
import { list, t } from '../../i18n/index.svelte';
import type { Namer } from '../../table/people';
import { SIDES, type Notice, type Public, type Quest, type Role, type Shown } from '../../wire/avalon';
import { logLine } from './words';

export type Try = {
  /** The number of this proposal in the game, from 1. */
  number: number;
  round: number;
  leader: number;
  quest: Quest;
  team: number[];
  excalibur: number | null;
  approvals: number[] | null;
  /** The seat that played The King Returns against the approved team. */
  returned: number | null;
  result: { successes: number; fails: number } | null;
  /** Whether another proposal or round followed. */
  past: boolean;
};

export function history(notices: Notice[]): Try[] {
  const tries: Try[] = [];
  let round = 1;
  for (const { public: told } of notices) {
    if (told === undefined || typeof told === 'string') continue;
    const last = tries.at(-1);
    if ('proposed' in told) {
      const { leader, quest, team, excalibur } = told.proposed;
      if (last) last.past = true;
      const number = tries.length + 1;
      tries.push({
        number,
        round,
        leader,
        quest,
        team,
        excalibur,
        approvals: null,
        returned: null,
        result: null,
        past: false,
      });
    } else if ('votes_revealed' in told && last) {
      last.approvals = told.votes_revealed.approvals;
    } else if ('king_returned' in told && last) {
      last.returned = told.king_returned.seat;
    } else if ('quest_done' in told && last) {
      last.result = told.quest_done;
      last.past = true;
      round += 1;
    }
  }
  return tries;
}

/** What is shown large in the middle of the table after a public notice. */
export type Moment =
  | { kind: 'votes'; approvals: number[]; approved: boolean; players: number }
  | { kind: 'quest'; successes: number; fails: number; won: boolean; quest: Quest }
  | { kind: 'shot'; target: number; merlin: boolean };

/** The moments of the newest notices; `notices` are all up to now, and `board` is the board after them. */
export function momentsOf(fresh: Notice[], notices: Notice[], board: Shown): Moment[] {
  return fresh.flatMap(({ public: told }) => (told === undefined ? [] : (momentOf(told, notices, board) ?? [])));
}

function momentOf(told: Public, notices: Notice[], board: Shown): Moment | null {
  if (typeof told === 'string') return null;
  if ('votes_revealed' in told) return { kind: 'votes', ...told.votes_revealed, players: board.players };
  if ('quest_done' in told) {
    const quest = history(notices).findLast((each) => each.result !== null)?.quest ?? 1;
    return { kind: 'quest', ...told.quest_done, won: board.quests[quest - 1]?.result === 'success', quest };
  }
  if ('shot' in told) return { kind: 'shot', ...told.shot };
  return null;
}

/** What decided the game, line by line: each quest with its team and the Evil players on it, and the shot. */
export function story(notices: Notice[], roles: readonly Role[], name: Namer): string[] {
  const lines = history(notices).flatMap(({ quest, team, result }) => {
    if (result === null) return [];
    const line = t('story-quest', { quest, team: list(team.map(name)), ...result });
    // A Lancelot may have changed sides since.
    const evil = team.filter((seat) => roles[seat] && SIDES[roles[seat]] === 'evil' && roles[seat] !== 'evil_lancelot');
    return [evil.length === 0 ? line : `${line} ${t('story-evil', { names: list(evil.map(name)) })}`];
  });
  const shot = notices.findLast(({ public: told }) => typeof told === 'object' && 'shot' in told)?.public;
  return shot === undefined ? lines : [...lines, logLine(shot, name) ?? ''];
}
