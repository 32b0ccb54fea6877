//! Round and table of a line, as one may look for them.

use crate::domain::{Round, TableId};
use crate::locale::Locale;

/// Stands for the number in [`Places`].
const NUMBER: &str = "\u{fffc}";

/// What rounds and tables are called in the columns of the log and in a sentence, in the reader's language; said once,
/// since a long day has twenty thousand lines.
pub(super) struct Places {
    round: String,
    table: String,
}

impl Places {
    pub(super) fn of(locale: &Locale) -> Self {
        let of = |id: &str, name: &str| locale.with(id, &[(name, NUMBER.into())]);
        // As files of the log have them, too.
        let round = format!("r{NUMBER} {}", of("bar-round-brief", "round"));
        let table = format!(" t{NUMBER} {} {}", of("table-short", "table"), of("finder-table-free", "table"));
        Self { round, table }
    }

    /// What a round and a table are called.
    pub(super) fn named(&self, round: Round, table: Option<TableId>) -> String {
        let mut named = self.round.replace(NUMBER, &round.to_string());
        if let Some(table) = table {
            named.push_str(&self.table.replace(NUMBER, &table.to_string()));
        }
        named
    }
}
