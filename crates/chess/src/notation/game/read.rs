//! Parsing a scoresheet.

use super::{
    Game, GameError,
    tokens::{Kind, Tokens},
};
use crate::{
    Colour, Position,
    notation::{self, Leniency, ReadError, Reading, announce, marks},
};

/// Parses a game from a start position. Move numbers may be right, wrong or missing; each move may be in
/// a different language, or be an announcement.
///
/// ```
/// use adoube_chess::{Position, notation::game};
/// let game = game::read(&Position::initial(), "1. e4 e5 2. Сф3 Nf6 (=) ½-½").unwrap();
/// assert_eq!(game.moves.len(), 4);
/// assert!(game.moves[3].draw_offer);
/// assert_eq!(game.score, Some(game::Score::Draw));
/// ```
pub fn read(start: &Position, text: &str) -> Result<Game, GameError> {
    let mut sheet = Sheet { position: *start, written_number: None, game: Game::default() };
    let mut tokens = Tokens::new(text);
    while let Some(token) = tokens.next() {
        if sheet.game.score.is_some() {
            return Err(sheet.fails(ReadError::unreadable(token.begin)));
        }
        match token.kind {
            Kind::Number(number) => sheet.written_number = Some(number),
            Kind::Score(score) => sheet.game.score = Some(score),
            Kind::Move(text) => match notation::read(&sheet.position, text) {
                Ok(reading) => sheet.add(reading, Spoken::No),
                Err(error) => return Err(sheet.fails(error.shifted_by(token.begin))),
            },
            Kind::Announcements(rest) => match announcement(&sheet.position, rest) {
                Ok((reading, length)) => {
                    tokens.pass(length);
                    sheet.add(reading, Spoken::Yes);
                }
                Err(error) => return Err(sheet.fails(error.shifted_by(token.begin))),
            },
        }
    }
    Ok(sheet.game)
}

/// Parses the announcement at the beginning of a text, with any marks after it; returns its length too.
fn announcement(position: &Position, text: &str) -> Result<(Reading, usize), ReadError> {
    let (moved, length) = announce::read_first(position, text)?;
    let (marks, more) = marks::read(&text[length..]);
    let reading = Reading { moved, draw_offer: marks.draw_offer, leniencies: marks.notes };
    Ok((reading, length + more))
}

/// Whether a move was announced; announcements have no move numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spoken {
    Yes,
    No,
}

/// A partly parsed scoresheet.
struct Sheet {
    position: Position,
    /// The number before the next move, if there was one.
    written_number: Option<u32>,
    game: Game,
}

impl Sheet {
    fn add(&mut self, mut reading: Reading, spoken: Spoken) {
        let number = self.position.fullmoves();
        let white = self.position.turn() == Colour::White;
        reading.leniencies.extend(match self.written_number.take() {
            Some(written) if written != number => Some(Leniency::NumberWrong),
            None if white && spoken == Spoken::No => Some(Leniency::NumberMissing),
            _ => None,
        });
        self.position = self.position.play_unchecked(reading.moved);
        self.game.moves.push(reading);
    }

    fn fails(self, error: ReadError) -> GameError {
        GameError {
            number: self.position.fullmoves(),
            side: self.position.turn(),
            error,
            before: self.game.moves,
            position: Box::new(self.position),
        }
    }
}
