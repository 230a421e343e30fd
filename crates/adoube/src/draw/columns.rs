//! Tables in the terminal.

/// Rows as aligned columns: numbers to the right, words to the left. The first row is the heading.
pub(crate) fn columns(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let cell = |row: &[String], at: usize| row.get(at).cloned().unwrap_or_default();
    let width = |at: usize| rows.iter().map(|row| cell(row, at).chars().count()).max().unwrap_or(0);
    let is_number =
        |text: &str| text.chars().all(|sign| sign.is_ascii_digit() || ".,-".contains(sign));
    let to_the_right = |at: usize| rows.iter().skip(1).all(|row| is_number(&cell(row, at)));
    let line = |row: &Vec<String>| {
        let cells = (0..count).map(|at| {
            let (text, width) = (cell(row, at), width(at));
            if to_the_right(at) { format!("{text:>width$}") } else { format!("{text:<width$}") }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned() + "\n"
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::columns;

    #[test]
    fn numbers_are_right_aligned() {
        let rows = [["No.", "Name"], ["9", "Ana"], ["12", "Črt"]];
        let rows: Vec<Vec<String>> =
            rows.iter().map(|row| row.map(ToOwned::to_owned).to_vec()).collect();
        assert_eq!(columns(&rows), "No.  Name\n  9  Ana\n 12  Črt\n");
    }
}
