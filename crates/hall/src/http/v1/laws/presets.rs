//! The presets of regulations.

use adoube_laws::regulations::{BoardMode, Preset};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Cached, cached};
use crate::{http::shared::Authorized, permission::Enter};

/// Regulations that many events use.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct PresetResponse {
    /// The name, by which regulations can refer to it.
    pub name: &'static str,
    /// The edition of the Laws that it specifies.
    pub edition: String,
}

/// Lists the presets of regulations, those for screens first.
#[utoipa::path(get, path = "/v1/laws/presets", tag = "laws",
    responses((status = 200, body = [PresetResponse])))]
pub(in crate::http) async fn list(_: Authorized<Enter>) -> Cached<Vec<PresetResponse>> {
    let mut presets: Vec<_> = Preset::all().map(|own| (own, own.regulations())).collect();
    presets.sort_by_key(|(_, regulations)| regulations.board != BoardMode::Enforced);
    let seen = presets.into_iter().map(|(preset, regulations)| PresetResponse {
        name: preset.name(),
        edition: regulations.edition.to_string(),
    });
    cached(seen.collect())
}
