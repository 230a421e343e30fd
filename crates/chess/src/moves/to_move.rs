//! Work for the side to move: written once, compiled for both colours and every kind of processor.

use super::side::{Black, Side, White};
use crate::{
    Colour,
    attacks::{Sliders, Task, on_this_cpu},
};

/// A [`Task`] that knows at compile time which side is to move.
pub(crate) trait SideTask {
    /// The result of the task.
    type Output;

    /// The side to move.
    fn turn(&self) -> Colour;

    /// Runs the task for `S`. As with [`Task::run`], everything it calls must be inlined.
    fn run<S: Side, L: Sliders>(self, sliders: L) -> Self::Output;
}

/// Runs `task` for the side to move, in the version compiled for this processor.
#[inline]
pub(crate) fn for_side_to_move<T: SideTask>(task: T) -> T::Output {
    on_this_cpu(ToMove(task))
}

struct ToMove<T>(T);

impl<T: SideTask> Task for ToMove<T> {
    type Output = T::Output;

    #[inline(always)]
    fn run<L: Sliders>(self, sliders: L) -> T::Output {
        match self.0.turn() {
            Colour::White => self.0.run::<White, L>(sliders),
            Colour::Black => self.0.run::<Black, L>(sliders),
        }
    }
}
