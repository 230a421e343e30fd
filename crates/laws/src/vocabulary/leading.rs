//! Which articles an arbiter names first. A ruling cites everything that it rests on, definitions and procedure
//! included; a player who reads it wants the one or two that decide.

use super::Ruling;
use crate::{Article, Citation, Provision};

/// No more articles than this lead. With the article of a ground that makes four at first sight.
const MOST: usize = 3;

/// What is named beside the provision that a ruling is about, the most important first: what orders the consequence,
/// the right on which the player relied, what changes an amount.
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

/// Where both are cited, the second says what the ruling is about, and the first only how it is judged.
const INSTEAD: (Provision, Provision) =
    (Provision::ClocksAfterIrregularity, Provision::WrongClockSetting);

impl Ruling {
    /// What it is about, as a sentence names it.
    pub fn subject(&self) -> Option<Citation> {
        let (general, particular) = INSTEAD;
        let particular = self.cites().iter().find(|cite| cite.provision() == particular);
        self.main().map(|main| match particular {
            Some(particular) if main.provision() == general => *particular,
            _ => main,
        })
    }

    /// What may be read out, the most important first.
    fn candidates(&self) -> impl Iterator<Item = Citation> {
        let cited = |provision: &Provision| {
            self.cites().iter().skip(1).find(|cite| cite.provision() == *provision).copied()
        };
        self.subject().into_iter().chain(LEADING.iter().filter_map(cited))
    }

    /// The articles to be read out: of what the ruling is about, and at most two that decide what follows; none that
    /// another of them is a part of.
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

    /// All other articles that it rests on.
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
        let told = |articles: Vec<&Article>| -> Vec<String> {
            articles.into_iter().map(ToString::to_string).collect()
        };
        assert_eq!(told(ruling.leading_articles()), ["7.5.1", "7.5.5", "A.3"]);
        assert_eq!(told(ruling.further_articles()), ["3.9.2", "3.10.1", "3.10.2"]);
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
