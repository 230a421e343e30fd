//! Which leniencies in notation are reported.

use adoube_chess::notation::{Appendix, Leniency as L};
use adoube_laws::Provision as P;

/// Whether a leniency contradicts the appendix. What PGN prescribes instead does not count: letters for castling,
/// a sign before the promoted piece, no `e.p.`; nor do annotation signs.
pub(super) const fn contradicts_appendix(leniency: L, appendix: Appendix) -> bool {
    let is_of_pgn = matches!(
        leniency,
        L::CastlingLetters
            | L::PromotionSign
            | L::EnPassantSignMissing
            | L::Comment
            | L::NumberMissing
            | L::DrawOfferMissing
    );
    !is_of_pgn && !leniency.is_excused_on_scoresheet(appendix)
}

/// The item of the appendix that it contradicts.
pub(super) const fn provision(leniency: L) -> P {
    match leniency {
        L::CaptureSignMissing
        | L::CaptureSignNeedless
        | L::CaptureSignOther
        | L::PawnFileMissing => P::CaptureNotation,
        L::LongForm | L::DepartureOther => P::AmbiguousPieceNotation,
        L::Hyphen => P::MoveNotation,
        L::RankMissing => P::SquareNames,
        L::PawnLetter => P::PawnsHaveNoLetter,
        L::PieceLetterMissing | L::PieceLetterSmall => P::PieceLetters,
        L::FileCapital => P::FileLetters,
        L::PromotionSign => P::PromotionNotation,
        L::DrawOfferOther | L::DrawOfferMissing => P::DrawOfferNotation,
        L::CheckSignMissing
        | L::CheckSignNeedless
        | L::CheckSignWrong
        | L::CheckSignOther
        | L::EnPassantSignMissing
        | L::EnPassantSignNeedless
        | L::CastlingLetters
        | L::CastlingDashes
        | L::CastlingAsKingMove => P::NotationSigns,
        L::Lookalike | L::MixedScripts | L::Spacing | L::Comment | L::Stray => P::AlgebraicNotation,
        L::NumberWrong | L::NumberMissing => P::RecordingMoves,
    }
}
