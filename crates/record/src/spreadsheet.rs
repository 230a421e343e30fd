//! Cells for spreadsheets, which take some texts for formulas.

use std::borrow::Cow;

/// Returns a text that a spreadsheet shows as it is: one that would begin a formula gets an apostrophe in front,
/// as OWASP recommends against CSV injection. Numbers stay as they are.
pub fn inert(text: &str) -> Cow<'_, str> {
    let begins_formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let is_harmless = text.len() == 1 || text.parse::<f64>().is_ok_and(f64::is_finite);
    if begins_formula && !is_harmless { format!("'{text}").into() } else { text.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_become_texts_and_numbers_stay() {
        for formula in ["=1+1", "+1+1", "-1+1", "@SUM(1)", "\t=1", "\r=1", "=", "--", "-inf"] {
            let expected = if formula.len() == 1 { formula.into() } else { format!("'{formula}") };
            assert_eq!(inert(formula), expected, "{formula:?}");
        }
        for text in ["", "Novak, Ana", "1-0", "-5", "+0.25", "-", "'=1", " =1", "½-½", "−1"] {
            assert_eq!(inert(text), text);
        }
    }
}
