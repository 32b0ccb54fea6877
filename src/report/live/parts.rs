//! What stands on the pages.

use maud::{Markup, html};

use crate::lexicon::Outcome;
use crate::report::board;
use crate::report::isolate::isolated;
use crate::report::standings::{cells, criterion, place};
use crate::station::{BoardDecision, BoardTable, BoardTime, BoardView, TableStanding};

use super::Live;

impl Live<'_> {
    /// The time of the round and how every table stands.
    pub(super) fn now(&self, view: &BoardView) -> Markup {
        let over = view.tables.iter().filter(|table| table.over).count();
        let results = [("over", over.into()), ("games", view.tables.len().into())];
        html! {
            p.time { (self.time(view)) }
            @if view.round.0 == 0 {
                p { (self.say("board-before")) }
            } @else if over > 0 {
                p { (self.locale.with("board-results", &results)) }
            }
            div.scroll role="region" tabindex="0" aria-label=(self.say("live-now")) {
                table {
                    thead {
                        tr {
                            th.n scope="col" { (self.say("report-table")) }
                            @if !view.duplicate { th scope="col" { (self.say("print-players")) } }
                            th.n scope="col" { (self.say("live-result")) }
                            th scope="col" { (self.say("live-stands")) }
                        }
                    }
                    tbody { @for table in &view.tables { (self.table(table, view.duplicate)) } }
                }
            }
        }
    }

    /// The round's time in a sentence that stays true while it runs.
    fn time(&self, view: &BoardView) -> String {
        let at = |id: &str, time: String| self.locale.with(id, &[("at", (&time).into())]);
        match view.time {
            BoardTime::Rests => self.say("board-rests"),
            BoardTime::Waits if view.duplicate => self.say("board-waits-countdown"),
            BoardTime::Waits => self.say("board-waits"),
            BoardTime::Countdown(shown) if shown.left.0 <= 0 => self.say("countdown-over"),
            BoardTime::Countdown(shown) => at("live-countdown", self.seconds(view.now + shown.left)),
            BoardTime::Until(end) if end <= view.now => at("hall-session-over", self.minutes(end)),
            BoardTime::Until(end) => at("board-until", self.minutes(end)),
            BoardTime::Since(since) => at("board-since", self.minutes(since)),
        }
    }

    fn table(&self, table: &BoardTable, duplicate: bool) -> Markup {
        let waits = matches!(
            table.stands,
            TableStanding::Missing
                | TableStanding::Challenge
                | TableStanding::Referee
                | TableStanding::Official
        );
        let since = table.since.filter(|_| waits).map(|at| self.minutes(at));
        html! {
            tr {
                td.n { (table.table) }
                @if !duplicate { td { (names(table)) } }
                td.n { (board::result(table).unwrap_or_default()) }
                td { (board::stands(self.locale, table)) @if let Some(since) = since { " (" (since) ")" } }
            }
        }
    }

    /// Who plays whom where.
    pub(super) fn pairings(&self, view: &BoardView) -> Markup {
        let games: Vec<&BoardTable> = view.tables.iter().filter(|table| table.players.is_some()).collect();
        if games.is_empty() {
            return html! { p { (self.say("board-no-pairings")) } };
        }
        html! {
            table {
                thead {
                    tr {
                        th.n scope="col" { (self.say("report-table")) }
                        th scope="col" { (self.say("print-players")) }
                    }
                }
                tbody { @for table in games { tr { td.n { (table.table) } td { (names(table)) } } } }
            }
            @for player in &view.free {
                p { (self.locale.with("board-free", &[("player", isolated(player).as_ref().into())])) }
            }
        }
    }

    /// The standings in the regulation's first order, as far as the hall may see them.
    pub(super) fn standings(&self, view: &BoardView) -> Markup {
        let (Some(rows), Some(order)) = (board::ranked(view), view.standings.orders.first()) else {
            return html! { p { (board::withheld(self.locale, view)) } };
        };
        let title = board::standings_title(self.locale, view);
        html! {
            p { (title) }
            div.scroll role="region" tabindex="0" aria-label=(title) {
                table {
                    thead {
                        tr {
                            th.n scope="col" { (self.say("standings-place")) }
                            th scope="col" { (self.say("standings-player")) }
                            th.n scope="col" { (self.say("standings-games")) }
                            @for it in order.value.columns() {
                                th.n scope="col" { (criterion(self.locale, &order.value, it)) }
                            }
                        }
                    }
                    tbody {
                        @for row in &rows {
                            tr {
                                td.n { (place(row)) }
                                td { bdi { (row.player) } }
                                td.n { (row.games) }
                                @for shown in cells(self.locale, &order.value, row) { td.n { (shown) } }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The decisions that were announced, the newest first.
    pub(super) fn decisions(&self, view: &BoardView) -> Markup {
        if view.latest.is_empty() {
            return html! { p { (self.say("board-no-decisions")) } };
        }
        html! {
            ul { @for it in &view.latest { li { (self.decision(it)) } } }
        }
    }

    fn decision(&self, it: &BoardDecision) -> Markup {
        let place = [("round", it.round.0.into()), ("table", it.table.0.into())];
        html! {
            (self.minutes(it.at)) " · " (self.locale.with("board-place", &place))
            @if let Some((by, of)) = &it.players { " · " bdi { (by) } " → " bdi { (of) } }
            " · " (board::ended(self.locale, it.ended))
            @for word in it.words.iter() {
                " · "
                @if word.outcome == Outcome::Valid {
                    span.good { "✓ " (word.word) }
                } @else {
                    span.bad { "✗ " (word.word) }
                }
            }
        }
    }
}

/// The two players, or whoever plays alone.
fn names(table: &BoardTable) -> Markup {
    let [a, b] = match &table.players {
        Some(players) => players.each_ref().map(String::as_str),
        None => ["", ""],
    };
    html! { bdi { (a) } @if !b.is_empty() { " – " bdi { (b) } } }
}
