//! What can be taken away: PGN, scoresheets, envelopes, and the record with its hashes.

pub(in crate::http) mod live;
pub(super) mod pgn;
pub(super) mod printed;
pub(super) mod record;

use adoube_laws::table::{Event, Stage, Viewer};

use crate::http::shared::{AppState, problem::ApiError, visible::VisibleState};

/// Whether the record of a game may be read by somebody who looks at it. The players of a game that is still played
/// may not: they have their own scoresheets, and nobody tells them what they have not written down.
fn is_readable(viewer: Viewer, visible: &VisibleState) -> bool {
    match viewer {
        Viewer::Arbiter | Viewer::Spectator => true,
        Viewer::Player(_) | Viewer::Assistant(_) => {
            matches!(visible.table.stage(), Stage::Over { .. } | Stage::Void)
        }
    }
}

impl AppState {
    /// What became fact in a game, as far as it is seen.
    async fn events(
        &self,
        id: crate::ids::GameId,
        visible: &VisibleState,
    ) -> Result<Vec<Event>, ApiError> {
        let acts = self.acts_after(id, 0).await?;
        let seen = acts.into_iter().take_while(|act| act.seq <= visible.seq);
        Ok(seen.flat_map(|act| act.act.events).collect())
    }
}
