//! What became of a verdict: decided before, made good afterwards.

use crate::domain::{Actor, At, SlipId};
use crate::report::{self, Names, board};
use crate::station::LogEnd;
use crate::tournament::{Event, PastLookup, ReopenGround, ResultEvent};

use super::entry::{Lines, decided_by};

impl Lines<'_> {
    /// How it was decided before, and why that counts no more.
    pub(super) fn past(&mut self, past: &PastLookup) {
        let look = self.look;
        let time = |at: Option<At>| at.map(|at| look.time(at)).unwrap_or_default();
        let who = |by: &Actor| decided_by(look.locale, by);
        let words =
            if past.verdicts.is_empty() { past.words.join(", ") } else { report::words(&past.verdicts) };
        let ended = LogEnd::from(past.ending());
        let by = past.decided_by.as_ref().map(who).unwrap_or_default();
        let ended = board::ended(look.locale, ended);
        self.fact("entry-past", &format!("{words} · {ended} · {} · {by}", time(past.decided_at)), "");
        if let Some(at) = past.announced_at {
            self.fact("entry-announced", &look.time(at), "");
        }
        let why = look.say(match past.ground {
            ReopenGround::WrongWords => "entry-wrong-words",
            ReopenGround::Overruled => "entry-overruled",
            ReopenGround::Misentered => "entry-misentered",
            ReopenGround::Struck => "entry-struck",
        });
        let (at, by) = (look.time(past.reopened_at), who(&past.reopened_by));
        self.fact("entry-reopened", &format!("{at} · {by} · {why}: {}", past.reason), "");
    }

    /// What was moved in the standings because it was wrong.
    pub(super) fn made_good(&mut self, slip: SlipId) {
        let look = self.look;
        for row in look.snapshot.affairs.iter() {
            let Event::Result(ResultEvent::SpreadAdjusted(it)) = &row.event else { continue };
            if it.slip != Some(slip) {
                continue;
            }
            let told = report::told(look.locale, &row.event, Names(row.players.as_deref()), &row.about);
            let (at, by) = (look.time(row.at), decided_by(look.locale, &row.by));
            self.fact("entry-made-good", &format!("{at} · {by} · {told}"), &look.cites(&row.cite));
        }
    }
}
