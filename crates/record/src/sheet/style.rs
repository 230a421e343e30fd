//! How the moves of a sheet are written.

use adoube_chess::notation::{Form, Letters, Sign, Style};
use adoube_laws::{Edition, rules::sheets::appendix};

/// How moves are written under an edition, in these letters: as its appendix does it, all signs written. The sign of a
/// draw offer stands beside the move, not in it.
pub fn style_of(edition: Edition, letters: Letters, form: Form) -> Style {
    Style { form, draw_offers: Sign::Omitted, ..appendix(edition).style(letters) }
}
