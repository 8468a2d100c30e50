//! Positions counted by hand, without habits, and limits of habits.
// A broken expectation of the test itself should stop it at once.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::as_conversions
)]

use avalon::{Avalon, Card, LancelotVariant, Options, Quest, Role, Setup, Side, Sight, Wishes};
use bots::belief::{Belief, Fact, Question, Terms};
use game::{Protocol, Seat, SeatSet, Viewer};

const MERLIN: &[Role] = &[Role::Merlin, Role::Assassin];

fn options(roles: &[Role], wishes: Wishes) -> Options {
    let setup = Setup { players: Some(5), roles: Some(roles.to_vec()), options: wishes, ..Setup::default() };
    Avalon::check(&setup).unwrap().options
}

fn plain(roles: &[Role], viewer: Viewer) -> Belief {
    Belief::plain(Terms::of(&options(roles, Wishes::default())), viewer)
}

fn seats(numbers: &[u8]) -> SeatSet {
    numbers.iter().filter_map(|number| Seat::new(*number)).collect()
}

fn send(belief: &mut Belief, team: &[u8]) {
    belief.observe(Fact::Proposed { leader: Seat::S0, quest: Quest::First, team: seats(team), attempt: 1 });
    belief.observe(Fact::Voted { approvals: SeatSet::first(5) });
}

fn near(left: f64, right: f64) {
    assert!((left - right).abs() < 1e-12, "{left} is not {right}");
}

#[test]
fn five_seats_have_sixty_deals_of_merlin_and_assassin() {
    let belief = plain(MERLIN, Viewer::Table);
    assert_eq!(belief.worlds(), 60); // C(5,2) Evil pairs × 2 Assassins × 3 Merlins
    near(belief.evil(Seat::S3), 2.0 / 5.0);
    near(belief.role(Seat::S3, Role::Merlin), 1.0 / 5.0);
    near(belief.clean(seats(&[0, 1])), 3.0 / 10.0); // pairs among the other three
}

#[test]
fn one_fail_of_two_leaves_seven_pairs_of_ten() {
    let mut belief = plain(MERLIN, Viewer::Table);
    send(&mut belief, &[0, 1]);
    belief.observe(Fact::Quest { fails: 1, needed: 1 });
    assert_eq!(belief.worlds(), 42); // 10 pairs less the 3 that miss the team, × 6
    near(belief.evil(Seat::S0), 4.0 / 7.0);
    near(belief.evil(Seat::S2), 2.0 / 7.0);
    near(belief.clean(seats(&[0, 1])), 0.0);
    near(belief.clean(seats(&[2, 3])), 3.0 / 7.0); // {0,1} {0,4} {1,4}
}

#[test]
fn two_fails_of_two_settle_it_and_no_fail_says_nothing() {
    let mut belief = plain(MERLIN, Viewer::Table);
    send(&mut belief, &[0, 1]);
    let mut other = belief.clone();
    belief.observe(Fact::Quest { fails: 2, needed: 1 });
    assert_eq!(belief.worlds(), 6);
    near(belief.evil(Seat::S1), 1.0);
    other.observe(Fact::Quest { fails: 0, needed: 1 });
    assert_eq!(other.worlds(), 60); // Evil may play Success
}

#[test]
fn merlin_sees_all_but_mordred() {
    let mut belief = plain(MERLIN, Viewer::Seat(Seat::S0));
    let sight = Sight { evil: seats(&[3, 4]), ..Sight::default() };
    belief.observe(Fact::Own { seat: Seat::S0, role: Role::Merlin, sight });
    assert_eq!(belief.worlds(), 2); // which of the two is the Assassin
    let mut belief = plain(&[Role::Merlin, Role::Assassin, Role::Mordred], Viewer::Seat(Seat::S0));
    let sight = Sight { evil: seats(&[3]), ..Sight::default() };
    belief.observe(Fact::Own { seat: Seat::S0, role: Role::Merlin, sight });
    assert_eq!(belief.worlds(), 3); // Mordred is 1, 2 or 4
    near(belief.clean(seats(&[1, 2])), 1.0 / 3.0);
    near(belief.role(Seat::S3, Role::Assassin), 1.0);
}

#[test]
fn percival_sees_two_wizards() {
    let mut belief =
        plain(&[Role::Merlin, Role::Percival, Role::Assassin, Role::Morgana], Viewer::Seat(Seat::S0));
    let sight = Sight { wizards: seats(&[1, 2]), ..Sight::default() };
    belief.observe(Fact::Own { seat: Seat::S0, role: Role::Percival, sight });
    assert_eq!(belief.worlds(), 4); // two ways round, the Assassin is 3 or 4
    near(belief.role(Seat::S1, Role::Merlin), 0.5);
    near(belief.evil(Seat::S3), 0.5);
}

#[test]
fn an_own_fail_takes_the_suspicion_off_the_partner() {
    let mut belief = plain(MERLIN, Viewer::Seat(Seat::S0));
    let sight = Sight { evil: seats(&[4]), ..Sight::default() };
    belief.observe(Fact::Own { seat: Seat::S0, role: Role::Assassin, sight });
    assert_eq!(belief.worlds(), 3);
    // A Servant on a failed team of two knows that the other member played Fail.
    let mut belief = plain(MERLIN, Viewer::Seat(Seat::S0));
    belief.observe(Fact::Own { seat: Seat::S0, role: Role::Servant, sight: Sight::default() });
    assert_eq!(belief.worlds(), 24); // 6 pairs × 2 × 2
    send(&mut belief, &[0, 1]);
    belief.observe(Fact::Card { seat: Seat::S0, card: Card::Success });
    belief.observe(Fact::Quest { fails: 1, needed: 1 });
    near(belief.evil(Seat::S1), 1.0);
    near(belief.evil(Seat::S2), 1.0 / 3.0);
}

#[test]
fn excalibur_exchanges_one_card() {
    let wishes = Wishes { excalibur: Some(true), ..Wishes::default() };
    let start = Belief::plain(Terms::of(&options(MERLIN, wishes)), Viewer::Table);
    let mut belief = start.clone();
    send(&mut belief, &[0, 1, 2]);
    belief.observe(Fact::Exchanged { target: Seat::S2, withdrawn: None });
    let mut other = belief.clone();
    // No Fail after the exchange: the exchanged card was a Fail, so its owner is Evil.
    belief.observe(Fact::Quest { fails: 0, needed: 1 });
    near(belief.evil(Seat::S2), 1.0);
    near(belief.evil(Seat::S0), 1.0 / 4.0);
    // One Fail can be a Good player's Success, exchanged.
    other.observe(Fact::Quest { fails: 1, needed: 1 });
    assert_eq!(other.worlds(), 60);
    // The holder saw a Success taken away, so one of the two Fails is that card.
    let mut holder = start;
    send(&mut holder, &[0, 1, 2]);
    holder.observe(Fact::Exchanged { target: Seat::S2, withdrawn: Some(Card::Success) });
    holder.observe(Fact::Quest { fails: 2, needed: 1 });
    near(holder.evil(Seat::S2), 2.0 / 7.0); // 0 or 1 failed too: of the 7 such pairs two hold seat 2
}

#[test]
fn the_lady_shows_a_side_and_a_wrong_card_shows_the_other() {
    let mut belief = plain(MERLIN, Viewer::Table);
    belief.observe(Fact::Side { seat: Seat::S3, side: Side::Evil });
    assert_eq!(belief.worlds(), 24);
    near(belief.evil(Seat::S0), 1.0 / 4.0);
}

#[test]
fn a_lancelot_of_v2_must_fail_while_evil() {
    let wishes = Wishes { lancelot_variant: Some(LancelotVariant::V2), ..Wishes::default() };
    let start = Belief::plain(Terms::of(&options(MERLIN, wishes)), Viewer::Table);
    assert_eq!(start.worlds(), 120);
    let mut belief = start.clone();
    send(&mut belief, &[0, 1]);
    belief.observe(Fact::Quest { fails: 0, needed: 1 });
    assert_eq!(belief.worlds(), 72); // the Evil Lancelot is one of the other three
    near(belief.role(Seat::S0, Role::EvilLancelot), 0.0);
    let mut belief = start;
    send(&mut belief, &[0, 1]);
    belief.observe(Fact::Switched);
    belief.observe(Fact::Quest { fails: 0, needed: 1 });
    assert_eq!(belief.worlds(), 72); // and after a switch it is the Good one
    near(belief.role(Seat::S0, Role::GoodLancelot), 0.0);
    near(belief.role(Seat::S0, Role::EvilLancelot), 1.0 / 4.0); // of 72, the Good Lancelot is at 2, 3 or 4
}

#[test]
fn the_shot_shows_evil_and_the_assassin() {
    let mut belief = plain(MERLIN, Viewer::Table);
    belief.observe(Fact::ShotOpened { assassin: Seat::S1, evil: Some(seats(&[1, 3])) });
    assert_eq!(belief.worlds(), 3);
    near(belief.role(Seat::S0, Role::Merlin), 1.0 / 3.0);
}

#[test]
fn a_secret_list_is_a_mixture_of_lists() {
    let wishes = Wishes { role_list_public: Some(false), ..Wishes::default() };
    let belief = Belief::plain(Terms::of(&options(MERLIN, wishes)), Viewer::Table);
    // At five Evil has one free place: nobody, Morgana, Mordred or Oberon; Percival needs one of the first two.
    // Four lists without him have two Servants, 5!/2 deals each; two with him have five different cards, 5! deals.
    assert_eq!(belief.worlds(), 4 * 60 + 2 * 120);
    near(belief.probability(|world| world.evil.mordred.is_some()), 2.0 / 6.0);
}

#[test]
fn no_sequence_of_moves_removes_a_world() {
    let options = options(MERLIN, Wishes::default());
    let mut belief = Belief::new(&options, Viewer::Table);
    for attempt in 0..200 {
        let team = seats(&[attempt % 5, (attempt + 1) % 5]);
        let leader = Seat::new(attempt % 5).unwrap();
        belief.observe(Fact::Proposed { leader, quest: Quest::Fifth, team, attempt: 1 + attempt % 5 });
        belief.observe(Fact::Voted { approvals: seats(&[0, 2]) });
    }
    assert_eq!(belief.worlds(), 60);
    assert!(belief.iter().all(|(_, weight)| weight > 0.0));
    near(belief.iter().map(|(_, weight)| weight).sum(), 1.0);
}

#[test]
fn explain_names_the_fact_that_changed_the_belief() {
    let mut belief = plain(MERLIN, Viewer::Table);
    send(&mut belief, &[0, 1]);
    belief.observe(Fact::Quest { fails: 1, needed: 1 });
    send(&mut belief, &[2, 3]);
    belief.observe(Fact::Quest { fails: 0, needed: 1 });
    let moved = belief.explain(Question::Evil(Seat::S0), 3);
    assert_eq!(moved.len(), 1); // without habits votes and a quest without Fails say nothing
    assert_eq!(moved[0].fact, Fact::Quest { fails: 1, needed: 1 });
    near(moved[0].before, 2.0 / 5.0);
    near(moved[0].after, 4.0 / 7.0);
    let people = Belief::new(&options(MERLIN, Wishes::default()), Viewer::Table);
    assert!(people.explain(Question::Evil(Seat::S0), 3).is_empty());
}

#[test]
fn the_most_probable_worlds_come_first_and_own_moves_say_nothing() {
    let options = options(MERLIN, Wishes::default());
    let mut belief = Belief::new(&options, Viewer::Table);
    send(&mut belief, &[0, 1]);
    belief.observe(Fact::Quest { fails: 1, needed: 1 });
    let top = belief.top(5);
    assert!(top.windows(2).all(|pair| pair[0].1 >= pair[1].1));
    assert_eq!(top.len(), 5);
    // A Servant learns nothing from its own proposal and vote.
    let start = |approvals: &[u8]| {
        let mut belief = Belief::new(&options, Viewer::Seat(Seat::S0));
        belief.observe(Fact::Own { seat: Seat::S0, role: Role::Servant, sight: Sight::default() });
        belief.observe(Fact::Proposed {
            leader: Seat::S0,
            quest: Quest::First,
            team: seats(&[0, 1]),
            attempt: 1,
        });
        let before = belief.evil(Seat::S1);
        belief.observe(Fact::Voted { approvals: seats(approvals) });
        before
    };
    near(start(&[0, 1, 2]), 0.5);
}
