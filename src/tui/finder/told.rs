//! A line of the finder in words: what it is, what it is called, why it is not possible, what Enter does.

use crate::locale::Value;
use crate::report::{self, board};
use crate::station::{LogRow, RuleRow, TableRow};
use crate::tournament::Offer;

use super::entry::{self, Goal, PAGES, Page};
use crate::domain::TableId;
use crate::tui::keymap::{Action, Mode};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::rules;

/// What stands on a line, and below the list where it is chosen.
#[derive(Default)]
pub(super) struct Told {
    /// What kind of thing it is, or the table where something may be done.
    pub(super) kind: String,
    pub(super) label: String,
    /// What is said of it.
    says: String,
    /// Why it is not possible; empty where it is.
    pub(super) why: String,
    /// The paragraph, or the keys that lead there as well.
    pub(super) cite: String,
    /// What Enter does.
    pub(super) does: String,
}

impl Told {
    /// Everything that is known of it, in one piece.
    pub(super) fn in_full(&self) -> String {
        let says = if self.label.contains(&self.says) { "" } else { self.says.as_str() };
        let parts = [self.label.as_str(), says, self.why.as_str(), self.cite.as_str()];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    }
}

/// What a line says; nothing where what it led to is gone.
pub(super) fn tell(look: &RenderCtx<'_>, goal: &Goal) -> Told {
    let snapshot = look.snapshot;
    let told = match goal {
        Goal::Page(at) => PAGES.get(*at).map(|it| page(look, it)),
        Goal::Table(table) => snapshot.tables.iter().find(|row| row.table == *table).map(|it| at(look, it)),
        Goal::Player(name) => Some(Told {
            kind: look.say("finder-kind-player"),
            label: name.clone(),
            says: look.say("finder-no-game"),
            does: look.say("finder-does-round"),
            ..Told::default()
        }),
        Goal::Act(table, command) => {
            let offer = entry::offers(snapshot, *table).iter().find(|offer| offer.draft.base == **command);
            offer.map(|it| act(look, *table, it))
        }
        Goal::Office => Some(Told {
            kind: look.say("key-office"),
            label: look.say("sit-down"),
            cite: look.choices.keys.key_of(Mode::Everywhere, Action::Office),
            does: look.say("finder-does-screen"),
            ..Told::default()
        }),
        Goal::Settings => Some(Told {
            kind: look.say("finder-kind-screen"),
            label: look.say("mode-settings"),
            says: look.say("settings-says"),
            cite: look.choices.keys.key_of(Mode::Everywhere, Action::Settings),
            does: look.say("finder-does-screen"),
            ..Told::default()
        }),
        Goal::Slip(seq) => snapshot.log.iter().rfind(|row| row.seq == *seq).map(|it| slip(look, it)),
        Goal::Rule(at) => snapshot.rules.get(*at).map(|it| rule(look, it)),
    };
    told.unwrap_or_default()
}

fn page(look: &RenderCtx<'_>, page: &Page) -> Told {
    let bound = |(mode, action): &(Mode, Action)| look.choices.keys.key_of(*mode, *action);
    let keys: Vec<String> = page.keys.iter().map(bound).collect();
    Told {
        kind: look.say("finder-kind-screen"),
        label: look.say(page.label),
        cite: keys.join(" "),
        does: look.say("finder-does-screen"),
        ..Told::default()
    }
}

fn at(look: &RenderCtx<'_>, row: &TableRow) -> Told {
    let table = ("table", row.table.0.into());
    let label = match &row.players {
        Some([a, b]) => look.with("finder-table", &[table, ("a", a.into()), ("b", b.into())]),
        None => look.with("finder-table-free", &[table]),
    };
    Told {
        kind: look.say("finder-kind-table"),
        label,
        says: row.words.join(" "),
        does: look.say("finder-does-table"),
        ..Told::default()
    }
}

fn act(look: &RenderCtx<'_>, table: Option<TableId>, offer: &Offer) -> Told {
    let why = report::why_not(look.locale, offer);
    let kind = match table {
        Some(table) => look.with("table-short", &[("table", table.0.into())]),
        None => look.say("finder-kind-round"),
    };
    Told {
        kind,
        label: look.offer(offer, entry::players(look.snapshot, table)),
        says: report::offer_says(look.locale, offer),
        does: look.say(if offer.possible() { "finder-does-act" } else { "finder-does-not" }),
        why,
        cite: look.cite(&offer.cite),
    }
}

fn slip(look: &RenderCtx<'_>, row: &LogRow) -> Told {
    let words = row.spelled().collect::<Vec<_>>().join(" ");
    let [challenger, mover] = [row.challenger, row.challenger.other()].map(|side| row.player(side));
    let values = [
        ("slip", i64::from(row.slip.0).into()),
        ("words", Value::from(&words)),
        ("challenger", challenger.into()),
        ("mover", mover.into()),
    ];
    let table = look.with("table-short", &[("table", row.table.0.into())]);
    Told {
        kind: look.say("finder-kind-slip"),
        label: look.with(if words.is_empty() { "finder-slip-bare" } else { "finder-slip" }, &values),
        says: format!(
            "{} {table} · {}",
            look.with("bar-round-brief", &[("round", row.round.0.into())]),
            board::ended(look.locale, row.ended)
        ),
        does: look.say("finder-does-slip"),
        ..Told::default()
    }
}

fn rule(look: &RenderCtx<'_>, row: &RuleRow) -> Told {
    Told {
        kind: look.say("finder-kind-rule"),
        label: format!("{} · {}", row.key, rules::says(look.locale, row)),
        cite: look.cited(&row.cite),
        does: look.say("finder-does-rule"),
        ..Told::default()
    }
}
