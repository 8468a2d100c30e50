//! What the whole table sees, in words.

use game::{Game, Seat, SeatSet, Turn};
use shadows::{Board, Cause, Outcome, Public, Quest, Secret, Shadows, Verdict, Winner};

use super::{look, nouns};
use crate::narration::Screen;
use crate::style::Tone;

/// Writes down one public fact.
pub fn describe(screen: &mut Screen, before: &Board, after: &Board, public: &Public) {
    match *public {
        Public::Dealt { loyal, traitors, first } => {
            if loyal > 0 {
                screen.line(format!(
                    "Loyalty cards are dealt: {loyal} Loyal, {traitors} {}; two of them lie aside.",
                    if traitors == 1 { "Traitor" } else { "Traitors" }
                ));
            }
            screen.line(format!(
                "{} Morgans stay out, unseen. {} rumours are shuffled.",
                after.unused, after.deck
            ));
            screen.line(format!("{} begins.", screen.name(first)));
        }
        Public::Listened { seat, count } => {
            let aloud = count.map(|count| format!(" and says “{count}”")).unwrap_or_default();
            screen.line(format!("{} listens{aloud}.", screen.name(seat)));
        }
        Public::Shuffled => {
            screen.note("The deck is empty: what was cleared away is shuffled into a new one.")
        }
        Public::Laid { card, .. } => laid(screen, after, card),
        Public::Heard { seat } => screen.line(format!("  {} looks at the card alone.", screen.name(seat))),
        Public::Announced { seat, card } => screen.line(format!(
            "  {} whispers “{}” and lays it face down.{}",
            screen.name(seat),
            screen.paint(Tone::Loud, &nouns::card(card)),
            height(screen, after)
        )),
        Public::TokenLaid { seat } => screen.line(format!("  {} lays a token face down.", screen.name(seat))),
        Public::Passed { seat } => screen.line(format!("  {} lets it pass.", screen.name(seat))),
        Public::Declared { seat, quest, add } => {
            let add = if add > 0 { format!(" with {add} more by Merlin #6") } else { String::new() };
            let words = format!("{} goes on a quest: {}{add}!", screen.name(seat), nouns::quest(quest));
            screen.blank_line();
            screen.line(screen.paint(Tone::Loud, &words));
        }
        Public::Opened { cards, tokens, sums: _ } => {
            screen.line(format!("  The pile is opened: {}.", nouns::cards(&cards)));
            for token in tokens.iter() {
                screen.line(format!(
                    "  The token of {} was for {}.",
                    screen.name(token.seat),
                    nouns::quest(token.quest)
                ));
            }
            if let Some(quest) = &after.quest
                && !quest.pile.removed.is_empty()
            {
                screen.line(format!("  Merlin takes away {}.", nouns::cards(&quest.pile.removed)));
            }
        }
        Public::Scored { .. } => scored(screen, after, public),
        Public::Accused { seat, target } => {
            screen.blank_line();
            let words = format!("{} accuses {}.", screen.name(seat), screen.name(target));
            screen.line(screen.paint(Tone::Loud, &words));
        }
        Public::Exposed { seat, loyalty, swords } => screen.line(format!(
            "  {} is {}: {} {}.   {}",
            screen.name(seat),
            nouns::loyalty(screen, loyalty),
            nouns::swords(swords),
            if loyalty.is_traitor() { "for the Loyal" } else { "for Evil" },
            look::swords(screen, after)
        )),
        Public::Drew { seat } => {
            // Two or three cards are drawn one by one: once is enough.
            let first = matches!(after.phase, shadows::Phase::Draw { drawn: 1, .. })
                || matches!(after.phase, shadows::Phase::Place { cards: 1, .. });
            if first {
                screen.line(format!("{} draws rumours that nobody else sees.", screen.name(seat)));
            }
        }
        Public::Placed { seat, card, discarded, count } => {
            let aloud = count.map(|count| format!(" and says “{count}”")).unwrap_or_default();
            let rest = if discarded { " The other goes unseen." } else { "" };
            screen.line(format!("  {} lays one of them{aloud}.{rest}", screen.name(seat)));
            if let Some(card) = card {
                laid(screen, after, card);
            }
        }
        Public::KnightPlayed { .. }
        | Public::KnightDrawn { .. }
        | Public::Returned
        | Public::Looked { .. }
        | Public::Peeked { .. }
        | Public::Joined { .. }
        | Public::Named { .. } => knights(screen, before, after, public),
        Public::Given { by, takes, receiver } => {
            let own = if takes { "takes one of the two cards aside" } else { "takes none" };
            let other = match receiver {
                Some(seat) => format!(" and hands one to {}", screen.name(seat)),
                None => String::new(),
            };
            screen.line(format!(
                "  {} {own}{other}. Each keeps the old or the new, in secret.",
                screen.name(by)
            ));
        }
        Public::Mixed => screen.note("The cards nobody wanted are shuffled and lie aside again."),
        Public::Shown { seat, loyalty } => {
            screen.line(format!(
                "  {}'s card lies face up: {}.",
                screen.name(seat),
                nouns::loyalty(screen, loyalty)
            ));
        }
        // At the end they are public already, unless the game ended at once (SC-33).
        Public::Revealed { seats, .. } if before.exposed == seats => {}
        Public::Revealed { traitors, .. } => {
            screen.blank_line();
            screen.line("Everybody turns up the loyalty card.");
            let words = match traitors.len() {
                0 => "There was no Traitor.".to_string(),
                1 => format!("The Traitor: {}.", screen.names(traitors)),
                _ => format!("The Traitors: {}.", screen.names(traitors)),
            };
            screen.line(format!("  {words}"));
        }
        Public::Flipped { seat, swords } => screen.line(format!(
            "  {} was hidden to the last: {} white turned black.   {}",
            screen.name(seat),
            nouns::swords(swords),
            look::swords(screen, after)
        )),
        Public::Unveiled(secret) => unveiled(screen, &secret),
        Public::Ended { aside, unused, deck } => {
            if let Some([one, other]) = aside.map(|pair| pair.map(nouns::loyalty_name)) {
                screen.note(&format!("aside lay: {one}, {other}"));
            }
            screen.note(&format!("out of the game: {}", nouns::cards(&unused.iter().copied().collect())));
            screen.note(&format!("left in the deck: {}", nouns::cards(&deck)));
            end(screen, after);
        }
        Public::Answered { .. } | Public::Closed { .. } | Public::Chose { .. } => {}
    }
}

/// Silence and the modes, where they change.
pub fn describe_modes(screen: &mut Screen, before: &Board, after: &Board) {
    match (before.silence, after.silence) {
        (false, true) => {
            screen.note("Silence: nobody may speak until a Merlin comes or somebody goes on a quest.")
        }
        (true, false) => screen.note("The silence is over."),
        _ => {}
    }
    match (before.whisper, after.whisper) {
        (false, true) => screen.note("From now on rumours are whispered: only the listener sees the card."),
        (true, false) => screen.note("Rumours are heard openly again."),
        _ => {}
    }
    match (before.count, after.count) {
        (None, Some(_)) => screen.note("From now on every listener says a number."),
        (Some(_), None) => screen.note("Nobody counts any more."),
        _ => {}
    }
}

fn height(screen: &Screen, board: &Board) -> String {
    screen.paint(Tone::Quiet, &format!("   (pile {})", board.pile))
}

fn laid(screen: &mut Screen, after: &Board, card: shadows::Card) {
    let remark = match nouns::remark(card) {
        "" => String::new(),
        words => screen.paint(Tone::Quiet, &format!("  {words}")),
    };
    screen.line(format!(
        "  {}{}{remark}",
        screen.paint(Tone::Loud, &nouns::card(card)),
        height(screen, after)
    ));
}

fn scored(screen: &mut Screen, after: &Board, public: &Public) {
    let Public::Scored { quest: main, totals, verdict, placed, .. } = *public else { return };
    for quest in Quest::ALL {
        let (total, swords) = (*totals.get(quest), *placed.get(quest));
        if total == 0 && quest != main {
            continue;
        }
        let name = format!("{:<14}", nouns::quest(quest));
        let what = match (quest == main, verdict) {
            (true, Verdict::Success) => {
                screen.paint(Tone::Good, &format!("success, {} white", nouns::swords(swords)))
            }
            (true, Verdict::Baseless) => {
                screen.paint(Tone::Evil, &format!("nothing in it, {} black", nouns::swords(swords)))
            }
            (true, Verdict::Failure) => {
                screen.paint(Tone::Evil, &format!("too much, {} black", nouns::swords(swords)))
            }
            (true, Verdict::Doom) => screen.paint(Tone::Evil, "too much, and Morgan #7 lies in the pile"),
            (false, _) if swords > 0 => {
                screen.paint(Tone::Evil, &format!("got away, {} black", nouns::swords(swords)))
            }
            (false, _) => screen.paint(Tone::Quiet, "harmless"),
        };
        screen.line(format!("    {name} {total:>3}   {what}"));
    }
    screen.line(format!("  {}", look::swords(screen, after)));
}

fn knights(screen: &mut Screen, before: &Board, after: &Board, public: &Public) {
    let told = match *public {
        Public::KnightDrawn { seat } => format!("{} draws a Knight.", screen.name(seat)),
        Public::Returned => "A Morgan that lay out is shuffled into the deck.".to_string(),
        Public::KnightPlayed { seat, knight, target } => {
            let on = target.map(|target| format!(" on {}", screen.name(target))).unwrap_or_default();
            let then = match knight {
                shadows::Knight::Arthur => {
                    format!(": no quest, and {} listens instead", screen.name(before.active))
                }
                shadows::Knight::Percival => ": two swords instead of one".to_string(),
                _ => String::new(),
            };
            format!("{} plays {}{on}{then}.", screen.name(seat), nouns::knight(knight))
        }
        Public::Looked { seat, cards, .. } => {
            format!("{} looks at {cards} cards of the deck.", screen.name(seat))
        }
        Public::Peeked { seat, target } => {
            format!("{} looks at the loyalty of {}.", screen.name(seat), screen.name(target))
        }
        Public::Joined { seat, card: Some(card), .. } => {
            format!("{} brings {} to the quest.", screen.name(seat), nouns::card(card))
        }
        Public::Joined { card: None, .. } => "Nothing but Morgans: none of them can be played.".to_string(),
        Public::Named { seat, quest } => {
            format!("{} names {}: its highest card goes.", screen.name(seat), nouns::quest(quest))
        }
        _ => return,
    };
    screen.line(format!("  {told}"));
    if matches!(public, Public::Joined { .. } | Public::Named { .. })
        && let (Some(quest), Some(totals)) = (after.quest, after.totals())
    {
        screen.line(format!("  {} stands at {} now.", nouns::quest(quest.main), totals.get(quest.main)));
    }
}

/// What nobody could see, shown when the game is over, so that players can check their memory.
fn unveiled(screen: &mut Screen, secret: &Secret) {
    match secret {
        Secret::Pile(from, run) => {
            let cards: Vec<String> = run.iter().map(|card| nouns::card(*card)).collect();
            let first = u16::from(*from) + 1;
            screen.note(&format!("the pile, from card {first} up: {}", cards.join(", ")));
        }
        Secret::Discard(cards) => screen.note(&format!("cleared away: {}", nouns::cards(cards))),
        Secret::Tokens(tokens) => {
            let list: Vec<String> = tokens
                .iter()
                .map(|token| format!("{} for {}", screen.name(token.seat), nouns::quest(token.quest)))
                .collect();
            screen.note(&format!("tokens: {}", list.join(", ")));
        }
        Secret::Knights(seat, knights) => {
            screen.note(&format!("{} still held {}", screen.name(*seat), nouns::knights(knights)));
        }
    }
}

/// Who won, and how.
fn end(screen: &mut Screen, after: &Board) {
    let Turn::Over(Outcome { winner, by, winners, white, black, traitors: _ }) = Shadows::waiting(after)
    else {
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
    screen.blank_line();
    screen.line(format!("{}: {how}.", screen.paint(tone, who)));
    roll(screen, after, winners);
}

fn roll(screen: &mut Screen, after: &Board, winners: SeatSet) {
    let solo = after.options.is_solo();
    for seat in after.seats() {
        let mark = if winners.contains(seat) { "★" } else { " " };
        let loyalty = shadows::Loyalty::traitor(after.traitors.contains(seat));
        let what = if solo { "alone".to_string() } else { nouns::loyalty(screen, loyalty) };
        screen.line(format!("  {mark} {} {what}", named(screen, seat)));
    }
}

fn named(screen: &Screen, seat: Seat) -> String {
    format!("{:<15}", screen.name(seat))
}
