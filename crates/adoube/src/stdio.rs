//! How the standard input and output are named, by users and in messages.

use std::path::Path;

/// The argument for the standard input, or for the standard output.
pub(crate) const DASH: &str = "-";

/// The name of the standard input in messages, as in compilers.
pub(crate) const STANDARD_INPUT: &str = "<stdin>";

/// The name of a file as messages show it.
pub(crate) fn file_name(path: &Path) -> String {
    if path.as_os_str() == DASH {
        STANDARD_INPUT.to_owned()
    } else {
        path.to_string_lossy().into_owned()
    }
}
