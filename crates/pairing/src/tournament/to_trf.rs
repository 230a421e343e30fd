//! Conversion of [`Tournament`] to [`Document`].

use std::collections::BTreeMap;

use super::{Acceleration, Player, Scoring, Tournament, baku};
use crate::{
    Bye, RoundEntry,
    trf::{ByeKind, Cell, Document, PlayerLine, PointsKind, Record},
};

impl From<&Tournament> for Document {
    /// Writes everything in the tournament as records; ranks are by points, then number.
    fn from(tournament: &Tournament) -> Self {
        let mut document = Self::default();
        let text =
            |code: &str, text: &str| Record::Text { code: code.to_owned(), text: text.to_owned() };
        document.push(text("012", &tournament.name));
        document.push(text("062", &tournament.players.len().to_string()));
        if tournament.rounds != 0 {
            document.push(Record::Rounds(tournament.rounds as u32));
        }
        if let Some(colour) = tournament.initial_colour {
            document.push(Record::InitialColour(colour));
        }
        if tournament.scoring != Scoring::default() {
            document.push(Record::Points(scoring_values(&tournament.scoring)));
        }
        let is_baku = matches!(tournament.acceleration, Acceleration::Baku { .. });
        document
            .push(text("192", if is_baku { "FIDE_DUTCH_2025_BAKU" } else { "FIDE_DUTCH_2025" }));
        if !tournament.players.is_sorted_by_key(|player| player.id) {
            document.push(Record::ByRank);
        }
        let rounds = tournament.paired_rounds();
        let mut order: Vec<&Player> = tournament.players.iter().collect();
        order.sort_by_key(|player| std::cmp::Reverse(tournament.score(player, rounds)));
        for player in &tournament.players {
            let rank = order.iter().position(|other| other.id == player.id).map(|at| at as u32 + 1);
            document.push(Record::Player(player_line(tournament, player, rounds, rank)));
        }
        add_rules(tournament, &mut document);
        document
    }
}

fn add_rules(tournament: &Tournament, document: &mut Document) {
    add_byes(tournament, document);
    match &tournament.acceleration {
        Acceleration::Table(rows) => add_rows(rows, document),
        Acceleration::Baku { last: Some(last) } => {
            add_rows(&baku::rows(tournament, *last), document);
        }
        Acceleration::Baku { last: None } | Acceleration::None => {}
    }
    for rule in tournament.forbidden.iter().filter(|rule| rule.players.len() > 1) {
        // A round has only three columns.
        let last = rule.last_round.min(999);
        document.push(Record::Forbidden {
            rounds: Some((rule.first_round as u32, last as u32)),
            players: rule.players.iter().map(|id| id.0).collect(),
        });
    }
    for special in &tournament.abnormal {
        document.push(Record::Abnormal {
            result: special.result,
            match_points: None,
            points: Some(special.points),
            round: special.round.map(|round| round as u32),
            players: special.players.iter().map(|id| id.0).collect(),
        });
    }
    for changed in &tournament.changed {
        let boards = changed.by_the_rules.iter();
        document.push(Record::ChangedRound {
            round: changed.round as u32,
            by_the_rules: boards.map(|(white, black)| (white.0, black.map(|id| id.0))).collect(),
        });
    }
}

/// Adds `240`: the byes of rounds that are not paired yet, by round and kind.
fn add_byes(tournament: &Tournament, document: &mut Document) {
    let mut byes: BTreeMap<(usize, char), (ByeKind, Vec<u32>)> = BTreeMap::new();
    let paired = tournament.paired_rounds();
    for player in &tournament.players {
        for round in paired + 1..=player.entries.len() {
            let (letter, kind) = match player.entry(round) {
                RoundEntry::Bye(Bye::Full) => ('F', ByeKind::Full),
                RoundEntry::Bye(Bye::Half) => ('H', ByeKind::Half),
                RoundEntry::Bye(Bye::Zero) => ('Z', ByeKind::Zero),
                _ => continue,
            };
            byes.entry((round, letter)).or_insert((kind, Vec::new())).1.push(player.id.0);
        }
    }
    for ((round, _), (kind, players)) in byes {
        document.push(Record::Byes { kind, round: round as u32, players });
    }
}

/// Adds `250`: adjacent players with consecutive numbers share a record.
fn add_rows(rows: &[baku::Row], document: &mut Document) {
    let mut rows = rows.iter().peekable();
    while let Some(&(player, first, last, points)) = rows.next() {
        let mut last_player = player.0;
        while let Some(next) = rows.next_if(|&&(id, from, to, value)| {
            id.0 == last_player + 1 && (from, to, value) == (first, last, points)
        }) {
            last_player = next.0.0;
        }
        document.push(Record::Acceleration {
            match_points: None,
            points: Some(points),
            first_round: first as u32,
            last_round: last as u32,
            first_player: player.0,
            last_player,
        });
    }
}

fn player_line(
    tournament: &Tournament,
    player: &Player,
    rounds: usize,
    rank: Option<u32>,
) -> PlayerLine {
    PlayerLine {
        number: player.id.0,
        sex: player.sex,
        title: player.title.clone(),
        name: player.name.clone(),
        rating: player.rating,
        federation: player.federation.clone(),
        fide_id: player.fide_id.clone(),
        birth: player.birth.clone(),
        points: Some(tournament.score(player, rounds)),
        rank,
        cells: player.entries.iter().take(rounds).copied().map(Cell::from).collect(),
    }
}

fn scoring_values(scoring: &Scoring) -> Vec<(PointsKind, crate::Points)> {
    let usual = Scoring::default();
    let mut values = vec![(PointsKind::Win, scoring.win), (PointsKind::Draw, scoring.draw)];
    if scoring.loss != usual.loss {
        values.push((PointsKind::Loss, scoring.loss));
    }
    if scoring.zero_bye != scoring.forfeit_loss {
        values.extend([
            (PointsKind::ZeroBye, scoring.zero_bye),
            (PointsKind::ForfeitLoss, scoring.forfeit_loss),
        ]);
    } else if scoring.zero_bye != usual.zero_bye {
        values.push((PointsKind::Absent, scoring.zero_bye));
    }
    if scoring.allocated_bye != scoring.win {
        values.push((PointsKind::Allocated, scoring.allocated_bye));
    }
    values
}
