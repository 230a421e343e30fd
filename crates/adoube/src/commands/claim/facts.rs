//! The answer for programs.

use adoube_laws::{Provision, history::Ply, table::Order};
use adoube_record::{
    claim::{Claim, Examined, Moment, Subject, Verdict, VerdictText},
    describe,
    pgn::Tags,
};
use serde::Serialize;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Facts<'a> {
    white: Option<&'a str>,
    black: Option<&'a str>,
    date: Option<String>,
    edition: String,
    at: MomentFact,
    fen: Option<String>,
    by: &'static str,
    intends: Option<String>,
    draw: bool,
    correct: bool,
    over: Option<OverFact>,
    claims: Vec<ClaimFact>,
    cost: Option<CostFact>,
    grounds: &'a [String],
    orders: &'a [String],
    articles: Option<&'a str>,
    further: &'a [String],
    notes: &'a [String],
}

/// After which half-move.
#[derive(Serialize)]
struct MomentFact {
    ply: u32,
    moment: Option<String>,
}

#[derive(Serialize)]
struct OverFact {
    after: MomentFact,
    result: String,
    under: Option<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ClaimFact {
    ground: &'static str,
    correct: bool,
    under: Option<String>,
    occurrences: Vec<MomentFact>,
    lookalikes: Vec<LookalikeFact>,
    quiet_plies: u32,
}

#[derive(Serialize)]
struct LookalikeFact {
    after: MomentFact,
    differs: &'static str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct CostFact {
    opponent_gains: u64,
    /// Unknown where it depends on a time that is not.
    claimant_loses: Option<u64>,
}

impl<'a> Facts<'a> {
    pub(super) fn of(
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
        let (over, each): (_, &[Examined]) = match verdict {
            Verdict::Over(over) => {
                let under = over.ruling.main().map(|cite| cite.to_string());
                let result = over.outcome.to_string();
                (Some(OverFact { after: at(over.after), result, under }), &[])
            }
            Verdict::Examined(each) => (None, each),
            Verdict::Refused { .. } => (None, &[]),
        };
        let intended = each.first().and_then(|one| one.intended);
        Self {
            white: tags.player(White),
            black: tags.player(Black),
            date: tags.date().map(|date| date.to_string()),
            edition: claim.regulations.edition.to_string(),
            at: at(Ply(u32::try_from(claim.moves.len()).unwrap_or(u32::MAX))),
            fen: verdict.position().map(|position| position.to_string()),
            by: describe::colour_name(claim.by),
            intends: intended.map(|played| played.to_string()),
            draw: verdict.is_draw(),
            correct: each.iter().any(Examined::is_correct),
            over,
            claims: each.iter().map(|one| claim_fact(one, claim, at)).collect(),
            cost: each.first().filter(|one| !one.is_correct()).map(|one| cost(one, claim)),
            grounds: &verdict_text.grounds,
            orders: &verdict_text.orders,
            articles: verdict_text.articles.as_deref(),
            further: &verdict_text.further,
            notes,
        }
    }
}

fn claim_fact(one: &Examined, claim: &Claim<'_>, at: impl Fn(Ply) -> MomentFact) -> ClaimFact {
    let finding = &one.finding;
    let under = claim.regulations.edition.cite(finding.under);
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
        under: under.map(|cite| cite.to_string()),
        occurrences: finding.occurrences.iter().map(|ply| at(*ply)).collect(),
        lookalikes: lookalikes.collect(),
        quiet_plies: finding.quiet_plies,
    }
}

/// What the ruling adds and takes.
fn cost(one: &Examined, claim: &Claim<'_>) -> CostFact {
    let (mut gains, mut loses) = (0, Some(0));
    for order in &one.ruling.orders {
        match order {
            Order::AddTime { time, .. } => gains = time.get(),
            Order::TakeTime { time, .. } => loses = claim.left.map(|_| time.get()),
            _ => {}
        }
    }
    CostFact { opponent_gains: gains, claimant_loses: loses }
}
