//! The faults of a TRF file, as sentences.

use adoube_pairing::trf::{Field, ReadError, TrfFault};

use super::points_in;
use crate::i18n::{Localizer, MessageArg, PairingKey};

/// A fault and its place in the file of this name.
pub fn read_error(file: &str, error: &ReadError, words: &Localizer) -> String {
    words.say(
        PairingKey::FaultAt,
        [
            ("file", file.into()),
            ("line", error.place.line.into()),
            ("column", error.place.column.into()),
            ("fault", trf_fault(&error.fault, words).into()),
        ],
    )
}

/// A fault, without the place.
pub fn trf_fault(fault: &TrfFault, words: &Localizer) -> String {
    let in_round = |key: PairingKey, round: usize, more: &[MessageArg<'static>]| {
        let mut with: Vec<MessageArg<'_>> = vec![("round", round.into())];
        with.extend(more.iter().cloned());
        words.say_with(key, with)
    };
    match fault {
        TrfFault::Missing(missing) => {
            words.say(PairingKey::FaultMissing, [("field", field(*missing, words).into())])
        }
        TrfFault::Unreadable { field: expected, found } => words.say(
            PairingKey::FaultUnreadable,
            [("field", field(*expected, words).into()), ("found", found.into())],
        ),
        TrfFault::PlayerTwice { player, first } => words.say(
            PairingKey::FaultTwice,
            [("player", (*player).into()), ("first", (*first).into())],
        ),
        TrfFault::NoSuchOpponent { round, opponent } => {
            in_round(PairingKey::FaultNoOpponent, *round, &[("opponent", (*opponent).into())])
        }
        TrfFault::AgainstHimself { round, player } => {
            in_round(PairingKey::FaultHimself, *round, &[("player", (*player).into())])
        }
        TrfFault::NotMutual { round, player, opponent, line } => in_round(
            PairingKey::FaultMutual,
            *round,
            &[
                ("player", (*player).into()),
                ("opponent", (*opponent).into()),
                ("line", (*line).into()),
            ],
        ),
        TrfFault::ResultsDiffer { round, opponent, line } => in_round(
            PairingKey::FaultResults,
            *round,
            &[("opponent", (*opponent).into()), ("line", (*line).into())],
        ),
        TrfFault::SameColour { round, opponent, line } => in_round(
            PairingKey::FaultColour,
            *round,
            &[("opponent", (*opponent).into()), ("line", (*line).into())],
        ),
        TrfFault::NoSense { round } => in_round(PairingKey::FaultSense, *round, &[]),
        TrfFault::WrongTotal { written, counted } => words.say(
            PairingKey::FaultTotal,
            [
                ("written", points_in(*written, words).into()),
                ("counted", points_in(*counted, words).into()),
            ],
        ),
        TrfFault::TooManyRounds { found, announced } => words.say(
            PairingKey::FaultRounds,
            [("found", (*found).into()), ("announced", (*announced).into())],
        ),
        TrfFault::NoSuchPlayer(player) => {
            words.say(PairingKey::FaultPlayer, [("player", (*player).into())])
        }
        // A fault without a sentence of its own: the developer's English.
        other => other.to_string(),
    }
}

fn field(field: Field, words: &Localizer) -> String {
    words.say(PairingKey::Field, [("field", field.name().into())])
}
