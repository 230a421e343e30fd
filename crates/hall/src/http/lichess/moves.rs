//! Moves in UCI notation.

use adoube_chess::{
    Move,
    uci::{self, Castling},
};
use adoube_laws::{
    history::ReachedBy,
    table::{Plan, Table},
};

use super::kind::Variant;

/// Parses a move in the position of record. Castling is accepted in both conventions.
///
/// Only legal moves are accepted, also where the board is free: sending a text touches no piece.
pub fn read(table: &Table, text: &str) -> Result<Plan, uci::Error> {
    let position = table.position().ok_or(uci::Error::Illegal)?;
    uci::read(position, text).map(Plan::from)
}

/// Returns the moves of record, space-separated. Moves after an illegal one cannot be expressed and are left
/// out.
pub fn list(table: &Table) -> String {
    let castling = convention(table);
    let mut text = String::new();
    for (reached, _) in table.history().moments() {
        match reached {
            ReachedBy::Start => {}
            ReachedBy::By(played) => {
                if !text.is_empty() {
                    text.push(' ');
                }
                text.push_str(&uci::write(played, castling).to_string());
            }
            ReachedBy::Illegally | ReachedBy::FromIllegalBoard => break,
        }
    }
    text
}

/// Returns the last move of record, or an empty string.
pub fn last(table: &Table) -> String {
    match table.history().reached() {
        ReachedBy::By(played) => write(table, played),
        ReachedBy::Start | ReachedBy::Illegally | ReachedBy::FromIllegalBoard => String::new(),
    }
}

fn write(table: &Table, played: Move) -> String {
    uci::write(played, convention(table)).to_string()
}

/// The convention for castling: the king's move, or king takes rook in Chess960.
fn convention(table: &Table) -> Castling {
    match Variant::from_table(table) {
        Variant::Standard | Variant::FromPosition => Castling::KingMove,
        Variant::Chess960 => Castling::KingTakesRook,
    }
}

#[cfg(test)]
mod tests {
    use adoube_chess::Colour;
    use adoube_laws::{
        Edition,
        clock::At,
        regulations::Regulations,
        table::{Action, ArbiterAct, Setup, Who},
    };

    use super::*;

    fn play(regulations: Regulations, texts: &[&str]) -> Table {
        let setup = Setup::under(&regulations);
        let mut table = Table::new(regulations, setup);
        let act = |table: &mut Table, at: u64, who, action| {
            *table = table.act(At::new(at), who, &action).expect("it can be done").table;
        };
        act(&mut table, 0, Who::Arbiter, Action::Arbiter(ArbiterAct::Start.into()));
        for (at, text) in (1..).zip(texts) {
            let plan = read(&table, text).expect("it is legal");
            let who = Who::Player(table.to_move());
            act(&mut table, at * 1000, who, Action::Play(plan));
        }
        table
    }

    #[test]
    fn castling_is_parsed_in_both_conventions_and_written_in_one() {
        let regulations = Regulations::new(Edition::Y2023, "180+2".parse().unwrap());
        let before = ["e2e4", "e7e5", "g1f3", "g8f6", "f1c4", "f8c5"];
        for castles in ["e1g1", "e1h1"] {
            let table = play(regulations.clone(), &[&before[..], &[castles]].concat());
            assert_eq!(list(&table), "e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1g1");
            assert_eq!(last(&table), "e1g1");
            assert_eq!(table.to_move(), Colour::Black);
        }
    }

    #[test]
    fn in_chess960_the_king_takes_the_rook() {
        let mut regulations = Regulations::new(Edition::Y2023, "180+2".parse().unwrap());
        // Position 518 is the usual one, played under the rules of Chess960.
        regulations.start = "chess960 518".parse().unwrap();
        let moves = ["e2e4", "e7e5", "g1f3", "g8f6", "f1c4", "f8c5", "e1g1"];
        assert!(list(&play(regulations, &moves)).ends_with(" e1h1"));
    }

    #[test]
    fn illegal_moves_are_refused() {
        let regulations = Regulations::new(Edition::Y2023, "180+2".parse().unwrap());
        let table = play(regulations, &[]);
        assert_eq!(list(&table), "");
        for text in ["", "e2", "e2e5", "e7e5", "e2e4q", "e2e4 ", "0000", "čšž", "e1g1"] {
            assert!(read(&table, text).is_err(), "{text:?}");
        }
    }
}
