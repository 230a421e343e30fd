//! The verdict on a finished game.

use adoube_chess::{Status, notation::game::Score};
use adoube_laws::{Provision as P, clock::Milliseconds};

use super::{
    Detail, FindingKind, Severity,
    claims::ClaimSearch,
    declared::DeclaredEnd,
    end::{self, AutomaticEnd, EndedGame, FIFTY_MOVES, SEVENTY_FIVE_MOVES, winner},
    mating,
    results::Outcome,
    visitor::{AuditVisitor, FindingHead, Spot, StopReason},
};
use crate::pgn::{Scanner, Span, Token, scan::score};

impl<'a> AuditVisitor<'_, 'a> {
    /// Checks a finished game; `below` is the score below its moves.
    pub(super) fn judge(&mut self, below: Option<Score>, span: Span) {
        let tag = score(self.header.result.value);
        let given = below.or(tag);
        if let (Some(tag), Some(below)) = (tag, below)
            && tag != below
        {
            let found = FindingHead::for_game(FindingKind::ResultTagDiffers);
            let detail = Detail::Results { tag, below };
            self.find(found, self.header.result.spot(), &[P::SignedResult], detail);
        }
        self.count();
        match self.broken {
            Some(StopReason::NotBegun) => {}
            Some(StopReason::Off) => self.report_missed_claims(None, None),
            Some(StopReason::AfterTheEnd(_)) | None if self.auditor.played.plies() == 0 => {
                self.check_unplayed(given, span);
            }
            Some(StopReason::AfterTheEnd(_)) | None => self.check_outcome(given, span),
        }
        self.finish_game(given, span);
    }

    fn count(&mut self) {
        let (played, tally) = (&self.auditor.played, &mut self.audited.tally);
        tally.plies += played.plies() as u64;
        tally.unjudged +=
            u64::from(matches!(self.broken, Some(StopReason::Off | StopReason::NotBegun)));
        tally.census.threefold += u64::from(played.most_often >= 3);
        tally.census.fivefold += u64::from(played.most_often >= 5);
        tally.census.fifty_moves += u64::from(played.quietest >= FIFTY_MOVES);
        tally.census.seventy_five_moves += u64::from(played.quietest >= SEVENTY_FIVE_MOVES);
    }

    /// Checks a game without moves.
    fn check_unplayed(&mut self, given: Option<Score>, span: Span) {
        let Some(given) = given.filter(|given| *given != Score::Open) else { return };
        let under: &[P] =
            if given == Score::Draw { &[P::DrawByAgreement] } else { &[P::DefaultTime] };
        let spot = match self.header.result {
            tag if tag.is_present() => tag.spot(),
            _ => self.spot(Span { start: span.start, end: span.start }),
        };
        self.find(FindingHead::for_game(FindingKind::NoMoves), spot, under, Detail::Score(given));
    }

    /// Checks how the game ended, the moves after that, and the result.
    fn check_outcome(&mut self, given: Option<Score>, span: Span) {
        let last = self.auditor.played.last;
        let status = last.status();
        let winner = given.and_then(winner);
        let is_mate = status == Status::Checkmate;
        let winner_cannot_mate =
            !is_mate && winner.is_some_and(|winner| mating::cannot_mate(&last, winner));
        let is_lifeless = match winner {
            _ if is_mate => false,
            Some(winner) => winner_cannot_mate && mating::cannot_mate(&last, !winner),
            None => mating::is_dead(&last),
        };
        let regulations = &self.auditor.regulations[self.edition as usize];
        let ended = end::find(&self.auditor.played, status, is_lifeless, regulations);
        self.count_end(status, is_lifeless);
        if let Some(ended) = ended {
            self.report_moves_after_end(ended, given, span);
        }
        self.report_missed_claims(ended, given);
        let Some(given) = given else { return };
        let clocks = &self.auditor.clocks;
        let loser_shows = winner.and_then(|winner| clocks.last_shown(!winner));
        let said = DeclaredEnd::read(&self.header);
        let contradicted = said.contradicts(given, ended, &self.auditor.played);
        let outcome = Outcome {
            last: &last,
            ended,
            given,
            said: said.way,
            edition: self.edition,
            winner_cannot_mate,
            flag_is_down: loser_shows.is_some_and(Milliseconds::is_zero),
        };
        if let Some(wrong) = outcome.wrong() {
            let found = FindingHead {
                kind: wrong.kind,
                severity: wrong.severity,
                turn: Some(self.last_turn()),
            };
            self.find(found, self.last_spot(), &wrong.under, wrong.detail);
        }
        if let Some(under) = contradicted {
            let (found, detail) =
                (FindingHead::for_game(FindingKind::TerminationDiffers), Detail::Score(given));
            self.find(found, self.header.termination.spot(), &[under], detail);
        }
    }

    fn count_end(&mut self, status: Status, is_lifeless: bool) {
        let census = &mut self.audited.tally.census;
        census.checkmates += u64::from(status == Status::Checkmate);
        census.stalemates += u64::from(status == Status::Stalemate);
        census.dead_positions += u64::from(is_lifeless && status != Status::Stalemate);
    }

    fn last_turn(&self) -> super::Turn {
        let played = &self.auditor.played;
        played.turn(played.plies() - 1)
    }

    fn last_spot(&self) -> Spot<'a> {
        self.spot(self.span_of(self.auditor.played.plies()))
    }

    /// Reports moves after the end.
    fn report_moves_after_end(&mut self, ended: EndedGame, given: Option<Score>, span: Span) {
        let plies = self.auditor.played.plies();
        let turn = self.auditor.played.turn(ended.plies);
        let (spot, unplayed) = match self.broken {
            Some(StopReason::AfterTheEnd(at)) => (self.spot(at), self.words_from(at, span)),
            _ => (self.spot(self.span_of(ended.plies + 1)), 0),
        };
        let count = plies - ended.plies + unplayed;
        if count > 0 {
            let spot =
                if ended.plies < plies { self.spot(self.span_of(ended.plies + 1)) } else { spot };
            let detail = Detail::TooMany(u32::try_from(count).unwrap_or(u32::MAX));
            // A dead position is often hard to recognise; if the result is right, no harm was done.
            let is_harmless = ended.by == AutomaticEnd::DeadPosition && given == Some(Score::Draw);
            let found = FindingHead::at(ended.by.moves_after(), turn);
            let found = if is_harmless {
                FindingHead { severity: Severity::Notice, ..found }
            } else {
                found
            };
            self.find(found, spot, &[ended.by.provision()], detail);
        }
    }

    /// The number of words of the main line from `first` on that would be moves.
    fn words_from(&self, first: Span, game: Span) -> usize {
        let rest = self.spot(Span { start: first.start, end: game.end });
        let mut scanner = Scanner::new(rest.text);
        let (mut words, mut depth) = (0, 0_usize);
        while let Some(token) = scanner.token() {
            match token {
                Token::Open => depth += 1,
                Token::Close => depth = depth.saturating_sub(1),
                Token::Move(_) if depth == 0 => words += 1,
                _ => {}
            }
        }
        words
    }

    /// Reports claims that were possible. In a drawn game nobody missed one.
    fn report_missed_claims(&mut self, ended: Option<EndedGame>, given: Option<Score>) {
        let played = &self.auditor.played;
        let by_itself = ended.map(|ended| match ended.by {
            // In the final position a claim is no longer possible.
            AutomaticEnd::Checkmate(_) | AutomaticEnd::Stalemate | AutomaticEnd::DeadPosition => {
                ended.plies
            }
            AutomaticEnd::Fivefold | AutomaticEnd::SeventyFive => ended.plies + 1,
        });
        let drawn = if given == Some(Score::Draw) { played.plies() } else { played.plies() + 1 };
        let over = by_itself.unwrap_or(drawn).min(drawn);
        let regulations = &self.auditor.regulations[self.edition as usize];
        let possible: Vec<_> = ClaimSearch { played, regulations, over }.all().collect();
        for claim in possible {
            let Some(before) = claim.plies.checked_sub(1) else { continue };
            let turn = self.auditor.played.turn(before);
            let spot = self.spot(self.span_of(claim.plies));
            self.find(FindingHead::at(claim.kind, turn), spot, &claim.under, claim.detail);
        }
    }
}
