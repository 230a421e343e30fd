//! The value of a tie-break.

use std::fmt;

use serde::{Serialize, Serializer};

/// The value of a tie-break.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(adoube_pairing::tiebreak::Value);

impl From<adoube_pairing::tiebreak::Value> for Value {
    fn from(value: adoube_pairing::tiebreak::Value) -> Self {
        Self(value)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
