//! The report as one page: no script, nothing to load, A4 in landscape where it is printed, dark where that is
//! wished. Its crosstable, the columns of its tables and two pictures of the day in plain SVG are made here.

pub(super) mod label;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use chrono::NaiveDate;
use maud::{Markup, html};

use super::Isolates;
use super::html::HtmlFrame;
use super::pieces::day;
use super::summary::{ColumnHead, Decider, DurationSpread, GameRow, ReportSheet, SheetCell, Stamp, Summary};
use crate::domain::{At, Millis, Zone};
use crate::locale::{Locale, Value};
use crate::rules::GameResult;

/// Written so that a page looks the same wherever it is opened, and needs no file beside it.
static STYLE: &str = include_str!("style.css");

/// What cells are written with.
struct CellWriter<'s> {
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
pub fn page(summary: &Summary, sheets: &[ReportSheet], locale: &Locale) -> String {
    let zone = summary.event.zone;
    let first_day = zone.day(summary.event.begun_at.map_or(At(0), |at| at.0));
    let pen = CellWriter {
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
    let sheets: Vec<ReportSheet> = sheets.iter().filter(|sheet| !sheet.rows.is_empty()).map(narrow).collect();
    let sheets: Vec<&ReportSheet> = sheets.iter().collect();
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
            (crosstable(summary, locale))
        }
    };
    let page = HtmlFrame { locale, title: &title, style: &[STYLE, &column_classes(&sheets)], again: None }
        .around(&body);
    // A cell ends where the next one begins; the report of a great event is a quarter shorter so.
    ENDS.iter().fold(page, |page, end| page.replace(end, ""))
}

/// So many letters are more than a name.
const SENTENCE: usize = 30;

impl CellWriter<'_> {
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
        let line = |id: &str, spread: &DurationSpread| {
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
                (draw_queue(summary, self))
                (draw_lengths(summary, self))
            }
        }
    }

    fn section(&self, sheet: &ReportSheet, above: Option<&str>) -> Markup {
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

    fn head(&self, head: &ColumnHead) -> String {
        match head {
            ColumnHead::Column(name) => self.locale.say(label::column(name)),
            ColumnHead::Criterion(it) => super::standings::criterion_name(self.locale, *it),
            ColumnHead::Called(_, name) => self.locale.rule(name),
        }
    }

    fn cell(&self, cell: &SheetCell) -> Markup {
        match cell {
            SheetCell::Words(words) => html! {
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
            SheetCell::Time(at) => html! { td { (self.time(*at)) } },
            // A sentence has room, or its column would be as narrow as its longest word.
            SheetCell::Text(text) if text.chars().count() > SENTENCE => {
                html! { td.w { (self.isolates.apart(text)) } }
            }
            SheetCell::Follows(_) => html! { td.f { (self.isolates.apart(&self.text(cell))) } },
            SheetCell::Items(_) if self.text(cell).chars().count() > SENTENCE => {
                html! { td.w { (self.isolates.apart(&self.text(cell))) } }
            }
            _ => html! { td { (self.isolates.apart(&self.text(cell))) } },
        }
    }

    fn text(&self, cell: &SheetCell) -> String {
        match cell {
            SheetCell::Yes(yes) => self.locale.say(if *yes { "form-yes" } else { "form-no" }),
            SheetCell::Code(code) => self.locale.say(label::code(code)),
            SheetCell::Length(length) => length.age(),
            SheetCell::Percent(_) | SheetCell::Number(_) => self.locale.decimal(&cell.plain()),
            SheetCell::Items(items) => self.locale.items(items),
            SheetCell::Follows(all) => {
                self.locale.items(all.iter().filter(|it| !it.routine).map(|it| it.what.as_str()))
            }
            SheetCell::Cite(cites) => crate::report::cites(self.locale, cites),
            SheetCell::By(by) => self.by(by),
            SheetCell::Shown(text) => self.locale.decimal(text),
            SheetCell::Sum(text, beside) => super::standings::with_beside(self.locale, text, *beside),
            SheetCell::None | SheetCell::Text(_) | SheetCell::Time(_) | SheetCell::Words(_) => cell.plain(),
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

/// The drawing's width and height, and the room below for times.
const WIDTH: i64 = 900;
const HEIGHT: i64 = 160;
const BELOW: i64 = 20;
const LEFT: i64 = 26;

/// How many challenges waited for a decision, over the day.
fn draw_queue(summary: &Summary, pen: &CellWriter<'_>) -> Markup {
    let line = &summary.queue;
    let (Some(first), Some(last)) = (line.first(), line.last()) else { return html! {} };
    let most = line.iter().map(|it| it.count).max().unwrap_or_default().max(1);
    let span = (last.at.0.0 - first.at.0.0).max(1);
    let across = |at: i64| LEFT + (at - first.at.0.0) * (WIDTH - LEFT) / span;
    let up = |count: usize| {
        let count = i64::try_from(count).unwrap_or_default();
        HEIGHT - count * (HEIGHT - 10) / i64::try_from(most).unwrap_or(1)
    };
    let mut path = format!("M{} {HEIGHT}", across(first.at.0.0));
    for it in line {
        // A step: what waited until now, then what waits from now on.
        let _ = write!(path, "H{}V{}", across(it.at.0.0), up(it.count));
    }
    let said = pen.locale.with("report-queue", &[("most", most.into())]);
    html! {
        figure {
            figcaption { (said) }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT + BELOW) } role="img" aria-label=(said) {
                path.axis d={ "M" (LEFT) " 0V" (HEIGHT) "H" (WIDTH) } {}
                path.bar d={ (path) "V" (HEIGHT) "Z" } {}
                text x="0" y=(up(most) + 4) { (most) }
                text x=(LEFT) y=(HEIGHT + BELOW - 5) { (pen.time(first.at)) }
                text x=(WIDTH) y=(HEIGHT + BELOW - 5) text-anchor="end" { (pen.time(last.at)) }
            }
        }
    }
}

/// How many decisions took how many minutes; what took longer than the last bar says stands in it.
fn draw_lengths(summary: &Summary, pen: &CellWriter<'_>) -> Markup {
    let waits = summary.challenges.iter().filter_map(|it| it.waited_ms);
    let mut bars = [0_i64; BARS];
    for waited in waits {
        let minute = usize::try_from(waited.0 / 60_000).unwrap_or_default().min(BARS - 1);
        bars[minute] += 1;
    }
    let most = bars.iter().copied().max().unwrap_or_default();
    if most == 0 {
        return html! {};
    }
    let count = i64::try_from(BARS).unwrap_or(1);
    let step = (WIDTH - LEFT) / count;
    let said = pen.locale.say("report-lengths");
    html! {
        figure {
            figcaption { (said) }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT + BELOW) } role="img" aria-label=(said) {
                path.axis d={ "M" (LEFT) " 0V" (HEIGHT) "H" (WIDTH) } {}
                @for (bar, minute) in bars.iter().zip(0_i64..) {
                    @let tall = bar * (HEIGHT - 24) / most;
                    @let left = LEFT + minute * step;
                    rect.bar x=(left + 2) y=(HEIGHT - tall) width=(step - 4) height=(tall) {}
                    @if *bar > 0 {
                        text x=(left + step / 2) y=(HEIGHT - tall - 4) text-anchor="middle" { (bar) }
                    }
                    text x=(left + step / 2) y=(HEIGHT + BELOW - 5) text-anchor="middle" {
                        @if minute + 1 == count { (minute) "+" } @else { (minute) "–" (minute + 1) }
                    }
                }
            }
        }
    }
}

/// Bars of a minute each, the last for all that took longer.
const BARS: usize = 12;

/// The crosstable; nothing where no round was begun.
fn crosstable(summary: &Summary, locale: &Locale) -> Markup {
    let Some(last) = summary.standings.last() else { return html! {} };
    let places: BTreeMap<&str, usize> =
        last.rows.iter().enumerate().map(|(at, row)| (row.player.as_str(), at + 1)).collect();
    let of_game = |game| [(game, 0), (game, 1)];
    let games: Games<'_> = summary.games.iter().flat_map(of_game).map(keyed).collect();
    let rounds = 1..=summary.event.rounds;
    let title = locale.say("report-crosstable");
    html! {
        section #crosstable.major {
            h2 { (title) }
            div.scroll role="region" tabindex="0" aria-label=(title) {
                table {
                    caption { (title) }
                    thead {
                        tr {
                            th scope="col" { "№" }
                            th scope="col" { (locale.say("report-player")) }
                            @for round in rounds.clone() { th scope="col" { (round) } }
                        }
                    }
                    tbody {
                        @for row in &last.rows {
                            tr {
                                td.n { (places[row.player.as_str()]) }
                                th scope="row" { (row.player) }
                                @for round in rounds.clone() {
                                    td { (game(games.get(&(round, row.player.as_str())), &places)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Games with the side on which somebody sat, by round and player.
type Games<'s> = BTreeMap<(u16, &'s str), (&'s GameRow, usize)>;

fn keyed((game, side): (&GameRow, usize)) -> ((u16, &str), (&GameRow, usize)) {
    ((game.round.0, game.sides[side].player.as_str()), (game, side))
}

/// `+ 4 401:380`: the result, the opponent's line, the points; a dash where somebody had no game.
fn game(found: Option<&(&GameRow, usize)>, places: &BTreeMap<&str, usize>) -> String {
    let Some((game, side)) = found else { return "–".to_owned() };
    let (own, other) = (&game.sides[*side], &game.sides[1 - side]);
    let sign = match own.result {
        Some(GameResult::Win) => "+",
        Some(GameResult::Draw) => "=",
        Some(GameResult::Loss) => "−",
        Some(GameResult::None) | None => "·",
    };
    let against = places.get(other.player.as_str()).map(ToString::to_string).unwrap_or_default();
    let scores =
        if game.how.is_some() { format!(" {}:{}", own.scored.0, other.scored.0) } else { String::new() };
    format!("{sign} {against}{scores}")
}

/// What is seldom more than none: where it never is, the page has no such column.
const SELDOM: [&str; 6] = ["undelivered", "changes", "corrected", "missing", "ruled", "changed_racks"];

/// A table without the columns in which nothing stands: a page is only so wide, and a file for programs keeps them.
fn narrow(sheet: &ReportSheet) -> ReportSheet {
    let empty = |head: &ColumnHead, cell: &SheetCell| match cell {
        SheetCell::None => true,
        SheetCell::Text(text) | SheetCell::Shown(text) => text.is_empty(),
        SheetCell::Number(0) | SheetCell::Yes(false) => SELDOM.contains(&head.name()),
        _ => false,
    };
    let filled = |at: &usize| {
        sheet.rows.iter().filter_map(|row| row.get(*at)).any(|cell| !empty(&sheet.head[*at], cell))
    };
    let kept: Vec<usize> = (0..sheet.head.len()).filter(filled).collect();
    let row = |row: &Vec<SheetCell>| kept.iter().filter_map(|at| row.get(*at).cloned()).collect();
    ReportSheet {
        name: sheet.name,
        head: kept.iter().map(|at| sheet.head[*at].clone()).collect(),
        rows: sheet.rows.iter().map(row).collect(),
    }
}

/// Ends of elements that HTML lets out. What somebody wrote has no such letters in it: they are escaped.
const ENDS: [&str; 3] = ["</td>", "</tr>", "</th>"];

/// Columns of numbers stand to the right, and neither they nor those of moments are broken. Said once for a column: in
/// every cell it would be a third of the page.
fn column_classes(sheets: &[&ReportSheet]) -> String {
    let mut style = String::new();
    for sheet in sheets {
        for at in 0..sheet.head.len() {
            let mut cells =
                sheet.rows.iter().filter_map(|row| row.get(at)).filter(|it| **it != SheetCell::None);
            let how = match cells.next() {
                Some(cell) if cell.is_number() => "text-align:right;white-space:nowrap",
                Some(SheetCell::Time(_) | SheetCell::By(_)) => "white-space:nowrap",
                Some(_) | None => continue,
            };
            let _ = write!(style, "#{0} :is(td,th):nth-child({1}){{{how}}}", sheet.name, at + 1);
        }
    }
    style
}
