//! Conversion of [`Document`] to [`Tournament`], with all consistency checks.

use std::collections::HashMap;

use super::{Player, Tournament, rules};
use crate::{
    PlayerId, PlayerResult, RoundEntry,
    trf::{Document, Place, PlayerLine, ReadError, Record, TrfFault},
};

/// Returns the column of the cell of a round, counted from 1.
const fn column(round: usize) -> usize {
    82 + 10 * round
}

pub(super) fn error<T>(line: usize, column: usize, fault: TrfFault) -> Result<T, ReadError> {
    Err(ReadError { place: Place { line, column }, fault })
}

/// The `001` lines, and the line of each player.
struct Lines<'a> {
    lines: Vec<(usize, &'a PlayerLine)>,
    places: HashMap<u32, usize>,
}

impl TryFrom<&Document> for Tournament {
    type Error = ReadError;

    fn try_from(document: &Document) -> Result<Self, ReadError> {
        let mut lines = Lines { lines: Vec::new(), places: HashMap::new() };
        for (number, record) in &document.records {
            if let Record::Player(player) = record {
                if let Some(&first) = lines.places.get(&player.number) {
                    let fault = TrfFault::PlayerTwice {
                        player: player.number,
                        first: lines.lines[first].0,
                    };
                    return error(*number, 5, fault);
                }
                lines.places.insert(player.number, lines.lines.len());
                lines.lines.push((*number, player));
            }
        }
        let mut tournament =
            Self { name: document.text("012").unwrap_or_default().to_owned(), ..Self::default() };
        for (number, line) in &lines.lines {
            tournament.players.push(read_player(*number, line)?);
        }
        lines.check_mutual(&tournament)?;
        if !document.contents().any(|record| *record == Record::ByRank) {
            tournament.players.sort_by_key(|player| player.id);
        }
        rules::apply(document, |number| lines.places.contains_key(&number), &mut tournament)?;
        let found = tournament.paired_rounds();
        if tournament.rounds != 0 && found > tournament.rounds {
            let announced = tournament.rounds;
            let line =
                document.records.iter().find(|(_, record)| matches!(record, Record::Rounds(_)));
            return error(
                line.map_or(0, |line| line.0),
                5,
                TrfFault::TooManyRounds { found, announced },
            );
        }
        if tournament.initial_colour.is_none() {
            tournament.initial_colour = tournament.seen_initial_colour();
        }
        // In team tournaments the table of points is for teams.
        if !has_teams(document) {
            lines.check_totals(&tournament)?;
        }
        Ok(tournament)
    }
}

pub(super) fn has_teams(document: &Document) -> bool {
    document.contents().any(|record| matches!(record, Record::Text { code, .. } if code == "310"))
}

fn read_player(number: usize, line: &PlayerLine) -> Result<Player, ReadError> {
    let mut entries = Vec::with_capacity(line.cells.len());
    for (at, cell) in line.cells.iter().enumerate() {
        match cell.entry() {
            Some(entry) => entries.push(entry),
            None => return error(number, column(at + 1), TrfFault::NoSense { round: at + 1 }),
        }
    }
    Ok(Player {
        id: PlayerId(line.number),
        sex: line.sex,
        title: line.title.clone(),
        name: line.name.clone(),
        rating: line.rating,
        federation: line.federation.clone(),
        fide_id: line.fide_id.clone(),
        birth: line.birth.clone(),
        entries,
    })
}

impl Lines<'_> {
    /// Checks that every opponent exists, names this player, and has the other colour and a matching
    /// result.
    fn check_mutual(&self, tournament: &Tournament) -> Result<(), ReadError> {
        for ((number, _), player) in self.lines.iter().zip(&tournament.players) {
            for (at, &entry) in player.entries.iter().enumerate() {
                let round = at + 1;
                let Some(opponent) = entry.opponent() else { continue };
                let fail = |fault| error(*number, column(round), fault);
                if opponent == player.id {
                    return fail(TrfFault::AgainstHimself { round, player: player.id.0 });
                }
                let Some(&place) = self.places.get(&opponent.0) else {
                    return fail(TrfFault::NoSuchOpponent { round, opponent: opponent.0 });
                };
                let line = self.lines[place].0;
                let other = tournament.players[place].entry(round);
                if other.opponent() != Some(player.id) {
                    return fail(TrfFault::NotMutual {
                        round,
                        player: player.id.0,
                        opponent: opponent.0,
                        line,
                    });
                }
                if entry.colour().is_some() && entry.colour() == other.colour() {
                    return fail(TrfFault::SameColour { round, opponent: opponent.0, line });
                }
                if !results_fit(entry, other) {
                    return fail(TrfFault::ResultsDiffer { round, opponent: opponent.0, line });
                }
            }
        }
        Ok(())
    }

    /// Checks that the points are the sum of the results. Some programs add virtual points, or count
    /// byes of future rounds.
    fn check_totals(&self, tournament: &Tournament) -> Result<(), ReadError> {
        let rounds = tournament.paired_rounds();
        for (number, line) in &self.lines {
            let Some(written) = line.points else { continue };
            let Some(position) = tournament.position(PlayerId(line.number)) else { continue };
            let player = &tournament.players[position];
            let counted = tournament.score(player, rounds);
            let later = tournament.score(player, player.entries.len().max(rounds));
            let virtual_points = tournament.virtual_points(position, rounds + 1);
            let fits = [counted, later, counted + virtual_points, later + virtual_points]
                .contains(&written);
            if !fits {
                return error(*number, 81, TrfFault::WrongTotal { written, counted });
            }
        }
        Ok(())
    }
}

fn results_fit(entry: RoundEntry, other: RoundEntry) -> bool {
    match (entry, other) {
        // An arbiter can decide a loss for both, but not two wins or a win and a draw.
        (RoundEntry::Game { outcome: mine, .. }, RoundEntry::Game { outcome: theirs, .. }) => {
            mine == theirs.other() || (mine != PlayerResult::Win && theirs != PlayerResult::Win)
        }
        (RoundEntry::Forfeit { won: mine, .. }, RoundEntry::Forfeit { won: theirs, .. }) => {
            !(mine && theirs)
        }
        (RoundEntry::Paired { .. }, RoundEntry::Paired { .. }) => true,
        _ => false,
    }
}
