//! The result of a claim, in sentences.

use adoube_chess::{Bitboard, Colour, Position, Square};
use adoube_laws::{
    Provision,
    history::{ClaimFinding, History, Ply},
    table::{Ground, Order, Ruling},
};

use super::{Claim, ExaminedClaim, GameOver, Subject, Verdict, labels::Labels};
use crate::{
    describe,
    i18n::{ClaimKey, Localizer, MessageArg, TableKey},
    narrate::{self, Context, RulingText},
};

/// The result of a claim.
#[derive(Clone, Debug)]
pub struct VerdictText {
    /// The answer in a sentence.
    pub heading: String,
    /// The articles it rests on, if it was decided.
    pub articles: Option<String>,
    /// The consequences.
    pub orders: Vec<String>,
    /// The evidence.
    pub grounds: Vec<String>,
    /// All other articles, if there are any.
    pub further: Vec<String>,
}

impl VerdictText {
    /// The sentences that are always shown, in reading order.
    pub fn sentences(&self) -> impl Iterator<Item = &String> {
        let rest = self.articles.iter().chain(&self.orders).chain(&self.grounds);
        [&self.heading].into_iter().chain(rest)
    }

    /// An answer without details.
    fn new(heading: String) -> Self {
        let (orders, grounds, further) = (Vec::new(), Vec::new(), Vec::new());
        Self { heading, articles: None, orders, grounds, further }
    }
}

impl Verdict {
    /// The verdict on this claim in the language of `words`.
    pub fn describe(&self, claim: &Claim<'_>, words: &Localizer) -> VerdictText {
        match self {
            Self::Over(over) => over_already(over, words),
            Self::Examined(each) => examined(claim, each, words),
            Self::Refused { refusal, table } => {
                let context = Context { before: table, after: table, words };
                let grounds = vec![narrate::refusal(refusal, context)];
                VerdictText { grounds, ..VerdictText::new(words.plain(ClaimKey::Refused)) }
            }
        }
    }

    /// The ruling, if there was a decision.
    pub fn ruling(&self) -> Option<Ruling> {
        match self {
            Self::Over(over) => Some(over.ruling.clone()),
            Self::Examined(each) => each.first().map(|first| common_ruling(first, each)),
            Self::Refused { .. } => None,
        }
    }

    /// The position that the claim is about: on the board, after the intended move, or at the end of the game.
    pub fn position(&self) -> Option<Position> {
        match self {
            Self::Over(over) => over.table.position().copied(),
            Self::Examined(each) => each.first().and_then(|one| claimed(one).position().copied()),
            Self::Refused { table, .. } => table.position().copied(),
        }
    }
}

fn over_already(over: &GameOver, words: &Localizer) -> VerdictText {
    let context = Context { before: &over.before, after: &over.table, words };
    let labels = Labels::new(over.table.history(), over.table.edition(), words);
    let when = ("when", labels.when(&[over.after]).into());
    let decision = narrate::ruling(&over.ruling, context);
    VerdictText {
        heading: words.say(ClaimKey::Over, [when]),
        articles: Some(decision.articles),
        orders: decision.orders,
        grounds: [decision.decided].into_iter().chain(decision.grounds).collect(),
        further: decision.further,
    }
}

/// The game with the intended move, if it can be played.
fn claimed(one: &ExaminedClaim) -> History {
    let mut game = one.before.history().clone();
    if let Some(played) = one.intended {
        // The move was legal when it was parsed.
        let _ = game.play(played);
    }
    game
}

/// The combined ruling on all grounds: the consequences are the same for each.
fn common_ruling(first: &ExaminedClaim, each: &[ExaminedClaim]) -> Ruling {
    let cites = each.iter().flat_map(|one| one.ruling.cites());
    cites.fold(first.ruling.clone(), |ruling, cite| ruling.also(cite.provision()))
}

fn examined(claim: &Claim<'_>, each: &[ExaminedClaim], words: &Localizer) -> VerdictText {
    let is_correct = each.iter().any(ExaminedClaim::is_correct);
    let key = if is_correct { ClaimKey::Correct } else { ClaimKey::Incorrect };
    let heading = words.say(key, [colour_value(claim.by)]);
    let Some(first) = each.first() else {
        return VerdictText::new(heading);
    };
    let context = Context { before: &first.before, after: &first.after, words };
    let ruling = common_ruling(first, each);
    let decision = narrate::ruling(&ruling, context);
    let orders = orders(claim, &ruling, &decision, words);
    let grounds = if has_no_move(&ruling) {
        decision.grounds
    } else {
        let game = claimed(first);
        let labels = Labels::new(&game, first.after.edition(), words);
        let shown = each.iter().flat_map(|one| describe_finding(one, &game, &labels, words));
        intended(first, &game, &labels, words).into_iter().chain(shown).collect()
    };
    let (articles, further) = (Some(decision.articles), decision.further);
    VerdictText { heading, articles, orders, grounds, further }
}

/// Whether the claimant did not have the move.
fn has_no_move(ruling: &Ruling) -> bool {
    ruling.grounds.iter().any(|ground| matches!(ground, Ground::HasTheMove(_)))
}

/// The move on which the claim rests, or that it cannot be played.
fn intended(
    one: &ExaminedClaim,
    game: &History,
    labels: &Labels<'_>,
    words: &Localizer,
) -> Option<String> {
    if one.intended.is_some() {
        let label = labels.played(game.plies())?.to_owned();
        return Some(words.say(ClaimKey::Intended, [("move", label.into())]));
    }
    let is_attempt = |ground: &Ground| matches!(ground, Ground::Attempt(_));
    one.ruling.grounds.iter().any(is_attempt).then(|| words.plain(ClaimKey::IntendedIllegal))
}

/// The consequences. In 2005 the penalty depends on a time that may not be known.
fn orders(
    claim: &Claim<'_>,
    ruling: &Ruling,
    decision: &RulingText,
    words: &Localizer,
) -> Vec<String> {
    let each = ruling.orders.iter().zip(&decision.orders);
    each.map(|(order, rendered)| match order {
        Order::TakeTime { from, .. } if claim.left.is_none() => {
            words.say(ClaimKey::HalfOfTheTime, [colour_value(*from)])
        }
        _ => rendered.clone(),
    })
    .collect()
}

/// What was found in the game.
fn describe_finding(
    one: &ExaminedClaim,
    game: &History,
    labels: &Labels<'_>,
    words: &Localizer,
) -> Vec<String> {
    let finding = &one.finding;
    match one.subject {
        Subject::Repetition => {
            let mut rendered = vec![occurrences(finding, labels, words)];
            if !finding.is_correct {
                rendered.extend(lookalikes(finding, game, labels, words));
            }
            rendered.extend(one.read_otherwise.as_ref().map(|other| {
                let count = ("count", other.occurrences.len().into());
                words.say(ClaimKey::KingForced, [count])
            }));
            rendered
        }
        Subject::FiftyMoves => {
            let last = game.plies().0.checked_sub(finding.quiet_plies);
            let last = last.and_then(|ply| labels.played(Ply(ply)));
            let since = last.map(|last| words.say(ClaimKey::LastChange, [("move", last.into())]));
            [quiet(finding.quiet_plies, words)].into_iter().chain(since).collect()
        }
    }
}

fn occurrences(finding: &ClaimFinding, labels: &Labels<'_>, words: &Localizer) -> String {
    let plies = &finding.occurrences;
    let when = ("when", labels.when(plies).into());
    words.say(TableKey::GroundOccurrences, [("count", plies.len().into()), when])
}

fn quiet(plies: u32, words: &Localizer) -> String {
    if plies.is_multiple_of(2) {
        words.say(TableKey::GroundQuietMoves, [("count", (plies / 2).into())])
    } else {
        words.say(TableKey::GroundQuietHalfMoves, [("count", plies.into())])
    }
}

/// Why two positions with the same pieces on the same squares are not the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PositionDifference {
    /// The other player had the move.
    Turn,
    /// There was a right to castle with these rooks that there is no longer.
    Castling(Bitboard),
    /// A pawn could be taken in passing here.
    EnPassant(Square),
}

/// Positions that looked the same and were not, those of one kind together.
fn lookalikes(
    finding: &ClaimFinding,
    game: &History,
    labels: &Labels<'_>,
    words: &Localizer,
) -> Vec<String> {
    let Some(now) = game.position() else { return Vec::new() };
    let mut kinds: Vec<(PositionDifference, Vec<Ply>, Position)> = Vec::new();
    for (ply, because) in &finding.lookalikes {
        let Some(then) = game.back_to(*ply).position().copied() else { continue };
        let Some(unlike) = unlike(*because, &then, now) else { continue };
        match kinds.iter_mut().find(|kind| kind.0 == unlike) {
            Some(kind) => kind.1.push(*ply),
            None => kinds.push((unlike, vec![*ply], then)),
        }
    }
    let tell = |(unlike, plies, then): (PositionDifference, Vec<Ply>, Position)| {
        let when: MessageArg<'_> = ("when", labels.when(&plies).into());
        match unlike {
            PositionDifference::Turn => words.say(ClaimKey::OtherTurn, [when]),
            PositionDifference::Castling(rooks) => {
                let rights = describe::castling_with(&then, rooks, words).join(", ");
                words.say(ClaimKey::OtherCastling, [when, ("rights", rights.into())])
            }
            PositionDifference::EnPassant(square) => {
                let square = describe::square(square, words.language());
                words.say(ClaimKey::OtherEnPassant, [when, ("square", square.into())])
            }
        }
    };
    kinds.into_iter().map(tell).collect()
}

fn unlike(because: Provision, then: &Position, now: &Position) -> Option<PositionDifference> {
    match because {
        Provision::SamePositionCastling => {
            Some(PositionDifference::Castling(then.castling() & !now.castling()))
        }
        Provision::SamePositionEnPassant => then.en_passant().map(PositionDifference::EnPassant),
        _ => Some(PositionDifference::Turn),
    }
}

fn colour_value(colour: Colour) -> MessageArg<'static> {
    ("colour", describe::colour_name(colour).into())
}
