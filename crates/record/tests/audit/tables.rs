//! Tables of findings, read back by other libraries.

use std::fs::File;

use adoube_chess::notation::Language;
use adoube_record::{
    audit::{
        AuditOptions, Auditor,
        table::{COLUMNS, Csv, Parquet, Row, Table},
    },
    i18n::Localizer,
    pgn::Chunk,
};
use parquet::{
    file::reader::{FileReader, SerializedFileReader},
    record::RowAccessor,
};

/// A finding whose text needs care: a comma, quotation marks and letters beyond ASCII.
fn row() -> Row {
    let game =
        "[White \"Vidmar, \\\"Milan\\\"\"]\n[Black \"Pirc, Vasja č\"]\n1. f3 e5 2. g4 Qh4# 1-0";
    let audited = Auditor::new(AuditOptions::default()).audit(&Chunk::from(game.as_bytes()));
    let game = &audited.games[0];
    Row::new("a.pgn", game, &game.findings[0], &Localizer::new(Language::Sl))
}

#[test]
fn csv_is_read_back() {
    let mut csv = Csv::new(Vec::new()).unwrap();
    csv.add(&row()).unwrap();
    csv.finish().unwrap();
    let mut reader = csv::Reader::from_reader(&csv.target().unwrap()[..]);
    let names: Vec<String> = reader.headers().unwrap().iter().map(ToOwned::to_owned).collect();
    assert_eq!(names, COLUMNS.map(|column| column.name));
    let record = reader.records().next().unwrap().unwrap();
    let cell = |name: &str| &record[names.iter().position(|known| known == name).unwrap()];
    assert_eq!((cell("white"), cell("black")), ("Vidmar, \"Milan\"", "Pirc, Vasja č"));
    assert_eq!((cell("ply"), cell("half_moves"), cell("right_result")), ("4", "", "0-1"));
    assert_eq!(cell("text"), "Na šahovnici je mat: rezultat je 0-1, ne 1-0.");
}

/// Names from files of strangers are no formulas when a spreadsheet opens the table.
#[test]
fn cells_of_csv_are_no_formulas() {
    let game =
        "[White \"=HYPERLINK(1)\"]\n[Black \"@SUM(1)\"]\n[Event \"-1+2\"]\n1. f3 e5 2. g4 Qh4# 1-0";
    let audited = Auditor::new(AuditOptions::default()).audit(&Chunk::from(game.as_bytes()));
    let game = &audited.games[0];
    let mut csv = Csv::new(Vec::new()).unwrap();
    csv.add(&Row::new("=a.pgn", game, &game.findings[0], &Localizer::new(Language::En))).unwrap();
    csv.finish().unwrap();
    let mut reader = csv::Reader::from_reader(&csv.target().unwrap()[..]);
    let record = reader.records().next().unwrap().unwrap();
    assert!(record.iter().any(|cell| cell == "'=HYPERLINK(1)"), "{record:?}");
    for cell in &record {
        let is_number = cell.parse::<f64>().is_ok();
        assert!(is_number || !cell.starts_with(['=', '+', '-', '@', '\t', '\r']), "{cell}");
    }
}

#[test]
fn parquet_is_read_back_group_by_group() {
    // More than one group of rows.
    const ROWS: u64 = 20_000;
    let path = std::env::temp_dir().join(format!("adoube-{}.parquet", std::process::id()));
    let mut table = Parquet::new(File::create(&path).unwrap()).unwrap();
    let mut row = row();
    for game in 1..=ROWS {
        row.game = game;
        table.add(&row).unwrap();
    }
    table.finish().unwrap();
    let reader = SerializedFileReader::new(File::open(&path).unwrap()).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert_eq!(reader.num_row_groups(), 2);
    let column = |name: &str| COLUMNS.iter().position(|known| known.name == name).unwrap();
    let mut games = 0;
    for (row, number) in reader.get_row_iter(None).unwrap().zip(1_i64..) {
        let row = row.unwrap();
        assert_eq!(row.get_long(column("game")).unwrap(), number);
        assert_eq!(row.get_string(column("black")).unwrap(), "Pirc, Vasja č");
        assert!(row.get_long(column("half_moves")).is_err(), "it is null");
        games += 1;
    }
    assert_eq!(games, ROWS);
}
