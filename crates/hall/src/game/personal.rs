//! Personal data in the record of a game: whether the players are disabled, and who was the arbiter.

use serde_json::Value;

use super::GameFact;
use crate::{
    actor::Actor,
    fold::Body,
    ids::CompetitionId,
    personal::{self, Sealer, subject},
};

/// Whether a body may have personal data: moves of players have none.
pub(super) fn has_personal(body: &Body<GameFact>) -> bool {
    let is_created = |fact: &GameFact| matches!(fact, GameFact::Created(_));
    matches!(body.by, Actor::Official(_)) || body.facts.iter().any(is_created)
}

pub(super) fn visit(body: &mut Value, sealer: &mut Sealer) {
    let arbiter = body.pointer("/by/official").and_then(Value::as_str).and_then(subject::author);
    for fact in personal::facts(body) {
        if let Some(created) = fact.get_mut("laid") {
            visit_players(created, sealer);
        }
        if let (Some(act), Some(arbiter)) = (fact.get_mut("acted"), &arbiter) {
            if let Some(by) = act.pointer_mut("/action/arbiter/by") {
                sealer.seal_value(arbiter.clone(), by, Some(""));
            }
            if let Some(events) = act.get_mut("events") {
                visit_authors(events, arbiter, sealer);
            }
        }
    }
    personal::visit_author(body, None, sealer);
}

fn visit_players(created: &mut Value, sealer: &mut Sealer) {
    let competition = created.get("competition").and_then(Value::as_str);
    let id: Option<CompetitionId> = competition.and_then(|id| id.parse().ok());
    let Some(stream) = id.map(|id| id.stream()) else { return };
    for colour in ["white", "black"] {
        let no = created.pointer(&format!("/persons/{colour}")).and_then(Value::as_u64);
        let no = no.and_then(|no| u32::try_from(no).ok()?.try_into().ok());
        let Some(subject) = no.map(|no| subject::person(&stream, no)) else { continue };
        if let Some(senses) = created.pointer_mut(&format!("/setup/senses/{colour}")) {
            sealer.seal_value(subject.clone(), senses, Some("ordinary"));
        }
        if let Some(name) = created.pointer_mut(&format!("/setup/names/{colour}")) {
            sealer.seal_value(subject, name, Some(""));
        }
    }
}

/// Visits the authors of rulings and answers: `{"arbiter": "name"}`.
fn visit_authors(value: &mut Value, arbiter: &str, sealer: &mut Sealer) {
    match value {
        Value::Array(items) => {
            for item in items {
                visit_authors(item, arbiter, sealer);
            }
        }
        Value::Object(members) => {
            let is_author = members.len() == 1;
            for (name, member) in members {
                let is_named = member.as_str().is_some_and(|name| !name.is_empty());
                if is_author && name == "arbiter" && is_named {
                    sealer.seal_value(arbiter.to_owned(), member, Some(""));
                } else {
                    visit_authors(member, arbiter, sealer);
                }
            }
        }
        _ => {}
    }
}
