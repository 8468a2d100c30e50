// Written by `cargo xtask types` from the Rust types. Do not edit.
import type { Notice as NoticeOf, Seat, SeatSet } from "./game";

/**
 * A short answer.
 */
export type Answer = "yes" | "no" | "will_not_say";

/**
 * Whom the Assassin may name (AV-45).
 */
export type AssassinTargets = "currentGood" | "notKnownEvil" | "anyOther" | "anySeat";

/**
 * A quest card.
 */
export type Card = "success" | "fail";

/**
 * Why one player sees another's loyalty.
 */
export type CheckReason = "lady" | "show_nature" | "are_you_the_one" | "show_strength";

/**
 * The commands a seat may give now, without listing them.
 */
export type Choices = "nothing" | { "propose": Proposals } | "vote" | { "play": { success: boolean, fail: boolean, } } | { "excalibur": { targets: SeatSet, } } | { "lady": { targets: SeatSet, skip: boolean, } } | "loyalty" | { "give": { cards: Array<PlotCard>, to: SeatSet, strength: boolean, } } | { "window": { card: PlotCard, } } | { "target": { card: PlotCard, targets: SeatSet, pass: boolean, } } | { "take": { from: Array<Held>, } } | { "shoot": { targets: SeatSet, } };

/**
 * What a seat asks to do.
 */
export type Command = { "propose": Proposal } | { "vote": Vote } | { "play": Card } | { "excalibur": ExcaliburChoice } | { "lady": LadyChoice } | { "loyalty": Side } | { "give": Gift } | { "use": Use } | { "pass": PlotCard } | { "assassinate": Seat };

/**
 * A written deal. What it leaves out comes from the dice.
 */
export type Deal = {
/**
 * The character of each seat.
 */
roles?: Array<Role>,
/**
 * The first Leader.
 */
leader?: Seat,
/**
 * The coming Lancelot cards; V2: slots 1 to 5, then the two face down.
 */
lancelot?: Array<Fidelity>,
/**
 * The coming plot cards.
 */
plot?: Array<PlotCard>, };

/**
 * A printed edition, whose options become the defaults of a table.
 */
export type Edition = "pl" | "cs" | "es" | "uk";

/**
 * What the holder of Excalibur does.
 */
export type ExcaliburChoice = { "switch": Seat } | "decline";

/**
 * A card of a Lancelot deck (AV-70).
 */
export type Fidelity = "switch" | "same";

/**
 * `"random"` or a seat.
 */
export type FirstLeader = "random" | Seat;

/**
 * What a seat is asked. A Good and an Evil player are shown the same buttons (AV-105).
 */
export type Form = "wait" | { "propose": { quests: Quests, excalibur: boolean, } } | "vote" | "play" | { "excalibur": { targets: SeatSet, } } | { "lady": { targets: SeatSet, skip: boolean, } } | { "loyalty": { to: Seat, } } | { "give": { to: SeatSet, } } | { "window": { card: PlotCard, } } | { "target": { card: PlotCard, targets: SeatSet, pass: boolean, } } | { "take": { from: SeatSet, } } | { "shoot": { targets: SeatSet, } };

/**
 * A plot card that is given.
 */
export type Gift = {
/**
 * The card.
 */
card: PlotCard,
/**
 * The receiver.
 */
to: Seat, };

/**
 * A plot card in front of a player.
 */
export type Held = {
/**
 * The card.
 */
card: PlotCard,
/**
 * The player in front of whom it lies.
 */
seat: Seat, };

/**
 * What a player was seen as (AV-23).
 */
export type Known = "evil" | "good" | "merlin_or_morgana" | "merlin" | "evil_lancelot" | "good_lancelot";

/**
 * The Lady of the Lake (AV-62 to AV-67).
 */
export type Lady = {
/**
 * Who has the token.
 */
holder: Seat,
/**
 * Who has used it.
 */
used: SeatSet, };

/**
 * What the holder of the Lady does.
 */
export type LadyChoice = Seat | "skip";

/**
 * Which deck Lancelot V1 uses (AV-70).
 */
export type LancelotDeck = "promo" | "bigBox";

/**
 * When Lancelot V2 applies a quest's card (AV-71).
 */
export type LancelotV2Switch = "approval" | "roundStart";

/**
 * The Lancelot variant by name.
 */
export type LancelotVariant = "off" | "v1" | "v2" | "v3";

/**
 * The Lancelots' cards.
 */
export type Lancelots = { "variant": "v1",
/**
 * Cards turned so far.
 */
turned: Array<Fidelity>,
/**
 * How many are left.
 */
deck: number, } | { "variant": "v2",
/**
 * One card a quest.
 */
slots: Array<Fidelity>,
/**
 * Whether the Lancelots are on the sides opposite to their cards'.
 */
switched: boolean, } | { "variant": "v3" };

/**
 * Who sees whose loyalty, and why.
 */
export type LoyaltyCheck = {
/**
 * Who looks.
 */
checker: Seat,
/**
 * Whose loyalty it is.
 */
shower: Seat,
/**
 * The reason.
 */
by: CheckReason, };

/**
 * What one seat knows of another. It is dated, since a Lancelot may have changed sides later (AV-75).
 */
export type Mark = {
/**
 * The player it is about.
 */
seat: Seat,
/**
 * What the player was seen as.
 */
as: Known,
/**
 * How it was learned.
 */
since: Since,
/**
 * In which round; the night is round 0.
 */
round: number, };

/**
 * A quest that may be chosen, with its team size.
 */
export type OpenQuest = { quest: Quest, size: number, };

/**
 * How the game ended, with all characters (AV-48).
 */
export type Outcome = {
/**
 * The side that won.
 */
winner: Side,
/**
 * How the side won.
 */
by: WonBy,
/**
 * Whose loyalty at the end is the winner's.
 */
winners: SeatSet,
/**
 * The character of each seat.
 */
roles: Array<Role>, };

/**
 * A phase as clients see it. A phase in which nobody is asked has the name of the one it belongs to.
 */
export type PhaseName = "deal" | "lead" | "plot" | "propose" | "charge" | "vote" | "king" | "spot" | "quest" | "excalibur" | "ambush" | "lady" | "loyalty" | "assassin" | "end";

/**
 * A plot card, in the order of the table of AV-94.
 */
export type PlotCard = "lead_to_victory" | "ambush" | "king_returns" | "restore_honor" | "charge" | "show_nature" | "are_you_the_one" | "we_found_you" | "show_strength";

/**
 * `"seven"` or a list of cards.
 */
export type PlotDeck56 = "seven" | PlotCard[];

/**
 * The plot cards: held by players, drawn but not yet given, and not yet drawn.
 */
export type Plots = { held: Array<Held>, drawn: Array<PlotCard>, deck: Array<PlotCard>, };

/**
 * An event as one seat alone sees it.
 */
export type Private = { "you_are": {
/**
 * Your character.
 */
role: Role,
/**
 * Your row of the visibility matrix.
 */
sight: Sight, } } | { "you_turned": {
/**
 * Your side now.
 */
side: Side, } } | { "you_voted": {
/**
 * What you chose.
 */
vote: Vote,
/**
 * On which proposal of the game, counting from 1.
 */
proposal: number, } } | { "you_played": {
/**
 * What you chose.
 */
card: Card,
/**
 * In which round.
 */
round: number, } } | { "you_saw": Mark } | { "you_saw_card": SeenCard };

/**
 * A team and what belongs to it.
 */
export type Proposal = {
/**
 * The members.
 */
team: SeatSet,
/**
 * The quest, with targeting only.
 */
quest?: Quest,
/**
 * Who gets Excalibur, with that option only.
 */
excalibur?: Seat, };

/**
 * Every proposal the Leader can make.
 */
export type Proposals = { "teams": {
/**
 * The number of seats.
 */
players: number,
/**
 * The number of team members.
 */
size: number,
/**
 * The number of such teams.
 */
count: number, } } | { "wide": ProposalsWithExtras };

/**
 * Proposals that choose more than a team.
 */
export type ProposalsWithExtras = { players: number, leader: Seat, targeting: boolean, excalibur: boolean, quests: Array<OpenQuest>, };

/**
 * A team and what belongs to it.
 */
export type Proposed = {
/**
 * Who proposed it.
 */
leader: Seat,
/**
 * The quest it is for.
 */
quest: Quest,
/**
 * The members.
 */
team: SeatSet,
/**
 * Who has Excalibur (AV-82).
 */
excalibur?: Seat,
/**
 * Who plays face up (AV-97).
 */
spotlit?: Spotlit, };

/**
 * An event as the whole table sees it.
 */
export type Public = "dealt" | { "began": { leader: Seat, } } | { "schedule_laid": { open: [Fidelity, Fidelity, Fidelity, Fidelity, Fidelity], } } | { "fidelity_turned": { card: Fidelity, } } | "lancelots_switched" | { "lead_taken": { seat: Seat, } } | { "plot_drawn": { card: PlotCard, } } | { "plot_given": { card: PlotCard, to: Seat, } } | { "plot_taken": { card: PlotCard, from: Seat, by: Seat, } } | { "plot_passed": { card: PlotCard, seat: Seat, } } | { "loyalty_asked": LoyaltyCheck } | { "loyalty_seen": LoyaltyCheck } | { "wrong_card_passed": { shower: Seat, side: Side, } } | { "lady_skipped": { holder: Seat, } } | { "proposed": { leader: Seat, quest: Quest, team: SeatSet, excalibur: Seat | null, } } | { "has_voted": { seat: Seat, } } | { "charge_revealed": { approvals: SeatSet, } } | { "votes_revealed": { approvals: SeatSet, approved: boolean, } } | { "king_returned": { seat: Seat, } } | { "spotlit": { seat: Seat, target: Seat, } } | { "has_played": { seat: Seat, } } | { "turned_up": { seat: Seat, card: Card, } } | { "exchanged": { holder: Seat, target: Seat, } } | { "excalibur_declined": { holder: Seat, } } | { "ambushed": { seat: Seat, target: Seat, } } | { "quest_done": { successes: number, fails: number, } } | { "shot_opened": { assassin: Seat, evil: SeatSet | null, } } | { "shot": { target: Seat, merlin: boolean, } } | { "unveiled": Outcome };

/**
 * A quest of the quest track. Without targeting its number is also the round (AV-25).
 */
export type Quest = 1 | 2 | 3 | 4 | 5;

/**
 * A question.
 */
export type Question = "who_are_you" | "which_side" | "whom_do_you_trust" | "whom_do_you_suspect" | "why_that_vote" | "why_that_team" | "what_did_you_see";

/**
 * The quests a proposal may choose from.
 */
export type Quests = OpenQuest[];

/**
 * A reason that everybody can look up.
 */
export type Reason = { "approved": { proposal: number, } } | { "rejected": { proposal: number, } } | { "proposed": { proposal: number, } } | { "went_on": { quest: Quest, } } | { "contradiction": { seat: Seat, } };

/**
 * An immediate plot card and who must use it.
 */
export type Received = { card: PlotCard, seat: Seat, };

/**
 * A character card, in the order in which lists name them.
 */
export type Role = "merlin" | "percival" | "servant" | "good_lancelot" | "assassin" | "minion" | "morgana" | "mordred" | "oberon" | "evil_lancelot";

/**
 * How a quest card was seen.
 */
export type SeenBy = "excalibur" | "ambush";

/**
 * A quest card one seat saw.
 */
export type SeenCard = {
/**
 * The seat that played it.
 */
seat: Seat,
/**
 * The card as it was seen.
 */
card: Card,
/**
 * How it was seen.
 */
by: SeenBy,
/**
 * In which round.
 */
round: number, };

/**
 * What somebody asks for at a table. What is left out has the edition's value, or the default.
 */
export type Setup = {
/**
 * How many play; may be left out where the deal gives it.
 */
players?: number,
/**
 * The special characters, Merlin and the Assassin included.
 */
roles?: Array<Role>,
/**
 * All other options.
 */
options?: Wishes,
/**
 * A written deal.
 */
deal?: Deal, };

/**
 * An unwise choice: refused, or allowed with a warning.
 */
export type Severity = "error" | "warn";

/**
 * What the whole table sees. A member is left out where the options or the phase have no use for it.
 */
export type Shown = {
/**
 * The name of the game.
 */
game: "avalon",
/**
 * How many play.
 */
players: number,
/**
 * The public options; the list of characters is not among them.
 */
options: Wishes,
/**
 * The characters in the game, where that is public (AV-11).
 */
roles?: Array<Role>,
/**
 * The phase of the game.
 */
phase: PhaseName,
/**
 * 1 to 5; 0 before the first.
 */
round: number,
/**
 * The Leader.
 */
leader: Seat,
/**
 * Who would lead the proposals that are left in this round, beginning with the Leader (AV-32, AV-95).
 */
leaders: Array<Seat>,
/**
 * Rejections in this round (AV-32).
 */
vote_track: number,
/**
 * Who is asked now.
 */
waiting: SeatSet,
/**
 * The quest track.
 */
quests: [Slot, Slot, Slot, Slot, Slot],
/**
 * The team that is voted on, or plays its quest.
 */
proposal?: Proposed,
/**
 * The last votes that were revealed.
 */
votes?: Votes,
/**
 * Who has already acted in a secret phase (AV-30).
 */
acted?: SeatSet,
/**
 * The Lady of the Lake (AV-62).
 */
lady?: Lady,
/**
 * The Lancelots' cards (AV-70, AV-71).
 */
lancelot?: Lancelots,
/**
 * The plot cards, which are open at all times (AV-89).
 */
plot?: Plots,
/**
 * Evil, once the shot has opened (AV-46).
 */
evil?: SeatSet,
/**
 * The immediate plot card that must be used now (AV-92).
 */
received?: Received,
/**
 * Who must show a loyalty to whom (AV-65).
 */
checking?: LoyaltyCheck,
/**
 * Whose quest cards Ambush has looked at (AV-98).
 */
looked?: SeatSet,
/**
 * How the game ended.
 */
outcome?: Outcome, };

/**
 * Which side a player is on *now*; only a Lancelot ever changes it (AV-74).
 */
export type Side = "good" | "evil";

/**
 * What one seat saw in the night.
 */
export type Sight = {
/**
 * Seen as Evil.
 */
evil: SeatSet,
/**
 * Seen as Merlin, or as Merlin and Morgana.
 */
wizards: SeatSet,
/**
 * Seen as the Evil Lancelot.
 */
evil_lancelot?: Seat,
/**
 * Seen as the Good Lancelot.
 */
good_lancelot?: Seat, };

/**
 * Where a mark comes from.
 */
export type Since = "night" | "lady" | "plot";

/**
 * A slot of the quest track.
 */
export type Slot = {
/**
 * The size of its team.
 */
size: number,
/**
 * How many Fails make it fail.
 */
fails_needed: number,
/**
 * How it ended, if it has been played.
 */
result: Card | null,
/**
 * Fail cards that were counted.
 */
fails?: number, };

/**
 * When the spotlit card is played (AV-97).
 */
export type SpotlightOrder = "simultaneous" | "targetFirst";

/**
 * Who plays face up, and the card once it is turned (AV-97).
 */
export type Spotlit = { seat: Seat, card: Card | null, };

/**
 * One statement of a player.
 */
export type Statement = { "i_am": { role: Role, } } | { "my_side": { side: Side, } } | { "they_are": { seat: Seat, role: Role, } } | { "trust": { seat: Seat, } } | { "suspect": { seat: Seat, } } | { "suggest": { team: SeatSet, quest?: Quest, } } | { "will_vote": { vote: Vote, } } | { "i_played": { quest: Quest, card: Card, } } | { "lady_showed": { seat: Seat, side: Side, } } | { "plot_showed": { seat: Seat, side: Side, } } | { "card_showed": { seat: Seat, quest: Quest, card: Card, } } | { "because": { seat: Seat, trust: boolean, reason: Reason, } } | { "ask": { seat: Seat, question: Question, } } | { "answer": { answer: Answer, } };

/**
 * Who leads after a Lead to Victory (AV-95).
 */
export type StrongLeaderNext = "fromNewLeader" | "fromReplaced";

/**
 * When the fifth quest may be chosen (AV-59).
 */
export type TargetingFifth = "twoSucceeded" | "twoCompleted";

/**
 * A plot card that is played.
 */
export type Use = {
/**
 * The card.
 */
card: PlotCard,
/**
 * The player it is used on, if the card has a target.
 */
target?: Seat,
/**
 * Restore Your Honor: the card to take.
 */
take?: PlotCard, };

/**
 * A ballot.
 */
export type Vote = "approve" | "reject";

/**
 * Revealed votes.
 */
export type Votes = { approve: SeatSet, reject: SeatSet, };

/**
 * The options that somebody asks for (Part IV of the rules).
 */
export type Wishes = { edition?: Edition, allowNoMerlin?: boolean, percivalFiveRule?: Severity, morganaWithoutPercival?: Severity, roleListPublic?: boolean, firstLeader?: FirstLeader, merlinSeesOberon?: boolean, roleClaims?: boolean, acceptanceResetsTrack?: boolean, assassinTargets?: AssassinTargets, evilRevealAtAssassination?: boolean, targeting?: boolean, targetingFifth?: TargetingFifth, lady?: boolean, ladyMandatory?: boolean, wrongLoyaltyCard?: WrongLoyaltyCard, lancelotVariant?: LancelotVariant, lancelotV1Deck?: LancelotDeck, lancelotV1EvilMustFail?: boolean, lancelotV2Switch?: LancelotV2Switch, excalibur?: boolean, plot?: boolean, plotsPerRound?: number, plotDeck56?: PlotDeck56, strongLeaderNext?: StrongLeaderNext, spotlightOrder?: SpotlightOrder, };

/**
 * How a game is won (AV-41 to AV-47, AV-65).
 */
export type WonBy = "three_fails" | "rejections" | "assassination" | "missed_shot" | "three_successes" | "wrong_loyalty";

/**
 * Whether a wrong loyalty card can be passed (AV-65).
 */
export type WrongLoyaltyCard = "impossible" | "sideLoses";

/**
 * What a seat alone sees.
 */
export type You = {
/**
 * The seat itself.
 */
seat: Seat,
/**
 * Its character, once dealt.
 */
role: Role | null,
/**
 * Its side *now* (AV-74).
 */
loyalty: Side | null,
/**
 * What the seat knows of others, each mark with its date (AV-75).
 */
knows: Array<Mark>,
/**
 * Its ballot on the current proposal.
 */
vote?: Vote,
/**
 * Its quest card of this round.
 */
card?: Card,
/**
 * Quest cards seen by Excalibur and Ambush.
 */
cards_seen?: Array<SeenCard>, };

/**
 * What one viewer learns from one event.
 */
export type Notice = NoticeOf<Public, Private>;

/**
 * The code of every refusal, with the rules that it enforces.
 */
export const REFUSALS = {
  ambush_target: ["AV-98"],
  evil_lancelot_must_fail: ["AV-72"],
  evil_lancelot_must_fail_v1: ["AV-80"],
  excalibur_absent: ["AV-82"],
  excalibur_face_up: ["AV-86"],
  excalibur_holder: ["AV-82"],
  excalibur_missing: ["AV-82"],
  excalibur_target: ["AV-83"],
  fifth_quest_closed: ["AV-59"],
  give_to_self: ["AV-91"],
  good_must_succeed: ["AV-35"],
  lady_mandatory: ["AV-63"],
  lady_target: ["AV-64"],
  no_role_claims: ["AV-29"],
  no_such_seat: ["AV-27"],
  no_target_needed: ["AV-93"],
  not_a_neighbour: ["AV-100"],
  not_drawn: ["AV-91"],
  not_now: ["AV-27"],
  not_this_card: ["AV-93"],
  nothing_to_take: ["AV-100"],
  quest_closed: ["AV-58"],
  quest_not_chosen: ["AV-57"],
  quest_not_free: ["AV-25"],
  shot_target: ["AV-45"],
  show_to_another: ["AV-100"],
  spot_target: ["AV-97"],
  strength_is_kept: ["AV-100"],
  target_needed: ["AV-93"],
  team_size: ["AV-28"],
} as const;

export type Refusal = keyof typeof REFUSALS;

/**
 * The code of every fault or warning of a setup, with its rules.
 */
export const FAULTS = {
  assassin_missing: ["AV-4"],
  character_twice: ["AV-6"],
  deal_characters: ["AV-12"],
  deal_lancelot: ["AV-16"],
  deal_leader: ["AV-13"],
  deal_plot: ["AV-17"],
  deal_size: ["AV-12"],
  evil_reveal_mismatch: ["AV-46"],
  first_leader_absent: ["AV-13"],
  lady_below_seven: ["AV-62"],
  lancelot_without_variant: ["AV-10"],
  merlin_missing: ["AV-4"],
  morgana_alone: ["AV-8"],
  percival_alone: ["AV-7"],
  percival_without_merlin: ["AV-9"],
  players_missing: ["AV-1"],
  players_out_of_range: ["AV-1"],
  plot_card_supply: ["AV-102"],
  plot_deck_empty: ["AV-102"],
  plot_deck_unused: ["AV-101"],
  plots_per_round: ["AV-90"],
  too_many_evil: ["AV-5"],
  too_many_good: ["AV-5"],
} as const;

export type FaultCode = keyof typeof FAULTS;

/**
 * How many can play (AV-1).
 */
export const SEATS = [
  5,
  6,
  7,
  8,
  9,
  10
] as const;

/**
 * Every character.
 */
export const ROLES = [
  "merlin",
  "percival",
  "servant",
  "good_lancelot",
  "assassin",
  "minion",
  "morgana",
  "mordred",
  "oberon",
  "evil_lancelot"
] as const satisfies readonly Role[];

/**
 * The side printed on each character card (AV-3).
 */
export const SIDES = {
  "assassin": "evil",
  "evil_lancelot": "evil",
  "good_lancelot": "good",
  "merlin": "good",
  "minion": "evil",
  "mordred": "evil",
  "morgana": "evil",
  "oberon": "evil",
  "percival": "good",
  "servant": "good"
} as const;

/**
 * The characters that a table may ask for by name (AV-6).
 */
export const SPECIAL = [
  "merlin",
  "percival",
  "assassin",
  "morgana",
  "mordred",
  "oberon"
] as const satisfies readonly Role[];

/**
 * The special characters of a table that asks for none (AV-4).
 */
export const USUAL_ROLES = [
  "merlin",
  "assassin"
] as const satisfies readonly Role[];

/**
 * The proposals of a round (AV-32).
 */
export const PROPOSALS = 5 as const;

/**
 * Every plot card (AV-94).
 */
export const PLOT_CARDS = [
  "lead_to_victory",
  "ambush",
  "king_returns",
  "restore_honor",
  "charge",
  "show_nature",
  "are_you_the_one",
  "we_found_you",
  "show_strength"
] as const satisfies readonly PlotCard[];

/**
 * How many there are of each plot card (AV-102).
 */
export const PLOT_SUPPLY = {
  "ambush": 2,
  "are_you_the_one": 2,
  "charge": 2,
  "king_returns": 3,
  "lead_to_victory": 2,
  "restore_honor": 1,
  "show_nature": 1,
  "show_strength": 1,
  "we_found_you": 1
} as const;

/**
 * What one player can ask another.
 */
export const QUESTIONS = [
  "who_are_you",
  "which_side",
  "whom_do_you_trust",
  "whom_do_you_suspect",
  "why_that_vote",
  "why_that_team",
  "what_did_you_see"
] as const satisfies readonly Question[];

/**
 * What a player can answer.
 */
export const ANSWERS = [
  "yes",
  "no",
  "will_not_say"
] as const satisfies readonly Answer[];

/**
 * The editions whose options a table can start with.
 */
export const EDITIONS = [
  "pl",
  "cs",
  "es",
  "uk"
] as const satisfies readonly Edition[];

/**
 * What may be chosen for each option; its usual value is the first.
 */
export const OPTIONS = [
  {
    "key": "lady",
    "values": [
      false,
      true
    ]
  },
  {
    "key": "ladyMandatory",
    "needs": {
      "is": true,
      "key": "lady"
    },
    "values": [
      true,
      false
    ]
  },
  {
    "key": "excalibur",
    "values": [
      false,
      true
    ]
  },
  {
    "key": "targeting",
    "values": [
      false,
      true
    ]
  },
  {
    "key": "targetingFifth",
    "needs": {
      "is": true,
      "key": "targeting"
    },
    "values": [
      "twoSucceeded",
      "twoCompleted"
    ]
  },
  {
    "key": "lancelotVariant",
    "values": [
      "off",
      "v1",
      "v2",
      "v3"
    ]
  },
  {
    "key": "lancelotV1Deck",
    "needs": {
      "is": "v1",
      "key": "lancelotVariant"
    },
    "values": [
      "promo",
      "bigBox"
    ]
  },
  {
    "key": "lancelotV1EvilMustFail",
    "needs": {
      "is": "v1",
      "key": "lancelotVariant"
    },
    "values": [
      false,
      true
    ]
  },
  {
    "key": "lancelotV2Switch",
    "needs": {
      "is": "v2",
      "key": "lancelotVariant"
    },
    "values": [
      "approval",
      "roundStart"
    ]
  },
  {
    "key": "plot",
    "values": [
      false,
      true
    ]
  },
  {
    "key": "plotsPerRound",
    "needs": {
      "is": true,
      "key": "plot"
    },
    "values": [
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      8,
      9,
      10,
      11,
      12,
      13,
      14,
      15
    ]
  },
  {
    "key": "plotDeck56",
    "needs": {
      "is": true,
      "key": "plot"
    },
    "values": [
      "seven",
      "own"
    ]
  },
  {
    "key": "strongLeaderNext",
    "needs": {
      "is": true,
      "key": "plot"
    },
    "values": [
      "fromNewLeader",
      "fromReplaced"
    ]
  },
  {
    "key": "spotlightOrder",
    "needs": {
      "is": true,
      "key": "plot"
    },
    "values": [
      "simultaneous",
      "targetFirst"
    ]
  },
  {
    "key": "roleListPublic",
    "values": [
      true,
      false
    ]
  },
  {
    "key": "merlinSeesOberon",
    "values": [
      true,
      false
    ]
  },
  {
    "key": "roleClaims",
    "values": [
      true,
      false
    ]
  },
  {
    "key": "acceptanceResetsTrack",
    "values": [
      false,
      true
    ]
  },
  {
    "key": "assassinTargets",
    "values": [
      "currentGood",
      "notKnownEvil",
      "anyOther",
      "anySeat"
    ]
  },
  {
    "key": "evilRevealAtAssassination",
    "values": [
      true,
      false
    ]
  },
  {
    "key": "wrongLoyaltyCard",
    "values": [
      "impossible",
      "sideLoses"
    ]
  },
  {
    "key": "allowNoMerlin",
    "values": [
      false,
      true
    ]
  },
  {
    "key": "percivalFiveRule",
    "values": [
      "error",
      "warn"
    ]
  },
  {
    "key": "morganaWithoutPercival",
    "values": [
      "warn",
      "error"
    ]
  }
] as const;
