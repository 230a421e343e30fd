//! Replays the game at a table and makes the claim there.

use adoube_chess::Move;
use adoube_laws::{
    clock::{At, Correction},
    history::{self, ClaimFinding},
    regulations::{KingForcedToMove, Regulations},
    table::{
        Action, ArbiterAct, Basis, Claim as Voiced, Fact, Outcome, Plan, Refusal, Ruling, Setup,
        Table, Voice, Who, decide,
    },
};

use super::{Claim, ExaminedClaim, GameOver, Subject, Verdict};

/// A replayed game. No time passes: clocks do not matter for the claim.
struct Replayed {
    table: Table,
    /// The last decision, and the table before it.
    ruled: Option<(Ruling, Table)>,
}

impl Replayed {
    fn act(&mut self, who: Who, action: &Action) -> Result<(), Refusal> {
        for event in decide(&self.table, At::ZERO, who, action)? {
            let before = self.table.clone();
            self.table = before.clone().apply(&event);
            if let Fact::Ruled(ruling) = event.fact {
                self.ruled = Some((ruling, before));
            }
        }
        Ok(())
    }

    /// Replays the game up to the claim, or to its earlier end.
    fn up_to(&mut self, claim: &Claim<'_>) -> Result<(), Refusal> {
        let arbiter = |act: ArbiterAct| Action::Arbiter(act.into());
        let mut actions = vec![(Who::Arbiter, arbiter(ArbiterAct::Start))];
        let mut mover = claim.start.turn();
        for &played in claim.moves {
            actions.push((Who::Player(mover), Action::Play(Plan::from(played))));
            mover = !mover;
        }
        if let Some(left) = claim.left {
            let to = Correction { time: Some(left), ..Correction::default() };
            actions.push((Who::Arbiter, arbiter(ArbiterAct::SetClock { whose: claim.by, to })));
        }
        for (who, action) in actions {
            if self.outcome().is_some() {
                break;
            }
            self.act(who, &action)?;
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }
}

pub(super) fn judge(claim: &Claim<'_>) -> Verdict {
    let setup = Setup::from_position(&claim.start);
    let table = Table::new(claim.regulations.clone(), setup);
    let mut game = Replayed { table, ruled: None };
    if let Err(refusal) = game.up_to(claim) {
        return Verdict::Refused { refusal, table: Box::new(game.table) };
    }
    if let (Some(outcome), Some((ruling, before))) = (game.outcome(), game.ruled.take()) {
        let after = game.table.history().plies();
        let over = GameOver { after, outcome, ruling, before, table: game.table };
        return Verdict::Over(Box::new(over));
    }
    let subjects = claim.subject.map_or(Subject::ALL.to_vec(), |only| vec![only]);
    let mut examined = Vec::new();
    for subject in subjects {
        match examine(claim, subject, &game.table) {
            Ok(one) if one.is_correct() => return Verdict::Examined(vec![one]),
            Ok(one) => examined.push(one),
            Err(refusal) => {
                return Verdict::Refused { refusal, table: Box::new(game.table) };
            }
        }
    }
    Verdict::Examined(examined)
}

/// Makes the claim at the table.
fn examine(claim: &Claim<'_>, subject: Subject, table: &Table) -> Result<ExaminedClaim, Refusal> {
    let basis = claim.intends.map_or(Basis::Stands, Basis::Written);
    let voiced = match subject {
        Subject::Repetition => Voiced::Repetition(basis),
        Subject::FiftyMoves => Voiced::FiftyMoves(basis),
    };
    let mut game = Replayed { table: table.clone(), ruled: None };
    game.act(Who::Player(claim.by), &Action::Say(Voice::Claim(voiced)))?;
    let Some((ruling, before)) = game.ruled else {
        return Err(adoube_laws::table::RefusalReason::NothingOfTheKind.into());
    };
    let intended = intended(claim, table);
    let finding = find_evidence(intended, subject, table, claim.regulations);
    let read_otherwise = read_otherwise(intended, subject, table, &finding);
    let after = game.table;
    Ok(ExaminedClaim { subject, intended, finding, read_otherwise, ruling, before, after })
}

/// The intended move, if it can be played.
fn intended(claim: &Claim<'_>, table: &Table) -> Option<Move> {
    claim.intends?.legal_in(table.position()?)
}

/// Looks for the claimed facts in the game. An intended move that cannot be played is ignored; then the position on the
/// board is examined.
fn find_evidence(
    intended: Option<Move>,
    subject: Subject,
    table: &Table,
    regulations: &Regulations,
) -> ClaimFinding {
    let ground = intended.map_or(history::ClaimGround::Stands, history::ClaimGround::After);
    let claimed = match subject {
        Subject::Repetition => history::DrawClaim::Repetition(ground),
        Subject::FiftyMoves => history::DrawClaim::FiftyMoves(ground),
    };
    table.history().examine(claimed, regulations)
}

/// The finding under the other reading of an ambiguous rule, if the claim is correct only there.
fn read_otherwise(
    intended: Option<Move>,
    subject: Subject,
    table: &Table,
    finding: &ClaimFinding,
) -> Option<ClaimFinding> {
    if finding.is_correct {
        return None;
    }
    let mut otherwise = table.regulations().clone();
    otherwise.open_points.king_forced_to_move = KingForcedToMove::HasLostRight;
    Some(find_evidence(intended, subject, table, &otherwise)).filter(|other| other.is_correct)
}
