//! The meaning of a word in the movetext, for both readers.

mod letters;
mod signs;

use adoube_chess::{
    Move, MoveKind, Position,
    notation::{self, Leniency, ReadError, ReadErrorKind, game::Score},
    san,
};

pub(crate) use letters::{Letters, TABLES};

use super::{Nag, NoteKind, scan};

/// The meaning of a word.
pub(crate) enum Word {
    /// A legal move.
    Move(ReadMove),
    /// A null move.
    Pass,
    /// Annotation glyphs of the move before.
    Nags(Vec<Nag>),
    /// A result.
    Score(Score),
    /// A sign that belongs to the end of the move before.
    Addition(NoteKind),
    /// A word of prose.
    Prose,
    /// A move that cannot be read or played.
    Wrong(ReadError),
}

/// A move, with the leniencies that were needed.
pub(crate) struct ReadMove {
    pub(crate) moved: Move,
    pub(crate) nags: Vec<Nag>,
    pub(crate) draw_offer: bool,
    /// Departures from the notation of the Laws.
    pub(crate) leniencies: Vec<Leniency>,
    /// Departures from PGN.
    pub(crate) kinds: Vec<NoteKind>,
    /// Whether the word is the move in the export format, except for annotation signs.
    pub(crate) is_plain: bool,
}

impl ReadMove {
    fn plain(moved: Move, nags: Vec<Nag>) -> Self {
        let (leniencies, kinds) = (Vec::new(), Vec::new());
        Self { moved, nags, draw_offer: false, leniencies, kinds, is_plain: true }
    }
}

/// The most characters of a move in any language.
pub(crate) const LONGEST: usize = 64;

/// The meaning of a word in a position.
pub(crate) fn understand(position: &Position, text: &str, letters: Option<&Letters>) -> Word {
    if text.len() > LONGEST {
        let (column, candidates) = (1, Vec::new());
        return no_move(text, ReadError { column, kind: ReadErrorKind::Unreadable, candidates });
    }
    let foreign = letters.and_then(|letters| letters::translate(text, letters));
    let stuck = signs::unstick(foreign.as_deref().unwrap_or(text));
    if let Ok(moved) = san::read(position, stuck.body) {
        let is_plain = san::write(position, moved).as_str() == stuck.body;
        if is_plain && !stuck.is_odd && foreign.is_none() {
            return Word::Move(ReadMove::plain(moved, stuck.nags));
        }
    }
    if signs::is_pass(text) {
        return Word::Pass;
    }
    if let Some(nags) = signs::annotation(text) {
        return Word::Nags(nags);
    }
    if let Some(addition) = signs::addition(text) {
        return Word::Addition(addition);
    }
    let trimmed = stuck.body.trim_end_matches([',', '.', ':', '\'', '’']);
    match notation::read(position, trimmed) {
        Ok(reading) => {
            let mut kinds = kinds(position, trimmed, &reading);
            kinds.extend(stuck.is_odd.then_some(NoteKind::AnnotationSign));
            let is_stray = trimmed != stuck.body && !stuck.body.ends_with("e.p.");
            kinds.extend(is_stray.then_some(NoteKind::Stray));
            kinds.extend(foreign.is_some().then_some(NoteKind::PieceLetters));
            Word::Move(ReadMove {
                moved: reading.moved,
                nags: stuck.nags,
                draw_offer: reading.draw_offer,
                leniencies: reading.leniencies,
                kinds,
                is_plain: false,
            })
        }
        Err(error) => no_move(text, error),
    }
}

/// The meaning of a word that is not a legal move.
fn no_move(text: &str, error: ReadError) -> Word {
    if let Some(score) = scan::score(text.as_bytes()) {
        return Word::Score(score);
    }
    if !text.contains(char::is_alphanumeric) {
        return Word::Addition(NoteKind::Stray);
    }
    if signs::is_prose(text) && error.kind == ReadErrorKind::Unreadable {
        return Word::Prose;
    }
    Word::Wrong(error)
}

/// The departures from PGN. It differs from the appendix of the Laws: castling is written
/// with letters, a promotion with `=`, a capture en passant like any other.
fn kinds(position: &Position, body: &str, reading: &notation::Reading) -> Vec<NoteKind> {
    let moved = reading.moved;
    let has = |leniency| reading.leniencies.contains(&leniency);
    let mut kinds: Vec<NoteKind> = Vec::new();
    for leniency in &reading.leniencies {
        match leniency {
            Leniency::CastlingLetters
            | Leniency::Comment
            | Leniency::EnPassantSignMissing
            | Leniency::PromotionSign => {}
            other => kinds.push(NoteKind::Move(*other)),
        }
    }
    let zeros = moved.is_castle() && body.contains('0') && !has(Leniency::CastlingAsKingMove);
    kinds.extend(zeros.then_some(NoteKind::CastlingZeros));
    let promotes = moved.promotion().is_some() && !body.contains('=');
    kinds.extend(promotes.then_some(NoteKind::PromotionSign));
    let en_passant = moved.kind() == MoveKind::EnPassant && !has(Leniency::EnPassantSignMissing);
    kinds.extend(en_passant.then_some(NoteKind::EnPassantSign));
    let english = |sign: char| "KQRBNPO".contains(sign) || sign.is_ascii_lowercase();
    let first = body.chars().next().is_some_and(|sign| !english(sign) && sign != '0');
    let new = body.trim_end_matches(['+', '#', ')']).chars().next_back();
    let new = moved.promotion().is_some() && new.is_some_and(|sign| !"QRBNqrbn".contains(sign));
    let file_capital = has(Leniency::FileCapital) && role_is_pawn(position, moved);
    kinds.extend(((first && !file_capital) || new).then_some(NoteKind::PieceLetters));
    kinds
}

fn role_is_pawn(position: &Position, moved: Move) -> bool {
    position
        .piece_on(moved.from_square())
        .is_some_and(|piece| piece.role == adoube_chess::Role::Pawn)
}
