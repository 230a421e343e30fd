//! Numbers, moves, and words that are none.

use adoube_chess::{Colour, notation::Leniency};

use super::{
    game::{Flow, GameReader, OpenLine},
    signs::Addition,
    word::{ReadMove, Word, WordFault, understand},
};
use crate::pgn::{
    Comment, LineId, MoveOrNull, NoteKind, Span, Written, kings::kings_in_centre,
    scan::begins_at_number,
};

impl<'a> GameReader<'a> {
    pub(super) fn number(&mut self, text: &[u8]) {
        let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
        if digits > 0 {
            let number =
                str::from_utf8(&text[..digits]).ok().and_then(|digits| digits.parse().ok());
            self.number = Some((number.unwrap_or(i64::from(u32::MAX)), self.cursor.span()));
        }
    }

    /// Whether a number is that of the first move of the next game, which has no tags.
    pub(super) fn begins_at_number(&self, number: &[u8]) -> bool {
        let start = self.cursor.span().start;
        let is_broken = self.frames[0].broken.is_some_and(|at| at < start);
        let has_moves = is_broken || !self.game.line(LineId::MAIN).moves().is_empty();
        has_moves && self.frames.len() == 1 && begins_at_number(number, self.bytes, start)
    }

    pub(super) fn word(&mut self, bytes: &'a [u8], was_prose: bool) -> Flow {
        let text = self.text(bytes);
        let position = self.top().position;
        match understand(&position, &text, self.letters) {
            Word::Move(understood) => self.play(&text, understood),
            Word::Pass => self.pass(),
            Word::Nags(nags) => {
                if nags.iter().any(|nag| nag.0 > 6) {
                    self.notes.note(NoteKind::AnnotationSign, self.cursor.span());
                }
                self.annotate(nags);
            }
            Word::Score(score) => {
                self.notes.note(NoteKind::ScoreOther, self.cursor.span());
                return self.score(score);
            }
            Word::Addition(addition) => self.notes.note(
                match addition {
                    Addition::Check => NoteKind::Move(Leniency::CheckSignOther),
                    Addition::EnPassant => NoteKind::EnPassantSign,
                },
                self.cursor.span(),
            ),
            Word::Prose => self.prose(&text, was_prose),
            Word::Wrong(wrong) => self.wrong(wrong),
        }
        Flow::On
    }

    fn play(&mut self, text: &str, understood: ReadMove) {
        let span = self.cursor.span();
        self.check_number(span);
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
            Box::new(Written { text: text.to_owned(), leniencies: understood.leniencies })
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
        let span = self.cursor.span();
        if self.top().position.is_check() {
            return self.wrong(WordFault { kind: NoteKind::PassInCheck, candidates: Vec::new() });
        }
        self.check_number(span);
        self.notes.note(NoteKind::NullMove, span);
        self.push(MoveOrNull::Pass, span);
    }

    /// Adds a move that is known to be legal.
    fn push(&mut self, played: MoveOrNull, span: Span) {
        let OpenLine { line, position, .. } = *self.top();
        let after = played.after(&position);
        if let Ok(entry) = self.game.play_in(line, &position, played) {
            entry.span = span;
        }
        let frame = self.top();
        frame.before = position;
        frame.position = after;
    }

    /// Whether the number before a move is the one that the game has reached.
    fn check_number(&mut self, span: Span) {
        let number = self.number.take();
        let frame = self.top();
        let reached = i64::from(frame.position.fullmoves());
        match number {
            Some((written, at)) if written - reached != frame.number_off => {
                frame.number_off = written - reached;
                if frame.number_off != 0 {
                    self.notes.note(NoteKind::Move(Leniency::NumberWrong), at);
                }
            }
            None if frame.position.turn() == Colour::White => {
                self.notes.once(NoteKind::Move(Leniency::NumberMissing), span);
            }
            _ => {}
        }
    }

    /// By how much the numbers of the line that is being read are wrong.
    pub(super) fn number_off(&mut self) -> i64 {
        self.top().number_off
    }

    /// A word of a language; several after each other are one comment.
    fn prose(&mut self, text: &str, was_prose: bool) {
        self.in_prose = true;
        let line = self.top().line;
        if !was_prose {
            self.notes.note(NoteKind::Prose, self.cursor.span());
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

    /// A move that breaks its line.
    fn wrong(&mut self, wrong: WordFault) {
        let span = self.cursor.span();
        if self.frames.len() == 1
            && let Some((length, text)) = kings_in_centre(&self.bytes[span.start..])
        {
            let end = span.start + length;
            self.notes.note(NoteKind::KingsPlaced, Span { start: span.start, end });
            self.add_comment(Comment::new(text));
            return self.cursor.seek(end);
        }
        self.notes.with_candidates(wrong.kind, span, wrong.candidates);
        self.break_at(span.start);
    }

    /// The line cannot be read from here on.
    pub(super) fn break_at(&mut self, start: usize) {
        self.number = None;
        let frame = self.top();
        frame.broken = Some(start);
        frame.skipped = 0;
    }
}
