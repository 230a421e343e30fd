//! Reasons hold: leave the criterion out, and it is otherwise.

use adoube_pairing::{
    PlayerId, Points, RoundEntry, Tournament,
    dutch::{Criteria, Criterion, Reason, Round, WhyNot, explain, pair, pair_by, reasons},
    generate::{Settings, generate},
};

fn tournaments() -> impl Iterator<Item = Tournament> {
    (0..12).map(|seed| {
        let settings = Settings {
            players: 9 + seed as u32 * 2,
            rounds: 6,
            forfeits: 4,
            ..Settings::default()
        };
        generate(&settings, seed).unwrap_or_else(|(tournament, _)| tournament)
    })
}

#[test]
fn a_reason_left_out_changes_the_pairing() {
    let mut seen = Vec::new();
    for tournament in tournaments() {
        for round in 1..=tournament.paired_rounds() {
            let found = reasons(&tournament, round).expect("a pairing");
            assert_eq!(pair(&tournament, round), Ok(found.round.clone()));
            for (pair, reason) in found.round.pairs.iter().zip(&found.pairs) {
                let Reason::Criterion(criterion) = *reason else { continue };
                let without = pair_by(&tournament, round, Criteria::ALL.without(criterion))
                    .expect("a pairing");
                assert!(!without.meet(pair.white, pair.black), "{criterion}");
                seen.push(criterion);
            }
            if let Some(Reason::Criterion(criterion)) = found.bye {
                let without = pair_by(&tournament, round, Criteria::ALL.without(criterion))
                    .expect("a pairing");
                assert_ne!(without.bye, found.round.bye, "{criterion}");
                seen.push(criterion);
            }
            for floater in &found.floaters {
                let Reason::Criterion(criterion) = floater.reason else { continue };
                let without = pair_by(&tournament, round, Criteria::ALL.without(criterion))
                    .expect("a pairing");
                let floats = leaves(&tournament, &without, floater.player, floater.from);
                assert!(!floats, "round {round}: {criterion}, {}", floater.player);
                seen.push(criterion);
            }
        }
    }
    seen.sort_unstable();
    seen.dedup();
    assert!(seen.len() > 8, "{seen:?}");
}

/// Whether a player leaves the bracket of this score unpaired.
fn leaves(tournament: &Tournament, round: &Round, player: PlayerId, bracket: Points) -> bool {
    let opponent = round.entry(player).and_then(RoundEntry::opponent);
    let score = |id| tournament.player(id).map(|own| tournament.score(own, round.number - 1));
    opponent.and_then(score).is_none_or(|score| score < bracket)
}

#[test]
fn every_two_players_have_an_answer() {
    for tournament in tournaments().take(6) {
        for round in 1..=tournament.paired_rounds() {
            let paired = pair(&tournament, round).expect("a pairing");
            for (a, b) in pairs_of(&tournament) {
                let why = explain(&tournament, round, a, b).expect("an answer");
                assert_eq!(why == WhyNot::TheyMeet, paired.meet(a, b), "round {round}: {a} {b}");
                let met = (1..round).any(|past| {
                    tournament
                        .player(a)
                        .is_some_and(|player| player.entry(past).played() == Some(b))
                });
                let here = [a, b]
                    .iter()
                    .all(|&id| tournament.player(id).is_some_and(|p| p.entry(round).was_paired()));
                assert_eq!(
                    why == WhyNot::Breaks(Criterion::C1),
                    met && here,
                    "round {round}: {a} {b}"
                );
                assert_eq!(matches!(why, WhyNot::NotThere(_)), !here, "round {round}: {a} {b}");
            }
        }
    }
}

fn pairs_of(tournament: &Tournament) -> Vec<(PlayerId, PlayerId)> {
    let ids: Vec<PlayerId> = tournament.players.iter().map(|player| player.id).collect();
    ids.iter().flat_map(|&a| ids.iter().filter(move |&&b| a < b).map(move |&b| (a, b))).collect()
}

/// Eight players, nothing played: 1 meets 5, and against 6 only the order speaks.
#[test]
fn the_first_round_is_by_order_alone() {
    let settings = Settings {
        players: 8,
        rounds: 5,
        half_byes: 0,
        absences: 0,
        late: 0,
        ..Settings::default()
    };
    let mut tournament = generate(&settings, 1).unwrap_or_else(|(tournament, _)| tournament);
    for player in &mut tournament.players {
        player.entries.clear();
    }
    let found = reasons(&tournament, 1).expect("a pairing");
    assert!(
        found
            .pairs
            .iter()
            .all(|reason| matches!(reason, Reason::Order | Reason::Criterion(Criterion::C6)))
    );
    let why = explain(&tournament, 1, PlayerId(1), PlayerId(6)).expect("an answer");
    assert!(matches!(why, WhyNot::Later { .. }), "{why:?}");
    tournament.players[7].entries = vec![RoundEntry::Bye(adoube_pairing::Bye::Zero)];
    let why = explain(&tournament, 1, PlayerId(1), PlayerId(8)).expect("an answer");
    assert_eq!(why, WhyNot::NotThere(PlayerId(8)));
}
