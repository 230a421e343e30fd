//! Irregularities that somebody tells the arbiter of.

use crate::table::{Draft, Matter, Refusal, Who, Why};

/// Somebody has seen something.
pub(crate) fn seen(_draft: &mut Draft, _who: Who, _matter: Matter) -> Result<(), Refusal> {
    Err(Why::NotInEdition.into())
}
