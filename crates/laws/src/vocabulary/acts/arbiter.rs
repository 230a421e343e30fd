//! Acts of an arbiter during a game. Each sentence may be followed by `because "…"`.

macro_rules! arbiter_acts {
    ([$($then:tt)*] $($before:tt)*) => { $($then)*! { $($before)* {
        rights {
            /// Come to the board after a call.
            Come under ArbiterObservesTheGames {
                is: ArbiterAct::Come,
                sample: |_| vec![ArbiterAct::Come],
                "comes to the board" => |_, _| Ok(ArbiterAct::Come),
            }
            /// Draw a Chess960 starting position by lot.
            DrawArray under Chess960RandomChoice {
                is: ArbiterAct::DrawArray(_),
                sample: |_| vec![ArbiterAct::DrawArray(518)],
                "draws [the] array {number}" => |v, _| {
                    Ok(ArbiterAct::DrawArray(u16::try_from(v.number()?).unwrap_or(u16::MAX)))
                },
            }
            /// Start the game.
            Start under StartOfWhitesClock {
                is: ArbiterAct::Start,
                sample: |_| vec![ArbiterAct::Start],
                "starts the (clocks|clock|game)" => |_, _| Ok(ArbiterAct::Start),
            }
            /// Stop the clocks, as the arbiter.
            Stop under ArbiterStopsClocks {
                is: ArbiterAct::Stop,
                sample: |_| vec![ArbiterAct::Stop],
                "(stops|pauses) the (clocks|clock)" => |_, _| Ok(ArbiterAct::Stop),
            }
            /// Restart a clock.
            Restart under RestartOfClocks {
                is: ArbiterAct::Restart(_),
                sample: |_| vec![ArbiterAct::Restart(None)],
                "restarts [the clocks|the clock|the game]" => |_, _| Ok(ArbiterAct::Restart(None)),
                "starts the (clocks|clock|game) again" => |_, _| Ok(ArbiterAct::Restart(None)),
                "(restarts|starts) {whose} clock" => |v, _| {
                    Ok(ArbiterAct::Restart(Some(v.side()?)))
                },
            }
            /// Record that the game could not be played.
            Interrupt under ArbiterStopsClocks {
                is: ArbiterAct::Interrupt { .. },
                sample: |_| vec![ArbiterAct::Interrupt { lasted: Milliseconds::minutes(1) }],
                "records an interruption of {amount}" => |v, _| {
                    Ok(ArbiterAct::Interrupt { lasted: v.time()? })
                },
            }
            /// Set a result aside and resume the game.
            SetAside under ArbiterAppliesTheLaws {
                is: ArbiterAct::SetAside { .. },
                sample: |_| results_set_aside(),
                "sets the result aside under {provision}" => |v, scene| {
                    set_aside(v, scene)
                },
                "sets the result aside under {provision}[:] {side} {correction}, {side} {correction}"
                    => |v, scene| set_aside(v, scene),
                "sets the result aside under {provision}[:] {side} {correction}" => |v, scene| {
                    set_aside(v, scene)
                },
            }
            /// Set a clock.
            SetClock under ClocksAfterIrregularity {
                is: ArbiterAct::SetClock { .. },
                sample: |m| m.set_clocks(),
                "sets {whose} clock to {correction}" => |v, _| {
                    Ok(ArbiterAct::SetClock { whose: v.side()?, to: v.correction()? })
                },
            }
            /// Replace the clock.
            ReplaceClock under DefectiveClock {
                is: ArbiterAct::ReplaceClock(_),
                sample: |_| vec![ArbiterAct::ReplaceClock(PerPlayer::default())],
                "replaces the clock[:] {side} {correction}, {side} {correction}" => |v, _| {
                    Ok(ArbiterAct::ReplaceClock(v.corrections()))
                },
                "replaces the clock" => |v, _| Ok(ArbiterAct::ReplaceClock(v.corrections())),
            }
            /// Install the correct setting.
            InstallSetting under WrongClockSetting {
                is: ArbiterAct::InstallSetting(_),
                sample: |m| {
                    vec![ArbiterAct::InstallSetting(m.table.regulations().setting().controls)]
                },
                "installs the setting {control}" => |v, _| {
                    Ok(ArbiterAct::InstallSetting(v.controls()?))
                },
                "installs the setting[:] {side} {control}, {side} {control}" => |v, _| {
                    Ok(ArbiterAct::InstallSetting(v.controls()?))
                },
            }
            /// Restore a position.
            Restore under DisplacementFoundLater {
                is: ArbiterAct::Restore(_),
                sample: |m| m.restores(),
                "restores the position after {after}" => |v, scene| {
                    let ply = v.half_move()?.ply(scene.table.setup().board());
                    Ok(ArbiterAct::Restore(Restored::After(ply)))
                },
                "restores the (start|starting position)" => |_, _| {
                    Ok(ArbiterAct::Restore(Restored::After(Ply(0))))
                },
                "restores the position {fen}" => |v, _| {
                    Ok(ArbiterAct::Restore(Restored::Identified(v.board()?.0)))
                },
            }
            /// Give time after a disturbance.
            Compensate under TimeForDisturbance {
                is: ArbiterAct::Compensate(_),
                sample: |_| {
                    vec![ArbiterAct::Compensate(PerPlayer::same(Milliseconds::minutes(1)))]
                },
                "gives {side} {amount} [more|extra|extra time]" => |v, _| compensate(v),
                "adds {amount} to {whose} clock" => |v, _| compensate_side(v),
                "gives (both|both players) {amount} [more|extra|extra time]" => |v, _| {
                    Ok(ArbiterAct::Compensate(PerPlayer::same(v.time()?)))
                },
                "gives {side} {amount} and {side} {amount}" => |v, _| compensate(v),
            }
            /// Give permission for something.
            Permit under ArbiterAppliesTheLaws {
                is: ArbiterAct::Permit { .. },
                sample: |_| Permission::ALL.iter().flat_map(|what| {
                    Colour::ALL.map(|whom| ArbiterAct::Permit { whom, what: *what })
                }).collect(),
                "allows {side} to leave {area}" => |v, _| {
                    permit(v, Permission::ToLeave(v.named("area")?))
                },
                "allows {side} [to have] a (device|phone)" => |v, _| permit(v, Permission::Device),
                "allows {side} to agree on a draw" => |v, _| permit(v, Permission::DrawAgreement),
                "allows {side} an assistant for {duty}" => |v, _| {
                    permit(v, Permission::Assistant(v.named("duty")?))
                },
                "gives {side} a piece" => |v, _| permit(v, Permission::Piece),
            }
            /// Excuse a late player.
            Excuse under DefaultTime {
                is: ArbiterAct::Excuse(_),
                sample: |_| Colour::ALL.map(ArbiterAct::Excuse).to_vec(),
                "excuses {side}" => |v, _| Ok(ArbiterAct::Excuse(v.side()?)),
            }
            /// Give the players information.
            Tell under ArbiterDoesNotIntervene {
                is: ArbiterAct::Tell(_),
                sample: |_| vec![ArbiterAct::Tell(ArbiterInformation::Explanation)],
                "tells {told}" => |v, _| Ok(ArbiterAct::Tell(v.named("told")?)),
            }
            /// Appoint assistants.
            AppointAssistants under AssistantsOfTheArbiter {
                is: ArbiterAct::AppointAssistants,
                sample: |_| vec![ArbiterAct::AppointAssistants],
                "appoints assistants" => |_, _| Ok(ArbiterAct::AppointAssistants),
            }
            /// Record that play continued after the end of the game.
            PlayWentOn under ArbiterAppliesTheLaws {
                is: ArbiterAct::PlayWentOn { .. },
                sample: |_| vec![ArbiterAct::PlayWentOn { pressed: true }],
                "records that play went on" => |_, _| Ok(ArbiterAct::PlayWentOn { pressed: true }),
                "records that play went on without a press" => |_, _| {
                    Ok(ArbiterAct::PlayWentOn { pressed: false })
                },
            }
            /// Have the game reconstructed.
            Reconstruct under ReconstructionOfTheGame {
                is: ArbiterAct::Reconstruct,
                sample: |_| vec![ArbiterAct::Reconstruct],
                "has the game reconstructed" => |_, _| Ok(ArbiterAct::Reconstruct),
            }
        }
        others {}
    } } };
}

pub(crate) use arbiter_acts;
