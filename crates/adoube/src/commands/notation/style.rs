//! The options for the style of notation, one for each field of [`Style`].

use adoube_chess::{
    Position,
    notation::{
        self, Appendix, Castling, Checks, Form, Language, Letters, Promotion, Reading, Sign, Style,
        announce,
        game::{self, Game},
    },
};
use adoube_laws::{Edition, rules::sheets::appendix};
use clap::Args;

use crate::{
    options::{Choices, edition, one_of},
    problem::Problem,
    writing,
};

/// The style; missing options follow the edition.
#[derive(Args, Debug)]
#[command(next_help_heading = "writing")]
pub(crate) struct StyleOptions {
    #[arg(long, value_name = "YEAR", value_parser = edition())]
    edition: Option<Edition>,
    #[arg(long, value_parser = one_of(FORMS))]
    form: Option<MoveForm>,
    #[arg(long)]
    figurines: bool,
    #[arg(long, value_name = "SIGN", value_parser = one_of(SIGNS))]
    captures: Option<Sign>,
    #[arg(long, value_name = "SIGN", value_parser = one_of(CASTLINGS))]
    castling: Option<Castling>,
    #[arg(long, value_name = "SIGN", value_parser = one_of(PROMOTIONS))]
    promotion: Option<Promotion>,
    #[arg(long, value_name = "SIGN", value_parser = one_of(CHECKS))]
    checks: Option<Checks>,
    #[arg(long, value_name = "SIGN", value_parser = one_of(SIGNS))]
    en_passant: Option<Sign>,
    #[arg(long, value_name = "SIGN", value_parser = one_of(SIGNS))]
    draw_offers: Option<Sign>,
}

/// On paper or aloud.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MoveForm {
    Written(Form),
    Announced,
}

const FORMS: Choices<MoveForm> = &[
    ("short", MoveForm::Written(Form::Short)),
    ("long", MoveForm::Written(Form::Long)),
    ("hyphenated", MoveForm::Written(Form::Hyphenated)),
    ("announce", MoveForm::Announced),
];
const SIGNS: Choices<Sign> = &[("written", Sign::Written), ("omitted", Sign::Omitted)];
const CASTLINGS: Choices<Castling> = &[("zeros", Castling::Zeros), ("letters", Castling::Letters)];
const PROMOTIONS: Choices<Promotion> = &[
    ("plain", Promotion::Plain),
    ("equals", Promotion::Equals),
    ("brackets", Promotion::Brackets),
];
const CHECKS: Choices<Checks> = &[
    ("plus-hash", Checks::PlusHash),
    ("plus-plus", Checks::PlusPlus),
    ("omitted", Checks::Omitted),
];

impl StyleOptions {
    /// The appendix.
    pub(crate) fn appendix(&self) -> Appendix {
        appendix(self.edition.unwrap_or(Edition::NEWEST))
    }

    /// The style of the edition with the options. If an edition was named, options that it
    /// does not allow are refused.
    pub(crate) fn style(&self, language: Language) -> Result<Style, Problem> {
        let letters = if self.figurines { Letters::Figurines } else { Letters::Of(language) };
        let usual = self.appendix().style(letters);
        let style = Style {
            letters,
            form: match self.form {
                Some(MoveForm::Written(form)) => form,
                Some(MoveForm::Announced) | None => usual.form,
            },
            captures: self.captures.unwrap_or(usual.captures),
            castling: self.castling.unwrap_or(usual.castling),
            promotion: self.promotion.unwrap_or(usual.promotion),
            checks: self.checks.unwrap_or(usual.checks),
            en_passant: self.en_passant.unwrap_or(usual.en_passant),
            draw_offers: self.draw_offers.unwrap_or(usual.draw_offers),
        };
        match self.edition {
            None => Ok(style),
            Some(edition) => style
                .under(self.appendix())
                .map_err(|refused| Problem::NotInEdition { edition, refused }),
        }
    }

    /// One move, followed by its draw offer.
    pub(crate) fn single(&self, position: &Position, reading: &Reading, style: Style) -> String {
        let (text, offer) = match self.form {
            Some(MoveForm::Announced) => (announce::write(position, reading.moved), " (=)"),
            Some(MoveForm::Written(_)) | None => {
                (notation::write(position, reading.moved, &style), "(=)")
            }
        };
        let offered = reading.draw_offer && style.draw_offers == Sign::Written;
        if offered { text + offer } else { text }
    }

    /// A game: a scoresheet, or a numbered announcement a line.
    pub(crate) fn game(&self, start: &Position, game: &Game, style: Style) -> String {
        if self.form != Some(MoveForm::Announced) {
            return game::write(start, game, &style).expect("a game that was read is legal");
        }
        let mut position = *start;
        let mut lines = Vec::with_capacity(game.moves.len() + 1);
        for reading in &game.moves {
            let said = self.single(&position, reading, style);
            lines.push(writing::with_number(&position, &said));
            position = position.play_unchecked(reading.moved);
        }
        lines.extend(game.score.map(|score| score.to_string()));
        lines.join("\n")
    }
}
