//! Reading PGN: real archives, and texts that try to break the reader.

mod archives;
