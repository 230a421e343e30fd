//! Exports: PGN, scoresheets, envelopes, and the record with its hashes.

pub(in crate::http) mod live;
pub(super) mod pgn;
pub(super) mod printed;
pub(super) mod record;

use adoube_laws::table::{Event, Stage, Viewer};

use crate::http::shared::{AppState, problem::ApiError, visible::VisibleState};

/// Whether a viewer may read the record of a game. Its players may not while it is in progress: they have
/// their own scoresheets.
fn is_readable(viewer: Viewer, visible: &VisibleState) -> bool {
    match viewer {
        Viewer::Arbiter | Viewer::Spectator => true,
        Viewer::Player(_) | Viewer::Assistant(_) => {
            matches!(visible.table.stage(), Stage::Over { .. } | Stage::Void)
        }
    }
}

impl AppState {
    /// Returns the visible events of a game.
    async fn events(
        &self,
        id: crate::ids::GameId,
        visible: &VisibleState,
    ) -> Result<Vec<Event>, ApiError> {
        let acts = self.acts_after(id, 0).await?;
        let seen = acts.into_iter().take_while(|act| act.seq <= visible.seq);
        Ok(seen.flat_map(|act| act.act.events.to_vec()).collect())
    }
}
