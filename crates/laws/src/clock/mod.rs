//! Time controls and the chess clock, as values (Article 6).
//!
//! Nothing here reads the time of day: every function takes the instant, [`At`], and is exact to the
//! millisecond. Nor does anything here depend on an edition, a position or a result: the rules decide what
//! a fallen flag means.
//!
//! ```
//! use adoube_chess::Colour::{Black, White};
//! use adoube_laws::clock::{At, Clock, Device, Milliseconds, Setting, TimeControl};
//!
//! let control: TimeControl = "40/5400+30:1800+30".parse()?;
//! let clock = Clock::new(Setting::same(control, Device::Counting)).start(At::ZERO, White);
//! assert_eq!(clock.remaining(White, At::ZERO), Milliseconds::minutes(90) + Milliseconds::seconds(30));
//!
//! let clock = clock.press(At::ZERO + Milliseconds::seconds(12), White);
//! assert_eq!(clock.running(), Some(Black));
//! assert_eq!(clock.completed(White).get(), 1);
//! # Ok::<(), adoube_laws::clock::ControlError>(())
//! ```

mod account;
mod arbiter;
mod control;
mod face;
mod pgn;
mod player;
mod setting;
mod side;
mod spoken;
mod timepiece;
mod units;
mod written;

pub use account::TimeLedger;
pub use arbiter::{Correction, FlagAfter};
pub use control::{ControlFault, Mode, NumberedPeriod, Period, TimeControl};
pub use face::{ClockDisplay, Order, Reading};
pub use pgn::{ControlError, ControlProblem, PgnTimeControl};
pub use player::PerPlayer;
pub use setting::{Device, SavedInDelay, Setting};
pub use side::FlagFall;
pub use spoken::SpokenFault;
pub use timepiece::Clock;
pub use units::{At, Milliseconds, MoveNumber, PeriodNumber};
pub use written::DurationError;
