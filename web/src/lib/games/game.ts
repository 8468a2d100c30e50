// What the page needs of a game. Each game describes itself in the `index.ts` of its folder.
import type { Component, Snippet } from 'svelte';
import type { Size } from '../board/size';
import type { PlainKey } from '../i18n/index.svelte';
import type { Table } from '../net/fold';
import type { Accepted, Ended } from '../net/messages';
import type { Session } from '../net/session.svelte';
import type { Narrator } from '../narrator/narrator.svelte';
import type { Namer } from '../table/people';
import type { IconName } from '../ui/Icon.svelte';
import type { Fault } from '../wire/game';

/** The types that a game puts into the messages of the server. */
export type GameTypes = {
  Setup: { players?: number; options?: object };
  Board: { game: string };
  You: { seat: number };
  Form: string | object;
  Choices: string | object;
  Notice: { public?: string | object; private?: string | object };
  Command: string | object;
  Statement: string | object;
  /** A remark on the balance of a setup. */
  Hint: object;
};

/** What everybody learns from one event of the game. */
export type Public<G extends GameTypes> = NonNullable<G['Notice']['public']>;

/** A fault of a setup, or only a warning. */
export type Finding = { fault: Fault; warning: boolean };

/** One step of a finished game, for the replay. */
export type StageProps<G extends GameTypes> = {
  table: Table<G>;
  /** The notices of this step. */
  fresh: G['Notice'][];
  /** The hands that this viewer sees. */
  hands: G['You'][];
};

/** The game on the shared board: a spectator's session, and the narrator of that device. */
export type ScreenProps<G extends GameTypes> = { session: Session<G>; narrator: Narrator; size: Size };

/**
 * The form for a new table. It shows the fields of its own game between the parts that all games share: the number of
 * players and the kinds of game in front, everything else folded.
 */
export type SetupProps<G extends GameTypes> = {
  setup: G['Setup'];
  change: (setup: G['Setup']) => void;
  /** What the server makes of the setup; nothing while it has a fault. */
  accepted: Accepted<G> | null;
  findings: Finding[];
  /** How many play, one of `seats`. */
  players: Snippet<[{ seats: readonly number[] }]>;
  /** What all games share of the folded part, such as the rules of the house. */
  rest: Snippet;
};

/** A short rule, and the numbers of the rules of the full text that it covers. */
export type ShortRule = { key: PlainKey; rules: [from: number, to: number][] };

type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** A game as the page knows it. What is large is loaded when it is shown. */
export type Game<G extends GameTypes = GameTypes> = {
  /** Holds no value; it ties the game to its types. */
  types?: G;
  icon: IconName;
  /** The letters before the number of a rule, as in `AV-31`. */
  prefix: string;
  /** How many play where nobody has chosen. */
  players: number;
  /** The option that says who begins. */
  first: string;
  /** The message that names what somebody was in a finished game. */
  roleKey: (end: Ended) => string;
  /** The table at which somebody learns the game. */
  lesson: G['Setup'];
  Table: Loaded<{ session: Session<G> }>;
  /** The setup in a few words. */
  Summary: Loaded<{ setup: G['Setup'] }>;
  /** What a new table will be, as the server answered. */
  Brief: Loaded<{ accepted: Accepted<G> }>;
  Stage: Loaded<StageProps<G>>;
  /** The game on a screen that everybody sees. */
  Screen: Loaded<ScreenProps<G>>;
  Setup: Loaded<SetupProps<G>>;
  /** The cards and options on the page of rules. */
  Rules: Loaded<Record<string, never>>;
  /** The numbers of the rules: in general, or for one table. */
  Numbers: Loaded<{ board: G['Board'] | null; setup: G['Setup'] | null }>;
  rules: () => Promise<{ SHORT: ShortRule[]; refusalsOf: (rule: string) => PlainKey[] }>;
  words: () => Promise<{ statementWords: (statement: G['Statement'], name: Namer) => string }>;
};
