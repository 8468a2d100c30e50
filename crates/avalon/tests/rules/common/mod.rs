//! A table that is played by short records: `t.play("p01 ++++- ss")`.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)] // a test may fail

pub mod random;

use avalon::{Avalon, Command, Dealer, Options, Outcome, Setup, Side};
use game::{
    Choices, Cursor, Entropy, Fault, Game, Halt, Notation, Protocol, Refuse, Seat, SeatSet, Seed, Table,
    Turn, Viewer,
};
use serde::Deserialize;
use serde_json::{Value, json};

/// Five seats: Merlin, two Servants, a Minion, the Assassin.
pub const FIVE: &str = "merlin servant servant minion assassin";
/// Six seats, Evil sits last.
pub const SIX: &str = "merlin servant servant servant minion assassin";
/// Seven seats, Evil sits last.
pub const SEVEN: &str = "merlin percival servant servant minion morgana assassin";
/// Eight seats, Evil sits last.
pub const EIGHT: &str = "merlin servant servant servant servant minion minion assassin";
/// Ten seats, Evil sits last.
pub const TEN: &str = "merlin percival servant servant servant servant mordred morgana oberon assassin";

pub struct T {
    pub table: Table<Avalon>,
    dealer: Dealer,
    seen: Vec<(Viewer, Cursor)>,
}

pub fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub fn seats(numbers: &[u8]) -> SeatSet {
    numbers.iter().copied().map(seat).collect()
}

fn numbers(set: SeatSet) -> Vec<u8> {
    set.iter().map(Seat::number).collect()
}

pub fn read_setup(setup: &Value) -> Setup {
    Setup::deserialize(setup).unwrap_or_else(|error| panic!("{setup}: {error}"))
}

pub fn options(setup: &Value) -> Options {
    Avalon::check(&read_setup(setup)).unwrap_or_else(|faults| panic!("{setup}: {faults:?}")).options
}

fn lines(faults: &[Fault]) -> Vec<String> {
    faults.iter().map(|fault| format!("{} {} {}", fault.rule, fault.code, fault.at)).collect()
}

/// Everything that is wrong with a setup, as `AV-7 percival_alone roles[1]`.
pub fn faults(setup: &Value) -> Vec<String> {
    let checked = Avalon::check(&read_setup(setup));
    lines(&checked.err().unwrap_or_default())
}

/// What is legal but unwise about a setup.
pub fn warnings(setup: &Value) -> Vec<String> {
    let checked = Avalon::check(&read_setup(setup));
    lines(&checked.unwrap_or_else(|faults| panic!("{setup}: {faults:?}")).warnings)
}

pub fn command(text: &str) -> Command {
    Avalon::read_command(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// These options and more, which win.
pub fn merge(options: Value, more: &Value) -> Value {
    let mut merged = options;
    for (key, value) in more.as_object().unwrap() {
        merged[key] = value.clone();
    }
    merged
}

/// A table of these characters, one word a seat, with seat 0 leading.
pub fn table(roles: &str, options: Value) -> T {
    dealt(roles, options, json!({}))
}

/// The same, with more of the deal written: `leader`, `lancelot`, `plot`.
pub fn dealt(roles: &str, options: Value, more: Value) -> T {
    let roles: Vec<&str> = roles.split_whitespace().collect();
    let deal = merge(json!({"roles": roles, "leader": 0}), &more);
    T::open(json!({"options": options, "deal": deal}))
}

impl T {
    pub fn open(setup: Value) -> T {
        T::seeded(setup, 1)
    }

    pub fn seeded(setup: Value, seed: u64) -> T {
        let setup = read_setup(&setup);
        let checked = Avalon::check(&setup).unwrap_or_else(|faults| panic!("{faults:?}"));
        let mut dealer = Avalon::dealer(&setup, Seed::from_number(seed).dice(&Entropy::none()));
        let mut table = Table::<Avalon>::open(checked.options);
        table.begin(&mut dealer).unwrap_or_else(|error| panic!("{error}")).commit();
        let mut t = T { table, dealer, seen: Vec::new() };
        t.look();
        t
    }

    /// Plays a record. `p01` is the Leader's; `+-+` and `sf` belong to all who are asked, in seat order;
    /// `3+` says the seat; anything else is for the one seat that is asked.
    pub fn play(&mut self, record: &str) -> &mut T {
        for word in record.split_whitespace() {
            let asked = numbers(self.table.asked());
            let everyone = word.chars().all(|c| "+-".contains(c)) || word.chars().all(|c| "sf".contains(c));
            match word.chars().next().and_then(|c| c.to_digit(10)) {
                Some(number) => self.act(u8::try_from(number).unwrap(), &word[1..]),
                None if everyone => {
                    assert_eq!(word.len(), asked.len(), "{word} in {record}: {asked:?} are asked");
                    for (number, letter) in asked.into_iter().zip(word.chars()) {
                        self.act(number, &letter.to_string());
                    }
                }
                None => {
                    assert_eq!(asked.len(), 1, "{word} in {record}: {asked:?} are asked");
                    self.act(asked[0], word);
                }
            }
        }
        self.check();
        self
    }

    fn act(&mut self, number: u8, text: &str) {
        let phase = self.phase();
        match self.table.draft(seat(number), &command(text), &mut self.dealer) {
            Ok(draft) => draft.commit(),
            Err(Halt::Refused(refusal)) => panic!("{number}{text} in {phase}: {}: {refusal}", refusal.rule()),
            Err(Halt::Chance(error)) => panic!("{number}{text} in {phase}: {error}"),
        }
    }

    /// Every viewer's own copy agrees with the table (AV-106, AV-107), and only who is asked may act (AV-27).
    fn check(&self) {
        for viewer in Viewer::all(self.table.seats()) {
            let mirror = self.table.mirror(viewer);
            assert_eq!(mirror.board(), self.table.board());
            if let (Some(view), Viewer::Seat(seat)) = (mirror.view(), viewer) {
                assert_eq!(view, self.table.view(seat));
                let choices = self.table.legal(seat).count();
                assert_eq!(choices > 0, self.table.asked().contains(seat), "seat {seat} in {}", self.phase());
            }
        }
    }

    /// All vote for this team.
    pub fn approve(&mut self, proposal: &str) -> &mut T {
        self.play(proposal).all_vote("+")
    }

    /// All vote against some team.
    pub fn reject(&mut self) -> &mut T {
        let team = self.some_team(Side::Good);
        self.play(&team).all_vote("-")
    }

    fn all_vote(&mut self, vote: &str) -> &mut T {
        while matches!(self.phase(), "charge" | "vote") {
            self.play(&vote.repeat(self.asked().len()));
        }
        self
    }

    /// A team for the quest of this round: Good seats first, or with as many Evil ones in it as sink it.
    fn some_team(&self, winner: Side) -> String {
        let round = usize::from(self.table.board().round) - 1;
        let quest = &self.public()["quests"][round];
        let size = usize::try_from(quest["size"].as_u64().unwrap()).unwrap();
        let needed = usize::try_from(quest["fails_needed"].as_u64().unwrap()).unwrap();
        let evil = numbers(avalon::evil(self.table.secrets().state()));
        let good = numbers(self.table.seats() - avalon::evil(self.table.secrets().state()));
        let mut team: Vec<u8> = match winner {
            Side::Good => good.into_iter().chain(evil).take(size).collect(),
            Side::Evil => evil.into_iter().take(needed).chain(good).take(size).collect(),
        };
        team.sort_unstable();
        format!("p{}", team.iter().map(u8::to_string).collect::<String>())
    }

    /// This round's quest succeeds, with as little Evil as possible.
    pub fn succeed(&mut self) -> &mut T {
        let team = self.some_team(Side::Good);
        self.approve(&team);
        self.play(&"s".repeat(self.asked().len()))
    }

    /// This round's quest fails: every Evil member plays Fail.
    pub fn fail(&mut self) -> &mut T {
        let team = self.some_team(Side::Evil);
        self.approve(&team);
        let evil = avalon::evil(self.table.secrets().state());
        let cards = self.table.asked().iter().map(|seat| if evil.contains(seat) { 'f' } else { 's' });
        self.play(&cards.collect::<String>())
    }

    /// The command is refused by this rule with this code, and nothing changes.
    pub fn refused(&mut self, number: u8, text: &str, rule: &str, code: &str) -> &mut T {
        let (before, log) = (self.table.secrets().state().clone(), self.table.secrets().log().len());
        let legal = self.table.legal(seat(number)).contains(&command(text));
        assert!(!legal, "{number}{text} is listed as legal");
        match self.table.draft(seat(number), &command(text), &mut self.dealer) {
            Ok(_) => panic!("{number}{text} was not refused"),
            Err(Halt::Refused(refusal)) => {
                let found = (refusal.rule().to_string(), refusal.code());
                assert_eq!(found, (rule.to_string(), code), "{number}{text}: {refusal}");
            }
            Err(Halt::Chance(error)) => panic!("{error}"),
        }
        assert!(
            before == *self.table.secrets().state() && log == self.table.secrets().log().len(),
            "a refusal changed the table"
        );
        self
    }

    /// The commands this seat may give now, as notation.
    pub fn legal(&self, number: u8) -> String {
        let choices = self.table.legal(seat(number));
        let words: Vec<String> = choices.iter().map(|command| Avalon::write_command(&command)).collect();
        words.join(" ")
    }

    pub fn view(&self, number: u8) -> Value {
        Avalon::show(self.table.board(), Some(self.table.view(seat(number))))
    }

    pub fn you(&self, number: u8) -> Value {
        self.view(number)["you"].clone()
    }

    pub fn public(&self) -> Value {
        Avalon::show(self.table.board(), None)
    }

    pub fn phase(&self) -> &'static str {
        self.public()["phase"].as_str().unwrap().to_owned().leak()
    }

    pub fn asked(&self) -> Vec<u8> {
        numbers(self.table.asked())
    }

    /// Phase, who is asked, Leader, vote track: `vote 0 1 2 3 4 / leader 0 / track 0`.
    pub fn now(&self) -> String {
        let board = self.table.board();
        let asked = self.asked().iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        format!("{} {asked} / leader {} / track {}", self.phase(), board.leader, board.vote_track)
    }

    /// `good 2 evil 1`: quests won by each side.
    pub fn score(&self) -> (u8, u8) {
        let quests = self.table.board().quests;
        (quests.won(Side::Good), quests.won(Side::Evil))
    }

    /// From here on [`T::news`] counts.
    pub fn look(&mut self) -> &mut T {
        let viewers = Viewer::all(self.table.seats());
        self.seen = viewers.map(|viewer| (viewer, self.table.cursor(viewer))).collect();
        self
    }

    fn since_look(&self, viewer: Viewer) -> Value {
        let from = self.seen.iter().find(|(each, _)| *each == viewer).unwrap().1;
        let notices: Vec<_> = self.table.notices(viewer, from).collect();
        serde_json::to_value(notices).unwrap()
    }

    /// What this seat alone has learned since the last look.
    pub fn news(&self, number: u8) -> Vec<Value> {
        let notices = self.since_look(Viewer::Seat(seat(number)));
        let list = notices.as_array().unwrap().iter().map(|notice| notice["private"].clone());
        list.filter(|private| !private.is_null()).collect()
    }

    /// What everybody has learned since the last look.
    pub fn public_news(&self) -> Vec<Value> {
        let notices = self.since_look(Viewer::Table);
        notices.as_array().unwrap().iter().map(|notice| notice["public"].clone()).collect()
    }

    /// The seats that alone have learned something since the last look.
    pub fn told(&self) -> Vec<u8> {
        numbers(self.table.seats()).into_iter().filter(|seat| !self.news(*seat).is_empty()).collect()
    }

    /// `good missed_shot 0 1 2`: who won, how, and the winners' seats.
    pub fn outcome(&self) -> String {
        let Turn::Over(Outcome { winner, by, winners, .. }) = self.table.waiting() else {
            panic!("it is not over: {}", self.now());
        };
        let word = |value: Value| value.as_str().unwrap().to_string();
        let winners = numbers(winners).iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        format!("{} {} {winners}", word(json!(winner)), word(json!(by)))
    }

    /// What this seat marks others as, newest last: `3:evil 4:evil`.
    pub fn knows(&self, number: u8) -> String {
        let marks = self.you(number)["knows"].as_array().unwrap().clone();
        let each = marks.iter().map(|mark| format!("{}:{}", mark["seat"], mark["as"].as_str().unwrap()));
        each.collect::<Vec<_>>().join(" ")
    }

    pub fn form(&self, number: u8) -> Value {
        json!(Avalon::form(self.table.board(), seat(number)))
    }
}
