//! Comments, and the commands in them.
//!
//! A comment keeps its text unchanged, with its commands: unknown ones are not lost. Known ones have accessors.

mod command;
mod evaluation;
pub(crate) mod time;

pub use command::{Command, Commands};
pub use evaluation::{Evaluation, Score};

use adoube_laws::clock::Milliseconds;

/// The command of a draw offer.
pub(crate) const OFFER: &str = "offer";
/// The command before text that could not be read.
pub(crate) const UNREAD: &str = "unread";
/// The command with an event of the table.
pub(crate) const LAWS: &str = "laws";

/// A comment without its braces: one line of text, in which line breaks have become spaces.
///
/// ```
/// use adoube_laws::clock::Milliseconds;
/// use adoube_record::pgn::Comment;
///
/// let comment = Comment::new("Played [%clk 1:28:05] at\nonce [%emt 0:00:02.5]");
/// assert_eq!(comment.clock(), Some(Milliseconds::seconds(5285)));
/// assert_eq!(comment.elapsed(), Some(Milliseconds::new(2500)));
/// assert_eq!(comment.prose(), "Played at once");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Comment(String);

impl Comment {
    /// A comment. Every line break, with the space around it, becomes one space: the export format wraps
    /// comments, so that a line break cannot mean anything.
    pub fn new(text: impl Into<String>) -> Self {
        let text = text.into();
        if !text.contains(['\n', '\r']) && text.trim().len() == text.len() {
            return Self(text);
        }
        let lines = text.split(['\n', '\r']).map(str::trim).filter(|line| !line.is_empty());
        Self(lines.collect::<Vec<_>>().join(" "))
    }

    /// The text with its commands.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether it has no text.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The commands, in their order.
    pub fn commands(&self) -> Commands<'_> {
        Commands::new(&self.0)
    }

    /// The value of a command, if it exists.
    pub fn command(&self, name: &str) -> Option<&str> {
        self.commands().find(|command| command.name == name).map(|command| command.value)
    }

    /// The text without its commands.
    pub fn prose(&self) -> String {
        let mut prose = String::with_capacity(self.0.len());
        let mut from = 0;
        for command in self.commands() {
            prose.push_str(&self.0[from..command.start]);
            from = command.end;
        }
        prose.push_str(&self.0[from..]);
        prose.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The replacement of the draw offer `(=)`, for which PGN has no sign.
    pub fn draw_offer() -> Self {
        Self(format!("[%{OFFER}]"))
    }

    /// Whether a draw was offered with the move.
    pub fn is_draw_offer(&self) -> bool {
        self.command(OFFER).is_some()
    }

    /// The time left on the mover's clock: `[%clk 1:05:23]`.
    pub fn clock(&self) -> Option<Milliseconds> {
        self.command("clk").and_then(time::read)
    }

    /// The time spent on the move: `[%emt 0:00:42]`.
    pub fn elapsed(&self) -> Option<Milliseconds> {
        self.command("emt").and_then(time::read)
    }

    /// The evaluation of an engine: `[%eval -0.35,22]`, `[%eval #5]`.
    pub fn evaluation(&self) -> Option<Evaluation> {
        self.command("eval").and_then(|value| value.parse().ok())
    }
}

/// A duration in the format of `%clk` and `%emt`.
pub fn written_time(time: Milliseconds) -> String {
    time::write(time)
}
