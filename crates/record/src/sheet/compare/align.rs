//! Aligns a sheet with the moves that were played, with the fewest missing, extra and wrong entries.

use adoube_chess::{Move, Position, notation};

use super::SheetEntry;
use crate::sheet::record::place_of;

/// Which entry belongs to which half-move.
#[derive(Clone, Debug, Default)]
pub(super) struct Alignment<'a> {
    by_ply: Vec<Option<&'a SheetEntry>>,
    /// Entries that belong to none, with the half-move before which they were written.
    extra: Vec<(usize, &'a SheetEntry)>,
}

impl<'a> Alignment<'a> {
    pub(super) fn at(&self, ply: usize) -> Option<&'a SheetEntry> {
        self.by_ply.get(ply).copied().flatten()
    }

    pub(super) fn extra_before(&self, ply: usize) -> impl Iterator<Item = &'a SheetEntry> {
        self.extra.iter().filter(move |(before, _)| *before == ply).map(|(_, entry)| *entry)
    }
}

/// The cost of matching an entry with a half-move. A wrong entry costs more than a gap, but less than a missing plus an extra
/// one; an entry in its own place is better than a shifted one.
const SLIPPED: u32 = 1;
const GAP: u32 = 20;
const WRONG: u32 = 30;
const WRONG_AND_SLIPPED: u32 = 38;
const FAR: u32 = u32::MAX / 2;

/// How far entry and half-move may be apart, beyond the difference of the two lengths; and the number of comparisons above
/// which this limit applies.
const BAND: usize = 48;
const MANY: usize = 2_000_000;

/// The last step on the best way to a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AlignStep {
    Both,
    OnlyPly,
    OnlyEntry,
}

/// Aligns entries with moves. `positions` are those before each move, and the last.
pub(super) fn align<'a>(
    entries: &[&'a SheetEntry],
    moves: &[Move],
    positions: &[Position],
) -> Alignment<'a> {
    let (rows, columns) = (entries.len(), moves.len());
    let start = &positions[0];
    let band = Band::new(rows, columns);
    let mut steps: Vec<Vec<AlignStep>> = Vec::with_capacity(rows + 1);
    let mut above: Vec<u32> = Vec::new();
    for row in 0..=rows {
        let range = band.columns(row);
        let mut costs = vec![FAR; columns + 1];
        let mut taken = vec![AlignStep::OnlyPly; range.len()];
        for column in range.clone() {
            let mut best = if row == 0 && column == 0 {
                (0, AlignStep::Both)
            } else {
                (FAR, AlignStep::OnlyPly)
            };
            if row > 0 && column > 0 {
                let entry = entries[row - 1];
                let ply = column - 1;
                let pair = cost(entry, start, ply, moves[ply], &positions[ply]);
                best = best.min_by(above[column - 1].saturating_add(pair), AlignStep::Both);
            }
            if column > range.start {
                best = best.min_by(costs[column - 1].saturating_add(GAP), AlignStep::OnlyPly);
            }
            if row > 0 {
                best = best.min_by(above[column].saturating_add(GAP), AlignStep::OnlyEntry);
            }
            costs[column] = best.0.min(FAR);
            taken[column - range.start] = best.1;
        }
        steps.push(taken);
        above = costs;
    }
    back(entries, columns, &band, &steps)
}

/// Keeps the cheaper of two steps.
trait KeepCheaper {
    fn min_by(self, cost: u32, step: AlignStep) -> Self;
}

impl KeepCheaper for (u32, AlignStep) {
    fn min_by(self, cost: u32, step: AlignStep) -> Self {
        if cost < self.0 { (cost, step) } else { self }
    }
}

/// The columns of a row that are computed.
struct Band {
    columns: usize,
    rows: usize,
    reach: usize,
}

impl Band {
    fn new(rows: usize, columns: usize) -> Self {
        let is_small = rows.saturating_mul(columns) <= MANY;
        Self { columns, rows, reach: if is_small { columns } else { BAND } }
    }

    fn columns(&self, row: usize) -> std::ops::Range<usize> {
        // The band follows the diagonal, and is as wide as the difference of the two lengths.
        let more = self.columns.saturating_sub(self.rows);
        let less = self.rows.saturating_sub(self.columns);
        let low = row.saturating_sub(less.saturating_add(self.reach));
        let high = row.saturating_add(more).saturating_add(self.reach);
        low.min(self.columns)..high.min(self.columns) + 1
    }
}

fn back<'a>(
    entries: &[&'a SheetEntry],
    columns: usize,
    band: &Band,
    steps: &[Vec<AlignStep>],
) -> Alignment<'a> {
    let mut aligned = Alignment { by_ply: vec![None; columns], extra: Vec::new() };
    let (mut row, mut column) = (entries.len(), columns);
    while row > 0 || column > 0 {
        let step = steps[row].get(column - band.columns(row).start).copied();
        match step {
            Some(AlignStep::Both) if row > 0 && column > 0 => {
                (row, column) = (row - 1, column - 1);
                aligned.by_ply[column] = Some(entries[row]);
            }
            Some(AlignStep::OnlyEntry) if row > 0 => {
                row -= 1;
                aligned.extra.push((column, entries[row]));
            }
            _ if column > 0 => column -= 1,
            _ => row -= 1,
        }
    }
    aligned.extra.reverse();
    aligned
}

fn cost(entry: &SheetEntry, start: &Position, ply: usize, played: Move, before: &Position) -> u32 {
    let is_there = (entry.number, entry.mover) == place_of(start, ply);
    let text = entry.text.as_deref().unwrap_or_default();
    let is_it = can_be(text, played)
        && notation::read(before, text).is_ok_and(|reading| reading.moved == played);
    match (is_it, is_there) {
        (true, true) => 0,
        (true, false) => SLIPPED,
        (false, true) => WRONG,
        (false, false) => WRONG_AND_SLIPPED,
    }
}

/// A quick check before parsing: the destination rank is named, and castling has its sign twice.
fn can_be(text: &str, played: Move) -> bool {
    let names_row = text.contains(char::from(b'1' + played.to_square().rank().index() as u8));
    let castles =
        played.is_castle() && text.chars().filter(|sign| "0OoОо".contains(*sign)).count() > 1;
    names_row || castles
}
