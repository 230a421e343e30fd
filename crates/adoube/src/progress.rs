//! A bar on the error stream while a series is answered, if somebody is looking at it.

use std::{
    io::{IsTerminal, stdout},
    time::Duration,
};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::answer::Progress;

/// The bar where the end is known, and where it is not. It has no words.
const TO_AN_END: &str = "{bar:40} {percent:>3} %  {msg}  {elapsed} / {duration}";
const WITHOUT_END: &str = "{spinner} {msg}  {elapsed}";

/// Often enough for the eye.
const REDRAWN: Duration = Duration::from_millis(100);

/// The bar; nothing at all where the error stream is no terminal.
pub(crate) struct Bar {
    bar: ProgressBar,
    /// Whether the answers go where the bar stands.
    shares_terminal: bool,
}

impl Bar {
    pub(crate) fn new(start: Progress) -> Self {
        let template = if start.of.is_some() { TO_AN_END } else { WITHOUT_END };
        let style = ProgressStyle::with_template(template).expect("the templates are fixed");
        let bar = ProgressBar::with_draw_target(start.of, ProgressDrawTarget::stderr());
        bar.set_style(style);
        if !bar.is_hidden() {
            bar.enable_steady_tick(REDRAWN);
        }
        Self { bar, shares_terminal: stdout().is_terminal() }
    }

    /// Shows the progress.
    pub(crate) fn show(&self, progress: Progress) {
        if !self.bar.is_hidden() {
            self.bar.set_position(progress.bytes);
            self.bar.set_message(progress.questions.to_string());
        }
    }

    /// Prints something, and hides the bar meanwhile if they share the terminal.
    pub(crate) fn suspend<T>(&self, print: impl FnOnce() -> T) -> T {
        if self.shares_terminal { self.bar.suspend(print) } else { print() }
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
