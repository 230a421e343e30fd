//! The kinds of acts that the Laws permit or require.

use serde::{Deserialize, Serialize};

use crate::{
    Provision,
    vocabulary::{
        Accusation, Action, AdjournAct, AdjournStep, ArbiterAct, Claim, HandAct, Intent,
        IrregularityKind, PresenceAct, Request, SheetAct, Testimony, Voice,
    },
};

/// Builds [`ActionKind`] from the rows in [`acts`](super::acts). The names are also those in JSON.
macro_rules! kinds {
    (
        $({
            rights {$(
                $(#[$doc:meta])* $kind:ident under $provision:ident {
                    is: $act:pat, sample: $sample:expr, $($sentence:literal => $build:expr,)*
                }
            )*}
            others {$(is: $other:pat => { $($others:literal => $build_other:expr,)* })*}
        })*
        by arbiters
        $({
            rights {$(
                $(#[$arbiter_doc:meta])* $arbiter_kind:ident under $arbiter_provision:ident {
                    is: $arbiter_act:pat,
                    sample: $arbiter_sample:expr,
                    $($arbiter_sentence:literal => $arbiter_build:expr,)*
                }
            )*}
            others {}
        })*
    ) => {
        /// A kind of act. Acts that nobody has a right to, such as a disturbance, have no kind.
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum ActionKind {
            $($($(#[$doc])* $kind,)*)*
            $($($(#[$arbiter_doc])* $arbiter_kind,)*)*
            /// The arbiter notices an irregularity.
            Notice(IrregularityKind),
        }

        impl ActionKind {
            /// Iterates over all kinds.
            pub fn all() -> impl Iterator<Item = Self> {
                let notices = IrregularityKind::ALL.iter().map(|matter| Self::Notice(*matter));
                let others = [$($(Self::$kind,)*)* $($(Self::$arbiter_kind,)*)*];
                others.into_iter().chain(notices)
            }

            /// Its name.
            pub const fn name(self) -> &'static str {
                match self {
                    $($(Self::$kind => stringify!($kind),)*)*
                    $($(Self::$arbiter_kind => stringify!($arbiter_kind),)*)*
                    Self::Notice(_) => "Notice",
                }
            }

            /// The provision that permits or requires the act.
            pub const fn under(self) -> Provision {
                match self {
                    $($(Self::$kind => Provision::$provision,)*)*
                    $($(Self::$arbiter_kind => Provision::$arbiter_provision,)*)*
                    Self::Notice(matter) => provision_of(matter),
                }
            }

            /// Returns the kind of an act; `None` if nobody has a right to it.
            pub const fn from_action(action: &Action) -> Option<Self> {
                match action {
                    $($($act => Some(Self::$kind),)*)*
                    $($($other => None,)*)*
                    Action::Arbiter(arbitration) => Some(Self::from_arbiter_act(&arbitration.act)),
                }
            }

            const fn from_arbiter_act(act: &ArbiterAct) -> Self {
                match act {
                    $($($arbiter_act => Self::$arbiter_kind,)*)*
                    ArbiterAct::Notice(what) => Self::Notice(what.matter),
                }
            }
        }
    };
}

super::acts::acts!(kinds);

/// Returns the provision under which an irregularity is dealt with.
const fn provision_of(matter: IrregularityKind) -> Provision {
    match matter {
        IrregularityKind::IllegalMove => Provision::IllegalMoveCompleted,
        IrregularityKind::IllegalPosition => Provision::IllegalPosition,
        IrregularityKind::Touch => Provision::TouchMove,
        IrregularityKind::Release => Provision::PieceReleased,
        IrregularityKind::TwoHands => Provision::OneHand,
        IrregularityKind::FlagFall => Provision::FlagFallNoticed,
        IrregularityKind::Displacement => Provision::DisplacementFoundLater,
        IrregularityKind::InitialPosition => Provision::WrongInitialPosition,
        IrregularityKind::BoardPlacement => Provision::WrongBoardPlacement,
        IrregularityKind::ReversedColours => Provision::ReversedColours,
        IrregularityKind::DefectiveClock => Provision::DefectiveClock,
        IrregularityKind::ClockSetting => Provision::WrongClockSetting,
        IrregularityKind::Clock | IrregularityKind::PressWithoutMove => Provision::ClockHandling,
        IrregularityKind::OutOfTurn => Provision::PlayersMoveAlternately,
        IrregularityKind::BoardsDisagree => Provision::BoardsDisagree,
        IrregularityKind::Scoresheet => Provision::RecordingMoves,
        IrregularityKind::EndOfGame => Provision::Checkmate,
    }
}
