//! Values of the slots of a sentence.

use std::fmt;

use adoube_chess::{Board, Colour, Piece, Role, Square};
use serde::Deserialize;

use super::{moves::SentenceContext, names};
pub(super) use super::{piece_description::PieceDescription, unclear::Unclear};
use crate::{
    Article, Edition, Provision,
    clock::{Correction, Milliseconds, PerPlayer, TimeControl},
    history::Ply,
    regulations::Score,
    vocabulary::{Hand, Irregularity, Outcome, Penalty, Plan},
};

/// A value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    Side(Colour),
    Square(Square),
    /// A piece with its colour, if given, and whether it is placed upside down.
    Man(Option<Colour>, Role, PieceOrientation),
    Standing(PieceDescription),
    Moves(Vec<String>),
    Time(Milliseconds),
    Number(u32),
    Text(String),
    Outcome(Outcome),
    Cited(Vec<Cited>),
    HalfMoves(Vec<HalfMove>),
    Board {
        board: Board,
        fields: usize,
    },
    Control(TimeControl),
    Hand(Hand),
    Penalties(Vec<Penalty>),
    Correction(Correction),
    Points(PerPlayer<Score>),
    Named(&'static str),
}

/// How a piece is placed. It makes no difference by the Laws, but readers expect it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PieceOrientation {
    Yes,
    UpsideDown,
}

/// A provision by its name, or by its article in the current edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Cited {
    Provision(Provision),
    Article(Article),
}

impl Cited {
    /// Reports whether it is this provision in that edition.
    pub(super) fn is(&self, provision: Provision, edition: Edition) -> bool {
        match self {
            Self::Provision(named) => *named == provision,
            Self::Article(article) => provision.articles(edition).contains(article),
        }
    }

    /// Reports whether an edition has it.
    pub(super) fn is_in(&self, edition: Edition) -> bool {
        self.provision(edition).is_some_and(|provision| edition.cite(provision).is_some())
    }

    /// Returns the provision meant in an edition.
    pub(super) fn provision(&self, edition: Edition) -> Option<Provision> {
        match self {
            Self::Provision(named) => Some(*named),
            Self::Article(article) => edition.provisions_at(article).next(),
        }
    }
}

impl fmt::Display for Cited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Provision(named) => named.fmt(f),
            Self::Article(article) => article.fmt(f),
        }
    }
}

/// A moment of the game: after White's or Black's move of a number, or before the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HalfMove {
    Start,
    After(u32, Colour),
}

impl HalfMove {
    /// Returns the number of half-moves played, in a game that begins with this board.
    pub(super) fn ply(self, start: &Board) -> Ply {
        let Self::After(number, colour) = self else { return Ply(0) };
        let half = |number: u32, colour: Colour| {
            u64::from(number) * 2 + u64::from(colour == Colour::Black)
        };
        let before = half(start.fullmoves(), start.turn());
        let plies = (half(number, colour) + 1).saturating_sub(before);
        Ply(u32::try_from(plies).unwrap_or(u32::MAX))
    }

    /// Returns the moment after this many half-moves.
    pub(super) fn at(ply: Ply, start: &Board) -> Self {
        let first = u64::from(start.turn() == Colour::Black);
        match u64::from(ply.0) {
            0 => Self::Start,
            plies => {
                let half = first + plies - 1;
                let number = u64::from(start.fullmoves()) + half / 2;
                let colour = if half.is_multiple_of(2) { Colour::White } else { Colour::Black };
                Self::After(u32::try_from(number).unwrap_or(u32::MAX), colour)
            }
        }
    }
}

/// The values of a sentence by slot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Bindings(Vec<(&'static str, Value)>);

macro_rules! getters {
    ($($(#[$about:meta])* $name:ident $slot:literal $variant:ident -> $Type:ty;)+) => {
        $(
            $(#[$about])*
            pub(super) fn $name(&self) -> Result<$Type, Unclear> {
                self.all().find_map(|value| match value {
                    Value::$variant(found) => Some(found.clone()),
                    _ => None,
                }).ok_or(Unclear::Missing($slot))
            }
        )+
    };
}

impl Bindings {
    /// Returns the values with one more.
    pub(super) fn with(&self, slot: &'static str, value: Value) -> Self {
        let mut values = self.clone();
        values.0.push((slot, value));
        values
    }

    /// All values with their slots.
    pub(super) fn entries(&self) -> &[(&'static str, Value)] {
        &self.0
    }

    /// Sorts the values into the order of these slots: a value after a player's name belongs to that
    /// player, whatever the word order of the language parsed.
    pub(super) fn in_order(self, slots: &[&'static str]) -> Self {
        let mut rest = self.0;
        let mut ordered = Vec::with_capacity(rest.len());
        for slot in slots {
            if let Some(at) = rest.iter().position(|(own, _)| own == slot) {
                ordered.push(rest.remove(at));
            }
        }
        ordered.extend(rest);
        Self(ordered)
    }

    fn all(&self) -> impl Iterator<Item = &Value> {
        self.0.iter().map(|(_, value)| value)
    }

    getters! {
        side "side" Side -> Colour;
        square "square" Square -> Square;
        time "time" Time -> Milliseconds;
        number "number" Number -> u32;
        text "text" Text -> String;
        outcome "result" Outcome -> Outcome;
        cited "provision" Cited -> Vec<Cited>;
        half_moves "moments" HalfMoves -> Vec<HalfMove>;
        control "control" Control -> TimeControl;
        penalties "penalties" Penalties -> Vec<Penalty>;
        correction "correction" Correction -> Correction;
        points "points" Points -> PerPlayer<Score>;
        texts "moves" Moves -> Vec<String>;
    }

    /// Returns the moment.
    pub(super) fn half_move(&self) -> Result<HalfMove, Unclear> {
        self.half_moves()?.first().copied().ok_or(Unclear::Missing("after"))
    }

    /// Returns the irregularity, with the player and the move as far as given.
    pub(super) fn irregularity(
        &self,
        scene: &SentenceContext<'_>,
        unsaid: Option<Colour>,
    ) -> Result<Irregularity, Unclear> {
        let by = self.side().ok().or(unsaid);
        let moment = match (self.half_move(), self.number(), by) {
            (Ok(moment), ..) => Some(moment),
            (_, Ok(number), Some(by)) => Some(HalfMove::After(number, by)),
            (_, Ok(_), None) => return Err(Unclear::Missing("player")),
            _ => None,
        };
        let ply = moment.map(|moment| moment.ply(scene.table.setup().board()));
        Ok(Irregularity { matter: self.named("matter")?, by, ply })
    }

    /// Returns the square of the piece that is meant.
    pub(super) fn standing(&self, scene: &SentenceContext<'_>) -> Result<Square, Unclear> {
        self.standing_of(scene, scene.side)
    }

    /// Returns the square of the piece that is meant, looking first among those of a player.
    pub(super) fn standing_of(
        &self,
        scene: &SentenceContext<'_>,
        own: Colour,
    ) -> Result<Square, Unclear> {
        let found = self.all().find_map(|value| match value {
            Value::Standing(standing) => Some(standing),
            _ => None,
        });
        found.ok_or(Unclear::Missing("piece"))?.on(scene.table.board(), own)
    }

    /// Iterates over all times.
    pub(super) fn all_times(&self) -> impl Iterator<Item = Milliseconds> {
        self.all()
            .filter_map(|value| if let Value::Time(time) = value { Some(*time) } else { None })
    }

    /// Iterates over all squares.
    pub(super) fn squares(&self) -> impl Iterator<Item = Square> {
        self.all().filter_map(|value| if let Value::Square(at) = value { Some(*at) } else { None })
    }

    /// Returns the hand, or the usual one.
    pub(super) fn hand(&self) -> Option<Hand> {
        self.all().find_map(|value| if let Value::Hand(hand) = value { Some(*hand) } else { None })
    }

    /// Returns the piece, of this colour if none was given.
    pub(super) fn man(&self, unsaid: Colour) -> Result<Piece, Unclear> {
        let man = self.all().find_map(|value| match value {
            Value::Man(colour, role, _) => Some(Piece::new(colour.unwrap_or(unsaid), *role)),
            _ => None,
        });
        man.ok_or(Unclear::Missing("piece"))
    }

    /// Returns the board, and the number of FEN fields given.
    pub(super) fn board(&self) -> Result<(Board, usize), Unclear> {
        let board = self.all().find_map(|value| match value {
            Value::Board { board, fields } => Some((*board, *fields)),
            _ => None,
        });
        board.ok_or(Unclear::Missing("FEN"))
    }

    /// Returns each player's value, where the slot follows the player's name.
    pub(super) fn per_player<T>(&self, of: impl Fn(&Value) -> Option<T>) -> PerPlayer<Option<T>> {
        let mut side = None;
        let mut each = PerPlayer { white: None, black: None };
        for value in self.all() {
            match (value, side) {
                (Value::Side(colour), _) => side = Some(*colour),
                (value, Some(colour)) => {
                    if let Some(found) = of(value) {
                        each[colour] = Some(found);
                    }
                }
                (_, None) => {}
            }
        }
        each
    }

    /// Returns each player's time.
    pub(super) fn times(&self) -> PerPlayer<Option<Milliseconds>> {
        self.per_player(|value| if let Value::Time(time) = value { Some(*time) } else { None })
    }

    /// Returns each player's correction.
    pub(super) fn corrections(&self) -> PerPlayer<Correction> {
        let each = self.per_player(|value| match value {
            Value::Correction(correction) => Some(*correction),
            _ => None,
        });
        each.map(Option::unwrap_or_default)
    }

    /// Returns each player's time control; the same for both if only one was given.
    pub(super) fn controls(&self) -> Result<PerPlayer<TimeControl>, Unclear> {
        let each = self.per_player(|value| match value {
            Value::Control(control) => Some(control.clone()),
            _ => None,
        });
        match (each.white, each.black) {
            (Some(white), Some(black)) => Ok(PerPlayer { white, black }),
            _ => Ok(PerPlayer::same(self.control()?)),
        }
    }

    /// Returns the name in a slot.
    pub(super) fn name(&self, slot: &'static str) -> Result<&'static str, Unclear> {
        let found = self.0.iter().find_map(|(of, value)| match value {
            Value::Named(name) if *of == slot => Some(*name),
            _ => None,
        });
        found.ok_or(Unclear::Missing(slot))
    }

    /// Parses the variant named in a slot.
    pub(super) fn named<T: for<'de> Deserialize<'de>>(
        &self,
        slot: &'static str,
    ) -> Result<T, Unclear> {
        names::plain(self.name(slot)?).ok_or(Unclear::Missing(slot))
    }

    /// Returns the provision under which something is done, in an edition.
    pub(super) fn provision(&self, edition: Edition) -> Result<Provision, Unclear> {
        let cited = self.cited()?;
        let first = cited.first().ok_or(Unclear::Missing("provision"))?;
        first.provision(edition).ok_or_else(|| Unclear::NoArticle(first.to_string()))
    }

    /// Resolves the move at the table.
    pub(super) fn plan(&self, scene: &SentenceContext<'_>) -> Result<Plan, Unclear> {
        let texts = self.texts()?;
        let text = texts.first().ok_or(Unclear::Missing("move"))?;
        scene.plan(text)
    }

    /// Iterates over every player named.
    pub(super) fn sides(&self) -> impl Iterator<Item = Colour> {
        self.all().filter_map(|value| match value {
            Value::Side(side) => Some(*side),
            _ => None,
        })
    }

    /// Resolves the moves at the table.
    pub(super) fn plans(&self, scene: &SentenceContext<'_>) -> Result<Vec<Plan>, Unclear> {
        self.texts()?.iter().map(|text| scene.plan(text)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_moves_are_counted_from_the_first_position() {
        let mut start = Board::initial();
        for (ply, moment) in [
            (0, HalfMove::Start),
            (1, HalfMove::After(1, Colour::White)),
            (2, HalfMove::After(1, Colour::Black)),
            (23, HalfMove::After(12, Colour::White)),
        ] {
            assert_eq!(HalfMove::at(Ply(ply), &start), moment);
            assert_eq!(moment.ply(&start), Ply(ply));
        }
        start.set_turn(Colour::Black);
        start.set_fullmoves(30);
        assert_eq!(HalfMove::After(30, Colour::Black).ply(&start), Ply(1));
        assert_eq!(HalfMove::at(Ply(2), &start), HalfMove::After(31, Colour::White));
    }
}
