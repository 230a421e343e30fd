//! Wraps texts that are too long for one line.

use super::{
    face::{Faces, printable},
    page::Text,
};

/// A font size in points, and the most lines.
pub(super) type FontSetting = (f32, usize);

/// A wrapped text.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct WrappedText {
    /// The font size in points.
    pub(super) size: f32,
    /// At least one line, though it may be empty.
    pub(super) lines: Vec<String>,
}

/// Where a line may be broken, the best place first.
const BREAKS: [fn(&str) -> Vec<&str>; 3] = [
    |text| text.split_inclusive("; ").collect(),
    |text| text.split_inclusive(' ').collect(),
    |text| text.split_inclusive([' ', '-', '–', '/']).collect(),
];

impl Faces {
    /// A text in the first setting that fits into its room. The last setting accepts everything: a text that is too long
    /// ends on its last line, which is set smaller or cut when it is drawn.
    pub(super) fn wrap(&self, text: &Text, settings: &[FontSetting]) -> WrappedText {
        let letters = printable(&text.letters);
        let letters = letters.trim();
        for &(size, most) in settings {
            for pieces in BREAKS {
                if let Some(lines) = self.lines(text, size, &pieces(letters), most) {
                    return WrappedText { size, lines };
                }
            }
        }
        let (size, most) = settings.last().copied().unwrap_or((text.size, 1));
        let pieces: Vec<&str> = letters.split_inclusive(|_| true).collect();
        let lines = self.lines(text, size, &pieces, usize::MAX);
        let lines = lines.unwrap_or_else(|| vec![letters.to_owned()]);
        WrappedText { size, lines: merge_beyond(lines, most) }
    }

    /// The parts on as few lines as possible; none if one is too long for a line or too many lines are needed.
    fn lines(&self, text: &Text, size: f32, pieces: &[&str], most: usize) -> Option<Vec<String>> {
        let face = self.with_weight(text.weight);
        let fits = |line: &str| face.width(line.trim_end(), size, text.spacing) <= text.room;
        let mut lines = vec![String::new()];
        for piece in pieces {
            let line = lines.last_mut()?;
            let longer = format!("{line}{piece}");
            if fits(&longer) {
                *line = longer;
            } else if fits(piece) && lines.len() < most {
                lines.push((*piece).to_owned());
            } else {
                return None;
            }
        }
        Some(lines.into_iter().map(|line| line.trim().to_owned()).collect())
    }
}

/// Appends all lines beyond the last allowed one to it.
fn merge_beyond(mut lines: Vec<String>, most: usize) -> Vec<String> {
    if lines.len() > most {
        let beyond = lines.split_off(most.saturating_sub(1));
        lines.push(beyond.concat());
    }
    lines
}

#[cfg(test)]
mod tests {
    use adoube_chess::notation::Language;

    use super::*;
    use crate::pdf::page::at;

    fn wrap(text: &str, room: f32, settings: &[FontSetting]) -> WrappedText {
        let faces = Faces::load(Language::Sl).expect("the fonts are there");
        faces.wrap(&Text::new(text, at(0.0, 0.0), 10.0).within(room), settings)
    }

    #[test]
    fn a_short_text_stays_on_its_line() {
        let set = wrap("Novak, Ana", 60.0, &[(10.0, 1), (8.0, 2)]);
        assert_eq!((set.size, set.lines), (10.0, vec!["Novak, Ana".to_owned()]));
        assert_eq!(wrap("", 60.0, &[(10.0, 1)]).lines, [""]);
    }

    #[test]
    fn a_long_text_is_broken_between_words_and_behind_hyphens() {
        let name = "Maksimilijana Aleksandra Kovačič-Žnidaršič";
        let set = wrap(name, 50.0, &[(10.0, 1), (8.0, 2)]);
        assert!((set.size - 8.0).abs() < 0.01);
        assert_eq!(set.lines, ["Maksimilijana Aleksandra", "Kovačič-Žnidaršič"]);
        let set = wrap(name, 22.0, &[(8.0, 4)]);
        assert_eq!(set.lines, ["Maksimilijana", "Aleksandra", "Kovačič-", "Žnidaršič"]);
    }

    #[test]
    fn periods_of_a_time_control_are_kept_together() {
        let set = wrap("90 min za 40 potez; 30 min za vse poteze", 40.0, &[(8.0, 1), (8.0, 2)]);
        assert_eq!(set.lines, ["90 min za 40 potez;", "30 min za vse poteze"]);
    }

    #[test]
    fn what_has_no_place_to_be_broken_is_broken_anywhere_and_nothing_is_lost() {
        let word = "Č".repeat(90);
        let set = wrap(&word, 50.0, &[(10.0, 1), (8.0, 2)]);
        assert_eq!(set.lines.len(), 2);
        assert_eq!(set.lines.concat(), word);
    }
}
