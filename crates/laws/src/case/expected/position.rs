//! Expectations about the position of record.

use adoube_chess::{Colour, Move};

use super::{StateCheck, orders::are_same_moves, state::unless};
use crate::{
    case::{
        moves::{self, SentenceContext},
        primitives,
        values::{Bindings, Unclear},
        written,
    },
    history::{self, ClaimFinding},
    rules::mating::{Chance, chance_in},
};

/// One row per expectation. Each check returns the actual state if it differs.
pub(super) const ROWS: &[(&str, StateCheck)] = &[
    ("legal {moves}", |v, s| legal(v, s, true)),
    ("illegal {moves}", |v, s| legal(v, s, false)),
    ("only {moves} (is|are) legal", |v, s| exactly(&v.plans(s)?, &all(s), s)),
    ("to {square} only {moves} (is|are) legal", |v, s| {
        let to = v.square()?;
        exactly(&v.plans(s)?, &chosen(s, |played| played.to_square() == to), s)
    }),
    ("from {square} only {moves} (is|are) legal", |v, s| {
        let from = v.square()?;
        exactly(&v.plans(s)?, &chosen(s, |played| played.from_square() == from), s)
    }),
    ("no move to {square} is legal", |v, s| {
        let to = v.square()?;
        exactly(&[], &chosen(s, |played| played.to_square() == to), s)
    }),
    ("no move from {square} is legal", |v, s| {
        let from = v.square()?;
        exactly(&[], &chosen(s, |played| played.from_square() == from), s)
    }),
    ("no move is legal", |_, s| exactly(&[], &all(s), s)),
    ("check", |_, s| check(s, true)),
    ("no check", |_, s| check(s, false)),
    ("[the] position has stood {number} (time|times)", |v, s| {
        let stood = repetition(s).occurrences.len();
        times(stood, v.number()?)
    }),
    ("[the] diagram has stood {number} (time|times)", |v, s| {
        let found = repetition(s);
        times(found.occurrences.len() + found.lookalikes.len(), v.number()?)
    }),
    ("[the] position stood after {moments}", |v, s| {
        let start = s.table.setup().board();
        let wanted: Vec<_> = v.half_moves()?.iter().map(|moment| moment.ply(start)).collect();
        let found = repetition(s).occurrences;
        let moments = || found.iter().map(|ply| written::moment(*ply, s.table)).collect::<Vec<_>>();
        Ok(unless(found == wanted, || format!("the position stood after {}", moments().join(", "))))
    }),
    ("{number} half-moves without a pawn or a capture", |v, s| {
        let quiet = s.table.history().board().halfmoves();
        let wanted = v.number()?;
        Ok(unless(quiet == wanted, || format!("{quiet} half-moves without a pawn or a capture")))
    }),
    ("{side} can [still] (mate|win)", |v, s| can_mate(s, v.side()?, true)),
    ("{side} cannot (mate|win)", |v, s| can_mate(s, v.side()?, false)),
];

fn legal(
    values: &Bindings,
    scene: &SentenceContext<'_>,
    wanted: bool,
) -> Result<Option<String>, Unclear> {
    for (text, plan) in values.texts()?.iter().zip(values.plans(scene)?) {
        let position = scene.table.position();
        let is = position.is_some_and(|position| plan.legal_in(position).is_some());
        if is != wanted {
            return Ok(Some(format!("{text} is {}", if is { "legal" } else { "illegal" })));
        }
    }
    Ok(None)
}

fn all(scene: &SentenceContext<'_>) -> Vec<Move> {
    chosen(scene, |_| true)
}

fn chosen(scene: &SentenceContext<'_>, is: impl Fn(Move) -> bool) -> Vec<Move> {
    let position = scene.table.position();
    let moves = position.map_or_else(Vec::new, |position| position.legal_moves().to_vec());
    moves.into_iter().filter(|played| is(*played)).collect()
}

fn exactly(
    wanted: &[crate::vocabulary::Plan],
    found: &[Move],
    scene: &SentenceContext<'_>,
) -> Result<Option<String>, Unclear> {
    let otherwise = || match found {
        [] => "no move is legal".to_owned(),
        _ => format!("{} are legal", moves::list(scene.table, found)),
    };
    Ok(unless(are_same_moves(wanted, found), otherwise))
}

fn check(scene: &SentenceContext<'_>, wanted: bool) -> Result<Option<String>, Unclear> {
    let is = scene.table.position().is_some_and(adoube_chess::Position::is_check);
    Ok(unless(is == wanted, || if is { "check" } else { "no check" }.to_owned()))
}

/// Counts the repetitions of the position of record, as the edition defines sameness.
fn repetition(scene: &SentenceContext<'_>) -> ClaimFinding {
    let claim = history::DrawClaim::Repetition(history::ClaimGround::Stands);
    scene.table.history().examine(claim, scene.table.regulations())
}

fn times(found: usize, wanted: u32) -> Result<Option<String>, Unclear> {
    Ok(unless(u32::try_from(found) == Ok(wanted), || format!("{found} times")))
}

fn can_mate(
    scene: &SentenceContext<'_>,
    side: Colour,
    wanted: bool,
) -> Result<Option<String>, Unclear> {
    let table = scene.table;
    let chance = table.position().map_or(Chance::Open, |it| chance_in(it, side, table.effort()));
    let name = primitives::side(side);
    Ok(match (chance, wanted) {
        (Chance::Exists(_), true) | (Chance::Excluded, false) => None,
        (Chance::Exists(_), false) => Some(format!("{name} can mate")),
        (Chance::Excluded, true) => Some(format!("{name} cannot mate")),
        (Chance::Open, _) => Some(format!("it is not known whether {name} can mate")),
    })
}
