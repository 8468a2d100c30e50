//! What each viewer learns from an event. Secrets leave the rules only through these two functions; each names every event.

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::event::{Event, Run, Secret, UpTo4, Window};
use crate::json::{list, secret};
use crate::pieces::{
    ByQuest, Card, Cards, Knight, Loyalty, Pile, Quest, Sum, Tokens, Verdict, tokens_by_quest,
};

/// An event as the whole table sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the event of the same name
pub enum Public {
    Dealt {
        loyal: u8,
        traitors: u8,
        first: Seat,
    },
    Listened {
        seat: Seat,
        count: Option<u8>,
    },
    Shuffled,
    Laid {
        seat: Seat,
        card: Card,
    },
    Heard {
        seat: Seat,
    },
    Announced {
        seat: Seat,
        card: Card,
    },
    TokenLaid {
        seat: Seat,
    },
    Passed {
        seat: Seat,
    },
    Declared {
        seat: Seat,
        quest: Quest,
        add: u8,
    },
    Opened {
        cards: Cards,
        #[serde(with = "list")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<crate::Token>"))]
        tokens: Tokens,
        /// What the totals are made of, without the points of Merlin #6.
        #[cfg_attr(feature = "ts", ts(type = "Record<Quest, Sum>"))]
        sums: ByQuest<Sum>,
    },
    Scored {
        quest: Quest,
        totals: ByQuest<u16>,
        verdict: Verdict,
        placed: ByQuest<u8>,
        white: u8,
        black: u8,
        removed: Cards,
    },
    KnightDrawn {
        seat: Seat,
    },
    Returned,
    Accused {
        seat: Seat,
        target: Seat,
    },
    Exposed {
        seat: Seat,
        loyalty: Loyalty,
        swords: u8,
    },
    Drew {
        seat: Seat,
    },
    Placed {
        seat: Seat,
        card: Option<Card>,
        discarded: bool,
        count: Option<u8>,
    },
    KnightPlayed {
        seat: Seat,
        knight: Knight,
        target: Option<Seat>,
    },
    Looked {
        seat: Seat,
        cards: u8,
        fixes: bool,
    },
    Peeked {
        seat: Seat,
        target: Seat,
    },
    Answered {
        seat: Seat,
        window: Window,
    },
    Closed {
        window: Window,
    },
    Joined {
        seat: Seat,
        card: Option<Card>,
        rest: u8,
        back: bool,
    },
    Named {
        seat: Seat,
        quest: Quest,
    },
    Given {
        by: Seat,
        takes: bool,
        receiver: Option<Seat>,
    },
    Chose {
        seat: Seat,
    },
    Shown {
        seat: Seat,
        loyalty: Loyalty,
    },
    Mixed,
    Revealed {
        seats: SeatSet,
        traitors: SeatSet,
    },
    Flipped {
        seat: Seat,
        swords: u8,
    },
    Unveiled(
        #[serde(with = "secret")]
        #[cfg_attr(feature = "ts", ts(as = "secret::Revealed"))]
        Secret,
    ),
    Ended {
        aside: Option<[Loyalty; 2]>,
        #[serde(with = "list")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
        unused: UpTo4,
        deck: Cards,
    },
}

/// An event as one seat alone sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the event of the same name
pub enum Private {
    /// Your loyalty card.
    Dealt { loyalty: Loyalty },
    /// The card you drew under Morgan #1.
    Heard { card: Card },
    /// That card lies face down now.
    LaidDown,
    /// The quest on your token.
    TokenLaid { quest: Quest },
    /// Your tokens went back to the supply.
    TokensBack,
    /// Your new Knight.
    KnightDrawn { knight: Knight },
    /// A card you drew.
    Drew { card: Card },
    /// You laid one of your drawn cards. `down` is that card if it lies face down and is announced next.
    Placed { down: Option<Card> },
    /// Your Knight left the game.
    KnightPlayed { knight: Knight },
    /// Cards of the deck, from this place on.
    Looked {
        from: u8,
        #[serde(with = "list")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
        cards: Run,
    },
    /// The loyalty Galahad showed you.
    Peeked { target: Seat, loyalty: Loyalty },
    /// Your answer.
    Answered { window: Window, plays: bool, target: Option<Seat> },
    /// You no longer hold drawn cards.
    Joined,
    /// Vivien's card for you.
    Offered { loyalty: Loyalty },
    /// Your loyalty from now on.
    Chose { loyalty: Loyalty },
}

/// The event as the whole table sees it.
pub fn public(event: &Event) -> Option<Public> {
    Some(match *event {
        Event::Dealt { seats, traitors, aside, unused: _, first } => dealt(seats, traitors, aside, first),
        Event::Listened { seat, count } => Public::Listened { seat, count },
        Event::Shuffled => Public::Shuffled,
        Event::Laid { seat, card } => Public::Laid { seat, card },
        Event::Heard { seat, card: _ } => Public::Heard { seat },
        Event::Announced { seat, card } => Public::Announced { seat, card },
        Event::TokenLaid { seat, quest: _ } => Public::TokenLaid { seat },
        Event::Passed { seat } => Public::Passed { seat },
        Event::Declared { seat, quest, add } => Public::Declared { seat, quest, add },
        Event::Opened { cards, tokens } => {
            let sums = Pile::open(cards, &tokens_by_quest(&tokens)).sums(Quest::Grail, 0);
            Public::Opened { cards, tokens, sums }
        }
        Event::Scored { verdict, white, black, quest, placed, totals, removed } => {
            Public::Scored { quest, totals, verdict, placed, white, black, removed }
        }
        Event::KnightDrawn { seat, knight: _ } => Public::KnightDrawn { seat },
        Event::Returned { card: _ } => Public::Returned,
        Event::Accused { seat, target } => Public::Accused { seat, target },
        Event::Exposed { seat, loyalty, swords } => Public::Exposed { seat, loyalty, swords },
        Event::Drew { seat, card: _ } => Public::Drew { seat },
        Event::Placed { seat, card, other, down, count } => {
            Public::Placed { seat, card: (!down).then_some(card), discarded: other.is_some(), count }
        }
        Event::KnightPlayed { seat, knight, target } => Public::KnightPlayed { seat, knight, target },
        Event::Looked { seat, from: _, cards, fixes } => {
            Public::Looked { seat, cards: u8::try_from(cards.len()).unwrap_or(0), fixes }
        }
        Event::Peeked { seat, target, loyalty: _ } => Public::Peeked { seat, target },
        Event::Answered { seat, window, plays: _, target: _ } => Public::Answered { seat, window },
        Event::Closed { window } => Public::Closed { window },
        Event::Joined { seat, card, rest, back } => {
            Public::Joined { seat, card, rest: u8::try_from(rest.len()).unwrap_or(0), back }
        }
        Event::Named { seat, quest } => Public::Named { seat, quest },
        Event::Given { by, own, receiver, other: _ } => Public::Given { by, takes: own.is_some(), receiver },
        Event::Chose { seat, now: _, back: _, place: _ } => Public::Chose { seat },
        Event::Shown { seat, loyalty } => Public::Shown { seat, loyalty },
        Event::Mixed { turned: _ } => Public::Mixed,
        Event::Revealed { seats, traitors } => Public::Revealed { seats, traitors },
        Event::Flipped { seat, swords } => Public::Flipped { seat, swords },
        Event::Unveiled(secret) => Public::Unveiled(secret),
        Event::Ended { aside, unused, deck } => Public::Ended { aside, unused, deck },
    })
}

/// How many cards of each kind there are is no secret (SC-9).
fn dealt(seats: SeatSet, traitors: SeatSet, aside: [Loyalty; 2], first: Seat) -> Public {
    let [one, other] = aside.map(|loyalty| u8::from(loyalty.is_traitor()));
    let all = traitors.len() + one + other;
    let cards = if seats.is_empty() { 0 } else { seats.len() + 2 };
    Public::Dealt { loyal: cards.saturating_sub(all), traitors: all, first }
}

/// Tells each seat what it alone sees of the event.
pub fn private(event: &Event, mut tell: impl FnMut(Seat, Private)) {
    match *event {
        Event::Dealt { seats, traitors, .. } => {
            for seat in seats {
                tell(seat, Private::Dealt { loyalty: Loyalty::traitor(traitors.contains(seat)) });
            }
        }
        Event::Heard { seat, card } => tell(seat, Private::Heard { card }),
        Event::Announced { seat, .. } => tell(seat, Private::LaidDown),
        Event::TokenLaid { seat, quest } => tell(seat, Private::TokenLaid { quest }),
        Event::Opened { tokens, .. } => {
            let owners: SeatSet = tokens.iter().map(|token| token.seat).collect();
            for seat in owners {
                tell(seat, Private::TokensBack);
            }
        }
        Event::KnightDrawn { seat, knight } => tell(seat, Private::KnightDrawn { knight }),
        Event::Drew { seat, card } => tell(seat, Private::Drew { card }),
        Event::Placed { seat, card, down, .. } => tell(seat, Private::Placed { down: down.then_some(card) }),
        Event::KnightPlayed { seat, knight, .. } => tell(seat, Private::KnightPlayed { knight }),
        Event::Looked { seat, from, cards, fixes: _ } => tell(seat, Private::Looked { from, cards }),
        Event::Peeked { seat, target, loyalty } => tell(seat, Private::Peeked { target, loyalty }),
        Event::Answered { seat, window, plays, target } => {
            tell(seat, Private::Answered { window, plays, target });
        }
        Event::Joined { seat, .. } => tell(seat, Private::Joined),
        Event::Given { by, own, receiver, other } => {
            if let Some(loyalty) = own {
                tell(by, Private::Offered { loyalty });
            }
            if let Some(receiver) = receiver {
                tell(receiver, Private::Offered { loyalty: other });
            }
        }
        Event::Chose { seat, now, back: _, place: _ } => tell(seat, Private::Chose { loyalty: now }),
        Event::Listened { .. }
        | Event::Shuffled
        | Event::Laid { .. }
        | Event::Passed { .. }
        | Event::Declared { .. }
        | Event::Scored { .. }
        | Event::Returned { .. }
        | Event::Accused { .. }
        | Event::Exposed { .. }
        | Event::Closed { .. }
        | Event::Named { .. }
        | Event::Shown { .. }
        | Event::Mixed { .. }
        | Event::Revealed { .. }
        | Event::Flipped { .. }
        | Event::Unveiled(_)
        | Event::Ended { .. } => {}
    }
}
