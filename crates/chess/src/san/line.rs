//! A line of play, move by move.

use super::first::{First, FirstMove, Origin, Sign};
use super::read::{Found, castle};
use crate::{
    Bitboard, Board, Colour, Move, MoveKind, Position, Role, Square, Status,
    attacks::{self, Sliders},
    moves::{
        Masks, PawnStep, Side, SideTask, en_passant_is_safe, for_side_to_move,
        legality::{attackers_of_king, legal_among},
        play::Playable,
        status::status,
    },
};

/// A position being played on, with state cached for the next move: the fastest way through a correctly
/// written game.
///
/// ```
/// use adoube_chess::{Position, san::Line};
/// let mut line = Line::new(Position::initial());
/// let text = b"e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7# 1-0  ";
/// let mut at = 0;
/// while let Some((_, length)) = line.play_first(&text[at..]) {
///     at += length + 1;
/// }
/// assert!(line.position().is_checkmate());
/// assert!(text[at..].starts_with(b"1-0"));
/// ```
#[derive(Clone, Debug)]
pub struct Line {
    position: Position,
    before: Position,
    king_safety: KingSafety,
    status: Option<Status>,
}

/// Cached state of the king of the side to move.
#[derive(Clone, Copy, Debug)]
struct KingSafety {
    /// The pieces that give check to it.
    checkers: Bitboard,
    /// Its own pieces that may be pinned: no others can be.
    maybe_pinned: Bitboard,
}

impl Line {
    /// Starts a line from a position.
    pub fn new(start: Position) -> Self {
        let king_safety = for_side_to_move(FindKingSafety(&start));
        Self { position: start, before: start, king_safety, status: None }
    }

    /// The current position.
    #[inline]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The position before the last move.
    #[inline]
    pub const fn before(&self) -> &Position {
        &self.before
    }

    /// Returns whether the side to move is in check.
    #[inline]
    pub const fn is_check(&self) -> bool {
        self.king_safety.checkers.any()
    }

    /// Returns check, checkmate, stalemate, or none of them.
    #[inline]
    pub fn status(&self) -> Status {
        match self.status {
            Some(known) => known,
            None => for_side_to_move(FindStatus(self)),
        }
    }

    /// Plays a move that is known to be legal.
    pub fn play_unchecked(&mut self, played: Move) {
        self.before = self.position;
        self.position = self.before.play_unchecked(played);
        self.king_safety = for_side_to_move(FindKingSafety(&self.position));
        self.status = None;
    }

    /// Plays the move at the beginning of `text` and returns the length of its word. The word must be
    /// exactly what [`write`](super::write()) writes, check sign included, followed by a space or line
    /// end, and the text at least eight bytes long. Otherwise nothing changes: the move is illegal, or
    /// the slower parsers have to decide.
    #[inline]
    pub fn play_first(&mut self, text: &[u8]) -> Option<(Move, usize)> {
        let first = First::parse(text)?;
        for_side_to_move(PlayFirst { line: self, first })
    }
}

struct FindKingSafety<'a>(&'a Position);

impl SideTask for FindKingSafety<'_> {
    type Output = KingSafety;

    #[inline(always)]
    fn turn(&self) -> Colour {
        self.0.turn
    }

    #[inline(always)]
    fn run<S: Side, L: Sliders>(self, sliders: L) -> KingSafety {
        KingSafety::new::<S, L>(self.0, sliders)
    }
}

struct FindStatus<'a>(&'a Line);

impl SideTask for FindStatus<'_> {
    type Output = Status;

    #[inline(always)]
    fn turn(&self) -> Colour {
        self.0.position.turn
    }

    #[inline(always)]
    fn run<S: Side, L: Sliders>(self, sliders: L) -> Status {
        status_of::<S, L>(self.0, sliders)
    }
}

/// Finds the status; usually a pawn that cannot be pinned can step forward, which settles it.
#[inline(always)]
fn status_of<S: Side, L: Sliders>(line: &Line, sliders: L) -> Status {
    let board = &line.position.board;
    if line.king_safety.checkers.is_empty() {
        let free =
            (board.role(Role::Pawn) & board.colour(S::US)).without(line.king_safety.maybe_pinned);
        if S::shift(PawnStep::Single, free).without(board.occupied()).any() {
            return Status::Ongoing;
        }
    }
    status::<S, L>(board, &Masks::new::<S>(board), sliders)
}

struct PlayFirst<'a> {
    line: &'a mut Line,
    first: First,
}

impl SideTask for PlayFirst<'_> {
    type Output = Option<(Move, usize)>;

    #[inline(always)]
    fn turn(&self) -> Colour {
        self.line.position.turn
    }

    #[inline(always)]
    fn run<S: Side, L: Sliders>(self, sliders: L) -> Self::Output {
        let Self { line, first } = self;
        let (played, sign, length) = match first {
            First::Move(first) => {
                let from = origin::<S, L>(line, &first, sliders)?;
                line.before = line.position;
                (make::<S, L>(&mut line.position, &first, from, sliders), first.sign, first.length)
            }
            First::Castle { wing, sign, length } => {
                let Found::One(castle) = castle::<S, L>(&line.position, wing, sliders) else {
                    return None;
                };
                line.before = line.position;
                line.position.make_castle::<S>(castle.from_square(), castle.to_square());
                (castle, sign, length)
            }
        };
        let before = line.king_safety;
        line.king_safety = KingSafety::new::<S::Other, L>(&line.position, sliders);
        line.status = None;
        if sign != Sign::None || line.king_safety.checkers.any() {
            let mated = status_of::<S::Other, L>(line, sliders);
            line.status = Some(mated);
            let right = match mated {
                Status::Check => Sign::Check,
                Status::Checkmate => Sign::Mate,
                Status::Ongoing | Status::Stalemate => Sign::None,
            };
            if sign != right {
                (line.position, line.king_safety, line.status) = (line.before, before, None);
                return None;
            }
        }
        Some((played, length))
    }
}

impl KingSafety {
    /// Computes the cached state for the king of `S`, the side to move.
    #[inline(always)]
    fn new<S: Side, L: Sliders>(board: &Board, sliders: L) -> Self {
        let (us, them) = (board.colour(S::US), board.colour(!S::US));
        let king = (board.role(Role::King) & us).lowest();
        let occupied = us | them;
        let queens = board.role(Role::Queen);
        let straight = them & (board.role(Role::Rook) | queens);
        let diagonal = them & (board.role(Role::Bishop) | queens);
        let (along, across) = (sliders.rook(king, occupied), sliders.bishop(king, occupied));
        let leapers = attacks::knight(king) & board.role(Role::Knight)
            | attacks::pawn(S::US, king) & board.role(Role::Pawn);
        let when = |there: Bitboard| Bitboard(u64::from(there.any()).wrapping_neg());
        Self {
            checkers: along & straight | across & diagonal | leapers & them,
            maybe_pinned: us
                & (along & when(attacks::straight_rays(king) & straight)
                    | across & when(attacks::diagonal_rays(king) & diagonal)),
        }
    }
}

/// Returns the origin of the piece, if the word is right apart from the check sign.
#[inline(always)]
fn origin<S: Side, L: Sliders>(line: &Line, first: &FirstMove, sliders: L) -> Option<Square> {
    let board = &line.position.board;
    let us = board.colour(S::US);
    let king = (board.role(Role::King) & us).lowest();
    let able = match first.role {
        Role::Pawn => pawn::<S>(line, first),
        Role::King => {
            let is_plain = first.origin == Origin::Nothing && is_target::<S>(line, first);
            let reached = is_plain && attacks::king(king).contains(first.to);
            let safe =
                reached && attackers_of_king::<S, L>(board, king, first.to, sliders).is_empty();
            return safe.then_some(king);
        }
        role => {
            if !is_target::<S>(line, first) {
                return None;
            }
            us & board.role(role) & origins(role, first.to, board.occupied(), sliders)
        }
    };
    let Some(from) = able.first() else { return en_passant::<S, L>(line, first, sliders) };
    let is_free =
        line.king_safety.checkers.is_empty() && (able & line.king_safety.maybe_pinned).is_empty();
    if is_free && !able.several() && (first.origin == Origin::Nothing || first.role == Role::Pawn) {
        return Some(from);
    }
    disambiguated_origin::<S, L>(line, first, able, sliders)
}

/// The slow path of [`origin`], with a check, a pin or another candidate piece.
#[inline(always)]
fn disambiguated_origin<S: Side, L: Sliders>(
    line: &Line,
    first: &FirstMove,
    able: Bitboard,
    sliders: L,
) -> Option<Square> {
    let board = &line.position.board;
    let masks = Masks::new::<S>(board);
    let legal = legal_among::<S, L>(board, &masks, first.role, able, first.to, sliders);
    let chosen = legal & first.from;
    let from = chosen.first().filter(|_| !chosen.several())?;
    if first.role == Role::Pawn {
        return Some(from);
    }
    let rivals = legal.without(chosen);
    let on_file = (rivals & Bitboard::file(from.file())).any();
    let on_rank = (rivals & Bitboard::rank(from.rank())).any();
    let needed = match (rivals.any(), on_file, on_rank) {
        (false, ..) => Origin::Nothing,
        (true, false, _) => Origin::File,
        (true, true, false) => Origin::Rank,
        (true, true, true) => Origin::Square,
    };
    (first.origin == needed).then_some(from)
}

/// Masks: whether each role moves like a knight, a bishop or a rook.
static GOES_AS: [[u64; 3]; 6] =
    [[0, 0, 0], [!0, 0, 0], [0, !0, 0], [0, 0, !0], [0, !0, !0], [0; 3]];

/// Returns the origins of a piece other than pawn and king that goes to a square. Both look-ups are
/// always made, because the role is unpredictable for the branch predictor.
#[inline(always)]
fn origins<L: Sliders>(role: Role, to: Square, occupied: Bitboard, sliders: L) -> Bitboard {
    let [knight, bishop, rook] = GOES_AS[role.index()].map(Bitboard);
    attacks::knight(to) & knight
        | sliders.bishop(to, occupied) & bishop
        | sliders.rook(to, occupied) & rook
}

/// Returns whether the contents of the square of arrival match the word.
#[inline(always)]
fn is_target<S: Side>(line: &Line, first: &FirstMove) -> bool {
    let board = &line.position.board;
    let captured = board.colour(!S::US).contains(first.to);
    captured == first.captures && !board.colour(S::US).contains(first.to)
}

/// Returns the pawn that steps or captures as the word says; en passant excluded.
#[inline(always)]
fn pawn<S: Side>(line: &Line, first: &FirstMove) -> Bitboard {
    let board = &line.position.board;
    let pawns = board.role(Role::Pawn) & board.colour(S::US);
    let to = Bitboard::from_square(first.to);
    let promotes = S::LAST_RANK.contains(first.to);
    let written = if first.captures { Origin::File } else { Origin::Nothing };
    if !is_target::<S>(line, first)
        || promotes != first.promotion.is_some()
        || first.origin != written
    {
        return Bitboard::EMPTY;
    }
    if first.captures {
        return attacks::pawn(!S::US, first.to) & pawns & first.from;
    }
    let single = Bitboard::from_square(S::origin(PawnStep::Single, first.to));
    let double = Bitboard::from_square(S::origin(PawnStep::Double, first.to));
    // The passed square must be empty, so only one of the two can be meant.
    let passes = S::shift(PawnStep::Single, S::THIRD_RANK.without(board.occupied())) & to;
    pawns & (single | double & Bitboard(u64::from(passes.any()).wrapping_neg()))
}

/// Returns the pawn that captures en passant, if the word says so and it is legal.
fn en_passant<S: Side, L: Sliders>(line: &Line, first: &FirstMove, sliders: L) -> Option<Square> {
    let board = &line.position.board;
    if !first.is_en_passant(board) || first.origin != Origin::File {
        return None;
    }
    let king = (board.role(Role::King) & board.colour(S::US)).lowest();
    let pawns = board.role(Role::Pawn) & board.colour(S::US);
    let from = (attacks::pawn(!S::US, first.to) & pawns & first.from).first()?;
    en_passant_is_safe::<S, L>(board, king, from, first.to, sliders).then_some(from)
}

impl FirstMove {
    #[inline(always)]
    fn is_en_passant(&self, board: &Board) -> bool {
        self.role == Role::Pawn
            && self.captures
            && self.promotion.is_none()
            && board.en_passant == Some(self.to)
    }
}

#[inline(always)]
fn make<S: Side, L: Sliders>(
    position: &mut Position,
    first: &FirstMove,
    from: Square,
    sliders: L,
) -> Move {
    let to = first.to;
    if let Some(promotion) = first.promotion {
        position.make_any::<S>(Role::Pawn, promotion, from, to);
        return Move::new(from, to, MoveKind::Promotion(promotion));
    }
    if first.is_en_passant(position) {
        position.make_en_passant::<S>(from, to);
        return Move::new(from, to, MoveKind::EnPassant);
    }
    if first.role == Role::Pawn && from.index().abs_diff(to.index()) == 16 {
        position.make_double_step::<S, L>(from, to, sliders);
    } else {
        position.make_any::<S>(first.role, first.role, from, to);
    }
    Move::new(from, to, MoveKind::Normal)
}
