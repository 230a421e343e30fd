//! Small parts of the page that depend on nothing but what they show.

use adoube_laws::Citation;
use adoube_record::i18n::{BlindKey, Localizer};
use maud::{Markup, html};

use super::{acts::Field, sentence::Sentence};

/// The label of the input that an act needs.
pub(super) const fn label(field: Field) -> Option<BlindKey> {
    Some(match field {
        Field::Nothing => return None,
        Field::Text => BlindKey::Text,
        Field::MoveText => BlindKey::MoveText,
        Field::Move => BlindKey::MoveOptional,
        Field::Line => BlindKey::LineNumber,
        Field::Square => BlindKey::SquareOfPiece,
        Field::Area => BlindKey::Area,
        Field::Duty => BlindKey::Duty,
        Field::Matter => BlindKey::Matter,
    })
}

/// Forms in a list, if there are any.
pub(super) fn act_list(forms: &[Markup]) -> Markup {
    html! {
        @if !forms.is_empty() {
            ul class="acts" { @for form in forms { (form) } }
        }
    }
}

/// Sentences in a list.
pub(super) fn list(told: &[Sentence]) -> Markup {
    html! {
        ul class="plain" { @for told in told { li { (told.html()) } } }
    }
}

/// Where a right is written.
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
