//! What a fact does to the table: one match. It cannot fail; what makes no sense changes nothing.

mod board;
mod orders;

use std::sync::Arc;

use adoube_chess::{Colour, chess960};

use super::{Stage, Table, presence, sheets};
use crate::vocabulary::{AdjournFact, Completion, Event, Fact, Latent, Presence, Who};

impl Table {
    /// The table after an event.
    #[must_use]
    #[inline]
    pub fn apply(mut self, event: &Event) -> Self {
        self.fold(event);
        self
    }

    pub(crate) fn fold(&mut self, event: &Event) {
        self.now = self.now.max(event.at);
        self.clock.advance(self.now);
        sheets::passed(&mut self.players, &self.clock, self.now, self.regulations.edition);
        let before = self.history.plies();
        match &event.fact {
            Fact::ArrayDrawn(number) => self.array_drawn(*number),
            Fact::Started(whose) => self.start(*whose),
            Fact::FlagFell { whose, fall } => {
                self.clock.let_fall(self.now);
                let edition = self.edition();
                sheets::ran_out(&mut self.players[*whose], &self.clock, *whose, fall, edition);
            }
            Fact::Touched { by, on, intent, adjusting } => {
                self.touched(*by, *on, *intent, *adjusting);
            }
            Fact::Lifted { by, hand, from } => self.lifted(*by, *hand, *from),
            Fact::Fetched { by, hand, piece } => self.fetched(*by, *hand, *piece),
            Fact::Held { by, on } => self.held(*by, *on),
            Fact::Placed { by, hand, on, piece } => self.placed(*by, *hand, *on, *piece),
            Fact::PutAside { by, hand } => self.put_aside(*by, *hand),
            Fact::Removed { by, hand, from } => self.removed(*by, *hand, *from),
            Fact::Displaced { by, from, to } => self.displace(*by, *from, *to),
            Fact::PutRight { .. } => self.put_right(),
            Fact::SaidAdjusting(by) => self.players[*by].hands.adjusting = Some(self.now),
            Fact::SaidCastling(by) => self.players[*by].hands.touch.announce_castling(),
            Fact::MoveMade { by, played, hand } => self.made(*by, *played, *hand),
            Fact::MoveReplaced { played, .. } => self.replaced(*played),
            Fact::MoveTakenBack { by } => self.taken_back(*by),
            Fact::IllegalMoveCompleted { by, board, breaks_nothing } => {
                self.disturbed(*by, board, *breaks_nothing);
            }
            Fact::IllegalMoveMade { by, board, breaks_nothing } => {
                self.made_illegally(*by, board, *breaks_nothing);
            }
            Fact::Pressed { by, .. } => self.pressed(*by),
            Fact::PressedByOther { whose, .. } => self.pressed_by_other(*whose),
            Fact::MoveCompleted { by, how } => self.completed(*by, *how),
            Fact::ClocksStopped { by, .. } => self.clocks_stopped(*by),
            Fact::ClockRestarted(whose) => {
                self.clock = self.clock.clone().start(self.now, *whose);
            }
            Fact::PlayWentOn { pressed } => self.play_went_on(*pressed),
            Fact::IrregularityArose(latent) => self.add_latent(latent),
            Fact::IrregularityLapsed(latent) => self.lapse(latent),
            Fact::IrregularityNoticed(latent) => self.noticed(latent),
            Fact::Asked(question) => {
                self.asked = self.asked.max(question.id.0);
                self.questions.push(question.clone());
            }
            Fact::Answered { question, .. } => self.questions.retain(|open| open.id != *question),
            Fact::Ruled(ruling) => self.ruled(ruling),
            Fact::Adjournment(fact) => self.adjourned(fact),
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

    /// The same thing is noticed once, however often it is done.
    fn add_latent(&mut self, latent: &Latent) {
        if !self.latent.contains(latent) {
            self.latent.push(latent.clone());
        }
    }

    fn pressed_by_other(&mut self, whose: Colour) {
        self.clock.complete(self.now, whose);
        self.players.white.clock_meddled = true;
        self.players.black.clock_meddled = true;
    }

    fn clocks_stopped(&mut self, by: Who) {
        self.clock = self.clock.clone().stop(self.now);
        self.adjournment.clocks_stopped(by, self.now);
    }

    fn pressed(&mut self, by: Colour) {
        self.players[by].pressed_early = self.is_early_press(by);
        self.clock.complete(self.now, by);
    }

    fn noticed(&mut self, latent: &Latent) {
        self.latent.retain(|other| other != latent);
        self.lapsed.retain(|other| other != latent);
        if let Latent::OutOfTurn { by, .. } = latent {
            self.moved_ahead.retain(|moved| moved.by != *by);
        }
    }

    fn array_drawn(&mut self, number: u16) {
        let Some(number) = chess960::Number::new(number) else { return };
        Arc::make_mut(&mut self.setup).prescribed = number.position().board();
        self.history = self.setup.history();
        self.board = *self.history.board();
    }

    fn start(&mut self, whose: Colour) {
        self.stage = Stage::Playing;
        self.began.get_or_insert(self.now);
        self.clock = self.clock.clone().start(self.now, whose);
    }

    fn adjourned(&mut self, fact: &AdjournFact) {
        self.adjournment.fold(fact, self.history.plies());
        match fact {
            AdjournFact::Adjourned(_) => {
                self.stage = Stage::Adjourned;
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

    fn completed(&mut self, by: Colour, how: Completion) {
        let completed = self.moves_made(by);
        let player = &mut self.players[by];
        player.completed = completed;
        match how {
            Completion::Press | Completion::EndOfGame => player.owes_press = false,
            // The move that completes it is to be pressed itself.
            Completion::NextMove => {}
            // The clock was stopped without a press; the move counts all the same.
            Completion::Sealing => {
                player.owes_press = false;
                self.clock.count_move(by);
            }
        }
    }
}
