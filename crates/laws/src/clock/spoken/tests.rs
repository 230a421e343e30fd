use super::*;

#[test]
fn units_are_read_as_people_write_them() {
    for (text, pgn) in [
        ("90 min", "5400"),
        ("90min", "5400"),
        ("90 min + 30 s", "5400+30"),
        ("90 minutes plus 30 seconds per move", "5400+30"),
        ("90 min with 30 s increment for each move", "5400+30"),
        ("90'+30\"", "5400+30"),
        ("90' + 30''", "5400+30"),
        ("90′+30″", "5400+30"),
        ("3'+2\"", "180+2"),
        ("5 min", "300"),
        ("1 h 30 min", "5400"),
        ("1h30m+30s", "5400+30"),
        ("2 hours", "7200"),
        ("40/90 min + 30 min", "40/5400:1800"),
        ("40/90'+30'+30\"", "40/5400+30:1800+30"),
        ("40 moves in 2 h, then 1 h", "40/7200:3600"),
        ("40 moves in 2 h, then 20 moves in 1 h", "40/7200:20/3600"),
        ("2 h for 40 moves, then 1 h for the rest of the game", "40/7200:3600"),
        ("90 min / 40 moves + 30 min + 30 s per move", "40/5400+30:1800+30"),
        ("40/90 min + 30 s, then 30 min + 30 s", "40/5400+30:1800+30"),
        ("40/90 min + 30 min + 30 s from move 1", "40/5400+30:1800+30"),
        ("15 min + 10 s delay", "900d10"),
        ("300+3", "300+3"),
        ("180+2", "180+2"),
        ("60", "60"),
        ("40/60:1800", "40/60:1800"),
        ("1/60d5:30d5", "1/60d5:30d5"),
    ] {
        let found = TimeControl::spoken(text).map(|control| control.to_string());
        assert_eq!(found, Ok(pgn.to_owned()), "{text}");
    }
}

#[test]
fn numbers_that_are_no_seconds_need_their_unit() {
    for (text, with_units, in_seconds) in [
        ("90+30", "90 min + 30 s", "5400+30"),
        ("90 + 30", "90 min + 30 s", "5400+30"),
        ("15+10", "15 min + 10 s", "900+10"),
        ("3+2", "3 min + 2 s", "180+2"),
        ("90", "90 min", "5400"),
        ("5", "5 min", "300"),
        ("40/90+30:30+30", "40/90 min + 30 s, then 30 min + 30 s", "40/5400+30:1800+30"),
        ("40/120:60", "40/120 min, then 60 min", "40/7200:3600"),
    ] {
        let [with_units, in_seconds] = [with_units, in_seconds].map(str::to_owned);
        let fault = SpokenFault::NoUnit { with_units, in_seconds };
        assert_eq!(TimeControl::spoken(text), Err(fault), "{text}");
    }
    for text in ["90 min + 30", "soon", "40 min 50 min", "", "40/", "5 min + 3 s + 2 s"] {
        assert!(TimeControl::spoken(text).is_err(), "{text}");
    }
}
