//! Talk at a table with people: every level has words for every cue, whatever its seat was dealt, and uses only what its seat may
//! know.
// A broken expectation of the test itself should stop it at once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use avalon::{Avalon, Command, Question, Role, Side, Statement, Vote};
use bots::conversation::{Meant, answerer, speakers};
use bots::{Conversation, Cue, Level, Mind, Party, PlainQuestion, Stream};
use game::{Choices as _, Entropy, Game, NoticeOf, Protocol, Seat, SeatSet, Seed, Table, Turn, ViewOf};
use serde_json::json;
use shadows::Shadows;

type Minds<G> = dyn Fn(Level) -> Box<dyn Mind<G>>;

fn open<G: Protocol>(setup: serde_json::Value, number: u64) -> (Table<G>, G::Dealer) {
    let setup: G::Setup = serde_json::from_value(setup).unwrap();
    let mut dealer = G::dealer(&setup, Seed::from_number(number).dice(&Entropy::none()));
    let mut table = Table::<G>::open(G::check(&setup).unwrap().options);
    assert!(table.begin(&mut dealer).map(|draft| draft.commit()).is_ok());
    (table, dealer)
}

/// Every word that a seat is given after the last events, in one game: who, and what it said.
type Words<G> = Vec<(Seat, Option<<G as Game>::Statement>)>;

/// Plays a game with bots of this level. After each move every seat that could be given the word is given it, and asked `asked`.
/// What is said is not heard by the others, so that all words follow from the game.
fn words_of<G: Protocol + Conversation>(
    setup: serde_json::Value,
    number: u64,
    mind: &dyn Fn() -> Box<dyn Mind<G>>,
    asked: &dyn Fn(Seat) -> Vec<Cue<G>>,
) -> Words<G> {
    let (mut table, mut dealer) = open::<G>(setup, number);
    let mut party = Party::new();
    for seat in table.seats() {
        party.seat(seat, mind(), &Seed::from_number(number));
    }
    let (mut words, mut events) = (Vec::new(), table.secrets().log().len());
    while let Turn::Seats(seats) = table.waiting() {
        let seat = seats.lowest().unwrap();
        let command = party.choose(&table, seat).unwrap();
        assert!(table.draft(seat, &command, &mut dealer).map(|draft| draft.commit()).is_ok());
        let new: Vec<G::Public> = table.secrets().log()[events..].iter().filter_map(G::public).collect();
        events = table.secrets().log().len();
        if matches!(table.waiting(), Turn::Over(_)) {
            break;
        }
        for public in new {
            let Some(topic) = G::topic(&public) else { continue };
            let able = topic.seat.map_or(table.seats(), SeatSet::only);
            for seat in able.iter().filter(|seat| G::may_speak(&table.view(*seat)).is_ok()) {
                words.push((seat, party.remark(&table, seat, &Cue::Event(public))));
                for cue in asked(seat) {
                    words.push((seat, party.remark(&table, seat, &cue)));
                }
            }
        }
    }
    words
}

const QUESTIONS: [Question; 7] = [
    Question::WhoAreYou,
    Question::WhichSide,
    Question::WhomDoYouTrust,
    Question::WhomDoYouSuspect,
    Question::WhyThatVote,
    Question::WhyThatTeam,
    Question::WhatDidYouSee,
];

/// Everything that a seat of Avalon can be asked or told, by another seat.
fn avalon_cues(seat: Seat) -> Vec<Cue<Avalon>> {
    let from = if seat == Seat::S0 { Seat::S1 } else { Seat::S0 };
    let mut said: Vec<Statement> =
        QUESTIONS.iter().map(|question| Statement::Ask { seat, question: *question }).collect();
    said.extend([
        Statement::Suspect { seat },
        Statement::Suspect { seat: from },
        Statement::TheyAre { seat, role: Role::Merlin },
        Statement::TheyAre { seat, role: Role::Assassin },
        Statement::LadyShowed { seat, side: Side::Evil },
        Statement::IAm { role: Role::Percival },
        Statement::Suggest { team: SeatSet::first(2), quest: None },
    ]);
    let mut cues: Vec<Cue<Avalon>> =
        said.into_iter().map(|statement| Cue::Said { from, statement }).collect();
    let plain = [PlainQuestion::AreYouMerlin, PlainQuestion::AreYouEvil, PlainQuestion::WhomDoYouSuspect];
    cues.extend(plain.map(|question| Cue::Asked { from, question }));
    cues
}

fn shadows_cues(seat: Seat) -> Vec<Cue<Shadows>> {
    use shadows::{Loyalty, Quest, Statement};
    let from = if seat == Seat::S0 { Seat::S1 } else { Seat::S0 };
    let said = [
        Statement::Ask { seat, quest: None },
        Statement::Ask { seat, quest: Some(Quest::Grail) },
        Statement::Suspect(seat),
        Statement::Suspect(from),
        Statement::Claim(Loyalty::Loyal),
        Statement::Go(Quest::Dragon),
    ];
    let mut cues: Vec<Cue<Shadows>> =
        said.into_iter().map(|statement| Cue::Said { from, statement }).collect();
    let plain = [
        PlainQuestion::WhatDoYouRemember,
        PlainQuestion::WhomDoYouSuspect,
        PlainQuestion::AreYouTheTraitor,
        PlainQuestion::WhatNow,
    ];
    cues.extend(plain.map(|question| Cue::Asked { from, question }));
    cues
}

/// The first seat that had no words, or words that are not about this table.
fn fault<G: Protocol>(words: &Words<G>, seats: SeatSet) -> Option<String> {
    assert!(words.len() > 20, "little was said");
    words.iter().find_map(|(seat, said)| match said {
        None => Some(format!("{seat} is silent")),
        Some(statement) => G::misplaced_in(statement, seats),
    })
}

#[test]
fn every_level_of_avalon_has_words_for_every_cue() {
    for level in Level::ALL {
        for (number, setup) in [
            json!({"players": 5}),
            json!({"players": 7, "roles": ["merlin", "percival", "assassin", "morgana"], "options": {"lady": true}}),
        ]
        .into_iter()
        .enumerate()
        {
            let players = u8::try_from(setup["players"].as_u64().unwrap()).unwrap();
            let number = u64::try_from(number).unwrap();
            let words = words_of(setup, number, &|| bots::avalon::mind(*level), &avalon_cues);
            assert_eq!(fault::<Avalon>(&words, SeatSet::first(players)), None, "{level}");
        }
    }
}

#[test]
fn every_level_of_shadows_has_words_for_every_cue() {
    for level in Level::ALL {
        let skill = bots::shadows::Skill { rollouts: 0, ..bots::shadows::Skill::of(*level) };
        let mind = || -> Box<dyn Mind<Shadows>> { Box::new(bots::shadows::CountingPlayer::new(skill)) };
        for setup in [json!({"players": 3}), json!({"players": 7, "options": {"expert": true}})] {
            let players = u8::try_from(setup["players"].as_u64().unwrap()).unwrap();
            let words = words_of(setup, 3, &mind, &shadows_cues);
            assert_eq!(fault::<Shadows>(&words, SeatSet::first(players)), None, "{level}");
        }
    }
}

/// A squire that has no words while it is Evil: its silence would tell its side.
struct Guilty(Box<dyn Mind<Avalon>>);

impl Mind<Avalon> for Guilty {
    fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        self.0.notice(notice);
    }

    fn hear(&mut self, from: Seat, statement: &Statement) {
        self.0.hear(from, statement);
    }

    fn choose(
        &mut self,
        view: &ViewOf<'_, Avalon>,
        choices: &avalon::Choices,
        stream: &mut Stream,
    ) -> Command {
        self.0.choose(view, choices, stream)
    }

    fn remark(
        &mut self,
        view: &ViewOf<'_, Avalon>,
        cue: &Cue<Avalon>,
        stream: &mut Stream,
    ) -> Option<Statement> {
        self.0.remark(view, cue, stream).filter(|_| view.hand.side == Some(Side::Good))
    }

    fn speak(&mut self, _: &ViewOf<'_, Avalon>, _: &mut Stream) -> Vec<Statement> {
        Vec::new()
    }
}

#[test]
fn a_planted_silence_is_found() {
    let mind = || -> Box<dyn Mind<Avalon>> { Box::new(Guilty(bots::avalon::mind(Level::Squire))) };
    let words = words_of(json!({"players": 5}), 1, &mind, &avalon_cues);
    assert!(fault::<Avalon>(&words, SeatSet::first(5)).unwrap().ends_with("is silent"));
}

/// Two deals that the Servant in seat 0 cannot distinguish: the seat must say the same in both.
#[test]
fn words_follow_from_what_the_seat_may_know() {
    let deals = [
        json!({"deal": {"roles": ["servant", "merlin", "servant", "assassin", "minion"], "leader": 0}}),
        json!({"deal": {"roles": ["servant", "servant", "assassin", "minion", "merlin"], "leader": 0}}),
    ];
    for level in Level::ALL {
        let said = deals.each_ref().map(|deal| words_of_seat_0(deal.clone(), &bots::avalon::mind, *level));
        assert!(said[0].len() > 50, "{level}");
        assert_eq!(said[0], said[1], "{level}");
    }
}

/// What the mind in seat 0 says while all others approve everything and nobody plays Fail.
fn words_of_seat_0(setup: serde_json::Value, mind: &Minds<Avalon>, level: Level) -> Vec<Option<Statement>> {
    let (mut table, mut dealer) = open::<Avalon>(setup, 5);
    let mut party = Party::new();
    party.seat(Seat::S0, mind(level), &Seed::from_number(3));
    let (mut words, mut events) = (Vec::new(), 0);
    while let Turn::Seats(seats) = table.waiting() {
        let seat = seats.lowest().unwrap();
        let legal = table.legal(seat);
        let wanted = [Command::Vote(Vote::Approve), Command::Play(avalon::Card::Success)];
        let plain = wanted.into_iter().find(|command| legal.contains(command));
        let command = match plain.or_else(|| legal.nth(0)) {
            Some(Command::Assassinate(_)) | None => break,
            Some(command) => command,
        };
        table.draft(seat, &command, &mut dealer).unwrap().commit();
        if table.board().evil.is_some() {
            break; // the shot is next, and everybody sees who is Evil
        }
        let new: Vec<avalon::Public> =
            table.secrets().log()[events..].iter().filter_map(Avalon::public).collect();
        events = table.secrets().log().len();
        for public in new.iter().filter(|public| Avalon::topic(public).is_some()) {
            words.push(party.remark(&table, Seat::S0, &Cue::Event(*public)));
            words.extend(avalon_cues(Seat::S0).iter().map(|cue| party.remark(&table, Seat::S0, cue)));
        }
    }
    words
}

#[test]
fn at_most_two_bots_speak_about_one_thing_and_they_change() {
    let failed = avalon::Public::QuestDone { successes: 1, fails: 1 };
    let bots = SeatSet::first(5).without(Seat::S0);
    let mut firsts = SeatSet::EMPTY;
    for number in 0..40 {
        let prompts = speakers::<Avalon>(&failed, number, bots);
        assert_eq!(prompts.len(), 2);
        assert!(prompts.iter().all(|prompt| bots.contains(prompt.seat)));
        assert_ne!(prompts[0].seat, prompts[1].seat);
        firsts = firsts.with(prompts[0].seat);
    }
    assert_eq!(firsts, bots);
    assert!(speakers::<Avalon>(&avalon::Public::HasVoted { seat: Seat::S1 }, 1, bots).is_empty());
}

#[test]
fn a_question_goes_to_the_seat_it_is_put_to() {
    let bots = SeatSet::first(5).without(Seat::S0);
    let ask = |seat| Statement::Ask { seat, question: Question::WhomDoYouTrust };
    for number in 0..20 {
        let prompt = answerer::<Avalon>(Seat::S0, &ask(Seat::S3), number, bots).unwrap();
        assert_eq!(prompt.seat, Seat::S3);
        assert_eq!(answerer::<Avalon>(Seat::S1, &ask(Seat::S0), number, bots), None, "a person is asked");
        let accused = Statement::Suspect { seat: Seat::S2 };
        assert_eq!(answerer::<Avalon>(Seat::S0, &accused, number, bots).unwrap().seat, Seat::S2);
    }
    assert_eq!(Avalon::meant(&Statement::Trust { seat: Seat::S1 }), None);
    assert_eq!(Avalon::meant(&ask(Seat::S1)), Some(Meant::For(Seat::S1)));
}
