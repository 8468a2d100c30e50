//! Games in the head: deals drawn from the exact posterior, played on by a quick policy for each choice.
//!
//! The move of the rules of thumb stands unless another is better beyond doubt. The budget counts games, not time, so
//! that the same seed gives the same move.

use game::{Seat, SeatSet};
use shadows::{Card, Cards, Command, Deeds, Quest};

use super::hero::{Hero, Seen, is_traitor};
use super::sim::{Deed, Sim};
use super::worth::Worth;
use crate::Stream;

/// How many standard errors another choice must be ahead of the first.
const DOUBT: f64 = 2.0;

/// Games after which a choice that is clearly behind is dropped.
const SPELL: usize = 30;

impl Hero {
    /// The first choice, or a better one.
    pub(super) fn search(
        &self,
        view: &Seen<'_>,
        deeds: Deeds,
        first: Command,
        stream: &mut Stream,
    ) -> Command {
        let Some(census) = self.census.as_ref().filter(|_| self.style.games > 0) else { return first };
        let Some(blueprint) = deed(first) else { return first };
        let mut choices = vec![blueprint];
        choices.extend(self.choices(view, deeds).into_iter().filter(|choice| *choice != blueprint));
        if choices.len() == 1 {
            return first;
        }
        let sign = if is_traitor(view) { -1.0 } else { 1.0 };
        let worth = self.worth(view);
        let mut tallies = vec![Tally::default(); choices.len()];
        for (number, deal) in census.sample(self.style.games, stream).into_iter().enumerate() {
            let start = self.start(view, worth, &deal, stream);
            let Some(base) = choices.first().map(|deed| start.clone().run(*deed, stream)) else {
                return first;
            };
            for (choice, tally) in choices.iter().zip(&mut tallies).skip(1).filter(|(_, tally)| !tally.out) {
                tally.add(sign * (start.clone().run(*choice, stream) - base));
                tally.out = number > SPELL && tally.mean + 2.0 * tally.error() < 0.0;
            }
            if number > SPELL && tallies.iter().skip(1).all(|tally| tally.out) {
                return first;
            }
        }
        let better = choices.iter().zip(&tallies).skip(1).filter(|(_, tally)| !tally.out);
        let best = better.max_by(|one, other| one.1.mean.total_cmp(&other.1.mean));
        match best {
            Some((choice, tally)) if tally.mean > DOUBT * tally.error() && tally.mean > 0.0 => {
                command(*choice)
            }
            _ => first,
        }
    }

    /// What is worth a thought: listening, the two best or worst quests, and the likeliest accusation.
    fn choices(&self, view: &Seen<'_>, deeds: Deeds) -> Vec<Deed> {
        let mut choices = Vec::new();
        if deeds.listen() {
            choices.push(Deed::Listen);
        }
        let (worth, opened) = (self.worth(view), self.opened());
        let sign = if is_traitor(view) { 1 } else { -1 };
        let mut quests: Vec<(i32, Quest)> =
            deeds.quests().iter().map(|quest| (sign * worth.gain(&opened, quest, 0), quest)).collect();
        quests.sort_unstable();
        choices.extend(quests.into_iter().take(2).map(|(_, quest)| Deed::Go(quest)));
        let all = match &self.census {
            Some(census) if !deeds.accuse().is_empty() => census.suspicions(),
            _ => Vec::new(),
        };
        let suspicion = |seat: &Seat| all.get(usize::from(seat.number())).copied().unwrap_or(0.0);
        let suspects = deeds.accuse().iter().map(|seat| (suspicion(&seat), seat));
        let likeliest = suspects.max_by(|one, other| one.0.total_cmp(&other.0));
        if let Some((chance, seat)) = likeliest
            && (chance > 0.2 || is_traitor(view))
        {
            choices.push(Deed::Accuse(seat.number()));
        }
        choices
    }

    fn start(&self, view: &Seen<'_>, worth: Worth, deal: &super::Deal, stream: &mut Stream) -> Sim {
        let board = view.board;
        let mut discard = *worth.deck.cards();
        let away = [&deal.pile, &deal.deck, &deal.unused];
        away.into_iter().flat_map(Cards::iter).chain(deal.top.iter().copied()).for_each(|card| {
            discard.take(card);
        });
        // One order of the deck for all choices, so that they differ by nothing but the choice.
        let mut top: Vec<Card> = Vec::with_capacity(usize::from(deal.deck.len()) + deal.top.len());
        let mut deck = deal.deck;
        while let Some(card) = deck.nth(u64::from(stream.below(deck.len().into()))) {
            deck.take(card);
            top.push(card);
        }
        top.extend(deal.top.iter().rev());
        let mut heat = [0; 7];
        for (seat, heat) in Seat::ALL.into_iter().zip(&mut heat) {
            *heat = *self.distrust.get(seat);
        }
        Sim {
            worth,
            players: board.options.players(),
            active: view.seat.number(),
            traitors: deal.traitors & SeatSet::first(board.options.players()),
            exposed: board.exposed,
            accused: board.accused,
            top,
            deck: Cards::NONE,
            discard,
            unused: if board.options.expert() { deal.unused } else { Cards::NONE },
            pile: deal.pile,
            symbols: board.quests(),
            tokens: self.all_tokens(),
            heat,
        }
    }
}

fn deed(command: Command) -> Option<Deed> {
    match command {
        Command::Listen => Some(Deed::Listen),
        Command::Quest { quest, add: 0 } => Some(Deed::Go(quest)),
        Command::Accuse(seat) => Some(Deed::Accuse(seat.number())),
        _ => None,
    }
}

fn command(deed: Deed) -> Command {
    match deed {
        Deed::Listen => Command::Listen,
        Deed::Go(quest) => Command::Quest { quest, add: 0 },
        Deed::Accuse(seat) => Seat::new(seat).map_or(Command::Listen, Command::Accuse),
    }
}

/// Differences to the first choice.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    games: f64,
    mean: f64,
    squares: f64,
    out: bool,
}

impl Tally {
    fn add(&mut self, gain: f64) {
        self.games += 1.0;
        let before = gain - self.mean;
        self.mean += before / self.games;
        self.squares += before * (gain - self.mean);
    }

    /// The standard error of the mean; never quite nothing.
    fn error(&self) -> f64 {
        (self.squares / self.games.max(1.0) / (self.games - 1.0).max(1.0)).sqrt().max(1e-9)
    }
}
