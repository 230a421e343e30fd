//! Scoresheets and envelopes, to read or to print.

use std::{convert::Infallible, slice};

use adoube_chess::{Colour, notation::Form};
use adoube_laws::table::Viewer;
use adoube_record::{
    envelope::{self, Cover},
    i18n::Localizer,
    pdf::{self, PdfError, PrintOptions},
    sheet::{self, Record, Sheet, style_of},
};
use axum::{
    extract::{FromRequestParts, State},
    http::{HeaderMap, header, request::Parts},
    response::{IntoResponse, Response},
};

use super::is_readable;
use crate::{
    export::{
        heading,
        pgn::{self, Audience, ExportedGame},
    },
    http::shared::{
        Authorized, SharedState,
        extract::ApiPath,
        in_words,
        problem::{ApiError, ProblemBody},
    },
    ids::GameId,
    permission::{Arbitrate, Look, ReadSheet},
};

const PDF: &str = "application/pdf";
const TEXT: &str = "text/plain; charset=utf-8";

/// Returns a clean scoresheet of a game, as text, or as PDF if the client accepts it.
#[utoipa::path(get, path = "/v1/games/{id}/scoresheet", tag = "export",
    params(("id" = String, Path, description = "The game.")),
    responses((status = 200, body = String, content_type = "text/plain"),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(in crate::http) async fn clean(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath(id): ApiPath<GameId>,
    print: SheetFormat,
) -> Result<Response, ApiError> {
    let watching = caller.watch(&app, id).await?;
    if !is_readable(watching.viewer, &watching.visible) {
        return Err(ApiError::StillPlayed);
    }
    let events = app.events(id, &watching.visible).await?;
    let language = caller.language;
    let printing = move || {
        let (competition, visible) = (&watching.competition.state, &watching.visible);
        let created = &visible.created;
        let played = ExportedGame { id, competition, created, events: &events };
        in_words(language, |words| {
            let game = pgn::game(&played, Audience::Broadcast, words);
            let record = Record {
                heading: heading(competition, played.created),
                result: visible.table.outcome(),
                ..Record::from_game(&game)
            };
            let style = style_of(created.regulations.edition, words.language().into(), Form::Short);
            print.sheet(&Sheet::from_record(&record, &style), words)
        })
    };
    app.work.run(printing).await?
}

/// Returns the scoresheet of a player as it was written, for the arbiter and for the player. As text, or as
/// PDF if the client accepts it.
#[utoipa::path(get, path = "/v1/games/{id}/scoresheet/{colour}", tag = "export",
    params(("id" = String, Path, description = "The game."),
        ("colour" = String, Path, description = "`white` or `black`.")),
    responses((status = 200, body = String, content_type = "text/plain"),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(in crate::http) async fn written(
    State(app): State<SharedState>,
    caller: Authorized<ReadSheet>,
    ApiPath((id, whose)): ApiPath<(GameId, Colour)>,
    print: SheetFormat,
) -> Result<Response, ApiError> {
    let watching = caller.watch(&app, id).await?;
    let competition = &watching.competition.state;
    match watching.viewer {
        Viewer::Arbiter => {}
        Viewer::Player(own) | Viewer::Assistant(own) if own == whose => {}
        Viewer::Player(_) | Viewer::Assistant(_) | Viewer::Spectator => {
            return Err(ApiError::Forbidden);
        }
    }
    let heading = heading(competition, &watching.visible.created);
    let sheet =
        Sheet::from_table(&watching.visible.table, whose, heading).ok_or(ApiError::Nothing)?;
    in_words(caller.language, |words| print.sheet(&sheet, words))
}

/// Returns the cover of the envelope of an adjourned game, without its content. As text, or as PDF if the
/// client accepts it.
#[utoipa::path(get, path = "/v1/games/{id}/envelope", tag = "export",
    params(("id" = String, Path, description = "The game.")),
    responses((status = 200, body = String, content_type = "text/plain"),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(in crate::http) async fn cover(
    State(app): State<SharedState>,
    caller: Authorized<Arbitrate>,
    ApiPath(id): ApiPath<GameId>,
    print: SheetFormat,
) -> Result<Response, ApiError> {
    let watching = caller.watch(&app, id).await?;
    let created = &watching.visible.created;
    let competition = &watching.competition.state;
    let table = &watching.visible.table;
    let envelope = table.adjournment().envelope.as_ref().ok_or(ApiError::Nothing)?;
    let cover = Cover::from_envelope(envelope, table.edition(), heading(competition, created));
    in_words(caller.language, |words| print.envelope(&cover, words))
}

/// The requested format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::http) enum SheetFormat {
    Text,
    Pdf,
}

impl FromRequestParts<SharedState> for SheetFormat {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &SharedState) -> Result<Self, Infallible> {
        Ok(Self::from_accept(&parts.headers))
    }
}

impl SheetFormat {
    /// PDF only if it is named explicitly; browsers accept anything and get the text.
    fn from_accept(headers: &HeaderMap) -> Self {
        let accepted =
            headers.get_all(header::ACCEPT).iter().filter_map(|value| value.to_str().ok());
        let names_pdf = |value: &str| {
            value.split(',').any(|kind| kind.split(';').next().is_some_and(|it| it.trim() == PDF))
        };
        if accepted.into_iter().any(names_pdf) { Self::Pdf } else { Self::Text }
    }

    fn sheet(self, sheet: &Sheet, words: &Localizer) -> Result<Response, ApiError> {
        match self {
            Self::Text => Ok(text_response(sheet::text(sheet, words))),
            Self::Pdf => {
                let print = PrintOptions::default();
                pdf_response(pdf::scoresheets(slice::from_ref(sheet), &print, words))
            }
        }
    }

    fn envelope(self, cover: &Cover, words: &Localizer) -> Result<Response, ApiError> {
        match self {
            Self::Text => Ok(text_response(envelope::text(cover, words))),
            Self::Pdf => pdf_response(pdf::envelope(cover, words)),
        }
    }
}

fn text_response(text: String) -> Response {
    ([(header::CONTENT_TYPE, TEXT), (header::VARY, "accept")], text).into_response()
}

fn pdf_response(file: Result<Vec<u8>, PdfError>) -> Result<Response, ApiError> {
    let file = file.map_err(|_| ApiError::Broken)?;
    Ok(([(header::CONTENT_TYPE, PDF), (header::VARY, "accept")], file).into_response())
}
