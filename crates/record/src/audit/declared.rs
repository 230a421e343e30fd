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
    pub(super) way: DeclaredEndKind,
    /// The declared winner.
    winner: Option<Colour>,
}

/// The declared way in which a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DeclaredEndKind {
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
const WORDS: &[(&[&str], DeclaredEndKind)] = &[
    (&["adjourned", "in progress"], DeclaredEndKind::NotEnded),
    (
        &["timeout vs insufficient", "no material to mate", "no mating material"],
        DeclaredEndKind::DrawnOnTime,
    ),
    (&["both players ran out of time"], DeclaredEndKind::Unknown),
    (&["stalemate"], DeclaredEndKind::Stalemate),
    (&["repetition"], DeclaredEndKind::Repetition),
    (&["50-move", "50 move", "fifty-move", "fifty move"], DeclaredEndKind::FiftyMoves),
    (&["insufficient", "neither player has mating"], DeclaredEndKind::InsufficientMaterial),
    (&["agreement", "mutual", "agreed"], DeclaredEndKind::Agreement),
    (&["abandon", "disconnect", "adjudicat", "infraction", "arbiter"], DeclaredEndKind::Decided),
    (&["checkmate", " mated", " mates"], DeclaredEndKind::Checkmate),
    (&["resign"], DeclaredEndKind::Resignation),
    (
        &["on time", "timeout", "out of time", "time forfeit", "time expired"],
        DeclaredEndKind::OnTime,
    ),
    (&["forfeit", "default"], DeclaredEndKind::Decided),
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
            Termination::Normal => plain(DeclaredEndKind::Normal),
            Termination::TimeForfeit => plain(DeclaredEndKind::OnTime),
            Termination::Unterminated => plain(DeclaredEndKind::NotEnded),
            Termination::Abandoned
            | Termination::Adjudication
            | Termination::Death
            | Termination::Emergency
            | Termination::RulesInfraction => plain(DeclaredEndKind::Decided),
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
        let way = found.map_or(DeclaredEndKind::Unknown, |(_, way)| *way);
        let winner = match way {
            DeclaredEndKind::DrawnOnTime => None,
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
            DeclaredEndKind::Unknown | DeclaredEndKind::Decided => (true, P::SignedResult),
            DeclaredEndKind::Normal => (given != Score::Open, P::SignedResult),
            DeclaredEndKind::NotEnded => (given == Score::Open, P::SignedResult),
            DeclaredEndKind::Checkmate => {
                (matches!(by, Some(AutomaticEnd::Checkmate(_))), P::Checkmate)
            }
            DeclaredEndKind::Stalemate => {
                (by == Some(AutomaticEnd::Stalemate) && is_drawn, P::Stalemate)
            }
            // The game was over before a resignation or a flag could count.
            DeclaredEndKind::Resignation => {
                (winner(given).is_some() && by.is_none(), P::Resignation)
            }
            DeclaredEndKind::OnTime => (given != Score::Open && by.is_none(), P::FlagFall),
            DeclaredEndKind::DrawnOnTime => (is_drawn && by.is_none(), P::FlagFall),
            DeclaredEndKind::Agreement => (is_drawn, P::DrawByAgreement),
            DeclaredEndKind::Repetition => (is_drawn && played.most_often >= 3, P::RepetitionClaim),
            DeclaredEndKind::FiftyMoves => {
                (is_drawn && played.quietest >= FIFTY_MOVES, P::FiftyMovesClaim)
            }
            DeclaredEndKind::InsufficientMaterial => {
                (is_drawn && !is_armed(&played.last), P::DeadPosition)
            }
        };
        let under = match (self.way, by) {
            (
                DeclaredEndKind::Resignation
                | DeclaredEndKind::OnTime
                | DeclaredEndKind::DrawnOnTime,
                Some(by),
            ) => by.provision(),
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
            ("Ana won by checkmate", DeclaredEndKind::Checkmate, white),
            ("Bor won by resignation", DeclaredEndKind::Resignation, black),
            ("ANA WON ON TIME", DeclaredEndKind::OnTime, white),
            ("Bor won - game abandoned", DeclaredEndKind::Decided, black),
            ("Game drawn by repetition", DeclaredEndKind::Repetition, None),
            ("Game drawn by agreement", DeclaredEndKind::Agreement, None),
            ("Game drawn by insufficient material", DeclaredEndKind::InsufficientMaterial, None),
            ("Game drawn by timeout vs insufficient material", DeclaredEndKind::DrawnOnTime, None),
            ("Game drawn by 50-move rule", DeclaredEndKind::FiftyMoves, None),
            ("Game drawn by stalemate", DeclaredEndKind::Stalemate, None),
            // ICC and FICS
            ("Black resigns", DeclaredEndKind::Resignation, white),
            ("White checkmated", DeclaredEndKind::Checkmate, black),
            ("White forfeits on time", DeclaredEndKind::OnTime, black),
            ("Black forfeits by disconnection", DeclaredEndKind::Decided, white),
            ("Game drawn by mutual agreement", DeclaredEndKind::Agreement, None),
            ("Game drawn by the 50 move rule", DeclaredEndKind::FiftyMoves, None),
            (
                "White ran out of time and Black has no material to mate",
                DeclaredEndKind::DrawnOnTime,
                None,
            ),
            ("Neither player has mating material", DeclaredEndKind::InsufficientMaterial, None),
            ("Game drawn because both players ran out of time", DeclaredEndKind::Unknown, None),
            ("Game adjourned by mutual agreement", DeclaredEndKind::NotEnded, None),
            // People
            ("checkmate", DeclaredEndKind::Checkmate, None),
            ("White mates", DeclaredEndKind::Checkmate, white),
            ("Caspar won on time", DeclaredEndKind::OnTime, None),
            ("after a long fight", DeclaredEndKind::Unknown, None),
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
