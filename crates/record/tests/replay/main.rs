//! Reading PGN: real archives, and texts that try to break the reader.

mod archives;
mod chunking;
mod lenient;
mod log;
mod nasty;
mod packed;
