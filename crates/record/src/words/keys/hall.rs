//! What the playing hall says.

keys! { HallKey
}
