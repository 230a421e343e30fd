//! Decisions as an arbiter would tell them.

use adoube_laws::{
    Provision,
    table::{Author, Ground, Ruling},
};

use super::{
    ground::ground,
    order::order,
    scene::{Scene, of},
};
use crate::words::TableKey;

/// A decision in sentences.
pub(crate) struct Decision {
    /// What was decided.
    pub(crate) decided: String,
    /// What shows it.
    pub(crate) grounds: Vec<String>,
    /// What follows.
    pub(crate) orders: Vec<String>,
    /// Who decided, if it was left to somebody.
    pub(crate) author: Option<String>,
    /// Where it is written.
    pub(crate) articles: String,
}

impl Decision {
    /// All of it, in the order of reading.
    pub(crate) fn sentences(&self) -> Vec<String> {
        let grounds = self.grounds.iter().chain(&self.orders).chain(&self.author);
        [&self.decided].into_iter().chain(grounds).chain([&self.articles]).cloned().collect()
    }
}

/// What was decided, on what grounds, what follows, by whom, and where it is written.
pub(crate) fn ruling(ruling: &Ruling, scene: Scene<'_>) -> Decision {
    Decision {
        decided: decided(ruling, scene),
        grounds: ruling.grounds.iter().map(|each| ground(each, ruling.about, scene)).collect(),
        orders: ruling.orders.iter().map(|each| order(each, scene)).collect(),
        author: author(&ruling.author, scene),
        articles: articles(ruling, scene),
    }
}

/// The sentence for this very case, or what the provision says of all of them.
fn decided(ruling: &Ruling, scene: Scene<'_>) -> String {
    let Some(main) = ruling.main() else { return String::new() };
    let words = scene.words;
    match (frequent(main.provision(), ruling), ruling.about) {
        (Some(Telling::Plain(key)), _) => words.plain(key),
        (Some(Telling::About(key)), Some(about)) => words.say(key, [of(about)]),
        (Some(Telling::About(_)) | None, _) => words.provision(main.provision()),
    }
}

/// A sentence of its own: as it is, or about the player.
enum Telling {
    Plain(TableKey),
    About(TableKey),
}

/// The sentence of a frequent decision.
fn frequent(provision: Provision, ruling: &Ruling) -> Option<Telling> {
    use Telling::{About, Plain};
    Some(match provision {
        Provision::Checkmate => About(TableKey::RulingCheckmate),
        Provision::Resignation => About(TableKey::RulingResignation),
        Provision::ResignationWithoutMatingChance => {
            About(TableKey::RulingResignationWithoutMatingChance)
        }
        Provision::Stalemate => About(TableKey::RulingStalemate),
        Provision::DeadPosition => Plain(TableKey::RulingDeadPosition),
        Provision::DrawByAgreement => Plain(TableKey::RulingDrawByAgreement),
        Provision::FivefoldRepetition => Plain(TableKey::RulingFivefoldRepetition),
        Provision::SeventyFiveMoves => Plain(TableKey::RulingSeventyFiveMoves),
        Provision::CorrectDrawClaim => About(TableKey::RulingCorrectDrawClaim),
        Provision::IncorrectDrawClaim => About(TableKey::RulingIncorrectDrawClaim),
        Provision::RightToClaimLost => About(TableKey::RulingRightToClaimLost),
        Provision::FlagFall => About(TableKey::RulingFlagFall),
        Provision::FlagFallWithoutMatingChance => {
            About(TableKey::RulingFlagFallWithoutMatingChance)
        }
        Provision::BothFlagsFallenGameGoesOn => Plain(TableKey::RulingBothFlagsGameGoesOn),
        Provision::BothFlagsFallenInLastPeriod => Plain(TableKey::RulingBothFlagsInLastPeriod),
        Provision::RapidBothFlagsFallen => Plain(TableKey::RulingBothFlags),
        Provision::DefaultTime if ruling.about.is_none() => Plain(TableKey::RulingDefaultTimeBoth),
        Provision::DefaultTime => About(TableKey::RulingDefaultTime),
        Provision::NeitherPlayerPresent => Plain(TableKey::RulingNeitherPlayerPresent),
        Provision::DefectiveClock => Plain(TableKey::RulingDefectiveClock),
        Provision::WrongClockSetting => Plain(TableKey::RulingWrongClockSetting),
        _ => return irregularity(provision, ruling),
    })
}

/// The sentence of what went wrong.
fn irregularity(provision: Provision, ruling: &Ruling) -> Option<Telling> {
    use Telling::{About, Plain};
    let is_breach = ruling.grounds.iter().any(|ground| matches!(ground, Ground::Played(_)));
    Some(match provision {
        Provision::IllegalMoveCompleted
        | Provision::IllegalMovePenalty
        | Provision::RapidIllegalMove
        | Provision::BlitzIllegalMove => About(TableKey::RulingIllegalMove),
        Provision::IllegalMovesWithoutMatingChance => {
            About(TableKey::RulingIllegalMovesWithoutMatingChance)
        }
        Provision::PromotionNotCompleted => About(TableKey::RulingPromotionNotCompleted),
        Provision::KingCaptured => About(TableKey::RulingKingCaptured),
        Provision::TwoHandsForOneMove => About(TableKey::RulingTwoHands),
        Provision::PressWithoutMove => About(TableKey::RulingPressWithoutMove),
        Provision::WrongInitialPosition => Plain(TableKey::RulingWrongInitialPosition),
        Provision::WrongBoardPlacement => Plain(TableKey::RulingWrongBoardPlacement),
        Provision::ReversedColours => Plain(TableKey::RulingReversedColours),
        Provision::DisplacedPiecesRestored | Provision::DisplacementPenalised => {
            About(TableKey::RulingDisplacedPieces)
        }
        Provision::DisplacementFoundLater => Plain(TableKey::RulingDisplacementFoundLater),
        Provision::ClocksAfterIrregularity => Plain(TableKey::RulingClocksAfterIrregularity),
        Provision::PieceReleased if is_breach => About(TableKey::RulingPieceReleased),
        Provision::TouchMove
        | Provision::TouchedOwnPiece
        | Provision::TouchedOpponentsPiece
        | Provision::TouchedBothColours
            if is_breach =>
        {
            About(TableKey::RulingTouchedPiece)
        }
        _ => return None,
    })
}

fn author(author: &Author, scene: Scene<'_>) -> Option<String> {
    let words = scene.words;
    match author {
        Author::TheLaws => None,
        Author::Arbiter(name) if name.is_empty() => Some(words.plain(TableKey::AuthorArbiter)),
        Author::Arbiter(name) => {
            Some(words.say(TableKey::AuthorArbiterNamed, [("name", name.as_str().into())]))
        }
    }
}

fn articles(ruling: &Ruling, scene: Scene<'_>) -> String {
    let articles = Scene::articles(ruling.cites());
    let edition = scene.after.edition().to_string();
    let with = [
        ("count", articles.len().into()),
        ("articles", articles.join(", ").into()),
        ("edition", edition.into()),
    ];
    scene.words.say(TableKey::Articles, with)
}
