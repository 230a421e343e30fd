//! Scoresheets of real games with typical mistakes: the played moves are reconstructed.

use adoube_chess::{
    Colour,
    notation::{Form, Language, Letters},
};
use adoube_laws::{Edition, clock::PerPlayer};
use adoube_record::{
    i18n::Localizer,
    pgn,
    sheet::{
        Record, Sheet,
        compare::{Comparison, Meaning, compare},
        read, style_of, text,
    },
};

/// Real games: see the page beside them.
const GAMES: &[u8] = include_bytes!("../data/pgn/nostalgia1800.pgn.zst");

/// Games that are long enough for mistakes.
fn games() -> Vec<Record> {
    let text = zstd::decode_all(GAMES).expect("it was packed with zstd");
    let games = pgn::read(&text).map(|game| Record::from_game(&game));
    games.filter(|record| record.plies.len() > 40).step_by(4).collect()
}

/// Pseudo-random numbers with a fixed seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % bound
    }
}

/// The two sheets, in two languages.
fn sheets(record: &Record) -> PerPlayer<Sheet> {
    let sheet = |language, form| {
        let style = style_of(Edition::Y2017, Letters::Of(language), form);
        Sheet::from_record(record, &style)
    };
    PerPlayer {
        white: sheet(Language::Sl, Form::Short),
        black: sheet(Language::SrCyrl, Form::Long),
    }
}

fn compared(sheets: &PerPlayer<Sheet>, game: Option<&Record>) -> Comparison {
    compare(sheets.each_ref(), game)
}

fn moves(record: &Record) -> Vec<adoube_chess::Move> {
    record.plies.iter().map(|ply| ply.moved).collect()
}

#[test]
fn clean_sheets_agree_and_are_read_back_from_their_text() {
    let words = Localizer::new(Language::SrLatn);
    for record in games() {
        let sheets = sheets(&record);
        for game in [None, Some(&record)] {
            let found = compared(&sheets, game);
            assert!(found.agrees(), "{:?} {:?}", found.partings, found.remarks);
            assert_eq!(found.moves, moves(&record));
        }
        let typed = read(&text(&sheets.black, &words), None, record.start).expect("it is a sheet");
        assert!(typed.entries == sheets.black.entries, "{}", text(&typed, &words));
        assert_eq!(typed.result, sheets.black.result);
    }
}

#[test]
fn a_move_left_out_and_a_slip_of_the_pen_are_found() {
    let mut chance = Chance(1851);
    let (mut games_seen, mut found_again) = (0, 0);
    for record in games() {
        let mut sheets = sheets(&record);
        let count = record.plies.len();
        let left_out = chance.below(count - 12);
        let slip = left_out + 6 + chance.below(count - left_out - 8);
        sheets.white.entries.remove(left_out);
        sheets.black.entries[slip].text = Some("???".to_owned());
        let with_game = compared(&sheets, Some(&record));
        let places: Vec<usize> =
            with_game.partings.iter().map(|parting| parting.place.ply).collect();
        assert_eq!(places.len(), 2, "{left_out} {slip} {:?}", with_game.partings);
        assert_eq!(with_game.partings[0].sheets[Colour::White].meaning, Meaning::Missing);
        assert_eq!(with_game.partings[1].place.ply, slip);
        let alone = compared(&sheets, None);
        games_seen += 1;
        found_again += usize::from(alone.moves == moves(&record) && alone.partings.len() == 2);
    }
    // A move left out right before a repeated one can be aligned in two ways; hardly ever in more.
    assert!(
        games_seen > 50 && found_again * 100 >= games_seen * 95,
        "{found_again} of {games_seen}"
    );
}
