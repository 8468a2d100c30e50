// The record of a game as everybody saw it: every team, every vote, every quest. It repeats what was told and judges nothing.
import type { Notice, Public, Quest } from '../wire/avalon';

export type Try = {
  /** The place of this proposal in the game, counting from 1. */
  number: number;
  round: number;
  leader: number;
  quest: Quest;
  team: number[];
  excalibur: number | null;
  approvals: number[] | null;
  /** Who turned an approved team away with The King Returns. */
  returned: number | null;
  result: { successes: number; fails: number } | null;
  /** Whether another proposal or round came after it. */
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

/** What of a public notice is shown large in the middle of the table. */
export type Moment =
  | { kind: 'votes'; approvals: number[]; approved: boolean; players: number }
  | { kind: 'quest'; successes: number; fails: number; won: boolean; quest: number }
  | { kind: 'shot'; target: number; merlin: boolean };

type Context = {
  players: number;
  trackBefore: number;
  trackAfter: number;
  won: (quest: Quest) => boolean;
  quest: Quest | null;
};

export function moment(told: Public, context: Context): Moment | null {
  if (typeof told === 'string') return null;
  if ('votes_revealed' in told) {
    const approved = context.trackAfter <= context.trackBefore;
    return { kind: 'votes', approvals: told.votes_revealed.approvals, approved, players: context.players };
  }
  if ('quest_done' in told) {
    const quest = context.quest ?? 1;
    return { kind: 'quest', ...told.quest_done, won: context.won(quest), quest };
  }
  if ('shot' in told) return { kind: 'shot', ...told.shot };
  return null;
}
