//! Claims, and the replies of opponents and witnesses.

macro_rules! claim_acts {
    ([$($then:tt)*] $($before:tt)*) => { $($then)*! { $($before)* {
        rights {
            /// Claim a draw by threefold repetition.
            ClaimRepetition under RepetitionClaim {
                is: Action::Say(Voice::Claim(Claim::Repetition(_))),
                sample: |m| m.claim_on_each_basis(Claim::Repetition),
                "claims {ground}" => |v, scene| draw::claimed(v, scene, Basis::Stands),
                "claims {ground} with {move}" => |v, scene| {
                    draw::claimed(v, scene, Basis::Written(v.plan(scene)?))
                },
                "claims {ground} with {move} unwritten" => |v, scene| {
                    draw::claimed(v, scene, Basis::Named(v.plan(scene)?))
                },
                "claims {ground} [with {move}] from the screen" => |v, scene| {
                    draw::claimed(v, scene, Basis::Display)
                },
            }
            /// Claim a draw by the fifty-move rule.
            ClaimFiftyMoves under FiftyMovesClaim {
                is: Action::Say(Voice::Claim(Claim::FiftyMoves(_))),
                sample: |m| m.claim_on_each_basis(Claim::FiftyMoves),
                // Its sentences are those of a claim of repetition: `{ground}` says which it is.
            }
            /// Claim that a flag has fallen.
            ClaimFlagFall under FlagFallNoticed {
                is: Action::Say(Voice::Claim(Claim::FlagFall)),
                sample: |m| m.claim([Claim::FlagFall]),
                "claims [the] (flag|flag fall|fallen flag|win on time|time)" => |_, _| {
                    claim(Claim::FlagFall)
                },
                "claims [that] {whose} flag (is down|has fallen|fell)" => |_, _| {
                    claim(Claim::FlagFall)
                },
            }
            /// Claim that an illegal move was played.
            ClaimIllegalMove under IllegalMoveCompleted {
                is: Action::Say(Voice::Claim(Claim::IllegalMove)),
                sample: |m| m.claim([Claim::IllegalMove]),
                "claims [an|the] illegal move" => |_, _| claim(Claim::IllegalMove),
            }
            /// Correct an illegal move by agreement.
            CorrectByAgreement under RapidIllegalMove {
                is: Action::Say(Voice::WouldCorrect),
                sample: |m| m.say([Voice::WouldCorrect]),
                "would put the illegal move right" => |_, _| say(Voice::WouldCorrect),
            }
            /// Complain that the opponent broke the touch-move rule.
            ClaimTouch under TouchForfeitsComplaint {
                is: Action::Say(Voice::Claim(Claim::Touch)),
                sample: |m| m.claim([Claim::Touch]),
                "claims (touch move|the touched piece)" => |_, _| claim(Claim::Touch),
            }
            /// Claim another irregularity.
            ClaimIrregularity under IrregularityReported {
                is: Action::Say(Voice::Claim(Claim::Irregularity(_))),
                sample: |m| m.claim(IrregularityKind::ALL.iter().map(|matter| Claim::Irregularity((*matter).into()))),
                "claims two hands" => |_, _| claim(Claim::Irregularity(IrregularityKind::TwoHands.into())),
                "claims irregularity : {matter}" => |v, _| {
                    claim(Claim::Irregularity(v.named::<IrregularityKind>("matter")?.into()))
                },
                "claims [a] (mate|checkmate|stalemate|dead position)" => |_, _| game_ended(),
                "claims (fivefold repetition|the fivefold repetition|seventy-five moves|75 moves)" => |_, _| {
                    game_ended()
                },
                "claims [that] the game (was|is) (over|drawn)" => |_, _| game_ended(),
                "claims {matter} [by {side}]" => |v, scene| {
                    claim(Claim::Irregularity(v.irregularity(scene, v.side().ok())?))
                },
                "claims {whose} {matter}" => |v, scene| {
                    claim(Claim::Irregularity(v.irregularity(scene, None)?))
                },
                "claims {matter} [by {side}] ((at|in|on) move {number}|at {after})" => |v, scene| {
                    claim(Claim::Irregularity(v.irregularity(scene, Some(!scene.side))?))
                },
            }
            /// Claim a draw because the opponent does not try to win.
            ClaimNoEffort under QuickplayClaim {
                is: Action::Say(Voice::Claim(Claim::NoEffort)),
                sample: |m| m.claim([Claim::NoEffort]),
                "claims no effort" => |_, _| claim(Claim::NoEffort),
            }
            /// Claim a draw because the opponent cannot win.
            ClaimCannotWin under QuickplayClaim {
                is: Action::Say(Voice::Claim(Claim::CannotWin)),
                sample: |m| m.claim([Claim::CannotWin]),
                "claims [that] the opponent cannot win" => |_, _| claim(Claim::CannotWin),
            }
            /// Confirm the evidence that the opponent submits with a claim.
            ConfirmEvidence under ClaimWithoutArbiter {
                is: Action::Say(Voice::ConfirmEvidence),
                sample: |m| m.say([Voice::ConfirmEvidence]),
                "confirms (the position|the scoresheet|the position and the scoresheet|the claim's evidence)" => |_, _| {
                    say(Voice::ConfirmEvidence)
                },
            }
            /// Dispute the evidence.
            DisputeEvidence under ClaimWithoutArbiter {
                is: Action::Say(Voice::DisputeEvidence),
                sample: |m| m.say([Voice::DisputeEvidence]),
                "(disputes|does not confirm) (the position|the scoresheet|the position and the scoresheet)" => |_, _| {
                    say(Voice::DisputeEvidence)
                },
            }
            /// Accuse the opponent of an unrecorded touch.
            AccuseOfTouch under TouchMove {
                is: Action::Say(Voice::Accuse(Accusation::Touched(_))),
                sample: |m| m.say(Square::ALL.map(|on| Voice::Accuse(Accusation::Touched(on)))),
                "claims [that] (the opponent|{side}) [has] touches {standing}" => |v, scene| {
                    accuse(Accusation::Touched(v.standing_of(scene, !scene.side)?))
                },
            }
            /// Accuse the opponent of an unrecorded resignation.
            AccuseOfResignation under Resignation {
                is: Action::Say(Voice::Accuse(Accusation::Resigned)),
                sample: |m| m.say([Voice::Accuse(Accusation::Resigned)]),
                "claims [that] (the opponent|{side}) [has] resigns" => |_, _| {
                    accuse(Accusation::Resigned)
                },
            }
            /// Accuse the opponent of an unrecorded draw offer.
            AccuseOfDrawOffer under DrawOffer {
                is: Action::Say(Voice::Accuse(Accusation::OfferedDraw)),
                sample: |m| m.say([Voice::Accuse(Accusation::OfferedDraw)]),
                "claims [that] (the opponent|{side}) [has] offers a draw" => |_, _| {
                    accuse(Accusation::OfferedDraw)
                },
            }
            /// Confirm an accusation.
            Confirm under ArbiterAppliesTheLaws {
                is: Action::Testify(Testimony::Confirms),
                sample: |_| vec![Action::Testify(Testimony::Confirms)],
                "(confirms|admits) [it|this|that]" => |_, _| testify(Testimony::Confirms),
                "admits (touching|having touched) {standing}" => |_, _| testify(Testimony::Confirms),
            }
            /// Deny an accusation.
            Deny under ArbiterAppliesTheLaws {
                is: Action::Testify(Testimony::Denies),
                sample: |_| vec![Action::Testify(Testimony::Denies)],
                "(denies|disputes) [it|this|that]" => |_, _| testify(Testimony::Denies),
                "denies (touching|having touched) {standing}" => |_, _| testify(Testimony::Denies),
                "denies (resigning|having resigned|offering a draw|having offered a draw)" => |_, _| {
                    testify(Testimony::Denies)
                },
            }
        }
        others {}
    } } };
}

pub(crate) use claim_acts;
