//! The records of a [`Document`] other than those of players: the announced rules.

use super::{
    Acceleration, ChangedRound, ForbiddenPairing, PointsOverride, Scoring, Tournament, baku,
    from_trf::{error, has_teams},
};
use crate::{
    Bye, PlayerId, Points, RoundEntry,
    trf::{ByeKind, Document, PointsKind, ReadError, Record, TrfFault},
};

/// Values collected before they are applied.
struct CollectedRules<'a> {
    tournament: &'a mut Tournament,
    rows: Vec<baku::Row>,
    byes: Vec<(ByeKind, usize, Vec<PlayerId>)>,
}

/// Applies all records except those of players; `known` contains the existing start numbers.
pub(super) fn apply(
    document: &Document,
    known: impl Fn(u32) -> bool,
    tournament: &mut Tournament,
) -> Result<(), ReadError> {
    // In team tournaments some of these records number teams, not players.
    let teams = has_teams(document);
    let all_known = |line: usize, column: usize, numbers: &[u32]| {
        let stranger = numbers.iter().find(|&&number| !known(number));
        match stranger {
            Some(&number) => error(line, column, TrfFault::NoSuchPlayer(number)),
            None => Ok(numbers.iter().copied().map(PlayerId).collect::<Vec<_>>()),
        }
    };
    let mut collected = CollectedRules { tournament, rows: Vec::new(), byes: Vec::new() };
    for (line, record) in &document.records {
        match record {
            Record::Points(values) => {
                set_points(&mut collected.tournament.scoring, values, document);
            }
            Record::Byes { kind, round, players } => {
                collected.byes.push((*kind, *round as usize, all_known(*line, 11, players)?));
            }
            Record::Accelerated { player, points } => {
                collected.accelerate_rounds(&all_known(*line, 5, &[*player])?, points);
            }
            Record::Forbidden { players, .. } if !teams => {
                collected.announce(record, all_known(*line, 13, players)?);
            }
            Record::Acceleration { first_player, last_player, .. } if !teams => {
                let players: Vec<u32> = (*first_player..=*last_player).collect();
                collected.announce(record, all_known(*line, 23, &players)?);
            }
            Record::Abnormal { players, .. } if !teams => {
                collected.announce(record, all_known(*line, 21, players)?);
            }
            _ => collected.announce(record, Vec::new()),
        }
    }
    let CollectedRules { rows, byes, .. } = collected;
    let is_baku = document.text("192").is_some_and(|kind| kind.trim().ends_with("_BAKU"));
    tournament.acceleration = if is_baku && !teams {
        baku::read(tournament, rows)
    } else if rows.is_empty() {
        Acceleration::None
    } else {
        Acceleration::Table(rows)
    };
    apply_byes(tournament, &byes);
    Ok(())
}

impl CollectedRules<'_> {
    /// Applies a record whose players all exist.
    fn announce(&mut self, record: &Record, players: Vec<PlayerId>) {
        match record {
            Record::Rounds(rounds) => self.tournament.rounds = *rounds as usize,
            Record::ChangedRound { round, by_the_rules } => {
                let by_the_rules = by_the_rules
                    .iter()
                    .map(|&(white, black)| (PlayerId(white), black.map(PlayerId)))
                    .collect();
                let round = *round as usize;
                self.tournament.changed.push(ChangedRound { round, by_the_rules });
            }
            Record::InitialColour(colour) => self.tournament.initial_colour = Some(*colour),
            Record::Forbidden { rounds, .. } if !players.is_empty() => {
                let (first, last) = rounds.unwrap_or((1, u32::MAX));
                let (first_round, last_round) = (first as usize, last as usize);
                self.tournament.forbidden.push(ForbiddenPairing {
                    players,
                    first_round,
                    last_round,
                });
            }
            Record::Acceleration { points: Some(points), first_round, last_round, .. } => {
                let (first, last) = (*first_round as usize, *last_round as usize);
                self.rows.extend(players.into_iter().map(|player| (player, first, last, *points)));
            }
            Record::Abnormal { result, points: Some(points), round, .. } => {
                let round = round.map(|round| round as usize);
                let special = PointsOverride { result: *result, round, players, points: *points };
                self.tournament.abnormal.push(special);
            }
            _ => {}
        }
    }

    fn accelerate_rounds(&mut self, players: &[PlayerId], points: &[Points]) {
        for &player in players {
            let rounds = points.iter().enumerate();
            self.rows.extend(rounds.map(|(at, &points)| (player, at + 1, at + 1, points)));
        }
    }
}

/// Sets the points; `BBU` and `P` take precedence over the bye's default of a win, wherever they are in
/// the file.
fn set_points(scoring: &mut Scoring, values: &[(PointsKind, Points)], document: &Document) {
    let own_bye = document.contents().any(|record| {
        matches!(record, Record::Points(values) if values.iter().any(|(kind, _)| *kind == PointsKind::Allocated))
    });
    for &(kind, points) in values {
        match kind {
            PointsKind::Win => {
                scoring.win = points;
                if !own_bye {
                    scoring.allocated_bye = points;
                }
            }
            PointsKind::Draw => scoring.draw = points,
            PointsKind::Loss => scoring.loss = points,
            PointsKind::Absent => {
                scoring.zero_bye = points;
                scoring.forfeit_loss = points;
            }
            PointsKind::ZeroBye => scoring.zero_bye = points,
            PointsKind::ForfeitLoss => scoring.forfeit_loss = points,
            PointsKind::Allocated => scoring.allocated_bye = points,
            PointsKind::Unknown => {}
        }
    }
}

/// Applies announced byes for rounds in which the player's line has no entry yet.
fn apply_byes(tournament: &mut Tournament, byes: &[(ByeKind, usize, Vec<PlayerId>)]) {
    let next = tournament.paired_rounds() + 1;
    for (kind, round, players) in byes {
        let round = if *round == 0 { next } else { *round };
        for &id in players {
            let Some(position) = tournament.position(id) else { continue };
            let player = &mut tournament.players[position];
            if player.entry(round) == RoundEntry::Absent {
                player.set_entry(
                    round,
                    RoundEntry::Bye(match kind {
                        ByeKind::Full => Bye::Full,
                        ByeKind::Half => Bye::Half,
                        ByeKind::Zero => Bye::Zero,
                    }),
                );
            }
        }
    }
}
