//! A PGN game: tags, moves with variations, and annotations.
//!
//! Every move in it is legal: a [`Game`] is built by the reader or by playing moves, and both refuse illegal ones. Lines are
//! stored in one flat list and refer to each other by index, so that no depth of nested variations needs a recursion, to walk
//! or to drop.

mod annotated_move;
mod equal;
mod exported;
mod main_line;
mod unread;
mod walk;

use adoube_chess::{IllegalMove, Move, Position, notation::game::Score};

pub use annotated_move::{AnnotatedMove, MoveOrNull, Nag, Spelling, Variation};
pub(crate) use main_line::write_move;
pub use main_line::{MainLine, Step};
pub(super) use unread::MovetextPart;
pub use unread::UnreadText;
pub use walk::{Walk, WalkItem};

use super::{Comment, LineColumn, Note, NoteKind, Tags};

/// One game.
///
/// `==` compares the content: exported tags, moves, variations, comments, annotations, score.
/// The spelling of moves, their places and the notes of the reader make no difference.
///
/// ```
/// use adoube_record::pgn;
/// let text = b"1. e4 e5 2. Nf3 {the usual} (2. f4 exf4 3. Bc4) 2... Nc6 $1 1/2-1/2";
/// let game = pgn::read(text).next().unwrap();
/// let main: Vec<String> = game.main_line().map(|step| step.san()).collect();
/// assert_eq!(main, ["e4", "e5", "Nf3", "Nc6"]);
/// let third = game.main_line().nth(2).unwrap();
/// assert_eq!(third.entry.comments[0].as_str(), "the usual");
/// assert_eq!(game.line(third.entry.variations[0].line).moves().len(), 3);
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    /// The tags.
    pub tags: Tags,
    /// The score below the moves.
    pub score: Option<Score>,
    /// Escape lines (`%`), without the sign.
    pub escapes: Vec<String>,
    /// The notes of the reader, in the order of the text.
    pub notes: Vec<Note>,
    /// How many more notes there were.
    pub more_notes: usize,
    /// Its place in the file.
    pub place: LineColumn,
    start: Position,
    /// Whether the tags give a playable position; if not, only the tags describe the start.
    is_start_known: bool,
    lines: Vec<MoveLine>,
}

/// The index of a line of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineId(u32);

impl LineId {
    /// The main line.
    pub const MAIN: Self = Self(0);
}

/// A line of moves: the main line, or a variation.
#[derive(Clone, Debug, Default)]
pub struct MoveLine {
    /// Comments before its first move.
    pub before: Vec<Comment>,
    /// Unreadable text after its moves.
    pub unread: Option<UnreadText>,
    moves: Vec<AnnotatedMove>,
}

impl Default for Game {
    fn default() -> Self {
        Self::from_position(Position::initial())
    }
}

impl Game {
    /// A game without moves that begins in this position.
    pub fn from_position(start: Position) -> Self {
        Self {
            tags: Tags::default(),
            score: None,
            escapes: Vec::new(),
            notes: Vec::new(),
            more_notes: 0,
            place: LineColumn { line: 1, column: 1 },
            start,
            is_start_known: true,
            lines: vec![MoveLine::default()],
        }
    }

    /// The start position.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Whether the tags give a playable position. If not, the moves are not read either.
    pub const fn is_start_known(&self) -> bool {
        self.is_start_known
    }

    /// Marks the start as unknown: a variant with other rules, or no valid position.
    pub(crate) const fn forget_start(&mut self) {
        self.is_start_known = false;
    }

    /// Sets the start position of a game without moves.
    pub(crate) fn begin_with(&mut self, start: Position) {
        debug_assert!(self.lines[0].moves.is_empty(), "the moves would mean nothing");
        self.start = start;
    }

    /// A line; the main line if there is none with this index.
    pub fn line(&self, line: LineId) -> &MoveLine {
        self.lines.get(line.0 as usize).unwrap_or(&self.lines[0])
    }

    /// The same, mutable.
    pub fn line_mut(&mut self, line: LineId) -> &mut MoveLine {
        let at = if (line.0 as usize) < self.lines.len() { line.0 as usize } else { 0 };
        &mut self.lines[at]
    }

    /// The moves of the main line, with the positions before and after each.
    pub fn main_line(&self) -> MainLine<'_> {
        MainLine::new(self)
    }

    /// The last position of the main line.
    pub fn last(&self) -> Position {
        self.main_line().last().map_or(self.start, |step| step.after)
    }

    /// All items in the order in which they are written.
    pub fn walk(&self) -> Walk<'_> {
        Walk::new(self)
    }

    /// The number of lines, with the main line.
    pub fn line_count(&self) -> usize {
        self.lines.len()
    }

    /// The rest of the main line that could not be read, if any.
    pub fn broken(&self) -> Option<&UnreadText> {
        self.lines[0].unread.as_ref()
    }

    /// Whether the main line was read to its end.
    pub fn is_read_to_end(&self) -> bool {
        let is_cut = |note: &Note| matches!(note.kind, NoteKind::TooLarge | NoteKind::BrokenOff);
        self.broken().is_none() && !self.notes.iter().any(is_cut)
    }

    /// Adds a move to the main line.
    pub fn play(&mut self, played: MoveOrNull) -> Result<&mut AnnotatedMove, IllegalPlay> {
        let after = self.last();
        self.play_in(LineId::MAIN, &after, played)
    }

    /// Adds a move to a line, with the position after it.
    pub(crate) fn play_in(
        &mut self,
        line: LineId,
        position: &Position,
        played: MoveOrNull,
    ) -> Result<&mut AnnotatedMove, IllegalPlay> {
        played.checked(position)?;
        let moves = &mut self.line_mut(line).moves;
        moves.push(AnnotatedMove::from(played));
        Ok(moves.last_mut().unwrap_or_else(|| unreachable!("one was pushed")))
    }

    /// Opens a variation on the move `at` of a line; none if there is no such move.
    pub fn vary(&mut self, line: LineId, at: usize) -> Option<LineId> {
        let new = LineId(u32::try_from(self.lines.len()).ok()?);
        let entry = self.line_mut(line).moves.get_mut(at)?;
        entry.variations.push(Variation { line: new, after: Vec::new() });
        self.lines.push(MoveLine::default());
        Some(new)
    }

    /// Adds a move to a line that [`Self::vary`] opened.
    pub fn play_on(
        &mut self,
        line: LineId,
        played: MoveOrNull,
    ) -> Result<&mut AnnotatedMove, IllegalPlay> {
        let position = self.end_of(line);
        self.play_in(line, &position, played)
    }

    /// The position after the moves of a line.
    fn end_of(&self, wanted: LineId) -> Position {
        let mut end = self.start;
        let mut walk = self.walk();
        while walk.next().is_some() {
            if walk.line() == Some(wanted) {
                end = *walk.position();
            }
        }
        end
    }

    /// Removes the line that was opened last.
    pub(crate) fn drop_last_line(&mut self, parent: LineId) -> Option<MoveLine> {
        let entry = self.line_mut(parent).moves.last_mut()?;
        entry.variations.pop()?;
        self.lines.pop()
    }
}

impl MoveLine {
    /// Its moves.
    pub fn moves(&self) -> &[AnnotatedMove] {
        &self.moves
    }

    /// The same, mutable.
    pub fn moves_mut(&mut self) -> &mut [AnnotatedMove] {
        &mut self.moves
    }
}

/// An illegal move, or a null move in check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalPlay {
    /// The move is illegal.
    #[error("{0} is not legal here")]
    Move(Move),
    /// The player is in check.
    #[error("a player in check cannot pass")]
    Pass,
}

impl From<IllegalMove> for IllegalPlay {
    fn from(illegal: IllegalMove) -> Self {
        Self::Move(illegal.0)
    }
}
