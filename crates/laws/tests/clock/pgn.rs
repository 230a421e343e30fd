//! The `TimeControl` tag.

use adoube_laws::clock::{
    ControlError, ControlFault,
    ControlProblem::{self, NoNumber, Sandclock, TooFine, TooLarge, Unexpected},
    Milliseconds, Mode, MoveNumber, PeriodNumber, PgnTimeControl, TimeControl,
};

#[test]
fn what_is_read_is_written_again() {
    for text in [
        "?",
        "-",
        "300",
        "300+3",
        "40/7200:3600",
        "40/5400+30:1800+30",
        "40/7200:20/3600",
        "40/6000+30:20/3000+30:900+30",
        "2700d5",
        "40/5400b10:900b10",
        "0+5",
        "0.5",
        "1.25+0.001",
    ] {
        let read: PgnTimeControl = text.parse().unwrap();
        assert_eq!(read.to_string(), text);
    }
    assert_eq!("0300+0".parse::<TimeControl>().unwrap().to_string(), "300");
}

#[test]
fn the_parts_mean_what_they_say() {
    let control: TimeControl = "40/5400.5d10:900".parse().unwrap();
    let [first, last] = control.periods() else { panic!("two periods") };
    assert_eq!(first.moves.map(MoveNumber::get), Some(40));
    assert_eq!(first.main, Milliseconds::new(5_400_500));
    assert_eq!(first.mode, Mode::Delay(Milliseconds::seconds(10)));
    assert_eq!((last.moves, last.mode), (None, Mode::Plain));
}

#[test]
fn a_wrong_time_control_says_where_and_why() {
    let second = PeriodNumber::new(2);
    for (text, column, problem) in [
        ("", 0, NoNumber),
        ("*180", 0, Sandclock),
        ("40/7200:*180", 8, Sandclock),
        ("40/", 3, NoNumber),
        ("/300", 0, NoNumber),
        ("300+", 4, NoNumber),
        ("300:", 4, NoNumber),
        ("300 + 3", 3, Unexpected(' ')),
        ("15'/game", 2, Unexpected('\'')),
        ("300+3d2", 5, Unexpected('d')),
        ("300€", 3, Unexpected('€')),
        ("1.", 2, NoNumber),
        ("1.2345", 2, TooFine),
        ("10000/60", 0, TooLarge),
        ("3600001", 0, TooLarge),
        ("60+99999999999999999999999", 3, TooLarge),
        (
            "300:200",
            0,
            ControlProblem::Fault(ControlFault::AllMovesBeforeTheLast(PeriodNumber::FIRST)),
        ),
        ("40/300:0/200", 7, ControlProblem::Fault(ControlFault::NoMoves(second))),
        ("40/300:0", 7, ControlProblem::Fault(ControlFault::NoTime(second))),
        ("0", 0, ControlProblem::Fault(ControlFault::NoTime(PeriodNumber::FIRST))),
    ] {
        assert_eq!(
            text.parse::<PgnTimeControl>(),
            Err(ControlError { column, problem }),
            "{text:?}"
        );
    }
    for text in ["?", "-"] {
        let problem = ControlProblem::NotGiven;
        assert_eq!(text.parse::<TimeControl>(), Err(ControlError { column: 0, problem }));
    }
}
