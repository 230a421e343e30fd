//! Reasons are valid: without the criterion, the result changes.

use std::cmp::{Ordering, Reverse};

use adoube_pairing::{
    Colour, PlayerId, Points, RoundEntry, Tournament,
    dutch::{
        ColourRule, Criteria, Criterion, Reason, Round, WhyNot, explain, pair, pair_by, reasons,
    },
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
fn leaving_out_a_reason_changes_the_pairing() {
    let mut seen = Vec::new();
    for tournament in tournaments() {
        for round in 1..=tournament.paired_rounds() {
            let found = reasons(&tournament, round).expect("a pairing");
            assert_eq!(pair(&tournament, round), Ok(found.round.clone()));
            for (pair, reason) in found.round.pairs.iter().zip(&found.pairs) {
                let Reason::Criterion(criterion) = *reason else { continue };
                let without = pair_by(&tournament, round, Criteria::ALL.without(criterion))
                    .expect("a pairing");
                assert!(!without.are_paired(pair.white, pair.black), "{criterion}");
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

/// Returns whether a player leaves the bracket of this score unpaired.
fn leaves(tournament: &Tournament, round: &Round, player: PlayerId, bracket: Points) -> bool {
    let opponent = round.entry(player).and_then(RoundEntry::opponent);
    let score = |id| tournament.player(id).map(|own| tournament.score(own, round.number - 1));
    opponent.and_then(score).is_none_or(|score| score < bracket)
}

#[test]
fn every_pair_of_players_has_an_explanation() {
    for tournament in tournaments().take(6) {
        for round in 1..=tournament.paired_rounds() {
            let paired = pair(&tournament, round).expect("a pairing");
            for (a, b) in pairs_of(&tournament) {
                let why = explain(&tournament, round, a, b).expect("an answer");
                assert_eq!(
                    why == WhyNot::TheyMeet,
                    paired.are_paired(a, b),
                    "round {round}: {a} {b}"
                );
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

/// Eight players, nothing played: 1 meets 5, and only the order decides against 6.
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

/// Returns a player's preference (1.7): the colour and how strong; of absolute preferences the wider
/// difference is stronger.
fn preference(history: &[Colour]) -> Option<(Colour, (u8, i32))> {
    let worth = |colour: &Colour| if *colour == Colour::White { 1_i32 } else { -1 };
    let difference: i32 = history.iter().map(worth).sum();
    let last = *history.last()?;
    let lacks = if difference > 0 { Colour::Black } else { Colour::White };
    Some(match history {
        _ if difference.abs() > 1 => (lacks, (3, difference.abs())),
        [.., a, b] if a == b => (last.other(), (3, difference.abs())),
        _ if difference != 0 => (lacks, (2, 0)),
        _ => (last.other(), (1, 0)),
    })
}

/// Returns whether a rule supports the colours of a pair; `None` if it does not apply. The first of each
/// two is White, and whether White is ranked higher is known.
fn speaks_for(
    rule: ColourRule,
    white: &[Colour],
    black: &[Colour],
    is_higher: bool,
) -> Option<bool> {
    let wishes = (preference(white), preference(black));
    match (rule, wishes) {
        (ColourRule::OnlyPreference, (Some((wish, _)), None)) => Some(wish == Colour::White),
        (ColourRule::OnlyPreference, (None, Some((wish, _)))) => Some(wish == Colour::Black),
        (ColourRule::BothPreferences, (Some((one, _)), Some((other, _)))) => {
            (one != other).then_some(one == Colour::White)
        }
        (ColourRule::StrongerPreference, (Some((one, a)), Some((other, b)))) => match a.cmp(&b) {
            Ordering::Greater => Some(one == Colour::White),
            Ordering::Less => Some(other == Colour::Black),
            Ordering::Equal => None,
        },
        (ColourRule::Alternation, (Some(_), Some(_))) => {
            let mut latest_first = white.iter().rev().zip(black.iter().rev());
            latest_first.find(|(one, other)| one != other).map(|(one, _)| *one == Colour::Black)
        }
        (ColourRule::HigherRanked, (Some((one, _)), Some((other, _)))) => {
            Some(if is_higher { one == Colour::White } else { other == Colour::Black })
        }
        (ColourRule::InitialColour, (None, None)) => Some(true),
        _ => None,
    }
}

/// The rules of 5.2 in order.
const COLOUR_RULES: [ColourRule; 6] = [
    ColourRule::OnlyPreference,
    ColourRule::BothPreferences,
    ColourRule::StrongerPreference,
    ColourRule::Alternation,
    ColourRule::HigherRanked,
    ColourRule::InitialColour,
];

#[test]
fn the_first_applicable_colour_rule_decides() {
    let mut seen = Vec::new();
    for tournament in tournaments() {
        for round in 1..=tournament.paired_rounds() {
            let rank = |id: PlayerId| {
                let player = tournament.player(id).expect("a player");
                (Reverse(tournament.score(player, round - 1)), id)
            };
            let history = |id: PlayerId| -> Vec<Colour> {
                let player = tournament.player(id).expect("a player");
                (1..round).filter_map(|past| player.entry(past).played_colour()).collect()
            };
            for pair in pair(&tournament, round).expect("a pairing").pairs {
                let (white, black) = (history(pair.white), history(pair.black));
                let is_higher = rank(pair.white) < rank(pair.black);
                let first = COLOUR_RULES
                    .into_iter()
                    .find_map(|rule| Some((rule, speaks_for(rule, &white, &black, is_higher)?)));
                assert_eq!(first, Some((pair.colours, true)), "round {round}: {pair:?}");
                seen.push(pair.colours);
            }
        }
    }
    for rule in COLOUR_RULES {
        assert!(seen.contains(&rule), "{rule} never decided");
    }
}
