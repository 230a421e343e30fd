//! The columns of a table, and their types.

/// A column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// Whether it holds numbers, else texts.
    pub is_number: bool,
}

/// The value of a column in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A number.
    Number(Option<u64>),
    /// A text; elements of a list are separated by spaces.
    Text(Option<String>),
}

/// A field type that can be a column.
pub(super) trait ToCell {
    /// Whether the column holds numbers.
    const IS_NUMBER: bool = false;

    /// The value as a cell; an empty text or list is null.
    fn to_cell(&self) -> Cell;
}

fn text(text: String) -> Cell {
    Cell::Text((!text.is_empty()).then_some(text))
}

impl ToCell for u64 {
    const IS_NUMBER: bool = true;

    fn to_cell(&self) -> Cell {
        Cell::Number(Some(*self))
    }
}

impl ToCell for Option<u64> {
    const IS_NUMBER: bool = true;

    fn to_cell(&self) -> Cell {
        Cell::Number(*self)
    }
}

impl ToCell for String {
    fn to_cell(&self) -> Cell {
        text(self.clone())
    }
}

impl ToCell for &'static str {
    fn to_cell(&self) -> Cell {
        text((*self).to_owned())
    }
}

impl ToCell for Option<String> {
    fn to_cell(&self) -> Cell {
        Cell::Text(self.clone())
    }
}

impl<T: ToString> ToCell for Vec<T> {
    fn to_cell(&self) -> Cell {
        text(self.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
    }
}
