//! New starting numbers before the first round: everything that refers to a player is updated.

use std::{collections::HashMap, mem};

use super::{Competition, ForbiddenGroup, Player, SeatRole};
use crate::ids::PlayerNo;

impl Competition {
    /// Renumbers the players from 1; `order` has their old numbers in the new order.
    pub(super) fn renumber(&mut self, order: &[PlayerNo]) {
        let numbers = (1..).filter_map(PlayerNo::new);
        let new: HashMap<PlayerNo, PlayerNo> = order.iter().copied().zip(numbers).collect();
        let now = |no: PlayerNo| new.get(&no).copied().unwrap_or(no);
        self.players = mem::take(&mut self.players)
            .into_values()
            .map(|player| (now(player.no), Player { no: now(player.no), ..player }))
            .collect();
        self.is_ordered = true;
        self.persons = mem::take(&mut self.persons)
            .into_iter()
            .map(|(player, person)| (now(player), person))
            .collect();
        self.erased = mem::take(&mut self.erased).into_iter().map(now).collect();
        self.withdrawn = mem::take(&mut self.withdrawn).into_iter().map(now).collect();
        self.requested_byes = mem::take(&mut self.requested_byes)
            .into_iter()
            .map(|((round, player), bye)| ((round, now(player)), bye))
            .collect();
        for ForbiddenGroup { players, .. } in &mut self.forbidden {
            for player in players {
                *player = now(*player);
            }
        }
        for seat in self.seats.values_mut() {
            seat.role = match seat.role {
                SeatRole::Player(no) => SeatRole::Player(now(no)),
                SeatRole::Assistant(no) => SeatRole::Assistant(now(no)),
                other => other,
            };
        }
    }
}
