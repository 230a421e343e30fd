//! The headings of a round, from a tournament report file or from a table of pairings.

use std::path::Path;

use adoube_hall::{
    competition::{Player as ListedPlayer, csv},
    export::person,
    ids::RoundNo,
};
use adoube_laws::clock::PerPlayer;
use adoube_pairing::{PlayerId, Tournament, trf};
use adoube_record::{
    encoding::{TextEncoding, decode},
    sheet::{Heading, Person},
};

use crate::{
    commands::pairing::TournamentFile,
    input::{self, Decoding},
    problem::{Problem, ScoresheetProblem},
};

/// The content of a file, by its beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FileKind {
    /// Games in PGN.
    Games,
    /// A tournament report file.
    Report,
    /// A table of pairings.
    Table,
}

impl FileKind {
    /// The kind of a file that begins with these bytes, in this encoding if it is known.
    pub(super) fn detect(beginning: &[u8], encoding: Option<TextEncoding>) -> Self {
        let text = decode(beginning, encoding).text;
        let text = text.trim_start_matches('\u{feff}');
        let Some(first) = text.lines().find(|line| !line.trim().is_empty()) else {
            return Self::Games;
        };
        let code: Vec<char> = first.chars().take(4).collect();
        let is_code =
            code.len() > 3 && code[..3].iter().all(char::is_ascii_digit) && code[3] == ' ';
        if is_code || first.starts_with("###") || text.contains("\n001 ") {
            return Self::Report;
        }
        if csv::names_boards(first) || csv::names_players(first) {
            return Self::Table;
        }
        Self::Games
    }
}

/// The boards of a round of a tournament report file: the requested one, or the last that was paired.
pub(super) fn report_headings(
    path: &Path,
    text: &str,
    round: Option<u32>,
) -> Result<Vec<Heading>, Problem> {
    let TournamentFile { document, tournament } = TournamentFile::parse(path, text)?;
    let paired = tournament.paired_rounds();
    let round = round.map_or(paired, |round| round as usize);
    let boards = tournament.boards(round);
    if round == 0 || boards.is_empty() {
        return Err(no_round(path, round));
    }
    let report = Report { document: &document, tournament: &tournament };
    let heading = |(at, (white, black)): (usize, (PlayerId, PlayerId))| Heading {
        board: (at + 1).to_string(),
        players: PerPlayer { white: report.person(white), black: report.person(black) },
        ..report.heading(round)
    };
    Ok(boards.into_iter().enumerate().map(heading).collect())
}

fn no_round(path: &Path, round: usize) -> Problem {
    let path = path.to_owned();
    Problem::Scoresheet(ScoresheetProblem::NoRound { path, round })
}

/// A tournament with the records that are only needed here.
struct Report<'a> {
    document: &'a trf::Document,
    tournament: &'a Tournament,
}

/// The length of a team's name in its record; the numbers of its players follow.
const TEAM_NAME: usize = 32;

impl Report<'_> {
    fn text(&self, code: &str) -> String {
        self.document.text(code).unwrap_or_default().trim().to_owned()
    }

    fn heading(&self, round: usize) -> Heading {
        Heading {
            event: self.tournament.name.trim().to_owned(),
            site: self.text("022"),
            date: self.date(round),
            round: round.to_string(),
            arbiter: self.text("102"),
            control_text: self.text("122"),
            ..Heading::default()
        }
    }

    /// The day of a round: `132` has one for each, as `26/11/16` or `2026/11/16`.
    fn date(&self, round: usize) -> String {
        let days = self.text("132");
        let day = days.split_whitespace().nth(round - 1).unwrap_or_default();
        let parts: Vec<&str> = day.split(['/', '.', '-']).collect();
        match parts[..] {
            [year, month, day] if year.len() == 2 => format!("20{year}.{month}.{day}"),
            [year, month, day] => format!("{year}.{month}.{day}"),
            _ => String::new(),
        }
    }

    fn person(&self, id: PlayerId) -> Person {
        let Some(player) = self.tournament.player(id) else { return Person::default() };
        let known = |text: &str| if text == "0" { String::new() } else { text.trim().to_owned() };
        Person {
            name: player.name.clone(),
            title: title(&player.title),
            federation: player.federation.clone(),
            fide_id: known(&player.fide_id),
            rating: player.rating.filter(|&it| it > 0).map(|it| it.to_string()).unwrap_or_default(),
            team: self.team(id),
        }
    }

    /// The player's team, from the team records (`013`).
    fn team(&self, id: PlayerId) -> String {
        let teams = self.document.contents().filter_map(|record| match record {
            trf::Record::Text { code, text } if code == "013" => Some(text),
            _ => None,
        });
        let number = id.to_string();
        for text in teams {
            let name: String = text.chars().take(TEAM_NAME).collect();
            let members = text.get(name.len()..).unwrap_or_default();
            if members.split_whitespace().any(|member| member == number) {
                return name.trim().to_owned();
            }
        }
        String::new()
    }
}

/// Titles by the letters of some programs.
const TITLES: [(&str, &str); 8] = [
    ("G", "GM"),
    ("M", "IM"),
    ("F", "FM"),
    ("C", "CM"),
    ("WG", "WGM"),
    ("WM", "WIM"),
    ("WF", "WFM"),
    ("WC", "WCM"),
];

fn title(written: &str) -> String {
    let written = written.trim().to_uppercase();
    let full = TITLES.iter().find(|(short, _)| *short == written);
    full.map_or(written, |(_, full)| (*full).to_owned())
}

/// The boards of a table of pairings: of the requested round, or of the last one. Numbers refer to players
/// of a list.
pub(super) fn table_headings(
    path: &Path,
    bytes: &[u8],
    round: Option<u32>,
    players: Option<&Path>,
    decoding: Decoding<'_>,
) -> Result<Vec<Heading>, Problem> {
    let problem = |path: &Path| {
        let path = path.to_owned();
        move |errors| Problem::Scoresheet(ScoresheetProblem::Table { path, errors })
    };
    let players: Vec<ListedPlayer> = match players {
        Some(list) => {
            csv::players(input::read_document(list, decoding)?.as_bytes()).map_err(problem(list))?
        }
        None => Vec::new(),
    };
    let boards = csv::boards(bytes, &players).map_err(problem(path))?;
    let last = boards.last().and_then(|listed| listed.round).map(RoundNo::get);
    let wanted = round.or(last);
    let of_round =
        |listed: &csv::ListedBoard| listed.round.is_none_or(|own| Some(own.get()) == wanted);
    let heading = |listed: csv::ListedBoard| Heading {
        round: wanted.map(|round| round.to_string()).unwrap_or_default(),
        board: listed.board.to_string(),
        players: PerPlayer { white: person(&listed.white), black: person(&listed.black) },
        ..Heading::default()
    };
    let headings: Vec<Heading> = boards.into_iter().filter(of_round).map(heading).collect();
    if headings.is_empty() {
        return Err(no_round(path, wanted.unwrap_or_default() as usize));
    }
    Ok(headings)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_known_by_how_it_begins() {
        for (text, kind) in [
            ("012 Open\n001    1 ", FileKind::Report),
            ("\u{feff}### made by\n012 Open\n", FileKind::Report),
            ("XXR 9\n001    1", FileKind::Report),
            ("Board;White;Black\n1;A;B\n", FileKind::Table),
            ("\"no\",\"name\"\n", FileKind::Table),
            ("Deska;Beli;Črni\n1;A;B\n", FileKind::Table),
            ("Табла\tБели\tЦрни\n1\tA\tB\n", FileKind::Table),
            ("[Event \"White, Black\"]\n", FileKind::Games),
            ("1. e4 e5\n", FileKind::Games),
            ("", FileKind::Games),
        ] {
            assert_eq!(FileKind::detect(text.as_bytes(), None), kind, "{text}");
            let utf16: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
            let marked = [&[0xff, 0xfe], &utf16[..]].concat();
            assert_eq!(FileKind::detect(&marked, None), kind, "{text} in UTF-16");
        }
        let windows = b"\xc8rni;Beli\nA;B\n";
        assert_eq!(FileKind::detect(windows, TextEncoding::named("windows-1250")), FileKind::Table);
    }
}
