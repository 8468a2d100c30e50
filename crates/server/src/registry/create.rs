//! Creates tables.

use std::sync::Arc;

use game::Seat;
use games::{Difficulty, GameName, describe_setup};
use serde_json::Value;
use store::TableId;
use wire::rest::{Accepted, Wish};
use wire::room::House;

use super::Registry;
use crate::ids;
use crate::log::entry::{self, Entry, Opening};
use crate::problem::Problem;
use crate::store_log;
use crate::tables::room::{self, By, Room};
use crate::tables::{Ask, Guest};

/// How long the seats of a rematch are held, in milliseconds.
const HELD: i64 = 10 * 60_000;

impl Registry {
    /// Creates a table, with its host in the first seat.
    pub async fn create(self: &Arc<Self>, host: &Guest, wish: &Wish) -> Result<TableId, Problem> {
        let kind: GameName = wish.game.parse().map_err(Problem::from)?;
        room::check_house(&wish.house)?;
        let accepted = accept(kind, &wish.setup)?;
        let entropy = room::added(Seat::S0, wish.entropy.as_deref())?;
        let sat = Entry::Sat { seat: Seat::S0, person: host.person, name: host.name.clone(), entropy };
        let mut seats = vec![sat];
        if let Some(level) = &wish.practice {
            let level = Difficulty::read_level(level)
                .map_err(|message| Problem::from(wire::json::Misread::new("practice", message)))?;
            let others = Seat::ALL.into_iter().take(accepted.players.into()).skip(1);
            seats.extend(others.map(|seat| Entry::Bot { seat, level }));
        }
        let table = self.insert(kind, accepted.setup, wish.house.clone(), host.person, seats).await?;
        self.note_seat(host.person, table).await;
        if wish.practice.is_some() {
            self.ask(table, |reply| Ask::Act { guest: host.clone(), act: wire::rest::Act::Start, reply })
                .await?;
        }
        Ok(table)
    }

    async fn insert(
        &self,
        kind: GameName,
        setup: Value,
        house: House,
        host: i64,
        seats: Vec<Entry>,
    ) -> Result<TableId, Problem> {
        let players = accept(kind, &setup)?.players;
        for _ in 0..8 {
            let id = TableId(ids::number()?);
            let opening = Opening {
                v: entry::VERSION,
                game: kind.name().to_string(),
                setup: setup.clone(),
                house: house.clone(),
                seed: ids::hex(&ids::random::<32>()?),
                host,
                code: ids::code::<6>()?,
                at: self.now(),
            };
            let mut room =
                Room::open(id, opening.clone(), kind, players).map_err(|_| Problem::unavailable())?;
            let mut entries = vec![Entry::Opened(opening)];
            entries.extend(seats.iter().cloned());
            entries.iter().for_each(|entry| room.fold(entry, 0));
            let bytes = entries.iter().map(Entry::write).collect();
            match self.store.create(id, room.index(), bytes, self.now()).await {
                Ok(()) => {
                    self.metrics.tables_created.add();
                    return Ok(id);
                }
                // The code or the number is in use: draw others.
                Err(store::Error::Taken) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Problem::unavailable())
    }

    /// Creates a table with the same rules, for the same people: the one who asks is host and sits down, the seats of the
    /// others are held for a while. Returns its name.
    pub async fn again(&self, room: &Room, asker: i64) -> Result<String, Problem> {
        let until = self.now().saturating_add(HELD);
        let seats = room.seated().filter_map(|(seat, chair)| match &chair.by {
            By::Person { id, name } if *id == asker => {
                Some(Entry::Sat { seat, person: *id, name: name.clone(), entropy: None })
            }
            By::Person { id, name } if !chair.left => {
                Some(Entry::Held { seat, person: *id, name: name.clone(), until })
            }
            By::Bot { level } => Some(Entry::Bot { seat, level: *level }),
            By::Nobody | By::Person { .. } => None,
        });
        let table =
            self.insert(room.kind, room.setup.clone(), room.house.clone(), asker, seats.collect()).await?;
        self.note_seat(asker, table).await;
        Ok(ids::table_name(table))
    }

    /// Notes a seat for the person's list of tables.
    pub async fn note_seat(&self, person: i64, table: TableId) {
        if let Err(error) = self.store.note_seat(person, table).await {
            store_log::failed("a seat is not in its person's list", &error);
        }
    }
}

/// Checks a setup and returns it with every option filled in. A written deal is refused, because everybody must be able
/// to trust the cards.
pub fn accept(game: GameName, setup: &Value) -> Result<Accepted, Problem> {
    refuse_deal(setup)?;
    Ok(describe_setup(game, setup)?)
}

/// Refuses a setup with a written deal.
pub fn refuse_deal(setup: &Value) -> Result<(), Problem> {
    match setup.get("deal") {
        None | Some(Value::Null) => Ok(()),
        Some(_) => {
            let message = "a table on a server is always dealt by chance";
            Err(wire::json::Misread::new("setup.deal", message).into())
        }
    }
}
