//! Acts on the board and on the clock.

use adoube_chess::{Move, MoveKind, Piece, Wing};

use super::sentences;
use crate::{
    case::{
        moves::{By, SentenceContext},
        values::{Bindings, Unclear},
    },
    vocabulary::{Action, Hand, HandAct, Intent, Manner, Plan, Reason, acts::hand_acts},
};

pub(super) type Build = fn(&Bindings, &SentenceContext<'_>) -> Result<Vec<Action>, Unclear>;

pub(super) const ROWS: &[(&str, Build)] = hand_acts!([sentences]);

/// Builds a move, with the clock pressed by the same hand.
fn played(plan: Plan, values: &Bindings, scene: &SentenceContext<'_>) -> Vec<Action> {
    let Some(hand) = separate_hand(plan, values, scene) else { return vec![Action::Play(plan)] };
    let mut actions = by_hand(plan, scene, hand);
    let pressing = if hand == Hand::Both { Hand::Usual } else { hand };
    actions.push(Action::Press { hand: pressing, manner: Manner::Proper });
    actions
}

/// Builds a move without pressing the clock.
fn play_actions(plan: Plan, values: &Bindings, scene: &SentenceContext<'_>) -> Vec<Action> {
    match separate_hand(plan, values, scene) {
        None => vec![Action::Make(plan)],
        Some(hand) => by_hand(plan, scene, hand),
    }
}

/// Returns the hand, if the move has to be built from separate hand acts: because a hand was named, or
/// because the piece is not the player's own, so that it cannot be one of the player's moves.
fn separate_hand(plan: Plan, values: &Bindings, scene: &SentenceContext<'_>) -> Option<Hand> {
    let there = scene.table.board().piece_on(plan.from);
    let is_foreign = there.is_some_and(|piece| piece.colour != scene.side);
    values.hand().or_else(|| (is_foreign && scene.by == By::Player).then_some(Hand::Usual))
}

/// Builds castling on the named wing, or on the only possible one: the legal one, else the one with a rook.
fn castle(scene: &SentenceContext<'_>, wing: Option<Wing>) -> Result<Plan, Unclear> {
    let text = |wing: Wing| match wing {
        Wing::King => "O-O",
        Wing::Queen => "O-O-O",
    };
    if let Some(wing) = wing {
        return scene.plan(text(wing));
    }
    let plans = [Wing::King, Wing::Queen].map(|wing| scene.plan(text(wing)));
    let plans: Vec<Plan> = plans.into_iter().filter_map(Result::ok).collect();
    let is_legal = |plan: &&Plan| {
        scene.table.position().is_some_and(|position| plan.legal_in(position).is_some())
    };
    let legal: Vec<Plan> = plans.iter().filter(is_legal).copied().collect();
    let meant = if legal.is_empty() { plans } else { legal };
    match meant[..] {
        [only] => Ok(only),
        [] => Err(Unclear::NoCastling),
        _ => Err(Unclear::EitherCastling),
    }
}

fn hand(values: &Bindings, act: HandAct) -> Result<Vec<Action>, Unclear> {
    Ok(vec![Action::Hand { hand: values.hand().unwrap_or_default(), act }])
}

fn touch(
    values: &Bindings,
    scene: &SentenceContext<'_>,
    intent: Intent,
) -> Result<Vec<Action>, Unclear> {
    hand(values, HandAct::Touch { on: values.standing(scene)?, intent })
}

/// Builds placing a piece on a square. A named piece that is not in the hand is picked up from beside the board.
fn place(values: &Bindings, scene: &SentenceContext<'_>) -> Result<Vec<Action>, Unclear> {
    let (piece, on) = (values.man(scene.side)?, values.square()?);
    let held = &scene.table.player(scene.side).hands.held;
    let is_fetched = scene.by == By::Player && held.iter().all(|held| held.piece != piece);
    let hand = values.hand().unwrap_or_default();
    let acts = is_fetched.then_some(HandAct::Fetch { piece });
    let acts = acts.into_iter().chain([HandAct::Place { on, piece: Some(piece) }]);
    Ok(acts.map(|act| Action::Hand { hand, act }).collect())
}

/// Builds a move by lifting and placing with a named hand. A piece already in the hand is not lifted again.
fn by_hand(plan: Plan, scene: &SentenceContext<'_>, hand: Hand) -> Vec<Action> {
    let by = scene.side;
    let castling = Move::new(plan.from, plan.to, MoveKind::Castle).castling_destinations();
    let acts = match (castling.filter(|_| plan.castles), plan.becomes) {
        (Some((king, rook)), _) => vec![
            HandAct::Lift { from: plan.from },
            HandAct::Place { on: king, piece: None },
            HandAct::Lift { from: plan.to },
            HandAct::Place { on: rook, piece: None },
        ],
        (None, Some(role)) => vec![
            HandAct::Lift { from: plan.from },
            HandAct::PutAside,
            HandAct::Fetch { piece: Piece::new(by, role) },
            HandAct::Place { on: plan.to, piece: None },
        ],
        (None, None) => {
            vec![HandAct::Lift { from: plan.from }, HandAct::Place { on: plan.to, piece: None }]
        }
    };
    let held = &scene.table.player(by).hands.held;
    let is_lifted = |act: &HandAct| match act {
        HandAct::Lift { from } => held.iter().any(|held| held.from == Some(*from)),
        _ => false,
    };
    let acts = acts.into_iter().filter(|act| !is_lifted(act));
    acts.map(|act| Action::Hand { hand, act }).collect()
}
