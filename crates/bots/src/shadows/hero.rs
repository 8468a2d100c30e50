//! A player: it counts what it saw, goes when that is better than one more rumour, and distrusts whoever lied or chose
//! what a Loyal player would not have chosen. Its [`Style`] says how well it remembers, whether it reckons with the
//! exact census, and how many games it plays in its head before a decision.

use game::{BySeat, NoticeOf, Seat, SeatSet, View};
use shadows::{
    Board, ByQuest, Card, Cards, Choice, Choices, Command, Deck, Errand, Face, Hand, Knight, Loyalty, Moment,
    Pass, Phase, Pile, Public, Quest, Rulings, Setup, Shadows, Statement, Value, Window,
};

use super::talk::Talk;
use super::worth::{self, FRESH, Worth};
use super::{Census, Memory, Recall, tell};
use crate::random::first_of;
use crate::{Level, Mind, Stream};

/// Distrust, in hundredths of a sword, from which a Loyal player accuses.
const ENOUGH: i32 = 350;

/// Worlds of the census beyond which the next card is reckoned by what was seen alone, for the sake of time.
const MANY: usize = 500;

/// What makes a player strong or weak.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// How well it remembers.
    pub recall: Recall,
    /// Whether it reckons with the exact census and the loyalties it implies; needs a perfect memory.
    pub counts: bool,
    /// Whether it fears that the next player is a Traitor.
    pub wary: bool,
    /// Games it plays in its head for each choice it weighs; 0 for none.
    pub games: u32,
}

impl Style {
    /// The parameters of a level.
    pub fn of(level: Level) -> Style {
        let (recall, counts, games) = match level {
            Level::Page => (Recall::Leaky(3), false, 0),
            Level::Squire => (Recall::Perfect, false, 0),
            Level::Knight => (Recall::Perfect, true, 30),
            Level::Champion => (Recall::Perfect, true, 120),
        };
        Style { recall, counts, wary: counts, games }
    }
}

/// Plays by what it remembers.
#[derive(Clone, Debug)]
pub struct Hero {
    pub(super) style: Style,
    pub(super) memory: Memory,
    /// What it knows exactly, once the table has been seen, and the notices before that.
    pub(super) census: Option<Census>,
    early: Vec<NoticeOf<Shadows>>,
    /// The rules, once the table has been seen.
    rules: Option<(Deck, Rulings)>,
    /// What each seat's choices have cost the Loyal, as far as this player can tell.
    pub(super) distrust: BySeat<i32>,
    /// Own tokens that lie out.
    tokens: ByQuest<u8>,
    /// What was said already.
    pub(super) talk: Talk,
    /// Who made the last accusation.
    accuser: Option<Seat>,
    /// Every turn it has judged.
    watched: Vec<Watched>,
}

/// A turn as another player judged it: who, whether on a quest, and what was lost against the best move.
pub type Watched = (Seat, bool, i32);

pub(super) type Seen<'a> = View<'a, Board, Hand>;

impl Hero {
    /// A player of these parameters.
    pub fn new(style: Style) -> Hero {
        Hero {
            style,
            memory: Memory::new(style.recall),
            census: None,
            early: Vec::new(),
            rules: None,
            distrust: BySeat::default(),
            tokens: ByQuest::default(),
            talk: Talk::default(),
            accuser: None,
            watched: Vec::new(),
        }
    }

    /// Every turn it has judged so far, for whoever counts what turns tell.
    pub fn watched(&self) -> &[Watched] {
        &self.watched
    }
}

impl Mind<Shadows> for Hero {
    fn notice(&mut self, notice: &NoticeOf<Shadows>) {
        if let Some(public) = &notice.public {
            self.judge(public);
        }
        self.memory.fold(notice);
        match &mut self.census {
            Some(census) => census.fold(notice),
            None if self.style.counts => self.early.push(*notice),
            None => {}
        }
        if let Some(Public::Opened { .. }) = notice.public {
            self.tokens = ByQuest::default();
        }
    }

    fn hear(&mut self, from: Seat, statement: &Statement) {
        if let Statement::Galahad { seat, loyalty: Loyalty::Traitor } = *statement
            && !self.memory.liars.contains(from)
        {
            *self.distrust.get_mut(seat) += ENOUGH / 2;
            let doubt = self.census.as_ref().map_or(0.0, |census| census.suspicion(from));
            self.weigh(seat, tell::told(doubt));
        }
    }

    fn choose(&mut self, view: &Seen<'_>, choices: &Choices, stream: &mut Stream) -> Command {
        self.learn(view);
        self.memory.leak(stream);
        let traitor = is_traitor(view);
        let wanted = match choices {
            Choices::Nothing => None,
            Choices::Turn(deeds) => {
                let first = if traitor {
                    self.betray(view, choices, stream)
                } else {
                    self.serve(view, choices, stream)
                };
                Some(self.search(view, *deeds, first, stream))
            }
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

    fn speak(&mut self, view: &Seen<'_>, stream: &mut Stream) -> Vec<Statement> {
        self.learn(view);
        self.say(view, stream)
    }
}

pub(super) fn is_traitor(view: &Seen<'_>) -> bool {
    view.hand.loyalty == Some(Loyalty::Traitor)
}

/// A share in millionths: whole numbers, so that every machine reckons alike.
#[allow(clippy::as_conversions, clippy::cast_possible_truncation)] // a share of at most one
fn millionths(share: f64) -> i32 {
    (share.clamp(0.0, 1.0) * 1_000_000.0) as i32
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

impl Hero {
    fn learn(&mut self, view: &Seen<'_>) {
        self.tokens = view.hand.tokens;
        if self.style.counts && self.census.is_none() {
            let mut census = Census::new(&view.board.options, view.seat);
            self.early.drain(..).for_each(|notice| census.fold(&notice));
            self.census = Some(census);
        }
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

    pub(super) fn worth(&self, view: &Seen<'_>) -> Worth {
        let (deck, rulings) = self.rules.unwrap_or_else(|| (*view.board.options.deck(), Rulings::default()));
        Worth { deck, rulings, white: view.board.white, black: view.board.black }
    }

    /// The tokens that lie out: the own ones, and those of others where this player would have laid them.
    pub(super) fn all_tokens(&self) -> ByQuest<u8> {
        let mut all = self.tokens;
        for quest in &self.memory.guessed {
            *all.get_mut(*quest) += 1;
        }
        all
    }

    /// The pile as it would open now.
    pub(super) fn opened(&self) -> Pile {
        Pile::open(self.memory.pile, &self.all_tokens())
    }

    /// What listening is worth now, if the next player is a Traitor with so many in a thousand.
    fn wait(&self, worth: &Worth, traitor: i32) -> i32 {
        let (pile, tokens) = (&self.memory.pile, self.all_tokens());
        match self.census.as_ref().filter(|census| census.size().1 <= MANY) {
            Some(census) => {
                let nexts: Vec<i32> = census.nexts().into_iter().map(millionths).collect();
                let weight = |card: Card| nexts.get(usize::from(card.number())).copied().unwrap_or(0);
                worth.wait(pile, &tokens, weight, traitor)
            }
            None => worth.wait(pile, &tokens, weight(&worth.deck, &self.memory), traitor),
        }
    }

    /// How likely the next player is a Traitor who can still go on quests, in thousandths.
    fn danger(&self, view: &Seen<'_>) -> i32 {
        let next = view.board.active.next(view.board.options.players());
        match &self.census {
            Some(census) if self.style.wary && !view.board.exposed.contains(next) && next != view.seat => {
                millionths(census.suspicion(next)) / 1000
            }
            _ => 0,
        }
    }

    /// Weighs what a seat has chosen to do, before it is known what comes of it.
    fn judge(&mut self, public: &Public) {
        let Some((deck, rulings)) = self.rules else { return };
        let (seat, went) = match *public {
            Public::Listened { seat, .. } if !self.memory.declared => (seat, None),
            Public::Declared { seat, quest, add: 0 } => (seat, Some(quest)),
            Public::Accused { seat, .. } => return self.accuser = Some(seat),
            Public::Exposed { loyalty, .. } => {
                if let (Some(seat), Loyalty::Loyal) = (self.accuser.take(), loyalty) {
                    self.weigh(seat, tell::WRONG);
                }
                return;
            }
            _ => return,
        };
        let symbols = self.memory.top.map(|top| deck.symbols(top)).unwrap_or_default();
        if symbols.is_empty() {
            return;
        }
        let worth = Worth { deck, rulings, white: 0, black: 0 };
        let opened = self.opened();
        let wait = self.wait(&worth, 0);
        let best = worth.best(&opened, symbols).map_or(wait, |(_, gain)| gain + FRESH);
        let chosen = went.map_or(wait, |quest| worth.gain(&opened, quest, 0) + FRESH);
        let loss = wait.max(best) - chosen;
        self.watched.push((seat, went.is_some(), loss));
        self.weigh(seat, tell::ratio(went.is_some(), loss));
        // Small differences are a matter of taste.
        if loss > 60 {
            *self.distrust.get_mut(seat) += loss.min(250);
        }
    }

    fn weigh(&mut self, seat: Seat, ratio: f64) {
        if let Some(census) = &mut self.census {
            census.weigh(seat, ratio);
        }
    }

    /// Seats that are surely Traitors, and not public yet.
    fn caught(&self, board: &Board) -> SeatSet {
        let seen = self.memory.seen.iter().filter(|(_, loyalty)| loyalty.is_traitor()).map(|(seat, _)| *seat);
        (self.memory.liars | seen.collect()) - board.exposed
    }

    /// Whom to accuse, if anybody.
    pub(super) fn suspect(&self, view: &Seen<'_>, among: SeatSet) -> Option<Seat> {
        let board = view.board;
        let found = board.traitors.len();
        let cards = if board.options.players() == 7 { 2 } else { 1 };
        if found >= cards {
            return None;
        }
        if let Some(seat) = (self.caught(board) & among).lowest() {
            return Some(seat);
        }
        if let Some(census) = &self.census {
            let all = census.suspicions();
            let chance = |seat: Seat| all.get(usize::from(seat.number())).copied().unwrap_or(0.0);
            let likely = among.iter().map(|seat| (seat, millionths(chance(seat))));
            let (seat, chance) = likely.max_by_key(|(_, chance)| *chance)?;
            // A wrong accusation lays a black sword, and with six of them loses the game.
            let enough = if board.black < 6 { 550_000 } else { 850_000 };
            return (chance >= enough).then_some(seat);
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
        let wait = if deeds.listen() { self.wait(&worth, self.danger(view)) } else { i32::MIN };
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

    /// What a whispered card is said to be. An opened pile shows that somebody lied, but not who, if another seat named
    /// the same card: there a Traitor who counts hides his lies. Others lie as it comes.
    fn announce(&self, card: Card, traitor: bool, stream: &mut Stream) -> Option<Command> {
        let Face::Quest(quest, value) = card.face() else { return None };
        let truth = Some(Command::Announce { quest, value });
        if !traitor {
            return truth;
        }
        if self.census.is_some() {
            let named: Vec<Card> =
                self.memory.said.iter().map(|(_, said)| *said).filter(|said| *said != card).collect();
            let cover = stream.pick(&named).filter(|_| stream.percent(60));
            return match cover.map(Card::face) {
                Some(Face::Quest(quest, value)) => Some(Command::Announce { quest, value }),
                _ => truth,
            };
        }
        if stream.percent(60) {
            let quest = if stream.percent(50) { quest } else { stream.pick(&Quest::ALL)? };
            return Some(Command::Announce { quest, value: stream.pick(&Value::ALL)? });
        }
        truth
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
                let wait = self.wait(&worth, 0);
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
