//! Common regulations, by name.

use super::Regulations;

macro_rules! presets {
    ($($name:literal,)+) => {
        const TEXTS: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../../presets/", $name, ".toml"))),)+];
    };
}

presets! {
    "fide-standard-90-30",
    "fide-40-90-30",
    "classical-40-2h",
    "classical-40-2h-adjourned",
    "match-120-60-15",
    "norway-2015",
    "rapid-15-10",
    "rapid-25-10",
    "rapid-30-0-quickplay",
    "blitz-3-2",
    "blitz-3-2-supervised",
    "blitz-5-0",
    "blitz-5-0-2009",
    "armageddon-5-4",
    "fischer-random-rapid",
    "screen-10-5",
}

/// Regulations that many events use. A file may start from one with `preset = "blitz-3-2"`.
///
/// ```
/// use adoube_laws::regulations::{Category, Preset};
/// let preset = Preset::named("blitz-3-2").expect("there is one");
/// assert_eq!(preset.regulations().category(), Category::Blitz);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    name: &'static str,
    text: &'static str,
}

impl Preset {
    /// Iterates over all presets.
    pub fn all() -> impl Iterator<Item = Self> {
        TEXTS.iter().map(|(name, text)| Self { name, text })
    }

    /// Returns the preset with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|preset| preset.name == name)
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// Its file, with comments.
    pub const fn text(self) -> &'static str {
        self.text
    }

    /// Returns its regulations.
    ///
    /// # Panics
    /// Never: the files are part of the crate, and a test reads them all.
    pub fn regulations(self) -> Regulations {
        Regulations::read(self.text).expect("presets are sound").regulations
    }
}
