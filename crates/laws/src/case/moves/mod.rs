//! Moves as a case names them, legal or not: the piece meant is found on the board as it stands.

mod meant;

use adoube_chess::{
    Board, Colour, File, Move, MoveKind, Piece, Position, Rank, Role, Square, Wing,
    notation::{self, Language, Letters},
};

use super::values::Unclear;
use crate::{clock::At, state::Table, vocabulary::Plan};

/// The table and the player in whose terms a sentence is interpreted.
pub(super) struct SentenceContext<'a> {
    pub(super) table: &'a Table,
    /// The player whose moves are meant.
    pub(super) side: Colour,
    /// Whether a player acts.
    pub(super) by: By,
    /// The instant.
    pub(super) at: At,
}

/// The person who acts in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum By {
    /// A player, or somebody for a player.
    Player,
    /// Somebody without pieces.
    Other,
}

/// Returns what a player means by a move at a table, legal or not; `None` if no piece, or more than one, fits.
pub fn plan(table: &Table, side: Colour, text: &str) -> Option<Plan> {
    SentenceContext { table, side, by: By::Player, at: table.now() }.plan(text).ok()
}

/// Reports whether a word can be the name of a move at all.
pub(super) fn is_move(text: &str) -> bool {
    let unreadable = |error: notation::ReadError| error.kind == notation::ReadErrorKind::Unreadable;
    let written = notation::read(&adoube_chess::Position::initial(), text);
    Outline::read(text).is_some() || !written.is_err_and(unreadable)
}

/// Returns what a short move means on a board, legal or not; `None` if it is not a move, or if no piece, or
/// more than one, fits.
///
/// ```
/// use adoube_chess::{Board, Colour, Square};
/// use adoube_laws::case::meant_by;
///
/// let plan = meant_by("Ng5", &Board::initial(), Colour::White);
/// assert_eq!(plan, None, "neither knight goes there");
/// let plan = meant_by("Ngf4", &Board::initial(), Colour::White);
/// assert_eq!(plan.map(|plan| (plan.from, plan.to)), Some((Square::G1, Square::F4)));
/// ```
pub fn meant_by(text: &str, board: &Board, side: Colour) -> Option<Plan> {
    Outline::read(text)?.on(board, side, text).ok()
}

impl SentenceContext<'_> {
    /// Resolves a move: the legal one of that name if there is one, else that of the piece that fits.
    pub(super) fn plan(&self, text: &str) -> Result<Plan, Unclear> {
        let outline = Outline::read(text);
        let wants_promotion = outline.is_some_and(|outline| !outline.lacks_promotion());
        let recorded = self.table.position().filter(|position| position.turn() == self.side);
        if let Some(position) = recorded.copied().or_else(|| self.had_the_move()).as_ref() {
            if let Some(plan) = outline.and_then(Outline::exact)
                && plan.legal_in(position).is_some()
            {
                return Ok(plan);
            }
            match notation::read(position, text) {
                Ok(reading) if wants_promotion || reading.moved.promotion().is_none() => {
                    return Ok(reading.moved.into());
                }
                Ok(_) | Err(_) => {}
            }
        }
        let outline = outline.ok_or_else(|| Unclear::NoSuchPiece(text.to_owned()))?;
        if let Some(plan) = self.in_hand(outline) {
            return Ok(plan);
        }
        match (outline.on(&self.with_hand_back(), self.side, text), self.by) {
            // A person without pieces is refused, whichever piece was meant.
            (Err(_), By::Other) => Ok(outline.by_anybody()),
            (found, _) => found,
        }
    }

    /// Returns a move of the piece in this side's hand, if it is of the kind named.
    fn in_hand(&self, outline: Outline) -> Option<Plan> {
        let Outline::Move { role, file, rank, to, becomes } = outline else { return None };
        let held = self.table.player(self.side).hands.held.last()?;
        let is_it = held.piece == Piece::new(self.side, role.unwrap_or(Role::Pawn));
        let from = held.from.filter(|_| is_it)?;
        let is_named = file.is_none_or(|file| file == from.file())
            && rank.is_none_or(|rank| rank == from.rank());
        is_named.then_some(Plan { becomes, ..Plan::new(from, to) })
    }

    /// Returns the board with the pieces in this side's hand put back.
    fn with_hand_back(&self) -> Board {
        let mut board = *self.table.board();
        for held in &self.table.player(self.side).hands.held {
            if let Some(from) = held.from.filter(|from| board.piece_on(*from).is_none()) {
                board.set(from, Some(held.piece));
            }
        }
        board
    }

    /// Returns the board as if it were this side's turn, if it is a legal position.
    fn had_the_move(&self) -> Option<Position> {
        let mut board = self.with_hand_back();
        if board.turn() != self.side {
            board.set_turn(self.side);
            board.set_en_passant(None);
        }
        Position::composed(&board).ok()
    }
}

/// What the text of a move says, in the letters of any language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outline {
    Castle(Wing),
    Move {
        role: Option<Role>,
        file: Option<File>,
        rank: Option<Rank>,
        to: Square,
        becomes: Option<Role>,
    },
}

impl Outline {
    fn read(text: &str) -> Option<Self> {
        let text = in_english(text);
        let text = text.trim_end_matches(['+', '#', '!', '?']);
        match text.replace('0', "O").as_str() {
            "O-O" => return Some(Self::Castle(Wing::King)),
            "O-O-O" => return Some(Self::Castle(Wing::Queen)),
            _ => {}
        }
        let (text, becomes) = match text.split_once('=') {
            Some((text, piece)) => (text, Some(one_letter(piece)?)),
            None => match text.get(text.len().checked_sub(1)?..).and_then(one_letter) {
                Some(role) if text.len() > 2 => (text.get(..text.len() - 1)?, Some(role)),
                _ => (text, None),
            },
        };
        let role = text.get(..1).filter(|letter| letter.chars().all(char::is_uppercase));
        let (role, text) = match role {
            Some(letter) => (Some(one_letter(letter)?), text.get(1..)?),
            None => (None, text),
        };
        let text = text.replace(['x', '-', ':'], "");
        let split = text.len().checked_sub(2)?;
        let to: Square = text.get(split..)?.parse().ok()?;
        let (mut file, mut rank) = (None, None);
        for sign in text.get(..split)?.chars() {
            match (File::from_letter(sign), Rank::from_digit(sign)) {
                (Some(found), _) if file.is_none() && rank.is_none() => file = Some(found),
                (_, Some(found)) if rank.is_none() => rank = Some(found),
                _ => return None,
            }
        }
        Some(Self::Move { role, file, rank, to, becomes })
    }

    const fn lacks_promotion(self) -> bool {
        match self {
            Self::Castle(_) => true,
            Self::Move { becomes, .. } => becomes.is_none(),
        }
    }

    /// Returns the plan, if both squares are given.
    fn exact(self) -> Option<Plan> {
        match self {
            Self::Move { file: Some(file), rank: Some(rank), to, becomes, .. } => {
                Some(Plan { becomes, ..Plan::new(Square::new(file, rank), to) })
            }
            Self::Move { .. } | Self::Castle(_) => None,
        }
    }

    /// Returns a plan with a destination but no particular piece.
    fn by_anybody(self) -> Plan {
        match self {
            Self::Castle(_) => Plan { castles: true, ..Plan::new(Square::E1, Square::E1) },
            Self::Move { to, becomes, .. } => Plan { becomes, ..Plan::new(to, to) },
        }
    }

    /// Resolves it to a plan on a board where it need not be legal.
    fn on(self, board: &Board, side: Colour, text: &str) -> Result<Plan, Unclear> {
        if let Some(plan) = self.exact() {
            return Ok(plan);
        }
        match self {
            Self::Castle(wing) => {
                castling(board, side, wing).ok_or_else(|| Unclear::NoSuchPiece(text.to_owned()))
            }
            Self::Move { role, file, rank, to, becomes } => {
                let piece = Piece::new(side, role.unwrap_or(Role::Pawn));
                let named = |from: &Square| {
                    file.is_none_or(|file| file == from.file())
                        && rank.is_none_or(|rank| rank == from.rank())
                };
                let all: Vec<Square> = board.pieces(piece).into_iter().filter(named).collect();
                let from = meant::piece(board, piece, &all, to);
                let from = from.ok_or_else(|| match all.len() {
                    0 => Unclear::NoSuchPiece(text.to_owned()),
                    _ => Unclear::SeveralPieces(text.to_owned()),
                })?;
                Ok(Plan { becomes, ..Plan::new(from, to) })
            }
        }
    }
}

/// Returns castling as king and rook stand: the rook on that side of the king, the outermost first.
fn castling(board: &Board, side: Colour, wing: Wing) -> Option<Plan> {
    let king = board.pieces(Piece::new(side, Role::King)).into_iter().next()?;
    let on_wing = |rook: &Square| {
        rook.rank() == king.rank() && Move::new(king, *rook, MoveKind::Castle).wing() == Some(wing)
    };
    let mut rooks: Vec<Square> =
        board.pieces(Piece::new(side, Role::Rook)).into_iter().filter(on_wing).collect();
    rooks.sort_by_key(|rook| std::cmp::Reverse(rook.file().index().abs_diff(king.file().index())));
    rooks.first().map(|rook| Plan { castles: true, ..Plan::new(king, *rook) })
}

/// Replaces the letters of pieces and files of any language by those of English.
pub(super) fn in_english(text: &str) -> String {
    turned(text, &SIGNS)
}

/// Replaces English letters by those of a language. Other letters stay as they are.
pub(super) fn in_letters_of(text: &str, language: Language) -> String {
    let letters = Letters::Of(language);
    let piece = |role: Role| Some((role.letter(), letters.piece(role)?));
    let pieces = Role::ALL.into_iter().filter_map(piece);
    let files = File::ALL.into_iter().map(|file| (file.letter(), letters.file(file)));
    let pairs: Vec<(char, char)> = pieces.chain(files).collect();
    turned(text, &pairs)
}

/// The letters of other languages, with their English equivalents.
const SIGNS: [(char, char); 18] = [
    ('О', 'O'),
    ('S', 'N'),
    ('L', 'B'),
    ('T', 'R'),
    ('D', 'Q'),
    ('С', 'N'),
    ('Л', 'B'),
    ('Т', 'R'),
    ('Д', 'Q'),
    ('К', 'K'),
    ('а', 'a'),
    ('б', 'b'),
    ('ц', 'c'),
    ('д', 'd'),
    ('е', 'e'),
    ('ф', 'f'),
    ('г', 'g'),
    ('х', 'h'),
];

fn turned(text: &str, pairs: &[(char, char)]) -> String {
    let turned =
        |sign: char| pairs.iter().find(|(from, _)| *from == sign).map_or(sign, |(_, to)| *to);
    text.chars().map(turned).collect()
}

/// Returns a piece by its English letter.
fn one_letter(text: &str) -> Option<Role> {
    match text {
        "K" => Some(Role::King),
        "Q" => Some(Role::Queen),
        "R" => Some(Role::Rook),
        "B" => Some(Role::Bishop),
        "N" => Some(Role::Knight),
        _ => None,
    }
}

/// Writes a move: short if it is legal in the position of record, else by its squares.
pub(super) fn written(table: &Table, played: Move) -> String {
    match table.position() {
        Some(position) if position.is_legal(played) => {
            let san = adoube_chess::san::write(position, played).to_string();
            san.trim_end_matches(['+', '#']).to_owned()
        }
        Some(_) | None => played.to_string(),
    }
}

/// Writes several moves in a canonical order.
pub(super) fn list(table: &Table, moves: &[Move]) -> String {
    let mut texts: Vec<String> = moves.iter().map(|played| written(table, *played)).collect();
    texts.sort();
    texts.join(", ")
}
