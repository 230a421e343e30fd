//! The page: headings, the field, the answer, and everything that can be seen, in an order that reads well aloud.

use adoube_chess::{File, Rank, Square, notation::Letters};
use adoube_laws::table::{ActionKind, May, Viewer};
use adoube_record::{
    i18n::{BlindKey, HallKey, Words},
    narrate,
};

use super::{
    acts::{self, Field},
    answers::{self, Narrator},
    commands::{COMMANDS, listed},
    sentence::Sentence,
};
use crate::{
    http::{pages::html::escaped, shared::games::GameHead},
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
    const fn words(&self) -> &Words {
        self.narrator.words
    }

    fn text(&self, key: BlindKey) -> String {
        escaped(&self.words().plain(key))
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
        escaped(&(answer + &self.name()))
    }

    /// The whole body.
    pub(super) fn body(&self) -> String {
        let as_whom = self.words().say(BlindKey::As, [("who", self.who().into())]);
        [
            format!(
                "<main class=\"without-sight\" data-game=\"{}\" data-seq=\"{}\">\
                 <h1>{}</h1><p class=\"faint\">{} · {}</p>",
                self.head.id,
                self.seq,
                escaped(&self.name()),
                self.text(BlindKey::Title),
                escaped(&as_whom)
            ),
            self.answered(),
            self.field(),
            self.section("now", BlindKey::Now, &listed_in("ul", &self.narrator.now())),
            self.section("clocks", BlindKey::Clocks, &listed_in("ul", &self.narrator.clocks())),
            self.acts(),
            self.board(),
            self.sheet(),
            self.commands(),
            self.around(),
            "</main>".to_owned(),
        ]
        .concat()
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

    fn answered(&self) -> String {
        let (role, class) =
            if self.answer.is_refusal { ("alert", "answer refused") } else { ("status", "answer") };
        let told = each(&self.answer.told, |told| format!("<p>{}</p>", told.html()));
        format!(
            "<h2 class=\"unseen\">{}</h2><div id=\"answer\" class=\"{class}\" role=\"{role}\" \
             aria-live=\"assertive\" aria-atomic=\"true\">{told}</div>",
            self.text(BlindKey::Answer)
        )
    }

    /// What every form sends along.
    fn kept(&self) -> String {
        format!(
            "<input type=\"hidden\" name=\"key\" value=\"{}\">\
             <input type=\"hidden\" name=\"seen\" value=\"{}\">",
            escaped(&self.key),
            self.seq
        )
    }

    fn field(&self) -> String {
        let letters = Letters::Of(self.words().language());
        let knight = letters.piece(adoube_chess::Role::Knight).unwrap_or('N');
        let [e, f, g] = [File::E, File::F, File::G].map(|file| letters.file(file));
        let examples = format!(
            "{e}4, {knight}{f}3, {g}1{f}3, 0-0, {}",
            Sentence::announcement("Eva zwei Eva vier")
        );
        let help = listed(&self.words().plain(BlindKey::WordsHelp)).into_iter().next();
        let with = [("examples", examples.into()), ("help", help.unwrap_or_default().into())];
        let hint = Sentence::new(self.words().say(BlindKey::Hint, with));
        format!(
            "<form method=\"post\" id=\"said\" class=\"said\"><p><label for=\"field\">{}</label>\
             <span class=\"row\"><input id=\"field\" name=\"said\" value=\"{}\" autofocus autocomplete=\"off\" \
             autocapitalize=\"off\" autocorrect=\"off\" spellcheck=\"false\" maxlength=\"300\" \
             aria-describedby=\"answer hint\"><button class=\"main\">{}</button></span></p>{}\
             <p id=\"hint\" class=\"faint\">{}</p></form>\
             <p class=\"row\"><a href=\"?since={}\">{}</a> <a href=\"?since={}&amp;wait=1\">{}</a></p>",
            self.text(BlindKey::Field),
            escaped(&self.answer.typed),
            self.text(BlindKey::Send),
            self.kept(),
            hint.html(),
            self.seq,
            self.text(BlindKey::LookAgain),
            self.seq,
            self.text(BlindKey::Wait),
        )
    }

    fn section(&self, part: &str, heading: BlindKey, body: &str) -> String {
        let heading = self.text(heading);
        format!("<section><h2>{heading}</h2><div data-part=\"{part}\">{body}</div></section>")
    }

    fn folded(
        &self,
        part: &str,
        (heading, summary): (BlindKey, BlindKey),
        body: &str,
        is_open: bool,
    ) -> String {
        let open = if is_open { " open" } else { "" };
        format!(
            "<section><h2>{}</h2><details id=\"{part}\"{open}><summary>{}</summary>\
             <div class=\"wide\" data-part=\"{part}\">{body}</div></details></section>",
            self.text(heading),
            self.text(summary)
        )
    }

    fn acts(&self) -> String {
        let is_player =
            matches!(self.narrator.view.viewer, Viewer::Player(_) | Viewer::Assistant(_));
        let may: Vec<May> = self.narrator.view.may.iter().copied().filter(|_| is_player).collect();
        let (usual, seldom): (Vec<May>, Vec<May>) =
            may.into_iter().partition(|may| acts::is_usual(may.what));
        let listed = |group: &[May]| -> String {
            let forms: String = group.iter().filter_map(|may| self.act(*may)).collect();
            if forms.is_empty() { forms } else { format!("<ul class=\"acts\">{forms}</ul>") }
        };
        let (usual, seldom) = (listed(&usual), listed(&seldom));
        let nothing = || format!("<p>{}</p>", self.text(BlindKey::NotNow));
        let usual = if usual.is_empty() { nothing() } else { usual };
        let folded = format!(
            "<details><summary>{}</summary><div data-part=\"seldom\">{seldom}</div></details>",
            self.text(BlindKey::ActsMore)
        );
        let folded = if is_player { folded } else { String::new() };
        format!(
            "<section><h2>{}</h2><div data-part=\"acts\">{usual}</div>{folded}</section>",
            self.text(BlindKey::Acts)
        )
    }

    fn act(&self, may: May) -> Option<String> {
        let field = acts::field(may.what)?;
        let name = may.what.name();
        let told = escaped(&narrate::act(may.what, self.words()));
        let class = if may.what == ActionKind::Resign { " class=\"danger\"" } else { "" };
        Some(format!(
            "<li><form method=\"post\" class=\"row\"><input type=\"hidden\" name=\"act\" value=\"{name}\">{}{}\
             <button{class}>{told}</button>{}</form></li>",
            self.kept(),
            self.filled(field, name),
            may.under.map_or_else(String::new, article)
        ))
    }

    /// The input before the button.
    fn filled(&self, field: Field, name: &str) -> String {
        let label = match field {
            Field::Nothing => return String::new(),
            Field::Text => BlindKey::Text,
            Field::MoveText => BlindKey::MoveText,
            Field::Move => BlindKey::MoveOptional,
            Field::Line => BlindKey::LineNumber,
            Field::Square => BlindKey::SquareOfPiece,
            Field::Area => BlindKey::Area,
            Field::Duty => BlindKey::Duty,
            Field::Matter => BlindKey::Matter,
        };
        let label = self.text(label);
        let choices = acts::choices(field, self.words());
        let id = format!("text-{name}");
        let input = if choices.is_empty() {
            format!("<input id=\"{id}\" name=\"text\" autocomplete=\"off\" maxlength=\"300\">")
        } else {
            let options = each(&choices, |(value, told)| {
                format!("<option value=\"{}\">{}</option>", escaped(value), escaped(told))
            });
            format!("<select id=\"{id}\" name=\"text\">{options}</select>")
        };
        format!("<span class=\"filled\"><label for=\"{id}\">{label}</label>{input}</span>")
    }

    /// The board as a table: ranks from the eighth, files with their letters.
    fn board(&self) -> String {
        let (words, board) = (self.words(), &self.narrator.view.board);
        let letters = Letters::Of(words.language());
        let files: String =
            File::ALL.map(|file| format!("<th scope=\"col\">{}</th>", letters.file(file))).concat();
        let row = |rank: Rank| {
            let cells = File::ALL.map(|file| {
                let square = Square::new(file, rank);
                let told = escaped(&answers::on_square(board, square, words));
                let class = if board.piece_on(square).is_some() { "" } else { " class=\"faint\"" };
                format!("<td{class}>{told}</td>")
            });
            format!("<tr><th scope=\"row\">{}</th>{}</tr>", rank.digit(), cells.concat())
        };
        let rows: String = Rank::ALL.into_iter().rev().map(row).collect();
        let table = format!(
            "<table class=\"board\"><caption>{}</caption><thead><tr><th scope=\"col\">{}</th>{files}</tr></thead>\
             <tbody>{rows}</tbody></table>",
            self.text(BlindKey::Board),
            self.text(BlindKey::BoardCorner)
        );
        self.folded("board", (BlindKey::Board, BlindKey::BoardShow), &table, false)
    }

    /// The own scoresheet: the only list of moves that there is.
    fn sheet(&self) -> String {
        let Some(lines) = self.narrator.lines() else { return String::new() };
        let body = if lines.is_empty() {
            format!("<p>{}</p>", self.text(BlindKey::SheetEmpty))
        } else {
            let items = lines.iter().map(|(line, text)| {
                format!("<li>{}</li>", escaped(&answers::numbered(*line, text)))
            });
            format!("<ul class=\"plain\">{}</ul>", items.collect::<String>())
        };
        self.folded("sheet", (BlindKey::Sheet, BlindKey::SheetShow), &body, false)
    }

    fn commands(&self) -> String {
        let items = COMMANDS.iter().map(|(words, tells, _)| {
            let spellings = listed(&self.words().plain(*words));
            let short = spellings.first().cloned().unwrap_or_default();
            let tells =
                self.words().say(*tells, [("example", self.example(&short, *words).into())]);
            let spellings: Vec<String> =
                spellings.iter().map(|word| format!("<kbd>{}</kbd>", escaped(word))).collect();
            format!("<dt>{}</dt><dd>{}</dd>", spellings.join(", "), escaped(&tells))
        });
        let list = format!("<dl class=\"commands\">{}</dl>", items.collect::<String>());
        let keys = (BlindKey::Commands, BlindKey::CommandsShow);
        self.folded("commands", keys, &list, self.answer.is_help)
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
    fn around(&self) -> String {
        let id: GameId = self.head.id;
        format!(
            "<section id=\"aids\" hidden data-lost=\"{}\"><h2>{}</h2><p class=\"row\">\
             <button type=\"button\" id=\"speech\" aria-pressed=\"false\">{}</button>\
             <button type=\"button\" id=\"sounds\" aria-pressed=\"false\">{}</button></p></section>\
             <nav aria-label=\"{}\"><p class=\"row\"><a href=\"/\">{}</a> <a href=\"/games/{id}\">{}</a></p></nav>{}",
            self.text(BlindKey::LineLost),
            self.text(BlindKey::Aids),
            self.text(BlindKey::Speech),
            self.text(BlindKey::Sounds),
            self.text(BlindKey::Title),
            self.text(BlindKey::Home),
            self.text(BlindKey::Sighted),
            crate::http::pages::languages::links(self.words(), &format!("/without-sight/{id}")),
        )
    }

    /// The question before a game is given up.
    pub(super) fn sure(&self) -> String {
        format!(
            "<main class=\"without-sight\"><h1>{}</h1><p>{}</p>\
             <form method=\"post\" class=\"row\">{}<input type=\"hidden\" name=\"act\" value=\"{}\">\
             <input type=\"hidden\" name=\"sure\" value=\"yes\"><button class=\"danger\">{}</button> \
             <a class=\"button\" href=\"/without-sight/{}\" autofocus>{}</a></form></main>",
            self.text(BlindKey::ResignSure),
            escaped(&self.name()),
            self.kept(),
            ActionKind::Resign.name(),
            self.text(BlindKey::ResignYes),
            self.head.id,
            self.text(BlindKey::ResignNo)
        )
    }
}

/// One piece of hypertext for each of several things.
fn each<T>(things: &[T], written: impl Fn(&T) -> String) -> String {
    things.iter().map(written).collect()
}

/// Sentences in a list.
fn listed_in(element: &str, told: &[Sentence]) -> String {
    let items = each(told, |told| format!("<li>{}</li>", told.html()));
    format!("<{element} class=\"plain\">{items}</{element}>")
}

/// Where a right is written.
fn article(cite: adoube_laws::Citation) -> String {
    let (edition, numbers) = (cite.edition(), cite.articles());
    let links: Vec<String> = numbers
        .iter()
        .map(|number| format!("<a href=\"/laws/{edition}/{number}\">{number}</a>"))
        .collect();
    format!(" <span class=\"article\">{}</span>", links.join(", "))
}
