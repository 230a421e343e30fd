//! Whether a claim is right.

use adoube_chess::Move;

use super::{History, Ply, values::ClaimRules};
use crate::{Provision, regulations::Regulations};

/// How often the position must have stood, or be about to.
pub(crate) const THREE_TIMES: usize = 3;
/// Half-moves in fifty moves by each player.
pub(crate) const FIFTY_MOVES: u32 = 100;

/// What is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawClaim {
    /// The same position for the third time.
    Repetition(ClaimGround),
    /// Fifty moves by each player without a pawn's move or a capture.
    FiftyMoves(ClaimGround),
}

/// On what the claim rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimGround {
    /// What stands on the board.
    Stands,
    /// What will stand after a legal move that the claimant has announced.
    After(Move),
}

/// Whether the claim is right, and what shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimFinding {
    /// Whether the game is drawn.
    pub is_correct: bool,
    /// The provision under which it was claimed.
    pub under: Provision,
    /// When the position stood, the claimed time included; empty for a claim of fifty moves.
    pub occurrences: Vec<Ply>,
    /// When the same men stood there and it was another position all the same, and what says so.
    pub lookalikes: Vec<(Ply, Provision)>,
    /// Half-moves without a pawn's move or a capture, the announced one included.
    pub quiet_plies: u32,
}

impl ClaimFinding {
    /// Of a claim that has nothing to rest on.
    pub const fn of_nothing(under: Provision) -> Self {
        Self {
            is_correct: false,
            under,
            occurrences: Vec::new(),
            lookalikes: Vec::new(),
            quiet_plies: 0,
        }
    }
}

impl History {
    /// Holds a claim against what was played. An announced move that is not legal cannot bring anything about: the
    /// claim is wrong.
    pub fn examine(&self, claim: DrawClaim, regulations: &Regulations) -> ClaimFinding {
        let (DrawClaim::Repetition(ground) | DrawClaim::FiftyMoves(ground)) = claim;
        let under = match (claim, ground) {
            (DrawClaim::Repetition(_), ClaimGround::Stands) => Provision::RepetitionHasAppeared,
            (DrawClaim::Repetition(_), ClaimGround::After(_)) => Provision::RepetitionAboutToAppear,
            (DrawClaim::FiftyMoves(_), ClaimGround::Stands) => Provision::FiftyMovesPlayed,
            (DrawClaim::FiftyMoves(_), ClaimGround::After(_)) => {
                Provision::FiftyMovesWithIntendedMove
            }
        };
        let nothing = ClaimFinding::of_nothing(under);
        let mut game = self.clone();
        if let ClaimGround::After(announced) = ground
            && game.play(announced).is_err()
        {
            return nothing;
        }
        let Some(position) = game.position() else { return nothing };
        let found = ClaimFinding { quiet_plies: position.halfmoves(), ..nothing };
        match claim {
            DrawClaim::Repetition(_) => {
                let sameness = ClaimRules::under(regulations).sameness;
                let occurrences = game.occurrences(position, sameness);
                let lookalikes = game.lookalikes(position, sameness);
                let is_correct = occurrences.len() >= THREE_TIMES;
                ClaimFinding { is_correct, occurrences, lookalikes, ..found }
            }
            DrawClaim::FiftyMoves(_) => {
                ClaimFinding { is_correct: found.quiet_plies >= FIFTY_MOVES, ..found }
            }
        }
    }
}
