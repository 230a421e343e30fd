//! Sentences with slots: `claims repetition [with {move}]`. A new verb needs only one row with such a
//! sentence; the reference page, the parser and its error messages are made from the same row.
//!
//! Words stand for themselves, `{slot}` for a value, `[…]` is optional, `(a|b)` is one or the other. In
//! English, other forms of a word match too, and articles are optional. Other languages list the forms; for
//! writing, `{slot:gen}` names the grammatical case of the value.

/// The grammatical case in which a value is written. The parser accepts every form.
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
    /// Parses the code used in patterns and lists of forms.
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

/// A part of a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PatternPart {
    Word(&'static str),
    Slot(&'static str, Inflection),
    Optional(Vec<PatternPart>),
    OneOf(Vec<Vec<PatternPart>>),
}

/// Parses a sentence with slots.
pub(super) fn compile(pattern: &'static str) -> Vec<PatternPart> {
    let mut rest = pattern;
    sequence(&mut rest)
}

/// Parses up to the end, or to a sign that closes the enclosing group.
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

/// Parses a bracketed group, from the opening bracket to behind the closing one.
fn choices(rest: &mut &'static str) -> Vec<Vec<PatternPart>> {
    let mut choices = Vec::new();
    while rest.starts_with(['[', '(', '|']) {
        *rest = rest.get(1..).unwrap_or_default();
        choices.push(sequence(rest));
    }
    *rest = rest.strip_prefix([']', ')']).unwrap_or(rest);
    choices
}

/// Returns the slots of a pattern from left to right.
pub(super) fn slots_of(pieces: &[PatternPart]) -> Vec<&'static str> {
    let each = pieces.iter().flat_map(|piece| match piece {
        PatternPart::Word(_) => Vec::new(),
        PatternPart::Slot(slot, _) => vec![*slot],
        PatternPart::Optional(inner) => slots_of(inner),
        PatternPart::OneOf(choices) => choices.iter().flat_map(|choice| slots_of(choice)).collect(),
    });
    each.collect()
}
