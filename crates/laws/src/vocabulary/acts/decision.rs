//! Decisions of an arbiter: answers, penalties, results, appeals.

macro_rules! decision_acts {
    ([$($then:tt)*] $($before:tt)*) => { $($then)*! { $($before)* {
        rights {
            /// Answer a question.
            Answer under TermArbitersDiscretion {
                is: ArbiterAct::Answer { .. },
                sample: |m| m.table.questions().iter().flat_map(answers).collect(),
                "answers [question {number}][:] yes" => |v, _| answer(v, Answer::Yes),
                "answers [question {number}][:] no" => |v, _| answer(v, Answer::No),
                "answers [question {number}][:] no penalty" => |v, _| answer(v, Answer::NoPenalty),
                "answers [question {number}] (penalty|penalties)[:] {penalties}" => |v, _| {
                    answer(v, Answer::Penalty(v.penalties()?))
                },
                "answers [question {number}][:] {penalties}" => |v, _| {
                    answer(v, Answer::Penalty(v.penalties()?))
                },
                "answers [question {number}] times[:] {side} {correction}, {side} {correction}" => |v, _| {
                    answer(v, Answer::Times(v.corrections()))
                },
                "answers [question {number}][:] the times stay" => |v, _| {
                    answer(v, Answer::TimesStay)
                },
                "answers [question {number}][:] {result}" => |v, _| {
                    answer(v, Answer::Outcome(v.outcome()?))
                },
                "answers [question {number}][:] the game goes on" => |v, _| {
                    answer(v, Answer::GoesOn)
                },
                "answers [question {number}][:] {mark} for the opponent" => |v, _| {
                    answer(v, Answer::Mark(v.named("mark")?))
                },
                "answers [question {number}][:] later" => |v, _| {
                    answer(v, Answer::Later(Milliseconds::ZERO))
                },
                "answers [question {number}][:] later with {gain} for the opponent" => |v, _| {
                    answer(v, Answer::Later(v.time()?))
                },
            }
            /// Penalise a player.
            Penalise under Penalties {
                is: ArbiterAct::Penalise { .. },
                sample: |_| warnings(),
                "penalises {side} under {provision}[:] {penalties}" => |v, scene| penalise(v, scene),
                "penalises {side} with {penalties} under {provision}" => |v, scene| {
                    penalise(v, scene)
                },
                "warns {side} [under {provision}]" => |v, scene| warn(v, scene),
                "gives {side} a warning [under {provision}]" => |v, scene| warn(v, scene),
            }
            /// Declare a result.
            Declare under ArbiterAppliesTheLaws {
                is: ArbiterAct::Declare { .. },
                sample: |_| {
                    let under = Provision::CasesNotRegulated;
                    [Outcome::DRAW, Outcome::win(Colour::White), Outcome::BOTH_LOSE]
                        .map(|outcome| ArbiterAct::Declare { outcome, under })
                        .to_vec()
                },
                "declares {result} under {provision}" => |v, scene| {
                    let under = v.provision(scene.table.edition())?;
                    Ok(ArbiterAct::Declare { outcome: v.outcome()?, under })
                },
            }
            /// Record a decision.
            Decide under ArbiterAppliesTheLaws {
                is: ArbiterAct::Decide { .. },
                sample: |_| {
                    vec![ArbiterAct::Decide { under: Provision::CasesNotRegulated, about: None }]
                },
                "decides under {provision} [about {side}]" => |v, scene| {
                    let under = v.provision(scene.table.edition())?;
                    Ok(ArbiterAct::Decide { under, about: v.side().ok() })
                },
            }
            /// Decide an appeal.
            DecideAppeal under Appeal {
                is: ArbiterAct::DecideAppeal(_),
                sample: |_| {
                    [None, Some(Outcome::DRAW), Some(Outcome::win(Colour::White))]
                        .map(ArbiterAct::DecideAppeal)
                        .to_vec()
                },
                "decides the appeal[:] the result stands" => |_, _| {
                    Ok(ArbiterAct::DecideAppeal(None))
                },
                "decides the appeal[:] {result}" => |v, _| {
                    Ok(ArbiterAct::DecideAppeal(Some(v.outcome()?)))
                },
            }
        }
        others {}
    } } };
}

pub(crate) use decision_acts;
