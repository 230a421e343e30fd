//! Archiving a competition, and deleting it.

use super::require_opened;
use crate::competition::{Competition, CompetitionFact, Problem, ValidationErrors};

/// Puts a competition away, or brings it back.
pub fn archive(
    competition: &Competition,
    archived: bool,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    require_opened(competition)?;
    if competition.is_archived() == archived {
        return Ok(Vec::new());
    }
    Ok(vec![CompetitionFact::Archived { archived }])
}

/// Deletes a competition with all personal data; the caller confirms it by its name.
pub fn delete(
    competition: &Competition,
    name: &str,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    require_opened(competition)?;
    let own = competition.about().map_or("", |about| about.name.as_str());
    if own.trim() != name.trim() {
        return Err(Problem::OtherName.in_field("name").into());
    }
    Ok(vec![CompetitionFact::Deleted])
}
