//! The page: headings, the input field, the answer, and everything visible, in an order that reads well
//! aloud.

use adoube_chess::{File, Rank, Square, notation::Letters};
use adoube_laws::table::{ActionKind, AllowedAct, Viewer};
use adoube_record::{
    i18n::{HallKey, Localizer, TextBoardKey},
    narrate,
};
use maud::{Markup, html};

use super::{
    acts::{self, Field},
    answers::{self, Narrator},
    commands::{COMMANDS, split_list},
    parts::{act_list, article, label, list},
    sentence::Sentence,
};
use crate::{
    http::{pages::languages::links, shared::games::GameHead},
    ids::GameId,
};

/// The contents of the page.
pub(super) struct Page<'a> {
    pub(super) narrator: Narrator<'a>,
    pub(super) head: &'a GameHead,
    /// The last visible entry.
    pub(super) seq: u64,
    /// The idempotency key of the forms of this page.
    pub(super) key: String,
    pub(super) answer: &'a PageReply,
}

/// The answer to the typed text or the pressed button.
#[derive(Clone, Debug, Default)]
pub(super) struct PageReply {
    pub(super) sentences: Vec<Sentence>,
    /// Whether the input was refused or not understood.
    pub(super) is_refusal: bool,
    /// The input, to be corrected.
    pub(super) typed: String,
    /// Whether to show the list of commands.
    pub(super) is_help: bool,
}

impl Page<'_> {
    const fn words(&self) -> &Localizer {
        self.narrator.words
    }

    fn text(&self, key: TextBoardKey) -> String {
        self.words().plain(key)
    }

    /// Returns the title of the game.
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
            None => self.words().say(TextBoardKey::FreeGame, [white, black]),
        }
    }

    /// Returns the title, which begins with the answer because screen readers read it first.
    pub(super) fn title(&self) -> String {
        let answer = self
            .answer
            .sentences
            .first()
            .map(|sentence| sentence.plain() + " · ")
            .unwrap_or_default();
        answer + &self.name()
    }

    /// Renders the whole body.
    pub(super) fn body(&self) -> Markup {
        let as_whom = self.words().say(TextBoardKey::As, [("who", self.who().into())]);
        html! {
            main class="text-board" data-game=(self.head.id) data-seq=(self.seq) {
                h1 { (self.name()) }
                p class="faint" { (self.text(TextBoardKey::Title)) " · " (as_whom) }
                (self.answer_section())
                (self.field())
                (self.section("now", TextBoardKey::Now, &list(&self.narrator.now())))
                (self.section("clocks", TextBoardKey::Clocks, &list(&self.narrator.clocks())))
                (self.acts())
                (self.board())
                (self.sheet())
                (self.commands())
                (self.footer())
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

    fn answer_section(&self) -> Markup {
        let (role, class) =
            if self.answer.is_refusal { ("alert", "answer refused") } else { ("status", "answer") };
        html! {
            h2 class="unseen" { (self.text(TextBoardKey::Answer)) }
            div id="answer" class=(class) role=(role) aria-live="assertive" aria-atomic="true" {
                @for sentence in &self.answer.sentences { p { (sentence.html()) } }
            }
        }
    }

    /// Renders the hidden fields of every form.
    fn hidden_fields(&self) -> Markup {
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
        let help = split_list(&self.words().plain(TextBoardKey::WordsHelp)).into_iter().next();
        let with = [("examples", examples.into()), ("help", help.unwrap_or_default().into())];
        Sentence::new(self.words().say(TextBoardKey::Hint, with))
    }

    fn field(&self) -> Markup {
        html! {
            form method="post" id="said" class="said" {
                p {
                    label for="field" { (self.text(TextBoardKey::Field)) }
                    span class="row" {
                        input id="field" name="said" value=(self.answer.typed) autofocus autocomplete="off"
                            autocapitalize="off" autocorrect="off" spellcheck="false" maxlength="300"
                            aria-describedby="answer hint";
                        button class="main" { (self.text(TextBoardKey::Send)) }
                    }
                }
                (self.hidden_fields())
                p id="hint" class="faint" { (self.hint().html()) }
            }
            p class="row" {
                a href={ "?since=" (self.seq) } { (self.text(TextBoardKey::LookAgain)) }
                " "
                a href={ "?since=" (self.seq) "&wait=1" } { (self.text(TextBoardKey::Wait)) }
            }
        }
    }

    fn section(&self, part: &str, heading: TextBoardKey, body: &Markup) -> Markup {
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
        (heading, summary): (TextBoardKey, TextBoardKey),
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
                h2 { (self.text(TextBoardKey::Acts)) }
                div data-part="acts" {
                    @if usual.is_empty() { p { (self.text(TextBoardKey::NotNow)) } }
                    (act_list(&usual))
                }
                @if is_player {
                    details {
                        summary { (self.text(TextBoardKey::ActsMore)) }
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
                    (self.hidden_fields())
                    @if let Some(label) = label(field) { (self.filled(field, label, name)) }
                    button class=[class] { (narrate::act(may.what, self.words())) }
                    @if let Some(cite) = may.under { (article(cite, self.words())) }
                }
            }
        })
    }

    /// Renders the input before the button.
    fn filled(&self, field: Field, label: TextBoardKey, name: &str) -> Markup {
        let choices = acts::choices(field, self.words());
        let id = format!("text-{name}");
        html! {
            span class="filled" {
                label for=(id) { (self.text(label)) }
                @if choices.is_empty() {
                    input id=(id) name="text" autocomplete="off" maxlength="300";
                } @else {
                    select id=(id) name="text" {
                        @for (value, label) in choices { option value=(value) { (label) } }
                    }
                }
            }
        }
    }

    /// Renders the board as a table: ranks from the eighth, files with their letters.
    fn board(&self) -> Markup {
        let (words, board) = (self.words(), &self.narrator.view.board);
        let letters = Letters::Of(words.language());
        let cell = |square: Square| {
            let class = board.piece_on(square).is_none().then_some("faint");
            html! { td class=[class] { (answers::on_square(board, square, words)) } }
        };
        let table = html! {
            table class="board" {
                caption { (self.text(TextBoardKey::Board)) }
                thead {
                    tr {
                        th scope="col" { (self.text(TextBoardKey::BoardCorner)) }
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
        self.folded("board", (TextBoardKey::Board, TextBoardKey::BoardShow), &table, false)
    }

    /// Renders the user's own scoresheet: the only list of moves on the page.
    fn sheet(&self) -> Markup {
        let Some(lines) = self.narrator.lines() else { return html! {} };
        let body = html! {
            @if lines.is_empty() {
                p { (self.text(TextBoardKey::SheetEmpty)) }
            } @else {
                ul class="plain" {
                    @for (line, text) in lines { li { (answers::numbered(*line, text)) } }
                }
            }
        };
        self.folded("sheet", (TextBoardKey::Sheet, TextBoardKey::SheetShow), &body, false)
    }

    fn commands(&self) -> Markup {
        let list = html! {
            dl class="commands" {
                @for (words, tells, _) in &COMMANDS { (self.command(*words, *tells)) }
            }
        };
        let keys = (TextBoardKey::Commands, TextBoardKey::CommandsShow);
        self.folded("commands", keys, &list, self.answer.is_help)
    }

    fn command(&self, words: TextBoardKey, tells: TextBoardKey) -> Markup {
        let spellings = split_list(&self.words().plain(words));
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

    /// Renders an example of a command with its argument.
    fn example(&self, word: &str, words: TextBoardKey) -> String {
        let letters = Letters::Of(self.words().language());
        let e = letters.file(File::E);
        let king = split_list(&self.words().plain(TextBoardKey::WordsKing)).into_iter().next();
        match words {
            TextBoardKey::WordsWhere => format!("{word} {}", king.unwrap_or_default()),
            TextBoardKey::WordsScan => format!("{word} 4, {word} {e}"),
            TextBoardKey::WordsSquare => format!("{word} {e}4"),
            TextBoardKey::WordsPossible => format!("{word} {e}2"),
            _ => word.to_owned(),
        }
    }

    /// Renders the aids for the script, and links to other pages and languages.
    fn footer(&self) -> Markup {
        let id: GameId = self.head.id;
        html! {
            section id="aids" hidden data-lost=(self.text(TextBoardKey::LineLost)) {
                h2 { (self.text(TextBoardKey::Aids)) }
                p class="row" {
                    button type="button" id="speech" aria-pressed="false" { (self.text(TextBoardKey::Speech)) }
                    button type="button" id="sounds" aria-pressed="false" { (self.text(TextBoardKey::Sounds)) }
                }
            }
            nav aria-label=(self.text(TextBoardKey::Title)) {
                p class="row" {
                    a href="/" { (self.text(TextBoardKey::Home)) }
                    " "
                    a href={ "/games/" (id) } { (self.text(TextBoardKey::Sighted)) }
                }
            }
            (links(self.words(), &format!("/without-sight/{id}")))
        }
    }

    /// Renders the question before a resignation.
    pub(super) fn confirmation(&self) -> Markup {
        html! {
            main class="text-board" {
                h1 { (self.text(TextBoardKey::ResignSure)) }
                p { (self.name()) }
                form method="post" class="row" {
                    (self.hidden_fields())
                    input type="hidden" name="act" value=(ActionKind::Resign.name());
                    input type="hidden" name="sure" value="yes";
                    button class="danger" { (self.text(TextBoardKey::ResignYes)) }
                    " "
                    a class="button" href={ "/without-sight/" (self.head.id) } autofocus {
                        (self.text(TextBoardKey::ResignNo))
                    }
                }
            }
        }
    }
}
