//! With voice and pen, and by coming and going.

use super::{arbiter::sealed, board::Build, draw};
use crate::{
    case::{
        moves::Scene,
        names,
        values::{Unclear, Values},
    },
    vocabulary::{
        Accusation, Action, AdjournAct, Basis, Claim, Device, Line, Matter, PresenceAct, Request,
        SheetAct, Testimony, Voice,
    },
};

/// One row a verb.
pub(super) const ROWS: &[(&str, Build)] = &[
    ("(says j'adoube|says adoube|says I adjust|adjusts)", |_, _| say(Voice::Adjusting)),
    ("says about to castle", |_, _| say(Voice::AboutToCastle)),
    ("(offers|proposes) [a] draw", |_, _| say(Voice::OfferDraw)),
    ("offers [a] draw if {text}", |v, _| say(Voice::OfferDrawIf(v.text()?))),
    ("(withdraws|takes back) [the] [draw] offer", |_, _| say(Voice::WithdrawOffer)),
    ("(accepts|agrees|agrees to) [the draw|the offer|the draw offer|it]", |_, _| {
        say(Voice::Accept)
    }),
    ("(declines|rejects) [the draw|the offer|the draw offer|it]", |_, _| say(Voice::Decline)),
    ("refuses the (draw|offer|draw offer)", |_, _| say(Voice::Decline)),
    ("(resigns|resigns the game|gives up)", |_, _| say(Voice::Resign)),
    // Who congratulates the winner has declared that the game is lost.
    ("congratulates [the] opponent [on the win]", |_, _| say(Voice::Resign)),
    ("claims {ground}", |v, scene| draw::claimed(v, scene, Basis::Stands)),
    ("claims {ground} with {move}", |v, scene| {
        draw::claimed(v, scene, Basis::Written(v.plan(scene)?))
    }),
    ("claims {ground} with {move} unwritten", |v, scene| {
        draw::claimed(v, scene, Basis::Named(v.plan(scene)?))
    }),
    ("claims {ground} from the screen", |v, scene| draw::claimed(v, scene, Basis::Display)),
    ("claims [the] (flag|flag fall|fallen flag|win on time|time)", |_, _| claim(Claim::FlagFall)),
    ("claims [that] {whose} flag (is down|has fallen|fell)", |_, _| claim(Claim::FlagFall)),
    ("claims [an|the] illegal move", |_, _| claim(Claim::IllegalMove)),
    ("claims (touch move|the touched piece)", |_, _| claim(Claim::Touch)),
    ("claims two hands", |_, _| claim(Claim::Irregularity(Matter::TwoHands.into()))),
    ("claims irregularity : {matter}", |v, _| {
        claim(Claim::Irregularity(v.named::<Matter>("matter")?.into()))
    }),
    ("claims [a] (mate|checkmate|stalemate|dead position)", |_, _| game_ended()),
    ("claims (fivefold repetition|the fivefold repetition|seventy-five moves|75 moves)", |_, _| {
        game_ended()
    }),
    ("claims [that] the game (was|is) (over|drawn)", |_, _| game_ended()),
    ("claims no effort", |_, _| claim(Claim::NoEffort)),
    ("claims [that] the opponent cannot win", |_, _| claim(Claim::CannotWin)),
    (
        "confirms (the position|the scoresheet|the position and the scoresheet|the claim's evidence)",
        |_, _| say(Voice::ConfirmEvidence),
    ),
    (
        "(disputes|does not confirm) (the position|the scoresheet|the position and the scoresheet)",
        |_, _| say(Voice::DisputeEvidence),
    ),
    ("claims {matter} [by {side}]", |v, scene| {
        claim(Claim::Irregularity(v.irregularity(scene, v.side().ok())?))
    }),
    ("claims {whose} {matter}", |v, scene| {
        claim(Claim::Irregularity(v.irregularity(scene, None)?))
    }),
    ("claims {matter} [by {side}] ((at|in|on) move {number}|at {after})", |v, scene| {
        claim(Claim::Irregularity(v.irregularity(scene, Some(!scene.side))?))
    }),
    ("claims [that] (the opponent|{side}) [has] touches {standing}", |v, scene| {
        accuse(Accusation::Touched(v.standing_of(scene, !scene.side)?))
    }),
    ("claims [that] (the opponent|{side}) [has] resigns", |_, _| accuse(Accusation::Resigned)),
    ("claims [that] (the opponent|{side}) [has] offers a draw", |_, _| {
        accuse(Accusation::OfferedDraw)
    }),
    ("(denies|disputes) [it|this|that]", |_, _| testify(Testimony::Denies)),
    ("denies (touching|having touched) {standing}", |_, _| testify(Testimony::Denies)),
    ("denies (resigning|having resigned|offering a draw|having offered a draw)", |_, _| {
        testify(Testimony::Denies)
    }),
    ("(confirms|admits) [it|this|that]", |_, _| testify(Testimony::Confirms)),
    ("admits (touching|having touched) {standing}", |_, _| testify(Testimony::Confirms)),
    ("would put the illegal move right", |_, _| say(Voice::WouldCorrect)),
    ("withdraws [the] claim", |_, _| say(Voice::WithdrawClaim)),
    ("(calls|summons) [for] the arbiter", |_, _| say(Voice::CallArbiter(String::new()))),
    ("(calls|summons) [for] the arbiter[:] [because] {text}", |v, _| {
        say(Voice::CallArbiter(v.text()?))
    }),
    ("refuses[:] {text}", |v, _| say(Voice::Refuse(v.text()?))),
    ("appeals[:] {text}", |v, _| say(Voice::Appeal(v.text()?))),
    ("announces {move}", |v, _| say(Voice::Announce(v.texts()?.concat()))),
    ("announces[:] {text}", |v, _| say(Voice::Announce(v.text()?))),
    ("repeats {move}", |v, _| say(Voice::Repeat(v.texts()?.concat()))),
    ("repeats[:] {text}", |v, _| say(Voice::Repeat(v.text()?))),
    ("says[:] {text}", |v, _| {
        let text = v.text()?;
        let adjusts = ["jadoube", "iadjust"].contains(&names::bare(&text).as_str());
        say(if adjusts { Voice::Adjusting } else { Voice::Other(text) })
    }),
    ("asks for a piece", |_, _| ask(Request::Piece)),
    ("asks for [a|the] scoresheet", |_, _| ask(Request::Scoresheet)),
    ("asks for a blank scoresheet", |_, _| ask(Request::BlankScoresheet)),
    ("asks for an explanation[:] {text}", |v, _| ask(Request::Explanation(v.text()?))),
    ("asks for the (move number|number of moves)", |_, _| ask(Request::MoveNumber)),
    ("asks for the moves and the time", |_, _| ask(Request::MovesAndTime)),
    ("asks for leave to leave {area}", |v, _| ask(Request::ToLeave(v.named("area")?))),
    ("asks for leave to have a device", |_, _| ask(Request::Device)),
    ("asks for an assistant for {duty}", |v, _| ask(Request::Assistant(v.named("duty")?))),
    ("asks for consent to a draw", |_, _| ask(Request::ConsentToDraw)),
    ("asks for (an increment|extra time)", |_, _| ask(Request::Increment)),
    ("(writes|writes down|records) {move} [on line {after}]", |v, scene| {
        write(v.texts()?.concat(), v, scene)
    }),
    ("writes {text} [on line {after}]", |v, scene| write(v.text()?, v, scene)),
    ("strikes out [line] {after}", |v, scene| sheet(SheetAct::Strike(line(v, scene)?))),
    ("writes =", |_, _| sheet(SheetAct::WriteOffer)),
    ("writes the draw offer", |_, _| sheet(SheetAct::WriteOffer)),
    ("writes the time {time}", |v, _| sheet(SheetAct::WriteTime(v.time()?))),
    ("notes[:] {text}", |v, _| sheet(SheetAct::WriteNote(v.text()?))),
    ("completes the scoresheet", |_, _| sheet(SheetAct::Complete)),
    ("borrows the [opponent's] scoresheet", |_, _| sheet(SheetAct::Borrow)),
    ("gives [back] the scoresheet [back]", |_, _| sheet(SheetAct::GiveBack)),
    ("hides the scoresheet", |_, _| sheet(SheetAct::Hide)),
    ("(signs|signs the scoresheet|signs the scoresheet with) {result}", |v, _| {
        sheet(SheetAct::Sign(v.outcome()?))
    }),
    ("hands [over|in] the scoresheet [over|in]", |_, _| sheet(SheetAct::HandOver)),
    ("keeps the score for {side}", |v, _| sheet(SheetAct::KeepFor(v.side()?))),
    ("takes an electronic scoresheet", |_, _| sheet(SheetAct::TakeElectronic)),
    ("replaces {whose} [electronic] scoresheet", |v, _| sheet(SheetAct::Replace(v.side()?))),
    ("arrives [at the board]", |_, _| presence(PresenceAct::Arrive)),
    ("leaves {area}", |v, _| presence(PresenceAct::Leave(v.named("area")?))),
    ("(returns|returns to the board|comes back)", |_, _| presence(PresenceAct::Return)),
    ("has a (phone|device) {device}", |v, _| presence(PresenceAct::Device(v.named("device")?))),
    ("has a (phone|device) that {device}", |v, _| {
        presence(PresenceAct::Device(v.named("device")?))
    }),
    ("has a (phone|device) that is {device}", |v, _| {
        presence(PresenceAct::Device(v.named("device")?))
    }),
    (
        "{whose} [mobile] (phone|mobile|device) {device} [in the {area}|in the bag|in the pocket|during the game]",
        |v, _| presence(PresenceAct::Device(v.named("device")?)),
    ),
    ("has a ringing phone", |_, _| presence(PresenceAct::Device(Device::Rings))),
    ("uses the bag", |_, _| presence(PresenceAct::UsesBag)),
    ("uses (notes|advice|a book)", |_, _| presence(PresenceAct::Notes)),
    ("analyses on (another|a second) board", |_, _| presence(PresenceAct::Analyses)),
    ("smokes", |_, _| presence(PresenceAct::Smokes)),
    ("disturbs the opponent", |_, _| presence(PresenceAct::Disturbs)),
    ("asks to adjourn", |_, _| adjourn(AdjournAct::Ask)),
    ("seals {move}", |v, _| adjourn(AdjournAct::Seal(sealed(v.texts()?.concat())))),
    ("seals {text}", |v, _| adjourn(AdjournAct::Seal(sealed(v.text()?)))),
    ("hands over the envelope", |_, _| adjourn(AdjournAct::HandOver)),
    ("states that {move} was sealed", |v, _| adjourn(AdjournAct::State(v.texts()?.concat()))),
    ("states that {text} was sealed", |v, _| adjourn(AdjournAct::State(v.text()?))),
    ("(shakes hands|shakes the opponent's hand|offers the hand)", |_, _| {
        presence(PresenceAct::ShakesHands)
    }),
    ("brings the game into disrepute", |_, _| presence(PresenceAct::Disgraces)),
    ("enters the playing area", |_, _| presence(PresenceAct::Enters)),
    ("(interferes|meddles with the game)", |_, _| presence(PresenceAct::Interferes)),
    ("reports {matter}", |v, _| Ok(vec![Action::Report(v.named("matter")?)])),
    ("passes", |_, _| Ok(vec![Action::Tick])),
];

fn say(voice: Voice) -> Result<Vec<Action>, Unclear> {
    Ok(vec![Action::Say(voice)])
}

/// The game had ended before.
fn game_ended() -> Result<Vec<Action>, Unclear> {
    claim(Claim::Irregularity(Matter::EndOfGame.into()))
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

fn adjourn(act: AdjournAct) -> Result<Vec<Action>, Unclear> {
    Ok(vec![Action::Adjourn(act)])
}

fn write(text: String, values: &Values, scene: &Scene<'_>) -> Result<Vec<Action>, Unclear> {
    sheet(SheetAct::Write { line: line(values, scene).ok(), text })
}

/// A line of a scoresheet: half-moves are counted from the first position.
fn line(values: &Values, scene: &Scene<'_>) -> Result<Line, Unclear> {
    Ok(Line(values.half_move()?.ply(scene.table.setup().board()).0))
}
