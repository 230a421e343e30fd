//! Acts on scoresheets.

macro_rules! sheet_acts {
    ([$($then:tt)*] $($before:tt)*) => { $($then)*! { $($before)* {
        rights {
            /// Write a move down.
            Write under RecordingMoves {
                is: Action::Sheet(SheetAct::Write { .. }),
                sample: |m| m.writes(),
                "(writes|writes down|records) {move} [on line {after}]" => |v, scene| {
                    write(v.texts()?.concat(), v, scene)
                },
                "writes {text} [on line {after}]" => |v, scene| write(v.text()?, v, scene),
            }
            /// Strike out the entry on a line.
            Strike under RecordingMoves {
                is: Action::Sheet(SheetAct::Strike(_)),
                sample: |m| each(Action::Sheet, [SheetAct::Strike(m.last_line())]),
                "strikes out [line] {after}" => |v, scene| sheet(SheetAct::Strike(line(v, scene)?)),
            }
            /// Mark a draw offer.
            WriteOffer under DrawOfferRecorded {
                is: Action::Sheet(SheetAct::WriteOffer),
                sample: |_| each(Action::Sheet, [SheetAct::WriteOffer]),
                "writes =" => |_, _| sheet(SheetAct::WriteOffer),
                "writes the draw offer" => |_, _| sheet(SheetAct::WriteOffer),
            }
            /// Write the time on a clock.
            WriteTime under UseOfScoresheet {
                is: Action::Sheet(SheetAct::WriteTime(_)),
                sample: |_| each(Action::Sheet, [SheetAct::WriteTime(Milliseconds::ZERO)]),
                "writes the time {time}" => |v, _| sheet(SheetAct::WriteTime(v.time()?)),
            }
            /// Complete the scoresheet.
            CompleteScoresheet under RecordCompletedAfterFlagFall {
                is: Action::Sheet(SheetAct::Complete),
                sample: |_| each(Action::Sheet, [SheetAct::Complete]),
                "completes the scoresheet" => |_, _| sheet(SheetAct::Complete),
            }
            /// Take the opponent's scoresheet.
            BorrowScoresheet under OnePlayerNeedNotRecord {
                is: Action::Sheet(SheetAct::Borrow),
                sample: |_| each(Action::Sheet, [SheetAct::Borrow]),
                "borrows the [opponent's] scoresheet" => |_, _| sheet(SheetAct::Borrow),
            }
            /// Give the opponent's scoresheet back.
            GiveBackScoresheet under OnePlayerNeedNotRecord {
                is: Action::Sheet(SheetAct::GiveBack),
                sample: |_| each(Action::Sheet, [SheetAct::GiveBack]),
                "gives [back] the scoresheet [back]" => |_, _| sheet(SheetAct::GiveBack),
            }
            /// Sign the scoresheets.
            Sign under SignedResult {
                is: Action::Sheet(SheetAct::Sign(_)),
                sample: |m| each(Action::Sheet, [SheetAct::Sign(m.table.outcome().unwrap_or(Outcome::DRAW))]),
                "(signs|signs the scoresheet|signs the scoresheet with) {result}" => |v, _| {
                    sheet(SheetAct::Sign(v.outcome()?))
                },
            }
            /// Hand the scoresheet over.
            HandOverScoresheet under ScoresheetsBelongToOrganiser {
                is: Action::Sheet(SheetAct::HandOver),
                sample: |_| each(Action::Sheet, [SheetAct::HandOver]),
                "hands [over|in] the scoresheet [over|in]" => |_, _| sheet(SheetAct::HandOver),
            }
            /// Take an electronic scoresheet.
            TakeElectronic under ElectronicScoresheet {
                is: Action::Sheet(SheetAct::TakeElectronic),
                sample: |_| each(Action::Sheet, [SheetAct::TakeElectronic]),
                "takes an electronic scoresheet" => |_, _| sheet(SheetAct::TakeElectronic),
            }
            /// Replace a defective electronic scoresheet.
            ReplaceScoresheet under DefectiveElectronicScoresheet {
                is: Action::Sheet(SheetAct::Replace(_)),
                sample: |_| each(Action::Sheet, Colour::ALL.map(SheetAct::Replace)),
                "replaces {whose} [electronic] scoresheet" => |v, _| {
                    sheet(SheetAct::Replace(v.side()?))
                },
            }
            /// Keep the scoresheet for a player.
            KeepScore under AssistantKeepsScore {
                is: Action::Sheet(SheetAct::KeepFor(_)),
                sample: |_| each(Action::Sheet, Colour::ALL.map(SheetAct::KeepFor)),
                "keeps the score for {side}" => |v, _| sheet(SheetAct::KeepFor(v.side()?)),
            }
        }
        others {
            is: Action::Sheet(SheetAct::WriteNote(_)) => {
                "notes[:] {text}" => |v, _| sheet(SheetAct::WriteNote(v.text()?)),
            }
            is: Action::Sheet(SheetAct::Hide) => {
                "hides the scoresheet" => |_, _| sheet(SheetAct::Hide),
            }
        }
    } } };
}

pub(crate) use sheet_acts;
