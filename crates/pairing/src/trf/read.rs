//! Parsing text to a [`Document`].

use super::{
    changed,
    columns::{self, Columns},
    error::{Field, ReadError, TrfFault},
    player::PlayerLine,
    record::{ByeKind, Document, PointsKind, Record},
};
use crate::Colour;

/// Decodes bytes: UTF-8 with or without a byte order mark, else Latin-1, which older programs write.
pub fn decode(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.strip_prefix('\u{feff}').unwrap_or(text).to_owned(),
        Err(_) => bytes.iter().copied().map(char::from).collect(),
    }
}

/// Parses a file record by record. Consistency between players is checked by [`crate::Tournament`].
pub fn read(text: &str) -> Result<Document, ReadError> {
    let unified = text.replace("\r\n", "\n").replace('\r', "\n");
    let unified = unified.strip_suffix('\n').unwrap_or(&unified);
    let mut document = Document::default();
    if text.is_empty() {
        return Ok(document);
    }
    for (at, line) in unified.split('\n').enumerate() {
        for record in read_line(at + 1, line.trim_end())? {
            document.records.push((at + 1, record));
        }
    }
    Ok(document)
}

fn read_line(number: usize, text: &str) -> Result<Vec<Record>, ReadError> {
    let line = Columns::new(number, text);
    let code = line.raw(1, 3);
    let coded = code.len() == 3
        && code.chars().all(|character| {
            character.is_ascii_digit() || character.is_ascii_uppercase() || character == '#'
        })
        && line.character(4) == ' ';
    if !coded {
        return Ok(vec![Record::Remark(text.to_owned())]);
    }
    let record = match code.as_str() {
        "001" => Record::Player(PlayerLine::read(&line)?),
        "142" | "XXR" => Record::Rounds(line.number(4, line.len().max(4), Field::Rounds)?),
        "152" => Record::InitialColour(initial_colour(&line)?),
        "XXC" => return Ok(configuration(&line, text)),
        "162" => point_table(&line)?,
        "BBW" => single_value(&line, PointsKind::Win)?,
        "BBD" => single_value(&line, PointsKind::Draw)?,
        "BBL" => single_value(&line, PointsKind::Loss)?,
        "BBZ" => single_value(&line, PointsKind::ZeroBye)?,
        "BBF" => single_value(&line, PointsKind::ForfeitLoss)?,
        "BBU" => single_value(&line, PointsKind::Allocated)?,
        "XXS" => javafo_points(&line)?,
        "240" => byes(&line)?,
        "XXZ" => Record::Byes { kind: ByeKind::Zero, round: 0, players: numbers(&line)? },
        "250" => acceleration(&line)?,
        "XXA" => accelerated(&line)?,
        "260" => Record::Forbidden {
            rounds: Some((line.number(5, 7, Field::Round)?, line.number(9, 11, Field::Round)?)),
            players: line.players_from(13)?,
        },
        "XXP" => Record::Forbidden { rounds: None, players: numbers(&line)? },
        "299" => abnormal(&line)?,
        _ => {
            let text = line.raw(5, line.len().max(5));
            let noted = if code == "###" { changed::read(&text) } else { None };
            noted.unwrap_or(Record::Text { code, text })
        }
    };
    Ok(vec![record])
}

fn initial_colour(line: &Columns) -> Result<Colour, ReadError> {
    match line.text(4, line.len().max(4)).as_str() {
        "W" | "w" => Ok(Colour::White),
        "B" | "b" => Ok(Colour::Black),
        _ => Err(line.unreadable(4, line.len().max(4), Field::Colour)),
    }
}

fn configuration(line: &Columns, text: &str) -> Vec<Record> {
    let mut records = Vec::new();
    for (_, word) in line.words() {
        match word.as_str() {
            "white1" => records.push(Record::InitialColour(Colour::White)),
            "black1" => records.push(Record::InitialColour(Colour::Black)),
            "rank" => records.push(Record::ByRank),
            _ => {
                let text = text.chars().skip(4).collect();
                return vec![Record::Text { code: "XXC".to_owned(), text }];
            }
        }
    }
    records
}

/// Parses `162`: a letter and four columns of points, every nine columns.
fn point_table(line: &Columns) -> Result<Record, ReadError> {
    let mut values = Vec::new();
    for at in (6..=line.len()).step_by(9) {
        let kind = match line.character(at) {
            'W' => PointsKind::Win,
            'D' => PointsKind::Draw,
            'L' => PointsKind::Loss,
            'A' | 'Z' => PointsKind::Absent,
            'P' => PointsKind::Allocated,
            'X' => PointsKind::Unknown,
            _ => return Err(line.unreadable(at, at, Field::PointsKind)),
        };
        let points = line.maybe_points(at + 1, at + 4)?;
        values.push((
            kind,
            points.ok_or_else(|| line.error(at + 1, TrfFault::Missing(Field::Points)))?,
        ));
    }
    Ok(Record::Points(values))
}

fn single_value(line: &Columns, kind: PointsKind) -> Result<Record, ReadError> {
    let points = line.maybe_points(4, line.len().max(4))?;
    Ok(Record::Points(vec![(
        kind,
        points.ok_or_else(|| line.error(4, TrfFault::Missing(Field::Points)))?,
    )]))
}

/// Parses `XXS W=3 D=1 …`: the names are those of `JaVaFo`'s manual.
fn javafo_points(line: &Columns) -> Result<Record, ReadError> {
    let mut values = Vec::new();
    for (column, word) in line.words() {
        let unreadable =
            |field| line.error(column, TrfFault::Unreadable { field, found: word.clone() });
        let (name, value) = word.split_once('=').ok_or_else(|| unreadable(Field::PointsKind))?;
        let points = columns::points(value).ok_or_else(|| unreadable(Field::Points))?;
        let kind = match name {
            "W" | "WW" | "BW" => PointsKind::Win,
            "D" | "WD" | "BD" => PointsKind::Draw,
            "L" | "WL" | "BL" => PointsKind::Loss,
            "ZPB" => PointsKind::ZeroBye,
            "FL" => PointsKind::ForfeitLoss,
            "PAB" | "U" => PointsKind::Allocated,
            _ => return Err(unreadable(Field::PointsKind)),
        };
        values.push((kind, points));
    }
    Ok(Record::Points(values))
}

fn numbers(line: &Columns) -> Result<Vec<u32>, ReadError> {
    let parse = |(column, word): (usize, String)| {
        word.parse().map_err(|_| {
            line.error(column, TrfFault::Unreadable { field: Field::StartNumber, found: word })
        })
    };
    line.words().into_iter().map(parse).collect()
}

fn byes(line: &Columns) -> Result<Record, ReadError> {
    let kind = match line.character(5) {
        'F' | 'f' => ByeKind::Full,
        'H' | 'h' => ByeKind::Half,
        'Z' | 'z' | ' ' => ByeKind::Zero,
        _ => return Err(line.unreadable(5, 5, Field::ByeKind)),
    };
    Ok(Record::Byes {
        kind,
        round: line.number(7, 9, Field::Round)?,
        players: line.players_from(11)?,
    })
}

fn acceleration(line: &Columns) -> Result<Record, ReadError> {
    let first_round = line.number(15, 17, Field::Round)?;
    let first_player = line.number(23, 26, Field::StartNumber)?;
    Ok(Record::Acceleration {
        match_points: line.maybe_points(5, 8)?,
        points: line.maybe_points(10, 13)?,
        first_round,
        last_round: line.maybe_number(19, 21, Field::Round)?.unwrap_or(first_round),
        first_player,
        last_player: line.maybe_number(28, 31, Field::StartNumber)?.unwrap_or(first_player),
    })
}

fn accelerated(line: &Columns) -> Result<Record, ReadError> {
    let mut points = Vec::new();
    for at in (10..=line.len()).step_by(5) {
        points.push(line.maybe_points(at, at + 3)?.unwrap_or_default());
    }
    Ok(Record::Accelerated { player: line.number(5, 8, Field::StartNumber)?, points })
}

fn abnormal(line: &Columns) -> Result<Record, ReadError> {
    Ok(Record::Abnormal {
        result: line.character(5),
        match_points: line.maybe_points(7, 10)?,
        points: line.maybe_points(12, 15)?,
        round: line.maybe_number(17, 19, Field::Round)?.filter(|&round| round != 0),
        players: line.players_from(21)?,
    })
}
