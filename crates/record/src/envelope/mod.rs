//! The envelope of an adjourned game: everything that the Laws require on it, and nothing of its content.
//!
//! All editions require the same: the names, the position before the sealed move, the times used, the player who sealed, the
//! number of the sealed move, an open draw offer, and when and where the game is resumed
//! ([`EnvelopeData`](adoube_laws::Provision::EnvelopeData)). Unknown values are left blank, to be filled in by hand.

mod text;

use adoube_chess::{Board, Colour};
use adoube_laws::{
    Article, Edition, Provision,
    clock::{Milliseconds, MoveNumber, PerPlayer, PeriodNumber},
    table::Envelope,
};

use crate::sheet::{Heading, Record};
pub use text::text;
#[cfg(feature = "pdf")]
pub(crate) use text::{CoverLine, lines};

/// The data on an envelope.
#[derive(Clone, Debug, PartialEq)]
pub struct Cover {
    /// The event and the players.
    pub heading: Heading,
    /// The edition under which the game is played.
    pub edition: Edition,
    /// The position just before the sealed move.
    pub position: Board,
    /// The time that each player has used.
    pub used: PerPlayer<Option<Milliseconds>>,
    /// The player who sealed.
    pub sealed_by: Colour,
    /// The number of the sealed move.
    pub number: u32,
    /// The open draw offer.
    pub offer: Offer,
    /// When and where the game is resumed.
    pub resumption: Resumption,
}

/// An open draw offer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Offer {
    /// Unknown.
    #[default]
    Unknown,
    /// None.
    None,
    /// By this player.
    Of(Colour),
}

/// When and where a game is resumed; unknown values are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Resumption {
    /// The day.
    pub date: String,
    /// The time of day.
    pub time: String,
    /// The place.
    pub place: String,
}

/// The items that the Laws require on an envelope, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// The names of the players.
    Names,
    /// The position before the sealed move.
    Position,
    /// The times used.
    Times,
    /// The name of the player who sealed.
    Sealer,
    /// The number of the sealed move.
    Number,
    /// An open draw offer.
    Offer,
    /// When and where the game is resumed.
    Resumption,
}

impl Item {
    /// All of them, in the order of the Laws.
    pub const ALL: [Self; 7] = [
        Self::Names,
        Self::Position,
        Self::Times,
        Self::Sealer,
        Self::Number,
        Self::Offer,
        Self::Resumption,
    ];

    /// The article that requires it, if the edition numbers its items.
    pub fn article(self, edition: Edition) -> Option<&'static Article> {
        let [_, items @ ..] = Provision::EnvelopeData.articles(edition) else { return None };
        let place = Self::ALL.into_iter().position(|item| item == self)?;
        if items.len() == Self::ALL.len() { items.get(place) } else { None }
    }
}

impl Cover {
    /// The envelope of a game that was adjourned after its last move.
    ///
    /// The times used follow from the clock readings only without increments: with increments clocks differ in when they
    /// add them.
    pub fn from_record(record: &Record, edition: Edition) -> Self {
        let last = record.positions().pop().unwrap_or(record.start);
        Self {
            edition: record.heading.edition.unwrap_or(edition),
            position: last.board(),
            used: PerPlayer::from_fn(|colour| used(record, colour)),
            sealed_by: last.turn(),
            number: last.fullmoves(),
            offer: Offer::Unknown,
            resumption: Resumption::default(),
            heading: record.heading.clone(),
        }
    }

    /// The envelope of a game that was adjourned at a table.
    pub fn from_envelope(envelope: &Envelope, edition: Edition, mut heading: Heading) -> Self {
        for colour in Colour::ALL {
            if heading.players[colour].name.is_empty() {
                heading.players[colour].name.clone_from(&envelope.names[colour]);
            }
        }
        Self {
            heading,
            edition,
            position: envelope.position,
            used: envelope.used.map(Some),
            sealed_by: envelope.sealed_by,
            number: envelope.number,
            offer: envelope.offer.map_or(Offer::None, Offer::Of),
            resumption: Resumption::default(),
        }
    }
}

/// The time that a player has used, by the last clock reading.
fn used(record: &Record, colour: Colour) -> Option<Milliseconds> {
    let control = record.heading.control.as_ref().filter(|control| !control.has_extra())?;
    let first = record.start.turn();
    let own = record.plies.iter().skip(usize::from(first != colour)).step_by(2);
    let (mut moves, mut left) = (0_u16, None);
    for ply in own {
        moves = moves.checked_add(1)?;
        left = ply.time;
    }
    let mut period = PeriodNumber::FIRST;
    let mut allotted = control.period(period).main;
    while control.required(period).is_some_and(|required| MoveNumber::new(moves) >= required) {
        period = period.next();
        allotted += control.period(period).main;
    }
    left.filter(|left| *left <= allotted).map(|left| allotted - left)
}
