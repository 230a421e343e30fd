//! Requests of players.

macro_rules! request_acts {
    ([$($then:tt)*] $($before:tt)*) => { $($then)*! { $($before)* {
        rights {
            /// Ask for a piece.
            RequestPiece under PlayerStopsClocks {
                is: Action::Say(Voice::Request(Request::Piece)),
                sample: |m| m.request([Request::Piece]),
                "asks for a piece" => |_, _| ask(Request::Piece),
            }
            /// Ask to see a scoresheet.
            RequestScoresheet under ArbitersRecordShown {
                is: Action::Say(Voice::Request(Request::Scoresheet)),
                sample: |m| m.request([Request::Scoresheet]),
                "asks for [a|the] scoresheet" => |_, _| ask(Request::Scoresheet),
            }
            /// Ask for a blank scoresheet.
            RequestBlankScoresheet under RapidWithoutRecording {
                is: Action::Say(Voice::Request(Request::BlankScoresheet)),
                sample: |m| m.request([Request::BlankScoresheet]),
                "asks for a blank scoresheet" => |_, _| ask(Request::BlankScoresheet),
            }
            /// Ask for the meaning of a point of the Laws.
            RequestExplanation under RightToExplanation {
                is: Action::Say(Voice::Request(Request::Explanation(_))),
                sample: |m| m.request([Request::Explanation(String::new())]),
                "asks for an explanation[:] {text}" => |v, _| ask(Request::Explanation(v.text()?)),
            }
            /// Ask for the number of moves and the time used, as visually disabled players may.
            RequestMovesAndTime under AssistantTellsMovesAndTime {
                is: Action::Say(Voice::Request(Request::MovesAndTime)),
                sample: |m| m.request([Request::MovesAndTime]),
                "asks for the moves and the time" => |_, _| ask(Request::MovesAndTime),
            }
            /// Ask for permission to leave.
            RequestLeave under LeavingThePlayingArea {
                is: Action::Say(Voice::Request(Request::ToLeave(_))),
                sample: |m| m.request(Area::ALL.map(Request::ToLeave)),
                "asks for leave to leave {area}" => |v, _| ask(Request::ToLeave(v.named("area")?)),
            }
            /// Ask for permission to carry a device.
            RequestDevice under ElectronicDevices {
                is: Action::Say(Voice::Request(Request::Device)),
                sample: |m| m.request([Request::Device]),
                "asks for leave to have a device" => |_, _| ask(Request::Device),
            }
            /// Ask for an assistant.
            RequestAssistant under AssistantMovesPieces {
                is: Action::Say(Voice::Request(Request::Assistant(_))),
                sample: |m| m.request(Duty::ALL.map(Request::Assistant)),
                "asks for an assistant for {duty}" => |v, _| ask(Request::Assistant(v.named("duty")?)),
            }
            /// Ask for consent to a draw.
            RequestConsent under DrawRestrictions {
                is: Action::Say(Voice::Request(Request::ConsentToDraw)),
                sample: |m| m.request([Request::ConsentToDraw]),
                "asks for consent to a draw" => |_, _| ask(Request::ConsentToDraw),
            }
            /// Ask for an increment.
            RequestIncrement under IncrementRequest {
                is: Action::Say(Voice::Request(Request::Increment)),
                sample: |m| m.request([Request::Increment]),
                "asks for (an increment|extra time)" => |_, _| ask(Request::Increment),
            }
        }
        others {
            // No provision lets a player ask for the number of moves.
            is: Action::Say(Voice::Request(Request::MoveNumber)) => {
                "asks for the (move number|number of moves)" => |_, _| ask(Request::MoveNumber),
            }
        }
    } } };
}

pub(crate) use request_acts;
