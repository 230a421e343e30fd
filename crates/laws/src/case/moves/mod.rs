//! Moves as a case names them, legal or not: the piece that is meant is looked for on the board as it stands.

mod meant;

use adoube_chess::{
    Board, Colour, File, Move, MoveKind, Piece, Position, Rank, Role, Square, Wing,
    notation::{self, Language, Letters},
};

use super::values::Unclear;
use crate::{clock::At, state::Table, vocabulary::Plan};

/// The table at which a sentence has its meaning, and whose it is.
pub(super) struct Scene<'a> {
    pub(super) table: &'a Table,
    /// Whose moves are spoken of.
    pub(super) side: Colour,
    /// Whether it is a player who acts.
    pub(super) by: By,
    /// The instant.
    pub(super) at: At,
}

/// Who does what a sentence tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum By {
    /// A player, or somebody for a player.
    Player,
    /// Somebody who has no pieces.
    Other,
}

/// What a player means by a move at a table, legal or not; nothing if no piece can be meant, or several.
pub fn plan(table: &Table, side: Colour, text: &str) -> Option<Plan> {
    Scene { table, side, by: By::Player, at: table.now() }.plan(text).ok()
}

/// Whether a word can be the name of a move at all.
pub(super) fn is_move(text: &str) -> bool {
    let unreadable = |error: notation::ReadError| error.kind == notation::ReadErrorKind::Unreadable;
    let written = notation::read(&adoube_chess::Position::initial(), text);
    Outline::read(text).is_some() || !written.is_err_and(unreadable)
}

/// What a short move means on a board, legal or not; nothing if it is none, or if no piece, or more than
/// one, can be meant.
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

impl Scene<'_> {
    /// What is meant by a move: the legal one of that name if there is one, else that of the piece that can be meant.
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

    /// A move of the piece that this side has in the hand, if it is of the kind that was named.
    fn in_hand(&self, outline: Outline) -> Option<Plan> {
        let Outline::Move { role, file, rank, to, becomes } = outline else { return None };
        let held = self.table.player(self.side).hands.held.last()?;
        let is_it = held.piece == Piece::new(self.side, role.unwrap_or(Role::Pawn));
        let from = held.from.filter(|_| is_it)?;
        let is_named = file.is_none_or(|file| file == from.file())
            && rank.is_none_or(|rank| rank == from.rank());
        is_named.then_some(Plan { becomes, ..Plan::new(from, to) })
    }

    /// What stands on the board, with the pieces in this side's hand where they were taken from.
    fn with_hand_back(&self) -> Board {
        let mut board = *self.table.board();
        for held in &self.table.player(self.side).hands.held {
            if let Some(from) = held.from.filter(|from| board.piece_on(*from).is_none()) {
                board.set(from, Some(held.piece));
            }
        }
        board
    }

    /// What stands on the board, as if it were this side's turn, if play by the rules can go on from it.
    fn had_the_move(&self) -> Option<Position> {
        let mut board = self.with_hand_back();
        if board.turn() != self.side {
            board.set_turn(self.side);
            board.set_en_passant(None);
        }
        Position::composed(&board).ok()
    }
}

/// A move as far as its text says, in the letters of whatever language.
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

    /// From square to square, if both are said.
    fn exact(self) -> Option<Plan> {
        match self {
            Self::Move { file: Some(file), rank: Some(rank), to, becomes, .. } => {
                Some(Plan { becomes, ..Plan::new(Square::new(file, rank), to) })
            }
            Self::Move { .. } | Self::Castle(_) => None,
        }
    }

    /// A plan that says where, but not with which piece.
    fn by_anybody(self) -> Plan {
        match self {
            Self::Castle(_) => Plan { castles: true, ..Plan::new(Square::E1, Square::E1) },
            Self::Move { to, becomes, .. } => Plan { becomes, ..Plan::new(to, to) },
        }
    }

    /// The plan, on a board that need not let it be played.
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

/// King and rook as they stand: the rook on that side of the king, the outermost first.
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

/// A text with the letters of pieces and files of any language in those of English.
pub(super) fn in_english(text: &str) -> String {
    turned(text, &SIGNS)
}

/// The letters of English in those of a language. What is written in other letters already stays as it is.
pub(super) fn in_letters_of(text: &str, language: Language) -> String {
    let letters = Letters::Of(language);
    let piece = |role: Role| Some((role.letter(), letters.piece(role)?));
    let pieces = Role::ALL.into_iter().filter_map(piece);
    let files = File::ALL.into_iter().map(|file| (file.letter(), letters.file(file)));
    let pairs: Vec<(char, char)> = pieces.chain(files).collect();
    turned(text, &pairs)
}

/// The letters of other languages, with those of English.
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

/// A piece by its English letter.
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

/// A move as a reader expects it: short if it is legal in the position of record, else from square to square.
pub(super) fn written(table: &Table, played: Move) -> String {
    match table.position() {
        Some(position) if position.is_legal(played) => {
            let san = adoube_chess::san::write(position, played).to_string();
            san.trim_end_matches(['+', '#']).to_owned()
        }
        Some(_) | None => played.to_string(),
    }
}

/// The same of several, in an order of their own.
pub(super) fn list(table: &Table, moves: &[Move]) -> String {
    let mut texts: Vec<String> = moves.iter().map(|played| written(table, *played)).collect();
    texts.sort();
    texts.join(", ")
}
