//! The context of an event: the table before and after it, and the language.

use adoube_chess::{
    Board, Colour, Move, Piece, Position, Role, Square,
    notation::{self, Letters, Style},
};
use adoube_laws::{
    Article, Citation,
    history::{History, Ply},
    rules::sheets::appendix,
    table::{Plan, Table},
};

use super::lists;
use crate::{
    describe,
    i18n::{Localizer, MessageArg, TableKey},
};

/// The table before and after an event, and the language to describe it in.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// The table before it.
    pub before: &'a Table,
    /// The table after it.
    pub after: &'a Table,
    /// The language.
    pub words: &'a Localizer,
}

/// The position from which a move is played, if there are several.
#[derive(Clone, Copy)]
pub(super) enum PlayedFrom {
    /// The current one.
    Now,
    /// The one before the last move.
    LastMove,
}

/// The grammatical form of a piece's name.
#[derive(Clone, Copy)]
pub(super) enum Form {
    /// After a verb of touching.
    Touched,
    /// After a verb of moving.
    Moved,
    /// In a list.
    Listed,
}

/// A player as a value of a sentence.
pub(super) fn colour_value(colour: Colour) -> MessageArg<'static> {
    ("colour", describe::colour_name(colour).into())
}

impl Context<'_> {
    /// The notation style of the edition's appendix, in the letters of the language.
    fn style(&self) -> Style {
        appendix(self.after.edition()).style(self.words.language())
    }

    /// A move, from the first of the positions around this moment in which it is legal.
    pub(super) fn played(&self, played: Move, from: PlayedFrom) -> String {
        let now = [self.after.history().clone(), self.before.history().clone()];
        let last = now.each_ref().map(History::before);
        let [after, before] = now.map(Some);
        let [after_last, before_last] = last;
        let order = match from {
            PlayedFrom::Now => [after, before, after_last, before_last],
            PlayedFrom::LastMove => [after_last, before_last, before, after],
        };
        let stood = order
            .iter()
            .flatten()
            .find_map(|history| history.position().filter(|position| position.is_legal(played)));
        match stood {
            Some(position) => notation::write(position, played, &self.style()),
            None => self.bare(played.into(), None),
        }
    }

    /// A move from the position before this half-move.
    pub(super) fn played_at(&self, played: Move, ply: Ply) -> String {
        let history = self.before.history().back_to(Ply(ply.0.saturating_sub(1)));
        match history.position().filter(|position| position.is_legal(played)) {
            Some(position) => notation::write(position, played, &self.style()),
            None => self.played(played, PlayedFrom::LastMove),
        }
    }

    /// A list of moves.
    pub(super) fn moves(&self, moves: &[Move], from: PlayedFrom) -> String {
        let moves: Vec<String> = moves.iter().map(|&played| self.played(played, from)).collect();
        moves.join(", ")
    }

    /// A series of moves with their numbers, as in `54.Kd2 Kb1 55.Nc3#`, from the last position in which it is legal:
    /// after an illegal move that is the one before it.
    pub(super) fn line(&self, line: &[Move]) -> String {
        let is_whole = |position: &Position| {
            let all = line.iter().try_fold(*position, |now, played| now.play(*played).ok());
            all.is_some()
        };
        let stood = [self.before, self.after].into_iter().find_map(|table| {
            let moments = table.history().moments();
            let mut positions = moments.iter().rev().filter_map(|(_, stand)| stand.position());
            positions.find(|position| is_whole(position)).copied()
        });
        let Some(mut position) = stood else { return self.moves(line, PlayedFrom::Now) };
        let mut rendered: Vec<String> = Vec::new();
        for &played in line {
            let text = notation::write(&position, played, &self.style());
            let number = position.fullmoves();
            rendered.push(match position.turn() {
                Colour::White => format!("{number}.{text}"),
                Colour::Black if rendered.is_empty() => format!("{number}…{text}"),
                Colour::Black => text,
            });
            match position.play(played) {
                Ok(after) => position = after,
                Err(_) => break,
            }
        }
        rendered.join(" ")
    }

    /// An intended move, legal or not: both squares, and the piece if it is known.
    pub(super) fn plan(&self, plan: Plan) -> String {
        let now = self.before.history();
        let histories = [Some(self.after.history().clone()), now.before(), Some(now.clone())];
        let piece_stood = |history: &&History| history.board().piece_on(plan.from).is_some();
        let history = histories.iter().flatten().find(piece_stood);
        self.bare(plan, history.map(History::board))
    }

    /// The same from the position before an earlier half-move.
    pub(super) fn plan_at(&self, plan: Plan, ply: Ply) -> String {
        let before = self.after.history().back_to(Ply(ply.0.saturating_sub(1)));
        self.bare(plan, Some(before.board()))
    }

    fn bare(&self, plan: Plan, board: Option<&Board>) -> String {
        if plan.castles {
            return if plan.to > plan.from { "0-0" } else { "0-0-0" }.to_owned();
        }
        let letters = Letters::Of(self.words.language());
        let role = board.and_then(|board| board.piece_on(plan.from)).map(|piece| piece.role);
        let piece = role.and_then(|role| letters.piece(role));
        let taken = board.is_some_and(|board| board.piece_on(plan.to).is_some());
        let sign = if taken { 'x' } else { '-' };
        let becomes = plan.becomes.and_then(|role| letters.piece(role));
        let squares = format!("{}{sign}{}", self.square(plan.from), self.square(plan.to));
        piece.into_iter().chain(squares.chars()).chain(becomes).collect()
    }

    /// A square in the letters of the language.
    pub(super) fn square(&self, square: Square) -> String {
        describe::square(square, self.words.language())
    }

    /// The piece on a square, in a grammatical form: first in the position of record, to which a decision may
    /// have gone back, then on the board, where another piece may have been put.
    pub(super) fn piece(&self, square: Square, form: Form) -> String {
        let boards = [
            self.after.history().board(),
            self.before.history().board(),
            self.before.board(),
            self.after.board(),
        ];
        let piece = boards.into_iter().find_map(|board| board.piece_on(square));
        self.named(piece, square, form)
    }

    /// Squares with their pieces at the start of the game.
    pub(super) fn pieces_at_start(&self, squares: &[Square]) -> String {
        let board = self.after.setup().board();
        let rendered = squares.iter().map(|&on| self.named(board.piece_on(on), on, Form::Listed));
        rendered.collect::<Vec<_>>().join(", ")
    }

    /// A piece by its letter and square; a pawn, which has no letter, by its name.
    fn named(&self, piece: Option<Piece>, square: Square, form: Form) -> String {
        let letters = Letters::Of(self.words.language());
        let letter = piece.and_then(|piece| letters.piece(piece.role));
        let rendered: String = letter.into_iter().chain(self.square(square).chars()).collect();
        let is_pawn = piece.is_some_and(|piece| piece.role == Role::Pawn);
        let role = if is_pawn { "pawn" } else { "other" };
        let form = match form {
            Form::Touched => "touched",
            Form::Moved => "moved",
            Form::Listed => "listed",
        };
        let with = [("role", role.into()), ("form", form.into()), ("piece", rendered.into())];
        self.words.say(TableKey::PieceNamed, with)
    }

    /// The leading article of a citation in print: the others say the same, or are a part of it.
    pub(super) fn article(&self, cite: Citation) -> String {
        self.printed(cite.article().into_iter()).concat()
    }

    /// Articles in print; unverified ones are marked.
    pub(super) fn printed<'a>(&self, articles: impl Iterator<Item = &'a Article>) -> Vec<String> {
        lists::distinct(articles.map(|article| {
            let mark = if article.is_verified() { "" } else { "?" };
            format!("{}{mark}", self.words.article(article))
        }))
    }

    /// A list of the pieces on squares.
    pub(super) fn pieces(&self, squares: &[Square]) -> String {
        let rendered = squares.iter().map(|&square| self.piece(square, Form::Listed));
        rendered.collect::<Vec<_>>().join(", ")
    }

    /// A list of the touched pieces, in order. A square that was empty before the move belongs to a piece already named, which
    /// was put there and lifted again.
    pub(super) fn touched(&self, squares: &[Square]) -> String {
        let boards = [self.after.history().board(), self.before.history().board()];
        let stood = |on: &Square| boards.iter().any(|board| board.piece_on(*on).is_some());
        let squares: Vec<Square> = squares.iter().copied().filter(stood).collect();
        self.pieces(&squares)
    }

    /// The occurrences of positions: after which moves, at the start, or with a move that was only announced.
    pub(super) fn when(&self, plies: &[Ply]) -> String {
        let played = self.before.history().plies().max(self.after.history().plies());
        let mut items = Vec::new();
        if plies.contains(&Ply(0)) {
            items.push(self.words.plain(TableKey::WhenAtStart));
        }
        for colour in Colour::ALL {
            let is_own = |ply: &&Ply| ply.0 > 0 && **ply <= played && self.mover(**ply) == colour;
            let numbers: Vec<u32> =
                plies.iter().filter(is_own).map(|ply| self.move_number(*ply)).collect();
            if !numbers.is_empty() {
                let moves = lists::ordinals(&numbers, self.words);
                let with = [
                    colour_value(colour),
                    ("moves", moves.into()),
                    ("count", numbers.len().into()),
                ];
                items.push(self.words.say(TableKey::WhenAfterMoves, with));
            }
        }
        if plies.iter().any(|ply| *ply > played) {
            items.push(self.words.plain(TableKey::WhenWithAnnounced));
        }
        lists::all(&items, self.words)
    }

    /// The player of a half-move, and the number of its move.
    pub(super) fn half_move(&self, ply: Ply) -> (Colour, u32) {
        (self.mover(ply), self.move_number(ply))
    }

    /// The player of a half-move.
    fn mover(&self, ply: Ply) -> Colour {
        let first = self.after.setup().board().turn();
        if ply.0.is_multiple_of(2) { !first } else { first }
    }

    /// The number of the move to which a half-move belongs.
    fn move_number(&self, ply: Ply) -> u32 {
        let start = self.after.setup().board();
        let before_first = u32::from(start.turn() == Colour::Black);
        start.fullmoves().saturating_add(ply.0.saturating_sub(1).saturating_add(before_first) / 2)
    }
}

/// The labels of articles, for programs; unverified ones are marked.
pub(super) fn numbers<'a>(articles: impl Iterator<Item = &'a Article>) -> Vec<String> {
    lists::distinct(articles.map(|article| {
        let mark = if article.is_verified() { "" } else { "?" };
        format!("{article}{mark}")
    }))
}
