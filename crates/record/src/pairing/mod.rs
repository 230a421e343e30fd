//! Pairings as sentences: why a round is as it is, why two players do not meet, and what is wrong with a file.

mod fault;

use adoube_pairing::{
    Board, PlayerId, Points, Tournament,
    dutch::{ColourRule, Criterion, Floater, NoPairing, Reason, Round, WhyNot},
};
pub use fault::{read_error, trf_fault};

use crate::i18n::{Key, Localizer, PairingKey};

fn points_in(points: Points, words: &Localizer) -> String {
    let written = points.to_string();
    let written = written.strip_suffix(".0").unwrap_or(&written);
    written.replace('.', &words.plain(Key::DecimalSign))
}

/// Describes the pairings of a tournament in a language.
#[derive(Clone, Copy)]
pub struct PairingNarrator<'a> {
    tournament: &'a Tournament,
    words: &'a Localizer,
}

impl<'a> PairingNarrator<'a> {
    /// For this tournament and these words.
    pub const fn new(tournament: &'a Tournament, words: &'a Localizer) -> Self {
        Self { tournament, words }
    }

    /// `12 Novak, Ana`, or the number alone.
    pub fn player(&self, id: PlayerId) -> String {
        match self.tournament.player(id).map(|player| player.name.as_str()) {
            Some(name) if !name.is_empty() => format!("{id} {name}"),
            _ => id.to_string(),
        }
    }

    /// Points, with the decimal sign of the language: `3,5`.
    pub fn points(&self, points: Points) -> String {
        points_in(points, self.words)
    }

    /// The requirement of a criterion.
    pub fn criterion(&self, criterion: Criterion) -> String {
        self.words.say(PairingKey::Criterion, [("criterion", criterion.code().into())])
    }

    /// The criterion or rule that decided.
    pub fn reason(&self, reason: Reason) -> String {
        match reason {
            Reason::Order => self.words.plain(PairingKey::ReasonOrder),
            Reason::Criterion(criterion) => self.ruled(PairingKey::ReasonCriterion, criterion),
        }
    }

    /// Which rule gave the colours.
    pub fn colours(&self, rule: ColourRule) -> String {
        let text = self.words.say(PairingKey::Colours, [("rule", rule.name().into())]);
        let with = [("text", text.into()), ("rule", rule.to_string().into())];
        self.words.say(PairingKey::ColoursTold, with)
    }

    /// Who floats, and why.
    pub fn floater(&self, floater: &Floater) -> String {
        self.words.say(
            PairingKey::Floater,
            [
                ("player", self.player(floater.player).into()),
                ("points", self.points(floater.from).into()),
                ("reason", self.reason(floater.reason).into()),
            ],
        )
    }

    /// Why `one` and `other` do not meet in `round`, and whom they meet instead.
    pub fn why_not(
        &self,
        why: WhyNot,
        round: &Round,
        one: PlayerId,
        other: PlayerId,
    ) -> Vec<String> {
        let mut lines = vec![self.why(why, round.number, one, other)];
        let is_away = |id: PlayerId| matches!(why, WhyNot::NotThere(away) if away == id);
        if matches!(why, WhyNot::Worse { .. } | WhyNot::Later { .. }) {
            lines.extend(self.different_points(round.number - 1, one, other));
        }
        if why != WhyNot::TheyMeet {
            let there = [one, other].into_iter().filter(|&id| !is_away(id));
            lines.extend(there.filter_map(|id| self.instead(round, id)));
        }
        lines
    }

    /// The sentence that the two have different points after this many rounds, if they do.
    fn different_points(&self, rounds: usize, one: PlayerId, other: PlayerId) -> Option<String> {
        let score = |id| Some(self.tournament.score(self.tournament.player(id)?, rounds));
        let (first, second) = (score(one)?, score(other)?);
        let with = [
            ("one", self.player(one).into()),
            ("one-points", self.points(first).into()),
            ("other", self.player(other).into()),
            ("other-points", self.points(second).into()),
        ];
        (first != second).then(|| self.words.say(PairingKey::WhyNotPoints, with))
    }

    fn why(&self, why: WhyNot, round: usize, one: PlayerId, other: PlayerId) -> String {
        match why {
            WhyNot::TheyMeet => self.words.plain(PairingKey::WhyNotMeet),
            WhyNot::NotThere(player) => {
                self.words.say(PairingKey::WhyNotAway, [("player", self.player(player).into())])
            }
            WhyNot::Breaks(Criterion::C1) if one != other => match self.met(round, one, other) {
                Some(past) => self.words.say(
                    PairingKey::WhyNotMet,
                    [("past", past.into()), ("rule", Criterion::C1.to_string().into())],
                ),
                None => self.words.plain(PairingKey::WhyNotForbidden),
            },
            WhyNot::Breaks(criterion) => self.ruled(PairingKey::WhyNotBreaks, criterion),
            WhyNot::Worse { bracket, criterion } => self.words.say(
                PairingKey::WhyNotWorse,
                [
                    ("points", self.points(bracket).into()),
                    ("rule", criterion.to_string().into()),
                    ("text", self.criterion(criterion).into()),
                ],
            ),
            WhyNot::Later { bracket } => {
                self.words.say(PairingKey::WhyNotLater, [("points", self.points(bracket).into())])
            }
        }
    }

    /// The round before this one in which the two played.
    fn met(&self, round: usize, one: PlayerId, other: PlayerId) -> Option<usize> {
        let player = self.tournament.player(one)?;
        (1..round).find(|&past| player.entry(past).played() == Some(other))
    }

    fn instead(&self, round: &Round, id: PlayerId) -> Option<String> {
        if round.bye == Some(id) {
            let with = [("player", self.player(id).into())];
            return Some(self.words.say(PairingKey::HasByeInstead, with));
        }
        let pair = round.pairs.iter().find(|pair| pair.white == id || pair.black == id)?;
        let opponent = if pair.white == id { pair.black } else { pair.white };
        let with = [("player", self.player(id).into()), ("opponent", self.player(opponent).into())];
        Some(self.words.say(PairingKey::MeetsInstead, with))
    }

    /// Why a round cannot be paired.
    pub fn no_pairing(&self, why: &NoPairing) -> String {
        match why {
            NoPairing::NoPlayers => self.words.plain(PairingKey::NonePlayers),
            NoPairing::NoSuchRound(round) => self.words.say(
                PairingKey::NoneRound,
                [
                    ("round", (*round).into()),
                    ("paired", self.tournament.paired_rounds().into()),
                    ("rounds", self.tournament.rounds.into()),
                ],
            ),
            NoPairing::ResultMissing { round, player } => self.words.say(
                PairingKey::NoneResult,
                [("round", (*round).into()), ("player", self.player(*player).into())],
            ),
            NoPairing::NoInitialColour => self.words.plain(PairingKey::NoneColour),
            NoPairing::Impossible(players) => {
                let players: Vec<String> = players.iter().map(|&id| self.player(id)).collect();
                let with = [("players", players.join("; ").into())];
                self.words.say(PairingKey::NoneImpossible, with)
            }
        }
    }

    /// Why a board must not be set, even by hand.
    pub fn not_allowed(&self, (white, black): Board, criterion: Criterion) -> String {
        let mut players = vec![self.player(white)];
        players.extend(black.map(|black| self.player(black)));
        let with = [
            ("players", players.join(" – ").into()),
            ("text", self.criterion(criterion).into()),
            ("rule", criterion.to_string().into()),
        ];
        self.words.say(PairingKey::CheckNotAllowed, with)
    }

    fn ruled(&self, key: PairingKey, criterion: Criterion) -> String {
        let with =
            [("text", self.criterion(criterion).into()), ("rule", criterion.to_string().into())];
        self.words.say(key, with)
    }
}
