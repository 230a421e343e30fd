//! A note in the reader's language.

use super::{Kind, Note};
use crate::{
    pgn::Place,
    words::{Key, PgnKey, Words},
};

/// What was forgiven or what is wrong, in a sentence, and a second one with the moves that may have been meant.
pub fn tell(note: &Note, words: &Words) -> Vec<String> {
    let mut told = vec![sentence(note, words)];
    let moves = note.candidates.join(", ");
    match note.kind {
        _ if moves.is_empty() => {}
        Kind::MoveAmbiguous => {
            told.push(words.say(Key::HelpCandidatesAmbiguous, [("moves", moves.into())]));
        }
        _ => told.push(words.say(Key::HelpCandidatesImpossible, [("moves", moves.into())])),
    }
    told
}

/// The same as compilers show it: file, line and column, the sentence, the line of the text with carets under what is
/// meant, and the moves that may have been meant.
pub fn show(note: &Note, file: &str, words: &Words) -> String {
    let Place { line, column } = note.place;
    let mut told = tell(note, words).into_iter();
    let mut shown = format!("{file}:{line}:{column}: {}\n", told.next().unwrap_or_default());
    for line in [&note.excerpt.text, &note.excerpt.carets()].into_iter().chain(told.as_slice()) {
        shown.extend(["  ", line, "\n"]);
    }
    shown
}

fn sentence(note: &Note, words: &Words) -> String {
    let key = match note.kind {
        Kind::Move(leniency) => {
            let leniency = words.leniency(leniency);
            let with = [("word", note.word.as_str().into()), ("leniency", leniency.into())];
            return words.say(PgnKey::MoveForgiven, with);
        }
        Kind::Encoding => PgnKey::Encoding,
        Kind::ByteOrderMark => PgnKey::ByteOrderMark,
        Kind::TagUnquoted => PgnKey::TagUnquoted,
        Kind::TagUnclosed => PgnKey::TagUnclosed,
        Kind::TagQuotes => PgnKey::TagQuotes,
        Kind::TagEscape => PgnKey::TagEscape,
        Kind::TagName => PgnKey::TagName,
        Kind::TagRepeated => PgnKey::TagRepeated,
        Kind::SetUpMissing => PgnKey::SetUpMissing,
        Kind::ScoreMissing => PgnKey::ScoreMissing,
        Kind::ScoreOther => PgnKey::ScoreOther,
        Kind::ScoreDiffers => PgnKey::ScoreDiffers,
        Kind::ScoreInVariation => PgnKey::ScoreInVariation,
        Kind::CommentAfterScore => PgnKey::CommentAfterScore,
        Kind::CommentInBrackets => PgnKey::CommentInBrackets,
        Kind::Prose => PgnKey::Prose,
        Kind::VariationEmpty => PgnKey::VariationEmpty,
        Kind::VariationUnclosed => PgnKey::VariationUnclosed,
        Kind::Stray => PgnKey::StraySign,
        Kind::AnnotationSign => PgnKey::AnnotationSign,
        Kind::DrawOffer => PgnKey::DrawOffer,
        Kind::NullMove => PgnKey::NullMove,
        Kind::PieceLetters => PgnKey::PieceLetters,
        Kind::CastlingZeros => PgnKey::CastlingZeros,
        Kind::PromotionSign => PgnKey::PromotionEquals,
        Kind::EnPassantSign => PgnKey::EnPassantSign,
        Kind::KingsPlaced => PgnKey::KingsPlaced,
        Kind::CommentUnclosed => PgnKey::CommentUnclosed,
        Kind::TagUnreadable => PgnKey::TagUnreadable,
        Kind::FenMissing => PgnKey::FenMissing,
        Kind::FenUnreadable => PgnKey::FenUnreadable,
        Kind::VariantUnknown => PgnKey::VariantUnknown,
        Kind::MoveUnreadable => PgnKey::MoveUnreadable,
        Kind::MoveImpossible => PgnKey::MoveImpossible,
        Kind::MoveAmbiguous => PgnKey::MoveAmbiguous,
        Kind::PassInCheck => PgnKey::PassInCheck,
        Kind::NagUnreadable => PgnKey::NagUnreadable,
        Kind::TooLarge => PgnKey::TooLarge,
        Kind::BrokenOff => PgnKey::BrokenOff,
        Kind::TooDeep => PgnKey::TooDeep,
    };
    words.plain(key)
}
