//! What to write: letters, long or short, and which signs.

use super::{Appendix, Language, Leniency, Letters};

/// How a move is written. Any combination is possible; [`Style::under`] checks it against an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    /// The letters of pieces and files.
    pub letters: Letters,
    /// Whether the square of departure is written.
    pub form: Form,
    /// The sign `x`.
    pub captures: Sign,
    /// Zeros or letters for castling.
    pub castling: Castling,
    /// How the promotion piece is written.
    pub promotion: Promotion,
    /// The signs of check and checkmate.
    pub checks: Checks,
    /// The sign `e.p.`.
    pub en_passant: Sign,
    /// The sign `(=)` of a draw offer; only a [game](super::game) has draw offers.
    pub draw_offers: Sign,
}

/// Whether an optional sign is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sign {
    /// It is written.
    Written,
    /// It is left out.
    Omitted,
}

/// Which squares are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Form {
    /// The square of arrival, and as much of the departure as needed: `Sf3`, `Sgf3`.
    Short,
    /// Both squares: `Sg1f3`, `e7e5`.
    Long,
    /// Both squares with a hyphen between: `Sg1-f3`, `e7-e5`.
    Hyphenated,
}

/// The signs of castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Castling {
    /// `0-0`, as in the appendix.
    Zeros,
    /// `O-O`, as in PGN.
    Letters,
}

/// How the promotion piece is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Promotion {
    /// `d8D`, as in the appendix.
    Plain,
    /// `d8=D`, as in PGN.
    Equals,
    /// `d8(D)`.
    Brackets,
}

/// The signs of check and checkmate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Checks {
    /// `+` and `#`.
    PlusHash,
    /// `+` and `++`.
    PlusPlus,
    /// Neither.
    Omitted,
}

impl Style {
    /// Returns the style of SAN in the export format of PGN.
    pub const fn pgn() -> Self {
        Self {
            letters: Letters::Of(Language::En),
            form: Form::Short,
            captures: Sign::Written,
            castling: Castling::Letters,
            promotion: Promotion::Equals,
            checks: Checks::PlusHash,
            en_passant: Sign::Omitted,
            draw_offers: Sign::Omitted,
        }
    }

    /// Returns the same style if that edition of the appendix allows all of it, otherwise what it does
    /// not allow.
    ///
    /// ```
    /// use adoube_chess::notation::{Appendix, Language, Leniency, Sign, Style};
    /// let bare = Style { captures: Sign::Omitted, ..Appendix::Y2017.style(Language::Sl) };
    /// assert!(bare.under(Appendix::Y2017).is_ok());
    /// assert_eq!(bare.under(Appendix::Y2009), Err(vec![Leniency::CaptureSignMissing]));
    /// ```
    pub fn under(self, appendix: Appendix) -> Result<Self, Vec<Leniency>> {
        let refused: Vec<_> =
            self.deviations().into_iter().filter(|taken| !taken.is_allowed_by(appendix)).collect();
        if refused.is_empty() { Ok(self) } else { Err(refused) }
    }

    /// Returns the deviations of this style from the plain form of the appendix.
    fn deviations(self) -> Vec<Leniency> {
        [
            (self.form != Form::Short, Leniency::LongForm),
            (self.form == Form::Hyphenated, Leniency::Hyphen),
            (self.captures == Sign::Omitted, Leniency::CaptureSignMissing),
            (self.castling == Castling::Letters, Leniency::CastlingLetters),
            (self.promotion != Promotion::Plain, Leniency::PromotionSign),
            (self.checks == Checks::Omitted, Leniency::CheckSignMissing),
            (self.en_passant == Sign::Omitted, Leniency::EnPassantSignMissing),
            (self.draw_offers == Sign::Omitted, Leniency::DrawOfferMissing),
        ]
        .into_iter()
        .filter_map(|(taken, liberty)| taken.then_some(liberty))
        .collect()
    }
}
