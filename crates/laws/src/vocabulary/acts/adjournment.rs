//! Acts of an arbiter on an adjourned game.

macro_rules! adjournment_acts {
    ([$($then:tt)*] $($before:tt)*) => { $($then)*! { $($before)* {
        rights {
            /// Ask a player to seal.
            RequestSealing under SealedMove {
                is: ArbiterAct::Adjourn(AdjournStep::Request),
                sample: |_| step(AdjournStep::Request),
                "adjourns the game" => |_, _| step(AdjournStep::Request),
            }
            /// Check the envelope.
            CheckEnvelope under EnvelopeInSafekeeping {
                is: ArbiterAct::Adjourn(AdjournStep::CheckEnvelope),
                sample: |_| step(AdjournStep::CheckEnvelope),
                "checks the envelope" => |_, _| step(AdjournStep::CheckEnvelope),
            }
            /// Set the time and place of the resumption.
            AppointResumption under ResumptionSessions {
                is: ArbiterAct::Adjourn(AdjournStep::Appoint { .. }),
                sample: |_| step(AdjournStep::Appoint {
                    at: At::new(u64::MAX),
                    until: None,
                    place: String::new(),
                }),
                "appoints the resumption for {time} [until {time}] [in {text}]" => |v, _| {
                    let mut times = v.all_times().map(|time| At::ZERO + time);
                    let (at, until) = (times.next().unwrap_or_default(), times.next());
                    step(AdjournStep::Appoint { at, until, place: v.text().unwrap_or_default() })
                },
            }
            /// Resume the game.
            Resume under SetUpForResumption {
                is: ArbiterAct::Adjourn(AdjournStep::Resume),
                sample: |_| step(AdjournStep::Resume),
                "resumes the game" => |_, _| step(AdjournStep::Resume),
            }
            /// Open the envelope.
            OpenEnvelope under EnvelopeOpened {
                is: ArbiterAct::Adjourn(AdjournStep::Open(_)),
                sample: |m| step(AdjournStep::Open(m.sealed_or_empty())),
                "opens the envelope[:] {text}" => |v, _| step(AdjournStep::Open(sealed(v.text()?))),
            }
            /// Open the envelope with the reply.
            OpenReply under SealingPlayerAbsent {
                is: ArbiterAct::Adjourn(AdjournStep::OpenReply(_)),
                sample: |m| step(AdjournStep::OpenReply(m.sealed_or_empty())),
                "opens the envelope with the reply[:] {text}" => |v, _| {
                    step(AdjournStep::OpenReply(sealed(v.text()?)))
                },
            }
            /// Find that the envelope is lost.
            LoseEnvelope under EnvelopeLost {
                is: ArbiterAct::Adjourn(AdjournStep::EnvelopeLost),
                sample: |_| step(AdjournStep::EnvelopeLost),
                "finds the envelope lost" => |_, _| step(AdjournStep::EnvelopeLost),
            }
            /// Find that the adjourned position is unknown.
            LosePosition under AdjournedPositionUnknown {
                is: ArbiterAct::Adjourn(AdjournStep::PositionLost),
                sample: |_| step(AdjournStep::PositionLost),
                "finds the position lost" => |_, _| step(AdjournStep::PositionLost),
            }
        }
        others {}
    } } };
}

pub(crate) use adjournment_acts;
