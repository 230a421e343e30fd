//! The codes of C.07: a name, then modifiers, as in `BH/C1` or `ARO/C1/U1400`.

use std::{fmt, str::FromStr};

use thiserror::Error;

/// The supported tie-breaks, by FIDE's names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Points.
    Pts,
    /// Points on the scale 1, ½, 0.
    Std,
    /// Direct encounter.
    De,
    /// Rounds with as many points as for a win.
    Win,
    /// Games won over the board.
    Won,
    /// Games played with Black.
    Bpg,
    /// Games won with Black.
    Bwg,
    /// Rounds the player elected to play.
    Rep,
    /// Progressive scores.
    Ps,
    /// Koya.
    Ks,
    /// Buchholz.
    Bh,
    /// Fore Buchholz: the last round counts as drawn.
    Fb,
    /// Average of the opponents' Buchholz.
    Aob,
    /// Sonneborn-Berger.
    Sb,
    /// The adjusted score, as it counts for opponents' Buchholz.
    Abh,
    /// The same, with the last round drawn.
    Afb,
    /// Average rating of opponents.
    Aro,
    /// Tournament performance rating.
    Tpr,
    /// Perfect tournament performance.
    Ptp,
    /// Average performance rating of opponents.
    Apro,
    /// Average perfect performance of opponents.
    Appo,
    /// The player's own rating.
    Rtng,
    /// Kashdan: 4, 2 and 1 for a win, draw and loss over the board. Not in C.07, but still announced.
    Ka,
    /// Start number, lower is better.
    Sno,
    /// Drawing of lots.
    Rnd,
}

impl Kind {
    const NAMES: [(Self, &'static str); 25] = [
        (Self::Pts, "PTS"),
        (Self::Std, "STD"),
        (Self::De, "DE"),
        (Self::Win, "WIN"),
        (Self::Won, "WON"),
        (Self::Bpg, "BPG"),
        (Self::Bwg, "BWG"),
        (Self::Rep, "REP"),
        (Self::Ps, "PS"),
        (Self::Ks, "KS"),
        (Self::Bh, "BH"),
        (Self::Fb, "FB"),
        (Self::Aob, "AOB"),
        (Self::Sb, "SB"),
        (Self::Abh, "ABH"),
        (Self::Afb, "AFB"),
        (Self::Aro, "ARO"),
        (Self::Tpr, "TPR"),
        (Self::Ptp, "PTP"),
        (Self::Apro, "APRO"),
        (Self::Appo, "APPO"),
        (Self::Rtng, "RTNG"),
        (Self::Ka, "KA"),
        (Self::Sno, "SNO"),
        (Self::Rnd, "RND"),
    ];

    /// FIDE's name.
    pub fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(kind, _)| *kind == self).map_or("", |&(_, name)| name)
    }
}

/// A tie-break with its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TieBreak {
    /// The tie-break.
    pub kind: Kind,
    /// The number of lowest values cut (`C1`, also with `M1`).
    pub cut_low: usize,
    /// The number of highest values cut (`M1`).
    pub cut_high: usize,
    /// Forfeited games count as played (`P`).
    pub forfeits_count: bool,
    /// The rating assigned to an unrated player (`U1400`).
    pub unrated: Option<u32>,
    /// The last round counts as drawn (`F`).
    pub fore: bool,
    /// Koya: the minimum score of an opponent, in per cent (`L60`).
    pub limit_percent: u32,
    /// Koya: tenths of a point added to the limit (`L+1` is half a point, `L+1.0` a whole one).
    pub limit_extra: i32,
    /// Lower is better (`R`).
    pub reversed: bool,
}

impl TieBreak {
    /// Creates a tie-break without modifiers.
    pub const fn plain(kind: Kind) -> Self {
        Self {
            kind,
            cut_low: 0,
            cut_high: 0,
            forfeits_count: false,
            unrated: None,
            fore: matches!(kind, Kind::Fb | Kind::Afb),
            limit_percent: 50,
            limit_extra: 0,
            reversed: false,
        }
    }
}

/// The error for a code that is not a supported tie-break of C.07.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("«{0}» is not a tie-break")]
pub struct UnknownCode(pub String);

impl FromStr for TieBreak {
    type Err = UnknownCode;

    fn from_str(text: &str) -> Result<Self, UnknownCode> {
        let unknown = || UnknownCode(text.to_owned());
        let upper = text.trim().to_ascii_uppercase();
        let mut parts = upper.split(['/', '!', '#']);
        let name = match parts.next().unwrap_or_default() {
            "GE" => "REP",
            "TPN" => "SNO",
            name => name,
        };
        let kind = Kind::NAMES.iter().find(|(_, known)| *known == name).ok_or_else(unknown)?.0;
        let mut tiebreak = Self::plain(kind);
        for part in parts {
            let number = || part[1..].parse::<u32>().map_err(|_| unknown());
            match part.as_bytes().first() {
                Some(b'C') => tiebreak.cut_low = number()? as usize,
                Some(b'M') => {
                    tiebreak.cut_low = number()? as usize;
                    tiebreak.cut_high = tiebreak.cut_low;
                }
                Some(b'U') => tiebreak.unrated = Some(number()?),
                Some(b'L') => tiebreak.set_limit(&part[1..]).ok_or_else(unknown)?,
                Some(b'P') if part.len() == 1 => tiebreak.forfeits_count = true,
                Some(b'F') if part.len() == 1 => tiebreak.fore = true,
                Some(b'R') if part.len() == 1 => tiebreak.reversed = true,
                _ => return Err(unknown()),
            }
        }
        Ok(tiebreak)
    }
}

impl TieBreak {
    fn set_limit(&mut self, text: &str) -> Option<()> {
        if let Ok(percent) = text.parse()
            && !text.starts_with('+')
        {
            self.limit_percent = percent;
            return Some(());
        }
        let (sign, number) = match text.split_at_checked(1)? {
            ("+", number) => (1, number),
            ("-", number) => (-1, number),
            _ => return None,
        };
        let tenths = if number.contains('.') {
            number.parse::<crate::Points>().ok()?.in_tenths()
        } else {
            number.parse::<i32>().ok()? * 5
        };
        self.limit_extra = sign * tenths;
        Some(())
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.name())?;
        match (self.cut_low, self.cut_high) {
            (0, 0) => {}
            (low, 0) => write!(f, "/C{low}")?,
            (low, _) => write!(f, "/M{low}")?,
        }
        if self.limit_percent != 50 {
            write!(f, "/L{}", self.limit_percent)?;
        }
        if self.limit_extra != 0 {
            let sign = if self.limit_extra < 0 { '-' } else { '+' };
            write!(f, "/L{sign}{}", crate::Points::tenths(self.limit_extra.abs()))?;
        }
        if let Some(unrated) = self.unrated {
            write!(f, "/U{unrated}")?;
        }
        let fore = self.fore && !Self::plain(self.kind).fore;
        for (letter, set) in [('P', self.forfeits_count), ('F', fore), ('R', self.reversed)] {
            if set {
                write!(f, "/{letter}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_and_written() {
        for code in [
            "BH",
            "BH/C1",
            "BH/M1",
            "FB/C2",
            "SB/C1/P",
            "ARO/C1/U1400",
            "DE/P",
            "KS/L60",
            "KS/L+0.5",
            "RTNG/R",
            "AOB/F",
        ] {
            let tiebreak: TieBreak = code.parse().expect(code);
            assert_eq!(tiebreak.to_string(), code);
        }
        assert_eq!("ks/l+1".parse::<TieBreak>().expect("known").limit_extra, 5);
        assert_eq!("GE".parse::<TieBreak>(), "REP".parse());
        for code in ["", "XX", "BH/", "BH/C", "BH/Q1", "BH/P1"] {
            assert!(code.parse::<TieBreak>().is_err(), "{code}");
        }
    }
}
