//! What players ask for.

macro_rules! request_acts {
    ([$($then:tt)*] $($before:tt)*) => { $($then)*! { $($before)* {
        rights {
            /// To ask for a piece.
            RequestPiece under PlayerStopsClocks {
                is: Action::Say(Voice::Request(Request::Piece)),
                sample: |m| m.request([Request::Piece]),
                "asks for a piece" => |_, _| ask(Request::Piece),
            }
            /// To ask for a look at a scoresheet.
            RequestScoresheet under ArbitersRecordShown {
                is: Action::Say(Voice::Request(Request::Scoresheet)),
                sample: |m| m.request([Request::Scoresheet]),
                "asks for [a|the] scoresheet" => |_, _| ask(Request::Scoresheet),
            }
            /// To ask for a scoresheet to write on.
            RequestBlankScoresheet under RapidWithoutRecording {
                is: Action::Say(Voice::Request(Request::BlankScoresheet)),
                sample: |m| m.request([Request::BlankScoresheet]),
                "asks for a blank scoresheet" => |_, _| ask(Request::BlankScoresheet),
            }
            /// To ask what the Laws mean.
            RequestExplanation under RightToExplanation {
                is: Action::Say(Voice::Request(Request::Explanation(_))),
                sample: |m| m.request([Request::Explanation(String::new())]),
                "asks for an explanation[:] {text}" => |v, _| ask(Request::Explanation(v.text()?)),
            }
            /// To ask for the number of moves and the time, as players who cannot see do.
            RequestMovesAndTime under AssistantTellsMovesAndTime {
                is: Action::Say(Voice::Request(Request::MovesAndTime)),
                sample: |m| m.request([Request::MovesAndTime]),
                "asks for the moves and the time" => |_, _| ask(Request::MovesAndTime),
            }
            /// To ask for leave to go out.
            RequestLeave under LeavingThePlayingArea {
                is: Action::Say(Voice::Request(Request::ToLeave(_))),
                sample: |m| m.request(Area::ALL.map(Request::ToLeave)),
                "asks for leave to leave {area}" => |v, _| ask(Request::ToLeave(v.named("area")?)),
            }
            /// To ask for leave to have a device.
            RequestDevice under ElectronicDevices {
                is: Action::Say(Voice::Request(Request::Device)),
                sample: |m| m.request([Request::Device]),
                "asks for leave to have a device" => |_, _| ask(Request::Device),
            }
            /// To ask for an assistant.
            RequestAssistant under AssistantMovesPieces {
                is: Action::Say(Voice::Request(Request::Assistant(_))),
                sample: |m| m.request(Duty::ALL.map(Request::Assistant)),
                "asks for an assistant for {duty}" => |v, _| ask(Request::Assistant(v.named("duty")?)),
            }
            /// To ask for consent to a draw.
            RequestConsent under DrawRestrictions {
                is: Action::Say(Voice::Request(Request::ConsentToDraw)),
                sample: |m| m.request([Request::ConsentToDraw]),
                "asks for consent to a draw" => |_, _| ask(Request::ConsentToDraw),
            }
            /// To ask for extra time for each move.
            RequestIncrement under IncrementRequest {
                is: Action::Say(Voice::Request(Request::Increment)),
                sample: |m| m.request([Request::Increment]),
                "asks for (an increment|extra time)" => |_, _| ask(Request::Increment),
            }
        }
        others {
            // Nobody may ask for the number of moves.
            is: Action::Say(Voice::Request(Request::MoveNumber)) => {
                "asks for the (move number|number of moves)" => |_, _| ask(Request::MoveNumber),
            }
        }
    } } };
}

pub(crate) use request_acts;
