//! The notation of the appendix, parsed and written in all languages.

mod announcements;
mod appendix;
mod errors;
mod garbage;
mod languages;
mod leniencies;
mod model_games;
mod round_trip;
mod scoresheets;
mod support;
