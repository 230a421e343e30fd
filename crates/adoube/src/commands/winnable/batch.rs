//! Many positions, a line each.
//!
//! JSON: an object a line, as for one position; a line that is no position is an error with `file` and `line`. The
//! summary goes to the error stream.

use std::time::Instant;

use adoube_chess::Colour;
use adoube_winnable::Liveness;
use serde::Serialize;

use super::{Check, JudgeOptions, Outcome};
use crate::{
    answer::{Answer, Audience, Exit, Progress, Series},
    input::{self, Origin, Source, lines::InputLine},
    json::{self, SummaryFacts},
    problem::Problem,
};
use adoube_record::{
    describe,
    i18n::{Key, Localizer},
    parallel::{Parallelism, par_map_ordered},
};

/// A batch in progress.
pub(crate) struct Batch {
    judged: Box<dyn Iterator<Item = JudgedLine>>,
    started: Instant,
    size: Option<u64>,
    bytes: u64,
    tally: VerdictTally,
    /// Whether a line, or the rest of them, could not be read.
    has_failed: bool,
}

/// A line with its verdict.
struct JudgedLine {
    /// The offset of its end in the source.
    end: u64,
    verdict: Result<LineVerdict, Problem>,
}

struct LineVerdict {
    answer: Answer,
    outcomes: Vec<(Colour, Outcome)>,
    is_dead: bool,
}

/// The counts so far.
#[derive(Default)]
struct VerdictTally {
    positions: u64,
    bad: u64,
    dead: u64,
    /// By player, then by outcome.
    verdicts: [[u64; Outcome::ALL.len()]; Colour::ALL.len()],
}

/// The counts of a list of positions.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct BatchFacts {
    /// How many positions were judged.
    positions: u64,
    /// How many lines are no position.
    bad: u64,
    /// How many positions are dead.
    dead: u64,
    /// The verdicts on White; null if there are none.
    white: Option<OutcomeCounts>,
    /// The verdicts on Black; null if there are none.
    black: Option<OutcomeCounts>,
    /// How long it took, in milliseconds.
    elapsed_ms: u64,
    /// How many positions were judged in a second.
    positions_per_second: f64,
}

/// How often each verdict was given.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct OutcomeCounts {
    /// The player can still checkmate.
    yes: u64,
    /// The player cannot.
    no: u64,
    /// It was not found out.
    unknown: u64,
}

impl Batch {
    pub(crate) fn new(
        source: Source,
        players: Vec<Colour>,
        judging: JudgeOptions,
        parallelism: Parallelism,
        audience: &Audience,
    ) -> Self {
        let Source { name, size, lines } = source;
        let language = audience.words.language();
        let worker = move || {
            let words = Localizer::new(language);
            let (labels, name, players) =
                (VerdictLabels::new(&words), name.clone(), players.clone());
            move |line: Result<InputLine, Problem>| {
                let end = line.as_ref().map_or(0, |line| line.end);
                let verdict = line.and_then(|InputLine { number, text, .. }| {
                    let in_line = |problem| Problem::InLine {
                        file: name.clone(),
                        number,
                        problem: Box::new(problem),
                    };
                    judge(&text, &players, judging, &words, &labels).map_err(in_line)
                });
                JudgedLine { end, verdict }
            }
        };
        Self {
            judged: Box::new(par_map_ordered(lines, parallelism, worker)),
            started: Instant::now(),
            size,
            bytes: 0,
            tally: VerdictTally::default(),
            has_failed: false,
        }
    }
}

/// The verdicts on a position, in one line.
fn judge(
    line: &str,
    players: &[Colour],
    judging: JudgeOptions,
    words: &Localizer,
    labels: &VerdictLabels,
) -> Result<LineVerdict, Problem> {
    let position = input::legal_position(input::parse_list_line(line)?, Origin::Composition)?;
    let finding = judging.judge(&position, players, Check::ShortProofs)?;
    let outcomes: Vec<_> = finding.outcomes().collect();
    let text = labels.line(&outcomes, line);
    let facts = finding.facts(line.to_owned(), judging.notation, words);
    let is_dead = finding.life() == Liveness::Dead;
    Ok(LineVerdict { answer: Answer::new(Exit::Yes, text, &facts), outcomes, is_dead })
}

/// The labels for each player and outcome, padded to columns.
struct VerdictLabels([[String; Outcome::ALL.len()]; Colour::ALL.len()]);

impl VerdictLabels {
    fn new(words: &Localizer) -> Self {
        Self(Colour::ALL.map(|player| {
            let labels = Outcome::ALL.map(|outcome| {
                let (colour, verdict) = (describe::colour_name(player), outcome.name());
                words.say(Key::Verdict, [("colour", colour.into()), ("verdict", verdict.into())])
            });
            let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
            labels.map(|label| format!("{label:width$}  "))
        }))
    }

    fn line(&self, outcomes: &[(Colour, Outcome)], line: &str) -> String {
        let label = |&(player, outcome): &(Colour, Outcome)| {
            self.0[player.index()][outcome as usize].as_str()
        };
        outcomes.iter().map(label).chain([line, "\n"]).collect()
    }
}

impl Iterator for Batch {
    type Item = Result<Answer, Problem>;

    fn next(&mut self) -> Option<Self::Item> {
        let JudgedLine { end, verdict } = self.judged.next()?;
        self.bytes = self.bytes.max(end);
        Some(match verdict {
            Ok(LineVerdict { answer, outcomes, is_dead }) => {
                self.tally.positions += 1;
                self.tally.dead += u64::from(is_dead);
                for (player, outcome) in outcomes {
                    self.tally.verdicts[player.index()][outcome as usize] += 1;
                }
                Ok(answer)
            }
            Err(problem) => {
                self.tally.bad += u64::from(matches!(problem, Problem::InLine { .. }));
                self.has_failed = true;
                Err(problem)
            }
        })
    }
}

impl Series for Batch {
    fn progress(&self) -> Progress {
        let questions = self.tally.positions + self.tally.bad;
        Progress { questions, bytes: self.bytes, of: self.size }
    }

    fn summary(&self, audience: &Audience) -> Answer {
        let seconds = self.started.elapsed().as_secs_f64();
        let exit = if self.has_failed { Exit::Failed } else { Exit::Yes };
        let facts = SummaryFacts { summary: self.tally.facts(seconds) };
        Answer::new(exit, self.tally.text(seconds, &audience.words), &facts)
    }
}

impl VerdictTally {
    fn speed(&self, seconds: f64) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "nobody has so many positions")]
        let positions = self.positions as f64;
        if seconds > 0.0 { positions / seconds } else { 0.0 }
    }

    /// The requested players, with their counts.
    fn players(&self) -> impl Iterator<Item = (Colour, [u64; Outcome::ALL.len()])> {
        let counts = Colour::ALL.map(|player| (player, self.verdicts[player.index()]));
        counts.into_iter().filter(|(_, counts)| counts.iter().any(|&count| count > 0))
    }

    fn text(&self, seconds: f64, words: &Localizer) -> String {
        #[expect(clippy::cast_sign_loss, reason = "a speed is never negative")]
        let speed = self.speed(seconds).round() as u64;
        let mut lines = vec![words.say(
            Key::SummaryPositions,
            [
                ("positions", words.number(self.positions).into()),
                ("time", describe::duration(seconds, words).into()),
                ("speed", words.number(speed).into()),
            ],
        )];
        for (player, [yes, no, unknown]) in self.players() {
            lines.push(words.say(
                Key::SummaryPlayer,
                [
                    ("colour", describe::colour_name(player).into()),
                    ("yes", words.number(yes).into()),
                    ("no", words.number(no).into()),
                    ("unknown", words.number(unknown).into()),
                ],
            ));
        }
        if self.players().count() == Colour::ALL.len() {
            lines.push(words.say(Key::SummaryDead, [("dead", words.number(self.dead).into())]));
        }
        if self.bad > 0 {
            lines.push(words.say(Key::SummaryBad, [("bad", words.number(self.bad).into())]));
        }
        lines.join("\n") + "\n"
    }

    fn facts(&self, seconds: f64) -> BatchFacts {
        let counts = |colour: Colour| {
            let mut players = self.players();
            let (_, [yes, no, unknown]) = players.find(|(player, _)| *player == colour)?;
            Some(OutcomeCounts { yes, no, unknown })
        };
        BatchFacts {
            positions: self.positions,
            bad: self.bad,
            dead: self.dead,
            white: counts(Colour::White),
            black: counts(Colour::Black),
            elapsed_ms: json::milliseconds(seconds),
            positions_per_second: self.speed(seconds),
        }
    }
}
