//! The report as one page: no script, nothing to load, A4 in landscape where it is printed, dark where that is wished.

mod columns;
mod crosstable;
mod figures;
pub(super) mod label;

use chrono::NaiveDate;
use maud::{Markup, html};

use crate::domain::{At, Millis, Zone};
use crate::locale::{Locale, Value};

use super::Isolates;
use super::html::Frame;
use super::pieces::day;
use super::summary::{Cell, Decider, Head, Sheet, Spread, Stamp, Summary};

use columns::{ENDS, columns, narrow};

/// Written so that a page looks the same wherever it is opened, and needs no file beside it.
static STYLE: &str = include_str!("style.css");

/// What cells are written with.
struct Pen<'s> {
    locale: &'s Locale,
    isolates: Isolates,
    /// Whether several consoles decided: with one, nobody asks which.
    stations: bool,
    /// The time zone of the hall.
    zone: Zone,
    /// The first day of the event there.
    first_day: NaiveDate,
}

/// The report as a page of HTML with these tables, in the language of its summary's sentences.
pub fn page(summary: &Summary, sheets: &[Sheet], locale: &Locale) -> String {
    let zone = summary.event.zone;
    let first_day = zone.day(summary.event.begun_at.map_or(At(0), |at| at.0));
    let pen = Pen {
        locale,
        isolates: Isolates::of(summary),
        stations: summary.event.stations() > 1,
        zone,
        first_day,
    };
    let name = &summary.event.name;
    let title = locale.with("report-title", &[("name", name.into())]);
    let missing = summary.standings.last().map_or(0, |it| it.missing);
    let provisional = (missing > 0).then(|| locale.with("board-provisional", &[("count", missing.into())]));
    let sheets: Vec<Sheet> = sheets.iter().filter(|sheet| !sheet.rows.is_empty()).map(narrow).collect();
    let sheets: Vec<&Sheet> = sheets.iter().collect();
    let body = html! {
        header {
            h1 { (pen.isolates.apart(&title)) }
            p { (summary.event.regulation) " · " (summary.event.edition) }
            @if let Some(damage) = &summary.event.damaged {
                p.alert role="alert" { (damage.told(locale)) }
            }
        }
        nav aria-label=(locale.say("report-contents")) {
            h2 { (locale.say("report-contents")) }
            ul {
                li { a href="#about" { (locale.say("report-about")) } }
                li { a href="#waits" { (locale.say("report-waits")) } }
                @for sheet in &sheets {
                    li { a href={ "#" (sheet.name) } { (locale.say(label::sheet(sheet.name))) } }
                }
                li { a href="#crosstable" { (locale.say("report-crosstable")) } }
            }
        }
        main {
            (pen.about(summary))
            (pen.waits(summary))
            @for sheet in &sheets {
                @let provisional = provisional.as_deref().filter(|_| sheet.name == "standings");
                (pen.section(sheet, provisional))
            }
            (crosstable::section(summary, locale))
        }
    };
    let page = Frame { locale, title: &title, style: &[STYLE, &columns(&sheets)], again: None }.around(&body);
    // A cell ends where the next one begins; the report of a great event is a quarter shorter so.
    ENDS.iter().fold(page, |page, end| page.replace(end, ""))
}

/// So many letters are more than a name.
const SENTENCE: usize = 30;

impl Pen<'_> {
    /// What the event was, under which rules, with which lists, and how its journal is proved.
    fn about(&self, summary: &Summary) -> Markup {
        let (it, locale) = (&summary.event, self.locale);
        let readings: Vec<String> =
            it.readings.iter().map(|(id, reading)| format!("{id} = {reading}")).collect();
        let mut officials: Vec<String> = it.officials.iter().map(|by| self.by(by)).collect();
        // Where the console is not told the same office may stand there twice.
        officials.dedup();
        let size = format!("{} · {} · {}", it.rounds, it.players.len(), it.tables);
        let span =
            [it.begun_at, it.last_at].map(|at| at.map_or_else(String::new, |at| self.day_and_time(at)));
        let entries = it.entries.to_string();
        let head = locale.with("log-head", &[("head", (&it.head).into()), ("count", (&entries).into())]);
        html! {
            section #about {
                h2 { (locale.say("report-about")) }
                dl {
                    dt { (locale.say("report-regulation")) } dd { (it.regulation) " (" (it.ruleset) ")" }
                    dt { (locale.say("report-span")) } dd { (span[0]) " – " (span[1]) }
                    dt { (locale.say("report-size")) } dd { (size) }
                    @if !readings.is_empty() {
                        dt { (locale.say("report-readings")) } dd { (locale.items(readings)) }
                    }
                    @if !it.systems.is_empty() {
                        dt { (locale.say("report-systems")) } dd { (it.systems.join(", ")) }
                    }
                    @if !it.lists.is_empty() {
                        dt { (locale.say("report-word-lists")) }
                        dd {
                            @for (id, digest) in &it.lists { div { (id) " " span.head { (digest) } } }
                            div { (locale.say("report-digests-note")) }
                        }
                    }
                    dt { (locale.say("report-officials")) } dd { (self.isolates.apart(&locale.items(officials))) }
                    dt { (locale.say("report-journal")) } dd.head { (head) }
                }
                @for it in &summary.highest {
                    @let values = [
                        ("player", Value::from(&it.player)),
                        ("points", i64::from(it.scored.0).into()),
                        ("round", it.round.0.into()),
                        ("table", it.table.0.into()),
                    ];
                    p { (self.isolates.apart(&locale.with("report-highest", &values))) }
                }
            }
        }
    }

    /// Where time was lost: waiting in figures and in pictures.
    fn waits(&self, summary: &Summary) -> Markup {
        let line = |id: &str, spread: &Spread| {
            let age = |length: Option<Millis>| length.map_or_else(|| "–".to_owned(), Millis::age);
            let (median, p90, longest) = (age(spread.median_ms), age(spread.p90_ms), age(spread.longest_ms));
            let values = [
                ("median", Value::from(&median)),
                ("p90", (&p90).into()),
                ("longest", (&longest).into()),
                ("count", spread.count.into()),
            ];
            self.locale.with(id, &values)
        };
        html! {
            section #waits {
                h2 { (self.locale.say("report-waits")) }
                p { (line("report-waited-line", &summary.counts.event.waited)) }
                p { (line("report-told-line", &summary.told_after)) }
                (figures::queue(summary, self))
                (figures::lengths(summary, self))
            }
        }
    }

    fn section(&self, sheet: &Sheet, above: Option<&str>) -> Markup {
        let caption = self.locale.say(label::sheet(sheet.name));
        let major = matches!(sheet.name, "challenges" | "players" | "games" | "standings");
        html! {
            section id=(sheet.name) class=[major.then_some("major")] {
                h2 { (caption) }
                @if let Some(said) = above { p { b { (said) } } }
                div.scroll role="region" tabindex="0" aria-label=(caption) {
                    table {
                        caption { (caption) }
                        thead {
                            tr { @for head in &sheet.head { th scope="col" { (self.head(head)) } } }
                        }
                        tbody {
                            @for row in &sheet.rows { tr { @for cell in row { (self.cell(cell)) } } }
                        }
                    }
                }
            }
        }
    }

    fn head(&self, head: &Head) -> String {
        match head {
            Head::Column(name) => self.locale.say(label::column(name)),
            Head::Criterion(it) => super::standings::named(self.locale, *it),
            Head::Called(_, name) => self.locale.rule(name),
        }
    }

    fn cell(&self, cell: &Cell) -> Markup {
        match cell {
            Cell::Words(words) => html! {
                td {
                    @for (at, (word, valid)) in words.iter().enumerate() {
                        @if at > 0 { ", " }
                        @match valid {
                            // There are thousands of them, and what is to be seen is which are not.
                            Some(true) => { "✓\u{a0}" (word) }
                            Some(false) => { span.bad { "✗ " (word) } }
                            None => { (word) }
                        }
                    }
                }
            },
            Cell::Time(at) => html! { td { (self.time(*at)) } },
            // A sentence has room, or its column would be as narrow as its longest word.
            Cell::Text(text) if text.chars().count() > SENTENCE => {
                html! { td.w { (self.isolates.apart(text)) } }
            }
            Cell::Follows(_) => html! { td.f { (self.isolates.apart(&self.text(cell))) } },
            Cell::Items(_) if self.text(cell).chars().count() > SENTENCE => {
                html! { td.w { (self.isolates.apart(&self.text(cell))) } }
            }
            _ => html! { td { (self.isolates.apart(&self.text(cell))) } },
        }
    }

    fn text(&self, cell: &Cell) -> String {
        match cell {
            Cell::Yes(yes) => self.locale.say(if *yes { "form-yes" } else { "form-no" }),
            Cell::Code(code) => self.locale.say(label::code(code)),
            Cell::Length(length) => length.age(),
            Cell::Percent(_) | Cell::Number(_) => self.locale.decimal(&cell.plain()),
            Cell::Items(items) => self.locale.items(items),
            Cell::Follows(all) => {
                self.locale.items(all.iter().filter(|it| !it.routine).map(|it| it.what.as_str()))
            }
            Cell::Cite(cites) => crate::report::cites(self.locale, cites),
            Cell::By(by) => self.by(by),
            Cell::Shown(text) => self.locale.decimal(text),
            Cell::Sum(text, beside) => super::standings::with_beside(self.locale, text, *beside),
            Cell::None | Cell::Text(_) | Cell::Time(_) | Cell::Words(_) => cell.plain(),
        }
    }

    fn by(&self, by: &Decider) -> String {
        let station = if self.stations { by.station.as_str() } else { "" };
        crate::report::by(self.locale, by.office, &by.name, station)
    }

    /// The time of day in the hall; with the day where it is not the event's first.
    fn time(&self, at: Stamp) -> String {
        if self.zone.day(at.0) == self.first_day { self.zone.time(at.0) } else { self.day_and_time(at) }
    }

    fn day_and_time(&self, at: Stamp) -> String {
        format!("{} {}", day(self.locale, self.zone.day(at.0)), self.zone.time(at.0))
    }
}
