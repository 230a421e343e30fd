//! The grounds of a draw claim, and their names.

use serde::Deserialize;

use crate::vocabulary::{Basis, Claim};

/// The ground of a draw claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum DrawGround {
    Repetition,
    FiftyMoves,
    /// Not stated.
    Draw,
}

impl DrawGround {
    /// Other names.
    pub(super) const ALIASES: &[(&str, &str)] = &[
        ("threefold repetition", "repetition"),
        ("3-fold repetition", "repetition"),
        ("triple repetition", "repetition"),
        ("third repetition", "repetition"),
        ("threefold", "repetition"),
        ("repetition of the position", "repetition"),
        ("repetition of moves", "repetition"),
        ("threefold repetition of the position", "repetition"),
        ("the same position three times", "repetition"),
        ("the same position for the third time", "repetition"),
        ("a draw by repetition", "repetition"),
        ("a draw by threefold repetition", "repetition"),
        ("a draw by triple repetition", "repetition"),
        ("a draw by repetition of the position", "repetition"),
        ("a draw because of repetition", "repetition"),
        ("50 moves", "fifty-moves"),
        ("the fifty-move rule", "fifty-moves"),
        ("the 50-move rule", "fifty-moves"),
        ("the 50 moves rule", "fifty-moves"),
        ("the fifty-moves rule", "fifty-moves"),
        ("50 moves without capture or pawn move", "fifty-moves"),
        ("a draw by fifty moves", "fifty-moves"),
        ("a draw by 50 moves", "fifty-moves"),
        ("a draw by the fifty-move rule", "fifty-moves"),
        ("a draw by the 50-move rule", "fifty-moves"),
        ("the draw", "draw"),
    ];

    /// Returns the claim on this ground; `None` if it was not stated.
    pub(super) const fn claim(self, basis: Basis) -> Option<Claim> {
        match self {
            Self::Repetition => Some(Claim::Repetition(basis)),
            Self::FiftyMoves => Some(Claim::FiftyMoves(basis)),
            Self::Draw => None,
        }
    }
}
