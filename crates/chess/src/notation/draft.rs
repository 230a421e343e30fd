//! The grammar of a move. Parsing a text yields drafts: everything it can mean by its letters alone.
//!
//! ```text
//! move   = letter? file? rank? (dash | capture)? file rank capture? becomes? marks
//! castle = o dash o (dash o)? marks
//! ```
//! A sign can have more than one [meaning](super::glyph), so all paths through the grammar are tried. A
//! move has at most ten signs, so there are few.

use super::{
    Leniency,
    glyph::{self, Glyph},
    marks::{self, Marks},
};
use crate::{File, Rank, Role, Wing};

/// One interpretation of a text.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    pub(super) meant: ParsedMove,
    pub(super) marks: Marks,
    /// The leniencies that the letters needed.
    pub(super) notes: Vec<Leniency>,
    /// Whether its first sign [contradicts](glyph::is_contradicted) it: then it is never the meaning of
    /// the text, but perhaps what its writer intended.
    pub(super) contradicted: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ParsedMove {
    Castle(Wing),
    Move(Outline),
}

/// A move as far as the text specifies it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Outline {
    pub(super) role: Option<Role>,
    pub(super) from_file: Option<File>,
    pub(super) from_rank: Option<Rank>,
    pub(super) capture: bool,
    pub(super) to_file: Option<File>,
    pub(super) to_rank: Option<Rank>,
    pub(super) promotion: Option<Role>,
}

impl Draft {
    /// The number of signs not taken in their first meaning. Drafts with fewer doubts are preferred.
    pub(super) fn doubts(&self) -> usize {
        let doubtful = |note: &&Leniency| {
            matches!(
                note,
                Leniency::PieceLetterSmall
                    | Leniency::FileCapital
                    | Leniency::Lookalike
                    | Leniency::CaptureSignOther
            )
        };
        self.notes.iter().filter(doubtful).count()
    }
}

/// Returns the byte where the first word begins, after spaces and a byte order mark.
pub(super) fn beginning(text: &str) -> usize {
    let unmarked = text.strip_prefix('\u{feff}').unwrap_or(text);
    text.len() - unmarked.trim_start().len()
}

/// Returns all drafts of `text`, fewest doubts first and contradicted ones last, or the byte where
/// parsing failed.
pub(super) fn all(text: &str) -> Result<Vec<Draft>, usize> {
    let start = beginning(text);
    let mut parser = Parser {
        text,
        start,
        contradicted: false,
        drafts: Vec::new(),
        farthest: start,
        after_move: None,
    };
    parser.castling(start);
    parser.follow(&SLOTS, start, Outline::default(), &mut Vec::new());
    if parser.drafts.is_empty() {
        return Err(parser.after_move.unwrap_or(parser.farthest));
    }
    parser.drafts.sort_by_key(|draft| (draft.contradicted, draft.doubts()));
    Ok(parser.drafts)
}

/// The parts of a move, in order.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Slot {
    Letter,
    FromFile,
    FromRank,
    Between,
    ToFile,
    ToRank,
    /// A capture sign after the squares: `Le5:`.
    LateCapture,
    /// `=`, `/` or a bracket, after which the new piece is no longer optional.
    Becomes,
    NewPiece,
    RequiredPiece,
    Close,
}

const SLOTS: [Slot; 9] = [
    Slot::Letter,
    Slot::FromFile,
    Slot::FromRank,
    Slot::Between,
    Slot::ToFile,
    Slot::ToRank,
    Slot::LateCapture,
    Slot::Becomes,
    Slot::NewPiece,
];
const AFTER_EQUALS: [Slot; 1] = [Slot::RequiredPiece];
const AFTER_BRACKET: [Slot; 2] = [Slot::RequiredPiece, Slot::Close];

struct Parser<'t> {
    text: &'t str,
    /// The byte of the first sign.
    start: usize,
    /// Whether the current path contradicts the first sign.
    contradicted: bool,
    drafts: Vec<Draft>,
    /// The farthest byte that any path through the grammar reached.
    farthest: usize,
    /// The byte after the longest complete move: an error is reported there.
    after_move: Option<usize>,
}

impl Parser<'_> {
    /// Tries the remaining `slots` from byte `at`.
    fn follow(&mut self, slots: &[Slot], at: usize, outline: Outline, notes: &mut Vec<Leniency>) {
        let Some((&slot, later)) = slots.split_first() else {
            return self.finish(at, ParsedMove::Move(outline), notes.clone());
        };
        if slot.may_be_empty(outline) {
            self.follow(later, at, outline, notes);
        }
        let Some((sign, begin)) = self.sign_at(at) else { return };
        for &(glyph, note) in glyph::meanings(sign) {
            let Some(filled) = slot.fill(outline, glyph) else { continue };
            if slot == Slot::LateCapture && (begin > at || sign == '*') {
                // A separate sign is not part of the move; an asterisk is an open result.
                continue;
            }
            let later = match glyph {
                Glyph::Becomes => &AFTER_EQUALS[..],
                Glyph::Open => &AFTER_BRACKET[..],
                _ => later,
            };
            let known = notes.len();
            notes.extend(note);
            notes.extend((begin > at).then_some(Leniency::Spacing));
            notes.extend((slot == Slot::LateCapture).then_some(Leniency::CaptureSignOther));
            if begin == self.start {
                self.contradicted = glyph::is_contradicted(sign, glyph);
            }
            self.follow(later, self.after(sign, begin), filled, notes);
            notes.truncate(known);
        }
    }

    /// Returns the byte after a sign, including the variation selector of a figurine.
    fn after(&self, sign: char, begin: usize) -> usize {
        let end = begin + sign.len_utf8();
        match self.text[end..].chars().next() {
            Some(next) if glyph::is_figurine(sign) && glyph::is_variation_selector(next) => {
                end + next.len_utf8()
            }
            _ => end,
        }
    }

    /// Returns the next sign after spaces, and the byte where it begins.
    fn sign_at(&mut self, at: usize) -> Option<(char, usize)> {
        let rest = self.text[at..].trim_start();
        let begin = self.text.len() - rest.len();
        self.farthest = self.farthest.max(begin);
        Some((rest.chars().next()?, begin))
    }

    /// Parses two or three zeros or letters with dashes between them, or something close to it.
    fn castling(&mut self, start: usize) {
        let belongs = |sign: char| {
            glyph::is_castling_sign(sign) || glyph::is_dash(sign) || sign.is_whitespace()
        };
        let rest = &self.text[start..];
        let end = rest.find(|sign| !belongs(sign)).unwrap_or(rest.len());
        let written = rest[..end].trim_end();
        if written.starts_with(glyph::is_dash) || written.ends_with(glyph::is_dash) {
            return;
        }
        let zeros = written.chars().filter(|&sign| glyph::is_castling_sign(sign)).count();
        let wing = match zeros {
            2 => Wing::King,
            3 => Wing::Queen,
            _ => return,
        };
        let letters = written.contains(|sign| glyph::is_castling_sign(sign) && sign != '0');
        let mixed = letters && written.contains('0');
        let hyphens = written.matches('-').count();
        let notes = [
            (written.contains(char::is_whitespace), Leniency::Spacing),
            (letters, Leniency::CastlingLetters),
            (mixed, Leniency::Lookalike),
            (hyphens + 1 != zeros, Leniency::CastlingDashes),
        ];
        let notes = notes.into_iter().filter_map(|(seen, note)| seen.then_some(note)).collect();
        self.finish(start + written.len(), ParsedMove::Castle(wing), notes);
    }

    /// Adds the draft if only marks follow.
    fn finish(&mut self, at: usize, meant: ParsedMove, notes: Vec<Leniency>) {
        let (marks, length) = marks::read(&self.text[at..]);
        let rest = self.text[at + length..].trim_start();
        self.after_move = self.after_move.max(Some(self.text.len() - rest.len()));
        if rest.is_empty() {
            let contradicted = self.contradicted;
            self.drafts.push(Draft { meant, marks, notes, contradicted });
        }
    }
}

impl Slot {
    fn may_be_empty(self, outline: Outline) -> bool {
        match self {
            Self::ToFile | Self::RequiredPiece | Self::Close => false,
            // `ed`: a pawn's capture by its two files.
            Self::ToRank => {
                let files = outline.from_file.zip(outline.to_file);
                let adjacent = files.is_some_and(|(a, b)| a.index().abs_diff(b.index()) == 1);
                outline.role.is_none() && outline.from_rank.is_none() && adjacent
            }
            _ => true,
        }
    }

    /// Returns the outline with this slot filled by the glyph, if it fits.
    fn fill(self, outline: Outline, glyph: Glyph) -> Option<Outline> {
        let mut filled = outline;
        match (self, glyph) {
            (Self::Letter, Glyph::Piece(role)) => filled.role = Some(role),
            (Self::FromFile, Glyph::File(file)) => filled.from_file = Some(file),
            (Self::FromRank, Glyph::Rank(rank)) => filled.from_rank = Some(rank),
            (Self::Between, Glyph::Capture) => filled.capture = true,
            (Self::ToFile, Glyph::File(file)) => filled.to_file = Some(file),
            (Self::ToRank, Glyph::Rank(rank)) => filled.to_rank = Some(rank),
            (Self::LateCapture, Glyph::Capture) if !outline.capture => filled.capture = true,
            (Self::NewPiece | Self::RequiredPiece, Glyph::Piece(role)) => {
                filled.promotion = Some(role);
            }
            (Self::Between, Glyph::Dash)
            | (Self::Becomes, Glyph::Becomes | Glyph::Open)
            | (Self::Close, Glyph::Close) => {}
            _ => return None,
        }
        Some(filled)
    }
}
