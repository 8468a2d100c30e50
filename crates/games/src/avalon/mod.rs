//! Avalon outside its rules.

pub mod presets;

use avalon::{Avalon, Board, Hand, Options, Outcome, Phase, Role, Side, WonBy, sides};
use bots::{Level, Mind, Player};
use serde_json::{Value, json};
use wire::rest::Team;

use crate::{EVERY_SIZE, Playable, Preset, Score};

impl Playable for Avalon {
    const SIDES: [&'static str; 2] = ["good", "evil"];
    const FIRST_OPTION: &'static str = "firstLeader";

    fn bot(level: Level) -> Box<dyn Mind<Avalon>> {
        bots::avalon::mind(level)
    }

    fn player(player: Player) -> Option<Box<dyn Mind<Avalon>>> {
        Some(bots::avalon::player(player))
    }

    fn score(outcome: &Outcome) -> Score {
        let winner = match outcome.winner {
            Side::Good => "good",
            Side::Evil => "evil",
        };
        let by = match outcome.by {
            WonBy::ThreeFails => "three_fails",
            WonBy::Rejections => "rejections",
            WonBy::Assassination => "assassination",
            WonBy::MissedShot => "missed_shot",
            WonBy::ThreeSuccesses => "three_successes",
            WonBy::WrongLoyalty => "wrong_loyalty",
        };
        Score { winner, by, winners: outcome.winners, part: None }
    }

    fn dealt_side(hand: &Hand) -> usize {
        usize::from(hand.role.map(Role::side) == Some(Side::Evil))
    }

    fn dealt_role(hand: &Hand) -> Option<&'static str> {
        hand.role.map(Role::name)
    }

    fn team_sizes(options: &Options) -> Option<[u8; 2]> {
        let (good, evil) = sides(options.rules().players);
        Some([good, evil])
    }

    fn teams(options: &Options) -> Vec<Team> {
        let (good, evil) = sides(options.rules().players);
        let [good_name, evil_name] = Avalon::SIDES;
        let team = |side: Side, name, seats| {
            let listed = options.rules().role_list_public;
            let cards = options.cast().cards().filter(|role| listed && role.side() == side);
            Team { side: name, seats, roles: cards.map(Role::name).collect() }
        };
        vec![team(Side::Good, good_name, good), team(Side::Evil, evil_name, evil)]
    }

    fn counts(board: &Board, _: &Outcome) -> Vec<(&'static str, u64)> {
        let successes = u64::from(board.quests.won(Side::Good) >= 3);
        vec![("three_successes", successes), ("proposals", board.proposals.into())]
    }

    /// Seven seats with Percival and Morgana, or the classic set for this many; with nine or ten Mordred too.
    fn usual_setup(players: Option<u8>) -> Value {
        let players = players.unwrap_or(7);
        let code = if players < 9 { "classic" } else { "dark" };
        let set = presets::recommended(players).find(|set| set.code == code);
        match set {
            Some(set) => json!({"players": players, "roles": set.roles}),
            None => json!({"players": players}),
        }
    }

    /// The kinds that every size has first, then the rest of the ladder.
    fn presets(players: u8) -> Vec<Preset> {
        let mut presets: Vec<Preset> =
            presets::recommended(players).map(|set| Preset::new(set.code, set.setup())).collect();
        let place = |code: &str| EVERY_SIZE.iter().position(|each| *each == code);
        presets.sort_by_key(|preset| place(preset.code).unwrap_or(EVERY_SIZE.len()));
        presets
    }

    fn hints(options: &Options) -> Value {
        json!(presets::hints(options))
    }

    fn is_long_decision(board: &Board) -> bool {
        matches!(board.phase, Phase::Propose | Phase::Plot | Phase::Receive { .. } | Phase::Assassin { .. })
    }
}
