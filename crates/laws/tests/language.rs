//! Sentences as an arbiter writes them in a hurry: each is understood, or the case stops at it.

use adoube_laws::{
    Edition,
    case::{Case, CaseFault, Run, StepOutcome},
};

const UNDERSTOOD: &str = include_str!("data/sentences.txt");

/// Runs a case of these lines under one edition.
fn run(lines: &[&str]) -> Result<Run, Vec<CaseFault>> {
    let text = format!("# A story\nlaws 2017\n{}\n", lines.join("\n"));
    Case::read(&text)?.run(Edition::Y2017).map_err(|fault| vec![fault])
}

fn fault(lines: &[&str]) -> CaseFault {
    match run(lines) {
        Ok(_) => panic!("{lines:?} was followed"),
        Err(mut faults) => faults.remove(0),
    }
}

#[test]
fn sentences_are_understood_as_they_are_written() {
    let mut wrong = Vec::new();
    for line in UNDERSTOOD.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let lines: Vec<&str> = line.split(" | ").collect();
        if let Err(faults) = run(&lines) {
            wrong.extend(faults.iter().map(|fault| format!("{line}\n{fault}\n\n")));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.concat());
}

/// Synonymous sentences lead to the same table.
#[test]
fn other_words_mean_the_same() {
    for (one, other) in [
        ("White moves Nf3", "White plays Nf3"),
        ("White plays Nf3 and presses the clock.", "White plays Nf3"),
        ("White played Nf3 but forgot to press the clock", "White makes Nf3"),
        ("White touched the knight on g1", "White touches g1"),
        ("White touches Ng1", "White touches g1"),
        ("White stops the clock", "White stops the clocks"),
        ("White castles", "White plays O-O"),
        ("White castles kingside with both hands", "White plays O-O with two hands"),
        ("White claims 50 moves", "White claims fifty moves"),
        ("Arbiter gives Black two minutes", "Arbiter gives Black +2:00"),
        ("White's phone rings", "White has a phone that rings"),
        ("White plays Nf3, Black answers Nf6.", "White plays Nf3. Black plays Nf6"),
    ] {
        let setup = "start r3k1nr/8/8/8/8/8/8/4K1NR w Kkq - 0 1";
        let setup =
            if one.contains("castles") { "start 4k3/8/8/8/8/8/8/4K2R w K - 0 1" } else { setup };
        let [one, other] = [one, other].map(|line| match run(&[setup, line]) {
            Ok(run) => run,
            Err(faults) => panic!("{line}: {}", faults[0]),
        });
        let (facts, others) = (facts(&one), facts(&other));
        assert_eq!(facts, others);
    }
}

fn facts(run: &Run) -> Vec<String> {
    let noted = run.happenings.iter().flat_map(StepOutcome::noted);
    let refused = run.happenings.iter().flat_map(StepOutcome::refusals);
    let noted = noted.map(|noted| format!("{:?}", noted.event.fact));
    noted.chain(refused.map(|refusal| format!("{refusal:?}"))).collect()
}

#[test]
fn a_story_stops_where_it_has_no_meaning() {
    let both = "start r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (lines, code, line, tells) in [
        (vec![both, "White castles"], "unclear", 4, "kingside or queenside"),
        (vec!["White castles", "Black plays e5"], "unclear", 3, "kingside or queenside"),
        (vec!["White plays e4", "Black plays Nd5"], "unclear", 4, "several pieces"),
        (vec!["White claims a draw"], "unclear", 3, "threefold repetition, fifty moves"),
        (vec!["White touches the knight"], "unclear", 3, "several pieces"),
        (vec!["White touches the knight on e5"], "unclear", 3, "not there"),
        (vec!["0:10 White's flag falls"], "unclear", 3, "1:30:20 left"),
        (vec!["Black's flag falls"], "unclear", 3, "does not run"),
        (vec!["White's flag falls", "0:10 Black claims the flag"], "back-in-time", 4, "earlier"),
        (vec!["clock 90+30", "White plays e4"], "no-unit", 3, "clock 90 min + 30 s, clock 5400+30"),
        (vec!["clock 3+2", "White plays e4"], "no-unit", 3, "clock 3 min + 2 s, clock 180+2"),
        (vec!["clock soon", "White plays e4"], "not-understood", 3, "90 min + 30 s"),
    ] {
        let fault = fault(&lines);
        let message = fault.to_string();
        assert_eq!((fault.problem.code(), fault.line), (code, line), "{lines:?}: {message}");
        assert!(message.contains(tells), "{lines:?}: {message}");
    }
}

#[test]
fn a_move_is_the_one_that_the_player_can_mean() {
    for (start, line, board) in [
        // Two knights can go there, one of them is pinned: the legal move.
        ("4r1k1/8/8/8/8/8/4N3/2N1K3 w - - 0 1", "Nd3", "4r1k1/8/8/8/8/3N4/4N3/4K3"),
        // No white pawn can capture on h3.
        ("4r1k1/8/8/8/8/8/6PP/4K3 w - - 0 1", "h3", "4r1k1/8/8/8/8/7P/6P1/4K3"),
        // A pawn moves two squares only from its initial square.
        ("4k3/8/8/8/8/4P3/4P3/4K3 w - - 0 1", "e5", "4k3/8/8/4P3/8/8/4P3/4K3"),
        // Three squares are never legal, but it must be that pawn.
        ("4k3/8/8/8/8/8/3PP3/4K3 w - - 0 1", "e5", "4k3/8/8/4P3/8/8/3P4/4K3"),
        // One rook jumps over a pawn, the other could not get there at all.
        ("4k3/8/8/8/8/P7/8/R3K2R w - - 0 1", "Ra5", "4k3/8/8/R7/8/P7/8/4K2R"),
        // By squares, the opponent's piece.
        ("1n2k3/8/8/8/8/8/P7/4K3 w - - 0 1", "b8c6", "4k3/8/2n5/8/8/8/P7/4K3"),
        // A promotion in check.
        ("4r1k1/P7/8/8/8/8/P7/4K3 w - - 0 1", "a8=Q", "Q3r1k1/8/8/8/8/8/P7/4K3"),
    ] {
        let (start, line) = (format!("start {start}"), format!("White makes {line}"));
        let run = run(&[&start, &line]).unwrap_or_else(|faults| panic!("{line}: {}", faults[0]));
        let found = run.table.board().to_string();
        assert_eq!(found.split(' ').next(), Some(board), "{line}");
    }
}

/// Suggestions fit the person, and the verb and object that were written.
#[test]
fn suggestions_come_from_what_was_meant() {
    for (line, first) in [
        ("White grabs the knight on g1", "touches the knight on g1"),
        ("White rochades", "castles"),
        ("White halts the clock", "stops the clocks"),
        ("White demands a draw", "claims threefold repetition"),
        ("White spots an illegal move", "claims illegal move"),
        ("White suggests a draw", "offers draw"),
        ("White summons an arbiter quickly please", "summons the arbiter"),
        ("Arbiter punishes White", "warns Black"),
        ("Arbiter grants Black two minutes", "gives Black 2 minutes"),
        ("Arbiter spots an illegal move", "sees an illegal move"),
        ("White exits the playing area", "leaves the playing area"),
        ("White tuoches g1", "touches the knight on g1"),
    ] {
        let fault = fault(&[line]);
        let found = fault.candidates.first().map(String::as_str);
        assert_eq!(found, Some(first), "{line}: {:?}", fault.candidates);
        let known = ["gives", "makes", "notes", "removes", "smokes"];
        assert!(!fault.candidates.iter().any(|one| known.contains(&one.as_str())), "{line}");
    }
}
