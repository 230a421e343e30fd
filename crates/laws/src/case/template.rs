//! A case to begin with.

use adoube_chess::notation::Language;

macro_rules! include_templates {
    ($($(#[$doc:meta])* $language:ident $tag:literal $script:tt;)+) => {
        /// A case with remarks that say how one is written; the first line is its title.
        pub const fn template(language: Language) -> &'static str {
            match language {
                $(Language::$language => {
                    include_str!(concat!("../../texts/", $tag, "/template.case"))
                })+
            }
        }
    };
}

adoube_chess::for_each_language!(include_templates);
