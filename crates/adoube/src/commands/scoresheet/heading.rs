//! Options for the heading.

use adoube_laws::{Edition, clock::TimeControl};
use adoube_record::{pgn::Date, sheet::Heading};
use clap::Args;

use crate::options::edition;

#[derive(Args, Debug)]
pub(super) struct HeadingArguments {
    #[arg(long, value_name = "NAME")]
    event: Option<String>,
    #[arg(long, value_name = "NAME")]
    group: Option<String>,
    #[arg(long, value_name = "PLACE")]
    site: Option<String>,
    #[arg(long, value_name = "DAY", value_parser = day)]
    date: Option<String>,
    #[arg(long, value_name = "CONTROL", value_parser = time_control)]
    time_control: Option<TimeControl>,
    #[arg(long, value_name = "YEAR", value_parser = edition())]
    edition: Option<Edition>,
}

/// A day of the calendar, as it was written.
fn day(text: &str) -> Result<String, String> {
    let date = text.parse().ok().filter(|date: &Date| date.day.is_some() && date.days().is_some());
    date.map(|_| text.to_owned()).ok_or_else(|| "no day of the calendar".to_owned())
}

fn time_control(text: &str) -> Result<TimeControl, String> {
    TimeControl::spoken(text).map_err(|_| "no time control with its units".to_owned())
}

impl HeadingArguments {
    /// Overrides the heading of the file with the options.
    pub(super) fn apply(&self, heading: &mut Heading) {
        for (said, field) in [
            (&self.event, &mut heading.event),
            (&self.group, &mut heading.group),
            (&self.site, &mut heading.site),
            (&self.date, &mut heading.date),
        ] {
            if let Some(said) = said {
                field.clone_from(said);
            }
        }
        if let Some(control) = &self.time_control {
            heading.control = Some(control.clone());
        }
        heading.edition = self.edition.or(heading.edition);
    }
}
