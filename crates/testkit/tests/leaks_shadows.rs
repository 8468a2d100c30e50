//! No view of Shadows holds another's secret, and the hunter that says so catches every leak we could think of.
//! The witness is written from `docs/secrecy.md`; the numbers ST and PL are its.
#![allow(clippy::expect_used, clippy::panic)] // a table that cannot be laid should stop the test at once

use game::{Choices, Cursor, Entropy, Recall, Seat, Seed, Table, Viewer};
use shadows::{Command, Setup, Shadows, Wishes};
use testkit::leaky::{Leak, LeakyGame, SelectedLeak, select_leak};
use testkit::shadows::leaks;
use testkit::shadows::setups::{any, merlins, whispers, with};
use testkit::{Channel, Rng, Subject, hunt, hunt_for};

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

#[test]
fn sc_63_a_table_that_only_whispers_tells_no_true_card() {
    let hunt = hunt::<Shadows>(with(whispers), 800, 9);
    hunt.assert_clean();
    assert!(hunt.phases.count("announce") > 200, "{}", hunt.phases);
}

/// A table of four with this deck and a Traitor in seat 0, after these commands of the seats that are asked.
fn played<G: Subject<Setup = Setup, Command = Command>>(deck: &[&str], commands: &[&str]) -> Table<G> {
    let cards: Vec<String> = deck.iter().map(|card| format!("{card:?}")).collect();
    let setup: Setup = serde_json::from_str(&format!(
        r#"{{"options":{{"startPlayer":0}},"deal":{{"loyalty":["traitor","loyal","loyal","loyal"],
            "unused":["morgan:3","morgan:5","morgan:6"],"deck":[{}]}}}}"#,
        cards.join(",")
    ))
    .expect("a setup");
    let Ok(checked) = G::check(&setup) else { panic!("not a legal setup") };
    let mut ways = G::dealer(&setup, Seed::from_number(1).dice(&Entropy::none()));
    let mut table = Table::<G>::open(checked.options);
    table.begin(&mut ways).expect("a deal").commit();
    for command in commands {
        let command = G::read_command(command).expect("a command");
        let seat = table.asked().lowest().expect("somebody is asked");
        table.draft(seat, &command, &mut ways).expect("a legal command").commit();
    }
    table
}

/// What every viewer sees now, and can do now: not what it was told on the way.
fn looks<G: Subject>(table: &Table<G>) -> Vec<String> {
    let mut seen = vec![format!("{:?}", table.board()), G::show(table.board(), None).to_string()];
    for seat in table.seats() {
        let view = table.view(seat);
        let choices: Vec<G::Command> = table.legal(seat).iter().collect();
        let (form, hand) = (G::form(table.board(), seat), view.hand);
        seen.push(format!("{} {choices:?} {form:?} {hand:?}", G::show(table.board(), Some(view))));
    }
    seen
}

/// Nothing but whispers, and the Loyal tell the truth.
fn truthful(wishes: &mut Wishes) {
    whispers(wishes);
    wishes.whisper_loyal_may_lie = None;
}

fn expert(wishes: &mut Wishes) {
    wishes.expert = Some(true);
}

#[test]
fn st_sc_28_29_views_do_not_remember_covered_cards_or_discards() {
    let decks =
        [["picts:2", "grail:4", "dragon:?", "saxons:3"], ["excalibur:3", "saxons:5", "dragon:?", "saxons:3"]];
    // The third card covers the others; a hopeless quest discards them; the next card lies on a new pile.
    for commands in [&["l", "l", "l"][..], &["l", "l", "l", "qd"], &["l", "l", "l", "qd", "l"]] {
        let [left, right] = decks.map(|deck| looks(&played::<Shadows>(&deck, commands)));
        assert_eq!(left, right);
    }
}

/// The views after a Traitor heard one card or the other and lied about it: Morgan #1 came just before.
fn whispered<G: Subject<Setup = Setup, Command = Command>>() -> [Vec<String>; 2] {
    ["picts:5", "dragon:3"].map(|heard| {
        looks(&played::<G>(
            &["picts:2", "picts:3", "grail:2", "morgan:1", heard],
            &["l", "l", "l", "l", "l", "ng2"],
        ))
    })
}

#[test]
fn st_sc_5_8_nobody_is_shown_a_card_laid_face_down_again() {
    let [left, right] = whispered::<Shadows>();
    assert_eq!(left, right);
}

#[test]
fn pl_sc_19_a_whisperer_still_shown_the_card_is_caught() {
    select_leak::<Shadows, leaks::StillHeard>();
    let [left, right] = whispered::<LeakyGame<Shadows, SelectedLeak>>();
    assert_ne!(left, right);
}

/// How many notices a client that was told everything gets when it comes back and asks from 0.
fn told_again<G: Subject<Setup = Setup, Command = Command>>() -> usize {
    let table = played::<G>(&["picts:2", "picts:3", "grail:2"], &["l", "l", "l"]);
    let viewer = Viewer::Seat(Seat::S0);
    let from = match table.recall() {
        Recall::All => Cursor(0),
        Recall::OnlyNew => table.cursor(viewer),
    };
    table.notices(viewer, from).count()
}

#[test]
fn st_sc_30_a_client_that_comes_back_is_told_only_what_it_missed() {
    assert_eq!(told_again::<Shadows>(), 0);
}

#[test]
fn pl_sc_20_notices_given_again_are_caught() {
    select_leak::<Shadows, leaks::ToldAgain>();
    assert_ne!(told_again::<LeakyGame<Shadows, SelectedLeak>>(), 0);
}

/// The planted leak goes by this channel, and the hunter finds it.
fn caught<T: Leak<Shadows>>(setup: impl Fn(&mut Rng) -> Setup, channel: Channel) {
    select_leak::<Shadows, T>();
    let hunt = hunt_for::<LeakyGame<Shadows, SelectedLeak>>(setup, 8000, channel);
    assert!(hunt.caught(channel), "{} comparisons, nothing found", hunt.compared);
}

macro_rules! planted {
    ($($test:ident: $leak:ident, $setups:expr, $channel:ident;)*) => {$(
        #[test]
        fn $test() {
            caught::<leaks::$leak>($setups, Channel::$channel);
        }
    )*};
}

planted! {
    pl_sc_1_a_named_token_is_caught: TokenAloud, any, Notices;
    pl_sc_2_a_swap_told_to_the_drawer_is_caught: SwapTold, any, Notices;
    pl_sc_3_a_word_more_for_a_swap_is_caught: SwapNoticed, any, Notices;
    pl_sc_4_the_card_under_a_whisper_is_caught: HeardAloud, any, Notices;
    pl_sc_5_an_opened_pile_in_order_is_caught: PileInOrder, with(whispers), Notices;
    pl_sc_6_an_unseen_discard_told_is_caught: DiscardAloud, any, Notices;
    pl_sc_7_the_index_of_a_placing_is_caught: PlaceIndex, any, Notices;
    pl_sc_8_a_prompt_by_loyalty_is_caught: LoyalForm, any, Form;
    pl_sc_9_a_window_for_true_holders_is_caught: TrueHolders, with(expert), Waiting;
    pl_sc_10_a_window_cut_short_by_a_play_is_caught: HastyWindow, with(expert), Waiting;
    pl_sc_11_an_announced_answer_is_caught: AnswerAloud, with(expert), Notices;
    pl_sc_12_a_look_that_counts_morgans_is_caught: LookAloud, with(expert), Notices;
    pl_sc_13_galahads_result_told_is_caught: PeekAloud, with(expert), Notices;
    pl_sc_14_gawains_rest_listed_is_caught: RestAloud, with(expert), Notices;
    pl_sc_15_the_covered_pile_kept_on_the_board_is_caught: PileOnBoard, with(whispers), Board;
    pl_sc_16_a_merlin_discarded_unseen_and_noticed_is_caught: MerlinDiscarded, with(merlins), Board;
    pl_sc_17_ways_that_count_kinds_are_caught: KindsLeft, with(whispers), Board;
    pl_sc_18_a_named_returning_morgan_is_caught: ReturnAloud, with(expert), Notices;
    pl_sc_21_a_refused_lie_told_to_all_is_caught: RefusalAloud, with(truthful), Notices;
    s_sc_9_a_named_knight_is_caught: KnightAloud, with(expert), Notices;
    s_sc_3_named_unused_morgans_are_caught: UnusedAloud, any, Notices;
}
