//! From bytes to tokens, without a copy.

mod class;
mod scanner;
mod score;
mod structure;
mod token;

pub use scanner::Scanner;
pub use score::{decoded, score};
pub use token::Token;

pub(crate) use class::{BYTE_ORDER_MARK, blanks};
pub(crate) use structure::{
    Braces, EVENT_OVERLAP, Seen, Stands, TagLine, Writing, bad_tag_name, braces, next_event,
};
