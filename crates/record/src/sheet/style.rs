//! How the moves of a sheet are written.

use adoube_chess::notation::{Form, Letters, Sign, Style};
use adoube_laws::{Edition, rules::sheets::appendix};

/// The notation style of an edition's appendix in these letters, with all signs written. Draw offers are marked beside the
/// move, not in it.
pub fn style_of(edition: Edition, letters: Letters, form: Form) -> Style {
    Style { form, draw_offers: Sign::Omitted, ..appendix(edition).style(letters) }
}
