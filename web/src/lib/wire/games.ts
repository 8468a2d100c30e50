// Written by `cargo xtask types` from the Rust types. Do not edit.
import type { Side } from "./avalon";

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
 * A setup that plays well with this many seats.
 */
export type Preset = {
/**
 * A stable code, for programs and translations.
 */
code: string,
/**
 * The setup; it says nothing about who begins.
 */
setup: unknown,
/**
 * Whether the described setup is this one, apart from who begins.
 */
chosen: boolean, };

/**
 * Every game.
 */
export const GAMES = ["avalon", "shadows"] as const;

export type GameName = (typeof GAMES)[number];

/**
 * The presets that every number of seats has.
 */
export const EVERY_SIZE = ["first_game", "classic", "everything"] as const;
