//! `--quiet`: errors and answers only.

use crate::{Folder, adoube, adoube_in};

#[test]
fn there_is_no_summary_and_the_exit_is_the_same() {
    let folder = Folder::new("quiet");
    let games = folder.file("g.pgn", "1.e4 e5 2.Sf3 Sc6 *\n");
    let broken = folder.file("b.pgn", "1.e4 e5 2.Sf3 Sf3 *\n");
    for (file, command, exit) in
        [(&games, "pgn", 0), (&broken, "pgn", 1), (&games, "audit", 0), (&broken, "audit", 1)]
    {
        let loud = adoube(&[command, file]);
        let quiet = adoube(&[command, "-q", file]);
        assert_eq!((loud.exit, quiet.exit), (exit, exit), "{command} {file}");
        assert_eq!(loud.stdout, quiet.stdout);
        let expected = command == "pgn" && *file == broken;
        assert_eq!(!quiet.stderr.is_empty(), expected, "{}", quiet.stderr);
        assert!(loud.stderr.len() > quiet.stderr.len());
    }
    let json = adoube(&["audit", &games, "--json", "--quiet"]);
    assert_eq!(json.stderr, "");
    let missing = adoube(&["pgn", "-q", &folder.path("missing.pgn")]);
    assert_eq!(missing.exit, 2);
    assert!(missing.stderr.contains("missing.pgn cannot be read"), "{}", missing.stderr);
}

#[test]
fn a_list_is_only_a_list() {
    let quiet = adoube(&["moves", "4k3/8/8/8/8/8/8/2K5 w - - 0 1", "-q"]);
    assert_eq!(quiet.stdout, "Kb1\nKb2\nKc2\nKd1\nKd2\n");
    let run = adoube_in(&[], &["winnable", "--batch", "-q"], "4k3/8/8/8/8/8/8/2K5 w - - 0 1\n");
    assert_eq!((run.exit, run.stderr.as_str()), (0, ""));
    let perft = adoube(&["perft", "startpos", "4", "-q"]);
    assert_eq!(perft.stdout.lines().count(), 1, "{}", perft.stdout);
}

#[test]
fn only_cases_that_differ_are_shown() {
    let folder = Folder::new("quiet-cases");
    folder.file("good.case", "# As it should be\n\n0:00:10 White plays e4\n");
    let good = adoube(&["case", "run", "-q", &folder.path("")]);
    assert_eq!((good.exit, good.stdout.as_str()), (0, ""));
    folder.file("odd.case", "# Not understood\n\n0:00:10 White jumps\n");
    let odd = adoube(&["case", "run", "-q", &folder.path("")]);
    assert_eq!(odd.exit, 2);
    assert!(odd.stdout.contains("odd.case") && !odd.stdout.contains("good.case"), "{}", odd.stdout);
}
