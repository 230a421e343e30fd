//! The five languages in which players of these Laws write.

/// A language, with its script where it has two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English.
    En,
    /// Slovenian.
    Sl,
    /// Croatian.
    Hr,
    /// Serbian in Latin script.
    SrLatn,
    /// Serbian in Cyrillic script.
    SrCyrl,
}

impl Language {
    /// All five.
    pub const ALL: [Self; 5] = [Self::En, Self::Sl, Self::Hr, Self::SrLatn, Self::SrCyrl];

    /// Its BCP 47 tag.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Sl => "sl",
            Self::Hr => "hr",
            Self::SrLatn => "sr-Latn",
            Self::SrCyrl => "sr-Cyrl",
        }
    }

    /// The language of a tag or a POSIX locale: `sr-Latn`, `SR_latn`, `en-GB`, `sl_SI.UTF-8`,
    /// `sr_RS@latin`. Serbian without a script is Cyrillic.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let tag = tag.trim().to_ascii_lowercase();
        let mut parts = tag.split(['-', '_', '.', '@']);
        match parts.next()? {
            "en" => Some(Self::En),
            "sl" => Some(Self::Sl),
            "hr" => Some(Self::Hr),
            "sr" if parts.any(|part| matches!(part, "latn" | "latin")) => Some(Self::SrLatn),
            "sr" => Some(Self::SrCyrl),
            _ => None,
        }
    }
}
