//! The grounds of a decision.

use adoube_chess::Colour;
use adoube_laws::{
    Citation, Provision,
    clock::{Milliseconds, MoveNumber},
    history::Ply,
    table::{Device, Ground, Line},
};

use super::{
    context::{Context, PlayedFrom, colour_value},
    lists, mate,
    time::{length, measured},
};
use crate::i18n::{MessageArg, PlayKey, TableKey};

/// A ground of a decision about a player.
pub(super) fn ground(ground: &Ground, about: Option<Colour>, context: Context<'_>) -> String {
    let words = context.words;
    let quoted = |key, text: &String| words.say(key, [("text", text.as_str().into())]);
    let about_player = |key, who: &Colour| words.say(key, [colour_value(*who)]);
    match ground {
        Ground::Occurrences(plies) => {
            let when = ("when", context.when(plies).into());
            words.say(TableKey::GroundOccurrences, [("count", plies.len().into()), when])
        }
        Ground::NotTheSame { after, because } => not_the_same(&[*after], *because, context),
        Ground::QuietPlies(plies) if plies.is_multiple_of(2) => {
            words.say(TableKey::GroundQuietMoves, [("count", (plies / 2).into())])
        }
        Ground::QuietPlies(plies) => {
            words.say(TableKey::GroundQuietHalfMoves, [("count", (*plies).into())])
        }
        Ground::Breaks(cite) => words.say(TableKey::GroundBreaks, cited(*cite, context)),
        Ground::Attempt(plan) => {
            words.say(TableKey::GroundAttempt, [("move", context.plan(*plan).into())])
        }
        Ground::Played(played) => {
            let played = context.played(*played, PlayedFrom::LastMove);
            words.say(TableKey::GroundPlayed, [("move", played.into())])
        }
        Ground::Touched(squares) => {
            words.say(TableKey::GroundTouched, [("pieces", context.touched(squares).into())])
        }
        Ground::IllegalMoveNumber(number) => illegal_move_number(*number, about, context),
        Ground::CanMate { who, line } => mate::possible(*who, line, context),
        Ground::CannotMate(who) => mate::impossible(*who, context),
        Ground::MateNotExcluded(who) => about_player(TableKey::GroundMateNotExcluded, who),
        Ground::MovesCompleted { completed, required } => {
            moves_completed(*completed, *required, context)
        }
        Ground::Late(late) => {
            words.say(TableKey::GroundLate, [("time", measured(*late, words).into())])
        }
        Ground::DefaultTime(Milliseconds::ZERO) => words.plain(TableKey::GroundDefaultTimeNone),
        Ground::DefaultTime(allowed) => {
            words.say(TableKey::GroundDefaultTime, [("time", length(*allowed, words).into())])
        }
        Ground::TimeLeft(left) => {
            words.say(TableKey::GroundTimeLeft, [("time", measured(*left, words).into())])
        }
        Ground::Stated(text) => quoted(TableKey::GroundStated, text),
        Ground::Written(text) => quoted(TableKey::GroundWritten, text),
        Ground::MissingFrom(line) => missing_from(*line, context),
        Ground::VoidAfter(ply) => {
            words.say(TableKey::GroundVoidAfter, [("when", context.when(&[*ply]).into())])
        }
        Ground::HasTheMove(whose) => about_player(TableKey::GroundHasTheMove, whose),
        Ground::OfferedBy(by) => about_player(TableKey::GroundOfferedBy, by),
        Ground::NotEstablished
        | Ground::StoodWrongly(_)
        | Ground::MovesOfEach { .. }
        | Ground::BeganLate(_)
        | Ground::FlagNotCalled(_)
        | Ground::MoveStands(_)
        | Ground::Device(_)
        | Ground::BothKingsInCheck
        | Ground::PawnOnLastRank(_)
        | Ground::NotCompleted
        | Ground::OfferDeclined
        | Ground::Congratulated
        | Ground::LeftInCheck
        | Ground::CameIntoCheck
        | Ground::AttackedOnTheWay(_)
        | Ground::IncrementForRecording(_) => circumstance(ground, about, context),
    }
}

fn illegal_move_number(number: u8, about: Option<Colour>, context: Context<'_>) -> String {
    let number = ("number", number.into());
    match about {
        Some(about) => {
            context.words.say(TableKey::GroundIllegalMoveNumber, [colour_value(about), number])
        }
        None => context.words.say(TableKey::GroundIllegalMoveCount, [number]),
    }
}

fn missing_from(line: Line, context: Context<'_>) -> String {
    let (mover, number) = context.half_move(Ply(line.0));
    context.words.say(TableKey::GroundMissingFrom, [colour_value(mover), ("number", number.into())])
}

/// What was taken as resignation, what made a move illegal, and why a sheet had to be kept.
fn particulars(ground: &Ground, about: Option<Colour>, context: Context<'_>) -> String {
    let words = context.words;
    let about = colour_value(about.unwrap_or(Colour::White));
    match ground {
        Ground::NotEstablished => words.say(TableKey::RulingNotEstablished, [about]),
        Ground::Congratulated => words.say(TableKey::RulingCongratulated, [about]),
        Ground::LeftInCheck => words.say(TableKey::GroundLeftInCheck, [about]),
        Ground::AttackedOnTheWay(squares) => {
            let rendered: Vec<String> =
                squares.iter().map(|square| context.square(*square)).collect();
            let count = ("count", rendered.len().into());
            let squares = ("squares", lists::all(&rendered, words).into());
            words.say(TableKey::GroundAttackedOnTheWay, [count, squares])
        }
        Ground::IncrementForRecording(extra) => {
            let cite = context.after.cite(Provision::RecordingNotRequired);
            let articles = cite.map(|cite| context.article(cite)).unwrap_or_default();
            let time = ("time", measured(*extra, words).into());
            words.say(TableKey::GroundIncrementForRecording, [time, ("articles", articles.into())])
        }
        _ => words.say(TableKey::GroundCameIntoCheck, [about]),
    }
}

/// How something began, what was not called or not undone, and grounds that a decision or a refusal usually names itself.
fn circumstance(ground: &Ground, about: Option<Colour>, context: Context<'_>) -> String {
    let words = context.words;
    match ground {
        Ground::StoodWrongly(squares) => {
            let pieces = context.pieces_at_start(squares);
            words.say(TableKey::GroundStoodWrongly, [("pieces", pieces.into())])
        }
        Ground::MovesOfEach { moves, limit } => moves_of_each(*moves, *limit, context),
        Ground::BeganLate(delay) => {
            words.say(TableKey::GroundBeganLate, [("time", measured(*delay, words).into())])
        }
        Ground::FlagNotCalled(whose) => flag_not_called(*whose, context),
        Ground::MoveStands(played) => {
            let played = context.played(*played, PlayedFrom::LastMove);
            words.say(TableKey::GroundMoveStands, [("move", played.into())])
        }
        Ground::Device(device) => {
            let about = about.unwrap_or(Colour::White);
            words.say(
                TableKey::RulingDeviceForfeit,
                [colour_value(about), device_name(Some(*device))],
            )
        }
        Ground::BothKingsInCheck => words.plain(TableKey::RulingBothKingsInCheck),
        Ground::PawnOnLastRank(on) => {
            words.say(TableKey::RulingPawnOnLastRank, [("square", context.square(*on).into())])
        }
        Ground::OfferDeclined => words.plain(PlayKey::RefusalOfferDeclined),
        Ground::NotCompleted => words.plain(PlayKey::RefusalNotCompleted),
        _ => particulars(ground, about, context),
    }
}

/// What a device did, in the selectors of `texts/`.
pub(super) fn device_name(device: Option<Device>) -> MessageArg<'static> {
    let name = match device {
        Some(Device::Rings) => "rings",
        Some(Device::Sounds) => "sounds",
        Some(Device::On) => "on",
        Some(Device::Off | Device::OffInABag) => "off",
        None => "other",
    };
    ("device", name.into())
}

fn moves_of_each(moves: MoveNumber, limit: Option<MoveNumber>, context: Context<'_>) -> String {
    let moves = ("moves", moves.get().into());
    match limit {
        Some(limit) => {
            context.words.say(TableKey::GroundMovesOfEach, [moves, ("limit", limit.get().into())])
        }
        None => context.words.say(TableKey::GroundMovesOfEachNoLimit, [moves]),
    }
}

/// A fallen flag counts only when it is called; the article that says so is cited.
fn flag_not_called(whose: Colour, context: Context<'_>) -> String {
    let cite = context.after.cite(Provision::FlagFallNoticed);
    let articles = ("articles", cite.map(|cite| context.article(cite)).unwrap_or_default().into());
    let clock = context.before.clock();
    if Colour::ALL.into_iter().all(|colour| clock.down(colour).is_some()) {
        return context.words.say(TableKey::GroundFlagsNotCalled, [articles]);
    }
    context.words.say(TableKey::GroundFlagNotCalled, [colour_value(whose), articles])
}

/// Positions that only looked the same; those under the same article are combined.
pub(super) fn lookalikes(grounds: &[Ground], context: Context<'_>) -> Vec<String> {
    let mut by_article: Vec<(Citation, Vec<Ply>)> = Vec::new();
    for ground in grounds {
        let Ground::NotTheSame { after, because } = ground else { continue };
        match by_article.iter_mut().find(|(cite, _)| cite == because) {
            Some((_, plies)) => plies.push(*after),
            None => by_article.push((*because, vec![*after])),
        }
    }
    by_article.iter().map(|(cite, plies)| not_the_same(plies, *cite, context)).collect()
}

fn not_the_same(after: &[Ply], because: Citation, context: Context<'_>) -> String {
    let when = ("when", context.when(after).into());
    let [articles, law] = cited(because, context);
    context.words.say(TableKey::GroundNotTheSame, [when, articles, law])
}

fn moves_completed(
    completed: MoveNumber,
    required: Option<MoveNumber>,
    context: Context<'_>,
) -> String {
    let completed = ("completed", completed.get().into());
    match required {
        Some(required) => {
            let required = ("required", required.get().into());
            context.words.say(TableKey::GroundMovesCompleted, [completed, required])
        }
        // In the last period the number of moves does not matter.
        None => context.words.plain(TableKey::GroundMovesCompletedOfAll),
    }
}

/// A provision with its article.
pub(super) fn cited(cite: Citation, context: Context<'_>) -> [MessageArg<'static>; 2] {
    [
        ("articles", context.article(cite).into()),
        ("law", context.words.provision(cite.provision(), cite.edition()).into()),
    ]
}
