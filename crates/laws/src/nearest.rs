//! Suggestions for mistyped words.

/// Returns the known word nearest to a mistyped one, if one is near enough.
pub fn nearest<'a>(found: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let found = found.to_lowercase().replace(['_', ' '], "-");
    let allowed = 1 + found.chars().count() / 4;
    known
        .into_iter()
        .map(|word| (distance(&found, word), word))
        .filter(|(distance, _)| *distance <= allowed)
        .min()
        .map(|(_, word)| word.to_owned())
}

/// Returns the known words that are near enough, the nearest first.
pub(crate) fn ranked<'a>(found: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let found = found.to_lowercase();
    let allowed = slips(&found);
    let mut near: Vec<(usize, &str)> = known
        .into_iter()
        .map(|word| (distance(&found, &word.to_lowercase()), word))
        .filter(|(distance, _)| *distance <= allowed)
        .collect();
    near.sort_unstable();
    near.dedup();
    near.into_iter().map(|(_, word)| word.to_owned()).collect()
}

/// Reports whether a word may be another one, mistyped.
pub(crate) fn is_near(found: &str, known: &str) -> bool {
    let (found, known) = (found.to_lowercase(), known.to_lowercase());
    let distance = distance(&found, &known);
    let letters = |word: &str| {
        let mut letters: Vec<char> = word.chars().collect();
        letters.sort_unstable();
        letters
    };
    // Two transposed letters are one slip.
    distance <= slips(&found) || distance == 2 && letters(&found) == letters(&known)
}

/// Returns how many slips a word of this length may have.
fn slips(found: &str) -> usize {
    (found.chars().count() / 4).max(1)
}

/// Returns the edit distance: letters added, left out or changed.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, letter) in one.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, against) in other.iter().enumerate() {
            let changed = diagonal + usize::from(letter != *against);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_counted() {
        for (one, other, letters) in
            [("", "abc", 3), ("abc", "abc", 0), ("kitten", "sitting", 3), ("blits", "blitz", 1)]
        {
            assert_eq!(distance(one, other), letters);
            assert_eq!(distance(other, one), letters);
        }
    }

    #[test]
    fn only_a_near_word_is_suggested() {
        let known = ["default-time", "devices", "edition"];
        assert_eq!(nearest("Default_Time", known), Some("default-time".to_owned()));
        assert_eq!(nearest("deviecs", known), Some("devices".to_owned()));
        assert_eq!(nearest("round", known), None);
    }
}
