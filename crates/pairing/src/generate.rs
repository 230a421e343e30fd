//! Random tournaments from a seed: the same seed gives the same tournament.

use crate::{
    Acceleration, Bye, Colour, Player, PlayerId, PlayerResult, RoundEntry, Tournament,
    dutch::{self, NoPairing, Round},
    random::Random,
    rating,
};

/// The properties of the tournament. Rates are percentages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Number of players.
    pub players: u32,
    /// Number of rounds.
    pub rounds: usize,
    /// The highest and the lowest rating.
    pub ratings: (u32, u32),
    /// Percentage of games drawn.
    pub draws: u32,
    /// Percentage of games forfeited, one in ten of them by both.
    pub forfeits: u32,
    /// Percentage of player rounds that are half-point byes.
    pub half_byes: u32,
    /// Percentage of player rounds that are missed.
    pub absences: u32,
    /// Percentage of players who withdraw at some point.
    pub withdrawals: u32,
    /// Percentage of players who arrive after the first round.
    pub late: u32,
    /// Virtual points.
    pub acceleration: Acceleration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            players: 40,
            rounds: 9,
            ratings: (2500, 1400),
            draws: 30,
            forfeits: 2,
            half_byes: 2,
            absences: 1,
            withdrawals: 3,
            late: 2,
            acceleration: Acceleration::None,
        }
    }
}

/// Simulates a whole tournament. If a round cannot be paired, returns the tournament up to it with the
/// error.
pub fn generate(settings: &Settings, seed: u64) -> Result<Tournament, (Tournament, NoPairing)> {
    let mut random = Random::new(seed);
    let mut tournament = enter(settings, seed, &mut random);
    let stays = attendance(settings, &mut random);
    for round in 1..=settings.rounds {
        for (player, stays) in tournament.players.iter_mut().zip(&stays) {
            if let Some(bye) = absent(settings, round, *stays, &mut random) {
                player.set_entry(round, RoundEntry::Bye(bye));
            }
        }
        match dutch::pair(&tournament, round) {
            Ok(paired) => play(settings, &mut tournament, &paired, &mut random),
            Err(none) => return Err((tournament, none)),
        }
    }
    Ok(tournament)
}

fn enter(settings: &Settings, seed: u64, random: &mut Random) -> Tournament {
    let (best, worst) = settings.ratings;
    let span = best.saturating_sub(worst) + 1;
    let mut ratings: Vec<u32> = (0..settings.players).map(|_| worst + random.below(span)).collect();
    ratings.sort_unstable_by_key(|&rating| std::cmp::Reverse(rating));
    let players = ratings.iter().zip(1..).map(|(&rating, number)| {
        let mut player = Player::new(PlayerId(number));
        player.name = format!("Player, Number {number}");
        player.rating = Some(rating);
        player
    });
    Tournament {
        name: format!("Random tournament {seed}"),
        players: players.collect(),
        rounds: settings.rounds,
        initial_colour: Some(if random.below(2) == 0 { Colour::White } else { Colour::Black }),
        acceleration: settings.acceleration.clone(),
        ..Tournament::default()
    }
}

/// Returns the first and last round of each player.
fn attendance(settings: &Settings, random: &mut Random) -> Vec<(usize, usize)> {
    let rounds = settings.rounds as u32;
    let mut stays = Vec::new();
    for _ in 0..settings.players {
        let from = if random.below(100) < settings.late {
            2 + random.below(rounds.div_ceil(3))
        } else {
            1
        };
        let to = if random.below(100) < settings.withdrawals {
            1 + random.below(rounds)
        } else {
            rounds
        };
        stays.push((from as usize, to as usize));
    }
    stays
}

fn absent(
    settings: &Settings,
    round: usize,
    (from, to): (usize, usize),
    random: &mut Random,
) -> Option<Bye> {
    let drawn = random.below(100);
    if !(from..=to).contains(&round) || drawn < settings.absences {
        Some(Bye::Zero)
    } else if drawn < settings.absences + settings.half_byes {
        Some(Bye::Half)
    } else {
        None
    }
}

fn play(settings: &Settings, tournament: &mut Tournament, round: &Round, random: &mut Random) {
    for pair in &round.pairs {
        let rating =
            |id| tournament.player(id).and_then(|player| player.rating).unwrap_or(1400) as i32;
        let ahead = rating(pair.white) - rating(pair.black);
        let [white, black] = result(settings, ahead, random);
        for (id, opponent, colour, result) in [
            (pair.white, pair.black, Colour::White, white),
            (pair.black, pair.white, Colour::Black, black),
        ] {
            let entry = match result {
                PlayedResult::Game(outcome) => {
                    RoundEntry::Game { opponent, colour, outcome, rated: true }
                }
                PlayedResult::Forfeit(won) => {
                    RoundEntry::Forfeit { opponent, colour: Some(colour), won }
                }
            };
            set(tournament, id, round.number, entry);
        }
    }
    if let Some(bye) = round.bye {
        set(tournament, bye, round.number, RoundEntry::Bye(Bye::Allocated));
    }
}

fn set(tournament: &mut Tournament, id: PlayerId, round: usize, entry: RoundEntry) {
    if let Some(position) = tournament.position(id) {
        tournament.players[position].set_entry(round, entry);
    }
}

#[derive(Clone, Copy)]
enum PlayedResult {
    Game(PlayerResult),
    Forfeit(bool),
}

/// Draws a result: the higher rated wins as often as the table of expected scores says, draws taken out
/// evenly.
fn result(settings: &Settings, ahead: i32, random: &mut Random) -> [PlayedResult; 2] {
    if random.below(100) < settings.forfeits {
        let white = random.below(2) == 0;
        let both = random.below(10) == 0;
        return [PlayedResult::Forfeit(white && !both), PlayedResult::Forfeit(!white && !both)];
    }
    let expected = rating::expected(ahead).cast_unsigned();
    let draws = settings.draws.min(2 * expected.min(100 - expected));
    let lot = random.below(200);
    let white = if lot < 2 * expected - draws {
        PlayerResult::Win
    } else if lot < 2 * expected + draws {
        PlayerResult::Draw
    } else {
        PlayerResult::Loss
    };
    [PlayedResult::Game(white), PlayedResult::Game(white.other())]
}
