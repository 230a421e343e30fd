//! Generates code from the texts, if the feature is enabled.

#![expect(clippy::disallowed_methods, reason = "records open no files; their build script does")]

#[cfg(feature = "i18n")]
#[path = "build/keys.rs"]
mod keys;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "i18n")]
    keys::generate();
}
