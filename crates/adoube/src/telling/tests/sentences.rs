//! Decisions of real games, sentence by sentence.
