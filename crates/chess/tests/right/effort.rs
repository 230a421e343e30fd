//! How much to try: enough for every change, or with `ADOUBE_DEEP=1` as much as minutes allow.

/// Whether the long run is asked for.
pub(crate) fn is_deep() -> bool {
    std::env::var_os("ADOUBE_DEEP").is_some()
}

/// How many random cases to try where `quick` are enough for every change.
pub(crate) fn cases(quick: u32) -> u32 {
    if is_deep() { 10 * quick } else { quick }
}
