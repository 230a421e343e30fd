//! What is recorded while games are replayed.

use adoube_chess::{
    Move, Position,
    notation::{self as written, Leniency, ReadErrorKind, game::Score},
    san,
};
use adoube_laws::{Edition, Provision as P};

use super::{
    AuditedGame, Auditor, ChunkAudit, Detail, EditionReason, Finding, FindingKind, Severity, Turn,
    auditor::SevenTagRoster,
    finding::cited,
    header::{Header, RawTag},
    illegal,
    in_force::GameDay,
    notation,
    reading::CommentTimes,
    start::{StartFault, StartTags},
};
use crate::pgn::{
    Chunk, LineColumn, NoteKind, Span, edition_named,
    replay::{ReplayFault, ReplayedPly, Visitor},
    scan::decoded,
    source::Places,
};

/// Audits the games of a chunk while they are replayed.
pub(super) struct AuditVisitor<'w, 'a> {
    pub(super) auditor: &'w mut Auditor,
    chunk: &'a Chunk,
    places: Places<'a>,
    pub(super) header: Header<'a>,
    pub(super) edition: Edition,
    because: EditionReason,
    /// The findings of the current game, with their offsets.
    found: Vec<(usize, Finding)>,
    /// Where the game breaks off, if it does, and whether at a move after its end.
    pub(super) broken: Option<StopReason>,
    wants_notation: bool,
    pub(super) audited: ChunkAudit,
}

/// Why the rest of a game is not replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StopReason {
    /// The next move cannot be read or is illegal.
    Off,
    /// A word that may be a move, in a position without legal moves.
    AfterTheEnd(Span),
    /// The start position cannot be set up.
    NotBegun,
}

/// A place in the chunk, with its text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot<'a> {
    pub(super) at: usize,
    pub(super) text: &'a [u8],
}

/// The kind, severity and turn of a finding.
#[derive(Clone, Copy, Debug)]
pub(super) struct FindingHead {
    pub(super) kind: FindingKind,
    pub(super) severity: Severity,
    pub(super) turn: Option<Turn>,
}

impl FindingHead {
    /// A finding about the game as a whole.
    pub(super) const fn for_game(kind: FindingKind) -> Self {
        Self { kind, severity: kind.severity(), turn: None }
    }

    /// A finding about a turn.
    pub(super) const fn at(kind: FindingKind, turn: Turn) -> Self {
        Self { kind, severity: kind.severity(), turn: Some(turn) }
    }
}

impl<'w, 'a> AuditVisitor<'w, 'a> {
    pub(super) fn new(auditor: &'w mut Auditor, chunk: &'a Chunk) -> Self {
        let wants_notation = auditor.asked.wants(FindingKind::Notation, Severity::Notation);
        Self {
            auditor,
            chunk,
            places: chunk.places(),
            header: Header::default(),
            edition: Edition::Y2005,
            because: EditionReason::Undated,
            found: Vec::new(),
            broken: None,
            wants_notation,
            audited: ChunkAudit::default(),
        }
    }

    /// The text at a place.
    pub(super) fn spot(&self, span: Span) -> Spot<'a> {
        Spot { at: span.start, text: span.slice(&self.chunk.bytes) }
    }

    /// Adds a finding, if it is to be reported.
    pub(super) fn find(&mut self, found: FindingHead, spot: Spot<'a>, under: &[P], detail: Detail) {
        let FindingHead { kind, severity, turn } = found;
        if !self.auditor.asked.wants(kind, severity) {
            return;
        }
        let written = decoded(spot.text).replace("\r\n", " ").replace(['\n', '\r'], " ");
        let cites = if under.is_empty() { Vec::new() } else { cited(self.edition, under) };
        // Its line and column are counted when the game is over: that is cheaper in order.
        let place = LineColumn { line: 0, column: 0 };
        self.found.push((spot.at, Finding { kind, severity, cites, place, turn, written, detail }));
    }

    /// The place of a move, by the number of half-moves up to it.
    pub(super) fn span_of(&self, plies: usize) -> Span {
        let places = &self.auditor.played.places;
        let Some(&start) = plies.checked_sub(1).and_then(|at| places.get(at)) else {
            return Span::default();
        };
        let start = start as usize;
        let rest = &self.chunk.bytes[start.min(self.chunk.bytes.len())..];
        let is_over = |byte: &u8| byte.is_ascii_whitespace() || b"{}()[];$".contains(byte);
        let length = rest.iter().take(12).position(is_over).unwrap_or(rest.len().min(12));
        Span { start, end: start + length }
    }

    /// Chooses the edition once all tags are known.
    fn choose_edition(&mut self) {
        let header = &self.header;
        let days = [header.date, header.utc_date, header.event_date];
        let read = days.map(|tag| GameDay::read(tag.value));
        let known = read.iter().position(|day| matches!(day, GameDay::Between(..)));
        let day = known.map_or(GameDay::Unknown, |place| read[place]);
        let stated = str::from_utf8(header.laws.value).ok().and_then(edition_named);
        (self.edition, self.because) = self.auditor.asked.under.on(day, stated);
        self.audited.tally.add_edition(self.edition, self.because);
        if read[0] == GameDay::Impossible {
            self.find(
                FindingHead::for_game(FindingKind::ImpossibleDate),
                header.date.spot(),
                &[],
                Detail::Nothing,
            );
        }
        if self.header.time_control.is_present() {
            self.auditor.clocks.set_control(self.header.time_control.value);
        }
    }

    fn report_start_fault(&mut self, wrong: Option<StartFault>, tag: RawTag<'a>) {
        if let Some(StartFault { kind, under, detail }) = wrong {
            self.find(FindingHead::for_game(kind), tag.spot(), under, detail);
        }
    }

    /// Reports a leniency in the notation of a move, once a game.
    fn report_leniency(&mut self, leniency: Leniency, at: Span) {
        let appendix = adoube_laws::rules::sheets::appendix(self.edition);
        let detail = Detail::Forgiven(leniency);
        let is_known = self.found.iter().any(|(_, finding)| finding.detail == detail);
        if is_known || !notation::contradicts_appendix(leniency, appendix) {
            return;
        }
        // The note comes before the move that it is about.
        let next = at.start > self.span_of(self.auditor.played.plies()).start;
        let plies = self.auditor.played.plies() - usize::from(!next);
        let turn = self.auditor.played.turn(plies);
        let under = [notation::provision(leniency)];
        self.find(FindingHead::at(FindingKind::Notation, turn), self.spot(at), &under, detail);
    }

    fn report_no_move(
        &mut self,
        error: &written::ReadError,
        position: &Position,
        word: &[u8],
        at: Span,
    ) {
        let turn = self.auditor.played.turn(self.auditor.played.plies());
        let names = |moves: &[Move]| {
            moves.iter().map(|&moved| san::write(position, moved).to_string()).collect()
        };
        let detail = Detail::Nearest(names(&error.candidates));
        let (kind, under) = match error.kind {
            ReadErrorKind::Unreadable => {
                (FindingKind::UnreadableMove, vec![P::AlgebraicNotation, P::MoveNotation])
            }
            ReadErrorKind::Ambiguous => {
                (FindingKind::AmbiguousMove, vec![P::AmbiguousPieceNotation])
            }
            ReadErrorKind::NoSuchMove => {
                (FindingKind::IllegalMove, illegal::breaks(position, &decoded(word)).to_vec())
            }
        };
        self.find(FindingHead::at(kind, turn), self.spot(at), &under, detail);
    }

    /// Finishes the findings of a game.
    pub(super) fn finish_game(&mut self, given: Option<Score>, span: Span) {
        self.audited.tally.games += 1;
        if self.found.is_empty() {
            return;
        }
        let begins = self.places.place(span.start);
        let tally = &mut self.audited.tally;
        tally.with_findings += 1;
        self.found.sort_by_key(|(at, _)| *at);
        let mut findings = Vec::with_capacity(self.found.len());
        for (at, mut finding) in self.found.drain(..) {
            finding.place = self.places.place(at);
            tally.add_finding(finding.kind, finding.severity);
            findings.push(finding);
        }
        let is_wrong = |finding: &Finding| finding.kind.is_wrong_result();
        tally.wrong_results += u64::from(findings.iter().any(is_wrong));
        let header = &self.header;
        let date = if header.date.is_present() { header.date } else { header.utc_date };
        self.audited.games.push(AuditedGame {
            number: self.audited.tally.games,
            place: begins,
            edition: self.edition,
            because: self.because,
            roster: SevenTagRoster {
                white: header.white.text(),
                black: header.black.text(),
                event: header.event.text(),
                site: header.site.text(),
                date: date.text(),
                round: header.round.text(),
                result: given.map_or_else(String::new, |score| score.to_string()),
            },
            findings,
        });
    }
}

impl<'a> Visitor<'a> for AuditVisitor<'_, 'a> {
    fn begin(&mut self, _: usize) {
        self.header = Header::default();
        self.broken = None;
        self.found.clear();
        self.auditor.clocks.begin();
        self.auditor.played.begin(&Position::initial());
    }

    fn tag(&mut self, name: &'a [u8], value: &'a [u8], span: Span) {
        self.header.note(name, value, span);
    }

    fn start(&mut self, position: &Position) {
        self.choose_edition();
        self.auditor.played.begin(position);
        if self.header.fen.is_present()
            || self.header.set_up.is_present()
            || self.header.variant.is_present()
        {
            let fen = decoded(self.header.fen.value);
            let tags = StartTags {
                fen: &fen,
                set_up: self.header.set_up.value,
                variant: self.header.variant.value,
            };
            let wrong = tags.fault().or_else(|| tags.illegal());
            let at = [self.header.fen, self.header.set_up, self.header.variant];
            let at = at.into_iter().find(|tag| tag.is_present()).unwrap_or_default();
            self.report_start_fault(wrong, at);
        }
    }

    #[inline]
    fn ply(&mut self, ply: &ReplayedPly<'_, 'a>) {
        let played = &mut self.auditor.played;
        played.play(ply.played, ply.span.start, ply.after);
        if played.checked.is_none() && ply.is_check() {
            played.note_check(ply.after);
        }
    }

    fn comment(&mut self, text: &'a [u8], span: Span) {
        let played = &self.auditor.played;
        let Some(before) = played.plies().checked_sub(1) else { return };
        let times = CommentTimes::parse(text);
        if times == CommentTimes::default() {
            return;
        }
        let turn = played.turn(before);
        let is_first = turn.side == played.start.turn();
        let own = u32::midpoint(turn.ply, u32::from(is_first));
        let mut rendered: [Option<(FindingKind, Option<Detail>)>; 2] = [None, None];
        self.auditor.clocks.check_times(turn.side, own, times, |kind, detail| {
            let free = usize::from(rendered[0].is_some());
            rendered[free] = Some((kind, detail));
        });
        for (kind, detail) in rendered.into_iter().flatten() {
            let under = match kind {
                FindingKind::ClockGrew | FindingKind::ClockOverspent => [P::TimeControlPeriods],
                _ => [P::ChessClock],
            };
            let detail = detail.unwrap_or(Detail::Nothing);
            self.find(FindingHead::at(kind, turn), self.spot(span), &under, detail);
        }
    }

    fn note(&mut self, kind: NoteKind, span: Span) {
        if let NoteKind::Move(leniency) = kind
            && self.wants_notation
        {
            self.report_leniency(leniency, span);
        }
    }

    fn fault(&mut self, fault: ReplayFault<'_, 'a>, span: Span) {
        match fault {
            ReplayFault::Move { position, .. } if !position.has_legal_move() => {
                self.broken = Some(StopReason::AfterTheEnd(span));
            }
            ReplayFault::Move { error, position, word } => {
                self.broken = Some(StopReason::Off);
                self.report_no_move(&error, position, word, span);
            }
            ReplayFault::Fen(_) => {
                self.broken = Some(StopReason::NotBegun);
                self.choose_edition();
                let fen = decoded(self.header.fen.value);
                let wrong = StartTags { fen: &fen, ..StartTags::default() }.illegal();
                self.report_start_fault(wrong, self.header.fen);
            }
            ReplayFault::Variant(_) => {
                self.broken = Some(StopReason::NotBegun);
                self.choose_edition();
                self.find(
                    FindingHead::for_game(FindingKind::OtherGame),
                    self.header.variant.spot(),
                    &[],
                    Detail::Nothing,
                );
            }
            ReplayFault::TooLarge | ReplayFault::BrokenOff => {
                self.broken = Some(StopReason::Off);
                self.find(
                    FindingHead::for_game(FindingKind::BrokenGame),
                    self.spot(span),
                    &[],
                    Detail::Nothing,
                );
            }
        }
    }

    fn end(&mut self, score: Option<Score>, span: Span) {
        self.judge(score, span);
    }
}
