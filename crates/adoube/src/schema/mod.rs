//! The JSON Schemas in `docs/schema/`, one for each command, made from the types of the answers. To update them, run
//! the tests with `UPDATE_DOCS=1`.

mod convention;
mod make;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::Value;

use crate::{
    cli::{completions, man},
    commands::{
        audit, case, chess960, claim, envelope, law, moves, notation, pairing, perft, pgn,
        regulations, scoresheet, serve, sheets, show, tour, verify, winnable,
    },
    json::{ErrorFacts, GUESSED_ENCODINGS_KEY, GuessFacts, SummaryFacts},
    problem::Report,
};

/// The answers of a command: objects of one of these types, or an error.
struct CommandSchema {
    /// The command, with a hyphen before a subcommand.
    name: &'static str,
    answers: Vec<MakeSchema>,
}

/// Makes the schema of a type.
type MakeSchema = fn(&mut SchemaGenerator) -> Schema;

/// Errors, which also have a schema of their own.
const ERROR: &str = "error";

/// The schema of a type, without a name.
fn schema<T: JsonSchema>() -> MakeSchema {
    T::json_schema
}

/// The same for an answer that is made from texts, whose encoding may have been guessed.
fn text_schema<T: JsonSchema>() -> MakeSchema {
    |generator| {
        let mut schema = T::json_schema(generator).to_value();
        let mut guesses = generator.subschema_for::<Vec<GuessFacts>>().to_value();
        guesses["description"] =
            "The files that are not UTF-8, with the encodings that were guessed for them.".into();
        require(&mut schema, GUESSED_ENCODINGS_KEY, guesses);
        schema.try_into().expect("it is still a schema")
    }
}

/// Adds a key to the schema of an object.
fn require(schema: &mut Value, key: &str, value: Value) {
    schema["properties"][key] = value;
    let required = schema["required"].as_array_mut().expect("every key is required");
    required.push(key.into());
}

fn command(name: &'static str, answers: impl Into<Vec<MakeSchema>>) -> CommandSchema {
    let mut answers = answers.into();
    answers.push(schema::<ErrorFacts<Report>>());
    CommandSchema { name, answers }
}

/// All schemas. A missing command fails a test.
fn all() -> Vec<CommandSchema> {
    let winnable = schema::<winnable::facts::Facts>();
    vec![
        command(ERROR, []),
        command("show", [schema::<show::Facts>()]),
        command("moves", [schema::<moves::Facts>()]),
        command(
            "notation",
            [text_schema::<notation::Facts>(), text_schema::<notation::games::GamesFacts>()],
        ),
        command("chess960", [schema::<chess960::Facts>()]),
        command("winnable", [winnable, schema::<SummaryFacts<winnable::batch::BatchFacts>>()]),
        command("dead", [winnable]),
        command(
            "pgn",
            [schema::<pgn::facts::NoteFacts>(), schema::<SummaryFacts<pgn::facts::NoteCounts>>()],
        ),
        command("claim", [text_schema::<claim::facts::Facts<'_>>()]),
        command(
            "scoresheet",
            [
                text_schema::<scoresheet::facts::Facts>(),
                text_schema::<scoresheet::facts::ManyFacts>(),
            ],
        ),
        command("sheets", [text_schema::<sheets::facts::Facts>()]),
        command("envelope", [text_schema::<envelope::Facts>()]),
        command(
            "audit",
            [
                schema::<audit::facts::FindingFacts>(),
                schema::<SummaryFacts<audit::facts::TallyFacts>>(),
                schema::<audit::facts::PartitionFacts>(),
                schema::<SummaryFacts<audit::facts::PartitionSummaryFacts>>(),
            ],
        ),
        command("law", [schema::<law::lookup::Facts>(), schema::<law::editions::Facts>()]),
        command("law-search", [schema::<law::search::Facts>()]),
        command("law-diff", [schema::<law::diff::Facts>()]),
        command("law-coverage", [schema::<law::coverage::Facts>()]),
        command("law-term", [schema::<law::term::Facts>()]),
        command("case-run", [text_schema::<case::run::Facts>()]),
        command("case-explain", [text_schema::<case::explain::Facts>()]),
        command("case-new", [schema::<case::new::Facts>()]),
        command("case-translate", [text_schema::<case::translate::Facts>()]),
        command(
            "regulations",
            [
                text_schema::<regulations::facts::Facts>(),
                schema::<regulations::facts::PresetFacts>(),
                schema::<regulations::facts::PresetList>(),
            ],
        ),
        command("pairing-next", [text_schema::<pairing::next::Facts>()]),
        command("pairing-check", [text_schema::<pairing::check::Facts>()]),
        command("pairing-explain", [text_schema::<pairing::explain::Facts>()]),
        command("pairing-generate", [schema::<pairing::generate::Facts>()]),
        command("pairing-standings", [text_schema::<pairing::standings::Facts>()]),
        command(
            "serve",
            [schema::<serve::facts::EventFacts>(), schema::<serve::facts::SettingsFacts>()],
        ),
        command("verify", [schema::<verify::Facts>()]),
        command("perft", [schema::<perft::Facts>()]),
        command("tour", [schema::<tour::Facts>()]),
        command("completions", [schema::<completions::Facts>()]),
        command("man", [schema::<man::Facts>(), schema::<man::WrittenFiles>()]),
    ]
}
