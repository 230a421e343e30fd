//! The finding about a position, for people and for programs.

use std::time::Instant;

use adoube_chess::{Colour, Position};
use adoube_winnable::{Budget, Judgement, Liveness, Verdict, judge, shorten};

use super::Check;
use crate::{problem::Problem, writing::Notation};
use adoube_record::{
    describe,
    i18n::{Key, Localizer},
};

/// The verdicts on the requested players.
pub(crate) struct Finding {
    pub(super) position: Position,
    pub(super) players: Vec<JudgedPlayer>,
    /// The cost of judging, without verification.
    pub(super) seconds: f64,
}

/// The verdict on one player.
pub(super) struct JudgedPlayer {
    pub(super) player: Colour,
    pub(super) verdict: Verdict,
    positions: usize,
    /// Whether it was verified.
    pub(super) is_verified: bool,
}

/// A verdict without its evidence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Yes,
    No,
    Unknown,
}

impl Outcome {
    pub(crate) const ALL: [Self; 3] = [Self::Yes, Self::No, Self::Unknown];

    pub(super) const fn from_verdict(verdict: &Verdict) -> Self {
        match verdict {
            Verdict::Yes(_) => Self::Yes,
            Verdict::No(_) => Self::No,
            Verdict::Unknown { .. } => Self::Unknown,
        }
    }

    /// Its name, in JSON and in the selectors of `texts/`.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
            Self::Unknown => "unknown",
        }
    }
}

impl Finding {
    pub(crate) fn new(
        position: &Position,
        players: &[Colour],
        budget: Budget,
        check: Check,
    ) -> Result<Self, Problem> {
        let started = Instant::now();
        let judged = |&player: &Colour| {
            let mut judgement = judge(position, player, budget);
            // For a person the moves should be few.
            if let (Check::Everything, Verdict::Yes(line)) = (check, &mut judgement.verdict) {
                *line = shorten(position, player, line);
            }
            (player, judgement)
        };
        let judged: Vec<_> = players.iter().map(judged).collect();
        let seconds = started.elapsed().as_secs_f64();
        let checked = |(player, Judgement { verdict, positions }): (Colour, Judgement)| {
            let is_verified = check.run(position, player, &verdict)?;
            Ok(JudgedPlayer { player, verdict, positions, is_verified })
        };
        let players = judged.into_iter().map(checked).collect::<Result<_, Problem>>()?;
        Ok(Self { position: *position, players, seconds })
    }

    /// The verdict on each player.
    pub(crate) fn outcomes(&self) -> impl Iterator<Item = (Colour, Outcome)> {
        self.players.iter().map(|judged| (judged.player, Outcome::from_verdict(&judged.verdict)))
    }

    /// Whether a verdict is missing.
    pub(crate) fn is_open(&self) -> bool {
        self.outcomes().any(|(_, outcome)| outcome == Outcome::Unknown)
    }

    /// Whether the position is dead; that needs the verdicts on both players.
    pub(crate) fn life(&self) -> Liveness {
        if self.outcomes().any(|(_, outcome)| outcome == Outcome::Yes) {
            Liveness::Alive
        } else if self.players.len() == Colour::ALL.len() && !self.is_open() {
            Liveness::Dead
        } else {
            Liveness::Unknown
        }
    }

    pub(super) fn positions(&self) -> u64 {
        self.players.iter().map(|judged| judged.positions as u64).sum()
    }

    /// The verdicts, each with the moves or the reason.
    pub(crate) fn text(&self, notation: Notation, words: &Localizer) -> String {
        let verdicts = self.players.iter().map(|judged| {
            let rendered = self.verdict(judged, notation, words);
            rendered.join("\n  ") + "\n"
        });
        verdicts.collect()
    }

    /// The verdict and its evidence.
    fn verdict(&self, judged: &JudgedPlayer, notation: Notation, words: &Localizer) -> Vec<String> {
        let player = judged.player;
        let say = |key| words.say(key, [("colour", describe::colour_name(player).into())]);
        match &judged.verdict {
            Verdict::Yes(line) if line.is_empty() => {
                describe::status(&self.position, words).into_iter().collect()
            }
            Verdict::Yes(line) => {
                let moves = notation.write_line(&self.position, line, words.language());
                let moves = moves.lines().map(ToOwned::to_owned);
                std::iter::once(say(Key::WinnableYes)).chain(moves).collect()
            }
            Verdict::No(proof) => {
                let (_, reason) = self.reason(player, proof, words);
                vec![say(Key::WinnableNo), reason]
            }
            Verdict::Unknown { .. } => vec![say(Key::WinnableUnknown)],
        }
    }

    /// The number of positions examined, and the time.
    pub(crate) fn effort(&self, words: &Localizer) -> String {
        let count = self.positions();
        let with = [
            ("count", count.into()),
            ("shown", words.number(count).into()),
            ("time", describe::duration(self.seconds, words).into()),
        ];
        words.say(Key::WinnableEffort, with)
    }
}

#[cfg(test)]
mod tests {
    use adoube_chess::notation::Language;

    use super::{super::facts::Facts, *};

    /// A finding of a search that gave up, which no test can wait for.
    fn open(players: &[Colour]) -> Finding {
        let given_up = |&player: &Colour| JudgedPlayer {
            player,
            verdict: Verdict::Unknown { positions: 1_000 },
            positions: 1_000,
            is_verified: false,
        };
        let players = players.iter().map(given_up).collect();
        Finding { position: Position::initial(), players, seconds: 1.5 }
    }

    #[test]
    fn what_is_not_known_is_said() {
        let finding = open(&Colour::ALL);
        assert!(finding.is_open());
        assert_eq!(finding.life(), Liveness::Unknown);
        let words = Localizer::new(Language::En);
        let said = "It is not known whether White can still checkmate.\n\
                    It is not known whether Black can still checkmate.\n";
        assert_eq!(finding.text(Notation::San, &words), said);
        assert_eq!(finding.effort(&words), "2,000 positions examined, 1.50 s.");
    }

    #[test]
    fn an_open_verdict_has_no_details_for_programs() {
        let finding = open(&[Colour::White]);
        let facts = finding.facts("a FEN".to_owned(), Notation::San, &Localizer::new(Language::Sl));
        let expected = Facts {
            fen: "a FEN".to_owned(),
            white: Some("unknown"),
            white_verified: Some(false),
            positions: 1_000,
            elapsed_ms: 1_500,
            ..Facts::default()
        };
        assert_eq!(facts, expected);
    }
}
