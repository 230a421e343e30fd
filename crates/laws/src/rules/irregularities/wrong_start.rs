//! Wrong starting positions ([`Provision::WrongInitialPosition`], [`Provision::WrongBoardPlacement`]).
//!
//! **Says:** if it is found during the game that the starting position was wrong, a new game is played; if
//! only the board is placed the wrong way round, the position is transferred and the game continues.
//! **Differs:** in rapid chess and blitz without supervision only during the first moves (see [`rapid`]).
//! **Decides from:** the setup, compared with the prescribed one. After the end of the game it is too late.

use adoube_chess::{Board, Colour, Piece, Role, Square};

use super::check_during_game;
use crate::{
    Provision,
    history::has_same_pieces,
    rules::{Draft, rapid},
    state::BoardPlacement,
    vocabulary::{Author, Ground, Order, Refusal, RefusalReason},
};

/// Rules on a wrong starting position.
pub(crate) fn on_wrong_position(draft: &mut Draft, author: Author) -> Result<(), Refusal> {
    check_during_game(draft, Provision::WrongInitialPosition)?;
    let setup = draft.table().setup();
    let (prescribed, stood) = (&setup.prescribed, setup.board());
    if has_same_pieces(prescribed, stood) {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::WrongInitialPosition);
    }
    let is_same_set = same_set(prescribed, stood);
    let stands_wrongly = |square: &Square| {
        stood.piece_on(*square).is_some_and(|_| differs(prescribed, stood, *square))
    };
    let wrongly: Vec<Square> = Square::ALL.into_iter().filter(stands_wrongly).collect();
    if rapid::rule_set_up(draft, &author)? == rapid::CorrectionStatus::Settled {
        return Ok(());
    }
    let mut ruling = draft.ruling(Provision::WrongInitialPosition).also(Provision::InitialPosition);
    if !is_same_set {
        ruling = ruling.also(Provision::SetOfPieces);
    }
    let ruling = rapid::with_found_in_time(draft.table(), ruling, Provision::TooLateForSetUpClaim)
        .ground(Ground::StoodWrongly(wrongly));
    draft.rule(ruling.order(Order::NewGame).by(author));
    Ok(())
}

fn differs(one: &Board, other: &Board, square: Square) -> bool {
    one.piece_on(square) != other.piece_on(square)
}

/// Reports whether both boards have the same number of pieces of each kind.
fn same_set(one: &Board, other: &Board) -> bool {
    let count = |board: &Board, piece| board.pieces(piece).count();
    Colour::ALL.into_iter().all(|colour| {
        Role::ALL.into_iter().all(|role| {
            let piece = Piece::new(colour, role);
            count(one, piece) == count(other, piece)
        })
    })
}

/// Rules on a board placed the wrong way round.
pub(crate) fn on_wrong_board(draft: &mut Draft, author: Author) -> Result<(), Refusal> {
    check_during_game(draft, Provision::WrongBoardPlacement)?;
    if draft.table().setup().placement == BoardPlacement::Right {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::WrongBoardPlacement);
    }
    rapid::check_board(draft)?;
    let ruling = draft.ruling(Provision::WrongBoardPlacement).also(Provision::Chessboard);
    draft.rule(ruling.order(Order::TurnBoard).order(Order::GoesOn).by(author));
    Ok(())
}
