//! Names for seats where no person has given one.

use game::Seat;

/// One name for each seat, in alphabetical order. None is a character or a Knight of any game.
pub const SEAT_NAMES: [&str; 10] =
    ["Alys", "Bors", "Cador", "Dagonet", "Elaine", "Fergus", "Gareth", "Hector", "Isolde", "Jory"];

/// The name of this seat.
pub fn seat_name(seat: Seat) -> &'static str {
    SEAT_NAMES.get(usize::from(seat.number())).copied().unwrap_or("Bot")
}
