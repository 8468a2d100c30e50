//! Lines changed at random: every one gets an answer, and the process continues.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use serde_json::Value;

const GOOD: &[&str] = &[
    r#"{"open":{"game":"avalon","players":7,"roles":["merlin","percival","assassin","morgana"],"seed":7}}"#,
    r#"{"open":{"game":"avalon","players":5,"options":{"plot":true,"excalibur":true,"lady":true},"seed":1}}"#,
    r#"{"open":{"game":"avalon","deal":{"roles":["merlin","servant","servant","assassin","minion"],"leader":0}}}"#,
    r#"{"seat":0,"command":{"propose":{"team":[0,1]}}}"#,
    r#"{"seat":0,"command":{"propose":{"team":[0,3],"quest":4,"excalibur":3}}}"#,
    r#"{"seat":1,"command":{"vote":"approve"}}"#,
    r#"{"seat":2,"command":{"vote":"reject"}}"#,
    r#"{"seat":3,"command":{"play":"success"}}"#,
    r#"{"seat":0,"command":{"give":{"card":"ambush","to":4}}}"#,
    r#"{"seat":1,"command":{"use":{"card":"restore_honor","target":2,"take":"charge"}}}"#,
    r#"{"seat":1,"say":{"because":{"seat":3,"trust":false,"reason":{"went_on":{"quest":2}}}}}"#,
    r#"{"open":{"game":"shadows","players":4,"options":{"expert":true},"seed":3}}"#,
    r#"{"open":{"game":"shadows","deal":{"loyalty":["loyal","traitor","loyal"],"deck":["merlin:4","grail:?"],"first":0}}}"#,
    r#"{"seat":0,"command":"listen"}"#,
    r#"{"seat":1,"command":{"quest":"grail"}}"#,
    r#"{"seat":0,"command":{"token":"picts"}}"#,
    r#"{"seat":1,"command":{"announce":{"quest":"picts","value":"?"}}}"#,
    r#"{"seat":1,"command":{"knight":{"card":"galahad","target":3}}}"#,
    r#"{"seat":2,"say":{"total":{"quest":"picts","value":11}}}"#,
    r#"{"view":"public"}"#,
    r#"{"legal":0}"#,
    r#"{"notices":3,"from":2}"#,
    r#"{"state":true}"#,
    r#"{"record":true}"#,
];

struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 11).unwrap() % bound
    }

    /// A good line, changed in up to four places.
    fn line(&mut self) -> Vec<u8> {
        let mut line = GOOD[self.below(GOOD.len())].as_bytes().to_vec();
        for _ in 0..self.below(5) {
            let at = self.below(line.len().max(1));
            match self.below(6) {
                0 if !line.is_empty() => drop(line.remove(at)),
                1 if !line.is_empty() => line[at] = b"0123456789[]{}\",:-.eE\\ntf"[self.below(25)],
                2 => line.insert(at, u8::try_from(self.below(256)).unwrap()),
                3 => line.truncate(at),
                4 => {
                    let other = GOOD[self.below(GOOD.len())].as_bytes();
                    line.extend(&other[self.below(other.len())..]);
                }
                _ => {
                    let piece = line[at.min(line.len())..].to_vec();
                    line.splice(at..at, piece);
                }
            }
        }
        line.retain(|byte| *byte != b'\n');
        line
    }
}

#[test]
fn bent_lines_never_stop_the_referee() {
    const LINES: usize = 20_000;
    let mut process = Command::new(env!("CARGO_BIN_EXE_roundtable"))
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = process.stdin.take().unwrap();
    let writer = std::thread::spawn(move || {
        let mut dice = Dice(0x5eed_0001);
        for _ in 0..LINES {
            let mut line = dice.line();
            line.push(b'\n');
            input.write_all(&line).unwrap();
        }
        input.write_all(GOOD[0].as_bytes()).unwrap(); // no line end: the last line counts all the same
    });
    let (mut answers, mut errors, mut last) = (0, 0, Value::Null);
    for line in BufReader::new(process.stdout.take().unwrap()).lines() {
        last = serde_json::from_str(&line.unwrap()).unwrap();
        answers += 1;
        errors += usize::from(last.get("error").is_some());
        assert_eq!(last.as_object().unwrap().keys().any(|key| key == "error"), last.get("error").is_some());
        let own = last["error"]["message"].as_str().is_some_and(|message| message.contains("referee's own"));
        assert!(!own, "a panic inside: answer {answers}");
    }
    writer.join().unwrap();
    assert_eq!(answers, LINES + 1);
    assert!(errors > LINES / 4 && errors < LINES, "{errors} errors");
    assert!(last.get("opened").is_some(), "{last}");
    let output = process.wait_with_output().unwrap();
    assert!(output.status.success());
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}
