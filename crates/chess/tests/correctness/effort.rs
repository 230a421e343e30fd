//! Test effort: quick enough for every change, or with `ADOUBE_DEEP=1` several minutes.

/// Returns whether the long run was requested.
pub(crate) fn is_deep() -> bool {
    std::env::var_os("ADOUBE_DEEP").is_some()
}

/// Returns the number of random cases; `quick` is the number for an ordinary run.
pub(crate) fn cases(quick: u32) -> u32 {
    if is_deep() { 10 * quick } else { quick }
}
