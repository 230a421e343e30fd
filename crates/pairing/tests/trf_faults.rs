//! Invalid files, each with its line and column.

use adoube_pairing::{
    Points, Tournament, check, dutch,
    random::Random,
    trf::{self, Field, Place, TrfFault},
};

const RIGHT: &str = "\
012 Four players
142 3
001    1      One                               2100                             1.0    1     3 w 1
001    2      Two                               2000                             0.5    2     4 b =
001    3      Three                             1900                             0.0    4     1 b 0
001    4      Four                              1800                             0.5    3     2 w =
";

fn fault(text: &str) -> (Place, TrfFault) {
    let error = match trf::read(text) {
        Ok(document) => Tournament::try_from(&document).expect_err("a fault"),
        Err(error) => error,
    };
    (error.place, error.fault)
}

fn changed(from: &str, to: &str) -> (Place, TrfFault) {
    assert!(RIGHT.contains(from));
    fault(&RIGHT.replacen(from, to, 1))
}

const fn place(line: usize, column: usize) -> Place {
    Place { line, column }
}

#[test]
fn the_valid_file_is_accepted() {
    let tournament =
        Tournament::try_from(&trf::read(RIGHT).expect("readable")).expect("consistent");
    assert_eq!(
        (tournament.players.len(), tournament.rounds, tournament.paired_rounds()),
        (4, 3, 1)
    );
}

#[test]
fn players_must_occur_exactly_once() {
    assert_eq!(
        changed("001    4 ", "001    3 "),
        (place(6, 5), TrfFault::PlayerTwice { player: 3, first: 5 })
    );
    assert_eq!(
        changed("   3 w 1", "   9 w 1"),
        (place(3, 92), TrfFault::NoSuchOpponent { round: 1, opponent: 9 })
    );
    assert_eq!(
        changed("   3 w 1", "   1 w 1"),
        (place(3, 92), TrfFault::AgainstHimself { round: 1, player: 1 })
    );
    let mutual = TrfFault::NotMutual { round: 1, player: 1, opponent: 2, line: 4 };
    assert_eq!(changed("   3 w 1", "   2 w 1"), (place(3, 92), mutual));
}

#[test]
fn results_and_colours_must_be_consistent() {
    let differ = TrfFault::ResultsDiffer { round: 1, opponent: 3, line: 5 };
    assert_eq!(changed("   1 b 0", "   1 b 1"), (place(3, 92), differ.clone()));
    assert_eq!(changed("   1 b 0", "   1 b -"), (place(3, 92), differ));
    assert_eq!(
        changed("   1 b 0", "   1 w 0"),
        (place(3, 92), TrfFault::SameColour { round: 1, opponent: 3, line: 5 })
    );
    assert_eq!(changed("   1 b 0", "   1 b H"), (place(5, 92), TrfFault::NoSense { round: 1 }));
    assert_eq!(changed("   3 w 1", "   3 - 1"), (place(3, 92), TrfFault::NoSense { round: 1 }));
    let total = TrfFault::WrongTotal { written: Points::tenths(20), counted: Points::ONE };
    assert_eq!(changed(" 1.0 ", " 2.0 "), (place(3, 81), total));
}

#[test]
fn fields_must_be_readable() {
    let unreadable = |field, found: &str| TrfFault::Unreadable { field, found: found.to_owned() };
    assert_eq!(changed(" 2100 ", " 21x0 "), (place(3, 49), unreadable(Field::Rating, "21x0")));
    assert_eq!(changed("   3 w 1", "   3 x 1"), (place(3, 97), unreadable(Field::Colour, "x")));
    assert_eq!(changed("   3 w 1", "   3 w ?"), (place(3, 99), unreadable(Field::Result, "?")));
    assert_eq!(
        changed("001    1 ", "001      "),
        (place(3, 5), TrfFault::Missing(Field::StartNumber))
    );
    assert_eq!(changed("142 3", "142 three"), (place(2, 5), unreadable(Field::Rounds, "three")));
    assert_eq!(changed("142 3", "152 R"), (place(2, 5), unreadable(Field::Colour, "R")));
    assert_eq!(
        changed("142 3", "260   1   3    1    7"),
        (place(2, 13), TrfFault::NoSuchPlayer(7))
    );
}

#[test]
fn rounds_must_have_been_announced() {
    let more =
        RIGHT.replace("142 3", "142 1").replace("w 1", "w 1  0000 - U").replace(" 1.0 ", " 2.0 ");
    assert_eq!(fault(&more), (place(2, 5), TrfFault::TooManyRounds { found: 2, announced: 1 }));
}

/// What other programs write: other line endings, lower case, commas, blanks, no rating, bytes that are
/// not UTF-8.
#[test]
fn lenient_input_is_accepted() {
    let right = Tournament::try_from(&trf::read(RIGHT).expect("readable"));
    for other in [
        RIGHT.replace('\n', "\r\n"),
        RIGHT.replace('\n', "\r"),
        RIGHT.replace(" 1.0 ", " 1,0 "),
        RIGHT.replace("3 w 1", "3 W 1   "),
        RIGHT.replace("1 b 0", "1 s 0"),
        RIGHT.replace("142 3", "XXR 3"),
    ] {
        assert_eq!(Tournament::try_from(&trf::read(&other).expect("readable")), right);
    }
    assert_eq!(trf::decode(b"\xef\xbb\xbf012 A"), "012 A");
    assert_eq!(trf::decode(b"012 Ko\xe7"), "012 Ko\u{e7}");
}

/// The records of `JaVaFo` and bbpPairings mean the same as those of TRF26.
#[test]
fn dialects_agree() {
    let with = |lines: &str| {
        Tournament::try_from(&trf::read(&format!("{RIGHT}{lines}")).expect("readable"))
            .expect("consistent")
    };
    assert_eq!(with("XXC white1\n"), with("152 W\n"));
    assert_eq!(with("XXZ 2 3\n"), with("240 Z   2    2    3\n"));
    assert_eq!(with("BBU  0.5\n"), with("162  P 0.5\n"));
    assert_eq!(with("BBU  0.5\n"), with("XXS PAB=0.5\n"));
    assert_eq!(with("XXA    1  1.0\n"), with("250       1.0   1   1    1    1\n"));
    assert_eq!(
        with("XXP 1 2\n").forbidden[0].players,
        with("260   1   3    1    2\n").forbidden[0].players
    );
}

/// `299`: points that differ from the scoring system, for one player in one round.
#[test]
fn abnormal_points() {
    let text = RIGHT.replace(" 0.5    2 ", " 0.0    2 ") + "299 =       0.0   1    2\n";
    let tournament =
        Tournament::try_from(&trf::read(&text).expect("readable")).expect("consistent");
    assert_eq!(tournament.score(&tournament.players[1], 1), Points::ZERO);
    assert_eq!(tournament.score(&tournament.players[3], 1), Points::HALF);
}

/// Any file is read or rejected; and what is read can be checked and paired, or is rejected.
#[test]
fn nothing_panics() {
    let records = "XXC white1\n240 H   2    2    3\n250       1.0   1   2    1    2\n\
        260   1   3    1    2\n162  L 0.0    P 0.5\nXXA    1  1.0\n299 +       0.0   1    2\n";
    let whole = format!("{RIGHT}{records}");
    let letters: Vec<char> = "0123456789 .=+-wbWDLHFUZX\n".chars().collect();
    let mut random = Random::new(26);
    let (mut read, mut paired) = (0, 0);
    for _ in 0..30_000 {
        let mut text: Vec<char> = whole.chars().collect();
        for _ in 0..=random.below(3) {
            let at = random.below(text.len() as u32) as usize;
            let letter = letters[random.below(letters.len() as u32) as usize];
            match random.below(3) {
                0 => text[at] = letter,
                1 => text.insert(at, letter),
                _ => drop(text.remove(at)),
            }
        }
        let text: String = text.into_iter().collect();
        let Ok(document) = trf::read(&text) else { continue };
        let again =
            trf::read(&trf::write(&document)).unwrap_or_else(|error| panic!("{error}:\n{text}"));
        assert!(document.contents().eq(again.contents()), "{text}");
        let Ok(tournament) = Tournament::try_from(&document) else { continue };
        read += 1;
        check::pairings(&tournament);
        paired += usize::from(dutch::pair(&tournament, tournament.paired_rounds() + 1).is_ok());
    }
    assert!(read > 1000 && paired > 1000, "{read} {paired}");
}
