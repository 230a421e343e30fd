//! Weights of the heuristics, tuned by random small changes that were kept when fewer positions had to
//! be visited.

/// The weight of each feature that still separates a position from mate.
pub(super) struct Weights {
    /// Per flight square of the victim's king.
    pub(super) flights: i32,
    /// Per step between the kings.
    pub(super) kings: i32,
    /// Per step between the victim's king and the nearest of the winner's pieces.
    pub(super) nearest: i32,
    /// Per step of the pawn closest to promotion.
    pub(super) promotion: i32,
    /// Per piece and per pawn of the victim.
    pub(super) pieces: i32,
    pub(super) pawns: i32,
    /// Per queen or rook that the winner has fewer than two.
    pub(super) strong: i32,
    /// If there is no check.
    pub(super) quiet: i32,
    /// Per piece of the victim that could spoil the [pattern](super::pattern): capture the checking
    /// piece, or interpose.
    pub(super) hinders: i32,
    /// Per missing step in the [pattern](super::pattern) of a mate.
    pub(super) pattern: i32,
    /// A constant, so that positions with different material are comparable.
    pub(super) material: i32,
}

/// A set of weights.
pub(super) struct Plan {
    /// By [`MatingMaterial`](super::mating_material::MatingMaterial).
    pub(super) weights: [Weights; 4],
    /// The cost of losing a piece by the move itself, and of losing a queen or rook.
    pub(super) offer: u32,
    pub(super) strong_offer: u32,
}

/// If help is needed: the mating pattern counts most.
const BY_PATTERN: Weights = Weights {
    flights: 3,
    kings: 2,
    nearest: 2,
    promotion: 0,
    pieces: 3,
    pawns: 3,
    strong: 0,
    quiet: 4,
    hinders: 10,
    pattern: 9,
    material: 62,
};

/// For the first phase.
pub(super) static NEAR: Plan = Plan {
    weights: [
        Weights {
            flights: 5,
            kings: 6,
            nearest: 1,
            promotion: 0,
            pieces: 10,
            pawns: 10,
            strong: 13,
            quiet: 3,
            hinders: 0,
            pattern: 0,
            material: -6,
        },
        Weights {
            flights: 3,
            kings: 4,
            nearest: 0,
            promotion: 6,
            pieces: 13,
            pawns: 8,
            strong: 0,
            quiet: 0,
            hinders: 0,
            pattern: 0,
            material: 29,
        },
        Weights {
            flights: -17,
            kings: 6,
            nearest: 2,
            promotion: 0,
            pieces: 0,
            pawns: 7,
            strong: 0,
            quiet: 3,
            hinders: 0,
            pattern: 0,
            material: 124,
        },
        BY_PATTERN,
    ],
    offer: 3,
    strong_offer: 55,
};

/// For distant mates, with heavy pieces.
const FAR_HEAVY: Weights = Weights {
    flights: 3,
    kings: 4,
    nearest: -1,
    promotion: 0,
    pieces: 7,
    pawns: 3,
    strong: 1,
    quiet: 3,
    hinders: 0,
    pattern: 0,
    material: 1,
};

/// For distant mates, with pawns.
const FAR_PAWNS: Weights = Weights {
    flights: 7,
    kings: 3,
    nearest: 1,
    promotion: 12,
    pieces: 3,
    pawns: 8,
    strong: 0,
    quiet: 3,
    hinders: 0,
    pattern: 0,
    material: 57,
};

/// For distant mates, with minor pieces.
const FAR_MINORS: Weights = Weights {
    flights: 3,
    kings: 5,
    nearest: 0,
    promotion: 0,
    pieces: 6,
    pawns: 3,
    strong: 0,
    quiet: 7,
    hinders: 0,
    pattern: 0,
    material: 112,
};

/// For distant mates: the mating pattern counts most if help is needed.
pub(super) static PATTERNS: Plan = Plan {
    weights: [FAR_HEAVY, FAR_PAWNS, FAR_MINORS, Weights { material: 131, ..BY_PATTERN }],
    offer: 3,
    strong_offer: 105,
};

/// For distant mates: flight squares count most if help is needed. Not all mates by weak pieces are in a
/// corner.
pub(super) static FLIGHTS: Plan = Plan {
    weights: [
        FAR_HEAVY,
        FAR_PAWNS,
        FAR_MINORS,
        Weights {
            flights: 8,
            kings: 2,
            nearest: 2,
            promotion: 0,
            pieces: 0,
            pawns: 0,
            strong: 0,
            quiet: 4,
            hinders: 10,
            pattern: 2,
            material: 131,
        },
    ],
    offer: 3,
    strong_offer: 105,
};
