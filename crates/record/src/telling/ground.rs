//! What shows that a decision is right.

use adoube_chess::Colour;
use adoube_laws::{Citation, clock::MoveNumber, history::Ply, table::Ground};

use super::{
    scene::{From, Scene, of},
    time::{measured, time},
};
use crate::words::{TableKey, With};

/// One ground of a decision about a player.
pub(super) fn ground(ground: &Ground, about: Option<Colour>, scene: Scene<'_>) -> String {
    let words = scene.words;
    let quoted = |key, text: &String| words.say(key, [("text", text.as_str().into())]);
    match ground {
        Ground::Occurrences(plies) => {
            let when = ("when", scene.when(plies).into());
            words.say(TableKey::GroundOccurrences, [("count", plies.len().into()), when])
        }
        Ground::NotTheSame { after, because } => {
            let when = ("when", scene.when(&[*after]).into());
            let [articles, law] = cited(*because, scene);
            words.say(TableKey::GroundNotTheSame, [when, articles, law])
        }
        Ground::QuietPlies(plies) if plies.is_multiple_of(2) => {
            words.say(TableKey::GroundQuietMoves, [("count", (plies / 2).into())])
        }
        Ground::QuietPlies(plies) => {
            words.say(TableKey::GroundQuietHalfMoves, [("count", (*plies).into())])
        }
        Ground::Breaks(cite) => words.say(TableKey::GroundBreaks, cited(*cite, scene)),
        Ground::Attempt(plan) => {
            words.say(TableKey::GroundAttempt, [("move", scene.plan(*plan).into())])
        }
        Ground::Played(played) => {
            let played = scene.played(*played, From::LastMove);
            words.say(TableKey::GroundPlayed, [("move", played.into())])
        }
        Ground::Touched(squares) => {
            words.say(TableKey::GroundTouched, [("pieces", scene.pieces(squares).into())])
        }
        Ground::IllegalMoveNumber(number) => match about {
            Some(about) => {
                let number = ("number", (*number).into());
                words.say(TableKey::GroundIllegalMoveNumber, [of(about), number])
            }
            None => words.say(TableKey::GroundIllegalMoveCount, [("number", (*number).into())]),
        },
        Ground::CanMate { who, line } => {
            words.say(TableKey::GroundCanMate, [of(*who), ("line", scene.line(line).into())])
        }
        Ground::CannotMate(who) => words.say(TableKey::GroundCannotMate, [of(*who)]),
        Ground::MateNotExcluded(who) => words.say(TableKey::GroundMateNotExcluded, [of(*who)]),
        Ground::MovesCompleted { completed, required } => {
            moves_completed(*completed, *required, scene)
        }
        Ground::Late(late) => {
            words.say(TableKey::GroundLate, [("time", measured(*late, words).into())])
        }
        Ground::DefaultTime(allowed) => {
            words.say(TableKey::GroundDefaultTime, [("time", time(*allowed, words).into())])
        }
        Ground::TimeLeft(left) => {
            words.say(TableKey::GroundTimeLeft, [("time", measured(*left, words).into())])
        }
        Ground::Stated(text) => quoted(TableKey::GroundStated, text),
        Ground::Written(text) => quoted(TableKey::GroundWritten, text),
        Ground::MissingFrom(line) => {
            let (mover, number) = scene.half_move(Ply(line.0));
            words.say(TableKey::GroundMissingFrom, [of(mover), ("number", number.into())])
        }
        Ground::VoidAfter(ply) => {
            words.say(TableKey::GroundVoidAfter, [("when", scene.when(&[*ply]).into())])
        }
        Ground::HasTheMove(whose) => words.say(TableKey::GroundHasTheMove, [of(*whose)]),
        Ground::OfferedBy(by) => words.say(TableKey::GroundOfferedBy, [of(*by)]),
    }
}

fn moves_completed(
    completed: MoveNumber,
    required: Option<MoveNumber>,
    scene: Scene<'_>,
) -> String {
    let completed = ("completed", completed.get().into());
    match required {
        Some(required) => {
            let required = ("required", required.get().into());
            scene.words.say(TableKey::GroundMovesCompleted, [completed, required])
        }
        None => scene.words.say(TableKey::GroundMovesCompletedOfAll, [completed]),
    }
}

/// A provision with its articles.
fn cited(cite: Citation, scene: Scene<'_>) -> [With<'static>; 2] {
    let articles = Scene::articles(&[cite]).join(", ");
    [
        ("articles", articles.into()),
        ("law", scene.words.provision(cite.provision(), cite.edition()).into()),
    ]
}
