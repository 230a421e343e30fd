//! The stored form is frozen: one sample of every kind of value that is stored, in the files beside this one.
//!
//! Kinds and fields may be added; nothing that was stored once may be read or written in another way. A kind without
//! a sample does not compile, and a sample that is not frozen yet fails: `UPDATE_GOLDEN=1 cargo test --test golden`
//! freezes those that are missing, and never changes one that is there.

mod acts;
mod facts;
mod frozen;
mod laid;
mod names;
mod rulings;

/// A sample of every kind of an enumeration, under its name. A kind that is not listed does not compile.
macro_rules! samples {
    ($Kind:ident { $($name:ident => $sample:expr),+ $(,)? }) => {{
        let _all_kinds_are_listed = |kind: &$Kind| match kind { $($Kind::$name { .. } => ()),+ };
        vec![$((stringify!($name), $sample)),+]
    }};
}

use samples;
