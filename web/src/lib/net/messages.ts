// The messages of socket and REST: crates/wire's own types, with the games put in where wire itself leaves them open.
import type * as Avalon from '../wire/avalon';
import type * as Shadows from '../wire/shadows';
import type * as Wire from '../wire/wire';

export { WIRE } from '../wire/wire';
export type { Act, Ask, Chair, House, Said, Sign, Sitter, Spectators, Status, Words } from '../wire/wire';
export type HouseClock = Wire.Clock;
export type Clock = Wire.Time;
export type ProblemBody = Wire.Problem;
export type Refused = Extract<Wire.Tell, { refused: unknown }>['refused'];

export type GameName = 'avalon' | 'shadows';
export type AvalonSetup = Avalon.Setup;
export type ShadowsSetup = Shadows.Setup;
export type Setup = AvalonSetup | ShadowsSetup;

type Played<T> = Omit<T, 'game' | 'setup'> & { game: GameName; setup: Setup };
export type Room = Played<Wire.Room>;
export type Wish = Played<Wire.Wish>;
export type Archive = Played<Wire.Archive>;
export type Line = Omit<Wire.Line, 'game'> & { game: GameName };
export type Me = Omit<Wire.Me, 'tables'> & { tables: Line[] };
export type Accepted = Omit<Wire.Accepted, 'setup'> & { setup: Setup };
export type Acted = Omit<Wire.Acted, 'room'> & { room: Room };

export const SIGNS = ['yes', 'no', 'hmm', 'laugh', 'wow', 'hurry'] as const satisfies readonly Wire.Sign[];

export type Board = Avalon.Shown | Shadows.Shown;
/** What a seat alone sees; each game knows the types of its own. */
export type Own = { you: unknown; form: unknown; choices: unknown };
export type AnyNotice = Avalon.Notice | Shadows.Notice;

export type Welcome = Omit<Wire.Welcome, 'room' | 'board' | 'own' | 'notices'> & {
  room: Room;
  board?: Board;
  own?: Own;
  notices: AnyNotice[];
};
export type Update = Omit<Wire.Update, 'board' | 'own' | 'notices'> & {
  notices: AnyNotice[];
  board: Record<string, unknown>;
  own?: Record<string, unknown>;
};
export type Told =
  | Exclude<Wire.Tell, { welcome: unknown } | { update: unknown } | { room: unknown }>
  | { welcome: Welcome }
  | { update: Update }
  | { room: Room };
