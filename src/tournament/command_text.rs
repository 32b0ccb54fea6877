//! What was asked, as the journal keeps it beside what followed.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

use super::command::Command;

/// A command as its JSON text.
///
/// Only what decides once more reads it: a journal opens although a later program has a command no longer, or has
/// given it another field.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CommandText(Box<RawValue>);

impl CommandText {
    /// Keeps a command. `None` where it cannot be written as JSON, which no command is.
    pub(super) fn of(command: &Command) -> Option<Self> {
        to_raw_value(command).ok().map(Self)
    }

    /// The command; an error where this program does not know it.
    pub fn command(&self) -> Result<Command, serde_json::Error> {
        serde_json::from_str(self.0.get())
    }
}

impl PartialEq for CommandText {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}

impl Eq for CommandText {}

impl JsonSchema for CommandText {
    fn schema_name() -> Cow<'static, str> {
        Command::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Command::json_schema(generator)
    }
}
