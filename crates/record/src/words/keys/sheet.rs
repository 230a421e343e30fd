//! Scoresheets and envelopes.

keys! { SheetKey
}
