//! A slow, obvious solver for few pieces: a table of every position with the same material, in which
//! those are marked from which White can still mate. A mate is marked; so is every position with a legal
//! move to a marked one; repeated until nothing changes.
//!
//! It uses the legal moves of `adoube_chess`, and shares nothing with `adoube_winnable`.

mod material;
mod table;

use std::{
    collections::{HashMap, HashSet},
    sync::atomic::{AtomicBool, Ordering::Relaxed},
};

use adoube_chess::{Colour, Move, MoveKind, Position, Status};

use crate::effort::in_parallel;
pub(crate) use material::Material;
pub(crate) use table::Table;

/// The tables of some materials, and of everything they can turn into.
#[derive(Default)]
pub(crate) struct Tables(HashMap<Material, Table>);

impl Tables {
    /// Adds the table of a material, and of everything it can turn into.
    pub(crate) fn add(&mut self, material: Material) {
        if self.0.contains_key(&material) {
            return;
        }
        for next in material.followers() {
            self.add(next);
        }
        self.0.insert(material, Table::new(material));
        self.fill(&self.0[&material]);
    }

    pub(crate) fn table(&self, material: Material) -> &Table {
        &self.0[&material]
    }

    /// Returns whether White can mate by some series of legal moves; there must be a table.
    pub(crate) fn white_can_mate(&self, position: &Position) -> bool {
        if is_plain(position) {
            return self.table(Material::from_board(position)).is_marked(position);
        }
        // The tables have no castling and en passant rights: such positions are searched until the
        // rights are gone.
        self.search(position, usize::MAX) == Some(true)
    }

    /// Returns whether White can mate, by trying all moves until there is a table; `None` if that takes
    /// more than `most` positions.
    pub(crate) fn search(&self, position: &Position, most: usize) -> Option<bool> {
        let mut seen = HashSet::from([position.identity()]);
        let mut open = vec![*position];
        while let Some(position) = open.pop() {
            let table =
                self.0.get(&Material::from_board(&position)).filter(|_| is_plain(&position));
            let is_found = table.map_or_else(|| is_mate(&position), |t| t.is_marked(&position));
            if is_found {
                return Some(true);
            }
            if seen.len() > most {
                return None;
            }
            if table.is_none() {
                let children = position.legal_moves().into_iter();
                let children = children.map(|played| position.play_unchecked(played));
                open.extend(children.filter(|child| seen.insert(child.identity())));
            }
        }
        Some(false)
    }

    fn fill(&self, table: &Table) {
        let mut parts: Vec<Vec<u32>> = table.parts();
        in_parallel(&mut parts, |part| part.retain(|index| table.position(*index).is_some()));
        loop {
            let is_changed = AtomicBool::new(false);
            in_parallel(&mut parts, |part| {
                part.retain(|index| {
                    let is_found = self.leads_to_mate(&table.position(*index).unwrap(), table);
                    if is_found {
                        table.mark(*index);
                        is_changed.store(true, Relaxed);
                    }
                    !is_found
                });
            });
            if !is_changed.into_inner() {
                return;
            }
        }
    }

    /// Returns whether this is mate, or a legal move leads to a marked position.
    fn leads_to_mate(&self, position: &Position, table: &Table) -> bool {
        let leads_on = |played: Move| {
            let child = position.play_unchecked(played);
            let is_quiet = played.kind() == MoveKind::Normal
                && position.piece_on(played.to_square()).is_none()
                && is_plain(&child);
            // The first gives the same result as the second, only faster.
            if is_quiet { table.is_marked(&child) } else { self.white_can_mate(&child) }
        };
        is_mate(position) || position.legal_moves().into_iter().any(leads_on)
    }
}

fn is_mate(position: &Position) -> bool {
    position.turn() == Colour::Black && position.status() == Status::Checkmate
}

/// Returns whether only the pieces and the turn matter.
fn is_plain(position: &Position) -> bool {
    position.en_passant().is_none() && position.castling().is_empty()
}
