//! Acts with voice and pen, and arriving and leaving.

use super::{arbiter::sealed, board::Build, draw, sentences};
use crate::{
    case::{
        moves::SentenceContext,
        names,
        values::{Bindings, Unclear},
    },
    vocabulary::{
        Accusation, Action, AdjournAct, Basis, Claim, Device, IrregularityKind, Line, PresenceAct,
        Request, SheetAct, Testimony, Voice,
        acts::{claim_acts, presence_acts, request_acts, sheet_acts, speech_acts},
    },
};

/// One table per subject.
pub(super) const ROWS: [&[(&str, Build)]; 5] = [
    speech_acts!([sentences]),
    claim_acts!([sentences]),
    request_acts!([sentences]),
    sheet_acts!([sentences]),
    presence_acts!([sentences]),
];

fn say(voice: Voice) -> Result<Vec<Action>, Unclear> {
    Ok(vec![Action::Say(voice)])
}

/// Claims that the game had already ended.
fn game_ended() -> Result<Vec<Action>, Unclear> {
    claim(Claim::Irregularity(IrregularityKind::EndOfGame.into()))
}

pub(super) fn claim(claim: Claim) -> Result<Vec<Action>, Unclear> {
    say(Voice::Claim(claim))
}

fn accuse(of: Accusation) -> Result<Vec<Action>, Unclear> {
    say(Voice::Accuse(of))
}

fn testify(says: Testimony) -> Result<Vec<Action>, Unclear> {
    Ok(vec![Action::Testify(says)])
}

fn ask(request: Request) -> Result<Vec<Action>, Unclear> {
    say(Voice::Request(request))
}

fn sheet(act: SheetAct) -> Result<Vec<Action>, Unclear> {
    Ok(vec![Action::Sheet(act)])
}

fn presence(act: PresenceAct) -> Result<Vec<Action>, Unclear> {
    Ok(vec![Action::Presence(act)])
}

/// Builds a device that is seen or heard.
fn device(values: &Bindings) -> Result<Vec<Action>, Unclear> {
    presence(PresenceAct::Device(values.named("device")?))
}

fn adjourn(act: AdjournAct) -> Result<Vec<Action>, Unclear> {
    Ok(vec![Action::Adjourn(act)])
}

fn write(
    text: String,
    values: &Bindings,
    scene: &SentenceContext<'_>,
) -> Result<Vec<Action>, Unclear> {
    sheet(SheetAct::Write { line: line(values, scene).ok(), text })
}

/// Converts a line of a scoresheet: half-moves are counted from the first position.
fn line(values: &Bindings, scene: &SentenceContext<'_>) -> Result<Line, Unclear> {
    Ok(Line(values.half_move()?.ply(scene.table.setup().board()).0))
}
