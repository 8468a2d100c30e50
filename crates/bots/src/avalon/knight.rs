//! Knights, and champions without search: the exact belief of their seat, weighed by models of play, and a policy of stated
//! probabilities.
//!
//! A knight takes the others for people, and its votes say what it thinks. A champion infers the model of play of every seat
//! and, as Merlin, limits what each move tells the Assassin. [`ChampionPlayer`](super::ChampionPlayer) adds search.

use avalon::{Avalon, Choices, Command, Statement};
use game::{NoticeOf, Seat};

use super::decision::{Position, forced};
use super::knowledge::AvalonView;
use super::play_model::ByModel;
use super::policy::{CHAMPION, KNIGHT, Parameters};
use super::seat_belief::SeatBelief;
use super::speech::Speech;
use super::table_talk::{Moment, TableTalk};
use crate::belief::World;
use crate::{Cue, Mind, Stream};

/// Plays by what its seat believes.
#[derive(Clone, Debug)]
pub struct KnightPlayer {
    belief: SeatBelief,
    speech: Speech,
    talk: TableTalk,
}

/// The probability of each model of play before a seat has moved: logic, people, champion, knight, plain.
const ANY_MODEL: ByModel = [0.15, 0.2, 0.35, 0.2, 0.1];
/// All others are people.
const ALL_PEOPLE: ByModel = [0.0, 1.0, 0.0, 0.0, 0.0];
/// All others are champions.
const ALL_CHAMPIONS: ByModel = [0.0, 0.0, 1.0, 0.0, 0.0];

impl KnightPlayer {
    /// A knight.
    pub fn new() -> KnightPlayer {
        KnightPlayer::with(KNIGHT, ALL_PEOPLE, ALL_PEOPLE)
    }

    /// A champion without search.
    pub fn champion() -> KnightPlayer {
        KnightPlayer::with(CHAMPION, ANY_MODEL, ANY_MODEL)
    }

    /// A champion without search that knows that all others are champions.
    pub(super) fn insider() -> KnightPlayer {
        KnightPlayer::with(CHAMPION, ANY_MODEL, ALL_CHAMPIONS)
    }

    /// A Good player fitted against a champion's Evil at tables without Merlin: it knows how champions play, and acts on
    /// every suspicion.
    pub fn exploiter() -> KnightPlayer {
        KnightPlayer::with(Parameters { suspicion_threshold: 0.0, ..CHAMPION }, ALL_CHAMPIONS, ALL_CHAMPIONS)
    }

    fn with(parameters: Parameters, public_prior: ByModel, own_prior: ByModel) -> KnightPlayer {
        let belief = SeatBelief::new(parameters, public_prior, own_prior);
        KnightPlayer { belief, speech: Speech::default(), talk: TableTalk::default() }
    }

    /// Every world that this seat considers possible, and its weight.
    pub(super) fn weighted_worlds(&mut self, view: &AvalonView<'_>) -> Vec<(World, f64)> {
        self.belief.weighted_worlds(view)
    }

    pub(super) fn position<'a>(&'a mut self, view: &'a AvalonView<'a>) -> Position<'a> {
        self.belief.position(view)
    }
}

impl Default for KnightPlayer {
    fn default() -> KnightPlayer {
        KnightPlayer::new()
    }
}

impl Mind<Avalon> for KnightPlayer {
    fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        self.belief.notice(notice);
    }

    fn hear(&mut self, from: Seat, statement: &Statement) {
        self.belief.hear(from, statement);
        self.speech.hear(from, statement);
    }

    fn choose(&mut self, view: &AvalonView<'_>, choices: &Choices, stream: &mut Stream) -> Command {
        match forced(choices) {
            Some(command) => command,
            None => self.belief.position(view).choose(choices, stream),
        }
    }

    fn probabilities(&mut self, view: &AvalonView<'_>, choices: &Choices) -> Option<Vec<(Command, f64)>> {
        self.belief.position(view).probabilities(choices)
    }

    fn remark(&mut self, view: &AvalonView<'_>, cue: &Cue<Avalon>, stream: &mut Stream) -> Option<Statement> {
        let (talk, position) = (&mut self.talk, self.belief.position(view));
        let history = position.history;
        position.with_shown_opinion(|opinion| {
            let doubt = |seat| opinion.evil(seat);
            talk.remark(&Moment { view, history, doubt: &doubt }, cue, stream)
        })
    }

    fn speak(&mut self, view: &AvalonView<'_>, stream: &mut Stream) -> Vec<Statement> {
        let (speech, position) = (&mut self.speech, self.belief.position(view));
        let history = position.history;
        position.with_shown_opinion(|opinion| speech.speak(view, history, opinion, stream))
    }
}
