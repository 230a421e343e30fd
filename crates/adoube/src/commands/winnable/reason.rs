//! Why a player cannot checkmate: a name for programs and a sentence for people.

use adoube_chess::{Bitboard, Colour};
use adoube_winnable::{ConfinementProof, Exhausted, InsufficientMaterial, Proof, Verdict};

use super::Finding;
use adoube_record::{
    describe,
    i18n::{Key, Localizer},
};

/// Squares are listed if the list is not longer than this, else counted.
const LONGEST_LIST: usize = 16;

impl Finding {
    /// Why a player cannot checkmate.
    pub(super) fn reason(
        &self,
        player: Colour,
        proof: &Proof,
        words: &Localizer,
    ) -> (&'static str, String) {
        // If the game is over there is nothing to prove.
        if let Some(status) = describe::status(&self.position, words)
            && !self.position.has_legal_move()
        {
            return ("game-over", status);
        }
        let say = |key| words.say(key, [("colour", describe::colour_name(player).into())]);
        match proof {
            Proof::Material(lack) => {
                (lack_name(*lack), describe::lack(&self.position, player, *lack, words))
            }
            Proof::Wall(wall) => match self.wall_reason(wall, words) {
                Some(sentence) => ("wall", sentence),
                None => ("locked", say(Key::ReasonLocked)),
            },
            Proof::Exhausted(Exhausted { positions }) => {
                let count = positions.len() as u64;
                let with = [("count", count.into()), ("shown", words.number(count).into())];
                ("exhausted", words.say(Key::ReasonExhausted, with))
            }
        }
    }

    /// Why neither player can checkmate, if it is the same for both.
    pub(crate) fn common_reason(&self, words: &Localizer) -> Option<String> {
        let mut reasons = self.players.iter().map(|judged| match &judged.verdict {
            Verdict::No(proof) => Some(self.reason(judged.player, proof, words).1),
            Verdict::Yes(_) | Verdict::Unknown { .. } => None,
        });
        let first = reasons.next()??;
        reasons.all(|other| other.as_ref() == Some(&first)).then_some(first)
    }

    /// The squares of both kings, if the proof has them.
    fn wall_reason(&self, wall: &ConfinementProof, words: &Localizer) -> Option<String> {
        let squares = |king| {
            self.reach(wall, king)?;
            Some(places(self.king_squares(king)?, words).into())
        };
        let with = [("white", squares(Colour::White)?), ("black", squares(Colour::Black)?)];
        Some(words.say(Key::ReasonWall, with))
    }

    /// The squares that a king can ever reach: those of both proofs combined, since both hold.
    pub(super) fn king_squares(&self, king: Colour) -> Option<Bitboard> {
        let rendered = self.players.iter().filter_map(|judged| match &judged.verdict {
            Verdict::No(Proof::Wall(wall)) => self.reach(wall, king),
            Verdict::No(_) | Verdict::Yes(_) | Verdict::Unknown { .. } => None,
        });
        rendered.reduce(|one, other| one & other)
    }

    fn reach(&self, wall: &ConfinementProof, king: Colour) -> Option<Bitboard> {
        wall.reach(&self.position, self.position.king(king))
    }
}

/// Squares, listed or counted.
fn places(squares: Bitboard, words: &Localizer) -> String {
    let names = describe::squares(squares, words.language());
    let count = ("count", squares.count().into());
    if names.chars().count() > LONGEST_LIST {
        return words.say(Key::SquaresCounted, [count]);
    }
    words.say(Key::SquaresNamed, [count, ("squares", names.into())])
}

/// The missing material, for programs.
const fn lack_name(lack: InsufficientMaterial) -> &'static str {
    match lack {
        InsufficientMaterial::BareKing => "bare-king",
        InsufficientMaterial::LikeBishops => "like-bishops",
        InsufficientMaterial::LoneKnight => "lone-knight",
    }
}

#[cfg(test)]
mod tests {
    use adoube_chess::{Rank, Square, notation::Language};

    use super::*;

    #[test]
    fn few_squares_are_named_and_many_counted() {
        let one = Bitboard::from_square(Square::C3);
        let rows = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Second);
        let apart = |count| Bitboard::LIGHT.into_iter().take(count).collect::<Bitboard>();
        for (language, expected) in [
            (Language::En, ["the square c3", "the squares a1–h2", "21 squares", "22 squares"]),
            (Language::Sl, ["polju c3", "poljih a1–h2", "21 poljih", "22 poljih"]),
            (Language::Hr, ["polju c3", "poljima a1–h2", "21 polju", "22 polja"]),
            (Language::SrLatn, ["polju c3", "poljima a1–h2", "21 polju", "22 polja"]),
            (Language::SrCyrl, ["пољу ц3", "пољима а1–х2", "21 пољу", "22 поља"]),
        ] {
            let words = Localizer::new(language);
            let rendered = [one, rows, apart(21), apart(22)].map(|squares| places(squares, &words));
            assert_eq!(rendered, expected);
        }
    }
}
