//! What has been journaled since a place in the journal, for whoever reads it line by line.

use crate::domain::{At, Citation, Seq, TableId};
use crate::tournament::{About, Event, Record, about, concerns};

use super::Station;

/// Something that was journaled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// Its place in the journal.
    pub seq: Seq,
    /// When.
    pub at: At,
    /// The table that it is about, where there is one.
    pub table: Option<TableId>,
    /// The players there, where they are known.
    pub players: Option<[String; 2]>,
    /// What.
    pub event: Event,
    /// What it refers to by a number.
    pub about: About,
    /// On which paragraphs.
    pub cite: Vec<Citation>,
}

impl Station {
    /// What has been journaled after `seq`, the oldest first.
    pub fn news(&self, seq: Seq) -> Vec<News> {
        let row = |(seq, record): (Seq, &Record)| {
            let (slip, table) = concerns(&record.event, &self.state);
            let of_game = || Some(self.state.game(table?)?.players.clone());
            let of_slip = slip.and_then(|slip| self.state.slip(slip)).map(|slip| slip.players.clone());
            News {
                seq,
                at: record.at,
                table,
                players: of_slip.or_else(of_game),
                event: record.event.clone(),
                about: about(&self.state, &self.law.ruleset, &record.event),
                cite: record.cite.clone(),
            }
        };
        self.ledger.recent(seq).map(row).collect()
    }
}
