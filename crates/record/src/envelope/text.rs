//! An envelope as text.

use std::fmt::Write;

use adoube_chess::Colour;

use super::{Cover, Item, Offer};
use crate::{
    describe::{colour_name, turn},
    i18n::{Localizer, SheetKey},
    sheet::{date, men, time},
};

/// A line to be filled in by hand.
const RULE: &str = "____________________";

/// An item on an envelope: its article, its label, and its value.
pub(crate) struct CoverLine {
    pub(crate) item: Option<Item>,
    pub(crate) label: String,
    pub(crate) value: String,
}

/// All items except the position, in the order of the Laws; the event first.
pub(crate) fn lines(cover: &Cover, words: &Localizer) -> Vec<CoverLine> {
    let heading = &cover.heading;
    let line = |item, label: String, value: String| CoverLine { item, label, value };
    let of = |key, colour| words.say(key, [("colour", colour_name(colour).into())]);
    let mut lines = Vec::new();
    for (key, value) in [
        (SheetKey::Event, heading.event.clone()),
        (SheetKey::Site, heading.site.clone()),
        (SheetKey::Date, date(&heading.date, words)),
        (SheetKey::Round, heading.round.clone()),
        (SheetKey::Board, heading.board.clone()),
    ] {
        lines.push(line(None, words.plain(key), value));
    }
    for colour in Colour::ALL {
        let name = heading.players[colour].name.clone();
        lines.push(line(Some(Item::Names), of(SheetKey::Player, colour), name));
    }
    for colour in Colour::ALL {
        let used = cover.used[colour].map(time::write).unwrap_or_default();
        lines.push(line(Some(Item::Times), of(SheetKey::EnvelopeUsed, colour), used));
    }
    let sealer = &heading.players[cover.sealed_by].name;
    let colour = of(SheetKey::Player, cover.sealed_by);
    let sealer = if sealer.is_empty() { colour } else { format!("{sealer} ({colour})") };
    lines.push(line(Some(Item::Sealer), words.plain(SheetKey::EnvelopeSealedBy), sealer));
    let number = words.plain(SheetKey::EnvelopeSealedNumber);
    lines.push(line(Some(Item::Number), number, cover.number.to_string()));
    let offer = match cover.offer {
        Offer::Unknown => String::new(),
        Offer::None => words.plain(SheetKey::EnvelopeNoOffer),
        Offer::Of(colour) => of(SheetKey::EnvelopeOfferedBy, colour),
    };
    lines.push(line(Some(Item::Offer), words.plain(SheetKey::EnvelopeOffer), offer));
    for (key, value) in [
        (SheetKey::EnvelopeResumptionDate, date(&cover.resumption.date, words)),
        (SheetKey::EnvelopeResumptionTime, cover.resumption.time.clone()),
        (SheetKey::EnvelopeResumptionPlace, cover.resumption.place.clone()),
    ] {
        lines.push(line(Some(Item::Resumption), words.plain(key), value));
    }
    lines
}

/// The envelope as text.
pub fn text(cover: &Cover, words: &Localizer) -> String {
    let mut out = format!("{}\n\n", words.plain(SheetKey::EnvelopeTitle));
    for CoverLine { item, label, value } in lines(cover, words) {
        let value = if value.is_empty() { RULE } else { &value };
        let article = item.and_then(|item| item.article(cover.edition));
        let article = article.map(|own| format!(" ({})", words.article(own))).unwrap_or_default();
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{label}: {value}{article}");
    }
    let article = Item::Position.article(cover.edition);
    let article = article.map(|own| format!(" ({})", words.article(own))).unwrap_or_default();
    let _ = writeln!(out, "\n{}{article}", words.plain(SheetKey::EnvelopePosition));
    for said in men(&cover.position, words) {
        let _ = writeln!(out, "{said}");
    }
    let _ = writeln!(out, "{}", turn(cover.position.turn(), words));
    let _ = writeln!(out, "FEN: {}", cover.position);
    let _ = writeln!(out, "\n{}", words.plain(SheetKey::EnvelopeInside));
    let _ = writeln!(out, "{}", words.plain(SheetKey::EnvelopeClosed));
    let _ = writeln!(out, "{}: {RULE}", words.plain(SheetKey::SignatureArbiter));
    out
}
