//! Applies facts to the table, in a single match. It cannot fail; a fact that does not fit changes nothing.

mod board;
mod orders;

use std::sync::Arc;

use adoube_chess::{Colour, chess960};

use super::{Stage, Table, presence, sheets};
use crate::{
    clock::{FlagFall, Milliseconds},
    regulations::Interruptions,
    vocabulary::{AdjournFact, Completion, Event, Fact, Latent, Presence, Who},
};

impl Table {
    /// Returns the table after an event.
    #[must_use]
    #[inline]
    pub fn apply(mut self, event: &Event) -> Self {
        self.fold(event);
        self
    }

    pub(crate) fn fold(&mut self, event: &Event) {
        self.now = self.now.max(event.at);
        self.clock.advance(self.now);
        sheets::note_shortage_of_time(
            &mut self.players,
            &self.clock,
            self.now,
            self.regulations.edition,
        );
        let before = self.history.plies();
        match &event.fact {
            Fact::ArrayDrawn(number) => self.draw_array(*number),
            Fact::Started(whose) => self.start(*whose),
            Fact::FlagFell { whose, fall } => self.let_flag_fall(*whose, fall),
            Fact::Touched { by, on, intent, adjusting } => {
                self.touch(*by, *on, *intent, *adjusting);
            }
            Fact::Lifted { by, hand, from } => self.lift(*by, *hand, *from),
            Fact::Fetched { by, hand, piece } => self.fetch(*by, *hand, *piece),
            Fact::Held { by, on } => self.hold(*by, *on),
            Fact::Placed { by, hand, on, piece } => self.place(*by, *hand, *on, *piece),
            Fact::PutAside { by, hand } => self.put_aside(*by, *hand),
            Fact::Removed { by, hand, from } => self.remove_piece(*by, *hand, *from),
            Fact::Displaced { by, from, to } => self.displace(*by, *from, *to),
            Fact::PutRight { .. } => self.put_right(),
            Fact::SaidAdjusting(by) => self.players[*by].hands.adjusting = Some(self.now),
            Fact::SaidCastling(by) => self.players[*by].hands.touch.announce_castling(),
            Fact::MoveMade { by, played, hand } => self.make_move(*by, *played, *hand),
            Fact::MoveReplaced { played, .. } => self.replace_move(*played),
            Fact::MoveTakenBack { by } => self.take_move_back(*by),
            Fact::IllegalMoveCompleted { by, board, breaks_nothing } => {
                self.complete_illegal_move(*by, board, *breaks_nothing);
            }
            Fact::IllegalMoveMade { by, board, breaks_nothing } => {
                self.make_illegal_move(*by, board, *breaks_nothing);
            }
            Fact::Pressed { by, .. } => self.press(*by),
            Fact::PressedByOther { whose, .. } => self.press_by_other(*whose),
            Fact::MoveCompleted { by, how } => self.complete_move(*by, *how),
            Fact::ClocksStopped { by, .. } => self.stop_clocks(*by),
            Fact::ClockRestarted(whose) => self.restart_clock(*whose),
            Fact::Interrupted { lasted } => self.interrupt(*lasted),
            Fact::PlayWentOn { pressed } => self.play_went_on(*pressed),
            Fact::IrregularityArose(latent) => self.add_latent(latent),
            Fact::IrregularityLapsed(latent) => self.lapse(latent),
            Fact::IrregularityNoticed(latent) => self.notice(latent),
            Fact::Asked(question) => {
                self.asked = self.asked.max(question.id.0);
                self.questions.push(question.clone());
            }
            Fact::Answered { question, .. } => self.questions.retain(|open| open.id != *question),
            Fact::Ruled(ruling) => self.apply_ruling(ruling),
            Fact::Adjournment(fact) => self.apply_adjournment(fact),
            Fact::Rapid(fact) => self.rapid.fold(*fact),
            Fact::Blind(fact) => self.blind.fold(fact),
            Fact::Draw(fact) => {
                sheets::record_offer(&mut self.players, fact);
                self.draws.fold(fact);
            }
            Fact::Sheet(fact) => self.sheet(fact),
            Fact::Presence(fact) => presence::fold(&mut self.players, fact, self.now),
            Fact::Conduct(fact) => self.conduct.fold(fact),
        }
        if self.history.plies() > before {
            self.excuse_lines();
        }
    }

    fn let_flag_fall(&mut self, whose: Colour, fall: &FlagFall) {
        self.clock.let_fall(self.now);
        let edition = self.edition();
        let player = &mut self.players[whose];
        sheets::note_time_ran_out(player, &self.clock, whose, fall, edition);
    }

    fn restart_clock(&mut self, whose: Colour) {
        self.interruption.end(self.now);
        self.clock = self.clock.clone().start(self.now, whose);
    }

    /// Adds an irregularity once, however often it occurs.
    fn add_latent(&mut self, latent: &Latent) {
        if !self.latent.contains(latent) {
            self.latent.push(latent.clone());
        }
    }

    fn press_by_other(&mut self, whose: Colour) {
        self.clock.complete(self.now, whose);
        self.players.white.clock_meddled = true;
        self.players.black.clock_meddled = true;
    }

    fn stop_clocks(&mut self, by: Who) {
        self.clock = self.clock.clone().stop(self.now);
        self.adjournment.stop_clocks(by, self.now);
    }

    fn interrupt(&mut self, lasted: Milliseconds) {
        if self.regulations.interruptions == Some(Interruptions::ClocksRunOn) {
            self.interruption.note(self.now, lasted);
            return;
        }
        let is_running = self.clock.running().is_some();
        let awaited_from = self.adjournment.resumption.unwrap_or(self.setup.scheduled);
        let is_open = is_running || self.interruption.is_open();
        self.interruption.begin(self.now, lasted, awaited_from, is_open);
        self.clock = self.clock.clone().stop(self.now);
    }

    fn press(&mut self, by: Colour) {
        self.players[by].pressed_early = self.is_early_press(by);
        self.clock.complete(self.now, by);
    }

    fn notice(&mut self, latent: &Latent) {
        self.latent.retain(|other| other != latent);
        self.lapsed.retain(|other| other != latent);
        if let Latent::OutOfTurn { by, .. } = latent {
            self.moved_ahead.retain(|moved| moved.by != *by);
        }
    }

    fn draw_array(&mut self, number: u16) {
        let Some(number) = chess960::Number::new(number) else { return };
        Arc::make_mut(&mut self.setup).prescribed = number.position().board();
        self.history = self.setup.history();
        self.board = *self.history.board();
    }

    fn start(&mut self, whose: Colour) {
        self.stage = Stage::Playing;
        self.began.get_or_insert(self.now);
        self.interruption.start_game();
        self.clock = self.clock.clone().start(self.now, whose);
    }

    fn apply_adjournment(&mut self, fact: &AdjournFact) {
        self.adjournment.fold(fact, self.history.plies());
        match fact {
            AdjournFact::Adjourned(_) => {
                self.stage = Stage::Adjourned;
                self.interruption.forget_delay();
                self.clock = self.clock.clone().stop(self.now);
                for colour in Colour::ALL {
                    let player = &mut self.players[colour];
                    player.presence = Presence::Absent;
                    player.came = None;
                    player.excused = false;
                }
            }
            AdjournFact::Resumed => {
                self.stage = Stage::Playing;
                self.clock.rest();
            }
            _ => {}
        }
    }

    fn lapse(&mut self, latent: &Latent) {
        self.latent.retain(|other| other != latent);
        if !matches!(latent, Latent::Scoresheet { .. }) {
            self.players[!latent.by()].forfeited = true;
            self.lapsed.push(latent.clone());
        }
    }

    fn complete_move(&mut self, by: Colour, how: Completion) {
        let completed = self.moves_made(by);
        let player = &mut self.players[by];
        player.completed = completed;
        match how {
            Completion::Press | Completion::EndOfGame => player.owes_press = false,
            // The move that completes it has to be pressed itself.
            Completion::NextMove => {}
            // The clock was stopped without a press; the move counts as completed.
            Completion::Sealing => {
                player.owes_press = false;
                self.clock.count_move(by);
            }
        }
    }
}
