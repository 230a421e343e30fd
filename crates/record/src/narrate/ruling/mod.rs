//! Turns a ruling into sentences, as an arbiter would announce it.

mod decided;
mod general;
mod judgement;

use adoube_laws::{
    Article, Provision,
    table::{Author, Ground, Order, Ruling},
};
pub(super) use decided::own_decision;
use decided::{decided, stated};
use general::leading_order;

use super::{
    context::{Context, PlayedFrom, colour_value},
    ground::{cited, ground, lookalikes},
    lists, mate,
    order::order,
};
use crate::i18n::TableKey;

/// A ruling in sentences.
pub struct RulingText {
    /// The decision.
    pub decided: String,
    /// The one or two leading articles, as a sentence.
    pub articles: String,
    /// The consequences.
    pub orders: Vec<String>,
    /// The grounds.
    pub grounds: Vec<String>,
    /// Who decided, if it was left to a person.
    pub author: Option<String>,
    /// Sentences for readers who want to know more: a long mating line, the further articles.
    pub further: Vec<String>,
}

impl RulingText {
    /// The sentences that are always shown, in reading order.
    pub fn sentences(&self) -> Vec<String> {
        let first = [&self.decided, &self.articles].into_iter();
        first.chain(&self.orders).chain(&self.grounds).chain(&self.author).cloned().collect()
    }
}

/// Turns a ruling into sentences: the decision with its articles, consequences, grounds and author.
pub fn ruling(ruling: &Ruling, context: Context<'_>) -> RulingText {
    let lines = ruling.grounds.iter().filter_map(|each| mate::line(each, context));
    let decided = decided(ruling, context);
    let ordered = ruling.orders.iter().map(|each| order(each, context));
    let orders = ordered.filter(|sentence| *sentence != decided).collect();
    RulingText {
        decided,
        articles: articles(TableKey::Articles, &ruling.leading_articles(), context),
        orders,
        grounds: grounds(ruling, context),
        author: author(ruling, context),
        further: lines.chain(further_articles(ruling, context)).collect(),
    }
}

/// The grounds that the decision itself does not name.
fn grounds(ruling: &Ruling, context: Context<'_>) -> Vec<String> {
    let decided = decided(ruling, context);
    // Lookalikes are combined; what was tried or not established may be part of the decision.
    let goes_on = ruling.orders.contains(&Order::GoesOn);
    let is_apart = |each: &&Ground| match each {
        Ground::Stated(_) => stated(ruling).is_some(),
        Ground::Written(text) => text.is_empty(),
        Ground::Occurrences(plies) => plies.is_empty(),
        Ground::NotTheSame { .. }
        | Ground::NotEstablished
        | Ground::Device(_)
        | Ground::BothKingsInCheck
        | Ground::PawnOnLastRank(_) => true,
        Ground::MovesOfEach { moves, .. } => goes_on && decided.contains(&moves.get().to_string()),
        Ground::Attempt(plan) => decided.contains(&context.plan(*plan)),
        Ground::Played(played) => decided.contains(&context.played(*played, PlayedFrom::LastMove)),
        _ => false,
    };
    let others = ruling.grounds.iter().filter(|each| !is_apart(each));
    let rendered = others.map(|each| {
        particular(each, ruling, context).unwrap_or_else(|| ground(each, ruling.about, context))
    });
    let rendered = rule(ruling, context)
        .into_iter()
        .chain(rendered)
        .chain(lookalikes(&ruling.grounds, context))
        .chain(both_flags(ruling, context))
        .chain(mate::why_dead(ruling, context));
    let mut all: Vec<String> = Vec::new();
    for sentence in rendered {
        if !decided.ends_with(sentence.as_str()) && !all.contains(&sentence) {
            all.push(sentence);
        }
    }
    all
}

/// The rule itself, if the decision only names what is ordered.
fn rule(ruling: &Ruling, context: Context<'_>) -> Option<String> {
    let is_only_ordered =
        own_decision(ruling, context).is_none() && leading_order(ruling).is_some();
    let main = ruling.subject().filter(|_| is_only_ordered)?;
    Some(context.words.say(TableKey::GroundRule, cited(main, context)))
}

/// The specific sentence for a ground in this ruling, if there is one.
fn particular(ground: &Ground, ruling: &Ruling, context: Context<'_>) -> Option<String> {
    let cites = |provision| ruling.cites().iter().find(|cite| cite.provision() == provision);
    let words = context.words;
    Some(match ground {
        Ground::QuietPlies(plies)
            if plies.is_multiple_of(2)
                && cites(Provision::FiftyMovesWithIntendedMove).is_some() =>
        {
            words.say(TableKey::GroundQuietMovesIntended, [("count", (plies / 2).into())])
        }
        Ground::Written(text) if cites(Provision::ClaimWithoutArbiter).is_some() => {
            let by = colour_value(ruling.about?);
            words.say(TableKey::GroundPositionWritten, [by, ("position", text.as_str().into())])
        }
        Ground::Written(text) if cites(Provision::SignedResult).is_some() => {
            words.say(TableKey::GroundSigned, [("text", text.as_str().into())])
        }
        Ground::Attempt(plan) if cites(Provision::IncorrectDrawClaim).is_some() => {
            words.say(TableKey::GroundAnnouncedIllegal, [("move", context.plan(*plan).into())])
        }
        Ground::OfferedBy(by) => {
            let articles = context.article(*cites(Provision::ClaimCountsAsOffer)?);
            words.say(
                TableKey::GroundClaimIsOffer,
                [colour_value(*by), ("articles", articles.into())],
            )
        }
        _ => return None,
    })
}

/// Which of two fallen flags fell first.
fn both_flags(ruling: &Ruling, context: Context<'_>) -> Option<String> {
    let is_of_flag = ruling.main().is_some_and(|main| {
        matches!(main.provision(), Provision::FlagFall | Provision::FlagFallWithoutMatingChance)
    });
    let loser = ruling.about.filter(|_| is_of_flag)?;
    let [own, other] = [loser, !loser].map(|whose| context.before.clock().down(whose));
    (own?.at < other?.at)
        .then(|| context.words.say(TableKey::GroundBothFlags, [colour_value(loser)]))
}

/// Who decided; or who noticed it, if the Laws then leave no choice.
fn author(ruling: &Ruling, context: Context<'_>) -> Option<String> {
    let words = context.words;
    let is_seen = ruling.main().is_some_and(|main| is_seen(main.provision()));
    let (plain, named) = if is_seen {
        (TableKey::AuthorArbiterNoticed, TableKey::AuthorArbiterNoticedNamed)
    } else {
        (TableKey::AuthorArbiter, TableKey::AuthorArbiterNamed)
    };
    match &ruling.author {
        Author::TheLaws => None,
        Author::Arbiter(name) if name.is_empty() => Some(words.plain(plain)),
        Author::Arbiter(name) => Some(words.say(named, [("name", name.as_str().into())])),
    }
}

/// Whether it is a fact that the arbiter sees, and no judgement.
const fn is_seen(provision: Provision) -> bool {
    matches!(
        provision,
        Provision::IllegalMoveCompleted
            | Provision::PromotionNotCompleted
            | Provision::KingCaptured
            | Provision::TwoHandsForOneMove
            | Provision::PressWithoutMove
            | Provision::FlagFall
            | Provision::FlagFallWithoutMatingChance
            | Provision::MoveCountAtFlagFall
            | Provision::WrongInitialPosition
            | Provision::WrongBoardPlacement
            | Provision::TouchMove
            | Provision::TouchedOwnPiece
            | Provision::PieceReleased
            | Provision::DisplacedPiecesRestored
            | Provision::OnePlayerNeedNotRecord
            | Provision::NeitherPlayerRecords
            | Provision::RecordingMoves
            | Provision::RecordedBeforeNextMove
    )
}

fn further_articles(ruling: &Ruling, context: Context<'_>) -> Option<String> {
    let further = ruling.further_articles();
    (!further.is_empty()).then(|| articles(TableKey::FurtherArticles, &further, context))
}

fn articles(key: TableKey, articles: &[&Article], context: Context<'_>) -> String {
    let is_named = |article: &&Article| context.words.article(article) != article.to_string();
    let key = match key {
        TableKey::Articles if articles.iter().any(is_named) => TableKey::ArticlesNamed,
        _ => key,
    };
    let articles = context.printed(articles.iter().copied());
    let edition = context.after.edition().to_string();
    let with = [
        ("count", articles.len().into()),
        ("articles", lists::all(&articles, context.words).into()),
        ("edition", edition.into()),
    ];
    context.words.say(key, with)
}
