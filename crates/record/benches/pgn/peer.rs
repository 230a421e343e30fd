//! pgn-reader with shakmaty: incremental keys where possible, one list of legal moves a position, a linear search through the
//! keys since the last capture or pawn move.

use std::ops::ControlFlow;

use pgn_reader::{RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position, fen::Fen, zobrist::Zobrist64};

use crate::trial::{Tally, Task};

pub(crate) fn run(task: Task, bytes: &[u8]) -> Tally {
    let mut reader = Reader::new(bytes);
    match task {
        Task::Tokens => {
            let mut visitor = Tokens(Tally::default());
            reader.visit_all_games(&mut visitor).expect("memory can be read");
            visitor.0
        }
        Task::Legal => {
            let mut visitor = Legal(Tally::default());
            reader.visit_all_games(&mut visitor).expect("memory can be read");
            visitor.0
        }
        Task::Judged => {
            let mut visitor = Judged::default();
            reader.visit_all_games(&mut visitor).expect("memory can be read");
            visitor.tally
        }
    }
}

struct Tokens(Tally);

impl Visitor for Tokens {
    type Tags = ();
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<()> {
        self.0.games += 1;
        ControlFlow::Continue(())
    }

    fn san(&mut self, (): &mut (), _: SanPlus) -> ControlFlow<()> {
        self.0.moves += 1;
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, (): &mut ()) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(false))
    }

    fn end_game(&mut self, (): ()) {}
}

/// Takes the start of a game from its `FEN` tag.
fn note_start(start: &mut Option<Chess>, name: &[u8], value: &RawTag<'_>) {
    if name == b"FEN" {
        let fen = Fen::from_ascii(value.as_bytes()).expect("it is FEN");
        *start = Some(fen.into_position(CastlingMode::Chess960).expect("it is legal"));
    }
}

struct Legal(Tally);

impl Visitor for Legal {
    type Tags = Option<Chess>;
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Option<Chess>> {
        ControlFlow::Continue(None)
    }

    fn tag(
        &mut self,
        start: &mut Option<Chess>,
        name: &[u8],
        value: RawTag<'_>,
    ) -> ControlFlow<()> {
        note_start(start, name, &value);
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, start: Option<Chess>) -> ControlFlow<(), Chess> {
        self.0.games += 1;
        ControlFlow::Continue(start.unwrap_or_default())
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<()> {
        let played = san.san.to_move(position).expect("every move is legal");
        position.play_unchecked(played);
        self.0.moves += 1;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _: Chess) {}
}

#[derive(Default)]
struct Judged {
    tally: Tally,
    keys: Vec<Zobrist64>,
}

impl Visitor for Judged {
    type Tags = Option<Chess>;
    type Movetext = (Chess, Zobrist64);
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Option<Chess>> {
        ControlFlow::Continue(None)
    }

    fn tag(
        &mut self,
        start: &mut Option<Chess>,
        name: &[u8],
        value: RawTag<'_>,
    ) -> ControlFlow<()> {
        note_start(start, name, &value);
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, start: Option<Chess>) -> ControlFlow<(), Self::Movetext> {
        self.tally.games += 1;
        let position = start.unwrap_or_default();
        let key = position.zobrist_hash(EnPassantMode::Legal);
        self.keys.clear();
        self.keys.push(key);
        ControlFlow::Continue((position, key))
    }

    fn san(&mut self, game: &mut Self::Movetext, san: SanPlus) -> ControlFlow<()> {
        let (position, key) = game;
        let played = san.san.to_move(position).expect("every move is legal");
        let updated = position.update_zobrist_hash(*key, played, EnPassantMode::Legal);
        position.play_unchecked(played);
        *key = updated.unwrap_or_else(|| position.zobrist_hash(EnPassantMode::Legal));
        if played.is_zeroing() {
            self.keys.clear();
        }
        let before = self.keys.iter().filter(|known| *known == key).count();
        self.keys.push(*key);
        let stuck = position.legal_moves().is_empty();
        self.tally.moves += 1;
        self.tally.threefold += u64::from(before >= 2);
        self.tally.mates += u64::from(stuck && position.is_check());
        self.tally.stalemates += u64::from(stuck && !position.is_check());
        self.tally.lacking += u64::from(position.is_insufficient_material());
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _: Self::Movetext) {}
}
