//! Champions: they play the blueprint of [`KnightPlayer::champion`], and as Evil they look ahead. Before a vote or a quest
//! card they try both moves in simulated games.
//!
//! Each simulated game starts from a deal drawn from the exact posterior of the seat. All seats play on by the blueprint, to
//! the end of the next quest or of the game. A move with the probability b in the blueprint, which wins a share Q of its
//! games, gets a probability proportional to b · exp(Q / λ). So a move that the blueprint never makes is never made. The budget
//! is a number of games. Their randomness depends only on the notices of the seat, so the probabilities can be stated before
//! the move is drawn.
//!
//! Good does not search: a Merlin who searches becomes the player whom Evil suspects least, which reveals him, and Servants who
//! search would make him stand out. Evil leaders do not search their teams either; `docs/bots.md` says why.

use avalon::{Avalon, Choices, Command, Public, Role, Statement};
use game::{NoticeOf, Seat, Seed};

use super::KnightPlayer;
use super::decision::draw;
use super::knowledge::{AvalonView, is_evil};
use super::search::{Rollout, SimulatedPlayer, hide_votes_and_cards, simulate};
use crate::belief::World;
use crate::random::first_of;
use crate::{Cue, Mind, Stream};

/// Simulated games before a decision.
const GAMES: u32 = 24;
/// λ: the smaller it is, the more the simulated games count.
const LAMBDA: f64 = 0.2;
/// The largest table at which champions search; more seats were not measured.
const MAX_SEATS: u8 = 7;
/// A champion does not search if the blueprint makes one of the moves more rarely than this.
const MIN_CHANCE: f64 = 0.02;

/// Plays the blueprint, with search as Evil.
#[derive(Clone, Debug)]
pub struct ChampionPlayer {
    blueprint: KnightPlayer,
    /// A number that depends on all public moves so far.
    history_hash: u64,
}

impl ChampionPlayer {
    /// A champion.
    pub fn new() -> ChampionPlayer {
        ChampionPlayer { blueprint: KnightPlayer::champion(), history_hash: 0 }
    }

    /// A champion that knows that all others are champions, to measure what champions give away.
    pub fn insider() -> ChampionPlayer {
        ChampionPlayer { blueprint: KnightPlayer::insider(), history_hash: 0 }
    }

    /// Makes the moves that win more simulated games more likely.
    fn improve(&mut self, view: &AvalonView<'_>, odds: &mut [(Command, f64)]) {
        let win_shares = self.win_shares(view, odds);
        for ((_, chance), share) in odds.iter_mut().zip(win_shares) {
            *chance *= (share / LAMBDA).exp();
        }
        let all: f64 = odds.iter().map(|(_, chance)| chance).sum();
        odds.iter_mut().for_each(|(_, chance)| *chance /= all);
    }

    /// The share of simulated games won after each of these moves; 0 if no deal is possible.
    fn win_shares(&mut self, view: &AvalonView<'_>, tried: &[(Command, f64)]) -> Vec<f64> {
        let mut shares = vec![0.0; tried.len()];
        let worlds = self.blueprint.weighted_worlds(view);
        let player = SimulatedPlayer::new(&self.blueprint.position(view));
        let rounds = GAMES / u32::try_from(tried.len()).unwrap_or(GAMES).max(1);
        let mut stream = Stream::new(Seed::from_number(self.history_hash));
        let mut events = Vec::new();
        for round in 0..rounds {
            // Spread evenly over the posterior: less random than independent draws.
            let share = (f64::from(round) + stream.share()) / f64::from(rounds);
            let Some(world) = world_at(&worlds, share) else { break };
            let number = self.history_hash.wrapping_add(u64::from(round) << 32 | 1);
            let mut chance = Stream::new(Seed::from_number(number));
            let mut table = simulate(view, world, &mut chance);
            hide_votes_and_cards(&mut table);
            for ((command, _), share) in tried.iter().zip(&mut shares) {
                // Every move is tried with the same deal and the same chance.
                let mut game = Rollout::new(&table, &player, &mut events);
                *share += game.play(view.seat, command, &mut chance.clone()) / f64::from(rounds);
            }
        }
        shares
    }
}

impl Default for ChampionPlayer {
    fn default() -> ChampionPlayer {
        ChampionPlayer::new()
    }
}

impl Mind<Avalon> for ChampionPlayer {
    fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        let seats = match notice.public {
            Some(Public::Proposed { team, .. }) => team.bits(),
            Some(Public::VotesRevealed { approvals, .. }) => approvals.bits(),
            _ => 0,
        };
        // Any mixing will do: other tables should get other random numbers.
        self.history_hash =
            (self.history_hash ^ u64::from(seats)).wrapping_mul(0x0100_0000_01b3).wrapping_add(1);
        self.blueprint.notice(notice);
    }

    fn hear(&mut self, from: Seat, statement: &Statement) {
        self.blueprint.hear(from, statement);
    }

    fn choose(&mut self, view: &AvalonView<'_>, choices: &Choices, stream: &mut Stream) -> Command {
        if !is_searched(view, choices) {
            return self.blueprint.choose(view, choices, stream);
        }
        let odds = self.probabilities(view, choices).unwrap_or_default();
        first_of(draw(&odds, stream), choices)
    }

    fn probabilities(&mut self, view: &AvalonView<'_>, choices: &Choices) -> Option<Vec<(Command, f64)>> {
        let mut odds = self.blueprint.probabilities(view, choices)?;
        if is_searched(view, choices) && odds.iter().all(|(_, chance)| *chance >= MIN_CHANCE) {
            self.improve(view, &mut odds);
        }
        Some(odds)
    }

    fn remark(&mut self, view: &AvalonView<'_>, cue: &Cue<Avalon>, stream: &mut Stream) -> Option<Statement> {
        self.blueprint.remark(view, cue, stream)
    }

    fn speak(&mut self, view: &AvalonView<'_>, stream: &mut Stream) -> Vec<Statement> {
        self.blueprint.speak(view, stream)
    }
}

/// Whether this seat searches before this decision: Evil, before a vote or if it may play either card. Without a Merlin to be
/// named, search gains next to nothing.
fn is_searched(view: &AvalonView<'_>, choices: &Choices) -> bool {
    let board = view.board;
    let has_two_moves = matches!(choices, Choices::Vote | Choices::Play { success: true, fail: true });
    let has_merlin = board.cast.is_none_or(|cast| cast.has(Role::Merlin));
    has_two_moves && has_merlin && is_evil(view) && board.rules.players <= MAX_SEATS
}

/// The world at this share of the total weight.
fn world_at(worlds: &[(World, f64)], share: f64) -> Option<&World> {
    let mut left = share * worlds.iter().map(|(_, weight)| weight).sum::<f64>();
    let reached = worlds.iter().find(|(_, weight)| {
        left -= weight;
        left < 0.0
    });
    reached.or(worlds.last()).map(|(world, _)| world)
}
