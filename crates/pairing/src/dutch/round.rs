//! A whole round: bracket by bracket, then colours, then the order of the boards.

use thiserror::Error;

use super::{
    bracket,
    colour::{ColourRule, allot},
    criterion::{Criteria, Criterion},
    field::Field,
    layout::Bracket,
};
use crate::{Colour, PlayerId, Points, Tournament, matching::Graph};

/// Two who meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// Who has White.
    pub white: PlayerId,
    /// Who has Black.
    pub black: PlayerId,
    /// The rule that gave the colours.
    pub colours: ColourRule,
}

/// The pairing of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Which round, from 1.
    pub number: usize,
    /// In the order of the boards.
    pub pairs: Vec<Pair>,
    /// Who has the pairing-allocated bye.
    pub bye: Option<PlayerId>,
}

impl Round {
    /// Whether these two meet.
    pub fn meet(&self, a: PlayerId, b: PlayerId) -> bool {
        self.pairs
            .iter()
            .any(|pair| (pair.white, pair.black) == (a, b) || (pair.black, pair.white) == (a, b))
    }
}

/// Why there is no pairing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoPairing {
    /// Nobody is to be paired.
    #[error("nobody is to be paired")]
    NoPlayers,
    /// The round is not one of this tournament.
    #[error("there is no round {0} to pair")]
    NoSuchRound(usize),
    /// A result of an earlier round is missing.
    #[error("round {round}: the game of player {player} has no result")]
    ResultMissing {
        /// The round.
        round: usize,
        /// One of the two.
        player: PlayerId,
    },
    /// The initial colour has not been drawn.
    #[error("the initial colour is not known")]
    NoInitialColour,
    /// C1, C2 and C3 leave no complete pairing (C4): these players have too few opponents left between them.
    #[error("no complete pairing exists: {} players have too few opponents left", .0.len())]
    Impossible(Vec<PlayerId>),
}

/// Pairs a round by all criteria.
pub fn pair(tournament: &Tournament, round: usize) -> Result<Round, NoPairing> {
    pair_by(tournament, round, Criteria::ALL)
}

/// Pairs a round by some of the criteria.
pub fn pair_by(
    tournament: &Tournament,
    round: usize,
    criteria: Criteria,
) -> Result<Round, NoPairing> {
    check(tournament, round)?;
    let field = Field::new(tournament, round, criteria);
    let brackets = pair_field(&field, criteria)?;
    finish(tournament, round, &field, &brackets)
}

pub(crate) fn check(tournament: &Tournament, round: usize) -> Result<(), NoPairing> {
    let paired = tournament.paired_rounds();
    if round == 0 || round > paired + 1 || (tournament.rounds != 0 && round > tournament.rounds) {
        return Err(NoPairing::NoSuchRound(round));
    }
    for player in &tournament.players {
        for past in 1..round {
            if matches!(player.entry(past), crate::Entry::Paired { .. }) {
                return Err(NoPairing::ResultMissing { round: past, player: player.id });
            }
        }
    }
    Ok(())
}

/// What became of one bracket, by places in the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BracketResult {
    pub(crate) moved: Vec<usize>,
    pub(crate) residents: Vec<usize>,
    pub(crate) pairs: Vec<(usize, usize)>,
    pub(crate) floaters: Vec<usize>,
}

/// Pairs bracket after bracket. Whoever is left after the last has the bye.
pub(crate) fn pair_field(
    field: &Field,
    criteria: Criteria,
) -> Result<Vec<BracketResult>, NoPairing> {
    if field.entrants.is_empty() {
        return Err(NoPairing::NoPlayers);
    }
    let bye_score = bye_score(field, criteria)?;
    let mut members: Vec<usize> = (0..field.entrants.len()).collect();
    let mut moved = 0;
    let mut results = Vec::new();
    let mut outlook = None;
    while moved < members.len() {
        let end = group_end(field, &members, moved);
        let mut bracket = Bracket {
            field,
            criteria,
            members: &members,
            moved,
            end,
            next_end: group_end(field, &members, end),
            bye_score,
            bye_from_here: false,
        };
        bracket.bye_from_here = bye_from_here(&bracket)?;
        let paired = bracket::pair(&bracket)
            .map_err(|stuck| impossible(field, &members, &stuck.vertices))?;
        let mut result = BracketResult {
            moved: members[..moved].to_vec(),
            residents: members[moved..end].to_vec(),
            pairs: paired
                .pairs
                .iter()
                .map(|&(one, other)| (members[one], members[other]))
                .collect(),
            floaters: Vec::new(),
        };
        let taken = |at: usize| paired.pairs.iter().any(|&(one, other)| one == at || other == at);
        let left: Vec<usize> = (0..members.len()).filter(|&at| at >= end || !taken(at)).collect();
        result.floaters = left.iter().take_while(|&&at| at < end).map(|&at| members[at]).collect();
        outlook = Some(
            left.iter()
                .map(|&at| left.iter().position(|&other| other == paired.outlook[at]))
                .collect::<Vec<_>>(),
        );
        moved = result.floaters.len();
        members = left.into_iter().map(|at| members[at]).collect();
        results.push(result);
    }
    pair_leftovers(&members, outlook.as_deref(), &mut results);
    Ok(results)
}

/// With all criteria at most one is left, for the bye. Without C6 more may be; they meet as they were to meet.
fn pair_leftovers(
    members: &[usize],
    outlook: Option<&[Option<usize>]>,
    results: &mut [BracketResult],
) {
    let (Some(outlook), Some(last)) = (outlook, results.last_mut()) else { return };
    for (at, mate) in outlook.iter().enumerate() {
        if let Some(mate) = mate.filter(|&mate| mate > at) {
            last.pairs.push((members[at], members[mate]));
            last.floaters.retain(|&floater| floater != members[at] && floater != members[mate]);
        }
    }
}

fn group_end(field: &Field, members: &[usize], from: usize) -> usize {
    let score = |&at: &usize| field.entrants[at].score;
    let Some(first) = members.get(from).map(score) else { return from };
    from + members[from..].iter().take_while(|&at| score(at) == first).count()
}

fn impossible(field: &Field, members: &[usize], vertices: &[usize]) -> NoPairing {
    let mut players: Vec<PlayerId> = vertices
        .iter()
        .filter_map(|&at| members.get(at))
        .map(|&at| field.entrants[at].id)
        .collect();
    players.sort_unstable();
    NoPairing::Impossible(players)
}

/// C5: the lowest score at which the bye leaves a complete pairing; at the same time, whether there is one.
fn bye_score(field: &Field, criteria: Criteria) -> Result<Option<Points>, NoPairing> {
    let count = field.entrants.len();
    let odd = count % 2;
    let mut graph = Graph::<i64>::new(count + odd);
    for low in 1..count {
        for high in 0..low {
            if field.allowed(high, low) {
                graph.put(high, low, 0);
            }
        }
    }
    for (at, entrant) in field.entrants.iter().enumerate().filter(|_| odd == 1) {
        if entrant.may_have_bye {
            graph.put(at, count, -i64::from(entrant.score.in_tenths()));
        }
    }
    let natural: Vec<usize> = (0..count).map(|at| at ^ 1).collect();
    graph.start(&natural);
    let members: Vec<usize> = (0..count).collect();
    graph.solve().map_err(|stuck| impossible(field, &members, &stuck.vertices))?;
    let player = (odd == 1).then(|| graph.mate(count)).flatten();
    Ok(player.filter(|_| criteria.has(Criterion::C5)).map(|at| field.entrants[at].score))
}

/// Whether all others of the bracket are paired in it and the bye goes to the one who is left.
fn bye_from_here(bracket: &Bracket<'_>) -> Result<bool, NoPairing> {
    let score = |at: usize| bracket.field.entrants[bracket.members[at]].score;
    let possible = bracket.bye_score.is_some_and(|bye| bye >= score(bracket.end - 1))
        && bracket.members.len() % 2 == 1
        && bracket.end % 2 == 1
        && bracket.criteria.has(Criterion::C9);
    if !possible {
        return Ok(false);
    }
    let paired = bracket::most_pairs(bracket)
        .map_err(|stuck| impossible(bracket.field, bracket.members, &stuck.vertices))?;
    Ok(paired == bracket.end / 2)
}

pub(crate) fn finish(
    tournament: &Tournament,
    round: usize,
    field: &Field,
    brackets: &[BracketResult],
) -> Result<Round, NoPairing> {
    let mut boards = Vec::new();
    for &(one, other) in brackets.iter().flat_map(|bracket| &bracket.pairs) {
        let key =
            |at: usize| (field.entrants[at].score, std::cmp::Reverse(field.entrants[at].number));
        let (high, low) = if key(one) > key(other) { (one, other) } else { (other, one) };
        let (high, low) = (&field.entrants[high], &field.entrants[low]);
        let initial = tournament.initial_colour;
        let (colour, colours) =
            allot(&high.colours, &low.colours, high.number, initial.unwrap_or(Colour::White));
        if colours == ColourRule::InitialColour && initial.is_none() {
            return Err(NoPairing::NoInitialColour);
        }
        let (white, black) =
            if colour == Colour::White { (high.id, low.id) } else { (low.id, high.id) };
        let mut scores = [(high.real_score, high.number), (low.real_score, low.number)];
        scores.sort_by_key(|&(score, number)| (std::cmp::Reverse(score), number));
        let place = (std::cmp::Reverse(scores[0].0), std::cmp::Reverse(scores[1].0), scores[0].1);
        boards.push((place, Pair { white, black, colours }));
    }
    boards.sort_by_key(|&(place, _)| place);
    let bye =
        brackets.last().and_then(|last| last.floaters.first()).map(|&at| field.entrants[at].id);
    Ok(Round { number: round, pairs: boards.into_iter().map(|(_, pair)| pair).collect(), bye })
}
