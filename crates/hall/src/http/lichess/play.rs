//! Acts of players at the board.

use adoube_chess::Colour;
use adoube_laws::table::{
    Action, Basis, Claim, Hand, Manner, Plan, Refusal, RefusalReason, Stage, Table, Voice,
};
use adoube_record::i18n::ClientKey;
use axum::{Json, extract::Path};
use serde::Serialize;
use serde_json::{Value, json};

use super::{
    arrange,
    error::LichessError,
    fields::Fields,
    moves,
    player::{Player, SeatedPlayer},
};
use crate::{
    game::{CommandError, CommandOutcome},
    http::shared::{
        in_words,
        problem::{ApiError, sentence},
    },
};

/// A successful response.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Ok200 {
    ok: bool,
    /// What was not done, and why.
    #[serde(skip_serializing_if = "Option::is_none")]
    hall: Option<Value>,
}

/// The response when everything was done.
pub(super) const DONE: Json<Ok200> = Json(Ok200 { ok: true, hall: None });

type PlayResult = Result<Json<Ok200>, LichessError>;

/// How often a move is read again after the position, the turn or the stage of the game has changed.
const ATTEMPTS: usize = 5;

/// Plays a move, with a draw offer if requested.
pub(super) async fn make_move(
    player: Player,
    Path((id, text)): Path<(String, String)>,
    fields: Fields,
) -> PlayResult {
    let offers = fields.is_set("offeringDraw");
    let seated = player.at(&id).await?.arrive().await?;
    arrange::begin(&seated);
    let seated = arrange::await_start(seated).await?;
    // The move is played and the clock pressed even if the client disconnects.
    let playing = tokio::spawn(play(seated, text, offers));
    playing.await.map_err(|_| ApiError::Broken)?
}

async fn play(mut seated: SeatedPlayer, text: String, offers: bool) -> PlayResult {
    for _ in 0..ATTEMPTS {
        if let Some(why) = cannot_move(&seated.table, seated.colour) {
            return Err(refusal(&seated, why).into());
        }
        let plan =
            moves::read(&seated.table, &text).map_err(|_| not_a_move(&seated.player, &text))?;
        let done = if offers {
            play_move_with_offer(&seated, plan).await
        } else {
            play_move(&seated, plan).await
        };
        match done {
            Err(CommandError::Conflict(_)) => seated = seated.refresh().await?,
            done => return Ok(done?),
        }
    }
    Err(refusal(&seated, RefusalReason::TooLate).into())
}

async fn play_move(seated: &SeatedPlayer, plan: Plan) -> Result<Json<Ok200>, CommandError> {
    seated.move_here(Action::Play(plan)).await.map(|_| DONE)
}

/// Plays a move and offers a draw in the correct order: after the move, before the clock is pressed (9.1). If
/// the offer is refused, the move is still played.
async fn play_move_with_offer(
    seated: &SeatedPlayer,
    plan: Plan,
) -> Result<Json<Ok200>, CommandError> {
    let moved = seated.move_here(Action::Make(plan)).await?;
    if moved.after.outcome().is_some() {
        return Ok(DONE);
    }
    let offered = seated.act(Action::Say(Voice::OfferDraw)).await;
    seated.act(Action::Press { hand: Hand::default(), manner: Manner::default() }).await?;
    match offered {
        Ok(_) => Ok(DONE),
        Err(CommandError::Refused { refusal, table }) => {
            let error = ApiError::Refused { refusal, table };
            let message = sentence(&error, seated.player.language());
            Ok(Json(Ok200 { ok: true, hall: Some(json!({ "offer": message })) }))
        }
        Err(why) => Err(why),
    }
}

/// Returns why a player cannot move at all. A text never counts as touching a piece: where the board is free,
/// a move out of turn is ignored.
fn cannot_move(table: &Table, colour: Colour) -> Option<RefusalReason> {
    match table.stage() {
        Stage::BeforeStart => Some(RefusalReason::NotStarted),
        Stage::Adjourned => Some(RefusalReason::Adjourned),
        Stage::Void => Some(RefusalReason::GameIsVoid),
        Stage::Over { outcome, .. } => Some(RefusalReason::GameIsOver(*outcome)),
        Stage::Playing => {
            let to_move = table.to_move();
            (to_move != colour).then_some(RefusalReason::NotYourMove { to_move })
        }
    }
}

fn refusal(seated: &SeatedPlayer, why: RefusalReason) -> CommandError {
    CommandError::Refused { refusal: Refusal::from(why), table: seated.table.clone() }
}

fn not_a_move(player: &Player, text: &str) -> LichessError {
    let short: String = text.chars().take(10).collect();
    LichessError::bad_request_with(player.language(), ClientKey::NotAMove, [("text", short.into())])
}

/// Resigns.
pub(super) async fn resign(player: Player, Path(id): Path<String>) -> PlayResult {
    let seated = player.at(&id).await?;
    seated.act(Action::Say(Voice::Resign)).await?;
    Ok(DONE)
}

/// Yes accepts the opponent's draw offer, or makes one; no declines it.
pub(super) async fn draw(player: Player, Path((id, answer)): Path<(String, String)>) -> PlayResult {
    let seated = player.at(&id).await?;
    let is_offered = seated.table.draws().offers[!seated.colour].is_some();
    let voice = match (is_yes(&answer), is_offered) {
        (true, true) => Voice::Accept,
        (true, false) => Voice::OfferDraw,
        (false, _) => Voice::Decline,
    };
    seated.act(Action::Say(voice)).await?;
    Ok(DONE)
}

/// Whether the path segment means yes.
fn is_yes(answer: &str) -> bool {
    matches!(answer, "yes" | "true" | "1")
}

/// Claims a draw by repetition, or by the fifty-move rule if fifty moves were played. The claim is examined,
/// and an incorrect one has the consequences that the Laws prescribe.
pub(super) async fn claim_draw(player: Player, Path(id): Path<String>) -> PlayResult {
    let seated = player.at(&id).await?;
    let history = seated.table.history();
    let fifty =
        adoube_laws::history::DrawClaim::FiftyMoves(adoube_laws::history::ClaimGround::Stands);
    let finding = history.examine(fifty, seated.table.regulations());
    let claim = if finding.is_correct {
        Claim::FiftyMoves(Basis::Stands)
    } else {
        Claim::Repetition(Basis::Stands)
    };
    let done = seated.act(Action::Say(Voice::Claim(claim))).await?;
    claim_result(&player, &done)
}

fn claim_result(player: &Player, done: &CommandOutcome) -> PlayResult {
    let is_asked = done.after.questions().len() > done.before.questions().len();
    if done.after.outcome().is_some() {
        Ok(DONE)
    } else if is_asked {
        let message = in_words(player.language(), |words| words.plain(ClientKey::ClaimAsked));
        Ok(Json(Ok200 { ok: true, hall: Some(json!({ "claim": message })) }))
    } else {
        Err(LichessError::bad_request(player.language(), ClientKey::ClaimIncorrect))
    }
}

/// Claims a win on time, where a claim is needed; nothing else can be won by a claim.
pub(super) async fn claim_victory(player: Player, Path(id): Path<String>) -> PlayResult {
    let seated = player.at(&id).await?;
    let face = seated.table.clock().face(player.hall.now());
    let is_down = face.displays[!seated.colour].flag.is_some();
    if *seated.table.stage() != Stage::Playing || !is_down {
        return Err(LichessError::bad_request(player.language(), ClientKey::NothingToClaim));
    }
    let done = seated.act(Action::Say(Voice::Claim(Claim::FlagFall))).await?;
    claim_result(&player, &done)
}

/// The Laws do not provide for aborted games.
pub(super) async fn abort(player: Player, Path(id): Path<String>) -> PlayResult {
    never(&player, &id, ClientKey::NoAbort).await
}

/// The Laws do not allow takebacks.
pub(super) async fn takeback(player: Player, Path((id, _)): Path<(String, String)>) -> PlayResult {
    never(&player, &id, ClientKey::NoTakeback).await
}

/// Berserk does not exist here.
pub(super) async fn berserk(player: Player, Path(id): Path<String>) -> PlayResult {
    never(&player, &id, ClientKey::NoBerserk).await
}

/// Lines of a program are not delivered. They are not refused either: programs greet before their first move,
/// and do not make it if that fails.
pub(super) async fn chat_of_program(player: Player, Path(id): Path<String>) -> PlayResult {
    player.at(&id).await?;
    let message = in_words(player.language(), |words| words.plain(ClientKey::NoChat));
    Ok(Json(Ok200 { ok: true, hall: Some(json!({ "chat": message })) }))
}

/// There is no chat.
pub(super) async fn chat(player: Player, Path(id): Path<String>) -> PlayResult {
    never(&player, &id, ClientKey::NoChat).await
}

/// The chat is always empty.
pub(super) async fn chat_lines(
    player: Player,
    Path(id): Path<String>,
) -> Result<Json<[Value; 0]>, LichessError> {
    player.at(&id).await?;
    Ok(Json([]))
}

/// Refuses an act that no game supports.
async fn never(player: &Player, id: &str, why: ClientKey) -> PlayResult {
    player.at(id).await?;
    Err(LichessError::bad_request(player.language(), why))
}
