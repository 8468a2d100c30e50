// The messages of socket and REST, as crates/wire writes them.
import type * as Avalon from '../wire/avalon';
import type * as Shadows from '../wire/shadows';
import type { Fault, Seat } from '../wire/game';

export const WIRE = 1;

export type GameName = 'avalon' | 'shadows';
export type Status = 'open' | 'playing' | 'finished' | 'closed';
export type Sitter = 'nobody' | { person: { name: string } } | { bot: { name: string; level: string } };
export type Chair = { seat: Seat; sitter: Sitter; present: boolean; stand_in: boolean };
export type HouseClock = 'off' | 'relaxed' | 'brisk' | { seconds: number };
export type Spectators = 'allowed' | 'muted' | 'forbidden';
export type House = { listed: boolean; clock: HouseClock; spectators: Spectators; absence: number };

export type AvalonSetup = Partial<Avalon.Setup>;
export type ShadowsSetup = Partial<Shadows.Setup>;
export type Setup = AvalonSetup | ShadowsSetup;

export type Room = {
  table: string;
  code: string;
  game: GameName;
  status: Status;
  setup: Setup;
  house: House;
  commitment: string;
  chairs: Chair[];
  host?: Seat;
  locked: boolean;
  paused?: 'host' | 'empty';
  watching: number;
  ending: Seat[];
  next?: string;
};

export type Line = {
  table: string;
  code: string;
  game: GameName;
  status: Status;
  seats: number;
  taken: number;
  host: string;
};
export type Me = { name?: string; tables: Line[] };
export type Wish = { game: GameName; setup: Setup; house?: House; practice?: string };
export type Accepted = { players: number; setup: Setup; warnings: Fault[]; hints?: Avalon.Hint[]; presets?: Avalon.Recommended[] };
export type ProblemBody = { code: string; message: string; at?: string; faults?: Fault[] };
export type Act =
  | 'start'
  | 'leave'
  | { remove: Seat }
  | { bots: { level: string; seat?: Seat } }
  | { lock: boolean }
  | { list: boolean }
  | { pause: boolean }
  | { clock: HouseClock }
  | { spectators: Spectators }
  | { host: Seat }
  | { end: boolean }
  | 'rematch'
  | 'close'
  | 'device';
export type Acted = { room: Room; seat?: Seat; device?: string };

export const SIGNS = ['yes', 'no', 'hmm', 'laugh', 'wow', 'hurry'] as const;
export type Sign = (typeof SIGNS)[number];
export type Words = { text: string } | { statement: unknown } | { sign: Sign };
export type Said = { line: number; seat?: Seat; name?: string; after: number; words: Words };
export type Clock = { left: number; of: number };

export type Board = Avalon.Shown | Shadows.Shown;
export type Own = { you: unknown; form: unknown; choices: unknown };
export type AnyNotice = Avalon.Notice | Shadows.Notice;

export type Ask =
  | { hello: { wire: number; cursor?: number; talk?: number } }
  | { command: { nonce: number; command: unknown } }
  | { say: { nonce: number; words: Words } }
  | { seen: { cursor: number } }
  | 'ping';

export type Welcome = {
  wire: number;
  server: string;
  room: Room;
  seat?: Seat;
  host: boolean;
  board?: Board;
  own?: Own;
  notices: AnyNotice[];
  cursor: number;
  talk: Said[];
  clock?: Clock;
};
export type Update = {
  cursor: number;
  notices: AnyNotice[];
  board: Record<string, unknown>;
  own?: Record<string, unknown>;
  clock?: Clock;
};
export type Refused = { nonce: number; rule: string; code: string; message: string };
export type Told =
  | { welcome: Welcome }
  | { update: Update }
  | { done: { nonce: number } }
  | { refused: Refused }
  | { error: { nonce?: number; code: string; at: string; message: string } }
  | { said: Said }
  | { room: Room }
  | { clock: Clock }
  | 'pong'
  | { bye: { code: string; message: string } };

export type Archive = {
  game: GameName;
  setup: Setup;
  seed: string;
  commitment: string;
  entropy: (string | null)[];
  record: string;
  chairs?: Chair[];
  talk?: Said[];
};
