//! Sentences with gaps: `claims repetition [with {move}]`. One row of such a sentence is all that a new verb needs;
//! the reference page, the reader and its error messages are made from the same row.
//!
//! Words stand for themselves, `{slot}` for a value, `[…]` may be left out, `(a|b)` is one or the other. A word of
//! English is known in its other forms too, and articles may be left out or added. Other languages list the forms; for
//! writing, `{slot:gen}` names the grammatical case of the value.

/// The grammatical case in which something is written. In reading every form is as good as any other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Inflection {
    #[default]
    Nominative,
    Genitive,
    Dative,
    Accusative,
    Locative,
    Instrumental,
}

impl Inflection {
    /// The one that is written so in a pattern and in a list of forms.
    pub(super) fn from_code(code: &str) -> Option<Self> {
        Some(match code {
            "nom" => Self::Nominative,
            "gen" => Self::Genitive,
            "dat" => Self::Dative,
            "acc" => Self::Accusative,
            "loc" => Self::Locative,
            "ins" => Self::Instrumental,
            _ => return None,
        })
    }
}

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PatternPart {
    Word(&'static str),
    Slot(&'static str, Inflection),
    Optional(Vec<PatternPart>),
    OneOf(Vec<Vec<PatternPart>>),
}

/// Reads a sentence with gaps.
pub(super) fn compile(pattern: &'static str) -> Vec<PatternPart> {
    let mut rest = pattern;
    sequence(&mut rest)
}

/// Up to the end, or to a sign that closes what this is a part of.
fn sequence(rest: &mut &'static str) -> Vec<PatternPart> {
    let mut pieces = Vec::new();
    loop {
        *rest = rest.trim_start();
        let Some(sign) = rest.chars().next() else { return pieces };
        match sign {
            ']' | ')' | '|' => return pieces,
            '[' => pieces.push(PatternPart::Optional(vec![PatternPart::OneOf(choices(rest))])),
            '(' => pieces.push(PatternPart::OneOf(choices(rest))),
            '{' => {
                let (slot, after) = rest.split_once('}').unwrap_or((rest, ""));
                let slot = slot.trim_start_matches('{');
                let (slot, code) = slot.split_once(':').unwrap_or((slot, ""));
                let inflection = Inflection::from_code(code).unwrap_or_default();
                pieces.push(PatternPart::Slot(slot, inflection));
                *rest = after;
            }
            ',' | ';' | ':' => {
                let (stop, after) = rest.split_at(1);
                pieces.push(PatternPart::Word(stop));
                *rest = after;
            }
            _ => {
                let ends = |sign: char| sign.is_whitespace() || "[](){}|,;:".contains(sign);
                let (word, after) = rest.split_at(rest.find(ends).unwrap_or(rest.len()));
                pieces.push(PatternPart::Word(word));
                *rest = after;
            }
        }
    }
}

/// What stands between brackets, from the opening one to behind the closing one.
fn choices(rest: &mut &'static str) -> Vec<Vec<PatternPart>> {
    let mut choices = Vec::new();
    while rest.starts_with(['[', '(', '|']) {
        *rest = rest.get(1..).unwrap_or_default();
        choices.push(sequence(rest));
    }
    *rest = rest.strip_prefix([']', ')']).unwrap_or(rest);
    choices
}

/// The slots of a pattern from left to right.
pub(super) fn slots_of(pieces: &[PatternPart]) -> Vec<&'static str> {
    let each = pieces.iter().flat_map(|piece| match piece {
        PatternPart::Word(_) => Vec::new(),
        PatternPart::Slot(slot, _) => vec![*slot],
        PatternPart::Optional(inner) => slots_of(inner),
        PatternPart::OneOf(choices) => choices.iter().flat_map(|choice| slots_of(choice)).collect(),
    });
    each.collect()
}
