//! What reading PGN met.

keys! { PgnKey
}
