//! Presence, sealing, reports, and misconduct.

macro_rules! presence_acts {
    ([$($then:tt)*] $($before:tt)*) => { $($then)*! { $($before)* {
        rights {
            /// Arrive.
            Arrive under DefaultTime {
                is: Action::Presence(PresenceAct::Arrive),
                sample: |_| each(Action::Presence, [PresenceAct::Arrive]),
                "arrives [at the board]" => |_, _| presence(PresenceAct::Arrive),
            }
            /// Leave the playing area.
            Leave under LeavingThePlayingArea {
                is: Action::Presence(PresenceAct::Leave(_)),
                sample: |_| each(Action::Presence, Area::ALL.map(PresenceAct::Leave)),
                "leaves {area}" => |v, _| presence(PresenceAct::Leave(v.named("area")?)),
            }
            /// Come back.
            Return under LeavingThePlayingArea {
                is: Action::Presence(PresenceAct::Return),
                sample: |_| each(Action::Presence, [PresenceAct::Return]),
                "(returns|returns to the board|comes back)" => |_, _| presence(PresenceAct::Return),
            }
            /// Ask to adjourn.
            AskToAdjourn under EarlyAdjournment {
                is: Action::Adjourn(AdjournAct::Ask),
                sample: |_| each(Action::Adjourn, [AdjournAct::Ask]),
                "asks to adjourn" => |_, _| adjourn(AdjournAct::Ask),
            }
            /// Seal a move.
            Seal under SealedMove {
                is: Action::Adjourn(AdjournAct::Seal(_)),
                sample: |m| each(Action::Adjourn, m.sealed().map(AdjournAct::Seal)),
                "seals {move}" => |v, _| adjourn(AdjournAct::Seal(sealed(v.texts()?.concat()))),
                "seals {text}" => |v, _| adjourn(AdjournAct::Seal(sealed(v.text()?))),
            }
            /// Hand the envelope over.
            HandOverEnvelope under SealedMove {
                is: Action::Adjourn(AdjournAct::HandOver),
                sample: |_| each(Action::Adjourn, [AdjournAct::HandOver]),
                "hands over the envelope" => |_, _| adjourn(AdjournAct::HandOver),
            }
            /// State which move was sealed.
            StateSealedMove under EnvelopeLost {
                is: Action::Adjourn(AdjournAct::State(_)),
                sample: |m| each(Action::Adjourn, [AdjournAct::State(m.first_move())]),
                "states that {move} was sealed" => |v, _| {
                    adjourn(AdjournAct::State(v.texts()?.concat()))
                },
                "states that {text} was sealed" => |v, _| adjourn(AdjournAct::State(v.text()?)),
            }
            /// Report an irregularity to the arbiter.
            Report under IrregularityReported {
                is: Action::Report(_),
                sample: |_| IrregularityKind::ALL.iter().copied().map(Action::Report).collect(),
                "reports {matter}" => |v, _| Ok(vec![Action::Report(v.named("matter")?)]),
            }
        }
        others {
            is: Action::Presence(PresenceAct::Device(_)) => {
                "has a (phone|device) {device}" => |v, _| device(v),
                "has a (phone|device) that {device}" => |v, _| device(v),
                "has a (phone|device) that is {device}" => |v, _| device(v),
                "{whose} [mobile] (phone|mobile|device) {device} [in the {area}|in the bag|in the pocket|during the game]" => |v, _| {
                    device(v)
                },
                "has a ringing phone" => |_, _| presence(PresenceAct::Device(Device::Rings)),
            }
            is: Action::Presence(PresenceAct::UsesBag) => {
                "uses the bag" => |_, _| presence(PresenceAct::UsesBag),
            }
            is: Action::Presence(PresenceAct::Notes) => {
                "uses (notes|advice|a book)" => |_, _| presence(PresenceAct::Notes),
            }
            is: Action::Presence(PresenceAct::Analyses) => {
                "analyses on (another|a second) board" => |_, _| presence(PresenceAct::Analyses),
            }
            is: Action::Presence(PresenceAct::Smokes) => {
                "smokes" => |_, _| presence(PresenceAct::Smokes),
            }
            is: Action::Presence(PresenceAct::Disturbs) => {
                "disturbs the opponent" => |_, _| presence(PresenceAct::Disturbs),
            }
            is: Action::Presence(PresenceAct::Disgraces) => {
                "brings the game into disrepute" => |_, _| presence(PresenceAct::Disgraces),
            }
            is: Action::Presence(PresenceAct::ShakesHands) => {
                "(shakes hands|shakes the opponent's hand|offers the hand)" => |_, _| {
                    presence(PresenceAct::ShakesHands)
                },
            }
            is: Action::Presence(PresenceAct::Enters) => {
                "enters the playing area" => |_, _| presence(PresenceAct::Enters),
            }
            is: Action::Presence(PresenceAct::Interferes) => {
                "(interferes|meddles with the game)" => |_, _| presence(PresenceAct::Interferes),
            }
        }
    } } };
}

pub(crate) use presence_acts;
