//! Bots that talk: a question is answered soon at every level, plain words are understood or passed over, and talk is spread.

use tokio::time::Instant;

use super::*;

/// A person at a practice table, who reads frames of any game.
struct Person {
    registry: Arc<Registry>,
    id: TableId,
    queue: mpsc::Receiver<Outgoing>,
    nonce: u64,
    frames: Vec<Value>,
}

impl Person {
    async fn sit(game: &str, level: &str) -> Person {
        let registry = registry(Config::default(), super::super::start::<super::super::Faithful>);
        let value = json!({"game": game, "setup": {"players": 5}, "practice": level});
        let id = registry.create(&guest(0), &wish(value)).await.unwrap();
        let (outbox, queue) = outbox();
        let join = Join {
            socket: 1,
            guest: Some(guest(0)),
            by_old_code: false,
            cursor: None,
            talk: None,
            watch: None,
            outbox,
        };
        registry.try_deliver(id, Ask::Join(join)).await.unwrap();
        Person { registry, id, queue, nonce: 0, frames: Vec::new() }
    }

    async fn say(&mut self, words: Value) {
        self.nonce += 1;
        let words = serde_json::from_value(words).unwrap();
        let say = Ask::Say { socket: 1, nonce: self.nonce, words };
        self.registry.try_deliver(self.id, say).await.unwrap();
    }

    /// What bots say within this time: which seat, what, and when.
    async fn hear_bots(&mut self, time: Duration) -> Vec<(u64, Value, Duration)> {
        let begun = Instant::now();
        let mut heard = Vec::new();
        while begun.elapsed() < time {
            sleep(Duration::from_millis(10)).await;
            let _ = self.registry.ask(self.id, |reply| Ask::Look { reply }).await;
            while let Ok(Outgoing::Frame(text)) = self.queue.try_recv() {
                let frame: Value = serde_json::from_str(&text).unwrap();
                if let Some(said) = frame.get("said").filter(|said| said["seat"] != 0) {
                    heard.push((
                        said["seat"].as_u64().unwrap(),
                        said["words"]["statement"].clone(),
                        begun.elapsed(),
                    ));
                }
                self.frames.push(frame);
            }
        }
        heard
    }
}

#[tokio::test(start_paused = true)]
async fn a_direct_question_is_answered_within_two_paces_at_every_level() {
    let pace = Config::default().pace;
    let avalon = json!({"statement": {"ask": {"seat": 2, "question": "whom_do_you_suspect"}}});
    let shadows = json!({"statement": {"ask": {"seat": 2, "quest": "grail"}}});
    for (game, question) in [("avalon", avalon), ("shadows", shadows)] {
        for level in bots::Level::ALL {
            let mut person = Person::sit(game, level.name()).await;
            person.say(question.clone()).await;
            let heard = person.hear_bots(2 * pace).await;
            let answer = heard.iter().find(|(seat, said, _)| *seat == 2 && said.get("ask").is_none());
            assert!(answer.is_some(), "{game} {level}: {heard:?}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn plain_questions_are_answered_and_other_words_are_not() {
    let pace = Config::default().pace;
    let mut person = Person::sit("avalon", "squire").await;
    // The first proposal and what bots say about it.
    person.hear_bots(4 * pace).await;
    for (text, answered) in [
        ("Bors, are you Merlin?", true),
        ("Bors, jesteś Merlinem?", true),
        ("Ann, are you Merlin?", false),
        ("Bors, nice weather", false),
    ] {
        person.say(json!({"text": text})).await;
        let heard = person.hear_bots(2 * pace).await;
        let no = heard.iter().any(|(seat, said, _)| *seat == 1 && said["answer"]["answer"] == "no");
        assert_eq!(no, answered, "{text}: {heard:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn bots_do_not_all_speak_at_once() {
    let mut table = TestTable::open(Config::default(), practice()).await;
    table.connect(0).await;
    let (mut lines, mut begun) = (Vec::new(), 0);
    for _ in 0..3_000 {
        let room = table.wait(Duration::from_millis(200)).await;
        let said = table.client(0).frames.iter().filter(|frame| frame.get("said").is_some()).count();
        lines.push(said - begun);
        begun = said;
        if room.status == Status::Finished {
            break;
        }
        table.step().await;
    }
    assert!(begun >= 5, "the bots hardly spoke: {begun}");
    assert!(lines.iter().all(|lines| *lines <= 2), "{lines:?}");
}
