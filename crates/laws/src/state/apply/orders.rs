//! Applies the orders of a ruling.

use adoube_chess::{Board, Colour, Move, Square};

use crate::{
    Citation, Provision,
    clock::{Clock, MoveNumber, PerPlayer},
    history::{History, Ply},
    state::{BoardPlacement, Hands, MustPlay, Stage, Table, stand},
    vocabulary::{Latent, Offence, Order, Penalty, Ruling},
};

impl Table {
    pub(super) fn apply_ruling(&mut self, ruling: &Ruling) {
        self.conduct.set_last_decision(ruling.main());
        self.note_flag_call(ruling);
        for order in &ruling.orders {
            self.apply_order(order, ruling);
        }
    }

    fn apply_order(&mut self, order: &Order, ruling: &Ruling) {
        match order {
            Order::AddTime { .. }
            | Order::TakeTime { .. }
            | Order::TakeBackPress(_)
            | Order::SetClock { .. }
            | Order::ReplaceClock(_)
            | Order::InstallSetting(_)
            | Order::StopClocks
            | Order::StartClock(_) => {
                if matches!(order, Order::StartClock(_)) {
                    self.interruption.end(self.now);
                }
                self.clock = self.reset_clock(order);
                self.set_counters(order);
            }
            Order::Restore(ply) => self.restore(*ply),
            Order::SetUp(board) => self.set_up(board),
            Order::PutRight => self.put_right(),
            Order::MustPlay { by, moves } => {
                let (moves, cites) = (moves.clone(), obligation_cites(ruling));
                self.must_play = Some(MustPlay { by: *by, moves, cites });
            }
            Order::TouchedStay { by, touched, released, chosen } => {
                self.keep_touched(*by, touched, *released);
                if let Some(role) = chosen {
                    self.players[*by].hands.touch.choose(*role);
                }
            }
            Order::Finish(played) => self.finish(*played),
            Order::TurnBoard => {
                std::sync::Arc::make_mut(&mut self.setup).placement = BoardPlacement::Right;
            }
            Order::Count { whose, offence } => self.players[*whose].offences.increment(*offence),
            Order::Penalise { whom, penalty } => {
                self.conduct.penalise(*whom, *penalty);
                if *penalty == Penalty::Warning {
                    self.players[*whom].offences.increment(Offence::Warning);
                }
            }
            Order::Permit { whom, what } => self.players[*whom].permissions.push(*what),
            Order::CompleteScoresheet(whose) => {
                let under = ruling.main().map(Citation::provision);
                self.players[*whose].sheet.must_complete = under;
            }
            Order::GoesOn | Order::Stands => {}
            Order::PlayOn => self.play_on(),
            Order::NewGame => {
                self.stage = Stage::Void;
                self.clock = self.clock.clone().stop(self.now);
            }
            Order::End(outcome) => {
                if self.outcome().is_some() {
                    self.conduct.clear_points_due();
                }
                self.stage = Stage::Over { outcome: *outcome, under: ruling.main() };
                self.ended.get_or_insert(self.now);
                self.interruption.end(self.now);
                self.clock = self.clock.clone().stop(self.now);
            }
        }
    }

    /// Continues a game that had ended by itself, with the clock running as if it had not been stopped. The
    /// end of the game can still be noticed.
    pub(super) fn play_went_on(&mut self, pressed: bool) {
        let Stage::Over { outcome, under: Some(under) } = self.stage else { return };
        let (by, ply) = (!self.to_move(), self.history.plies());
        self.latent.push(Latent::EndOfGame { by, ply, under: under.provision(), outcome });
        self.stage = Stage::Playing;
        let Some(ran) = self.clock.ran_before() else { return };
        self.clock = self.clock.clone().start(self.now, ran);
        if pressed && ran == by {
            self.clock.complete(self.now, by);
        } else if ran == by {
            self.players[by].owes_press = true;
            self.players[by].completed = self.players[by].completed.previous();
        }
    }

    /// Reopens a game that had ended without play.
    fn play_on(&mut self) {
        self.ended = None;
        self.stage = if self.began.is_some() { Stage::Playing } else { Stage::BeforeStart };
    }

    /// Sets the move counters, if the order names them.
    fn set_counters(&mut self, order: &Order) {
        match order {
            Order::SetClock { whose, to } => {
                self.mark_counter_set(*whose, *to);
                self.players[*whose].clock_meddled = false;
            }
            Order::ReplaceClock(corrections) => {
                for (whose, to) in corrections.iter() {
                    self.mark_counter_set(whose, *to);
                    self.players[whose].clock_meddled = false;
                }
            }
            _ => {}
        }
    }

    fn reset_clock(&self, order: &Order) -> Clock {
        let (clock, now) = (self.clock.clone(), self.now);
        match order {
            Order::AddTime { to, time } => clock.add(now, *to, *time),
            Order::TakeTime { from, time } => clock.take(now, *from, *time),
            Order::TakeBackPress(by) => clock.take_back_press(now, *by),
            Order::SetClock { whose, to } => clock.correct(now, *whose, *to),
            Order::ReplaceClock(corrections) => {
                let device = clock.setting().device;
                clock.replace(now, device, *corrections)
            }
            Order::InstallSetting(controls) => clock.install(now, controls.clone()),
            Order::StopClocks => clock.stop(now),
            Order::StartClock(whose) => clock.start(now, *whose),
            _ => clock,
        }
    }

    /// Restores the game after this many half-moves.
    fn restore(&mut self, ply: Ply) {
        let uncompleted = PerPlayer::from_fn(|colour| self.uncompleted(colour));
        self.history = self.history.back_to(ply);
        self.reset_after_restoring(uncompleted);
    }

    /// Replaces the last position by this board.
    fn set_up(&mut self, board: &Board) {
        let uncompleted = PerPlayer::from_fn(|colour| self.uncompleted(colour));
        let stands = stand(board);
        match self.history.before() {
            Some(mut before) => {
                before.disturb(stands);
                self.history = before;
            }
            None => self.history = History::beginning(stands),
        }
        self.reset_after_restoring(uncompleted);
    }

    /// Replaces the unfinished last half-move by this one.
    fn finish(&mut self, played: Move) {
        let Some(mut before) = self.history.before() else { return };
        if before.play(played).is_ok() {
            let uncompleted = PerPlayer::from_fn(|colour| self.uncompleted(colour));
            self.history = before;
            self.reset_after_restoring(uncompleted);
        }
    }

    fn keep_touched(&mut self, by: Colour, touched: &[Square], released: Option<(Square, Square)>) {
        let touch = &mut self.players[by].hands.touch;
        for square in touched {
            touch.touch(*square);
        }
        if let Some((from, to)) = released {
            touch.release(from, to);
        }
    }

    fn reset_after_restoring(&mut self, uncompleted: PerPlayer<Option<Ply>>) {
        self.displaced.clear();
        self.moved_ahead.clear();
        self.beneath.clear();
        self.board = *self.history.board();
        let plies = self.history.plies();
        let is_left = |latent: &Latent| match latent {
            Latent::IllegalMove { ply, .. }
            | Latent::Touch { ply, .. }
            | Latent::Accident { ply, .. }
            | Latent::TwoHands { ply, .. }
            | Latent::EndOfGame { ply, .. } => *ply <= plies,
            // It arose on the board that is being corrected now.
            Latent::Displacement { ply, .. }
            | Latent::OutOfTurn { ply, .. }
            | Latent::PressWithoutMove { ply, .. } => *ply < plies,
            Latent::Meddling(_)
            | Latent::OtherHand(_)
            | Latent::Hovering(_)
            | Latent::ClockHandling(_)
            | Latent::Scoresheet { .. } => true,
        };
        self.latent.retain(is_left);
        self.lapsed.retain(is_left);
        for colour in Colour::ALL {
            let completed = self.moves_made(colour);
            let player = &mut self.players[colour];
            player.hands = Hands::default();
            player.owes_press = uncompleted[colour].is_some_and(|ply| ply <= plies);
            player.pressed_early = false;
            player.sheet.go_back_to(plies);
            player.completed = player.completed.min(completed);
        }
        self.must_play = None;
    }

    /// Returns the number of moves of record that a player has made in this game.
    pub fn moves_made(&self, colour: Colour) -> MoveNumber {
        let plies = self.history.plies().0;
        let is_first = self.setup.board().turn() == colour;
        let moves = if is_first { plies.div_ceil(2) } else { plies / 2 };
        MoveNumber::new(u16::try_from(moves).unwrap_or(u16::MAX))
    }
}

/// Returns the citations that require a move to be played; for a wrong claim, those about the announced move.
fn obligation_cites(ruling: &Ruling) -> Vec<Citation> {
    let is_announced = |cite: &Citation| cite.provision() == Provision::IntendedMoveMustBePlayed;
    let from = ruling.cites().iter().position(is_announced).unwrap_or_default();
    ruling.cites().iter().skip(from).copied().collect()
}
