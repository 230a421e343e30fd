//! The piece letters of languages beyond those of the Laws here, for games written in them.
//!
//! English, Slovenian, Croatian and Serbian are read by [`notation`](adoube_chess::notation); German and the
//! Scandinavian languages share the letters of Slovenian. In the others the same letter may be a rook in one and
//! a king in the next, so a game is tried in each until one fits.

/// The letters of king, queen, rook, bishop and knight.
pub(crate) type Letters = [&'static str; 5];

/// French; Spanish and Italian; Portuguese; Romanian; Dutch; Czech and Slovak; Polish; Hungarian; Finnish;
/// Estonian; Turkish; Catalan; Russian, Bulgarian and Ukrainian; Latvian; Lithuanian; Greek; Esperanto.
pub(crate) const TABLES: &[Letters] = &[
    ["R", "D", "T", "F", "C"],
    ["R", "D", "T", "A", "C"],
    ["R", "D", "T", "B", "C"],
    ["R", "D", "T", "N", "C"],
    ["K", "D", "T", "L", "P"],
    ["K", "D", "V", "S", "J"],
    ["K", "H", "W", "G", "S"],
    ["K", "V", "B", "F", "H"],
    ["K", "D", "T", "L", "R"],
    ["K", "L", "V", "O", "R"],
    ["Ş", "V", "K", "F", "A"],
    ["K", "D", "T", "A", "C"],
    ["Кр", "Ф", "Л", "С", "К"],
    ["Ц", "Д", "Т", "О", "К"],
    ["K", "D", "T", "L", "Z"],
    ["K", "V", "B", "R", "Ž"],
    ["Ρ", "Β", "Π", "Α", "Ι"],
    ["R", "D", "T", "K", "Ĉ"],
];

const ENGLISH: [char; 5] = ['K', 'Q', 'R', 'B', 'N'];

/// A move with English letters instead of these; none if it has none of them.
pub(super) fn translate(text: &str, letters: &Letters) -> Option<String> {
    let role = |text: &str| {
        // The longer letter first: Кр is the king and К the knight.
        let mut fitting: Vec<usize> = (0..5).filter(|&at| text.starts_with(letters[at])).collect();
        fitting.sort_by_key(|&at| std::cmp::Reverse(letters[at].len()));
        fitting.first().map(|&at| (ENGLISH[at], letters[at].len()))
    };
    let mut translated = String::with_capacity(text.len());
    let mut changed = false;
    let mut rest = text;
    if let Some((english, length)) = role(rest) {
        translated.push(english);
        rest = &rest[length..];
        changed = true;
    }
    // The promoted piece follows the rank.
    while let Some(sign) = rest.chars().next() {
        let after_rank = translated.ends_with(['1', '8', '=', '(', '/']);
        if let Some((english, length)) = role(rest).filter(|_| after_rank) {
            translated.push(english);
            rest = &rest[length..];
            changed = true;
        } else {
            translated.push(sign);
            rest = &rest[sign.len_utf8()..];
        }
    }
    changed.then_some(translated)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_translated_in_the_places_of_pieces() {
        let (french, russian) = (&TABLES[0], &TABLES[12]);
        assert_eq!(translate("Cf3", french).as_deref(), Some("Nf3"));
        assert_eq!(translate("Rxe1+", french).as_deref(), Some("Kxe1+"));
        assert_eq!(translate("exd8=D", french).as_deref(), Some("exd8=Q"));
        assert_eq!(translate("e4", french), None);
        assert_eq!(translate("Крe2", russian).as_deref(), Some("Ke2"));
        assert_eq!(translate("Кf3", russian).as_deref(), Some("Nf3"));
    }

    #[test]
    fn no_two_tables_are_the_same() {
        for (at, table) in TABLES.iter().enumerate() {
            assert!(!TABLES[..at].contains(table), "{table:?}");
        }
    }
}
