use crate::{adoube, answer};

#[test]
fn an_article_says_what_it_says_in_the_readers_language() {
    let text = answer(&["law", "9.5.3", "--edition", "2017", "--lang", "sl"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 7, "{text}");
    assert_eq!(lines[0], "9.5.3  IncorrectDrawClaim (postopek)");
    assert!(lines[1].contains("dobi nasprotnik 2 minuti"), "{text}");
    assert_eq!(lines[2], "V drugih izdajah: 2005, 2009, 2014: 9.5.b · 2018, 2023: 9.5.3.");
    assert_eq!(lines[4], "9.5.3  IntendedMoveMustBePlayed (postopek)");
    let older = answer(&["law", "9.5.b", "--edition", "2009", "--lang", "sl"]);
    assert!(older.contains("dobi nasprotnik 3 minute"), "{older}");
}

#[test]
fn the_number_is_read_forgivingly_and_in_its_edition() {
    let as_printed = answer(&["law", "9.5.b", "--edition", "2009"]);
    assert!(as_printed.starts_with("9.5.b  IncorrectDrawClaim (procedure)\n"), "{as_printed}");
    for words in [&["9.5b"][..], &["9.5", "b"], &["9.5 B"]] {
        let arguments = [&["law", "--edition", "2009"], words].concat();
        assert_eq!(answer(&arguments), as_printed, "{words:?}");
    }
    let dead = answer(&["law", "9.6", "--edition", "2009"]);
    assert!(dead.starts_with("5.2.b, 9.6  DeadPosition (rule)\n"), "{dead}");
    let fivefold = answer(&["law", "9.6.1"]);
    assert!(fivefold.contains("2005, 2009: – · 2014: 9.6.a · 2017, 2018: 9.6.1"), "{fivefold}");
}

#[test]
fn a_provision_has_a_name() {
    let by_number = answer(&["law", "5.2.2"]);
    assert!(by_number.contains("\n5.2.2  DeadPosition (rule)\n"), "{by_number}");
    for name in ["DeadPosition", "dead-position", "dead position"] {
        assert_eq!(answer(&["law", name]), by_number, "{name}");
    }
    let gone = answer(&["law", "TouchRulingsOnRequest"]);
    assert!(gone.contains("The Laws of 2023 do not have it."), "{gone}");
    assert!(gone.contains("2005: B5 · 2009: A.4.b · 2014, 2017, 2018: –"), "{gone}");
}

#[test]
fn what_was_not_verified_is_marked() {
    let text = answer(&["law", "SealedMoveFaulty", "--lang", "hr"]);
    assert!(text.contains("2014: E.8? ·"), "{text}");
    assert!(text.contains("? Broj nije provjeren"), "{text}");
    assert!(!answer(&["law", "DeadPosition"]).contains('?'));
}

#[test]
fn a_section_is_shown_by_its_parts() {
    let json = adoube(&["law", "9.6", "--json"]).json();
    assert_eq!(json["parts"], serde_json::json!(["9.6.1", "9.6.2"]));
    assert_eq!(json["provisions"][0]["name"], "DrawWithoutClaim");
    let section = adoube(&["law", "9.5", "--json"]).json();
    let names: Vec<_> =
        section["provisions"].as_array().unwrap().iter().map(|found| &found["name"]).collect();
    let expected =
        ["ClaimStopsClocks", "CorrectDrawClaim", "IncorrectDrawClaim", "IntendedMoveMustBePlayed"];
    assert_eq!(names, expected);
}

#[test]
fn json_has_every_edition() {
    let json = adoube(&["law", "PressWithoutMove", "--edition", "2023", "--json"]).json();
    let found = &json["provisions"][0];
    assert_eq!((&found["kind"], &found["articles"][0]), (&"procedure".into(), &"7.5.3".into()));
    let editions = found["editions"].as_array().unwrap();
    assert_eq!(editions.len(), 6);
    assert_eq!(
        editions[3],
        serde_json::json!(
            {
                "edition": "2017", "articles": ["7.8.1"], "verified": true,
                "text": "Pressing the clock without making a move counts as an illegal move."
            }
        )
    );
    let absent = adoube(&["law", "PressWithoutMove", "--edition", "2009", "--json"]).json();
    assert!(absent["provisions"][0]["kind"].is_null());
}

#[test]
fn of_an_unknown_article_the_nearest_are_named() {
    let run = adoube(&["law", "9.5.9"]);
    assert_eq!((run.exit, run.stdout.as_str()), (2, ""));
    assert_eq!(
        run.stderr,
        "The Laws of 2023 have no article 9.5.9.\nNearest: 9.5.1, 9.5.2, 9.5.3.\n"
    );
    let run = adoube(&["law", "14.1", "--lang", "sr-Cyrl", "--json"]);
    assert_eq!(run.exit, 2);
    let error = &run.json()["error"];
    assert_eq!(error["code"], "article");
    let message = error["message"].as_str().unwrap();
    assert!(message.starts_with("Правила из 2023") && message.contains("14.1"), "{message}");
    assert!(error["candidates"].to_string().contains("12.9.9"), "{error}");
    assert_eq!(error["help"][1], "Издања која имају такав број: 2005, 2009.");
}

#[test]
fn a_text_that_is_nothing_is_sent_to_the_search() {
    let run = adoube(&["law", "touch move rule", "--lang", "hr"]);
    assert_eq!(run.exit, 2);
    assert!(run.stderr.contains("adoube law search touch move rule"), "{}", run.stderr);
    for nothing in ["", " ", ","] {
        assert_eq!(adoube(&["law", nothing]).exit, 2, "{nothing:?}");
    }
}

#[test]
fn words_are_found() {
    let text = answer(&["law", "search", "intended move"]);
    for found in ["9.5.3  IntendedMoveMustBePlayed", "9.2.1  RepetitionAboutToAppear"] {
        assert!(text.lines().any(|line| line == found), "{found}: {text}");
    }
    let json = adoube(&["law", "search", "ZASTAVICA", "--lang", "sl", "--json"]).json();
    let shown = json["provisions"].as_array().unwrap().len() as u64;
    assert_eq!(shown, 10);
    assert!(json["count"].as_u64().unwrap() > shown);
    let older = answer(&["law", "search", "TouchRulingsOnRequest"]);
    assert!(older.contains("\nA.4.b (2009)  TouchRulingsOnRequest\n"), "{older}");
    let run = adoube(&["law", "search", "zebra", "--lang", "sr-Latn"]);
    assert_eq!(run.exit, 1);
    assert!(run.stdout.contains("zebra"), "{}", run.stdout);
}

#[test]
fn editions_are_compared() {
    let text = answer(&["law", "diff", "2009", "2017"]);
    for line in [
        "9.6.2  SeventyFiveMoves",
        "A.4.b  TouchRulingsOnRequest",
        "5.2.b, 9.6 → 5.2.2  DeadPosition",
        "9.5.b → 9.5.3  IncorrectDrawClaim",
        "9.2.b → 9.2.1.2  RepetitionHasAppeared",
        "7.2 → 7.3  ReversedColours",
        "  2009: A game that has begun with colours reversed continues, unless the arbiter rules otherwise.",
    ] {
        assert!(text.lines().any(|own| own == line), "{line}: {text}");
    }
    let json = adoube(&["law", "diff", "2017", "2018", "--json"]).json();
    assert_eq!((&json["new"], &json["gone"]), (&serde_json::json!([]), &serde_json::json!([])));
    let renumbered: Vec<_> =
        json["renumbered"].as_array().unwrap().iter().map(|change| &change["name"]).collect();
    assert_eq!(renumbered, ["IllegalMovesWithoutMatingChance", "PressWithoutMove"]);
    let changed = json["changed"].as_array().unwrap();
    let names: Vec<_> = changed.iter().map(|change| &change["name"]).collect();
    let expected = [
        "ScopeOfTheLaws",
        "IllegalMovePenalty",
        "TwoHandsForOneMove",
        "TwoHandsPenalty",
        "PressWithoutMovePenalty",
        "RapidIllegalMove",
        "RapidWinOnTime",
    ];
    assert_eq!(names, expected);
    assert!(changed.iter().all(|change| change["was"] != change["text"]));
    let older = adoube(&["law", "diff", "2009", "2014", "--json"]).json();
    let verified = older["new"].as_array().unwrap().iter().map(|change| &change["verified"]);
    assert!(verified.clone().any(|verified| verified == true));
    assert!(verified.clone().any(|verified| verified == false));
    let same = adoube(&["law", "diff", "2017", "2017", "--json"]).json();
    assert_eq!(same["renumbered"], serde_json::json!([]));
}

#[test]
fn without_an_edition_the_laws_in_force_answer_and_tell_what_was_otherwise() {
    assert_eq!(
        answer(&["law", "7.3"]),
        "\
The Laws of 2023, in force today.

7.3  ReversedColours (procedure)
If a game has begun with colours reversed and both players have made fewer than 10 moves, it is stopped and a new game is played with the correct colours; otherwise it continues.
  Otherwise in 2005, 2009, 2014: A game that has begun with colours reversed continues, unless the arbiter rules otherwise.
In other editions: 2005, 2009: 7.2 · 2014, 2017, 2018: 7.3.
"
    );
    let claims = answer(&["law", "IncorrectDrawClaim", "--lang", "sl"]);
    let is_told = |line: &str| line.contains("2009") && line.contains("nasprotnik 3 minute");
    assert!(claims.lines().any(is_told), "{claims}");
    let then = answer(&["law", "7.2", "--edition", "2009"]);
    assert!(!then.contains("Otherwise"), "{then}");
}

#[test]
fn several_numbers_are_answered_at_once() {
    let names = |arguments: &[&str]| -> Vec<String> {
        let json = adoube(&[&["law", "--json", "--edition", "2009"], arguments].concat()).json();
        let found = json["provisions"].as_array().unwrap().clone();
        found.iter().map(|found| found["name"].as_str().unwrap().to_owned()).collect()
    };
    let both = ["DefaultTime", "NeitherPlayerPresent"];
    for asked in
        [&["6.6.a", "6.6.b"][..], &["6.6", "a", "6.6 b"], &["6.6.a, 6.6.b"], &["6.6.а", "6.6.б"]]
    {
        assert_eq!(names(asked), both, "{asked:?}");
    }
    assert_eq!(names(&["DefaultTime", "6.6.b"]), both);
    assert_eq!(names(&["9.1", "b", "3", "Ц.13"]), ["ClaimCountsAsOffer", "DrawOfferNotation"]);
    let run = adoube(&["law", "9.2", "9.99", "--lang", "hr"]);
    assert_eq!((run.exit, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.starts_with("Pravila iz 2023. nemaju članak"), "{}", run.stderr);
}

#[test]
fn the_guidelines_of_2009_are_cited_as_they_are_printed() {
    let printed = answer(&["law", "Smernice 1.b", "--edition", "2009"]);
    let head = "Guidelines for adjourned games, 1.b  EarlyAdjournment (procedure)\n";
    assert!(printed.starts_with(head), "{printed}");
    let printed_here = answer(&["law", "Smernice 1.b", "--edition", "2009", "--lang", "sl"]);
    assert!(printed_here.starts_with("Smernice za prekinjene partije, 1.b  "), "{printed_here}");
    for asked in ["Guidelines 1.b", "Упутство за прекинуте партије 1.б"]
    {
        assert_eq!(answer(&["law", asked, "--edition", "2009"]), printed, "{asked}");
    }
}

#[test]
fn editions_are_listed_with_how_far_they_are_known() {
    let text = answer(&["law", "--editions"]);
    assert!(text.contains("2009  in force from 2009-07-01, complete: "), "{text}");
    assert!(text.contains("2014  in force from 2014-07-01, as far as known: "), "{text}");
    let json = adoube(&["law", "--editions", "--json", "--lang", "hr"]).json();
    let editions = json["editions"].as_array().unwrap();
    assert_eq!((editions.len(), &editions[3]["complete"]), (6, &true.into()));
    let known = editions[3]["known"].as_str().unwrap();
    assert!(known.contains("hrvatskom"), "{known}");
    assert_eq!(adoube(&["law", "9.2", "--editions"]).exit, 2);
}

#[test]
fn an_edition_that_never_was_is_a_usage_error() {
    for arguments in [&["law", "9.5", "--edition", "2013"][..], &["law", "diff", "2009"], &["law"]]
    {
        assert_eq!(adoube(arguments).exit, 2, "{arguments:?}");
    }
}

#[test]
fn the_day_of_a_game_names_the_edition() {
    let on = answer(&["law", "9.6.1", "--on", "2017-12-31"]);
    assert_eq!(on, answer(&["law", "9.6.1", "--edition", "2017"]));
    assert!(answer(&["law", "9.6", "--on", "2013.05.01"]).contains("DeadPosition"));
    for wrong in ["2004-01-01", "2017-13-01", "yesterday"] {
        assert_eq!(adoube(&["law", "9.6", "--on", wrong]).exit, 2, "{wrong}");
    }
}

#[test]
fn a_term_is_said_in_all_languages() {
    let text = answer(&["law", "term", "rokada", "--lang", "hr"]);
    assert!(text.starts_with("rokada\n  en       castling\n"), "{text}");
    assert!(text.contains("  sr-Cyrl  рокада\nU Pravilima:\n"), "{text}");
    // From and to any language, whatever the script.
    for term in ["castling", "рокада", "ROKADA"] {
        let json = adoube(&["law", "term", term, "--json"]).json();
        assert_eq!(
            json["terms"][0]["languages"][0],
            serde_json::json!({ "language": "en", "words": ["castling"] }),
            "{term}"
        );
        assert_eq!(json["count"], 1, "{term}");
    }
    assert_eq!(adoube(&["law", "term", "xyzzy", "--lang", "sl"]).exit, 1);
}
