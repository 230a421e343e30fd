//! The declared end of a game: the `Termination` tag in the words of the standard, of sites and of people.

use adoube_chess::{Bitboard, Colour, Position, Role, notation::game::Score};
use adoube_laws::Provision as P;

use super::{
    end::{AutomaticEnd, EndedGame, FIFTY_MOVES, winner},
    header::Header,
    played_game::PlayedGame,
};
use crate::pgn::Termination;

/// The declared end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DeclaredEnd {
    pub(super) way: Way,
    /// The declared winner.
    winner: Option<Colour>,
}

/// The declared way in which a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// Not stated, or not recognised.
    Unknown,
    /// `normal`: an unspecified ordinary end.
    Normal,
    Checkmate,
    Resignation,
    /// `time forfeit`.
    OnTime,
    /// A flag fell, and the opponent could not mate.
    DrawnOnTime,
    Stalemate,
    Agreement,
    Repetition,
    FiftyMoves,
    InsufficientMaterial,
    /// `adjudication`, `rules infraction`, `abandoned`, `death`, `emergency`: somebody decided.
    Decided,
    /// `unterminated`: not ended.
    NotEnded,
}

/// Words by which a way is recognised, in small letters. The first matching row counts: a stalemate is no mate, and
/// `timeout vs insufficient material` is more specific than either part.
const WORDS: &[(&[&str], Way)] = &[
    (&["adjourned", "in progress"], Way::NotEnded),
    (&["timeout vs insufficient", "no material to mate", "no mating material"], Way::DrawnOnTime),
    (&["both players ran out of time"], Way::Unknown),
    (&["stalemate"], Way::Stalemate),
    (&["repetition"], Way::Repetition),
    (&["50-move", "50 move", "fifty-move", "fifty move"], Way::FiftyMoves),
    (&["insufficient", "neither player has mating"], Way::InsufficientMaterial),
    (&["agreement", "mutual", "agreed"], Way::Agreement),
    (&["abandon", "disconnect", "adjudicat", "infraction", "arbiter"], Way::Decided),
    (&["checkmate", " mated", " mates"], Way::Checkmate),
    (&["resign"], Way::Resignation),
    (&["on time", "timeout", "out of time", "time forfeit", "time expired"], Way::OnTime),
    (&["forfeit", "default"], Way::Decided),
];

/// Predicates about a player, in small letters and with the space before them, and whether that player has won.
const VERBS: &[(&str, bool)] = &[
    (" won", true),
    (" wins", true),
    (" checkmates", true),
    (" mates", true),
    (" checkmated", false),
    (" resigns", false),
    (" resigned", false),
    (" forfeits", false),
    (" forfeited", false),
    (" ran out of time", false),
    (" runs out of time", false),
    (" lost", false),
    (" loses", false),
];

impl DeclaredEnd {
    /// Parses the tag `Termination` of a game.
    pub(super) fn read(header: &Header<'_>) -> Self {
        let plain = |way| Self { way, winner: None };
        match Termination::parse(&header.termination.text()) {
            Termination::Normal => plain(Way::Normal),
            Termination::TimeForfeit => plain(Way::OnTime),
            Termination::Unterminated => plain(Way::NotEnded),
            Termination::Abandoned
            | Termination::Adjudication
            | Termination::Death
            | Termination::Emergency
            | Termination::RulesInfraction => plain(Way::Decided),
            Termination::Other(text) => {
                let names = [header.white, header.black].map(|tag| tag.text().to_lowercase());
                Self::parse_sentence(&text.to_lowercase(), [&names[0], &names[1]])
            }
        }
    }

    /// Parses a sentence in small letters about a game between these players.
    fn parse_sentence(text: &str, names: [&str; 2]) -> Self {
        // Some words of the table begin with a space, and may be the first of the text.
        let spaced = format!(" {text}");
        let found = WORDS.iter().find(|(words, _)| words.iter().any(|word| spaced.contains(word)));
        let way = found.map_or(Way::Unknown, |(_, way)| *way);
        let winner = match way {
            Way::DrawnOnTime => None,
            _ => VERBS.iter().find_map(|(verb, has_won)| {
                let subject = player(text.split_once(verb)?.0, names)?;
                Some(if *has_won { subject } else { !subject })
            }),
        };
        Self { way, winner }
    }

    /// Whether it contradicts this result, and the provision concerned.
    pub(super) fn contradicts(
        self,
        given: Score,
        ended: Option<EndedGame>,
        played: &PlayedGame,
    ) -> Option<P> {
        let is_drawn = given == Score::Draw;
        let by = ended.map(|ended| ended.by);
        if self.winner.is_some() && self.winner != winner(given) {
            return Some(P::SignedResult);
        }
        let (fits, under) = match self.way {
            Way::Unknown | Way::Decided => (true, P::SignedResult),
            Way::Normal => (given != Score::Open, P::SignedResult),
            Way::NotEnded => (given == Score::Open, P::SignedResult),
            Way::Checkmate => (matches!(by, Some(AutomaticEnd::Checkmate(_))), P::Checkmate),
            Way::Stalemate => (by == Some(AutomaticEnd::Stalemate) && is_drawn, P::Stalemate),
            // The game was over before a resignation or a flag could count.
            Way::Resignation => (winner(given).is_some() && by.is_none(), P::Resignation),
            Way::OnTime => (given != Score::Open && by.is_none(), P::FlagFall),
            Way::DrawnOnTime => (is_drawn && by.is_none(), P::FlagFall),
            Way::Agreement => (is_drawn, P::DrawByAgreement),
            Way::Repetition => (is_drawn && played.most_often >= 3, P::RepetitionClaim),
            Way::FiftyMoves => (is_drawn && played.quietest >= FIFTY_MOVES, P::FiftyMovesClaim),
            Way::InsufficientMaterial => (is_drawn && !is_armed(&played.last), P::DeadPosition),
        };
        let under = match (self.way, by) {
            (Way::Resignation | Way::OnTime | Way::DrawnOnTime, Some(by)) => by.provision(),
            _ => under,
        };
        (!fits).then_some(under)
    }
}

/// The player named by colour or by full name.
fn player(subject: &str, names: [&str; 2]) -> Option<Colour> {
    let subject = subject.trim();
    let is = |colour: Colour, word: &str| {
        let name = names[colour as usize].trim();
        subject == word || !name.is_empty() && name != "?" && subject == name
    };
    match (is(Colour::White, "white"), is(Colour::Black, "black")) {
        (true, false) => Some(Colour::White),
        (false, true) => Some(Colour::Black),
        _ => None,
    }
}

/// Whether a player has enough material that no site would end the game.
fn is_armed(position: &Position) -> bool {
    let board = position.board();
    let pieces: Bitboard =
        board.role(Role::Pawn) | board.role(Role::Rook) | board.role(Role::Queen);
    !pieces.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_phrases_of_sites_are_understood() {
        let white = Some(Colour::White);
        let black = Some(Colour::Black);
        for (text, way, winner) in [
            // chess.com
            ("Ana won by checkmate", Way::Checkmate, white),
            ("Bor won by resignation", Way::Resignation, black),
            ("ANA WON ON TIME", Way::OnTime, white),
            ("Bor won - game abandoned", Way::Decided, black),
            ("Game drawn by repetition", Way::Repetition, None),
            ("Game drawn by agreement", Way::Agreement, None),
            ("Game drawn by insufficient material", Way::InsufficientMaterial, None),
            ("Game drawn by timeout vs insufficient material", Way::DrawnOnTime, None),
            ("Game drawn by 50-move rule", Way::FiftyMoves, None),
            ("Game drawn by stalemate", Way::Stalemate, None),
            // ICC and FICS
            ("Black resigns", Way::Resignation, white),
            ("White checkmated", Way::Checkmate, black),
            ("White forfeits on time", Way::OnTime, black),
            ("Black forfeits by disconnection", Way::Decided, white),
            ("Game drawn by mutual agreement", Way::Agreement, None),
            ("Game drawn by the 50 move rule", Way::FiftyMoves, None),
            ("White ran out of time and Black has no material to mate", Way::DrawnOnTime, None),
            ("Neither player has mating material", Way::InsufficientMaterial, None),
            ("Game drawn because both players ran out of time", Way::Unknown, None),
            ("Game adjourned by mutual agreement", Way::NotEnded, None),
            // People
            ("checkmate", Way::Checkmate, None),
            ("White mates", Way::Checkmate, white),
            ("Caspar won on time", Way::OnTime, None),
            ("after a long fight", Way::Unknown, None),
        ] {
            let read = DeclaredEnd::parse_sentence(&text.to_lowercase(), ["ana", "bor"]);
            assert_eq!((read.way, read.winner), (way, winner), "{text}");
        }
    }

    #[test]
    fn two_players_of_one_name_are_ambiguous() {
        let read = DeclaredEnd::parse_sentence("ana won on time", ["ana", "ana"]);
        assert_eq!(read.winner, None);
    }
}
