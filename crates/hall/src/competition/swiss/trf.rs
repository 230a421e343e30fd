//! A competition as a file of FIDE's tournament report (TRF26), and one from such a file.

use std::{collections::HashMap, str::FromStr};

use adoube_laws::{
    regulations::{GameResult, Place},
    table::Outcome,
};
use adoube_pairing::{
    Colour, Player as Entrant, PlayerId, PlayerResult, RoundEntry, Tournament,
    tiebreak::{Ranked, rank},
    trf::{self, Document, ReadError, Record},
};

use crate::{
    competition::{
        About, Bye, Competition, CompetitionFact, Dates, Day, Pairing, Player, Problem, Sex, Title,
        ValidationErrors, draw_colour, enter_players, fold_all, pair_round,
        standings::sheet_of,
        tournament::{player_no, tournament},
    },
    ids::{BoardNo, GameId, PlayerNo, RoundNo},
};

/// The competition as TRF26. Age and sex are only in it where they may be known.
pub fn export(
    competition: &Competition,
    results: impl Fn(&GameId) -> Option<Outcome>,
    knows_all: bool,
) -> String {
    let Some(about) = competition.about() else { return String::new() };
    let mut tournament = tournament(competition, results);
    if !knows_all {
        for player in &mut tournament.players {
            (player.sex, player.birth) = (None, String::new());
        }
    }
    let list: Vec<_> = about.tie_breaks().iter().map(|tie_break| tie_break.rule()).collect();
    let ranking = rank(&sheet_of(&tournament, about.system), &list, 0);
    let ranks: HashMap<u32, u32> = ranking
        .iter()
        .zip(1..)
        .map(|(ranked, place): (&Ranked, u32)| (ranked.player.0, place))
        .collect();
    let mut document = Document::default();
    for (code, text) in heading(about) {
        document.push(Record::Text { code: code.to_owned(), text });
    }
    let codes: Vec<String> = list.iter().map(ToString::to_string).collect();
    document.push(Record::Text { code: "202".to_owned(), text: codes.join(",") });
    for record in Document::from(&tournament).contents() {
        let mut record = record.clone();
        if let Record::Player(line) = &mut record {
            line.rank = ranks.get(&line.number).copied();
        }
        document.push(record);
    }
    trf::write(&document)
}

/// What was announced, by the codes of the records. The name is in the tournament.
fn heading(about: &About) -> Vec<(&'static str, String)> {
    let day = |day: Day| day.to_string().replace('-', "/");
    let mut records = vec![("022", about.place.clone())];
    records.extend(about.federation.map(|federation| ("032", federation.to_string())));
    if let Some(Dates { first, last }) = about.dates {
        records.extend([("042", day(first)), ("052", day(last))]);
    }
    let mut arbiters = about.arbiters.iter();
    records.extend(arbiters.next().map(|chief| ("102", chief.clone())));
    records.extend(arbiters.map(|deputy| ("112", deputy.clone())));
    records.push(("122", about.regulations.time.white.to_string()));
    records.retain(|(_, text)| !text.is_empty());
    records
}

/// The players, pairings and results of a file, for a competition that has none yet. All of it or nothing.
pub fn import(
    competition: &Competition,
    bytes: &[u8],
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    if competition.players().len() > 0 || !competition.rounds().is_empty() {
        return Err(Problem::NotEmpty.into());
    }
    let document = trf::read(&trf::decode(bytes)).map_err(unreadable)?;
    let read = Tournament::try_from(&document).map_err(unreadable)?;
    let players = read.players.iter().map(player).collect::<Result<Vec<_>, _>>()?;
    let mut facts = enter_players(competition, &players)?;
    let entered = fold_all(competition, &facts);
    if let Some(colour) = read.initial_colour {
        facts.extend(draw_colour(&entered, board_colour(colour))?);
    }
    for number in 1..=read.paired_rounds() {
        let Some(round) = RoundNo::new(number as u32) else { continue };
        let boards = boards(&read, number);
        let pairings: Vec<Pairing> =
            boards.iter().map(|(pairing, _)| *pairing).chain(byes(&read, number)).collect();
        facts.extend(pair_round(&entered, round, &pairings)?);
        facts.extend(boards.iter().filter_map(|(pairing, outcome)| match pairing {
            Pairing::Board { board, .. } => {
                let outcome = Some((*outcome)?);
                Some(CompetitionFact::ResultEntered { round, board: *board, outcome })
            }
            Pairing::Bye { .. } => None,
        }));
    }
    Ok(facts)
}

fn unreadable(error: ReadError) -> ValidationErrors {
    let ReadError { place, fault } = error;
    let place = Place { line: place.line, column: place.column };
    Problem::Trf(Box::new(fault)).alone().at(place).into()
}

const fn board_colour(colour: Colour) -> adoube_chess::Colour {
    match colour {
        Colour::White => adoube_chess::Colour::White,
        Colour::Black => adoube_chess::Colour::Black,
    }
}

fn player(entrant: &Entrant) -> Result<Player, ValidationErrors> {
    let no = PlayerNo::new(entrant.id.0);
    let no = no.ok_or_else(|| Problem::NotANumber(entrant.id.to_string()).of("no"))?;
    let mut player = Player::new(no, entrant.name.trim());
    let title = entrant.title.trim().to_lowercase();
    player.title = Title::ALL.into_iter().find(|known| known.lower() == title);
    player.federation = entrant.federation.trim().parse().ok();
    player.fide_id = number(&entrant.fide_id);
    player.rating =
        entrant.rating.and_then(|rating| u16::try_from(rating).ok()).filter(|&it| it > 0);
    player.birth_year = entrant
        .birth
        .split(['/', '-', '.'])
        .find_map(|part| number(part).filter(|year| (1901..=2100).contains(year)));
    player.sex = match entrant.sex {
        Some('m') => Some(Sex::Male),
        Some('w' | 'f') => Some(Sex::Female),
        _ => None,
    };
    Ok(player)
}

/// A number; files have 0 or nothing where there is none.
fn number<T: FromStr + Default + PartialEq>(text: &str) -> Option<T> {
    text.trim().parse().ok().filter(|number| *number != T::default())
}

/// The games of a round: in the order in which boards are set, by points and then by number (C.04.2).
fn boards(read: &Tournament, round: usize) -> Vec<(Pairing, Option<Outcome>)> {
    let score = |id: PlayerId| {
        read.player(id).map(|player| read.score(player, round - 1)).unwrap_or_default()
    };
    let mut games: Vec<(PlayerId, PlayerId)> = Vec::new();
    for player in &read.players {
        let entry = player.entry(round);
        let Some(opponent) = entry.opponent() else { continue };
        match entry.colour() {
            Some(Colour::White) => games.push((player.id, opponent)),
            None if player.id < opponent => games.push((player.id, opponent)),
            _ => {}
        }
    }
    games.sort_by_key(|&(white, black)| {
        let (one, other) = (score(white), score(black));
        std::cmp::Reverse((one.max(other), one.min(other), std::cmp::Reverse(white.min(black))))
    });
    let numbers = (1..).filter_map(BoardNo::new);
    games
        .into_iter()
        .zip(numbers)
        .map(|((white, black), board)| {
            let pairing =
                Pairing::Board { board, white: player_no(white), black: player_no(black) };
            (pairing, outcome(read, round, white, black))
        })
        .collect()
}

fn outcome(read: &Tournament, round: usize, white: PlayerId, black: PlayerId) -> Option<Outcome> {
    let entry = |id: PlayerId| read.player(id).map(|player| player.entry(round));
    let mark = |entry: RoundEntry| match entry {
        RoundEntry::Game { outcome: PlayerResult::Win, .. }
        | RoundEntry::Forfeit { won: true, .. } => Some(GameResult::Win),
        RoundEntry::Game { outcome: PlayerResult::Draw, .. } => Some(GameResult::Draw),
        RoundEntry::Game { .. } | RoundEntry::Forfeit { .. } => Some(GameResult::Loss),
        RoundEntry::Absent | RoundEntry::Bye(_) | RoundEntry::Paired { .. } => None,
    };
    let (own, other) = (entry(white)?, entry(black)?);
    let mut outcome = Outcome::DRAW;
    outcome.marks.white = mark(own)?;
    outcome.marks.black = mark(other)?;
    let is_forfeit = matches!(own, RoundEntry::Forfeit { .. });
    Some(if is_forfeit { outcome.by_forfeit() } else { outcome })
}

/// The players without a game. Who is simply not there has no bye.
fn byes(read: &Tournament, round: usize) -> impl Iterator<Item = Pairing> {
    read.players.iter().filter_map(move |player| {
        let bye = match player.entry(round) {
            RoundEntry::Bye(adoube_pairing::Bye::Allocated) => Bye::Pairing,
            RoundEntry::Bye(adoube_pairing::Bye::Full) => Bye::FullPoint,
            RoundEntry::Bye(adoube_pairing::Bye::Half) => Bye::HalfPoint,
            RoundEntry::Bye(adoube_pairing::Bye::Zero) => Bye::ZeroPoint,
            _ => return None,
        };
        Some(Pairing::Bye { player: player_no(player.id), bye })
    })
}
