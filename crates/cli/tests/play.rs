//! `roundtable play` and `replay`: whole games with typed input.
// A broken expectation stops its test at once and loudly.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

mod program;

use game::{Commitment, Seed};
use program::{file, roundtable};

fn after<'a>(text: &'a str, mark: &str) -> &'a str {
    let at = text.find(mark).unwrap_or_else(|| panic!("no {mark:?} in {text}"));
    text[at + mark.len()..].split_whitespace().next().unwrap()
}

#[test]
fn watching_tells_one_whole_game() {
    let run = roundtable(&["play", "--watch"], "");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.err.is_empty() && !run.out.contains('\u{1b}'), "no colours into a pipe");
    for part in ["Balance: Percival helps Good.", "Round 1", "proposes", "✓", "Quest 1", "wins:", "Assassin"]
    {
        assert!(run.out.contains(part), "{part} in {}", run.out);
    }
    let seed = Seed::from_hex(after(&run.out, "Seed ")).unwrap();
    let shown = Commitment::from_hex(after(&run.out, "Commitment to the deal:")).unwrap();
    assert_eq!(seed.commitment(), shown, "what was promised before is what is shown after");
}

#[test]
fn a_person_plays_a_whole_game() {
    let path = file("played.json");
    let mut typed =
        "?\nv\nc\n\n99\np99\nfoo\nsay {\"trust\":{\"seat\":1}}\nsay {\"trust\":{\"seat\":9}}\nsay hm\nx2\n"
            .to_string();
    typed.push_str(&"1\n".repeat(600));
    let arguments = ["play", "-n", "5", "--seat", "2", "--seed", "11", "--save", path.to_str().unwrap()];
    let run = roundtable(&arguments, &typed);
    assert_eq!(run.code, 0, "{}\n{}", run.err, run.out);
    for part in [
        "✦ You are",
        "Type the number of a choice",
        "The choices are 1 to",
        "2·Cador(you): “I trust 1·Bors.”",
        "There is no such seat at this table.",
        "No: This is not yours to do now. (AV-27)\n",
        "you vote: Approve",
        "wins:",
        "Seed ",
    ] {
        assert!(run.out.contains(part), "{part} in {}", run.out);
    }
    assert_eq!(run.out, roundtable(&arguments, &typed).out, "the same seed and answers, the same game");

    let path = path.to_str().unwrap();
    let told = roundtable(&["replay", path, "--seat", "2"], "");
    assert_eq!(told.code, 0, "{}", told.err);
    let mine = run.out.lines().find(|line| line.contains("✦ You are")).unwrap();
    assert!(told.out.contains(mine));
    let open = roundtable(&["replay", path], "");
    assert!(!open.out.contains('✦') && open.out.contains("wins:"), "the public tale has no secrets");
    assert_eq!(roundtable(&["verify", path], "").code, 0);
}

#[test]
fn every_option_can_be_played_to_the_end() {
    for options in [
        &["-n", "7", "-o", "lady=true", "-o", "excalibur=true", "-o", "plot=true"][..],
        &[
            "-n",
            "8",
            "-o",
            "lancelotVariant=v1",
            "-o",
            "targeting=true",
            "-o",
            "wrongLoyaltyCard=sideLoses",
            "-o",
            "lady=true",
        ],
        &["-n", "10", "-o", "lancelotVariant=v2", "-o", "plot=true", "-o", "spotlightOrder=targetFirst"],
        &["-n", "9", "-o", "edition=uk", "-o", "plot=true", "-o", "acceptanceResetsTrack=true"],
        &["-n", "7", "--roles", "assassin", "-o", "edition=es"],
        &[
            "-n",
            "6",
            "-o",
            "lancelotVariant=v3",
            "-o",
            "roleListPublic=false",
            "-o",
            "plot=true",
            "-o",
            "plotDeck56=ambush,charge,king_returns",
        ],
    ] {
        for seed in ["1", "2", "3"] {
            for level in ["random", "squire"] {
                let mut arguments = vec!["play", "--seed", seed, "--level", level];
                arguments.extend(options);
                let run = roundtable(&arguments, &"1\n".repeat(2000));
                assert_eq!(run.code, 0, "{arguments:?}: {}", run.err);
                assert!(run.out.contains("wins:"), "{arguments:?}");
            }
        }
    }
}

#[test]
fn a_game_can_be_left_and_wrong_wishes_are_named() {
    let run = roundtable(&["play", "-n", "5"], "q\n");
    assert!(run.code == 2 && run.err.contains("you left before the end"), "{}", run.err);
    let run = roundtable(&["play", "-n", "5"], "");
    assert!(run.code == 2 && run.err.contains("the input ended before the game did"), "{}", run.err);
    for (arguments, message) in [
        (
            &["play", "-o", "ladyy=true"][..],
            "--option ladyy: there is no key `ladyy` here; did you mean `lady`?",
        ),
        (&["play", "-o", "lady=maybe"], "--option lady: "),
        (&["play", "-o", "lady"], "--option lady: a key and a value are needed"),
        (&["play", "-o", "lady=true", "-o", "lady=true"], "--option lady: it is given twice"),
        (&["play", "--roles", "merlin,asassin"], "did you mean `assassin`?"),
        (&["play", "-n", "4"], "players (AV-1): 5 to 10 can play, not 4."),
        (&["play", "-n", "5", "--roles", "merlin,percival,assassin"], "(AV-7)"),
        (&["play", "-n", "5", "--seat", "5"], "--seat 5: the seats at this table are 0 to 4"),
        (&["play", "--level", "king"], "there is no player"),
        (&["play", "--seed", "xyz"], "64 hexadecimal digits"),
        (&["simulate", "-n", "5", "-o", "plotz=true"], "did you mean `plot`?"),
        (&["perft"], "players (AV-1)"),
    ] {
        let run = roundtable(arguments, "");
        assert_eq!(run.code, 2, "{arguments:?}");
        assert!(run.err.contains(message), "{arguments:?}: {}", run.err);
    }
}

#[test]
fn a_record_in_notation_is_told_and_its_mistakes_are_named() {
    let told =
        roundtable(&["replay", "-"], "# a remark\navalon 5 merlin,assassin\n0/60 0/5\n0p01 0+ 1+ 2+ 3- 4-\n");
    assert_eq!(told.code, 0, "{}", told.err);
    assert!(told.out.contains("approved 3:2") && told.out.contains("The record ends here"), "{}", told.out);
    for (text, message) in [
        ("chess 5", "begins with the name of its game"),
        ("avalon 5 merlin,assassin\n0/60 0/5\n0p01 1p01", "move 2: This is not yours to do now. (AV-27)"),
        ("avalon 5 merlin,assassin\n0/60", "draw 2: it is missing or impossible"),
        ("avalon 5 merlin,assassin\n0/60 0/5\n0p0x", "line 3, word 1"),
    ] {
        let run = roundtable(&["replay", "-"], text);
        assert_eq!(run.code, 2, "{text}");
        assert!(run.err.contains(message), "{text}: {}", run.err);
    }
}

#[test]
fn help_teaches() {
    for command in ["play", "referee", "simulate", "perft", "verify", "replay"] {
        let run = roundtable(&[command, "--help"], "");
        assert!(run.code == 0 && run.out.contains("Example"), "{command}");
    }
    assert!(roundtable(&["--help"], "").out.contains("roundtable play --players 5"));
}

#[test]
fn a_person_plays_shadows_and_only_the_scroll_back_remembers() {
    let path = file("shadows.json");
    let path = path.to_str().unwrap();
    for options in [&["-n", "4"][..], &["-n", "6", "-o", "expert=true"], &["-n", "1"]] {
        let mut arguments = vec!["play", "--game", "shadows", "--seed", "5", "--save", path];
        arguments.extend(options);
        // A Loyal player whispers the truth, which is one of 25: all numbers come round.
        let numbers: String = (1..=25).map(|number| format!("{number}\n")).collect();
        let typed = "?\nv\nc\n99\nsay {\"go\":\"grail\"}\n".to_string() + &numbers.repeat(200);
        let run = roundtable(&arguments, &typed);
        assert_eq!(run.code, 0, "{arguments:?}: {}", run.err);
        for part in ["listens.", "On top of the pile: ", "“Go: the Grail!”", "goes on a quest:", "Seed "]
        {
            assert!(run.out.contains(part), "{part} in {}", run.out);
        }
        assert!(run.out.contains("win: ") || run.out.contains("Evil wins"), "{}", run.out);
        let told = roundtable(&["replay", path], "");
        assert!(told.code == 0 && !told.out.contains('✦'), "the public tale has no secrets");
        assert_eq!(roundtable(&["verify", path], "").code, 0);
    }
}
