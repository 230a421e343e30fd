//! Compares two editions by content, not only by article numbers.

use adoube_laws::{Comparison, Edition, Provision};

use crate::i18n::Localizer;

/// The differences from one edition to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Differences {
    /// Only in the second, in its order.
    pub new: Vec<Provision>,
    /// Only in the first, in its order.
    pub gone: Vec<Provision>,
    /// In both with different content, in the order of the first.
    pub changed: Vec<Provision>,
    /// In both with the same content under different numbers, in the order of the first.
    pub renumbered: Vec<Provision>,
    /// The same in both, in the order of the first.
    pub same: Vec<Provision>,
}

impl Differences {
    /// Compares two editions.
    pub fn between(from: Edition, to: Edition, words: &Localizer) -> Self {
        let Comparison { new, gone, renumbered, same } = Comparison::new(from, to);
        let is_changed = |provision: &Provision| {
            words.provision(*provision, from) != words.provision(*provision, to)
        };
        let (mut changed, renumbered): (Vec<_>, Vec<_>) =
            renumbered.into_iter().partition(is_changed);
        let (also_changed, same): (Vec<_>, Vec<_>) = same.into_iter().partition(is_changed);
        changed.extend(also_changed);
        changed.sort_by_key(|provision| provision.articles(from).first());
        Self { new, gone, changed, renumbered, same }
    }
}

/// The different contents of a provision in earlier editions, the newest first; consecutive editions that agree
/// are listed together.
pub fn earlier_wordings(
    provision: Provision,
    edition: Edition,
    words: &Localizer,
) -> Vec<(Vec<Edition>, String)> {
    let now = words.provision(provision, edition);
    let mut rendered: Vec<(Vec<Edition>, String)> = Vec::new();
    let before = Edition::ALL.into_iter().rev().filter(|other| *other < edition);
    for other in before.filter(|other| other.cite(provision).is_some()) {
        let sentence = words.provision(provision, other);
        match rendered.last_mut() {
            _ if sentence == now => {}
            Some((editions, last)) if *last == sentence => editions.insert(0, other),
            _ => rendered.push((vec![other], sentence)),
        }
    }
    rendered
}

#[cfg(test)]
mod tests {
    use adoube_chess::notation::Language;

    use super::*;

    #[test]
    fn changes_are_distinguished_from_renumbering() {
        let words = Localizer::new(Language::En);
        let found = Differences::between(Edition::Y2017, Edition::Y2018, &words);
        assert_eq!((found.new, found.gone), (Vec::new(), Vec::new()));
        assert!(found.changed.contains(&Provision::IllegalMovePenalty));
        assert!(found.changed.contains(&Provision::RapidIllegalMove));
        assert_eq!(
            found.renumbered,
            [Provision::IllegalMovesWithoutMatingChance, Provision::PressWithoutMove]
        );
    }

    #[test]
    fn earlier_wordings_are_listed_once() {
        let words = Localizer::new(Language::En);
        let before = earlier_wordings(Provision::IncorrectDrawClaim, Edition::Y2023, &words);
        let years: Vec<&[Edition]> =
            before.iter().map(|(editions, _)| editions.as_slice()).collect();
        assert_eq!(years, [[Edition::Y2009].as_slice(), &[Edition::Y2005]]);
        assert!(before[0].1.contains("3 minutes"), "{before:?}");
        assert_eq!(earlier_wordings(Provision::KnightMove, Edition::Y2023, &words), []);
    }
}
