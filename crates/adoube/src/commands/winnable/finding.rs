//! What was found out about a position, in words and for programs.

use std::time::Instant;

use adoube_chess::{
    Colour, Position,
    uci::{self, Castling},
};
use adoube_winnable::{Budget, Exhausted, Judgement, Lack, Life, Proof, Verdict, Wall, judge};
use serde_json::{Map, Value, json};

use crate::{
    sentences,
    words::{Key, Words},
    writing::Notation,
};

/// The verdicts on the players that were asked about.
pub(crate) struct Finding {
    position: Position,
    players: Vec<(Colour, Judgement)>,
    seconds: f64,
}

/// A verdict without what shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Yes,
    No,
    Unknown,
}

impl Outcome {
    pub(crate) const ALL: [Self; 3] = [Self::Yes, Self::No, Self::Unknown];

    const fn of(verdict: &Verdict) -> Self {
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
    pub(crate) fn of(position: &Position, players: &[Colour], budget: Budget) -> Self {
        let started = Instant::now();
        let judged = |&player: &Colour| (player, judge(position, player, budget));
        let players = players.iter().map(judged).collect();
        Self { position: *position, players, seconds: started.elapsed().as_secs_f64() }
    }

    /// The verdict on each player.
    pub(crate) fn outcomes(&self) -> impl Iterator<Item = (Colour, Outcome)> {
        self.players.iter().map(|(player, judged)| (*player, Outcome::of(&judged.verdict)))
    }

    /// Whether a verdict was not found.
    pub(crate) fn is_open(&self) -> bool {
        self.outcomes().any(|(_, outcome)| outcome == Outcome::Unknown)
    }

    /// Whether the position is dead. For that, both players must have been asked about.
    pub(crate) fn life(&self) -> Life {
        if self.outcomes().any(|(_, outcome)| outcome == Outcome::Yes) {
            Life::Alive
        } else if self.players.len() == Colour::ALL.len() && !self.is_open() {
            Life::Dead
        } else {
            Life::Unknown
        }
    }

    fn positions(&self) -> u64 {
        self.players.iter().map(|(_, judged)| judged.positions as u64).sum()
    }

    /// The verdicts, each with the moves or the reason.
    pub(crate) fn text(&self, notation: Notation, words: &Words) -> String {
        let verdicts = self.players.iter().map(|(player, judged)| {
            let told = self.verdict(*player, &judged.verdict, notation, words);
            told.join("\n  ") + "\n"
        });
        verdicts.collect()
    }

    /// The answer, and below it what shows it.
    fn verdict(
        &self,
        player: Colour,
        verdict: &Verdict,
        notation: Notation,
        words: &Words,
    ) -> Vec<String> {
        let say = |key| words.say(key, [("colour", sentences::colour_name(player).into())]);
        match verdict {
            Verdict::Yes(line) if line.is_empty() => {
                sentences::status(&self.position, words).into_iter().collect()
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

    /// Why neither player can checkmate, if it is the same for both.
    pub(crate) fn common_reason(&self, words: &Words) -> Option<String> {
        let mut reasons = self.players.iter().map(|(player, judged)| match &judged.verdict {
            Verdict::No(proof) => Some(self.reason(*player, proof, words).1),
            Verdict::Yes(_) | Verdict::Unknown { .. } => None,
        });
        let first = reasons.next()??;
        reasons.all(|other| other.as_ref() == Some(&first)).then_some(first)
    }

    /// Why a player cannot checkmate: a name for programs and a sentence for people.
    fn reason(&self, player: Colour, proof: &Proof, words: &Words) -> (&'static str, String) {
        // Where the game is over there is nothing to prove.
        if let Some(status) = sentences::status(&self.position, words)
            && !self.position.has_legal_move()
        {
            return ("game-over", status);
        }
        let say = |key| words.say(key, [("colour", sentences::colour_name(player).into())]);
        match proof {
            Proof::Material(Lack::BareKing) => ("bare-king", say(Key::ReasonBareKing)),
            Proof::Material(Lack::LikeBishops) => ("like-bishops", say(Key::ReasonLikeBishops)),
            Proof::Material(Lack::LoneKnight) => ("lone-knight", say(Key::ReasonLoneKnight)),
            Proof::Wall(wall) => ("wall", self.walled(wall, words)),
            Proof::Exhausted(Exhausted { positions }) => {
                let count = positions.len() as u64;
                let with = [("count", count.into()), ("shown", words.number(count).into())];
                ("exhausted", words.say(Key::ReasonExhausted, with))
            }
        }
    }

    fn walled(&self, wall: &Wall, words: &Words) -> String {
        let squares = |colour| {
            let reach = wall.reach(&self.position, self.position.king(colour));
            sentences::squares(reach, words.language()).into()
        };
        let with = [("white", squares(Colour::White)), ("black", squares(Colour::Black))];
        words.say(Key::ReasonWall, with)
    }

    /// How much was looked at, and how long it took.
    pub(crate) fn effort(&self, words: &Words) -> String {
        let count = self.positions();
        let with = [
            ("count", count.into()),
            ("shown", words.number(count).into()),
            ("time", sentences::duration(self.seconds, words).into()),
        ];
        words.say(Key::WinnableEffort, with)
    }

    /// Everything, for programs.
    pub(crate) fn facts(&self, fen: String, notation: Notation, words: &Words) -> Value {
        let mut facts = Map::new();
        let mut add = |name: &str, value: Value| facts.insert(name.to_owned(), value);
        for (player, judged) in &self.players {
            let colour = sentences::colour_name(*player);
            add(colour, Outcome::of(&judged.verdict).name().into());
            match &judged.verdict {
                Verdict::Yes(line) => {
                    let uci = |&moved| uci::write(moved, Castling::KingMove).to_string();
                    let text = notation.write_line(&self.position, line, words.language());
                    add(&format!("{colour}_line"), line.iter().map(uci).collect());
                    add(&format!("{colour}_text"), text.into());
                }
                Verdict::No(proof) => {
                    let (name, text) = self.reason(*player, proof, words);
                    add(&format!("{colour}_reason"), name.into());
                    add(&format!("{colour}_text"), text.into());
                }
                Verdict::Unknown { .. } => {}
            }
        }
        add("fen", fen.into());
        add(
            "dead",
            match self.life() {
                Life::Dead => true.into(),
                Life::Alive => false.into(),
                Life::Unknown => Value::Null,
            },
        );
        add("positions", self.positions().into());
        add("seconds", json!(self.seconds));
        facts.into()
    }
}

#[cfg(test)]
mod tests {
    use adoube_chess::notation::Language;

    use super::*;

    /// What cannot be waited for: a search that gave up.
    fn open(players: &[Colour]) -> Finding {
        let given_up =
            Judgement { verdict: Verdict::Unknown { positions: 1_000 }, positions: 1_000 };
        let players = players.iter().map(|&player| (player, given_up.clone())).collect();
        Finding { position: Position::initial(), players, seconds: 1.5 }
    }

    #[test]
    fn what_is_not_known_is_said() {
        let finding = open(&Colour::ALL);
        assert!(finding.is_open());
        assert_eq!(finding.life(), Life::Unknown);
        let words = Words::of(Language::En);
        let said = "It is not known whether White can still checkmate.\n\
                    It is not known whether Black can still checkmate.\n";
        assert_eq!(finding.text(Notation::San, &words), said);
        assert_eq!(finding.effort(&words), "2,000 positions looked at, 1.50 s.");
    }

    #[test]
    fn programs_are_told_nothing_but_that() {
        let finding = open(&[Colour::White]);
        let facts = finding.facts("a FEN".to_owned(), Notation::San, &Words::of(Language::Sl));
        let expected = json!({
            "fen": "a FEN", "white": "unknown", "dead": null, "positions": 1_000, "seconds": 1.5,
        });
        assert_eq!(facts, expected);
    }
}
