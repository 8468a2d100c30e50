// Written by `cargo xtask types` from the Rust types. Do not edit.
import type { Role, Side } from "./avalon";

/**
 * Something that helps one side.
 */
export type Hint = {
/**
 * A stable code, for programs and translations.
 */
code: string,
/**
 * The side it helps.
 */
helps: Side, };

/**
 * A set of characters that plays well.
 */
export type Recommended = {
/**
 * A stable code, for programs and translations.
 */
code: string,
/**
 * The number of seats.
 */
players: number,
/**
 * The special characters.
 */
roles: Array<Role>,
/**
 * Whether the Lady of the Lake suits it.
 */
lady: boolean,
/**
 * The character that it adds to the set before it; none for a set that does not follow from that one.
 */
adds: Role | null, };

/**
 * Every game.
 */
export const GAMES = ["avalon", "shadows"] as const;

export type GameName = (typeof GAMES)[number];
