// The messages of socket and REST: the types of crates/wire, with the types of a game where wire leaves them open.
import type { AnyGame, GameName } from '../games';
import type { GameTypes } from '../games/game';
import type { Preset as Served } from '../wire/games';
import type * as Wire from '../wire/wire';

export { WIRE } from '../wire/wire';
export type { Act, Ask, Chair, Ended, House, Knock, Sign, Sitter, Spectators, Status, Team } from '../wire/wire';
export type HouseClock = Wire.Clock;
export type Clock = Wire.Time;
export type ProblemBody = Wire.Problem;
export type Refused = Extract<Wire.Tell, { refused: unknown }>['refused'];

type Played<T, G extends GameTypes> = Omit<T, 'game' | 'setup'> & { game: GameName; setup: G['Setup'] };
export type Room<G extends GameTypes = AnyGame> = Played<Wire.Room, G>;
export type Wish<G extends GameTypes = AnyGame> = Played<Wire.Wish, G>;
export type Archive<G extends GameTypes = AnyGame> = Played<Wire.Archive, G>;
export type Line = Omit<Wire.Line, 'game'> & { game: GameName };
export type Me = Omit<Wire.Me, 'tables'> & { tables: Line[] };
export type Preset<G extends GameTypes = AnyGame> = Omit<Served, 'setup'> & { setup: G['Setup'] };
export type Accepted<G extends GameTypes = AnyGame> = Omit<Wire.Accepted, 'setup' | 'hints' | 'presets'> & {
  setup: G['Setup'];
  hints?: G['Hint'][];
  presets: Preset<G>[];
};
export type Acted = Omit<Wire.Acted, 'room'> & { room: Room };

export const SIGNS = ['yes', 'no', 'hmm', 'laugh', 'wow', 'hurry'] as const satisfies readonly Wire.Sign[];

/** Something said at the table: free text, a statement of the game, or a sign. */
export type Words<G extends GameTypes = AnyGame> =
  Exclude<Wire.Words, { statement: unknown }> | { statement: G['Statement'] };
export type Said<G extends GameTypes = AnyGame> = Omit<Wire.Said, 'words'> & { words: Words<G> };

/** What one seat alone sees, and what it is asked. */
export type Own<G extends GameTypes = AnyGame> = { you: G['You']; form: G['Form']; choices: G['Choices'] };

export type Welcome<G extends GameTypes = AnyGame> = Omit<
  Wire.Welcome,
  'room' | 'board' | 'own' | 'notices' | 'talk'
> & {
  talk: Said<G>[];
  room: Room<G>;
  board?: G['Board'];
  own?: Own<G>;
  notices: G['Notice'][];
};
/** Of board and own it has the members that changed. */
export type Update<G extends GameTypes = AnyGame> = Omit<Wire.Update, 'board' | 'own' | 'notices'> & {
  notices: G['Notice'][];
  board: Record<string, unknown>;
  own?: Record<string, unknown>;
};
export type Told<G extends GameTypes = AnyGame> =
  | Exclude<Wire.Tell, { welcome: unknown } | { update: unknown } | { room: unknown } | { said: unknown }>
  | { welcome: Welcome<G> }
  | { update: Update<G> }
  | { room: Room<G> }
  | { said: Said<G> };
