//! A game from its first move to its last bracket, without recursion.

use adoube_chess::Position;

use super::{AnnotatedMove, Game, LineId, MoveLine};
use crate::pgn::Comment;

/// What comes next in a game as it is written.
#[derive(Clone, Copy, Debug)]
pub enum WalkItem<'a> {
    /// A line begins: the main line, or a variation instead of the move before.
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
        /// The comments behind its bracket.
        after: &'a [Comment],
    },
}

/// A walk through a game: every line after the move that it might have replaced.
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    game: &'a Game,
    stack: Vec<WalkFrame>,
    has_begun: bool,
}

#[derive(Clone, Copy, Debug)]
struct WalkFrame {
    line: LineId,
    /// How many of its moves were passed.
    passed: usize,
    /// How many variations of the last of them.
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
    pub(super) fn of(game: &'a Game) -> Self {
        Self { game, stack: vec![WalkFrame::new(LineId::MAIN, game.start)], has_begun: false }
    }

    /// How deep in variations it is; 0 in the main line.
    pub fn depth(&self) -> usize {
        self.stack.len().saturating_sub(1)
    }

    /// Whether the main line has been left.
    pub fn is_over(&self) -> bool {
        self.stack.is_empty()
    }

    /// The line in which it is.
    pub fn line(&self) -> Option<LineId> {
        self.stack.last().map(|frame| frame.line)
    }

    /// The position after the last move of the line in which it is.
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
    /// What stands behind the variation that has just been left.
    fn comments_behind(&self) -> &'a [Comment] {
        let game = self.game;
        let behind = self.stack.last().and_then(|parent| {
            let entry = game.line(parent.line).moves.get(parent.passed.checked_sub(1)?)?;
            entry.variations.get(parent.varied.checked_sub(1)?)
        });
        behind.map_or(&[], |variation| &variation.after)
    }
}
