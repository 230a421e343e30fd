//! What became fact in a competition, and what it does.

use adoube_chess::Colour;
use adoube_laws::{clock::At, table::Outcome};
use serde::{Deserialize, Serialize};

use super::{
    About, Board, Bye, Competition, Day, ForbiddenGroup, Player, RulesPair, Seat, SeatRole,
    lobby::LobbyFact,
};
use crate::{
    ids::{BoardNo, GameId, PlayerNo, RoundNo, SeatId},
    token::TokenHash,
};

/// What became fact in a competition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum CompetitionFact {
    /// It was announced.
    Opened {
        /// What was announced.
        about: Box<About>,
    },
    /// The announcement was changed; tables that were created before are played as they were created.
    Amended {
        /// What holds from now on.
        about: Box<About>,
    },
    /// A player was entered.
    PlayerEntered {
        /// The player.
        player: Player,
    },
    /// The data of a player were corrected.
    PlayerCorrected {
        /// As it is right.
        player: Player,
    },
    /// A player who was never paired was taken off the list.
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
    /// The players got the numbers from 1 on, before the first round.
    PlayersRenumbered {
        /// The numbers that they had, in the new order.
        order: Vec<PlayerNo>,
    },
    /// A player asked for a bye in a round to come.
    ByeRequested {
        /// In which round.
        round: RoundNo,
        /// The player.
        player: PlayerNo,
        /// What it is worth.
        bye: Bye,
    },
    /// A player wants to play in a round after all.
    ByeRequestCancelled {
        /// In which round.
        round: RoundNo,
        /// The player.
        player: PlayerNo,
    },
    /// It was said which players must not meet.
    PairingsForbidden {
        /// All that holds from now on.
        groups: Vec<ForbiddenGroup>,
    },
    /// The accelerated group of a Swiss was fixed with its first round.
    AcceleratedGroupFixed {
        /// The last player of it.
        last: PlayerNo,
    },
    /// A round got its time.
    RoundScheduled {
        /// The round.
        round: RoundNo,
        /// When it begins, if that is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        starts: Option<At>,
        /// On which day, by the calendar of the place.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        day: Option<Day>,
    },
    /// Two players were paired.
    BoardPaired {
        /// In which round.
        round: RoundNo,
        /// On which board.
        board: BoardNo,
        /// The player of the white pieces.
        white: PlayerNo,
        /// The player of the black pieces.
        black: PlayerNo,
    },
    /// A player does not play in a round.
    ByeGiven {
        /// In which round.
        round: RoundNo,
        /// The player.
        player: PlayerNo,
        /// What it is worth.
        bye: Bye,
    },
    /// The colour of the first number in the first round of a Swiss was drawn, or set.
    InitialColourDrawn {
        /// The colour.
        colour: Colour,
    },
    /// A round was held against the rules of the Swiss.
    PairingsCompared {
        /// The round.
        round: RoundNo,
        /// What the rules give and the round does not have; nothing if it agrees after all.
        by_the_rules: Vec<RulesPair>,
    },
    /// The pairings of a round in which nothing was played yet were taken back.
    PairingsDropped {
        /// Of which round.
        round: RoundNo,
    },
    /// The players of a board were corrected, or a board was added. A table that was created for others is taken away.
    BoardCorrected {
        /// In which round.
        round: RoundNo,
        /// On which board.
        board: BoardNo,
        /// The player of the white pieces.
        white: PlayerNo,
        /// The player of the black pieces.
        black: PlayerNo,
    },
    /// A board was taken out of a round, and its table with it.
    BoardRemoved {
        /// Out of which round.
        round: RoundNo,
        /// Which board.
        board: BoardNo,
    },
    /// A player plays in a round after all.
    ByeTaken {
        /// In which round.
        round: RoundNo,
        /// The player.
        player: PlayerNo,
    },
    /// A board got a table of this hall.
    GameAssigned {
        /// In which round.
        round: RoundNo,
        /// On which board.
        board: BoardNo,
        /// The game.
        game: GameId,
    },
    /// A game was void, and a new one is played.
    GameReplaced {
        /// In which round.
        round: RoundNo,
        /// On which board.
        board: BoardNo,
        /// The new one.
        game: GameId,
    },
    /// The arbiter entered the result of a game that is not played at a table of this hall.
    ResultEntered {
        /// In which round.
        round: RoundNo,
        /// On which board.
        board: BoardNo,
        /// The result; nothing if it was taken back.
        outcome: Option<Outcome>,
    },
    /// A seat was given.
    SeatGiven {
        /// What it is called by.
        seat: SeatId,
        /// The role.
        role: SeatRole,
        /// The name of its owner, if it was given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// What the token is known by.
        token: TokenHash,
    },
    /// A seat was revoked.
    SeatRevoked {
        /// The seat.
        seat: SeatId,
    },
    /// An official of the hall was put in charge of the competition.
    OfficialAppointed {
        /// The name with which the official signs in.
        name: String,
    },
    /// An official is not in charge any more.
    OfficialDismissed {
        /// The name with which the official signs in.
        name: String,
    },
    /// Players have arranged something among themselves.
    Arranged {
        /// The fact of the lobby.
        arranged: LobbyFact,
    },
}

impl Competition {
    /// What a fact does. It cannot fail: what makes no sense does nothing.
    pub(super) fn take_in(&mut self, at: At, fact: &CompetitionFact) {
        use CompetitionFact as Fact;
        match fact {
            Fact::Opened { about } | Fact::Amended { about } => self.announce(at, about),
            Fact::PlayerEntered { player } => self.enter_player(player),
            Fact::PlayerCorrected { player } => {
                self.players.insert(player.no, player.clone());
            }
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
                let (id, role, name, token) = (*seat, *role, name.clone(), *token);
                self.give(Seat { id, role, name, token, given: at, revoked: None });
            }
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
        self.withdrawn.remove(&player);
        self.requested_byes.retain(|(_, own), _| *own != player);
        for group in &mut self.forbidden {
            group.players.retain(|own| *own != player);
        }
        self.forbidden.retain(|group| group.players.len() > 1);
    }

    /// The round is not paired any more; when it begins is kept.
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

    /// A board is gone, and nobody plays at its table.
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
