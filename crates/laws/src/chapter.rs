//! The chapters of an edition: the articles under one first number or letter.

use crate::{Article, Edition, edition::by_edition};

macro_rules! subjects {
    ($($(#[$doc:meta])* $subject:ident = $name:literal,)*) => {
        /// The subject of a chapter, whatever its number.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Subject { $($(#[$doc])* $subject,)* }

        impl Subject {
            /// Every subject, in the order of the newest edition.
            pub const ALL: &[Self] = &[$(Self::$subject),*];

            /// A stable name.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$subject => $name,)* }
            }
        }
    };
}

subjects! {
    /// The scope of the Laws.
    Scope = "scope",
    /// The preface.
    Preface = "preface",
    /// The nature and objectives of the game.
    Nature = "nature",
    /// The initial position of the pieces.
    Setup = "setup",
    /// The moves of the pieces.
    Moves = "moves",
    /// The act of moving the pieces.
    Touching = "touching",
    /// The completion of the game.
    Ending = "ending",
    /// The chess-clock.
    Clock = "clock",
    /// Irregularities.
    Irregularities = "irregularities",
    /// The scoresheet.
    Scoresheet = "scoresheet",
    /// Drawn games.
    Draws = "draws",
    /// Points.
    Points = "points",
    /// The conduct of the players.
    Conduct = "conduct",
    /// The arbiter.
    Arbiter = "arbiter",
    /// The role of FIDE.
    Fide = "fide",
    /// Rapid chess.
    Rapid = "rapid",
    /// Blitz.
    Blitz = "blitz",
    /// The notation.
    Notation = "notation",
    /// Visually disabled players.
    Blind = "blind",
    /// Adjourned games.
    Adjournment = "adjournment",
    /// Chess960.
    Chess960 = "chess960",
    /// The quickplay finish.
    Quickplay = "quickplay",
    /// The quickplay finish without an arbiter present.
    QuickplayWithoutArbiter = "quickplay-without-arbiter",
    /// The glossary of terms.
    Glossary = "glossary",
}

/// A chapter of an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its number or letter, as in `9`, `A`, `Preface`.
    pub number: Article,
    /// Its subject.
    pub subject: Subject,
    /// Its articles, in order.
    pub articles: Vec<&'static Article>,
}

impl Edition {
    /// Returns the chapters, in order.
    pub fn chapters(self) -> Vec<Chapter> {
        let mut chapters: Vec<Chapter> = Vec::new();
        for article in self.articles() {
            let number = article.chapter();
            match chapters.last_mut() {
                Some(last) if last.number == number => last.articles.push(article),
                _ => {
                    let subject = self.subject(article);
                    chapters.push(Chapter { number, subject, articles: vec![article] });
                }
            }
        }
        chapters
    }

    /// Returns the subject of the chapter that contains an article.
    pub fn subject(self, article: &Article) -> Subject {
        let number = article.chapter().to_string();
        let places = [COMMON, self.own_chapters()].concat();
        let found = places.iter().find(|(known, _)| *known == number);
        found.map_or(Subject::Preface, |(_, subject)| *subject)
    }

    /// The chapters that not all editions have under the same number.
    const fn own_chapters(self) -> Places {
        by_edition!(self; Y2005: OF_2005, Y2009: OF_2009, Y2014: OF_2014, Y2017: SINCE_2017)
    }
}

type Places = &'static [(&'static str, Subject)];

const COMMON: Places = &[
    ("Intro", Subject::Scope),
    ("Preface", Subject::Preface),
    ("1", Subject::Nature),
    ("2", Subject::Setup),
    ("3", Subject::Moves),
    ("4", Subject::Touching),
    ("5", Subject::Ending),
    ("6", Subject::Clock),
    ("7", Subject::Irregularities),
    ("8", Subject::Scoresheet),
    ("9", Subject::Draws),
    ("Glossary", Subject::Glossary),
];

const OF_2005: Places = &[
    ("10", Subject::Quickplay),
    ("11", Subject::Points),
    ("12", Subject::Conduct),
    ("13", Subject::Arbiter),
    ("14", Subject::Fide),
    ("A", Subject::Adjournment),
    ("B", Subject::Rapid),
    ("C", Subject::Blitz),
    ("D", Subject::QuickplayWithoutArbiter),
    ("E", Subject::Notation),
    ("F", Subject::Blind),
];

const OF_2009: Places = &[
    ("10", Subject::Quickplay),
    ("11", Subject::Points),
    ("12", Subject::Conduct),
    ("13", Subject::Arbiter),
    ("14", Subject::Fide),
    ("A", Subject::Rapid),
    ("B", Subject::Blitz),
    ("C", Subject::Notation),
    ("D", Subject::QuickplayWithoutArbiter),
    ("E", Subject::Blind),
    ("F", Subject::Chess960),
    ("Guidelines", Subject::Adjournment),
];

const OF_2014: Places = &[
    ("10", Subject::Points),
    ("11", Subject::Conduct),
    ("12", Subject::Arbiter),
    ("A", Subject::Rapid),
    ("B", Subject::Blitz),
    ("C", Subject::Notation),
    ("D", Subject::Blind),
    ("E", Subject::Adjournment),
    ("F", Subject::Chess960),
    ("G", Subject::Quickplay),
];

const SINCE_2017: Places = &[
    ("10", Subject::Points),
    ("11", Subject::Conduct),
    ("12", Subject::Arbiter),
    ("A", Subject::Rapid),
    ("B", Subject::Blitz),
    ("C", Subject::Notation),
    ("D", Subject::Blind),
    ("I", Subject::Adjournment),
    ("II", Subject::Chess960),
    ("III", Subject::Quickplay),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chapter_of_every_edition_has_its_subject_once() {
        for edition in Edition::ALL {
            let listed = COMMON.len() + edition.own_chapters().len();
            let chapters = edition.chapters();
            let mut subjects: Vec<Subject> = chapters.iter().map(|own| own.subject).collect();
            subjects.sort();
            subjects.dedup();
            assert_eq!(subjects.len(), chapters.len(), "{edition}");
            // The editions before 2014 have no glossary.
            let missing = usize::from(edition < Edition::Y2014);
            assert_eq!(chapters.len(), listed - missing, "{edition}");
            let articles: usize = chapters.iter().map(|own| own.articles.len()).sum();
            assert_eq!(articles, edition.articles().len(), "{edition}");
        }
    }
}
