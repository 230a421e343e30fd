//! The start position of a game, from its tags.

use super::{
    FenStrictness,
    game::{GameReader, OpenLine},
};
use crate::pgn::{
    LineId, NoteKind, Span,
    start::{Start, read_start},
    tags::Variant,
};

impl GameReader<'_> {
    /// Sets up the start position at the first token of the movetext.
    pub(super) fn begin_moves(&mut self) {
        if std::mem::replace(&mut self.in_moves, true) {
            return;
        }
        if let Variant::Other(_) = self.game.tags.variant() {
            self.notes.note(NoteKind::VariantUnknown, self.span_of("Variant"));
            return self.break_start();
        }
        let set_up = self.game.tags.known("SetUp").is_some_and(|value| value != "0");
        let Some(text) = self.game.tags.fen().map(ToOwned::to_owned) else {
            if set_up {
                self.notes.note(NoteKind::FenMissing, self.span_of("SetUp"));
            }
            return;
        };
        // Studies and odds games may begin in positions that no game can reach.
        let Start { position, false_rights } = match read_start(&text) {
            Ok(start) => start,
            Err(error) => {
                self.notes.with_fen(NoteKind::FenUnreadable, self.span_of("FEN"), text, error);
                return self.break_start();
            }
        };
        if let Some(faults) = false_rights {
            let is_strict = self.rigour == FenStrictness::StrictFen;
            let kind = if is_strict { NoteKind::FenUnreadable } else { NoteKind::FenRights };
            self.notes.with_fen(kind, self.span_of("FEN"), text, faults.into());
            if is_strict {
                return self.break_start();
            }
        }
        if !set_up {
            self.notes.note(NoteKind::SetUpMissing, self.span_of("FEN"));
        }
        self.game.begin_with(position);
        self.frames = vec![OpenLine::new(LineId::MAIN, position, 0)];
    }

    /// Marks the moves as unreadable, because the start is unknown.
    fn break_start(&mut self) {
        self.game.forget_start();
        self.break_at(self.scanner.span().start);
    }

    fn span_of(&self, name: &str) -> Span {
        let at = self.game.tags.iter().position(|tag| tag.name.eq_ignore_ascii_case(name));
        at.and_then(|at| self.tag_spans.get(at).copied()).unwrap_or_default()
    }
}
