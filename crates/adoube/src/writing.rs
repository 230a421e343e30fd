//! Moves in the requested notation.

use adoube_chess::{
    Colour, Move, Position,
    notation::{self, Appendix, Form, Language, Letters, Style, announce, game},
    uci::{self, Castling},
};
use adoube_record::pgn::Tags;
use clap::ValueEnum;

/// The notation of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Notation {
    San,
    Long,
    Uci,
    Figurine,
    Announce,
}

impl Notation {
    /// Its name on the command line.
    pub(crate) fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// One move.
    pub(crate) fn write(self, position: &Position, moved: Move, language: Language) -> String {
        match self {
            Self::Uci => uci::write(moved, Castling::KingMove).to_string(),
            Self::Announce => announce::write(position, moved),
            Self::San | Self::Long | Self::Figurine => {
                notation::write(position, moved, &self.style(language))
            }
        }
    }

    /// A series of legal moves: numbered as in a game, announcements one below the other; UCI has no
    /// numbers.
    pub(crate) fn write_line(self, start: &Position, line: &[Move], language: Language) -> String {
        let each = || {
            line.iter().scan(*start, |position, &moved| {
                let before = *position;
                *position = position.play_unchecked(moved);
                Some((before, self.write(&before, moved, language)))
            })
        };
        match self {
            Self::Uci => each().map(|(_, text)| text).collect::<Vec<_>>().join(" "),
            Self::Announce => {
                each().map(|(at, said)| with_number(&at, &said)).collect::<Vec<_>>().join("\n")
            }
            Self::San | Self::Long | Self::Figurine => {
                let game = line.iter().copied().collect();
                game::write(start, &game, &self.style(language)).expect("the moves are legal")
            }
        }
    }

    /// The style of the written notations.
    fn style(self, language: Language) -> Style {
        let usual = |letters: Letters| Appendix::Y2017.style(letters);
        match self {
            Self::Figurine => usual(Letters::Figurines),
            Self::Long => Style { form: Form::Long, ..usual(Letters::Of(language)) },
            Self::San | Self::Uci | Self::Announce => usual(Letters::Of(language)),
        }
    }
}

/// A move with its number before it: `12. …` for White, `12... …` for Black.
pub(crate) fn with_number(position: &Position, said: &str) -> String {
    let dots = if position.turn() == Colour::White { "." } else { "..." };
    format!("{}{dots} {said}", position.fullmoves())
}

/// The title of a game as in a crosstable: `Karpov – Miles, Tilburg, 1986.10.13`.
pub(crate) fn title(tags: &Tags) -> Option<String> {
    let names = Colour::ALL.map(|colour| tags.player(colour).unwrap_or("?"));
    let names = (names != ["?", "?"]).then(|| names.join(" – "));
    let event = tags.event().map(ToOwned::to_owned);
    let date = tags.date().map(|date| date.to_string());
    let known: Vec<String> = [names, event, date].into_iter().flatten().collect();
    (!known.is_empty()).then(|| known.join(", "))
}
