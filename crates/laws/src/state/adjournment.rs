//! The state of an adjournment.

use adoube_chess::{Colour, Move};

use super::{Stage, Table};
use crate::{
    Provision,
    clock::At,
    history::Ply,
    vocabulary::{AdjournFact, Digest, Envelope, Who},
};

/// The state of an adjournment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Adjournment {
    /// The current step.
    pub step: Step,
    /// The move that was made openly on the board and has to be sealed.
    pub played: Option<Move>,
    /// The digest of the sealed move.
    pub digest: Option<Digest>,
    /// When the sealing player stopped the clock; the move is final from then on.
    pub stopped: Option<At>,
    /// Whether sealing began before the end of the session.
    pub early: bool,
    /// The envelope, while the game is adjourned.
    pub envelope: Option<Envelope>,
    /// Whether the arbiter has checked it.
    pub checked: bool,
    /// When the game is to be resumed.
    pub resumption: Option<At>,
    /// When the session of the resumption ends, if that was announced.
    pub session_ends: Option<At>,
    /// Whether a closed envelope, the first or that of the reply, is lost.
    pub is_lost: bool,
    /// The player who sealed a reply, with its digest.
    pub reply: Option<(Colour, Digest)>,
    /// The number of half-moves played at the resumption, to decide whether a clock error was found before
    /// the first move.
    pub resumed_after: Option<Ply>,
}

/// A step of an adjournment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Step {
    /// The game is not adjourned.
    #[default]
    None,
    /// A player is sealing.
    Sealing(Colour),
    /// The envelope is with the arbiter.
    Adjourned,
    /// Play was resumed, but the envelope is still closed.
    Resumed,
}

impl Adjournment {
    /// Reports whether a player has sealed a reply that is not known yet.
    pub(crate) fn has_sealed_reply(&self, by: Colour) -> bool {
        self.reply.as_ref().is_some_and(|(replier, _)| *replier == by)
    }

    /// Reports whether a player has sealed a move and play has not resumed, whether or not the envelope was
    /// handed over.
    pub(crate) fn is_sealed_by(&self, by: Colour) -> bool {
        match self.step {
            Step::Sealing(who) => who == by && self.digest.is_some(),
            Step::Adjourned => self.envelope.as_ref().is_some_and(|it| it.sealed_by == by),
            Step::None | Step::Resumed => false,
        }
    }

    /// Handles stopped clocks: if the sealing player stopped them, sealing is finished.
    pub(crate) fn stop_clocks(&mut self, by: Who, at: At) {
        if let Who::Player(by) = by
            && self.is_sealed_by(by)
        {
            self.stopped.get_or_insert(at);
        }
    }

    /// Reports whether lateness concerns the resumption, not the first session.
    pub(crate) fn is_to_be_resumed(&self) -> bool {
        self.step == Step::Adjourned || self.resumption.is_some()
    }

    pub(crate) fn fold(&mut self, fact: &AdjournFact, plies: Ply) {
        match fact {
            AdjournFact::SealingBegan { by, early } => {
                let session_ends = self.session_ends;
                let step = Step::Sealing(*by);
                *self = Self { step, early: *early, session_ends, ..Self::default() };
            }
            AdjournFact::PlayedOpenly { played, .. } => self.played = Some(*played),
            AdjournFact::Sealed { digest, .. } => self.digest = Some(digest.clone()),
            AdjournFact::Adjourned(envelope) => {
                self.step = Step::Adjourned;
                self.envelope = Some(envelope.clone());
            }
            AdjournFact::EnvelopeChecked => self.checked = true,
            AdjournFact::ResumptionAppointed { at, until, .. } => {
                self.resumption = Some(*at);
                self.session_ends = *until;
            }
            AdjournFact::Resumed => {
                self.step = Step::Resumed;
                self.resumed_after = Some(plies);
            }
            AdjournFact::Stated { .. } if self.reply.is_some() => self.clear_reply(),
            AdjournFact::Opened { .. } | AdjournFact::Stated { .. } => {
                self.step = Step::None;
                self.envelope = None;
                self.is_lost = false;
            }
            AdjournFact::ReplySealed { by, digest } => self.reply = Some((*by, digest.clone())),
            AdjournFact::ReplyOpened { .. } => self.clear_reply(),
            AdjournFact::EnvelopeLost => self.is_lost = true,
        }
    }

    fn clear_reply(&mut self) {
        self.reply = None;
        self.is_lost = false;
    }

    /// The player who has to reply to the sealed move, while its envelope is closed after the resumption.
    pub(crate) fn replier(&self) -> Option<Colour> {
        let envelope = self.envelope.as_ref().filter(|_| self.step == Step::Resumed)?;
        Some(!envelope.sealed_by)
    }
}

impl Table {
    /// Reports whether a player has sealed the move but not stopped the clock yet, which is when to offer a draw.
    pub(crate) fn has_sealed(&self, by: Colour) -> bool {
        let adjournment = self.adjournment();
        let is_sealed = adjournment.step == Step::Sealing(by) && adjournment.digest.is_some();
        is_sealed || adjournment.has_sealed_reply(by) && self.clock().running() == Some(by)
    }

    /// Reports whether play was resumed and the player has not moved since, so that a clock error can still
    /// be corrected.
    pub(crate) fn is_before_first_move_of_session(&self, whose: Colour) -> bool {
        self.adjournment().resumed_after.is_some_and(|then| {
            let since = self.history().plies().0.saturating_sub(then.0);
            // The sealed move is made for the player who sealed it; the reply is the opponent's first move.
            since <= 1 || since == 2 && self.to_move() == whose
        })
    }
    /// Reports whether the game ended because a player was late for the resumption.
    pub(crate) fn was_lost_by_late_resumption(&self) -> bool {
        matches!(
            self.stage(),
            Stage::Over { under: Some(cite), .. } if cite.provision() == Provision::LateForResumption
        )
    }

    /// Reports whether that is so and the envelope is still closed: the move in it may have ended the game earlier.
    pub(crate) fn may_have_ended_before_resumption(&self) -> bool {
        self.adjournment().replier().is_some() && self.was_lost_by_late_resumption()
    }
}
