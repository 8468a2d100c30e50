//! Who may know what in Shadows, row by row from `docs/secrecy.md` chapter 3. Not from the code.

use game::{Seat, Viewer};
use shadows::{Event, Loyalty, Options, Shadows};

use crate::Witness;

/// What one viewer may have learned, from the truth.
#[derive(Clone, Copy, Debug)]
pub struct ShadowsWitness(Viewer);

impl ShadowsWitness {
    /// A secret with the one who may know it: the fact, and the secret only to that seat.
    fn only(&self, who: Seat, fact: String, secret: impl std::fmt::Debug) -> Vec<String> {
        if self.0 == Viewer::Seat(who) { vec![fact, format!("{secret:?}")] } else { vec![fact] }
    }

    /// S-SC-7: each of Vivien's two sees the own new card.
    fn given(&self, by: Seat, own: Option<Loyalty>, receiver: Option<Seat>, other: Loyalty) -> Vec<String> {
        let fact = format!("given {by} {} {receiver:?}", own.is_some());
        match receiver {
            Some(receiver) if self.0 == Viewer::Seat(receiver) => self.only(receiver, fact, other),
            Some(_) | None => self.only(by, fact, own),
        }
    }
}

impl Witness<Shadows> for ShadowsWitness {
    /// All rules are public.
    fn open(options: &Options, viewer: Viewer) -> (ShadowsWitness, Vec<String>) {
        (ShadowsWitness(viewer), vec![format!("{options:?}")])
    }

    fn learns(&mut self, event: &Event) -> Vec<String> {
        match *event {
            // S-SC-1, S-SC-2: the own loyalty card; the two aside are nobody's.
            // S-SC-3: nor do they see the Morgans that stay out.
            Event::Dealt { seats, traitors, aside: _, unused: _, first } => {
                let own =
                    self.0.seat().filter(|seat| seats.contains(*seat)).map(|seat| traitors.contains(seat));
                vec![format!("dealt {own:?}, {first} begins")]
            }
            // S-SC-3.
            Event::Returned { card: _ } => vec!["returned".to_owned()],
            // S-SC-5: the words are public, the card is the drawer's.
            Event::Heard { seat, card } => self.only(seat, format!("heard {seat}"), card),
            Event::Announced { seat, card } => vec![format!("announced {seat} {card}")],
            // S-SC-6.
            Event::TokenLaid { seat, quest } => self.only(seat, format!("token {seat}"), quest),
            // S-SC-5, S-SC-6: as one sorted heap.
            Event::Opened { cards, tokens } => vec![format!("opened {cards:?} {tokens:?}")],
            // S-SC-7.
            Event::Given { by, own, receiver, other } => self.given(by, own, receiver, other),
            Event::Chose { seat, now, back, place: _ } => {
                self.only(seat, format!("chose {seat}"), (now, back))
            }
            Event::Mixed { turned: _ } => vec!["mixed".to_owned()],
            // S-SC-8, S-SC-13, S-SC-14.
            Event::Drew { seat, card } => self.only(seat, format!("drew {seat}"), card),
            Event::Placed { seat, card, other, down, count } => {
                let shown = (!down).then_some(card);
                let fact = format!("placed {seat} {shown:?} {} {count:?}", other.is_some());
                self.only(seat, fact, (card, other))
            }
            Event::Joined { seat, card, rest, back } => {
                self.only(seat, format!("joined {seat} {card:?} {} {back}", rest.len()), rest)
            }
            // S-SC-9, S-SC-10.
            Event::KnightDrawn { seat, knight } => self.only(seat, format!("knight {seat}"), knight),
            Event::Answered { seat, window, plays, target } => {
                self.only(seat, format!("answered {seat} {window:?}"), (plays, target))
            }
            Event::KnightPlayed { seat, knight, target } => {
                vec![format!("played {seat} {knight} {target:?}")]
            }
            Event::Closed { window } => vec![format!("closed {window:?}")],
            // S-SC-11, S-SC-12.
            Event::Peeked { seat, target, loyalty } => {
                self.only(seat, format!("peeked {seat} {target}"), loyalty)
            }
            Event::Looked { seat, from: _, cards, fixes: _ } => {
                self.only(seat, format!("looked {seat} {}", cards.len()), cards)
            }
            // Public from the moment they happen.
            Event::Listened { seat, count } => vec![format!("listened {seat} {count:?}")],
            Event::Shuffled => vec!["shuffled".to_owned()],
            Event::Laid { seat, card } => vec![format!("laid {seat} {card}")],
            Event::Passed { seat } => vec![format!("passed {seat}")],
            Event::Declared { seat, quest, add } => vec![format!("declared {seat} {quest:?} {add}")],
            Event::Scored { quest, totals, verdict, placed, white, black, removed } => {
                vec![format!(
                    "scored {quest:?} {totals:?} {verdict:?} {placed:?} {white} {black} {removed:?}"
                )]
            }
            Event::Accused { seat, target } => vec![format!("accused {seat} {target}")],
            Event::Exposed { seat, loyalty, swords } => vec![format!("exposed {seat} {loyalty:?} {swords}")],
            Event::Named { seat, quest } => vec![format!("named {seat} {quest:?}")],
            Event::Shown { seat, loyalty } => vec![format!("shown {seat} {loyalty:?}")],
            Event::Revealed { seats: _, traitors } => vec![format!("revealed {traitors:?}")],
            Event::Flipped { seat, swords } => vec![format!("flipped {seat} {swords}")],
            // END opens everything.
            Event::Unveiled(secret) => vec![format!("END {secret:?}")],
            Event::Ended { aside, unused, deck } => vec![format!("END {aside:?} {unused:?} {deck:?}")],
        }
    }
}
