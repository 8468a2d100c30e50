//! Who may know what: AV-105 to AV-107, by scenes and by random games.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)] // helpers of tests may fail

use std::collections::{BTreeMap, HashSet};

use crate::common::random::{Rng, any_move, any_setup, begin, many_commands};
use crate::common::{FIVE, SEVEN, TEN, options, read_setup, seat, table};
use avalon::{Avalon, Command, Phase, Private, Role, Vote};
use game::{Batch, Choices, Cursor, Game, Protocol, Seat, SeatSet, Table, Turn, Viewer};
use serde_json::{Value, json};

/// All that one viewer can observe of a table; of the notices the last ones.
fn observation(table: &Table<Avalon>, viewer: Viewer) -> Value {
    let cursor = table.cursor(viewer).0;
    let notices: Vec<_> = table.notices(viewer, Cursor(cursor.saturating_sub(12))).collect();
    let view = viewer.seat().map(|seat| table.view(seat));
    let legal = viewer.seat().map(|seat| table.legal(seat));
    let legal: Vec<_> = legal.iter().flat_map(|choices| choices.iter().take(100)).collect();
    let forms: Vec<_> = table.seats().iter().map(|seat| Avalon::form(table.board(), seat)).collect();
    json!({
        "notices": notices, "view": Avalon::show(table.board(), view), "legal": legal, "forms": forms,
        "waiting": table.asked(),
        "cursor": cursor,
    })
}

/// The same setup with the characters of the other seats dealt in another order.
fn other_deal(roles: &[Role], fixed: Seat, rng: &mut Rng) -> Vec<Role> {
    let mut other = roles.to_vec();
    for _ in 0..20 {
        let (a, b) = (rng.below(roles.len()), rng.below(roles.len()));
        let mine = usize::from(fixed.number());
        if a != mine && b != mine {
            other.swap(a, b);
        }
    }
    other
}

fn open(setup: &Value, roles: &[Role], leader: Seat, seed: u64) -> (Table<Avalon>, avalon::Dealer) {
    let mut setup = setup.clone();
    setup["deal"] = json!({"roles": roles, "leader": leader});
    let setup = read_setup(&setup);
    let options = Avalon::check(&setup).unwrap().options;
    let mut dealer = Avalon::dealer(&setup, game::Seed::from_number(seed).dice(&game::Entropy::none()));
    let mut table = Table::open(options);
    table.begin(&mut dealer).unwrap().commit();
    (table, dealer)
}

/// A Servant knows nothing of the others: whatever they are, the same deeds look the same to the Servant and to
/// spectators, until the shot opens or the viewer is shown a loyalty.
#[test]
fn t_av_24_av_105_av_106_no_view_holds_a_hidden_value_of_another() {
    let (mut compared, mut shots) = (0, 0);
    for number in 0..200 {
        let mut rng = Rng(number);
        let (mut setup, options) = any_setup(&mut rng);
        setup["options"]["wrongLoyaltyCard"] = json!("impossible");
        setup["options"]["firstLeader"] = json!("random");
        let (dealt, _) = begin(options, number);
        let roles: Vec<Role> =
            dealt.seats().iter().map(|s| avalon::roles(dealt.secrets().state()).get(s).unwrap()).collect();
        let Some(servant) = roles.iter().position(|role| *role == Role::Servant) else { continue };
        let viewer = seat(u8::try_from(servant).unwrap());
        let leader = seat(u8::try_from(rng.below(roles.len())).unwrap());
        let (mut left, mut chance) = open(&setup, &roles, leader, number);
        let (mut right, mut other) = open(&setup, &other_deal(&roles, viewer, &mut rng), leader, number);
        loop {
            if let Phase::Assassin { .. } | Phase::End { .. } = left.board().phase {
                shots += 1;
                break;
            }
            for looker in [Viewer::Table, Viewer::Seat(viewer)] {
                assert_eq!(
                    observation(&left, looker),
                    observation(&right, looker),
                    "game {number}, {looker}"
                );
                compared += 1;
            }
            let Some((who, mut command)) = any_move(&left, &mut rng) else { break };
            let legal: Vec<_> = right.legal(who).iter().collect();
            if !legal.contains(&command) {
                let both: Vec<_> = left.legal(who).iter().filter(|each| legal.contains(each)).collect();
                match both.first() {
                    Some(first) => command = *first,
                    None => break, // a Lancelot bound here and free there
                }
            }
            left.draft(who, &command, &mut chance).unwrap().commit();
            right.draft(who, &command, &mut other).unwrap().commit();
            let saw = |table: &Table<Avalon>| {
                let notices = table.notices(Viewer::Seat(viewer), Cursor(0));
                notices.filter(|notice| matches!(notice.private, Some(Private::YouSaw(_)))).count()
            };
            if saw(&left) > 0 {
                break;
            }
        }
    }
    assert!(compared > 4000 && shots > 20, "{compared} states, {shots} ends");
}

#[test]
fn av_105_good_and_evil_members_get_the_same_prompt() {
    let mut t = table(SEVEN, json!({}));
    t.approve("p06");
    assert_eq!((t.form(0), t.form(6)), (json!("play"), json!("play")));
    assert_eq!(t.form(1), json!("wait"));
}

#[test]
fn av_105_results_do_not_depend_on_the_order_in_which_secrets_came() {
    let last = |record: &str| {
        let mut t = table(TEN, json!({}));
        t.play("p089 ++++++++++").play(record);
        t.public()
    };
    assert_eq!(last("0s 8f 9f"), last("9f 8f 0s"));
    assert_eq!(last("0s 8f 9s"), last("9f 0s 8s"));
}

#[test]
fn av_106_a_spectator_sees_what_everybody_sees_and_nothing_else() {
    for number in 0..60 {
        let mut rng = Rng(number);
        let (_, options) = any_setup(&mut rng);
        let (mut table, mut dice) = begin(options, number);
        while let Some((who, command)) = any_move(&table, &mut rng) {
            let public = Avalon::show(table.board(), None);
            assert!(public.get("you").is_none() && public.get("secret").is_none());
            for seat in table.seats() {
                let mut view = Avalon::show(table.board(), Some(table.view(seat)));
                let you = view.as_object_mut().unwrap().remove("you").unwrap();
                assert_eq!((view, you["seat"].clone()), (public.clone(), json!(seat)));
            }
            assert!(table.notices(Viewer::Table, Cursor(0)).all(|notice| notice.private.is_none()));
            table.draft(who, &command, &mut dice).unwrap().commit();
        }
    }
}

/// A player who comes back, at any moment, gets exactly the own view from the own notices.
#[test]
fn av_106_av_107_a_view_follows_from_the_own_notices_and_from_the_state() {
    for number in 0..60 {
        let mut rng = Rng(number + 1000);
        let (_, options) = any_setup(&mut rng);
        let (mut table, mut dice) = begin(options, number);
        let mut stored = vec![(None, table.secrets().draws().to_vec(), table.secrets().log().to_vec())];
        while let Some((who, command)) = any_move(&table, &mut rng) {
            for viewer in Viewer::all(table.seats()) {
                let mirror = table.mirror(viewer);
                assert_eq!(mirror.board(), table.board());
                assert_eq!(mirror.view(), viewer.seat().map(|seat| table.view(seat)));
            }
            let draft = table.draft(who, &command, &mut dice).unwrap();
            let batch = draft.batch();
            stored.push((batch.by, batch.draws.to_vec(), batch.events.to_vec()));
            draft.commit();
        }
        let batches = stored.iter().map(|(by, draws, events)| Batch { by: *by, draws, events });
        let loaded = Table::load(options, batches).unwrap();
        assert!(loaded.secrets().state() == table.secrets().state());
        for viewer in Viewer::all(table.seats()) {
            assert_eq!(observation(&loaded, viewer), observation(&table, viewer));
        }
        assert_eq!(loaded.into_replay().ok().unwrap().check(), Ok(()));
    }
}

/// Whatever is listed is accepted, whatever is not is refused (AV-27), for every seat in every state of random games;
/// and every game ends.
#[test]
fn av_27_judgement_and_list_agree_everywhere() {
    let mut ends = BTreeMap::<String, u32>::new();
    for number in 0..200 {
        let mut rng = Rng(number + 5000);
        let (setup, options) = any_setup(&mut rng);
        let (mut table, mut dice) = begin(options, number);
        let mut moves = 0;
        while let Some((who, command)) = any_move(&table, &mut rng) {
            let command = match command {
                Command::Vote(_) if number % 8 == 0 => Command::Vote(Vote::Reject), // a table that never agrees
                _ => command,
            };
            let commands = if moves % 4 == 0 { many_commands(&mut rng) } else { Vec::new() };
            for seat in Seat::ALL {
                let (view, choices) = (table.view(seat), table.legal(seat));
                assert_eq!(choices.count() > 0, table.asked().contains(seat), "{setup}");
                let listed: HashSet<_> = choices.iter().collect();
                assert!(
                    listed.iter().all(|each| choices.contains(each) && Avalon::judge(&view, each).is_ok())
                );
                for each in &commands {
                    let judged = Avalon::judge(&view, each).is_ok();
                    assert_eq!(judged, choices.contains(each), "{each:?} by {seat} in {setup}");
                    assert_eq!(judged, listed.contains(each), "{each:?} by {seat} in {setup}");
                }
            }
            assert!(table.asked().is_subset(table.seats()));
            table.draft(who, &command, &mut dice).unwrap().commit();
            moves += 1;
            assert!(moves < 1000);
        }
        let Turn::Over(outcome) = table.waiting() else { panic!("nobody is asked and it is not over") };
        *ends.entry(format!("{:?}", outcome.by)).or_default() += 1;
        let evil: SeatSet = avalon::evil(table.secrets().state());
        let winners = if outcome.winner == avalon::Side::Evil { evil } else { table.seats() - evil };
        assert_eq!(outcome.winners, winners);
    }
    assert_eq!(ends.len(), 6, "{ends:?}");
}

#[test]
fn av_107_showing_a_view_twice_gives_the_same() {
    let mut t = table(FIVE, json!({}));
    t.play("p03 0+ 1-");
    for number in 0..5 {
        assert_eq!(t.view(number).to_string(), t.view(number).to_string());
    }
}

/// What a deed of one seat tells the others: the same, whichever way it went.
#[test]
fn av_105_secret_ballots_and_cards_look_alike_to_the_others() {
    for (before, left, right) in [("p03", "2+", "2-"), ("p34 +++++", "4s", "4f")] {
        let look = |record: &str| {
            let mut t = table(FIVE, json!({}));
            t.play(before).play(record);
            let others: Vec<Value> = Viewer::all(t.table.seats())
                .filter(|v| v.seat() != Some(seat(record[..1].parse().unwrap())))
                .map(|v| observation(&t.table, v))
                .collect();
            (others, t.table.secrets().state().clone())
        };
        let ((left, truth), (right, other)) = (look(left), look(right));
        assert_eq!(left, right);
        assert!(truth != other);
    }
}

/// With a secret list of characters nothing that may be known of the options depends on it; with a public list it
/// is part of them (AV-11).
#[test]
fn av_11_public_options_hide_a_secret_list() {
    let lists =
        [json!(["merlin", "assassin"]), json!(["merlin", "assassin", "percival", "morgana", "oberon"])];
    for players in 7..=10 {
        for lady in [false, true] {
            let known = |public: bool| {
                lists.clone().map(|roles| {
                    let rules = json!({"roleListPublic": public, "lady": lady});
                    let setup = json!({"players": players, "roles": roles, "options": rules});
                    Avalon::public_options(&options(&setup))
                })
            };
            let [few, many] = known(false);
            assert_eq!(few, many);
            assert_eq!((few.roles, few.deal), (None, Default::default()));
            let [few, many] = known(true);
            assert_ne!(few, many);
            assert_eq!(few.roles.map(|roles| roles.len()), Some(2));
        }
    }
}
