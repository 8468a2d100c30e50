//! What the whole table sees, in words.

use game::{Seat, SeatSet, Turn};
use shadows::{Board, Cause, Outcome, Public, Quest, Secret, Verdict, Winner};

use super::{look, nouns};
use crate::ink::Tone;
use crate::tale::Page;

/// Writes down one public fact.
pub fn tell(page: &mut Page, before: &Board, after: &Board, public: &Public) {
    match *public {
        Public::Dealt { loyal, traitors, first } => {
            if loyal > 0 {
                page.line(format!(
                    "Loyalty cards are dealt: {loyal} Loyal, {traitors} {}; two of them lie aside.",
                    if traitors == 1 { "Traitor" } else { "Traitors" }
                ));
            }
            page.line(format!(
                "{} Morgans stay out, unseen. {} rumours are shuffled.",
                after.unused, after.deck
            ));
            page.line(format!("{} begins.", page.name(first)));
        }
        Public::Listened { seat, count } => {
            let aloud = count.map(|count| format!(" and says “{count}”")).unwrap_or_default();
            page.line(format!("{} listens{aloud}.", page.name(seat)));
        }
        Public::Shuffled => {
            page.aside("The deck is empty: what was cleared away is shuffled into a new one.")
        }
        Public::Laid { card, .. } => laid(page, after, card),
        Public::Heard { seat } => page.line(format!("  {} looks at the card alone.", page.name(seat))),
        Public::Announced { seat, card } => page.line(format!(
            "  {} whispers “{}” and lays it face down.{}",
            page.name(seat),
            page.paint(Tone::Loud, &nouns::card(card)),
            height(page, after)
        )),
        Public::TokenLaid { seat } => page.line(format!("  {} lays a token face down.", page.name(seat))),
        Public::Passed { seat } => page.line(format!("  {} lets it pass.", page.name(seat))),
        Public::Declared { seat, quest, add } => {
            let add = if add > 0 { format!(" with {add} more by Merlin #6") } else { String::new() };
            let words = format!("{} goes on a quest: {}{add}!", page.name(seat), nouns::quest(quest));
            page.gap();
            page.line(page.paint(Tone::Loud, &words));
        }
        Public::Opened { cards, tokens } => {
            page.line(format!("  The pile is opened: {}.", nouns::cards(&cards)));
            for token in tokens.iter() {
                page.line(format!(
                    "  The token of {} was for {}.",
                    page.name(token.seat()),
                    nouns::quest(token.quest())
                ));
            }
            if let Some(quest) = &after.quest
                && !quest.pile.removed.is_empty()
            {
                page.line(format!("  Merlin takes away {}.", nouns::cards(&quest.pile.removed)));
            }
        }
        Public::Scored { .. } => scored(page, after, public),
        Public::Accused { seat, target } => {
            page.gap();
            let words = format!("{} accuses {}.", page.name(seat), page.name(target));
            page.line(page.paint(Tone::Loud, &words));
        }
        Public::Exposed { seat, loyalty, swords } => page.line(format!(
            "  {} is {}: {} {}.   {}",
            page.name(seat),
            nouns::loyalty(page, loyalty),
            nouns::swords(swords),
            if loyalty.is_traitor() { "for the Loyal" } else { "for Evil" },
            look::swords(page, after)
        )),
        Public::Drew { seat } => {
            // Two or three cards are drawn one by one: once is enough.
            let first = matches!(after.phase, shadows::Phase::Draw { drawn: 1, .. })
                || matches!(after.phase, shadows::Phase::Place { cards: 1, .. });
            if first {
                page.line(format!("{} draws rumours that nobody else sees.", page.name(seat)));
            }
        }
        Public::Placed { seat, card, discarded, count } => {
            let aloud = count.map(|count| format!(" and says “{count}”")).unwrap_or_default();
            let rest = if discarded { " The other goes unseen." } else { "" };
            page.line(format!("  {} lays one of them{aloud}.{rest}", page.name(seat)));
            if let Some(card) = card {
                laid(page, after, card);
            }
        }
        Public::KnightPlayed { .. }
        | Public::KnightDrawn { .. }
        | Public::Returned
        | Public::Looked { .. }
        | Public::Peeked { .. }
        | Public::Joined { .. }
        | Public::Named { .. } => knights(page, before, after, public),
        Public::Given { by, takes, receiver } => {
            let own = if takes { "takes one of the two cards aside" } else { "takes none" };
            let other = match receiver {
                Some(seat) => format!(" and hands one to {}", page.name(seat)),
                None => String::new(),
            };
            page.line(format!("  {} {own}{other}. Each keeps the old or the new, in secret.", page.name(by)));
        }
        Public::Mixed => page.aside("The cards nobody wanted are shuffled and lie aside again."),
        Public::Shown { seat, loyalty } => {
            page.line(format!(
                "  {}'s card lies face up: {}.",
                page.name(seat),
                nouns::loyalty(page, loyalty)
            ));
        }
        // After the end they lie open already, unless the game ended at once (SC-33).
        Public::Revealed { seats, .. } if before.exposed == seats => {}
        Public::Revealed { traitors, .. } => {
            page.gap();
            page.line("Everybody turns up the loyalty card.");
            let words = match traitors.len() {
                0 => "There was no Traitor.".to_string(),
                1 => format!("The Traitor: {}.", page.names(traitors)),
                _ => format!("The Traitors: {}.", page.names(traitors)),
            };
            page.line(format!("  {words}"));
        }
        Public::Flipped { seat, swords } => page.line(format!(
            "  {} was hidden to the last: {} white turned black.   {}",
            page.name(seat),
            nouns::swords(swords),
            look::swords(page, after)
        )),
        Public::Unveiled(secret) => unveiled(page, &secret),
        Public::Ended { aside, unused, deck } => {
            if let Some([one, other]) = aside.map(|pair| pair.map(nouns::loyalty_name)) {
                page.aside(&format!("aside lay: {one}, {other}"));
            }
            page.aside(&format!("out of the game: {}", nouns::cards(&unused.iter().copied().collect())));
            page.aside(&format!("left in the deck: {}", nouns::cards(&deck)));
            end(page, after);
        }
        Public::Answered { .. } | Public::Closed { .. } | Public::Chose { .. } => {}
    }
}

/// Silence and the modes, where they change.
pub fn tell_modes(page: &mut Page, before: &Board, after: &Board) {
    match (before.silence, after.silence) {
        (false, true) => {
            page.aside("Silence: nobody may speak until a Merlin comes or somebody goes on a quest.")
        }
        (true, false) => page.aside("The silence is over."),
        _ => {}
    }
    match (before.whisper, after.whisper) {
        (false, true) => page.aside("From now on rumours are whispered: only the listener sees the card."),
        (true, false) => page.aside("Rumours are heard openly again."),
        _ => {}
    }
    match (before.count, after.count) {
        (None, Some(_)) => page.aside("From now on every listener says a number."),
        (Some(_), None) => page.aside("Nobody counts any more."),
        _ => {}
    }
}

fn height(page: &Page, board: &Board) -> String {
    page.paint(Tone::Quiet, &format!("   (pile {})", board.pile))
}

fn laid(page: &mut Page, after: &Board, card: shadows::Card) {
    let remark = match nouns::remark(card) {
        "" => String::new(),
        words => page.paint(Tone::Quiet, &format!("  {words}")),
    };
    page.line(format!("  {}{}{remark}", page.paint(Tone::Loud, &nouns::card(card)), height(page, after)));
}

fn scored(page: &mut Page, after: &Board, public: &Public) {
    let Public::Scored { quest: main, totals, verdict, placed, white: _, black: _ } = *public else { return };
    for quest in Quest::ALL {
        let (total, swords) = (*totals.get(quest), *placed.get(quest));
        if total == 0 && quest != main {
            continue;
        }
        let name = format!("{:<14}", nouns::quest(quest));
        let what = match (quest == main, verdict) {
            (true, Verdict::Success) => {
                page.paint(Tone::Good, &format!("success, {} white", nouns::swords(swords)))
            }
            (true, Verdict::Baseless) => {
                page.paint(Tone::Evil, &format!("nothing in it, {} black", nouns::swords(swords)))
            }
            (true, Verdict::Failure) => {
                page.paint(Tone::Evil, &format!("too much, {} black", nouns::swords(swords)))
            }
            (true, Verdict::Doom) => page.paint(Tone::Evil, "too much, and Morgan #7 lies in the pile"),
            (false, _) if swords > 0 => {
                page.paint(Tone::Evil, &format!("got away, {} black", nouns::swords(swords)))
            }
            (false, _) => page.paint(Tone::Quiet, "harmless"),
        };
        page.line(format!("    {name} {total:>3}   {what}"));
    }
    page.line(format!("  {}", look::swords(page, after)));
}

fn knights(page: &mut Page, before: &Board, after: &Board, public: &Public) {
    let told = match *public {
        Public::KnightDrawn { seat } => format!("{} draws a Knight.", page.name(seat)),
        Public::Returned => "A Morgan that lay out is shuffled into the deck.".to_string(),
        Public::KnightPlayed { seat, knight, target } => {
            let on = target.map(|target| format!(" on {}", page.name(target))).unwrap_or_default();
            let then = match knight {
                shadows::Knight::Arthur => {
                    format!(": no quest, and {} listens instead", page.name(before.active))
                }
                shadows::Knight::Percival => ": two swords instead of one".to_string(),
                _ => String::new(),
            };
            format!("{} plays {}{on}{then}.", page.name(seat), nouns::knight(knight))
        }
        Public::Looked { seat, cards, .. } => {
            format!("{} looks at {cards} cards of the deck.", page.name(seat))
        }
        Public::Peeked { seat, target } => {
            format!("{} looks at the loyalty of {}.", page.name(seat), page.name(target))
        }
        Public::Joined { seat, card: Some(card), .. } => {
            format!("{} brings {} to the quest.", page.name(seat), nouns::card(card))
        }
        Public::Joined { card: None, .. } => "Nothing but Morgans: none of them can be played.".to_string(),
        Public::Named { seat, quest } => {
            format!("{} names {}: its highest card goes.", page.name(seat), nouns::quest(quest))
        }
        _ => return,
    };
    page.line(format!("  {told}"));
    if matches!(public, Public::Joined { .. } | Public::Named { .. })
        && let (Some(quest), Some(totals)) = (after.quest, after.totals())
    {
        page.line(format!("  {} stands at {} now.", nouns::quest(quest.main), totals.get(quest.main)));
    }
}

/// What nobody could see, once all is over: whoever kept count can check it.
fn unveiled(page: &mut Page, secret: &Secret) {
    match secret {
        Secret::Pile(from, run) => {
            let cards: Vec<String> = run.iter().map(|card| nouns::card(*card)).collect();
            let first = u16::from(*from) + 1;
            page.aside(&format!("the pile, from card {first} up: {}", cards.join(", ")));
        }
        Secret::Discard(cards) => page.aside(&format!("cleared away: {}", nouns::cards(cards))),
        Secret::Tokens(tokens) => {
            let list: Vec<String> = tokens
                .iter()
                .map(|token| format!("{} for {}", page.name(token.seat()), nouns::quest(token.quest())))
                .collect();
            page.aside(&format!("tokens: {}", list.join(", ")));
        }
        Secret::Knights(seat, knights) => {
            page.aside(&format!("{} still held {}", page.name(*seat), nouns::knights(knights)));
        }
    }
}

/// Who won, and how.
fn end(page: &mut Page, after: &Board) {
    let Turn::Over(Outcome { winner, by, winners, white, black, traitors: _ }) = after.waiting() else {
        return;
    };
    let (tone, who) = match winner {
        Winner::Loyal => (Tone::Good, "The Loyal knights win"),
        Winner::Traitor => (Tone::Evil, "Evil wins, and the Traitors with it"),
        Winner::Shadows => (Tone::Evil, "Evil wins, and nobody with it"),
    };
    let how = match by {
        Cause::Swords => format!("{white} white swords, {black} black"),
        Cause::Morgan => "a quest went too far under Morgan #7".to_string(),
    };
    page.gap();
    page.line(format!("{}: {how}.", page.paint(tone, who)));
    roll(page, after, winners);
}

fn roll(page: &mut Page, after: &Board, winners: SeatSet) {
    let solo = after.options.is_solo();
    for seat in after.seats() {
        let mark = if winners.contains(seat) { "★" } else { " " };
        let loyalty = shadows::Loyalty::traitor(after.traitors.contains(seat));
        let what = if solo { "alone".to_string() } else { nouns::loyalty(page, loyalty) };
        page.line(format!("  {mark} {} {what}", named(page, seat)));
    }
}

fn named(page: &Page, seat: Seat) -> String {
    format!("{:<15}", page.name(seat))
}
