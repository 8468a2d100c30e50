//! Weights over all worlds, given what one seat was told.

use avalon::Avalon;
use avalon::night::Night;
use avalon::options::{AssassinTargets, Lancelot, Options, Rules};
use avalon::role::{Role, Side};
use game::{BySeat, NoticeOf, Seat, SeatSet, Viewer};

use super::cards::Cards;
use super::fact::{Dagger, Fact, Terms};
use super::reader::Reader;
use super::table::Table;
use super::world::{World, bit};

/// What one viewer can know.
#[derive(Clone, Debug, PartialEq)]
pub struct Belief {
    terms: Terms,
    reader: Reader,
    facts: Vec<Fact>,
    /// A seat's is dealt with its first fact: its own card spares it nine worlds of ten.
    table: Option<Table>,
    cards: Cards,
    team: SeatSet,
    switched: bool,
}

impl Belief {
    /// Before the first notice of this viewer.
    pub fn new(options: &Options, viewer: Viewer) -> Belief {
        Belief::on(Terms::of(options), viewer)
    }

    /// The same without habits: every world that fits is as likely as every other of its list.
    pub fn plain(terms: Terms, viewer: Viewer) -> Belief {
        Belief::on(terms, viewer)
    }

    /// The same on these terms.
    pub fn on(terms: Terms, viewer: Viewer) -> Belief {
        let reader = Reader::new(&terms.rules, viewer);
        let table = (viewer == Viewer::Table).then(|| Table::deal(&terms, None));
        let (cards, team) = (Cards::default(), SeatSet::EMPTY);
        Belief { terms, reader, facts: Vec::new(), table, cards, team, switched: false }
    }

    /// Takes in one of the viewer's notices.
    pub fn fold(&mut self, notice: &NoticeOf<Avalon>) {
        for fact in self.reader.read(notice) {
            self.observe(fact);
        }
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
            Fact::Proposed { team, .. } => self.team = team,
            Fact::Voted { .. } => {
                self.cards = Cards::set_out(self.team, binds(&rules), switched);
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
            Fact::Quest { fails, needed: _ } => {
                let cards = self.cards;
                table.retain(|world| cards.allow(world, fails.into()));
            }
            Fact::Side { seat, side } => {
                let seat = bit(seat.number());
                table.retain(|world| (world.evil_now(switched) & seat != 0) == (side == Side::Evil));
            }
            Fact::Dagger { seat, evil } => {
                let carries = |world: &World| match self.terms.dagger {
                    Dagger::Card => world.evil.assassin == seat.number(),
                    Dagger::Loose => world.evil.cards & bit(seat.number()) != 0,
                };
                let shown = |world: &World| evil.is_none_or(|evil| world.evil_now(switched) == evil.bits());
                table.retain(|world| carries(world) && shown(world));
            }
            Fact::Shot { by, target, merlin } => table.retain(|world| {
                (world.good.merlin() == target.number()) == merlin
                    && may_name(&rules, world, switched, by, target)
            }),
            Fact::Unveiled { roles } => table.retain(|world| world.roles(rules.seats()) == roles),
        }
    }

    fn keep_legal(&self, table: &mut Table) {
        let cards = self.cards;
        table.retain(|world| cards.are_legal(world));
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

    /// The probability of what is true of these worlds.
    pub fn probability(&self, mut is: impl FnMut(&World) -> bool) -> f64 {
        self.iter().filter(|(world, _)| is(world)).map(|(_, weight)| weight).sum()
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
