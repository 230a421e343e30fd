//! A table and an actor, from which sample acts are built.

use adoube_chess::{Colour, Move, Position, Square, san};

use crate::{
    Provision,
    clock::{Correction, Milliseconds, PerPlayer},
    history::{Ply, ReachedBy, has_same_pieces},
    rules::blind::announced_by,
    state::Table,
    vocabulary::{
        Action, ArbiterAct, Basis, Claim, Hand, HandAct, Line, Manner, Plan, Request, Restored,
        Sealed, SheetAct, Voice, Who,
    },
};

/// A table, and the person about to act at it.
pub(super) struct Moment<'a> {
    pub(super) table: &'a Table,
    pub(super) who: Who,
}

/// Acts by hand: none for persons without pieces.
impl Moment<'_> {
    /// Builds the act for every square, with the hand used so far for the move.
    pub(super) fn on_each_square(&self, act: fn(Square) -> HandAct) -> Vec<Action> {
        let Some(hand) = self.hand() else { return Vec::new() };
        Square::ALL.into_iter().map(|square| Action::Hand { hand, act: act(square) }).collect()
    }

    /// Builds one act with the hand used so far for the move.
    pub(super) fn by_hand(&self, act: fn(Colour) -> HandAct) -> Vec<Action> {
        let (Some(by), Some(hand)) = (self.who.side(), self.hand()) else { return Vec::new() };
        vec![Action::Hand { hand, act: act(by) }]
    }

    /// Builds a press of the clock with each hand.
    pub(super) fn presses(&self) -> Vec<Action> {
        let Some(hand) = self.hand() else { return Vec::new() };
        let hands = [hand, Hand::Usual, Hand::Left, Hand::Right];
        hands.map(|hand| Action::Press { hand, manner: Manner::Proper }).to_vec()
    }

    /// Iterates over the allowed moves, if it is this player's turn. A player replying to a move that is
    /// illegal and not completed moves on from the board as it stands.
    pub(super) fn plans(&self) -> impl Iterator<Item = Plan> {
        let moves = self.who.side().map_or_else(Vec::new, |by| self.moves_of(by));
        moves.into_iter().map(Plan::from)
    }

    fn moves_of(&self, by: Colour) -> Vec<Move> {
        let table = self.table;
        let is_otherwise = !has_same_pieces(table.board(), table.history().board());
        if table.to_move() == by {
            // The pieces allowed to move may be elsewhere on the board: then other moves show whether the
            // moment is right.
            let others = if is_otherwise { self.moves_on_the_board(by) } else { Vec::new() };
            self.free_moves().into_iter().chain(others).collect()
        } else if is_otherwise || table.has_pressed_early(!by) {
            self.moves_on_the_board(by)
        } else {
            Vec::new()
        }
    }

    /// Returns the legal moves from the board as it stands.
    fn moves_on_the_board(&self, by: Colour) -> Vec<Move> {
        let mut board = *self.table.board();
        board.set_turn(by);
        let position = Position::composed(&board);
        position.map(|position| position.legal_moves().to_vec()).unwrap_or_default()
    }

    fn hand(&self) -> Option<Hand> {
        self.who.side().map(|by| self.table.player(by).hands.used.unwrap_or_default())
    }
}

/// Statements: none by persons who do not play.
impl Moment<'_> {
    pub(super) fn say(&self, voices: impl IntoIterator<Item = Voice>) -> Vec<Action> {
        if self.who.side().is_none() {
            return Vec::new();
        }
        voices.into_iter().map(Action::Say).collect()
    }

    pub(super) fn claim(&self, claims: impl IntoIterator<Item = Claim>) -> Vec<Action> {
        self.say(claims.into_iter().map(Voice::Claim))
    }

    /// Builds the claim on the current position, and on every move that may have been written.
    pub(super) fn claim_on_each_basis(&self, claim: fn(Basis) -> Claim) -> Vec<Action> {
        let moves = self.free_moves();
        let named = moves.iter().take(1).map(|played| Basis::Named((*played).into()));
        let written = moves.iter().map(|played| Basis::Written((*played).into()));
        self.claim([Basis::Stands].into_iter().chain(named).chain(written).map(claim))
    }

    pub(super) fn request(&self, requests: impl IntoIterator<Item = Request>) -> Vec<Action> {
        self.say(requests.into_iter().map(Voice::Request))
    }
}

/// Acts on the scoresheet.
impl Moment<'_> {
    /// Writes a move on the line where it belongs, and on that of the last move: what may be written there
    /// may be written on every line of a move that was made.
    pub(super) fn writes(&self) -> Vec<Action> {
        let text = self.last_move().unwrap_or_else(|| "e4".to_owned());
        let on = |line| SheetAct::Write { line, text: text.clone() };
        [None, Some(Line(self.table.history().plies().0))]
            .map(|line| Action::Sheet(on(line)))
            .to_vec()
    }

    /// Returns the last line with a move on the player's own sheet; without one, the line of the last move.
    pub(super) fn last_line(&self) -> Line {
        let sheet = self.who.side().map(|by| &self.table.player(by).sheet);
        let last = sheet.and_then(|sheet| sheet.lines().into_keys().next_back());
        last.unwrap_or(Line(self.table.history().plies().0))
    }
}

/// Acts of the arbiter.
impl Moment<'_> {
    /// Wraps the acts, if the arbiter is about to act.
    pub(super) fn arbitrate(&self, acts: Vec<ArbiterAct>) -> Vec<Action> {
        if self.who != Who::Arbiter {
            return Vec::new();
        }
        acts.into_iter().map(|act| Action::Arbiter(act.into())).collect()
    }

    /// Sets each clock to the time it shows.
    pub(super) fn set_clocks(&self) -> Vec<ArbiterAct> {
        let displays = self.table.clock().face(self.table.now()).displays;
        let set = |whose| {
            let to = Correction { time: Some(displays[whose].time), ..Correction::default() };
            ArbiterAct::SetClock { whose, to }
        };
        Colour::ALL.map(set).to_vec()
    }

    /// Restores every position of the game, the last first.
    pub(super) fn restores(&self) -> Vec<ArbiterAct> {
        let plies = (0..=self.table.history().plies().0).rev();
        plies.map(|ply| ArbiterAct::Restore(Restored::After(Ply(ply)))).collect()
    }
}

/// Moves as text.
impl Moment<'_> {
    /// Returns the moves that may be played.
    fn free_moves(&self) -> Vec<Move> {
        self.table.obligation().map(|duty| duty.moves).unwrap_or_default()
    }

    /// Writes a move that may be played.
    pub(super) fn first_move(&self) -> String {
        let first = self.free_moves().into_iter().next();
        let written = self.table.position().zip(first);
        written
            .map_or_else(String::new, |(position, first)| san::write(position, first).to_string())
    }

    /// Writes the last move.
    pub(super) fn last_move(&self) -> Option<String> {
        let ReachedBy::By(played) = self.table.history().reached() else { return None };
        let before = self.table.history().before()?;
        before.position().map(|position| san::write(position, played).to_string())
    }

    /// Writes the opponent's move that has to be repeated.
    pub(super) fn announced_move(&self) -> Option<String> {
        let (position, announced) = announced_by(self.table, !self.who.side()?);
        let (position, announced) = position.zip(announced)?;
        position.is_legal(announced).then(|| san::write(&position, announced).to_string())
    }

    /// Returns a move to be sealed: the one made openly, or any.
    pub(super) fn sealed(&self) -> Option<Sealed> {
        let played = self.table.adjournment().played.into_iter().chain(self.free_moves()).next();
        let (position, played) = self.table.position().zip(played)?;
        Some(Sealed { text: san::write(position, played).to_string(), nonce: String::new() })
    }

    /// Returns the same, or an empty envelope.
    pub(super) fn sealed_or_empty(&self) -> Sealed {
        self.sealed().unwrap_or(Sealed { text: String::new(), nonce: String::new() })
    }
}

/// Sets the result aside, with a minute on each clock.
pub(super) fn results_set_aside() -> Vec<ArbiterAct> {
    let to = Correction { time: Some(Milliseconds::minutes(1)), ..Correction::default() };
    let clocks = PerPlayer::same(to);
    vec![ArbiterAct::SetAside { under: Provision::ArbiterAppliesTheLaws, clocks }]
}
