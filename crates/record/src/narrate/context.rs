//! Where something happened: the table before and after it, and the words of the reader.

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
    i18n::{Localizer, TableKey, With},
};

/// The table before and after an event, and the language to describe it in.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// Before it happened.
    pub before: &'a Table,
    /// After it.
    pub after: &'a Table,
    /// In whose words.
    pub words: &'a Localizer,
}

/// Which position a move is played from, if it can be played from several.
#[derive(Clone, Copy)]
pub(super) enum From {
    /// The one that stands now.
    Now,
    /// The one before the last move.
    LastMove,
}

/// The form in which a sentence needs the name of a piece.
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
pub(super) fn of(colour: Colour) -> With<'static> {
    ("colour", describe::colour_name(colour).into())
}

impl Context<'_> {
    /// How moves are written: as the edition's appendix does it, in the reader's letters.
    fn style(&self) -> Style {
        appendix(self.after.edition()).style(self.words.language())
    }

    /// A move, from the first of the positions around this moment in which it is legal.
    pub(super) fn played(&self, played: Move, from: From) -> String {
        let now = [self.after.history().clone(), self.before.history().clone()];
        let last = now.each_ref().map(History::before);
        let [after, before] = now.map(Some);
        let [after_last, before_last] = last;
        let order = match from {
            From::Now => [after, before, after_last, before_last],
            From::LastMove => [after_last, before_last, before, after],
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

    /// The half-move of this number, before which the position stood.
    pub(super) fn played_at(&self, played: Move, ply: Ply) -> String {
        let history = self.before.history().back_to(Ply(ply.0.saturating_sub(1)));
        match history.position().filter(|position| position.is_legal(played)) {
            Some(position) => notation::write(position, played, &self.style()),
            None => self.played(played, From::LastMove),
        }
    }

    /// A list of moves.
    pub(super) fn moves(&self, moves: &[Move], from: From) -> String {
        let moves: Vec<String> = moves.iter().map(|&played| self.played(played, from)).collect();
        moves.join(", ")
    }

    /// A series of moves with their numbers, as in `54.Kd2 Kb1 55.Nc3#`, from the last position in which it can be
    /// played: after an illegal move that is one before it.
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
        let Some(mut position) = stood else { return self.moves(line, From::Now) };
        let mut told: Vec<String> = Vec::new();
        for &played in line {
            let text = notation::write(&position, played, &self.style());
            let number = position.fullmoves();
            told.push(match position.turn() {
                Colour::White => format!("{number}.{text}"),
                Colour::Black if told.is_empty() => format!("{number}…{text}"),
                Colour::Black => text,
            });
            match position.play(played) {
                Ok(after) => position = after,
                Err(_) => break,
            }
        }
        told.join(" ")
    }

    /// What was meant to be played, legal or not: both squares, and the piece if one is known to have stood there.
    pub(super) fn plan(&self, plan: Plan) -> String {
        let now = self.before.history();
        let histories = [Some(self.after.history().clone()), now.before(), Some(now.clone())];
        let piece_stood = |history: &&History| history.board().piece_on(plan.from).is_some();
        let history = histories.iter().flatten().find(piece_stood);
        self.bare(plan, history.map(History::board))
    }

    /// The same of a half-move that may lie further back: from the position before it.
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

    /// A square in the reader's letters.
    pub(super) fn square(&self, square: Square) -> String {
        describe::square(square, self.words.language())
    }

    /// What stands on a square, named in a form for its sentence: in the position of record, to which a decision may
    /// have gone back, and only then on the board, where another piece may have been put.
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

    /// Squares with what stood there when the game began.
    pub(super) fn pieces_at_start(&self, squares: &[Square]) -> String {
        let board = self.after.setup().board();
        let told = squares.iter().map(|&on| self.named(board.piece_on(on), on, Form::Listed));
        told.collect::<Vec<_>>().join(", ")
    }

    /// A piece by its letter and square; a pawn, which has no letter, by its name.
    fn named(&self, piece: Option<Piece>, square: Square, form: Form) -> String {
        let letters = Letters::Of(self.words.language());
        let letter = piece.and_then(|piece| letters.piece(piece.role));
        let told: String = letter.into_iter().chain(self.square(square).chars()).collect();
        let is_pawn = piece.is_some_and(|piece| piece.role == Role::Pawn);
        let role = if is_pawn { "pawn" } else { "other" };
        let form = match form {
            Form::Touched => "touched",
            Form::Moved => "moved",
            Form::Listed => "listed",
        };
        let with = [("role", role.into()), ("form", form.into()), ("piece", told.into())];
        self.words.say(TableKey::PieceNamed, with)
    }

    /// The article of a citation, as it is printed for people: the others say the same, or are a part of it.
    pub(super) fn article(&self, cite: Citation) -> String {
        self.printed(cite.article().into_iter()).concat()
    }

    /// Articles as they are printed for people; those that were not verified are marked.
    pub(super) fn printed<'a>(&self, articles: impl Iterator<Item = &'a Article>) -> Vec<String> {
        lists::distinct(articles.map(|article| {
            let mark = if article.is_verified() { "" } else { "?" };
            format!("{}{mark}", self.words.article(article))
        }))
    }

    /// What stands on squares, in a list.
    pub(super) fn pieces(&self, squares: &[Square]) -> String {
        let told = squares.iter().map(|&square| self.piece(square, Form::Listed));
        told.collect::<Vec<_>>().join(", ")
    }

    /// What was touched, in this order. A square that was empty before the move is that of a piece already named, which
    /// was put there and lifted again.
    pub(super) fn touched(&self, squares: &[Square]) -> String {
        let boards = [self.after.history().board(), self.before.history().board()];
        let stood = |on: &Square| boards.iter().any(|board| board.piece_on(*on).is_some());
        let squares: Vec<Square> = squares.iter().copied().filter(stood).collect();
        self.pieces(&squares)
    }

    /// When positions stood: after which moves of whom, at the start, or with a move that was only announced.
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
                let with = [of(colour), ("moves", moves.into()), ("count", numbers.len().into())];
                items.push(self.words.say(TableKey::WhenAfterMoves, with));
            }
        }
        if plies.iter().any(|ply| *ply > played) {
            items.push(self.words.plain(TableKey::WhenWithAnnounced));
        }
        lists::all(&items, self.words)
    }

    /// Who makes a half-move, and the number of the move to which it belongs.
    pub(super) fn half_move(&self, ply: Ply) -> (Colour, u32) {
        (self.mover(ply), self.move_number(ply))
    }

    /// Who made a half-move.
    fn mover(&self, ply: Ply) -> Colour {
        let first = self.after.setup().board().turn();
        if ply.0.is_multiple_of(2) { !first } else { first }
    }

    /// The number of the move to which a half-move belongs, as scoresheets count.
    fn move_number(&self, ply: Ply) -> u32 {
        let start = self.after.setup().board();
        let before_first = u32::from(start.turn() == Colour::Black);
        start.fullmoves().saturating_add(ply.0.saturating_sub(1).saturating_add(before_first) / 2)
    }
}

/// The labels of articles, for programs; those that were not verified are marked.
pub(super) fn numbers<'a>(articles: impl Iterator<Item = &'a Article>) -> Vec<String> {
    lists::distinct(articles.map(|article| {
        let mark = if article.is_verified() { "" } else { "?" };
        format!("{article}{mark}")
    }))
}
