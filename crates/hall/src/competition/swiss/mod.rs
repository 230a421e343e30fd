//! Swiss rounds: the pairing that the rules propose, its reasons, and how the published one differs.

mod compare;
mod export;
mod import;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use adoube_pairing::{
    PlayerId, RoundEntry, Tournament,
    dutch::{self, NoPairing, Reasons, WhyNot},
};
pub use compare::compare;
pub use export::export;
pub use import::import;

use super::{
    Bye, Competition, Problem, ValidationErrors,
    tournament::{is_swiss, player_no},
};
use crate::ids::{PlayerNo, RoundNo};

/// The maximum number of players that the rules are run for: the request waits for the result.
pub const MAX_PLAYERS: usize = 1_000;

/// A round as proposed by the rules.
pub struct Proposal {
    /// The tournament, with the byes of the round.
    pub tournament: Tournament,
    /// The pairing, with its reasons.
    pub reasons: Reasons,
}

/// Returns the byes of a round to be paired: those requested before, and these.
pub fn byes_of_round(
    competition: &Competition,
    round: RoundNo,
    requested: BTreeMap<PlayerNo, Bye>,
) -> BTreeMap<PlayerNo, Bye> {
    let noted = competition.requested_byes().filter(|(own, ..)| *own == round);
    noted.map(|(_, player, bye)| (player, bye)).chain(requested).collect()
}

/// Returns the tournament before a round, without players who have withdrawn or have a bye in it.
pub fn before_round(
    competition: &Competition,
    mut tournament: Tournament,
    round: RoundNo,
    byes: &BTreeMap<PlayerNo, Bye>,
) -> Result<Tournament, ValidationErrors> {
    if !is_swiss(competition) {
        return Err(Problem::NotSwiss.into());
    }
    if competition.round(round).is_some_and(super::Round::is_paired) {
        return Err(Problem::RoundPaired(round).into());
    }
    if tournament.players.len() > MAX_PLAYERS {
        return Err(Problem::TooMany { most: MAX_PLAYERS }.into());
    }
    if let Some(unknown) = byes.keys().find(|player| competition.player(**player).is_none()) {
        return Err(Problem::UnknownPlayer(*unknown).into());
    }
    for player in &mut tournament.players {
        let no = player_no(player.id);
        let bye = match byes.get(&no) {
            Some(Bye::HalfPoint) => Some(adoube_pairing::Bye::Half),
            Some(Bye::FullPoint) => Some(adoube_pairing::Bye::Full),
            Some(Bye::ZeroPoint | Bye::Pairing) => Some(adoube_pairing::Bye::Zero),
            None if competition.has_withdrawn(no) => Some(adoube_pairing::Bye::Zero),
            None => None,
        };
        if let Some(bye) = bye {
            player.set_entry(round.get() as usize, RoundEntry::Bye(bye));
        }
    }
    Ok(tournament)
}

/// Computes the pairing of a round for a tournament from [`before_round`].
pub fn propose(tournament: Tournament, round: RoundNo) -> Result<Proposal, ValidationErrors> {
    match dutch::reasons(&tournament, round.get() as usize) {
        Ok(reasons) => Ok(Proposal { tournament, reasons }),
        Err(why) => Err(cannot_pair(tournament, why)),
    }
}

/// Explains why two players do not meet in a round, and how the round is paired.
pub fn explain(
    tournament: Tournament,
    round: RoundNo,
    one: PlayerNo,
    other: PlayerNo,
) -> Result<(Tournament, WhyNot, dutch::Round), ValidationErrors> {
    let [one, other] = [one, other].map(|no| PlayerId(no.get()));
    for id in [one, other] {
        if tournament.player(id).is_none() {
            return Err(Problem::UnknownPlayer(player_no(id)).into());
        }
    }
    if one == other {
        return Err(Problem::SamePlayer(player_no(one)).into());
    }
    let number = round.get() as usize;
    let found = dutch::explain(&tournament, number, one, other)
        .and_then(|why| Ok((why, dutch::pair(&tournament, number)?)));
    match found {
        Ok((why, paired)) => Ok((tournament, why, paired)),
        Err(why) => Err(cannot_pair(tournament, why)),
    }
}

fn cannot_pair(tournament: Tournament, why: NoPairing) -> ValidationErrors {
    match why {
        NoPairing::NoInitialColour => Problem::ColourNotDrawn.into(),
        why => Problem::NoPairing { tournament: Box::new(tournament), why }.into(),
    }
}
