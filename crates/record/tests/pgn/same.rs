//! Compares the two readers on a text. The fuzz target `both_readers` compiles this file too.

use std::collections::BTreeSet;

use adoube_chess::notation::{Leniency, game::Score};
use adoube_record::encoding::decode;
use adoube_record::pgn::{
    self, Chunk, Game, Games, LineId, MoveOrNull, NoteKind, Span,
    replay::{self, ReplayFault, ReplayedPly, Visitor},
    scan::decoded,
    source::Chunks,
    tag_name,
};

/// A note: its kind and its offset.
type Noted = (NoteKind, usize);

/// The replay of a game.
#[derive(Debug, Default)]
struct Replayed {
    begin: usize,
    end: usize,
    tags: Vec<(String, String)>,
    moves: Vec<String>,
    /// Where a move could not be read.
    fault: Option<usize>,
    is_unstarted: bool,
    notes: BTreeSet<Noted>,
    score: Option<Score>,
}

#[derive(Default)]
struct Listener {
    done: Vec<Replayed>,
    game: Replayed,
}

impl<'a> Visitor<'a> for Listener {
    fn begin(&mut self, at: usize) {
        self.game = Replayed { begin: at, ..Replayed::default() };
    }

    fn tag(&mut self, name: &'a [u8], value: &'a [u8], _: Span) {
        let name = tag_name(&decoded(name)).into_owned();
        self.game.tags.push((name, unescaped(&decoded(value))));
    }

    fn ply(&mut self, ply: &ReplayedPly<'_, 'a>) {
        assert!(self.game.fault.is_none(), "no move comes after a fault");
        self.game.moves.push(format!("{:?}", MoveOrNull::Move(ply.played)));
    }

    fn note(&mut self, kind: NoteKind, span: Span) {
        self.game.notes.insert((kind, span.start));
    }

    fn fault(&mut self, fault: ReplayFault<'_, 'a>, span: Span) {
        match fault {
            ReplayFault::Move { .. } => self.game.fault = Some(span.start),
            _ => self.game.is_unstarted = true,
        }
    }

    fn end(&mut self, score: Option<Score>, span: Span) {
        self.game.score = score;
        self.game.end = span.end;
        self.done.push(std::mem::take(&mut self.game));
    }
}

fn unescaped(value: &str) -> String {
    let mut plain = String::new();
    let mut signs = value.chars().peekable();
    while let Some(sign) = signs.next() {
        let next = signs.peek().copied().filter(|next| matches!(next, '"' | '\\'));
        plain.push(if sign == '\\' { next.unwrap_or(sign) } else { sign });
        if sign == '\\' && next.is_some() {
            signs.next();
        }
    }
    plain
}

/// Reads a text with both readers, and in chunks, and fails on any difference that docs/pgn.md does not name.
pub(crate) fn check(text: &[u8], size: usize) {
    // An encoding is guessed from what was read so far: only UTF-8 is independent of the chunks.
    let text = decode(text, None).text;
    // Chunks drop the byte order mark of a file, which has no column.
    let text = text.trim_start_matches('\u{feff}').as_bytes();
    // Chunks would decode it once more.
    if text.iter().take(2).any(|byte| *byte == 0) {
        return;
    }
    let shown = || String::from_utf8_lossy(text).into_owned();
    let read: Vec<Game> = pgn::read(text).collect();
    let mut listener = Listener::default();
    replay::replay(&Chunk::from(text), &mut listener);
    assert_eq!(read.len(), listener.done.len(), "games\n{}", shown());
    for (game, replayed) in read.iter().zip(&listener.done) {
        compare(game, replayed, text);
    }
    let mut in_pieces = Vec::new();
    for chunk in Chunks::with_sizes(text, size, 1 << 20) {
        let Ok(chunk) = chunk else { return };
        in_pieces.extend(Games::from_chunk(&chunk));
    }
    assert_eq!(in_pieces, read, "in pieces of {size}\n{}", shown());
}

fn compare(game: &Game, replayed: &Replayed, text: &[u8]) {
    let own = &text[replayed.begin..replayed.end];
    let shown = String::from_utf8_lossy(own);
    let tags = game.tags.iter().map(|tag| (tag.name.clone(), tag.value.clone()));
    assert_eq!(tags.collect::<Vec<_>>(), replayed.tags, "tags\n{shown}");
    assert_eq!(game.score, replayed.score, "score\n{shown}");
    assert_eq!(!game.is_start_known(), replayed.is_unstarted, "start\n{shown}");

    let moves = game.line(LineId::MAIN).moves().iter().map(pgn::AnnotatedMove::played);
    let mut moves: Vec<MoveOrNull> = moves.collect();
    // The replay stops at a null move, which is not allowed in a game.
    let pass = moves.iter().position(|played| *played == MoveOrNull::Pass);
    moves.truncate(pass.unwrap_or(moves.len()));
    let moves: Vec<String> = moves.iter().map(|played| format!("{played:?}")).collect();
    let is_foreign = game.notes.iter().any(|note| note.kind == NoteKind::PieceLetters);
    if is_foreign && replayed.fault.is_some() && moves != replayed.moves {
        // The replay cannot take back moves that mean others in the letters of another language.
        return;
    }
    assert_eq!(moves, replayed.moves, "moves\n{shown}");
    let is_broken = game.is_start_known() && game.broken().is_some() || pass.is_some();
    assert_eq!(is_broken, replayed.fault.is_some(), "end of the moves\n{shown}");
    if !is_foreign {
        compare_notes(game, replayed, own.contains(&b'('), &shown);
    }
}

/// Whether both have the note, at the same place.
fn is_common(kind: NoteKind) -> bool {
    use NoteKind as K;
    match kind {
        K::Move(leniency) => leniency != Leniency::NumberMissing,
        K::CastlingZeros
        | K::PromotionSign
        | K::EnPassantSign
        | K::KingsPlaced
        | K::AnnotationSign
        | K::Prose
        | K::ScoreOther
        | K::Stray
        | K::FenRights
        | K::TagUnquoted
        | K::TagUnclosed
        | K::TagUnreadable
        | K::CommentUnclosed
        | K::NagUnreadable => true,
        _ => false,
    }
}

fn compare_notes(game: &Game, replayed: &Replayed, has_variations: bool, shown: &str) {
    if game.more_notes > 0 {
        return;
    }
    let mut read: BTreeSet<Noted> =
        game.notes.iter().map(|note| (note.kind, note.span.start)).collect();
    let mut rendered = replayed.notes.clone();
    read.retain(|(kind, _)| is_common(*kind));
    rendered.retain(|(kind, _)| is_common(*kind));
    for noted in &rendered {
        assert!(read.contains(noted), "only the replay notes {noted:?}\n{shown}");
    }
    if has_variations {
        return;
    }
    let stop = replayed.fault.unwrap_or(usize::MAX);
    for noted in read.iter().filter(|(_, at)| *at < stop) {
        assert!(rendered.contains(noted), "only the reader notes {noted:?}\n{shown}");
    }
}
