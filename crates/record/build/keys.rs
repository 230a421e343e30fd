//! Generates the enums of message keys from the English texts, so that an unknown message does not compile; and
//! the list of the files of each language.

use std::{env, fmt::Write, fs, path::Path};

use fluent_syntax::{ast, parser};

/// The enums: a name, the prefix of identifiers that the variants leave out, and the files of the messages.
const ENUMS: [(&str, &str, &[&str]); 16] = [
    (
        "Key",
        "",
        &["general", "position", "notation", "commands", "winnable", "laws", "errors", "tour"],
    ),
    ("AuditKey", "audit-", &["audit"]),
    ("TextBoardKey", "text-board-", &["text-board"]),
    ("CaseKey", "case-", &["cases"]),
    ("ClaimKey", "claim-", &["claims"]),
    ("ClientKey", "client-", &["clients"]),
    ("HallKey", "hall-", &["hall"]),
    ("PairingKey", "pairing-", &["pairing"]),
    ("PgnKey", "pgn-", &["pgn"]),
    ("PlayKey", "", &["events", "refusals"]),
    ("QuestionKey", "", &["questions"]),
    ("RegulationKey", "regulations-", &["regulations"]),
    ("ServeKey", "", &["serve"]),
    ("SheetKey", "sheet-", &["sheets"]),
    ("TableKey", "", &["table"]),
    ("UsageKey", "usage-", &["usage"]),
];

/// Prefixes of messages without keys: they are named after provisions and leniencies.
const NAMED_AFTER_TYPES: [&str; 2] = ["law-", "leniency-"];

/// Files without keys: their messages are named after kinds of acts, and after commands and options.
const WITHOUT_KEYS: [&str; 2] = ["acts", "help"];

/// Writes `keys.rs` and `texts.rs` for the crate.
pub(super) fn generate() {
    let manifest = env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let folder = Path::new(&manifest).join("texts");
    println!("cargo::rerun-if-changed={}", folder.display());
    let out = env::var_os("OUT_DIR").expect("cargo sets it");
    let write = |name: &str, code: String| {
        fs::write(Path::new(&out).join(name), code).expect("the output folder can be written");
    };
    write("keys.rs", keys(&folder.join("en")));
    write("texts.rs", texts(&folder));
}

/// The list of the files of each language.
fn texts(folder: &Path) -> String {
    let mut languages: Vec<_> = fs::read_dir(folder)
        .unwrap_or_else(|why| panic!("{}: {why}", folder.display()))
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.is_dir())
        .collect();
    languages.sort();
    let files = ENUMS.iter().flat_map(|(_, _, files)| files.iter().copied()).chain(WITHOUT_KEYS);
    let files: Vec<&str> = files.collect();
    let mut code =
        "/// The texts of each language, by its tag.\nconst TEXTS: &[(&str, &[&str])] = &[\n"
            .to_owned();
    for language in languages {
        let tag = language.file_name().and_then(|name| name.to_str()).expect("a tag is ASCII");
        writeln!(code, "        ({tag:?}, &[").expect("a String takes any text");
        for file in &files {
            let path = language.join(file).with_extension("ftl");
            let path = path.to_str().expect("the path of the sources is UTF-8");
            writeln!(code, "            include_str!({path:?}),").expect("a String takes any text");
        }
        code += "        ]),\n";
    }
    code + "];\n"
}

/// The enums of keys.
fn keys(texts: &Path) -> String {
    let mut code = String::new();
    let mut names = String::new();
    for (name, prefix, files) in ENUMS {
        let ids: Vec<String> = files
            .iter()
            .flat_map(|file| messages(&texts.join(file).with_extension("ftl")))
            .collect();
        let variants: Vec<(String, &str)> = ids
            .iter()
            .map(|id| (variant(id.strip_prefix(prefix).unwrap_or(id)), id.as_str()))
            .collect();
        write_enum(&mut code, name, &variants);
        for (variant, id) in variants {
            writeln!(names, "    ({variant:?}, {id:?}),").expect("a String takes any text");
        }
    }
    writeln!(
        code,
        "/// The variants of all keys with their messages.\npub const NAMES: &[(&str, &str)] = &[\n{names}];"
    )
    .expect("a String takes any text");
    code
}

/// The identifiers of the messages of a file that have keys.
fn messages(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    let resource = parser::parse(text.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let has_key = |id: &&str| !NAMED_AFTER_TYPES.iter().any(|family| id.starts_with(family));
    let ids = resource.body.iter().filter_map(|entry| match entry {
        ast::Entry::Message(message) => Some(message.id.name),
        _ => None,
    });
    ids.filter(has_key).map(ToOwned::to_owned).collect()
}

/// `LegalMoves` for `legal-moves`.
fn variant(id: &str) -> String {
    let capitalise = |part: &str| {
        let (first, rest) = part.split_at(1);
        first.to_uppercase() + rest
    };
    id.split('-').map(capitalise).collect()
}

/// Writes an enum whose variants are messages. A name that two messages share does not compile.
fn write_enum(code: &mut String, name: &str, variants: &[(String, &str)]) {
    let (mut declared, mut ids) = (String::new(), String::new());
    for (variant, id) in variants {
        write!(declared, "    /// `{id}`\n    {variant},\n").expect("a String takes any text");
        writeln!(ids, "        {id:?},").expect("a String takes any text");
    }
    write!(
        code,
        "/// A message of `texts/`.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\n\
         pub enum {name} {{\n{declared}}}\n\n\
         impl {name} {{\n    const IDS: &[&str] = &[\n{ids}    ];\n}}\n\n\
         impl Sentence for {name} {{\n    fn id(self) -> &'static str {{\n        Self::IDS[self as usize]\n    }}\n}}\n\n"
    )
    .expect("a String takes any text");
}
