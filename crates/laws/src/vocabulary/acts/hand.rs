//! Acts of hands on the board and on the clock.

macro_rules! hand_acts {
    ([$($then:tt)*] $($before:tt)*) => { $($then)*! { $($before)* {
        rights {
            /// Touch a piece.
            Touch under TouchMove {
                is: Action::Hand { act: HandAct::Touch { intent: Intent::ToPlay, .. }, .. },
                sample: |m| m.on_each_square(|on| HandAct::Touch { on, intent: Intent::ToPlay }),
                "touches {standing} [{hand}]" => |v, scene| touch(v, scene, Intent::ToPlay),
            }
            /// Lift a piece.
            Lift under TouchMove {
                is: Action::Hand { act: HandAct::Lift { .. }, .. },
                sample: |m| m.on_each_square(|from| HandAct::Lift { from }),
                "(lifts|picks up|takes up) {standing} [{hand}]" => |v, scene| {
                    hand(v, HandAct::Lift { from: v.standing(scene)? })
                },
            }
            /// Pick up a piece from beside the board.
            Fetch under PromotionInVariousWays {
                is: Action::Hand { act: HandAct::Fetch { .. }, .. },
                sample: |m| m.by_hand(|by| HandAct::Fetch { piece: Piece::new(by, Role::Queen) }),
                "(takes|fetches) {piece} from beside the board [{hand}]" => |v, scene| {
                    hand(v, HandAct::Fetch { piece: v.man(scene.side)? })
                },
            }
            /// Touch a square with the piece in the hand.
            Hold under PromotionChoiceFinal {
                is: Action::Hand { act: HandAct::Hold { .. }, .. },
                sample: |m| m.on_each_square(|on| HandAct::Hold { on }),
                "holds it (over|on) {square} [{hand}]" => |v, _| {
                    hand(v, HandAct::Hold { on: v.square()? })
                },
            }
            /// Place the piece in the hand on a square.
            Place under PieceReleased {
                is: Action::Hand { act: HandAct::Place { .. }, .. },
                sample: |m| m.on_each_square(|on| HandAct::Place { on, piece: None }),
                "(places|puts|drops|releases) {piece} (on|at) {square} [{hand}]" => place,
                "(places|puts|drops|releases) it (on|at) {square} [{hand}]" => |v, _| {
                    hand(v, HandAct::Place { on: v.square()?, piece: None })
                },
            }
            /// Put the piece in the hand beside the board.
            PutAside under CaptureMade {
                is: Action::Hand { act: HandAct::PutAside, .. },
                sample: |m| m.by_hand(|_| HandAct::PutAside),
                "puts it (aside|beside the board) [{hand}]" => |v, _| hand(v, HandAct::PutAside),
            }
            /// Remove a piece from the board.
            Remove under CaptureMade {
                is: Action::Hand { act: HandAct::Remove { .. }, .. },
                sample: |m| m.on_each_square(|from| HandAct::Remove { from }),
                "(removes|takes off) {standing} [from the board] [{hand}]" => |v, scene| {
                    hand(v, HandAct::Remove { from: v.standing(scene)? })
                },
            }
            /// Put displaced pieces back.
            PutRight under DisplacedPiecesRestored {
                is: Action::Hand { act: HandAct::PutRight, .. },
                sample: |m| m.by_hand(|_| HandAct::PutRight),
                "puts [the pieces|everything|them] right" => |v, _| hand(v, HandAct::PutRight),
            }
            /// Make a move without pressing the clock.
            Make under PlayersMoveAlternately {
                is: Action::Make(_),
                sample: |m| m.plans().map(Action::Make).collect(),
                "(makes|makes the move) {move} [{hand}]" => |v, scene| {
                    Ok(play_actions(v.plan(scene)?, v, scene))
                },
                "(plays|moves) {move} [{hand}] (without pressing|and does not press|but does not press|and forgets to press|but forgets to press) [the clock]" => |v, scene| {
                    Ok(play_actions(v.plan(scene)?, v, scene))
                },
            }
            /// Make a move and press the clock.
            Play under MoveCompleted {
                is: Action::Play(_),
                sample: |m| m.plans().map(Action::Play).collect(),
                "(plays|moves|answers|answers with|replies|replies with) {move} [{hand}]" => |v, scene| {
                    Ok(played(v.plan(scene)?, v, scene))
                },
                "castles [{hand}]" => |v, scene| Ok(played(castle(scene, None)?, v, scene)),
                "castles [on the] (kingside|short|king side|king's side) [{hand}]" => |v, scene| {
                    Ok(played(castle(scene, Some(Wing::King))?, v, scene))
                },
                "castles [on the] (queenside|long|queen side|queen's side) [{hand}]" => |v, scene| {
                    Ok(played(castle(scene, Some(Wing::Queen))?, v, scene))
                },
            }
            /// Press the clock.
            Press under RightToPressClock {
                is: Action::Press { .. },
                sample: |m| m.presses(),
                "(presses|hits) [the clock] [{manner}] [{hand}]" => |v, _| {
                    let manner = v.named("manner").unwrap_or_default();
                    Ok(vec![Action::Press { hand: v.hand().unwrap_or_default(), manner }])
                },
            }
            /// Stop the clocks.
            StopClocks under PlayerStopsClocks {
                is: Action::StopClocks(_),
                sample: |_| vec![Action::StopClocks(Reason::Help)],
                "(stops|pauses) the (clocks|clock) [[because] {reason}]" => |v, _| {
                    Ok(vec![Action::StopClocks(v.named("reason").unwrap_or(Reason::Other))])
                },
            }
        }
        others {
            is: Action::Hand { act: HandAct::Touch { intent: Intent::Accident, .. }, .. } => {
                "(brushes|brushes against) {standing} [{hand}]" => |v, scene| {
                    touch(v, scene, Intent::Accident)
                },
                "touches {standing} (by accident|accidentally) [{hand}]" => |v, scene| {
                    touch(v, scene, Intent::Accident)
                },
                "accidentally touches {standing} [{hand}]" => |v, scene| {
                    touch(v, scene, Intent::Accident)
                },
            }
            is: Action::Hand { act: HandAct::Displace { .. }, .. } => {
                "displaces {standing} to {square}" => |v, scene| {
                    hand(v, HandAct::Displace { from: v.standing(scene)?, to: Some(v.square()?) })
                },
                "knocks over {standing} [on its [own] square]" => |v, scene| {
                    let from = v.standing(scene)?;
                    hand(v, HandAct::Displace { from, to: Some(from) })
                },
                "knocks {standing} over [on its [own] square]" => |v, scene| {
                    let from = v.standing(scene)?;
                    hand(v, HandAct::Displace { from, to: Some(from) })
                },
                "knocks {standing} off [the board]" => |v, scene| {
                    hand(v, HandAct::Displace { from: v.standing(scene)?, to: None })
                },
                "knocks off {standing}" => |v, scene| {
                    hand(v, HandAct::Displace { from: v.standing(scene)?, to: None })
                },
            }
            is: Action::Tick => {
                "passes" => |_, _| Ok(vec![Action::Tick]),
                "(does nothing|says nothing)" => |_, _| Ok(vec![Action::Tick]),
            }
        }
    } } };
}

pub(crate) use hand_acts;
