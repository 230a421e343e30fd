//! The examples of all crates are run, and print what they should.
//!
//! `cargo test --workspace` builds them; alone, `cargo build --workspace --examples` has to come first.

use std::{
    collections::BTreeSet,
    env, fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// An example: its crate, its name, its arguments, its input, and some of the lines that it prints.
struct Example {
    of: &'static str,
    name: &'static str,
    arguments: &'static [&'static str],
    input: &'static str,
    lines: &'static [&'static str],
}

const fn example(of: &'static str, name: &'static str, lines: &'static [&'static str]) -> Example {
    Example { of, name, arguments: &[], input: "", lines }
}

const EXAMPLES: [Example; 13] = [
    Example { arguments: &["4"], ..example("chess", "perft", &["197281"]) },
    example("chess", "legal_moves", &["g2g1q g1=Q+", "a8a1 Rxa1+", "e8c8 O-O-O", "e8g8 O-O"]),
    example(
        "chess",
        "chess960",
        &[
            "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1",
            "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRRKB b kq - 1 1",
        ],
    ),
    example(
        "chess",
        "localised_san",
        &["en Nf3", "sl Sf3", "hr Sf3", "sr-Latn Sf3", "sr-Cyrl Сф3"],
    ),
    example(
        "winnable",
        "dead_position",
        &[
            "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1: Dead",
            "8/8/8/8/8/1k6/2n5/K1B5 w - - 0 1: Alive",
        ],
    ),
    example("pairing", "swiss_round", &["2 - 1", "3 - 4", "1 - 3: Breaks(C1)"]),
    example("laws", "referee", &["1-0 after 73000 ms"]),
    example("laws", "claim", &["Ng1 false", "Ng8 true"]),
    example("laws", "illegal_move", &["White: IllegalMoveCompleted (7.5.1)"]),
    example(
        "laws",
        "ruling_json",
        &["    \"2023 IncorrectDrawClaim\",", "        \"time\": 120000"],
    ),
    Example {
        input: "[White \"A\"]\n\n1. e4 e5 2. Nf3 *\n\n[White \"B\"]\n\n1. d4 *\n",
        ..example(
            "record",
            "pgn_to_fens",
            &[
                "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
                "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1",
            ],
        )
    },
    Example {
        input: "[Date \"2018.02.03\"]\n[Result \"1-0\"]\n[Termination \"time forfeit\"]\n[SetUp \"1\"]\n\
                [FEN \"8/8/8/4k3/8/8/5q2/K1N5 b - - 0 61\"]\n\n61... Qf1 1-0\n",
        ..example(
            "record",
            "audit",
            &[
                "game 1: White won on time, but could not have checkmated by any series of legal moves: \
               the game is drawn.",
            ],
        )
    },
    example("hall", "embedded", &["/hello: 200 OK", "/v1/laws: 200 OK"]),
];

fn folder(of: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(of).join("examples")
}

impl Example {
    /// The program, which must be as new as its source.
    fn program(&self) -> PathBuf {
        let here = env::current_exe().expect("this is a program");
        let built = here.parent().and_then(Path::parent).expect("it lies in deps");
        let program = built.join("examples").join(self.name);
        let source = folder(self.of).join(format!("{}.rs", self.name));
        let changed = |path: &Path| fs::metadata(path).and_then(|found| found.modified()).ok();
        assert!(
            changed(&program) >= changed(&source),
            "{} is not built: cargo build --workspace --examples",
            self.name
        );
        program
    }

    fn printed(&self) -> String {
        let mut child = Command::new(self.program())
            .args(self.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it can be started");
        let mut input = child.stdin.take().expect("it has an input");
        // An example that reads nothing may have ended already.
        let _ = input.write_all(self.input.as_bytes());
        drop(input);
        let output = child.wait_with_output().expect("it comes to its end");
        assert!(output.status.success(), "{}: {}", self.name, output.status);
        String::from_utf8(output.stdout).expect("it prints text")
    }
}

#[test]
fn they_print_what_they_should() {
    for example in EXAMPLES {
        let printed = example.printed();
        for line in example.lines {
            assert!(
                printed.lines().any(|own| own == *line),
                "{}: {line:?} is not in\n{printed}",
                example.name
            );
        }
    }
}

#[test]
fn none_is_left_out() {
    for of in ["chess", "winnable", "pairing", "laws", "record", "hall"] {
        let entries = fs::read_dir(folder(of)).expect("the crate has examples");
        let written: BTreeSet<String> = entries
            .map(|entry| entry.expect("it can be listed").path())
            .map(|path| path.file_stem().expect("it has a name").to_string_lossy().into_owned())
            .collect();
        let run = EXAMPLES.iter().filter(|example| example.of == of);
        let run: BTreeSet<String> = run.map(|example| example.name.to_owned()).collect();
        assert_eq!(written, run, "{of}");
    }
}
