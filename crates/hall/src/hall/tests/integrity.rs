//! The storage is not what was written.

use sqlx::{ConnectOptions, Connection, Executor, sqlite::SqliteConnectOptions};

use super::*;
use crate::{
    competition::{self, About, ValidationErrors},
    ledger::DamageKind,
};

/// Changes the file behind the hall's back.
async fn meddle(file: &Path, sql: String) {
    let mut connection = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    let done = connection.execute(sqlx::AssertSqlSafe(sql)).await.unwrap();
    assert!(done.rows_affected() > 0, "nothing was changed");
    connection.close().await.unwrap();
}

/// A hall with two games of three entries each, closed.
async fn two_games(file: &Path) -> [GameId; 2] {
    let running = open(file).await;
    let games = [begin(&running.hall, "300+3").await, begin(&running.hall, "300+3").await];
    for game in games {
        running.hall.act(game, plays(White, "e2", "e4")).await.unwrap();
    }
    running.close().await;
    games
}

#[tokio::test]
async fn a_damaged_game_is_not_played_on_and_the_others_are() {
    for (change, seq, kind) in [
        (
            "UPDATE entries SET body = replace(body, 'e4', 'e3') WHERE seq = 3",
            3,
            DamageKind::Altered,
        ),
        ("UPDATE entries SET body = 'no JSON' WHERE seq = 2", 2, DamageKind::Altered),
        ("UPDATE entries SET body = CAST(x'ff' AS TEXT) WHERE seq = 2", 2, DamageKind::Altered),
        ("UPDATE entries SET hash = x'00' WHERE seq = 3", 3, DamageKind::Altered),
        ("DELETE FROM entries WHERE seq = 2", 2, DamageKind::Gap),
        ("DELETE FROM entries WHERE seq = 1", 1, DamageKind::Gap),
        ("DELETE FROM entries WHERE seq = 3", 3, DamageKind::CutOff),
    ] {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("hall.db");
        let [bad, good] = two_games(&file).await;
        meddle(&file, format!("{change} AND stream = 'game/{bad}'")).await;
        let running = open(&file).await;
        let hall = &running.hall;
        let Err(CommandError::Damaged(found)) = hall.game(bad).await else {
            panic!("{change}: it can be read")
        };
        assert_eq!((found.seq, found.kind), (seq, kind), "{change}");
        let act = hall.act(bad, arbiter(ArbiterAct::Restart(None))).await;
        assert!(matches!(act, Err(CommandError::Damaged(_))), "{change}: {act:?}");
        assert_eq!(hall.damaged(), [found], "{change}");
        hall.act(good, arbiter(ArbiterAct::Restart(None))).await.unwrap();
        hall.act(good, plays(Black, "e7", "e5")).await.unwrap();
        let part = hall.readable_part(bad).await.unwrap();
        assert!(part.tip.seq < seq, "{change}: only what was written is shown");
        running.close().await;
    }
}

#[tokio::test]
async fn damage_behind_the_back_of_an_open_hall_is_found_and_its_repair_too() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("hall.db");
    let [bad, _] = two_games(&file).await;
    let running = open(&file).await;
    let hall = &running.hall;
    let mut follows = hall.subscribe(bad).await.unwrap();
    follows.borrow_and_update();
    meddle(
        &file,
        format!("UPDATE entries SET at = at + 7 WHERE stream = 'game/{bad}' AND seq = 2"),
    )
    .await;
    crate::hall::integrity::check_all(hall).await.unwrap();
    assert_eq!(hall.damage_of_game(bad).unwrap().seq, 2);
    assert!(matches!(hall.game(bad).await, Err(CommandError::Damaged(_))));
    let ends = async { while follows.changed().await.is_ok() {} };
    tokio::time::timeout(Duration::from_secs(5), ends).await.expect("streams end");
    meddle(
        &file,
        format!("UPDATE entries SET at = at - 7 WHERE stream = 'game/{bad}' AND seq = 2"),
    )
    .await;
    crate::hall::integrity::check_all(hall).await.unwrap();
    assert_eq!(hall.damaged(), []);
    hall.game(bad).await.unwrap();
    running.close().await;
}

async fn open_competition(hall: &Hall, id: &str) -> CompetitionId {
    let id = id.parse().unwrap();
    let about: About = serde_json::from_value(serde_json::json!({
        "name": "Open",
        "regulations": created("300", At::ZERO).regulations,
    }))
    .unwrap();
    hall.change_competition(id, &Actor::Hall, |before, _| {
        let facts = competition::open(before, &about)?;
        Ok::<_, ValidationErrors>(Change { facts, output: () })
    })
    .await
    .unwrap();
    id
}

#[tokio::test]
async fn a_damaged_competition_is_left_out_and_the_hall_opens() {
    for change in [
        "UPDATE entries SET body = '{}' WHERE seq = 1",
        "UPDATE entries SET seq = 2 WHERE seq = 1",
        "DELETE FROM entries WHERE seq = 1",
    ] {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("hall.db");
        let running = open(&file).await;
        let bad = open_competition(&running.hall, "badbadba").await;
        let good = open_competition(&running.hall, "goodgood").await;
        running.close().await;
        meddle(&file, format!("{change} AND stream = 'competition/{bad}'")).await;
        let running = open(&file).await;
        let hall = &running.hall;
        assert!(hall.competition(bad).is_none() && hall.competition(good).is_some(), "{change}");
        let unreadable = hall.unreadable_competitions().await;
        assert_eq!(unreadable.iter().map(|it| it.id).collect::<Vec<_>>(), [bad], "{change}");
        let changed = hall
            .change_competition(bad, &Actor::Hall, |_, _| {
                Ok::<_, ValidationErrors>(Change { facts: Vec::new(), output: () })
            })
            .await;
        assert!(matches!(changed, Err(ChangeError::Damaged(_))), "{change}");
        running.close().await;
    }
}

#[tokio::test]
async fn without_its_people_the_hall_does_not_open() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("hall.db");
    let running = open(&file).await;
    let link = crate::token::Token::draw().unwrap();
    running
        .hall
        .change_people(&Actor::Hall, |people, at| {
            let terms = people::Lifetimes::default();
            let facts = people.first_link(at, &terms, ("firstone".into(), link.hash()), "house")?;
            Ok::<_, people::PeopleError>(Change { facts, output: () })
        })
        .await
        .unwrap();
    running.close().await;
    meddle(&file, "UPDATE entries SET body = '[]' WHERE stream = 'hall'".to_owned()).await;
    let ledger = Arc::new(Sqlite::open(&file).await.unwrap());
    let Err(ReadError::Damaged(found)) = Hall::open(ledger, KEY).await.map(drop) else {
        panic!("it opens")
    };
    assert_eq!((found.stream.name(), found.seq), (people::STREAM, 1));
}
