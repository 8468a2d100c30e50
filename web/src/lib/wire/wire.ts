// Written by `cargo xtask types` from the Rust types. Do not edit.

/**
 * A setup that the rules accept.
 */
export type Accepted = {
/**
 * How many seats it has.
 */
players: number,
/**
 * The setup written out: every character, every option.
 */
setup: unknown,
/**
 * Choices that are legal but not recommended.
 */
warnings: import('./game').Fault[],
/**
 * What the game says about the balance of the setup: a list in the game's own form.
 */
hints?: unknown[],
/**
 * Setups that the game recommends for this number of seats.
 */
presets: import('./games').Preset[],
/**
 * The sides, if every deal has the same ones.
 */
teams?: Array<Team>, };

/**
 * `POST /api/tables/{table}/act`: what people do about a table besides playing.
 */
export type Act = "start" | "leave" | { "remove": number } | { "setup": unknown } | { "order": number[] } | "shuffle" | { "swap": number | null } | "rename" | { "ready": {
/**
 * True for ready.
 */
on: boolean,
/**
 * What this player adds to the seed: up to 64 characters that the server cannot predict.
 */
entropy?: string, } } | { "bots": {
/**
 * The level of the bots.
 */
level: string,
/**
 * The seat; all free ones if missing.
 */
seat?: number, } } | { "lock": boolean } | { "list": boolean } | { "pause": boolean } | { "clock": Clock } | { "absence": number } | { "spectators": Spectators } | { "host": number } | { "mute": {
/**
 * The seat whose words are not read.
 */
seat: number,
/**
 * True to stop reading them.
 */
on: boolean, } } | { "end": boolean } | "knock" | { "admit": {
/**
 * The number of the knock.
 */
knock: number,
/**
 * The seat that is given.
 */
seat: number, } } | { "refuse": number } | { "report": {
/**
 * The seat of the reported player.
 */
seat: number,
/**
 * Which line of talk.
 */
line?: number,
/**
 * Why, in at most 200 characters.
 */
why?: string, } } | "rematch" | "close" | "device" | "board";

/**
 * The answer to an act.
 */
export type Acted = {
/**
 * The table after it.
 */
room: Room,
/**
 * The seat of the person who asked.
 */
seat?: number,
/**
 * The one-time code that was asked for.
 */
device?: string,
/**
 * The secret of the shared screen's link that was asked for.
 */
board?: string,
/**
 * The seats whose words the person does not want to read.
 */
muted?: number[], };

/**
 * A finished game.
 */
export type Archive = {
/**
 * The name of the game.
 */
game: string,
/**
 * The setup it was opened with.
 */
setup: unknown,
/**
 * The seed, shown after the game.
 */
seed: string,
/**
 * The commitment that was shown before the game.
 */
commitment: string,
/**
 * What each seat added to the seed: 64 digits, or null.
 */
entropy: Array<string | null>,
/**
 * The game in notation.
 */
record: string,
/**
 * Who sat where; empty for a game that no server hosted.
 */
chairs?: Array<Chair>,
/**
 * What was said. Each line has the number of public facts before it.
 */
talk?: Array<Said>, };

/**
 * What a client sends. The first message must be [`Ask::Hello`].
 */
export type Ask = { "hello": {
/**
 * The version of the messages the client speaks.
 */
wire: number,
/**
 * How many of its own notices it has had; nothing for a whole view.
 */
cursor?: number,
/**
 * How many lines of talk it has had.
 */
talk?: number,
/**
 * Only watch, even if the person of this cookie sits at the table: for a screen that all see. The text is the secret of
 * the link that the host made for it, or empty.
 */
watch?: string, } } | { "command": {
/**
 * Chosen by the client, never twice for two moves.
 */
nonce: number,
/**
 * The game's own command.
 */
command: unknown, } } | { "say": {
/**
 * A number, as for a command.
 */
nonce: number,
/**
 * The text or the statement.
 */
words: Words, } } | { "seen": {
/**
 * How many of its own notices.
 */
cursor: number, } } | "ping";

/**
 * A seat and who sits there.
 */
export type Chair = {
/**
 * Its number.
 */
seat: number,
/**
 * Who sits here.
 */
sitter: Sitter,
/**
 * Whether the person is connected; a bot always is.
 */
present: boolean,
/**
 * Whether a bot plays in the person's absence.
 */
stand_in: boolean,
/**
 * Whether the host let this person in after the deal.
 */
late?: boolean,
/**
 * Whether the person is ready for the start.
 */
ready?: boolean,
/**
 * With whom the person wants to change places before the start.
 */
swap?: number,
/**
 * In how many seconds a bot plays for the absent person, counted when this was sent.
 */
bot_in?: number,
/**
 * How many moves bots have made for the person since the person's own last move.
 */
bot_moves?: number, };

/**
 * How long a decision may take.
 */
export type Clock = "off" | "relaxed" | "brisk" | { "seconds": number };

/**
 * `POST /api/device`: take over a seat with its one-time code.
 */
export type Device = {
/**
 * The code.
 */
code: string, };

/**
 * How a game ended for one seat.
 */
export type Ended = {
/**
 * Its side, as a stable word of the game.
 */
side: string,
/**
 * Its character, as a stable word; none in a game without characters.
 */
role?: string,
/**
 * Whether it won.
 */
won: boolean, };

/**
 * The rules of the house.
 */
export type House = {
/**
 * Whether the table is listed for everybody; otherwise a code or link is needed.
 */
listed: boolean,
/**
 * How long a decision may take.
 */
clock: Clock,
/**
 * Whether others may watch.
 */
spectators: Spectators,
/**
 * After how many seconds of absence a bot plays for a person.
 */
absence: number, };

/**
 * Somebody asks to be let into a seat.
 */
export type Knock = {
/**
 * Its number at this table.
 */
knock: number,
/**
 * The name of this person.
 */
name: string,
/**
 * The seat this person had before it was given away.
 */
back?: number, };

/**
 * A table in a list.
 */
export type Line = {
/**
 * The table's name in links.
 */
table: string,
/**
 * The short code.
 */
code: string,
/**
 * The name of the game.
 */
game: string,
/**
 * Whether it is open, playing, finished or closed.
 */
status: Status,
/**
 * The number of seats.
 */
seats: number,
/**
 * How many of them are taken.
 */
taken: number,
/**
 * The host's name.
 */
host: string,
/**
 * When the game was over, in milliseconds since 1970.
 */
ended?: number,
/**
 * How it ended for the person who asks; only of a game that is over.
 */
own?: Ended, };

/**
 * Who you are.
 */
export type Me = {
/**
 * The name that others see; none yet for a new person.
 */
name?: string,
/**
 * The tables at which you sit.
 */
tables: Array<Line>, };

/**
 * `PUT /api/me`: who I am.
 */
export type Name = {
/**
 * The name that others see.
 */
name: string, };

/**
 * Why a game is paused.
 */
export type Pause = "host" | "empty";

/**
 * The answer to a call that failed.
 */
export type Problem = {
/**
 * A stable code, for programs and translations.
 */
code: string,
/**
 * One English sentence.
 */
message: string,
/**
 * The place of the mistake, such as `setup.options.lady`.
 */
at?: string,
/**
 * Everything that is wrong with a setup.
 */
faults?: import('./game').Fault[], };

/**
 * A table as everybody sees it from outside the game.
 */
export type Room = {
/**
 * The table's name in links.
 */
table: string,
/**
 * The short code friends type.
 */
code: string,
/**
 * The name of the game.
 */
game: string,
/**
 * Whether it is open, playing, finished or closed.
 */
status: Status,
/**
 * The setup it was opened with: players, roles, options.
 */
setup: unknown,
/**
 * The rules of the house.
 */
house: House,
/**
 * The commitment to the seed, shown before anything is dealt.
 */
commitment: string,
/**
 * The seats and who sits there, in order.
 */
chairs: Array<Chair>,
/**
 * The seat of the host, if the host sits.
 */
host?: number,
/**
 * Whether nobody new may sit down.
 */
locked: boolean,
/**
 * Why the game is paused, if it is.
 */
paused?: Pause,
/**
 * How many people watch.
 */
watching: number,
/**
 * Who wants to end the game.
 */
ending: number[],
/**
 * The table of the rematch.
 */
next?: string,
/**
 * Who asks to be let in.
 */
knocks?: Array<Knock>, };

/**
 * A line of talk in its place.
 */
export type Said = {
/**
 * Which line of the table's talk, counting from 0.
 */
line: number,
/**
 * Who said it; a spectator has no seat.
 */
seat?: number,
/**
 * The name of a spectator; before the start, when seats can change, of anybody.
 */
name?: string,
/**
 * How many public facts of the game came before it.
 */
after: number,
/**
 * What was said; an empty text if `muted`.
 */
words: Words,
/**
 * Whether its reader has muted the speaker: the line keeps its number and loses its words.
 */
muted?: boolean, };

/**
 * A sign that needs no words.
 */
export type Sign = "yes" | "no" | "hmm" | "laugh" | "wow" | "hurry";

/**
 * `POST /api/tables/{table}/sit`.
 */
export type Sit = {
/**
 * The seat; the first free one if missing. Who sits at the table already moves there, before the start.
 */
seat?: number,
/**
 * What this player adds to the seed: up to 64 characters that the server cannot predict.
 */
entropy?: string, };

/**
 * Who sits in a seat.
 */
export type Sitter = "nobody" | { "held": {
/**
 * The name.
 */
name: string, } } | { "person": {
/**
 * The name.
 */
name: string, } } | { "bot": {
/**
 * Its name.
 */
name: string,
/**
 * How strong it is.
 */
level: string, } };

/**
 * Whether others may watch.
 */
export type Spectators = "allowed" | "muted" | "forbidden";

/**
 * The status of a table.
 */
export type Status = "open" | "playing" | "finished" | "closed";

/**
 * One move, and what of it the viewer was sent.
 */
export type Step = {
/**
 * Who moved; nobody at the deal.
 */
by?: number,
/**
 * The viewer's own notices of it.
 */
notices: unknown[],
/**
 * What changed on the board; null removes a member.
 */
board: unknown,
/**
 * What changed of the viewer's own part.
 */
own?: unknown,
/**
 * What was said before it.
 */
talk: Array<Said>, };

/**
 * `GET /api/tables/{table}/replay/{viewer}`: a finished game move by move, as one viewer saw it.
 */
export type Steps = {
/**
 * The deal, then every move.
 */
steps: Array<Step>,
/**
 * What was said after the end.
 */
talk: Array<Said>, };

/**
 * One side of a setup.
 */
export type Team = {
/**
 * The side, as a stable word.
 */
side: string,
/**
 * How many seats it has.
 */
seats: number,
/**
 * The character of each of them, as stable words; empty where the list is secret.
 */
roles: Array<string>, };

/**
 * What the server sends.
 */
export type Tell = { "welcome": Welcome } | { "update": Update } | { "done": {
/**
 * The number.
 */
nonce: number, } } | { "refused": {
/**
 * The number of what was refused.
 */
nonce: number,
/**
 * The rule.
 */
rule: string,
/**
 * A stable code, for programs and translations.
 */
code: string,
/**
 * One English sentence.
 */
message: string, } } | { "error": {
/**
 * The number of what was wrong, if it had one.
 */
nonce?: number,
/**
 * A stable code, for programs and translations.
 */
code: string,
/**
 * The place of the mistake.
 */
at: string,
/**
 * One English sentence.
 */
message: string, } } | { "said": Said } | { "room": Room } | { "clock": Time } | "pong";

/**
 * How much time is left for what is asked now.
 */
export type Time = {
/**
 * Milliseconds left when this was sent; nothing runs out while the game is paused.
 */
left: number,
/**
 * Milliseconds there were.
 */
of: number, };

/**
 * Something happened.
 */
export type Update = {
/**
 * How many of its own notices this viewer has now had.
 */
cursor: number,
/**
 * The new ones, as a list.
 */
notices: unknown[],
/**
 * The keys of the board that changed; null for one that is gone.
 */
board: unknown,
/**
 * The keys of the seat's own part that changed; of `you` only the members that changed, null for one that is gone.
 * A `form` without `choices` has the choices `"nothing"`.
 */
own?: unknown,
/**
 * How much time is left.
 */
clock?: Time, };

/**
 * Where everything stands.
 */
export type Welcome = {
/**
 * The version of the messages.
 */
wire: number,
/**
 * The server's own version.
 */
server: string,
/**
 * The table.
 */
room: Room,
/**
 * The seat of this client; a spectator has none.
 */
seat?: number,
/**
 * Whether this client's person is the host.
 */
host: boolean,
/**
 * What everybody sees, once the game has begun.
 */
board?: unknown,
/**
 * What this seat alone sees: `you`, `form`, `choices`.
 */
own?: unknown,
/**
 * What it missed, or everything if that may be sent again.
 */
notices: unknown[],
/**
 * How many of its own notices it has now had.
 */
cursor: number,
/**
 * What was said and not yet sent to this client.
 */
talk: Array<Said>,
/**
 * Whose words this client does not want to read.
 */
muted?: number[],
/**
 * Whether the host removed this person, who can come back by knocking.
 */
removed?: boolean,
/**
 * How much time is left.
 */
clock?: Time, };

/**
 * `POST /api/tables` and `POST /api/check`: the table to create.
 */
export type Wish = {
/**
 * The name of the game.
 */
game: string,
/**
 * Players, roles, options. A server does not accept written deals.
 */
setup: unknown,
/**
 * The rules of the house.
 */
house?: House,
/**
 * Seats a bot of this level, or of this difficulty (easy, fair, hard), in every seat except the host's, and begins at once.
 */
practice?: string,
/**
 * What the host, who sits down with this, adds to the seed: up to 64 characters that the server cannot predict.
 */
entropy?: string, };

/**
 * What somebody says.
 */
export type Words = { "text": string } | { "statement": unknown } | { "sign": Sign };

/** Every code of a problem. */
export const PROBLEMS = [
  "acts_full",
  "banned",
  "closed",
  "crowded",
  "empty",
  "faults",
  "finished",
  "forwarded",
  "full",
  "held",
  "host",
  "kept",
  "knock",
  "local",
  "locked",
  "long",
  "missing",
  "muted",
  "name_character",
  "name_empty",
  "name_long",
  "name_mixed",
  "name_taken",
  "nameless",
  "no_level",
  "no_person",
  "not_full",
  "not_host",
  "not_now",
  "not_over",
  "not_seated",
  "origin",
  "paused",
  "rate",
  "seated",
  "socket",
  "sockets",
  "talk_full",
  "unavailable",
  "unreadable",
] as const;

/** The version of these messages. */
export const WIRE = 2;
