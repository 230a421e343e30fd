//! Boards whose record is damaged: they are marked in lists, and the others go on.

use adoube_chess::Colour;
use adoube_laws::{
    clock::{At, PerPlayer},
    table::{Setup, Table, Viewer},
};

use super::{
    AppState, Caller,
    games::{GameHead, GameListed, PlayerHead, name_of},
    in_words,
    problem::damage_sentence,
    render,
};
use crate::{
    competition::Competition,
    ids::{BoardNo, CompetitionId, GameId, PlayerNo, RoundNo},
    ledger::Damage,
};

/// A board whose record is damaged.
pub(super) struct DamagedBoard {
    pub(super) game: GameId,
    pub(super) place: (RoundNo, BoardNo),
    pub(super) players: PerPlayer<PlayerNo>,
    pub(super) damage: Damage,
}

/// Returns the summary of a board whose record is damaged: for arbiters what can be read of it, with clocks that stand;
/// for others the beginning.
pub(super) async fn summary(
    app: &AppState,
    caller: &Caller,
    (id, competition): (CompetitionId, &Competition),
    viewer: Viewer,
    board: &DamagedBoard,
) -> Option<GameListed> {
    let part = if viewer == Viewer::Arbiter {
        app.hall.readable_part(board.game).await.ok()
    } else {
        None
    };
    let readable =
        part.and_then(|part| Some((part.state.table()?.as_ref().clone(), part.at, part.tip.seq)));
    let (table, at, seq) = match readable {
        Some(readable) => readable,
        None => (table_of(competition)?, At::ZERO, 0),
    };
    let player = |colour: Colour| {
        let no = board.players[colour];
        PlayerHead { no, name: name_of(competition, no).unwrap_or_default() }
    };
    let head = GameHead {
        id: board.game,
        competition: id,
        round: Some(board.place.0),
        board: Some(board.place.1),
        white: player(Colour::White),
        black: player(Colour::Black),
    };
    Some(in_words(caller.language, |words| {
        let mut glance = render::glance(&table, at, viewer, words);
        glance.at = app.hall.now();
        (glance.clocks.white.runs, glance.clocks.black.runs) = (false, false);
        let why = damage_sentence(&board.damage, words);
        let calls = if viewer == Viewer::Arbiter { vec![why.clone()] } else { Vec::new() };
        GameListed { head, seq, glance, calls, unreadable: Some(why) }
    }))
}

/// The table at which a game of a competition begins.
fn table_of(competition: &Competition) -> Option<Table> {
    let regulations = &competition.about()?.regulations;
    Some(Table::new(regulations.clone(), Setup::under(regulations)))
}
