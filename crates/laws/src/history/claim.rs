//! Checks draw claims against the positions of the game.

use adoube_chess::Move;

use super::{History, Ply, values::ClaimRules};
use crate::{Provision, regulations::Regulations};

/// Occurrences needed for a claim of repetition, including the one that an announced move would produce.
pub(crate) const THREE_TIMES: usize = 3;
/// Half-moves in fifty moves by each player.
pub(crate) const FIFTY_MOVES: u32 = 100;

/// A claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawClaim {
    /// Threefold repetition.
    Repetition(ClaimGround),
    /// Fifty moves by each player without a pawn move or capture.
    FiftyMoves(ClaimGround),
}

/// What the claim is based on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimGround {
    /// The position on the board.
    Stands,
    /// The position after a legal move that the claimant has announced.
    After(Move),
}

/// Whether the claim is correct, with the evidence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimFinding {
    /// Whether the game is drawn.
    pub is_correct: bool,
    /// The provision under which it was claimed.
    pub under: Provision,
    /// When the position occurred, the claimed occurrence included; empty for a fifty-move claim.
    pub occurrences: Vec<Ply>,
    /// When the same pieces stood on the same squares in a different position, and the provision that says so.
    pub lookalikes: Vec<(Ply, Provision)>,
    /// Half-moves without a pawn move or capture, the announced one included.
    pub quiet_plies: u32,
}

impl ClaimFinding {
    /// The finding on a claim that has no basis.
    pub const fn without_basis(under: Provision) -> Self {
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
    /// Checks a claim against the game. A claim with an announced move that is not legal is wrong.
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
        let nothing = ClaimFinding::without_basis(under);
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
