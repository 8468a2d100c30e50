// Written by `cargo xtask types` from the Rust types. Do not edit.

/**
 * What is wrong, or unwise, in a setup.
 */
export type Fault = {
/**
 * The rule.
 */
rule: RuleId,
/**
 * A stable word for programs and translations.
 */
code: string,
/**
 * One plain English sentence.
 */
message: string,
/**
 * The field, as `roles[2]`.
 */
at: string, };

/**
 * What one viewer learns from one event.
 */
export type Notice<P, Q> = {
/**
 * The event as the whole table sees it.
 */
public?: P,
/**
 * The event as this seat alone sees it.
 */
private?: Q, };

/**
 * A rule's number, as `docs/rules` prints it: `AV-31`.
 */
export type RuleId = `${string}-${number}`;

/**
 * A seat at the table, numbered clockwise from 0.
 *
 * An enum rather than a number, so that a seat always indexes a [`BySeat`] and an `Option<Seat>` is one byte.
 */
export type Seat = number;

/**
 * A set of seats, one bit each.
 */
export type SeatSet = Seat[];
