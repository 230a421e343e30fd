//! `adoube regulations`.

use super::{adoube, adoube_in, answer};

/// Regulations from the standard input.
fn regulations(file: &str, options: &[&str]) -> super::Run {
    let arguments: Vec<&str> = ["regulations", "-"].iter().chain(options).copied().collect();
    adoube_in(&[], &arguments, file)
}

#[test]
fn the_rules_are_described_in_sentences() {
    let file = "edition = \"2017\"\ntime = \"180+2\"\nsupervision = \"unsupervised\"\ndefault-time = \"15 min\"\n";
    let run = regulations(file, &[]);
    assert_eq!((run.exit, run.stderr.as_str()), (0, ""));
    for said in [
        "Games can be played under these regulations.",
        "Laws of 2017.",
        "By its time control this is blitz.",
        "The games are not supervised.",
        "Default time: 15 min.",
        "Points for win, draw and loss: 1-½-0.",
    ] {
        assert!(run.stdout.lines().any(|line| line.trim() == said), "{said}: {}", run.stdout);
    }
    let run = regulations(file, &["--lang", "sl"]);
    assert!(run.stdout.contains("Po časovni kontroli je to hitropotezni šah."), "{}", run.stdout);
    let json = regulations(file, &["--json"]).json();
    let white = &json["regulations"]["time_control"]["white"];
    let period = serde_json::json!({ "moves": null, "main_ms": 180_000, "mode": "increment", "extra_ms": 2000 });
    assert_eq!((&white["pgn"], &white["periods"][0]), (&"180+2".into(), &period));
    assert_eq!((&json["sound"], &json["regulations"]["category"]), (&true.into(), &"blitz".into()));
}

#[test]
fn remarks_are_pointed_to_and_let_pass() {
    let run =
        regulations("time = \"5400+30\"\nedition = \"2009\"\nsupervision = \"supervised\"\n", &[]);
    assert_eq!(run.exit, 0);
    let shown = "<stdin>:3:1: remark: In standard chess supervision makes no difference.";
    assert!(run.stdout.contains(shown), "{}", run.stdout);
    assert!(run.stdout.contains("  supervision = \"supervised\"\n  ^\n"), "{}", run.stdout);
}

#[test]
fn an_article_without_a_number_is_named_in_the_readers_language() {
    let file = "edition = \"2017\"\ntime = \"5400+90\"\ndefault-time = \"30 min\"\n";
    let run = regulations(file, &["--lang", "hr"]);
    assert!(run.stdout.contains("(Rječnik: dodatak)\n"), "{}", run.stdout);
    let json = regulations(file, &["--json"]).json();
    assert_eq!(json["findings"][0]["articles"], serde_json::json!(["Glossary.increment"]));
}

#[test]
fn errors_are_pointed_to_in_the_readers_language() {
    let file = "edition = \"2017\"\ntime = \"180+2\"\ncategory = \"rapid\"\nsuperwision = \"supervised\"\n";
    let run = regulations(file, &["--lang", "sr-Cyrl"]);
    assert_eq!(run.exit, 2);
    for said in
        ["Кључа „superwision“ нема. Да ли сте мислили „supervision“?", "<stdin>:4:1: грешка:"]
    {
        assert!(run.stdout.contains(said), "{said}: {}", run.stdout);
    }
    let json =
        regulations("edition = \"2017\"\ntime = \"180+2\"\ncategory = \"rapid\"\n", &["--json"]);
    assert_eq!(json.exit, 2);
    let json = json.json();
    let codes = json["findings"].as_array().unwrap().iter().map(|found| found["code"].as_str());
    assert!(codes.clone().any(|code| code == Some("category-contradicted")), "{json}");
    assert_eq!(regulations("time = [", &[]).exit, 2);
    assert_eq!(adoube(&["regulations", "/no/such/file.toml"]).exit, 2);
}

#[test]
fn presets_are_listed_and_described() {
    let text = answer(&["regulations", "--lang", "hr"]);
    assert!(text.contains("\n  blitz-3-2\n"), "{text}");
    let rendered = answer(&["regulations", "--preset", "blitz-3-2"]);
    assert!(rendered.contains("By its time control this is blitz."), "{rendered}");
    let run = adoube(&["regulations", "--preset", "blitz-3-3"]);
    assert_eq!(run.exit, 2);
    assert!(run.stderr.contains("blitz-3-2"), "{}", run.stderr);
    let json = adoube(&["regulations", "--json"]).json();
    assert_eq!(json["presets"].as_array().map(Vec::len), Some(16));
}
