//! On the board and on the clock.

use adoube_chess::{Colour, Move, MoveKind, Piece};

use crate::{
    case::{
        moves::Scene,
        values::{Unclear, Values},
    },
    vocabulary::{Action, Hand, HandAct, Intent, Manner, Plan, Reason},
};

pub(super) type Build = fn(&Values, &Scene<'_>) -> Result<Vec<Action>, Unclear>;

/// One row a verb.
pub(super) const ROWS: &[(&str, Build)] = &[
    ("plays {move} [{hand}]", |v, scene| {
        let plan = v.plan(scene)?;
        let Some(hand) = v.hand() else { return Ok(vec![Action::Play(plan)]) };
        let mut actions = by_hand(plan, scene.side, hand);
        let pressing = if hand == Hand::Both { Hand::Usual } else { hand };
        actions.push(Action::Press { hand: pressing, manner: Manner::Proper });
        Ok(actions)
    }),
    ("makes {move} [{hand}]", |v, scene| {
        let plan = v.plan(scene)?;
        Ok(match v.hand() {
            None => vec![Action::Make(plan)],
            Some(hand) => by_hand(plan, scene.side, hand),
        })
    }),
    ("touches {square} [{hand}]", |v, _| touch(v, Intent::ToPlay)),
    ("(brushes|brushes against) {square} [{hand}]", |v, _| touch(v, Intent::Accident)),
    ("touches {square} by accident [{hand}]", |v, _| touch(v, Intent::Accident)),
    ("lifts {square} [{hand}]", |v, _| hand(v, HandAct::Lift { from: v.square()? })),
    ("takes {piece} from beside the board [{hand}]", |v, scene| {
        hand(v, HandAct::Fetch { piece: v.man(scene.side)? })
    }),
    ("holds it (over|on) {square} [{hand}]", |v, _| hand(v, HandAct::Hold { on: v.square()? })),
    ("places it on {square} [{hand}]", |v, _| hand(v, HandAct::Place { on: v.square()? })),
    ("puts it aside [{hand}]", |v, _| hand(v, HandAct::PutAside)),
    ("removes {square} [{hand}]", |v, _| hand(v, HandAct::Remove { from: v.square()? })),
    ("displaces {square} to {square}", |v, _| {
        hand(v, HandAct::Displace { from: v.square()?, to: Some(v.second_square()?) })
    }),
    ("knocks {square} (over|off the board)", |v, _| {
        hand(v, HandAct::Displace { from: v.square()?, to: None })
    }),
    ("puts [the pieces|everything] right", |v, _| hand(v, HandAct::PutRight)),
    ("presses [the clock] [{manner}] [{hand}]", |v, _| {
        let manner = v.named("manner").unwrap_or_default();
        Ok(vec![Action::Press { hand: v.hand().unwrap_or_default(), manner }])
    }),
    ("stops the clocks [because {reason}]", |v, _| {
        Ok(vec![Action::StopClocks(v.named("reason").unwrap_or(Reason::Other))])
    }),
];

fn hand(values: &Values, act: HandAct) -> Result<Vec<Action>, Unclear> {
    Ok(vec![Action::Hand { hand: values.hand().unwrap_or_default(), act }])
}

fn touch(values: &Values, intent: Intent) -> Result<Vec<Action>, Unclear> {
    hand(values, HandAct::Touch { on: values.square()?, intent })
}

/// A move by lifting and placing, with a hand that is named.
fn by_hand(plan: Plan, by: Colour, hand: Hand) -> Vec<Action> {
    let castling = Move::new(plan.from, plan.to, MoveKind::Castle).castling_destinations();
    let acts = match (castling.filter(|_| plan.castles), plan.becomes) {
        (Some((king, rook)), _) => vec![
            HandAct::Lift { from: plan.from },
            HandAct::Place { on: king },
            HandAct::Lift { from: plan.to },
            HandAct::Place { on: rook },
        ],
        (None, Some(role)) => vec![
            HandAct::Lift { from: plan.from },
            HandAct::PutAside,
            HandAct::Fetch { piece: Piece::new(by, role) },
            HandAct::Place { on: plan.to },
        ],
        (None, None) => {
            vec![HandAct::Lift { from: plan.from }, HandAct::Place { on: plan.to }]
        }
    };
    acts.into_iter().map(|act| Action::Hand { hand, act }).collect()
}
