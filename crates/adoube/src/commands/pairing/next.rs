//! `adoube pairing next`: the next round.

use std::{fs, path::PathBuf};

use adoube_pairing::{
    Colour, PlayerId,
    dutch::{self, Pair, Reasons},
    trf,
};
use adoube_record::{i18n::PairingKey, pairing::PairingNarrator};
use clap::Args;
use serde::Serialize;

use super::{
    facts::{PlayerFacts, ReasonFacts},
    file::{COLOURS, TournamentFile},
};
use crate::{
    answer::{Answer, Audience, Exit},
    draw::columns,
    json,
    options::{Encoding, one_of},
    problem::Problem,
};

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube pairing next open.trf\n",
        "adoube pairing next open.trf --initial-colour white --reasons --lang sr-Cyrl\n",
        "adoube pairing next open.trf --out round5.trf",
    )
)]
pub(crate) struct Options {
    #[arg(value_name = "FILE")]
    path: PathBuf,
    #[arg(long, value_name = "COLOUR", value_parser = one_of(COLOURS))]
    initial_colour: Option<Colour>,
    #[arg(long)]
    reasons: bool,
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    encoding: Encoding,
}

/// The next round.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The name of the tournament.
    name: Option<String>,
    /// The round.
    round: usize,
    /// How many rounds there are, if the file says.
    rounds: Option<usize>,
    /// The pairs in the order of their boards.
    pairs: Vec<PairFacts>,
    /// The player with the bye, if there is one.
    bye: Option<ByeFacts>,
    /// Players who were moved to another score bracket.
    floaters: Vec<FloaterFacts>,
}

/// A pair.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct PairFacts {
    /// The number of the board.
    board: usize,
    /// Who has White.
    white: PlayerFacts,
    /// Who has Black.
    black: PlayerFacts,
    /// Why they have these colours.
    colours: ColourFacts,
    /// Why they meet.
    reason: ReasonFacts,
}

/// Why two players have their colours.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct ColourFacts {
    /// The articles of the Dutch system (C.04.3).
    articles: Vec<&'static str>,
    /// The reason as a sentence.
    text: String,
}

/// The bye.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct ByeFacts {
    /// Who has it.
    player: PlayerFacts,
    /// Why.
    reason: ReasonFacts,
}

/// A floater.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct FloaterFacts {
    /// Who it is.
    player: PlayerFacts,
    /// Why.
    reason: ReasonFacts,
}

/// The command.
pub(super) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let mut file = TournamentFile::read(&options.path, options.encoding.decoding(audience))?;
    if let Some(colour) = options.initial_colour {
        file.set_initial_colour(colour);
    }
    let round = file.tournament.paired_rounds() + 1;
    let reasons = dutch::reasons(&file.tournament, round).map_err(|why| file.no_pairing(why))?;
    if let Some(out) = &options.out {
        file.document.enter_round(&reasons.round, file.tournament.scoring.allocated_bye);
        fs::write(out, trf::write(&file.document))
            .map_err(|error| Problem::Write { path: out.clone(), error })?;
    }
    let narrator = PairingNarrator::new(&file.tournament, &audience.words);
    let mut text = table(&file, &reasons, narrator, audience);
    if options.reasons {
        text += &reasons_text(&reasons, narrator, audience);
    }
    Ok(Answer::new(Exit::Yes, text, &facts(&file, &reasons, narrator)).with_guesses(audience))
}

/// The pairings as they are published.
fn table(
    file: &TournamentFile,
    reasons: &Reasons,
    narrator: PairingNarrator<'_>,
    audience: &Audience,
) -> String {
    let words = &audience.words;
    let tournament = &file.tournament;
    let before = reasons.round.number - 1;
    let points = |id: PlayerId| {
        let player = tournament.player(id);
        player.map(|player| narrator.points(tournament.score(player, before))).unwrap_or_default()
    };
    let heading = [
        PairingKey::ColumnBoard,
        PairingKey::ColumnWhite,
        PairingKey::ColumnPoints,
        PairingKey::ColumnBlack,
        PairingKey::ColumnPoints,
    ];
    let mut rows = vec![heading.map(|key| words.plain(key)).to_vec()];
    for (at, pair) in reasons.round.pairs.iter().enumerate() {
        rows.push(vec![
            (at + 1).to_string(),
            narrator.player(pair.white),
            points(pair.white),
            narrator.player(pair.black),
            points(pair.black),
        ]);
    }
    let title = words.say(
        PairingKey::Title,
        [
            ("name", tournament.name.as_str().into()),
            ("round", reasons.round.number.into()),
            ("rounds", tournament.rounds.into()),
        ],
    );
    let mut text = format!("{}\n\n{}", title.trim_start_matches(", "), columns(&rows));
    if let Some(bye) = reasons.round.bye {
        let bye = words.say(PairingKey::Bye, [("player", narrator.player(bye).into())]);
        text.extend([bye.as_str(), "\n"]);
    }
    text
}

/// The reasons for each pair, floater and bye.
fn reasons_text(reasons: &Reasons, narrator: PairingNarrator<'_>, audience: &Audience) -> String {
    let words = &audience.words;
    let mut lines = vec![String::new(), words.plain(PairingKey::Reasons)];
    for (pair, reason) in reasons.round.pairs.iter().zip(&reasons.pairs) {
        let sentence = words.say(
            PairingKey::PairReason,
            [
                ("white", narrator.player(pair.white).into()),
                ("black", narrator.player(pair.black).into()),
                ("reason", narrator.reason(*reason).into()),
            ],
        );
        lines.push(format!("  {sentence} {}", narrator.colours(pair.colours)));
    }
    lines.extend(reasons.floaters.iter().map(|floater| format!("  {}", narrator.floater(floater))));
    if let (Some(bye), Some(reason)) = (reasons.round.bye, reasons.bye) {
        let with =
            [("player", narrator.player(bye).into()), ("reason", narrator.reason(reason).into())];
        lines.push(format!("  {}", words.say(PairingKey::ByeReason, with)));
    }
    lines.join("\n") + "\n"
}

fn facts(file: &TournamentFile, reasons: &Reasons, narrator: PairingNarrator<'_>) -> Facts {
    let tournament = &file.tournament;
    let before = reasons.round.number - 1;
    let player = |id: PlayerId| PlayerFacts::new(tournament, id, before);
    let pair = |(at, (pair, reason)): (usize, (&Pair, &dutch::Reason))| PairFacts {
        board: at + 1,
        white: player(pair.white),
        black: player(pair.black),
        colours: ColourFacts {
            articles: vec![pair.colours.article()],
            text: narrator.colours(pair.colours),
        },
        reason: ReasonFacts::new(*reason, narrator),
    };
    let bye = reasons.round.bye.zip(reasons.bye);
    Facts {
        name: json::non_empty(&tournament.name),
        round: reasons.round.number,
        rounds: (tournament.rounds != 0).then_some(tournament.rounds),
        pairs: reasons.round.pairs.iter().zip(&reasons.pairs).enumerate().map(pair).collect(),
        bye: bye.map(|(id, reason)| ByeFacts {
            player: player(id),
            reason: ReasonFacts::new(reason, narrator),
        }),
        floaters: reasons
            .floaters
            .iter()
            .map(|floater| FloaterFacts {
                player: player(floater.player),
                reason: ReasonFacts::new(floater.reason, narrator),
            })
            .collect(),
    }
}
