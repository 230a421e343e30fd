use std::{fs, path::PathBuf};

use adoube_chess::notation::Language;
use serde_json::json;

use crate::{adoube, adoube_in, answer};

/// A case of the specification.
fn spec(name: &str) -> String {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../cases", name].iter().collect();
    path.display().to_string()
}

const RESIGNS: &str = "# White resigns\nlaws 2009, 2017\n0:10 White resigns\n";

#[test]
fn a_case_runs_as_expected() {
    let text = answer(&["case", "run", &spec("5-ending/fools-mate.case")]);
    assert!(text.contains("  2005, 2009, 2017, 2018, 2023: as expected\n"), "{text}");
    assert!(text.ends_with("Cases: 1, runs: 5. All as expected.\n"), "{text}");
    let folder = answer(&["case", "run", &spec("5-ending"), "--lang", "hr"]);
    assert!(folder.ends_with("Sve je kako se očekivalo.\n"), "{folder}");
}

#[test]
fn the_template_is_a_case_that_runs() {
    let template = answer(&["case", "new"]);
    let run = adoube_in(&[], &["case", "run", "-"], &template);
    assert_eq!(run.exit, 0, "{}", run.stdout);
    let titled = answer(&["case", "new", "The", "phone", "rang"]);
    assert!(titled.starts_with("# The phone rang\n# Lines that begin"), "{titled}");
}

#[test]
fn what_is_not_as_expected_is_named() {
    let case = format!("{RESIGNS}  2009 ruled Resignation: 1-0\n  2017 ruled Resignation: 0-1\n");
    let run = adoube_in(&[], &["case", "run", "-"], &case);
    assert_eq!(run.exit, 1);
    assert!(
        run.stdout.contains(
            "  2017: as expected\n  2009: line 4\n    expected: 2009 ruled Resignation: 1-0\n    \
             got: ruled Resignation"
        ),
        "{}",
        run.stdout
    );
    let run = adoube_in(&[], &["case", "run", "-", "--json"], &case);
    assert_eq!(run.json()["summary"]["differences"], 1);
    assert_eq!(run.json()["cases"][0]["runs"][0]["differences"][0]["line"], 4);
    // An unexpected event is a difference as well.
    let run = adoube_in(&[], &["case", "run", "-", "--json", "--edition", "2017"], RESIGNS);
    assert_eq!(run.exit, 1);
    assert_eq!(run.json()["cases"][0]["runs"][0]["differences"][0]["expected"], json!(null));
}

#[test]
fn the_same_difference_under_several_editions_is_reported_once() {
    let case = format!("{RESIGNS}  2017 result 1-0\n  ruled Resignation: 1-0\n");
    let run = adoube_in(&[], &["case", "run", "-"], &case);
    let places: Vec<&str> = run.stdout.lines().filter(|line| line.contains(": line ")).collect();
    assert_eq!(places, ["  2017: line 4", "  2009, 2017: line 5"], "{}", run.stdout);
    let json = adoube_in(&[], &["case", "run", "-", "--json"], &case).json();
    assert_eq!(json["summary"]["differences"], 3);
}

#[test]
fn what_is_not_understood_is_shown_with_its_place_and_what_was_perhaps_meant() {
    let case = "# A slip of the pen\n0:10 White tuches e2\n";
    let run = adoube_in(&[], &["case", "run", "-"], case);
    assert_eq!(run.exit, 2);
    assert!(
        run.stdout.contains(
            "line 2: This cannot be understood.\n    0:10 White tuches e2\n               ^\n    \
             Did you mean: touches"
        ),
        "{}",
        run.stdout
    );
    let json = adoube_in(&[], &["case", "run", "-", "--json"], case).json();
    assert_eq!(json["cases"][0]["faults"][0]["column"], 12);
    let rendered = adoube_in(&[], &["case", "explain", "-", "--lang", "sl"], case);
    assert_eq!(rendered.exit, 2);
    assert!(rendered.stderr.contains("vrstica 2: Tega ni mogoče razumeti."), "{}", rendered.stderr);
}

#[test]
fn a_case_is_explained_in_the_readers_language() {
    let text = answer(&["case", "explain", &spec("5-ending/resignation.case"), "--lang", "hr"]);
    assert!(text.contains("Prema Pravilima iz 2023."), "{text}");
    assert!(text.contains("0:58:00  Bijeli predaje partiju\n  ► "), "{text}");
    assert!(text.contains("5.1.2"), "{text}");
    let older = ["case", "explain", &spec("5-ending/resignation.case"), "--edition", "2005"];
    assert!(answer(&older).contains("5.1.b"));
    let json = adoube(&[&older[..], &["--json"]].concat()).json();
    assert_eq!(json["result"], "0-1");
    assert_eq!(json["lines"][0]["at_ms"], 3_480_000);
}

#[test]
fn a_path_that_is_not_there_is_an_error() {
    assert_eq!(adoube(&["case", "run", "/nowhere/at.all"]).exit, 2);
    let empty = std::env::temp_dir().join("adoube-without-cases");
    fs::create_dir_all(&empty).expect("it can be made");
    let run = adoube(&["case", "run", &empty.display().to_string()]);
    assert_eq!(run.exit, 2);
    assert!(run.stderr.starts_with("There is no case in"), "{}", run.stderr);
}

#[test]
fn coverage_is_counted_article_by_article() {
    let json = adoube(&["law", "coverage", "--json"]).json();
    let years: Vec<&str> = json["editions"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|it| it["edition"].as_str())
        .collect();
    assert_eq!(years, ["2005", "2009", "2014", "2017", "2018", "2023"]);
    for edition in json["editions"].as_array().unwrap() {
        let missing = edition["missing"].as_array().unwrap().len() as u64;
        assert_eq!(edition["covered"].as_u64().unwrap() + missing, edition["total"]);
    }
    let one = adoube(&["law", "coverage", "--edition", "2017", "--json"]).json();
    assert_eq!(one["editions"][0]["total"], 305);
    let listed = answer(&["law", "coverage", "--edition", "2017", "--missing", "--lang", "sl"]);
    assert!(listed.starts_with("2017: primeri pokažejo "), "{listed}");
}

#[test]
fn the_template_says_the_same_in_every_language() {
    let english = answer(&["case", "new", "--lang", "en"]);
    let code = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        lines.map(str::to_owned).collect()
    };
    for language in Language::ALL.into_iter().skip(1).map(Language::tag) {
        let own = answer(&["case", "new", "--lang", language]);
        let translated = adoube_in(&[], &["case", "translate", "-", "--to", language], &english);
        assert_eq!(code(&own), code(&translated.stdout), "{language}");
        assert_eq!(adoube_in(&[], &["case", "run", "-"], &own).exit, 0, "{language}");
        let back = adoube_in(&[], &["case", "translate", "-", "--to", "en"], &own);
        assert_eq!(adoube_in(&[], &["case", "run", "-"], &back.stdout).exit, 0, "{language}");
    }
}

#[test]
fn a_case_is_translated_with_its_remarks_and_layout() {
    let case = "# The end\n# A remark\nlaws 2017 · clock 300\n\n+5s White plays Nf3 and resigns\n  \
                2017 ruled Resignation: 0-1\n";
    let run = adoube_in(&[], &["case", "translate", "-", "--to", "hr"], case);
    assert_eq!(run.exit, 0, "{}", run.stderr);
    assert_eq!(
        run.stdout,
        "# The end\njezik: hr\n# A remark\npravila 2017 · sat 300\n\n+5s Bijeli igra Sf3 i predaje \
         partiju\n  2017 odluka Resignation: 0-1\n"
    );
    let json = adoube_in(&[], &["case", "translate", "-", "--to", "hr", "--json"], case).json();
    assert_eq!(json["language"], "hr");
    let faulty = adoube_in(&[], &["case", "translate", "-", "--to", "hr"], "# No\nWhite flies\n");
    assert_eq!(faulty.exit, 2);
}

/// The faults of a case are reported in its language, unless another is requested.
#[test]
fn faults_are_reported_in_the_language_of_the_case() {
    let case = "# Greška\njezik: hr\n0:10 Bijeli igrra Sf3\n";
    let run = adoube_in(&[], &["case", "run", "-"], case);
    assert_eq!(run.exit, 2);
    assert!(run.stdout.contains("igra Sf3"), "{}", run.stdout);
    let own = adoube_in(&[], &["case", "explain", "-"], case);
    let asked = adoube_in(&[], &["case", "explain", "-", "--lang", "en"], case);
    assert!(own.stderr.contains("redak 3") || own.stderr.contains("red 3"), "{}", own.stderr);
    assert!(asked.stderr.contains("line 3"), "{}", asked.stderr);
    let unknown = adoube_in(&[], &["case", "run", "-"], "# Fall\nlanguage: de\nWeiß gibt auf\n");
    assert!(unknown.stdout.contains("sr-Latn"), "{}", unknown.stdout);
}

/// A line with `…` in the README means that lines were left out.
#[test]
fn the_readme_shows_what_is_printed() {
    let dispute = "# A pinned rook moves away\nstart 4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1\n\n\
        0:12:00 White plays Ra2\n0:12:05 Black claims illegal move\n";
    let run = adoube_in(&[], &["case", "explain", "-", "--edition", "2017"], dispute);
    let readme = include_str!("../../../../README.md");
    let (_, sample) = readme.split_once("--edition 2017\n").expect("there is a sample");
    let (sample, _) = sample.split_once("```").expect("the sample ends");
    let mut printed = run.stdout.lines();
    for line in sample.lines().filter(|line| line.trim() != "…") {
        assert!(printed.any(|each| each == line), "{line}\nis not in\n{}", run.stdout);
    }
}

/// A case of the project, explained in a language.
fn explained(name: &str, language: &str) -> String {
    answer(&["case", "explain", &spec(name), "--lang", language])
}

#[test]
fn a_ruling_says_how_the_king_came_to_stand_in_check() {
    for (language, came, left) in [
        (
            "en",
            "White's king came into check by the move.",
            "White's king was in check, and the move left it in check.",
        ),
        (
            "sl",
            "S to potezo je v šah prišel kralj belega.",
            "Kralj belega je bil v šahu in je po potezi v šahu ostal.",
        ),
        (
            "hr",
            "Tim je potezom kralj bijelog došao u šah.",
            "Kralj bijelog bio je u šahu i nakon poteza ostao je u šahu.",
        ),
        (
            "sr-Cyrl",
            "Тим потезом краљ белог дошао је у шах.",
            "Краљ белог био је у шаху и после потеза остао је у шаху.",
        ),
    ] {
        let pinned = explained("3-moves/pinned-knight.case", language);
        assert!(pinned.contains(came) && !pinned.contains(left), "{pinned}");
        let in_check = explained("7-irregularities/in-check-plays-a-pawn.case", language);
        assert!(in_check.contains(left) && !in_check.contains(came), "{in_check}");
    }
}

#[test]
fn a_ruling_begins_with_the_decision_and_gives_the_rule_as_its_ground() {
    let rendered = explained("4-touch/king-and-rook-touched-rook-moved.case", "hr");
    assert!(rendered.contains("  ► Bijeli mora odigrati 0-0.\n    Članak 4.4.1 "), "{rendered}");
    assert!(rendered.contains("\n    Pravilo (4.4.1): Igrač na potezu koji "), "{rendered}");
    let rendered = explained("10-points/both-lose.case", "en");
    assert!(
        rendered.contains("  ► Both players lose the game (0-0).\n    Article 11.1 "),
        "{rendered}"
    );
}

#[test]
fn explanations_are_complete_and_not_repeated() {
    for (name, said, not_said) in [
        ("11-conduct/both-refuse", "– The game continues.\n", "continues. The game"),
        ("9-draws/announced-move-is-illegal", "The announced move Re2-a2 is illegal.", "0 times"),
        ("3-moves/en-passant-by-halves", "White must play exd6 e.p.\n", "e.p.."),
        (
            "4-touch/pawn-released-on-the-last-rank-claimed",
            "Touched, in this order: the pawn on e7, Rd8.",
            "Rd8, e8",
        ),
        ("adjournment/scribble", "What move Black sealed cannot be established.", "Written: “”"),
        (
            "8-scoresheet/flag-seen-and-game-reconstructed",
            "► The game has been reconstructed on a second board.",
            "If no scoresheet is complete",
        ),
    ] {
        let rendered = explained(&format!("{name}.case"), "en");
        assert!(rendered.contains(said) && !rendered.contains(not_said), "{rendered}");
    }
}
