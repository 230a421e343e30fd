//! What an arbiter does about an adjourned game.

macro_rules! adjournment_acts {
    ([$($then:tt)*] $($before:tt)*) => { $($then)*! { $($before)* {
        rights {
            /// To ask a player to seal.
            RequestSealing under SealedMove {
                is: ArbiterAct::Adjourn(AdjournStep::Request),
                sample: |_| step(AdjournStep::Request),
                "adjourns the game" => |_, _| step(AdjournStep::Request),
            }
            /// To check the envelope.
            CheckEnvelope under EnvelopeInSafekeeping {
                is: ArbiterAct::Adjourn(AdjournStep::CheckEnvelope),
                sample: |_| step(AdjournStep::CheckEnvelope),
                "checks the envelope" => |_, _| step(AdjournStep::CheckEnvelope),
            }
            /// To appoint the resumption.
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
            /// To resume the game.
            Resume under SetUpForResumption {
                is: ArbiterAct::Adjourn(AdjournStep::Resume),
                sample: |_| step(AdjournStep::Resume),
                "resumes the game" => |_, _| step(AdjournStep::Resume),
            }
            /// To open the envelope.
            OpenEnvelope under EnvelopeOpened {
                is: ArbiterAct::Adjourn(AdjournStep::Open(_)),
                sample: |m| step(AdjournStep::Open(m.sealed_or_empty())),
                "opens the envelope[:] {text}" => |v, _| step(AdjournStep::Open(sealed(v.text()?))),
            }
            /// To open the envelope with the reply.
            OpenReply under SealingPlayerAbsent {
                is: ArbiterAct::Adjourn(AdjournStep::OpenReply(_)),
                sample: |m| step(AdjournStep::OpenReply(m.sealed_or_empty())),
                "opens the envelope with the reply[:] {text}" => |v, _| {
                    step(AdjournStep::OpenReply(sealed(v.text()?)))
                },
            }
            /// To find that the envelope is lost.
            LoseEnvelope under EnvelopeLost {
                is: ArbiterAct::Adjourn(AdjournStep::EnvelopeLost),
                sample: |_| step(AdjournStep::EnvelopeLost),
                "finds the envelope lost" => |_, _| step(AdjournStep::EnvelopeLost),
            }
            /// To find that the adjourned position is not known.
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
