//! The answer for programs.

use adoube_laws::{
    Citation, Provision,
    history::Ply,
    table::{Order, Ruling},
};
use adoube_record::{
    claim::{Claim, ExaminedClaim, Moment, Subject, Verdict, VerdictText},
    pgn::Tags,
};
use serde::Serialize;

use crate::json;

/// Whether a claim of a draw is correct, and what follows.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts<'a> {
    /// The tag `White`.
    white: Option<&'a str>,
    /// The tag `Black`.
    black: Option<&'a str>,
    /// The tag `Date`.
    date: Option<String>,
    /// The edition of the Laws.
    edition: json::Edition,
    /// The moment of the claim.
    at: MomentFact,
    /// The position that the claim is about, in FEN.
    fen: Option<String>,
    /// The claimant.
    by: json::Colour,
    /// The intended move in UCI, if it can be played.
    intends: Option<String>,
    /// Whether the game is drawn, by the claim or before it.
    draw: bool,
    /// Whether the claim is correct.
    correct: bool,
    /// How the game had ended before the claim, if it had.
    over: Option<OverFact>,
    /// The claim on each ground.
    claims: Vec<ClaimFact>,
    /// The penalty of a wrong claim.
    cost: Option<CostFact>,
    /// The leading articles of the ruling.
    articles: Vec<String>,
    /// All other articles that it cites.
    further_articles: Vec<String>,
    /// The answer as a sentence.
    text: &'a str,
    /// The evidence, as sentences.
    grounds: &'a [String],
    /// The consequences, as sentences.
    orders: &'a [String],
    /// Sentences for readers who want to know more.
    further: &'a [String],
    /// What was assumed about the edition and the time control, as sentences.
    notes: &'a [String],
}

/// A moment of the game.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct MomentFact {
    /// After which half-move; 0 is the beginning.
    ply: u32,
    /// The same as people count and `--at` takes it: `34b`.
    moment: Option<String>,
}

/// The end of a game.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct OverFact {
    /// After which half-move it had ended.
    after: MomentFact,
    /// The result.
    result: String,
    /// The articles under which it had ended.
    articles: Vec<String>,
}

/// The claim on one ground.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct ClaimFact {
    /// `repetition` or `fifty`.
    ground: &'static str,
    /// Whether it is correct on this ground.
    correct: bool,
    /// The articles that give the right to claim.
    articles: Vec<String>,
    /// The occurrences of the position.
    occurrences: Vec<MomentFact>,
    /// The occurrences of positions that look the same and differ.
    lookalikes: Vec<LookalikeFact>,
    /// The number of half-moves without a pawn's move or a capture.
    quiet_plies: u32,
}

/// A position that looks the same.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct LookalikeFact {
    /// When it occurred.
    after: MomentFact,
    /// What differs: `castling`, `en-passant` or `turn`.
    differs: &'static str,
}

/// The penalty of a wrong claim.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct CostFact {
    /// The time that the opponent gains, in milliseconds.
    opponent_gains_ms: u64,
    /// The time that the claimant loses, in milliseconds; null if it depends on an unknown time.
    claimant_loses_ms: Option<u64>,
}

impl<'a> Facts<'a> {
    pub(super) fn new(
        tags: &'a Tags,
        claim: &Claim<'_>,
        verdict: &Verdict,
        verdict_text: &'a VerdictText,
        notes: &'a [String],
    ) -> Self {
        use adoube_chess::Colour::{Black, White};
        let at = |ply: Ply| {
            let moment = Moment::after(&claim.start, ply).map(|moment| moment.to_string());
            MomentFact { ply: ply.0, moment }
        };
        let (over, each): (_, &[ExaminedClaim]) = match verdict {
            Verdict::Over(over) => {
                let articles = cited_articles(over.ruling.main());
                let result = over.outcome.to_string();
                (Some(OverFact { after: at(over.after), result, articles }), &[])
            }
            Verdict::Examined(each) => (None, each),
            Verdict::Refused { .. } => (None, &[]),
        };
        let ruling = verdict.ruling();
        let intended = each.first().and_then(|one| one.intended);
        Self {
            white: tags.player(White),
            black: tags.player(Black),
            date: tags.date().map(|date| date.to_string()),
            edition: claim.regulations.edition.into(),
            at: at(Ply(u32::try_from(claim.moves.len()).unwrap_or(u32::MAX))),
            fen: verdict.position().map(|position| position.to_string()),
            by: claim.by.into(),
            intends: intended.map(|played| played.to_string()),
            draw: verdict.is_draw(),
            correct: each.iter().any(ExaminedClaim::is_correct),
            over,
            claims: each.iter().map(|one| claim_fact(one, claim, at)).collect(),
            cost: each.first().filter(|one| !one.is_correct()).map(|one| cost(one, claim)),
            articles: ruling
                .iter()
                .flat_map(Ruling::leading_articles)
                .map(ToString::to_string)
                .collect(),
            further_articles: ruling
                .iter()
                .flat_map(Ruling::further_articles)
                .map(ToString::to_string)
                .collect(),
            text: &verdict_text.heading,
            grounds: &verdict_text.grounds,
            orders: &verdict_text.orders,
            further: &verdict_text.further,
            notes,
        }
    }
}

fn claim_fact(one: &ExaminedClaim, claim: &Claim<'_>, at: impl Fn(Ply) -> MomentFact) -> ClaimFact {
    let finding = &one.finding;
    let lookalikes = finding.lookalikes.iter().map(|(ply, because)| LookalikeFact {
        after: at(*ply),
        differs: match because {
            Provision::SamePositionCastling => "castling",
            Provision::SamePositionEnPassant => "en-passant",
            _ => "turn",
        },
    });
    ClaimFact {
        ground: match one.subject {
            Subject::Repetition => "repetition",
            Subject::FiftyMoves => "fifty",
        },
        correct: one.is_correct(),
        articles: cited_articles(claim.regulations.edition.cite(finding.under)),
        occurrences: finding.occurrences.iter().map(|ply| at(*ply)).collect(),
        lookalikes: lookalikes.collect(),
        quiet_plies: finding.quiet_plies,
    }
}

fn cited_articles(cited: Option<Citation>) -> Vec<String> {
    json::articles(cited.into_iter().flat_map(Citation::articles))
}

/// The times that the ruling adds and takes.
fn cost(one: &ExaminedClaim, claim: &Claim<'_>) -> CostFact {
    let (mut gains, mut loses) = (0, Some(0));
    for order in &one.ruling.orders {
        match order {
            Order::AddTime { time, .. } => gains = time.get(),
            Order::TakeTime { time, .. } => loses = claim.left.map(|_| time.get()),
            _ => {}
        }
    }
    CostFact { opponent_gains_ms: gains, claimant_loses_ms: loses }
}
