//! A caller and the permission that a handler needs, as one extractor.
//!
//! The type of the argument is the only place that names the permission: the checks and the OpenAPI description take it
//! from there.

use std::{marker::PhantomData, ops::Deref};

use axum::{
    extract::{FromRequestParts, State},
    handler::Handler,
    http::request::Parts,
};

use super::{
    AppState, Caller, SharedState,
    games::{self, GameAccess},
    problem::ApiError,
};
use crate::{
    competition::Competition,
    fold::Shared,
    ids::{CompetitionId, GameId},
    permission::{Permission, RequiredPermission},
};

/// The caller of a handler that needs a permission. A hall-wide permission is checked before the handler
/// runs; one in a competition by [`Self::enter`] or [`Self::watch`].
pub(in crate::http) struct Authorized<P> {
    caller: Caller,
    permission: PhantomData<P>,
}

impl<P> Deref for Authorized<P> {
    type Target = Caller;

    fn deref(&self) -> &Caller {
        &self.caller
    }
}

impl<P: RequiredPermission> FromRequestParts<SharedState> for Authorized<P> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &SharedState) -> Result<Self, ApiError> {
        let caller = Caller::from_request_parts(parts, app).await?;
        if P::PERMISSION.is_hall_wide() {
            caller.require(P::PERMISSION)?;
        }
        Ok(Self { caller, permission: PhantomData })
    }
}

impl<P: RequiredPermission> Authorized<P> {
    /// Returns the caller without the permission.
    pub(in crate::http) fn into_caller(self) -> Caller {
        self.caller
    }

    /// Returns the competition with this id, if the caller has the permission in it.
    pub(in crate::http) fn enter(
        &self,
        app: &AppState,
        id: CompetitionId,
    ) -> Result<Shared<Competition>, ApiError> {
        games::enter(app, &self.caller, id, P::PERMISSION)
    }

    /// Returns a game, if the caller may watch it and has the permission in its competition.
    pub(in crate::http) async fn watch(
        &self,
        app: &AppState,
        id: GameId,
    ) -> Result<GameAccess, ApiError> {
        let watching = games::watch(app, &self.caller, id).await?;
        let of = watching.visible.created.competition;
        self.caller.require_in(P::PERMISSION, of, &watching.competition.state)?;
        Ok(watching)
    }
}

/// The arguments of a handler, which name its permission.
pub(in crate::http) trait NamesPermission {
    const PERMISSION: Permission;
}

macro_rules! names_permission {
    ($(($($argument:ident)*))*) => {$(
        impl<M, P: RequiredPermission, $($argument),*> NamesPermission for (M, Authorized<P>, $($argument,)*) {
            const PERMISSION: Permission = P::PERMISSION;
        }

        impl<M, P: RequiredPermission, $($argument),*> NamesPermission
            for (M, State<SharedState>, Authorized<P>, $($argument,)*)
        {
            const PERMISSION: Permission = P::PERMISSION;
        }
    )*};
}

names_permission! { () (A) (A B) (A B C) }

/// Returns the permission that a handler needs.
pub(in crate::http) fn permission_of<H, T>(_: H) -> Permission
where
    H: Handler<T, SharedState>,
    T: NamesPermission,
{
    T::PERMISSION
}
