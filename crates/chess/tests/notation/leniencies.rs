//! What players write, its meaning, and the leniencies it needs.

use adoube_chess::notation::{
    self,
    Leniency::{self, *},
};

use crate::support::{position, squares};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const TAKE_D4: &str = "rnbqkb1r/ppp1pppp/8/8/3p4/4P3/PPPP1PPP/RNBQKBNR w KQkq - 0 3";
const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
const PROMOTION: &str = "8/3P4/8/8/7k/8/8/4K3 w - - 0 1";
const CASTLING: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
/// The king on b1, the rook on a1: castling looks like a king move of one square.
const CASTLING_960: &str = "4k3/8/8/8/8/8/8/RK5R w HA - 0 1";
const KNIGHTS: &str = "4k3/8/8/8/3N4/5p2/7N/K7 w - - 0 1";
const ONE_KNIGHT_TAKES: &str = "4k3/8/8/8/3N4/5p2/8/K7 w - - 0 1";
const MATE: &str = "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1";
const BISHOP_OR_PAWN: &str = "4k3/8/8/2p5/1P6/B7/8/4K3 w - - 0 1";
const BISHOP: &str = "4k3/8/8/2p5/8/B7/8/4K3 w - - 0 1";
const CHECKING_BISHOP: &str = "4k3/8/8/1p6/B7/8/8/4K3 w - - 0 1";
const C_KNIGHT: &str = "4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1";
const H_PAWN: &str = "4k3/8/8/8/6p1/7P/8/4K3 w - - 0 1";

type Row = (&'static str, &'static str, &'static str, &'static [Leniency]);

#[rustfmt::skip]
const TABLE: &[Row] = &[
    // The plain form, in every language and in figurines.
    (START, "e4", "e2e4", &[]),
    (START, "е4", "e2e4", &[]),
    (START, "Nf3", "g1f3", &[]),
    (START, "Sf3", "g1f3", &[]),
    (START, "Сф3", "g1f3", &[]),
    (START, "♘f3", "g1f3", &[]),
    (START, "♞f3", "g1f3", &[]),
    (START, "  Nf3\t", "g1f3", &[]),
    (START, "\u{feff}Nf3", "g1f3", &[]),
    (START, "♘\u{fe0e}f3", "g1f3", &[]),
    (START, "♞\u{fe0f}g1f3", "g1f3", &[LongForm]),
    (PROMOTION, "d8♕\u{fe0f}+", "d7d8q", &[]),
    // The long form, hyphens, UCI.
    (START, "Sg1f3", "g1f3", &[LongForm]),
    (START, "Sg1-f3", "g1f3", &[LongForm, Hyphen]),
    (START, "Sg1 – f3", "g1f3", &[LongForm, Hyphen, Spacing]),
    (START, "S-f3", "g1f3", &[Hyphen, DepartureOther]),
    (START, "N-f3", "g1f3", &[Hyphen, DepartureOther]),
    (START, "e2e4", "e2e4", &[LongForm]),
    (START, "e2-e4", "e2e4", &[LongForm, Hyphen]),
    (START, "g1f3", "g1f3", &[LongForm, PieceLetterMissing]),
    (PROMOTION, "d7d8q", "d7d8q", &[CheckSignMissing, LongForm, PieceLetterSmall]),
    // Captures.
    (TAKE_D4, "exd4", "e3d4", &[]),
    (TAKE_D4, "ed4", "e3d4", &[CaptureSignMissing]),
    (TAKE_D4, "e:d4", "e3d4", &[CaptureSignOther]),
    (TAKE_D4, "e×d4", "e3d4", &[CaptureSignOther]),
    (TAKE_D4, "eXd4", "e3d4", &[CaptureSignOther]),
    (TAKE_D4, "ехд4", "e3d4", &[CaptureSignOther]),
    (TAKE_D4, "еxд4", "e3d4", &[]),
    (TAKE_D4, "ed", "e3d4", &[CaptureSignMissing, RankMissing]),
    (TAKE_D4, "exd", "e3d4", &[RankMissing]),
    (TAKE_D4, "xd4", "e3d4", &[PawnFileMissing]),
    (TAKE_D4, "d4", "e3d4", &[CaptureSignMissing, PawnFileMissing]),
    (START, "Nxf3", "g1f3", &[CaptureSignNeedless]),
    (TAKE_D4, "ed4:", "e3d4", &[CaptureSignOther]),
    (TAKE_D4, "ed:", "e3d4", &[CaptureSignOther, RankMissing]),
    (BISHOP, "Lc5:", "a3c5", &[CaptureSignOther]),
    (BISHOP, "Lc5x", "a3c5", &[CaptureSignOther]),
    (BISHOP, "Лц5х", "a3c5", &[CaptureSignOther]),
    (BISHOP, "Ba3-c5:", "a3c5", &[CaptureSignOther, LongForm, Hyphen]),
    (CHECKING_BISHOP, "Bb5:+", "a4b5", &[CaptureSignOther]),
    (START, "Nf3:", "g1f3", &[CaptureSignNeedless, CaptureSignOther]),
    // En passant.
    (EN_PASSANT, "exd6 e.p.", "e5d6", &[]),
    (EN_PASSANT, "exd6e.p.", "e5d6", &[]),
    (EN_PASSANT, "exd6 e. p.", "e5d6", &[]),
    (EN_PASSANT, "exd6ep", "e5d6", &[]),
    (EN_PASSANT, "еxд6е.п.", "e5d6", &[]),
    (EN_PASSANT, "ехд6 еп", "e5d6", &[CaptureSignOther]),
    (EN_PASSANT, "exd6 E.P.", "e5d6", &[]),
    (EN_PASSANT, "exd6", "e5d6", &[EnPassantSignMissing]),
    (EN_PASSANT, "ed6", "e5d6", &[CaptureSignMissing, EnPassantSignMissing]),
    (EN_PASSANT, "e6 e.p.", "e5e6", &[EnPassantSignNeedless]),
    // Promotion.
    (PROMOTION, "d8D+", "d7d8q", &[]),
    (PROMOTION, "d8=Q+", "d7d8q", &[PromotionSign]),
    (PROMOTION, "d8(Q)+", "d7d8q", &[PromotionSign]),
    (PROMOTION, "d8/Q+", "d7d8q", &[PromotionSign]),
    (PROMOTION, "д8Д+", "d7d8q", &[]),
    (PROMOTION, "d8♕+", "d7d8q", &[]),
    (PROMOTION, "d8S", "d7d8n", &[]),
    (PROMOTION, "d8=L+", "d7d8b", &[PromotionSign]),
    (PROMOTION, "d8Q+=", "d7d8q", &[DrawOfferOther]),
    // Castling.
    (CASTLING, "0-0", "e1g1", &[]),
    (CASTLING, "0-0-0", "e1c1", &[]),
    (CASTLING, "O-O", "e1g1", &[CastlingLetters]),
    (CASTLING, "o-o-o", "e1c1", &[CastlingLetters]),
    (CASTLING, "О-О", "e1g1", &[CastlingLetters]),
    (CASTLING, "O-0", "e1g1", &[Lookalike, CastlingLetters]),
    (CASTLING, "0-О-0", "e1c1", &[Lookalike, CastlingLetters]),
    (CASTLING, "0–0", "e1g1", &[CastlingDashes]),
    (CASTLING, "О – О – О", "e1c1", &[Spacing, CastlingLetters, CastlingDashes]),
    (CASTLING, "00", "e1g1", &[CastlingDashes]),
    (CASTLING, "0-0 (=)", "e1g1", &[]),
    (CASTLING, "Kg1", "e1g1", &[CastlingAsKingMove]),
    (CASTLING, "e1c1", "e1c1", &[CastlingAsKingMove]),
    (CASTLING, "e1a1", "e1c1", &[CastlingAsKingMove]),
    (CASTLING_960, "Kc1", "b1c1", &[]),
    (CASTLING_960, "b1c1", "b1c1", &[LongForm, PieceLetterMissing]),
    (CASTLING_960, "0-0", "b1g1", &[]),
    (CASTLING_960, "b1h1", "b1g1", &[CastlingAsKingMove]),
    // Check, mate, offers, comments.
    (MATE, "Te8#", "e1e8", &[]),
    (MATE, "Te8++", "e1e8", &[]),
    (MATE, "Te8+", "e1e8", &[CheckSignWrong]),
    (MATE, "Te8", "e1e8", &[CheckSignMissing]),
    (MATE, "Te8 mat", "e1e8", &[CheckSignOther]),
    (MATE, "Te8 šah mat", "e1e8", &[CheckSignOther]),
    (MATE, "Te8 šah-mat", "e1e8", &[CheckSignOther]),
    (MATE, "Те8 шах-мат", "e1e8", &[CheckSignOther]),
    (MATE, "Re8 Checkmate!", "e1e8", &[CheckSignOther, Comment]),
    (MATE, "Te8 schachmatt", "e1e8", &[CheckSignOther]),
    (MATE, "Te8 matt", "e1e8", &[CheckSignOther]),
    (MATE, "Re8 check", "e1e8", &[CheckSignWrong, CheckSignOther]),
    (CHECKING_BISHOP, "Bxb5 check", "a4b5", &[CheckSignOther]),
    (CHECKING_BISHOP, "Bxb5 ch", "a4b5", &[CheckSignOther]),
    (CHECKING_BISHOP, "Lxb5 Schach", "a4b5", &[CheckSignOther]),
    (CHECKING_BISHOP, "Lxb5 šah", "a4b5", &[CheckSignOther]),
    (CHECKING_BISHOP, "Lxb5 s\u{30c}ah", "a4b5", &[CheckSignOther]),
    (CHECKING_BISHOP, "Лxб5 шах", "a4b5", &[CheckSignOther]),
    (MATE, "Te8‡", "e1e8", &[CheckSignOther]),
    (MATE, "Te7+", "e1e7", &[CheckSignNeedless]),
    (MATE, "Te7(=)", "e1e7", &[]),
    (MATE, "Te7 =", "e1e7", &[DrawOfferOther]),
    (MATE, "Te7!?", "e1e7", &[Comment]),
    (PROMOTION, "d8D+3", "d7d8q", &[Stray]),
    // Pawn letters, small and capital letters, look-alikes.
    (START, "Pe4", "e2e4", &[PawnLetter]),
    (START, "pe4", "e2e4", &[PawnLetter]),
    (START, "Пе4", "e2e4", &[PawnLetter]),
    (START, "sf3", "g1f3", &[PieceLetterSmall]),
    (START, "E4", "e2e4", &[FileCapital]),
    (START, "NF3", "g1f3", &[FileCapital]),
    (START, "Cf3", "g1f3", &[Lookalike]),
    (START, "СфЗ", "g1f3", &[Lookalike]),
    (START, "еЗ", "e2e3", &[Lookalike]),
    (START, "Nfз", "g1f3", &[Lookalike, MixedScripts]),
    (START, "Cф3", "g1f3", &[Lookalike, MixedScripts]),
    (START, "Sф3", "g1f3", &[MixedScripts]),
    (BISHOP_OR_PAWN, "bxc5", "b4c5", &[]),
    (BISHOP_OR_PAWN, "bc5", "b4c5", &[CaptureSignMissing]),
    (BISHOP_OR_PAWN, "Pbxc5", "b4c5", &[PawnLetter]),
    (BISHOP, "BC5", "a3c5", &[CaptureSignMissing, FileCapital]),
    (BISHOP, "BB4", "a3b4", &[FileCapital]),
    (BISHOP, "lxc5", "a3c5", &[PieceLetterSmall]),
    (PROMOTION, "d7d8b", "d7d8b", &[CheckSignMissing, LongForm, PieceLetterSmall]),
    (BISHOP, "Вxc5", "a3c5", &[Lookalike, MixedScripts]),
    (C_KNIGHT, "Cxd5", "c3d5", &[Lookalike]),
    // Cyrillic х is a file first, then a capture; Latin x the other way round.
    (KNIGHTS, "Схф3", "h2f3", &[CaptureSignMissing]),
    (KNIGHTS, "Схxф3", "h2f3", &[]),
    (KNIGHTS, "Сххф3", "h2f3", &[CaptureSignOther]),
    (ONE_KNIGHT_TAKES, "Схф3", "d4f3", &[CaptureSignOther]),
    (H_PAWN, "хг4", "h3g4", &[CaptureSignMissing]),
    (H_PAWN, "xг4", "h3g4", &[PawnFileMissing]),
    (H_PAWN, "xxg4", "h3g4", &[Lookalike]),
    // More, less or other departure than needed.
    (START, "Sgf3", "g1f3", &[DepartureOther]),
    (KNIGHTS, "S2xf3", "h2f3", &[DepartureOther]),
    (KNIGHTS, "Sh2xf3", "h2f3", &[LongForm]),
];

fn check(&(fen, text, expected, forgiven): &Row) {
    let reading = notation::read(&position(fen), text).expect(text);
    assert_eq!(squares(reading.moved), expected, "{fen} {text}");
    assert_eq!(reading.leniencies, forgiven, "{fen} {text}");
    let offered = text.contains("(=)") || forgiven.contains(&DrawOfferOther);
    assert_eq!(reading.draw_offer, offered, "{text}");
}

#[test]
fn what_players_write() {
    TABLE.iter().for_each(check);
}
