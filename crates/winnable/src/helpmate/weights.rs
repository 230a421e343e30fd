//! What the guesses weigh. The numbers were found by trying: by small changes at random, kept when fewer
//! positions had to be looked at.

/// How much each thing counts that still separates a position from mate.
pub(super) struct Weights {
    /// Each square to which the victim's king could step.
    pub(super) flights: i32,
    /// Each step between the kings.
    pub(super) kings: i32,
    /// Each step between the victim's king and the nearest of the winner's pieces.
    pub(super) hunter: i32,
    /// Each step of the pawn that promotes soonest.
    pub(super) promotion: i32,
    /// Each piece and each pawn of the victim.
    pub(super) pieces: i32,
    pub(super) pawns: i32,
    /// Each queen or rook that the winner has less than two.
    pub(super) strong: i32,
    /// That there is no check.
    pub(super) quiet: i32,
    /// Each man of the victim that could spoil the [`picture`](super::picture): take the checker, or step between.
    pub(super) hinders: i32,
    /// Each step that is missing in the [`picture`](super::picture) of a mate.
    pub(super) picture: i32,
    /// Once, so that positions with other means can be compared.
    pub(super) means: i32,
}

/// A way to weigh.
pub(super) struct Plan {
    /// By [`Means`](super::means::Means).
    pub(super) weights: [Weights; 4],
    /// What the loss of a man by the move itself counts, and that of a queen or rook.
    pub(super) offer: u32,
    pub(super) strong_offer: u32,
}

/// Where help is needed: the picture counts most.
const BY_PICTURE: Weights = Weights {
    flights: 3,
    kings: 2,
    hunter: 2,
    promotion: 0,
    pieces: 3,
    pawns: 3,
    strong: 0,
    quiet: 4,
    hinders: 10,
    picture: 9,
    means: 62,
};

/// For the first look.
pub(super) static NEAR: Plan = Plan {
    weights: [
        Weights {
            flights: 5,
            kings: 6,
            hunter: 1,
            promotion: 0,
            pieces: 10,
            pawns: 10,
            strong: 13,
            quiet: 3,
            hinders: 0,
            picture: 0,
            means: -6,
        },
        Weights {
            flights: 3,
            kings: 4,
            hunter: 0,
            promotion: 6,
            pieces: 13,
            pawns: 8,
            strong: 0,
            quiet: 0,
            hinders: 0,
            picture: 0,
            means: 29,
        },
        Weights {
            flights: -17,
            kings: 6,
            hunter: 2,
            promotion: 0,
            pieces: 0,
            pawns: 7,
            strong: 0,
            quiet: 3,
            hinders: 0,
            picture: 0,
            means: 124,
        },
        BY_PICTURE,
    ],
    offer: 3,
    strong_offer: 55,
};

/// Where mate is far, with heavy pieces.
const FAR_HEAVY: Weights = Weights {
    flights: 3,
    kings: 4,
    hunter: -1,
    promotion: 0,
    pieces: 7,
    pawns: 3,
    strong: 1,
    quiet: 3,
    hinders: 0,
    picture: 0,
    means: 1,
};

/// Where mate is far, with pawns.
const FAR_PAWNS: Weights = Weights {
    flights: 7,
    kings: 3,
    hunter: 1,
    promotion: 12,
    pieces: 3,
    pawns: 8,
    strong: 0,
    quiet: 3,
    hinders: 0,
    picture: 0,
    means: 57,
};

/// Where mate is far, with minor pieces.
const FAR_MINORS: Weights = Weights {
    flights: 3,
    kings: 5,
    hunter: 0,
    promotion: 0,
    pieces: 6,
    pawns: 3,
    strong: 0,
    quiet: 7,
    hinders: 0,
    picture: 0,
    means: 112,
};

/// For mates that are far: the picture counts most, if help is needed.
pub(super) static PICTURES: Plan = Plan {
    weights: [FAR_HEAVY, FAR_PAWNS, FAR_MINORS, Weights { means: 131, ..BY_PICTURE }],
    offer: 3,
    strong_offer: 105,
};

/// For mates that are far: the victim's flights count most, if help is needed. Not all mates by weak pieces are
/// in a corner.
pub(super) static FLIGHTS: Plan = Plan {
    weights: [
        FAR_HEAVY,
        FAR_PAWNS,
        FAR_MINORS,
        Weights {
            flights: 8,
            kings: 2,
            hunter: 2,
            promotion: 0,
            pieces: 0,
            pawns: 0,
            strong: 0,
            quiet: 4,
            hinders: 10,
            picture: 2,
            means: 131,
        },
    ],
    offer: 3,
    strong_offer: 105,
};
