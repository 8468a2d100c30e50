// The game in words. Every union is matched completely, so a new notice is a type error here.
import { list, t, type Thing } from '../../i18n/index.svelte';
import { byCode } from '../../i18n/trouble';
import { match } from '../../net/match';
import type { Namer } from '../../table/people';
import {
  FAULTS,
  REFUSALS,
  type FaultCode,
  type Refusal,
  type WonBy,
  type Card,
  type Mark,
  type PlotCard,
  type Public,
  type Reason,
  type Role,
  type SeenCard,
  type Side,
  type Shown,
  type Statement,
  type Vote,
} from '../../wire/avalon';

export const roleName = (role: Role) => t(`role-${role}`);
/** The name in the form that follows “I am”. */
const roleIs = (role: Role): Thing => ({ code: role, name: t(`role-${role}-is`) });
export const sideName = (side: Side) => t(`side-${side}`);
export const cardName = (card: Card) => t(`card-${card}`);
export const voteName = (vote: Vote) => t(`vote-${vote}`);
export const plotName = (card: PlotCard) => t(`plot-${card}`);
/** Names as values of a message, with their codes. */
const aSide = (side: Side): Thing => ({ code: side, name: sideName(side) });
export const aCard = (card: Card): Thing => ({ code: card, name: cardName(card) });
export const aPlot = (card: PlotCard): Thing => ({ code: card, name: plotName(card) });
export const plotText = (card: PlotCard) => t(`plot-${card}-text`);
export const byWords = (by: WonBy) => t(`by-${by}`);
export const phaseTitle = (phase: Shown['phase']) => t(`stage-${phase}`);
const names = (seats: number[], name: Namer) => list(seats.map(name));

/**
 * What a character knows and does. It names other characters only if they may be in play; `roles` is the public list,
 * null or left out where the list is secret or not chosen yet.
 */
export function roleText(role: Role, roles?: readonly Role[] | null): string {
  const inPlay = (each: Role) => (!roles ? 'maybe' : roles.includes(each) ? 'yes' : 'no');
  return t(`role-${role}-text`, {
    merlin: inPlay('merlin'),
    percival: inPlay('percival'),
    morgana: inPlay('morgana'),
    mordred: inPlay('mordred'),
    oberon: inPlay('oberon'),
  });
}

/** The faults that the form for a new table can make. Written deals are for the referee. */
type FormFault = Exclude<FaultCode, `deal_${string}`>;
const isOfForm = (code: FaultCode): code is FormFault => !code.startsWith('deal_');

/** The messages for the codes of refusals and faults. */
export const CODES = {
  prefix: 'AV',
  refusals: byCode(Object.keys(REFUSALS) as Refusal[], (code) => `refused-${code}`),
  faults: byCode((Object.keys(FAULTS) as FaultCode[]).filter(isOfForm), (code) => `fault-${code}`),
};

/** A public notice as a line of the log; null where it says nothing of interest. */
export function logLine(told: Public, name: Namer): string | null {
  return match<Public, string | null>(told, {
    dealt: () => t('log-dealt'),
    began: ({ leader }) => t('log-began', { name: name(leader) }),
    schedule_laid: ({ open }) => t('log-schedule_laid', { cards: list(open.map((card) => t(`fidelity-${card}`))) }),
    fidelity_turned: ({ card }) => t(`log-fidelity-${card}`),
    lancelots_switched: () => t('log-lancelots_switched'),
    lead_taken: ({ seat }) => t('log-lead_taken', { name: name(seat) }),
    plot_drawn: ({ card }) => t('log-plot_drawn', { card: aPlot(card) }),
    plot_given: ({ card, to }) => t('log-plot_given', { card: aPlot(card), name: name(to) }),
    plot_taken: ({ card, from, by }) => t('log-plot_taken', { card: aPlot(card), from: name(from), name: name(by) }),
    plot_passed: ({ card, seat }) => t('log-plot_passed', { card: aPlot(card), name: name(seat) }),
    loyalty_asked: ({ checker, shower }) => t('log-loyalty_asked', { name: name(shower), other: name(checker) }),
    loyalty_seen: ({ checker, shower, by }) =>
      t(by === 'lady' ? 'log-lady' : 'log-loyalty_seen', { name: name(checker), other: name(shower) }),
    wrong_card_passed: ({ shower, side }) => t('log-wrong_card_passed', { name: name(shower), side: aSide(side) }),
    lady_skipped: ({ holder }) => t('log-lady_skipped', { name: name(holder) }),
    proposed: ({ leader, quest, team, excalibur }) => {
      const line = t('log-proposed', { name: name(leader), quest, team: names(team, name) });
      return excalibur === null ? line : `${line} ${t('log-excalibur', { name: name(excalibur) })}`;
    },
    has_voted: () => null,
    charge_revealed: ({ approvals }) =>
      approvals.length === 0 ? t('log-charge-none') : t('log-charge', { names: names(approvals, name) }),
    votes_revealed: ({ approvals }) =>
      approvals.length === 0
        ? t('log-votes-none')
        : t('log-votes', { count: approvals.length, names: names(approvals, name) }),
    king_returned: ({ seat }) => t('log-king_returned', { name: name(seat) }),
    spotlit: ({ seat, target }) => t('log-spotlit', { name: name(seat), other: name(target) }),
    has_played: () => null,
    turned_up: ({ seat, card }) => t('log-turned_up', { name: name(seat), card: aCard(card) }),
    exchanged: ({ holder, target }) => t('log-exchanged', { name: name(holder), other: name(target) }),
    excalibur_declined: ({ holder }) => t('log-excalibur_declined', { name: name(holder) }),
    ambushed: ({ seat, target }) => t('log-ambushed', { name: name(seat), other: name(target) }),
    quest_done: (done) => t('log-quest_done', done),
    shot_opened: ({ assassin, evil }) => {
      const line = t('log-shot_opened', { name: name(assassin) });
      return evil === null ? line : `${line} ${t('log-evil', { names: names(evil, name) })}`;
    },
    shot: ({ target, merlin }) => t(merlin ? 'log-shot-merlin' : 'log-shot-missed', { name: name(target) }),
    unveiled: ({ winner, by }) => t(`log-won-${winner}`, { by: byWords(by) }),
  });
}

/** What one seat knows about another, and since when. */
export function markWords(mark: Mark, name: Namer): string {
  const known = t(`known-${mark.as}`, { name: name(mark.seat) });
  const since = mark.since === 'night' ? t('since-night') : t(`since-${mark.since}`, { round: mark.round });
  return `${known} (${since})`;
}

export function seenWords(seen: SeenCard, name: Namer): string {
  return t('seen-card', {
    name: name(seen.seat),
    card: aCard(seen.card),
    round: seen.round,
    by: t(`seen-by-${seen.by}`),
  });
}

function reasonWords(reason: Reason, name: Namer): string {
  return match<Reason, string>(reason, {
    approved: ({ proposal }) => t('reason-approved', { number: proposal }),
    rejected: ({ proposal }) => t('reason-rejected', { number: proposal }),
    proposed: ({ proposal }) => t('reason-proposed', { number: proposal }),
    went_on: ({ quest }) => t('reason-went_on', { quest }),
    contradiction: ({ seat }) => t('reason-contradiction', { name: name(seat) }),
  });
}

/** A statement in the reader's language. */
export function statementWords(said: Statement, name: Namer): string {
  return match<Statement, string>(said, {
    i_am: ({ role }) => t('say-i_am', { is: roleIs(role) }),
    my_side: ({ side }) => t(`say-my_side-${side}`),
    they_are: ({ seat, role }) => t('say-they_are', { name: name(seat), is: roleIs(role) }),
    trust: ({ seat }) => t('say-trust', { name: name(seat) }),
    suspect: ({ seat }) => t('say-suspect', { name: name(seat) }),
    suggest: ({ team, quest }) =>
      quest
        ? t('say-suggest-quest', { team: names(team, name), quest })
        : t('say-suggest', { team: names(team, name) }),
    will_vote: ({ vote }) => t(`say-will_vote-${vote}`),
    i_played: ({ card, quest }) => t(`say-i_played-${card}`, { quest }),
    lady_showed: ({ seat, side }) => t(`say-lady_showed-${side}`, { name: name(seat) }),
    plot_showed: ({ seat, side }) => t(`say-plot_showed-${side}`, { name: name(seat) }),
    card_showed: ({ seat, quest, card }) => t(`say-card_showed-${card}`, { name: name(seat), quest }),
    because: ({ seat, trust, reason }) =>
      t(trust ? 'say-because-trust' : 'say-because-suspect', { name: name(seat), reason: reasonWords(reason, name) }),
    ask: ({ seat, question }) => t('say-ask', { name: name(seat), question: t(`question-${question}`) }),
    answer: ({ answer }) => t(`answer-${answer}`),
  });
}
