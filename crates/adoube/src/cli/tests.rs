//! Every command, option and value has its text in all languages, and every text is used.

use std::{
    any::TypeId,
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use adoube_chess::notation::Language;
use adoube_hall::config::ROWS;
use fluent_syntax::{ast, parser};

use super::*;
use crate::help::{Family, Localiser, Texts};

/// The names of all texts of the help.
fn written() -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join("texts/en/help.ftl");
    let text = fs::read_to_string(path).expect("it is there");
    let resource = parser::parse(text.as_str()).expect("it is Fluent");
    let named = resource.body.into_iter().filter_map(|entry| match entry {
        ast::Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    });
    named.collect()
}

/// Visits all commands with their paths.
fn each(command: &clap::Command, path: &[&str], visit: &mut dyn FnMut(&clap::Command, &[&str])) {
    visit(command, path);
    for below in command.get_subcommands() {
        each(below, &[path, &[below.get_name()]].concat(), visit);
    }
}

/// Whether clap parses the value and can reject it.
fn may_be_wrong(argument: &Arg) -> bool {
    let taken = argument.get_value_parser().type_id();
    let any = [TypeId::of::<String>(), TypeId::of::<PathBuf>(), TypeId::of::<bool>()];
    argument.get_action().takes_values()
        && argument.get_possible_values().is_empty()
        && !any.iter().any(|any| taken == *any)
}

#[test]
fn every_text_has_its_place_and_every_place_its_text() {
    let words = Localizer::new(Language::En);
    let met = RefCell::new(BTreeSet::new());
    let find = |id: &str| {
        let found = words.help(id)?;
        met.borrow_mut().insert(id.to_owned());
        Some(found)
    };
    let texts = Texts::new(&find);
    each(&Localiser::new(&words, texts).all(commands()), &[], &mut |command, path| {
        assert!(command.get_about().is_some_and(|text| !text.to_string().is_empty()), "{path:?}");
        for argument in command.get_arguments() {
            let id = argument.get_id();
            assert!(
                argument.get_help().is_some_and(|text| !text.to_string().is_empty()),
                "{path:?} {id}"
            );
            assert!(argument.get_help_heading().is_some_and(|text| !text.is_empty()), "{id}");
            if may_be_wrong(argument) {
                let name = argument.get_long().expect("arguments without a name are texts");
                let expected = texts.nearest(Family::Expected, path, name);
                assert!(expected.is_some(), "{path:?} --{name}");
            }
        }
    });
    // These are in the table of the documentation; not all of them are options.
    for row in ROWS {
        texts.nearest(Family::Option, &["serve"], row.name);
        texts.nearest(Family::Default, &["serve"], row.name);
    }
    assert_eq!(met.into_inner(), written());
}

/// The help of every command, a paragraph a line.
fn shown(language: Language) -> Vec<String> {
    let mut all = help::localise(commands(), &Localizer::new(language)).term_width(0);
    all.build();
    let mut shown = Vec::new();
    each(&all, &[], &mut |command, _| {
        let mut command = command.clone().term_width(0);
        shown.push(command.render_help().to_string());
        shown.push(command.render_long_help().to_string());
    });
    shown
}

/// Text that is the same in all languages: file names, commands, moves, and numbers.
fn is_typed(line: &str) -> bool {
    let typed = ["adoube ", "zcat ", "ADOUBE_", "-", "Ng1", "Sg1", "[default: ", "- "];
    typed.iter().any(|start| line.starts_with(start)) || !line.contains(' ')
}

#[test]
fn nothing_stays_english() {
    let english: BTreeSet<String> =
        shown(Language::En).iter().flat_map(|help| help.lines()).map(plain).collect();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        for help in shown(language) {
            for line in help.lines().map(plain).filter(|line| !is_typed(line)) {
                assert!(!english.contains(&line), "{}: {line}", language.tag());
            }
            for word in
                ["Usage", "Commands", "Options", "OPTIONS", "Arguments", "Print ", "ossible"]
            {
                assert!(!help.contains(word), "{}: {word}: {help}", language.tag());
            }
        }
    }
}

fn plain(line: &str) -> String {
    line.trim().to_owned()
}

/// `-o` is `--out` in every command that has it.
#[test]
fn one_letter_has_one_meaning_everywhere() {
    let mut meanings: BTreeMap<char, String> = BTreeMap::new();
    each(&commands(), &[], &mut |command, path| {
        for argument in command.get_arguments() {
            let (short, long) = (argument.get_short(), argument.get_long());
            let Some((short, long)) = short.zip(long) else {
                assert_eq!(short, None, "{path:?}: a letter has a word");
                continue;
            };
            let meant = meanings.entry(short).or_insert_with(|| long.to_owned());
            assert_eq!(meant, long, "{path:?} -{short}");
        }
    });
    let expected = [
        ('.', "hidden"),
        ('L', "follow"),
        ('V', "version"),
        ('f', "file"),
        ('h', "help"),
        ('j', "threads"),
        ('o', "out"),
        ('q', "quiet"),
    ];
    assert_eq!(meanings, expected.map(|(short, long)| (short, long.to_owned())).into());
    // Conversely, an option with a letter in one command has it in all.
    each(&commands(), &[], &mut |command, path| {
        for argument in command.get_arguments() {
            let letter = meanings.iter().find(|(_, long)| argument.get_long() == Some(long));
            assert_eq!(argument.get_short(), letter.map(|(letter, _)| *letter), "{path:?}");
        }
    });
}

/// An input that can be piped in is shown as optional, though clap reports it as missing.
#[test]
fn inputs_are_shown_as_optional() {
    let shown = help::localise(commands(), &Localizer::new(Language::En));
    let pgn = shown.find_subcommand("pgn").and_then(|command| command.get_overridden_usage());
    assert_eq!(pgn.expect("it is set").to_string(), "adoube pgn [OPTIONS] [FILE]...");
    let error = parse_with(&commands(), &["adoube".into(), "pgn".into()]).expect_err("no file");
    assert!(help::is_input_missing(&error, str::to_owned));
    let line = ["adoube", "sheets", "white.txt"].map(OsString::from);
    let error = parse_with(&commands(), &line).expect_err("no sheet of Black");
    assert!(!help::is_input_missing(&error, str::to_owned));
}

#[test]
fn capitals_are_words() {
    let find = |id: &str| Some(format!("‹{}›", id.trim_start_matches("placeholder-")));
    let said = Texts::new(&find).capitals("adoube law [OPTIONS] <FILE-OR-URL> --batch [N|FEN]...");
    assert_eq!(said, "adoube law [‹options›] <‹file-or-url›> --batch [‹n›|‹fen›]...");
}

#[test]
fn a_line_names_its_command() {
    let line = |words: &str| words.split(' ').map(OsString::from).collect::<Vec<_>>();
    assert_eq!(command_path(&line("adoube --json law search --x y")), ["law", "search"]);
    assert_eq!(command_path(&line("adoube shew")), [""; 0]);
}

/// A heading begins a group of options, and all that follow belong to it unless they are declared before it.
#[test]
fn only_what_finds_files_is_among_the_options_for_folders() {
    each(&commands(), &[], &mut |command, path| {
        for argument in command.get_arguments() {
            let id = argument.get_id().as_str();
            let is_of_folders = argument.get_help_heading() == Some("folders");
            assert_eq!(
                is_of_folders,
                ["follow", "hidden", "no_ignore"].contains(&id),
                "{path:?} {id}"
            );
        }
    });
}
