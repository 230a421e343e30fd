//! `adoube pairing generate`: a random tournament, played to its end, as TRF. The same seed gives the same tournament.

use adoube_pairing::{
    Acceleration,
    generate::{Settings, generate},
    trf,
};
use clap::Args;
use serde::Serialize;

use crate::{
    answer::{Answer, Audience, Exit},
    problem::{Problem, pairing::PairingProblem},
};

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube pairing generate --players 40 --rounds 9 --seed 7 > random.trf\n",
        "adoube pairing generate --seed 7 | adoube pairing check -",
    )
)]
pub(crate) struct Options {
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u32).range(2..=2000))]
    players: u32,
    #[arg(long, value_name = "N", default_value_t = 9, value_parser = clap::value_parser!(u32).range(1..=30))]
    rounds: u32,
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    seed: u64,
    #[arg(long)]
    baku: bool,
}

/// A random tournament.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The seed that gives it.
    seed: u64,
    /// How many players.
    players: u32,
    /// How many rounds.
    rounds: u32,
    /// The tournament as TRF.
    trf: String,
}

/// The command.
pub(super) fn run(options: &Options, _audience: &Audience) -> Result<Answer, Problem> {
    let settings = Settings {
        players: options.players,
        rounds: options.rounds as usize,
        acceleration: if options.baku {
            Acceleration::Baku { last: None }
        } else {
            Acceleration::None
        },
        ..Settings::default()
    };
    let tournament = generate(&settings, options.seed).map_err(|(tournament, why)| {
        Problem::Pairing(Box::new(PairingProblem::NoPairing { tournament, why }))
    })?;
    let trf = trf::write(&trf::Document::from(&tournament));
    let facts = Facts {
        seed: options.seed,
        players: options.players,
        rounds: options.rounds,
        trf: trf.clone(),
    };
    Ok(Answer::new(Exit::Yes, trf, &facts))
}
