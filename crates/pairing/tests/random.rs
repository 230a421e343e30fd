//! Invariants of every tournament, tested on random ones.

use std::collections::HashSet;

use adoube_pairing::{
    Acceleration, Bye, Colour, PlayerId, Points, RoundEntry, Tournament, check,
    dutch::NoPairing,
    generate::{Settings, generate},
    tiebreak::Format,
    trf::{self, Document, Record},
};

fn many() -> impl Iterator<Item = (u64, Settings, Tournament)> {
    (0..150).filter_map(|seed| {
        let players = 6 + (seed * 7 % 40) as u32;
        let acceleration = match seed % 4 {
            0 => Acceleration::Baku { last: None },
            1 => Acceleration::Table(
                (1..=players / 2).map(|id| (PlayerId(id), 1, 2, Points::ONE)).collect(),
            ),
            _ => Acceleration::None,
        };
        let settings = Settings {
            players,
            rounds: 3 + seed as usize % 6,
            forfeits: 5,
            half_byes: 4,
            absences: 4,
            withdrawals: 10,
            late: 10,
            acceleration,
            ..Settings::default()
        };
        match generate(&settings, seed) {
            Ok(tournament) => Some((seed, settings, tournament)),
            // With few players and many rounds, there may be no possible opponents left.
            Err((_, NoPairing::Impossible(_) | NoPairing::NoPlayers)) => None,
            Err((_, none)) => panic!("{seed}: {none}"),
        }
    })
}

#[test]
fn most_can_be_played_to_the_end() {
    assert!(many().count() > 140);
}

#[test]
fn nobody_meets_twice_or_has_two_byes() {
    for (seed, _, tournament) in many() {
        for player in &tournament.players {
            let met: Vec<PlayerId> =
                player.entries.iter().filter_map(|entry| entry.played()).collect();
            assert_eq!(met.iter().collect::<HashSet<_>>().len(), met.len(), "{seed}");
            let idle = |entry: &&RoundEntry| {
                matches!(
                    entry,
                    RoundEntry::Bye(Bye::Allocated | Bye::Full)
                        | RoundEntry::Forfeit { won: true, .. }
                )
            };
            // The bye is never given after points without a game; a forfeit may follow it.
            let last =
                player.entries.iter().rposition(|entry| *entry == RoundEntry::Bye(Bye::Allocated));
            let before = player.entries.iter().take(last.unwrap_or(0)).filter(idle).count();
            assert_eq!(before, 0, "{seed}: player {}", player.id);
        }
    }
}

/// C3: before the last round nobody has a difference beyond two, or the same colour three times in a
/// row.
#[test]
fn colours_keep_their_bounds() {
    for (seed, settings, tournament) in many() {
        for player in &tournament.players {
            let colours: Vec<i32> = player
                .entries
                .iter()
                .take(settings.rounds - 1)
                .filter_map(|entry| entry.played_colour())
                .map(|colour| if colour == Colour::White { 1 } else { -1 })
                .collect();
            let mut difference = 0;
            for colour in &colours {
                difference += colour;
                assert!(difference.abs() <= 2, "{seed}: player {}", player.id);
            }
            assert!(
                !colours.windows(3).any(|three| three.iter().sum::<i32>().abs() == 3),
                "{seed}: player {}",
                player.id
            );
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_tournament() {
    for (seed, settings, tournament) in many().take(20) {
        assert_eq!(generate(&settings, seed), Ok(tournament));
    }
}

#[test]
fn written_files_are_read_back_and_pass_the_checker() {
    for (seed, _, tournament) in many() {
        let document = Document::from(&tournament);
        let written = trf::write(&document);
        let read = trf::read(&written).unwrap_or_else(|error| panic!("{seed}: {error}"));
        assert!(document.contents().eq(read.contents()), "{seed}");
        let again = Tournament::try_from(&read).unwrap_or_else(|error| panic!("{seed}: {error}"));
        assert_eq!(again, tournament, "{seed}");
        for round in check::pairings(&again) {
            assert!(round.agrees(), "{seed}: {round:?}");
        }
    }
}

/// The checker finds two swapped opponents, and two swapped ranks.
#[test]
fn the_checker_finds_errors() {
    let settings = Settings {
        players: 20,
        rounds: 5,
        forfeits: 0,
        half_byes: 0,
        absences: 0,
        ..Settings::default()
    };
    let right = generate(&settings, 3).expect("twenty players can play five rounds");
    let mut wrong = right.clone();
    let pairs: Vec<(usize, usize)> = (0..20)
        .filter_map(|at| Some((at, right.position(right.players[at].entry(2).played()?)?)))
        .filter(|(white, black)| white < black)
        .collect();
    let ((a, b), (c, d)) = (pairs[0], pairs[1]);
    for (one, other) in [(a, c), (b, d)] {
        let entries = (wrong.players[one].entry(2), wrong.players[other].entry(2));
        wrong.players[one].set_entry(2, entries.1);
        wrong.players[other].set_entry(2, entries.0);
    }
    for (one, other) in [(a, d), (b, c)] {
        let (ids, entry) = (wrong.players[other].id, wrong.players[one].entry(2));
        assert_eq!(entry.opponent(), Some(ids));
    }
    let found = check::pairings(&wrong);
    assert!(found[0].agrees() && !found[1].agrees());
    assert_eq!(found[1].extra.len(), 2);
    let mut document = Document::from(&right);
    assert_eq!(check::standings(&document, &right, &[], Format::Swiss), []);
    for (_, record) in &mut document.records {
        if let Record::Player(line) = record {
            line.rank = line.rank.map(|rank| 21 - rank);
        }
    }
    assert!(check::standings(&document, &right, &[], Format::Swiss).len() > 10);
}
