//! Equality of games.

use super::{AnnotatedMove, Game, MoveLine, WalkItem};

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.start == other.start
            && self.exported_score() == other.exported_score()
            && self.escapes == other.escapes
            && self.exported_tags() == other.exported_tags()
            && self.has_same_moves(other)
    }
}

impl Eq for Game {}

impl Game {
    /// Whether moves, variations and their annotations are the same.
    fn has_same_moves(&self, other: &Self) -> bool {
        let (mut own, mut others) = (self.walk(), other.walk());
        loop {
            match (own.next(), others.next()) {
                (None, None) => return true,
                (Some(one), Some(two)) if is_same_item(&one, &two) => {}
                _ => return false,
            }
        }
    }
}

fn is_same_item(one: &WalkItem<'_>, two: &WalkItem<'_>) -> bool {
    match (one, two) {
        (WalkItem::Open(one), WalkItem::Open(two)) => one.before == two.before,
        (WalkItem::Move { entry: one, .. }, WalkItem::Move { entry: two, .. }) => {
            is_same_move(one, two)
        }
        (WalkItem::Close { line: one, after }, WalkItem::Close { line: two, after: behind }) => {
            same_rest(one, two) && after == behind
        }
        _ => false,
    }
}

/// Variations are compared when the walk reaches them.
fn is_same_move(one: &AnnotatedMove, two: &AnnotatedMove) -> bool {
    one.played() == two.played()
        && one.nags == two.nags
        && one.comments == two.comments
        && one.variations.len() == two.variations.len()
}

fn same_rest(one: &MoveLine, two: &MoveLine) -> bool {
    let text = |line: &MoveLine| line.unread.as_ref().map(|unread| unread.text.clone());
    text(one) == text(two)
}
