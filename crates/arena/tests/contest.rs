//! Tests of the arena itself: it reproduces published figures, finds equal players equal and notices wrong players.
// A broken expectation of the test itself should stop it at once and loudly.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use arena::contest::{ChunkResult, Contest, Entrant, Matchup, Standing, matrix, seats, teams};
use avalon::{AssassinTargets, Avalon, Card, Choices, Command, Options, Public, Setup, Statement, Wishes};
use bots::avalon::LogicPlayer;
use bots::{Mind, Player, Stream};
use game::{NoticeOf, Protocol, Seat, ViewOf};
use games::Playable;
use shadows::Shadows;

fn options(targets: AssassinTargets) -> Options {
    let options = Wishes { assassin_targets: Some(targets), ..Wishes::default() };
    Avalon::check(&Setup { players: Some(5), options, ..Setup::default() }).unwrap().options
}

fn entrant<G: Playable>(name: &str, player: Player) -> Entrant<G> {
    Entrant { name: name.to_string(), make: Box::new(move |_| G::player(player).unwrap()) }
}

fn run<G: Playable>(
    options: &G::Options,
    entrants: &[Entrant<G>],
    cells: &[Matchup],
    deals: u64,
    seed: u64,
) -> Standing {
    let contest = Contest { options, entrants, cells, deals, seed };
    let results: Vec<ChunkResult> = contest.play(&(0..contest.chunks()).collect::<Vec<_>>(), &|| {});
    let standing = contest.standing(String::new(), &results.iter().collect::<Vec<_>>());
    assert!(standing.cells.iter().all(|cell| cell.broken == 0));
    standing
}

/// Five of a kind, in games of their own.
fn mirror(entrant: Entrant<Avalon>, targets: AssassinTargets, games: u64) -> Standing {
    run::<Avalon>(&options(targets), &[entrant], &teams(1), games, 1)
}

/// Games in CI: a share of a third then has a standard error of a third of a point.
const GAMES: u64 = 20_000;

/// The published figure is 25.9 of 100 for Good; our long run (docs/results) has 25.8, three successes 32.3 and 12.9
/// proposals. Three standard errors of this run are one point, and 0.1 proposals.
fn is_logic(found: &Standing) -> bool {
    let mean = |name: &str| found.cells[0].means[name].mean;
    (mean("good") - 0.259).abs() < 0.01
        && (mean("three_successes") - 0.326).abs() < 0.01
        && (mean("proposals") - 12.95).abs() < 0.15
}

#[test]
fn five_logic_bots_give_the_published_figures() {
    let found = mirror(entrant("logic", Player::Logic), AssassinTargets::AnySeat, GAMES);
    assert!(is_logic(&found), "{:?}", found.cells[0].means);
    let found = mirror(entrant("logic", Player::Logic), AssassinTargets::CurrentGood, GAMES);
    // One of three Good seats is hit instead of one of five seats: ⅔ of the successes instead of ⅘.
    assert!((found.cells[0].means["good"].mean - 0.214).abs() < 0.01, "{:?}", found.cells[0].means);
}

#[test]
fn five_random_players_give_the_published_figure() {
    let found = mirror(entrant("random", Player::Random), AssassinTargets::AnySeat, GAMES);
    assert!((found.cells[0].means["good"].mean - 0.398).abs() < 0.01, "{:?}", found.cells[0].means);
}

/// A LogicBot with one mistake.
struct Wrong {
    inner: LogicPlayer,
    mistake: Mistake,
}

#[derive(Clone, Copy, Debug)]
enum Mistake {
    /// Never hears how a quest came back.
    ForgetsFails,
    /// As Evil plays Success.
    PlaysSuccess,
    /// Rejects the fifth team too.
    AlwaysRejects,
}

impl Mind<Avalon> for Wrong {
    fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        let told = matches!(notice.public, Some(Public::QuestDone { .. }));
        if !(told && matches!(self.mistake, Mistake::ForgetsFails)) {
            self.inner.notice(notice);
        }
    }
    fn hear(&mut self, _: Seat, _: &Statement) {}
    fn choose(&mut self, view: &ViewOf<'_, Avalon>, choices: &Choices, stream: &mut Stream) -> Command {
        match (self.mistake, choices) {
            (Mistake::PlaysSuccess, Choices::Play { .. }) => Command::Play(Card::Success),
            (Mistake::AlwaysRejects, Choices::Vote) if view.board.vote_track == 4 => {
                Command::Vote(avalon::Vote::Reject)
            }
            _ => self.inner.choose(view, choices, stream),
        }
    }
    fn speak(&mut self, _: &ViewOf<'_, Avalon>, _: &mut Stream) -> Vec<Statement> {
        Vec::new()
    }
}

#[test]
fn a_logic_bot_with_a_mistake_does_not_pass() {
    for mistake in [Mistake::ForgetsFails, Mistake::PlaysSuccess, Mistake::AlwaysRejects] {
        let make = move |_: &arena::contest::SeatContext<'_, Avalon>| -> Box<dyn Mind<Avalon>> {
            Box::new(Wrong { inner: LogicPlayer::default(), mistake })
        };
        let wrong = Entrant { name: "wrong".to_string(), make: Box::new(make) };
        let found = mirror(wrong, AssassinTargets::AnySeat, 4000);
        assert!(!is_logic(&found), "{mistake:?} {:?}", found.cells[0].means);
    }
}

#[test]
fn a_player_is_as_strong_as_itself_under_another_name() {
    let entrants = [entrant("x", Player::Logic), entrant("y", Player::Logic)];
    let found = run::<Avalon>(&options(AssassinTargets::AnySeat), &entrants, &seats(&[vec![0]], 2), 2000, 5);
    let compared = &found.differences[0];
    assert_eq!((compared.first.as_str(), compared.second.as_str()), ("x", "y"));
    for name in ["all", "good", "evil"] {
        let span = &compared.wins[name];
        // They do play differently: the same deals, other random streams.
        assert!(span.error.unwrap() > 0.001, "{name} {span:?}");
        assert!(span.low.unwrap() < 0.0 && 0.0 < span.high.unwrap(), "{name} {span:?}");
    }
    let [x, y] = [&found.ratings[0], &found.ratings[1]];
    assert!((x.elo - y.elo).abs() < 2.0 * 1.96 * x.error.unwrap(), "{x:?} {y:?}");
}

#[test]
fn the_stronger_player_is_found_in_every_mode() {
    let entrants = || [entrant("logic", Player::Logic), entrant("random", Player::Random)];
    let options = options(AssassinTargets::CurrentGood);
    for cells in [matrix(2), teams(2)] {
        let found = run::<Avalon>(&options, &entrants(), &cells, 100, 2);
        assert_eq!(found.cells.len(), 4);
        assert!(found.ratings[0].elo > found.ratings[1].elo + 50.0, "{:?}", found.ratings);
        assert!(found.differences.iter().all(|each| each.first == "logic" && each.second == "random"));
    }
}

#[test]
fn the_added_player_sits_in_every_seat_and_holds_every_character() {
    let entrants = [entrant("logic", Player::Logic), entrant("random", Player::Random)];
    let found =
        run::<Avalon>(&options(AssassinTargets::CurrentGood), &entrants, &seats(&[vec![0]], 2), 40, 2);
    for cell in &found.cells {
        let names: Vec<&str> = cell.wins.keys().map(String::as_str).collect();
        assert_eq!(names, ["all", "assassin", "evil", "good", "merlin", "minion", "servant"]);
    }
    assert_eq!((found.cells[0].games, found.cells[1].games), (40, 200));
}

#[test]
fn shadows_is_measured_too() {
    let options =
        Shadows::check(&shadows::Setup { players: Some(4), ..shadows::Setup::default() }).unwrap().options;
    let level = Player::Level(bots::Level::Squire);
    let entrants = [entrant("squire", level), entrant("random", Player::Random)];
    let found = run::<Shadows>(&options, &entrants, &seats(&[vec![0]], 2), 60, 3);
    assert!(found.differences[0].wins["loyal"].low.unwrap() > 0.0, "{:?}", found.differences);
    assert!(found.ratings.is_empty(), "not every deal has a Traitor");
    assert!(Shadows::player(Player::Logic).is_none());
}

#[test]
fn ismcts_beats_random_and_plays_every_option() {
    let entrants = [entrant("random", Player::Random), entrant("search", Player::Ismcts { iterations: 60 })];
    let found =
        run::<Avalon>(&options(AssassinTargets::CurrentGood), &entrants, &seats(&[vec![0]], 2), 60, 3);
    let span = &found.differences[0].wins["all"];
    assert!(span.high.unwrap() < 0.0, "random less search: {span:?}");
}
