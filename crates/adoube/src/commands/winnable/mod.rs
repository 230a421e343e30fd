//! `adoube winnable`: who can still checkmate, by any series of legal moves, and how; or why not.

pub(crate) mod batch;
mod check;
pub(crate) mod facts;
mod finding;
mod reason;

use std::path::PathBuf;

use adoube_chess::{Colour, Position};
use adoube_winnable::Budget;
pub(crate) use batch::Batch;
pub(crate) use check::Check;
use clap::Args;
pub(crate) use finding::{Finding, Outcome};

use crate::{
    answer::{Answer, Audience, Exit},
    input::{self, Origin},
    options::{COLOURS, Threads, one_of},
    problem::Problem,
    writing::Notation,
};
use adoube_record::i18n::Key;

/// The name of the command.
pub(crate) const NAME: &str = "winnable";

#[derive(Args, Debug)]
#[command(
    override_usage = "adoube winnable [OPTIONS] [FEN]...\n       adoube winnable [OPTIONS] --batch [FILE]"
)]
#[command(
    after_help = concat!(
        "adoube winnable 8/8/8/8/8/2k5/8/K6R b - - 0 1\n",
        "adoube winnable --for white 6k1/pp2p1p1/p1p1P1P1/KbP5/pPp5/P1P5/8/8 b - - 0 1\n",
        "adoube winnable --batch positions.txt --instant --json",
    )
)]
pub(crate) struct Options {
    #[arg(required_unless_present = "batch", num_args = 1.., value_name = "FEN")]
    fen: Vec<String>,
    #[arg(long, value_name = "FILE", conflicts_with = "fen")]
    #[expect(clippy::option_option, reason = "so clap tells --batch from --batch FILE")]
    batch: Option<Option<PathBuf>>,
    #[arg(long = "for", value_name = "COLOUR", value_parser = one_of(COLOURS))]
    player: Option<Colour>,
    #[command(flatten)]
    judging: JudgeOptions,
    #[command(flatten)]
    threads: Threads,
}

/// The number of positions in progress for each thread.
const WINDOW: usize = 512;

/// How a position is judged, and how the moves are written.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct JudgeOptions {
    #[arg(long)]
    instant: bool,
    #[arg(long, default_value = "san")]
    pub(crate) notation: Notation,
}

impl JudgeOptions {
    /// The verdict on each of the players, verified if there is time.
    pub(crate) fn judge(
        self,
        position: &Position,
        players: &[Colour],
        check: Check,
    ) -> Result<Finding, Problem> {
        if self.instant {
            Finding::new(position, players, Budget::INSTANT, Check::Lines)
        } else {
            Finding::new(position, players, Budget::FULL, check)
        }
    }

    /// The effort, and advice if it was not enough.
    pub(crate) fn effort(self, finding: &Finding, audience: &Audience) -> String {
        let words = &audience.words;
        let mut text = finding.effort(words) + "\n";
        if finding.is_open() {
            let key = if self.instant { Key::WinnableInstant } else { Key::WinnableUndecided };
            text += &(words.plain(key) + "\n");
        }
        text
    }
}

impl Options {
    fn players(&self) -> &[Colour] {
        self.player.as_ref().map_or(&Colour::ALL, std::slice::from_ref)
    }
}

/// The command, for one position.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let position = input::read_position(&options.fen, Origin::Composition)?;
    let finding = options.judging.judge(&position, options.players(), Check::Everything)?;
    let text = finding.text(options.judging.notation, &audience.words)
        + &options.judging.effort(&finding, audience);
    let exit = if finding.is_open() { Exit::CouldNotTell } else { Exit::Yes };
    let facts = finding.facts(position.to_string(), options.judging.notation, &audience.words);
    Ok(Answer::new(exit, text, &facts))
}

/// The command, for a position a line; none if a single position was requested.
pub(crate) fn batch(options: &Options, audience: &Audience) -> Result<Option<Batch>, Problem> {
    let Some(path) = &options.batch else { return Ok(None) };
    let source = path.as_deref().map_or_else(input::Source::piped, input::Source::open)?;
    let players = options.players().to_vec();
    let parallelism = options.threads.parallelism(WINDOW);
    Ok(Some(Batch::new(source, players, options.judging, parallelism, audience)))
}

#[cfg(test)]
mod tests {
    use adoube_chess::notation::Language;

    use super::*;
    use crate::draw::ColorMode;
    use adoube_record::i18n::Localizer;

    #[test]
    fn what_is_not_known_comes_with_what_it_means() {
        let initial = Position::initial();
        let budget = Budget { positions: 1 };
        let open = Finding::new(&initial, &[Colour::White], budget, Check::Everything);
        let open = open.expect("nothing is claimed");
        assert!(open.is_open());
        for (language, at_once, in_full) in [
            (
                Language::En,
                "; without it the answer is found more often.\n",
                "; the arbiter decides.\n",
            ),
            (Language::Sl, "; brez nje je odgovor pogosteje znan.\n", "; odloči sodnik.\n"),
            (Language::Hr, "; bez te opcije odgovor je češće poznat.\n", "; odlučuje sudac.\n"),
            (
                Language::SrLatn,
                "; bez te opcije odgovor je češće poznat.\n",
                "; odlučuje sudija.\n",
            ),
            (
                Language::SrCyrl,
                "; без те опције одговор је чешће познат.\n",
                "; одлучује судија.\n",
            ),
        ] {
            let audience = Audience::new(Localizer::new(language), ColorMode::Plain);
            for (instant, expected) in [(true, at_once), (false, in_full)] {
                let rendered =
                    JudgeOptions { instant, notation: Notation::San }.effort(&open, &audience);
                assert!(rendered.ends_with(expected), "{rendered}");
            }
        }
    }
}
