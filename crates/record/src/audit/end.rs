//! Automatic ends of games.

use adoube_chess::{Colour, Status, notation::game::Score};
use adoube_laws::{Provision, regulations::Regulations};

use super::{FindingKind, mating, played_game::PlayedGame};

/// What ends a game without a claim or an agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AutomaticEnd {
    /// The player who gave mate has won.
    Checkmate(Colour),
    Stalemate,
    DeadPosition,
    Fivefold,
    SeventyFive,
}

/// An automatic end and when it came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct EndedGame {
    pub(super) by: AutomaticEnd,
    /// After how many half-moves.
    pub(super) plies: usize,
}

impl AutomaticEnd {
    pub(super) const fn provision(self) -> Provision {
        match self {
            Self::Checkmate(_) => Provision::Checkmate,
            Self::Stalemate => Provision::Stalemate,
            Self::DeadPosition => Provision::DeadPosition,
            Self::Fivefold => Provision::FivefoldRepetition,
            Self::SeventyFive => Provision::SeventyFiveMoves,
        }
    }

    /// The finding if moves follow it.
    pub(super) const fn moves_after(self) -> FindingKind {
        match self {
            Self::Checkmate(_) => FindingKind::MovesAfterCheckmate,
            Self::Stalemate => FindingKind::MovesAfterStalemate,
            Self::DeadPosition => FindingKind::MovesAfterDeadPosition,
            Self::Fivefold => FindingKind::MovesAfterFivefold,
            Self::SeventyFive => FindingKind::MovesAfterSeventyFive,
        }
    }

    /// The finding if the result is another.
    pub(super) const fn result_against(self) -> FindingKind {
        match self {
            Self::Checkmate(_) => FindingKind::ResultAgainstCheckmate,
            Self::Stalemate => FindingKind::ResultAgainstStalemate,
            Self::DeadPosition => FindingKind::ResultAgainstDeadPosition,
            Self::Fivefold => FindingKind::ResultAgainstFivefold,
            Self::SeventyFive => FindingKind::ResultAgainstSeventyFive,
        }
    }

    /// The result that follows from it.
    pub(super) const fn score(self) -> Score {
        match self {
            Self::Checkmate(Colour::White) => Score::WhiteWins,
            Self::Checkmate(Colour::Black) => Score::BlackWins,
            Self::Stalemate | Self::DeadPosition | Self::Fivefold | Self::SeventyFive => {
                Score::Draw
            }
        }
    }
}

/// The winner by a score.
pub(super) const fn winner(score: Score) -> Option<Colour> {
    match score {
        Score::WhiteWins => Some(Colour::White),
        Score::BlackWins => Some(Colour::Black),
        Score::Draw | Score::Open => None,
    }
}

/// Half-moves in 50 moves by each player.
pub(super) const FIFTY_MOVES: u32 = 100;

/// Half-moves in 75 moves by each player, and the repetitions that end a game: below them the Laws need not be consulted.
pub(super) const SEVENTY_FIVE_MOVES: u32 = 150;
const FIVE_TIMES: u32 = 5;

/// The first automatic end, if there is one; `is_lifeless` says whether the last position is dead.
pub(super) fn find(
    played: &PlayedGame,
    status: Status,
    is_lifeless: bool,
    regulations: &Regulations,
) -> Option<EndedGame> {
    let plies = played.plies();
    let last = match status {
        Status::Checkmate => Some(AutomaticEnd::Checkmate(!played.last.turn())),
        Status::Stalemate => Some(AutomaticEnd::Stalemate),
        Status::Ongoing | Status::Check => None,
    };
    let last = last.map(|by| EndedGame { by, plies });
    let dead = is_lifeless
        .then(|| EndedGame { by: AutomaticEnd::DeadPosition, plies: dead_since(played) })
        .filter(|dead| dead.plies < plies || last.is_none());
    let counted = (played.most_often >= FIVE_TIMES || played.quietest >= SEVENTY_FIVE_MOVES)
        .then(|| find_counted(played, regulations))
        .flatten();
    // Of several at the same half-move, the first in the list.
    [last, dead, counted].into_iter().flatten().min_by_key(|ended| ended.plies)
}

/// The first dead position of a game whose last position is dead: a dead position stays dead.
fn dead_since(played: &PlayedGame) -> usize {
    let positions: Vec<_> = played.positions().collect();
    let (mut alive, mut dead) = (0, played.plies());
    if mating::is_dead(&positions[0]) {
        return 0;
    }
    while alive + 1 < dead {
        let middle = usize::midpoint(alive, dead);
        if mating::is_dead(&positions[middle]) {
            dead = middle;
        } else {
            alive = middle;
        }
    }
    dead
}

/// Fivefold repetition or 75 moves, under the rules of the edition.
fn find_counted(played: &PlayedGame, regulations: &Regulations) -> Option<EndedGame> {
    let mut history = played.history(0);
    for (before, &next) in played.moves.iter().enumerate() {
        if history.play(next).is_err() {
            return None;
        }
        if let Some(ended) = history.ended(regulations) {
            let by = match ended.under {
                Provision::FivefoldRepetition => AutomaticEnd::Fivefold,
                _ => AutomaticEnd::SeventyFive,
            };
            return Some(EndedGame { by, plies: before + 1 });
        }
    }
    None
}
