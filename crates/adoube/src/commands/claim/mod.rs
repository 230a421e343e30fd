//! `adoube claim`: is a draw claim correct, and what follows if it is not?

pub(crate) mod facts;

use std::path::PathBuf;

use adoube_chess::{Colour, notation::game::GameError};
use adoube_laws::{Edition, clock::TimeControl};
use adoube_record::{
    claim::{Circumstances, Claim, Moment, MomentError, PlayedMoves, Subject, Verdict},
    pgn::Tags,
};
use clap::Args;

use crate::{
    answer::{Answer, Audience, Exit},
    draw::{self, Diagram, Size},
    input::games,
    options::{COLOURS, Choices, Encoding, edition, one_of},
    problem::Problem,
    writing,
};

const SUBJECTS: Choices<Subject> =
    &[("repetition", Subject::Repetition), ("fifty", Subject::FiftyMoves)];

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube claim game.pgn\n",
        "adoube claim games.pgn.zst --game 12 --at 34b --edition 2009 --lang sr-Cyrl\n",
        "adoube claim game.pgn --at 33b --intends Nf3 --ground repetition",
    )
)]
pub(crate) struct Options {
    #[arg(value_name = "GAME")]
    path: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    game: u32,
    #[arg(long, value_name = "MOMENT")]
    at: Option<String>,
    #[arg(long, value_name = "MOVE")]
    intends: Option<String>,
    #[arg(long, value_name = "GROUND", value_parser = one_of(SUBJECTS))]
    ground: Option<Subject>,
    #[arg(long, value_name = "COLOUR", value_parser = one_of(COLOURS))]
    by: Option<Colour>,
    #[arg(long, value_name = "YEAR", value_parser = edition())]
    edition: Option<Edition>,
    #[arg(long, value_name = "CONTROL")]
    clock: Option<TimeControl>,
    #[arg(long)]
    all_articles: bool,
    #[command(flatten)]
    encoding: Encoding,
}

/// The command.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let moment = options.at.as_deref().map(moment).transpose()?;
    let number = usize::try_from(options.game).unwrap_or(usize::MAX);
    let game = games::read_game(&options.path, number, options.encoding.decoding(audience))?;
    let played = PlayedMoves::up_to(&game, moment).map_err(|why| {
        let unread = (why == MomentError::Broken(None)).then(|| {
            // There is no move to name; the place in the file says more.
            games::unplayable(&options.path, number, &game)
        });
        unread.flatten().unwrap_or(Problem::NoMoment(why))
    })?;
    let around = Circumstances::from_tags(&game.tags, options.edition, options.clock.clone());
    let claim = claim(options, &played, &around, audience)?;
    let verdict = claim.judge();
    let exit = if verdict.is_draw() { Exit::Yes } else { Exit::No };
    let verdict_text = verdict.describe(&claim, &audience.words);
    let notes = around.describe(&audience.words);
    let facts = facts::Facts::new(&game.tags, &claim, &verdict, &verdict_text, &notes);
    let further = verdict_text.further.iter().filter(|_| options.all_articles);
    let lines: Vec<String> =
        verdict_text.sentences().chain(further).chain(&notes).cloned().collect();
    let text = text(&game.tags, &verdict, &lines, audience);
    Ok(Answer::new(exit, text, &facts).with_guesses(audience))
}

fn moment(text: &str) -> Result<Moment, Problem> {
    text.parse().map_err(|_| Problem::NotAMoment { text: text.to_owned() })
}

/// The claim of the options.
fn claim<'a>(
    options: &Options,
    played: &'a PlayedMoves,
    around: &'a Circumstances,
    audience: &Audience,
) -> Result<Claim<'a>, Problem> {
    let claim = Claim { subject: options.ground, ..played.claim(&around.regulations) };
    let by = options.by.unwrap_or(claim.by);
    if by != claim.by {
        // Only the player to move can claim, whatever is intended.
        return Ok(Claim { by, left: played.left[by], ..claim });
    }
    let Some(text) = &options.intends else { return Ok(claim) };
    match played.intended(text, &around.regulations) {
        Ok(plan) => Ok(Claim { intends: Some(plan), ..claim }),
        Err(error) => {
            let (number, side) = (played.position.fullmoves(), played.turn());
            let position = Box::new(played.position);
            let error = GameError { number, side, error, before: Vec::new(), position };
            Err(Problem::Game { text: text.clone(), error, from: audience.words.language() })
        }
    }
}

/// The players, the position of the claim, and the sentences beside it.
fn text(tags: &Tags, verdict: &Verdict, lines: &[String], audience: &Audience) -> String {
    let title = writing::title(tags).map(|title| title + "\n\n").unwrap_or_default();
    let Some(position) = verdict.position() else {
        return title + &lines.join("\n") + "\n";
    };
    let board = position.board();
    let marked = draw::checked_king(&position);
    let diagram = Diagram { marked, ..Diagram::new(&board, audience.words.language()) };
    title + &draw::terminal(&diagram, audience.color_mode, Size::Small, lines)
}
