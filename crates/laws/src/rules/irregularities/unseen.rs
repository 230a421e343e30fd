//! An illegal move that the table has not seen, as the arbiter states it: the board was put right before, or the
//! moves are not entered.
//!
//! **Says:** it is penalised like any other illegal move, and counted with them.
//! **Decides from:** the arbiter's statement, the earlier offences and the position of record.

use adoube_chess::Colour;

use super::{
    check_during_game,
    penalty::{self, CountedOffence, GameEffect},
};
use crate::{
    Provision,
    rules::{Draft, rapid},
    vocabulary::{Author, Ground, Offence, Refusal, Ruling},
};

/// Imposes what the Laws prescribe for an illegal move.
pub(crate) fn penalise(
    draft: &mut Draft,
    by: Colour,
    author: Author,
    ground: Option<Ground>,
) -> Result<(), Refusal> {
    check_during_game(draft, Provision::IllegalMovePenalty)?;
    let table = draft.table();
    let stands = table.position().copied();
    let loses_at_once = rapid::loses_at_once(table.regulations());
    let main = if loses_at_once { rapid::rests_on(table) } else { Provision::IllegalMoveCompleted };
    let fault = CountedOffence {
        by,
        offence: Offence::IllegalMove,
        penalty: if loses_at_once { main } else { Provision::IllegalMovePenalty },
        stands: stands.as_ref(),
    };
    let ruling = ground.into_iter().fold(draft.ruling(main).about(by).by(author), Ruling::ground);
    let (ruling, follows) = penalty::impose(draft, ruling, fault);
    draft.rule(ruling);
    if follows == GameEffect::Waits {
        penalty::ask_for_chance(draft, fault);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Citation, Edition,
        clock::{At, Milliseconds},
        regulations::Regulations,
        state::{Setup, Stage, Table},
        vocabulary::{Action, ArbiterAct, Fact, Order, Outcome, RefusalReason, Who},
    };

    fn act(table: &Table, act: ArbiterAct) -> Result<(Table, Option<Ruling>), Refusal> {
        let done = table.act(At::new(1000), Who::Arbiter, &Action::Arbiter(act.into()))?;
        let ruling = done.events.iter().find_map(|event| match &event.fact {
            Fact::Ruled(ruling) => Some(ruling.clone()),
            _ => None,
        });
        Ok((done.table, ruling))
    }

    #[test]
    fn it_is_counted_like_any_other() {
        let unseen = || ArbiterAct::Penalise {
            whom: Colour::White,
            under: Provision::IllegalMovePenalty,
            penalties: Vec::new(),
        };
        for (edition, time, minutes, losing) in [
            (Edition::Y2009, "5400+30", 2, 3),
            (Edition::Y2017, "5400+30", 2, 2),
            (Edition::Y2023, "5400+30", 2, 2),
            (Edition::Y2023, "600+5", 1, 2),
        ] {
            let regulations = Regulations::new(edition, time.parse().expect("a time control"));
            let table = Table::new(regulations, Setup::default());
            let (mut table, _) = act(&table, ArbiterAct::Start).expect("it starts");
            for number in 1..losing {
                let (after, ruling) = act(&table, unseen()).expect("it is penalised");
                let ruling = ruling.expect("a ruling");
                let is_cited = |cite: &Citation| cite.provision() == Provision::IllegalMovePenalty;
                assert!(ruling.cites().iter().any(is_cited), "{edition} {ruling:?}");
                let time = Milliseconds::minutes(minutes);
                let gets = Order::AddTime { to: Colour::Black, time };
                assert!(ruling.orders.contains(&gets), "{edition}, number {number}");
                table = after;
            }
            assert_eq!(*table.stage(), Stage::Playing, "{edition}");
            let (table, _) = act(&table, unseen()).expect("it is penalised");
            assert_eq!(table.outcome(), Some(Outcome::win(Colour::Black)), "{edition} {time}");
            let refused = act(&table, unseen()).expect_err("the game is over");
            assert_eq!(refused.why, RefusalReason::TooLate);
        }
    }
}
