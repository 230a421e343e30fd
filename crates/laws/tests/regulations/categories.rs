//! Standard, rapid, blitz.

use adoube_laws::{
    Edition::{self, Y2005, Y2009, Y2014, Y2017, Y2018, Y2023},
    clock::PerPlayer,
    regulations::{
        Category::{self, Blitz, Rapid, Standard},
        SixtyMinutes,
    },
};

use crate::bare;

#[test]
fn the_category_follows_from_the_time_control() {
    let newer = [Y2014, Y2017, Y2018, Y2023];
    for (time, of_2005, of_2009, of_newer) in [
        ("300", Blitz, Blitz, Blitz),
        ("600", Blitz, Blitz, Blitz),
        ("600.001", Blitz, Blitz, Rapid),
        // Seven minutes and three seconds a move are ten minutes.
        ("420+3", Blitz, Blitz, Blitz),
        ("720", Blitz, Blitz, Rapid),
        ("899.999", Blitz, Blitz, Rapid),
        ("900", Rapid, Rapid, Rapid),
        ("3599.999", Rapid, Rapid, Rapid),
        ("3600", Rapid, Standard, Standard),
        ("3600.001", Standard, Standard, Standard),
        // The examples of the arbiters' manual; delay counts like an increment.
        ("1800+30", Rapid, Standard, Standard),
        ("600+5", Rapid, Rapid, Rapid),
        ("300+5", Blitz, Blitz, Blitz),
        ("600d5", Rapid, Rapid, Rapid),
        ("600b5", Rapid, Rapid, Rapid),
        ("40/5400+30:1800+30", Standard, Standard, Standard),
        ("40/1500:300", Rapid, Rapid, Rapid),
        ("40/3000:600", Rapid, Standard, Standard),
    ] {
        assert_eq!(bare(Y2005, time).category(), of_2005, "{time} in 2005");
        assert_eq!(bare(Y2009, time).category(), of_2009, "{time} in 2009");
        for edition in newer {
            assert_eq!(bare(edition, time).category(), of_newer, "{time} in {edition}");
        }
    }
}

/// 2005 says "from 15 to 60 minutes": sixty are rapid chess, unless announced otherwise, in that edition only.
#[test]
fn sixty_minutes_are_open_in_2005() {
    let category = |edition: Edition, time| {
        let mut regulations = bare(edition, time);
        regulations.open_points.sixty_minutes = SixtyMinutes::Standard;
        regulations.category()
    };
    assert_eq!(bare(Y2005, "3600").category(), Rapid);
    assert_eq!(category(Y2005, "3600"), Standard);
    assert_eq!(category(Y2005, "3599.999"), Rapid);
    assert_eq!(category(Y2005, "3600.001"), Standard);
    assert_eq!(category(Y2009, "3600"), Standard);
    assert_eq!(category(Y2005, "900"), Rapid);
    assert_eq!(category(Y2005, "899"), Blitz);
}

#[test]
fn each_player_is_judged_by_the_own_time() {
    let mut regulations = bare(Y2017, "300");
    regulations.time.white = "1200".parse().unwrap();
    assert_eq!(regulations.categories(), PerPlayer { white: Rapid, black: Blitz });
    assert_eq!(regulations.category(), Rapid, "the slower, if nothing is announced");
    regulations.category = Some(Blitz);
    assert_eq!(regulations.category(), Blitz);
}

/// An announced name changes nothing where the time control decides.
#[test]
fn a_category_is_never_chosen() {
    let mut regulations = bare(Y2017, "300");
    regulations.category = Some(Standard);
    assert_eq!(regulations.category(), Blitz);
}

#[test]
fn the_name_of_a_category_is_the_one_in_files() {
    for category in Category::ALL {
        assert_eq!(serde_json::to_value(category).unwrap(), category.name());
    }
}
