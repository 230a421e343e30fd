//! A template for new cases.

use adoube_chess::notation::Language;

macro_rules! include_templates {
    ($($(#[$doc:meta])* $language:ident $tag:literal $script:tt;)+) => {
        /// Returns a case with remarks on how to write one; the first line is its title.
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
