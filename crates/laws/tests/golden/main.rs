//! The stored form is frozen: one sample of every kind of value that is stored, in the files beside this one.
//!
//! Kinds and fields may be added; nothing stored once may be parsed or written differently. A kind without
//! a sample does not compile, and a sample that is not frozen yet fails: `UPDATE_GOLDEN=1 cargo test --test
//! golden` freezes missing ones, and never changes an existing one.

mod acts;
mod facts;
mod frozen;
mod names;
mod rulings;
mod setups;

/// Lists a sample of every variant of an enum, under its name. A variant that is not listed does not compile.
macro_rules! samples {
    ($Kind:ident { $($name:ident => $sample:expr),+ $(,)? }) => {{
        let _all_kinds_are_listed = |kind: &$Kind| match kind { $($Kind::$name { .. } => ()),+ };
        vec![$((stringify!($name), $sample)),+]
    }};
}

use samples;
