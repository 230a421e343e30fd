//! Players and pairings from CSV.
