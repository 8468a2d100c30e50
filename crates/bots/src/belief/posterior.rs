//! Weights over all worlds, given the notices of one viewer.

use std::borrow::Cow;
use std::collections::BTreeMap;

use avalon::{AssassinTargets, Avalon, Lancelot, Night, Options, Role, Rules, Side, Statement};
use game::{BySeat, NoticeOf, Seat, SeatSet, Viewer};

use super::fact::{Fact, Shooter, Terms};
use super::habits::Habits;
use super::history::PublicHistory;
use super::likelihood::{MoveLikelihood, NightRules, quest_likelihood};
use super::people::PEOPLE;
use super::quest_cards::QuestCards;
use super::reader::FactReader;
use super::talk;
use super::weighted_worlds::{BlockFactors, WeightedWorlds};
use super::world::{EvilRoles, GoodRoles, World, set_of};

/// What one viewer can know.
///
/// ```
/// use avalon::Avalon;
/// use avalon::Setup;
/// use avalon::Role;
/// use bots::belief::Belief;
/// use game::{Protocol, Seat, SeatSet, Viewer};
///
/// let options = Avalon::check(&Setup { players: Some(5), ..Setup::default() }).unwrap().options;
/// let belief = Belief::new(&options, Viewer::Table);
/// assert_eq!(belief.worlds(), 60);
/// assert!((belief.role(Seat::S2, Role::Merlin) - 0.2).abs() < 1e-9);
/// assert!((belief.clean(SeatSet::first(2)) - 0.3).abs() < 1e-9); // 3 of 10 pairs miss the team
/// assert_eq!(belief.top(3).len(), 3);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Belief {
    terms: Terms,
    reader: FactReader,
    facts: Vec<Fact>,
    history: PublicHistory,
    /// A seat's worlds are listed with its first fact, because its own card excludes nine of ten.
    worlds: Option<WeightedWorlds>,
    cards: QuestCards,
    switched: bool,
    habits: Cow<'static, Habits>,
}

impl Belief {
    /// The belief before the first notice of this viewer, with people's habits.
    pub fn new(options: &Options, viewer: Viewer) -> Belief {
        Belief::on(Terms::of(options), viewer, Cow::Borrowed(&PEOPLE))
    }

    /// The belief before the first notice, without habits: all possible worlds of a list have the same probability.
    ///
    /// ```
    /// use avalon::Avalon;
    /// use avalon::Setup;
    /// use bots::belief::{Belief, Fact, Terms};
    /// use game::{Protocol, Seat, SeatSet, Viewer};
    ///
    /// let options = Avalon::check(&Setup { players: Some(5), ..Setup::default() }).unwrap().options;
    /// let mut belief = Belief::plain(Terms::of(&options), Viewer::Table);
    /// belief.observe(Fact::Voted { approvals: SeatSet::first(3) });
    /// assert!((belief.evil(Seat::S4) - 0.4).abs() < 1e-9); // a vote says nothing without habits
    /// ```
    pub fn plain(terms: Terms, viewer: Viewer) -> Belief {
        Belief::on(terms, viewer, Cow::Owned(Habits::none()))
    }

    /// The belief before the first notice, on these terms and with these habits.
    pub fn on(terms: Terms, viewer: Viewer, habits: Cow<'static, Habits>) -> Belief {
        let worlds = (viewer == Viewer::Table).then(|| WeightedWorlds::new(&terms, None));
        let history = PublicHistory::new(&terms);
        Belief {
            terms,
            reader: FactReader::new(viewer),
            facts: Vec::new(),
            history,
            worlds,
            cards: QuestCards::default(),
            switched: false,
            habits,
        }
    }

    /// Adds the next notice of the viewer.
    pub fn fold(&mut self, notice: &NoticeOf<Avalon>) {
        for fact in self.reader.read(notice, &self.history) {
            self.observe(fact);
        }
    }

    /// Adds a statement.
    pub fn hear(&mut self, by: Seat, statement: &Statement) {
        self.observe(Fact::Said { by, statement: *statement });
    }

    /// Adds a fact.
    pub fn observe(&mut self, fact: Fact) {
        let own = match fact {
            Fact::Own { seat, role, .. } => Some((seat, role)),
            _ => None,
        };
        let mut worlds = self.worlds.take().unwrap_or_else(|| WeightedWorlds::new(&self.terms, own));
        match fact {
            Fact::Proposed { leader, quest, team, attempt } => {
                self.history.propose(leader, quest, team, attempt);
                self.weigh_proposal(&mut worlds);
            }
            Fact::Voted { approvals } => self.weigh_votes(&mut worlds, approvals),
            Fact::Quest { fails, needed } => {
                self.weigh_quest(&mut worlds, fails);
                self.history.finish_quest(fails, needed);
            }
            Fact::Card { .. } | Fact::Exchanged { .. } | Fact::Looked { .. } => {
                self.observe_card(&mut worlds, &fact);
            }
            Fact::Switched => {
                self.switched = !self.switched;
                self.cards.switched = self.switched;
            }
            Fact::Said { by, statement } => self.weigh_statement(&mut worlds, by, &statement),
            Fact::Own { .. }
            | Fact::Side { .. }
            | Fact::ShotOpened { .. }
            | Fact::Shot { .. }
            | Fact::Unveiled { .. } => self.remove_excluded(&mut worlds, &fact),
        }
        self.worlds = Some(worlds);
        self.facts.push(fact);
    }

    /// Removes the worlds that a fact about roles or sides excludes.
    fn remove_excluded(&self, worlds: &mut WeightedWorlds, fact: &Fact) {
        let (rules, switched) = (&self.terms.rules, self.switched);
        match *fact {
            Fact::Own { seat, role, sight } => worlds.retain(|world| {
                world.role(seat) == role
                    && Night::new(rules, &world.roles(rules.seats())).sight(seat, role) == sight
            }),
            Fact::Side { seat, side } => worlds.retain_sides(switched, |world| {
                world.evil_now(switched).contains(seat) == (side == Side::Evil)
            }),
            Fact::ShotOpened { assassin, evil } => {
                let may_shoot = |world: &World| match self.terms.shooter {
                    Shooter::AssassinCard => world.evil.assassin == Some(assassin),
                    Shooter::AnyEvil => world.evil.seats.contains(assassin),
                };
                let is_shown = |world: &World| evil.is_none_or(|evil| world.evil_now(switched) == evil);
                worlds.retain_sides(switched, |world| may_shoot(world) && is_shown(world));
                // An Assassin without Merlin does not shoot (AV-4).
                if self.terms.casts.iter().any(|cast| !cast.has(Role::Merlin)) {
                    worlds.retain(|world| world.good.merlin.is_some());
                }
            }
            Fact::Shot { by, target, merlin } => worlds.retain(|world| {
                (world.good.merlin == Some(target)) == merlin && may_name(rules, world, switched, by, target)
            }),
            Fact::Unveiled { roles } => worlds.retain(|world| world.roles(rules.seats()) == roles),
            _ => {}
        }
    }

    /// Records what is known of a card on the quest, and removes the worlds in which it is not legal.
    fn observe_card(&mut self, worlds: &mut WeightedWorlds, fact: &Fact) {
        match *fact {
            Fact::Card { seat, card } => self.cards.played(seat, card),
            Fact::Looked { seat, card } => self.cards.seen_now(seat, card),
            Fact::Exchanged { target, withdrawn } => {
                self.history.exchange();
                self.cards.exchanged = self.cards.exchanged.with(target);
                match withdrawn {
                    Some(card) => self.cards.played(target, card),
                    None => return,
                }
            }
            _ => return,
        }
        let cards = self.cards;
        worlds.retain_sides(cards.switched, |world| cards.are_legal(world));
    }

    fn weigh_proposal(&self, worlds: &mut WeightedWorlds) {
        if !self.habits.are_none() {
            let proposal = MoveLikelihood::of_proposal(&self.habits, &self.history, self.own_seat());
            self.weigh_move(worlds, &proposal);
        }
    }

    fn weigh_votes(&mut self, worlds: &mut WeightedWorlds, approvals: SeatSet) {
        self.cards = QuestCards {
            team: self.history.now().team,
            lancelot_must_fail: lancelot_must_fail(&self.terms.rules),
            switched: self.switched,
            ..QuestCards::default()
        };
        if !self.habits.are_none() {
            let votes = MoveLikelihood::of_votes(&self.habits, &self.history, approvals, self.own_seat());
            self.weigh_move(worlds, &votes);
        }
        self.history.vote(approvals);
    }

    fn weigh_move(&self, worlds: &mut WeightedWorlds, moves: &MoveLikelihood) {
        let night = NightRules::new(&self.terms.rules);
        worlds.multiply(|evil| moves.factors(&self.habits, evil, &night));
    }

    /// The viewer's own seat, as a set.
    fn own_seat(&self) -> SeatSet {
        set_of(self.reader.viewer().seat())
    }

    /// Removes the worlds that cannot have produced these Fails. Habits weigh the rest, unless a card was exchanged or
    /// forced: then the Fails are not what Evil chose.
    fn weigh_quest(&self, worlds: &mut WeightedWorlds, fails: u8) {
        let cards = self.cards;
        if self.habits.are_none() || !cards.exchanged.is_empty() || cards.lancelot_must_fail {
            worlds.retain_sides(cards.switched, |world| cards.allow(world, fails));
            return;
        }
        // The cards that the viewer knows already say nothing new.
        let unknown = cards.team - cards.fails - cards.successes;
        let unknown_fails = fails.saturating_sub((cards.fails & cards.team).len());
        let likelihood = quest_likelihood(&self.habits, &self.history, unknown_fails);
        worlds.reweigh_sides(cards.switched, |world| {
            let evil = (world.evil_now(cards.switched) & unknown).len();
            let likelihood = likelihood.get(usize::from(evil)).copied().unwrap_or(1.0);
            if cards.allow(world, fails) { likelihood } else { 0.0 }
        });
    }

    /// Statements count only together with habits. The viewer's own statements and repeated claims do not count.
    fn weigh_statement(&self, worlds: &mut WeightedWorlds, by: Seat, statement: &Statement) {
        let repeated = self.facts.iter().any(|fact| match fact {
            Fact::Said { by: seat, statement: said } => *seat == by && talk::is_same_claim(said, statement),
            _ => false,
        });
        let own = self.own_seat().contains(by);
        if own || repeated || self.habits.are_none() || talk::says_nothing(statement) {
            return;
        }
        let switched = self.switched;
        let factor = |world: &World| talk::statement_nats(world, switched, by, statement).exp();
        match statement {
            // The only statement whose factor depends on more than who is on which side.
            Statement::IAm { .. } => worlds.multiply(|evil| by_own_card(evil, by, &factor)),
            _ => worlds.reweigh_sides(switched, factor),
        }
    }

    /// The belief of the same viewer before the first fact.
    pub(super) fn restarted(&self) -> Belief {
        Belief::on(self.terms.clone(), self.reader.viewer(), self.habits.clone())
    }

    /// The facts so far, oldest first.
    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// The public history that follows from the facts.
    pub fn history(&self) -> &PublicHistory {
        &self.history
    }

    /// How many worlds are possible: none before a seat knows its card, or if the facts contradict each other.
    pub fn worlds(&self) -> usize {
        self.worlds.as_ref().map_or(0, WeightedWorlds::len)
    }

    /// The bytes on the heap.
    pub fn bytes(&self) -> usize {
        self.worlds.as_ref().map_or(0, WeightedWorlds::bytes) + self.facts.capacity() * size_of::<Fact>()
    }

    /// Every possible world and its probability, always in the same order.
    ///
    /// ```
    /// use avalon::Avalon;
    /// use avalon::Setup;
    /// use bots::belief::Belief;
    /// use game::{Protocol, Viewer};
    ///
    /// let options = Avalon::check(&Setup { players: Some(6), ..Setup::default() }).unwrap().options;
    /// let belief = Belief::new(&options, Viewer::Table);
    /// let sum: f64 = belief.iter().map(|(_, probability)| probability).sum();
    /// assert!((sum - 1.0).abs() < 1e-9);
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = (World, f64)> + '_ {
        let total = self.worlds.as_ref().map_or(1.0, WeightedWorlds::total);
        self.worlds.iter().flat_map(WeightedWorlds::iter).map(move |(world, weight)| (world, weight / total))
    }

    /// The world at this share (from 0 up to 1) of the total weight: a random share gives a random world.
    pub fn draw(&self, share: f64) -> Option<World> {
        let worlds = self.worlds.as_ref()?;
        let mut left = share * worlds.total();
        let mut last = None;
        for (world, weight) in worlds.iter() {
            last = Some(world);
            left -= weight;
            if left < 0.0 {
                break;
            }
        }
        last
    }

    /// The probability that this is true of the world.
    pub fn probability(&self, mut is: impl FnMut(&World) -> bool) -> f64 {
        self.iter().filter(|(world, _)| is(world)).map(|(_, weight)| weight).sum()
    }

    /// The probability of each set of players who may be Evil now.
    pub fn evil_sets(&self) -> BTreeMap<SeatSet, f64> {
        let mut sets = BTreeMap::new();
        for (world, weight) in self.iter() {
            *sets.entry(world.evil_now(self.switched)).or_default() += weight;
        }
        sets
    }

    /// The probability that this seat is Evil now.
    pub fn evil(&self, seat: Seat) -> f64 {
        self.probability(|world| world.evil_now(self.switched).contains(seat))
    }

    /// The probability that this seat holds this card.
    pub fn role(&self, seat: Seat, role: Role) -> f64 {
        self.probability(|world| world.role(seat) == role)
    }

    /// The probability that nobody on this team is Evil now.
    pub fn clean(&self, team: SeatSet) -> f64 {
        self.probability(|world| (world.evil_now(self.switched) & team).is_empty())
    }

    /// The most probable worlds, most probable first.
    pub fn top(&self, count: usize) -> Vec<(BySeat<Option<Role>>, f64)> {
        let mut worlds: Vec<(World, f64)> = self.iter().collect();
        let order = |a: &(World, f64), b: &(World, f64)| b.1.total_cmp(&a.1);
        worlds.sort_by(order);
        worlds.truncate(count);
        let seats = self.terms.rules.seats();
        worlds.into_iter().map(|(world, weight)| (world.roles(seats), weight)).collect()
    }
}

/// The factors of a block if only the card of one seat matters.
fn by_own_card(evil: &EvilRoles, seat: Seat, factor: &impl Fn(&World) -> f64) -> BlockFactors {
    let of = |good: GoodRoles| factor(&World { evil: *evil, good });
    let (nobody, holder) = (GoodRoles::default(), Some(seat));
    let servant = of(nobody);
    let mut factors = BlockFactors { all: servant, ..BlockFactors::NEUTRAL };
    if !evil.seats.contains(seat) {
        factors.merlin.set(holder, of(GoodRoles { merlin: holder, ..nobody }) / servant);
        factors.percival.set(holder, of(GoodRoles { percival: holder, ..nobody }) / servant);
        factors.lancelot.set(holder, of(GoodRoles { lancelot: holder, ..nobody }) / servant);
    }
    factors
}

/// Whether a Lancelot who is Evil must play Fail (AV-72, AV-80).
fn lancelot_must_fail(rules: &Rules) -> bool {
    match rules.lancelot {
        Lancelot::V1 { must_fail, .. } => must_fail,
        Lancelot::V2 { .. } => true,
        Lancelot::Off | Lancelot::V3 => false,
    }
}

/// Whether the Assassin of this world may name this seat (AV-45).
fn may_name(rules: &Rules, world: &World, switched: bool, by: Seat, target: Seat) -> bool {
    match rules.assassin_targets {
        AssassinTargets::CurrentGood => !world.evil_now(switched).contains(target),
        AssassinTargets::NotKnownEvil => {
            let roles = world.roles(rules.seats());
            let sight = Night::new(rules, &roles).sight(by, Role::Assassin);
            let lancelot = sight.evil_lancelot.filter(|_| !switched);
            target != by && !sight.evil.contains(target) && lancelot != Some(target)
        }
        AssassinTargets::AnyOther => target != by,
        AssassinTargets::AnySeat => true,
    }
}
