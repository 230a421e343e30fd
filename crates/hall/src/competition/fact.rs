//! The facts of a competition, and how they are folded.

use adoube_chess::Colour;
use adoube_laws::{clock::At, table::Outcome};
use serde::{Deserialize, Serialize};

use super::{
    About, Board, Bye, Competition, Day, ForbiddenGroup, Player, RulesPair, Seat, SeatRole,
    lobby::LobbyFact,
};
use crate::{
    ids::{BoardNo, GameId, PersonNo, PlayerNo, RoundNo, SeatId},
    token::TokenHash,
};

/// A fact about a competition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum CompetitionFact {
    /// The competition was announced.
    Opened {
        /// The announcement.
        about: Box<About>,
        /// The person under whose key the names in it are stored.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonNo>,
    },
    /// The announcement was changed; tables that were created before keep their regulations.
    Amended {
        /// The announcement from now on.
        about: Box<About>,
        /// The person under whose key the names in it are stored.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonNo>,
    },
    /// A player was entered.
    PlayerEntered {
        /// The player.
        player: Player,
        /// The person under whose key the data is stored.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonNo>,
    },
    /// The data of a player was corrected.
    PlayerCorrected {
        /// The corrected data.
        player: Player,
        /// The person under whose key the data is stored.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonNo>,
    },
    /// A player who was never paired was removed.
    PlayerRemoved {
        /// The player.
        player: PlayerNo,
    },
    /// A player withdrew.
    PlayerWithdrew {
        /// The player.
        player: PlayerNo,
    },
    /// A player who had withdrawn plays again.
    PlayerReturned {
        /// The player.
        player: PlayerNo,
    },
    /// The players were renumbered from 1, before the first round.
    PlayersRenumbered {
        /// The old numbers, in the new order.
        order: Vec<PlayerNo>,
    },
    /// A player requested a bye in a coming round.
    ByeRequested {
        /// The round.
        round: RoundNo,
        /// The player.
        player: PlayerNo,
        /// The kind of bye.
        bye: Bye,
    },
    /// A player cancelled a requested bye.
    ByeRequestCancelled {
        /// The round.
        round: RoundNo,
        /// The player.
        player: PlayerNo,
    },
    /// The pairings that must not occur were set.
    PairingsForbidden {
        /// All groups from now on.
        groups: Vec<ForbiddenGroup>,
    },
    /// The accelerated group of a Swiss was fixed with its first round.
    AcceleratedGroupFixed {
        /// The last player of the group.
        last: PlayerNo,
    },
    /// The start of a round was set.
    RoundScheduled {
        /// The round.
        round: RoundNo,
        /// When it begins, if known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        starts: Option<At>,
        /// The day, by the local calendar.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        day: Option<Day>,
    },
    /// Two players were paired.
    BoardPaired {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// The player of the white pieces.
        white: PlayerNo,
        /// The player of the black pieces.
        black: PlayerNo,
    },
    /// A player does not play in a round.
    ByeGiven {
        /// The round.
        round: RoundNo,
        /// The player.
        player: PlayerNo,
        /// The kind of bye.
        bye: Bye,
    },
    /// The colour of player number 1 in the first round of a Swiss was drawn, or set.
    InitialColourDrawn {
        /// The colour.
        colour: Colour,
    },
    /// A round was compared with the Swiss rules.
    PairingsCompared {
        /// The round.
        round: RoundNo,
        /// The pairs that the rules give and the round does not have; empty if it agrees after all.
        by_the_rules: Vec<RulesPair>,
    },
    /// The pairings of a round in which nothing had been played were dropped.
    PairingsDropped {
        /// The round.
        round: RoundNo,
    },
    /// The players of a board were corrected, or a board was added. A table that was created for other
    /// players is removed.
    BoardCorrected {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// The player of the white pieces.
        white: PlayerNo,
        /// The player of the black pieces.
        black: PlayerNo,
    },
    /// A board was removed from a round, together with its table.
    BoardRemoved {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
    },
    /// A bye was taken back: the player plays in the round after all.
    ByeTaken {
        /// The round.
        round: RoundNo,
        /// The player.
        player: PlayerNo,
    },
    /// A table of this hall was assigned to a board.
    GameAssigned {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// The game.
        game: GameId,
    },
    /// A void game was replaced by a new one.
    GameReplaced {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// The new game.
        game: GameId,
    },
    /// The arbiter entered the result of a game that is not played at a table of this hall.
    ResultEntered {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// The result; none if it was removed.
        outcome: Option<Outcome>,
    },
    /// A seat was given.
    SeatGiven {
        /// The id of the seat.
        seat: SeatId,
        /// The role.
        role: SeatRole,
        /// The name of its owner, if given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// The hash of the token.
        token: TokenHash,
    },
    /// A program plays with a player's seat.
    SeatUsedByProgram {
        /// The seat.
        seat: SeatId,
    },
    /// A seat was revoked.
    SeatRevoked {
        /// The seat.
        seat: SeatId,
    },
    /// An official of the hall was appointed to the competition.
    OfficialAppointed {
        /// The name with which the official signs in.
        name: String,
    },
    /// An official was dismissed from the competition.
    OfficialDismissed {
        /// The name with which the official signs in.
        name: String,
    },
    /// The personal data of a player was removed; pairings and results stay.
    PlayerErased {
        /// The player.
        player: PlayerNo,
    },
    /// The name of a seat's holder was removed.
    SeatErased {
        /// The seat.
        seat: SeatId,
    },
    /// The competition was put away, or brought back.
    Archived {
        /// Whether it is put away.
        archived: bool,
    },
    /// The competition was deleted, with all personal data.
    Deleted,
    /// Players arranged something among themselves.
    Arranged {
        /// The fact of the lobby.
        arranged: LobbyFact,
    },
}

impl Competition {
    /// Folds a fact. It cannot fail: an inconsistent fact has no effect.
    pub(super) fn take_in(&mut self, at: At, fact: &CompetitionFact) {
        use CompetitionFact as Fact;
        match fact {
            Fact::Opened { about, person } | Fact::Amended { about, person } => {
                self.announce(at, about);
                self.announce_person(*person);
            }
            Fact::PlayerEntered { player, person } => {
                self.enter_player(player);
                self.enter_person(player.no, *person);
            }
            Fact::PlayerCorrected { player, person } => {
                self.players.insert(player.no, player.clone());
                self.enter_person(player.no, *person);
            }
            Fact::PlayerErased { player } => self.erase_player(*player),
            Fact::SeatErased { seat } => self.erase_seat(*seat),
            Fact::Archived { archived } => self.is_archived = *archived,
            Fact::Deleted => self.delete(),
            Fact::PlayerRemoved { player } => self.remove_player(*player),
            Fact::PlayerWithdrew { player } => {
                self.withdrawn.insert(*player);
            }
            Fact::PlayerReturned { player } => {
                self.withdrawn.remove(player);
            }
            Fact::PlayersRenumbered { order } => self.renumber(order),
            Fact::ByeRequested { round, player, bye } => {
                self.requested_byes.insert((*round, *player), *bye);
            }
            Fact::ByeRequestCancelled { round, player } => {
                self.requested_byes.remove(&(*round, *player));
            }
            Fact::PairingsForbidden { groups } => self.forbidden.clone_from(groups),
            Fact::AcceleratedGroupFixed { last } => self.last_accelerated = Some(*last),
            Fact::RoundScheduled { round, starts, day } => {
                let round = self.rounds.entry(*round).or_default();
                (round.starts, round.day) = (*starts, *day);
            }
            Fact::BoardPaired { round, board, white, black } => {
                let round = self.rounds.entry(*round).or_default();
                round.boards.insert(*board, Board::paired(*white, *black));
            }
            Fact::ByeGiven { round, player, bye } => {
                self.rounds.entry(*round).or_default().byes.insert(*player, *bye);
            }
            Fact::InitialColourDrawn { colour } => self.initial_colour = Some(*colour),
            Fact::PairingsCompared { round, by_the_rules } => {
                self.rounds.entry(*round).or_default().by_the_rules.clone_from(by_the_rules);
            }
            Fact::PairingsDropped { round } => self.drop_pairings(*round),
            Fact::BoardCorrected { round, board, white, black } => {
                let void = self.remove_board(*round, *board).map(|old| old.void);
                let paired =
                    Board { void: void.unwrap_or_default(), ..Board::paired(*white, *black) };
                self.rounds.entry(*round).or_default().boards.insert(*board, paired);
            }
            Fact::BoardRemoved { round, board } => {
                self.remove_board(*round, *board);
            }
            Fact::ByeTaken { round, player } => {
                self.rounds.entry(*round).or_default().byes.remove(player);
            }
            Fact::GameAssigned { round, board, game }
            | Fact::GameReplaced { round, board, game } => self.play_at(*round, *board, *game),
            Fact::ResultEntered { round, board, outcome } => self.enter(*round, *board, *outcome),
            Fact::SeatGiven { seat, role, name, token } => {
                let name = name.clone().filter(|name| !name.is_empty());
                self.give(Seat::new(*seat, *role, name, *token, at));
            }
            Fact::SeatUsedByProgram { seat } => self.mark_program(*seat),
            Fact::SeatRevoked { seat } => self.revoke(*seat, at),
            Fact::OfficialAppointed { name } => {
                self.officials.insert(name.clone());
            }
            Fact::OfficialDismissed { name } => {
                self.officials.remove(name);
            }
            Fact::Arranged { arranged } => self.lobby.take_in(at, arranged),
        }
    }

    fn announce(&mut self, at: At, about: &About) {
        self.opened.get_or_insert(at);
        self.about = Some(about.clone().into());
    }

    fn enter_player(&mut self, player: &Player) {
        self.players.insert(player.no, player.clone());
        self.is_ordered = false;
    }

    fn remove_player(&mut self, player: PlayerNo) {
        self.players.remove(&player);
        self.end_person(player);
        self.erased.remove(&player);
        self.withdrawn.remove(&player);
        self.requested_byes.retain(|(_, own), _| *own != player);
        for group in &mut self.forbidden {
            group.players.retain(|own| *own != player);
        }
        self.forbidden.retain(|group| group.players.len() > 1);
    }

    /// Drops the pairings of a round; its start is kept.
    fn drop_pairings(&mut self, round: RoundNo) {
        let round = self.rounds.entry(round).or_default();
        round.boards.clear();
        round.byes.clear();
        round.by_the_rules.clear();
    }

    fn give(&mut self, seat: Seat) {
        self.tokens.insert(seat.token, seat.id);
        self.seats.insert(seat.id, seat);
    }

    fn mark_program(&mut self, seat: SeatId) {
        if let Some(seat) = self.seats.get_mut(&seat) {
            seat.is_program = true;
        }
    }

    /// Removes a board and withdraws its table.
    fn remove_board(&mut self, round: RoundNo, board: BoardNo) -> Option<Board> {
        let removed = self.rounds.get_mut(&round)?.boards.remove(&board)?;
        self.withdrawn_tables.extend(removed.game);
        Some(removed)
    }

    fn enter(&mut self, round: RoundNo, board: BoardNo, outcome: Option<Outcome>) {
        if let Some(board) = self.board_mut(round, board) {
            board.entered = outcome;
        }
    }

    fn revoke(&mut self, seat: SeatId, at: At) {
        if let Some(seat) = self.seats.get_mut(&seat) {
            seat.revoked.get_or_insert(at);
            self.tokens.remove(&seat.token);
        }
    }

    fn play_at(&mut self, round: RoundNo, board: BoardNo, game: GameId) {
        if let Some(paired) = self.board_mut(round, board) {
            paired.void.extend(paired.game.replace(game));
            self.games.insert(game, (round, board));
        }
    }

    fn board_mut(&mut self, round: RoundNo, board: BoardNo) -> Option<&mut Board> {
        self.rounds.get_mut(&round)?.boards.get_mut(&board)
    }
}
