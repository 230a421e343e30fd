//! Findings as sentences.

use adoube_chess::{Colour, Fault};

use super::{Detail, Finding, FindingKind, PositionFaults, Severity, Turn};
use crate::{
    describe::{self, colour_name},
    i18n::{AuditKey as Key, Localizer},
    narrate::reading,
};

/// The most moves that are listed.
const SHOWN_MOVES: usize = 8;

/// A finding as a sentence or two.
pub fn sentence(finding: &Finding, words: &Localizer) -> String {
    match finding.kind {
        FindingKind::IllegalMove => illegal_move(finding, words),
        FindingKind::UnreadableMove => {
            with_nearest(words.plain(Key::UnreadableMove), finding, words)
        }
        FindingKind::AmbiguousMove => {
            let moves = [("moves", nearest(finding).into())];
            join(words.say(Key::AmbiguousMove, moves), &words.plain(Key::RestNotJudged))
        }
        FindingKind::MovesAfterCheckmate
        | FindingKind::MovesAfterStalemate
        | FindingKind::MovesAfterDeadPosition
        | FindingKind::MovesAfterFivefold
        | FindingKind::MovesAfterSeventyFive => moves_after(finding, words),
        FindingKind::ResultAgainstCheckmate
        | FindingKind::ResultAgainstStalemate
        | FindingKind::ResultAgainstDeadPosition
        | FindingKind::ResultAgainstFivefold
        | FindingKind::ResultAgainstSeventyFive => result_against(finding, words),
        FindingKind::WonOnTimeWithoutMate => {
            about_player(Key::WonOnTimeWithoutMate, finding, words)
        }
        FindingKind::WonWithoutMate if finding.severity == Severity::Error => {
            about_player(Key::WonByResignationWithoutMate, finding, words)
        }
        FindingKind::WonWithoutMate => about_player(Key::WonWithoutMate, finding, words),
        FindingKind::DrawnOnTimeWithMate => about_player(Key::DrawnOnTimeWithMate, finding, words),
        FindingKind::ResultTagDiffers => results(finding, words),
        FindingKind::TerminationDiffers => with_score(Key::TerminationDiffers, finding, words),
        FindingKind::NoMoves => with_score(Key::NoMoves, finding, words),
        FindingKind::RepetitionNotClaimed => repetition(Key::RepetitionNotClaimed, finding, words),
        FindingKind::RepetitionInReach => repetition(Key::RepetitionInReach, finding, words),
        FindingKind::RepetitionInOtherReading => {
            repetition(Key::RepetitionInOtherReading, finding, words)
        }
        FindingKind::FiftyMovesNotClaimed => quiet(Key::FiftyMovesNotClaimed, finding, words),
        FindingKind::FiftyMovesInReach => quiet(Key::FiftyMovesInReach, finding, words),
        FindingKind::ClockGrew => clock(Key::ClockGrew, finding, words),
        FindingKind::ClockOverspent => clock(Key::ClockOverspent, finding, words),
        FindingKind::ClockNegative => words.plain(Key::ClockNegative),
        FindingKind::ClockUnreadable => words.plain(Key::ClockUnreadable),
        FindingKind::NotAStartPosition => position(Key::NotAStartPosition, finding, words),
        FindingKind::PositionRights => position(Key::PositionRights, finding, words),
        FindingKind::IllegalPosition => illegal_position(finding, words),
        FindingKind::PositionUnreadable => unreadable_position(finding, words),
        FindingKind::PositionMissing => {
            let Detail::Tag(tag) = finding.detail else { return String::new() };
            words.say(Key::PositionMissing, [("tag", tag.into())])
        }
        FindingKind::BrokenGame => words.plain(Key::BrokenGame),
        FindingKind::OtherGame => join(words.plain(Key::OtherGame), &words.plain(Key::NotJudged)),
        FindingKind::ImpossibleDate => words.plain(Key::ImpossibleDate),
        FindingKind::Notation => match finding.detail {
            Detail::Forgiven(leniency) => words.leniency(leniency),
            _ => String::new(),
        },
    }
}

/// The name of a severity.
pub fn severity(severity: Severity, words: &Localizer) -> String {
    words.say(Key::Severity, [("severity", severity.name().into())])
}

/// The name of a kind, for tables.
pub fn kind(kind: FindingKind, words: &Localizer) -> String {
    words.say(Key::Kind, [("kind", kind.name().into())])
}

fn join(first: String, second: &str) -> String {
    first + " " + second
}

fn nearest(finding: &Finding) -> String {
    match &finding.detail {
        Detail::Nearest(moves) if moves.len() > SHOWN_MOVES => {
            moves[..SHOWN_MOVES].join(", ") + ", …"
        }
        Detail::Nearest(moves) => moves.join(", "),
        _ => String::new(),
    }
}

fn with_nearest(mut sentence: String, finding: &Finding, words: &Localizer) -> String {
    let moves = nearest(finding);
    if !moves.is_empty() {
        sentence = join(sentence, &words.say(Key::Nearest, [("moves", moves.into())]));
    }
    join(sentence, &words.plain(Key::RestNotJudged))
}

fn illegal_move(finding: &Finding, words: &Localizer) -> String {
    let mut sentence = words.plain(Key::IllegalMove);
    if let Some(broken) = finding.cites.first() {
        sentence = join(sentence, &words.provision(broken.provision(), broken.edition()));
    }
    with_nearest(sentence, finding, words)
}

/// The end of a game as the selectors in `texts/` name it.
const fn end(kind: FindingKind) -> &'static str {
    match kind {
        FindingKind::MovesAfterCheckmate | FindingKind::ResultAgainstCheckmate => "checkmate",
        FindingKind::MovesAfterStalemate | FindingKind::ResultAgainstStalemate => "stalemate",
        FindingKind::MovesAfterFivefold | FindingKind::ResultAgainstFivefold => "fivefold",
        FindingKind::MovesAfterSeventyFive | FindingKind::ResultAgainstSeventyFive => {
            "seventy-five"
        }
        _ => "dead",
    }
}

fn moves_after(finding: &Finding, words: &Localizer) -> String {
    let Detail::TooMany(count) = finding.detail else { return String::new() };
    words.say(Key::MovesAfter, [("end", end(finding.kind).into()), ("count", count.into())])
}

fn result_against(finding: &Finding, words: &Localizer) -> String {
    let Detail::Result { given, right } = finding.detail else { return String::new() };
    words.say(
        Key::ResultAgainst,
        [
            ("end", end(finding.kind).into()),
            ("given", given.to_string().into()),
            ("right", right.to_string().into()),
        ],
    )
}

fn results(finding: &Finding, words: &Localizer) -> String {
    let Detail::Results { tag, below } = finding.detail else { return String::new() };
    let with = [("tag", tag.to_string().into()), ("below", below.to_string().into())];
    words.say(Key::ResultTagDiffers, with)
}

fn about_player(key: Key, finding: &Finding, words: &Localizer) -> String {
    let Detail::Player(player) = finding.detail else { return String::new() };
    words.say(key, [("colour", colour_name(player).into())])
}

fn with_score(key: Key, finding: &Finding, words: &Localizer) -> String {
    let Detail::Score(score) = finding.detail else { return String::new() };
    words.say(key, [("result", score.to_string().into())])
}

/// The player who could have claimed: the one to move after the position.
fn claimant(finding: &Finding) -> Colour {
    finding.turn.map_or(Colour::White, |turn| !turn.side)
}

fn repetition(key: Key, finding: &Finding, words: &Localizer) -> String {
    let Detail::Stood { turns, intended, .. } = &finding.detail else { return String::new() };
    let describe = |turn: &Option<Turn>| {
        turn.map_or_else(|| words.plain(Key::AtTheBeginning), |turn| turn.to_string())
    };
    let turns = turns.iter().map(describe).collect::<Vec<_>>().join(", ");
    let colour = ("colour", colour_name(claimant(finding)).into());
    match intended {
        Some(intended) => {
            words.say(key, [colour, ("turns", turns.into()), ("move", intended.into())])
        }
        None => words.say(key, [colour, ("turns", turns.into())]),
    }
}

fn quiet(key: Key, finding: &Finding, words: &Localizer) -> String {
    words.say(key, [("colour", colour_name(claimant(finding)).into())])
}

fn clock(key: Key, finding: &Finding, words: &Localizer) -> String {
    let Detail::Clock { shown, most } = finding.detail else { return String::new() };
    words.say(key, [("shown", reading(shown, words).into()), ("most", reading(most, words).into())])
}

fn position(key: Key, finding: &Finding, words: &Localizer) -> String {
    let Detail::Position { board, faults } = &finding.detail else { return String::new() };
    let facts = match faults {
        PositionFaults::Illegal(faults) => describe::faults(board, faults, words),
        PositionFaults::NoStart(faults) => describe::start_faults(faults, words),
    };
    let texts: Vec<String> = facts.into_iter().map(|fact| fact.text).collect();
    words.say(key, [("faults", texts.join(" ").into())])
}

/// Whether a game can be played from a position with this fault.
const fn is_played_on(fault: Fault) -> bool {
    fault.is_of_the_past() || fault.is_of_rights()
}

fn illegal_position(finding: &Finding, words: &Localizer) -> String {
    let sentence = position(Key::IllegalPosition, finding, words);
    let is_playable = matches!(&finding.detail, Detail::Position { faults, .. }
        if matches!(faults, PositionFaults::Illegal(all) if all.iter().copied().all(is_played_on)));
    if is_playable { sentence } else { join(sentence, &words.plain(Key::NotJudged)) }
}

fn unreadable_position(finding: &Finding, words: &Localizer) -> String {
    let Detail::Fen(error) = finding.detail else { return String::new() };
    let reason = describe::fen_error(&finding.written, error, words);
    let sentence = words.say(Key::PositionUnreadable, [("reason", reason.into())]);
    join(sentence, &words.plain(Key::NotJudged))
}
