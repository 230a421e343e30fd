//! Numbers, moves, and other words.

use adoube_chess::{
    Colour,
    notation::{Leniency, ReadError, ReadErrorKind},
    san,
};

use super::game::{GameReader, OpenLine};
use crate::pgn::{
    Comment, MoveOrNull, NoteKind, Span, Spelling, Token,
    kings::kings_in_centre,
    scan::{decoded, written_number},
    word::{ReadMove, Word, understand},
};

impl<'a> GameReader<'a> {
    /// Checks a move number.
    pub(super) fn number(&mut self, text: &[u8]) {
        let Some(written) = written_number(text) else { return };
        self.has_number = true;
        let frame = self.top();
        let off = written - i64::from(frame.position.fullmoves());
        if std::mem::replace(&mut frame.number_off, off) != off && off != 0 {
            let span = self.scanner.span();
            self.notes.note(NoteKind::Move(Leniency::NumberWrong), span);
        }
    }

    pub(super) fn word(&mut self, bytes: &'a [u8], was_prose: bool) {
        let text = decoded(bytes);
        let position = self.top().position;
        match understand(&position, &text, self.letters) {
            Word::Move(understood) => self.play(&text, understood),
            Word::Pass => self.pass(),
            Word::Nags(nags) => {
                if nags.iter().any(|nag| nag.0 > 6) {
                    self.notes.note(NoteKind::AnnotationSign, self.scanner.span());
                }
                self.annotate(nags);
            }
            Word::Score(score) => {
                self.notes.note(NoteKind::ScoreOther, self.scanner.span());
                self.score(score);
            }
            Word::Addition(kind) => self.notes.note(kind, self.scanner.span()),
            Word::Prose => self.prose(&text, was_prose),
            Word::Wrong(error) => self.wrong(&error),
        }
    }

    fn play(&mut self, text: &str, understood: ReadMove) {
        let span = self.scanner.span();
        self.check_number_is_there(span);
        for kind in understood.kinds {
            match kind {
                NoteKind::PieceLetters => self.notes.once(kind, span),
                kind => self.notes.note(kind, span),
            }
        }
        self.push(MoveOrNull::Move(understood.moved), span);
        let mut nags = std::mem::take(&mut self.early_nags);
        nags.extend(understood.nags);
        let written = (!understood.is_plain).then(|| {
            Box::new(Spelling { text: text.to_owned(), leniencies: understood.leniencies })
        });
        if let Some(entry) = self.entry() {
            entry.nags = nags;
            entry.written = written;
        }
        if understood.draw_offer {
            self.notes.note(NoteKind::DrawOffer, span);
            self.add_comment(Comment::draw_offer());
        }
    }

    fn pass(&mut self) {
        let span = self.scanner.span();
        if self.top().position.is_check() {
            self.notes.note(NoteKind::PassInCheck, span);
            return self.break_at(span.start);
        }
        self.check_number_is_there(span);
        self.notes.note(NoteKind::NullMove, span);
        self.push(MoveOrNull::Pass, span);
    }

    /// Adds a legal move.
    fn push(&mut self, played: MoveOrNull, span: Span) {
        let OpenLine { line, position, .. } = *self.top();
        let after = played.after(&position);
        if let Ok(entry) = self.game.play_in(line, &position, played) {
            entry.span = span;
        }
        self.boundary.has_moves = true;
        let frame = self.top();
        frame.before = position;
        frame.position = after;
    }

    /// Notes a missing number before a move that should have one.
    fn check_number_is_there(&mut self, span: Span) {
        let has_number = std::mem::take(&mut self.has_number);
        if !has_number && self.top().position.turn() == Colour::White {
            self.notes.once(NoteKind::Move(Leniency::NumberMissing), span);
        }
    }

    /// By how much the move numbers of the current line are wrong.
    pub(super) fn number_off(&mut self) -> i64 {
        self.top().number_off
    }

    /// Adds a word of prose; consecutive ones become one comment.
    fn prose(&mut self, text: &str, was_prose: bool) {
        self.in_prose = true;
        let line = self.top().line;
        if !was_prose {
            self.notes.note(NoteKind::Prose, self.scanner.span());
            return self.add_comment(Comment::new(text));
        }
        let comments = match self.entry() {
            Some(entry) => match entry.variations.last_mut() {
                Some(variation) => &mut variation.after,
                None => &mut entry.comments,
            },
            None => &mut self.game.line_mut(line).before,
        };
        if let Some(last) = comments.last_mut() {
            *last = Comment::new(format!("{} {text}", last.as_str()));
        }
    }

    /// Ends the line at an unreadable or illegal move.
    fn wrong(&mut self, error: &ReadError) {
        let span = self.scanner.span();
        if self.boundary.depth == 0
            && let Some((length, text)) = kings_in_centre(&self.bytes[span.start..])
        {
            return self.pass_kings(Span { start: span.start, end: span.start + length }, text);
        }
        let kind = match error.kind {
            ReadErrorKind::Unreadable => NoteKind::MoveUnreadable,
            ReadErrorKind::NoSuchMove => NoteKind::MoveImpossible,
            ReadErrorKind::Ambiguous => NoteKind::MoveAmbiguous,
        };
        let position = self.top().position;
        let candidates = error.candidates.iter().take(MOST_CANDIDATES);
        let candidates = candidates.map(|moved| san::write(&position, *moved).to_string());
        self.notes.with_candidates(kind, span, candidates.collect());
        self.break_at(span.start);
    }

    /// Turns kings in the centre into a comment; comments between them are kept.
    fn pass_kings(&mut self, kings: Span, text: String) {
        self.notes.note(NoteKind::KingsPlaced, kings);
        self.add_comment(Comment::new(text));
        while self.scanner.at() < kings.end {
            if let Some(Token::Comment(text)) = self.scanner.token() {
                self.comment(text);
            }
        }
    }

    /// Marks the line as unreadable from here on.
    pub(super) fn break_at(&mut self, start: usize) {
        self.boundary.has_moves = true;
        self.has_number = false;
        self.top().broken = Some(start);
    }
}

/// The most candidates of a note.
const MOST_CANDIDATES: usize = 12;
