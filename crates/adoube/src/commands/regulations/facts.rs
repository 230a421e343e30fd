//! Regulations for programs.

use adoube_laws::{
    clock::{Milliseconds, Mode, MoveNumber, Period, TimeControl},
    regulations::{AgreedDraws, Preset, Regulations, Score, Start},
};
use serde::Serialize;
use serde_json::Value;

use crate::json;

/// A file of regulations, checked.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// Whether the file can be used.
    pub(super) sound: bool,
    /// What it announces; null if it cannot be used.
    pub(super) regulations: Option<RegulationsFacts>,
    /// The same as sentences.
    pub(super) text: Vec<String>,
    /// What is wrong or remarkable.
    pub(super) findings: Vec<FindingFact>,
}

/// Something that is wrong or remarkable in a file.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(super) struct FindingFact {
    /// `error` or `remark`.
    pub(super) severity: &'static str,
    /// The name of the finding.
    pub(super) code: &'static str,
    /// The line of the file, from 1.
    pub(super) line: Option<usize>,
    /// The character in the line, from 1.
    pub(super) column: Option<usize>,
    /// The articles that it violates.
    pub(super) articles: Vec<String>,
    /// The finding as a sentence.
    pub(super) text: String,
    /// The articles in print.
    #[serde(skip)]
    pub(super) printed: Option<String>,
}

/// All presets.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct PresetList {
    /// The presets.
    pub(super) presets: Vec<PresetFacts>,
}

/// A preset.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct PresetFacts {
    /// The name that `--preset` takes.
    pub(super) name: &'static str,
    /// What it announces.
    regulations: RegulationsFacts,
    /// The same as sentences.
    pub(super) text: Vec<String>,
}

impl PresetFacts {
    pub(super) fn new(preset: Preset, text: Vec<String>) -> Self {
        let regulations = RegulationsFacts::new(&preset.regulations());
        Self { name: preset.name(), regulations, text }
    }
}

/// The rules of an event. Values that were not announced or do not apply are null.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(super) struct RegulationsFacts {
    /// The edition of the Laws.
    edition: json::Edition,
    /// The kind of play: `standard`, `rapid` or `blitz`.
    category: &'static str,
    /// The time control of each player.
    time_control: TimeControls,
    /// The clocks: `counting`, `not-counting` or `analogue`.
    clock: String,
    /// `supervised` or `unsupervised`.
    supervision: Option<String>,
    /// How many games one arbiter watches; 0 if there is none in the playing area.
    games_per_arbiter: Option<u8>,
    /// Whether the arbiter or an assistant records each game.
    arbiter_records: Option<bool>,
    /// By how much a player may be late, in milliseconds.
    default_time_ms: Option<u64>,
    /// By how much a player may be late for the resumption of an adjourned game, in milliseconds.
    default_time_at_resumption_ms: Option<u64>,
    /// Whose time runs if neither player is there at the start: `white-loses-time` or `clocks-wait`.
    neither_present: String,
    /// When players may agree on a draw by themselves: `free`, `consent` or `consent-before-move`.
    agreed_draws: &'static str,
    /// Before which move a draw needs consent, with `consent-before-move`.
    agreed_draws_before_move: Option<u16>,
    /// Whether the rules of the quickplay finish hold.
    quickplay: bool,
    /// How long a session lasts before games are adjourned, in milliseconds.
    adjourned_after_ms: Option<u64>,
    /// The points of a game.
    points: PointsFacts,
    /// The position in which games begin: `standard` or `chess960`.
    start: &'static str,
    /// The number of the Chess960 start position, if it is fixed.
    start_number: Option<u16>,
    /// What a hand can do on the board: `free` or `enforced`.
    board: String,
    /// Who can claim a fallen flag: `seen-or-claimed` or `only-claimed`.
    flag: String,
    /// Where a player may have a phone or another device: `as-edition` or `off-in-a-bag`.
    devices: String,
    /// A milder penalty for a device, as the file names it.
    device_penalty: Option<String>,
    /// Whether a player reports when leaving: `freely` or `reported`.
    leaving: Option<String>,
    /// Whether there are fines: `announced` or `not-announced`.
    fines: Option<String>,
    /// Whether decisions can be appealed against: `allowed` or `excluded`.
    appeals: Option<String>,
    /// Whether there are more detailed rules: `announced` or `not-announced`.
    house_rules: Option<String>,
    /// Whether the games are rated by FIDE.
    rated: Option<bool>,
    /// The answers to questions that the texts leave open.
    open_points: Vec<OpenPointFacts>,
}

/// The time controls.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct TimeControls {
    /// White's.
    white: ControlFacts,
    /// Black's.
    black: ControlFacts,
}

/// A time control.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct ControlFacts {
    /// As PGN writes it, with seconds: `40/7200:3600`.
    pgn: String,
    /// Its periods; the last one repeats if it has a number of moves.
    periods: Vec<PeriodFacts>,
}

/// A period of a time control.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct PeriodFacts {
    /// How many moves; null for all that are left.
    moves: Option<u16>,
    /// The time for them, in milliseconds.
    main_ms: u64,
    /// How extra time is given: `none`, `increment`, `delay` or `bronstein`.
    mode: &'static str,
    /// The extra time for a move, in milliseconds.
    extra_ms: u64,
}

/// The points of a game.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct PointsFacts {
    /// The points of a win.
    win: f64,
    /// The points of a draw.
    draw: f64,
    /// The points of a loss.
    loss: f64,
}

/// The answer to a question that the texts leave open.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct OpenPointFacts {
    /// The name of the question, as in the table `[open-points]` of a file.
    point: String,
    /// The answer, as there.
    answer: String,
}

impl RegulationsFacts {
    pub(super) fn new(known: &Regulations) -> Self {
        let (agreed_draws, before) = match known.agreed_draws {
            AgreedDraws::Free => ("free", None),
            AgreedDraws::Consent => ("consent", None),
            AgreedDraws::ConsentBefore(number) => ("consent-before-move", Some(number.get())),
        };
        let (start, start_number) = match known.start {
            Start::Standard => ("standard", None),
            Start::Chess960 => ("chess960", None),
            Start::Chess960Number(number) => ("chess960", Some(number.get())),
        };
        Self {
            edition: known.edition.into(),
            category: known.category().name(),
            time_control: TimeControls {
                white: ControlFacts::new(&known.time.white),
                black: ControlFacts::new(&known.time.black),
            },
            clock: name(&known.clock),
            supervision: known.supervision.as_ref().map(name),
            games_per_arbiter: known.games_per_arbiter,
            arbiter_records: known.arbiter_records,
            default_time_ms: known.default_time().map(Milliseconds::get),
            default_time_at_resumption_ms: known
                .default_time_at_resumption()
                .map(Milliseconds::get),
            neither_present: name(&known.neither_present),
            agreed_draws,
            agreed_draws_before_move: before,
            quickplay: known.has_quickplay(),
            adjourned_after_ms: known.adjourned_after.map(Milliseconds::get),
            points: PointsFacts {
                win: points(known.points.win),
                draw: points(known.points.draw),
                loss: points(known.points.loss),
            },
            start,
            start_number,
            board: name(&known.board),
            flag: name(&known.flag_call()),
            devices: name(&known.devices),
            device_penalty: known.device_penalty.as_ref().map(name),
            leaving: known.leaving.as_ref().map(name),
            fines: known.fines.as_ref().map(name),
            appeals: known.appeals.as_ref().map(name),
            house_rules: known.house_rules.as_ref().map(name),
            rated: known.rated,
            open_points: open_points(known),
        }
    }
}

impl ControlFacts {
    fn new(control: &TimeControl) -> Self {
        let periods = control.periods().iter().map(PeriodFacts::new).collect();
        Self { pgn: control.to_string(), periods }
    }
}

impl PeriodFacts {
    fn new(period: &Period) -> Self {
        Self {
            moves: period.moves.map(MoveNumber::get),
            main_ms: period.main.get(),
            mode: match period.mode {
                Mode::Plain => "none",
                Mode::Increment(_) => "increment",
                Mode::Delay(_) => "delay",
                Mode::Bronstein(_) => "bronstein",
            },
            extra_ms: period.mode.extra().get(),
        }
    }
}

fn points(score: Score) -> f64 {
    f64::from(score.get()) / 2.0
}

/// The name of a choice in a file.
fn name(choice: &impl Serialize) -> String {
    let value = serde_json::to_value(choice).expect("a choice is a word");
    value.as_str().expect("a choice is a word").to_owned()
}

fn open_points(known: &Regulations) -> Vec<OpenPointFacts> {
    let answers = serde_json::to_value(known.open_points).expect("the answers are words");
    let Value::Object(answers) = answers else { return Vec::new() };
    let answers = answers.into_iter();
    answers.map(|(point, answer)| OpenPointFacts { point, answer: name(&answer) }).collect()
}
