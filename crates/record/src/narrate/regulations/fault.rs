//! The faults of regulations.

use adoube_laws::regulations::{Fault, Problem, TextFault, examples};

use super::category;
use crate::{
    i18n::{Localizer, MessageArg, RegulationKey as Key},
    narrate::time::length,
};

/// A fault of a file of regulations, and the likely intention.
pub fn fault(problem: &Problem, words: &Localizer) -> Vec<String> {
    match problem {
        Problem::Text(fault) => written(fault, words),
        Problem::Meaning(fault) => vec![words.say_with(key(fault), values(fault, words))],
    }
}

/// A fault of the text.
fn written(fault: &TextFault, words: &Localizer) -> Vec<String> {
    let (rendered, nearest) = match fault {
        TextFault::Syntax(why) => (words.say(Key::RegulationNotToml, [("why", why.into())]), None),
        TextFault::UnknownKey { found, nearest } => {
            (words.say(Key::RegulationUnknownKey, [("found", found.into())]), nearest.as_ref())
        }
        TextFault::UnknownValue { found, nearest, known } => {
            let with = [("found", found.into()), ("known", known.join(", ").into())];
            (words.say(Key::RegulationUnknownValue, with), nearest.as_ref())
        }
        TextFault::WrongKind { key, .. } | TextFault::BadValue { key, .. } => {
            let with = [("examples", examples(key).join(", ").into()), ("key", key.into())];
            (words.say(Key::RegulationBadValue, with), None)
        }
        TextFault::NoUnit { found, with_units, in_seconds } => {
            let with = [
                ("found", found.into()),
                ("units", with_units.into()),
                ("seconds", in_seconds.into()),
            ];
            (words.say(Key::RegulationNoUnit, with), None)
        }
        TextFault::Missing(key) => {
            (words.say(Key::RegulationMissingKey, [("key", (*key).into())]), None)
        }
    };
    let meant =
        nearest.map(|nearest| words.say(Key::RegulationDidYouMean, [("nearest", nearest.into())]));
    [rendered].into_iter().chain(meant).collect()
}

/// The values of a sentence about a fault.
fn values(fault: &Fault, words: &Localizer) -> Vec<MessageArg<'static>> {
    let name = |kind| category(kind, words).into();
    let long = |each| length(each, words).into();
    match fault {
        Fault::CategoryContradicted { declared, derived } => {
            vec![("declared", name(*declared)), ("derived", name(*derived))]
        }
        Fault::CategoriesDiffer(each) => {
            vec![("white", name(each.white)), ("black", name(each.black))]
        }
        Fault::DefaultTimeNotAnnounced(Some(allowed))
        | Fault::DefaultTimeBeyondTheClock(allowed) => vec![("time", long(*allowed))],
        Fault::SupervisionNotAnnounced(kind) | Fault::AdjournmentIn(kind) => {
            vec![("category", name(*kind))]
        }
        Fault::TooManyGamesForArbiter { games, most } => {
            vec![("games", (*games).into()), ("most", (*most).into())]
        }
        Fault::ExtraTimeOutOfRange { extra, least, most } => {
            vec![("extra", long(*extra)), ("least", long(*least)), ("most", long(*most))]
        }
        Fault::PointsOutOfOrder(points) => vec![("points", points.to_string().into())],
        _ => Vec::new(),
    }
}

/// The sentence about a fault.
const fn key(fault: &Fault) -> Key {
    match fault {
        Fault::CategoryContradicted { .. } => Key::RegulationCategoryContradicted,
        Fault::CategoriesDiffer(_) => Key::RegulationCategoriesDiffer,
        Fault::DefaultTimeNotAnnounced(Some(_)) => Key::RegulationDefaultTimeNotAnnounced,
        Fault::DefaultTimeNotAnnounced(None) => Key::RegulationDefaultTimeMissing,
        Fault::DefaultTimeBeyondTheClock(_) => Key::RegulationDefaultTimeBeyondTheClock,
        Fault::SupervisionNotAnnounced(_) => Key::RegulationSupervisionNotAnnounced,
        Fault::SupervisionNotInEdition => Key::RegulationSupervisionNotInEdition,
        Fault::SupervisionWithoutEffect => Key::RegulationSupervisionWithoutEffect,
        Fault::TooManyGamesForArbiter { .. } => Key::RegulationTooManyGamesForArbiter,
        Fault::GamesNotRecorded(_) => Key::RegulationGamesNotRecorded,
        Fault::QuickplayWithExtraTime => Key::RegulationQuickplayWithExtraTime,
        Fault::QuickplayInBlitz => Key::RegulationQuickplayInBlitz,
        Fault::QuickplayLeftOut => Key::RegulationQuickplayLeftOut,
        Fault::ExtraTimeOutOfRange { .. } => Key::RegulationExtraTimeOutOfRange,
        Fault::ExtraTimeOnAnalogueClock => Key::RegulationExtraTimeOnAnalogueClock,
        Fault::AdjournmentIn(_) => Key::RegulationAdjournmentInQuickPlay,
        Fault::SessionWithoutTime => Key::RegulationSessionWithoutTime,
        Fault::Chess960NotInEdition => Key::RegulationChess960NotInEdition,
        Fault::DrawLimitNotInEdition(_) => Key::RegulationDrawLimitNotInEdition,
        Fault::DrawLimitWithoutEffect => Key::RegulationDrawLimitWithoutEffect,
        Fault::PointsOutOfOrder(_) => Key::RegulationPointsOutOfOrder,
        Fault::FlagCallNotOfEdition => Key::RegulationFlagCallNotOfEdition,
        Fault::BagCameLater => Key::RegulationBagCameLater,
        Fault::MilderPenaltyNotInEdition => Key::RegulationMilderPenaltyNotInEdition,
        Fault::NotInEdition { .. } => Key::RegulationNotInEdition,
        Fault::HouseRulesInRatedGames => Key::RegulationHouseRulesInRatedGames,
        Fault::RatedOnAScreen => Key::RegulationRatedOnAScreen,
        Fault::NothingOpen(_) => Key::RegulationNothingOpen,
    }
}

#[cfg(test)]
mod tests {
    use adoube_chess::notation::Language;
    use adoube_laws::{
        clock::{Milliseconds, MoveNumber, PerPlayer},
        regulations::{AgreedDraws, Category, Points},
    };

    use super::*;

    /// One of each kind.
    fn faults() -> Vec<Problem> {
        let (time, text) = (Milliseconds::minutes(30), || "x".to_owned());
        let kinds = PerPlayer { white: Category::Blitz, black: Category::Rapid };
        let (declared, derived) = (Category::Standard, Category::Blitz);
        let meaning = [
            Fault::CategoryContradicted { declared, derived },
            Fault::CategoriesDiffer(kinds),
            Fault::DefaultTimeNotAnnounced(Some(time)),
            Fault::DefaultTimeNotAnnounced(None),
            Fault::DefaultTimeBeyondTheClock(time),
            Fault::SupervisionNotAnnounced(Category::Rapid),
            Fault::SupervisionNotInEdition,
            Fault::SupervisionWithoutEffect,
            Fault::TooManyGamesForArbiter { games: 4, most: 3 },
            Fault::GamesNotRecorded(Category::Rapid),
            Fault::QuickplayWithExtraTime,
            Fault::QuickplayInBlitz,
            Fault::QuickplayLeftOut,
            Fault::ExtraTimeOutOfRange { extra: time, least: time, most: time },
            Fault::ExtraTimeOnAnalogueClock,
            Fault::AdjournmentIn(Category::Blitz),
            Fault::SessionWithoutTime,
            Fault::Chess960NotInEdition,
            Fault::DrawLimitNotInEdition(AgreedDraws::ConsentBefore(MoveNumber::new(30))),
            Fault::DrawLimitWithoutEffect,
            Fault::PointsOutOfOrder(Points::default()),
            Fault::FlagCallNotOfEdition,
            Fault::BagCameLater,
            Fault::MilderPenaltyNotInEdition,
            Fault::NotInEdition { key: "fines" },
            Fault::HouseRulesInRatedGames,
            Fault::RatedOnAScreen,
            Fault::NothingOpen("sixty-minutes"),
        ];
        let nearest = Some(text());
        let written = [
            TextFault::Syntax(text()),
            TextFault::UnknownKey { found: text(), nearest: nearest.clone() },
            TextFault::UnknownValue { found: text(), nearest, known: vec![text()] },
            TextFault::WrongKind { found: text(), expected: text(), key: "start".to_owned() },
            TextFault::BadValue { why: text(), key: "time".to_owned() },
            TextFault::NoUnit { found: text(), with_units: text(), in_seconds: text() },
            TextFault::Missing("time"),
        ];
        meaning.map(Problem::Meaning).into_iter().chain(written.map(Problem::Text)).collect()
    }

    #[test]
    fn every_fault_has_a_sentence_of_its_own() {
        for language in Language::ALL {
            let words = Localizer::new(language);
            let mut known = std::collections::BTreeSet::new();
            for problem in faults() {
                // A missing variable panics on the way.
                let rendered = fault(&problem, &words).join(" ");
                assert!(known.insert(rendered.clone()), "{} {rendered}", language.tag());
            }
        }
    }
}
