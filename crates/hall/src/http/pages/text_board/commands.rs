//! Commands typed instead of a move: a word in the user's language or in English, and its argument.
//!
//! The words are in `texts/`. A text is a command only as a whole, so that `s a` lists a file and `Sa` is
//! parsed as a move.

use adoube_chess::{
    File, Rank, Role, Square,
    notation::{Language, Letters},
};
use adoube_laws::table::ActionKind;
use adoube_record::i18n::{Localizer, TextBoardKey};

use crate::http::shared::in_words;

/// A parsed command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// The times on the clocks.
    Clocks,
    /// The last move.
    Last,
    /// The side to move.
    Turn,
    /// The squares of pieces of a kind.
    Where(Role),
    /// The pieces on a rank or a file.
    Scan(SquareRow),
    /// The piece on a square.
    Stands(Square),
    /// The possible moves.
    Possible(Mover),
    /// The number of moves played.
    Number,
    /// Whether a draw was offered.
    Offers,
    /// The user's own scoresheet.
    Sheet,
    /// Repeat everything.
    Again,
    /// The list of commands.
    Help,
    /// An action at the table, with its argument.
    Act(ActionKind, String),
}

/// A line of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SquareRow {
    /// From a to h.
    Rank(Rank),
    /// From 1 to 8.
    File(File),
}

/// Which pieces the moves are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mover {
    /// The piece on a square.
    On(Square),
    /// Pieces of a kind.
    Role(Role),
}

/// A command without its argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CommandWord {
    Clocks,
    Last,
    Turn,
    Where,
    Scan,
    Stands,
    Possible,
    Number,
    Offers,
    Sheet,
    Again,
    Help,
    /// An action without an argument.
    Does(ActionKind),
    /// An action with an optional argument.
    Says(ActionKind),
    /// An action with a required argument.
    Quotes(ActionKind),
}

use ActionKind as Kind;
use TextBoardKey as Key;

/// Every command: its words, its description, and how it is parsed.
pub(super) const COMMANDS: [(Key, Key, CommandWord); 23] = [
    (Key::WordsClocks, Key::TellsClocks, CommandWord::Clocks),
    (Key::WordsLast, Key::TellsLast, CommandWord::Last),
    (Key::WordsTurn, Key::TellsTurn, CommandWord::Turn),
    (Key::WordsWhere, Key::TellsWhere, CommandWord::Where),
    (Key::WordsScan, Key::TellsScan, CommandWord::Scan),
    (Key::WordsSquare, Key::TellsSquare, CommandWord::Stands),
    (Key::WordsPossible, Key::TellsPossible, CommandWord::Possible),
    (Key::WordsNumber, Key::TellsNumber, CommandWord::Number),
    (Key::WordsOffers, Key::TellsOffers, CommandWord::Offers),
    (Key::WordsSheet, Key::TellsSheet, CommandWord::Sheet),
    (Key::WordsAgain, Key::TellsAgain, CommandWord::Again),
    (Key::WordsHelp, Key::TellsHelp, CommandWord::Help),
    (Key::WordsDraw, Key::DoesDraw, CommandWord::Does(Kind::OfferDraw)),
    (Key::WordsAccept, Key::DoesAccept, CommandWord::Does(Kind::AcceptDraw)),
    (Key::WordsDecline, Key::DoesDecline, CommandWord::Does(Kind::DeclineDraw)),
    (Key::WordsResign, Key::DoesResign, CommandWord::Does(Kind::Resign)),
    (Key::WordsRepetition, Key::DoesRepetition, CommandWord::Says(Kind::ClaimRepetition)),
    (Key::WordsFifty, Key::DoesFifty, CommandWord::Says(Kind::ClaimFiftyMoves)),
    (Key::WordsFlag, Key::DoesFlag, CommandWord::Does(Kind::ClaimFlagFall)),
    (Key::WordsPress, Key::DoesPress, CommandWord::Does(Kind::Press)),
    (Key::WordsAnnounce, Key::DoesAnnounce, CommandWord::Quotes(Kind::Announce)),
    (Key::WordsRepeat, Key::DoesRepeat, CommandWord::Quotes(Kind::Repeat)),
    (Key::WordsArbiter, Key::DoesArbiter, CommandWord::Says(Kind::CallArbiter)),
];

const PIECES: [(Key, Role); 6] = [
    (Key::WordsKing, Role::King),
    (Key::WordsQueen, Role::Queen),
    (Key::WordsRook, Role::Rook),
    (Key::WordsBishop, Role::Bishop),
    (Key::WordsKnight, Role::Knight),
    (Key::WordsPawn, Role::Pawn),
];

/// The words that a user may type.
pub(super) struct Vocabulary {
    commands: Vec<(Vec<String>, CommandWord)>,
    pieces: Vec<(String, Role)>,
    between: Vec<String>,
}

impl Vocabulary {
    /// Returns the words of a language, in all its scripts, and of English.
    pub(super) fn new(language: Language) -> Self {
        let mut all = Self { commands: Vec::new(), pieces: Vec::new(), between: Vec::new() };
        for own in language.in_all_scripts().chain([Language::En]) {
            in_words(own, |words| all.learn(words));
        }
        // Of two matching phrases the longer one is more specific.
        all.commands.sort_by_key(|(phrase, _)| std::cmp::Reverse(phrase.len()));
        all
    }

    fn learn(&mut self, words: &Localizer) {
        for (key, _, ask) in COMMANDS {
            let phrases = split_list(&words.plain(key)).into_iter();
            self.commands.extend(phrases.map(|phrase| (tokens(&phrase), ask)));
        }
        let letters = Letters::Of(words.language());
        for (key, role) in PIECES {
            let letter = letters.piece(role).map(|letter| letter.to_string());
            let names = split_list(&words.plain(key)).into_iter().chain(letter);
            self.pieces.extend(names.map(|name| (folded(&name), role)));
        }
        self.between
            .extend(split_list(&words.plain(Key::WordsBetween)).iter().map(|word| folded(word)));
    }

    /// Parses a text as a command, if it is one.
    pub(super) fn read(&self, text: &str) -> Option<Command> {
        let typed = tokens(text);
        if typed.is_empty() {
            return Some(Command::Again);
        }
        let begins = |phrase: &[String]| typed.starts_with(phrase);
        let fitting = self.commands.iter().filter(|(phrase, _)| begins(phrase));
        fitting.into_iter().find_map(|(phrase, ask)| {
            let rest: Vec<&str> = text.split_whitespace().skip(phrase.len()).collect();
            self.parse_argument(*ask, &rest.join(" "))
        })
    }

    /// Parses the argument of a command.
    fn parse_argument(&self, ask: CommandWord, rest: &str) -> Option<Command> {
        let words = tokens(rest);
        let is_argument = |word: &&String| !self.between.contains(word);
        let arguments: Vec<&String> = words.iter().filter(is_argument).collect();
        let only = || match arguments[..] {
            [only] => Some(only.as_str()),
            _ => None,
        };
        let alone = |command| rest.is_empty().then_some(command);
        match ask {
            CommandWord::Clocks => alone(Command::Clocks),
            CommandWord::Last => alone(Command::Last),
            CommandWord::Turn => alone(Command::Turn),
            CommandWord::Where => self.role(only()?).map(Command::Where),
            CommandWord::Scan => line(only()?).map(Command::Scan),
            CommandWord::Stands => square(only()?).map(Command::Stands),
            CommandWord::Possible => {
                let on = square(only()?).map(Mover::On);
                on.or_else(|| self.role(only()?).map(Mover::Role)).map(Command::Possible)
            }
            CommandWord::Number => alone(Command::Number),
            CommandWord::Offers => alone(Command::Offers),
            CommandWord::Sheet => alone(Command::Sheet),
            CommandWord::Again => alone(Command::Again),
            CommandWord::Help => alone(Command::Help),
            CommandWord::Does(kind) => alone(Command::Act(kind, String::new())),
            CommandWord::Says(kind) => Some(Command::Act(kind, rest.to_owned())),
            CommandWord::Quotes(kind) => {
                (!rest.is_empty()).then(|| Command::Act(kind, rest.to_owned()))
            }
        }
    }

    fn role(&self, word: &str) -> Option<Role> {
        self.pieces.iter().find(|(name, _)| name == word).map(|(_, role)| *role)
    }
}

/// Splits a comma-separated list.
pub(super) fn split_list(list: &str) -> Vec<String> {
    list.split(',').map(|word| word.trim().to_owned()).collect()
}

fn tokens(text: &str) -> Vec<String> {
    text.split_whitespace().map(folded).collect()
}

/// Converts a word to lower case without the accents that some keyboards lack.
fn folded(word: &str) -> String {
    let plain = |letter: char| match letter {
        'č' | 'ć' => 'c',
        'š' => 's',
        'ž' => 'z',
        'đ' => 'd',
        other => other,
    };
    word.chars().flat_map(char::to_lowercase).map(plain).collect()
}

fn line(word: &str) -> Option<SquareRow> {
    let sign = word.parse().ok()?;
    Rank::from_digit(sign).map(SquareRow::Rank).or_else(|| file(sign).map(SquareRow::File))
}

fn square(word: &str) -> Option<Square> {
    let mut signs = word.chars();
    let (letter, digit) = (signs.next()?, signs.next()?);
    let square = Square::new(file(letter)?, Rank::from_digit(digit)?);
    signs.next().is_none().then_some(square)
}

/// Parses a file in the letters of any language.
fn file(letter: char) -> Option<File> {
    let is_own = |file: &File| Letters::ALL.iter().any(|letters| letters.file(*file) == letter);
    File::ALL.into_iter().find(is_own)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Clocks, the last move, where the king is, a rank, a file, a square, and help, as users type them.
    const TYPED: &[(Language, [&str; 7])] = &[
        (
            Language::En,
            [
                "clocks",
                "last move",
                "where is the king",
                "scan rank 4",
                "scan file e",
                "what on e4",
                "help",
            ],
        ),
        (
            Language::Sl,
            [
                "ura",
                "zadnja poteza",
                "kje kralj",
                "vrsta 4",
                "preglej linijo e",
                "kaj je na e4",
                "pomoc",
            ],
        ),
        (
            Language::Hr,
            ["sat", "zadnji potez", "gdje je kralj", "red 4", "linija e", "što je na e4", "pomoć"],
        ),
        (
            Language::SrLatn,
            ["vreme", "poslednji potez", "gde je kralj", "red 4", "linija e", "sta na e4", "pomoc"],
        ),
        (
            Language::SrCyrl,
            [
                "време",
                "последњи потез",
                "где је краљ",
                "ред 4",
                "линија е",
                "шта је на е4",
                "помоћ",
            ],
        ),
    ];

    #[test]
    fn commands_are_read_in_several_languages() {
        use Command as C;
        let (rank, file) = (SquareRow::Rank(Rank::Fourth), SquareRow::File(File::E));
        for &(language, [clocks, last, king, fourth, e_file, e4, help]) in TYPED {
            let words = Vocabulary::new(language);
            for (text, command) in [
                (clocks, C::Clocks),
                (last, C::Last),
                (king, C::Where(Role::King)),
                (fourth, C::Scan(rank)),
                (e_file, C::Scan(file)),
                (e4, C::Stands(Square::E4)),
                (help, C::Help),
                // English works in every language, and so does an empty input.
                ("C", C::Clocks),
                ("p n", C::Where(Role::Knight)),
                ("s 4", C::Scan(rank)),
                ("draw", C::Act(Kind::OfferDraw, String::new())),
                ("  ", C::Again),
            ] {
                assert_eq!(words.read(text), Some(command), "{text:?} in {}", language.tag());
            }
        }
    }

    #[test]
    fn pieces_are_named_by_their_letters() {
        for (language, text, role) in [
            (Language::Sl, "p s", Role::Knight),
            (Language::Sl, "kje T", Role::Rook),
            (Language::Hr, "gdje d", Role::Queen),
            (Language::SrCyrl, "где С", Role::Knight),
            (Language::SrCyrl, "gde lovci", Role::Bishop),
            (Language::En, "where are pawns", Role::Pawn),
        ] {
            let read = Vocabulary::new(language).read(text);
            assert_eq!(read, Some(Command::Where(role)), "{text:?}");
        }
    }

    #[test]
    fn commands_keep_their_arguments() {
        let words = Vocabulary::new(Language::Sl);
        let act = |kind, rest: &str| Some(Command::Act(kind, rest.to_owned()));
        assert_eq!(words.read("sodnik Luč je ugasnila"), act(Kind::CallArbiter, "Luč je ugasnila"));
        assert_eq!(words.read("ponovitev Sf3"), act(Kind::ClaimRepetition, "Sf3"));
        assert_eq!(words.read("vdam se"), act(Kind::Resign, ""));
        assert_eq!(words.read("ponovi Eva vier"), act(Kind::Repeat, "Eva vier"));
        assert_eq!(words.read("ponovi"), Some(Command::Again));
        assert_eq!(words.read("m e2"), Some(Command::Possible(Mover::On(Square::E2))));
    }

    #[test]
    fn moves_are_not_taken_for_commands() {
        for language in Language::ALL {
            let words = Vocabulary::new(language);
            for text in [
                "e4", "Sa", "S a4", "s d4", "Lc4", "p e4", "0-0", "e2e4", "Sg1-f3", "Сф3",
                "Eva vier", "c4", "c e4", "<b>",
            ] {
                assert_eq!(words.read(text), None, "{text:?} in {}", language.tag());
            }
        }
    }
}
