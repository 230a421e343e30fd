//! Converts a competition to the type of the pairing library, for pairings, tie-breaks and TRF.

use adoube_laws::{
    regulations::{GameResult, Score},
    table::{DecidedBy, Outcome},
};
use adoube_pairing::{
    Acceleration, ChangedRound, Colour, ForbiddenPairing, Player as Entrant, PlayerId,
    PlayerResult, Points, RoundEntry, Scoring, Tournament,
};

use super::{About, Board, Bye, Competition, Player, Sex, System};
use crate::ids::{GameId, PlayerNo};

/// Converts the competition, with these results of games at tables of this hall. Players are paired in the
/// order of their numbers.
pub fn tournament(
    competition: &Competition,
    results: impl Fn(&GameId) -> Option<Outcome>,
) -> Tournament {
    let Some(about) = competition.about() else { return Tournament::default() };
    let mut tournament = Tournament {
        name: about.name.clone(),
        players: competition.players().map(entrant).collect(),
        scoring: scoring(about),
        ..Tournament::default()
    };
    for (no, round) in competition.rounds().iter().filter(|(_, round)| round.is_paired()) {
        let number = no.get() as usize;
        for player in &mut tournament.players {
            player.set_entry(number, RoundEntry::Bye(adoube_pairing::Bye::Zero));
        }
        for (player, bye) in &round.byes {
            set(&mut tournament, *player, number, RoundEntry::Bye(allotted(*bye)));
        }
        for board in round.boards.values() {
            let outcome = board.result(&results);
            set(&mut tournament, board.white, number, entry(board, Colour::White, outcome));
            set(&mut tournament, board.black, number, entry(board, Colour::Black, outcome));
        }
    }
    add_arrangements(competition, about, &mut tournament);
    let announced = about.rounds.map_or(0, |rounds| rounds as usize);
    // More rounds may be played than were announced, for instance a play-off.
    tournament.rounds = if announced == 0 { 0 } else { announced.max(tournament.paired_rounds()) };
    let drawn = competition.initial_colour().map(colour);
    tournament.initial_colour = drawn.or_else(|| tournament.seen_initial_colour());
    tournament
}

/// Adds the organiser's arrangements: coming byes, players who must not meet, virtual points, and changed
/// pairs.
fn add_arrangements(competition: &Competition, about: &About, tournament: &mut Tournament) {
    for (round, player, bye) in competition.requested_byes() {
        set(tournament, player, round.get() as usize, RoundEntry::Bye(allotted(bye)));
    }
    let id = |no: PlayerNo| PlayerId(no.get());
    tournament.forbidden = competition
        .forbidden()
        .iter()
        .map(|group| ForbiddenPairing {
            players: group.players.iter().copied().map(id).collect(),
            first_round: group.first_round.map_or(1, |round| round.get() as usize),
            last_round: group.last_round.map_or(usize::MAX, |round| round.get() as usize),
        })
        .collect();
    if about.acceleration == super::Acceleration::Baku {
        tournament.acceleration =
            Acceleration::Baku { last: competition.last_accelerated().map(id) };
    }
    let rounds = competition.rounds().iter().filter(|(_, round)| !round.by_the_rules.is_empty());
    tournament.changed = rounds
        .map(|(no, round)| ChangedRound {
            round: no.get() as usize,
            by_the_rules: round
                .by_the_rules
                .iter()
                .map(|pair| (id(pair.white), pair.black.map(id)))
                .collect(),
        })
        .collect();
}

/// Returns the number of an entrant.
pub(super) fn player_no(id: PlayerId) -> PlayerNo {
    PlayerNo::new(id.0).unwrap_or(PlayerNo::FIRST)
}

fn set(tournament: &mut Tournament, player: PlayerNo, round: usize, entry: RoundEntry) {
    if let Some(at) = tournament.position(PlayerId(player.get())) {
        tournament.players[at].set_entry(round, entry);
    }
}

fn entrant(player: &Player) -> Entrant {
    Entrant {
        sex: player.sex.map(|sex| match sex {
            Sex::Female => 'w',
            Sex::Male => 'm',
        }),
        title: player.title.map(|title| title.to_string()).unwrap_or_default(),
        name: player.name.clone(),
        rating: player.rating.map(u32::from),
        federation: player.federation.map(|federation| federation.to_string()).unwrap_or_default(),
        fide_id: player.fide_id.map(|id| id.to_string()).unwrap_or_default(),
        birth: player.birth_year.map(|year| format!("{year}/00/00")).unwrap_or_default(),
        ..Entrant::new(PlayerId(player.no.get()))
    }
}

fn scoring(about: &About) -> Scoring {
    let points = about.regulations.points;
    let [win, draw, loss] = [points.win, points.draw, points.loss].map(halves);
    let allocated_bye = halves(Bye::Pairing.points(points, about.system));
    Scoring { win, draw, loss, zero_bye: Points::ZERO, forfeit_loss: loss, allocated_bye }
}

fn halves(score: Score) -> Points {
    Points::tenths(i32::from(score.get()) * 5)
}

const fn allotted(bye: Bye) -> adoube_pairing::Bye {
    match bye {
        Bye::Pairing => adoube_pairing::Bye::Allocated,
        Bye::FullPoint => adoube_pairing::Bye::Full,
        Bye::HalfPoint => adoube_pairing::Bye::Half,
        Bye::ZeroPoint => adoube_pairing::Bye::Zero,
    }
}

fn entry(board: &Board, colour: Colour, outcome: Option<Outcome>) -> RoundEntry {
    let own = match colour {
        Colour::White => adoube_chess::Colour::White,
        Colour::Black => adoube_chess::Colour::Black,
    };
    let opponent = PlayerId(board.player(!own).get());
    let Some(outcome) = outcome else {
        return RoundEntry::Paired { opponent, colour: Some(colour) };
    };
    let mark = outcome.marks[own];
    match outcome.by {
        DecidedBy::Forfeit => {
            RoundEntry::Forfeit { opponent, colour: Some(colour), won: mark == GameResult::Win }
        }
        DecidedBy::Play => {
            let outcome = match mark {
                GameResult::Win => PlayerResult::Win,
                GameResult::Draw => PlayerResult::Draw,
                GameResult::Loss => PlayerResult::Loss,
            };
            RoundEntry::Game { opponent, colour, outcome, rated: true }
        }
    }
}

const fn colour(colour: adoube_chess::Colour) -> Colour {
    match colour {
        adoube_chess::Colour::White => Colour::White,
        adoube_chess::Colour::Black => Colour::Black,
    }
}

/// Whether the competition is a Swiss.
pub(super) fn is_swiss(competition: &Competition) -> bool {
    competition.about().is_some_and(|about| about.system == System::Swiss)
}
