//! The provisions that facts rest on. A ruling carries its citations; every other fact has them by its
//! kind, and stays small.

use adoube_chess::Move;

use crate::{
    Citation, Provision,
    clock::FlagFall,
    rules::{
        adjournment, blind, chess960, conduct, default_time, draws, hands, moves, presence, press,
        rapid, sheets, terms,
    },
    state::{Stage, Table},
    vocabulary::{Completion, DrawFact, Fact, Intent, Latent, Reason, Who},
};

impl Fact {
    /// Returns the provisions that this fact rests on; `table` is the state it is about to be folded into.
    pub fn under(&self, table: &Table) -> Vec<Citation> {
        if let Self::Ruled(ruling) = self {
            return ruling.cites().to_vec();
        }
        let mut cites = Vec::new();
        let provisions = self.provisions(table).into_iter().chain(self.also_under(table));
        for cite in provisions.filter_map(|provision| table.cite(provision)) {
            if !cites.contains(&cite) {
                cites.push(cite);
            }
        }
        cites
    }

    /// Returns the further provisions that apply because of the players or the kind of game.
    fn also_under(&self, table: &Table) -> Vec<Provision> {
        match self {
            Self::Started(_) => {
                let mut under = blind::provisions_at_start(table);
                under.extend(terms::at_start(table));
                under.extend(rapid::at_start(table));
                under
            }
            Self::MoveMade { by, played, .. } => {
                let mut under = blind::provisions_of_move(table, *by);
                under.push(Provision::TermMadeMove);
                if let Some(position) = table.position() {
                    under.extend(chess960::provisions_of(table, position, *played));
                }
                under
            }
            Self::Draw(DrawFact::Offered { .. }) if *table.stage() == Stage::Adjourned => {
                vec![Provision::DrawOfferAfterSealing]
            }
            Self::Conduct(fact) => rapid::asked_under(fact, table),
            Self::Sheet(fact) => {
                let is_without_sight =
                    fact.sheet().is_some_and(|whose| blind::is_blind(table, whose));
                let without_sight = is_without_sight.then_some(Provision::RecordingWithoutSight);
                sheets::notation::provisions_of(table, fact)
                    .into_iter()
                    .chain(without_sight)
                    .collect()
            }
            Self::MoveCompleted { .. } => vec![Provision::TermCompletedMove],
            Self::FlagFell { .. } => terms::at_flag_fall(table),
            Self::Displaced { .. } => vec![Provision::TermDisplaced],
            Self::Lifted { by, .. } if blind::is_blind(table, *by) => {
                vec![Provision::PieceTakenFromItsHole]
            }
            _ => Vec::new(),
        }
    }

    fn provisions(&self, table: &Table) -> Vec<Provision> {
        use Provision as P;
        match self {
            Self::ArrayDrawn(_) => vec![P::Chess960RandomChoice, P::Chess960StartPosition],
            Self::Started(_) => provisions_at_start(table),
            Self::FlagFell { fall, .. } => provisions_of_fall(fall),
            Self::Touched { intent: Intent::Accident, .. } => vec![P::TouchPresumedDeliberate],
            Self::Touched { adjusting: true, .. } | Self::SaidAdjusting(_) => {
                vec![P::AdjustingPieces, P::AdjustingOnOwnTimeOnly]
            }
            Self::Touched { by, .. } | Self::Lifted { by, .. } if table.to_move() == *by => {
                vec![P::TouchMove]
            }
            Self::SaidCastling(_) if chess960::is_played(table) => {
                vec![P::Chess960CastlingAnnounced]
            }
            Self::Held { .. } => vec![P::PromotionChoiceFinal],
            Self::Placed { by, .. } if table.to_move() == *by => vec![P::PieceReleased],
            Self::Touched { .. }
            | Self::Lifted { .. }
            | Self::Fetched { .. }
            | Self::Placed { .. }
            | Self::PutAside { .. }
            | Self::Removed { .. }
            | Self::SaidCastling(_)
            | Self::IrregularityArose(_)
            | Self::IrregularityNoticed(_)
            | Self::PlayWentOn { .. }
            | Self::IrregularityLapsed(Latent::Scoresheet { .. })
            | Self::Ruled(_) => Vec::new(),
            Self::Displaced { .. } => vec![P::DisplacedPiecesRestored, P::HelpWithDisplacedPieces],
            Self::PutRight { .. } => vec![P::DisplacedPiecesRestored],
            Self::MoveMade { played, .. } => provisions_of_made_move(table, *played),
            Self::MoveReplaced { .. } | Self::MoveTakenBack { .. } => vec![P::PieceReleased],
            Self::IllegalMoveCompleted { .. } | Self::IllegalMoveMade { .. } => {
                vec![P::LegalAndIllegalMove]
            }
            Self::Pressed { by, .. } => press::under(table, *by),
            Self::PressedByOther { .. } => vec![P::NoInterference],
            Self::MoveCompleted { how, .. } => vec![provision_of_completion(*how)],
            Self::ClocksStopped { by, why } => {
                let adjourned = by.side().and_then(|side| adjournment::stops_under(table, side));
                adjourned.map_or_else(|| provisions_of_stop(*by, *why), |under| vec![under])
            }
            Self::ClockRestarted(_) => vec![P::RestartOfClocks],
            Self::Interrupted { .. } => vec![P::ArbiterStopsClocks],
            Self::IrregularityLapsed(_) => vec![P::TouchForfeitsComplaint],
            Self::Asked(question) => vec![question.under.provision()],
            Self::Answered { question, .. } => {
                let mut open = table.questions().iter();
                let asked = open.find(|open| open.id == *question);
                asked.map(|asked| asked.under.provision()).into_iter().collect()
            }
            Self::Rapid(fact) => rapid::under(*fact, table),
            Self::Blind(fact) => blind::under(fact, table),
            Self::Adjournment(fact) => adjournment::under(fact),
            Self::Draw(fact) => draws::under(fact),
            Self::Sheet(fact) => sheets::under(fact),
            Self::Presence(fact) => presence::under(fact, table),
            Self::Conduct(fact) => conduct::under(fact),
        }
    }
}

/// Returns the provisions of a flag fall, which may just end a period.
fn provisions_of_fall(fall: &FlagFall) -> Vec<Provision> {
    let mut under = vec![Provision::MoveCountAtFlagFall];
    under.extend(fall.has_completed_moves().then_some(Provision::TimeControlPeriods));
    under.push(Provision::ChessClock);
    under
}

/// Returns the provisions of a legal move that was made.
fn provisions_of_made_move(table: &Table, played: Move) -> Vec<Provision> {
    let Some(position) = table.position() else { return Vec::new() };
    let mut under = moves::provisions_of(position, played);
    under.extend(hands::made_under(position, played));
    under
}

/// Returns the provision by which a move is completed.
const fn provision_of_completion(how: Completion) -> Provision {
    match how {
        Completion::Press => Provision::MoveCompleted,
        Completion::EndOfGame => Provision::CompletedByEndOfGame,
        Completion::NextMove => Provision::CompletedByNextMove,
        Completion::Sealing => Provision::SealedMove,
    }
}

/// Returns the provisions that apply when a game begins.
fn provisions_at_start(table: &Table) -> Vec<Provision> {
    use Provision as P;
    let mut under = vec![P::StartOfWhitesClock, P::ChessClock, P::TimeControlPeriods];
    if chess960::is_played(table) {
        under.extend([P::Chess960, P::Chess960StartPosition]);
    } else {
        under.push(P::InitialPosition);
    }
    under.extend(conduct::played_under(table));
    under
        .extend(default_time::is_nobody_present_at_start(table).then_some(P::NeitherPlayerPresent));
    under
}

/// Returns the provisions of stopped clocks; a player who stops them has a separate one.
fn provisions_of_stop(by: Who, why: Option<Reason>) -> Vec<Provision> {
    match (by, why) {
        (Who::Arbiter | Who::Timekeeper | Who::Bystander, _) => vec![Provision::ArbiterStopsClocks],
        (_, Some(Reason::Displacement)) => {
            vec![Provision::PlayerStopsClocks, Provision::HelpWithDisplacedPieces]
        }
        (_, Some(Reason::Claim)) => vec![Provision::ClaimStopsClocks, Provision::PlayerStopsClocks],
        (Who::Player(_) | Who::Assistant(_), _) => vec![Provision::PlayerStopsClocks],
    }
}
