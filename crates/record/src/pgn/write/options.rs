//! Variations of the export format.

use std::borrow::Cow;

use adoube_chess::{
    Position,
    notation::{self, Language, Letters, Style},
};

use crate::pgn::{
    Comment, MoveOrNull,
    comment::{LAWS, OFFER, UNREAD},
    game::write_move,
};

/// How a game is written; the default is the export format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WriteOptions {
    /// The piece letters. Other than English ones are an import format: not every program reads them.
    pub letters: Letters,
    /// Whether comments that only this library understands are written.
    pub own_comments: OwnComments,
}

/// Whether `[%laws …]`, `[%offer]` and `[%unread]` are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OwnComments {
    /// They are written.
    #[default]
    Written,
    /// They are left out, with the sentence after `[%laws …]`; the text of `[%unread]` is kept as an ordinary comment.
    Omitted,
}

impl Default for WriteOptions {
    fn default() -> Self {
        Self { letters: Letters::Of(Language::En), own_comments: OwnComments::Written }
    }
}

impl WriteOptions {
    pub(super) fn write_move(self, before: &Position, played: MoveOrNull) -> String {
        match played {
            MoveOrNull::Move(moved) if self.letters != Letters::Of(Language::En) => {
                let style = Style { letters: self.letters, ..Style::pgn() };
                notation::write(before, moved, &style)
            }
            _ => write_move(before, played),
        }
    }

    /// The text of a comment to be written.
    pub(super) fn text_of(self, comment: &Comment) -> Cow<'_, str> {
        match self.own_comments {
            OwnComments::Written => Cow::Borrowed(comment.as_str()),
            OwnComments::Omitted => without_own(comment),
        }
    }
}

/// A comment without our commands. The prose between `[%laws …]` and the next command is its sentence.
fn without_own(comment: &Comment) -> Cow<'_, str> {
    let text = comment.as_str();
    let is_own = |name: &str| [LAWS, OFFER, UNREAD].contains(&name);
    if !comment.commands().any(|command| is_own(command.name)) {
        return Cow::Borrowed(text);
    }
    let mut kept = String::new();
    let (mut from, mut is_of_laws) = (0, false);
    for command in comment.commands() {
        if !is_of_laws {
            kept.push_str(&text[from..command.start]);
        }
        if !is_own(command.name) {
            kept.push_str(&text[command.start..command.end]);
        }
        is_of_laws = command.name == LAWS;
        from = command.end;
    }
    if !is_of_laws {
        kept.push_str(&text[from..]);
    }
    Cow::Owned(kept.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_wrote_stays() {
        for (text, expected) in [
            ("[%clk 1:00:00] good", "[%clk 1:00:00] good"),
            ("[%offer]", ""),
            ("[%offer] [%laws (\"at\":5)] White offers a draw.", ""),
            ("why? [%laws (\"at\":5)] Ruled. [%clk 0:10:00] so", "why? [%clk 0:10:00] so"),
            ("[%unread] Kz9 Kd7", "Kz9 Kd7"),
            ("[%lawsuit 1] kept", "[%lawsuit 1] kept"),
        ] {
            assert_eq!(without_own(&Comment::new(text)), expected, "{text}");
        }
    }
}
