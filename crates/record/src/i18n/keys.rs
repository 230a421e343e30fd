//! The keys of all messages, generated from `texts/en` by the build script: an unknown message does not compile. Tests
//! check that every language has exactly these messages with the same variables, and that each is used.

/// A message with a name in the files.
pub trait Sentence: Copy {
    /// Its name.
    fn id(self) -> &'static str;
}

include!(concat!(env!("OUT_DIR"), "/keys.rs"));
