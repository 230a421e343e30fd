//! From bytes to tokens, without a copy.

mod scanner;
mod token;

pub use scanner::Scanner;
pub use token::Token;
