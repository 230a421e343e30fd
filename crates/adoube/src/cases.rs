//! The cases of the specification, as they were when the command was built.

/// Each with its path below `cases/`.
pub(crate) const ALL: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/cases.rs"));

/// Why some articles have no case.
pub(crate) const UNCOVERED: &str = include_str!("../cases/uncovered.toml");
