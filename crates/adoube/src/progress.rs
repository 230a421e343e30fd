//! A progress bar on the error stream, if that is a terminal and the command takes a while.

use std::{
    io::{IsTerminal, stderr, stdout},
    sync::mpsc::{self, RecvTimeoutError, Sender},
    thread::{self, JoinHandle},
    time::Duration,
};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::{
    answer::{Meter, Progress},
    interrupt::OnInterrupt,
};

/// The bar with a known and with an unknown end. It has no words.
const TO_AN_END: &str = "{bar:40} {percent:>3} %  {msg}  {elapsed} / {duration}";
const WITHOUT_END: &str = "{spinner} {msg}  {elapsed}";

/// Faster commands need no bar.
const DELAY: Duration = Duration::from_millis(700);

/// The interval of updates.
const REDRAWN: Duration = Duration::from_millis(100);

/// The bar; nothing if the error stream is no terminal.
pub(crate) struct Bar {
    drawn: ProgressBar,
    /// Whether answers are printed to the same terminal.
    shares_terminal: bool,
    drawing: Option<Drawing>,
}

/// The thread that draws the bar, until the sender is dropped.
struct Drawing {
    stop: Sender<()>,
    thread: JoinHandle<()>,
}

impl Bar {
    /// A bar for the progress given to [`Bar::show`].
    pub(crate) fn new(start: Progress, is_wanted: bool) -> Self {
        Self::start(start, None, is_wanted)
    }

    /// A bar for the counts of a meter.
    pub(crate) fn watch(meter: &Meter, is_wanted: bool) -> Self {
        Self::start(meter.progress(), Some(meter.clone()), is_wanted)
    }

    fn start(start: Progress, meter: Option<Meter>, is_wanted: bool) -> Self {
        let bar = ProgressBar::with_draw_target(start.of, ProgressDrawTarget::hidden());
        set_style(&bar, start.of);
        let drawing = (is_wanted && stderr().is_terminal()).then(|| {
            let (stop, stopped) = mpsc::channel();
            let bar = bar.clone();
            let thread = thread::spawn(move || draw(&bar, meter.as_ref(), &stopped));
            Drawing { stop, thread }
        });
        Self { drawn: bar, shares_terminal: stdout().is_terminal(), drawing }
    }

    /// Shows the progress.
    pub(crate) fn show(&self, progress: Progress) {
        if self.drawing.is_some() {
            show(&self.drawn, progress);
        }
    }

    /// Prints something, hiding the bar meanwhile if they share the terminal.
    pub(crate) fn suspend<T>(&self, print: impl FnOnce() -> T) -> T {
        if self.shares_terminal { self.drawn.suspend(print) } else { print() }
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        if let Some(Drawing { stop, thread }) = self.drawing.take() {
            drop(stop);
            // It has no result, even if it panicked.
            let _ = thread.join();
        }
        self.drawn.finish_and_clear();
    }
}

/// Draws the bar after the delay, until it is dropped.
fn draw(bar: &ProgressBar, meter: Option<&Meter>, stopped: &mpsc::Receiver<()>) {
    let goes_on = |pause| stopped.recv_timeout(pause) == Err(RecvTimeoutError::Timeout);
    if !goes_on(DELAY) {
        return;
    }
    bar.set_draw_target(ProgressDrawTarget::stderr());
    let _cleared = {
        let bar = bar.clone();
        OnInterrupt::new(move || bar.finish_and_clear())
    };
    loop {
        match meter {
            Some(meter) => show(bar, meter.progress()),
            None => bar.tick(),
        }
        if !goes_on(REDRAWN) {
            return;
        }
    }
}

fn show(bar: &ProgressBar, progress: Progress) {
    if bar.length() != progress.of {
        set_style(bar, progress.of);
    }
    bar.set_position(progress.bytes);
    // What is not counted has no number.
    let questions = Some(progress.questions).filter(|count| *count > 0);
    bar.set_message(questions.map_or_else(String::new, |count| count.to_string()));
    bar.tick();
}

fn set_style(bar: &ProgressBar, of: Option<u64>) {
    let template = if of.is_some() { TO_AN_END } else { WITHOUT_END };
    bar.set_style(ProgressStyle::with_template(template).expect("the templates are fixed"));
    if let Some(of) = of {
        bar.set_length(of);
    }
}
