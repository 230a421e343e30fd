//! The supported languages.

/// Calls a macro with a row for each language: the variant of [`Language`], its BCP 47 tag, and the
/// names of its script in tags and POSIX locales where it has two. This is the only list: to add a
/// language, edit this, [`Letters`](super::Letters) and `texts/`.
///
/// English is first: the other languages are translated from it. For a language with two scripts, a tag
/// without a script means the last row: Serbian is Cyrillic.
#[doc(hidden)]
#[macro_export]
macro_rules! for_each_language {
    ($rows:ident) => {
        $rows! {
            /// English.
            En "en" [];
            /// Slovenian.
            Sl "sl" [];
            /// Croatian.
            Hr "hr" [];
            /// Serbian in Latin script.
            SrLatn "sr-Latn" ["latn", "latin"];
            /// Serbian in Cyrillic script.
            SrCyrl "sr-Cyrl" ["cyrl", "cyrillic"];
        }
    };
}

macro_rules! define_languages {
    ($($(#[$doc:meta])* $language:ident $tag:literal [$($script:literal),*];)+) => {
        /// A language, with its script where it has two.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Language {
            $($(#[$doc])* $language,)+
        }

        impl Language {
            /// All languages, English first.
            pub const ALL: [Self; [$($tag),+].len()] = [$(Self::$language),+];

            /// The BCP 47 tag.
            pub const fn tag(self) -> &'static str {
                match self {
                    $(Self::$language => $tag,)+
                }
            }

            /// The names of its script in lower case; empty if it has only one.
            const fn script(self) -> &'static [&'static str] {
                match self {
                    $(Self::$language => &[$($script),*],)+
                }
            }
        }
    };
}

for_each_language!(define_languages);

impl Language {
    /// The language subtag without the script: `sr` of `sr-Latn`.
    pub fn code(self) -> &'static str {
        self.tag().split_once('-').map_or(self.tag(), |(code, _)| code)
    }

    /// The same language in all its scripts, this one first.
    pub fn in_all_scripts(self) -> impl Iterator<Item = Self> {
        let is_other = move |other: &Self| *other != self && other.code() == self.code();
        std::iter::once(self).chain(Self::ALL.into_iter().filter(is_other))
    }

    /// Parses a BCP 47 tag or a POSIX locale: `sr-Latn`, `SR_latn`, `en-GB`, `sl_SI.UTF-8`,
    /// `sr_RS@latin`. Serbian without a script is Cyrillic.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let tag = tag.trim().to_ascii_lowercase();
        let mut parts = tag.split(['-', '_', '.', '@']);
        let code = parts.next()?;
        let parts: Vec<&str> = parts.collect();
        let own = || Self::ALL.into_iter().filter(|language| language.code() == code);
        let names_script =
            |language: &Self| language.script().iter().any(|script| parts.contains(script));
        own().find(names_script).or_else(|| own().next_back())
    }
}
