//! Drives one `roundtable referee`.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// A running referee.
pub struct Referee {
    process: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Referee {
    /// Starts one.
    pub fn start() -> Referee {
        let mut process = Command::new(env!("CARGO_BIN_EXE_roundtable"))
            .arg("referee")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, output) = (process.stdin.take(), process.stdout.take().unwrap());
        Referee { process, input, output: BufReader::new(output) }
    }

    /// Starts one and opens this table.
    pub fn with(setup: Value) -> Referee {
        let mut referee = Referee::start();
        let opened = referee.open(setup);
        assert!(opened["opened"]["commitment"].is_string(), "{opened}");
        referee
    }

    /// Opens a table of Avalon, with a fixed seed unless one is given.
    pub fn open(&mut self, mut setup: Value) -> Value {
        let members = setup.as_object_mut().unwrap();
        members.entry("game").or_insert(json!("avalon"));
        members.entry("seed").or_insert(json!(1));
        self.ask(json!({"open": setup}))
    }

    /// One raw line in, one value out.
    pub fn send(&mut self, line: &[u8]) -> Value {
        let input = self.input.as_mut().unwrap();
        input.write_all(line).unwrap();
        input.write_all(b"\n").unwrap();
        input.flush().unwrap();
        let mut answer = String::new();
        self.output.read_line(&mut answer).unwrap();
        assert!(answer.ends_with('\n'), "the referee is gone after {:?}", String::from_utf8_lossy(line));
        serde_json::from_str(&answer).unwrap()
    }

    /// One request.
    pub fn ask(&mut self, request: Value) -> Value {
        self.send(request.to_string().as_bytes())
    }

    /// The error a line gives: where and what.
    pub fn error(&mut self, line: &str) -> (String, String) {
        let answer = self.send(line.as_bytes());
        let error = answer.get("error").unwrap_or_else(|| panic!("{line} gives {answer}"));
        let text = |key: &str| error[key].as_str().unwrap().to_string();
        (text("at"), text("message"))
    }

    /// A command that must succeed: its events.
    pub fn act(&mut self, seat: u64, command: Value) -> Vec<Value> {
        let answer = self.ask(json!({"seat": seat, "command": command}));
        answer["events"].as_array().unwrap_or_else(|| panic!("{seat} {command}: {answer}")).clone()
    }

    /// A command that a rule must refuse: which.
    pub fn refusal(&mut self, seat: u64, command: Value) -> String {
        let before = self.ask(json!({"state": true}));
        let answer = self.ask(json!({"seat": seat, "command": command}));
        assert!(answer["refused"]["message"].is_string(), "{seat} {command}: {answer}");
        assert!(answer["refused"]["code"].is_string());
        assert_eq!(before, self.ask(json!({"state": true})), "a refusal changes nothing");
        answer["refused"]["rule"].as_str().unwrap().to_string()
    }

    /// What everybody sees.
    pub fn board(&mut self) -> Value {
        self.ask(json!({"view": "public"}))["view"].take()
    }

    /// What a seat sees of itself.
    pub fn you(&mut self, seat: u64) -> Value {
        self.ask(json!({"view": seat}))["view"]["you"].take()
    }

    /// The phase.
    pub fn phase(&mut self) -> String {
        self.board()["phase"].as_str().unwrap().to_string()
    }

    /// Whose move it is.
    pub fn waiting(&mut self) -> Vec<u64> {
        numbers(&self.board()["waiting"])
    }

    /// What a seat may do.
    pub fn legal(&mut self, seat: u64) -> Vec<Value> {
        self.ask(json!({"legal": seat}))["legal"].as_array().unwrap().clone()
    }

    /// The Leader proposes.
    pub fn propose(&mut self, proposal: Value) {
        let leader = self.board()["leader"].as_u64().unwrap();
        self.act(leader, json!({"propose": proposal}));
    }

    /// Everybody who is asked votes; these approve. The last events.
    pub fn vote(&mut self, approve: &[u64]) -> Vec<Value> {
        let mut last = Vec::new();
        for seat in self.waiting() {
            let vote = if approve.contains(&seat) { "approve" } else { "reject" };
            last = self.act(seat, json!({"vote": vote}));
        }
        last
    }

    /// The Leader's team of these, rejected by all.
    pub fn rejected(&mut self, team: &[u64]) -> Vec<Value> {
        self.propose(json!({"team": team}));
        self.vote(&[])
    }

    /// A whole quest: proposed, approved by all, played; these play Fail. The last events.
    pub fn quest(&mut self, proposal: Value, fails: &[u64]) -> Vec<Value> {
        self.propose(proposal);
        self.vote(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
        self.cards(fails)
    }

    /// Everybody on the team plays; these play Fail.
    pub fn cards(&mut self, fails: &[u64]) -> Vec<Value> {
        let mut last = Vec::new();
        while self.phase() == "quest" {
            let seat = self.waiting()[0];
            let card = if fails.contains(&seat) { "fail" } else { "success" };
            last = self.act(seat, json!({"play": card}));
        }
        last
    }

    /// Closes the input and waits for the process to end well.
    pub fn finish(mut self) {
        drop(self.input.take());
        assert!(self.process.wait().unwrap().success());
    }
}

impl Drop for Referee {
    fn drop(&mut self) {
        drop(self.input.take());
        let _ = self.process.wait();
    }
}

/// A list of numbers.
pub fn numbers(list: &Value) -> Vec<u64> {
    list.as_array().unwrap().iter().map(|each| each.as_u64().unwrap()).collect()
}

/// The content of the event of this name among these.
pub fn event<'a>(events: &'a [Value], name: &str) -> &'a Value {
    let found = events.iter().find_map(|event| event.get(name));
    found.unwrap_or_else(|| panic!("no {name} among {events:?}"))
}

/// Whether an event of this name is among these.
pub fn has(events: &[Value], name: &str) -> bool {
    events.iter().any(|event| event.get(name).is_some())
}

/// Five seats: Merlin, two Servants, the Assassin, a Minion; seat 0 leads.
pub fn five() -> Value {
    json!({"deal": {"roles": ["merlin", "servant", "servant", "assassin", "minion"], "leader": 0}})
}

/// Seven seats: Evil is 4, 5 and 6; seat 0 leads.
pub fn seven(options: Value) -> Value {
    let roles = ["merlin", "servant", "servant", "servant", "assassin", "minion", "minion"];
    json!({"deal": {"roles": roles, "leader": 0}, "options": options})
}
