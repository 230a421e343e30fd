//! A competition: its announcement, players, rounds and seats.
//!
//! It is nothing but the fold of its [`CompetitionFact`]s. A change that an organiser or an arbiter requests
//! is decided by a pure function that returns facts, or [`ValidationErrors`] that say what is wrong and where
//! and change nothing.

mod about;
pub mod berger;
pub mod csv;
mod decide;
mod fact;
mod fold;
pub mod lobby;
mod personal;
mod player;
pub mod ratings;
mod renumber;
mod round;
mod seat;
pub mod standings;
pub mod swiss;
#[cfg(test)]
mod tests;
mod tie_break;
mod tournament;
mod validation;

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::Arc,
};

pub use about::{About, Acceleration, Dates, Day, Delay, ParseDayError, System, Visibility};
use adoube_chess::Colour;
use adoube_laws::clock::At;
pub use decide::*;
pub use fact::CompetitionFact;
use lobby::Lobby;
pub use player::{Federation, ParseFederationError, Player, Sex, Title};
pub use round::{Board, Bye, ForbiddenGroup, Round, RulesPair};
pub use seat::{Seat, SeatRole};
use serde_json::Value;
pub use tournament::tournament;
pub use validation::{Problem, ValidationError, ValidationErrors};

use crate::{
    actor::Actor,
    fold::Fold,
    ids::{BoardNo, GameId, PersonNo, PlayerNo, RoundNo, SeatId},
    ledger::Stream,
    personal::Sealer,
    token::TokenHash,
};

/// A competition: the fold of its facts. Before the first fact it is not open, and empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Competition {
    opened: Option<At>,
    about: Option<Arc<About>>,
    players: BTreeMap<PlayerNo, Player>,
    withdrawn: BTreeSet<PlayerNo>,
    /// Whether the organiser has ordered the start list since the last entry.
    is_ordered: bool,
    /// The colour of player number 1 in the first round of a Swiss, if it was drawn.
    initial_colour: Option<Colour>,
    /// The last player of the accelerated group, from the first round on (C.04.7, 1.3).
    last_accelerated: Option<PlayerNo>,
    /// Requested byes; those of paired rounds are kept as history.
    requested_byes: BTreeMap<(RoundNo, PlayerNo), Bye>,
    forbidden: Vec<ForbiddenGroup>,
    rounds: BTreeMap<RoundNo, Round>,
    /// The round and board of each game, including void ones.
    games: HashMap<GameId, (RoundNo, BoardNo)>,
    /// The games of tables that were removed before anything was played at them.
    withdrawn_tables: BTreeSet<GameId>,
    seats: BTreeMap<SeatId, Seat>,
    /// The seats that have not been revoked, by their tokens.
    tokens: HashMap<TokenHash, SeatId>,
    officials: BTreeSet<String>,
    lobby: Lobby,
    /// The person of each player, under whose key their data is stored.
    persons: BTreeMap<PlayerNo, PersonNo>,
    /// The person whose key the people in the announcement are stored under.
    about_person: Option<PersonNo>,
    last_person: u32,
    /// The persons whose keys are destroyed.
    ended: BTreeSet<PersonNo>,
    /// The players whose personal data was removed.
    erased: BTreeSet<PlayerNo>,
    /// The seats whose holders' names were removed.
    erased_seats: BTreeSet<SeatId>,
    is_archived: bool,
    is_deleted: bool,
}

impl Competition {
    /// Whether the boards look the same to a client that follows them.
    pub fn has_boards_of(&self, other: &Self) -> bool {
        (&self.about, &self.players, &self.rounds) == (&other.about, &other.players, &other.rounds)
    }

    /// When it was opened; `None` before that.
    pub fn opened(&self) -> Option<At> {
        self.opened
    }

    /// Whether it was put away: it is in no list, and can be read by its address.
    pub fn is_archived(&self) -> bool {
        self.is_archived
    }

    /// Whether it was deleted, with all personal data.
    pub fn is_deleted(&self) -> bool {
        self.is_deleted
    }

    /// The announcement; `None` before it was opened, and after it was deleted.
    pub fn about(&self) -> Option<&Arc<About>> {
        self.about.as_ref()
    }

    /// The players, in the order of their numbers.
    pub fn players(&self) -> impl ExactSizeIterator<Item = &Player> {
        self.players.values()
    }

    /// The player with this number.
    pub fn player(&self, no: PlayerNo) -> Option<&Player> {
        self.players.get(&no)
    }

    /// Whether a player has withdrawn.
    pub fn has_withdrawn(&self, no: PlayerNo) -> bool {
        self.withdrawn.contains(&no)
    }

    /// Whether the organiser has ordered the start list since the last entry.
    pub fn is_ordered(&self) -> bool {
        self.is_ordered
    }

    /// The colour of player number 1 in the first round of a Swiss, if it was drawn.
    pub fn initial_colour(&self) -> Option<Colour> {
        self.initial_colour
    }

    /// The last player of the accelerated group, once the first round is paired.
    pub fn last_accelerated(&self) -> Option<PlayerNo> {
        self.last_accelerated
    }

    /// The requested byes in rounds that are not paired yet.
    pub fn requested_byes(&self) -> impl Iterator<Item = (RoundNo, PlayerNo, Bye)> {
        let is_to_come = |round: RoundNo| !self.round(round).is_some_and(Round::is_paired);
        let all = self.requested_byes.iter().map(|(&(round, player), &bye)| (round, player, bye));
        all.filter(move |(round, player, _)| is_to_come(*round) && !self.has_withdrawn(*player))
    }

    /// The players who must not meet.
    pub fn forbidden(&self) -> &[ForbiddenGroup] {
        &self.forbidden
    }

    /// The rounds, in order.
    pub fn rounds(&self) -> &BTreeMap<RoundNo, Round> {
        &self.rounds
    }

    /// The round with this number.
    pub fn round(&self, no: RoundNo) -> Option<&Round> {
        self.rounds.get(&no)
    }

    /// A board of a round.
    pub fn board(&self, round: RoundNo, board: BoardNo) -> Option<&Board> {
        self.rounds.get(&round)?.boards.get(&board)
    }

    /// The games on the boards of all rounds.
    pub fn games(&self) -> impl Iterator<Item = ((RoundNo, BoardNo), GameId)> {
        self.rounds.iter().flat_map(|(round, paired)| {
            let boards = paired.boards.iter();
            boards.filter_map(|(no, board)| Some(((*round, *no), board.game?)))
        })
    }

    /// The round and board of a game, also of a void one.
    pub fn place_of(&self, game: &GameId) -> Option<(RoundNo, BoardNo)> {
        self.games.get(game).copied()
    }

    /// The games of tables that were removed before anything was played at them.
    pub fn withdrawn_tables(&self) -> &BTreeSet<GameId> {
        &self.withdrawn_tables
    }

    /// The games of a player in the order of the rounds, without void ones.
    pub fn games_of(&self, player: PlayerNo) -> impl Iterator<Item = (RoundNo, BoardNo, GameId)> {
        self.rounds.iter().filter_map(move |(round, paired)| {
            let (no, board) = paired.board_of(player)?;
            Some((*round, no, board.game?))
        })
    }

    /// The seats that were given, including revoked ones.
    pub fn seats(&self) -> impl ExactSizeIterator<Item = &Seat> {
        self.seats.values()
    }

    /// The seat with this id.
    pub fn seat(&self, id: SeatId) -> Option<&Seat> {
        self.seats.get(&id)
    }

    /// The seat of a token, unless it was revoked.
    pub fn seat_of(&self, token: &TokenHash) -> Option<&Seat> {
        self.seats.get(self.tokens.get(token)?)
    }

    /// Whether a program plays for this player.
    pub fn is_program(&self, player: PlayerNo) -> bool {
        let role = SeatRole::Player(player);
        let plays = |seat: &Seat| seat.role == role && seat.is_program && seat.revoked.is_none();
        self.seats().any(plays)
    }

    /// The officials of the competition, by the names with which they sign in.
    pub fn officials(&self) -> &BTreeSet<String> {
        &self.officials
    }

    /// What players arrange among themselves outside the rounds.
    pub fn lobby(&self) -> &Lobby {
        &self.lobby
    }
}

/// Folds further facts into a competition. Their instants make no difference to what is decided next.
fn fold_all(before: &Competition, facts: &[CompetitionFact]) -> Competition {
    let mut after = before.clone();
    for fact in facts {
        after.take_in(At::ZERO, fact);
    }
    after
}

impl Fold for Competition {
    type Fact = CompetitionFact;

    fn visit_personal(stream: &Stream, body: &mut Value, sealer: &mut Sealer) {
        personal::visit(stream, body, sealer);
    }

    fn fold(&mut self, at: At, _by: &Actor, fact: &CompetitionFact) {
        self.take_in(at, fact);
    }
}
