//! The comment that records a round changed by the organiser:
//! `### Round 4, changed by the organiser; by the rules: 12-7, 40-bye`.

use super::record::Record;

const ROUND: &str = "Round ";
const BY_THE_RULES: &str = ", changed by the organiser; by the rules: ";
const BYE: &str = "bye";

/// Parses the text after the code, if it has this form; any other comment is kept verbatim.
pub(super) fn read(comment: &str) -> Option<Record> {
    let (round, boards) = comment.trim().strip_prefix(ROUND)?.split_once(BY_THE_RULES)?;
    let board = |text: &str| {
        let (white, black) = text.split_once('-')?;
        let black = if black == BYE { None } else { Some(black.parse().ok()?) };
        Some((white.parse().ok()?, black))
    };
    let by_the_rules = boards.split(", ").map(board).collect::<Option<Vec<_>>>()?;
    Some(Record::ChangedRound { round: round.parse().ok()?, by_the_rules })
}

pub(super) fn write(round: u32, by_the_rules: &[(u32, Option<u32>)]) -> String {
    let board = |(white, black): &(u32, Option<u32>)| match black {
        Some(black) => format!("{white}-{black}"),
        None => format!("{white}-{BYE}"),
    };
    let boards: Vec<String> = by_the_rules.iter().map(board).collect();
    format!("### {ROUND}{round}{BY_THE_RULES}{}", boards.join(", "))
}
