//! Penalties as a case names them.

use std::sync::LazyLock;

use adoube_chess::notation::Language;

use super::{Bindings, Furthest, Rows, Value, sentence};
use crate::{
    case::{language::Grammar, values::Unclear, words::Word},
    regulations::GameResult,
    vocabulary::Penalty,
};

type Build = fn(&Bindings) -> Result<Penalty, Unclear>;

/// The penalties that an arbiter can impose.
pub(in crate::case) static PENALTIES: LazyLock<Rows<Build>> = LazyLock::new(|| {
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

/// Parses the penalties that the words begin with, separated by `;` or `,`.
pub(in crate::case) fn read(
    words: &[Word],
    grammar: &'static Grammar,
) -> Option<(usize, Vec<Penalty>)> {
    let (mut all, mut at) = (Vec::new(), 0);
    while let Some((end, penalty)) = one(words, at, grammar) {
        all.push(penalty);
        at = end;
        let is_followed = words.get(at).is_some_and(|word| word.is(";") || word.is(","));
        if is_followed && one(words, at + 1, grammar).is_some() {
            at += 1;
        } else {
            break;
        }
    }
    (!all.is_empty()).then_some((at, all))
}

fn one(words: &[Word], at: usize, grammar: &'static Grammar) -> Option<(usize, Penalty)> {
    let ways = PENALTIES.fitting(words, at, &mut Furthest::default(), grammar).into_iter();
    let ways = ways.filter_map(|(end, row, values)| Some((end, (row.build)(&values).ok()?)));
    ways.max_by_key(|(end, _)| *end)
}

/// Writes a penalty in the words of a case.
pub(in crate::case) fn written(penalty: Penalty) -> String {
    let (key, values) = row(penalty);
    sentence(key, &values, Grammar::for_language(Language::En))
}

/// Returns the row of a penalty, and the values of its slots.
pub(in crate::case) fn row(penalty: Penalty) -> (&'static str, Bindings) {
    let none = Bindings::default;
    let mark = |mark: GameResult| {
        let name = match mark {
            GameResult::Win => "win",
            GameResult::Draw => "draw",
            GameResult::Loss => "loss",
        };
        none().with("mark", Value::Named(name))
    };
    match penalty {
        Penalty::Warning => ("[a] warning", none()),
        Penalty::MoreTimeForOpponent(time) => {
            ("opponent {gain}", none().with("gain", Value::Time(time)))
        }
        Penalty::LessTime(time) => ("{loss}", none().with("loss", Value::Time(time))),
        Penalty::LossOfGame(GameResult::Win) => ("loses", none()),
        Penalty::LossOfGame(other) => ("loses with {mark} for the opponent", mark(other)),
        Penalty::FewerPoints(most) => ("at most {mark}", mark(most)),
        Penalty::MorePointsForOpponent(least) => ("opponent at least {mark}", mark(least)),
        Penalty::Fine => ("[a] fine", none()),
        Penalty::ExclusionFromRounds(rounds) => {
            let rounds = none().with("number", Value::Number(rounds.into()));
            ("excluded from {number} (round|rounds)", rounds)
        }
        Penalty::Expulsion => ("expelled", none()),
    }
}
