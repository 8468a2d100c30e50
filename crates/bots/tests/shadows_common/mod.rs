//! Tables of any options, for the tests of players and census.

use bots::Stream;
use shadows::{Leftovers, Setup, VivienExposed, Wishes};

/// Any number of seats, and each option with an even chance.
pub fn setup(stream: &mut Stream) -> Setup {
    let mut flag = || Some(stream.percent(50));
    let options = Wishes {
        expert: flag(),
        promos: flag(),
        memory_aid: flag(),
        modes_end_on_quest: flag(),
        modes_bind_traitor: flag(),
        whisper_loyal_may_lie: flag(),
        merlin5_beats_morgan7: flag(),
        merlin5_count_before: flag(),
        vivien_exposed: flag().filter(|on| *on).map(|_| VivienExposed::Allowed),
        sword_limit: flag().filter(|on| *on).map(|_| 16),
        gawain_leftovers: flag().filter(|on| *on).map(|_| Leftovers::Top),
        ..Wishes::default()
    };
    let players = u8::try_from(1 + stream.below(7)).ok();
    Setup { players, options: Some(options), deal: None }
}
