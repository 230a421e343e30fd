//! Every route with every role, compared with the table of permissions.

use adoube_hall::permission::{Permission, Role, Scope, scope_of};
use reqwest::Method;
use serde_json::{Value, json};

use crate::server::{Match, Person, TestServer, announced, seat};

/// A caller with known roles.
struct Cast {
    name: &'static str,
    person: Person,
    roles: Vec<Role>,
    /// Whether they belong to the competition.
    belongs: bool,
    /// The permission to act at the table by a seat of their own.
    plays: Option<Permission>,
}

impl Cast {
    /// Whether the table grants a permission.
    fn has(&self, permission: Permission, is_public: bool) -> bool {
        self.roles.iter().chain([&Role::Stranger]).any(|role| match scope_of(*role, permission) {
            Scope::All => true,
            Scope::Own if matches!(permission, Permission::Play | Permission::Assist) => {
                self.plays == Some(permission)
            }
            Scope::Own if permission == Permission::ReadSheet && *role != Role::Arbiter => {
                self.plays.is_some()
            }
            // Every official has an account, and sees how the hall is.
            Scope::Own
                if matches!(permission, Permission::KeepAccount | Permission::SeeCondition) =>
            {
                true
            }
            Scope::Own => self.belongs,
            Scope::Open => is_public,
            Scope::None => false,
        })
    }
}

/// A route: the method, the path, the body, and the permission.
struct Route {
    method: Method,
    path: String,
    body: Option<Value>,
    permission: Permission,
}

/// Returns the body for each route. It is refused or has no effect, so that one call does not affect the
/// next.
fn body(path: &str, method: &Method) -> Option<Value> {
    let is_read = *method == Method::GET || *method == Method::DELETE;
    if is_read {
        return None;
    }
    Some(match path {
        "/v1/competitions" | "/v1/competitions/{id}" => {
            json!({"name": "", "regulations": "preset = \"blitz-3-2\""})
        }
        "/v1/competitions/{id}/deletion" => json!({"name": "not its name"}),
        "/v1/competitions/{id}/clocks" => json!({"do": "stop"}),
        "/v1/competitions/{id}/players" => json!([{"no": 1, "name": "Again"}]),
        "/v1/competitions/{id}/players/{no}" => json!({"no": 1, "name": ""}),
        "/v1/competitions/{id}/rounds/{round}" => json!({"day": null}),
        "/v1/competitions/{id}/rounds/{round}/pairings" if *method == Method::PATCH => {
            json!({"removed": [99]})
        }
        "/v1/competitions/{id}/rounds/{round}/pairings" => json!([]),
        "/v1/competitions/{id}/rounds/{round}/boards/{board}/result" => json!({"result": "1-0"}),
        "/v1/competitions/{id}/rounds/{round}/requested-byes/{no}" => json!({"bye": "pairing"}),
        "/v1/competitions/{id}/forbidden-pairings" => json!([{"players": []}]),
        "/v1/competitions/{id}/seats" => json!({"role": {"player": 99}}),
        "/v1/games/{id}/reading" => json!({"text": "e4"}),
        "/v1/games/{id}/preview" => json!({"alternatives": []}),
        "/v1/games/{id}/questions/{question}" => json!({"answer": "yes"}),
        "/v1/join" => json!({"link": "adb_none", "name": "X", "password": "a long password"}),
        "/v1/sessions" => json!({"name": "Nobody", "password": "a long password"}),
        "/v1/me/password" => json!({"old": "wrong password", "new": "short"}),
        "/v1/password" => json!({"link": "adb_none", "password": "a long password"}),
        "/v1/me/second-factor" | "/v1/me/second-factor/off" if *method == Method::POST => {
            json!({"password": "wrong password", "code": ""})
        }
        "/v1/me/second-factor" => json!({"password": "wrong password", "secret": "", "code": ""}),
        "/v1/me/language" => json!({"language": "en"}),
        "/v1/me/tokens" => json!({"label": "x".repeat(100)}),
        "/v1/invitations" => json!({"offices": []}),
        _ => json!({}),
    })
}

fn filled(path: &str, competition: &str, game: &str) -> String {
    let id = if path.contains("/games/") { game } else { competition };
    let id = if path.contains("/sessions/") || path.contains("/tokens/") { "none" } else { id };
    let id = if path.contains("/invitations/") { "none" } else { id };
    let asked = match path.rsplit('/').next() {
        Some("why-not") => "?one=1&other=2",
        Some("reading") => "?text=e4",
        // Of a round, a board that it does not have.
        Some("start" | "tables") => "?board=99",
        _ => "",
    };
    let path = format!("{path}{asked}");
    path.replace("{id}", id)
        .replace("{game}", game)
        .replace("{no}", "1")
        .replace("{round}", "1")
        .replace("{board}", "1")
        .replace("{seat}", "noneseat")
        .replace("{colour}", "white")
        .replace("{question}", "99")
        .replace("{nonce}", "none")
        .replace("{name}", "nobody")
}

/// Returns all routes of the OpenAPI description.
async fn routes(server: &TestServer, competition: &str, game: &str) -> Vec<Route> {
    let description = server.stranger().get("/openapi.json").await.json;
    let paths = description["paths"].as_object().expect("paths").clone();
    let mut routes = Vec::new();
    for (path, item) in &paths {
        for (method, operation) in item.as_object().expect("operations") {
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
            let name =
                operation["x-permission"].as_str().expect("every route names its permission");
            let permission = Permission::ALL
                .iter()
                .find(|permission| permission.name() == name)
                .expect("a permission");
            let filled = filled(path, competition, game);
            let body = body(path, &method);
            if path == "/v1/games/{id}/acts" {
                routes.extend(acts(&filled));
            } else {
                routes.push(Route { method, path: filled, body, permission: *permission });
            }
        }
    }
    assert!(routes.len() > 40, "routes are missing");
    routes
}

/// Returns one route for each role in which a caller can act. Nothing but the report is possible at this table.
fn acts(path: &str) -> Vec<Route> {
    let act = |who: Value, action: Value, permission| Route {
        method: Method::POST,
        path: path.to_owned(),
        body: Some(json!({"as": who, "action": action})),
        permission,
    };
    vec![
        act(json!({"player": "white"}), json!({"say": "accept"}), Permission::Play),
        act(json!({"assistant": "white"}), json!({"say": "accept"}), Permission::Assist),
        act(
            json!("arbiter"),
            json!({"arbiter": {"act": {"restart": null}}}),
            Permission::Arbitrate,
        ),
        act(json!("bystander"), json!({"report": "touch"}), Permission::StandBy),
        act(json!("timekeeper"), json!("tick"), Permission::Play),
    ]
}

#[tokio::test]
async fn every_route_checks_the_permissions_of_every_role() {
    let server = TestServer::open().await;
    let first = server.first_official("First").await;
    let invited = async |office: &str, name: &str| {
        let invited = first.post("/v1/invitations", &json!({"offices": [office]})).await;
        let link = invited.json["link"].as_str().expect("a link").to_owned();
        server.official(link.rsplit('/').next().expect("a token"), name).await
    };
    let (organiser, arbiter) =
        (invited("organiser", "Olga").await, invited("arbiter", "Aljaž").await);
    let elsewhere = invited("arbiter", "Edo").await;
    for is_public in [false, true] {
        let mut about = announced("preset = \"blitz-3-2\"");
        about["visibility"] = json!(if is_public { "public" } else { "seated" });
        let players =
            json!([{"no": 1, "name": "A"}, {"no": 2, "name": "B"}, {"no": 3, "name": "C"}]);
        let own = Match::arranged(&first, &about, &players).await;
        let other = Match::arranged(&first, &about, &players).await;
        let appoint = format!("/v1/competitions/{}/officials/Aljaž", own.competition);
        assert_eq!(first.put(&appoint, &json!(null)).await.status, 204);
        let given = async |role: Value| seat(&first, &own.competition, &role).await.0;
        let cast = |name, person: &Person, roles: &[Role], belongs, plays| Cast {
            name,
            person: person.clone(),
            roles: roles.to_vec(),
            belongs,
            plays,
        };
        let all = [
            cast("stranger", &server.stranger(), &[], false, None),
            cast("organiser", &organiser, &[Role::Organiser], false, None),
            cast("both", &first, &[Role::Organiser, Role::Arbiter], true, None),
            cast("arbiter", &arbiter, &[Role::Arbiter], true, None),
            cast("arbiter elsewhere", &elsewhere, &[Role::Arbiter], false, None),
            cast("arbiter's seat", &given(json!("arbiter")).await, &[Role::Arbiter], true, None),
            cast("player", &own.white, &[Role::Player], true, Some(Permission::Play)),
            cast("opponent", &own.black, &[Role::Player], true, None),
            cast("third player", &given(json!({"player": 3})).await, &[Role::Player], true, None),
            cast(
                "assistant",
                &given(json!({"assistant": 1})).await,
                &[Role::Assistant],
                true,
                Some(Permission::Assist),
            ),
            cast("spectator", &given(json!("spectator")).await, &[Role::Spectator], true, None),
            cast("player elsewhere", &other.white, &[Role::Player], false, None),
        ];
        for route in routes(&server, &own.competition, &own.game).await {
            for cast in &all {
                compare(&route, cast, is_public).await;
            }
        }
    }
}

/// Seats have no account, even where the table grants it to arbiters.
fn is_of_officials(route: &Route) -> bool {
    matches!(route.permission, Permission::KeepAccount)
}

async fn compare(route: &Route, cast: &Cast, is_public: bool) {
    let request = cast.person.request(route.method.clone(), &route.path);
    let request = match &route.body {
        Some(body) => request.json(body),
        None => request,
    };
    // Streams do not end: their head is enough.
    let response = request.send().await.expect("an answer");
    let status = response.status();
    let kind = response.headers().get("content-type");
    let is_stream = kind.is_some_and(|kind| kind == "text/event-stream");
    let code = if is_stream || status.is_success() {
        Value::Null
    } else {
        let problem: Value = response.json().await.unwrap_or_default();
        problem["code"].clone()
    };
    let is_refused =
        ["unauthenticated", "forbidden", "not-found"].iter().any(|known| code == *known);
    // An unknown pulse is not found by anybody.
    let is_pulse = route.path.contains("/pulses/");
    let at_the_table = route.path.ends_with("/acts");
    let who = route.body.as_ref().map(|body| body["as"].clone()).unwrap_or_default();
    let expected = if at_the_table {
        may_act(cast, &who, is_public)
    } else if is_of_officials(route) {
        cast.has(route.permission, is_public) && cast.name != "arbiter's seat"
    } else {
        cast.has(route.permission, is_public)
    };
    let (method, path) = (&route.method, &route.path);
    assert_eq!(
        !is_refused || is_pulse,
        expected,
        "{} {method} {path} as {who}: {status} {code}, public: {is_public}",
        cast.name
    );
}

/// At the table arbiters enter acts for others, and only people without a board are bystanders.
fn may_act(cast: &Cast, who: &Value, is_public: bool) -> bool {
    let is_arbiter = cast.has(Permission::Arbitrate, is_public);
    let stands_by = cast.plays.is_none() && cast.name != "opponent";
    if *who == json!("timekeeper") {
        false
    } else if *who == json!("arbiter") {
        is_arbiter
    } else if is_arbiter {
        cast.has(Permission::EnterForOthers, is_public)
    } else if *who == json!({"player": "white"}) {
        cast.has(Permission::Play, is_public)
    } else if *who == json!({"assistant": "white"}) {
        cast.has(Permission::Assist, is_public)
    } else {
        stands_by && cast.has(Permission::StandBy, is_public)
    }
}
