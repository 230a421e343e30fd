//! Glyphs and the width of lines.

use adoube_chess::notation::Language;
use krilla::text::{Font, GlyphId, KrillaGlyph};
use skrifa::{
    FontRef, MetadataProvider,
    charmap::Charmap,
    instance::{LocationRef, Size},
    metrics::GlyphMetrics,
    raw::{TableProvider, tables::kern::SubtableKind},
};

use super::page::{Text, Weight};

const REGULAR: &[u8] = include_bytes!("../../fonts/NotoSans-Regular.ttf");
const BOLD: &[u8] = include_bytes!("../../fonts/NotoSans-Bold.ttf");

/// The code points of Serbian letterforms in the fonts.
const SERBIAN: [(char, char); 1] = [('б', '\u{e431}')];
/// The replacement for a letter that the fonts lack. Copied text has the letter itself.
const UNKNOWN: char = '?';
/// A line that is too long is set smaller, down to this part of its size.
const SMALLEST: f32 = 0.66;
/// Millimetres in a point.
pub(super) const POINT: f32 = 25.4 / 72.0;

/// The two weights of the typeface.
pub(super) struct Faces {
    regular: Face,
    bold: Face,
}

/// One font.
pub(super) struct Face {
    pub(super) font: Font,
    charmap: Charmap<'static>,
    metrics: GlyphMetrics<'static>,
    units: f32,
    read: FontRef<'static>,
    language: Language,
}

impl Faces {
    /// The typeface, with the letterforms of a language. The fonts are part of the program.
    pub(super) fn load(language: Language) -> Option<Self> {
        Some(Self { regular: Face::load(REGULAR, language)?, bold: Face::load(BOLD, language)? })
    }

    pub(super) const fn with_weight(&self, weight: Weight) -> &Face {
        match weight {
            Weight::Regular => &self.regular,
            Weight::Bold => &self.bold,
        }
    }

    /// The text fitted into its room: unchanged, smaller, or cut.
    pub(super) fn fitted(&self, text: &Text) -> Text {
        let face = self.with_weight(text.weight);
        let width = |text: &Text| face.width(&text.letters, text.size, text.spacing);
        let mut fitted = text.clone();
        fitted.letters = printable(&text.letters);
        let whole = width(&fitted);
        if whole <= text.room {
            return fitted;
        }
        fitted.size *= (text.room / whole).max(SMALLEST);
        while width(&fitted) > text.room + 0.01 {
            let kept: String = fitted.letters.trim_end_matches('…').into();
            let Some((end, _)) = kept.trim_end().char_indices().next_back() else { break };
            fitted.letters = format!("{}…", kept[..end].trim_end());
        }
        fitted
    }
}

/// The text with spaces for invisible characters, over which screen readers would stumble.
pub(super) fn printable(text: &str) -> String {
    text.replace(|sign: char| sign.is_control() || is_unseen(sign), " ")
}

/// Direction and order marks, private use characters, and unassigned ones.
const fn is_unseen(sign: char) -> bool {
    matches!(
        sign,
        '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{e000}'..='\u{f8ff}'
            | '\u{feff}'
            | '\u{fff0}'..='\u{ffff}'
            | '\u{f0000}'..
    )
}

impl Face {
    fn load(bytes: &'static [u8], language: Language) -> Option<Self> {
        let read = FontRef::new(bytes).ok()?;
        Some(Self {
            font: Font::new(bytes.to_vec().into(), 0)?,
            charmap: read.charmap(),
            metrics: read.glyph_metrics(Size::unscaled(), LocationRef::default()),
            units: f32::from(read.head().ok()?.units_per_em()),
            read,
            language,
        })
    }

    fn glyph(&self, letter: char) -> skrifa::GlyphId {
        let own = SERBIAN.iter().find(|(plain, _)| *plain == letter);
        let drawn = match own {
            Some((_, serbian)) if self.language == Language::SrCyrl => *serbian,
            _ => letter,
        };
        // Glyph 0 is the box for missing characters.
        let found = |letter: char| self.charmap.map(letter).filter(|id| id.to_u32() != 0);
        found(drawn).or_else(|| found(UNKNOWN)).unwrap_or_default()
    }

    /// The kerning of two glyphs, in units of the font.
    fn kerning(&self, left: skrifa::GlyphId, right: skrifa::GlyphId) -> f32 {
        let Ok(kern) = self.read.kern() else { return 0.0 };
        let value = kern.subtables().flatten().find_map(|table| match table.kind().ok()? {
            SubtableKind::Format0(pairs) => pairs.kerning(left, right),
            _ => None,
        });
        // Kerning is a few hundred units at most.
        value.and_then(|value| i16::try_from(value).ok()).map_or(0.0, f32::from)
    }

    /// The glyphs of a line; `spacing` is in parts of the size.
    pub(super) fn glyphs(&self, text: &str, spacing: f32) -> Vec<KrillaGlyph> {
        let mut glyphs: Vec<KrillaGlyph> = Vec::with_capacity(text.len());
        let mut before: Option<skrifa::GlyphId> = None;
        for (start, letter) in text.char_indices() {
            let glyph = self.glyph(letter);
            if let (Some(left), Some(last)) = (before, glyphs.last_mut()) {
                last.x_advance += self.kerning(left, glyph) / self.units;
            }
            let advance = self.metrics.advance_width(glyph).unwrap_or(0.0) / self.units + spacing;
            let range = start..start + letter.len_utf8();
            let id = GlyphId::new(glyph.to_u32());
            glyphs.push(KrillaGlyph::new(id, advance, 0.0, 0.0, 0.0, range, None));
            before = Some(glyph);
        }
        glyphs
    }

    /// The width of a line in millimetres.
    pub(super) fn width(&self, text: &str, size: f32, spacing: f32) -> f32 {
        let glyphs = self.glyphs(text, spacing);
        let advances: f32 = glyphs.iter().map(|glyph| glyph.x_advance).sum();
        (advances - spacing).max(0.0) * size * POINT
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{i18n::texts, pdf::page::at};

    #[test]
    fn every_letter_of_all_languages_has_a_glyph() {
        let mut letters: BTreeSet<char> = "0123456789½–—…·()=+#×-/:;,.’„“”»«!№".chars().collect();
        for language in Language::ALL {
            let texts = texts(language);
            letters.extend(texts.chars().filter(|letter| letter.is_alphabetic()));
            let upper = texts.chars().flat_map(char::to_uppercase);
            letters.extend(upper.filter(|letter| letter.is_alphabetic()));
        }
        for weight in [Weight::Regular, Weight::Bold] {
            let faces = Faces::load(Language::SrCyrl).unwrap();
            let face = faces.with_weight(weight);
            let unknown = face.glyph(UNKNOWN);
            for &letter in &letters {
                assert_ne!(face.glyph(letter), unknown, "{letter}");
            }
            assert_eq!(face.glyph('語'), unknown);
        }
    }

    #[test]
    fn serbian_has_its_own_be() {
        let [serbian, english] = [Language::SrCyrl, Language::En].map(|language| {
            let faces = Faces::load(language).unwrap();
            faces.with_weight(Weight::Regular).glyph('б')
        });
        assert_ne!(serbian, english);
    }

    #[test]
    fn letters_are_kerned() {
        let faces = Faces::load(Language::En).unwrap();
        let face = faces.with_weight(Weight::Regular);
        let width = |text| face.width(text, 10.0, 0.0);
        assert!(width("AV") < width("A") + width("V"));
    }

    #[test]
    fn a_line_that_is_too_long_is_set_smaller_and_then_cut() {
        let faces = Faces::load(Language::Sl).unwrap();
        let text = Text::new("Maksimilijana Kovačič-Žnidaršič", at(0.0, 0.0), 10.0);
        let face = faces.with_weight(Weight::Regular);
        let whole = face.width(&text.letters, 10.0, 0.0);
        let smaller = faces.fitted(&text.clone().within(whole * 0.8));
        assert_eq!(smaller.letters, text.letters);
        assert!((smaller.size - 8.0).abs() < 0.01);
        let cut = faces.fitted(&text.within(whole * 0.4));
        assert!(cut.letters.ends_with('…') && cut.letters.starts_with("Maksim"), "{}", cut.letters);
        assert!(face.width(&cut.letters, cut.size, 0.0) <= whole * 0.4 + 0.01);
    }
}
