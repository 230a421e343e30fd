//! The position in which a game begins, as its tags say.

use adoube_chess::{Position, fen};

use super::game::{GameReader, OpenLine};
use crate::pgn::{LineId, NoteKind, Span, tags::Variant};

impl GameReader<'_> {
    /// The first token of the moves was met: sets up the position.
    pub(super) fn begin_moves(&mut self) {
        if std::mem::replace(&mut self.in_moves, true) {
            return;
        }
        if let Variant::Other(_) = self.game.tags.variant() {
            return self.cannot_begin(NoteKind::VariantUnknown, "Variant");
        }
        let set_up = self.game.tags.known("SetUp").is_some_and(|value| value != "0");
        let Some(text) = self.game.tags.fen().map(ToOwned::to_owned) else {
            if set_up {
                self.cannot_begin(NoteKind::FenMissing, "SetUp");
            }
            return;
        };
        // Studies and games at odds may begin with what no game could bring about.
        let position = fen::read(&text).ok().and_then(|board| Position::composed(&board).ok());
        let Some(position) = position else {
            return self.cannot_begin(NoteKind::FenUnreadable, "FEN");
        };
        if !set_up {
            self.notes.note(NoteKind::SetUpMissing, self.span_of("FEN"));
        }
        self.game.begin_with(position);
        self.frames = vec![OpenLine::new(LineId::MAIN, position, 0)];
    }

    fn cannot_begin(&mut self, kind: NoteKind, tag: &str) {
        self.notes.note(kind, self.span_of(tag));
        self.break_at(self.cursor.span().start);
    }

    fn span_of(&self, name: &str) -> Span {
        let at = self.game.tags.iter().position(|tag| tag.name.eq_ignore_ascii_case(name));
        at.and_then(|at| self.tag_spans.get(at).copied()).unwrap_or_default()
    }
}
