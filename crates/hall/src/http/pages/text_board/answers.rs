//! Answers to commands: the visible state of the game, as sentences.

use adoube_chess::{Board, Colour, File, Piece, Rank, Role, Square};
use adoube_laws::{
    Provision,
    clock::Milliseconds,
    table::{Display, Line as SheetLine, StageView, Table, View, Viewer},
};
use adoube_record::{
    describe::{self, colour_name},
    i18n::{Localizer, TextBoardKey},
    narrate,
};

use super::{
    commands::{COMMANDS, Command, Mover, SquareRow, split_list},
    moves,
    sentence::Sentence,
};

/// The visible state, and the language of the sentences.
pub(super) struct Narrator<'a> {
    pub(super) table: &'a Table,
    pub(super) view: &'a View,
    pub(super) words: &'a Localizer,
}

impl Narrator<'_> {
    /// Answers a command that changes nothing.
    pub(super) fn answer(&self, command: &Command) -> Vec<Sentence> {
        match command {
            Command::Clocks => self.clocks(),
            Command::Last => vec![self.last()],
            Command::Turn => vec![self.turn()],
            Command::Where(role) => self.whereabouts(*role),
            Command::Scan(line) => vec![self.scanned(*line)],
            Command::Stands(square) => vec![self.standing(*square)],
            Command::Possible(mover) => vec![self.possible(*mover)],
            Command::Number => self.number(),
            Command::Offers => self.offers(),
            Command::Sheet => self.sheet(),
            Command::Again => self.now(),
            Command::Help => vec![self.commands()],
            Command::Act(..) => Vec::new(),
        }
    }

    fn plain(&self, key: TextBoardKey) -> Sentence {
        Sentence::new(self.words.plain(key))
    }

    /// Lists the commands by their first whole words.
    fn commands(&self) -> Sentence {
        let spelled = COMMANDS.map(|(words, _, _)| {
            let spellings = split_list(&self.words.plain(words));
            let is_whole = |word: &&String| word.chars().count() > 1;
            spellings.iter().find(is_whole).or(spellings.first()).cloned().unwrap_or_default()
        });
        let with = [("words", spelled.join(", ").into())];
        Sentence::new(self.words.say(TextBoardKey::HelpAnswer, with))
    }

    /// Describes the state of the game.
    pub(super) fn now(&self) -> Vec<Sentence> {
        let (view, words) = (self.view, self.words);
        let mut sentences = vec![];
        match view.stage {
            StageView::BeforeStart => sentences.push(self.plain(TextBoardKey::BeforeStart)),
            StageView::Adjourned => sentences.push(self.plain(TextBoardKey::Adjourned)),
            StageView::Void => sentences.push(self.plain(TextBoardKey::Void)),
            StageView::Playing => sentences.push(self.turn()),
            StageView::Over { outcome, under } => {
                sentences.push(Sentence::under(narrate::outcome(outcome, words), under, words));
            }
        }
        sentences.push(self.last());
        if view.stage == StageView::Playing {
            let check =
                self.table.position().and_then(|position| describe::status(position, words));
            sentences.extend(check.map(Sentence::new));
            sentences.extend(view.offered.iter().map(|by| self.offer(*by)));
            sentences.extend(self.duties());
        }
        sentences
    }

    /// Describes what the player has to play or write first.
    fn duties(&self) -> Vec<Sentence> {
        let (view, words) = (self.view, self.words);
        let mut sentences = Vec::new();
        if let Some(bound) = view.bound.as_ref().filter(|bound| !bound.under.is_empty()) {
            let moves = self.in_notation(&bound.moves);
            let sentence = words.say(TextBoardKey::Bound, [("moves", moves.into())]);
            sentences.push(Sentence::under(sentence, bound.under.first().copied(), words));
        }
        let own = self.own().and_then(|own| view.sheets[own].as_ref());
        if let Some(cite) = own.and_then(|sheet| sheet.to_complete) {
            sentences.push(Sentence::under(
                words.plain(TextBoardKey::CompleteSheet),
                Some(cite),
                words,
            ));
        }
        sentences
    }

    /// Describes the last move.
    fn last(&self) -> Sentence {
        let last = moves::last(self.table, self.words);
        if self.table.history().plies().0 == 0 {
            return last;
        }
        let with = [("move", last.text().into())];
        Sentence::new(self.words.say(TextBoardKey::LastMove, with))
    }

    fn turn(&self) -> Sentence {
        let is_own = self.own() == Some(self.view.to_move);
        if is_own && self.view.stage == StageView::Playing {
            return self.plain(TextBoardKey::YourMove);
        }
        Sentence::new(describe::turn(self.view.to_move, self.words))
    }

    /// Returns the sentence that it is the opponent's move, with the article, if it is.
    pub(super) fn awaits_opponent(&self) -> Option<Sentence> {
        let is_own = self.own() == Some(self.view.to_move);
        (self.view.stage == StageView::Playing && !is_own).then(|| {
            let cite = self.table.cite(Provision::PlayersMoveAlternately);
            Sentence::under(describe::turn(self.view.to_move, self.words), cite, self.words)
        })
    }

    /// The viewer's colour, if the viewer is a player.
    fn own(&self) -> Option<Colour> {
        match self.view.viewer {
            Viewer::Player(own) | Viewer::Assistant(own) => Some(own),
            Viewer::Arbiter | Viewer::Spectator => None,
        }
    }

    /// Describes both clocks, the viewer's own first.
    pub(super) fn clocks(&self) -> Vec<Sentence> {
        let first = self.own().unwrap_or(Colour::White);
        [first, !first].map(|whose| self.clock(whose, self.view.clocks[whose])).to_vec()
    }

    fn clock(&self, whose: Colour, shown: Display) -> Sentence {
        let state = match shown {
            Display { flag: true, .. } => "flag",
            Display { runs: true, .. } => "runs",
            Display { .. } => "stands",
        };
        let time = self.time(shown.time);
        let with =
            [("state", state.into()), ("colour", colour_name(whose).into()), ("time", time.into())];
        Sentence::new(self.words.say(TextBoardKey::Clock, with))
    }

    /// Renders a time in whole seconds, as it is spoken.
    fn time(&self, time: Milliseconds) -> String {
        let seconds = time.get() / 1000;
        let parts = [
            (TextBoardKey::Hours, seconds / 3600),
            (TextBoardKey::Minutes, seconds / 60 % 60),
            (TextBoardKey::Seconds, seconds % 60),
        ];
        let begun = parts.iter().position(|(_, count)| *count > 0).unwrap_or(2);
        let say =
            |(key, count): &(TextBoardKey, u64)| self.words.say(*key, [("count", (*count).into())]);
        parts[begun..].iter().map(say).collect::<Vec<_>>().join(" ")
    }

    fn offer(&self, by: Colour) -> Sentence {
        Sentence::new(self.words.say(TextBoardKey::Offer, [("colour", colour_name(by).into())]))
    }

    fn offers(&self) -> Vec<Sentence> {
        if self.view.offered.is_empty() {
            return vec![self.plain(TextBoardKey::NoOffer)];
        }
        self.view.offered.iter().map(|by| self.offer(*by)).collect()
    }

    /// Describes the number of moves, as far as the clock and the viewer's own scoresheet show it.
    fn number(&self) -> Vec<Sentence> {
        let clocks = &self.view.clocks;
        let mut sentences = Vec::new();
        if let (Some(white), Some(black)) = (clocks.white.counter, clocks.black.counter) {
            let with = [("white", white.get().into()), ("black", black.get().into())];
            sentences.push(Sentence::new(self.words.say(TextBoardKey::Counter, with)));
        }
        let last = self.lines().and_then(|lines| lines.last().map(|(line, _)| *line));
        if let Some(SheetLine(line)) = last {
            let with = [("number", line.div_ceil(2).into())];
            sentences.push(Sentence::new(self.words.say(TextBoardKey::SheetNumber, with)));
        }
        if sentences.is_empty() { vec![self.plain(TextBoardKey::NoCount)] } else { sentences }
    }

    /// The viewer's own scoresheet, if it is visible.
    pub(super) fn lines(&self) -> Option<&Vec<(SheetLine, String)>> {
        let own = self.own()?;
        self.view.sheets[own].as_ref().map(|sheet| &sheet.lines)
    }

    fn sheet(&self) -> Vec<Sentence> {
        let Some(lines) = self.lines() else { return vec![self.plain(TextBoardKey::NoSheet)] };
        if lines.is_empty() {
            return vec![self.plain(TextBoardKey::SheetEmpty)];
        }
        lines.iter().map(|(line, text)| Sentence::new(numbered(*line, text))).collect()
    }

    fn whereabouts(&self, role: Role) -> Vec<Sentence> {
        let first = self.own().unwrap_or(Colour::White);
        let sentences = [first, !first].map(|colour| {
            let piece = Piece::new(colour, role);
            let named = ("piece", name(piece, self.words).into());
            let squares: Vec<String> =
                self.view.board.pieces(piece).into_iter().map(|on| self.square(on)).collect();
            Sentence::new(if squares.is_empty() {
                self.words.say(TextBoardKey::WhereNone, [named])
            } else {
                self.words.say(TextBoardKey::Where, [named, ("squares", squares.join(", ").into())])
            })
        });
        sentences.to_vec()
    }

    fn scanned(&self, line: SquareRow) -> Sentence {
        let (squares, name, full, empty) = match line {
            SquareRow::Rank(rank) => (
                File::ALL.map(|file| Square::new(file, rank)),
                rank.digit(),
                TextBoardKey::Rank,
                TextBoardKey::RankEmpty,
            ),
            SquareRow::File(file) => (
                Rank::ALL.map(|rank| Square::new(file, rank)),
                adoube_chess::notation::Letters::Of(self.words.language()).file(file),
                TextBoardKey::File,
                TextBoardKey::FileEmpty,
            ),
        };
        let pieces: Vec<String> = squares
            .into_iter()
            .filter_map(|on| Some(self.stands(on, self.view.board.piece_on(on)?)))
            .collect();
        let line = ("line", name.to_string().into());
        Sentence::new(if pieces.is_empty() {
            self.words.say(empty, [line])
        } else {
            self.words.say(full, [line, ("pieces", pieces.join(", ").into())])
        })
    }

    fn stands(&self, on: Square, piece: Piece) -> String {
        let piece = ("piece", name(piece, self.words).into());
        self.words.say(TextBoardKey::Stands, [("square", self.square(on).into()), piece])
    }

    fn standing(&self, on: Square) -> Sentence {
        let piece = on_square(&self.view.board, on, self.words);
        let with = [("square", self.square(on).into()), ("piece", piece.into())];
        Sentence::new(self.words.say(TextBoardKey::Square, with))
    }

    /// Describes the moves of a piece, if the view lists them.
    fn possible(&self, from: Mover) -> Sentence {
        let Some(bound) = &self.view.bound else { return self.plain(TextBoardKey::PossibleUntold) };
        let is_meant = |on: Square| match from {
            Mover::On(square) => on == square,
            Mover::Role(role) => {
                self.view.board.piece_on(on).is_some_and(|piece| piece.role == role)
            }
        };
        let fitting: Vec<_> =
            bound.moves.iter().copied().filter(|played| is_meant(played.from_square())).collect();
        if fitting.is_empty() {
            return self.plain(TextBoardKey::PossibleNone);
        }
        let moves = self.in_notation(&fitting);
        Sentence::new(self.words.say(TextBoardKey::Possible, [("moves", moves.into())]))
    }

    fn in_notation(&self, moves: &[adoube_chess::Move]) -> String {
        let Some(position) = self.table.position() else { return String::new() };
        let language = self.words.language();
        let written =
            moves.iter().map(|&one| moves::write_move(self.table, position, one, language));
        written.collect::<Vec<_>>().join(", ")
    }

    fn square(&self, square: Square) -> String {
        describe::square(square, self.words.language())
    }
}

/// Renders a line of a scoresheet with its number.
pub(super) fn numbered(SheetLine(line): SheetLine, text: &str) -> String {
    let dots = if line % 2 == 1 { "." } else { "…" };
    format!("{}{dots} {text}", line.div_ceil(2))
}

/// Describes the piece on a square, or says that it is empty.
pub(super) fn on_square(board: &Board, on: Square, words: &Localizer) -> String {
    match board.piece_on(on) {
        Some(piece) => name(piece, words),
        None => words.plain(TextBoardKey::Empty),
    }
}

/// The name of a piece.
pub(super) fn name(piece: Piece, words: &Localizer) -> String {
    let role = match piece.role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    };
    words.say(
        TextBoardKey::Piece,
        [("colour", colour_name(piece.colour).into()), ("role", role.into())],
    )
}
