//! The tags of a game that an audit needs.

use super::visitor::Spot;
use crate::pgn::{Span, scan::decoded};

/// The value of a tag as written.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RawTag<'a> {
    pub(super) value: &'a [u8],
    pub(super) span: Span,
}

impl<'a> RawTag<'a> {
    /// Its place.
    pub(super) const fn spot(self) -> Spot<'a> {
        Spot { at: self.span.start, text: self.value }
    }

    /// Its text without escapes.
    pub(super) fn text(self) -> String {
        let text = decoded(self.value);
        if !text.contains('\\') {
            return text.into_owned();
        }
        let mut plain = String::with_capacity(text.len());
        let mut signs = text.chars();
        while let Some(sign) = signs.next() {
            plain.push(if sign == '\\' { signs.next().unwrap_or(sign) } else { sign });
        }
        plain
    }

    pub(super) const fn is_present(self) -> bool {
        self.span.end > 0
    }
}

/// The tags of a game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Header<'a> {
    pub(super) event: RawTag<'a>,
    pub(super) site: RawTag<'a>,
    pub(super) date: RawTag<'a>,
    pub(super) round: RawTag<'a>,
    pub(super) white: RawTag<'a>,
    pub(super) black: RawTag<'a>,
    pub(super) result: RawTag<'a>,
    pub(super) utc_date: RawTag<'a>,
    pub(super) event_date: RawTag<'a>,
    pub(super) laws: RawTag<'a>,
    pub(super) fen: RawTag<'a>,
    pub(super) set_up: RawTag<'a>,
    pub(super) variant: RawTag<'a>,
    pub(super) time_control: RawTag<'a>,
    pub(super) termination: RawTag<'a>,
}

impl<'a> Header<'a> {
    /// Stores a tag, unless one of its name came before.
    pub(super) fn note(&mut self, name: &[u8], value: &'a [u8], span: Span) {
        let place = match name {
            b"Event" => &mut self.event,
            b"Site" => &mut self.site,
            b"Date" => &mut self.date,
            b"Round" => &mut self.round,
            b"White" => &mut self.white,
            b"Black" => &mut self.black,
            b"Result" => &mut self.result,
            b"UTCDate" => &mut self.utc_date,
            b"EventDate" => &mut self.event_date,
            b"Laws" => &mut self.laws,
            b"FEN" => &mut self.fen,
            b"SetUp" => &mut self.set_up,
            b"Variant" => &mut self.variant,
            b"TimeControl" => &mut self.time_control,
            b"Termination" => &mut self.termination,
            _ => return,
        };
        if !place.is_present() {
            *place = RawTag { value, span };
        }
    }
}
