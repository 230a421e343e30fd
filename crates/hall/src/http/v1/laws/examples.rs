//! Cases to begin from.

use serde::Serialize;
use utoipa::ToSchema;

use super::{Cached, cached};
use crate::{http::shared::Authorized, permission::Enter};

/// A case of the specification.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct Example {
    /// A name that stays.
    pub name: &'static str,
    /// Its text.
    pub text: &'static str,
}

macro_rules! examples {
    ($($name:literal in $folder:literal,)*) => {
        [$(Example {
            name: $name,
            text: include_str!(concat!("../../../../../../cases/", $folder, "/", $name, ".case")),
        }),*]
    };
}

/// Short ones that each show something else.
const EXAMPLES: [Example; 6] = examples! {
    "not-pressed-yet" in "7-irregularities",
    "knights-out-and-home" in "9-draws",
    "dead" in "5-ending",
    "a-phone-that-is-on" in "11-conduct",
    "castling-illegal-rook-bound" in "4-touch",
    "own-flag" in "6-clock",
};

/// Cases of the specification to begin from.
#[utoipa::path(get, path = "/v1/laws/cases/examples", tag = "laws",
    responses((status = 200, body = [Example])))]
pub(in crate::http) async fn list(_: Authorized<Enter>) -> Cached<[Example; 6]> {
    cached(EXAMPLES)
}
