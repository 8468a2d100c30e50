//! The player of Shadows: it counts the cards, goes on a quest when that is better than one more card, and distrusts
//! players who lied or chose what a Loyal player would not choose. Its [`Skill`] says how well it does so.

use game::{BySeat, NoticeOf, Seat, View};
use shadows::{
    Board, ByQuest, Choice, Choices, Command, Deck, Hand, Loyalty, Pass, Pile, Public, Rulings, Setup,
    Shadows, Statement,
};

use super::pile_value::PileEvaluator;
use super::speech::AlreadySaid;
use super::suspicion::JudgedTurn;
use super::turn::pick_seat;
use super::{Memory, Posterior, Skill};
use crate::random::first_of;
use crate::{Cue, Mind, Stream};

/// A player that decides by the cards it counts.
///
/// # Examples
///
/// ```
/// use bots::shadows::{CountingPlayer, Skill};
/// use bots::{Level, Party};
/// use game::{Entropy, Protocol as _, Seat, Seed, Table};
/// use shadows::{Command, Setup, Shadows};
///
/// let setup = Setup { players: Some(1), ..Setup::default() };
/// let seed = Seed::from_number(1);
/// let mut dice = seed.dice(&Entropy::none());
/// let mut table = Table::<Shadows>::open(Shadows::check(&setup).unwrap().options);
/// let Ok(opening) = table.begin(&mut dice);
/// opening.commit();
///
/// let mut party = Party::new();
/// party.seat(Seat::S0, Box::new(CountingPlayer::new(Skill::of(Level::Squire))), &seed);
/// party.tell(&table);
/// // The pile is empty, so there is nothing to do but listen.
/// assert_eq!(party.choose(&table, Seat::S0), Some(Command::Listen));
/// ```
#[derive(Clone, Debug)]
pub struct CountingPlayer {
    pub(super) skill: Skill,
    pub(super) memory: Memory,
    /// The exact probabilities, from the first decision on, if the skill asks for them.
    pub(super) posterior: Option<Posterior>,
    /// Notices that came before the first decision, for the posterior.
    early_notices: Vec<NoticeOf<Shadows>>,
    /// The deck and the rulings of the table, from the first decision on.
    pub(super) rules: Option<(Deck, Rulings)>,
    /// How much each seat's turns have cost the Loyal, in hundredths of a sword.
    pub(super) distrust: BySeat<i32>,
    /// The player's own tokens that lie out.
    own_tokens: ByQuest<u8>,
    pub(super) already_said: AlreadySaid,
    /// The seat that made the last accusation, until its target is exposed.
    pub(super) accuser: Option<Seat>,
    pub(super) judged_turns: Vec<JudgedTurn>,
}

pub(super) type SeatView<'a> = View<'a, Board, Hand>;

impl CountingPlayer {
    /// A player of this strength.
    pub fn new(skill: Skill) -> CountingPlayer {
        CountingPlayer {
            skill,
            memory: Memory::new(skill.memory),
            posterior: None,
            early_notices: Vec::new(),
            rules: None,
            distrust: BySeat::default(),
            own_tokens: ByQuest::default(),
            already_said: AlreadySaid::default(),
            accuser: None,
            judged_turns: Vec::new(),
        }
    }

    /// Learns the rules of the table at the first decision.
    fn learn_table(&mut self, view: &SeatView<'_>) {
        self.own_tokens = view.hand.tokens;
        if self.skill.uses_posterior && self.posterior.is_none() {
            let mut posterior = Posterior::new(&view.board.options, view.seat);
            self.early_notices.drain(..).for_each(|notice| posterior.fold(&notice));
            self.posterior = Some(posterior);
        }
        if self.rules.is_none() {
            let wishes = Setup::of(&view.board.options).options;
            let rulings = wishes.map_or_else(Rulings::default, |wishes| Rulings {
                merlin5_beats_morgan7: wishes.merlin5_beats_morgan7 == Some(true),
                merlin5_count_before: wishes.merlin5_count_before == Some(true),
                supply: None,
            });
            self.rules = Some((*view.board.options.deck(), rulings));
        }
    }

    pub(super) fn evaluator(&self, view: &SeatView<'_>) -> PileEvaluator {
        let (deck, rulings) = self.rules.unwrap_or_else(|| (*view.board.options.deck(), Rulings::default()));
        PileEvaluator { deck, rulings, white: view.board.white, black: view.board.black }
    }

    /// All tokens that lie out: the player's own, and those of others where this player would have laid them.
    pub(super) fn all_tokens(&self) -> ByQuest<u8> {
        let mut all = self.own_tokens;
        for quest in &self.memory.guessed_tokens {
            *all.get_mut(*quest) += 1;
        }
        all
    }

    /// The remembered pile, as it would be if it were opened now.
    pub(super) fn opened_pile(&self) -> Pile {
        Pile::open(self.memory.pile, &self.all_tokens())
    }
}

impl Mind<Shadows> for CountingPlayer {
    fn notice(&mut self, notice: &NoticeOf<Shadows>) {
        if let Some(public) = &notice.public {
            self.judge(public);
        }
        self.memory.fold(notice);
        match &mut self.posterior {
            Some(posterior) => posterior.fold(notice),
            None if self.skill.uses_posterior => self.early_notices.push(*notice),
            None => {}
        }
        match notice.public {
            Some(Public::Opened { .. }) => self.own_tokens = ByQuest::default(),
            Some(Public::Declared { seat, .. }) => self.already_said.rider = Some(seat),
            _ => {}
        }
    }

    fn hear(&mut self, from: Seat, statement: &Statement) {
        if let Statement::Galahad { seat, loyalty: Loyalty::Traitor } = *statement {
            self.hear_traitor_claim(from, seat);
        }
    }

    fn choose(&mut self, view: &SeatView<'_>, choices: &Choices, stream: &mut Stream) -> Command {
        self.learn_table(view);
        self.memory.forget(stream);
        let traitor = is_traitor(view);
        let wanted = match choices {
            Choices::Nothing => None,
            Choices::Turn(actions) => Some(self.choose_turn(view, *actions, stream)),
            Choices::Ride => Some(self.merlin_quest(view, traitor)),
            Choices::Announce { .. } => view.hand.heard.and_then(|card| self.announce(card, traitor, stream)),
            Choices::Token => Some(Command::Token(self.token(view, traitor))),
            Choices::Give { to } => pick_seat(*to, stream).map(Command::Give),
            Choices::Loyalty => Some(Command::Loyalty(Choice::Keep)),
            Choices::Place { .. } => Some(Command::Place(self.place(view, traitor))),
            Choices::OnlyMorgans => Some(Command::Pass(Pass::Gawain)),
            Choices::Window { window, play, targets } => {
                let target = if targets.contains(view.seat) { Some(view.seat) } else { targets.lowest() };
                let plays = *play && self.plays_knight(view, *window, traitor, stream);
                plays.then_some(Command::Knight { card: window.knight(), target })
            }
            Choices::Traitor { .. } => Some(Command::Pass(Pass::Turn)),
        };
        first_of(wanted, choices)
    }

    fn remark(&mut self, view: &SeatView<'_>, cue: &Cue<Shadows>, stream: &mut Stream) -> Option<Statement> {
        self.learn_table(view);
        self.reply_to(view, cue, stream)
    }

    fn speak(&mut self, view: &SeatView<'_>, stream: &mut Stream) -> Vec<Statement> {
        self.learn_table(view);
        self.statements(view, stream)
    }
}

pub(super) fn is_traitor(view: &SeatView<'_>) -> bool {
    view.hand.loyalty == Some(Loyalty::Traitor)
}
