//! The records of a file, in order.

use super::player::PlayerLine;
use crate::{Colour, Points};

/// A parsed file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    /// Each record with its line number; 0 for one that was not read from a file.
    pub records: Vec<(usize, Record)>,
}

impl Document {
    /// Adds a record at the end.
    pub fn push(&mut self, record: Record) {
        self.records.push((0, record));
    }

    /// The records without their line numbers, for comparison.
    pub fn contents(&self) -> impl Iterator<Item = &Record> {
        self.records.iter().map(|(_, record)| record)
    }

    /// Returns the text of the first record with this code that is kept as text: `012`, `022` …
    pub fn text(&self, wanted: &str) -> Option<&str> {
        self.contents().find_map(|record| match record {
            Record::Text { code, text } if code == wanted => Some(text.as_str()),
            _ => None,
        })
    }
}

/// One record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Record {
    /// `001`.
    Player(PlayerLine),
    /// `142`, `XXR`: the number of rounds.
    Rounds(u32),
    /// `152`, `XXC white1`, `XXC black1`: the initial colour.
    InitialColour(Colour),
    /// `XXC rank`: the order of the lines counts, not the start numbers.
    ByRank,
    /// `162`, `BBW` …, `XXS`: the points of a result.
    Points(Vec<(PointsKind, Points)>),
    /// `240`, `XXZ`: players who will not be paired in a round (0: the next).
    Byes {
        /// The kind of bye.
        kind: ByeKind,
        /// The round.
        round: u32,
        /// The players.
        players: Vec<u32>,
    },
    /// `250`: virtual points for a range of players in a range of rounds.
    Acceleration {
        /// For a team.
        match_points: Option<Points>,
        /// For a player.
        points: Option<Points>,
        /// From this round …
        first_round: u32,
        /// … to this.
        last_round: u32,
        /// From this player …
        first_player: u32,
        /// … to this.
        last_player: u32,
    },
    /// `XXA`: virtual points of one player, round by round.
    Accelerated {
        /// The player.
        player: u32,
        /// The points in rounds 1, 2 …
        points: Vec<Points>,
    },
    /// `260`, `XXP`: players who must not meet. Without rounds: never.
    Forbidden {
        /// First and last round.
        rounds: Option<(u32, u32)>,
        /// The players.
        players: Vec<u32>,
    },
    /// `299`: points that differ from the scoring system.
    Abnormal {
        /// The result letter.
        result: char,
        /// For a team.
        match_points: Option<Points>,
        /// For a player.
        points: Option<Points>,
        /// The round; all if `None`.
        round: Option<u32>,
        /// The players; all if empty.
        players: Vec<u32>,
    },
    /// `### Round 4, changed by the organiser; by the rules: 12-7, 40-bye`: a comment in a fixed format.
    ChangedRound {
        /// The round.
        round: u32,
        /// White and Black as the rules give them; no Black for the bye.
        by_the_rules: Vec<(u32, Option<u32>)>,
    },
    /// A record that is kept verbatim.
    Text {
        /// The code, three characters.
        code: String,
        /// The text after the blank.
        text: String,
    },
    /// A line that is not a record: blank, or with words instead of a code.
    Remark(String),
}

/// The kind of a bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByeKind {
    /// `F`
    Full,
    /// `H`
    Half,
    /// `Z`
    Zero,
}

/// The kinds of results with a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointsKind {
    /// `W`: a win, and the bye if it has no value of its own.
    Win,
    /// `D`
    Draw,
    /// `L`: a loss over the board.
    Loss,
    /// `A` (`Z` in bbpPairings): absent, zero-point bye and forfeit loss.
    Absent,
    /// `BBZ`: zero-point bye alone.
    ZeroBye,
    /// `BBF`: forfeit loss alone.
    ForfeitLoss,
    /// `P`: the pairing-allocated bye.
    Allocated,
    /// `X`: a game without a result yet.
    Unknown,
}
