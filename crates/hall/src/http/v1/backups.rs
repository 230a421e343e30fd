//! Backups of the whole hall, made and taken away by organisers.

use std::{
    fs::File,
    io::Read,
    path::{Path, PathBuf},
};

use axum::{
    Json,
    body::{Body, Bytes},
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use futures_util::stream;
use serde::Serialize;
use tokio::task::spawn_blocking;
use utoipa::ToSchema;

use crate::{
    backup::{self, BackupError, BackupFile},
    http::shared::{
        AppState, Authorized, SharedState,
        extract::ApiPath,
        problem::{ApiError, ProblemBody},
    },
    ledger::StorageError,
    permission::MakeBackup,
};

/// The folder of backups, beside the database.
const FOLDER: &str = "backups";
/// How many backups are kept there.
const KEPT: usize = 10;
/// How much of a file is read at once, in bytes.
const CHUNK: usize = 256 * 1024;

/// A backup that was made.
#[derive(Serialize, ToSchema)]
pub(crate) struct BackupMade {
    /// Its name.
    pub name: String,
    /// Its length in bytes.
    pub bytes: u64,
    /// The number of games in it.
    pub games: u64,
    /// The number of entries in it.
    pub entries: u64,
    /// Whether it was found complete and unaltered.
    pub whole: bool,
}

/// A backup that can be taken.
#[derive(Serialize, ToSchema)]
pub(crate) struct BackupListed {
    /// Its name, which has the time in UTC.
    pub name: String,
    /// Its length in bytes.
    pub bytes: u64,
}

/// Lists the backups that are kept beside the database, the newest first.
#[utoipa::path(get, path = "/v1/backups", tag = "hall",
    responses((status = 200, body = [BackupListed]), (status = 409, body = ProblemBody)))]
pub(super) async fn backups(
    State(app): State<SharedState>,
    _caller: Authorized<MakeBackup>,
) -> Result<Json<Vec<BackupListed>>, ApiError> {
    let (_, folder) = places(&app)?;
    let all = backup::list(&folder).map_err(|error| StorageError(error.to_string()))?;
    let listed = all.into_iter().map(|BackupFile { name, bytes }| BackupListed { name, bytes });
    Ok(Json(listed.collect()))
}

/// Makes a backup of the whole hall beside its database, and verifies it. The newest ten are kept. The key of sealed moves
/// is not in it.
#[utoipa::path(post, path = "/v1/backups", tag = "hall",
    responses((status = 201, body = BackupMade), (status = 409, body = ProblemBody), (status = 503, body = ProblemBody)))]
pub(super) async fn make_backup(
    State(app): State<SharedState>,
    _caller: Authorized<MakeBackup>,
) -> Result<(StatusCode, Json<BackupMade>), ApiError> {
    let (database, folder) = places(&app)?;
    let (database, making) = (database.to_owned(), app.clone());
    // Made to the end even if the caller has gone, and one at a time.
    let made = tokio::spawn(async move {
        let _turn = making.backing_up.lock().await;
        let made = backup::make_copy(&database, &folder).await?;
        if let Err(error) = backup::keep_newest(&folder, KEPT) {
            tracing::warn!(%error, "old backups could not be removed");
        }
        Ok::<_, BackupError>(made)
    });
    let failed = |why: String| ApiError::Storage(StorageError(why));
    let made = made.await.map_err(|error| failed(error.to_string()))?;
    let made = made.map_err(|error| failed(error.to_string()))?;
    let name = made.path.file_name().map(|name| name.to_string_lossy().into_owned());
    let made = BackupMade {
        name: name.unwrap_or_default(),
        bytes: made.bytes,
        games: made.report.games,
        entries: made.report.entries,
        whole: made.report.is_whole(),
    };
    Ok((StatusCode::CREATED, Json(made)))
}

/// Returns a backup as a file. It contains the hashes of all passwords.
#[utoipa::path(get, path = "/v1/backups/{name}", tag = "hall",
    params(("name" = String, Path, description = "The name of the backup.")),
    responses((status = 200, body = String, content_type = "application/vnd.sqlite3"), (status = 404, body = ProblemBody)))]
pub(super) async fn backup_file(
    State(app): State<SharedState>,
    _caller: Authorized<MakeBackup>,
    ApiPath(name): ApiPath<String>,
) -> Result<Response, ApiError> {
    let (_, folder) = places(&app)?;
    if !backup::is_backup(&name) {
        return Err(ApiError::Nothing);
    }
    let file = File::open(folder.join(&name)).map_err(|_| ApiError::Nothing)?;
    let length = file.metadata().map_err(|error| StorageError(error.to_string()))?.len();
    let headers = [
        (header::CONTENT_TYPE, "application/vnd.sqlite3".to_owned()),
        (header::CONTENT_LENGTH, length.to_string()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    let chunks = stream::try_unfold(file, |file| async { spawn_blocking(|| next(file)).await? });
    Ok((headers, Body::from_stream(chunks)).into_response())
}

/// Reads the next part of a file.
fn next(mut file: File) -> std::io::Result<Option<(Bytes, File)>> {
    let mut chunk = vec![0; CHUNK];
    let length = file.read(&mut chunk)?;
    chunk.truncate(length);
    Ok((length > 0).then(|| (chunk.into(), file)))
}

/// The file of the database, and the folder of its backups.
fn places(app: &AppState) -> Result<(&Path, PathBuf), ApiError> {
    let database = app.hall.ledger().file().ok_or(ApiError::BackupElsewhere)?;
    Ok((database, database.with_file_name(FOLDER)))
}
