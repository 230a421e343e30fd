//! Lookup in the Laws, and running cases.

use adoube_chess::notation::Language;
use serde_json::{Value, json};

use crate::server::{Person, TestServer};

fn texts(list: &Value) -> Vec<&str> {
    list.as_array().expect("a list").iter().filter_map(Value::as_str).collect()
}

fn numbers(list: &Value) -> Vec<&str> {
    let all = list.as_array().expect("a list").iter();
    all.filter_map(|numbered| numbered["number"].as_str()).collect()
}

async fn got(person: &Person, path: &str) -> Value {
    let answer = person.get(path).await;
    assert_eq!(answer.status, 200, "{path}: {}", answer.text);
    answer.json
}

#[tokio::test]
async fn editions_have_chapters_and_are_cacheable() {
    let server = TestServer::open().await;
    let answer = server.stranger().reading("sl").get("/v1/laws").await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    assert_eq!(answer.headers["cache-control"], "public, max-age=600");
    let vary = answer.headers.get_all("vary").iter().map(|value| value.to_str().expect("text"));
    assert!(vary.collect::<Vec<_>>().join(",").contains("accept-language"));
    let years: Vec<&str> = answer
        .json
        .as_array()
        .unwrap()
        .iter()
        .map(|own| own["edition"].as_str().unwrap())
        .collect();
    assert_eq!(years, ["2005", "2009", "2014", "2017", "2018", "2023"]);
    let newest = &answer.json[3];
    assert_eq!((&newest["in-force"], &newest["complete"]), (&json!("2017-07-01"), &json!(true)));
    let chapter = |number: &str| {
        let chapters = newest["chapters"].as_array().unwrap();
        chapters.iter().find(|own| own["number"] == number).cloned().unwrap_or_default()
    };
    assert_eq!(chapter("9")["title"], "Remi");
    assert_eq!(chapter("III")["subject"], "quickplay");
    let cyrillic = got(&server.stranger().reading("sr-Cyrl"), "/v1/laws").await;
    assert_eq!(cyrillic[0]["chapters"][2]["title"], "Игра и њен циљ");
}

#[tokio::test]
async fn articles_are_listed_in_order_with_their_text() {
    let server = TestServer::open().await;
    let sl = server.stranger().reading("sl");
    let all = got(&sl, "/v1/laws/2017/articles").await;
    let chapters = all["chapters"].as_array().unwrap();
    let draws = chapters.iter().find(|own| own["number"] == "9").expect("Article 9");
    let listed = numbers(&draws["articles"]);
    let place = |number: &str| listed.iter().position(|own| *own == number).expect("it is there");
    assert!(place("9.1.1") < place("9.2.2") && place("9.2.2") < place("9.5.3"));
    let own = &draws["articles"][place("9.5.3")];
    assert_eq!(own["verified"], true);
    assert_eq!(own["provisions"][0]["name"], "IncorrectDrawClaim");
    assert_eq!(own["provisions"][0]["kind-told"], "postopek");
    assert!(own["provisions"][0]["text"].as_str().unwrap().chars().count() > 20);
}

#[tokio::test]
async fn an_article_has_parts_neighbours_and_other_editions() {
    let server = TestServer::open().await;
    let hr = server.stranger().reading("hr");
    let one = got(&hr, "/v1/laws/2017/articles/9.5.3").await;
    assert_eq!(one["chapter"]["number"], "9");
    let provision = &one["provisions"][0];
    assert_eq!(numbers(&provision["editions"][1]["articles"]), ["9.5.b"]);
    assert_eq!(provision["editions"].as_array().map(Vec::len), Some(6));
    assert_eq!(one["previous"], "9.5.2");
    let alone = hr.get("/v1/laws/2017/articles/9").await;
    let section = got(&hr, "/v1/laws/2017/articles/9").await;
    assert!(section["provisions"].as_array().unwrap().is_empty());
    assert!(numbers(&section["parts"]).contains(&"9.2.2"));
    assert!(section["next"].as_str().unwrap().starts_with("10"), "{}", section["next"]);
    for number in ["II.3.2.7.1", "A.4.2", "B.3", "9.2.2", "Preface", "9.2%20.2"] {
        let found = hr.get(&format!("/v1/laws/2017/articles/{number}")).await;
        assert_eq!(found.status, 200, "{number}: {}", found.text);
    }
    let two = got(&hr, "/v1/laws/2009/articles/5.2.b,%209.6").await;
    assert_eq!(two["number"], "5.2.b, 9.6");
    assert_eq!(two["provisions"][0]["name"], "DeadPosition");
    // A number that is repeated costs no more than one, and no list is longer than a ruling's.
    let often = hr.get(&format!("/v1/laws/2017/articles/{}", vec!["9"; 7000].join(","))).await;
    assert_eq!(often.status, 200);
    assert_eq!(often.text, alone.text);
    let all = got(&hr, "/v1/laws/2017/articles").await;
    let chapters = all["chapters"].as_array().unwrap().iter();
    let every: Vec<&str> = chapters.flat_map(|chapter| numbers(&chapter["articles"])).collect();
    let list = |count: usize| format!("/v1/laws/2017/articles/{}", every[..count].join(","));
    assert_eq!(hr.get(&list(32)).await.status, 200);
    assert_eq!(hr.get(&list(33)).await.status, 413);
    let named = got(&hr, "/v1/laws/2009/articles/FivefoldRepetition").await;
    let provision = &named["provisions"][0];
    assert_eq!((numbers(&provision["articles"]).len(), &provision["kind"]), (0, &Value::Null));
    assert!(!numbers(&provision["editions"][5]["articles"]).is_empty());
}

#[tokio::test]
async fn unknown_articles_are_reported_with_suggestions() {
    let server = TestServer::open().await;
    for (language, path, code, detail) in [
        ("sl", "/v1/laws/1924/articles", "no-edition", "Izdaje s to letnico ni."),
        ("sl", "/v1/laws/2017/articles/9.99", "no-article", "nimajo člena 9.99"),
        ("sr-Cyrl", "/v1/laws/x/articles/9", "no-edition", "Нема издања из те године."),
        ("sr-Cyrl", "/v1/laws/2017/articles/zzz", "no-provision", "zzz"),
        ("sl", "/v1/laws/compare?from=2009&to=1", "no-edition", "Izdaje s to letnico ni."),
        ("sl", "/v1/laws/search?q=a&edition=1", "no-edition", "Izdaje s to letnico ni."),
    ] {
        let answer = server.stranger().reading(language).get(path).await;
        assert_eq!(answer.status, 404, "{path}: {}", answer.text);
        assert_eq!(answer.json["code"], code, "{path}");
        let response = answer.json["detail"].as_str().unwrap();
        assert!(response.contains(detail), "{path}: {response}");
    }
    let person = server.stranger();
    assert_eq!(person.get("/v1/laws/compare?from=2009").await.status, 400);
    let near = got(&person, "/v1/laws/2017/near/9.2.b").await;
    assert!(texts(&near["nearest"]).iter().all(|number| number.starts_with("9.2")), "{near}");
    assert!(texts(&near["editions"]).contains(&"2009"), "{near}");
}

#[tokio::test]
async fn editions_are_compared() {
    let server = TestServer::open().await;
    let sl = server.stranger().reading("sl");
    let compared = got(&sl, "/v1/laws/compare?from=2009&to=2017").await;
    let rows: Vec<&Value> = compared["chapters"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|chapter| chapter["provisions"].as_array().unwrap())
        .collect();
    for change in ["new", "gone", "changed", "renumbered", "same"] {
        let counted = rows.iter().filter(|row| row["change"] == change).count();
        assert_eq!(json!(counted), compared[change], "{change}");
        assert!(counted > 0, "{change}");
    }
    let row = |name: &str| *rows.iter().find(|row| row["name"] == name).expect("it is there");
    assert_eq!(row("FivefoldRepetition")["change"], "new");
    assert_eq!(numbers(&row("IncorrectDrawClaim")["from"]), ["9.5.b"]);
    assert_eq!(numbers(&row("IncorrectDrawClaim")["to"]), ["9.5.3"]);
}

#[tokio::test]
async fn words_of_the_readers_language_are_found_and_marked() {
    let server = TestServer::open().await;
    for (language, query, name) in [
        ("sl", "petkrat", "FivefoldRepetition"),
        ("sr-Cyrl", "кашњење", "DefaultTime"),
        ("sr-Cyrl", "vreme kasnjenja", "DefaultTime"),
    ] {
        let person = server.stranger().reading(language);
        let found = got(&person, &format!("/v1/laws/search?q={query}")).await;
        let best = &found["provisions"][0];
        assert_eq!(best["name"], name, "{query}");
        let pieces = best["pieces"].as_array().unwrap();
        assert!(pieces.iter().any(|piece| piece["hit"] == true), "{query}");
        let whole: String = pieces.iter().map(|piece| piece["text"].as_str().unwrap()).collect();
        assert_eq!(json!(whole), best["text"]);
    }
    let person = server.stranger();
    assert_eq!(got(&person, "/v1/laws/search?q=9.2.2").await["article"], "9.2.2");
    assert_eq!(got(&person, "/v1/laws/search").await["count"], 0);
    let long = "x".repeat(3000);
    assert_eq!(got(&person, &format!("/v1/laws/search?q={long}")).await["count"], 0);
}

#[tokio::test]
async fn the_glossary_has_all_languages() {
    let server = TestServer::open().await;
    let person = server.stranger();
    let all = got(&person, "/v1/laws/glossary").await;
    assert!(all["terms"].as_array().unwrap().len() > 180);
    assert_eq!(texts(&all["languages"]), Language::ALL.map(Language::tag));
    let found = got(&person, "/v1/laws/glossary?q=судија").await;
    assert_eq!(texts(&found["terms"][0]["sl"]), ["sodnik"]);
    let typing = got(&person, "/v1/laws/glossary?q=sodn").await;
    assert!(!typing["terms"].as_array().unwrap().is_empty());
    let nothing = got(&person, "/v1/laws/glossary?q=zebra").await;
    assert!(nothing["terms"].as_array().unwrap().is_empty());
}

async fn tried(person: &Person, text: &str) -> Value {
    let answer = person.post("/v1/laws/cases", &json!({"text": text})).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.json
}

#[tokio::test]
async fn every_example_is_played_as_it_expects_under_all_its_editions() {
    let server = TestServer::open().await;
    let sl = server.stranger().reading("sl");
    let examples = got(&sl, "/v1/laws/cases/examples").await;
    assert_eq!(examples.as_array().map(Vec::len), Some(6));
    for example in examples.as_array().unwrap() {
        let text = example["text"].as_str().unwrap();
        let response = tried(&sl, text).await;
        assert_eq!(
            (&response["faults"], &response["differences"]),
            (&json!([]), &json!(0)),
            "{response}"
        );
        assert!(response["met"].as_u64().unwrap() > 0, "{response}");
        for edition in texts(&response["editions"]) {
            let under = json!({"text": text, "edition": edition});
            let response = sl.post("/v1/laws/cases", &under).await.json;
            assert_eq!(
                (&response["edition"], &response["differences"]),
                (&json!(edition), &json!(0))
            );
        }
    }
}

const MATE: &str =
    "# Mate\nlaws 2017\nmoves 1. f3 e5 2. g4\n\n0:10 Black makes Qh4\n  result 1-0\n";

#[tokio::test]
async fn a_case_run_has_articles_and_differences() {
    let server = TestServer::open().await;
    for (language, result) in [("sl", "črni"), ("sr-Cyrl", "црни")] {
        let response = tried(&server.stranger().reading(language), MATE).await;
        assert_eq!((&response["title"], &response["edition"]), (&json!("Mate"), &json!("2017")));
        let step = &response["steps"][0];
        assert_eq!(step["line"], 5);
        let ruled =
            step["happened"].as_array().unwrap().iter().find(|fact| fact["decision"] == true);
        let ruled = ruled.expect("mate is ruled");
        assert!(texts(&ruled["articles"]).contains(&"5.1.1"), "{ruled}");
        assert_eq!(
            response["differences"], 2,
            "the result is wrong, and nothing was said of the ruling"
        );
        assert_eq!(step["unexpected"].as_array().map(Vec::len), Some(1));
        let expected = &step["expected"][0];
        assert_eq!((&expected["line"], &expected["met"]), (&json!(6), &json!(false)), "{expected}");
        let response = response["result"].as_str().unwrap().to_lowercase();
        assert!(response.contains(result), "{response}");
    }
}

#[tokio::test]
async fn a_case_that_cannot_be_read_says_where() {
    let server = TestServer::open().await;
    for (language, message) in [("sl", "Tega ni mogoče razumeti."), ("hr", "To se ne razumije.")] {
        let person = server.stranger().reading(language);
        let response = tried(&person, "# Title\nlaws 2017\nWhite plys e4\n").await;
        let fault = &response["faults"][0];
        assert_eq!((&fault["line"], &fault["column"]), (&json!(3), &json!(7)), "{fault}");
        assert_eq!(fault["told"], message);
        assert!(fault["help"][0].as_str().unwrap().contains("plays"), "{fault}");
        assert_eq!(response["steps"], json!([]));
    }
    let person = server.stranger();
    let under = json!({"text": MATE, "edition": "1924"});
    assert_eq!(person.post("/v1/laws/cases", &under).await.status, 404);
    assert_eq!(person.post("/v1/laws/cases", &json!({})).await.status, 400);
    assert_eq!(tried(&person, "").await["faults"][0]["code"], "no-title");
}

#[tokio::test]
async fn a_case_that_is_too_much_is_refused() {
    let server = TestServer::open().await;
    let person = server.stranger().reading("sl");
    let large = json!({"text": format!("# {}\n", "x".repeat(20_000))});
    let large = person.post("/v1/laws/cases", &large).await;
    assert_eq!((large.status.as_u16(), &large.json["code"]), (413, &json!("too-large")));
    // Under the Laws of 2005 a game in which the knights go out and back never ends by itself.
    let endless =
        format!("# Endless\nlaws 2005\nmoves {}\nWhite resigns\n", "Nf3 Nf6 Ng1 Ng8 ".repeat(900));
    let endless = person.post("/v1/laws/cases", &json!({"text": endless})).await;
    assert_eq!(
        (endless.status.as_u16(), &endless.json["code"]),
        (408, &json!("timeout")),
        "{}",
        endless.text
    );
}

#[tokio::test]
async fn choices_on_pages_are_listed_by_the_service() {
    let server = TestServer::open().await;
    let sl = server.stranger().reading("sl");
    let presets = got(&sl, "/v1/laws/presets").await;
    assert_eq!(presets[0]["name"], "screen-10-5", "those for screens come first: {presets}");
    let listed = presets.as_array().expect("a list").len();
    assert_eq!(listed, adoube_laws::regulations::Preset::all().count());
    let languages = got(&sl, "/v1/languages").await;
    let languages = languages.as_array().expect("a list");
    assert_eq!(languages.len(), adoube_chess::notation::Language::ALL.len());
    assert!(languages.contains(&json!({"tag": "sl", "name": "slovenščina"})), "{languages:?}");
}

#[tokio::test]
async fn penalties_and_usual_provisions_are_those_of_the_edition() {
    let server = TestServer::open().await;
    for (edition, penalties) in [("2009", 7), ("2014", 8), ("2023", 9)] {
        let path = format!("/v1/laws/{edition}/articles");
        let articles = got(&server.stranger(), &path).await.to_string();
        let names = ["warning", "less-time", "fine", "exclusion-from-rounds", "expulsion"];
        let listed = |name: &&str| articles.contains(&format!("\"name\":\"{name}\""));
        let expected = match edition {
            "2009" => 3,
            "2014" => 4,
            _ => 5,
        };
        assert_eq!(names.iter().filter(|name| listed(name)).count(), expected, "{edition}");
        assert_eq!(articles.matches("\"penalty\":{").count(), penalties, "{edition}");
    }
    let path = "/v1/laws/2023/articles/DisturbingTheOpponent";
    let provision = &got(&server.stranger(), path).await["provisions"][0];
    assert_eq!(provision["usual-for"], json!([{"what": "penalty", "place": 1}]), "{provision}");
}

#[tokio::test]
async fn examples_are_found_by_citation_in_any_language() {
    let server = TestServer::open().await;
    let named = async |language: &'static str, query: &str| {
        let person = server.stranger().reading(language);
        let found = got(&person, &format!("/v1/laws/cases/examples?{query}")).await;
        let names = found.as_array().expect("a list").iter().map(|own| own["name"].clone());
        names.collect::<Vec<_>>()
    };
    for language in ["en", "sr-Cyrl"] {
        // What was left to the arbiter in one edition has been a rule of its own since 2014.
        for query in ["ElectronicDevices&edition=2009", "DeviceForfeit&edition=2017"] {
            let devices = named(language, &format!("citing={query}")).await;
            assert_eq!(devices, ["a-phone-that-is-on"], "{language}: {query}");
        }
    }
    assert!(named("en", "citing=PenaltyFine&edition=2017").await.is_empty());
    let unknown = server.stranger().get("/v1/laws/cases/examples?citing=Nonsense").await;
    assert_eq!(unknown.status, 404, "{}", unknown.text);
}

#[tokio::test]
async fn regulations_are_explained_before_anything_is_announced() {
    let server = TestServer::open().await;
    let stranger = server.stranger();
    let presets = stranger.get("/v1/laws/presets").await.json;
    let newest = presets.as_array().expect("a list").iter().filter(|own| own["edition"] == "2023");
    assert!(newest.count() > 10, "the Laws of today: {presets}");
    let explain = async |text: &str| {
        stranger.post("/v1/laws/regulations", &json!({"regulations": text})).await
    };
    let blitz = explain("preset = \"blitz-3-2\"").await;
    assert_eq!(blitz.json["edition"], "2023");
    let told = blitz.json["told"].to_string();
    for sentence in
        ["Laws of 2023.", "not supervised", "the second one loses", "Default time", "real board"]
    {
        assert!(told.contains(sentence), "{sentence}: {told}");
    }
    let old = explain("preset = \"blitz-3-2\"\nedition = \"2017\"").await.json["told"].to_string();
    assert!(old.contains("The first illegal move"), "{old}");
    let screen = explain("preset = \"screen-10-5\"").await.json["told"].to_string();
    assert!(!screen.contains("loses the game"), "nobody can make one there: {screen}");
    let remarked = explain("edition = \"2023\"\ntime = \"5400+30\"").await.json;
    assert_eq!(remarked["remarks"].as_array().map(Vec::len), Some(1), "{remarked}");
    let wrong = explain("edition = \"2023\"\ntime = \"soon\"").await;
    assert_eq!((wrong.status.as_u16(), &wrong.json["errors"][0]["line"]), (422, &json!(2)));
}
