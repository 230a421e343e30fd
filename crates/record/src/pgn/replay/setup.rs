//! The tags that say from where a game is played.

use adoube_chess::Position;

use super::{Forgiven, ReplayFault, Visitor};
use crate::pgn::{Span, Variant, scan::decoded, start::read_start};

/// What the tags of a game say of its start.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Setup<'a> {
    fen: Option<(&'a [u8], Span)>,
    variant: Option<(&'a [u8], Span)>,
}

impl<'a> Setup<'a> {
    /// Notes a tag. `SetUp` says nothing that `FEN` does not.
    #[inline]
    pub(super) fn tag(&mut self, name: &[u8], value: &'a [u8], span: Span) {
        match name.len() {
            3 if name.eq_ignore_ascii_case(b"FEN") => self.fen = Some((value, span)),
            7 if name.eq_ignore_ascii_case(b"Variant") => self.variant = Some((value, span)),
            _ => {}
        }
    }

    /// The position to start from; without one the visitor has been told why.
    pub(super) fn start(&self, visitor: &mut impl Visitor<'a>) -> Option<Position> {
        if let Some((name, span)) = self.variant.filter(|(name, _)| !is_chess(name)) {
            visitor.fault(ReplayFault::Variant(name), span);
            return None;
        }
        let Some((fen, span)) = self.fen else { return Some(Position::initial()) };
        match read_start(&decoded(fen)) {
            Ok(start) => {
                if start.is_composed {
                    visitor.forgiven(Forgiven::Composed, span);
                }
                if start.has_false_rights {
                    visitor.forgiven(Forgiven::FenRights, span);
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

/// Whether the name of a variant is one of those that programs give to chess and Chess960.
fn is_chess(name: &[u8]) -> bool {
    !matches!(Variant::named(&decoded(name)), Variant::Other(_))
}
