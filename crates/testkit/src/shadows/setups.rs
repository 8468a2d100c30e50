//! Setups of Shadows over all sizes and options.

use game::{Protocol, Seat};
use shadows::{Leftovers, Setup, Shadows, Start, VivienExposed, Wishes};

use crate::Rng;

/// Every size and every value of every option that differs from the usual one.
pub const VALUES: &[&str] = &[
    "players=1",
    "players=2",
    "players=3",
    "players=4",
    "players=5",
    "players=6",
    "players=7",
    "expert=true",
    "promos=true",
    "startPlayer=0",
    "startPlayer=1",
    "startPlayer=2",
    "startPlayer=3",
    "startPlayer=4",
    "startPlayer=5",
    "startPlayer=6",
    "memoryAid=true",
    "modesEndOnQuest=true",
    "modesBindTraitor=true",
    "whisperLoyalMayLie=true",
    "merlin5BeatsMorgan7=true",
    "merlin5CountBefore=true",
    "vivienExposed=allowed",
    "swordLimit=16",
    "gawainLeftovers=top",
];

/// A legal setup.
pub fn any(rng: &mut Rng) -> Setup {
    with(|_| {})(rng)
}

/// Legal setups with these wishes over them.
pub fn with(change: impl Fn(&mut Wishes) + Copy) -> impl Fn(&mut Rng) -> Setup + Copy {
    move |rng| {
        let players = if rng.percent(5) { 1 } else { 2 + u8::try_from(rng.below(6)).unwrap_or(0) };
        let mut wishes = wishes(players, rng);
        change(&mut wishes);
        let setup = Setup { players: Some(players), options: Some(wishes), deal: None };
        if Shadows::check(&setup).is_ok() {
            setup
        } else {
            Setup { players: Some(players), ..Setup::default() }
        }
    }
}

fn wishes(players: u8, rng: &mut Rng) -> Wishes {
    let mut on = |percent| rng.percent(percent).then_some(true);
    let mut wishes = Wishes {
        expert: on(55),
        promos: on(40),
        memory_aid: on(40),
        modes_end_on_quest: on(30),
        modes_bind_traitor: on(40),
        whisper_loyal_may_lie: on(30),
        merlin5_beats_morgan7: on(30),
        merlin5_count_before: on(30),
        ..Wishes::default()
    };
    wishes.vivien_exposed = rng.percent(40).then_some(VivienExposed::Allowed);
    wishes.sword_limit = rng.percent(30).then_some(16);
    wishes.gawain_leftovers = rng.percent(40).then_some(Leftovers::Top);
    let seat = Seat::new(u8::try_from(rng.below(players.into())).unwrap_or(0));
    wishes.start_player = seat.filter(|_| rng.percent(40)).map(Start::Seat);
    wishes
}
