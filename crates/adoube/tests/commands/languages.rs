//! The choice of the language.

use crate::adoube_in;

#[track_caller]
fn check(environment: &[(&str, &str)], options: &[&str], expected: &str) {
    let run = adoube_in(environment, &[&["show", "startpos"], options].concat(), "");
    assert_eq!(run.exit, 0);
    assert!(run.stdout.contains(expected), "{}", run.stdout);
}

#[test]
fn the_locale_chooses() {
    check(&[], &[], "White to move.");
    check(&[("LANG", "sl_SI.UTF-8")], &[], "Na potezi je beli.");
    check(&[("LANG", "hr_HR.UTF-8")], &[], "Na potezu je bijeli.");
    check(&[("LANG", "sr_RS.UTF-8")], &[], "На потезу је бели.");
    check(&[("LANG", "sr_RS.UTF-8@latin")], &[], "Na potezu je beli.");
    check(&[("LANG", "de_DE.UTF-8")], &[], "White to move.");
}

#[test]
fn lc_all_goes_before_lang_and_the_option_before_both() {
    let environment = [("LC_ALL", "hr_HR.UTF-8"), ("LANG", "sl_SI.UTF-8")];
    check(&environment, &[], "Na potezu je bijeli.");
    check(&environment, &["--lang", "en"], "White to move.");
    check(&[("LC_ALL", ""), ("LANG", "sl_SI.UTF-8")], &[], "Na potezi je beli.");
}

#[test]
fn an_unknown_language_is_reported_in_the_language_of_the_locale() {
    let run = adoube_in(&[("LANG", "sl_SI.UTF-8")], &["tour", "--lang", "xx"], "");
    assert_eq!(run.exit, 2);
    assert!(run.stderr.starts_with("Jezik »xx« ni na voljo."), "{}", run.stderr);
}
