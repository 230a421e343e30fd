//! The envelope of an adjourned game: everything that the Laws order to be written on it, and nothing of what is in it.
//!
//! All editions ask for the same: the names, the position before the sealed move, the times used, who sealed, the
//! number of the sealed move, a draw offer that stands, and when and where the game goes on
//! ([`EnvelopeData`](adoube_laws::Provision::EnvelopeData)). What is not known is left to be filled in by hand.

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

/// What stands on an envelope.
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
    /// Who sealed.
    pub sealed_by: Colour,
    /// The number of the sealed move.
    pub number: u32,
    /// Whether a draw offer stands.
    pub offer: Offer,
    /// When and where the game goes on.
    pub resumption: Resumption,
}

/// Whether a draw offer stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Offer {
    /// It is not known.
    #[default]
    Unknown,
    /// None does.
    None,
    /// That of this player.
    Of(Colour),
}

/// When and where a game goes on; what is not known is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Resumption {
    /// The day.
    pub date: String,
    /// The time of day.
    pub time: String,
    /// The place.
    pub place: String,
}

/// What the Laws order to be written on an envelope, in their order.
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
    /// A draw offer that stands.
    Offer,
    /// When and where the game goes on.
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

    /// The article that orders it, if the edition numbers its items.
    pub fn article(self, edition: Edition) -> Option<&'static Article> {
        let [_, items @ ..] = Provision::EnvelopeData.articles(edition) else { return None };
        let place = Self::ALL.into_iter().position(|item| item == self)?;
        if items.len() == Self::ALL.len() { items.get(place) } else { None }
    }
}

impl Cover {
    /// The envelope of a game that was adjourned after its last move.
    ///
    /// The times used follow from the clock's readings only where a move brings no time: with increments clocks differ
    /// in when they add it.
    pub fn of_record(record: &Record, edition: Edition) -> Self {
        let last = record.positions().pop().unwrap_or(record.start);
        Self {
            edition: record.heading.edition.unwrap_or(edition),
            position: last.board(),
            used: PerPlayer::of(|colour| used(record, colour)),
            sealed_by: last.turn(),
            number: last.fullmoves(),
            offer: Offer::Unknown,
            resumption: Resumption::default(),
            heading: record.heading.clone(),
        }
    }

    /// The envelope of a game that was adjourned at a table.
    pub fn of_envelope(envelope: &Envelope, edition: Edition, mut heading: Heading) -> Self {
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

/// The time that a player has used, by the last reading of the clock.
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
