//! Actions other than moves: a form for each, and its parser.

use adoube_laws::table::{
    Accusation, Action, ActionKind as Kind, AdjournAct, Area, Basis, Claim, Duty, Hand, HandAct,
    IrregularityKind, Line, Manner, PresenceAct, Reason, Request, Sealed, SheetAct, Table,
    Testimony, View, Viewer, Voice,
};
use adoube_record::{
    i18n::{Localizer, TextBoardKey},
    narrate,
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::{moves, sentence::Sentence};
use crate::http::shared::typed_move;

/// The input field of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    /// No field.
    Nothing,
    /// An optional text.
    Text,
    /// A required move, as text.
    MoveText,
    /// An optional move.
    Move,
    /// The number of a half-move.
    Line,
    /// The square of a piece.
    Square,
    /// The area that a player leaves or returns to.
    Area,
    /// The duty of an assistant.
    Duty,
    /// The kind of irregularity.
    Matter,
}

/// Returns the input field of an action that players do with a form; `None` for actions done by typing a
/// move, by hand, or by others.
pub(super) const fn field(kind: Kind) -> Option<Field> {
    match kind {
        Kind::PutRight
        | Kind::Press
        | Kind::StopClocks
        | Kind::Adjust
        | Kind::AnnounceCastling
        | Kind::OfferDraw
        | Kind::AcceptDraw
        | Kind::DeclineDraw
        | Kind::Resign
        | Kind::ClaimFlagFall
        | Kind::ClaimIllegalMove
        | Kind::CorrectByAgreement
        | Kind::ClaimTouch
        | Kind::ClaimNoEffort
        | Kind::ClaimCannotWin
        | Kind::ConfirmEvidence
        | Kind::DisputeEvidence
        | Kind::AccuseOfResignation
        | Kind::AccuseOfDrawOffer
        | Kind::Confirm
        | Kind::Deny
        | Kind::RequestPiece
        | Kind::RequestScoresheet
        | Kind::RequestBlankScoresheet
        | Kind::RequestMovesAndTime
        | Kind::RequestDevice
        | Kind::RequestConsent
        | Kind::RequestIncrement
        | Kind::WriteOffer
        | Kind::WriteTime
        | Kind::CompleteScoresheet
        | Kind::BorrowScoresheet
        | Kind::GiveBackScoresheet
        | Kind::Sign
        | Kind::HandOverScoresheet
        | Kind::TakeElectronic
        | Kind::Arrive
        | Kind::Return
        | Kind::AskToAdjourn
        | Kind::HandOverEnvelope => Some(Field::Nothing),
        Kind::RequestExplanation | Kind::CallArbiter | Kind::Appeal => Some(Field::Text),
        Kind::Announce | Kind::Repeat | Kind::Write | Kind::Seal | Kind::StateSealedMove => {
            Some(Field::MoveText)
        }
        Kind::ClaimRepetition | Kind::ClaimFiftyMoves => Some(Field::Move),
        Kind::Strike => Some(Field::Line),
        Kind::AccuseOfTouch => Some(Field::Square),
        Kind::Leave | Kind::RequestLeave => Some(Field::Area),
        Kind::RequestAssistant => Some(Field::Duty),
        Kind::ClaimIrregularity | Kind::Report => Some(Field::Matter),
        _ => None,
    }
}

/// Whether the action is common; the others are collapsed.
pub(super) const fn is_usual(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::OfferDraw
            | Kind::AcceptDraw
            | Kind::DeclineDraw
            | Kind::Resign
            | Kind::ClaimRepetition
            | Kind::ClaimFiftyMoves
            | Kind::ClaimFlagFall
            | Kind::Announce
            | Kind::Repeat
            | Kind::Write
            | Kind::CompleteScoresheet
            | Kind::Sign
            | Kind::RequestMovesAndTime
            | Kind::CallArbiter
            | Kind::Arrive
            | Kind::Return
    )
}

/// Returns the options of a field: value and label.
pub(super) fn choices(field: Field, words: &Localizer) -> Vec<(String, String)> {
    match field {
        Field::Area => [Area::PlayingArea, Area::Venue]
            .map(|area| choice(&area, "area", TextBoardKey::AreaOf, words))
            .to_vec(),
        Field::Duty => [Duty::Moving, Duty::Pressing, Duty::Recording]
            .map(|duty| choice(&duty, "duty", TextBoardKey::DutyOf, words))
            .to_vec(),
        Field::Matter => {
            let label = |matter: &IrregularityKind| {
                (form_name(matter), narrate::irregularity(*matter, words))
            };
            IrregularityKind::ALL.iter().map(label).collect()
        }
        Field::Nothing
        | Field::Text
        | Field::MoveText
        | Field::Move
        | Field::Line
        | Field::Square => Vec::new(),
    }
}

fn choice(
    value: &impl Serialize,
    variable: &'static str,
    key: TextBoardKey,
    words: &Localizer,
) -> (String, String) {
    let name = form_name(value);
    let label = words.say(key, [(variable, name.clone().into())]);
    (name, label)
}

/// Returns the name of a value in a form: the one that the API has.
fn form_name(value: &impl Serialize) -> String {
    let json = serde_json::to_value(value).ok();
    json.as_ref().and_then(Value::as_str).unwrap_or_default().to_owned()
}

fn parse_name<T: DeserializeOwned>(name: &str) -> Option<T> {
    serde_json::from_value(Value::String(name.to_owned())).ok()
}

/// Parses the kind of action that a form sends.
pub(super) fn kind(name: &str) -> Option<Kind> {
    Kind::all().find(|kind| kind.name() == name && field(*kind).is_some())
}

/// Parses a form, or returns why it is invalid.
pub(super) fn action(
    kind: Kind,
    text: &str,
    (table, view): (&Table, &View),
    words: &Localizer,
) -> Result<Action, Sentence> {
    let missing = || {
        let with = [("act", narrate::act(kind, words).into())];
        Sentence::new(words.say(TextBoardKey::TextMissing, with))
    };
    let own = text.to_owned();
    match field(kind) {
        Some(Field::MoveText) if text.is_empty() => Err(missing()),
        Some(Field::MoveText) => with_move(kind, own).ok_or_else(missing),
        Some(Field::Move) => claim(kind, text, table, words),
        Some(Field::Text) => Ok(Action::Say(match kind {
            Kind::CallArbiter => Voice::CallArbiter(own),
            Kind::Appeal => Voice::Appeal(own),
            _ => Voice::Request(Request::Explanation(own)),
        })),
        Some(Field::Line) => {
            let line = text.parse().map(Line).map_err(|_| missing())?;
            Ok(Action::Sheet(SheetAct::Strike(line)))
        }
        Some(Field::Square) => {
            let on = text.trim().to_lowercase().parse().map_err(|_| missing())?;
            Ok(Action::Say(Voice::Accuse(Accusation::Touched(on))))
        }
        Some(Field::Area) => {
            let area: Area = parse_name(text).ok_or_else(missing)?;
            Ok(match kind {
                Kind::Leave => Action::Presence(PresenceAct::Leave(area)),
                _ => Action::Say(Voice::Request(Request::ToLeave(area))),
            })
        }
        Some(Field::Duty) => {
            let duty = parse_name(text).ok_or_else(missing)?;
            Ok(Action::Say(Voice::Request(Request::Assistant(duty))))
        }
        Some(Field::Matter) => {
            let matter: IrregularityKind = parse_name(text).ok_or_else(missing)?;
            Ok(match kind {
                Kind::Report => Action::Report(matter),
                _ => Action::Say(Voice::Claim(Claim::Irregularity(matter.into()))),
            })
        }
        Some(Field::Nothing) | None => {
            let plain = || Sentence::new(words.plain(TextBoardKey::NotNow));
            statement(kind)
                .map(Action::Say)
                .or_else(|| simple_action(kind, table, view))
                .ok_or_else(plain)
        }
    }
}

/// Parses actions that name a move.
fn with_move(kind: Kind, text: String) -> Option<Action> {
    Some(match kind {
        Kind::Announce => Action::Say(Voice::Announce(text)),
        Kind::Repeat => Action::Say(Voice::Repeat(text)),
        Kind::Write => Action::Sheet(SheetAct::Write { line: None, text }),
        Kind::StateSealedMove => Action::Adjourn(AdjournAct::State(text)),
        Kind::Seal => {
            let nonce = crate::token::draw_id().ok()?;
            Action::Adjourn(AdjournAct::Seal(Sealed { text, nonce }))
        }
        _ => return None,
    })
}

/// Parses a claim on the current position, or on the one after the typed move: typing counts as writing it
/// down.
fn claim(kind: Kind, text: &str, table: &Table, words: &Localizer) -> Result<Action, Sentence> {
    let basis = if text.is_empty() {
        Basis::Stands
    } else {
        let plan = typed_move::read(table, text);
        Basis::Written(plan.map_err(|error| moves::not_read(table, text, error.as_ref(), words))?)
    };
    Ok(Action::Say(Voice::Claim(match kind {
        Kind::ClaimFiftyMoves => Claim::FiftyMoves(basis),
        _ => Claim::Repetition(basis),
    })))
}

/// Statements without further input.
const fn statement(kind: Kind) -> Option<Voice> {
    Some(match kind {
        Kind::Adjust => Voice::Adjusting,
        Kind::AnnounceCastling => Voice::AboutToCastle,
        Kind::OfferDraw => Voice::OfferDraw,
        Kind::AcceptDraw => Voice::Accept,
        Kind::DeclineDraw => Voice::Decline,
        Kind::Resign => Voice::Resign,
        Kind::ClaimFlagFall => Voice::Claim(Claim::FlagFall),
        Kind::ClaimIllegalMove => Voice::Claim(Claim::IllegalMove),
        Kind::CorrectByAgreement => Voice::WouldCorrect,
        Kind::ClaimTouch => Voice::Claim(Claim::Touch),
        Kind::ClaimNoEffort => Voice::Claim(Claim::NoEffort),
        Kind::ClaimCannotWin => Voice::Claim(Claim::CannotWin),
        Kind::ConfirmEvidence => Voice::ConfirmEvidence,
        Kind::DisputeEvidence => Voice::DisputeEvidence,
        Kind::AccuseOfResignation => Voice::Accuse(Accusation::Resigned),
        Kind::AccuseOfDrawOffer => Voice::Accuse(Accusation::OfferedDraw),
        Kind::RequestPiece => Voice::Request(Request::Piece),
        Kind::RequestScoresheet => Voice::Request(Request::Scoresheet),
        Kind::RequestBlankScoresheet => Voice::Request(Request::BlankScoresheet),
        Kind::RequestMovesAndTime => Voice::Request(Request::MovesAndTime),
        Kind::RequestDevice => Voice::Request(Request::Device),
        Kind::RequestConsent => Voice::Request(Request::ConsentToDraw),
        Kind::RequestIncrement => Voice::Request(Request::Increment),
        _ => return None,
    })
}

/// Actions without further input.
fn simple_action(kind: Kind, table: &Table, view: &View) -> Option<Action> {
    Some(match kind {
        Kind::Confirm => Action::Testify(Testimony::Confirms),
        Kind::Deny => Action::Testify(Testimony::Denies),
        Kind::PutRight => Action::Hand { hand: Hand::Usual, act: HandAct::PutRight },
        Kind::Press => Action::Press { hand: Hand::Usual, manner: Manner::Proper },
        Kind::StopClocks => Action::StopClocks(Reason::Help),
        Kind::WriteOffer => Action::Sheet(SheetAct::WriteOffer),
        Kind::WriteTime => Action::Sheet(SheetAct::WriteTime(match view.viewer {
            Viewer::Player(own) | Viewer::Assistant(own) => view.clocks[own].time,
            Viewer::Arbiter | Viewer::Spectator => return None,
        })),
        Kind::CompleteScoresheet => Action::Sheet(SheetAct::Complete),
        Kind::BorrowScoresheet => Action::Sheet(SheetAct::Borrow),
        Kind::GiveBackScoresheet => Action::Sheet(SheetAct::GiveBack),
        Kind::Sign => Action::Sheet(SheetAct::Sign(table.outcome()?)),
        Kind::HandOverScoresheet => Action::Sheet(SheetAct::HandOver),
        Kind::TakeElectronic => Action::Sheet(SheetAct::TakeElectronic),
        Kind::Arrive => Action::Presence(PresenceAct::Arrive),
        Kind::Return => Action::Presence(PresenceAct::Return),
        Kind::AskToAdjourn => Action::Adjourn(AdjournAct::Ask),
        Kind::HandOverEnvelope => Action::Adjourn(AdjournAct::HandOver),
        _ => return None,
    })
}
