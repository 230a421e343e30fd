//! How facts change a competition.

use adoube_laws::{clock::At, table::Outcome};

use super::{About, Board, Competition, CompetitionFact, Player, Seat};
use crate::ids::{BoardNo, GameId, PlayerNo, RoundNo, SeatId};

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
            Fact::RoundScheduled { .. }
            | Fact::BoardPaired { .. }
            | Fact::ByeGiven { .. }
            | Fact::InitialColourDrawn { .. }
            | Fact::PairingsCompared { .. }
            | Fact::PairingsDropped { .. }
            | Fact::BoardCorrected { .. }
            | Fact::BoardRemoved { .. }
            | Fact::ByeTaken { .. }
            | Fact::GameAssigned { .. }
            | Fact::GameReplaced { .. }
            | Fact::ResultEntered { .. } => self.take_in_round(fact),
        }
    }

    /// Folds a fact about a round and its boards.
    fn take_in_round(&mut self, fact: &CompetitionFact) {
        use CompetitionFact as Fact;
        match fact {
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
            _ => {}
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
