//! Moments that a game does not have.

use adoube_record::{
    claim::MomentError,
    i18n::{ClaimKey, Localizer},
};

use super::Report;

pub(super) fn not_a_moment(text: &str, words: &Localizer) -> Report {
    Report::new("moment", words.say(ClaimKey::ErrorMoment, [("text", text.into())]))
        .help(words.plain(ClaimKey::HelpMoment))
}

pub(super) fn no_moment(why: MomentError, words: &Localizer) -> Report {
    match why {
        MomentError::Beyond { moment, last } => {
            let moment = ("moment", moment.to_string().into());
            let help = match last {
                Some(last) => {
                    let last = ("moment", last.to_string().into());
                    words.say(ClaimKey::HelpMomentLast, [last])
                }
                None => words.plain(ClaimKey::HelpNoMoves),
            };
            Report::new("moment", words.say(ClaimKey::ErrorMomentBeyond, [moment])).help(help)
        }
        MomentError::Broken(Some(last)) => {
            let last = ("moment", last.to_string().into());
            Report::new("game-broken", words.say(ClaimKey::ErrorGameBroken, [last]))
                .help(words.plain(ClaimKey::HelpGameBroken))
        }
        MomentError::Broken(None) => {
            Report::new("game-broken", words.plain(ClaimKey::ErrorGameUnread))
        }
        MomentError::Pass(moment) => {
            let moment = ("moment", moment.to_string().into());
            Report::new("pass", words.say(ClaimKey::ErrorPass, [moment]))
        }
    }
}
