//! Challenges.

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

use super::{Person, Variant, colour, game::Perf};
use crate::http::lichess::kind::{self, Speed};

/// A challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Challenge {
    id: String,
    url: String,
    status: &'static str,
    challenger: Challenger,
    dest_user: Challenger,
    variant: Variant,
    rated: bool,
    speed: Speed,
    time_control: TimeControlResponse,
    color: Colours,
    final_color: &'static str,
    perf: Perf,
    #[serde(skip_serializing_if = "Option::is_none")]
    initial_fen: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    direction: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decline_reason: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decline_reason_key: Option<String>,
}

/// A player of a challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Challenger {
    id: String,
    name: String,
    title: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<u32>,
}

impl From<&Person> for Challenger {
    fn from(person: &Person) -> Self {
        let Person { id, username, title, rating, .. } = person.clone();
        Self { id, name: username, title, rating }
    }
}

/// The colour that the challenger requests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colours {
    /// White.
    White,
    /// Black.
    Black,
    /// Either.
    #[default]
    Random,
}

/// Time and increment, in seconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TimeControlResponse {
    #[serde(rename = "type")]
    kind: &'static str,
    limit: u64,
    increment: u64,
    show: String,
}

impl TimeControlResponse {
    /// Time and increment, in seconds.
    pub fn new(limit: u64, increment: u64) -> Self {
        Self { kind: "clock", limit, increment, show: format!("{}+{increment}", minutes(limit)) }
    }
}

/// Renders minutes as people write them: `5`, `½`, `1.5`.
fn minutes(seconds: u64) -> String {
    match (seconds / 60, seconds % 60) {
        (whole, 0) => whole.to_string(),
        (0, 15) => "¼".to_owned(),
        (0, 30) => "½".to_owned(),
        (0, 45) => "¾".to_owned(),
        (whole, rest) => {
            let hundredths = rest * 100 / 60;
            format!("{whole}.{hundredths:02}").trim_end_matches('0').to_owned()
        }
    }
}

/// The status of a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChallengeState {
    /// It is open.
    Created,
    /// It was cancelled.
    Canceled,
    /// It was declined.
    Declined {
        /// The Lichess name of the reason.
        key: String,
        /// The reason as a sentence.
        sentence: String,
    },
    /// It was accepted.
    Accepted,
}

/// The parts of a challenge.
#[derive(Clone, Debug)]
pub struct Parts<'a> {
    /// Its id.
    pub id: &'a str,
    /// The base URL of the hall.
    pub base: &'a str,
    /// The challenger.
    pub challenger: &'a Person,
    /// The challenged player.
    pub challenged: &'a Person,
    /// The variant.
    pub variant: kind::Variant,
    /// The starting position, if it is not the usual one.
    pub position: Option<String>,
    /// The speed.
    pub speed: Speed,
    /// The clock.
    pub time: TimeControlResponse,
    /// The requested colour.
    pub wanted: Colours,
    /// The challenger's colour.
    pub colour: Colour,
    /// Its status.
    pub state: ChallengeState,
}

impl Challenge {
    /// Renders a challenge, for its challenger or for the other player.
    pub fn new(parts: Parts<'_>, to_challenger: bool) -> Self {
        let (decline_reason_key, decline_reason) = match &parts.state {
            ChallengeState::Declined { key, sentence } => {
                (Some(key.clone()), Some(sentence.clone()))
            }
            ChallengeState::Created | ChallengeState::Canceled | ChallengeState::Accepted => {
                (None, None)
            }
        };
        Self {
            id: parts.id.to_owned(),
            url: format!("{}/{}", parts.base, parts.id),
            status: status(&parts.state),
            challenger: parts.challenger.into(),
            dest_user: parts.challenged.into(),
            variant: parts.variant.into(),
            rated: false,
            speed: parts.speed,
            time_control: parts.time,
            color: parts.wanted,
            final_color: colour(parts.colour),
            perf: Perf { name: parts.speed.name() },
            initial_fen: parts.position,
            direction: Some(if to_challenger { "out" } else { "in" }),
            decline_reason,
            decline_reason_key,
        }
    }
}

const fn status(state: &ChallengeState) -> &'static str {
    match state {
        ChallengeState::Created => "created",
        ChallengeState::Canceled => "canceled",
        ChallengeState::Declined { .. } => "declined",
        ChallengeState::Accepted => "accepted",
    }
}

/// A player's open challenges, received and sent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ChallengeList {
    /// Received by the player.
    #[serde(rename = "in")]
    pub received: Vec<Challenge>,
    /// Sent by the player.
    #[serde(rename = "out")]
    pub sent: Vec<Challenge>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minutes_are_written_as_people_write_them() {
        let shown = |limit| TimeControlResponse::new(limit, 2).show;
        assert_eq!(shown(300), "5+2");
        assert_eq!(shown(30), "½+2");
        assert_eq!(shown(90), "1.5+2");
        assert_eq!(shown(5), "0.08+2");
        assert_eq!(shown(0), "0+2");
    }
}
