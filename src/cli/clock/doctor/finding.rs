//! What the doctor says, a point at a time.

use serde_json::{Value, json};

use super::super::super::{Console, Problem};

/// The findings so far.
pub(super) struct Report {
    json: bool,
    sound: bool,
}

impl Report {
    pub(super) fn new(json: bool) -> Self {
        Self { json, sound: true }
    }

    /// Whether everything works.
    pub(super) fn is_sound(&self) -> bool {
        self.sound
    }

    /// It works.
    pub(super) fn good(
        &mut self,
        console: &mut Console<'_>,
        point: &str,
        what: impl Into<String>,
    ) -> Result<(), Problem> {
        self.say(console, ("✓", "good"), point, &what.into(), "")
    }

    /// It works, and could be better.
    pub(super) fn fair(
        &mut self,
        console: &mut Console<'_>,
        point: &str,
        what: impl Into<String>,
        instead: &str,
    ) -> Result<(), Problem> {
        self.say(console, ("!", "fair"), point, &what.into(), instead)
    }

    /// It does not work.
    pub(super) fn bad(
        &mut self,
        console: &mut Console<'_>,
        point: &str,
        what: impl Into<String>,
        instead: &str,
    ) -> Result<(), Problem> {
        self.sound = false;
        self.say(console, ("✗", "bad"), point, &what.into(), instead)
    }

    fn say(
        &self,
        console: &mut Console<'_>,
        (mark, word): (&str, &str),
        point: &str,
        what: &str,
        instead: &str,
    ) -> Result<(), Problem> {
        if self.json {
            let finding = json!({ "point": point, "is": word, "what": what, "instead": instead });
            writeln!(console.out, "{finding}")?;
        } else {
            writeln!(console.out, "{mark} {what}")?;
            if !instead.is_empty() {
                writeln!(console.out, "  → {instead}")?;
            }
        }
        Ok(console.out.flush()?)
    }

    /// The numbers, for a program.
    pub(super) fn measured(&self, console: &mut Console<'_>, numbers: &Value) -> Result<(), Problem> {
        if self.json {
            writeln!(console.out, "{}", json!({ "measured": numbers }))?;
        }
        Ok(())
    }
}
