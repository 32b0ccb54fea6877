//! Who decided something, or noted it.

use schemars::JsonSchema;
use serde::Serialize;

use crate::domain::{Actor, Role};

/// Who decided.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct Decider {
    /// The office.
    pub office: Role,
    /// The person; empty where nobody signed in.
    pub name: String,
    /// The console.
    pub station: String,
}

impl From<&Actor> for Decider {
    fn from(by: &Actor) -> Self {
        Self { office: by.role, name: by.name.clone(), station: by.station.clone() }
    }
}
