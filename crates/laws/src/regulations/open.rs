//! Open points of the texts, as settings, with the editions that have them. The first value of each is the
//! suggested one.

use serde::{Deserialize, Serialize};

use crate::Edition::{self, Y2005, Y2009, Y2014, Y2017, Y2023};

macro_rules! open_points {
    ($(
        $(#[$about:meta])*
        $field:ident $key:literal: $Answer:ident in ($editions:expr) {
            $($(#[$meaning:meta])* $answer:ident,)+
        }
    )+) => {
        $(
            $(#[$about])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
            #[serde(rename_all = "kebab-case")]
            pub enum $Answer { $($(#[$meaning])* $answer,)+ }
        )+

        /// The settings of all open points of the texts.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
        pub struct OpenPoints {
            $($(#[$about])* pub $field: $Answer,)+
        }

        impl OpenPoints {
            /// The keys of the settings in a file.
            pub const KEYS: &'static [&'static str] = &[$($key),+];

            /// Returns the settings that differ from the suggestion although this edition does not leave
            /// the point open.
            pub(super) fn without_effect(&self, edition: Edition) -> Vec<&'static str> {
                let suggested = [Self::default(), Self::suggested_before()];
                let mut keys = Vec::new();
                $(
                    let is_open = ($editions).contains(&edition);
                    if !is_open && suggested.iter().all(|points| self.$field != points.$field) {
                        keys.push(concat!("open-points.", $key));
                    }
                )+
                keys
            }
        }
    };
}

impl OpenPoints {
    /// The earlier suggestions, as found in stored regulations.
    fn suggested_before() -> Self {
        Self {
            sixty_minutes: SixtyMinutes::Standard,
            supervised_blitz_penalty: SupervisedBlitzPenalty::OneMinute,
            ..Self::default()
        }
    }
}

open_points! {
    /// Whether a game of exactly sixty minutes is rapid chess: 2005 says "15 to 60 minutes".
    sixty_minutes "sixty-minutes": SixtyMinutes in (Y2005..=Y2005) {
        /// It is rapid chess, by the letter.
        #[default]
        Rapid,
        /// It is standard chess, as later editions have it.
        Standard,
    }
    /// Whether a king in check that has to move has already lost its right to castle for the purpose of
    /// repetition: 2005 speaks of a right lost temporarily.
    king_forced_to_move "king-forced-to-move": KingForcedToMove in (Y2005..=Y2005) {
        /// It keeps the right until it has moved.
        #[default]
        KeepsRight,
        /// It has lost the right.
        HasLostRight,
    }
    /// Whether the arbiter may excuse a late player where only the regulations may set another default time.
    late_arrival "late-arrival": LateArrival in (Y2009..=Y2009) {
        /// No: a late player has lost.
        #[default]
        Strict,
        /// Yes.
        ArbiterMayExcuse,
    }
    /// What happens to main time saved in a period with delay.
    delay_saved_time "delay-saved-time": DelaySavedTime in (Y2005..) {
        /// As the edition says: lost up to 2014, carried over since 2017.
        #[default]
        AsEdition,
        /// It is carried over.
        CarriesOver,
        /// It is lost.
        IsLost,
    }
    /// Whether an illegal move, two hands and a press without a move are counted together.
    illegal_move_count "illegal-move-count": IllegalMoveCount in (Y2017..=Y2017) {
        /// Together: any two of them lose.
        #[default]
        Together,
        /// Each kind separately, as the articles are written.
        ByKind,
    }
    /// How a press of the clock before any move is treated.
    press_without_move "press-without-move": PressWithoutMove in (Y2017..=Y2017) {
        /// As an illegal move.
        #[default]
        IllegalMove,
        /// As improper handling of the clock.
        ImproperHandling,
    }
    /// How moving with one hand and pressing with the other is treated.
    other_hand_presses "other-hand-presses": OtherHandPresses in (Y2017..=Y2017) {
        /// As improper handling of the clock.
        #[default]
        ImproperHandling,
        /// As an illegal move.
        IllegalMove,
    }
    /// Checkmate or stalemate given with two hands.
    two_handed_end "two-handed-end": TwoHandedEnd in (Y2017..) {
        /// It ends the game.
        #[default]
        EndsTheGame,
        /// It is an illegal move like any other made with two hands.
        IsIllegal,
    }
    /// Both flags have fallen, no guideline applies, and the clock shows which fell first.
    both_flags_known "both-flags-known": BothFlagsKnown in (Y2014..) {
        /// The player whose flag fell first has lost.
        #[default]
        FirstLoses,
        /// The arbiter decides.
        ArbiterDecides,
    }
    /// In rapid chess or blitz without supervision, a player whose own flag has fallen claims a win on time.
    claimants_own_flag "claimants-own-flag": ClaimantsOwnFlag in (Y2014..=Y2017) {
        /// The claim fails: the claimant must have time left.
        #[default]
        ClaimFails,
        /// The clock shows which flag fell first, according to FIDE's interpretation of June 2017.
        ClaimCounts,
    }
    /// Colours were reversed, and the game ended before the tenth move.
    reversed_colours_ended "reversed-colours-ended": ReversedColoursEnded in (Y2017..) {
        /// The result stands.
        #[default]
        ResultStands,
        /// A new game is played.
        NewGame,
    }
    /// A draw is offered before each player has made a move.
    early_draw_offer "early-draw-offer": EarlyDrawOffer in (Y2017..) {
        /// It is recorded, and can be accepted once each has moved: a touch before that does not decline it.
        #[default]
        Waits,
        /// It is recorded, and a touch declines it like any other offer.
        IsRefusedByTouch,
        /// It is not an offer.
        IsVoid,
    }
    /// A flag falls in a game that was already drawn without a claim by repetition or by the count of
    /// moves, or that any legal move would have drawn in this way.
    automatic_draw_and_flag "automatic-draw-and-flag": AutomaticDrawAndFlag in (Y2014..) {
        /// The draw takes precedence.
        #[default]
        DrawPrevails,
        /// The flag takes precedence: the article on flags names no such exception.
        FlagPrevails,
        /// The arbiter decides.
        ArbiterDecides,
    }
    /// The penalty for an illegal move in supervised blitz: the clause of one minute is invoked for
    /// unsupervised play only.
    supervised_blitz_penalty "supervised-blitz-penalty": SupervisedBlitzPenalty in (Y2023..) {
        /// Two minutes, by the letter.
        #[default]
        TwoMinutes,
        /// One minute, as in earlier editions and common practice.
        OneMinute,
    }
    /// The cost of a wrong claim in blitz, where the general article gives three minutes out of five.
    blitz_claim_penalty "blitz-claim-penalty": BlitzClaimPenalty in (Y2005..=Y2009) {
        /// As the general article says.
        #[default]
        AsInTheLaws,
        /// One minute, as later editions have it.
        OneMinute,
    }
    /// A claim on a move that was named but not written.
    unwritten_claim "unwritten-claim": UnwrittenClaim in (Y2005..) {
        /// It is not a claim yet: the move has to be written first.
        #[default]
        NotYetAClaim,
        /// It is a wrong claim.
        IncorrectClaim,
    }
    /// A fivefold repetition in which one player's moves were not always the same.
    fivefold_with_variation "fivefold-with-variation": FivefoldWithVariation in (Y2014..=Y2014) {
        /// It is not a draw by itself: both players' moves have to repeat.
        #[default]
        GoesOn,
        /// It is a draw: the position has recurred with every second move.
        IsDrawn,
    }
    /// The king was released two squares away, and castling was illegal.
    illegal_castling_released "illegal-castling-released": IllegalCastlingReleased in (Y2005..=Y2009) {
        /// Another king move, or any move if it has none, as in later editions.
        #[default]
        KingMoves,
        /// Any legal move.
        AnyMove,
    }
    /// Castling was illegal and the king has no move; the rook was touched second.
    rook_touched_second "rook-touched-second": RookTouchedSecond in (Y2014..) {
        /// Any legal move.
        #[default]
        AnyMove,
        /// The rook has to move.
        RookMoves,
    }
    /// The king was moved as for castling, the rook was forgotten, and the clock was pressed.
    unfinished_castling "unfinished-castling": UnfinishedCastling in (Y2005..) {
        /// It is an illegal move.
        #[default]
        IllegalMove,
        /// It is finished by moving the rook.
        IsFinished,
    }
    /// The queen that a pawn is compulsorily promoted to gives checkmate.
    compulsory_queen_mates "compulsory-queen-mates": CompulsoryQueenMates in (Y2014..) {
        /// The penalty is applied, and then the checkmate ends the game.
        #[default]
        EndsTheGame,
        /// The move was illegal, so it does not end the game.
        GoesOn,
    }
    /// Every series of legal moves leads to a draw, but the first, forced move has not been made yet.
    dead_before_forced_move "dead-before-forced-move":
    DeadBeforeForcedMove in (Y2005..) {
        /// The game is over at once, by the letter.
        #[default]
        AtOnce,
        /// It is over when the forced move is made.
        WhenMade,
    }
}
