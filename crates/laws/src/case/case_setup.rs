//! Announcements of a case before the first act: editions, regulations, position, moves.

use std::sync::LazyLock;

use adoube_chess::{Board, Position, notation::game};

use super::{
    fault::Problem,
    slots::Rows,
    values::{Bindings, Unclear},
};
use crate::{
    Edition,
    clock::{Correction, PerPlayer},
    regulations::{self, DefaultTime, EditionTerms, Regulations, Severity},
    state::{BoardPlacement, Colours, RoundStart, Setup},
    vocabulary::Senses,
};

/// The announcements of a case.
#[derive(Clone, Debug)]
pub(super) struct CaseSetup {
    pub(super) editions: Vec<Edition>,
    /// Entries of a regulations file, each with its line in the case.
    pub(super) entries: Vec<(usize, String, String)>,
    pub(super) setup: Setup,
    /// The moves played before the first line, as written in the case.
    pub(super) moves: Option<(usize, String)>,
    pub(super) clocks: PerPlayer<Option<Correction>>,
    pub(super) sheets: Sheets,
}

/// What is on the scoresheets at the first line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sheets {
    /// All moves, by both players.
    Kept,
    /// Nothing.
    Empty,
}

impl Default for CaseSetup {
    fn default() -> Self {
        Self {
            editions: Edition::COMPLETE.to_vec(),
            entries: Vec::new(),
            setup: Setup::default(),
            moves: None,
            clocks: PerPlayer::default(),
            sheets: Sheets::Kept,
        }
    }
}

pub(super) type Announce = fn(&mut CaseSetup, &Bindings) -> Result<(), Unclear>;

/// Announcements as sentences; editions, time controls, regulations and moves are parsed separately.
pub(super) static ANNOUNCED: LazyLock<Rows<Announce>> = LazyLock::new(|| {
    Rows::new(&[
        ("start {fen}", |frame, v| {
            frame.setup.prescribed = v.board()?.0;
            Ok(())
        }),
        ("set up {fen}", |frame, v| {
            frame.setup.stands = Some(v.board()?.0);
            Ok(())
        }),
        ("board turned", |frame, _| {
            frame.setup.placement = BoardPlacement::Wrong;
            Ok(())
        }),
        ("colours reversed", |frame, _| {
            frame.setup.colours = Colours::Reversed;
            Ok(())
        }),
        ("set [the] clock to {control}", |frame, v| {
            frame.setup.clock = Some(v.controls()?);
            Ok(())
        }),
        ("clocks {side} {correction}", clocks),
        ("clocks {side} {correction}, {side} {correction}", clocks),
        ("absent {side}", |frame, v| {
            frame.setup.absent[v.side()?] = true;
            Ok(())
        }),
        ("absent both", |frame, _| {
            frame.setup.absent = PerPlayer::same(true);
            Ok(())
        }),
        ("round begins when the arbiter starts it", |frame, _| {
            frame.setup.round_start = RoundStart::ByArbiter;
            Ok(())
        }),
        ("cannot see: {side} [(,|and) {side}]", |frame, v| {
            for side in v.sides() {
                frame.setup.senses[side] = Senses::VisuallyDisabled;
            }
            Ok(())
        }),
        ("cannot hear: {side} [(,|and) {side}]", |frame, v| {
            for side in v.sides() {
                frame.setup.senses[side] = Senses::HearingImpaired;
            }
            Ok(())
        }),
        ("scoresheets kept", |frame, _| {
            frame.sheets = Sheets::Kept;
            Ok(())
        }),
        ("scoresheets empty", |frame, _| {
            frame.sheets = Sheets::Empty;
            Ok(())
        }),
    ])
});

fn clocks(frame: &mut CaseSetup, values: &Bindings) -> Result<(), Unclear> {
    let given = values.corrections();
    frame.clocks = given.map(|correction| correction.time.is_some().then_some(correction));
    Ok(())
}

/// The default time control.
const TIME: &str = "5400+30";

impl CaseSetup {
    /// Returns the regulations under an edition, or the faulty lines with their problems; 0 for a problem
    /// without a line.
    pub(super) fn regulations(
        &self,
        edition: Edition,
    ) -> Result<Regulations, Vec<(usize, Problem)>> {
        let (text, lines) = self.written(edition);
        Regulations::read(&text).map(|announced| announced.regulations).map_err(|unreadable| {
            let errors = unreadable.findings.into_iter();
            let errors = errors.filter(|found| found.problem.severity() == Severity::Error);
            errors
                .map(|found| {
                    let place = found.place.and_then(|place| place.line.checked_sub(1));
                    let line = place.and_then(|place| lines.get(place).copied());
                    (
                        line.unwrap_or(0),
                        Problem::Regulations(render_problem(&found.problem, edition)),
                    )
                })
                .collect()
        })
    }

    /// Returns everything wrong with the regulations under an edition, playable or not.
    pub(super) fn findings(&self, edition: Edition) -> Vec<regulations::Finding> {
        match Regulations::read(&self.written(edition).0) {
            Ok(announced) => announced.remarks,
            Err(unreadable) => unreadable.findings,
        }
    }

    /// Returns its meaning, without line numbers and spelling.
    pub(super) fn meaning(&self) -> String {
        let entries: Vec<_> = self.entries.iter().map(|(_, key, value)| (key, value)).collect();
        let moves = self.moves.as_ref().map(|(_, text)| super::moves::in_english(text));
        let Self { editions, setup, clocks, sheets, .. } = self;
        format!("{editions:?} {entries:?} {moves:?} {setup:?} {clocks:?} {sheets:?}")
    }

    /// Writes a regulations file, and returns the line of the case for each of its lines.
    fn written(&self, edition: Edition) -> (String, Vec<usize>) {
        let has = |key: &str| self.entries.iter().any(|(_, name, _)| name == key);
        let (mut text, mut lines) = (format!("edition = \"{edition}\"\n"), vec![0]);
        let mut add = |line: usize, key: &str, value: &str| {
            // A time control may look like a number.
            let is_bare = key != "time" && value.parse::<i64>().is_ok()
                || ["true", "false"].contains(&value)
                || value.starts_with('{');
            let value = if is_bare { value.to_owned() } else { quoted(value) };
            text.extend([key, " = ", value.as_str(), "\n"]);
            lines.push(line);
        };
        if !has("time") && !has("preset") {
            add(0, "time", TIME);
        }
        let must_be_named =
            EditionTerms::for_edition(edition).default_time == DefaultTime::MustBeNamed;
        if must_be_named && !has("default-time") && !has("preset") {
            add(0, "default-time", "1 h");
        }
        for (line, key, value) in &self.entries {
            add(*line, key, value);
        }
        (text, lines)
    }

    /// Returns the setup under these regulations, which may prescribe a Chess960 starting position.
    pub(super) fn laid(&self, regulations: &Regulations) -> Setup {
        let is_usual = self.setup.prescribed == Board::initial();
        let prescribed = Setup::under(regulations).prescribed;
        let setup = self.setup.clone();
        if is_usual { Setup { prescribed, ..setup } } else { setup }
    }

    /// Replays the announced moves, or returns what is wrong with them and where.
    pub(super) fn played(&self) -> Result<game::Game, (usize, usize, Problem)> {
        let Some((line, text)) = &self.moves else { return Ok(game::Game::default()) };
        let regulations = self.editions.first().and_then(|first| self.regulations(*first).ok());
        let setup = regulations.map_or_else(|| self.setup.clone(), |known| self.laid(&known));
        let start = Position::composed(setup.board()).map_err(|_| {
            let why = "no play by the rules goes on from this position".to_owned();
            (*line, 0, Problem::Moves(why))
        })?;
        game::read(&start, text).map_err(|error| {
            let before = text.get(..error.error.column.saturating_sub(1)).unwrap_or(text);
            (*line, before.chars().count(), Problem::Moves(error.to_string()))
        })
    }
}

/// Renders a problem with regulations; one that depends on the edition names it.
fn render_problem(problem: &regulations::Problem, edition: Edition) -> String {
    match problem {
        regulations::Problem::Text(fault) => fault.to_string(),
        regulations::Problem::Meaning(fault) => format!("{edition}: {}: {fault}", fault.key()),
    }
}

/// Quotes a TOML string.
fn quoted(value: &str) -> String {
    let escaped: String = value
        .chars()
        .flat_map(|sign| match sign {
            '"' => vec!['\\', '"'],
            '\\' => vec!['\\', '\\'],
            sign if sign.is_control() => vec![' '],
            sign => vec![sign],
        })
        .collect();
    format!("\"{escaped}\"")
}
