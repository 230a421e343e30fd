//! Whether a player can still mate, at a cost that is acceptable for every game.

use adoube_chess::{Bitboard, Colour, Position, Rank, Role};
use adoube_winnable::{Budget, Verdict, winnable};

/// The result of the quick check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MatingChance {
    /// Proven: the player cannot mate.
    Cannot,
    /// Unclear: a longer search may be worth it.
    Doubtful,
    /// No reason to doubt that the player can mate.
    Likely,
}

fn check_quickly(position: &Position, who: Colour) -> MatingChance {
    match winnable(position, who, Budget::INSTANT) {
        Verdict::No(_) => MatingChance::Cannot,
        Verdict::Unknown { .. } if is_doubtful(position, who) => MatingChance::Doubtful,
        Verdict::Unknown { .. } | Verdict::Yes(_) => MatingChance::Likely,
    }
}

/// Whether it is proven that a player cannot mate by any series of legal moves. Most positions are decided by the quick check;
/// the longer search is run only where that is unclear.
pub(super) fn cannot_mate(position: &Position, who: Colour) -> bool {
    match check_quickly(position, who) {
        MatingChance::Cannot => true,
        MatingChance::Doubtful => is_excluded(position, who),
        MatingChance::Likely => false,
    }
}

/// Whether it is proven that a player can mate.
pub(super) fn can_mate(position: &Position, who: Colour) -> bool {
    matches!(winnable(position, who, Budget::FULL), Verdict::Yes(_))
}

fn is_excluded(position: &Position, who: Colour) -> bool {
    matches!(winnable(position, who, Budget::FULL), Verdict::No(_))
}

/// Whether it is proven that neither player can mate.
pub(super) fn is_dead(position: &Position) -> bool {
    let at_once = Colour::ALL.map(|who| (who, check_quickly(position, who)));
    let is_left = |(who, glance): (Colour, MatingChance)| {
        glance == MatingChance::Doubtful && !is_excluded(position, who)
    };
    at_once.iter().all(|(_, glance)| *glance != MatingChance::Likely)
        && !at_once.into_iter().any(is_left)
}

/// Whether a player has neither queen nor rook, and only blocked pawns. Without any pawns the quick check is already
/// conclusive.
fn is_doubtful(position: &Position, who: Colour) -> bool {
    let own = position.colour(who);
    let heavy = position.role(Role::Queen) | position.role(Role::Rook);
    let pawns = own & position.role(Role::Pawn);
    (own & heavy).is_empty()
        && pawns.any()
        && steps(pawns, who).without(position.occupied()).is_empty()
}

/// The squares in front of pawns.
fn steps(pawns: Bitboard, who: Colour) -> Bitboard {
    let step = |rank: Rank| match who {
        Colour::White => rank.index().checked_add(1),
        Colour::Black => rank.index().checked_sub(1),
    };
    let before = |square: adoube_chess::Square| {
        let rank = step(square.rank()).and_then(Rank::new)?;
        Some(adoube_chess::Square::new(square.file(), rank))
    };
    pawns.into_iter().filter_map(before).collect()
}
