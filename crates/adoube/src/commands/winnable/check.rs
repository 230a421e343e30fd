//! Verifies verdicts before they are shown.

use adoube_chess::{Colour, Position};
use adoube_winnable::{Exhausted, Proof, Verdict, verify::verify};

use crate::problem::Problem;

/// Which verdicts are verified. Lines of moves always are: that takes no time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Check {
    /// Every proof, however long: somebody may rule by it.
    Everything,
    /// All proofs except the longest: the next position waits.
    ShortProofs,
    /// No proofs: there is no time.
    Lines,
}

/// The most positions of a short proof.
const SHORT: usize = 200_000;

impl Check {
    fn includes(self, verdict: &Verdict) -> bool {
        match (verdict, self) {
            (Verdict::Unknown { .. }, _) | (Verdict::No(_), Self::Lines) => false,
            (Verdict::No(Proof::Exhausted(Exhausted { positions })), Self::ShortProofs) => {
                positions.len() <= SHORT
            }
            (Verdict::Yes(_) | Verdict::No(_), _) => true,
        }
    }

    /// Whether the verdict was verified; an error if it is wrong.
    pub(crate) fn run(
        self,
        position: &Position,
        player: Colour,
        verdict: &Verdict,
    ) -> Result<bool, Problem> {
        if !self.includes(verdict) {
            return Ok(false);
        }
        let unfounded = |gap| Problem::Unfounded { position: Box::new(*position), player, gap };
        verify(position, player, verdict).map(|()| true).map_err(unfounded)
    }
}

#[cfg(test)]
mod tests {
    use adoube_chess::notation::Language;
    use adoube_winnable::{Continuation, InsufficientMaterial, verify::VerifyError};

    use super::*;
    use adoube_record::i18n::Localizer;

    /// Neither king is bare in the initial position.
    const WRONG: Verdict = Verdict::No(Proof::Material(InsufficientMaterial::BareKing));

    fn run(check: Check, verdict: &Verdict) -> Result<bool, Problem> {
        check.run(&Position::initial(), Colour::White, verdict)
    }

    #[test]
    fn a_refuted_verdict_is_not_shown() {
        for check in [Check::Everything, Check::ShortProofs] {
            let rendered = run(check, &WRONG);
            let is_gap = |gap: &VerifyError| *gap == VerifyError::OtherMaterial;
            assert!(matches!(rendered, Err(Problem::Unfounded { gap, .. }) if is_gap(&gap)));
        }
        assert!(matches!(run(Check::Lines, &WRONG), Ok(false)));
        let no_mate = run(Check::Lines, &Verdict::Yes(Vec::new()));
        assert!(matches!(no_mate, Err(Problem::Unfounded { gap: VerifyError::NoMate, .. })));
        assert!(matches!(run(Check::Everything, &Verdict::Unknown { positions: 1 }), Ok(false)));
    }

    #[test]
    fn a_refuted_verdict_reports_the_position() {
        let problem = run(Check::Everything, &WRONG).expect_err("it does not hold");
        let rendered = "\
Internal error: the verdict on White could not be confirmed, so it is not given.
  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
Please report it with the position above. For the programmers: the material is not as said.
";
        assert_eq!(problem.report(&Localizer::new(Language::En)).to_string(), rendered);
    }

    #[test]
    fn among_many_the_longest_proofs_are_left_out() {
        let positions = vec![(Position::initial(), Continuation::Moves); SHORT + 1];
        let long = Verdict::No(Proof::Exhausted(Exhausted { positions }));
        assert!(matches!(run(Check::ShortProofs, &long), Ok(false)));
        assert!(run(Check::Everything, &long).is_err());
    }
}
