//! Weights over all worlds, given what one seat was told.

use std::borrow::Cow;
use std::collections::BTreeMap;

use avalon::Avalon;
use avalon::night::Night;
use avalon::options::{AssassinTargets, Lancelot, Options, Rules};
use avalon::quest::sides;
use avalon::role::{Role, Side};
use avalon::statement::Statement;
use game::{BySeat, NoticeOf, Seat, SeatSet, Viewer};

use super::cards::Cards;
use super::course::Course;
use super::fact::{Dagger, Fact, Terms};
use super::habits::Habits;
use super::people::PEOPLE;
use super::reader::Reader;
use super::table::{Factors, Table};
use super::talk;
use super::voice::{self, Dark, Voice};
use super::world::{Evil, Good, NOBODY, World, bit};

/// What one viewer can know.
#[derive(Clone, Debug, PartialEq)]
pub struct Belief {
    terms: Terms,
    reader: Reader,
    facts: Vec<Fact>,
    /// A seat's is dealt with its first fact: its own card spares it nine worlds of ten.
    table: Option<Table>,
    cards: Cards,
    course: Course,
    switched: bool,
    habits: Cow<'static, Habits>,
}

impl Belief {
    /// Before the first notice of this viewer, with people's habits.
    pub fn new(options: &Options, viewer: Viewer) -> Belief {
        Belief::on(Terms::of(options), viewer, Cow::Borrowed(&PEOPLE))
    }

    /// The same without habits: every world that fits is as likely as every other of its list.
    pub fn plain(terms: Terms, viewer: Viewer) -> Belief {
        Belief::on(terms, viewer, Cow::Owned(Habits::none()))
    }

    /// The same on these terms, with these habits.
    pub fn on(terms: Terms, viewer: Viewer, habits: Cow<'static, Habits>) -> Belief {
        let reader = Reader::new(&terms.rules, viewer);
        let table = (viewer == Viewer::Table).then(|| Table::deal(&terms, None));
        let course = Course::new(terms.rules.players, sides(terms.rules.players).1);
        Belief {
            terms,
            reader,
            facts: Vec::new(),
            table,
            cards: Cards::default(),
            course,
            switched: false,
            habits,
        }
    }

    /// Takes in one of the viewer's notices.
    pub fn fold(&mut self, notice: &NoticeOf<Avalon>) {
        for fact in self.reader.read(notice) {
            self.observe(fact);
        }
    }

    /// Takes in what somebody said.
    pub fn hear(&mut self, by: Seat, statement: &Statement) {
        self.observe(Fact::Said { by, statement: *statement });
    }

    /// Takes in one fact.
    pub fn observe(&mut self, fact: Fact) {
        let own = match fact {
            Fact::Own { seat, role, .. } => Some((seat, role)),
            _ => None,
        };
        let mut table = self.table.take().unwrap_or_else(|| Table::deal(&self.terms, own));
        self.weigh(&mut table, &fact);
        self.table = Some(table);
        self.facts.push(fact);
    }

    fn weigh(&mut self, table: &mut Table, fact: &Fact) {
        let (rules, switched) = (self.terms.rules, self.switched);
        match *fact {
            Fact::Own { seat, role, sight } => table.retain(|world| {
                world.role(seat) == role
                    && Night::fall(&rules, &world.roles(rules.seats())).sight(seat, role) == sight
            }),
            Fact::Proposed { leader, quest: _, team, attempt } => {
                self.course.propose(leader, team, attempt);
                if !self.habits.is_silent() {
                    self.weigh_move(table, &Voice::lead(&self.habits, &self.course, self.own()));
                }
            }
            Fact::Voted { approvals } => {
                let team = SeatSet::from_bits(self.course.team());
                self.cards = Cards::set_out(team, binds(&rules), switched);
                if !self.habits.is_silent() {
                    self.weigh_move(
                        table,
                        &Voice::votes(&self.habits, &self.course, approvals.bits(), self.own()),
                    );
                }
            }
            Fact::Switched => {
                self.switched = !switched;
                self.cards.switched = self.switched;
            }
            Fact::Card { seat, card } => {
                self.cards.played(seat, card);
                self.keep_legal(table);
            }
            Fact::Exchanged { target, withdrawn } => {
                self.cards.exchange(target);
                if let Some(card) = withdrawn {
                    self.cards.played(target, card);
                    self.keep_legal(table);
                }
            }
            Fact::Looked { seat, card } => {
                self.cards.lies(seat, card);
                self.keep_legal(table);
            }
            Fact::Quest { fails, needed } => self.weigh_quest(table, fails, needed),
            Fact::Side { seat, side } => {
                let seat = bit(seat.number());
                table.retain_sides(switched, |world| {
                    (world.evil_now(switched) & seat != 0) == (side == Side::Evil)
                });
            }
            Fact::Dagger { seat, evil } => {
                let carries = |world: &World| match self.terms.dagger {
                    Dagger::Card => world.evil.assassin == seat.number(),
                    Dagger::Loose => world.evil.cards & bit(seat.number()) != 0,
                };
                let shown = |world: &World| evil.is_none_or(|evil| world.evil_now(switched) == evil.bits());
                table.retain_sides(switched, |world| carries(world) && shown(world));
            }
            Fact::Shot { by, target, merlin } => table.retain(|world| {
                (world.good.merlin() == target.number()) == merlin
                    && may_name(&rules, world, switched, by, target)
            }),
            Fact::Said { by, statement } => self.weigh_words(table, by, &statement),
            Fact::Unveiled { roles } => table.retain(|world| world.roles(rules.seats()) == roles),
        }
    }

    /// What an open move says by the habits.
    fn weigh_move(&self, table: &mut Table, voice: &Voice) {
        let dark = Dark::new(&self.terms.rules);
        table.multiply(|evil| voice.factors(&self.habits, evil, &dark));
    }

    /// The own seat's bit.
    fn own(&self) -> u16 {
        self.reader.viewer().seat().map_or(0, |seat| bit(seat.number()))
    }

    /// Worlds that cannot have brought these Fails are gone; habits weigh the rest, unless a card was changed or
    /// forced, when the Fails are not what Evil chose.
    fn weigh_quest(&mut self, table: &mut Table, fails: u8, needed: u8) {
        let cards = self.cards;
        let chosen = cards.exchanged == 0 && !cards.bound;
        if self.habits.is_silent() || !chosen {
            table.retain_sides(cards.switched, |world| cards.allow(world, fails.into()));
        } else {
            // Of the cards this seat knows nothing more is to be learned.
            let unknown = cards.team & !(cards.fails | cards.successes);
            let hidden = u32::from(fails).saturating_sub((cards.fails & cards.team).count_ones());
            let said = voice::quest(&self.habits, &self.course, u8::try_from(hidden).unwrap_or(fails));
            table.reweigh_sides(cards.switched, |world| {
                let went = (world.evil_now(cards.switched) & unknown).count_ones();
                let said = usize::try_from(went).ok().and_then(|went| said.get(went)).copied().unwrap_or(1.0);
                if cards.allow(world, fails.into()) { said } else { 0.0 }
            });
        }
        let steady = !matches!(self.terms.rules.lancelot, Lancelot::V1 { .. } | Lancelot::V2);
        self.course.resolve(fails, needed, chosen && steady);
    }

    /// Words are soft: they count for nobody who reckons with hard facts alone, nor do one's own, nor repetitions.
    fn weigh_words(&self, table: &mut Table, by: Seat, statement: &Statement) {
        let own = self.reader.viewer().seat() == Some(by);
        let again = self.facts.iter().any(|fact| match fact {
            Fact::Said { by: seat, statement: said } => *seat == by && talk::is_same(said, statement),
            _ => false,
        });
        if !(own || again || self.habits.is_silent() || talk::is_idle(statement)) {
            let switched = self.switched;
            let said = |world: &World| talk::weigh(world, switched, by, statement).exp();
            match statement {
                // Only this one asks for more of a world than who is on which side.
                Statement::IAm { .. } => table.multiply(|evil| by_name(evil, by, &said)),
                _ => table.reweigh_sides(switched, said),
            }
        }
    }

    fn keep_legal(&self, table: &mut Table) {
        let cards = self.cards;
        table.retain_sides(cards.switched, |world| cards.are_legal(world));
    }

    /// The same viewer's belief before the first fact.
    pub(super) fn anew(&self) -> Belief {
        Belief::on(self.terms.clone(), self.reader.viewer(), self.habits.clone())
    }

    /// The facts so far, oldest first.
    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// How many worlds are possible: none before a seat has its card, or if the facts contradict each other.
    pub fn worlds(&self) -> usize {
        self.table.as_ref().map_or(0, Table::len)
    }

    /// Bytes on the heap.
    pub fn bytes(&self) -> usize {
        self.table.as_ref().map_or(0, Table::bytes) + self.facts.capacity() * size_of::<Fact>()
    }

    /// Every possible world and its probability, in a fixed order.
    pub fn iter(&self) -> impl Iterator<Item = (World, f64)> + '_ {
        let total = self.table.as_ref().map_or(1.0, Table::total);
        self.table.iter().flat_map(Table::iter).map(move |(world, weight)| (world, weight / total))
    }

    /// The world at this share, from 0 up to 1, of the whole weight: a random one for a random share.
    pub fn draw(&self, share: f64) -> Option<World> {
        let table = self.table.as_ref()?;
        let mut left = share * table.total();
        let mut last = None;
        for (world, weight) in table.iter() {
            last = Some(world);
            left -= weight;
            if left < 0.0 {
                break;
            }
        }
        last
    }

    /// The probability of what is true of these worlds.
    pub fn probability(&self, mut is: impl FnMut(&World) -> bool) -> f64 {
        self.iter().filter(|(world, _)| is(world)).map(|(_, weight)| weight).sum()
    }

    /// How likely each set of seats is all who are Evil now, one bit a seat.
    pub fn evil_sets(&self) -> BTreeMap<u16, f64> {
        let mut sets = BTreeMap::new();
        for (world, weight) in self.iter() {
            *sets.entry(world.evil_now(self.switched)).or_default() += weight;
        }
        sets
    }

    /// How likely this seat is Evil now.
    pub fn evil(&self, seat: Seat) -> f64 {
        self.probability(|world| world.evil_now(self.switched) & bit(seat.number()) != 0)
    }

    /// How likely this seat holds this card.
    pub fn role(&self, seat: Seat, role: Role) -> f64 {
        self.probability(|world| world.role(seat) == role)
    }

    /// How likely nobody of this team is Evil now.
    pub fn clean(&self, team: SeatSet) -> f64 {
        self.probability(|world| world.evil_now(self.switched) & team.bits() == 0)
    }

    /// The likeliest worlds, likeliest first; of equals the earlier.
    pub fn top(&self, count: usize) -> Vec<(BySeat<Option<Role>>, f64)> {
        let mut worlds: Vec<(World, f64)> = self.iter().collect();
        let order = |a: &(World, f64), b: &(World, f64)| b.1.total_cmp(&a.1);
        worlds.sort_by(order);
        worlds.truncate(count);
        let seats = self.terms.rules.seats();
        worlds.into_iter().map(|(world, weight)| (world.roles(seats), weight)).collect()
    }
}

/// What hangs, of the Good half of a world, on the card of one seat alone.
fn by_name(evil: &Evil, seat: Seat, said: &impl Fn(&World) -> f64) -> Factors {
    let number = seat.number();
    let of = |merlin, percival, lancelot| {
        said(&World { evil: *evil, good: Good::new(merlin, percival, lancelot) })
    };
    let plain = of(NOBODY, NOBODY, NOBODY);
    let mut factors = Factors { all: plain, ..Factors::NONE };
    if evil.cards & bit(number) == 0 {
        let special = [
            (&mut factors.merlin, of(number, NOBODY, NOBODY)),
            (&mut factors.percival, of(NOBODY, number, NOBODY)),
            (&mut factors.lancelot, of(NOBODY, NOBODY, number)),
        ];
        for (by_seat, said) in special {
            if let Some(factor) = by_seat.get_mut(usize::from(number)) {
                *factor = said / plain;
            }
        }
    }
    factors
}

/// Whether a Lancelot who is Evil must play Fail (AV-72, AV-80).
fn binds(rules: &Rules) -> bool {
    match rules.lancelot {
        Lancelot::V1 { must_fail, .. } => must_fail,
        Lancelot::V2 => true,
        Lancelot::Off | Lancelot::V3 => false,
    }
}

/// Whether the Assassin of this world may name this seat (AV-45).
fn may_name(rules: &Rules, world: &World, switched: bool, by: Seat, target: Seat) -> bool {
    let named = bit(target.number());
    match rules.assassin_targets {
        AssassinTargets::CurrentGood => world.evil_now(switched) & named == 0,
        AssassinTargets::NotKnownEvil => {
            let roles = world.roles(rules.seats());
            let sight = Night::fall(rules, &roles).sight(by, Role::Assassin);
            let lancelot = sight.evil_lancelot.filter(|_| !switched);
            target != by && !sight.evil.contains(target) && lancelot != Some(target)
        }
        AssassinTargets::AnyOther => target != by,
        AssassinTargets::AnySeat => true,
    }
}
