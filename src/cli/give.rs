//! A command for a station that nobody sits at: given, and waited for until it is durable.

use crate::domain::{Actor, At};
use crate::journal::{Journal, keep};
use crate::station::{Effect, Input, Station, Ticket};
use crate::tournament::{Command, Record};

use super::problem::Problem;

/// Gives a station a command and waits until it is durable.
pub(super) fn give(
    station: &mut Station,
    journal: &mut dyn Journal,
    now: At,
    by: Actor,
    command: Command,
) -> Result<Vec<Record>, Problem> {
    let ticket = Ticket(1);
    let effects = keep(station, journal, now, Input::Command { ticket: Some(ticket), by, command });
    let mut answers = effects.into_iter().filter_map(|effect| match effect {
        Effect::Answer { answer, .. } => Some(answer),
        _ => None,
    });
    match answers.next() {
        Some(Ok((_, records))) => Ok(records),
        Some(Err(refusal)) => Err(refusal.into()),
        None => Err(Problem::told("the station did not answer", "please report this")),
    }
}
