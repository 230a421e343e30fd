//! Walks through a game in written order, without recursion.

use adoube_chess::Position;

use super::{AnnotatedMove, Game, LineId, MoveLine};
use crate::pgn::Comment;

/// The next item of a game.
#[derive(Clone, Copy, Debug)]
pub enum WalkItem<'a> {
    /// A line begins: the main line, or a variation on the move before.
    Open(&'a MoveLine),
    /// A move, and the position it is played in.
    Move {
        /// The move with its annotations; its variations follow.
        entry: &'a AnnotatedMove,
        /// The position before it.
        before: Position,
    },
    /// A line ends.
    Close {
        /// The line.
        line: &'a MoveLine,
        /// The comments after its bracket.
        after: &'a [Comment],
    },
}

/// A walk through a game: every variation comes after the move that it replaces.
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    game: &'a Game,
    stack: Vec<WalkFrame>,
    has_begun: bool,
}

#[derive(Clone, Copy, Debug)]
struct WalkFrame {
    line: LineId,
    /// The number of its moves already walked.
    passed: usize,
    /// The number of variations of the last of them already walked.
    varied: usize,
    /// Before the last of them.
    before: Position,
    /// After it.
    position: Position,
}

impl WalkFrame {
    const fn new(line: LineId, position: Position) -> Self {
        Self { line, passed: 0, varied: 0, before: position, position }
    }
}

impl<'a> Walk<'a> {
    pub(super) fn new(game: &'a Game) -> Self {
        Self { game, stack: vec![WalkFrame::new(LineId::MAIN, game.start)], has_begun: false }
    }

    /// The nesting depth; 0 in the main line.
    pub fn depth(&self) -> usize {
        self.stack.len().saturating_sub(1)
    }

    /// Whether the walk is over.
    pub fn is_over(&self) -> bool {
        self.stack.is_empty()
    }

    /// The current line.
    pub fn line(&self) -> Option<LineId> {
        self.stack.last().map(|frame| frame.line)
    }

    /// The position after the last move of the current line.
    pub fn position(&self) -> &Position {
        self.stack.last().map_or(&self.game.start, |frame| &frame.position)
    }
}

impl<'a> Iterator for Walk<'a> {
    type Item = WalkItem<'a>;

    fn next(&mut self) -> Option<WalkItem<'a>> {
        let game = self.game;
        let frame = self.stack.last_mut()?;
        let line = game.line(frame.line);
        if !self.has_begun {
            self.has_begun = true;
            return Some(WalkItem::Open(line));
        }
        let last = frame.passed.checked_sub(1).and_then(|at| line.moves.get(at));
        if let Some(variation) = last.and_then(|entry| entry.variations.get(frame.varied)) {
            frame.varied += 1;
            let new = WalkFrame::new(variation.line, frame.before);
            self.stack.push(new);
            return Some(WalkItem::Open(game.line(variation.line)));
        }
        if let Some(entry) = line.moves.get(frame.passed) {
            let before = frame.position;
            frame.passed += 1;
            frame.varied = 0;
            frame.before = before;
            frame.position = entry.played().after(&before);
            return Some(WalkItem::Move { entry, before });
        }
        self.stack.pop();
        Some(WalkItem::Close { line, after: self.comments_behind() })
    }
}

impl<'a> Walk<'a> {
    /// The comments after the variation that was just left.
    fn comments_behind(&self) -> &'a [Comment] {
        let game = self.game;
        let behind = self.stack.last().and_then(|parent| {
            let entry = game.line(parent.line).moves.get(parent.passed.checked_sub(1)?)?;
            entry.variations.get(parent.varied.checked_sub(1)?)
        });
        behind.map_or(&[], |variation| &variation.after)
    }
}
