// Written by `cargo xtask types` from the Rust types. Do not edit.
import type { Notice as NoticeOf, Seat, SeatSet } from "./game";

/**
 * Who accuses whom.
 */
export type Accusation = { by: Seat, target: Seat, };

/**
 * A value for each quest.
 */
export type ByQuest = Record<Quest, number>;

/**
 * A rumour card. Cards of one kind are equal.
 */
export type Card = `${Quest}:${Value}` | `merlin:${1 | 2 | 3 | 4 | 5 | 6}` | `morgan:${1 | 2 | 3 | 5 | 6 | 7 | 8}` | `morgan:4+${1 | 2 | 3 | 4 | 5}` | "mordred" | "vivien";

/**
 * How many there are of each kind of card: a shuffled deck, an opened pile, a discard pile.
 *
 * Wherever such cards become a list they are sorted, so the list says nothing about the order in which they came.
 */
export type Cards = Card[];

/**
 * What ended the game.
 */
export type Cause = "swords" | "morgan";

/**
 * What to do with Vivien's card.
 */
export type Choice = "keep" | "swap";

/**
 * The commands a seat may give. [`game::Choices`] counts and lists them.
 */
export type Choices = "nothing" | { "turn": TurnActions } | "ride" | { "announce": { cards: Array<Card>, } } | "token" | { "give": { to: SeatSet, } } | "loyalty" | { "place": { places: Array<number>, } } | "only_morgans" | { "window": { window: Window, play: boolean, targets: SeatSet, } } | { "traitor": { tristan: boolean, } };

/**
 * What a seat asks to do.
 */
export type Command = "listen" | { quest: Quest, add?: number } | { accuse: Seat } | { announce: { quest: Quest, value: Value } } | { token: Quest } | { vivien: { give: Seat } } | { loyalty: Choice } | { place: number } | { knight: { card: Knight, target?: Seat } } | { pass: Pass };

/**
 * A number for some cards.
 */
export type Counts = { [card in Card]?: number };

/**
 * A written deal. What it leaves out comes from the dice.
 */
export type Deal = {
/**
 * One loyalty card a seat.
 */
loyalty?: Array<Loyalty>,
/**
 * The cards in the middle; the first goes to the player who draws Vivien.
 */
aside?: Array<Loyalty>,
/**
 * Rumours in the order in which they are drawn, across reshuffles.
 */
deck?: Array<Card>,
/**
 * Morgans that stay out.
 */
unused?: Array<Card>,
/**
 * Knights in the order in which they are drawn.
 */
knights?: Array<Knight>,
/**
 * Who begins.
 */
first?: Seat, };

/**
 * Another deck than that of SC-5; only the differences are given.
 */
export type DeckWish = {
/**
 * How many there are of a card: `{"merlin:4":1,"mordred":2}`.
 */
counts?: Counts,
/**
 * The symbols on `merlin`, `mordred`, `vivien`, `morgan:1` … `morgan:8`.
 */
symbols?: { [key in string]: QuestSet },
/**
 * The values on the Morgan #4 cards, one card each: another way to give their counts.
 */
values?: Array<number>,
/**
 * Swords of a quest.
 */
swords?: { [key in Quest]?: number }, };

/**
 * Why a seat draws cards that the others do not see.
 */
export type DrawReason = "traitor" | "gawain";

/**
 * A quest under way. It has cards once the pile is open.
 */
export type Expedition = {
/**
 * The Main quest.
 */
main: Quest,
/**
 * Points added by Merlin #6.
 */
add: number,
/**
 * The cards that count.
 */
cards?: Cards,
/**
 * The cards that Merlin removed.
 */
removed?: Cards,
/**
 * The total of every quest.
 */
totals?: ByQuest,
/**
 * What the totals are made of.
 */
sums?: Record<Quest, Sum>, };

/**
 * A loyalty that is public.
 */
export type Exposed = { seat: Seat, loyalty: Loyalty, };

/**
 * What a seat is asked: the same for a Loyal player and a Traitor.
 */
export type Form = "nothing" | { "turn": { listen: boolean, quests: QuestSet, accuse: SeatSet, knights: number, galahad: SeatSet, } } | { "ride": { most: number, } } | "announce" | { "token": { openly: boolean, } } | { "give": { to: SeatSet, } } | "loyalty" | { "place": { cards: number, errand: DrawReason, } } | { "window": { window: Window, targets: SeatSet, } } | { "traitor": { knights: number, } };

/**
 * When a Merlin #4 that Gawain brings works (SC-81).
 */
export type GawainMerlin4 = "nextQuest" | "now";

/**
 * A Knight card.
 */
export type Knight = "arthur" | "tristan" | "gawain" | "galahad" | "percival";

/**
 * How [`Top`] looks in JSON: null, `{"card":…}` or `{"announced":…}`.
 */
export type Laid = { "card": Card } | { "announced": Card };

/**
 * Where Gawain's unplayed cards go (G-32).
 */
export type Leftovers = "discard" | "top";

/**
 * A loyalty card.
 */
export type Loyalty = "loyal" | "traitor";

/**
 * How it ended.
 */
export type Outcome = {
/**
 * Who won.
 */
winner: Winner,
/**
 * What ended the game.
 */
by: Cause,
/**
 * White swords on the table.
 */
white: number,
/**
 * Black swords on the table.
 */
black: number,
/**
 * The seats that won.
 */
winners: SeatSet, };

/**
 * What the seat declines to do.
 */
export type Pass = "arthur" | "gawain" | "percival" | "turn";

/**
 * An event as one seat alone sees it.
 */
export type Private = { "dealt": { loyalty: Loyalty, } } | { "heard": { card: Card, } } | "laid_down" | { "token_laid": { quest: Quest, } } | "tokens_back" | { "knight_drawn": { knight: Knight, } } | { "drew": { card: Card, } } | { "placed": { down: Card | null, } } | { "knight_played": { knight: Knight, } } | { "looked": { from: number, cards: Array<Card>, } } | { "peeked": { target: Seat, loyalty: Loyalty, } } | { "answered": { window: Window, plays: boolean, target: Seat | null, } } | "joined" | { "offered": { loyalty: Loyalty, } } | { "chose": { loyalty: Loyalty, } };

/**
 * An event as the whole table sees it.
 */
export type Public = { "dealt": { loyal: number, traitors: number, first: Seat, } } | { "listened": { seat: Seat, count: number | null, } } | "shuffled" | { "laid": { seat: Seat, card: Card, } } | { "heard": { seat: Seat, } } | { "announced": { seat: Seat, card: Card, } } | { "token_laid": { seat: Seat, } } | { "passed": { seat: Seat, } } | { "declared": { seat: Seat, quest: Quest, add: number, } } | { "opened": { cards: Cards, tokens: Array<Token>,
/**
 * What the totals are made of, without the points of Merlin #6.
 */
sums: Record<Quest, Sum>, } } | { "scored": { quest: Quest, totals: ByQuest, verdict: Verdict, placed: ByQuest, white: number, black: number, removed: Cards, } } | { "knight_drawn": { seat: Seat, } } | "returned" | { "accused": { seat: Seat, target: Seat, } } | { "exposed": { seat: Seat, loyalty: Loyalty, swords: number, } } | { "drew": { seat: Seat, } } | { "placed": { seat: Seat, card: Card | null, discarded: boolean, count: number | null, } } | { "knight_played": { seat: Seat, knight: Knight, target: Seat | null, } } | { "looked": { seat: Seat, cards: number, fixes: boolean, } } | { "peeked": { seat: Seat, target: Seat, } } | { "answered": { seat: Seat, window: Window, } } | { "closed": { window: Window, } } | { "joined": { seat: Seat, card: Card | null, rest: number, back: boolean, } } | { "named": { seat: Seat, quest: Quest, } } | { "given": { by: Seat, takes: boolean, receiver: Seat | null, } } | { "chose": { seat: Seat, } } | { "shown": { seat: Seat, loyalty: Loyalty, } } | "mixed" | { "revealed": { seats: SeatSet, traitors: SeatSet, } } | { "flipped": { seat: Seat, swords: number, } } | { "unveiled": Secret } | { "ended": { aside: [Loyalty, Loyalty] | null, unused: Array<Card>, deck: Cards, } };

/**
 * A quest (SC-2), in the order in which swords are placed.
 */
export type Quest = "picts" | "saxons" | "dragon" | "excalibur" | "grail";

/**
 * A set of quests, for example the symbols on a card.
 */
export type QuestSet = "any" | "none" | Quest[];

export type Secret = { "pile": { from: number, cards: Array<Card>, } } | { "discard": Cards } | { "tokens": Array<Token> } | { "knights": { seat: Seat, cards: Array<Knight>, } };

/**
 * What somebody asks for at a table.
 */
export type Setup = {
/**
 * How many play; may be left out where the deal gives it.
 */
players?: number,
/**
 * Options that differ from the default.
 */
options?: Wishes,
/**
 * A written deal.
 */
deal?: Deal, };

/**
 * What the whole table sees. A member is left out where the options or the phase have no use for it.
 */
export type Shown = {
/**
 * Which game it is.
 */
game: "shadows",
/**
 * What is going on.
 */
phase: Stage,
/**
 * Whose turn it is.
 */
turn: Seat,
/**
 * Who is asked now.
 */
waiting: SeatSet,
/**
 * The top of the Threat pile.
 */
top: Laid | null,
/**
 * Cards in the Threat pile.
 */
pile: number,
/**
 * Cards in the deck.
 */
deck: number,
/**
 * Cards in the discard pile.
 */
discard: number,
/**
 * White swords on the table.
 */
white: number,
/**
 * Black swords on the table.
 */
black: number,
/**
 * Whether nobody may speak (SC-21).
 */
silence: boolean,
/**
 * Whether cards are whispered: Morgan #1 (SC-63).
 */
whisper: boolean,
/**
 * The last number said aloud: Morgan #2 (SC-64).
 */
count: number | null,
/**
 * Who has laid tokens: a seat with two tokens is listed twice.
 */
tokens: Array<Seat>,
/**
 * How many Knights each seat holds.
 */
knights: Array<number>,
/**
 * Who has accused somebody (SC-45).
 */
accused: SeatSet,
/**
 * Whose loyalty is public.
 */
exposed: Array<Exposed>,
/**
 * Morgans out of the game.
 */
unused: number,
/**
 * Knights in their deck: expert variant.
 */
knight_deck?: number,
/**
 * What was laid on the pile, with a memory aid (SC-18).
 */
history?: Array<Laid | null>,
/**
 * The quest under way.
 */
quest?: Expedition,
/**
 * The accusation on which Percival is asked for (SC-83).
 */
accusation?: Accusation,
/**
 * Who hands on a loyalty card, or who chooses between two (SC-72).
 */
vivien?: Vivien,
/**
 * Traitors just turned up at the end (SC-58).
 */
found?: SeatSet,
/**
 * How it ended.
 */
outcome?: Outcome,
/**
 * Who has answered whether to play the Knight asked for.
 */
answered?: SeatSet, };

/**
 * The name of the phase. Phases in which only chance moves are never shown.
 */
export type Stage = "deal" | "turn" | "announce" | "token" | "vivien" | "arthur" | "gawain" | "traitor_turn" | "percival" | "end";

/**
 * Who begins (SC-13).
 */
export type Start = "random" | Seat;

/**
 * Something said at the table. A closed list; a reader that meets an unknown kind ignores it.
 */
export type Statement = { "total": { quest: Quest,
/**
 * Its total, as the speaker remembers it.
 */
value: number, } } | { "go": Quest } | "wait" | { "suspect": Seat } | { "trust": Seat } | { "claim": Loyalty } | { "whispered": Card } | { "galahad": { seat: Seat, loyalty: Loyalty, } } | { "tristan": Array<Card> } | { "ask": { seat: Seat, quest?: Quest, } };

/**
 * What the total of a quest is made of (SC-29 to SC-31). All of it is 0 for a quest without a card.
 */
export type Sum = {
/**
 * The numbers that are left.
 */
numbers: number,
/**
 * How many "?" there are.
 */
queries: number,
/**
 * What each "?" is worth.
 */
each: number,
/**
 * The points of Mordred.
 */
mordred: number,
/**
 * The points of the Morgans #4.
 */
plus: number,
/**
 * The points that Merlin #6 adds to the Main quest.
 */
add: number, };

/**
 * A token and the seat that laid it.
 */
export type Token = {
/**
 * Who laid it.
 */
seat: Seat,
/**
 * The quest on it.
 */
quest: Quest, };

/**
 * What the active player may do in a turn.
 */
export type TurnActions = {
/**
 * Whether the player may listen.
 */
listen: boolean,
/**
 * The quests that may be declared.
 */
quests: QuestSet,
/**
 * Who may be accused.
 */
accuse: SeatSet,
/**
 * Whether Tristan may be played.
 */
tristan: boolean,
/**
 * At whose card Galahad may look.
 */
galahad: SeatSet, };

/**
 * What a quest card says (SC-5): a number, or "?", which is worth as many points as there are of them.
 */
export type Value = "?" | "2" | "3" | "4" | "5";

/**
 * What became of the Main quest.
 */
export type Verdict = "success" | "baseless" | "failure" | "doom";

/**
 * What is done with the loyalty cards in the middle after Vivien (SC-72).
 */
export type Vivien = { by: Seat, } | { seats: SeatSet, answered: SeatSet, };

/**
 * Whether Vivien concerns players whose loyalty is public (SC-73).
 */
export type VivienExposed = "excluded" | "allowed";

/**
 * The three moments at which every holder of a Knight answers in secret (SC-79, SC-81, SC-83).
 */
export type Window = "arthur" | "gawain" | "percival";

/**
 * Who won.
 */
export type Winner = "loyal" | "traitor" | "shadows";

/**
 * The options that somebody asks for; what is left out has its default.
 */
export type Wishes = {
/**
 * The Knights take part (SC-76).
 */
expert?: boolean,
/**
 * Merlin #6 and Morgan #8 take part (SC-8).
 */
promos?: boolean,
/**
 * Another deck (SC-5).
 */
deck?: DeckWish,
/**
 * Who begins (SC-13).
 */
startPlayer?: Start,
/**
 * Past cards may be looked up (SC-18).
 */
memoryAid?: boolean,
/**
 * Whispering and counting end with a quest (SC-65).
 */
modesEndOnQuest?: boolean,
/**
 * Whispering and counting bind the exposed Traitor (SC-53).
 */
modesBindTraitor?: boolean,
/**
 * Loyal players may announce what is not true (G-15).
 */
whisperLoyalMayLie?: boolean,
/**
 * Merlin #5 beats Morgan #7 (SC-33).
 */
merlin5BeatsMorgan7?: boolean,
/**
 * Merlin #5 counts before removals (G-12).
 */
merlin5CountBefore?: boolean,
/**
 * Vivien and public loyalties (SC-73).
 */
vivienExposed?: VivienExposed,
/**
 * The box has 16 swords and no more (SC-55).
 */
swordLimit?: number,
/**
 * Gawain's unplayed cards (G-32).
 */
gawainLeftovers?: Leftovers,
/**
 * Gawain's Merlin #4 (SC-81).
 */
gawainMerlin4?: GawainMerlin4,
/**
 * It may be told what Galahad showed (SC-82).
 */
galahadMayTell?: boolean,
/**
 * Tristan has an empty deck made anew (SC-80). Off in games that were stored when he was refused then.
 */
tristanShuffles?: boolean, };

/**
 * What a seat alone sees.
 */
export type You = {
/**
 * The seat itself.
 */
seat: Seat,
/**
 * The loyalty card; none in the solo game and before the deal.
 */
loyalty: Loyalty | null,
/**
 * Knights held.
 */
knights: Array<Knight>,
/**
 * Own tokens that lie face down.
 */
tokens: Array<Quest>,
/**
 * The card to be announced (SC-63).
 */
heard?: Card,
/**
 * Vivien's card, until the choice is made.
 */
offer?: Loyalty,
/**
 * Drawn cards of which one is to be laid (SC-52, SC-81).
 */
drawn?: Array<Card>, };

/**
 * What one viewer learns from one event.
 */
export type Notice = NoticeOf<Public, Private>;

/**
 * The code of every refusal, with the rules that it enforces.
 */
export const REFUSALS = {
  accused_before: ["SC-45"],
  accuses_self: ["SC-45"],
  alone: ["SC-84"],
  already_public: ["SC-45"],
  answered: ["SC-79"],
  chosen: ["SC-72"],
  exposed_traitor: ["SC-51"],
  galahad_refuses: ["SC-83"],
  gives_self: ["SC-72"],
  looks_at_self: ["SC-82"],
  may_not_tell: ["SC-82"],
  morgan: ["SC-81"],
  must_play: ["SC-81"],
  needless_target: ["SC-79", "SC-80", "SC-81", "SC-82", "SC-83"],
  no_deck: ["SC-80"],
  no_knights: ["SC-76"],
  no_pile: ["SC-24"],
  no_points: ["SC-8"],
  no_such_card: ["SC-52", "SC-81"],
  no_such_seat: ["SC-1"],
  no_symbol: ["SC-24"],
  no_target: ["SC-82"],
  not_found: ["SC-83"],
  not_held: ["SC-79", "SC-80", "SC-81", "SC-82", "SC-83"],
  not_now: ["SC-15"],
  not_true: ["SC-63"],
  not_your_turn: ["SC-14"],
  nothing_to_hear: ["SC-20"],
  nothing_to_see: ["SC-82"],
  over: ["SC-60"],
  receiver_exposed: ["SC-73"],
  silence: ["SC-22"],
  too_early: ["SC-45"],
  too_many_points: ["SC-8"],
  wrong_moment: ["SC-79", "SC-80", "SC-81", "SC-82", "SC-83"],
} as const;

export type Refusal = keyof typeof REFUSALS;

/**
 * The code of every fault or warning of a setup, with its rules.
 */
export const FAULTS = {
  aside_count: ["SC-9"],
  characters: ["SC-5"],
  first: ["SC-13"],
  first_differs: ["SC-13"],
  knight_count: ["SC-76"],
  loyalty_cards: ["SC-9"],
  loyalty_count: ["SC-9"],
  morgan_value: ["SC-5"],
  morgans: ["SC-5"],
  no_knights: ["SC-76"],
  no_merlin: ["SC-21"],
  no_such_character: ["SC-7"],
  players: ["SC-1"],
  players_missing: ["SC-1"],
  promos_off: ["SC-8"],
  quest_cards: ["SC-5"],
  solo_expert: ["SC-84"],
  solo_loyalty: ["SC-84"],
  start_player: ["SC-13"],
  sword_limit: ["SC-55"],
  swords: ["SC-4"],
  too_many_of_a_kind: ["SC-5"],
  unused_card: ["SC-11"],
  unused_count: ["SC-11"],
} as const;

export type FaultCode = keyof typeof FAULTS;

/**
 * How many can play (SC-1).
 */
export const SEATS = [
  1,
  2,
  3,
  4,
  5,
  6,
  7
] as const;

/**
 * Every quest.
 */
export const QUESTS = [
  "picts",
  "saxons",
  "dragon",
  "excalibur",
  "grail"
] as const satisfies readonly Quest[];

/**
 * Every value of a quest card (SC-5).
 */
export const VALUES = [
  "?",
  "2",
  "3",
  "4",
  "5"
] as const satisfies readonly Value[];

/**
 * As many swords of one colour end the game (SC-56).
 */
export const SWORDS_TO_WIN = 7 as const;

/**
 * How many swords a quest may be worth (SC-4).
 */
export const QUEST_SWORDS = [
  1,
  2,
  3
] as const;

/**
 * The most cards of one kind in a deck (SC-5).
 */
export const MOST_OF_A_KIND = 15 as const;

/**
 * Every kind of card in the box, with the promo cards (SC-5, SC-8).
 */
export const CARDS = [
  "picts:?",
  "picts:2",
  "picts:3",
  "picts:4",
  "picts:5",
  "saxons:?",
  "saxons:2",
  "saxons:3",
  "saxons:4",
  "saxons:5",
  "dragon:?",
  "dragon:2",
  "dragon:3",
  "dragon:4",
  "dragon:5",
  "excalibur:?",
  "excalibur:2",
  "excalibur:3",
  "excalibur:4",
  "excalibur:5",
  "grail:?",
  "grail:2",
  "grail:3",
  "grail:4",
  "grail:5",
  "merlin:1",
  "merlin:2",
  "merlin:3",
  "merlin:4",
  "merlin:5",
  "merlin:6",
  "morgan:1",
  "morgan:2",
  "morgan:3",
  "morgan:4+1",
  "morgan:4+2",
  "morgan:4+3",
  "morgan:5",
  "morgan:6",
  "morgan:7",
  "morgan:8",
  "mordred",
  "vivien"
] as const satisfies readonly Card[];

/**
 * The promo cards (SC-8).
 */
export const PROMO_CARDS = [
  "merlin:6",
  "morgan:8"
] as const satisfies readonly Card[];

/**
 * Both loyalties.
 */
export const LOYALTIES = [
  "loyal",
  "traitor"
] as const satisfies readonly Loyalty[];

/**
 * Every Knight (SC-76).
 */
export const KNIGHTS = [
  "arthur",
  "tristan",
  "gawain",
  "galahad",
  "percival"
] as const satisfies readonly Knight[];

/**
 * What may be chosen for each option; its usual value is the first.
 */
export const OPTIONS = [
  {
    "key": "expert",
    "values": [
      false,
      true
    ]
  },
  {
    "key": "memoryAid",
    "values": [
      false,
      true
    ]
  },
  {
    "key": "promos",
    "values": [
      false,
      true
    ]
  },
  {
    "key": "modesEndOnQuest",
    "values": [
      false,
      true
    ]
  },
  {
    "key": "modesBindTraitor",
    "values": [
      false,
      true
    ]
  },
  {
    "key": "whisperLoyalMayLie",
    "values": [
      false,
      true
    ]
  },
  {
    "key": "merlin5BeatsMorgan7",
    "values": [
      false,
      true
    ]
  },
  {
    "key": "merlin5CountBefore",
    "values": [
      false,
      true
    ]
  },
  {
    "key": "vivienExposed",
    "values": [
      "excluded",
      "allowed"
    ]
  },
  {
    "key": "swordLimit",
    "values": [
      "none",
      16
    ]
  },
  {
    "key": "gawainLeftovers",
    "values": [
      "discard",
      "top"
    ]
  },
  {
    "key": "gawainMerlin4",
    "needs": {
      "is": true,
      "key": "expert"
    },
    "values": [
      "nextQuest",
      "now"
    ]
  },
  {
    "key": "galahadMayTell",
    "needs": {
      "is": true,
      "key": "expert"
    },
    "values": [
      false,
      true
    ]
  }
] as const;
