//! The answer for programs.

use adoube_chess::{
    Colour,
    uci::{self, Castling},
};
use adoube_record::i18n::Localizer;
use adoube_winnable::{Liveness, Verdict};
use serde::Serialize;

use super::{Finding, Outcome, finding::JudgedPlayer};
use crate::{json, writing::Notation};

/// Who can still checkmate, by any series of legal moves.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Facts {
    /// The position in FEN; of a list, the line as it was given.
    pub(super) fen: String,
    /// Whether White can still checkmate: `yes`, `no` or `unknown`; null if nobody asked.
    pub(super) white: Option<&'static str>,
    /// The moves in UCI that lead to White's checkmate, if the verdict is `yes`.
    pub(super) white_line: Option<Vec<String>>,
    /// The name of the reason why White cannot checkmate, if the verdict is `no`.
    pub(super) white_reason: Option<&'static str>,
    /// The moves in the requested notation, or the reason as a sentence.
    pub(super) white_text: Option<String>,
    /// Whether the verdict on White was verified; null if nobody asked.
    pub(super) white_verified: Option<bool>,
    /// The squares that the white king can ever reach, if the proof is a wall.
    pub(super) white_king_squares: Option<Vec<String>>,
    /// Whether Black can still checkmate: `yes`, `no` or `unknown`; null if nobody asked.
    pub(super) black: Option<&'static str>,
    /// The moves in UCI that lead to Black's checkmate, if the verdict is `yes`.
    pub(super) black_line: Option<Vec<String>>,
    /// The name of the reason why Black cannot checkmate, if the verdict is `no`.
    pub(super) black_reason: Option<&'static str>,
    /// The moves in the requested notation, or the reason as a sentence.
    pub(super) black_text: Option<String>,
    /// Whether the verdict on Black was verified; null if nobody asked.
    pub(super) black_verified: Option<bool>,
    /// The squares that the black king can ever reach, if the proof is a wall.
    pub(super) black_king_squares: Option<Vec<String>>,
    /// Whether the position is dead; null if that is unknown or only one player was requested.
    pub(super) dead: Option<bool>,
    /// How many positions were examined.
    pub(super) positions: u64,
    /// How long that took, in milliseconds.
    pub(super) elapsed_ms: u64,
}

/// The verdict on one player.
struct PlayerFacts {
    verdict: &'static str,
    line: Option<Vec<String>>,
    reason: Option<&'static str>,
    text: Option<String>,
    is_verified: bool,
}

impl Finding {
    /// The whole finding, for programs.
    pub(crate) fn facts(&self, fen: String, notation: Notation, words: &Localizer) -> Facts {
        let mut facts = Facts {
            fen,
            white_king_squares: self.king_square_names(Colour::White),
            black_king_squares: self.king_square_names(Colour::Black),
            dead: match self.life() {
                Liveness::Dead => Some(true),
                Liveness::Alive => Some(false),
                Liveness::Unknown => None,
            },
            positions: self.positions(),
            elapsed_ms: json::milliseconds(self.seconds),
            ..Facts::default()
        };
        for judged in &self.players {
            facts.set(judged.player, self.player_facts(judged, notation, words));
        }
        facts
    }

    fn king_square_names(&self, king: Colour) -> Option<Vec<String>> {
        let squares = self.king_squares(king)?;
        Some(squares.into_iter().map(|square| square.to_string()).collect())
    }

    /// The verdict on one player, with its evidence.
    fn player_facts(
        &self,
        judged: &JudgedPlayer,
        notation: Notation,
        words: &Localizer,
    ) -> PlayerFacts {
        let (line, reason, text) = match &judged.verdict {
            Verdict::Yes(line) => {
                let uci = |&moved| uci::write(moved, Castling::KingMove).to_string();
                let text = notation.write_line(&self.position, line, words.language());
                (Some(line.iter().map(uci).collect()), None, Some(text))
            }
            Verdict::No(proof) => {
                let (name, text) = self.reason(judged.player, proof, words);
                (None, Some(name), Some(text))
            }
            Verdict::Unknown { .. } => (None, None, None),
        };
        let verdict = Outcome::from_verdict(&judged.verdict).name();
        PlayerFacts { verdict, line, reason, text, is_verified: judged.is_verified }
    }
}

impl Facts {
    fn set(&mut self, player: Colour, facts: PlayerFacts) {
        let PlayerFacts { verdict, line, reason, text, is_verified } = facts;
        let (verdict, is_verified) = (Some(verdict), Some(is_verified));
        match player {
            Colour::White => {
                (self.white, self.white_verified) = (verdict, is_verified);
                (self.white_line, self.white_reason, self.white_text) = (line, reason, text);
            }
            Colour::Black => {
                (self.black, self.black_verified) = (verdict, is_verified);
                (self.black_line, self.black_reason, self.black_text) = (line, reason, text);
            }
        }
    }
}
