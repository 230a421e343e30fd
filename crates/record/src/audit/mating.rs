//! Whether a player can still mate, at a price that every game can pay.

use adoube_chess::{Bitboard, Colour, Position, Rank, Role};
use adoube_winnable::{Budget, Verdict, winnable};

/// What a glance says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MatingChance {
    /// It is proven that the player cannot mate.
    Cannot,
    /// Perhaps not: it may be worth more.
    Doubtful,
    /// Nothing speaks against it.
    Likely,
}

fn glance(position: &Position, who: Colour) -> MatingChance {
    match winnable(position, who, Budget::INSTANT) {
        Verdict::No(_) => MatingChance::Cannot,
        Verdict::Unknown { .. } if is_doubtful(position, who) => MatingChance::Doubtful,
        Verdict::Unknown { .. } | Verdict::Yes(_) => MatingChance::Likely,
    }
}

/// Whether it is proven that a player cannot mate by any series of legal moves. Most positions are answered at once;
/// more is spent only where a glance says that it may be worth it.
pub(super) fn cannot_mate(position: &Position, who: Colour) -> bool {
    match glance(position, who) {
        MatingChance::Cannot => true,
        MatingChance::Doubtful => is_excluded(position, who),
        MatingChance::Likely => false,
    }
}

/// Whether a player can mate, and that is known.
pub(super) fn can_mate(position: &Position, who: Colour) -> bool {
    matches!(winnable(position, who, Budget::FULL), Verdict::Yes(_))
}

fn is_excluded(position: &Position, who: Colour) -> bool {
    matches!(winnable(position, who, Budget::FULL), Verdict::No(_))
}

/// Whether neither player can mate any more, and that is proven.
pub(super) fn is_dead(position: &Position) -> bool {
    let at_once = Colour::ALL.map(|who| (who, glance(position, who)));
    let is_left = |(who, glance): (Colour, MatingChance)| {
        glance == MatingChance::Doubtful && !is_excluded(position, who)
    };
    at_once.iter().all(|(_, glance)| *glance != MatingChance::Likely)
        && !at_once.into_iter().any(is_left)
}

/// A player without queen and rook, whose pawns are all stopped, may be unable to mate. Without any pawns the quick ways
/// have said so already.
fn is_doubtful(position: &Position, who: Colour) -> bool {
    let own = position.colour(who);
    let heavy = position.role(Role::Queen) | position.role(Role::Rook);
    let pawns = own & position.role(Role::Pawn);
    (own & heavy).is_empty()
        && pawns.any()
        && steps(pawns, who).without(position.occupied()).is_empty()
}

/// The squares before pawns.
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
