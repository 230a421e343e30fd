//! The edition and the time control of a game, as far as its tags say.

use adoube_laws::{
    Edition,
    clock::{PgnTimeControl, TimeControl},
    regulations::Regulations,
};

use crate::{
    i18n::{ClaimKey, Localizer},
    pgn::{self, Tags},
};

/// The regulations of a game, and where they are known from.
#[derive(Clone, Debug)]
pub struct Circumstances {
    /// The edition and the time control.
    pub regulations: Regulations,
    /// Why this edition.
    pub laws: Laws,
    /// Whether the time control is known.
    pub time: TimeControlSource,
}

/// Why a game is judged under an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Laws {
    /// It was chosen by the user.
    Asked,
    /// The game states it in the tag `Laws`.
    Stated,
    /// It was in force on the day of the game.
    OfItsDay(pgn::Date),
    /// It was in force on the first possible day, and another on the last.
    Perhaps(pgn::Date),
    /// The game is older than all known editions.
    Older,
    /// The day of the game is unknown.
    Undated,
}

/// Whether the time control is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeControlSource {
    /// Known.
    Known,
    /// Unknown; a standard control is assumed.
    Unknown,
}

impl Circumstances {
    /// Those of the tags, unless an edition or a control is given.
    pub fn from_tags(tags: &Tags, edition: Option<Edition>, control: Option<TimeControl>) -> Self {
        let (edition, laws) = match (edition, tags.laws()) {
            (Some(asked), _) => (asked, Laws::Asked),
            (None, Some(stated)) => (stated, Laws::Stated),
            (None, None) => in_force(tags.date()),
        };
        let announced = tags.time_control().and_then(|control| match control {
            Ok(PgnTimeControl::Known(control)) => Some(control),
            Ok(PgnTimeControl::Unknown | PgnTimeControl::Untimed) | Err(_) => None,
        });
        let (control, time) = match control.or(announced) {
            Some(control) => (control, TimeControlSource::Known),
            None => (standard(), TimeControlSource::Unknown),
        };
        Self { regulations: Regulations::new(edition, control), laws, time }
    }

    /// Notes for the reader about what was assumed.
    pub fn describe(&self, words: &Localizer) -> Vec<String> {
        let edition = ("edition", self.regulations.edition.to_string().into());
        let date = |date: pgn::Date| ("date", date.to_string().into());
        let laws = match self.laws {
            Laws::Asked => None,
            Laws::Stated => Some(words.say(ClaimKey::LawsStated, [edition])),
            Laws::OfItsDay(day) => Some(words.say(ClaimKey::LawsOfDay, [edition, date(day)])),
            Laws::Perhaps(day) => Some(words.say(ClaimKey::LawsPerhaps, [edition, date(day)])),
            Laws::Older => Some(words.say(ClaimKey::LawsOlder, [edition])),
            Laws::Undated => Some(words.say(ClaimKey::LawsUndated, [edition])),
        };
        let time =
            (self.time == TimeControlSource::Unknown).then(|| words.plain(ClaimKey::TimeUnknown));
        laws.into_iter().chain(time).collect()
    }
}

/// The control assumed for standard chess: an hour and a half, and half a minute for each move.
fn standard() -> TimeControl {
    const TIME: &str = "5400+30";
    TIME.parse().unwrap_or_else(|_| unreachable!("it is a time control"))
}

/// The edition in force on a day of which parts may be unknown; of two possible ones, the older.
fn in_force(date: Option<pgn::Date>) -> (Edition, Laws) {
    let days = date.and_then(|date| Some((date, date.days()?)));
    let Some((date, (first, last))) = days else {
        return (Edition::NEWEST_COMPLETE, Laws::Undated);
    };
    match (Edition::on(first), Edition::on(last)) {
        (Some(edition), on_last) if on_last == Some(edition) => (edition, Laws::OfItsDay(date)),
        (Some(edition), _) | (None, Some(edition)) => (edition, Laws::Perhaps(date)),
        (None, None) => (Edition::ALL[0], Laws::Older),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_checked_against_the_laws_of_its_day_by_its_tags() {
        use Edition::{Y2005, Y2009, Y2014, Y2017, Y2018, Y2023};
        let day = |text: &str| text.parse::<pgn::Date>().expect("it is a date");
        for (text, edition, laws) in [
            ("2017.06.30", Y2014, Laws::OfItsDay(day("2017.06.30"))),
            ("2017.07.01", Y2017, Laws::OfItsDay(day("2017.07.01"))),
            ("2018.??.??", Y2018, Laws::OfItsDay(day("2018.??.??"))),
            ("2009.??.??", Y2005, Laws::Perhaps(day("2009.??.??"))),
            ("2009.07.??", Y2009, Laws::OfItsDay(day("2009.07.??"))),
            ("2005.??.??", Y2005, Laws::Perhaps(day("2005.??.??"))),
            ("2024.02.29", Y2023, Laws::OfItsDay(day("2024.02.29"))),
            ("1972.07.11", Y2005, Laws::Older),
            ("????.??.??", Edition::NEWEST_COMPLETE, Laws::Undated),
            ("2019.02.31", Edition::NEWEST_COMPLETE, Laws::Undated),
            ("yesterday", Edition::NEWEST_COMPLETE, Laws::Undated),
        ] {
            let mut tags = Tags::default();
            tags.set("Date", text);
            let found = Circumstances::from_tags(&tags, None, None);
            assert_eq!((found.regulations.edition, found.laws), (edition, laws), "{text}");
            tags.set("Laws", "FIDE 2023");
            let stated = Circumstances::from_tags(&tags, None, None);
            assert_eq!((stated.regulations.edition, stated.laws), (Y2023, Laws::Stated));
            let asked = Circumstances::from_tags(&tags, Some(Y2014), None);
            assert_eq!((asked.regulations.edition, asked.laws), (Y2014, Laws::Asked));
        }
    }

    #[test]
    fn the_time_control_is_taken_from_the_tag() {
        for (tag, time, control) in [
            (Some("180+2"), TimeControlSource::Known, "180+2"),
            (Some("40/7200:3600"), TimeControlSource::Known, "40/7200:3600"),
            (Some("?"), TimeControlSource::Unknown, "5400+30"),
            (Some("-"), TimeControlSource::Unknown, "5400+30"),
            (Some("blitz"), TimeControlSource::Unknown, "5400+30"),
            (None, TimeControlSource::Unknown, "5400+30"),
        ] {
            let mut tags = Tags::default();
            if let Some(tag) = tag {
                tags.set("TimeControl", tag);
            }
            let found = Circumstances::from_tags(&tags, None, None);
            assert_eq!(found.time, time, "{tag:?}");
            assert_eq!(found.regulations.time.white.to_string(), control, "{tag:?}");
        }
    }
}
