//! Penalties as a case names them.

use std::sync::LazyLock;

use super::{
    pattern::{self, Furthest},
    rows::Rows,
    values::{Unclear, Values},
    words::Word,
    written::clock_time,
};
use crate::{regulations::GameResult, vocabulary::Penalty};

type Build = fn(&Values) -> Result<Penalty, Unclear>;

/// What an arbiter may impose.
pub(super) static PENALTIES: LazyLock<Rows<Build>> = LazyLock::new(|| {
    Rows::new(&[
        ("[a] warning", |_| Ok(Penalty::Warning)),
        ("opponent {gain}", |v| Ok(Penalty::MoreTimeForOpponent(v.time()?))),
        ("{loss}", |v| Ok(Penalty::LessTime(v.time()?))),
        ("loses", |_| Ok(Penalty::LossOfGame(GameResult::Win))),
        ("loses with {mark} for the opponent", |v| Ok(Penalty::LossOfGame(v.named("mark")?))),
        ("at most {mark}", |v| Ok(Penalty::FewerPoints(v.named("mark")?))),
        ("opponent at least {mark}", |v| Ok(Penalty::MorePointsForOpponent(v.named("mark")?))),
        ("[a] fine", |_| Ok(Penalty::Fine)),
        ("excluded from {number} (round|rounds)", |v| {
            Ok(Penalty::ExclusionFromRounds(u8::try_from(v.number()?).unwrap_or(u8::MAX)))
        }),
        ("expelled", |_| Ok(Penalty::Expulsion)),
    ])
});

/// The penalties that the words begin with, behind each other with `;` or `,`.
pub(super) fn read(words: &[Word]) -> Option<(usize, Vec<Penalty>)> {
    let (mut all, mut at) = (Vec::new(), 0);
    while let Some((end, penalty)) = one(words, at) {
        all.push(penalty);
        at = end;
        let is_followed = words.get(at).is_some_and(|word| word.is(";") || word.is(","));
        if is_followed && one(words, at + 1).is_some() {
            at += 1;
        } else {
            break;
        }
    }
    (!all.is_empty()).then_some((at, all))
}

fn one(words: &[Word], at: usize) -> Option<(usize, Penalty)> {
    let ways = PENALTIES.iter().flat_map(|row| {
        let fitting =
            pattern::fits(&row.pieces, words, at, &Values::default(), &mut Furthest::default());
        fitting.into_iter().filter_map(|(end, values)| Some((end, (row.build)(&values).ok()?)))
    });
    ways.max_by_key(|(end, _)| *end)
}

/// A penalty in the words of a case.
pub(super) fn written(penalty: Penalty) -> String {
    let mark = |mark: GameResult| match mark {
        GameResult::Win => "win",
        GameResult::Draw => "draw",
        GameResult::Loss => "loss",
    };
    match penalty {
        Penalty::Warning => "warning".to_owned(),
        Penalty::MoreTimeForOpponent(time) => format!("opponent +{}", clock_time(time)),
        Penalty::LessTime(time) => format!("-{}", clock_time(time)),
        Penalty::LossOfGame(GameResult::Win) => "loses".to_owned(),
        Penalty::LossOfGame(other) => format!("loses with {} for the opponent", mark(other)),
        Penalty::FewerPoints(most) => format!("at most {}", mark(most)),
        Penalty::MorePointsForOpponent(least) => format!("opponent at least {}", mark(least)),
        Penalty::Fine => "fine".to_owned(),
        Penalty::ExclusionFromRounds(rounds) => format!("excluded from {rounds} rounds"),
        Penalty::Expulsion => "expelled".to_owned(),
    }
}
