//! The order in which the methods are tried: cheap ones that often suffice come first.

use adoube_chess::{Colour, Position, Role, Status};

use crate::{
    Budget, ConfinementProof, Continuation, InsufficientMaterial, Judgement, Proof, Verdict,
    closure,
    confinement::Kind,
    helpmate::MateSearch,
    lines::{self, Limits},
    outcome::SearchOutcome,
    outlook::Outlook,
    quotient::{self, Choice},
    regions::Regions,
};

/// The order in which choices of roaming pieces are tried.
const CHOICES: [Choice; 3] = [Choice::All, Choice::Bishops, Choice::Bystanders];
/// Those that ever succeed with few states.
const QUICK_CHOICES: &[Choice] = &[Choice::All, Choice::Bishops];
/// The cost of computing regions, in positions of the budget.
const REGIONS_COST: usize = 10;
/// The cost of a state of a quotient, in positions of the budget.
const STATE_COST: usize = 3;

pub(crate) fn judge(position: &Position, winner: Colour, budget: Budget) -> Judgement {
    let mut case =
        Query { position, winner, left: budget.positions, looked_at: 1, mate_search: None };
    let verdict = case
        .decide_statically()
        .or_else(|| case.try_quick_methods())
        .or_else(|| if budget > Budget::INSTANT { case.try_all_methods() } else { None });
    let positions = case.looked_at;
    Judgement { verdict: verdict.unwrap_or(Verdict::Unknown { positions }), positions }
}

/// One question, and its remaining budget.
struct Query<'a> {
    position: &'a Position,
    winner: Colour,
    /// The remaining budget.
    left: usize,
    /// The number of positions and states visited.
    looked_at: usize,
    /// The search for a mate, once it has begun.
    mate_search: Option<MateSearch>,
}

/// A method for a full verdict, with the number of positions or states it may visit.
#[derive(Clone, Copy)]
enum Method {
    /// The search for a mate, resumed.
    MateSearch(usize),
    /// A wall as the pieces stand, or after a move or two.
    Walls,
    /// A quotient.
    Quotient(usize),
    /// A quotient after some number of moves.
    LaterQuotient(u32, usize),
}

/// With increasing limits, so that no position waits long for the method that suits it.
const METHODS: [Method; 13] = [
    Method::Walls,
    Method::Quotient(600),
    Method::MateSearch(6_000),
    Method::LaterQuotient(1, 600),
    Method::LaterQuotient(3, 600),
    Method::MateSearch(20_000),
    Method::Quotient(4_000),
    Method::LaterQuotient(1, 4_000),
    Method::MateSearch(60_000),
    Method::Quotient(50_000),
    Method::LaterQuotient(1, 20_000),
    Method::MateSearch(300_000),
    Method::MateSearch(3_000_000),
];

impl Query<'_> {
    /// Decides without search. Mate comes first: all proofs are about moves to come.
    fn decide_statically(&self) -> Option<Verdict> {
        if self.position.turn() != self.winner && self.position.status() == Status::Checkmate {
            return Some(Verdict::Yes(Vec::new()));
        }
        InsufficientMaterial::detect(self.position, self.winner)
            .map(|lack| Verdict::No(Proof::Material(lack)))
    }

    /// Tries quick methods: lines that soon end, and walls if the position looks like it.
    fn try_quick_methods(&mut self) -> Option<Verdict> {
        let moves = self.position.count_legal_moves();
        let own = self.position.colour(self.winner);
        let has_officers = own.without(self.position.role(Role::Pawn)).several();
        // With many moves and pieces to make them, looking a move ahead rarely changes anything.
        if (moves <= 12 || !has_officers)
            && let Some(proof) = self.short_lines(Limits { depth: 2, positions: 300 })
        {
            return Some(Verdict::No(proof));
        }
        let outlook = Outlook::new(self.position, self.winner);
        let regions = outlook.is_walled().then(|| self.regions()).flatten();
        if regions.is_some() {
            return regions.map(Verdict::No);
        }
        if outlook.is_locked() || moves <= 3 && outlook.is_slow() {
            let later = self.short_lines_to_walls(Limits { depth: 3, positions: 24 }, None);
            if later.is_some() {
                return later.map(Verdict::No);
            }
        }
        let has_few_moves = || moves <= 9 && moves + self.answers() <= 13;
        if outlook.is_caged() || has_few_moves() {
            let all = self.closure(3_000, !outlook.is_caged());
            if all.is_some() {
                return all;
            }
        }
        outlook.is_locked().then(|| self.quotient(250, QUICK_CHOICES)).flatten().map(Verdict::No)
    }

    /// Returns the number of answers to some move.
    fn answers(&self) -> usize {
        let first = self.position.legal_moves().first().copied();
        first.map_or(0, |by| self.position.play_unchecked(by).count_legal_moves())
    }

    fn try_all_methods(&mut self) -> Option<Verdict> {
        // If nothing looks locked, a mate is more likely than a wall.
        let is_locked = Outlook::new(self.position, self.winner).is_locked();
        let first = Method::MateSearch(if is_locked { 1_000 } else { 6_000 });
        self.run(first).or_else(|| METHODS.iter().find_map(|method| self.run(*method)))
    }

    fn run(&mut self, method: Method) -> Option<Verdict> {
        let near = Limits { depth: 4, positions: 40 };
        match method {
            _ if self.left == 0 => None,
            Method::Walls => {
                let regions = self.regions();
                regions.or_else(|| self.short_lines_to_walls(near, None)).map(Verdict::No)
            }
            Method::MateSearch(limit) => self.search_mate(limit),
            Method::Quotient(limit) => self.quotient(limit, &CHOICES).map(Verdict::No),
            Method::LaterQuotient(depth, limit) => {
                let limits = Limits { depth, ..near };
                self.short_lines_to_walls(limits, Some(limit)).map(Verdict::No)
            }
        }
    }

    fn search_mate(&mut self, limit: usize) -> Option<Verdict> {
        let winner = self.winner;
        let search = self.mate_search.get_or_insert_with(|| MateSearch::new(self.position, winner));
        let before = search.positions();
        let limit = limit.min(before + self.left);
        let outcome = search.resume(limit);
        let seen = search.positions() - before;
        self.spend(seen, seen);
        verdict(outcome)
    }

    fn short_lines(&mut self, limits: Limits) -> Option<Proof> {
        let limits = Limits { positions: limits.positions.min(self.left), ..limits };
        let (proof, seen) = lines::prove(self.position, self.winner, limits, &mut |_| None);
        self.spend(seen, seen);
        proof.map(Proof::Exhausted)
    }

    /// Tries short lines that end in walls, or in quotients of at most `states` states.
    fn short_lines_to_walls(&mut self, limits: Limits, states: Option<usize>) -> Option<Proof> {
        let (winner, left) = (self.winner, self.left);
        let (mut cost, mut looked_at) = (0, 0);
        let mut wall = |position: &Position| {
            if cost + REGIONS_COST > left {
                return None;
            }
            cost += REGIONS_COST;
            let wall = regions(position, winner).or_else(|| {
                let states = states?.min((left - cost) / STATE_COST);
                let mut spent = 0;
                let quotient = quotient(position, winner, &CHOICES, states, &mut spent);
                cost += spent * STATE_COST;
                looked_at += spent;
                quotient
            });
            wall.map(Continuation::Wall)
        };
        let (proof, seen) = lines::prove(self.position, winner, limits, &mut wall);
        self.spend(seen + cost, seen + looked_at);
        proof.map(Proof::Exhausted)
    }

    fn regions(&mut self) -> Option<Proof> {
        if self.left < REGIONS_COST {
            return None;
        }
        self.spend(REGIONS_COST, 0);
        regions(self.position, self.winner).map(Proof::Wall)
    }

    fn quotient(&mut self, limit: usize, choices: &[Choice]) -> Option<Proof> {
        let mut spent = 0;
        let limit = limit.min(self.left / STATE_COST);
        let wall = quotient(self.position, self.winner, choices, limit, &mut spent);
        self.spend(spent * STATE_COST, spent);
        wall.map(Proof::Wall)
    }

    fn closure(&mut self, limit: usize, expects_few: bool) -> Option<Verdict> {
        let limit = limit.min(self.left);
        let (outcome, seen) = closure::exhaust(self.position, self.winner, limit, expects_few);
        self.spend(seen, seen);
        verdict(outcome)
    }

    fn spend(&mut self, cost: usize, looked_at: usize) {
        self.left = self.left.saturating_sub(cost);
        self.looked_at += looked_at;
    }
}

fn verdict(outcome: SearchOutcome) -> Option<Verdict> {
    match outcome {
        SearchOutcome::Mate(line) => Some(Verdict::Yes(line)),
        SearchOutcome::Exhausted(all) => Some(Verdict::No(Proof::Exhausted(all))),
        SearchOutcome::Spent => None,
    }
}

fn regions(position: &Position, winner: Colour) -> Option<Box<ConfinementProof>> {
    Regions::prove(position, winner)
        .map(|regions| Box::new(ConfinementProof(Kind::Regions(regions))))
}

/// Tries to build a quotient of at most `limit` states, with any choice of roaming pieces.
fn quotient(
    position: &Position,
    winner: Colour,
    choices: &[Choice],
    limit: usize,
    spent: &mut usize,
) -> Option<Box<ConfinementProof>> {
    let found = quotient::prove(position, winner, choices, limit, spent);
    found.map(|quotient| Box::new(ConfinementProof(Kind::Quotient(quotient))))
}
