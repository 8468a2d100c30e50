//! Shadows through the whole kit: laws, census, leaks and planted leaks (`docs/secrecy.md` 3 and 5.2).

use shadows::{Setup, Shadows, Wishes};
use testkit::mutant::{Mutant, Twist};
use testkit::shadows::mutants;
use testkit::shadows::setups::{any, with};
use testkit::{Channel, Rng, hunt, hunt_for, play_many};

#[test]
fn shadows_keeps_every_law() {
    let census = play_many::<Shadows>(0, 3000).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(census.unlisted::<Shadows>(), Vec::<String>::new(), "{census}");
    assert_eq!(census.missing::<Shadows>(1), Vec::<String>::new(), "{census}");
}

#[test]
fn sc_no_view_holds_anothers_secret() {
    let hunt = hunt::<Shadows>(any, 2000, 1);
    hunt.assert_clean();
    for phase in
        ["turn", "announce", "token", "vivien", "loyalty", "place", "gawain", "arthur", "percival", "bring"]
    {
        assert!(hunt.phases.count(phase) > 200, "{phase}: {}", hunt.phases.count(phase));
    }
}

#[test]
fn sc_79_knight_windows_tell_nothing_of_those_who_pass() {
    hunt::<Shadows>(with(expert), 800, 5).assert_clean();
}

fn expert(wishes: &mut Wishes) {
    wishes.expert = Some(true);
}

/// The planted leak goes by this channel, and the hunter finds it.
fn caught<T: Twist<Shadows>>(setup: impl Fn(&mut Rng) -> Setup, channel: Channel) {
    let hunt = hunt_for::<Mutant<Shadows, T>>(setup, 8000, channel);
    assert!(hunt.caught(channel), "{} comparisons, nothing found", hunt.compared);
}

macro_rules! planted {
    ($($test:ident: $twist:ident, $setups:expr, $channel:ident;)*) => {$(
        #[test]
        fn $test() {
            caught::<mutants::$twist>($setups, Channel::$channel);
        }
    )*};
}

planted! {
    pl_sc_1_a_named_token_is_caught: TokenAloud, any, Notices;
    pl_sc_2_a_swap_told_to_the_drawer_is_caught: SwapTold, any, Notices;
    pl_sc_4_the_card_under_a_whisper_is_caught: HeardAloud, any, Notices;
    pl_sc_6_an_unseen_discard_told_is_caught: DiscardAloud, any, Notices;
    pl_sc_7_the_index_of_a_placing_is_caught: PlaceIndex, any, Notices;
    pl_sc_8_a_prompt_by_loyalty_is_caught: LoyalForm, any, Form;
    pl_sc_9_a_window_for_true_holders_is_caught: TrueHolders, with(expert), Waiting;
    pl_sc_11_an_announced_answer_is_caught: AnswerAloud, with(expert), Notices;
    pl_sc_13_galahads_result_told_is_caught: PeekAloud, with(expert), Notices;
    pl_sc_14_gawains_rest_listed_is_caught: RestAloud, with(expert), Notices;
    pl_sc_18_a_named_returning_morgan_is_caught: ReturnAloud, with(expert), Notices;
    s_sc_9_a_named_knight_is_caught: KnightAloud, with(expert), Notices;
    s_sc_3_named_unused_morgans_are_caught: UnusedAloud, any, Notices;
}
