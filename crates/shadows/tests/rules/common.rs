//! A tiny driver: open a table with a written deal, then write what everybody does.

use game::{
    Choices as _, Game as _, Halt, Notation as _, Protocol as _, Refuse as _, Seat, SeatSet, Seed, Table,
    Turn, Viewer,
};
use serde_json::{Value as Json, json};
use shadows::{Card, Command, Dealer, Event, Hand, Outcome, Shadows, Statement};

pub struct Play {
    pub table: Table<Shadows>,
    pub dealer: Dealer,
}

/// Opens a table from the JSON of an `open` request.
pub fn open(setup: Json) -> Play {
    let setup = serde_json::from_value(setup).expect("a setup");
    let checked = Shadows::check(&setup).expect("a legal setup");
    let mut table = Table::open(checked.options);
    let mut dealer = Shadows::dealer(&setup, Seed::from_number(7).dice(&game::Entropy::none()));
    table.begin(&mut dealer).expect("a deal").commit();
    Play { table, dealer }
}

/// The faults of a setup as (rule, code, at).
pub fn faults(setup: Json) -> Vec<(String, &'static str, String)> {
    let setup = serde_json::from_value(setup).expect("a setup");
    let faults = Shadows::check(&setup).expect_err("faults");
    faults.into_iter().map(|fault| (fault.rule.to_string(), fault.code, fault.at)).collect()
}

/// A table of `players` with these draws, seat 0 first, seat `traitor` the Traitor (none: aside).
pub fn table(players: u8, traitor: Option<u8>, deck: &str) -> Play {
    with(players, traitor, deck, json!({}))
}

/// The same with options.
pub fn with(players: u8, traitor: Option<u8>, deck: &str, options: Json) -> Play {
    open(setup(players, traitor, deck, options))
}

pub fn setup(players: u8, traitor: Option<u8>, deck: &str, options: Json) -> Json {
    let cards: Vec<&str> = deck.split_whitespace().collect();
    let mut deal = json!({ "deck": cards, "first": 0 });
    // Morgans that no test draws stay out, so that those it draws are there.
    let promos = options.get("promos") == Some(&json!(true));
    let mut morgans = vec!["morgan:1", "morgan:2", "morgan:3", "morgan:5", "morgan:6", "morgan:7"];
    morgans.extend(["morgan:4+1", "morgan:4+2", "morgan:4+3"]);
    if promos {
        morgans.push("morgan:8");
    }
    let unused: Vec<&str> = morgans.iter().filter(|card| !cards.contains(card)).copied().collect();
    let out = if promos { 4 } else { 3 };
    deal["unused"] = json!(unused.iter().take(out).collect::<Vec<_>>());
    if players > 1 {
        let loyalty: Vec<&str> =
            (0..players).map(|seat| if Some(seat) == traitor { "traitor" } else { "loyal" }).collect();
        deal["loyalty"] = json!(loyalty);
    }
    json!({ "players": players, "options": options, "deal": deal })
}

pub fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

pub fn seats(numbers: &[u8]) -> SeatSet {
    numbers.iter().map(|number| seat(*number)).collect()
}

pub fn card(name: &str) -> Card {
    Card::read(name).expect("a card")
}

/// A command in JSON.
pub fn command(json: Json) -> Command {
    serde_json::from_value(json).expect("a command")
}

impl Play {
    /// Plays moves in notation: `0l 1qp 2a3`.
    pub fn go(&mut self, moves: &str) -> &mut Play {
        for word in moves.split_whitespace() {
            let (who, what) = word.split_at(1);
            let command = Shadows::read_command(what).expect("a command");
            if let Err(refused) = self.try_one(who.parse().expect("a seat"), command) {
                panic!("{word}: {refused:?} in {:?}", self.board().phase);
            }
        }
        self
    }

    fn try_one(&mut self, number: u8, command: Command) -> Result<(), (String, &'static str)> {
        match self.table.draft(seat(number), &command, &mut self.dealer) {
            Ok(draft) => {
                draft.commit();
                Ok(())
            }
            Err(Halt::Refused(refusal)) => Err((refusal.rule().to_string(), refusal.code())),
            Err(Halt::Chance(impossible)) => Err((impossible.at, "impossible")),
        }
    }

    /// One move in notation, or why not.
    pub fn try_word(&mut self, word: &str) -> Result<(), (String, &'static str)> {
        let (who, what) = word.split_at(1);
        self.try_one(who.parse().expect("a seat"), Shadows::read_command(what).expect("a command"))
    }

    /// The active player listens, `times` times over.
    pub fn listen(&mut self, times: usize) -> &mut Play {
        for _ in 0..times {
            let active = self.board().active.number();
            self.go(&format!("{active}l"));
        }
        self
    }

    /// The refusal of a move in notation, as rule and code.
    pub fn refused(&mut self, word: &str) -> (String, &'static str) {
        self.try_word(word).expect_err("a refusal")
    }

    pub fn rule(&mut self, word: &str) -> String {
        self.refused(word).0
    }

    pub fn board(&self) -> &shadows::Board {
        self.table.board()
    }

    pub fn hand(&self, number: u8) -> &Hand {
        self.table.view(seat(number)).hand
    }

    /// What nobody sees.
    pub fn hidden(&self, what: &str) -> Json {
        Shadows::show_state(self.table.secrets().state())["hidden"][what].clone()
    }

    pub fn swords(&self) -> (u8, u8) {
        (self.board().white, self.board().black)
    }

    pub fn view(&self, number: u8) -> Json {
        Shadows::show(self.board(), Some(self.table.view(seat(number))))
    }

    pub fn public(&self) -> Json {
        Shadows::show(self.board(), None)
    }

    pub fn legal(&self, number: u8) -> Vec<String> {
        self.table.legal(seat(number)).iter().map(|command| Shadows::write_command(&command)).collect()
    }

    pub fn notices(&self, of: Viewer) -> Vec<Json> {
        self.table
            .notices(of, game::Cursor(0))
            .map(|notice| serde_json::to_value(notice).expect("a notice"))
            .collect()
    }

    pub fn notices_of(&self, number: u8) -> Vec<Json> {
        self.notices(Viewer::Seat(seat(number)))
    }

    pub fn asked(&self) -> SeatSet {
        self.table.asked()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match self.table.waiting() {
            Turn::Over(outcome) => Some(outcome),
            Turn::Seats(_) | Turn::Chance(_) => None,
        }
    }

    /// The last scoring.
    pub fn scored(&self) -> Event {
        *self.table.secrets().log().iter().rev().find(|event| event.name() == "scored").expect("a scoring")
    }

    pub fn may_speak(&self, number: u8) -> Result<(), String> {
        Shadows::may_speak(&self.table.view(seat(number))).map_err(|refusal| refusal.rule().to_string())
    }

    /// The active player goes on a quest; every Knight stays at home.
    pub fn quest(&mut self, letter: char) -> &mut Play {
        let active = self.board().active.number();
        self.go(&format!("{active}q{letter}")).quiet()
    }

    /// Everybody passes in every window.
    pub fn quiet(&mut self) -> &mut Play {
        while let Some((window, _)) = self.board().window() {
            let seat = self.asked().lowest().expect("somebody");
            let letter = window.knight().name().chars().next().expect("a letter");
            let letter = if letter == 'g' { 'g' } else { letter };
            self.go(&format!("{seat}-{letter}"));
        }
        self
    }

    /// Listens to each pile's cards and follows it.
    pub fn piles(&mut self, piles: &[(&str, char)]) -> &mut Play {
        for (cards, letter) in piles {
            self.listen(cards.split_whitespace().count());
            self.quest(*letter);
        }
        self
    }
}

/// The draws of these piles, in order.
pub fn draws(piles: &[(&str, char)]) -> String {
    piles.iter().map(|(cards, _)| *cards).collect::<Vec<_>>().join(" ")
}

/// An expert table with these Knights on top of theirs.
pub fn expert(players: u8, traitor: Option<u8>, deck: &str, knights: &str) -> Play {
    let mut setup = setup(players, traitor, deck, json!({ "expert": true }));
    setup["deal"]["knights"] = json!(knights.split_whitespace().collect::<Vec<_>>());
    open(setup)
}

pub fn statement(json: Json) -> Result<Statement, serde_json::Error> {
    serde_json::from_value(json)
}
