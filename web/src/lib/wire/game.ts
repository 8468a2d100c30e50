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
 *
 * ```
 * let rule = game::RuleId { game: "AV", number: 31 };
 * assert_eq!(rule.to_string(), "AV-31");
 * ```
 */
export type RuleId = `${string}-${number}`;

/**
 * A seat at the table, numbered clockwise from 0.
 *
 * An enum rather than a number, so that a seat always indexes a [`BySeat`] and an `Option<Seat>` is one byte.
 *
 * ```
 * use game::Seat;
 *
 * assert_eq!(Seat::S4.next(5), Seat::S0);
 * assert_eq!(Seat::S0.right(5), Seat::S4);
 * assert_eq!(Seat::S3.step(4, 5), Seat::S2);
 * assert_eq!(Seat::new(10), None);
 * ```
 */
export type Seat = number;

/**
 * A set of seats, one bit each.
 *
 * ```
 * use game::{Seat, SeatSet};
 *
 * let team: SeatSet = [Seat::S3, Seat::S0].into_iter().collect();
 * assert_eq!(team.len(), 2);
 * assert!(team.contains(Seat::S3));
 * assert_eq!((SeatSet::first(5) - team).iter().collect::<Vec<_>>(), [Seat::S1, Seat::S2, Seat::S4]);
 * assert_eq!(serde_json::to_string(&team).unwrap(), "[0,3]");
 * ```
 */
export type SeatSet = Seat[];
