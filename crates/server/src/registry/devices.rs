//! One-time codes with which a seat moves to another device.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use game::Seat;
use store::TableId;

use super::Registry;
use crate::ids;
use crate::problem::Problem;
use crate::tables::{Ask, Guest};

/// How long a code can be used.
const VALID: Duration = Duration::from_secs(600);

/// The codes that can be used now, by their hash.
#[derive(Default)]
pub struct DeviceCodes(Mutex<HashMap<[u8; 32], Device>>);

/// A seat that is about to move to another device.
#[derive(Clone, Copy)]
struct Device {
    table: TableId,
    seat: Seat,
    person: i64,
    until: Instant,
}

impl Registry {
    /// A one-time code with which another device takes over a seat.
    pub fn device_code(&self, table: TableId, seat: Seat, person: i64) -> Result<String, ids::NoRandomness> {
        let code = ids::code::<8>()?;
        let mut devices = self.devices.0.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        devices.retain(|_, device| device.until > now && !(device.table == table && device.seat == seat));
        devices.insert(ids::hash(code.as_bytes()), Device { table, seat, person, until: now + VALID });
        Ok(code)
    }

    /// Takes over a seat with its code. The code is used up only if that succeeds.
    pub async fn redeem(self: &Arc<Self>, guest: &Guest, code: &str) -> Result<wire::rest::Acted, Problem> {
        let key = ids::hash(ids::tidy_code(code).as_bytes());
        let devices = || self.devices.0.lock().unwrap_or_else(PoisonError::into_inner);
        let device = devices().get(&key).copied().filter(|device| device.until > Instant::now());
        let Some(Device { table, seat, person, .. }) = device else { return Err(Problem::missing("code")) };
        // Of two who use it at once the table refuses the second: the seat no longer belongs to `person`.
        let moved =
            self.ask(table, |reply| Ask::Move { seat, from: person, guest: guest.clone(), reply }).await?;
        devices().remove(&key);
        Ok(moved)
    }
}
