//! Words that are not valid SAN, which are rare.

use adoube_chess::notation::{ReadError, ReadErrorKind};

use super::{ReplayFault, Visitor, replayer::Replayer};
use crate::pgn::{
    NoteKind, Span, Token,
    kings::kings_in_centre,
    read::read_foreign,
    scan::{blanks, decoded},
    word::{ReadMove, Word, understand},
};

impl<'a, V: Visitor<'a>> Replayer<'_, 'a, V> {
    /// Handles a word that is not valid SAN.
    #[cold]
    pub(super) fn odd_word(&mut self, word: &'a [u8], span: Span) {
        match understand(self.line.position(), &decoded(word), self.game.letters) {
            Word::Move(read) => self.odd_move(&read, word, span),
            // A null move is not allowed in a game.
            Word::Pass => self.fault(unreadable(), word, span),
            Word::Nags(nags) => {
                if nags.iter().any(|nag| nag.0 > 6) {
                    self.visitor.note(NoteKind::AnnotationSign, span);
                }
            }
            Word::Score(score) => self.score_in_other_signs(Some(score), span),
            Word::Addition(kind) => self.visitor.note(kind, span),
            Word::Prose => self.prose(span),
            Word::Wrong(error) => {
                if self.pass_kings_in_centre(span) {
                    return;
                }
                if self.find_letters(word[0]) {
                    return self.odd_word(word, span);
                }
                self.fault(error, word, span);
            }
        }
    }

    fn odd_move(&mut self, read: &ReadMove, word: &'a [u8], span: Span) {
        for kind in &read.kinds {
            self.visitor.note(*kind, span);
        }
        self.line.play_unchecked(read.moved);
        self.emit_ply(read.moved, word, span);
        if read.draw_offer {
            self.visitor.offer(span);
        }
    }

    fn fault(&mut self, error: ReadError, word: &'a [u8], span: Span) {
        let position = self.line.position();
        self.visitor.fault(ReplayFault::Move { error, position, word }, span);
        self.stop();
    }

    /// Reports consecutive words of prose once.
    fn prose(&mut self, span: Span) {
        let between = &self.scanner.text()[self.game.prose..span.start];
        if self.game.prose == 0 || blanks(between) < between.len() {
            self.visitor.note(NoteKind::Prose, span);
        }
        self.game.prose = span.end;
    }

    /// Whether the game can be continued in the letters of another language in which its moves so far are the same.
    fn find_letters(&mut self, word: u8) -> bool {
        if self.game.letters.is_some() {
            return false;
        }
        let Some(found) = read_foreign(self.scanner.text(), self.game.start, word) else {
            return false;
        };
        let before = self.line.position();
        let is_same = found.game.last() == *before
            || found.game.main_line().any(|step| step.before == *before);
        if is_same {
            self.game.letters = Some(found.letters);
        }
        is_same
    }

    /// Skips kings placed in the centre to signal the result; returns whether there were any.
    fn pass_kings_in_centre(&mut self, from: Span) -> bool {
        let Some((length, _)) = kings_in_centre(&self.scanner.text()[from.start..]) else {
            return false;
        };
        let end = from.start + length;
        self.visitor.note(NoteKind::KingsPlaced, Span { start: from.start, end });
        while self.scanner.at() < end {
            if let Some(Token::Comment(text)) = self.scanner.token() {
                self.comment(text, self.scanner.span());
            }
        }
        true
    }
}

const fn unreadable() -> ReadError {
    ReadError { column: 1, kind: ReadErrorKind::Unreadable, candidates: Vec::new() }
}
