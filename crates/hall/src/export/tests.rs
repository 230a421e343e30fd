//! A game that was played and exported.

use adoube_chess::{
    Colour::{self, Black, White},
    notation::Language,
};
use adoube_laws::{
    Edition,
    clock::{At, PerPlayer},
    regulations::{BoardMode, Regulations},
    table::{Action, ArbiterAct, Decision, Event, Plan, Setup, Viewer, Voice, Who},
};
use adoube_record::{
    i18n::Localizer,
    pgn::{read, table::recorded},
};

use super::{
    pgn::{Audience, ExportedGame, game, text},
    *,
};
use crate::{
    actor::Actor,
    competition::{About, Competition, Player, SeatRole, enter_players, give_seat, open},
    fold::{Body, Fold},
    game::{Act, CachedTable, GameCreated, GameFact, Origin},
    ids::{BoardNo, CompetitionId, GameId, PlayerNo, RoundNo},
    ledger::{Entry, Stream, StreamHead},
    token::TokenHash,
};

const START: At = At::new(1_794_816_000_000);

fn about() -> About {
    let mut regulations = Regulations::new(Edition::Y2023, "5400+30".parse().unwrap());
    regulations.board = BoardMode::Enforced;
    About {
        place: "Kranj".into(),
        arbiters: vec!["Sodnik, Eva".into()],
        ..About::new("Pokal mesta", regulations)
    }
}

fn players() -> [Player; 2] {
    let [one, two] = [1, 2].map(|no| PlayerNo::new(no).unwrap());
    let mut white = Player::new(one, "Novak, Ana");
    white.rating = Some(2105);
    white.fide_id = Some(14_600_000);
    white.federation = "SLO".parse().ok();
    [white, Player::new(two, "Horvat, Ivo")]
}

fn competition() -> Competition {
    let mut competition = Competition::default();
    for facts in [
        open(&competition.clone(), &about()),
        Ok(enter_players(&opened(), &players(), 2026).unwrap()),
    ] {
        for fact in facts.unwrap() {
            competition.fold(START, &Actor::Hall, &fact);
        }
    }
    competition
}

fn opened() -> Competition {
    let mut competition = Competition::default();
    for fact in open(&competition.clone(), &about()).unwrap() {
        competition.fold(START, &Actor::Hall, &fact);
    }
    competition
}

fn created() -> GameCreated {
    let regulations = about().regulations;
    let setup = Setup {
        scheduled: START,
        names: PerPlayer { white: "Novak, Ana".into(), black: "Horvat, Ivo".into() },
        ..Setup::under(&regulations)
    };
    let [white, black] = players().map(|player| player.no);
    GameCreated {
        competition: "cccccccc".parse().unwrap(),
        origin: Origin::Round { round: RoundNo::FIRST, board: BoardNo::FIRST },
        players: PerPlayer { white, black },
        persons: PerPlayer::default(),
        regulations,
        setup,
    }
}

fn plays(by: Colour, from: &str, to: &str) -> (Who, Action) {
    let plan = Plan::new(from.parse().unwrap(), to.parse().unwrap());
    (Who::Player(by), Action::Play(plan))
}

/// Decides these actions ten seconds apart, and returns them with their events.
fn acts(done: Vec<(Who, Action)>) -> Vec<(At, Who, Action, Vec<Event>)> {
    let mut table = created().table();
    let mut acts = Vec::new();
    for (number, (who, action)) in (0..).zip(done) {
        let at = At::new(START.get() + number * 10_000);
        let events;
        Decision { events, table } = table.act(at, who, &action).expect("it can be done");
        acts.push((at, who, action, events));
    }
    acts
}

fn played() -> Vec<(At, Who, Action, Vec<Event>)> {
    acts(vec![
        (Who::Arbiter, Action::Arbiter(ArbiterAct::Start.into())),
        plays(White, "e2", "e4"),
        plays(Black, "e7", "e5"),
        (Who::Player(Black), Action::Say(Voice::OfferDraw)),
        plays(White, "g1", "f3"),
    ])
}

fn id() -> GameId {
    "gggggggg".parse().unwrap()
}

fn exported(done: &[(At, Who, Action, Vec<Event>)], whom: Audience) -> String {
    let events: Vec<Event> = done.iter().flat_map(|(_, _, _, events)| events.clone()).collect();
    let (competition, created) = (competition(), created());
    let played =
        ExportedGame { id: id(), competition: &competition, created: &created, events: &events };
    text(&[game(&played, whom, &Localizer::new(Language::En))])
}

#[test]
fn a_broadcast_has_moves_and_times_and_no_result_yet() {
    let text = exported(&played(), Audience::Broadcast);
    for tag in [
        r#"[Event "Pokal mesta"]"#,
        r#"[Site "Kranj"]"#,
        r#"[Date "2026.11.16"]"#,
        r#"[Round "1"]"#,
        r#"[White "Novak, Ana"]"#,
        r#"[Black "Horvat, Ivo"]"#,
        r#"[Result "*"]"#,
        r#"[WhiteElo "2105"]"#,
        r#"[WhiteFideId "14600000"]"#,
        r#"[WhiteFederation "SLO"]"#,
        r#"[Board "1"]"#,
        r#"[UTCDate "2026.11.16"]"#,
        r#"[GameId "gggggggg"]"#,
        r#"[TimeControl "5400+30"]"#,
    ] {
        assert!(text.contains(tag), "{tag} is missing in\n{text}");
    }
    assert!(text.contains("1. e4 {[%clk 1:30:") && text.trim_end().ends_with('*'), "{text}");
    assert!(!text.contains("%laws"), "{text}");
    let games: Vec<_> = read(text.as_bytes()).collect();
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].main_line().count(), 3);
}

#[test]
fn an_offer_is_exported_for_those_who_may_know_it() {
    let comments = |viewer| {
        let text = exported(&played(), Audience::Viewer(viewer));
        recorded(&read(text.as_bytes()).next().unwrap()).len()
    };
    assert!(comments(Viewer::Arbiter) > comments(Viewer::Spectator));
    assert_eq!(comments(Viewer::Spectator), 0);
}

#[test]
fn a_game_that_is_over_has_its_result() {
    let mut done = vec![(Who::Arbiter, Action::Arbiter(ArbiterAct::Start.into()))];
    done.extend([plays(White, "e2", "e4"), (Who::Player(Black), Action::Say(Voice::Resign))]);
    let text = exported(&acts(done), Audience::Broadcast);
    assert!(text.contains(r#"[Result "1-0"]"#) && text.trim_end().ends_with("1-0"), "{text}");
}

/// Returns a stream's entries with these bodies.
fn chain<F: serde::Serialize>(stream: &Stream, bodies: Vec<Body<F>>) -> Vec<Entry> {
    let mut tip = StreamHead::default();
    let entry = |body: Body<F>| {
        let text = serde_json::to_string(&body).unwrap();
        let entry = tip.next(stream, START.get() + tip.seq, text);
        tip = entry.tip();
        entry
    };
    bodies.into_iter().map(entry).collect()
}

fn game_entries() -> Vec<Entry> {
    let created = Body { by: Actor::Hall, facts: vec![GameFact::Created(created().into())] };
    let act = played().into_iter().map(|(_, who, action, events)| {
        let (events, after) = (events.into(), CachedTable::default());
        let act = Act { who, action, key: None, events, envelope: None, after };
        Body { by: Actor::Spectator, facts: vec![GameFact::Acted(act.into())] }
    });
    chain(&id().stream(), [created].into_iter().chain(act).collect())
}

fn competition_entries() -> Vec<Entry> {
    let id: CompetitionId = "cccccccc".parse().unwrap();
    let seat = "ssssssss".parse().unwrap();
    let given = give_seat(
        &competition(),
        seat,
        SeatRole::Arbiter,
        None,
        TokenHash::from_token("adb_secret"),
    )
    .unwrap();
    let facts = [
        open(&Competition::default(), &about()).unwrap(),
        given,
        enter_players(&opened(), &players(), 2026).unwrap(),
    ];
    let bodies = facts.map(|facts| Body { by: Actor::Official("eva".into()), facts });
    chain(&id.stream(), bodies.into_iter().collect())
}

fn written(streams: &[Vec<Entry>]) -> String {
    let mut text = log::head();
    for entries in streams {
        let last = entries.last().unwrap();
        text.extend(entries.iter().map(log::entry));
        text += &log::end(&last.stream, last.tip());
    }
    text + &log::last(streams.len())
}

fn log_of_both() -> String {
    written(&[competition_entries(), game_entries()])
}

#[test]
fn a_complete_log_is_verified_with_its_heads() {
    let verified = verify_log(log_of_both().as_bytes()).unwrap();
    assert_eq!((verified.games, verified.entries, verified.withheld), (1, 9, 1));
    let tip = game_entries().last().unwrap().tip();
    assert_eq!(verified.tips.get(&id().stream()), Some(&tip));
}

#[test]
fn seat_tokens_are_not_part_of_a_log() {
    let hash = TokenHash::from_token("adb_secret").to_string();
    let kept: String = competition_entries().into_iter().map(|entry| entry.body).collect();
    assert!(kept.contains(&hash), "it is kept under this name");
    assert!(!log_of_both().contains(&hash));
}

fn refused(text: &str) -> (u64, String) {
    let LogError { line, why } = verify_log(text.as_bytes()).expect_err("something is wrong");
    (line, format!("{why:?}"))
}

#[test]
fn every_alteration_is_reported_with_its_line() {
    let log = log_of_both();
    let lines: Vec<&str> = log.split_inclusive('\n').collect();
    let without = |skipped: usize| {
        let kept = lines.iter().enumerate().filter(|(at, _)| *at != skipped);
        kept.map(|(_, line)| *line).collect::<String>()
    };
    // A missing line is detected wherever it is.
    for skipped in 0..lines.len() {
        assert!(verify_log(without(skipped).as_bytes()).is_err(), "line {skipped}");
    }
    assert_eq!(refused(&without(0)), (1, "NoHead".into()));
    assert_eq!(refused(&without(6)), (7, "Gap { expected: 2, found: 3 }".into()));
    // Truncation is detected anywhere.
    for length in 0..lines.len() {
        let cut: String = lines[..length].concat();
        assert_eq!(refused(&cut).1, "CutOff", "after {length} lines");
    }
    let altered = log.replace("Horvat", "Hrovat");
    assert_eq!(refused(&altered), (4, "Altered { seq: 3 }".into()));
    let later = log.replacen(&format!("\"at\":{}", START.get()), "\"at\":1", 1);
    assert_eq!(refused(&later), (2, "Altered { seq: 1 }".into()));
    assert_eq!(refused(&(log.clone() + "{\"streams\":2}\n")).1, "AfterTheEnd");
    assert_eq!(refused(&log.replace("{\"streams\":2}", "{\"streams\":3}")).1, "StreamCount");
    assert_eq!(refused("{\"adoube-log\":2}\n"), (1, "Version(2)".into()));
    assert!(refused("nonsense\n").1.starts_with("NotALine"));
}

#[test]
fn a_valid_chain_must_also_have_valid_content() {
    let stream = id().stream();
    let nothing = StreamHead::default().next(&stream, 1, "{\"by\":\"hall\",\"facts\":[]}".into());
    assert!(refused(&written(&[vec![nothing]])).1.starts_with("Meaningless"));
    let nonsense = StreamHead::default().next(&stream, 1, "{}".into());
    assert!(refused(&written(&[vec![nonsense]])).1.starts_with("Meaningless"));
    let hall = StreamHead::default().next(&Stream::named("hall"), 1, "{}".into());
    assert_eq!(refused(&written(&[vec![hall]])).1, "UnknownStream");
    let twice = written(&[game_entries(), game_entries()]);
    assert_eq!(refused(&twice).1, "OutOfPlace");
}
