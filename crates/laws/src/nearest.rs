//! The word that was perhaps meant.

/// The known word nearest to a mistyped one, if one is near enough to be meant.
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

/// The known words that are near enough to be meant, the nearest first.
pub(crate) fn ranked<'a>(found: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let found = found.to_lowercase();
    let allowed = 1 + found.chars().count() / 3;
    let mut near: Vec<(usize, &str)> = known
        .into_iter()
        .map(|word| (distance(&found, &word.to_lowercase()), word))
        .filter(|(distance, _)| *distance <= allowed)
        .collect();
    near.sort_unstable();
    near.dedup();
    near.into_iter().map(|(_, word)| word.to_owned()).collect()
}

/// How many letters have to be added, left out or changed.
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
