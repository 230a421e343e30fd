//! `adoube pairing explain`: why two players do not meet.

use std::path::PathBuf;

use adoube_pairing::{
    PlayerId, Tournament,
    dutch::{self, WhyNot},
};
use adoube_record::{i18n::PairingKey, pairing::PairingNarrator};
use clap::Args;
use serde::Serialize;

use super::{facts::PlayerFacts, file::TournamentFile};
use crate::{
    answer::{Answer, Audience, Exit},
    options::Encoding,
    problem::{Problem, pairing::PairingProblem},
};

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube pairing explain open.trf 12 15\n",
        "adoube pairing explain open.trf 12 15 --round 3 --lang sl",
    )
)]
pub(crate) struct Options {
    #[arg(value_name = "FILE")]
    path: PathBuf,
    #[arg(value_name = "NUMBER")]
    one: String,
    #[arg(value_name = "NUMBER")]
    other: String,
    #[arg(long, value_name = "ROUND")]
    round: Option<usize>,
    #[command(flatten)]
    encoding: Encoding,
}

/// Why two players do not meet.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The round.
    round: usize,
    /// The first player.
    one: PlayerFacts,
    /// The second player.
    other: PlayerFacts,
    /// Whether they meet.
    meet: bool,
    /// The criterion that decided; null if they meet, if a player is absent, or if the order of the rules decided.
    criterion: Option<&'static str>,
    /// The points of the score bracket in which it was decided.
    bracket: Option<f64>,
    /// The answer as sentences.
    text: String,
}

/// The player with this start number.
fn player(tournament: &Tournament, number: &str) -> Result<PlayerId, Problem> {
    let id = number.parse().ok().map(PlayerId);
    id.filter(|id| tournament.player(*id).is_some()).ok_or_else(|| {
        let number = number.to_owned();
        Problem::Pairing(Box::new(PairingProblem::NoPlayer { number }))
    })
}

/// The command.
pub(super) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let file = TournamentFile::read(&options.path, options.encoding.decoding(audience))?;
    let tournament = &file.tournament;
    let one = player(tournament, &options.one)?;
    let other = player(tournament, &options.other)?;
    let round = options.round.unwrap_or_else(|| file.current_round());
    let no_pairing = |why| file.no_pairing(why);
    let why = dutch::explain(tournament, round, one, other).map_err(no_pairing)?;
    let paired = dutch::pair(tournament, round).map_err(no_pairing)?;
    let narrator = PairingNarrator::new(tournament, &audience.words);
    let heading = audience.words.say(
        PairingKey::WhyNotHeading,
        [
            ("one", narrator.player(one).into()),
            ("other", narrator.player(other).into()),
            ("round", round.into()),
        ],
    );
    let lines = narrator.why_not(why, &paired, one, other);
    let (criterion, bracket) = match why {
        WhyNot::Breaks(criterion) => (Some(criterion), None),
        WhyNot::Worse { bracket, criterion } => (Some(criterion), Some(bracket)),
        WhyNot::Later { bracket } => (None, Some(bracket)),
        WhyNot::TheyMeet | WhyNot::NotThere(_) => (None, None),
    };
    let facts = Facts {
        round,
        one: PlayerFacts::new(tournament, one, round - 1),
        other: PlayerFacts::new(tournament, other, round - 1),
        meet: why == WhyNot::TheyMeet,
        criterion: criterion.map(dutch::Criterion::code),
        bracket: bracket.map(|points| f64::from(points.in_tenths()) / 10.0),
        text: lines.join(" "),
    };
    let exit = if facts.meet { Exit::No } else { Exit::Yes };
    Ok(Answer::new(exit, format!("{heading}\n{}\n", lines.join("\n")), &facts)
        .with_guesses(audience))
}
