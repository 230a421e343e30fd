//! What the Laws say of differences between sheets.

use adoube_chess::Colour;
use adoube_laws::{Citation, Edition, Provision};

use super::{Comparison, Meaning, Remark, SheetDifference};

impl Comparison {
    /// The provisions about these findings, in the order of the Laws, as cited by an edition.
    pub fn laws(&self, edition: Edition) -> Vec<Citation> {
        let of_moves = self.partings.iter().flat_map(parting_provisions);
        let mut found: Vec<Provision> =
            of_moves.chain(self.remarks.iter().flat_map(remark_provisions)).copied().collect();
        found.sort();
        found.dedup();
        found.into_iter().filter_map(|provision| edition.cite(provision)).collect()
    }
}

fn parting_provisions(parting: &SheetDifference) -> Vec<&'static Provision> {
    use Provision as P;
    let meanings = Colour::ALL.map(|colour| &parting.sheets[colour].meaning);
    let missing = meanings.iter().filter(|meaning| ***meaning == Meaning::Missing).count();
    let mut under: Vec<&Provision> = match missing {
        0 => Vec::new(),
        1 => vec![
            &P::RecordingMoves,
            &P::RecordingNotRequired,
            &P::RecordCompletedAfterFlagFall,
            &P::OnePlayerNeedNotRecord,
        ],
        _ => vec![
            &P::RecordingMoves,
            &P::RecordingNotRequired,
            &P::RecordCompletedAfterFlagFall,
            &P::NeitherPlayerRecords,
        ],
    };
    for meaning in meanings {
        match meaning {
            Meaning::Other(_)
            | Meaning::NoSuchMove(_)
            | Meaning::Ambiguous(_)
            | Meaning::TooMany => under.push(&P::RecordingMoves),
            Meaning::Illegible => under.extend([&P::RecordingMoves, &P::AlgebraicNotation]),
            Meaning::InAdvance => under.push(&P::NothingWrittenInAdvance),
            Meaning::AsPlayed | Meaning::Missing | Meaning::Nothing => {}
        }
    }
    under
}

const fn remark_provisions(remark: &Remark) -> &'static [Provision] {
    use Provision as P;
    match remark {
        Remark::NotFollowed { .. } => &[P::ReconstructionOfTheGame, P::FirstMoveOfNextPeriod],
        Remark::OfferOnOne { .. } | Remark::OfferOnNone(_) | Remark::OfferNotMade { .. } => {
            &[P::DrawOfferRecorded]
        }
        Remark::Times { .. } => &[P::UseOfScoresheet],
        Remark::Results(_)
        | Remark::NotTheResult { .. }
        | Remark::NoResult(_)
        | Remark::NotSigned { .. } => &[P::SignedResult],
    }
}
