//! Notes in the reader's language.

use adoube_chess::{Board, FenError};

use super::{Note, NoteKind};
use crate::{
    describe,
    encoding::TextEncoding,
    i18n::{Key, Localizer, PgnKey},
    pgn::LineColumn,
};

/// The leniency or error as a sentence, and a second one with the moves that may have been meant.
pub fn sentences(note: &Note, words: &Localizer) -> Vec<String> {
    let mut rendered = vec![sentence(note, words)];
    let moves = note.candidates.join(", ");
    match note.kind {
        _ if moves.is_empty() => {}
        NoteKind::MoveAmbiguous => {
            rendered.push(words.say(Key::HelpCandidatesAmbiguous, [("moves", moves.into())]));
        }
        _ => rendered.push(words.say(Key::HelpCandidatesImpossible, [("moves", moves.into())])),
    }
    if let Some(fen) = &note.fen {
        rendered.push(fen_reason(&fen.0, &fen.1, words));
    }
    rendered
}

/// The note that a file is not UTF-8, with the guessed encoding.
pub fn encoding(guessed: TextEncoding, words: &Localizer) -> String {
    words.say(PgnKey::Encoding, [("encoding", guessed.name().into())])
}

/// Why a FEN is not a valid position.
fn fen_reason(text: &str, error: &FenError, words: &Localizer) -> String {
    match error {
        FenError::Syntax(error) => describe::fen_error(text, *error, words),
        FenError::Faults(faults) => {
            let board = text.trim().parse().unwrap_or_else(|_| Board::empty());
            let reasons = describe::faults(&board, faults, words).into_iter();
            reasons.map(|fault| fault.text).collect::<Vec<_>>().join(" ")
        }
    }
}

/// The note in the format of compilers: file, line and column, the sentence, the line with carets below the place, and the
/// moves that may have been meant.
pub fn show(note: &Note, file: &str, words: &Localizer) -> String {
    let LineColumn { line, column } = note.place;
    let mut rendered = sentences(note, words).into_iter();
    let mut shown = format!("{file}:{line}:{column}: {}\n", rendered.next().unwrap_or_default());
    for line in [&note.excerpt.text, &note.excerpt.carets()].into_iter().chain(rendered.as_slice())
    {
        shown.extend(["  ", line, "\n"]);
    }
    shown
}

fn sentence(note: &Note, words: &Localizer) -> String {
    let key = match note.kind {
        NoteKind::Move(leniency) => {
            let leniency = words.leniency(leniency);
            let with = [("word", note.word.as_str().into()), ("leniency", leniency.into())];
            return words.say(PgnKey::MoveForgiven, with);
        }
        NoteKind::Encoding => {
            return note.encoding.map(|guessed| encoding(guessed, words)).unwrap_or_default();
        }
        NoteKind::ByteOrderMark => PgnKey::ByteOrderMark,
        NoteKind::TagUnquoted => PgnKey::TagUnquoted,
        NoteKind::TagUnclosed => PgnKey::TagUnclosed,
        NoteKind::TagQuotes => PgnKey::TagQuotes,
        NoteKind::TagEscape => PgnKey::TagEscape,
        NoteKind::TagName => PgnKey::TagName,
        NoteKind::TagRepeated => PgnKey::TagRepeated,
        NoteKind::SetUpMissing => PgnKey::SetUpMissing,
        NoteKind::ScoreMissing => PgnKey::ScoreMissing,
        NoteKind::ScoreOther => PgnKey::ScoreOther,
        NoteKind::ScoreDiffers => PgnKey::ScoreDiffers,
        NoteKind::ScoreInVariation => PgnKey::ScoreInVariation,
        NoteKind::CommentAfterScore => PgnKey::CommentAfterScore,
        NoteKind::CommentInBrackets => PgnKey::CommentInBrackets,
        NoteKind::Prose => PgnKey::Prose,
        NoteKind::VariationEmpty => PgnKey::VariationEmpty,
        NoteKind::VariationUnclosed => PgnKey::VariationUnclosed,
        NoteKind::Stray => PgnKey::StraySign,
        NoteKind::AnnotationSign => PgnKey::AnnotationSign,
        NoteKind::DrawOffer => PgnKey::DrawOffer,
        NoteKind::NullMove => PgnKey::NullMove,
        NoteKind::PieceLetters => PgnKey::PieceLetters,
        NoteKind::CastlingZeros => PgnKey::CastlingZeros,
        NoteKind::PromotionSign => PgnKey::PromotionEquals,
        NoteKind::EnPassantSign => PgnKey::EnPassantSign,
        NoteKind::KingsPlaced => PgnKey::KingsPlaced,
        NoteKind::CommentUnclosed => PgnKey::CommentUnclosed,
        NoteKind::TagUnreadable => PgnKey::TagUnreadable,
        NoteKind::FenMissing => PgnKey::FenMissing,
        NoteKind::FenRights => PgnKey::FenRights,
        NoteKind::FenUnreadable => PgnKey::FenUnreadable,
        NoteKind::VariantUnknown => PgnKey::VariantUnknown,
        NoteKind::MoveUnreadable => PgnKey::MoveUnreadable,
        NoteKind::MoveImpossible => PgnKey::MoveImpossible,
        NoteKind::MoveAmbiguous => PgnKey::MoveAmbiguous,
        NoteKind::PassInCheck => PgnKey::PassInCheck,
        NoteKind::NagUnreadable => PgnKey::NagUnreadable,
        NoteKind::TooLarge => PgnKey::TooLarge,
        NoteKind::BrokenOff => PgnKey::BrokenOff,
        NoteKind::TooDeep => PgnKey::TooDeep,
    };
    words.plain(key)
}
