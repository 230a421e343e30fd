//! What hands do on the board and on the clock.

use adoube_chess::{Colour, Piece, Position, Role, Square};

use super::{ActionKind, free_moves};
use crate::{
    history::same_men,
    state::Table,
    vocabulary::{Action, Hand, HandAct, Intent, Manner, Plan, Who},
};

/// Examples with the hand that has made the move so far.
pub(super) fn examples(what: ActionKind, table: &Table, who: Who) -> Vec<Action> {
    use ActionKind as K;
    let Some(by) = who.side() else { return Vec::new() };
    let hand = table.player(by).hands.used.unwrap_or_default();
    let each =
        |acts: Vec<HandAct>| acts.into_iter().map(|act| Action::Hand { hand, act }).collect();
    let squares = |make: fn(Square) -> HandAct| each(Square::ALL.into_iter().map(make).collect());
    match what {
        K::Touch => squares(|on| HandAct::Touch { on, intent: Intent::ToPlay }),
        K::Lift => squares(|from| HandAct::Lift { from }),
        K::Remove => squares(|from| HandAct::Remove { from }),
        K::Hold => squares(|on| HandAct::Hold { on }),
        K::Place => squares(|on| HandAct::Place { on, piece: None }),
        K::Fetch => each(vec![HandAct::Fetch { piece: Piece::new(by, Role::Queen) }]),
        K::PutAside => each(vec![HandAct::PutAside]),
        K::PutRight => each(vec![HandAct::PutRight]),
        K::Make => plans(table, by).map(Action::Make).collect(),
        K::Play => plans(table, by).map(Action::Play).collect(),
        K::Press => {
            let hands = [hand, Hand::Usual, Hand::Left, Hand::Right];
            hands.map(|hand| Action::Press { hand, manner: Manner::Proper }).to_vec()
        }
        _ => Vec::new(),
    }
}

/// The moves that are free, if it is this player's turn. Whoever answers what is no legal move, and is not completed,
/// moves on from the board as it stands.
fn plans(table: &Table, by: Colour) -> impl Iterator<Item = Plan> {
    let is_left = table.has_pressed_early(!by) || !same_men(table.board(), table.history().board());
    let moves = if table.to_move() == by {
        free_moves(table)
    } else if is_left {
        let mut board = *table.board();
        board.set_turn(by);
        let position = Position::composed(&board);
        position.map(|position| position.legal_moves().to_vec()).unwrap_or_default()
    } else {
        Vec::new()
    };
    moves.into_iter().map(Plan::from)
}
