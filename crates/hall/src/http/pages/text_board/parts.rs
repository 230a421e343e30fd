//! Small parts of the page that depend only on their arguments.

use adoube_laws::Citation;
use adoube_record::i18n::{Localizer, TextBoardKey};
use maud::{Markup, html};

use super::{acts::Field, sentence::Sentence};

/// The label of the input of an action.
pub(super) const fn label(field: Field) -> Option<TextBoardKey> {
    Some(match field {
        Field::Nothing => return None,
        Field::Text => TextBoardKey::Text,
        Field::MoveText => TextBoardKey::MoveText,
        Field::Move => TextBoardKey::MoveOptional,
        Field::Line => TextBoardKey::LineNumber,
        Field::Square => TextBoardKey::SquareOfPiece,
        Field::Area => TextBoardKey::Area,
        Field::Duty => TextBoardKey::Duty,
        Field::Matter => TextBoardKey::Matter,
    })
}

/// Renders forms as a list, if there are any.
pub(super) fn act_list(forms: &[Markup]) -> Markup {
    html! {
        @if !forms.is_empty() {
            ul class="acts" { @for form in forms { (form) } }
        }
    }
}

/// Renders sentences as a list.
pub(super) fn list(sentences: &[Sentence]) -> Markup {
    html! {
        ul class="plain" { @for sentence in sentences { li { (sentence.html()) } } }
    }
}

/// Renders the article of a right.
pub(super) fn article(cite: Citation, words: &Localizer) -> Markup {
    html! {
        " "
        span class="article" {
            @for (place, number) in cite.articles().iter().enumerate() {
                @if place > 0 { ", " }
                a href={ "/laws/" (cite.edition()) "/" (number) } { (words.article(number)) }
            }
        }
    }
}
