//! What hangs on the wall or stands on a table: pairings, standings, table numbers.

use maud::{Markup, html};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::domain::{Round, TableId};
use crate::report::standings;
use crate::rules::Criterion;

use super::{Layout, Papers, blank, short};

impl Papers<'_> {
    /// Who plays whom where in a round: by table, and by name.
    pub fn pairings(&self, round: Round) -> String {
        let title = self.of_round("print-pairings", round);
        let games = || self.state.games.iter().filter(|(at, _)| at.round == round);
        let mut names: Vec<(&str, Option<TableId>, &str)> = Vec::new();
        for (at, game) in games() {
            let [a, b] = &game.players;
            names.extend([(a.as_str(), Some(at.table), b.as_str()), (b, Some(at.table), a)]);
        }
        let without = self.state.byes.iter().filter(|it| it.round == round);
        names.extend(without.map(|it| (it.player.as_str(), None, "")));
        names.retain(|(name, ..)| !name.is_empty());
        names.sort_by_cached_key(|(name, ..)| by_letters(name));
        let number = |table: Option<TableId>| table.map_or_else(|| "–".to_owned(), |table| table.to_string());
        let content = html! {
            h1 { (self.summary.event.name) }
            h2 { (title) }
            table.large {
                thead { tr { th.n { (self.say("report-table")) } th colspan="2" { (self.say("print-players")) } } }
                tbody {
                    @for (at, game) in games() {
                        tr { td.n { (at.table) } td { (game.players[0]) } td { (game.players[1]) } }
                    }
                }
            }
            h2 { (self.say("print-by-name")) }
            div.by2 {
                table {
                    tbody {
                        @for (name, table, other) in &names {
                            tr { td { (name) } td.n { (number(*table)) } td { (other) } }
                        }
                    }
                }
            }
        };
        self.flow(&title, false, &content)
    }

    /// The last standings, with everything that orders them.
    pub fn standings(&self) -> String {
        let title = self.of_round("print-standings", self.state.round);
        let open = self.summary.games.iter().filter(|it| it.how.is_none()).count();
        let content = html! {
            h1 { (self.summary.event.name) }
            h2 { (title) }
            @if open > 0 { p { (self.locale.with("board-provisional", &[("count", open.into())])) } }
            (self.ranked())
        };
        self.flow(&title, true, &content)
    }

    /// The table of the last standings.
    pub(super) fn ranked(&self) -> Markup {
        let Some(last) = self.summary.standings.last() else {
            return html! { p { (self.say("print-nothing")) } };
        };
        let called = |it: &Criterion| match &last.formula_name {
            Some(name) if *it == Criterion::Formula => name.clone(),
            Some(_) | None => standings::named(self.locale, *it),
        };
        html! {
            table {
                thead {
                    tr {
                        th.n { (self.say("standings-place")) }
                        th { (self.say("standings-player")) }
                        th.n { (self.say("standings-games")) }
                        @for it in &last.criteria { th.n { (called(it)) } }
                    }
                }
                tbody {
                    @for row in &last.rows {
                        tr {
                            td.n { (row.place.map_or_else(|| "–".to_owned(), |place| format!("{place}."))) }
                            td { (row.player) }
                            td.n { (row.games) }
                            @for value in &row.values { td.n { (self.locale.decimal(value)) } }
                        }
                    }
                }
            }
        }
    }

    /// A number for each table.
    pub fn table_numbers(&self, layout: Layout) -> String {
        let piece =
            |table: &TableId| html! { div.huge { (table) } div.top { span { (self.summary.event.name) } } };
        let pieces: Vec<Markup> = self.state.tables.keys().map(piece).collect();
        self.pieces(&self.say("print-table-numbers"), layout, &pieces)
    }

    /// A card for each clock that reports by radio: its number, where it stands, room for the number compared.
    pub fn clock_cards(&self, layout: Layout) -> String {
        let fitted = self.state.tables.iter().filter_map(|(table, it)| Some((table, it.clock.as_ref()?)));
        let piece = |(table, fitted): (&TableId, &crate::tournament::FittedClock)| {
            html! {
                div.top { b { (self.say("print-clock")) } span { (self.summary.event.name) } }
                div.middle { (fitted.clock) }
                div.row { (short(&self.say("report-table"), &table.to_string())) (blank("", &fitted.profile)) }
                div.row { (blank(&self.say("print-key-check"), "")) }
            }
        };
        let pieces: Vec<Markup> = fitted.map(piece).collect();
        self.pieces(&self.say("print-clock-cards"), layout, &pieces)
    }
}

/// Names in the order of their letters, whatever stands on them and however large they are.
fn by_letters(name: &str) -> String {
    name.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase).collect()
}
