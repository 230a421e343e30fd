//! The JSON Schemas in `docs/schema/`, one for each command, made from the types of the answers. To write them anew, run
//! the tests with `UPDATE_DOCS=1`.

mod convention;
mod make;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::Value;

use crate::{
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

/// The errors, which have a schema of their own beside those of the commands.
const ERROR: &str = "error";

/// The schema of a type, without a name.
fn of<T: JsonSchema>() -> MakeSchema {
    T::json_schema
}

/// The same for an answer that is made from texts, whose encoding may have been guessed.
fn of_texts<T: JsonSchema>() -> MakeSchema {
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
    answers.push(of::<ErrorFacts<Report>>());
    CommandSchema { name, answers }
}

/// All schemas. A command that is not here fails a test.
fn all() -> Vec<CommandSchema> {
    let winnable = of::<winnable::facts::Facts>();
    vec![
        command(ERROR, []),
        command("show", [of::<show::Facts>()]),
        command("moves", [of::<moves::Facts>()]),
        command("notation", [of_texts::<notation::Facts>(), of_texts::<notation::games::GamesFacts>()]),
        command("chess960", [of::<chess960::Facts>()]),
        command("winnable", [winnable, of::<SummaryFacts<winnable::batch::BatchFacts>>()]),
        command("dead", [winnable]),
        command(
            "pgn",
            [of::<pgn::facts::NoteFacts>(), of::<SummaryFacts<pgn::facts::NoteCounts>>()],
        ),
        command("claim", [of_texts::<claim::facts::Facts<'_>>()]),
        command(
            "scoresheet",
            [of_texts::<scoresheet::facts::Facts>(), of_texts::<scoresheet::facts::ManyFacts>()],
        ),
        command("sheets", [of_texts::<sheets::facts::Facts>()]),
        command("envelope", [of_texts::<envelope::Facts>()]),
        command(
            "audit",
            [of::<audit::facts::FindingFacts>(), of::<SummaryFacts<audit::facts::TallyFacts>>()],
        ),
        command("law", [of::<law::lookup::Facts>(), of::<law::editions::Facts>()]),
        command("law-search", [of::<law::search::Facts>()]),
        command("law-diff", [of::<law::diff::Facts>()]),
        command("law-coverage", [of::<law::coverage::Facts>()]),
        command("law-term", [of::<law::term::Facts>()]),
        command("case-run", [of_texts::<case::run::Facts>()]),
        command("case-explain", [of_texts::<case::explain::Facts>()]),
        command("case-new", [of::<case::new::Facts>()]),
        command("case-translate", [of_texts::<case::translate::Facts>()]),
        command(
            "regulations",
            [
                of_texts::<regulations::facts::Facts>(),
                of::<regulations::facts::PresetFacts>(),
                of::<regulations::facts::PresetList>(),
            ],
        ),
        command("pairing-next", [of_texts::<pairing::next::Facts>()]),
        command("pairing-check", [of_texts::<pairing::check::Facts>()]),
        command("pairing-explain", [of_texts::<pairing::explain::Facts>()]),
        command("pairing-generate", [of::<pairing::generate::Facts>()]),
        command("pairing-standings", [of_texts::<pairing::standings::Facts>()]),
        command("serve", [of::<serve::facts::EventFacts>(), of::<serve::facts::SettingsFacts>()]),
        command("verify", [of::<verify::Facts>()]),
        command("perft", [of::<perft::Facts>()]),
        command("tour", [of::<tour::Facts>()]),
    ]
}
