//! The hall as processes: killed, with a full disk, and several at once.

#[path = "../support/crowd.rs"]
mod crowd;
#[path = "../support/follower.rs"]
mod follower;
mod many;
#[path = "../support/node.rs"]
mod node;
#[path = "../support/player.rs"]
mod player;
#[path = "../../../hall/tests/support/postgres.rs"]
mod postgres;
#[path = "../support/proof.rs"]
mod proof;
mod torture;
#[path = "../support/wire.rs"]
mod wire;
