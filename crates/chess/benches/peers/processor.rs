//! The name of this processor: figures from one do not hold on another.

/// Returns the name that the processor gives itself, with its family and model where the operating system
/// tells them: machines in data centres often have no other name than `AMD EPYC`.
#[allow(clippy::disallowed_methods, reason = "a bench asks which machine it is on")]
pub(crate) fn name() -> String {
    let facts = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let fact = |wanted: &str| {
        let mut lines = facts.lines().filter_map(|line| line.split_once(':'));
        lines.find(|(name, _)| name.trim() == wanted).map(|(_, value)| value.trim())
    };
    match (fact("model name"), fact("cpu family"), fact("model")) {
        (Some(name), Some(family), Some(model)) => format!("{name}, family {family} model {model}"),
        (Some(name), ..) => name.to_owned(),
        (None, ..) => std::env::consts::ARCH.to_owned(),
    }
}
