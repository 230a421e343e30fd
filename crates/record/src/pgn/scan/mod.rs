//! From bytes to tokens, without copies.

mod class;
mod number;
mod scanner;
mod score;
mod structure;
mod token;

pub use scanner::Scanner;
pub use score::{decoded, score};
pub use token::Token;

pub(crate) use class::{BYTE_ORDER_MARK, blanks};
pub(crate) use number::{nag_number, written_number};
pub(crate) use structure::{
    Braces, EVENT_OVERLAP, LONGEST_BAD_TAG, Seen, TagContext, TagLine, TagSyntax, bad_tag_name,
    begins_at_number, braces, last_event, last_event_line, next_event,
};
