//! Routes that are described: a path, its handlers, and their part of the OpenAPI description.
//!
//! A list of routes is written once and added either to the router that serves them or to the description. A running hall
//! only needs the router and serves a stored description, so the code that makes the description is left out of its binary.

use axum::{
    Router,
    handler::Handler,
    routing::{MethodFilter, MethodRouter},
};
use utoipa::openapi::{Paths, extensions::Extensions};
use utoipa_axum::{
    PathItemExt,
    router::{OpenApiRouter, UtoipaMethodRouter},
};

use super::SharedState;
use crate::permission::Permission;

/// The handlers of a path.
#[derive(Default)]
pub(in crate::http) struct Handlers {
    path: String,
    methods: MethodRouter<SharedState>,
}

impl Handlers {
    /// Adds a handler for the path and the methods that its `utoipa::path` names.
    pub(in crate::http) fn with<P, H, T>(self, handler: H) -> Self
    where
        P: utoipa::Path,
        H: Handler<T, SharedState>,
        T: 'static,
    {
        let filter =
            P::methods().iter().map(PathItemExt::to_method_filter).reduce(MethodFilter::or);
        let methods = self.methods.on(filter.expect("a described path has a method"), handler);
        Self { path: P::path(), methods }
    }
}

/// The handlers of a path, and what makes their description.
pub(in crate::http) struct Endpoint<D> {
    pub handlers: Handlers,
    pub describe: D,
}

/// What routes are added to.
pub(in crate::http) trait Routes: Default {
    /// Adds the routes of a path.
    fn add<D>(self, endpoint: Endpoint<D>) -> Self
    where
        D: FnOnce() -> UtoipaMethodRouter<SharedState>;
}

impl Routes for Router<SharedState> {
    fn add<D>(self, endpoint: Endpoint<D>) -> Self
    where
        D: FnOnce() -> UtoipaMethodRouter<SharedState>,
    {
        self.route(&endpoint.handlers.path, endpoint.handlers.methods)
    }
}

impl Routes for OpenApiRouter<SharedState> {
    fn add<D>(self, endpoint: Endpoint<D>) -> Self
    where
        D: FnOnce() -> UtoipaMethodRouter<SharedState>,
    {
        self.routes((endpoint.describe)())
    }
}

/// Adds the permission of a handler to its description.
pub(in crate::http) fn describe(paths: &mut Paths, handler: &str, permission: Permission) {
    for item in paths.paths.values_mut() {
        let operations =
            [&mut item.get, &mut item.put, &mut item.post, &mut item.delete, &mut item.patch];
        for operation in operations.into_iter().flatten() {
            if operation.operation_id.as_deref() == Some(handler) {
                let named = Extensions::from_iter([("x-permission", permission.name())]);
                operation.extensions.get_or_insert_default().merge(named);
            }
        }
    }
}

/// The type that `utoipa::path` generates beside a handler.
macro_rules! path_type {
    ([$($module:ident)*] $handler:ident) => {
        utoipa_axum::paste! { $($module::)* [<__path_ $handler>] }
    };
    ([$($module:ident)*] $next:ident $($rest:ident)+) => {
        $crate::http::shared::endpoint::path_type!([$($module)* $next] $($rest)+)
    };
}

/// The endpoint of handlers with the same path. Their description has the permissions that they need.
macro_rules! endpoint {
    ($($($part:ident)::+),+) => {{
        use $crate::http::shared::{authorized::permission_of, endpoint};
        let handlers = endpoint::Handlers::default()
            $(.with::<endpoint::path_type!([] $($part)+), _, _>($($part)::+))+;
        let describe = || {
            let mut routes = utoipa_axum::routes!($($($part)::+),+);
            $(
                let name = [$(stringify!($part)),+];
                let name = name.last().copied().unwrap_or_default();
                endpoint::describe(&mut routes.1, name, permission_of($($part)::+));
            )+
            routes
        };
        endpoint::Endpoint { handlers, describe }
    }};
}

pub(in crate::http) use {endpoint, path_type};
