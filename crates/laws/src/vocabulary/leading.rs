//! Which articles to name first. A ruling cites everything that it rests on, including definitions and
//! procedure; a player who reads it wants the one or two that decide.

use super::Ruling;
use crate::{Article, Citation, Provision};

/// At most this many articles lead. With the article of a ground that makes four at first sight.
const MOST: usize = 3;

/// Provisions named beside the one that a ruling is about, the most important first: those that order the
/// consequence, then the right relied on, then those that change an amount.
const LEADING: &[Provision] = &[
    Provision::IllegalMovesWithoutMatingChance,
    Provision::IllegalMovePenalty,
    Provision::PressWithoutMovePenalty,
    Provision::TwoHandsPenalty,
    Provision::FlagFallWithoutMatingChance,
    Provision::FlagFall,
    Provision::RapidWinOnTime,
    Provision::ArbiterCallsFlagFall,
    Provision::RepetitionAboutToAppear,
    Provision::RepetitionHasAppeared,
    Provision::FiftyMovesWithIntendedMove,
    Provision::FiftyMovesPlayed,
    Provision::RepetitionClaim,
    Provision::FiftyMovesClaim,
    Provision::RightToClaimLost,
    Provision::OneMinuteInsteadOfTwo,
    Provision::IntendedMoveMustBePlayed,
    Provision::MisplacedKingCannotCastle,
    Provision::HavingTheMove,
    Provision::RapidIllegalMove,
    Provision::RapidIllegalPosition,
    Provision::ClaimOpponentCannotWin,
    Provision::ClaimOpponentDoesNotTry,
    Provision::QuickplayClaim,
    Provision::PenaltyLossOfGame,
    Provision::PenaltyMoreTimeForOpponent,
    Provision::PenaltyLessTime,
    Provision::PenaltyFewerPoints,
    Provision::PenaltyMorePointsForOpponent,
    Provision::PenaltyFine,
    Provision::PenaltyExclusionFromRounds,
    Provision::PenaltyExpulsion,
    Provision::PenaltyWarning,
    Provision::ElectronicDevices,
    Provision::NoTouchedPieceCanMove,
    Provision::TouchedRookBeforeKing,
    Provision::KingReleasedToCastleIllegally,
    Provision::IntendedCastlingIllegal,
    Provision::TouchedBothColours,
    Provision::TouchedOpponentsPiece,
    Provision::TouchedOwnPiece,
    Provision::TouchRulingsOnRequest,
    Provision::PromotionMade,
    Provision::RefusalToComply,
    Provision::SignedResult,
    Provision::SealedMoveFaulty,
    Provision::EndedBeforeResumption,
    Provision::DrawRestrictions,
    Provision::RecordCompletedAfterFlagFall,
    Provision::FinishedPlayersAreSpectators,
    Provision::RecordedBeforeNextMove,
    Provision::RecordingMoves,
    Provision::AdjustingOnOwnTimeOnly,
    Provision::BoardsDisagree,
    Provision::ClockHandling,
    Provision::TooLateForSetUpClaim,
    Provision::Appeal,
];

/// Where both are cited, the second is what the ruling is about; the first only says how it is judged.
const INSTEAD: (Provision, Provision) =
    (Provision::ClocksAfterIrregularity, Provision::WrongClockSetting);

impl Ruling {
    /// Returns what it is about, as a sentence names it.
    pub fn subject(&self) -> Option<Citation> {
        let (general, particular) = INSTEAD;
        let particular = self.cites().iter().find(|cite| cite.provision() == particular);
        self.main().map(|main| match particular {
            Some(particular) if main.provision() == general => *particular,
            _ => main,
        })
    }

    /// Iterates over the citations that may lead, the most important first.
    fn candidates(&self) -> impl Iterator<Item = Citation> {
        let cited = |provision: &Provision| {
            self.cites().iter().skip(1).find(|cite| cite.provision() == *provision).copied()
        };
        self.subject().into_iter().chain(LEADING.iter().filter_map(cited))
    }

    /// Returns the articles to show first: the subject of the ruling, and at most two that decide the
    /// consequence. An article is left out if a part of it is among them.
    pub fn leading_articles(&self) -> Vec<&'static Article> {
        let mut articles: Vec<&Article> = Vec::new();
        for cite in self.candidates() {
            let is_parent = |own: &Article| articles.iter().any(|other| other.is_part_of(own));
            let is_said = cite.articles().iter().any(is_parent);
            articles
                .extend(cite.article().filter(|article| !is_said && !articles.contains(article)));
        }
        let all = articles.clone();
        articles.retain(|article| !all.iter().any(|other| other.is_part_of(article)));
        articles.truncate(MOST);
        articles
    }

    /// Returns all other articles that it rests on.
    pub fn further_articles(&self) -> Vec<&'static Article> {
        let leading = self.leading_articles();
        let mut articles: Vec<&Article> = Vec::new();
        for article in self.cites().iter().flat_map(|cite| cite.articles()) {
            if !leading.contains(&article) && !articles.contains(&article) {
                articles.push(article);
            }
        }
        articles
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Edition;

    #[test]
    fn what_decides_is_named_first() {
        let ruling = Ruling::under(Edition::Y2023, Provision::IllegalMoveCompleted)
            .also(Provision::KingLeftInCheck)
            .also(Provision::LegalAndIllegalMove)
            .also(Provision::IllegalMovePenalty)
            .also(Provision::OneMinuteInsteadOfTwo);
        let labels = |articles: Vec<&Article>| -> Vec<String> {
            articles.into_iter().map(ToString::to_string).collect()
        };
        assert_eq!(labels(ruling.leading_articles()), ["7.5.1", "7.5.5", "A.3"]);
        assert_eq!(labels(ruling.further_articles()), ["3.9.2", "3.10.1", "3.10.2"]);
    }

    #[test]
    fn a_part_stands_for_the_whole() {
        let ruling =
            Ruling::under(Edition::Y2023, Provision::TouchMove).also(Provision::TouchedOwnPiece);
        let first = ruling.leading_articles();
        assert_eq!(first.first().map(ToString::to_string).as_deref(), Some("4.3.1"));
        assert_eq!(first.len(), 1);
    }
}
