//! Chess facts as sentences for people and as names for programs.

use adoube_chess::{
    Bitboard, Board, Colour, Fault, Faults, File, Piece, Position, Rank, Role, Square, Status,
    chess960::{StartFault, StartFaults},
    fen::{self, ErrorKind},
    notation::{Language, Letters},
};
use adoube_winnable::InsufficientMaterial;

use crate::i18n::{Key, Localizer, Sentence};

/// The name of a colour, in JSON and in the selectors of `texts/`.
pub const fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

/// The name of a status in JSON.
pub const fn status_name(status: Status) -> &'static str {
    match status {
        Status::Ongoing => "ongoing",
        Status::Check => "check",
        Status::Checkmate => "checkmate",
        Status::Stalemate => "stalemate",
    }
}

/// A square in the reader's letters.
pub fn square(square: Square, language: Language) -> String {
    format!("{}{}", Letters::Of(language).file(square.file()), square.rank())
}

/// A set of squares in few words: whole ranks as one area (`a1–h3`), the others as runs along the ranks
/// (`c4–e4, g4`), which cannot be mistaken for diagonals.
pub fn squares(set: Bitboard, language: Language) -> String {
    let mut areas: Vec<(Square, Square)> = Vec::new();
    for rank in Rank::ALL {
        let squares = File::ALL.map(|file| Square::new(file, rank));
        let runs = squares.chunk_by(|&one, &next| set.contains(one) == set.contains(next));
        for run in runs.filter(|run| set.contains(run[0])) {
            let (first, last) = (run[0], run[run.len() - 1]);
            let goes_on = |&(from, to): &(Square, Square)| {
                let is_whole = |from, to| (from, to) == (File::A, File::H);
                is_whole(first.file(), last.file())
                    && is_whole(from.file(), to.file())
                    && to.rank().index() + 1 == rank.index()
            };
            match areas.last_mut().filter(|area| goes_on(area)) {
                Some((_, to)) => *to = last,
                None => areas.push((first, last)),
            }
        }
    }
    let rendered = areas.into_iter().map(|(from, to)| match square(from, language) {
        only if from == to => only,
        corner => format!("{corner}–{}", square(to, language)),
    });
    rendered.collect::<Vec<_>>().join(", ")
}

/// A duration with about three significant digits.
pub fn duration(seconds: f64, words: &Localizer) -> String {
    let (number, unit) = match seconds {
        1.0.. => (format!("{seconds:.2}"), "s"),
        1e-3.. => (format!("{:.1}", seconds * 1e3), "ms"),
        _ => (format!("{:.0}", seconds * 1e6), "µs"),
    };
    format!("{} {unit}", number.replace('.', &words.plain(Key::DecimalSign)))
}

/// Whose move it is.
pub fn turn(turn: Colour, words: &Localizer) -> String {
    words.say(Key::Turn, [("colour", colour_name(turn).into())])
}

/// Check, checkmate or stalemate, if it is one of them.
pub fn status(position: &Position, words: &Localizer) -> Option<String> {
    let key = match position.status() {
        Status::Ongoing => return None,
        Status::Check => Key::StatusCheck,
        Status::Checkmate => Key::StatusCheckmate,
        Status::Stalemate => Key::StatusStalemate,
    };
    Some(words.say(key, [("colour", colour_name(position.turn()).into())]))
}

/// The material that a player lacks to give mate.
pub fn lack(
    board: &Board,
    player: Colour,
    lack: InsufficientMaterial,
    words: &Localizer,
) -> String {
    let colour = ("colour", colour_name(player).into());
    match lack {
        InsufficientMaterial::BareKing => words.say(Key::ReasonBareKing, [colour]),
        InsufficientMaterial::LoneKnight => words.say(Key::ReasonLoneKnight, [colour]),
        InsufficientMaterial::LikeBishops => {
            let own = board.colour(player) & board.role(Role::Bishop);
            let opponent = if board.colour(!player).several() { "more" } else { "king" };
            let with = [colour, ("count", own.count().into()), ("opponent", opponent.into())];
            words.say(Key::ReasonLikeBishops, with)
        }
    }
}

/// The castling rights of both players, kingside first.
pub fn castling(position: &Position, words: &Localizer) -> String {
    let rights = castling_with(position, position.castling(), words);
    if rights.is_empty() {
        return words.plain(Key::CastlingRightsNone);
    }
    words.say(Key::CastlingRights, [("rights", rights.join(", ").into())])
}

/// The castling rights with these rooks, kingside first.
pub fn castling_with(position: &Position, rooks: Bitboard, words: &Localizer) -> Vec<String> {
    let mut rights = Vec::new();
    for colour in Colour::ALL {
        let king = position.king(colour);
        let mut own: Vec<Square> = (rooks & position.colour(colour)).into_iter().collect();
        own.reverse();
        rights.extend(own.into_iter().map(|rook| castling_right(colour, king, rook, words)));
    }
    rights
}

fn castling_right(colour: Colour, king: Square, rook: Square, words: &Localizer) -> String {
    words.say(
        Key::CastlingRight,
        [
            ("colour", colour_name(colour).into()),
            ("side", if rook > king { "king" } else { "queen" }.into()),
            ("square", square(rook, words.language()).into()),
        ],
    )
}

/// A fault of a board, for programs and for the notes.
#[derive(Debug)]
pub struct FaultFact {
    /// Its stable name.
    pub fault: &'static str,
    /// The side, if it concerns only one.
    pub colour: Option<Colour>,
    /// The square, if it concerns only one.
    pub square: Option<Square>,
    /// The sentence.
    pub text: String,
}

impl FaultFact {
    fn for_side(key: Key, colour: Colour, words: &Localizer) -> Self {
        let text = words.say(key, [("colour", colour_name(colour).into())]);
        Self { colour: Some(colour), ..Self::named(key, text) }
    }

    fn at_square(key: Key, place: Square, words: &Localizer) -> Self {
        let text = words.say(key, [("square", square(place, words.language()).into())]);
        Self { square: Some(place), ..Self::named(key, text) }
    }

    fn for_board(key: Key, words: &Localizer) -> Self {
        Self::named(key, words.plain(key))
    }

    /// The name for programs is the key of the sentence without its prefix.
    fn named(key: Key, text: String) -> Self {
        let id = key.id();
        let fault = id.split_once("fault-").map_or(id, |(_, name)| name);
        Self { fault, colour: None, square: None, text }
    }
}

/// The faults of a board.
pub fn faults(board: &Board, faults: &Faults, words: &Localizer) -> Vec<FaultFact> {
    let fact = |fault: &Fault| match *fault {
        Fault::NoKing(colour) => FaultFact::for_side(Key::FaultNoKing, colour, words),
        Fault::ManyKings(colour) => FaultFact::for_side(Key::FaultManyKings, colour, words),
        Fault::PawnOnLastRank(at) => FaultFact::at_square(Key::FaultPawnOnLastRank, at, words),
        Fault::TooManyPieces(colour) => FaultFact::for_side(Key::FaultTooManyPieces, colour, words),
        Fault::TooManyPawns(colour) => FaultFact::for_side(Key::FaultTooManyPawns, colour, words),
        Fault::TooManyPromoted(colour) => {
            FaultFact::for_side(Key::FaultTooManyPromoted, colour, words)
        }
        Fault::OpponentInCheck => opponent_in_check(board, words),
        Fault::ImpossibleCheck => FaultFact::for_board(Key::FaultImpossibleCheck, words),
        Fault::CastlingWithout(at) => FaultFact::at_square(Key::FaultCastlingWithout, at, words),
        Fault::EnPassant(at) => FaultFact::at_square(Key::FaultEnPassant, at, words),
    };
    faults.iter().map(fact).collect()
}

/// For the Laws, touching kings are a check like any other, but a reader expects their own sentence.
fn opponent_in_check(board: &Board, words: &Localizer) -> FaultFact {
    let waiting = !board.turn();
    let king = |colour| board.pieces(Piece::new(colour, Role::King)).first();
    let touching = king(waiting).is_some_and(|square| {
        !(board.attackers(square, board.turn()) & board.role(Role::King)).is_empty()
    });
    let mut fact = FaultFact::for_side(Key::FaultOpponentInCheck, waiting, words);
    fact.square = king(waiting);
    if touching {
        fact.text = words.plain(Key::FaultKingsTouch);
    }
    fact
}

/// Why a board is not a start position of Chess960.
pub fn start_faults(faults: &StartFaults, words: &Localizer) -> Vec<FaultFact> {
    let fact = |fault: &StartFault| match *fault {
        StartFault::PawnsNotInPlace(colour) => {
            FaultFact::for_side(Key::StartFaultPawnsNotInPlace, colour, words)
        }
        StartFault::WrongPieces(colour) => {
            FaultFact::for_side(Key::StartFaultWrongPieces, colour, words)
        }
        StartFault::KingNotBetweenRooks(colour) => {
            FaultFact::for_side(Key::StartFaultKingNotBetweenRooks, colour, words)
        }
        StartFault::BishopsOnOneColour(colour) => {
            FaultFact::for_side(Key::StartFaultBishopsOnOneColour, colour, words)
        }
        StartFault::NotOpposite => FaultFact::for_board(Key::StartFaultNotOpposite, words),
        StartFault::PiecesBetween => FaultFact::for_board(Key::StartFaultPiecesBetween, words),
        StartFault::BlackToMove => FaultFact::for_board(Key::StartFaultBlackToMove, words),
        StartFault::CastlingRights => FaultFact::for_board(Key::StartFaultCastlingRights, words),
    };
    faults.iter().map(fact).collect()
}

/// Why a text is not FEN.
pub fn fen_error(text: &str, error: fen::Error, words: &Localizer) -> String {
    // A counter whose error is at a digit was a number that became too large there.
    let at_digit = text.as_bytes().get(error.column - 1).is_some_and(u8::is_ascii_digit);
    words.plain(match error.kind {
        ErrorKind::Halfmoves | ErrorKind::Fullmoves if at_digit => Key::FenCounterTooLarge,
        ErrorKind::Empty => Key::FenEmpty,
        ErrorKind::Piece => Key::FenPiece,
        ErrorKind::RankTooLong => Key::FenRankTooLong,
        ErrorKind::RankTooShort => Key::FenRankTooShort,
        ErrorKind::TooManyRanks => Key::FenTooManyRanks,
        ErrorKind::TooFewRanks => Key::FenTooFewRanks,
        ErrorKind::Turn => Key::FenTurn,
        ErrorKind::Castling => Key::FenCastling,
        ErrorKind::EnPassant => Key::FenEnPassant,
        ErrorKind::Halfmoves => Key::FenHalfmoves,
        ErrorKind::Fullmoves => Key::FenFullmoves,
        ErrorKind::Trailing => Key::FenTrailing,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_listed_by_whole_ranks_and_runs() {
        let rendered = |squares: &[Square], language| {
            super::squares(squares.iter().copied().collect(), language)
        };
        assert_eq!(rendered(&[], Language::En), "");
        assert_eq!(
            rendered(&[Square::A1, Square::B1, Square::D1, Square::C2], Language::En),
            "a1–b1, d1, c2"
        );
        let ranks = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Second);
        let and_more = ranks | Square::C3.into() | Square::C4.into() | Bitboard::rank(Rank::Eighth);
        assert_eq!(super::squares(and_more, Language::En), "a1–h2, c3, c4, a8–h8");
        let block = [Square::C3, Square::D3, Square::C4, Square::D4];
        assert_eq!(rendered(&block, Language::En), "c3–d3, c4–d4");
        assert_eq!(super::squares(ranks, Language::SrCyrl), "а1–х2");
        assert_eq!(super::squares(!Bitboard::default(), Language::En), "a1–h8");
    }

    #[test]
    fn durations_have_a_unit_that_fits() {
        let (english, slovenian) = (Localizer::new(Language::En), Localizer::new(Language::Sl));
        for (seconds, expected) in [
            (0.0, "0 µs"),
            (2.4e-5, "24 µs"),
            (0.0123, "12.3 ms"),
            (2.345, "2.35 s"),
            (75.0, "75.00 s"),
        ] {
            assert_eq!(duration(seconds, &english), expected);
        }
        assert_eq!(duration(0.0123, &slovenian), "12,3 ms");
    }
}
