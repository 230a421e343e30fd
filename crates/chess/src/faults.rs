//! A non-empty list of faults, reported together.

use std::{
    error::Error,
    fmt::{self, Debug, Display},
};

use crate::Fault;

/// The faults of a board or another value; at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults<F = Fault>(Vec<F>);

impl<F> Faults<F> {
    /// Wraps a list, which must not be empty.
    pub(crate) fn new(faults: Vec<F>) -> Self {
        debug_assert!(!faults.is_empty());
        Self(faults)
    }

    /// The number of faults.
    #[allow(clippy::len_without_is_empty, reason = "there is always one")]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The faults, in the order in which their type lists them.
    pub fn iter(&self) -> std::slice::Iter<'_, F> {
        self.0.iter()
    }
}

impl<F: PartialEq> Faults<F> {
    /// Returns whether the list contains this fault.
    pub fn contains(&self, fault: &F) -> bool {
        self.0.contains(fault)
    }
}

impl<F> IntoIterator for Faults<F> {
    type Item = F;
    type IntoIter = std::vec::IntoIter<F>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, F> IntoIterator for &'a Faults<F> {
    type Item = &'a F;
    type IntoIter = std::slice::Iter<'a, F>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<F: Display> Display for Faults<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl<F: Debug + Display> Error for Faults<F> {}
