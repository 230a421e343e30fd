//! What each edition of the notation appendix prescribes (E in 2005, C since 2009).

use super::{Castling, Checks, Form, Leniency, Letters, Promotion, Sign, Style};

/// The appendix on algebraic notation, by the year its edition came into force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Appendix {
    /// Appendix E: every sign is written.
    Y2005,
    /// Appendix C: the capture sign is prescribed; a closing note excuses players' scoresheets.
    Y2009,
    /// Appendix C: the long form is acceptable; capture, check, mate and `e.p.` are optional.
    Y2017,
}

impl Appendix {
    /// All editions that differ in notation, oldest first.
    pub const ALL: [Self; 3] = [Self::Y2005, Self::Y2009, Self::Y2017];

    /// Returns the full short form with every sign, which all editions accept.
    pub fn style(self, letters: impl Into<Letters>) -> Style {
        Style {
            letters: letters.into(),
            form: Form::Short,
            captures: Sign::Written,
            castling: Castling::Zeros,
            promotion: Promotion::Plain,
            checks: match self {
                Self::Y2005 | Self::Y2017 => Checks::PlusHash,
                // The only sign for mate that appears in both texts of 2009.
                Self::Y2009 => Checks::PlusPlus,
            },
            en_passant: Sign::Written,
            draw_offers: Sign::Written,
        }
    }
}

impl Leniency {
    /// Returns whether that edition prescribes or permits this form.
    pub const fn is_allowed_by(self, appendix: Appendix) -> bool {
        match self {
            // The Chess960 sections and one list of signs print the letter.
            Self::CastlingLetters => true,
            // Listed in 2005 and not called optional; excused in 2009, optional in 2017.
            Self::CheckSignMissing => !matches!(appendix, Appendix::Y2005),
            // A hyphen is excluded before 2017, and from then on merely "not needed".
            Self::CaptureSignMissing
            | Self::EnPassantSignMissing
            | Self::LongForm
            | Self::Hyphen => matches!(appendix, Appendix::Y2017),
            _ => false,
        }
    }

    /// Returns whether it is acceptable on a player's scoresheet: 2009 prescribes the capture sign, then
    /// excuses players who omit check, mate and capture.
    pub const fn is_excused_on_scoresheet(self, appendix: Appendix) -> bool {
        self.is_allowed_by(appendix)
            || matches!((self, appendix), (Self::CaptureSignMissing, Appendix::Y2009))
    }
}
