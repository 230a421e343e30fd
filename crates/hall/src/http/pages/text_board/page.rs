//! The page: headings, the field, the answer, and everything that can be seen, in an order that reads well aloud.

use adoube_chess::{File, Rank, Square, notation::Letters};
use adoube_laws::table::{ActionKind, AllowedAct, Viewer};
use adoube_record::{
    i18n::{BlindKey, HallKey, Localizer},
    narrate,
};
use maud::{Markup, html};

use super::{
    acts::{self, Field},
    answers::{self, Narrator},
    commands::{COMMANDS, listed},
    parts::{act_list, article, label, list},
    sentence::Sentence,
};
use crate::{
    http::{pages::languages::links, shared::games::GameHead},
    ids::GameId,
};

/// What the page is made of.
pub(super) struct Page<'a> {
    pub(super) narrator: Narrator<'a>,
    pub(super) head: &'a GameHead,
    /// The last entry that is seen.
    pub(super) seq: u64,
    /// The idempotency key of the forms of this page.
    pub(super) key: String,
    pub(super) answer: &'a Answer,
}

/// The answer to what was typed or pressed.
#[derive(Clone, Debug, Default)]
pub(super) struct Answer {
    pub(super) told: Vec<Sentence>,
    /// Whether something was refused or not understood.
    pub(super) is_refusal: bool,
    /// The input, to be corrected.
    pub(super) typed: String,
    /// Whether the commands are to be shown.
    pub(super) is_help: bool,
}

impl Page<'_> {
    const fn words(&self) -> &Localizer {
        self.narrator.words
    }

    fn text(&self, key: BlindKey) -> String {
        self.words().plain(key)
    }

    /// Which game it is.
    fn name(&self) -> String {
        let head = self.head;
        let (white, black) = (head.white.name.as_str(), head.black.name.as_str());
        let players = [("white", white.into()), ("black", black.into())];
        let [white, black] = players;
        match head.round.zip(head.board) {
            Some((round, board)) => {
                let place = [("round", round.get().into()), ("board", board.get().into())];
                let [round, board] = place;
                self.words().say(HallKey::PageGame, [round, board, white, black])
            }
            None => self.words().say(BlindKey::FreeGame, [white, black]),
        }
    }

    /// The title begins with the answer, because screen readers read it first.
    pub(super) fn title(&self) -> String {
        let answer = self.answer.told.first().map(|told| told.plain() + " · ").unwrap_or_default();
        answer + &self.name()
    }

    /// The whole body.
    pub(super) fn body(&self) -> Markup {
        let as_whom = self.words().say(BlindKey::As, [("who", self.who().into())]);
        html! {
            main class="without-sight" data-game=(self.head.id) data-seq=(self.seq) {
                h1 { (self.name()) }
                p class="faint" { (self.text(BlindKey::Title)) " · " (as_whom) }
                (self.answered())
                (self.field())
                (self.section("now", BlindKey::Now, &list(&self.narrator.now())))
                (self.section("clocks", BlindKey::Clocks, &list(&self.narrator.clocks())))
                (self.acts())
                (self.board())
                (self.sheet())
                (self.commands())
                (self.around())
            }
        }
    }

    fn who(&self) -> &'static str {
        use adoube_chess::Colour::{Black, White};
        match self.narrator.view.viewer {
            Viewer::Player(White) => "white",
            Viewer::Player(Black) => "black",
            Viewer::Assistant(White) => "white-assistant",
            Viewer::Assistant(Black) => "black-assistant",
            Viewer::Arbiter => "arbiter",
            Viewer::Spectator => "spectator",
        }
    }

    fn answered(&self) -> Markup {
        let (role, class) =
            if self.answer.is_refusal { ("alert", "answer refused") } else { ("status", "answer") };
        html! {
            h2 class="unseen" { (self.text(BlindKey::Answer)) }
            div id="answer" class=(class) role=(role) aria-live="assertive" aria-atomic="true" {
                @for told in &self.answer.told { p { (told.html()) } }
            }
        }
    }

    /// What every form sends along.
    fn kept(&self) -> Markup {
        html! {
            input type="hidden" name="key" value=(self.key);
            input type="hidden" name="seen" value=(self.seq);
        }
    }

    fn hint(&self) -> Sentence {
        let letters = Letters::Of(self.words().language());
        let knight = letters.piece(adoube_chess::Role::Knight).unwrap_or('N');
        let [e, f, g] = [File::E, File::F, File::G].map(|file| letters.file(file));
        let examples = format!(
            "{e}4, {knight}{f}3, {g}1{f}3, 0-0, {}",
            Sentence::announcement("Eva zwei Eva vier")
        );
        let help = listed(&self.words().plain(BlindKey::WordsHelp)).into_iter().next();
        let with = [("examples", examples.into()), ("help", help.unwrap_or_default().into())];
        Sentence::new(self.words().say(BlindKey::Hint, with))
    }

    fn field(&self) -> Markup {
        html! {
            form method="post" id="said" class="said" {
                p {
                    label for="field" { (self.text(BlindKey::Field)) }
                    span class="row" {
                        input id="field" name="said" value=(self.answer.typed) autofocus autocomplete="off"
                            autocapitalize="off" autocorrect="off" spellcheck="false" maxlength="300"
                            aria-describedby="answer hint";
                        button class="main" { (self.text(BlindKey::Send)) }
                    }
                }
                (self.kept())
                p id="hint" class="faint" { (self.hint().html()) }
            }
            p class="row" {
                a href={ "?since=" (self.seq) } { (self.text(BlindKey::LookAgain)) }
                " "
                a href={ "?since=" (self.seq) "&wait=1" } { (self.text(BlindKey::Wait)) }
            }
        }
    }

    fn section(&self, part: &str, heading: BlindKey, body: &Markup) -> Markup {
        html! {
            section {
                h2 { (self.text(heading)) }
                div data-part=(part) { (body) }
            }
        }
    }

    fn folded(
        &self,
        part: &str,
        (heading, summary): (BlindKey, BlindKey),
        body: &Markup,
        is_open: bool,
    ) -> Markup {
        html! {
            section {
                h2 { (self.text(heading)) }
                details id=(part) open[is_open] {
                    summary { (self.text(summary)) }
                    div class="wide" data-part=(part) { (body) }
                }
            }
        }
    }

    fn acts(&self) -> Markup {
        let is_player =
            matches!(self.narrator.view.viewer, Viewer::Player(_) | Viewer::Assistant(_));
        let may: Vec<AllowedAct> =
            self.narrator.view.may.iter().copied().filter(|_| is_player).collect();
        let (usual, seldom): (Vec<AllowedAct>, Vec<AllowedAct>) =
            may.into_iter().partition(|may| acts::is_usual(may.what));
        let forms = |group: &[AllowedAct]| -> Vec<Markup> {
            group.iter().filter_map(|may| self.act(*may)).collect()
        };
        let (usual, seldom) = (forms(&usual), forms(&seldom));
        html! {
            section {
                h2 { (self.text(BlindKey::Acts)) }
                div data-part="acts" {
                    @if usual.is_empty() { p { (self.text(BlindKey::NotNow)) } }
                    (act_list(&usual))
                }
                @if is_player {
                    details {
                        summary { (self.text(BlindKey::ActsMore)) }
                        div data-part="seldom" { (act_list(&seldom)) }
                    }
                }
            }
        }
    }

    fn act(&self, may: AllowedAct) -> Option<Markup> {
        let field = acts::field(may.what)?;
        let name = may.what.name();
        let class = (may.what == ActionKind::Resign).then_some("danger");
        Some(html! {
            li {
                form method="post" class="row" {
                    input type="hidden" name="act" value=(name);
                    (self.kept())
                    @if let Some(label) = label(field) { (self.filled(field, label, name)) }
                    button class=[class] { (narrate::act(may.what, self.words())) }
                    @if let Some(cite) = may.under { (article(cite, self.words())) }
                }
            }
        })
    }

    /// The input before the button.
    fn filled(&self, field: Field, label: BlindKey, name: &str) -> Markup {
        let choices = acts::choices(field, self.words());
        let id = format!("text-{name}");
        html! {
            span class="filled" {
                label for=(id) { (self.text(label)) }
                @if choices.is_empty() {
                    input id=(id) name="text" autocomplete="off" maxlength="300";
                } @else {
                    select id=(id) name="text" {
                        @for (value, told) in choices { option value=(value) { (told) } }
                    }
                }
            }
        }
    }

    /// The board as a table: ranks from the eighth, files with their letters.
    fn board(&self) -> Markup {
        let (words, board) = (self.words(), &self.narrator.view.board);
        let letters = Letters::Of(words.language());
        let cell = |square: Square| {
            let class = board.piece_on(square).is_none().then_some("faint");
            html! { td class=[class] { (answers::on_square(board, square, words)) } }
        };
        let table = html! {
            table class="board" {
                caption { (self.text(BlindKey::Board)) }
                thead {
                    tr {
                        th scope="col" { (self.text(BlindKey::BoardCorner)) }
                        @for file in File::ALL { th scope="col" { (letters.file(file)) } }
                    }
                }
                tbody {
                    @for rank in Rank::ALL.into_iter().rev() {
                        tr {
                            th scope="row" { (rank.digit()) }
                            @for file in File::ALL { (cell(Square::new(file, rank))) }
                        }
                    }
                }
            }
        };
        self.folded("board", (BlindKey::Board, BlindKey::BoardShow), &table, false)
    }

    /// The own scoresheet: the only list of moves that there is.
    fn sheet(&self) -> Markup {
        let Some(lines) = self.narrator.lines() else { return html! {} };
        let body = html! {
            @if lines.is_empty() {
                p { (self.text(BlindKey::SheetEmpty)) }
            } @else {
                ul class="plain" {
                    @for (line, text) in lines { li { (answers::numbered(*line, text)) } }
                }
            }
        };
        self.folded("sheet", (BlindKey::Sheet, BlindKey::SheetShow), &body, false)
    }

    fn commands(&self) -> Markup {
        let list = html! {
            dl class="commands" {
                @for (words, tells, _) in &COMMANDS { (self.command(*words, *tells)) }
            }
        };
        let keys = (BlindKey::Commands, BlindKey::CommandsShow);
        self.folded("commands", keys, &list, self.answer.is_help)
    }

    fn command(&self, words: BlindKey, tells: BlindKey) -> Markup {
        let spellings = listed(&self.words().plain(words));
        let example = self.example(spellings.first().map_or("", String::as_str), words);
        html! {
            dt {
                @for (place, word) in spellings.iter().enumerate() {
                    @if place > 0 { ", " }
                    kbd { (word) }
                }
            }
            dd { (self.words().say(tells, [("example", example.into())])) }
        }
    }

    /// What a command looks like with what it is about.
    fn example(&self, word: &str, words: BlindKey) -> String {
        let letters = Letters::Of(self.words().language());
        let e = letters.file(File::E);
        let king = listed(&self.words().plain(BlindKey::WordsKing)).into_iter().next();
        match words {
            BlindKey::WordsWhere => format!("{word} {}", king.unwrap_or_default()),
            BlindKey::WordsScan => format!("{word} 4, {word} {e}"),
            BlindKey::WordsSquare => format!("{word} {e}4"),
            BlindKey::WordsPossible => format!("{word} {e}2"),
            _ => word.to_owned(),
        }
    }

    /// Ways to elsewhere, and what a script adds.
    fn around(&self) -> Markup {
        let id: GameId = self.head.id;
        html! {
            section id="aids" hidden data-lost=(self.text(BlindKey::LineLost)) {
                h2 { (self.text(BlindKey::Aids)) }
                p class="row" {
                    button type="button" id="speech" aria-pressed="false" { (self.text(BlindKey::Speech)) }
                    button type="button" id="sounds" aria-pressed="false" { (self.text(BlindKey::Sounds)) }
                }
            }
            nav aria-label=(self.text(BlindKey::Title)) {
                p class="row" {
                    a href="/" { (self.text(BlindKey::Home)) }
                    " "
                    a href={ "/games/" (id) } { (self.text(BlindKey::Sighted)) }
                }
            }
            (links(self.words(), &format!("/without-sight/{id}")))
        }
    }

    /// The question before a game is given up.
    pub(super) fn sure(&self) -> Markup {
        html! {
            main class="without-sight" {
                h1 { (self.text(BlindKey::ResignSure)) }
                p { (self.name()) }
                form method="post" class="row" {
                    (self.kept())
                    input type="hidden" name="act" value=(ActionKind::Resign.name());
                    input type="hidden" name="sure" value="yes";
                    button class="danger" { (self.text(BlindKey::ResignYes)) }
                    " "
                    a class="button" href={ "/without-sight/" (self.head.id) } autofocus {
                        (self.text(BlindKey::ResignNo))
                    }
                }
            }
        }
    }
}
