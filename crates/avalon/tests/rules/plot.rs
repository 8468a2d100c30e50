//! Plot cards: AV-89 to AV-94 and AV-100 to AV-104. Cards that are played in a window: `plot_windows`.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)] // helpers of tests may fail

use crate::common::{EIGHT, FIVE, SEVEN, T, TEN, dealt, faults, merge, options, warnings};
use serde_json::{Value, json};

/// A table of seven, seat 0 leading, where these plot cards come first.
pub fn seven(cards: &[&str], more: Value) -> T {
    with(SEVEN, cards, more)
}

pub fn with(roles: &str, cards: &[&str], more: Value) -> T {
    dealt(roles, merge(json!({"plot": true}), &more), json!({"plot": cards}))
}

pub fn one(roles: &str, card: &str, to: u8, more: Value) -> T {
    let mut t = with(roles, &[card], merge(json!({"plotsPerRound": 1}), &more));
    t.play(&format!(">{card}.{to}"));
    t
}

pub fn held(t: &T) -> Value {
    t.public()["plot"]["held"].clone()
}

#[test]
fn av_89_plot_cards_are_open_when_drawn_held_and_played() {
    let mut t = seven(&["king_returns", "ambush"], json!({}));
    assert_eq!(t.public()["plot"]["drawn"], json!(["king_returns", "ambush"]));
    t.look().play(">king_returns.2");
    assert_eq!(t.public_news(), [json!({"plot_given": {"card": "king_returns", "to": 2}})]);
    assert_eq!(held(&t), json!([{"card": "king_returns", "seat": 2}]));
    t.play(">ambush.3").approve("p01").look().play("!king_returns");
    assert_eq!(t.public_news(), [json!({"king_returned": {"seat": 2}})]);
    assert_eq!((held(&t), t.told()), (json!([{"card": "ambush", "seat": 3}]), vec![]));
}

#[test]
fn t_av_21_av_90_av_101_decks_and_draws_of_every_table() {
    let seven = json!([
        "lead_to_victory",
        "lead_to_victory",
        "ambush",
        "ambush",
        "king_returns",
        "restore_honor",
        "charge"
    ]);
    let fifteen = json!([
        "lead_to_victory",
        "lead_to_victory",
        "ambush",
        "ambush",
        "king_returns",
        "king_returns",
        "king_returns",
        "restore_honor",
        "charge",
        "charge",
        "show_nature",
        "are_you_the_one",
        "are_you_the_one",
        "we_found_you",
        "show_strength"
    ]);
    for (players, deck, draws) in [
        (5, &seven, 1),
        (6, &seven, 1),
        (7, &fifteen, 2),
        (8, &fifteen, 2),
        (9, &fifteen, 3),
        (10, &fifteen, 3),
    ] {
        let setup = json!({"players": players, "options": {"plot": true}});
        let rules = *options(&setup).rules();
        let cards: Vec<_> = rules.plot.unwrap().deck.cards().collect();
        assert_eq!(json!(cards), *deck, "{players} players");
        let plot = T::open(setup).public()["plot"].clone();
        assert_eq!(plot["drawn"].as_array().unwrap().len(), draws, "{players} players");
        assert_eq!(plot["deck"].as_array().unwrap().len(), cards.len() - draws);
    }
}

#[test]
fn av_90_once_per_round_and_as_many_as_the_table_says() {
    let mut t = seven(&["charge", "ambush", "charge", "ambush"], json!({}));
    assert_eq!(t.now(), "plot 0 / leader 0 / track 0");
    t.play(">charge.1 >ambush.1").reject();
    // A rejection draws nothing; the next round does, for the next Leader.
    assert_eq!((t.phase(), t.asked()), ("propose", vec![1]));
    t.approve("p01").play("ss");
    t.play("!ambush.0");
    assert_eq!(t.now(), "plot 2 / leader 2 / track 0");
    assert_eq!(t.public()["plot"]["drawn"], json!(["charge", "ambush"]));
    for number in [1, 4, 15] {
        let t = with(SEVEN, &[], json!({"plotsPerRound": number}));
        assert_eq!(t.public()["plot"]["drawn"].as_array().unwrap().len(), number);
    }
    for number in [0, 16] {
        let setup = json!({"players": 7, "options": {"plot": true, "plotsPerRound": number}});
        assert_eq!(faults(&setup), ["AV-90 plots_per_round options.plotsPerRound"]);
    }
}

#[test]
fn av_90_when_fewer_are_left_those_are_drawn_and_then_none() {
    let deck = json!(["charge", "ambush", "king_returns"]);
    let mut t =
        with(FIVE, &["charge", "ambush", "king_returns"], json!({"plotsPerRound": 2, "plotDeck56": deck}));
    t.play(">charge.1 >ambush.2").approve("p01").play("ss ~ambush");
    assert_eq!(t.public()["plot"]["drawn"], json!(["king_returns"]));
    t.play(">king_returns.2").approve("p012").play("~king_returns sss ~ambush");
    // None is left: the phase is left out.
    assert_eq!(t.now(), "propose 2 / leader 2 / track 0");
    assert_eq!(t.public()["plot"]["deck"], json!([]));
}

#[test]
fn av_91_every_card_goes_to_another_player_in_any_order() {
    let mut t = with(TEN, &["charge", "ambush", "king_returns"], json!({}));
    t.refused(0, ">charge.0", "AV-91", "give_to_self").refused(0, ">we_found_you.1", "AV-91", "not_drawn");
    t.refused(1, ">charge.2", "AV-27", "not_now").refused(0, "p012", "AV-27", "not_now");
    assert_eq!(t.form(0), json!({"give": {"to": [1, 2, 3, 4, 5, 6, 7, 8, 9]}}));
    t.play(">king_returns.4 >charge.4");
    assert_eq!((t.phase(), t.public()["plot"]["drawn"].clone()), ("plot", json!(["ambush"])));
    t.play(">ambush.9");
    let expected = json!([
        {"card": "king_returns", "seat": 4}, {"card": "charge", "seat": 4}, {"card": "ambush", "seat": 9}
    ]);
    assert_eq!((held(&t), t.phase()), (expected, "propose"));
    let mut t = T::open(
        json!({"players": 7, "options": {"plot": true, "firstLeader": 0}, "deal": {"plot": ["charge", "charge"]}}),
    );
    t.refused(0, ">charge.8", "AV-27", "no_such_seat");
}

#[test]
fn av_92_immediate_cards_act_at_once_and_are_gone_others_stay() {
    let mut t = seven(&["are_you_the_one", "charge"], json!({}));
    t.play(">are_you_the_one.3");
    // The other card waits until this one is carried out.
    assert_eq!(t.now(), "plot 3 / leader 0 / track 0");
    assert_eq!(t.public()["received"], json!({"card": "are_you_the_one", "seat": 3}));
    t.refused(0, ">charge.1", "AV-27", "not_now").play("!are_you_the_one.4");
    assert_eq!((held(&t), t.now()), (json!([]), "plot 0 / leader 0 / track 0".into()));
    t.play(">charge.1");
    assert_eq!(t.phase(), "propose");
    // Charge! stays to the end; a one-use card until it is played.
    for _ in 0..2 {
        t.reject();
        assert_eq!(held(&t), json!([{"card": "charge", "seat": 1}]));
    }
    let mut t = one(SEVEN, "ambush", 3, json!({}));
    t.approve("p01").play("ss ~ambush");
    assert_eq!(held(&t)[0], json!({"card": "ambush", "seat": 3}));
}

#[test]
fn av_93_clockwise_from_the_leader_once_each_and_a_pass_is_final() {
    let cards = ["king_returns", "king_returns", "king_returns"];
    let mut t = dealt(TEN, json!({"plot": true}), json!({"leader": 3, "plot": cards}));
    t.play(">king_returns.1 >king_returns.1 >king_returns.5").approve("p012");
    assert_eq!(t.now(), "king 5 / leader 3 / track 0");
    t.refused(1, "!king_returns", "AV-27", "not_now").refused(5, "~ambush", "AV-93", "not_this_card");
    t.refused(5, "!king_returns.1", "AV-93", "no_target_needed");
    t.look().play("~king_returns");
    assert_eq!(t.public_news(), [json!({"plot_passed": {"card": "king_returns", "seat": 5}})]);
    assert_eq!(t.now(), "king 1 / leader 3 / track 0");
    t.refused(5, "!king_returns", "AV-27", "not_now");
    // Two copies: one question.
    t.play("~king_returns");
    assert_eq!(t.phase(), "quest");
}

#[test]
fn av_93_the_leader_is_asked_first() {
    let mut t = seven(&["king_returns", "king_returns"], json!({}));
    t.play(">king_returns.1 >king_returns.6").reject();
    t.approve("p12");
    assert_eq!(t.now(), "king 1 / leader 1 / track 1");
    t.play("~king_returns");
    assert_eq!(t.asked(), [6]);
}

#[test]
fn av_93_a_holder_without_a_target_is_not_asked() {
    // Both members hold Ambush: each may look at the other, and nobody at himself.
    let mut t = seven(&["ambush", "ambush"], json!({}));
    t.play(">ambush.1 >ambush.2").approve("p12").play("ss");
    assert_eq!((t.asked(), t.legal(1)), (vec![1], "!ambush.2 ~ambush".into()));
    t.play("!ambush.2");
    // Seat 2 may still look at seat 1.
    assert_eq!((t.asked(), t.legal(2)), (vec![2], "!ambush.1 ~ambush".into()));
    // In the light: the only other member plays face up.
    let mut t = seven(&["ambush", "we_found_you"], json!({}));
    t.play(">ambush.1 >we_found_you.2").approve("p01").play("!we_found_you.0 ss");
    assert_eq!((t.score(), t.public()["round"].clone()), ((1, 0), json!(2)));
    assert_eq!(held(&t), json!([{"card": "ambush", "seat": 1}]));
}

#[test]
fn av_94_what_a_card_showed_is_talk_and_stays_with_the_looker() {
    let mut t = one(SEVEN, "ambush", 3, json!({}));
    t.approve("p06").play("sf").look().play("!ambush.6");
    assert_eq!(t.told(), [3]);
    let seen = json!({"seat": 6, "card": "fail", "by": "ambush", "round": 1});
    assert_eq!(t.you(3)["cards_seen"], json!([seen]));
    assert!((0..7).filter(|seat| *seat != 3).all(|seat| t.you(seat).get("cards_seen").is_none()));
    let said = json!({"card_showed": {"seat": 6, "quest": 1, "card": "success"}});
    assert!(avalon::Statement::hear(&said).is_some());
}

#[test]
fn av_100_restore_your_honor_takes_a_held_card() {
    let mut t = with(TEN, &["charge", "ambush", "restore_honor"], json!({}));
    t.play(">charge.4 >restore_honor.2");
    // Ambush is drawn and not given: not held. It must take Charge!.
    assert_eq!(
        (t.now(), t.legal(2)),
        ("plot 2 / leader 0 / track 0".into(), "!restore_honor.4.charge".into())
    );
    assert_eq!(t.form(2), json!({"take": {"from": [4]}}));
    for (text, code) in [
        ("!restore_honor.4.ambush", "nothing_to_take"),
        ("!restore_honor.5.charge", "nothing_to_take"),
        ("!restore_honor.2.charge", "nothing_to_take"),
    ] {
        t.refused(2, text, "AV-100", code);
    }
    t.refused(2, "!restore_honor", "AV-93", "target_needed").refused(
        2,
        "!restore_honor.4",
        "AV-93",
        "target_needed",
    );
    t.refused(2, "~restore_honor", "AV-27", "not_now").refused(2, "!charge.4", "AV-93", "not_this_card");
    t.look().play("!restore_honor.4.charge");
    assert_eq!(t.public_news(), [json!({"plot_taken": {"card": "charge", "from": 4, "by": 2}})]);
    assert_eq!(held(&t), json!([{"card": "charge", "seat": 2}]));
    assert_eq!((t.phase(), t.asked()), ("plot", vec![0]));
}

#[test]
fn t_av_22_restore_your_honor_while_nobody_else_holds_a_card() {
    let mut t = seven(&["restore_honor", "charge"], json!({}));
    t.play(">restore_honor.2");
    assert_eq!((t.now(), held(&t)), ("plot 0 / leader 0 / track 0".into(), json!([])));
    t.play(">charge.2");
    assert_eq!(t.phase(), "propose");
    // Nor does the receiver's own card count, and a seat that is not there holds nothing.
    let mut t = seven(&["restore_honor", "charge"], json!({}));
    t.play(">charge.2 >restore_honor.2");
    assert_eq!((t.phase(), held(&t)), ("propose", json!([{"card": "charge", "seat": 2}])));
    let mut t = seven(&["charge", "restore_honor"], json!({}));
    t.play(">charge.4 >restore_honor.2").refused(2, "!restore_honor.8.charge", "AV-27", "no_such_seat");
}

#[test]
fn av_100_are_you_the_one_checks_a_neighbour() {
    for (receiver, left, right) in [(3, 4, 2), (6, 0, 5)] {
        let mut t = with(SEVEN, &["are_you_the_one"], json!({"plotsPerRound": 1}));
        t.play(&format!(">are_you_the_one.{receiver}"));
        for other in 0..7 {
            if ![left, right].contains(&other) {
                t.refused(receiver, &format!("!are_you_the_one.{other}"), "AV-100", "not_a_neighbour");
            }
        }
        t.refused(receiver, "~are_you_the_one", "AV-27", "not_now");
        t.look().play(&format!("!are_you_the_one.{right}"));
        let checking = json!({"checker": receiver, "shower": right, "by": "are_you_the_one"});
        assert_eq!(t.public_news(), [json!({"loyalty_seen": checking})]);
        assert_eq!((t.told(), t.phase()), (vec![receiver], "propose"));
        let known = if right >= 4 { "evil" } else { "good" };
        let mark = json!({"seat": right, "as": known, "since": "plot", "round": 1});
        assert_eq!(t.news(receiver), [json!({"you_saw": mark})]);
    }
}

#[test]
fn av_100_show_your_true_nature_to_anybody_else() {
    let mut t = one(SEVEN, "show_nature", 6, json!({}));
    t.refused(6, "!show_nature.6", "AV-100", "show_to_another");
    assert_eq!(t.legal(6), (0..6).map(|n| format!("!show_nature.{n}")).collect::<Vec<_>>().join(" "));
    t.look().play("!show_nature.0"); // the Leader too
    let checking = json!({"checker": 0, "shower": 6, "by": "show_nature"});
    assert_eq!(t.public_news(), [json!({"loyalty_seen": checking})]);
    assert_eq!(t.told(), [0]);
    assert_eq!(t.news(0), [json!({"you_saw": {"seat": 6, "as": "evil", "since": "plot", "round": 1}})]);
}

#[test]
fn av_100_show_your_strength_is_kept_by_the_leader() {
    let mut t = seven(&["show_strength", "charge"], json!({}));
    t.refused(0, ">show_strength.1", "AV-100", "strength_is_kept");
    t.refused(0, "!show_strength.0", "AV-100", "show_to_another").refused(
        0,
        "!show_strength",
        "AV-93",
        "target_needed",
    );
    t.refused(0, "!charge.1", "AV-93", "not_this_card");
    // When the Leader chooses: before or after the others.
    for order in ["!show_strength.3 >charge.1", ">charge.1 !show_strength.3"] {
        let mut t = seven(&["show_strength", "charge"], json!({}));
        t.look().play(order);
        assert_eq!(
            (t.told(), t.phase(), held(&t)),
            (vec![3], "propose", json!([{"card": "charge", "seat": 1}]))
        );
        assert_eq!(t.news(3), [json!({"you_saw": {"seat": 0, "as": "good", "since": "plot", "round": 1}})]);
    }
    let mut t = seven(&["charge", "charge"], json!({}));
    t.refused(0, "!show_strength.3", "AV-91", "not_drawn");
}

#[test]
fn av_101_a_list_of_cards_is_for_small_tables() {
    let setup =
        |players: u8, deck: Value| json!({"players": players, "options": {"plot": true, "plotDeck56": deck}});
    let cards = |setup: &Value| json!(options(setup).rules().plot.unwrap().deck.cards().collect::<Vec<_>>());
    assert_eq!(
        cards(&setup(6, json!(["charge", "ambush", "charge"]))),
        json!(["ambush", "charge", "charge"])
    );
    assert_eq!(cards(&setup(5, json!("seven"))).as_array().unwrap().len(), 7);
    assert_eq!(cards(&setup(7, json!(["charge"]))).as_array().unwrap().len(), 15);
    assert_eq!(warnings(&setup(7, json!(["charge"]))), ["AV-101 plot_deck_unused options.plotDeck56"]);
    assert_eq!(faults(&setup(5, json!([]))), ["AV-102 plot_deck_empty options.plotDeck56"]);
    let supply = faults(&setup(5, json!(["restore_honor", "restore_honor"])));
    assert_eq!(supply, ["AV-102 plot_card_supply options.plotDeck56[1]"]);
}

#[test]
fn av_103_the_deck_cannot_run_out() {
    for (players, left) in [(5, 2), (6, 2), (7, 5), (8, 5), (9, 0), (10, 0)] {
        let rules = options(&json!({"players": players, "options": {"plot": true}}));
        let plot = rules.rules().plot.unwrap();
        assert_eq!(plot.deck.len() - 5 * plot.per_round, left, "{players} players");
    }
}

#[test]
fn av_104_plot_checks_show_the_present_loyalty() {
    let roles = "merlin servant good_lancelot servant evil_lancelot minion assassin";
    let options =
        json!({"plot": true, "plotsPerRound": 1, "lancelotVariant": "v1", "lancelotV1Deck": "bigBox"});
    let deal = json!({"plot": ["are_you_the_one"], "lancelot": ["switch"]});
    let mut t = dealt(roles, options, deal);
    t.play(">are_you_the_one.3 !are_you_the_one.4");
    assert_eq!(t.knows(3), "4:good");
    // Mordred and Oberon show Evil.
    for dark in ["mordred", "oberon"] {
        let roles = format!("merlin servant servant servant servant {dark} minion assassin");
        let mut t = with(&roles, &["are_you_the_one"], json!({"plotsPerRound": 1}));
        t.play(">are_you_the_one.4 !are_you_the_one.5");
        assert_eq!(t.knows(4), "5:evil");
    }
}

#[test]
fn av_104_av_65_a_wrong_card_loses_in_every_plot_check() {
    let side_loses = json!({"wrongLoyaltyCard": "sideLoses"});
    let evil = "evil wrong_loyalty 5 6 7";
    let good = "good wrong_loyalty 0 1 2 3 4";
    // Seat 4 is Good and checks 5; seat 5 shows itself; the Leader 0 shows itself.
    for (card, moves, shower, right, wrong, outcome) in [
        ("are_you_the_one", ">are_you_the_one.4 !are_you_the_one.5", 5, "e", "g", good),
        ("show_nature", ">show_nature.5 !show_nature.4", 5, "e", "g", good),
        ("show_strength", "!show_strength.4", 0, "g", "e", evil),
    ] {
        let wishes = || merge(side_loses.clone(), &json!({"plotsPerRound": 1}));
        let mut t = with(EIGHT, &[card], wishes());
        t.play(moves);
        assert_eq!(t.now(), format!("loyalty {shower} / leader 0 / track 0"), "{card}");
        t.look().play(wrong);
        assert_eq!(t.outcome(), outcome, "{card}");
        let side = if wrong == "e" { "evil" } else { "good" };
        assert_eq!(t.public_news()[0], json!({"wrong_card_passed": {"shower": shower, "side": side}}));
        let mut t = with(EIGHT, &[card], wishes());
        t.play(moves).play(right);
        assert_eq!((t.phase(), t.public()["plot"]["drawn"].clone()), ("propose", json!([])), "{card}");
        assert_eq!(t.knows(4), format!("{shower}:{}", if right == "e" { "evil" } else { "good" }));
    }
}
