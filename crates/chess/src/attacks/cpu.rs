//! Run-time detection of the processor, done once, so that a portable build runs at full speed.
//!
//! A [`Task`] is written once and compiled twice: for processors with a fast `PEXT` instruction (with
//! that and the related instruction sets enabled) and for all others. [`on_this_cpu`] chooses.

use std::sync::OnceLock;

use super::{
    sliders::{Magics, Pext, Sliders},
    tables::Tables,
};

/// Work that looks up sliding attacks.
pub(crate) trait Task {
    /// The result of the task.
    type Output;

    /// Runs the task, looking up attacks in `sliders`. Implementations and everything they call are
    /// `#[inline(always)]`, so that all of it is compiled for the chosen processor.
    fn run<L: Sliders>(self, sliders: L) -> Self::Output;
}

enum Cpu {
    Pext(Pext),
    Magics(Magics),
}

static CPU: OnceLock<Cpu> = OnceLock::new();

fn detect() -> Cpu {
    static TABLES: OnceLock<Tables> = OnceLock::new();
    match Pext::detect(|| TABLES.get_or_init(Tables::for_pext)) {
        Some(pext) => Cpu::Pext(pext),
        None => Cpu::Magics(Magics::with(TABLES.get_or_init(Tables::for_magics))),
    }
}

/// Runs `task` in the version compiled for this processor.
#[inline]
pub(crate) fn on_this_cpu<T: Task>(task: T) -> T::Output {
    match CPU.get_or_init(detect) {
        Cpu::Pext(sliders) => sliders.enter(task),
        Cpu::Magics(sliders) => sliders.enter(task),
    }
}
