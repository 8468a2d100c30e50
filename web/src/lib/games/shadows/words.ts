// The game in words. Every union is matched completely, so a new notice is a type error here.
import { list, named, t, type Thing } from '../../i18n/index.svelte';
import { byCode } from '../../i18n/trouble';
import { match } from '../../net/match';
import type { Namer } from '../../table/people';
import {
  REFUSALS,
  type FaultCode,
  type Refusal,
  type Card,
  type Cause,
  type DrawReason,
  type Knight,
  type Loyalty,
  type Public,
  type Quest,
  type Secret,
  type Shown,
  type Statement,
  type Sum,
  type Verdict,
  type Winner,
} from '../../wire/shadows';
import { face, type Person } from './cards';
import { parts } from './opening';

export const questName = (quest: Quest) => t(`sc-quest-${quest}`);
/** The quest in the form that follows “goes on the quest”. */
export const questGoal = (quest: Quest): Thing => ({ code: quest, name: t(`sc-goal-${quest}`) });
export const loyaltyName = (loyalty: Loyalty) => t(`sc-loyalty-${loyalty}`);
export const knightName = (knight: Knight) => t(`sc-knight-${knight}`);
/** Names as values of a message, with their codes. */
export const aQuest = (quest: Quest): Thing => ({ code: quest, name: questName(quest) });
export const aLoyalty = (loyalty: Loyalty): Thing => ({ code: loyalty, name: loyaltyName(loyalty) });
export const aKnight = (knight: Knight): Thing => ({ code: knight, name: knightName(knight) });
export const knightText = (knight: Knight) => t(`sc-knight-${knight}-text`);
export const phaseTitle = (phase: Shown['phase']) => t(`sc-stage-${phase}`);
export const verdictWords = (verdict: Verdict) => t(`sc-verdict-${verdict}`);
export const wonWords = (winner: Winner) => t(`sc-won-${winner}`);
export const causeWords = (cause: Cause) => t(`sc-cause-${cause}`);
export const errandWords = (errand: DrawReason) => t(`sc-ask-place-${errand}`);
/** The swords that a shown loyalty brings. */
export const swordsFor = (loyalty: Loyalty, count: number) =>
  loyalty === 'loyal' ? t('sc-swords-black', { count }) : t('sc-swords-white', { count });
const names = (seats: number[], name: Namer) => list(seats.map(name));

export const personName = (who: Person) => t(`sc-card-${who}`);

export function cardName(card: Card): string {
  const shown = face(card);
  if (shown.kind === 'quest') return t('sc-card-quest', { quest: questName(shown.quest), value: shown.value });
  const name = personName(shown.who);
  if (shown.number === '') return name;
  return shown.plus === '' ? `${name} ${shown.number}` : `${name} ${shown.number} (+${shown.plus})`;
}

/** What a card of a person does; a quest card needs no words. */
export function cardText(card: Card): string {
  const shown = face(card);
  if (shown.kind === 'quest') return '';
  switch (shown.who) {
    case 'mordred':
      return t('sc-card-mordred-text');
    case 'vivien':
      return t('sc-card-vivien-text');
    case 'merlin':
      return named(`sc-card-merlin-${shown.number}-text`, '');
    case 'morgan':
      return named(`sc-card-morgan-${shown.number}-text`, '');
  }
}

/** The faults that the form for a new table can make. Written deals are for the referee. */
const FORM_FAULTS = [
  'characters',
  'morgans',
  'no_merlin',
  'players',
  'players_missing',
  'promos_off',
  'quest_cards',
  'solo_expert',
  'start_player',
  'sword_limit',
  'swords',
  'too_many_of_a_kind',
] as const satisfies readonly FaultCode[];

/** The messages for the codes of refusals and faults. */
export const CODES = {
  prefix: 'SC',
  refusals: byCode(Object.keys(REFUSALS) as Refusal[], (code) => `sc-refused-${code}`),
  faults: byCode(FORM_FAULTS, (code) => `fault-shadows-${code}`),
};

/**
 * A public notice as a line of the log; null where it says nothing of interest.
 * The game tests the memory: without the table's memory aid no line names a card or a total.
 */
export function logLine(told: Public, name: Namer, aid: boolean): string | null {
  return match<Public, string | null>(told, {
    dealt: ({ loyal, traitors, first }) => {
      const began = t('sc-log-began', { name: name(first) });
      return loyal + traitors === 0 ? began : `${t('sc-log-dealt', { loyal, traitors })} ${began}`;
    },
    listened: ({ seat, count }) =>
      count === null ? t('sc-log-listened', { name: name(seat) }) : t('sc-log-counted', { name: name(seat), count }),
    shuffled: () => t('sc-log-shuffled'),
    laid: ({ seat, card }) => (aid ? t('sc-log-laid', { name: name(seat), card: cardName(card) }) : null),
    heard: ({ seat }) => t('sc-log-heard', { name: name(seat) }),
    announced: ({ seat, card }) =>
      aid
        ? t('sc-log-announced', { name: name(seat), card: cardName(card) })
        : t('sc-log-announced-plain', { name: name(seat) }),
    token_laid: ({ seat }) => t('sc-log-token', { name: name(seat) }),
    passed: ({ seat }) => t('sc-log-passed', { name: name(seat) }),
    declared: ({ seat, quest, add }) =>
      add > 0
        ? t('sc-log-declared-add', { name: name(seat), goal: questGoal(quest), add })
        : t('sc-log-declared', { name: name(seat), goal: questGoal(quest) }),
    opened: ({ cards }) =>
      aid
        ? t('sc-log-opened', { cards: list(cards.map(cardName)) })
        : t('sc-log-opened-plain', { count: cards.length }),
    scored: ({ quest, verdict, white, black, totals }) => {
      const line = t('sc-log-scored', { quest: aQuest(quest), verdict: verdictWords(verdict), white, black });
      return aid ? `${line} ${t('sc-log-total', { total: totals[quest] })}` : line;
    },
    knight_drawn: ({ seat }) => t('sc-log-knight_drawn', { name: name(seat) }),
    returned: () => t('sc-log-returned'),
    accused: ({ seat, target }) => t('sc-log-accused', { name: name(seat), other: name(target) }),
    exposed: ({ seat, loyalty, swords }) =>
      t(`sc-log-exposed-${loyalty}`, { name: name(seat), swords: swordsFor(loyalty, swords) }),
    drew: () => null,
    placed: ({ seat, card, count }) => {
      const line =
        aid && card !== null
          ? t('sc-log-laid', { name: name(seat), card: cardName(card) })
          : t('sc-log-placed', { name: name(seat) });
      return count === null ? line : `${line} ${t('sc-log-number', { count })}`;
    },
    knight_played: ({ seat, knight, target }) =>
      target === null
        ? t('sc-log-knight', { name: name(seat), knight: aKnight(knight) })
        : t('sc-log-knight-on', { name: name(seat), knight: aKnight(knight), other: name(target) }),
    looked: () => null,
    peeked: ({ seat, target }) => t('sc-log-peeked', { name: name(seat), other: name(target) }),
    answered: () => null,
    closed: ({ window }) => t('sc-log-closed', { knight: aKnight(window) }),
    joined: ({ seat, card }) =>
      card !== null && aid
        ? t('sc-log-joined', { name: name(seat), card: cardName(card) })
        : t('sc-log-joined-plain', { name: name(seat) }),
    named: ({ seat, quest }) => t('sc-log-named', { name: name(seat), quest: aQuest(quest) }),
    given: ({ by, receiver }) =>
      receiver === null
        ? t('sc-log-vivien-alone', { name: name(by) })
        : t('sc-log-vivien', { name: name(by), other: name(receiver) }),
    chose: ({ seat }) => t('sc-log-chose', { name: name(seat) }),
    shown: ({ seat, loyalty }) => t('sc-log-shown', { name: name(seat), loyalty: aLoyalty(loyalty) }),
    mixed: () => null,
    revealed: ({ traitors }) =>
      traitors.length === 0 ? t('sc-log-revealed-none') : t('sc-log-revealed', { names: names(traitors, name) }),
    flipped: ({ seat, swords }) => t('sc-log-flipped', { name: name(seat), count: swords }),
    unveiled: (secret) => unveiledWords(secret, name),
    ended: ({ aside, unused, deck }) =>
      [
        t('sc-log-ended'),
        ...(aside === null ? [] : [t('sc-open-aside', { cards: list(aside.map(loyaltyName)) })]),
        t('sc-open-unused', { cards: cardNames(unused) }),
        t('sc-open-deck', { cards: cardNames(deck) }),
      ].join(' '),
  });
}

/** What decided the game, line by line: who went on which quest, what it was worth, and who was found out. */
export function story(notices: { public?: Public }[], name: Namer): string[] {
  const lines: string[] = [];
  let goes = '';
  for (const { public: told } of notices) {
    if (typeof told !== 'object') continue;
    if ('declared' in told) goes = logLine(told, name, true) ?? '';
    else if ('scored' in told) lines.push(`${goes} ${logLine(told, name, true)}`);
    else if ('exposed' in told || 'flipped' in told) lines.push(logLine(told, name, true) ?? '');
  }
  return lines;
}

/** How a total comes about; nothing where it is a plain sum of numbers. Games of the first versions do not tell. */
export function sumWords(sum: Sum): string {
  const found = parts(sum);
  if (found.length === 1 && found[0]?.of === 'numbers') return '';
  return found
    .map((part) => {
      if (part.of === 'numbers') return String(part.points);
      if (part.of === 'queries') return t('sc-sum-queries', { count: part.count, each: part.each });
      return t('sc-sum-person', { points: part.points, name: personName(part.of) });
    })
    .join(' + ');
}

function cardNames(held: Card[]): string {
  return held.length === 0 ? '–' : list(held.map(cardName));
}

/** The cards that are opened after the end. */
function unveiledWords(secret: Secret, name: Namer): string | null {
  return match<Secret, string | null>(secret, {
    pile: ({ cards: run }) => (run.length === 0 ? null : t('sc-open-pile', { cards: cardNames(run) })),
    discard: () => null,
    tokens: (tokens) =>
      tokens.length === 0
        ? null
        : t('sc-open-tokens', {
            tokens: list(tokens.map((token) => `${name(token.seat)}: ${questName(token.quest)}`)),
          }),
    knights: ({ seat, cards: held }) =>
      held.length === 0 ? null : t('sc-open-knights', { name: name(seat), knights: list(held.map(knightName)) }),
  });
}

/** A statement in the reader's language. */
export function statementWords(said: Statement, name: Namer): string {
  return match<Statement, string>(said, {
    total: ({ quest, value }) => t('sc-say-total', { quest: aQuest(quest), value }),
    go: (quest) => t('sc-say-go', { goal: questGoal(quest) }),
    wait: () => t('sc-say-wait'),
    suspect: (seat) => t('sc-say-suspect', { name: name(seat) }),
    trust: (seat) => t('sc-say-trust', { name: name(seat) }),
    claim: (loyalty) => t(`sc-say-claim-${loyalty}`),
    whispered: (card) => t('sc-say-whispered', { card: cardName(card) }),
    galahad: ({ seat, loyalty }) => t('sc-say-galahad', { name: name(seat), loyalty: aLoyalty(loyalty) }),
    tristan: (cards) => t('sc-say-tristan', { cards: cards.map(cardName).join(', ') }),
    ask: ({ seat, quest }) =>
      quest ? t('sc-say-ask-quest', { name: name(seat), quest: aQuest(quest) }) : t('sc-say-ask', { name: name(seat) }),
  });
}
