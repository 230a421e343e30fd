//! Statements of players other than claims and requests.

macro_rules! speech_acts {
    ([$($then:tt)*] $($before:tt)*) => { $($then)*! { $($before)* {
        rights {
            /// Say "I adjust".
            Adjust under AdjustingPieces {
                is: Action::Say(Voice::Adjusting),
                sample: |m| m.say([Voice::Adjusting]),
                "(says j'adoube|says adoube|says I adjust|adjusts)" => |_, _| say(Voice::Adjusting),
            }
            /// Announce castling.
            AnnounceCastling under Chess960CastlingAnnounced {
                is: Action::Say(Voice::AboutToCastle),
                sample: |m| m.say([Voice::AboutToCastle]),
                "says about to castle" => |_, _| say(Voice::AboutToCastle),
            }
            /// Offer a draw.
            OfferDraw under DrawOffer {
                is: Action::Say(Voice::OfferDraw),
                sample: |m| m.say([Voice::OfferDraw]),
                "(offers|proposes) [a] draw" => |_, _| say(Voice::OfferDraw),
            }
            /// Accept a draw.
            AcceptDraw under DrawByAgreement {
                is: Action::Say(Voice::Accept),
                sample: |m| m.say([Voice::Accept]),
                "(accepts|agrees|agrees to) [the draw|the offer|the draw offer|it]" => |_, _| {
                    say(Voice::Accept)
                },
            }
            /// Decline a draw.
            DeclineDraw under DrawOfferStands {
                is: Action::Say(Voice::Decline),
                sample: |m| m.say([Voice::Decline]),
                "(declines|rejects) [the draw|the offer|the draw offer|it]" => |_, _| {
                    say(Voice::Decline)
                },
                "refuses the (draw|offer|draw offer)" => |_, _| say(Voice::Decline),
            }
            /// Resign.
            Resign under Resignation {
                is: Action::Say(Voice::Resign | Voice::Congratulate),
                sample: |m| m.say([Voice::Resign]),
                "(resigns|resigns the game|gives up)" => |_, _| say(Voice::Resign),
                "congratulates [the] opponent [on the win]" => |_, _| say(Voice::Congratulate),
            }
            /// Call the arbiter.
            CallArbiter under ArbiterObservesTheGames {
                is: Action::Say(Voice::CallArbiter(_)),
                sample: |m| m.say([Voice::CallArbiter(String::new())]),
                "(calls|summons) [for] the arbiter" => |_, _| {
                    say(Voice::CallArbiter(String::new()))
                },
                "(calls|summons) [for] the arbiter[:] [because] {text}" => |v, _| {
                    say(Voice::CallArbiter(v.text()?))
                },
            }
            /// Appeal.
            Appeal under Appeal {
                is: Action::Say(Voice::Appeal(_)),
                sample: |m| m.say([Voice::Appeal(String::new())]),
                "appeals[:] {text}" => |v, _| say(Voice::Appeal(v.text()?)),
            }
            /// Announce a move.
            Announce under AnnouncedMoves {
                is: Action::Say(Voice::Announce(_)),
                sample: |m| m.say([Voice::Announce(m.first_move())]),
                "announces {move}" => |v, _| say(Voice::Announce(v.texts()?.concat())),
                "announces[:] {text}" => |v, _| say(Voice::Announce(v.text()?)),
            }
            /// Repeat an announced move.
            Repeat under AnnouncedMoves {
                is: Action::Say(Voice::Repeat(_)),
                sample: |m| m.say(m.announced_move().map(Voice::Repeat)),
                "repeats {move}" => |v, _| say(Voice::Repeat(v.texts()?.concat())),
                "repeats[:] {text}" => |v, _| say(Voice::Repeat(v.text()?)),
            }
        }
        others {
            is: Action::Say(Voice::OfferDrawIf(_)) => {
                "offers [a] draw if {text}" => |v, _| say(Voice::OfferDrawIf(v.text()?)),
            }
            is: Action::Say(Voice::WithdrawOffer) => {
                "(withdraws|takes back) [the] [draw] offer" => |_, _| say(Voice::WithdrawOffer),
            }
            is: Action::Say(Voice::WithdrawClaim) => {
                "withdraws [the] claim" => |_, _| say(Voice::WithdrawClaim),
            }
            is: Action::Say(Voice::Refuse(_)) => {
                "refuses[:] {text}" => |v, _| say(Voice::Refuse(v.text()?)),
            }
            is: Action::Say(Voice::Other(_)) => {
                "says[:] {text}" => |v, _| {
                    let text = v.text()?;
                    let adjusts = ["jadoube", "iadjust"].contains(&names::bare(&text).as_str());
                    say(if adjusts { Voice::Adjusting } else { Voice::Other(text) })
                },
            }
        }
    } } };
}

pub(crate) use speech_acts;
