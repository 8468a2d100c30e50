//! A modest player with a perfect memory: it counts what it saw, goes when that is better than one more rumour,
//! and distrusts whoever lied or chose what a Loyal player would not have chosen.

use game::{BySeat, NoticeOf, Seat, SeatSet, View};
use shadows::{
    Board, ByQuest, Card, Cards, Choice, Choices, Command, Deck, Errand, Face, Hand, Knight, Loyalty, Moment,
    Pass, Phase, Pile, Public, Quest, Rulings, Setup, Shadows, Statement, Value, Window,
};

use super::Memory;
use super::worth::{self, FRESH, Worth};
use crate::random::first_of;
use crate::{Mind, Stream};

/// Distrust, in hundredths of a sword, from which a Loyal player accuses.
const ENOUGH: i32 = 350;

/// Plays by what it remembers.
#[derive(Clone, Debug, Default)]
pub struct Squire {
    memory: Memory,
    /// The rules, once the table has been seen.
    rules: Option<(Deck, Rulings)>,
    /// What each seat's choices have cost the Loyal, as far as this player can tell.
    distrust: BySeat<i32>,
    /// Own tokens that lie out.
    tokens: ByQuest<u8>,
    /// What was already told of Galahad's looks.
    told: usize,
}

type Seen<'a> = View<'a, Board, Hand>;

impl Mind<Shadows> for Squire {
    fn notice(&mut self, notice: &NoticeOf<Shadows>) {
        if let Some(public) = &notice.public {
            self.judge(public);
        }
        self.memory.fold(notice);
        if let Some(Public::Opened { .. }) = notice.public {
            self.tokens = ByQuest::default();
        }
    }

    fn hear(&mut self, from: Seat, statement: &Statement) {
        if let Statement::Galahad { seat, loyalty: Loyalty::Traitor } = *statement
            && !self.memory.liars.contains(from)
        {
            *self.distrust.get_mut(seat) += ENOUGH / 2;
        }
    }

    fn choose(&mut self, view: &Seen<'_>, choices: &Choices, stream: &mut Stream) -> Command {
        self.learn(view);
        let traitor = is_traitor(view);
        let wanted = match choices {
            Choices::Nothing => None,
            Choices::Turn { .. } if traitor => Some(self.betray(view, choices, stream)),
            Choices::Turn { .. } => Some(self.serve(view, choices, stream)),
            Choices::Ride => Some(self.ride(view, traitor)),
            Choices::Announce(_) => view.hand.heard.and_then(|card| self.announce(card, traitor, stream)),
            Choices::Token => Some(Command::Token(self.token(view, traitor))),
            Choices::Give(seats) => pick(*seats, stream).map(Command::Give),
            Choices::Loyalty => Some(Command::Loyalty(Choice::Keep)),
            Choices::Place(_) => Some(Command::Place(self.place(view, traitor))),
            Choices::OnlyMorgans => Some(Command::Pass(Pass::Gawain)),
            Choices::Window { window, play, targets } => {
                let target = if targets.contains(view.seat) { Some(view.seat) } else { targets.lowest() };
                let plays = *play && self.answers(view, *window, traitor, stream);
                plays.then_some(Command::Knight { card: window.knight(), target })
            }
            Choices::Traitor { .. } => Some(Command::Pass(Pass::Turn)),
        };
        first_of(wanted, choices)
    }

    /// What Galahad showed is passed on; a Traitor keeps it.
    fn speak(&mut self, view: &Seen<'_>, _: &mut Stream) -> Vec<Statement> {
        let from = std::mem::replace(&mut self.told, self.memory.seen.len());
        if is_traitor(view) {
            return Vec::new();
        }
        let news = self.memory.seen.get(from..).unwrap_or(&[]);
        news.iter().map(|(seat, loyalty)| Statement::Galahad { seat: *seat, loyalty: *loyalty }).collect()
    }
}

fn is_traitor(view: &Seen<'_>) -> bool {
    view.hand.loyalty == Some(Loyalty::Traitor)
}

fn pick(seats: SeatSet, stream: &mut Stream) -> Option<Seat> {
    seats.nth(stream.below(u32::from(seats.len())))
}

/// How surely a card is still to come. Of nine Morgans three stay out, and nobody knows which.
fn weight(deck: &Deck, memory: &Memory) -> impl Fn(Card) -> i32 {
    let (cards, out) = (*deck.cards(), memory.out);
    let next = memory.ahead.front().copied();
    move |card| match next {
        Some(next) => i32::from(next == card),
        None => {
            let left = i32::from(cards.of(card)) - i32::from(out.of(card));
            left * if card.is_morgan() { 2 } else { 3 }
        }
    }
}

impl Squire {
    fn learn(&mut self, view: &Seen<'_>) {
        self.tokens = view.hand.tokens;
        if self.rules.is_none() {
            let wishes = Setup::of(&view.board.options).options;
            let said = |flag: Option<bool>| flag == Some(true);
            let rulings = wishes.map_or_else(Rulings::default, |wishes| Rulings {
                merlin5_beats_morgan7: said(wishes.merlin5_beats_morgan7),
                merlin5_count_before: said(wishes.merlin5_count_before),
                supply: None,
            });
            self.rules = Some((*view.board.options.deck(), rulings));
        }
    }

    fn worth(&self, view: &Seen<'_>) -> Worth {
        let (deck, rulings) = self.rules.unwrap_or_else(|| (*view.board.options.deck(), Rulings::default()));
        Worth { deck, rulings, white: view.board.white, black: view.board.black }
    }

    /// The tokens that lie out: the own ones, and those of others where this player would have laid them.
    fn all_tokens(&self) -> ByQuest<u8> {
        let mut all = self.tokens;
        for quest in &self.memory.guessed {
            *all.get_mut(*quest) += 1;
        }
        all
    }

    /// The pile as it would open now.
    fn opened(&self) -> Pile {
        Pile::open(self.memory.pile, &self.all_tokens())
    }

    /// What listening is worth now.
    fn wait(&self, worth: &Worth) -> i32 {
        worth.wait(&self.memory.pile, &self.all_tokens(), weight(&worth.deck, &self.memory))
    }

    /// Weighs what a seat has chosen to do, before it is known what comes of it.
    fn judge(&mut self, public: &Public) {
        let Some((deck, rulings)) = self.rules else { return };
        let (seat, went) = match *public {
            Public::Listened { seat, .. } if !self.memory.declared => (seat, None),
            Public::Declared { seat, quest, add: 0 } => (seat, Some(quest)),
            _ => return,
        };
        let symbols = self.memory.top.map(|top| deck.symbols(top)).unwrap_or_default();
        if symbols.is_empty() {
            return;
        }
        let worth = Worth { deck, rulings, white: 0, black: 0 };
        let opened = self.opened();
        let wait = self.wait(&worth);
        let best = worth.best(&opened, symbols).map_or(wait, |(_, gain)| gain + FRESH);
        let chosen = went.map_or(wait, |quest| worth.gain(&opened, quest, 0) + FRESH);
        let loss = wait.max(best) - chosen;
        // Small differences are a matter of taste.
        if loss > 60 {
            *self.distrust.get_mut(seat) += loss.min(250);
        }
    }

    /// Seats that are surely Traitors, and not public yet.
    fn caught(&self, board: &Board) -> SeatSet {
        let seen = self.memory.seen.iter().filter(|(_, loyalty)| loyalty.is_traitor()).map(|(seat, _)| *seat);
        (self.memory.liars | seen.collect()) - board.exposed
    }

    /// Whom to accuse, if anybody.
    fn suspect(&self, view: &Seen<'_>, among: SeatSet) -> Option<Seat> {
        let board = view.board;
        let found = board.traitors.len();
        let cards = if board.options.players() == 7 { 2 } else { 1 };
        if found >= cards {
            return None;
        }
        if let Some(seat) = (self.caught(board) & among).lowest() {
            return Some(seat);
        }
        let cleared: SeatSet = self
            .memory
            .seen
            .iter()
            .filter(|(_, loyalty)| !loyalty.is_traitor())
            .map(|(seat, _)| *seat)
            .collect();
        let worst = (among - cleared).iter().max_by_key(|seat| *self.distrust.get(*seat))?;
        // A wrong accusation may lose the game.
        (*self.distrust.get(worst) >= ENOUGH && board.black < 6).then_some(worst)
    }

    /// A Loyal player's turn.
    fn serve(&self, view: &Seen<'_>, choices: &Choices, stream: &mut Stream) -> Command {
        let Choices::Turn(deeds) = *choices else { return Command::Listen };
        let galahad = deeds.galahad();
        if deeds.tristan() && self.memory.ahead.is_empty() && view.board.deck >= 4 {
            return Command::Knight { card: Knight::Tristan, target: None };
        }
        let worth = self.worth(view);
        let best = worth.best(&self.opened(), deeds.quests()).map(|(quest, gain)| (quest, gain + FRESH));
        let wait = if deeds.listen() { self.wait(&worth) } else { i32::MIN };
        if let Some((quest, gain)) = best
            && gain >= wait
        {
            return Command::Quest { quest, add: 0 };
        }
        if let Some(seat) = self.suspect(view, deeds.accuse()) {
            return Command::Accuse(seat);
        }
        if !galahad.is_empty() && wait < 100 {
            let known = self.memory.seen.iter().map(|(seat, _)| *seat).collect();
            let strangers = galahad - known;
            let strange = strangers.iter().max_by_key(|seat| *self.distrust.get(*seat));
            if let Some(target) = strange.or_else(|| pick(galahad, stream)) {
                return Command::Knight { card: Knight::Galahad, target: Some(target) };
            }
        }
        Command::Listen
    }

    /// A hidden Traitor's turn: harm that might pass for a mistake.
    fn betray(&self, view: &Seen<'_>, choices: &Choices, stream: &mut Stream) -> Command {
        let Choices::Turn(deeds) = *choices else { return Command::Listen };
        let board = view.board;
        let decides = board.black == 6 && board.white <= 7;
        if (decides || stream.percent(20))
            && let Some(seat) = pick(deeds.accuse(), stream)
        {
            return Command::Accuse(seat);
        }
        let worth = self.worth(view);
        let opened = self.opened();
        let worst = deeds
            .quests()
            .iter()
            .map(|quest| (quest, worth.gain(&opened, quest, 0)))
            .min_by_key(|each| each.1);
        let Some((quest, gain)) = worst else { return Command::Listen };
        let near = (7..=10).contains(&opened.total(quest));
        let chance = match gain {
            ..=-900 => 100,
            -899..=-200 => 70,
            -199..=-100 if near => 40,
            -199..=-100 => 15,
            // A little white keeps the mask on.
            _ if gain <= 100 => 15,
            _ => 0,
        };
        if stream.percent(chance) { Command::Quest { quest, add: 0 } } else { Command::Listen }
    }

    /// Merlin #6: any quest with 0 to 3 points.
    fn ride(&self, view: &Seen<'_>, traitor: bool) -> Command {
        let worth = self.worth(view);
        let opened = self.opened();
        let rides = Quest::ALL.into_iter().flat_map(|quest| (0..=3).map(move |add| (quest, add)));
        let best = rides
            .map(|(quest, add)| (worth.gain(&opened, quest, add), quest, add))
            .max_by_key(|(gain, ..)| if traitor { -gain } else { *gain });
        let stay = worth.rest(&opened);
        match best {
            Some((gain, quest, add))
                if traitor && gain <= -200 || !traitor && gain + FRESH > stay.max(90) =>
            {
                Command::Quest { quest, add }
            }
            _ => Command::Pass(Pass::Turn),
        }
    }

    fn announce(&self, card: Card, traitor: bool, stream: &mut Stream) -> Option<Command> {
        let Face::Quest(quest, value) = card.face() else { return None };
        if traitor && stream.percent(60) {
            let quest = if stream.percent(50) { quest } else { stream.pick(&Quest::ALL)? };
            return Some(Command::Announce { quest, value: stream.pick(&Value::ALL)? });
        }
        Some(Command::Announce { quest, value })
    }

    /// For Merlin #4: a Loyal player helps the quest most over; a Traitor spoils the one that does best.
    fn token(&self, view: &Seen<'_>, traitor: bool) -> Quest {
        if let (Phase::Name { .. }, Some(quest)) = (view.board.phase, view.board.quest) {
            let worth = self.worth(view);
            let after = |token: &Quest| {
                let mut pile = quest.pile;
                pile.remove(*token);
                let gain = worth.gain(&pile, quest.main, quest.add);
                if traitor { -gain } else { gain }
            };
            return Quest::ALL.into_iter().max_by_key(after).unwrap_or(Quest::Picts);
        }
        if !traitor {
            return worth::token(&self.memory.pile);
        }
        let opened = self.opened();
        let good = Quest::ALL.into_iter().filter(|quest| opened.total(*quest) <= 13);
        good.max_by_key(|quest| (opened.total(*quest), quest.number())).unwrap_or(Quest::Grail)
    }

    /// Which drawn card is laid: for an exposed Traitor the one after which the Loyal stand worst; for Gawain the
    /// one that serves this player's side.
    fn place(&self, view: &Seen<'_>, traitor: bool) -> u8 {
        let worth = self.worth(view);
        let gawain = matches!(view.board.phase, Phase::Place { errand: Errand::Gawain, .. });
        let value = |card: Card| match view.board.quest {
            Some(quest) if gawain => {
                let mut pile = quest.pile;
                pile.join(card);
                worth.gain(&pile, quest.main, quest.add)
            }
            _ => {
                let mut cards: Cards = self.memory.pile;
                cards.add(card);
                let opened = Pile::open(cards, &self.all_tokens());
                let go =
                    worth.best(&opened, worth.deck.symbols(card)).map_or(i32::MIN, |(_, gain)| gain + FRESH);
                let merlin = if card.is_merlin() { 50 } else { 0 };
                go.max(worth.rest(&opened)) + merlin
            }
        };
        let allowed = |card: &Card| !gawain || !card.is_morgan();
        let places = view.hand.drawn.iter().zip(0u8..).filter(|(card, _)| allowed(card));
        let sign = |value: i32| if traitor { value.saturating_neg() } else { value };
        places.max_by_key(|(card, _)| sign(value(**card))).map_or(0, |(_, place)| place)
    }

    /// Whether to play the Knight that is asked for.
    fn answers(&self, view: &Seen<'_>, window: Window, traitor: bool, stream: &mut Stream) -> bool {
        let worth = self.worth(view);
        match (window, view.board.quest) {
            (Window::Arthur, Some(quest)) => {
                let gain = worth.gain(&self.opened(), quest.main, quest.add);
                let wait = self.wait(&worth);
                if traitor { gain >= 100 } else { gain <= -100 && gain + FRESH < wait }
            }
            (Window::Gawain, Some(quest)) => {
                let now = worth.gain(&quest.pile, quest.main, quest.add);
                let weight = weight(&worth.deck, &self.memory);
                let (mut better, mut worse, mut all) = (0, 0, 0);
                for card in Card::all() {
                    let times = weight(card).max(0);
                    all += times;
                    let mut pile = quest.pile;
                    pile.join(card);
                    let then = worth.gain(&pile, quest.main, quest.add);
                    better += if then >= now + 200 && !card.is_morgan() { times } else { 0 };
                    worse += if then <= now - 200 && !card.is_morgan() { times } else { 0 };
                }
                // One of three cards is taken: one in five is as good as one in two.
                let hits = if traitor { worse } else { better };
                all > 0 && hits * 5 >= all
            }
            (Window::Percival, _) => match view.board.phase {
                Phase::Percival { at: Moment::Accusation(target), .. } if traitor => {
                    target != view.seat && view.board.options.players() < 7
                }
                Phase::Percival { at: Moment::Accusation(target), .. } => {
                    self.caught(view.board).contains(target)
                        || *self.distrust.get(target) >= ENOUGH && stream.percent(50)
                }
                _ => traitor,
            },
            _ => false,
        }
    }
}
