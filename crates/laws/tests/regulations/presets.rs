//! The presets.

use std::collections::BTreeSet;

use adoube_laws::{
    Edition,
    regulations::{
        Category::{Blitz, Rapid, Standard},
        Preset, Regulations, Rules,
    },
};

#[test]
fn every_preset_is_sound_and_says_all_that_has_to_be_announced() {
    for preset in Preset::all() {
        let announced = Regulations::read(preset.text());
        let announced = announced.unwrap_or_else(|faults| panic!("{}: {faults}", preset.name()));
        assert_eq!(announced.remarks, [], "{}", preset.name());
        assert_eq!(announced.regulations, preset.regulations());
        assert!(preset.text().starts_with("# "), "{} says what it is", preset.name());
    }
}

/// Except those of days gone by, so that a new edition is not forgotten here.
#[test]
fn presets_are_of_the_newest_edition() {
    let historic = ["blitz-5-0-2009", "classical-40-2h-adjourned", "norway-2015"];
    for preset in Preset::all().filter(|preset| !historic.contains(&preset.name())) {
        assert_eq!(preset.regulations().edition, Edition::NEWEST, "{}", preset.name());
    }
    for name in historic {
        let edition = Preset::named(name).unwrap().regulations().edition;
        assert!(edition < Edition::Y2017, "{name}");
    }
}

#[test]
fn every_file_is_a_preset() {
    #[expect(clippy::disallowed_methods, reason = "the test looks at the sources")]
    let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/presets"));
    let files: BTreeSet<_> =
        folder.unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    let names: BTreeSet<_> =
        Preset::all().map(|preset| format!("{}.toml", preset.name())).collect();
    assert_eq!(files, names);
}

#[test]
fn presets_are_what_their_names_say() {
    for (name, category, rules) in [
        ("fide-standard-90-30", Standard, Rules::Competition),
        ("classical-40-2h", Standard, Rules::Competition),
        ("rapid-15-10", Rapid, Rules::Rapid),
        ("fischer-random-rapid", Rapid, Rules::Rapid),
        ("blitz-3-2", Blitz, Rules::Blitz),
        ("blitz-3-2-supervised", Blitz, Rules::Competition),
        ("armageddon-5-4", Blitz, Rules::Blitz),
    ] {
        let regulations = Preset::named(name).unwrap().regulations();
        assert_eq!((regulations.category(), regulations.rules()), (category, rules), "{name}");
    }
    assert_eq!(Preset::named("blitz"), None);
}
