//! Announcing a competition.

use std::collections::HashSet;

use adoube_laws::regulations::{self, ParsedRegulations, Regulations, Severity};

use super::{MAX_NAMES, MAX_ROUNDS, faults_of_name, faults_of_text, require_opened};
use crate::competition::{
    About, Acceleration, Competition, CompetitionFact, Problem, System, ValidationError,
    ValidationErrors, validation::if_no_errors,
};

/// Opens a competition.
pub fn open(
    competition: &Competition,
    about: &About,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    if competition.opened.is_some() {
        return Err(Problem::AlreadyOpened.into());
    }
    let person = competition.new_persons().draw();
    if_no_errors(faults(about), || {
        vec![CompetitionFact::Opened { about: about.clone().into(), person }]
    })
}

/// Changes the announcement. Games that were created before keep their regulations.
pub fn amend(
    competition: &Competition,
    about: &About,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    require_opened(competition)?;
    if competition.about.as_deref() == Some(about) {
        return Ok(Vec::new());
    }
    let mut found = faults(about);
    found.extend(faults_of_change(competition, about));
    // A person of its own: the names in the announcement before are forgotten.
    let person = competition.new_persons().draw();
    if_no_errors(found, || vec![CompetitionFact::Amended { about: about.clone().into(), person }])
}

/// Parses regulations from a text and reports every error with its place.
pub fn parse_regulations(text: &str) -> Result<ParsedRegulations, ValidationErrors> {
    Regulations::read(text).map_err(|unreadable| {
        let error = |finding: regulations::Finding| ValidationError {
            item: None,
            field: Some("regulations"),
            heading: None,
            place: finding.place,
            problem: Problem::Regulations(finding.problem),
        };
        ValidationErrors(unreadable.findings.into_iter().map(error).collect())
    })
}

/// Rounds that were paired with virtual points, or without, stay as they are.
fn faults_of_change(competition: &Competition, about: &About) -> Option<ValidationError> {
    let before = competition.about.as_ref()?;
    let (paired, _) = competition.rounds.iter().find(|(_, round)| round.is_paired())?;
    let problem = Problem::RoundPaired(*paired);
    if before.acceleration != about.acceleration {
        return Some(problem.in_field("acceleration"));
    }
    let is_longer = about.acceleration == Acceleration::Baku && before.rounds != about.rounds;
    is_longer.then(|| problem.in_field("rounds"))
}

/// Checks the preconditions of the Baku method (C.04.7, 1.1).
fn faults_of_acceleration(about: &About) -> Vec<ValidationError> {
    let mut found = Vec::new();
    if about.acceleration == Acceleration::None {
        return found;
    }
    if about.system != System::Swiss {
        found.push(Problem::NotSwiss.in_field("acceleration"));
    }
    if about.rounds.is_none() {
        found.push(Problem::RoundsNotAnnounced.in_field("rounds"));
    }
    let points = about.regulations.points;
    if points.win.get() != 2 * points.draw.get() || points.loss.get() != 0 {
        found.push(Problem::PointsNotForBaku.in_field("acceleration"));
    }
    found
}

fn faults(about: &About) -> Vec<ValidationError> {
    let mut found: Vec<ValidationError> = Vec::new();
    found.extend(faults_of_name(&about.name, "name"));
    found.extend(faults_of_text(&about.place, "place"));
    if about.dates.is_some_and(|dates| dates.last < dates.first) {
        found.push(Problem::EndsBeforeItBegins.in_field("dates"));
    }
    for (names, field) in [(&about.organisers, "organisers"), (&about.arbiters, "arbiters")] {
        if names.len() > MAX_NAMES {
            found.push(Problem::TooMany { most: MAX_NAMES }.in_field(field));
        }
        let faults = names.iter().enumerate().filter_map(|(item, name)| {
            faults_of_name(name, field).map(|error| error.in_item(item))
        });
        found.extend(faults);
    }
    if about.rounds.is_some_and(|rounds| !(1..=MAX_ROUNDS).contains(&rounds)) {
        found.push(Problem::OutOfRange { least: 1, most: MAX_ROUNDS }.in_field("rounds"));
    }
    found.extend(faults_of_acceleration(about));
    let mut seen = HashSet::new();
    if !about.tie_breaks.iter().all(|tie_break| seen.insert(tie_break)) {
        found.push(Problem::SaidTwice.in_field("tie-breaks"));
    }
    let errors = about.regulations.check().into_iter();
    let errors = errors.filter(|fault| fault.severity() == Severity::Error);
    found.extend(errors.map(|fault| {
        Problem::Regulations(regulations::Problem::Meaning(fault)).in_field("regulations")
    }));
    found
}
