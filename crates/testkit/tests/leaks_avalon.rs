//! No view holds another's secret (T-AV-24, AV-105 to AV-107), and the hunter that says so catches every
//! leak we could think of. The witness is written from `docs/secrecy.md`; the numbers ST and PL are its.

use avalon::{AssassinTargets, Avalon, LancelotVariant, Setup, Wishes, WrongLoyaltyCard};
use game::{Game, Protocol};
use testkit::avalon::leaks;
use testkit::avalon::setups::{any, with};
use testkit::leaky::{Leak, LeakyGame, SelectedLeak, select_leak};
use testkit::{Channel, Hunt, Rng, Subject, hunt, hunt_for};

/// A hunt that finds nothing and has looked often enough.
fn clean(setup: impl Fn(&mut Rng) -> Setup, walks: u64, phases: &[&str]) -> Hunt {
    let hunt = hunt::<Avalon>(setup, walks, 1);
    hunt.assert_clean();
    for phase in phases {
        assert!(hunt.phases.count(phase) > 200, "{phase}: {}", hunt.phases.count(phase));
    }
    hunt
}

/// The planted leak goes by this channel, and the hunter finds it.
fn caught<T: Leak<Avalon>>(setup: impl Fn(&mut Rng) -> Setup, channel: Channel) {
    select_leak::<Avalon, T>();
    let hunt = hunt_for::<LeakyGame<Avalon, SelectedLeak>>(setup, 6000, channel);
    assert!(hunt.caught(channel), "{} comparisons, nothing found", hunt.compared);
}

#[test]
fn t_av_24_no_view_holds_anothers_secret() {
    clean(any, 6000, &["propose", "vote", "quest", "lady", "plot", "charge", "excalibur", "ambush", "king"]);
}

#[test]
fn av_105_plot_cards_and_excalibur_tell_only_those_concerned() {
    let setups = with(|wishes| (wishes.plot, wishes.excalibur) = (Some(true), Some(true)));
    clean(setups, 3000, &["lead", "receive", "spot", "excalibur", "ambush", "quest"]);
}

#[test]
fn av_105_loyalty_checks_tell_the_checker_alone() {
    let setups = with(|wishes| {
        (wishes.lady, wishes.plot) = (Some(true), Some(true));
        wishes.wrong_loyalty_card = Some(WrongLoyaltyCard::SideLoses);
    });
    clean(setups, 3000, &["lady", "loyalty"]);
}

#[test]
fn av_11_a_secret_list_of_characters_stays_secret() {
    clean(with(|wishes| wishes.role_list_public = Some(false)), 3000, &["propose", "vote", "quest"]);
}

#[test]
fn av_76_a_switch_tells_each_lancelot_the_own_side() {
    for variant in [LancelotVariant::V1, LancelotVariant::V2, LancelotVariant::V3] {
        clean(with(move |wishes| wishes.lancelot_variant = Some(variant)), 1200, &["quest"]);
    }
}

#[test]
fn av_46_the_shot_opens_what_it_may() {
    let setups = with(|wishes| {
        wishes.assassin_targets = Some(AssassinTargets::NotKnownEvil);
        wishes.evil_reveal_at_assassination = Some(false);
    });
    clean(setups, 4000, &["assassin"]);
}

/// PL-AV-13: with a secret list, the spoken night is the same whatever the list (AV-19, ST-AV-4).
#[test]
fn av_19_the_script_of_a_secret_list_tells_nothing() {
    let mut rng = Rng::new(19);
    let setups = with(|wishes| wishes.role_list_public = Some(false));
    let mut compared = 0;
    for _ in 0..300 {
        let options = Avalon::check(&setups(&mut rng)).expect("a legal setup").options;
        let Some(rival) = Avalon::rival(&options, &mut rng) else { continue };
        let [left, right] = [&options, &rival].map(|options| {
            let board = Avalon::open(options).board;
            avalon::night_script(&board.rules, board.cast.as_ref())
        });
        assert_eq!(left, right);
        compared += 1;
    }
    assert!(compared > 100, "{compared}");
}

fn plot(wishes: &mut Wishes) {
    wishes.plot = Some(true);
    wishes.plots_per_round = Some(4);
}

fn lady(wishes: &mut Wishes) {
    wishes.lady = Some(true);
}

/// `pl_av_n: leak, setups, channel` for every planted leak.
macro_rules! planted {
    ($($test:ident: $leak:ident, $setups:expr, $channel:ident;)*) => {$(
        #[test]
        fn $test() {
            caught::<leaks::$leak>($setups, Channel::$channel);
        }
    )*};
}

planted! {
    pl_av_1_the_ballot_in_the_notice_is_caught: BallotAloud, any, Notices;
    pl_av_2_quest_cards_in_seat_order_are_caught: CardsInSeatOrder, any, Notices;
    pl_av_3_a_refusal_that_knows_roles_is_caught: KnowingRefusal, any, Refusal;
    pl_av_4_a_legal_list_from_the_state_is_caught: KnowingTargets, with(|wishes| {
        wishes.assassin_targets = Some(AssassinTargets::NotKnownEvil);
        wishes.evil_reveal_at_assassination = Some(false);
    }), Legal;
    pl_av_5_the_withdrawn_card_told_to_all_is_caught: WithdrawnAloud, with(|wishes| wishes.excalibur = Some(true)), Notices;
    pl_av_6_the_second_charge_seeing_the_first_is_caught: SecondCharge, with(plot), Notices;
    pl_av_7_a_check_told_to_all_is_caught: CheckAloud, with(lady), Notices;
    pl_av_7_a_check_overheard_is_caught: CheckOverheard, with(lady), Notices;
    pl_av_8_a_form_without_fail_for_good_is_caught: GoodForm, any, Form;
    pl_av_9_a_forced_fail_not_waited_for_is_caught: ForcedFail, with(|wishes| {
        wishes.lancelot_variant = Some(LancelotVariant::V2);
    }), Waiting;
    pl_av_10_lancelots_listed_are_caught: LancelotsListed, with(|wishes| {
        wishes.lancelot_variant = Some(LancelotVariant::V1);
    }), Notices;
    pl_av_11_merlin_listed_first_is_caught: MerlinFirst, any, Notices;
    pl_av_12_renewed_marks_are_caught: RenewedMarks, with(|wishes| {
        wishes.lancelot_variant = Some(LancelotVariant::V1);
    }), Notices;
    pl_av_15_an_open_ambush_is_caught: OpenAmbush, with(plot), Notices;
    pl_av_16_named_face_down_cards_are_caught: FaceUp, with(|wishes| {
        wishes.lancelot_variant = Some(LancelotVariant::V2);
    }), Notices;
    pl_av_17_votes_in_the_order_cast_are_caught: VotesInOrder, any, Form;
    pl_av_18_a_form_that_knows_the_true_card_is_caught: TrueLoyaltyForm, with(|wishes| {
        (wishes.lady, wishes.wrong_loyalty_card) = (Some(true), Some(WrongLoyaltyCard::SideLoses));
    }), Form;
    a_waiting_set_that_knows_ballots_is_caught: RejectersWaited, any, Waiting;
    mordred_marked_for_merlin_is_caught: MordredSeen, any, Notices;
    av_106_a_spectator_told_the_deal_is_caught: OpenDeal, any, Notices;
}
