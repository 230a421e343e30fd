//! Everything that can be done at a table: one row per act.
//!
//! A row of `rights` names the kind of an act, with the provision that grants or requires it, and has
//! - `is`: the pattern of the act. Every act has a row, or this crate does not compile;
//! - `sample`: acts of this kind to try on a table. If the kind is allowed in any form, one of the samples
//!   is;
//! - sentences of the case language, each with the act that it describes.
//!
//! The label of a kind, as a button or a list shows it, is the text `act-…` with the kind's name. Acts that
//! nobody has a right to are in `others` and have sentences only.
//!
//! A table is a macro that passes its rows to another: [`ActionKind`](super::ActionKind) is built from them
//! here, `view` takes the samples and `case` the sentences. Names in a sample or a sentence are resolved
//! where the rows are used.

mod adjournment;
mod arbiter;
mod claims;
mod decision;
mod hand;
mod presence;
mod requests;
mod sheet;
mod speech;

pub(crate) use adjournment::adjournment_acts;
pub(crate) use arbiter::arbiter_acts;
pub(crate) use claims::claim_acts;
pub(crate) use decision::decision_acts;
pub(crate) use hand::hand_acts;
pub(crate) use presence::presence_acts;
pub(crate) use requests::request_acts;
pub(crate) use sheet::sheet_acts;
pub(crate) use speech::speech_acts;

/// Passes the rows of all tables to a macro: first those of players and others, then, after `by arbiters`,
/// those of arbiters.
macro_rules! acts {
    ($then:ident) => {
        $crate::vocabulary::acts::hand_acts!([$crate::vocabulary::acts::acts] @speech $then);
    };
    (@speech $($done:tt)*) => {
        $crate::vocabulary::acts::speech_acts!([$crate::vocabulary::acts::acts] @claims $($done)*);
    };
    (@claims $($done:tt)*) => {
        $crate::vocabulary::acts::claim_acts!([$crate::vocabulary::acts::acts] @requests $($done)*);
    };
    (@requests $($done:tt)*) => {
        $crate::vocabulary::acts::request_acts!([$crate::vocabulary::acts::acts] @sheet $($done)*);
    };
    (@sheet $($done:tt)*) => {
        $crate::vocabulary::acts::sheet_acts!([$crate::vocabulary::acts::acts] @presence $($done)*);
    };
    (@presence $($done:tt)*) => {
        $crate::vocabulary::acts::presence_acts!([$crate::vocabulary::acts::acts] @arbiter $($done)*);
    };
    (@arbiter $($done:tt)*) => {
        $crate::vocabulary::acts::arbiter_acts!(
            [$crate::vocabulary::acts::acts] @decision $($done)* by arbiters
        );
    };
    (@decision $($done:tt)*) => {
        $crate::vocabulary::acts::decision_acts!(
            [$crate::vocabulary::acts::acts] @adjournment $($done)*
        );
    };
    (@adjournment $($done:tt)*) => {
        $crate::vocabulary::acts::adjournment_acts!(
            [$crate::vocabulary::acts::acts] @all $($done)*
        );
    };
    (@all $then:ident $($done:tt)*) => { $then! { $($done)* } };
}

pub(crate) use acts;
