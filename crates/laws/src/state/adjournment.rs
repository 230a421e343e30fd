//! Where an adjournment stands.

use adoube_chess::{Colour, Move};

use super::{Stage, Table};
use crate::{
    Provision,
    clock::At,
    history::Ply,
    vocabulary::{AdjournFact, Digest, Envelope, Who},
};

/// Where an adjournment stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Adjournment {
    /// The step it has come to.
    pub step: Step,
    /// The move that was played on the board and has to be sealed.
    pub played: Option<Move>,
    /// What can be seen of the sealed move.
    pub digest: Option<Digest>,
    /// When the player who has sealed stopped the clock: from then on the move stays as it is.
    pub stopped: Option<At>,
    /// Whether the session was not over when sealing began.
    pub early: bool,
    /// The envelope, while the game is adjourned.
    pub envelope: Option<Envelope>,
    /// Whether the arbiter has checked it.
    pub checked: bool,
    /// When the game is to be resumed.
    pub resumption: Option<At>,
    /// When the session of the resumption ends, if that was announced.
    pub session_ends: Option<At>,
    /// Whether the closed envelope, the first or that of the reply, cannot be found.
    pub is_lost: bool,
    /// The sealed reply: whose, and what can be seen of it.
    pub reply: Option<(Colour, Digest)>,
    /// How many half-moves had been played when the game was resumed; for a clock error found before the first move.
    pub resumed_after: Option<Ply>,
}

/// The step that an adjournment has come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Step {
    /// The game is not adjourned.
    #[default]
    None,
    /// A player is sealing.
    Sealing(Colour),
    /// The envelope is with the arbiter.
    Adjourned,
    /// Play was resumed, and the envelope is still closed.
    Resumed,
}

impl Adjournment {
    /// Whether a player has sealed a reply that is not known yet.
    pub(crate) fn has_sealed_reply(&self, by: Colour) -> bool {
        self.reply.as_ref().is_some_and(|(replier, _)| *replier == by)
    }

    /// Whether a player has sealed the move, be the envelope handed over or not, and play was not resumed.
    pub(crate) fn is_sealed_by(&self, by: Colour) -> bool {
        match self.step {
            Step::Sealing(who) => who == by && self.digest.is_some(),
            Step::Adjourned => self.envelope.as_ref().is_some_and(|it| it.sealed_by == by),
            Step::None | Step::Resumed => false,
        }
    }

    /// The clocks were stopped: by the player who has sealed, that is the end of sealing.
    pub(crate) fn clocks_stopped(&mut self, by: Who, at: At) {
        if let Who::Player(by) = by
            && self.is_sealed_by(by)
        {
            self.stopped.get_or_insert(at);
        }
    }

    /// Whether lateness is a matter of the resumption, not of the first session.
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
            AdjournFact::Stated { .. } if self.reply.is_some() => self.reply_is_known(),
            AdjournFact::Opened { .. } | AdjournFact::Stated { .. } => {
                self.step = Step::None;
                self.envelope = None;
                self.is_lost = false;
            }
            AdjournFact::ReplySealed { by, digest } => self.reply = Some((*by, digest.clone())),
            AdjournFact::ReplyOpened { .. } => self.reply_is_known(),
            AdjournFact::EnvelopeLost => self.is_lost = true,
        }
    }

    fn reply_is_known(&mut self) {
        self.reply = None;
        self.is_lost = false;
    }

    /// Who has to reply to the sealed move, while its envelope is closed and play was resumed.
    pub(crate) fn replier(&self) -> Option<Colour> {
        let envelope = self.envelope.as_ref().filter(|_| self.step == Step::Resumed)?;
        Some(!envelope.sealed_by)
    }
}

impl Table {
    /// Whether a player has sealed the move and the clock is still to be stopped: the moment at which to offer a draw.
    pub(crate) fn has_sealed(&self, by: Colour) -> bool {
        let adjournment = self.adjournment();
        let is_sealed = adjournment.step == Step::Sealing(by) && adjournment.digest.is_some();
        is_sealed || adjournment.has_sealed_reply(by) && self.clock().running() == Some(by)
    }

    /// Whether play was resumed and the player has not moved since: a clock error can still be put right.
    pub(crate) fn is_before_first_move_of_session(&self, whose: Colour) -> bool {
        self.adjournment().resumed_after.is_some_and(|then| {
            let since = self.history().plies().0.saturating_sub(then.0);
            // The sealed move was made for its author; the reply is the other's first.
            since <= 1 || since == 2 && self.to_move() == whose
        })
    }
    /// Whether the game ended because somebody was late for the resumption.
    pub(crate) fn was_lost_by_late_resumption(&self) -> bool {
        matches!(
            self.stage(),
            Stage::Over { under: Some(cite), .. } if cite.provision() == Provision::LateForResumption
        )
    }

    /// Whether that is so and the envelope is still closed: what is in it may have ended the game before.
    pub(crate) fn may_have_ended_before_resumption(&self) -> bool {
        self.adjournment().replier().is_some() && self.was_lost_by_late_resumption()
    }
}
