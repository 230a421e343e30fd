//! Tables of players as spreadsheets and pairing programs write them.

use reqwest::Method;
use serde_json::{Value, json};

use crate::server::{Answer, Person, TestServer, announced};

async fn competition(official: &Person) -> String {
    let opened = official.post("/v1/competitions", &announced("preset = \"screen-10-5\"")).await;
    format!("/v1/competitions/{}/players", opened.json["id"].as_str().expect("an id"))
}

async fn send(official: &Person, path: &str, table: &[u8]) -> Answer {
    let request = official.request(Method::POST, path).header("content-type", "text/csv");
    official.sent(request.body(table.to_vec())).await
}

#[tokio::test]
async fn headings_and_encodings_of_the_region_are_read() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let tables: [&[u8]; 4] = [
        b"Priimek;Ime;Rtg;FideID;Klub;Spol;Leto rojstva\r\n\x8eagar;\x8apela;1850;14600001;\x8aentjur;\x9e;2001\r\n",
        "Име,Презиме,Рејтинг,FIDE ID,Клуб,Пол,Година рођења\nŠpela,Žagar,1850,14600001,Šentjur,F,2001\n"
            .as_bytes(),
        "SNo\tLastname\tFirst name\tRtgI\tFIDE-No\tClub/City\tSex\tBirthday\n1\tŽagar\tŠpela\t1850\t14600001\tŠentjur\tw\t2001/05/03\n"
            .as_bytes(),
        "Br.;Prezime i ime;Rejting;FIDE ID;Klub;Spol;Datum rođenja\n1;\"Žagar, Špela\";1850;14600001;Šentjur;ženski;3.5.2001\n"
            .as_bytes(),
    ];
    for table in tables {
        let path = competition(&ana).await;
        let entered = send(&ana, &path, table).await;
        assert_eq!(entered.status, 201, "{}", entered.text);
        let expected = json!({"no": 1, "name": "Žagar, Špela", "rating": 1850, "fide-id": 14_600_001, "club": "Šentjur",
            "sex": "f", "birth-year": 2001, "withdrawn": false, "erased": false});
        assert_eq!(entered.json[0], expected);
    }
}

#[tokio::test]
async fn all_faults_come_at_once_by_line_and_heading() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await.reading("sl");
    let path = competition(&ana).await;
    ana.post(&path, &json!([{"no": 1, "name": "Kos"}])).await;
    let table =
        "Zap. št.;Priimek;Ime;Rtg;Čevlji;Spol\n1;Novak;Ana;5000;38;ž\n2;;Jan;veliko;44;x\n3;Kos\n";
    let refused = send(&ana, &path, table.as_bytes()).await;
    assert_eq!(refused.status, 422, "{}", refused.text);
    let errors = refused.json["errors"].as_array().expect("errors");
    let found: Vec<(Value, Value, Value)> = errors
        .iter()
        .map(|it| (it["line"].clone(), it["heading"].clone(), it["code"].clone()))
        .collect();
    let expected = [
        (1, json!(null), "unknown-column"),
        (2, json!("Zap. št."), "player-number-taken"),
        (2, json!("Rtg"), "out-of-range"),
        (3, json!("Priimek"), "blank"),
        (3, json!("Rtg"), "not-a-number"),
        (3, json!("Spol"), "not-one-of"),
        (4, json!(null), "field-count"),
    ];
    assert_eq!(found, expected.map(|(line, heading, code)| (json!(line), heading, json!(code))));
    assert!(refused.text.contains("Leto rojstva"), "known columns in the reader's language");
    let workbook = send(&ana, &path, b"PK\x03\x04\x14\0\x06\0").await;
    assert_eq!(workbook.json["code"], "not-text", "{}", workbook.text);
    assert_eq!(ana.get(&path).await.json.as_array().map(Vec::len), Some(1), "nothing was entered");
}

#[tokio::test]
async fn nobody_is_born_in_a_year_to_come() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let path = competition(&ana).await;
    let of_trf = path.replace("/players", "/trf");
    let trf = format!(
        "012 Open\n001    1      {:<33} {:>4} SLO {:>11} 2099/00/00  0.0    1\n",
        "Kos", 1850, ""
    );
    let refused = [
        (
            ana.post(&path, &json!([{"no": 1, "name": "Kos", "birth-year": 2099}])).await,
            json!(null),
        ),
        (send(&ana, &path, b"Ime;Leto rojstva\nKos;2099\n").await, json!(2)),
        (send(&ana, &of_trf, trf.as_bytes()).await, json!(2)),
    ];
    for (answer, line) in refused {
        assert_eq!(answer.status, 422, "{}", answer.text);
        let error = &answer.json["errors"][0];
        assert_eq!(
            (&error["code"], &error["field"]),
            (&json!("out-of-range"), &json!("birth-year"))
        );
        assert_eq!(error["line"], line, "{}", answer.text);
    }
    assert_eq!(ana.get(&path).await.json, json!([]), "nobody was entered");
    ana.post(&path, &json!([{"no": 1, "name": "Kos", "birth-year": 1990}])).await;
    let later = json!({"no": 1, "name": "Kos", "birth-year": 2099});
    assert_eq!(ana.put(&format!("{path}/1"), &later).await.status, 422);
}
