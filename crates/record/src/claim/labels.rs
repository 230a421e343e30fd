//! Labels of half-moves for the reader.

use adoube_chess::{Colour, Position, notation};
use adoube_laws::{
    Edition,
    history::{History, Ply, ReachedBy},
    rules::sheets::appendix,
};

use crate::{
    i18n::{ClaimKey, Localizer, TableKey},
    narrate::lists,
};

/// Every half-move of a game: `34.Nf3`, `34…Kg7`.
pub(super) struct Labels<'a> {
    texts: Vec<String>,
    words: &'a Localizer,
}

impl<'a> Labels<'a> {
    pub(super) fn new(game: &History, edition: Edition, words: &'a Localizer) -> Self {
        let moments = game.moments();
        let style = appendix(edition).style(words.language());
        let label = |before: &Position, reached| match reached {
            ReachedBy::By(played) => numbered(before, &notation::write(before, played, &style)),
            ReachedBy::Start | ReachedBy::Illegally | ReachedBy::FromIllegalBoard => String::new(),
        };
        let texts = moments.windows(2).map(|pair| {
            let before = pair[0].1.position();
            before.map_or_else(String::new, |before| label(before, pair[1].0))
        });
        Self { texts: texts.collect(), words }
    }

    /// The half-move of this number, counted from 1.
    pub(super) fn played(&self, ply: Ply) -> Option<&str> {
        let place = usize::try_from(ply.0.checked_sub(1)?).ok()?;
        self.texts.get(place).map(String::as_str)
    }

    /// “At the start of the game, after 28…Kg7 and 34…Kg7”, inside a sentence.
    pub(super) fn when(&self, plies: &[Ply]) -> String {
        let start = plies.contains(&Ply(0)).then(|| self.words.plain(TableKey::WhenAtStart));
        let moves: Vec<String> =
            plies.iter().filter_map(|ply| self.played(*ply)).map(ToOwned::to_owned).collect();
        let after = (!moves.is_empty()).then(|| {
            let moves = ("moves", lists::all(&moves, self.words).into());
            self.words.say(ClaimKey::AfterMoves, [moves])
        });
        lists::all(&start.into_iter().chain(after).collect::<Vec<_>>(), self.words)
    }
}

/// A move with its number before it.
pub(super) fn numbered(before: &Position, text: &str) -> String {
    let sign = match before.turn() {
        Colour::White => ".",
        Colour::Black => "…",
    };
    format!("{}{sign}{text}", before.fullmoves())
}
