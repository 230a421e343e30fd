//! Generates the enums of message keys from the English texts, so that an unknown message does not compile; and
//! the texts of each language, compressed: they would be a fifteenth of the binary.

use std::{env, fmt::Write as _, fs, io::Write as _, path::Path};

use flate2::{Compression, write::GzEncoder};
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

/// Writes `keys.rs`, `texts.rs` and the compressed texts for the crate.
pub(super) fn generate() {
    let manifest = env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let folder = Path::new(&manifest).join("texts");
    println!("cargo::rerun-if-changed={}", folder.display());
    let out = env::var_os("OUT_DIR").expect("cargo sets it");
    let out = Path::new(&out);
    let write = |name: &str, code: String| {
        fs::write(out.join(name), code).expect("the output folder can be written");
    };
    write("keys.rs", keys(&folder.join("en")));
    write("texts.rs", texts(&folder, out));
}

/// Compresses the texts of each language, and lists them.
fn texts(folder: &Path, out: &Path) -> String {
    let mut languages: Vec<_> = fs::read_dir(folder)
        .unwrap_or_else(|why| panic!("{}: {why}", folder.display()))
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.is_dir())
        .collect();
    languages.sort();
    let mut code =
        "/// The texts of each language, by its tag, as gzip.\nconst TEXTS: &[(&str, &[u8])] = &[\n"
            .to_owned();
    for language in languages {
        let tag = language.file_name().and_then(|name| name.to_str()).expect("a tag is ASCII");
        let packed = out.join(tag).with_extension("ftl.gz");
        fs::write(&packed, compress(&language)).expect("the output folder can be written");
        let packed = packed.to_str().expect("the path of the output is UTF-8");
        writeln!(code, "    ({tag:?}, include_bytes!({packed:?})),")
            .expect("a String takes any text");
    }
    code + "];\n"
}

/// All messages of a language, as gzip.
fn compress(language: &Path) -> Vec<u8> {
    let files = ENUMS.iter().flat_map(|(_, _, files)| files.iter().copied()).chain(WITHOUT_KEYS);
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    for file in files {
        let path = language.join(file).with_extension("ftl");
        let text = fs::read(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        packed.write_all(&text).and_then(|()| packed.write_all(b"\n")).expect("a Vec takes all");
    }
    packed.finish().expect("a Vec takes all")
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
