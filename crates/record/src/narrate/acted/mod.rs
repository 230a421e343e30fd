//! What somebody did or tried to do, whatever became of it: the act itself in a sentence.

mod arbiter;

use adoube_chess::Colour;
use adoube_laws::table::{
    Action, ActionKind, AdjournAct, Basis, Claim, ConductFact, DrawFact, Fact, Hand, HandAct, Line,
    Plan, PresenceFact, SheetAct, SheetFact, Through, Voice, Who,
};

use super::{
    context::{Context, From, of},
    event::{fact, person},
};
use crate::i18n::{CaseKey, PlayKey};

/// An act, in a sentence or two.
pub fn acted(who: Who, action: &Action, context: Context<'_>) -> String {
    let words = context.words;
    match (action, who) {
        (Action::Tick, _) => words.plain(CaseKey::TimePasses),
        (Action::Presence(act), _) => {
            fact(&Fact::Presence(PresenceFact::Seen { who, act: *act }), context)
        }
        (Action::Report(seen), _) => {
            fact(&Fact::Conduct(ConductFact::Reported { by: who, matter: *seen }), context)
        }
        (Action::Testify(says), _) => {
            fact(&Fact::Conduct(ConductFact::Testified { by: who, says: *says }), context)
        }
        (Action::Arbiter(arbitration), _) => arbiter::act(&arbitration.act, who, action, context),
        (Action::Sheet(SheetAct::KeepFor(_)), _) => labelled(who, action, context),
        (_, Who::Player(by)) => by_player(by, action, context),
        _ => labelled(who, action, context),
    }
}

/// Who, and the act as it is written on a button.
fn labelled(who: Who, action: &Action, context: Context<'_>) -> String {
    let kind = ActionKind::of(action).unwrap_or(ActionKind::Report);
    by(who, &super::act(kind, context.words), context)
}

/// Who, and what.
fn by(who: Who, act: &str, context: Context<'_>) -> String {
    let end = if act.ends_with(['.', '!', '?']) { "" } else { "." };
    let act = ("act", format!("{act}{end}").into());
    context.words.say(CaseKey::ActBy, [("who", person(who).into()), act])
}

fn by_player(by: Colour, action: &Action, context: Context<'_>) -> String {
    let words = context.words;
    match action {
        Action::Hand { act, .. } => fact(&by_hand(by, *act), context),
        Action::Make(plan) => made(by, *plan, context),
        Action::Play(plan) => {
            let pressed = words.say(PlayKey::EventPressed, [of(by)]);
            format!("{} {pressed}", made(by, *plan, context))
        }
        Action::Press { hand, manner } => {
            fact(&Fact::Pressed { by, hand: *hand, manner: *manner }, context)
        }
        Action::StopClocks(why) => {
            fact(&Fact::ClocksStopped { by: Who::Player(by), why: Some(*why) }, context)
        }
        Action::Say(voice) => said(by, voice, context),
        Action::Sheet(act) => match sheet(by, act) {
            Some(done) => fact(&Fact::Sheet(done), context),
            None => labelled(Who::Player(by), action, context),
        },
        Action::Adjourn(AdjournAct::State(text)) => {
            words.say(PlayKey::EventSealedMoveStated, [of(by), ("text", text.clone().into())])
        }
        Action::Adjourn(_)
        | Action::Tick
        | Action::Presence(_)
        | Action::Arbiter(_)
        | Action::Testify(_)
        | Action::Report(_) => labelled(Who::Player(by), action, context),
    }
}

fn made(by: Colour, plan: Plan, context: Context<'_>) -> String {
    let position = context.before.position().filter(|position| position.turn() == by);
    let legal = position.and_then(|position| plan.legal_in(position));
    let told = legal.map_or_else(|| context.plan(plan), |played| context.played(played, From::Now));
    context.words.say(PlayKey::EventMoveMade, [of(by), ("move", told.into())])
}

/// What a hand does, as the fact that it would be.
const fn by_hand(by: Colour, act: HandAct) -> Fact {
    let hand = Hand::Usual;
    match act {
        HandAct::Touch { on, intent } => Fact::Touched { by, on, intent, adjusting: false },
        HandAct::Lift { from } => Fact::Lifted { by, hand, from },
        HandAct::Fetch { piece } => Fact::Fetched { by, hand, piece },
        HandAct::Hold { on } => Fact::Held { by, on },
        HandAct::Place { on, piece } => Fact::Placed { by, hand, on, piece },
        HandAct::PutAside => Fact::PutAside { by, hand },
        HandAct::Remove { from } => Fact::Removed { by, hand, from },
        HandAct::Displace { from, to } => Fact::Displaced { by, from, to },
        HandAct::PutRight => Fact::PutRight { by: Who::Player(by) },
    }
}

fn said(by: Colour, voice: &Voice, context: Context<'_>) -> String {
    let words = context.words;
    let quoted = |text: &String| ("text", text.clone().into());
    let conduct = |done: ConductFact| fact(&Fact::Conduct(done), context);
    match voice {
        Voice::Adjusting => fact(&Fact::SaidAdjusting(by), context),
        Voice::AboutToCastle => fact(&Fact::SaidCastling(by), context),
        Voice::OfferDraw => {
            fact(&Fact::Draw(DrawFact::Offered { by, through: Through::Words }), context)
        }
        Voice::OfferDrawIf(text) => words.say(CaseKey::OffersIf, [of(by), quoted(text)]),
        Voice::WithdrawOffer => words.say(CaseKey::WithdrawsOffer, [of(by)]),
        Voice::Accept => context.words.say(PlayKey::EventAccepts, [of(by)]),
        Voice::Decline => fact(&Fact::Draw(DrawFact::Refused(by)), context),
        Voice::Resign => words.say(CaseKey::Resigns, [of(by)]),
        Voice::Claim(claim) => claimed(by, claim, context),
        Voice::WithdrawClaim => words.say(CaseKey::WithdrawsClaim, [of(by)]),
        Voice::Request(what) => conduct(ConductFact::Requested { by, what: what.clone() }),
        Voice::CallArbiter(why) => conduct(ConductFact::ArbiterCalled { by, why: why.clone() }),
        Voice::Refuse(what) => conduct(ConductFact::Refused { by, what: what.clone() }),
        Voice::Appeal(text) => {
            format!("{} “{text}”", labelled(Who::Player(by), &Action::Say(voice.clone()), context))
        }
        Voice::Announce(text) => words.say(PlayKey::EventAnnounced, [of(by), quoted(text)]),
        Voice::Repeat(text) => words.say(PlayKey::EventRepeated, [of(by), quoted(text)]),
        Voice::Accuse(accused) => {
            let ply = context.before.history().plies();
            conduct(ConductFact::Accused { by, of: *accused, ply })
        }
        Voice::WouldCorrect => words.say(PlayKey::EventWouldCorrect, [of(by)]),
        Voice::ConfirmEvidence => fact(&Fact::Draw(DrawFact::EvidenceConfirmed(by)), context),
        Voice::DisputeEvidence => fact(&Fact::Draw(DrawFact::EvidenceDisputed(by)), context),
        Voice::Other(said) => conduct(ConductFact::Said { by, words: said.clone() }),
    }
}

/// A claim, with the move on which it rests.
fn claimed(by: Colour, claim: &Claim, context: Context<'_>) -> String {
    let told = fact(&Fact::Draw(DrawFact::Claimed { by, claim: claim.clone() }), context);
    let (Claim::Repetition(basis) | Claim::FiftyMoves(basis)) = claim else { return told };
    match basis {
        Basis::Written(plan) | Basis::Named(plan) => {
            let position = context.before.position();
            let legal = position.and_then(|position| plan.legal_in(position));
            let played = legal
                .map_or_else(|| context.plan(*plan), |played| context.played(played, From::Now));
            context.words.say(CaseKey::WithMove, [("claim", told.into()), ("move", played.into())])
        }
        Basis::Stands | Basis::Display => told,
    }
}

/// What is done with a scoresheet, as the fact that it would be.
fn sheet(by: Colour, act: &SheetAct) -> Option<SheetFact> {
    let sheet = by;
    Some(match act {
        SheetAct::Write { line, text } => {
            let line = line.unwrap_or(Line(0));
            SheetFact::Written { sheet, line, text: text.clone() }
        }
        SheetAct::Strike(line) => SheetFact::Struck { sheet, line: *line },
        SheetAct::WriteOffer => SheetFact::OfferWritten(by),
        SheetAct::WriteTime(time) => SheetFact::TimeWritten { sheet, time: *time },
        SheetAct::WriteNote(text) => SheetFact::NoteWritten { sheet, text: text.clone() },
        SheetAct::Complete => SheetFact::Completed { sheet, lines: Vec::new() },
        SheetAct::Borrow => SheetFact::Borrowed(by),
        SheetAct::GiveBack => SheetFact::GivenBack(by),
        SheetAct::Hide => SheetFact::Hidden(by),
        SheetAct::Sign(outcome) => SheetFact::Signed { by, outcome: *outcome },
        SheetAct::HandOver => SheetFact::HandedOver(by),
        SheetAct::TakeElectronic => SheetFact::Electronic(by),
        SheetAct::Replace(_) | SheetAct::KeepFor(_) => return None,
    })
}
