//! The operations measured for every crate in the table, and the expected result of a tree walk.

/// A chess crate, used the way its users would.
pub(crate) trait Peer: 'static {
    /// The heading of its column.
    const NAME: &'static str;
    /// Whether it supports Chess960.
    const CHESS960: bool = true;
    /// Whether it writes SAN with check and mate signs.
    const WRITES_SAN: bool = true;

    type Position: Clone;
    type Move: Copy + PartialEq;

    /// Parses a FEN and validates the position.
    fn read_fen(fen: &str) -> Option<Self::Position>;
    /// Parses a Chess960 FEN and validates the position.
    fn read_fen_960(fen: &str) -> Option<Self::Position>;
    fn write_fen(position: &Self::Position, text: &mut String);
    fn read_uci(position: &Self::Position, text: &str) -> Option<Self::Move>;
    fn read_san(position: &Self::Position, text: &str) -> Option<Self::Move>;
    fn write_san(position: &Self::Position, played: Self::Move, text: &mut String);
    fn play(position: &Self::Position, played: Self::Move) -> Self::Position;
    /// Counts the leaves; at the last ply moves are counted, not made.
    fn perft(position: &Self::Position, depth: u32) -> u64;
    /// Makes every move down to `depth` and evaluates the status of every position.
    fn walk(position: &Self::Position, depth: u32, tally: &mut Tally);
}

/// Statistics of a walk in which every move was made.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    pub(crate) positions: u64,
    pub(crate) checks: u64,
    pub(crate) mates: u64,
    pub(crate) stalemates: u64,
}

impl Tally {
    /// Counts one position. Each crate has its own keys, so the key is only kept from being optimised
    /// away.
    #[inline]
    pub(crate) fn add(&mut self, key: u64, check: bool, stuck: bool) {
        std::hint::black_box(key);
        self.positions += 1;
        self.checks += u64::from(check);
        self.mates += u64::from(check && stuck);
        self.stalemates += u64::from(!check && stuck);
    }
}
