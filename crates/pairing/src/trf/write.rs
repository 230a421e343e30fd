//! Writing a [`Document`] as text, strictly by the columns of TRF26.

use std::fmt::Write;

use super::{
    changed,
    record::{ByeKind, Document, PointsKind, Record},
};
use crate::{Colour, Points};

/// Writes a file with `
/// ` at the end of each line. Names that are too long for their columns are truncated.
pub fn write(document: &Document) -> String {
    document.contents().fold(String::new(), |mut text, record| {
        let line = write_record(record);
        text.push_str(line.trim_end());
        text.push('\n');
        text
    })
}

fn write_record(record: &Record) -> String {
    match record {
        Record::Player(player) => player.write(),
        Record::Rounds(rounds) => format!("142 {rounds}"),
        Record::InitialColour(Colour::White) => "152 W".to_owned(),
        Record::InitialColour(Colour::Black) => "152 B".to_owned(),
        Record::ByRank => "XXC rank".to_owned(),
        Record::Points(values) => write_points(values),
        Record::Byes { kind: ByeKind::Zero, round: 0, players } => with_words("XXZ", players),
        Record::Byes { kind, round, players } => {
            let letter = match kind {
                ByeKind::Full => 'F',
                ByeKind::Half => 'H',
                ByeKind::Zero => 'Z',
            };
            with_columns(format!("240 {letter} {round:>3}"), players)
        }
        Record::Acceleration {
            match_points,
            points,
            first_round,
            last_round,
            first_player,
            last_player,
        } => format!(
            "250 {:>4} {:>4} {first_round:>3} {last_round:>3} {first_player:>4} {last_player:>4}",
            maybe(*match_points),
            maybe(*points)
        ),
        Record::Accelerated { player, points } => {
            points.iter().fold(format!("XXA {player:>4}"), |mut line, value| {
                let _ = write!(line, " {value:>4}");
                line
            })
        }
        Record::Forbidden { rounds: Some((first, last)), players } => {
            with_columns(format!("260 {first:>3} {last:>3}"), players)
        }
        Record::Forbidden { rounds: None, players } => with_words("XXP", players),
        Record::Abnormal { result, match_points, points, round, players } => {
            let round = round.map_or_else(String::new, |round| round.to_string());
            let line = format!(
                "299 {result} {:>4} {:>4} {round:>3}",
                maybe(*match_points),
                maybe(*points)
            );
            with_columns(line, players)
        }
        Record::ChangedRound { round, by_the_rules } => changed::write(*round, by_the_rules),
        Record::Text { code, text } => format!("{code} {text}"),
        Record::Remark(text) => text.clone(),
    }
}

fn maybe(points: Option<Points>) -> String {
    points.map_or_else(String::new, |points| points.to_string())
}

fn with_columns(line: String, players: &[u32]) -> String {
    players.iter().fold(line, |mut line, player| {
        let _ = write!(line, " {player:>4}");
        line
    })
}

fn with_words(code: &str, players: &[u32]) -> String {
    players.iter().fold(code.to_owned(), |mut line, player| {
        let _ = write!(line, " {player}");
        line
    })
}

/// Writes `162`. It has no letter for the two kinds that bbpPairings distinguishes, so those keep its codes.
fn write_points(values: &[(PointsKind, Points)]) -> String {
    if let [(kind @ (PointsKind::ZeroBye | PointsKind::ForfeitLoss), points)] = values {
        let code = if *kind == PointsKind::ZeroBye { "BBZ" } else { "BBF" };
        return format!("{code} {points:>4}");
    }
    if values.iter().any(|(kind, _)| matches!(kind, PointsKind::ZeroBye | PointsKind::ForfeitLoss))
    {
        return values.iter().fold("XXS".to_owned(), |mut line, (kind, points)| {
            let _ = write!(line, " {}={points}", javafo_name(*kind));
            line
        });
    }
    let words: Vec<String> =
        values.iter().map(|(kind, points)| format!("{}{points:>4}", letter(*kind))).collect();
    format!("162  {}", words.join("    "))
}

fn letter(kind: PointsKind) -> char {
    match kind {
        PointsKind::Win => 'W',
        PointsKind::Draw => 'D',
        PointsKind::Loss => 'L',
        PointsKind::Absent | PointsKind::ZeroBye | PointsKind::ForfeitLoss => 'A',
        PointsKind::Allocated => 'P',
        PointsKind::Unknown => 'X',
    }
}

fn javafo_name(kind: PointsKind) -> &'static str {
    match kind {
        PointsKind::Win => "W",
        PointsKind::Draw => "D",
        PointsKind::Loss => "L",
        PointsKind::Absent | PointsKind::ZeroBye | PointsKind::Unknown => "ZPB",
        PointsKind::ForfeitLoss => "FL",
        PointsKind::Allocated => "PAB",
    }
}
