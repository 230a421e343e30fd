//! Language tags, and the styles that each edition permits.

use adoube_chess::notation::{
    Appendix, Castling, Checks, Form, Language, Leniency, Letters, Promotion, Sign, Style,
};

#[test]
fn tags_are_parsed_leniently() {
    let table = [
        ("en", Some(Language::En)),
        ("EN-gb", Some(Language::En)),
        ("sl_SI.UTF-8", Some(Language::Sl)),
        ("Hr", Some(Language::Hr)),
        ("sr", Some(Language::SrCyrl)),
        ("sr-RS", Some(Language::SrCyrl)),
        ("sr_cyrl", Some(Language::SrCyrl)),
        ("SR_LATN", Some(Language::SrLatn)),
        ("sr-Latn-RS", Some(Language::SrLatn)),
        ("sr_RS@latin", Some(Language::SrLatn)),
        (" sl ", Some(Language::Sl)),
        ("", None),
        ("de", None),
        ("srb", None),
        ("slovene", None),
    ];
    for (tag, language) in table {
        assert_eq!(Language::from_tag(tag), language, "{tag:?}");
    }
    for language in Language::ALL {
        assert_eq!(Language::from_tag(language.tag()), Some(language));
    }
}

#[test]
fn editions_reject_unknown_styles() {
    use Leniency::{
        CaptureSignMissing, CheckSignMissing, EnPassantSignMissing, Hyphen, LongForm, PromotionSign,
    };
    let full = Appendix::Y2005.style(Language::Sl);
    let bare = Style {
        captures: Sign::Omitted,
        checks: Checks::Omitted,
        en_passant: Sign::Omitted,
        ..full
    };
    let table: &[(Style, [&[Leniency]; 3])] = &[
        (full, [&[], &[], &[]]),
        (Style { castling: Castling::Letters, ..full }, [&[], &[], &[]]),
        (
            Style { captures: Sign::Omitted, ..full },
            [&[CaptureSignMissing], &[CaptureSignMissing], &[]],
        ),
        (Style { checks: Checks::Omitted, ..full }, [&[CheckSignMissing], &[], &[]]),
        (
            bare,
            [
                &[CaptureSignMissing, CheckSignMissing, EnPassantSignMissing],
                &[CaptureSignMissing, EnPassantSignMissing],
                &[],
            ],
        ),
        (Style { form: Form::Long, ..full }, [&[LongForm], &[LongForm], &[]]),
        (Style { form: Form::Hyphenated, ..full }, [&[LongForm, Hyphen], &[LongForm, Hyphen], &[]]),
        (
            Style { promotion: Promotion::Equals, ..full },
            [&[PromotionSign], &[PromotionSign], &[PromotionSign]],
        ),
    ];
    for (style, refused) in table {
        for (appendix, refused) in Appendix::ALL.into_iter().zip(refused) {
            let expected = if refused.is_empty() { Ok(*style) } else { Err(refused.to_vec()) };
            assert_eq!(style.under(appendix), expected, "{appendix:?} {style:?}");
        }
    }
}

#[test]
fn every_edition_allows_its_own_style() {
    for appendix in Appendix::ALL {
        for letters in Letters::ALL {
            let style = appendix.style(letters);
            assert_eq!(style.under(appendix), Ok(style));
        }
    }
}

#[test]
fn the_note_of_2009_excuses_scoresheets() {
    let missing = Leniency::CaptureSignMissing;
    assert!(!missing.is_excused_on_scoresheet(Appendix::Y2005));
    assert!(
        !missing.is_allowed_by(Appendix::Y2009)
            && missing.is_excused_on_scoresheet(Appendix::Y2009)
    );
    assert!(missing.is_allowed_by(Appendix::Y2017));
}

#[test]
fn leniencies_have_unique_names() {
    let mut names: Vec<_> = Leniency::ALL.iter().map(|leniency| leniency.name()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Leniency::ALL.len());
}
