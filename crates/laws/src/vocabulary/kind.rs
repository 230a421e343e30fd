//! The kinds of acts that the Laws give somebody a right to, or ask of somebody.

use serde::{Deserialize, Serialize};

use crate::{
    Provision,
    vocabulary::{
        Accusation, Action, AdjournAct, AdjournStep, ArbiterAct, Claim, HandAct, Intent,
        IrregularityKind, PresenceAct, Request, SheetAct, Testimony, Voice,
    },
};

/// [`ActionKind`] of the rows in [`acts`](super::acts). Its names are also those in JSON.
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
        /// A kind of act. What nobody has a right to, such as a disturbance, has no kind.
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum ActionKind {
            $($($(#[$doc])* $kind,)*)*
            $($($(#[$arbiter_doc])* $arbiter_kind,)*)*
            /// The arbiter sees something that is wrong.
            Notice(IrregularityKind),
        }

        impl ActionKind {
            /// All of them.
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

            /// The provision that gives the right, or asks for the act.
            pub const fn under(self) -> Provision {
                match self {
                    $($(Self::$kind => Provision::$provision,)*)*
                    $($(Self::$arbiter_kind => Provision::$arbiter_provision,)*)*
                    Self::Notice(matter) => of_matter(matter),
                }
            }

            /// The kind of an act; none if nobody has a right to it.
            pub const fn of(action: &Action) -> Option<Self> {
                match action {
                    $($($act => Some(Self::$kind),)*)*
                    $($($other => None,)*)*
                    Action::Arbiter(arbitration) => Some(Self::of_arbiter(&arbitration.act)),
                }
            }

            const fn of_arbiter(act: &ArbiterAct) -> Self {
                match act {
                    $($($arbiter_act => Self::$arbiter_kind,)*)*
                    ArbiterAct::Notice(what) => Self::Notice(what.matter),
                }
            }
        }
    };
}

super::acts::acts!(kinds);

/// The provision under which something that is wrong is dealt with.
const fn of_matter(matter: IrregularityKind) -> Provision {
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
