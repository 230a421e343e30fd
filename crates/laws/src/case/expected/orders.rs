//! Orders, as a case expects them.

use adoube_chess::{Colour, Move};

use super::OrderCheck;
use crate::{
    case::{
        moves::{SentenceContext, in_english},
        values::{Bindings, Unclear},
    },
    vocabulary::{Order, Permission, Plan},
};

/// One row per order.
pub(super) const ROWS: &[(&str, OrderCheck)] = &[
    (
        "{side} {gain}",
        |v, _, order| Ok(*order == Order::AddTime { to: v.side()?, time: v.time()? }),
    ),
    ("{side} {loss}", |v, _, order| {
        Ok(*order == Order::TakeTime { from: v.side()?, time: v.time()? })
    }),
    ("{whose} press taken back", |v, _, order| Ok(*order == Order::TakeBackPress(v.side()?))),
    ("{whose} clock set to {correction}", |v, _, order| {
        Ok(*order == Order::SetClock { whose: v.side()?, to: v.correction()? })
    }),
    ("clock replaced", |_, _, order| Ok(matches!(order, Order::ReplaceClock(_)))),
    ("clock replaced: {side} {correction}, {side} {correction}", |v, _, order| {
        Ok(*order == Order::ReplaceClock(v.corrections()))
    }),
    ("setting {control} installed", |v, _, order| {
        Ok(*order == Order::InstallSetting(v.controls()?))
    }),
    ("setting installed: {side} {control}, {side} {control}", |v, _, order| {
        Ok(*order == Order::InstallSetting(v.controls()?))
    }),
    ("clocks stopped", |_, _, order| Ok(*order == Order::StopClocks)),
    ("{whose} clock started", |v, _, order| Ok(*order == Order::StartClock(v.side()?))),
    ("[the] position after {after} restored", |v, scene, order| {
        Ok(*order == Order::Restore(v.half_move()?.ply(scene.table.setup().board())))
    }),
    ("[the] position {fen} set up", |v, _, order| {
        let (board, fields) = v.board()?;
        Ok(
            matches!(order, Order::SetUp(found) if super::state::differs(found, &board, fields).is_none()),
        )
    }),
    ("[the] pieces put right", |_, _, order| Ok(*order == Order::PutRight)),
    ("{moves} must be played", |v, scene, order| must_play(v, scene, order, None)),
    ("{side} must play {moves}", |v, scene, order| must_play(v, scene, order, Some(v.side()?))),
    ("{square} (stays|stay) touched", touched),
    ("{square}, {square} stay touched", touched),
    ("{square}, {square}, {square} stay touched", touched),
    ("finished as {move}", |v, scene, order| {
        let Order::Finish(played) = order else { return Ok(false) };
        // The pawn is already on the last rank, so `a8=Q` need not be a move on the current board.
        if let Some(role) = played.promotion() {
            let named = format!("{}={}", played.to_square(), role.letter());
            if in_english(&v.texts()?.concat()).ends_with(&named) {
                return Ok(true);
            }
        }
        let plan = v.plan(scene)?;
        let wanted = (plan.from, plan.to, plan.becomes);
        Ok((played.from_square(), played.to_square(), played.promotion()) == wanted)
    }),
    ("[the] board turned", |_, _, order| Ok(*order == Order::TurnBoard)),
    ("counted: {offence}", |v, _, order| {
        let wanted = v.named("offence")?;
        Ok(matches!(order, Order::Count { offence, .. } if *offence == wanted))
    }),
    ("counted against {side}: {offence}", |v, _, order| {
        Ok(*order == Order::Count { whose: v.side()?, offence: v.named("offence")? })
    }),
    ("penalty for {side}: {penalties}", |v, _, order| {
        let (whose, wanted) = (v.side()?, v.penalties()?);
        Ok(
            matches!(order, Order::Penalise { whom, penalty } if *whom == whose && wanted == [*penalty]),
        )
    }),
    ("{side} may leave {area}", |v, _, order| {
        permits(v, order, Permission::ToLeave(v.named("area")?))
    }),
    ("{side} may have a device", |v, _, order| permits(v, order, Permission::Device)),
    ("{side} may agree on a draw", |v, _, order| permits(v, order, Permission::DrawAgreement)),
    ("{side} may have an assistant for {duty}", |v, _, order| {
        permits(v, order, Permission::Assistant(v.named("duty")?))
    }),
    ("{side} may have a piece", |v, _, order| permits(v, order, Permission::Piece)),
    ("{side} completes the scoresheet", |v, _, order| {
        Ok(*order == Order::CompleteScoresheet(v.side()?))
    }),
    ("[the] [game] goes on", |_, _, order| Ok(*order == Order::GoesOn)),
    ("[the] (decision|result) stands", |_, _, order| Ok(*order == Order::Stands)),
    ("played after all", |_, _, order| Ok(*order == Order::PlayOn)),
    ("[a] new game", |_, _, order| Ok(*order == Order::NewGame)),
    ("{result}", |v, _, order| Ok(*order == Order::End(v.outcome()?))),
];

fn must_play(
    values: &Bindings,
    scene: &SentenceContext<'_>,
    order: &Order,
    whose: Option<Colour>,
) -> Result<bool, Unclear> {
    let Order::MustPlay { by, moves } = order else { return Ok(false) };
    let is_right = whose.is_none_or(|whose| whose == *by);
    Ok(is_right && are_same_moves(&values.plans(&SentenceContext { side: *by, ..*scene })?, moves))
}

/// Reports whether the plans are these moves, in any order.
pub(super) fn are_same_moves(plans: &[Plan], moves: &[Move]) -> bool {
    let moves: Vec<Plan> = moves.iter().copied().map(Plan::from).collect();
    plans.len() == moves.len() && plans.iter().all(|plan| moves.contains(plan))
}

fn permits(values: &Bindings, order: &Order, what: Permission) -> Result<bool, Unclear> {
    Ok(*order == Order::Permit { whom: values.side()?, what })
}

fn touched(values: &Bindings, _: &SentenceContext<'_>, order: &Order) -> Result<bool, Unclear> {
    let wanted: Vec<_> = values.squares().collect();
    Ok(matches!(order, Order::TouchedStay { touched, .. } if *touched == wanted))
}
