//! The colours of the terminal.

use std::io::{IsTerminal, stdout};

use anstyle::{Ansi256Color, Color, RgbColor, Style};
use clap::ValueEnum;

/// The choice of the user.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum ColorChoice {
    #[default]
    Auto,
    Always,
    Never,
}

/// The colours of the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ColorMode {
    /// No colours.
    Plain,
    /// The 256 colours that nearly every terminal has.
    Indexed,
    /// 24-bit colour.
    True,
}

/// A colour as red, green and blue.
pub(crate) type Rgb = (u8, u8, u8);

impl ColorMode {
    /// The best that the terminal supports and the user wants.
    pub(crate) fn choose(choice: ColorChoice) -> Self {
        let able = || stdout().is_terminal() && anstyle_query::term_supports_color();
        let colourful = match choice {
            ColorChoice::Never => false,
            ColorChoice::Always => true,
            ColorChoice::Auto => !anstyle_query::no_color() && able(),
        };
        match (colourful, anstyle_query::truecolor()) {
            (false, _) => Self::Plain,
            (true, false) => Self::Indexed,
            (true, true) => Self::True,
        }
    }

    /// `text` in a colour, if there are colours.
    pub(crate) fn paint(self, text: &str, foreground: Rgb, background: Option<Rgb>) -> String {
        if self == Self::Plain {
            return text.to_owned();
        }
        let style = Style::new()
            .fg_color(Some(self.colour(foreground)))
            .bg_color(background.map(|background| self.colour(background)));
        format!("{style}{text}{style:#}")
    }

    /// `text` as a heading, if there are colours.
    pub(crate) fn strong(self, text: &str) -> String {
        if self == Self::Plain {
            return text.to_owned();
        }
        let style = Style::new().bold();
        format!("{style}{text}{style:#}")
    }

    /// The colour itself, or the nearest of the 6 × 6 × 6 cube that starts at index 16.
    fn colour(self, (red, green, blue): Rgb) -> Color {
        if self == Self::True {
            return RgbColor(red, green, blue).into();
        }
        Ansi256Color(16 + 36 * level(red) + 6 * level(green) + level(blue)).into()
    }
}

/// The nearest of the cube's six levels, 0, 95, 135, 175, 215 and 255.
const fn level(value: u8) -> u8 {
    match value {
        0..48 => 0,
        48..115 => 1,
        115..155 => 2,
        155..195 => 3,
        195..235 => 4,
        235.. => 5,
    }
}
