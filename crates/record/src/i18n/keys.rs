//! The keys of all messages, made from `texts/en` by the build script: a message that is not there cannot be named. Tests
//! see to it that every language has each of them, with the same variables, and no others, and that each is used.

/// A message with a name in the files.
pub trait Sentence: Copy {
    /// Its name.
    fn id(self) -> &'static str;
}

include!(concat!(env!("OUT_DIR"), "/keys.rs"));
