//! Content negotiation for the language of a response.

use adoube_chess::notation::Language;

/// Returns the best supported language for an `Accept-Language` header, the first among equals; `None` if it
/// accepts only others.
pub fn accepted(header: &str) -> Option<Language> {
    let mut best: Option<(u16, Language)> = None;
    for range in header.split(',') {
        let mut parts = range.split(';');
        let tag = parts.next().unwrap_or_default();
        let weight = parts.find_map(|part| part.trim().strip_prefix("q=")).map_or(1000, weight);
        if let Some(language) = Language::from_tag(tag)
            && weight > best.map_or(0, |(most, _)| most)
        {
            best = Some((weight, language));
        }
    }
    best.map(|(_, language)| language)
}

/// Parses a weight in thousandths; an invalid one counts as zero.
fn weight(text: &str) -> u16 {
    let Ok(weight) = text.trim().parse::<f32>() else { return 0 };
    (0_u16..=1000).rev().find(|thousandths| f32::from(*thousandths) / 1000.0 <= weight).unwrap_or(0)
}

/// Serialises a language as its tag.
pub mod tag {
    use adoube_chess::notation::Language;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    /// Writes the tag.
    pub fn serialize<S: Serializer>(language: &Language, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(language.tag())
    }

    /// Parses a tag.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Language, D::Error> {
        let tag = String::deserialize(from)?;
        let tags = || Language::ALL.map(Language::tag).join(", ");
        Language::from_tag(&tag)
            .ok_or_else(|| D::Error::custom(format!("{tag:?} is none of {}", tags())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_wanted_language_is_chosen() {
        for (header, language) in [
            ("sl", Some(Language::Sl)),
            ("de-AT, hr;q=0.5, en;q=0.7", Some(Language::En)),
            ("sr-Latn-RS,sr;q=0.9,en;q=0.8", Some(Language::SrLatn)),
            ("sr,sl", Some(Language::SrCyrl)),
            ("sl;q=0, hr;q=0.001", Some(Language::Hr)),
            ("sl; q=0.3, hr ; q=0.8", Some(Language::Hr)),
            ("en;q=nonsense", None),
            ("de, fr", None),
            ("*", None),
            ("", None),
        ] {
            assert_eq!(accepted(header), language, "{header}");
        }
    }
}
