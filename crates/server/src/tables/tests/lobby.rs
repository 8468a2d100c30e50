//! People who are away during a game: what the others learn, and what they themselves learn when they come back.

use super::*;

fn bo(room: &Shown) -> (Option<u64>, bool, u32) {
    let chair = &room.chairs[1];
    (chair.bot_in, chair.stand_in, chair.bot_moves)
}

#[tokio::test(start_paused = true)]
async fn an_absence_is_counted_down_and_the_moves_of_the_bot_are_told() {
    let mut table = TestTable::five(Config::default(), json!({"absence": 30})).await;
    assert_eq!(bo(&table.room().await), (None, false, 0));
    table.leave(1).await;
    let told = table.client(0).frames.last().unwrap()["room"]["chairs"][1].clone();
    assert_eq!((&told["bot_in"], &told["present"]), (&json!(30), &json!(false)));
    advance(Duration::from_millis(12_500)).await;
    assert_eq!(bo(&table.room().await), (Some(18), false, 0));
    // Nothing is counted while the game is paused.
    table.act(0, json!({"pause": true})).await.unwrap();
    assert_eq!(bo(&table.room().await).0, None);
    table.act(0, json!({"pause": false})).await.unwrap();
    table.wait(seconds(18)).await;
    assert_eq!(bo(&table.room().await), (None, true, 0));
    // The others play until the bot has moved: everybody learns of it, in a frame of its own.
    for _ in 0..50 {
        table.step().await;
        if bo(&table.wait(seconds(3)).await).2 > 0 {
            break;
        }
    }
    let moved = bo(&table.room().await).2;
    assert!(moved > 0);
    let frames = &table.client(0).frames;
    assert!(
        frames.iter().any(|frame| frame["room"]["chairs"][1]["bot_moves"] == json!(moved)),
        "everybody is told"
    );
    // The number is there when the person comes back, and after the table was read again, until the own next move.
    table.connect(1).await;
    let welcome = table.client(1).frames.iter().find(|frame| frame.get("welcome").is_some()).unwrap().clone();
    assert_eq!(welcome["welcome"]["room"]["chairs"][1]["bot_moves"], json!(moved));
    table.registry.try_deliver(table.id, Ask::ReadAgain).await.unwrap();
    assert_eq!(bo(&table.room().await).2, moved);
    for number in 0..5 {
        table.connect(number).await;
    }
    for _ in 0..50 {
        match table.step().await {
            Some(1) => break,
            _ => table.wait(seconds(3)).await,
        };
    }
    assert_eq!(bo(&table.room().await), (None, false, 0));
}
