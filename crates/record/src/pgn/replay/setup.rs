//! The tags of the start position.

use adoube_chess::Position;

use super::{ReplayFault, Visitor};
use crate::pgn::{
    NoteKind, Span, Variant,
    scan::decoded,
    start::read_start,
    tags::{known_value, unescape_value},
};

/// The start position in the tags of a game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Setup<'a> {
    fen: Option<(&'a [u8], Span)>,
    variant: Option<(&'a [u8], Span)>,
}

impl<'a> Setup<'a> {
    /// Stores a tag, unless one of its name came before. `SetUp` adds nothing to `FEN`.
    #[inline]
    pub(super) fn tag(&mut self, name: &[u8], value: &'a [u8], span: Span) {
        match name.len() {
            3 if name.eq_ignore_ascii_case(b"FEN") => {
                self.fen.get_or_insert((value, span));
            }
            7 if name.eq_ignore_ascii_case(b"Variant") => {
                self.variant.get_or_insert((value, span));
            }
            _ => {}
        }
    }

    /// The start position; if there is none, the fault was reported to the visitor.
    pub(super) fn start(&self, visitor: &mut impl Visitor<'a>) -> Option<Position> {
        if let Some((name, span)) = self.variant.filter(|(name, _)| !is_chess(name)) {
            visitor.fault(ReplayFault::Variant(name), span);
            return None;
        }
        let Some((fen, span)) = self.fen else { return Some(Position::initial()) };
        let text = decoded(fen);
        let Some(text) = known_value(&unescape_value(&text).0).map(ToOwned::to_owned) else {
            return Some(Position::initial());
        };
        match read_start(&text) {
            Ok(start) => {
                if start.false_rights.is_some() {
                    visitor.note(NoteKind::FenRights, span);
                }
                Some(start.position)
            }
            Err(error) => {
                visitor.fault(ReplayFault::Fen(error), span);
                None
            }
        }
    }
}

/// Whether a variant name means chess or Chess960.
fn is_chess(name: &[u8]) -> bool {
    !matches!(Variant::named(&decoded(name)), Variant::Other(_))
}
