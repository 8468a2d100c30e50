//! Who gets, keeps and loses a seat, and who decides about a table, while time goes by.

use super::*;

/// A practice table on which the bots have made some moves.
async fn running_practice() -> TestTable {
    let mut table = TestTable::open(Config::default(), practice()).await;
    table.connect(0).await;
    for _ in 0..40 {
        table.wait(seconds(2)).await;
        if table.moves()[1] >= 8 {
            return table;
        }
        table.step().await;
    }
    panic!("the bots do not move");
}

#[tokio::test(start_paused = true)]
async fn a_late_friend_knocks_and_the_host_lets_them_into_a_bots_chair() {
    let mut table = running_practice().await;
    assert_eq!(code(table.sit(1, Some(Seat::S3)).await), "knock", "nobody just sits down");
    table.connect(1).await;
    let acted = table.act(1, json!("knock")).await.unwrap();
    assert_eq!((acted.room.knocks.len(), acted.room.knocks[0].name.as_str()), (1, "Bo"));
    assert_eq!(table.act(1, json!("knock")).await.unwrap().room.knocks.len(), 1, "one knock a person");
    assert_eq!(code(table.act(1, json!({"admit": {"knock": 0, "seat": 3}})).await), "not_host");
    assert_eq!(code(table.act(0, json!({"admit": {"knock": 7, "seat": 3}})).await), "missing");
    assert_eq!(code(table.act(0, json!({"admit": {"knock": 0, "seat": 0}})).await), "full");
    let acted = table.act(0, json!({"admit": {"knock": 0, "seat": 3}})).await.unwrap();
    assert!(matches!(&acted.room.chairs[3].sitter, Sitter::Person { name } if name == "Bo"));
    assert!(acted.room.chairs[3].late && acted.room.knocks.is_empty(), "everybody sees it");
    table.room().await;
    let friend = &table.client(1).player;
    assert_eq!(friend.seat, Some(Seat::S3));
    assert!(friend.cursor.unwrap() > 0, "the friend is sent what the seat has seen");
    // From now on nobody but the friend moves there: the game stops until they do.
    for _ in 0..200 {
        table.wait(seconds(5)).await;
        let asked = |client: &Client| client.player.choices().is_some_and(|choices| choices.count() > 0);
        let friend = table.clients.iter().position(|client| client.number == 1 && asked(client));
        if let Some(at) = friend {
            // Whatever the others do, the friend's question stays.
            let room = table.wait(seconds(50)).await;
            assert!(!room.chairs[3].stand_in);
            assert!(asked(&table.clients[at]));
            return;
        }
        table.step().await;
    }
    panic!("the friend is never asked");
}

#[tokio::test(start_paused = true)]
async fn a_refused_friend_may_knock_again_and_a_table_takes_three_knocks_a_minute() {
    let mut table = running_practice().await;
    for number in [1, 2, 3] {
        table.act(number, json!("knock")).await.unwrap();
    }
    assert_eq!(code(table.act(4, json!("knock")).await), "rate");
    let acted = table.act(0, json!({"refuse": 1})).await.unwrap();
    let names: Vec<&str> = acted.room.knocks.iter().map(|knock| knock.name.as_str()).collect();
    assert_eq!(names, ["Bo", "Dee"]);
    assert_eq!(code(table.act(0, json!({"refuse": 1})).await), "missing");
    table.wait(seconds(61)).await;
    let acted = table.act(2, json!("knock")).await.unwrap();
    assert_eq!(acted.room.knocks.last().map(|knock| knock.knock), Some(3));
    table.act(0, json!({"lock": true})).await.unwrap();
    assert_eq!(code(table.act(4, json!("knock")).await), "locked");
}

#[tokio::test(start_paused = true)]
async fn an_absent_persons_seat_is_theirs_for_ten_minutes_and_can_be_asked_back() {
    let mut table = TestTable::five(Config::default(), json!({})).await;
    table.leave(2).await;
    table.connect(5).await;
    table.act(5, json!("knock")).await.unwrap();
    let admit = json!({"admit": {"knock": 0, "seat": 2}});
    assert_eq!(code(table.act(0, json!({"admit": {"knock": 0, "seat": 3}})).await), "full", "present");
    let room = table.wait(seconds(9 * 60)).await;
    assert!(room.chairs[2].stand_in);
    assert_eq!(code(table.act(0, admit.clone()).await), "kept");
    table.wait(seconds(61)).await;
    let acted = table.act(0, admit).await.unwrap();
    assert!(matches!(&acted.room.chairs[2].sitter, Sitter::Person { name } if name == "Flo"));
    assert!(!acted.room.chairs[2].stand_in);
    // The first holder is back and asks for the seat.
    table.connect(2).await;
    let acted = table.act(2, json!("knock")).await.unwrap();
    assert_eq!((acted.seat, acted.room.knocks[0].back), (None, Some(Seat::S2)));
    table.leave(5).await;
    table.wait(seconds(601)).await;
    let acted = table.act(0, json!({"admit": {"knock": 1, "seat": 2}})).await.unwrap();
    assert!(matches!(&acted.room.chairs[2].sitter, Sitter::Person { name } if name == "Cyd"));
    assert_eq!(table.client(2).player.seat, None, "not told yet");
    table.room().await;
    assert_eq!(table.client(2).player.seat, Some(Seat::S2));
}

#[tokio::test(start_paused = true)]
async fn the_seat_of_who_has_left_can_be_given_at_once() {
    let mut table = TestTable::five(Config::default(), json!({})).await;
    table.act(3, json!("leave")).await.unwrap();
    table.leave(3).await;
    table.act(5, json!("knock")).await.unwrap();
    table.act(0, json!({"admit": {"knock": 0, "seat": 3}})).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn who_was_removed_must_knock() {
    let value = json!({"game": "avalon", "setup": {"players": 5}});
    let table = TestTable::open(Config::default(), value).await;
    table.sit(1, None).await.unwrap();
    assert_eq!(code(table.act(2, json!("knock")).await), "not_now", "others just sit down");
    table.act(0, json!({"remove": 1})).await.unwrap();
    assert_eq!(code(table.sit(1, None).await), "knock");
    table.act(1, json!("knock")).await.unwrap();
    let acted = table.act(0, json!({"admit": {"knock": 0, "seat": 4}})).await.unwrap();
    assert!(matches!(&acted.room.chairs[4].sitter, Sitter::Person { name } if name == "Bo"));
    assert!(!acted.room.chairs[4].late);
}

#[tokio::test(start_paused = true)]
async fn most_of_the_people_end_a_game_whether_they_are_connected_or_not() {
    let mut table = TestTable::five(Config::default(), json!({})).await;
    for number in [1, 3] {
        let acted = table.act(number, json!({"end": true})).await.unwrap();
        assert_eq!(acted.room.status, Status::Playing);
    }
    let acted = table.act(3, json!({"end": false})).await.unwrap();
    assert_eq!(acted.room.ending, [Seat::S1]);
    assert_eq!(code(table.act(5, json!({"end": true})).await), "not_seated");
    // Two of five are not enough, however few are connected.
    for number in [3, 4] {
        table.leave(number).await;
    }
    let acted = table.act(2, json!({"end": true})).await.unwrap();
    assert_eq!(acted.room.status, Status::Playing);
    table.wait(seconds(59 * 60)).await;
    assert_eq!(table.act(2, json!({"end": true})).await.unwrap().room.status, Status::Playing);
    // Two of three are: the others have been away for an hour.
    table.wait(seconds(61)).await;
    let acted = table.act(2, json!({"end": true})).await.unwrap();
    assert_eq!(acted.room.status, Status::Closed);
}

#[tokio::test(start_paused = true)]
async fn who_has_left_is_not_counted_when_people_end_a_game() {
    let table = TestTable::five(Config::default(), json!({})).await;
    for number in [3, 4] {
        table.act(number, json!("leave")).await.unwrap();
    }
    table.act(1, json!({"end": true})).await.unwrap();
    let acted = table.act(2, json!({"end": true})).await.unwrap();
    assert_eq!(acted.room.status, Status::Closed);
}

#[tokio::test(start_paused = true)]
async fn a_seat_moved_to_a_device_that_never_connects_gets_its_stand_in() {
    let mut table = TestTable::five(Config::default(), json!({"absence": 5})).await;
    let device = table.act(1, json!("device")).await.unwrap().device.unwrap();
    // Somebody with a seat cannot use the code, and it is not used up.
    assert_eq!(code(table.registry.redeem(&guest(2), &device).await), "seated");
    table.registry.redeem(&guest(5), &device).await.unwrap();
    assert_eq!(code(table.registry.redeem(&guest(5), &device).await), "missing");
    let room = table.room().await;
    assert!(!room.chairs[1].present && !room.chairs[1].stand_in);
    let room = table.wait(seconds(6)).await;
    assert!(room.chairs[1].stand_in);
}

#[tokio::test(start_paused = true)]
async fn somebody_else_becomes_host_when_the_host_stays_away() {
    let mut table = TestTable::five(Config::default(), json!({})).await;
    table.act(0, json!({"pause": true})).await.unwrap();
    table.leave(0).await;
    table.leave(1).await;
    table.wait(seconds(590)).await;
    assert_eq!(code(table.act(2, json!({"pause": false})).await), "not_host");
    let room = table.wait(seconds(20)).await;
    assert_eq!(room.host, Some(Seat::S2), "the next who is connected");
    table.act(2, json!({"pause": false})).await.unwrap();
    // Who leaves hands over at once.
    let acted = table.act(2, json!("leave")).await.unwrap();
    assert_eq!(acted.room.host, Some(Seat::S3));
}

#[tokio::test(start_paused = true)]
async fn acts_that_change_nothing_write_nothing_and_others_have_a_bound() {
    let mut config = Config::default();
    config.limits.acts = 12;
    let mut table = TestTable::five(config, json!({})).await;
    let entries = async |table: &TestTable| table.registry.store.row(table.id).await.unwrap().next;
    let acts = [
        (0, json!({"lock": false})),
        (0, json!({"list": false})),
        (0, json!({"clock": "off"})),
        (0, json!({"spectators": "muted"})),
        (0, json!({"pause": false})),
        (0, json!({"host": 0})),
        (1, json!({"mute": {"seat": 2, "on": false}})),
        (1, json!({"end": false})),
    ];
    let before = entries(&table).await;
    for (number, act) in acts {
        table.act(number, act).await.unwrap();
    }
    assert_eq!(entries(&table).await, before);
    let mut on = false;
    let refused = loop {
        on = !on;
        if let Err(problem) = table.act(1, json!({"mute": {"seat": 2, "on": on}})).await {
            break problem.body.code;
        }
    };
    assert_eq!(refused, "acts_full");
    let full = entries(&table).await;
    assert!(full - before < 12, "{full}");
    // People still come and go, in memory alone, and the game goes on.
    table.leave(4).await;
    assert!(table.wait(seconds(61)).await.chairs[4].stand_in);
    table.connect(4).await;
    assert!(!table.room().await.chairs[4].stand_in);
    assert_eq!(entries(&table).await, full);
    table.step().await.unwrap();
    assert_eq!(entries(&table).await, full + 1);
}
