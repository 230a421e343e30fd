//! The languages in which players of these Laws write.

/// Calls a macro with the rows of all languages: the variant of [`Language`], its BCP 47 tag, and the names of its script
/// in tags and POSIX locales where the language has two. This list is the only one: a language is added here, in
/// [`Letters`](super::Letters) and in `texts/`.
///
/// English is first: the other languages are translated from it. Of the rows of a language with two scripts, the last is
/// meant by a tag without a script: Serbian is Cyrillic.
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
            /// All of them, English first.
            pub const ALL: [Self; [$($tag),+].len()] = [$(Self::$language),+];

            /// Its BCP 47 tag.
            pub const fn tag(self) -> &'static str {
                match self {
                    $(Self::$language => $tag,)+
                }
            }

            /// The names of its script in small letters; none if there is no other.
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
    /// The part of its tag that names the language without the script: `sr` of `sr-Latn`.
    pub fn code(self) -> &'static str {
        self.tag().split_once('-').map_or(self.tag(), |(code, _)| code)
    }

    /// The same language in all its scripts, this one first.
    pub fn in_all_scripts(self) -> impl Iterator<Item = Self> {
        let is_other = move |other: &Self| *other != self && other.code() == self.code();
        std::iter::once(self).chain(Self::ALL.into_iter().filter(is_other))
    }

    /// The language of a tag or a POSIX locale: `sr-Latn`, `SR_latn`, `en-GB`, `sl_SI.UTF-8`,
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
