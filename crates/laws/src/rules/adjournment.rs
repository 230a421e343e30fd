//! Adjourned games and sealed moves.
//!
//! **Says:** at the end of a session the player who has the move seals it; it stays secret until the envelope is opened
//! in the presence of the player who has to reply. A sealed move that is ambiguous, unclear or illegal loses.
//! **Differs:** how long one may be late for the resumption, what saves a late player who sealed the end of the game,
//! and whose time runs if nobody has come.
//! **Decides from:** the position before the sealed move. Of the move itself the record holds a digest only, so that
//! nobody can know it and everybody can see afterwards that it was not changed.

mod envelope;
mod late;
mod lost;
mod opening;
mod resuming;
mod sealing;

use adoube_chess::{Colour, Move};
pub use envelope::{Digest, Envelope, Sealed};
use serde::{Deserialize, Serialize};

use crate::{
    Provision,
    clock::At,
    table::{AdjournAct, AdjournStep, Draft, Refusal, Ruling, Stage, Table},
};

/// What became fact of an adjournment.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AdjournFact {
    /// A player has to seal the next move, or wants to.
    SealingBegan {
        /// Who.
        by: Colour,
        /// Whether the session was not over yet.
        early: bool,
    },
    /// The player played a move on the board instead, which has to be sealed.
    PlayedOpenly {
        /// Who.
        by: Colour,
        /// Which.
        played: Move,
    },
    /// A move was written and put into the envelope; an earlier one was taken out.
    Sealed {
        /// By whom.
        by: Colour,
        /// What can be seen of it.
        digest: Digest,
    },
    /// The clock was stopped: the game is adjourned.
    Adjourned(Envelope),
    /// The arbiter checked what is written on the envelope, and keeps it.
    EnvelopeChecked,
    /// The resumption was appointed.
    ResumptionAppointed {
        /// When it begins.
        at: At,
        /// When the session ends, if that was announced.
        until: Option<At>,
        /// Where; may be empty.
        place: String,
    },
    /// Position and clocks were set up, and play was resumed.
    Resumed,
    /// The envelope was opened.
    Opened {
        /// What was in it.
        text: String,
    },
    /// The player who has to reply sealed the reply, since the other was absent.
    ReplySealed {
        /// By whom.
        by: Colour,
        /// What can be seen of it.
        digest: Digest,
    },
    /// The second envelope was opened.
    ReplyOpened {
        /// What was in it.
        text: String,
    },
    /// The envelope is lost.
    EnvelopeLost,
    /// The player stated what had been sealed.
    Stated {
        /// Who.
        by: Colour,
        /// What.
        text: String,
    },
}

/// Where an adjournment stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Adjournment {
    /// The step it has come to.
    pub step: Step,
    /// The move that was played on the board and has to be sealed.
    pub played: Option<Move>,
    /// What can be seen of the sealed move.
    pub digest: Option<Digest>,
    /// Whether the session was not over when sealing began.
    pub early: bool,
    /// The envelope, while the game is adjourned.
    pub envelope: Option<Envelope>,
    /// Whether the arbiter has checked it.
    pub checked: bool,
    /// When the game is to be resumed.
    pub resumption: Option<At>,
    /// The sealed reply: whose, and what can be seen of it.
    pub reply: Option<(Colour, Digest)>,
    /// How many half-moves had been played when the game was resumed; for a clock error found before the first move.
    pub resumed_after: Option<crate::draws::Ply>,
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
    /// The envelope is lost.
    Lost,
}

impl Adjournment {
    pub(crate) fn fold(&mut self, fact: &AdjournFact, plies: crate::draws::Ply) {
        match fact {
            AdjournFact::SealingBegan { by, early } => {
                *self = Self { step: Step::Sealing(*by), early: *early, ..Self::default() };
            }
            AdjournFact::PlayedOpenly { played, .. } => self.played = Some(*played),
            AdjournFact::Sealed { digest, .. } => self.digest = Some(digest.clone()),
            AdjournFact::Adjourned(envelope) => {
                self.step = Step::Adjourned;
                self.envelope = Some(envelope.clone());
            }
            AdjournFact::EnvelopeChecked => self.checked = true,
            AdjournFact::ResumptionAppointed { at, .. } => self.resumption = Some(*at),
            AdjournFact::Resumed => {
                self.step = Step::Resumed;
                self.resumed_after = Some(plies);
            }
            AdjournFact::Opened { .. } | AdjournFact::Stated { .. } => {
                self.step = Step::None;
                self.envelope = None;
            }
            AdjournFact::ReplySealed { by, digest } => self.reply = Some((*by, digest.clone())),
            AdjournFact::ReplyOpened { .. } => self.reply = None,
            AdjournFact::EnvelopeLost => self.step = Step::Lost,
        }
    }
}

/// A player does something about an adjournment.
pub(crate) fn act(draft: &mut Draft, by: Colour, act: &AdjournAct) -> Result<(), Refusal> {
    match act {
        AdjournAct::Ask => sealing::asked(draft, by),
        AdjournAct::Seal(sealed) => sealing::sealed(draft, by, sealed),
        AdjournAct::HandOver => sealing::handed_over(draft, by),
        AdjournAct::State(text) => lost::stated(draft, by, text),
    }
}

/// The arbiter does.
pub(crate) fn step(draft: &mut Draft, step: &AdjournStep) -> Result<(), Refusal> {
    match step {
        AdjournStep::Request => sealing::requested(draft),
        AdjournStep::CheckEnvelope => resuming::checked(draft),
        AdjournStep::Appoint { at, until, place } => resuming::appointed(draft, *at, *until, place),
        AdjournStep::Resume => resuming::resumed(draft),
        AdjournStep::Open(sealed) => opening::opened(draft, sealed),
        AdjournStep::OpenReply(sealed) => opening::reply_opened(draft, sealed),
        AdjournStep::EnvelopeLost => lost::envelope(draft),
        AdjournStep::PositionLost => lost::position(draft),
    }
}

pub(crate) use late::{ends, passes};
pub(crate) use opening::{judged, sealed_openly};

/// A ruling that ends a game between two sessions says so.
pub(crate) fn ended_overnight(draft: &Draft, ruling: Ruling) -> Ruling {
    if *draft.table().stage() == Stage::Adjourned {
        ruling.also(Provision::EndedBeforeResumption)
    } else {
        ruling
    }
}

/// Whether play was resumed and the player has not moved since: a clock error can still be put right.
pub(crate) fn is_before_first_move(table: &Table, whose: Colour) -> bool {
    let resumed_after = table.adjournment().resumed_after;
    resumed_after.is_some_and(|then| {
        let since = table.history().plies().0.saturating_sub(then.0);
        // The sealed move was made for its author; the reply is the other's first.
        since <= 1 || since == 2 && table.to_move() == whose
    })
}

/// The provisions that such a fact rests on.
pub(crate) fn under(fact: &AdjournFact) -> Vec<Provision> {
    use Provision as P;
    match fact {
        AdjournFact::SealingBegan { early: true, .. } => vec![P::EarlyAdjournment],
        AdjournFact::SealingBegan { .. } | AdjournFact::Sealed { .. } => vec![P::SealedMove],
        AdjournFact::PlayedOpenly { .. } => vec![P::PlayedMoveMustBeSealed],
        AdjournFact::Adjourned(_) => vec![P::SealedMove, P::EnvelopeData],
        AdjournFact::EnvelopeChecked => vec![P::EnvelopeInSafekeeping, P::EnvelopeData],
        AdjournFact::ResumptionAppointed { .. } => vec![P::ResumptionSessions],
        AdjournFact::Resumed => vec![P::SetUpForResumption],
        AdjournFact::Opened { .. } => vec![P::EnvelopeOpened, P::ReplyingPlayerPresent],
        AdjournFact::ReplySealed { .. } | AdjournFact::ReplyOpened { .. } => {
            vec![P::SealingPlayerAbsent]
        }
        AdjournFact::EnvelopeLost | AdjournFact::Stated { .. } => vec![P::EnvelopeLost],
    }
}
