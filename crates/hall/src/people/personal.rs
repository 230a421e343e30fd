//! Personal data of officials: names, passwords, second factors, what their tokens are for, and when they signed in.

use serde_json::Value;

use crate::personal::{self, Sealer, subject};

/// Shows the personal data in a body to a sealer. Sign-ins have keys of their own, which end with the session.
pub(super) fn visit(body: &mut Value, sealer: &mut Sealer) {
    let mut session = None;
    for fact in personal::facts(body) {
        let Some(name) = fact.get("fact").and_then(Value::as_str).map(str::to_owned) else {
            continue;
        };
        let Some(of) = fact.get_mut("of") else { continue };
        let text = |name: &str| of.get(name).and_then(Value::as_str).unwrap_or_default().to_owned();
        let subject = match name.as_str() {
            "invited" => subject::invitation(&text("id")),
            "signed-in" | "signed-out" => session.insert(subject::session(&text("id"))).clone(),
            _ => subject::official(&text("name")),
        };
        for member in ["name", "password", "secret", "label", "note"] {
            if let Some(value) = of.get_mut(member) {
                let otherwise = if member == "name" { None } else { Some("") };
                sealer.seal_value(subject.clone(), value, otherwise);
            }
        }
    }
    personal::visit_author(body, session, sealer);
}
