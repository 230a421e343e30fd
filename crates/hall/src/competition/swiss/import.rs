//! Imports a competition from a FIDE tournament report.

use std::str::FromStr;

use adoube_laws::{
    regulations::{GameResult, Place},
    table::Outcome,
};
use adoube_pairing::{
    Board, Colour, Player as Entrant, PlayerId, PlayerResult, RoundEntry, Tournament,
    trf::{self, Document, ReadError, Record},
};
use adoube_record::encoding;

use crate::{
    competition::{
        About, Acceleration, Bye, Competition, CompetitionFact, ForbiddenGroup, MAX_ROUNDS,
        Pairing, Player, Problem, RulesPair, Sex, Title, ValidationError, ValidationErrors, amend,
        draw_colour, enter_players, fold_all, forbid_pairings, pair_round, request_bye,
        tournament::player_no,
    },
    ids::{BoardNo, PlayerNo, RoundNo},
};

/// Imports the players, pairings and results of a file into a competition that has none yet, all or nothing.
pub fn import(
    competition: &Competition,
    bytes: &[u8],
    this_year: u16,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    if competition.players().len() > 0 || !competition.rounds().is_empty() {
        return Err(Problem::NotEmpty.into());
    }
    let document = trf::read(&encoding::decode(bytes, None).text).map_err(unreadable)?;
    let read = Tournament::try_from(&document).map_err(unreadable)?;
    let players = read.players.iter().map(player).collect::<Result<Vec<_>, _>>()?;
    let mut facts = amend_announcement(competition, &document, &read)?;
    let entered = enter_players(competition, &players, this_year);
    facts.extend(entered.map_err(|found| in_player_records(found, &document, &players))?);
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
    let paired = fold_all(competition, &facts);
    facts.extend(arrangement_facts(&paired, &document, &read)?);
    Ok(facts)
}

/// Takes the number of rounds and the acceleration from the file.
fn amend_announcement(
    competition: &Competition,
    document: &Document,
    read: &Tournament,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    let Some(about) = competition.about() else { return Ok(Vec::new()) };
    let acceleration = match read.acceleration {
        adoube_pairing::Acceleration::None => Acceleration::None,
        adoube_pairing::Acceleration::Baku { .. } => Acceleration::Baku,
        adoube_pairing::Acceleration::Table(_) => {
            let is_row = |record: &Record| {
                matches!(record, Record::Acceleration { .. } | Record::Accelerated { .. })
            };
            let line = document.records.iter().find(|(_, record)| is_row(record));
            let place = Place { line: line.map_or(1, |(line, _)| *line), column: 1 };
            return Err(Problem::UnknownAcceleration.without_field().at(place).into());
        }
    };
    let rounds = if read.rounds == 0 { about.rounds } else { Some(read.rounds as u32) };
    amend(competition, &About { acceleration, rounds, ..About::clone(about) })
}

/// Imports byes of coming rounds, players who must not meet, the accelerated group, and changed pairs.
fn arrangement_facts(
    competition: &Competition,
    document: &Document,
    read: &Tournament,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    let mut facts = Vec::new();
    let round = |number: usize| u32::try_from(number).ok().and_then(RoundNo::new);
    let next = read.paired_rounds() + 1;
    let last = read.players.iter().map(|player| player.entries.len()).max().unwrap_or(0);
    for number in next..=last {
        let Some(no) = round(number) else { continue };
        for pairing in byes(read, number) {
            if let Pairing::Bye { player, bye } = pairing {
                let requested = request_bye(competition, no, player, bye);
                facts.extend(requested.map_err(|found| in_record(found, document, no, player))?);
            }
        }
    }
    let groups: Vec<ForbiddenGroup> = read
        .forbidden
        .iter()
        .filter(|rule| rule.players.len() > 1)
        .map(|rule| ForbiddenGroup {
            players: rule.players.iter().copied().map(player_no).collect(),
            first_round: round(rule.first_round).filter(|first| first.get() > 1),
            // A number above the maximum of rounds means all rounds.
            last_round: round(rule.last_round).filter(|last| last.get() <= MAX_ROUNDS),
        })
        .collect();
    facts.extend(forbid_pairings(competition, &groups)?);
    if let adoube_pairing::Acceleration::Baku { last: Some(last) } = read.acceleration {
        facts.push(CompetitionFact::AcceleratedGroupFixed { last: player_no(last) });
    }
    for changed in &read.changed {
        let Some(round) = round(changed.round) else { continue };
        let pair = |&(white, black): &Board| RulesPair {
            white: player_no(white),
            black: black.map(player_no),
        };
        let by_the_rules = changed.by_the_rules.iter().map(pair).collect();
        facts.push(CompetitionFact::PairingsCompared { round, by_the_rules });
    }
    Ok(facts)
}

/// Adds the line of its record to an error about a coming bye.
fn in_record(
    ValidationErrors(found): ValidationErrors,
    document: &Document,
    no: RoundNo,
    player: PlayerNo,
) -> ValidationErrors {
    let is_its = |record: &Record| match record {
        Record::Byes { round, players, .. } => {
            *round == no.get() && players.contains(&player.get())
        }
        Record::Player(line) => line.number == player.get(),
        _ => false,
    };
    // The record of byes comes after those of the players.
    let line = document.records.iter().rfind(|(_, record)| is_its(record));
    let place = Place { line: line.map_or(1, |(line, _)| *line), column: 1 };
    ValidationErrors(found.into_iter().map(|error| error.at(place)).collect())
}

/// Adds the lines of their records to errors about players.
fn in_player_records(
    ValidationErrors(found): ValidationErrors,
    document: &Document,
    players: &[Player],
) -> ValidationErrors {
    let line_of = |item: usize| {
        let number = players.get(item)?.no.get();
        let is_its =
            |record: &Record| matches!(record, Record::Player(line) if line.number == number);
        document.records.iter().find(|(_, record)| is_its(record)).map(|(line, _)| *line)
    };
    let placed = |error: ValidationError| match error.item.and_then(line_of) {
        Some(line) => error.at(Place { line, column: 1 }),
        None => error,
    };
    ValidationErrors(found.into_iter().map(placed).collect())
}

fn unreadable(error: ReadError) -> ValidationErrors {
    let ReadError { place, fault } = error;
    let place = Place { line: place.line, column: place.column };
    Problem::Trf(Box::new(fault)).without_field().at(place).into()
}

const fn board_colour(colour: Colour) -> adoube_chess::Colour {
    match colour {
        Colour::White => adoube_chess::Colour::White,
        Colour::Black => adoube_chess::Colour::Black,
    }
}

fn player(entrant: &Entrant) -> Result<Player, ValidationErrors> {
    let no = PlayerNo::new(entrant.id.0);
    let no = no.ok_or_else(|| Problem::NotANumber(entrant.id.to_string()).in_field("no"))?;
    let mut player = Player::new(no, entrant.name.trim());
    let title = entrant.title.trim().to_lowercase();
    player.title = Title::ALL.into_iter().find(|known| known.lower() == title);
    player.federation = entrant.federation.trim().parse().ok();
    player.fide_id = number(&entrant.fide_id);
    player.rating =
        entrant.rating.and_then(|rating| u16::try_from(rating).ok()).filter(|&it| it > 0);
    player.birth_year =
        entrant.birth.split(['/', '-', '.']).find(|part| part.trim().len() == 4).and_then(number);
    player.sex = match entrant.sex {
        Some('m') => Some(Sex::Male),
        Some('w' | 'f') => Some(Sex::Female),
        _ => None,
    };
    Ok(player)
}

/// Parses a number; files have 0 or nothing for an unknown one.
fn number<T: FromStr + Default + PartialEq>(text: &str) -> Option<T> {
    text.trim().parse().ok().filter(|number| *number != T::default())
}

/// Returns the games of a round, with their boards and results.
fn boards(read: &Tournament, round: usize) -> Vec<(Pairing, Option<Outcome>)> {
    let games = read.boards(round);
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

/// Returns the players without a game. An absent player has no bye.
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
