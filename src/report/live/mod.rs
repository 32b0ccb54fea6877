//! Pages for the hall's web server, or for a stick in a television: pairings, standings, announced decisions.
//!
//! They show what the projector's board shows and know no more ([`BoardView`]). A page has no script and asks to be
//! loaded again by itself; `all.html` has everything and stays as it is, for whoever reads slowly or has it read
//! aloud. Nothing on a page depends on the moment it was made but its last line: who makes pages knows by the rest
//! whether anything has changed.

use maud::{Markup, PreEscaped, html};

use super::board;
use super::html::{HtmlFrame, isolated};
use super::standings::{cells, criterion, place};
use crate::domain::{At, Zone};
use crate::lexicon::Outcome;
use crate::locale::Locale;
use crate::station::{BoardDecision, BoardTable, BoardTime, BoardView, JournalHealth, TableStanding};

static STYLE: &str = include_str!("style.css");

/// Seconds after which a browser loads a page again.
const AGAIN: u16 = 10;

/// A page: its file, what it is called in the navigation, and what stands on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LivePage {
    /// The name of its file.
    pub file: &'static str,
    title: String,
    content: String,
}

/// What all pages are written with.
#[derive(Clone, Copy)]
pub struct LivePages<'l> {
    /// The language of the pages.
    pub locale: &'l Locale,
    /// The time zone of the hall.
    pub zone: Zone,
}

impl LivePages<'_> {
    /// What the hall may know, page by page; the first is the one to begin with, the last has everything.
    pub fn pages(&self, view: &BoardView) -> Vec<LivePage> {
        let mut parts = vec![("index.html", self.say("live-now"), self.now(view))];
        // In duplicate who sits where is the arbiter's.
        if !view.duplicate {
            parts.push(("pairings.html", self.say("board-pairings"), self.pairings(view)));
        }
        parts.push(("standings.html", self.say("board-standings"), self.standings(view)));
        parts.push(("decisions.html", self.say("live-decisions"), self.decisions(view)));
        let everything = html! {
            @for (_, title, part) in &parts { section { h2 { (title) } (part) } }
        };
        let all = ("all.html", self.say("live-all"), everything);
        let head = self.head(view);
        let page = |(file, title, part): (&'static str, String, Markup)| {
            let content = html! { (head) main { @if file != "all.html" { h2 { (title) } } (part) } };
            LivePage { file, title, content: content.into_string() }
        };
        parts.into_iter().chain([all]).map(page).collect()
    }

    /// A page as a file, written at a moment.
    pub fn written(&self, page: &LivePage, pages: &[LivePage], event: &str, at: At) -> String {
        let stays = page.file == "all.html";
        let body = html! {
            nav aria-label=(self.say("report-contents")) {
                ul {
                    @for it in pages {
                        li { a href=(it.file) aria-current=[(it.file == page.file).then_some("page")] { (it.title) } }
                    }
                }
            }
            (PreEscaped(&page.content))
            footer { (self.locale.with("live-written", &[("at", (&self.seconds(at)).into())])) }
        };
        let title = format!("{} · {event}", page.title);
        let again = (!stays).then_some(AGAIN);
        HtmlFrame { locale: self.locale, title: &title, style: &[STYLE], again }.around(&body)
    }

    /// The event, the round, and what is wrong.
    fn head(&self, view: &BoardView) -> Markup {
        let round = board::round(self.locale, view);
        let trouble = match &view.journal {
            JournalHealth::Sound { .. } => None,
            JournalHealth::Halted { .. } => Some("board-halted"),
            JournalHealth::Damaged { .. } => Some("board-damaged"),
        };
        let own = view.own_edition.then(|| self.say("bar-own-edition"));
        html! {
            header {
                h1 { (view.event) @if !round.is_empty() { " · " (round) } @if let Some(own) = own { " · " (own) } }
                @if let Some(id) = trouble { p.alert role="alert" { (self.say(id)) } }
            }
        }
    }

    fn say(&self, id: &str) -> String {
        self.locale.say(id)
    }

    /// The time of day in the hall, to the minute.
    fn minutes(&self, at: At) -> String {
        self.zone.minutes(at)
    }

    /// The time of day in the hall.
    fn seconds(&self, at: At) -> String {
        self.zone.time(at)
    }
}

impl LivePages<'_> {
    /// The time of the round and how every table stands.
    fn now(&self, view: &BoardView) -> Markup {
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
                td { (board::table_status(self.locale, table)) @if let Some(since) = since { " (" (since) ")" } }
            }
        }
    }

    /// Who plays whom where.
    fn pairings(&self, view: &BoardView) -> Markup {
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
    fn standings(&self, view: &BoardView) -> Markup {
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
    fn decisions(&self, view: &BoardView) -> Markup {
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
            " · " (board::challenge_end(self.locale, it.ended))
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
