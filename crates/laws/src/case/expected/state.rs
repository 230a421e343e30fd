//! Expectations about the table after a line.

use adoube_chess::{Board, Colour, Move, fen};

use super::{StateCheck, orders::are_same_moves};
use crate::{
    case::{
        moves::{self, SentenceContext},
        names, primitives,
        values::{Bindings, Unclear},
        written,
    },
    clock::PerPlayer,
    regulations::{Category, Score},
    state::{Stage, Table},
    vocabulary::{Latent, Line},
};

/// One row per expectation. Each check returns the actual state if it differs.
pub(super) const ROWS: &[(&str, StateCheck)] = &[
    ("result {result}", |v, s| {
        let wanted = v.outcome()?;
        Ok(unless(s.table.outcome() == Some(wanted), || result(s.table)))
    }),
    ("(no result|[the] [game] goes on)", |_, s| {
        Ok(unless(*s.table.stage() == Stage::Playing, || result(s.table)))
    }),
    ("[the] game is void", |_, s| Ok(unless(*s.table.stage() == Stage::Void, || result(s.table)))),
    ("[the] game is adjourned", |_, s| {
        Ok(unless(*s.table.stage() == Stage::Adjourned, || result(s.table)))
    }),
    ("(no ruling|nothing happens)", |_, _| Ok(None)),
    ("points {points}", |v, s| {
        let wanted = v.points()?;
        let actual = |score: PerPlayer<Score>| format!("points {}-{}", score.white, score.black);
        let score = s.table.score();
        Ok(unless(score == Some(wanted), || score.map_or_else(|| result(s.table), actual)))
    }),
    ("clocks {side} {time}, {side} {time}", clocks),
    ("clock {side} {time}", clocks),
    ("{whose} clock (runs|is running)", |v, s| running(s.table, Some(v.side()?))),
    ("[the] clocks are stopped", |_, s| running(s.table, None)),
    ("{whose} [move] counter (shows|is|is at) {number}", |v, s| {
        let counted = s.table.clock().completed(v.side()?).get();
        Ok(unless(u32::from(counted) == v.number()?, || format!("the counter shows {counted}")))
    }),
    ("{whose} flag is down", |v, s| flag(s, v.side()?, true)),
    ("{whose} flag is up", |v, s| flag(s, v.side()?, false)),
    ("position {fen}", |v, s| {
        let (board, fields) = v.board()?;
        Ok(differs(s.table.history().board(), &board, fields))
    }),
    ("board {fen}", |v, s| Ok(differs(s.table.board(), &v.board()?.0, 1))),
    ("{side} to move", to_move),
    ("to move {side}", to_move),
    ("must play {moves}", |v, s| {
        let allowed = allowed(s.table);
        Ok(unless(are_same_moves(&v.plans(s)?, &allowed), || may(s.table)))
    }),
    ("may play {moves}", |v, s| {
        let (wanted, allowed) = (v.plans(s)?, allowed(s.table));
        let all = wanted.iter().all(|plan| allowed.iter().any(|played| *plan == (*played).into()));
        Ok(unless(all, || may(s.table)))
    }),
    ("may not play {moves}", |v, s| {
        let (wanted, allowed) = (v.plans(s)?, allowed(s.table));
        let any = wanted.iter().any(|plan| allowed.iter().any(|played| *plan == (*played).into()));
        Ok(unless(!any, || may(s.table)))
    }),
    ("may play anything", |_, s| {
        let all = s.table.position().map_or(0, adoube_chess::Position::count_legal_moves);
        Ok(unless(allowed(s.table).len() == all, || may(s.table)))
    }),
    ("unnoticed: {latent} by {side}", |v, s| {
        let (side, wanted) = (v.side()?, names::bare(v.name("latent")?));
        let is = |latent: &&Latent| {
            latent.by() == side && names::bare(&names::variant_name(latent)) == wanted
        };
        let found = s.table.latent().iter().any(|latent| is(&latent));
        Ok(unless(found, || unnoticed(s.table)))
    }),
    ("unnoticed: nothing", |_, s| Ok(unless(s.table.latent().is_empty(), || unnoticed(s.table)))),
    ("{offence} of {side} {number}", |v, s| {
        let (side, wanted) = (v.side()?, v.number()?);
        let count = s.table.player(side).offences.count(v.named("offence")?);
        Ok(unless(u32::from(count) == wanted, || count.to_string()))
    }),
    ("{whose} line {after} (says|reads) {text}", |v, s| sheet_line(v, s, &v.text()?)),
    ("{whose} line {after} (says|reads) {move}", |v, s| sheet_line(v, s, &v.texts()?.concat())),
    ("{whose} line {after} is empty", |v, s| sheet_line(v, s, "")),
    ("{side} (signed|has signed) {result}", |v, s| {
        let signed = s.table.player(v.side()?).sheet.signed;
        let actual = || signed.map_or_else(|| "nothing".to_owned(), |signed| signed.to_string());
        Ok(unless(signed == Some(v.outcome()?), || format!("signed {}", actual())))
    }),
    ("[the] game is (blitz|blitz chess)", |_, s| category(s.table, Category::Blitz)),
    ("[the] game is (rapid|rapid chess)", |_, s| category(s.table, Category::Rapid)),
    ("[the] game is (standard|standard chess)", |_, s| category(s.table, Category::Standard)),
    ("{whose} offer stands", |v, s| offer(s.table, Some(v.side()?))),
    ("no offer stands", |_, s| offer(s.table, None)),
];

pub(super) fn unless(holds: bool, otherwise: impl FnOnce() -> String) -> Option<String> {
    if holds { None } else { Some(otherwise()) }
}

fn result(table: &Table) -> String {
    match table.stage() {
        Stage::Over { outcome, .. } => format!("result {outcome}"),
        Stage::Playing => "the game goes on".to_owned(),
        Stage::BeforeStart => "the game has not begun".to_owned(),
        Stage::Adjourned => "the game is adjourned".to_owned(),
        Stage::Void => "the game is void".to_owned(),
    }
}

fn category(table: &Table, wanted: Category) -> Result<Option<String>, Unclear> {
    let category = table.regulations().category();
    Ok(unless(category == wanted, || format!("the game is {}", names::variant_name(&category))))
}

fn clocks(values: &Bindings, scene: &SentenceContext<'_>) -> Result<Option<String>, Unclear> {
    let table = scene.table;
    let displays = table.clock().face(scene.at).displays;
    let wanted = values.times();
    let holds =
        wanted.iter().all(|(colour, time)| time.is_none_or(|time| time == displays[colour].time));
    let shown = |colour: Colour| primitives::clock_time(displays[colour].time);
    let otherwise =
        || format!("clocks White {}, Black {}", shown(Colour::White), shown(Colour::Black));
    Ok(unless(holds, otherwise))
}

fn running(table: &Table, whose: Option<Colour>) -> Result<Option<String>, Unclear> {
    let runs = table.clock().running();
    let otherwise = || match runs {
        Some(colour) => format!("{}'s clock runs", primitives::side(colour)),
        None => "the clocks are stopped".to_owned(),
    };
    Ok(unless(runs == whose, otherwise))
}

fn flag(scene: &SentenceContext<'_>, whose: Colour, down: bool) -> Result<Option<String>, Unclear> {
    let is_down = scene.table.clock().face(scene.at).displays[whose].flag.is_some();
    let otherwise =
        || format!("{}'s flag is {}", primitives::side(whose), if is_down { "down" } else { "up" });
    Ok(unless(is_down == down, otherwise))
}

fn to_move(values: &Bindings, scene: &SentenceContext<'_>) -> Result<Option<String>, Unclear> {
    let turn = scene.table.to_move();
    Ok(unless(turn == values.side()?, || format!("to move {}", primitives::side(turn))))
}

/// Compares a board with the expected one, as far as that was given: the pieces, then the side to move,
/// castling, en passant and the counters.
pub(super) fn differs(found: &Board, wanted: &Board, fields: usize) -> Option<String> {
    let text = |board: &Board| fen::write(board, fen::Castling::XFen).as_str().to_owned();
    let (found, wanted) = (text(found), text(wanted));
    let first = |text: &str| text.split(' ').take(fields).collect::<Vec<_>>().join(" ");
    let (found, wanted) = (first(&found), first(&wanted));
    unless(found == wanted, || format!("position {found}"))
}

/// Returns the moves that touched pieces and orders leave to the player to move.
fn allowed(table: &Table) -> Vec<Move> {
    let free =
        || table.position().map_or_else(Vec::new, |position| position.legal_moves().to_vec());
    table.obligation().map_or_else(free, |duty| duty.moves)
}

fn may(table: &Table) -> String {
    format!("may play {}", moves::list(table, &allowed(table)))
}

fn unnoticed(table: &Table) -> String {
    let all: Vec<String> =
        table.latent().iter().map(|latent| written::latent(latent, table)).collect();
    if all.is_empty() {
        "unnoticed: nothing".to_owned()
    } else {
        format!("unnoticed: {}", all.join("; "))
    }
}

fn offer(table: &Table, by: Option<Colour>) -> Result<Option<String>, Unclear> {
    let offers = &table.draws().offers;
    let stand: Vec<Colour> =
        Colour::ALL.into_iter().filter(|colour| offers[*colour].is_some()).collect();
    let otherwise = || match stand[..] {
        [] => "no offer stands".to_owned(),
        [one, ..] => format!("{}'s offer stands", primitives::side(one)),
    };
    Ok(unless(by.map_or(stand.is_empty(), |by| stand.contains(&by)), otherwise))
}

/// Checks a line of a player's scoresheet.
fn sheet_line(
    values: &Bindings,
    s: &SentenceContext<'_>,
    wanted: &str,
) -> Result<Option<String>, Unclear> {
    let (side, moment) = (values.side()?, values.half_move()?);
    let line = Line(moment.ply(s.table.setup().board()).0);
    let entry = s.table.player(side).sheet.standing(line);
    let found = entry.and_then(|entry| entry.text()).unwrap_or_default();
    let is_same = moves::in_english(found) == moves::in_english(wanted);
    Ok(unless(is_same, || format!("{}'s line reads {found:?}", primitives::side(side))))
}
