use adoube_chess::notation::Language;

use crate::{adoube, answer};

#[test]
fn the_tour_shows_every_command_in_every_language() {
    for language in Language::ALL.map(Language::tag) {
        let text = answer(&["tour", "--lang", language]);
        for command in ["show", "moves", "notation", "chess960", "winnable", "dead", "perft"] {
            assert!(text.contains(&format!("$ adoube {command} ")), "{command} in {language}");
        }
        let mut others =
            Language::ALL.map(Language::tag).into_iter().filter(|tag| *tag != language);
        let end = text.lines().last().unwrap_or_default();
        assert!(others.all(|tag| end.contains(tag)), "{end}");
    }
}

#[test]
fn its_steps_have_the_exit_codes_of_the_commands() {
    let json = adoube(&["tour", "--json"]).json();
    let exits: Vec<_> = json["steps"]
        .as_array()
        .unwrap()
        .iter()
        .map(|step| step["exit"].as_u64().unwrap())
        .collect();
    assert_eq!(exits, [0, 1, 0, 0, 0, 2, 0, 1, 0, 0, 0]);
}
