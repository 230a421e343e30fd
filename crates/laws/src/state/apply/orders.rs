//! What follows from a ruling.

use adoube_chess::{Board, Colour, Move, Square};

use crate::{
    Citation, Provision,
    clock::{Clock, MoveNumber, PerPlayer},
    history::{History, Ply},
    state::{BoardPlacement, Hands, MustPlay, Stage, Table, stand},
    vocabulary::{Latent, Offence, Order, Penalty, Ruling},
};

impl Table {
    pub(super) fn ruled(&mut self, ruling: &Ruling) {
        self.conduct.decided(ruling.main());
        self.sheets_ordered(ruling);
        for order in &ruling.orders {
            self.follow(order, ruling);
        }
    }

    fn follow(&mut self, order: &Order, ruling: &Ruling) {
        match order {
            Order::AddTime { .. }
            | Order::TakeTime { .. }
            | Order::TakeBackPress(_)
            | Order::SetClock { .. }
            | Order::ReplaceClock(_)
            | Order::InstallSetting(_)
            | Order::StopClocks
            | Order::StartClock(_) => {
                self.clock = self.reset_clock(order);
                self.counters_set(order);
            }
            Order::Restore(ply) => self.restore(*ply),
            Order::SetUp(board) => self.set_up(board),
            Order::PutRight => self.put_right(),
            Order::MustPlay { by, moves } => {
                let (moves, cites) = (moves.clone(), obliges(ruling));
                self.must_play = Some(MustPlay { by: *by, moves, cites });
            }
            Order::TouchedStay { by, touched, released, chosen } => {
                self.touched_stay(*by, touched, *released);
                if let Some(role) = chosen {
                    self.players[*by].hands.touch.choose(*role);
                }
            }
            Order::Finish(played) => self.finish(*played),
            Order::TurnBoard => {
                std::sync::Arc::make_mut(&mut self.setup).placement = BoardPlacement::Right;
            }
            Order::Count { whose, offence } => self.players[*whose].offences.count(*offence),
            Order::Penalise { whom, penalty } => {
                self.conduct.penalised(*whom, *penalty);
                if *penalty == Penalty::Warning {
                    self.players[*whom].offences.count(Offence::Warning);
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
                    self.conduct.result_changed();
                }
                self.stage = Stage::Over { outcome: *outcome, under: ruling.main() };
                self.ended.get_or_insert(self.now);
                self.clock = self.clock.clone().stop(self.now);
            }
        }
    }

    /// A game that had ended by itself is played on, and the clock runs as if it had not been stopped. How it had ended
    /// stays to be noticed.
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

    /// A game that had ended without play has not ended.
    fn play_on(&mut self) {
        self.ended = None;
        self.stage = if self.began.is_some() { Stage::Playing } else { Stage::BeforeStart };
    }

    /// An order may name the move counters too.
    fn counters_set(&mut self, order: &Order) {
        match order {
            Order::SetClock { whose, to } => {
                self.counter_set(*whose, *to);
                self.players[*whose].clock_meddled = false;
            }
            Order::ReplaceClock(corrections) => {
                for (whose, to) in corrections.iter() {
                    self.counter_set(whose, *to);
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

    /// The game as it was after so many half-moves.
    fn restore(&mut self, ply: Ply) {
        let uncompleted = PerPlayer::of(|colour| self.uncompleted(colour));
        self.history = self.history.back_to(ply);
        self.after_restoring(uncompleted);
    }

    /// This board instead of the last position.
    fn set_up(&mut self, board: &Board) {
        let uncompleted = PerPlayer::of(|colour| self.uncompleted(colour));
        let stands = stand(board);
        match self.history.before() {
            Some(mut before) => {
                before.disturb(stands);
                self.history = before;
            }
            None => self.history = History::beginning(stands),
        }
        self.after_restoring(uncompleted);
    }

    /// What was left undone is done: the last half-move is this one after all.
    fn finish(&mut self, played: Move) {
        let Some(mut before) = self.history.before() else { return };
        if before.play(played).is_ok() {
            let uncompleted = PerPlayer::of(|colour| self.uncompleted(colour));
            self.history = before;
            self.after_restoring(uncompleted);
        }
    }

    fn touched_stay(&mut self, by: Colour, touched: &[Square], released: Option<(Square, Square)>) {
        let touch = &mut self.players[by].hands.touch;
        for square in touched {
            touch.touch(*square);
        }
        if let Some((from, to)) = released {
            touch.release(from, to);
        }
    }

    fn after_restoring(&mut self, uncompleted: PerPlayer<Option<Ply>>) {
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
            // What came about on the board that is put right now.
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

    /// How many moves of record a player has made in this game.
    pub fn moves_made(&self, colour: Colour) -> MoveNumber {
        let plies = self.history.plies().0;
        let is_first = self.setup.board().turn() == colour;
        let moves = if is_first { plies.div_ceil(2) } else { plies / 2 };
        MoveNumber::new(u16::try_from(moves).unwrap_or(u16::MAX))
    }
}

/// What in a ruling says that a move has to be played. Of a wrong claim it is what is said of the announced move.
fn obliges(ruling: &Ruling) -> Vec<Citation> {
    let is_announced = |cite: &Citation| cite.provision() == Provision::IntendedMoveMustBePlayed;
    let from = ruling.cites().iter().position(is_announced).unwrap_or_default();
    ruling.cites().iter().skip(from).copied().collect()
}
