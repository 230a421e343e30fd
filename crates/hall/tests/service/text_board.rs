//! The text board, and the pages around it, as a browser without scripts uses them.

use reqwest::Method;
use serde_json::json;

use crate::server::{Answer, Match, Person, TestServer, announced, generous, play, seat};

/// A user at the page of a game, with the cookie of a seat link.
struct Seated {
    person: Person,
    cookie: String,
    base: String,
    path: String,
}

impl Seated {
    async fn at(server: &TestServer, own: &Match, player: &Person, language: &'static str) -> Self {
        let person = server.stranger().reading(language);
        let link = format!("/seat/{}", player.token.clone().expect("a token"));
        let taken = person.get(&link).await;
        assert_eq!(taken.status, 303, "{}", taken.text);
        let cookie = taken.headers["set-cookie"].to_str().expect("text");
        let cookie = cookie.split(';').next().expect("a cookie").to_owned();
        let path = format!("/without-sight/{}", own.game);
        Self { person, cookie, base: server.base.clone(), path }
    }

    async fn looks(&self) -> String {
        let request = self.person.request(Method::GET, &self.path).header("cookie", &self.cookie);
        let page = self.person.sent(request).await;
        assert_eq!(page.status, 200, "{}", page.text);
        page.text
    }

    async fn sends(&self, form: &[(&str, &str)]) -> Answer {
        let request = self.person.request(Method::POST, &self.path);
        let request = request.header("cookie", &self.cookie).header("origin", &self.base);
        self.person.sent(request.form(form)).await
    }

    async fn types(&self, text: &str) -> Answer {
        self.sends(&[("said", text)]).await
    }

    /// Types something valid, and returns the answer.
    async fn hears(&self, text: &str) -> String {
        let page = self.types(text).await;
        assert_eq!(page.status, 200, "{text}: {}", page.text);
        answer(&page.text)
    }
}

/// Returns the text of the live region, without its tags.
fn answer(page: &str) -> String {
    let (_, rest) = page.split_once("id=\"answer\"").expect("a live region");
    let (_, rest) = rest.split_once('>').expect("an element");
    let (inside, _) = rest.split_once("</div>").expect("an end");
    let mut text = String::new();
    let mut is_mark = false;
    for sign in inside.chars() {
        match sign {
            '<' => is_mark = true,
            '>' => is_mark = false,
            sign if !is_mark => text.push(sign),
            _ => {}
        }
    }
    text
}

async fn players(
    server: &TestServer,
    languages: [&'static str; 2],
) -> (Person, Match, [Seated; 2]) {
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"screen-10-5\"").await;
    let [first, second] = languages;
    let white = Seated::at(server, &own, &own.white, first).await;
    let black = Seated::at(server, &own, &own.black, second).await;
    (official, own, [white, black])
}

#[tokio::test]
async fn a_whole_game_is_played_by_forms() {
    let server = TestServer::open().await;
    let (_, own, [white, black]) = players(&server, ["sl", "sr-Cyrl"]).await;
    let page = white.looks().await;
    assert!(
        page.contains("Novak, Ana – Horvat, Bor") && page.contains("<form method=\"post\""),
        "{page}"
    );
    assert!(page.contains("lang=\"sl\"") && page.contains("<th scope=\"col\">"), "{page}");
    // Any notation, in any language.
    for (mover, text, said) in [
        (&white, "e4", "Bauer Eva zwei Eva vier"),
        (&black, "е5", "Bauer Eva sieben Eva fuenf"),
        (&white, "Dd1-h5", "Dame David eins Hector fuenf"),
        (&black, "b8c6", "Springer Bella acht Cesar sechs"),
        (&white, "Laeufer Cesar vier", "Laeufer Felix eins Cesar vier"),
        (&black, "Сф6", "Springer Gustav acht Felix sechs"),
        (&white, "Dxf7#", "Dame Hector fuenf Felix sieben"),
    ] {
        let heard = mover.hears(text).await;
        assert!(heard.contains(said), "{text}: {heard}");
    }
    let over = own.white.sees(&own.game).await;
    assert_eq!(over["view"]["stage"]["over"]["outcome"], json!("1-0"), "{over}");
    let page = black.looks().await;
    assert!(page.contains("Матиран") || page.contains("1-0") || page.contains("1–0"), "{page}");
}

#[tokio::test]
async fn an_illegal_move_is_refused_with_its_article_and_the_input_kept() {
    let server = TestServer::open().await;
    let (_, own, [white, black]) = players(&server, ["sl", "en"]).await;
    let refused = white.types("e2e5").await;
    assert_eq!(refused.status, 409, "{}", refused.text);
    let response = answer(&refused.text);
    assert!(response.contains("nepravilna") && response.contains("3.10"), "{response}");
    assert!(refused.text.contains("role=\"alert\"") && refused.text.contains("value=\"e2e5\""));
    let impossible = white.types("Lc4").await;
    assert_eq!(impossible.status, 422);
    let response = answer(&impossible.text);
    assert!(response.contains("»Lc4«") && response.contains("3.10"), "{response}");
    let early = black.types("e5").await;
    assert_eq!(early.status, 422, "{}", early.text);
    assert!(answer(&early.text).contains("White to move. Article 1.2."), "{}", early.text);
    // Two knights can go to d2.
    for (player, from, to) in [
        (&own.white, "g1", "f3"),
        (&own.black, "a7", "a6"),
        (&own.white, "d2", "d4"),
        (&own.black, "a6", "a5"),
    ] {
        player.does(&own.game, play(from, to)).await;
    }
    let ambiguous = white.types("Sd2").await;
    assert_eq!(ambiguous.status, 422);
    let response = answer(&ambiguous.text);
    assert!(response.contains("Sbd2") && response.contains("Sfd2"), "{response}");
    assert!(ambiguous.text.contains("value=\"Sd2\""), "what was typed stays");
    assert!(white.hears("Sbd2").await.contains("Springer Bella eins David zwei"));
}

#[tokio::test]
async fn every_command_is_answered_in_the_users_language() {
    let server = TestServer::open().await;
    let (_, own, [white, black]) = players(&server, ["sl", "en"]).await;
    own.white.does(&own.game, play("e2", "e4")).await;
    for (command, part) in [
        ("ura", "minut"),
        ("zadnja poteza", "Bauer Eva zwei Eva vier"),
        ("kdo", "Na potezi je črni."),
        ("kje kralj", "beli kralj: e1"),
        ("v 4", "4. vrsta: e4: beli kmet"),
        ("linija e", "Linija e:"),
        ("na d8", "d8: črna dama."),
        ("m e2", "se možne poteze ne povedo"),
        ("številka", "Števec potez na uri kaže 1 za belega in 0 za črnega."),
        ("ponudbe", "Nihče ne ponuja remija."),
        ("zapis", "zapis"),
        ("", "Zadnja poteza."),
    ] {
        let heard = white.hears(command).await;
        assert!(heard.contains(part), "{command}: {heard}");
    }
    let help = white.types("pomoč").await;
    assert!(help.text.contains("<details id=\"commands\" open>"), "{}", help.text);
    assert!(help.text.contains("Ukazi: ura, "), "the answer is heard too: {}", help.text);
    let unknown = answer(&white.types("lovcki").await.text);
    assert!(unknown.contains("»lovcki« ni ne poteza ne ukaz"), "out of turn too: {unknown}");
    assert!(black.hears("moves e7").await.contains("e5"), "a screen shows what can be played");
    assert!(
        black.hears("e5").await.contains("Eva fuenf"),
        "only who has moved may agree on a draw"
    );
    assert!(black.hears("draw").await.contains("offer"));
    let accepted = white.hears("sprejmem").await;
    assert!(accepted.contains("remi"), "{accepted}");
    assert_eq!(own.white.sees(&own.game).await["view"]["stage"]["over"]["outcome"], json!("½-½"));
}

#[tokio::test]
async fn resigning_is_asked_twice() {
    let server = TestServer::open().await;
    let (_, own, [white, black]) = players(&server, ["en", "en"]).await;
    let question = white.types("resign").await;
    assert_eq!(question.status, 200);
    assert!(question.text.contains("Do you really want to resign?"), "{}", question.text);
    assert_eq!(own.white.sees(&own.game).await["view"]["stage"], json!("playing"));
    let resigned = white.sends(&[("act", "Resign"), ("sure", "yes")]).await;
    assert_eq!(resigned.status, 200, "{}", resigned.text);
    let over = own.white.sees(&own.game).await;
    assert_eq!(over["view"]["stage"]["over"]["outcome"], json!("0-1"), "{over}");
    assert!(black.looks().await.contains("Article 5.1.2"), "the result has its article");
}

#[tokio::test]
async fn events_since_the_last_visit_are_read_out_and_retries_are_idempotent() {
    let server = TestServer::open().await;
    let (_, own, [white, black]) = players(&server, ["en", "en"]).await;
    let played = white.sends(&[("said", "e4"), ("key", "once"), ("seen", "2")]).await;
    assert_eq!(played.status, 200, "{}", played.text);
    let again = white.sends(&[("said", "e4"), ("key", "once"), ("seen", "2")]).await;
    assert_ne!(again.status, 500, "{}", again.text);
    assert_eq!(own.white.sees(&own.game).await["view"]["to-move"], "black");
    let heard = black.sends(&[("said", "c"), ("seen", "2")]).await;
    let heard = answer(&heard.text);
    assert!(heard.contains("minutes") && heard.contains("Bauer Eva zwei Eva vier"), "{heard}");
    let request = black.person.request(Method::GET, &format!("{}?since=2&wait=1", black.path));
    let page = black.person.sent(request.header("cookie", &black.cookie)).await;
    assert!(answer(&page.text).contains("White: Bauer Eva zwei Eva vier, e4."), "{}", page.text);
}

#[tokio::test]
async fn strangers_are_refused_and_spectators_only_watch() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let mut about = announced("preset = \"screen-10-5\"");
    about["visibility"] = json!("seated");
    let players = json!([{"no": 1, "name": "Novak, Ana"}, {"no": 2, "name": "Horvat, Bor"}]);
    let own = Match::arranged(&official, &about, &players).await;
    own.start(&official).await;
    let white = Seated::at(&server, &own, &own.white, "en").await;
    let turned_away = server.stranger().get(&white.path).await;
    assert_eq!(turned_away.status, 401, "{}", turned_away.text);
    assert!(turned_away.text.contains("href=\"/sign-in\""), "{}", turned_away.text);
    let (spectator, _) = seat(&official, &own.competition, &json!("spectator")).await;
    let spectator = Seated::at(&server, &own, &spectator, "en").await;
    assert!(spectator.looks().await.contains("You are watching."));
    let refused = spectator.types("e4").await;
    assert_eq!(refused.status, 422, "{}", refused.text);
    assert!(answer(&refused.text).contains("You are only watching"), "{}", refused.text);
    let refused = spectator.sends(&[("act", "Resign"), ("sure", "yes")]).await;
    assert!(refused.status.is_client_error(), "{}", refused.status);
    assert_eq!(own.white.sees(&own.game).await["view"]["stage"], json!("playing"));
    assert_eq!(server.stranger().get("/without-sight/nothere1").await.status, 401);
    // A form of another site has no effect.
    let request = white.person.request(Method::POST, &white.path).header("cookie", &white.cookie);
    let foreign = request.header("origin", "http://evil.example").form(&[("said", "e4")]);
    assert_eq!(white.person.sent(foreign).await.status, 403);
}

#[tokio::test]
async fn typed_input_is_escaped() {
    let server = TestServer::open().await;
    let (_, _, [white, _]) = players(&server, ["en", "en"]).await;
    let nasty = "\"><script>alert(1)</script>\u{e000}";
    let page = white.types(nasty).await;
    assert_eq!(page.status, 422);
    assert!(!page.text.contains("<script>alert"), "{}", page.text);
    assert!(page.text.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), "{}", page.text);
    let page = white.sends(&[("act", "CallArbiter"), ("text", nasty)]).await;
    assert_eq!(page.status, 200);
    assert!(!page.text.contains("<script>alert"), "{}", page.text);
}

#[tokio::test]
async fn moves_are_announced_where_a_player_cannot_see() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let players = json!([
        {"no": 1, "name": "Novak, Ana", "senses": "visually-disabled"},
        {"no": 2, "name": "Horvat, Bor"},
    ]);
    let about = announced("preset = \"fide-standard-90-30\"");
    let own = Match::arranged(&official, &about, &players).await;
    own.start(&official).await;
    let white = Seated::at(&server, &own, &own.white, "en").await;
    let black = Seated::at(&server, &own, &own.black, "en").await;
    let heard = white.hears("e4").await;
    assert!(heard.contains("Bauer Eva zwei Eva vier"), "{heard}");
    assert_eq!(own.white.sees(&own.game).await["view"]["to-move"], "black");
    let heard = black.hears("repeat Bauer Eva zwei Eva vier").await;
    assert!(heard.contains("Bauer Eva zwei Eva vier"), "{heard}");
    let heard = white.hears("number").await;
    assert!(heard.contains('1'), "moves and time are response on request: {heard}");
    assert!(!black.looks().await.contains("value=\"RequestMovesAndTime\""));
    // A typo is not carried out on a free board.
    assert_eq!(black.types("e7e4").await.status, 422);
}

#[tokio::test]
async fn one_signs_in_by_a_form_and_goes_on_where_one_was() {
    let mut settings = generous();
    settings.limits.sign_ins_per_minute = 8;
    let server = TestServer::with(settings).await;
    server.first_official("Ana").await;
    let person = server.stranger().reading("sl");
    let page = person.get("/sign-in").await;
    assert!(page.text.contains("Geslo") && page.text.contains("current-password"), "{}", page.text);
    let sent = async |path: &str, password: &str| {
        let form = [("name", "Ana"), ("password", password)];
        let request = person.request(Method::POST, path).header("origin", &server.base);
        person.sent(request.form(&form)).await
    };
    let wrong = sent("/sign-in", "wrong password").await;
    assert_eq!(wrong.status, 401);
    assert!(
        wrong.text.contains("Ime ali geslo je napačno.") && wrong.text.contains("value=\"Ana\"")
    );
    for (path, to) in [
        ("/sign-in", "/"),
        ("/sign-in?to=/laws", "/laws"),
        ("/sign-in?to=//evil.example", "/"),
        ("/sign-in?to=https://evil.example", "/"),
    ] {
        let entered = sent(path, "a long password").await;
        assert_eq!(entered.status, 303, "{}", entered.text);
        assert_eq!(entered.headers["location"].to_str().unwrap(), to);
        assert!(entered.headers["set-cookie"].to_str().unwrap().contains("HttpOnly"));
    }
    let mut stopped = false;
    for _ in 0..8 {
        stopped |= sent("/sign-in", "wrong password").await.status == 429;
    }
    assert!(stopped, "guessing is stopped");
}

#[tokio::test]
async fn the_start_page_links_to_the_text_board_in_the_chosen_language() {
    let server = TestServer::open().await;
    let (_, own, [white, _]) = players(&server, ["en", "en"]).await;
    let request = white.person.request(Method::GET, "/").header("cookie", &white.cookie);
    let start = white.person.sent(request).await;
    assert!(
        start.text.contains(&format!("href=\"/without-sight/{}\"", own.game)),
        "{}",
        start.text
    );
    let chosen = server.stranger().get("/language/sr-Cyrl?to=/sign-in").await;
    assert_eq!(chosen.headers["location"].to_str().unwrap(), "/sign-in");
    let cookie = chosen.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap();
    let person = server.stranger();
    let page = person.sent(person.request(Method::GET, "/sign-in").header("cookie", cookie)).await;
    assert!(
        page.text.contains("lang=\"sr-Cyrl\"") && page.text.contains("Лозинка"),
        "{}",
        page.text
    );
    assert_eq!(server.stranger().get("/language/xx").await.status, 404);
}
