//! Drawing the results: the line that is typed, then a line a table with what the console knows beside the sums.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::state::{ResultQuestion, ResultStage, ResultsPage, SumAdjustments, rows, stage};
use super::{ResultInput, TableNamed, read_typed};
use crate::domain::{Points, Side};
use crate::locale::Value;
use crate::report;
use crate::station::{NoSheets, TableRow};
use crate::tui::keymap::{Action, KeyMode};
use crate::tui::render_ctx::{Hits, RenderCtx};
use crate::tui::text::{Pen, boxed};
use crate::tui::theme::{CHOSEN, GOOD, OPEN as OPEN_SIGN, URGENT};
use crate::tui::{edit, text};

/// The columns but the names': sign, table, a sum, the colon between both.
const SIGN: usize = 2;
const TABLE: usize = 4;
const SUM: usize = 5;
const COLON: usize = 3;
/// What stands instead of a sum that is not known.
const OPEN: &str = "___";

/// Draws the results in a box.
pub(in crate::tui::hall) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    results: &mut ResultsPage,
    hits: &mut Hits,
) {
    let theme = look.theme;
    let rows = rows(look.snapshot);
    let title = title(look, &rows);
    let inside = boxed(buffer, area, &title, theme);
    let mut pen = Pen::new(buffer, Rect { height: inside.height.min(2), ..inside }, theme);
    draw_input_line(&mut pen, look, results, &rows);
    let typed = read_typed(results.line.value(), &rows, results.chosen).ok();
    // Sums for a game that has its result stand on its line only once they are in the journal.
    let has = |row: &&&TableRow| stage(row) != ResultStage::Missing;
    let corrected = match typed {
        Some(ResultInput::Sums(table, _, named)) => {
            rows.iter().filter(has).find(|row| row.table == table).map(|row| (row, named))
        }
        _ => None,
    };
    match corrected.and_then(|(row, named)| Some((row.table, row.game.result?.scored, named))) {
        Some((table, _, TableNamed::Chosen)) => {
            let says = look.with("results-has-result", &[("table", table.0.into())]);
            pen.line(&[(&text::cut(&says, usize::from(inside.width)), theme.open())]);
        }
        Some((table, [a, b], TableNamed::Typed)) => {
            let sum = |sum: Points| Value::Count(i64::from(sum.0));
            let values = [("table", table.0.into()), ("a", sum(a)), ("b", sum(b))];
            pen.line(&[(&look.with("results-corrects", &values), theme.open())]);
        }
        None => draw_end(&mut pen, look, results),
    }
    let below = Rect { y: inside.y + 2, height: inside.height.saturating_sub(2), ..inside };
    let mut pen = Pen::new(buffer, below, theme);
    if rows.is_empty() {
        pen.said(&look.say("hall-empty"), theme.plain(), "");
    }
    let columns = ResultColumns::of(look, results, &rows, usize::from(below.width));
    let mut list = std::mem::take(&mut results.list);
    list.at = results.place(&rows);
    list.draw(&mut pen, rows.len(), hits, |pen, at, _| {
        let row = rows[at];
        let sums = match typed {
            // Nor do sums that take no place of those which wait there for an answer.
            Some(ResultInput::Sums(table, sums, named))
                if table == row.table
                    && corrected.is_none()
                    && (named == TableNamed::Typed || !results.waits.contains_key(&table)) =>
            {
                Some(sums)
            }
            _ => None,
        };
        let chosen = Some(row.table) == results.chosen;
        let beside = results.beside(row, look.snapshot.results.as_ref());
        let asked = results.ask.filter(|asked| chosen && asked.sums().is_some());
        let waits = results.waits.get(&row.table).map(|it| it.ask).or(asked);
        let sums = sums.or(waits.and_then(ResultQuestion::sums));
        draw_table_line(pen, look, row, (&columns, sums, waits.is_some(), &beside, chosen));
    });
    list.mark(buffer, area, rows.len(), &title, theme);
    results.list = list;
}

fn title(look: &RenderCtx<'_>, rows: &[&TableRow]) -> String {
    let over = rows.iter().filter(|row| stage(row) != ResultStage::Missing).count();
    let round = look.snapshot.bar.round.0;
    let in_hand = rows
        .iter()
        .filter(|row| matches!(stage(row), ResultStage::HandedIn | ResultStage::NoSheets(_)))
        .count();
    let games = rows.len();
    let values = [
        ("round", round.into()),
        ("over", over.into()),
        ("games", games.into()),
        ("in_hand", in_hand.into()),
    ];
    look.with("results-title", &values)
}

/// The line that is typed, or what is asked in it.
fn draw_input_line(pen: &mut Pen<'_>, look: &RenderCtx<'_>, results: &ResultsPage, rows: &[&TableRow]) {
    let theme = look.theme;
    if let Some(asked) = results.ask {
        let question = match asked {
            ResultQuestion::Untold(slip, sums) => {
                let id = if sums.is_some() { "results-untold" } else { "results-untold-sheets" };
                look.with(id, &[("slip", i64::from(slip.0).into())])
            }
            ResultQuestion::Signed => {
                let table = results.chosen.map_or(0, |table| table.0);
                look.with("results-signed", &[("table", table.into())])
            }
            ResultQuestion::Unusual([a, b]) | ResultQuestion::PutIn([a, b]) => {
                let put_in = matches!(asked, ResultQuestion::PutIn(_));
                let values = [("a", i64::from(a.0).into()), ("b", i64::from(b.0).into())];
                look.with(if put_in { "results-put-in-sums" } else { "results-unusual" }, &values)
            }
            ResultQuestion::InSums(_) => {
                let row = results.row(rows);
                let known = row.map(|row| {
                    known_beside(look, &results.beside(row, look.snapshot.results.as_ref()), false)
                });
                look.with("results-in-sums", &[("what", (&known.unwrap_or_default()).into())])
            }
        };
        // Which game it is about, where the question does not say: the number as it stands on its line.
        let table =
            results.chosen.filter(|_| !matches!(asked, ResultQuestion::Signed | ResultQuestion::Untold(..)));
        let question = match table {
            Some(table) => format!("{:02} · {question}", table.0),
            None => question,
        };
        let room = usize::from(pen.area.width).saturating_sub(2);
        pen.line(&[(URGENT, theme.open()), (" ", theme.open()), (&text::cut(&question, room), theme.open())]);
        return;
    }
    if look.snapshot.hall.leads_duplicate {
        return pen.line(&[(&look.say("results-all-from-slips"), theme.quiet())]);
    }
    let value = edit::with_cursor(&results.line);
    // Who types on without looking sees at the end what is still to be answered.
    if !results.waits.is_empty() {
        let tables: Vec<String> = results.waits.keys().map(|table| format!("{:02}", table.0)).collect();
        let room = usize::from(pen.area.width).saturating_sub(text::width(&value) + 6);
        let waits = look.with("results-to-answer", &[("tables", (&tables.join(" ")).into())]);
        pen.right(&text::cut(&waits, room));
        return pen.line(&[(CHOSEN, theme.key()), (" ", theme.plain()), (&value, theme.strong())]);
    }
    // Results of earlier rounds are corrected elsewhere.
    let hint = look.say("results-hint");
    let earlier = look.keyed("results-hint-earlier", &[(KeyMode::Hall, Action::Round)]);
    let more = Some(format!("{hint} · {earlier}")).filter(|_| look.snapshot.bar.round.0 > 1);
    let fits = |hint: &String| text::width(&value) + text::width(hint) + 6 <= usize::from(pen.area.width);
    if let Some(hint) = more.into_iter().chain([hint]).find(fits) {
        pen.right(&hint);
    }
    pen.line(&[(CHOSEN, theme.key()), (" ", theme.plain()), (&value, theme.strong())]);
}

/// The end that is entered, with its paragraph.
fn draw_end(pen: &mut Pen<'_>, look: &RenderCtx<'_>, results: &ResultsPage) {
    let Some(end) = results.end(look.snapshot.results.as_ref()) else {
        pen.gap();
        return;
    };
    let says = look.with("results-end", &[("end", (&look.locale.rule(&end.name)).into())]);
    let room = usize::from(pen.area.width).saturating_sub(text::width(&look.cite(&end.cite)) + 2);
    pen.right(&look.cite(&end.cite));
    pen.line(&[(&text::cut(&says, room), look.theme.quiet())]);
}

/// How wide the columns are.
struct ResultColumns {
    name: usize,
    state: usize,
}

impl ResultColumns {
    fn of(look: &RenderCtx<'_>, results: &ResultsPage, rows: &[&TableRow], wide: usize) -> Self {
        let state = ["results-missing", "results-waits", "cell-before", "results-no-sheet", "cell-handed-in"];
        let state = state.iter().map(|id| text::width(&look.say(id))).max().unwrap_or(0) + 4;
        let fixed = SIGN + TABLE + 2 * SUM + COLON + state + 4;
        // What stands beside the sums is told before names are written in full.
        let view = look.snapshot.results.as_ref();
        let beside =
            rows.iter().map(|row| text::width(&known_beside(look, &results.beside(row, view), true)));
        let beside = beside.max().unwrap_or(0).min(14);
        let names =
            rows.iter().filter_map(|row| row.players.as_ref()).flatten().map(|name| text::width(name));
        let longest = names.max().unwrap_or(0);
        let name = (wide.saturating_sub(fixed + beside) / 2).min(longest).max(8);
        Self { name, state }
    }
}

/// A table's line: number, player, sum, sum, player, how far it is, what is known beside it.
fn draw_table_line(
    pen: &mut Pen<'_>,
    look: &RenderCtx<'_>,
    row: &TableRow,
    (columns, typed, waits, beside, chosen): (
        &ResultColumns,
        Option<[Points; 2]>,
        bool,
        &[SumAdjustments; 2],
        bool,
    ),
) {
    let theme = look.theme;
    let name = |side: Side| {
        let name = row.players.as_ref().map_or("", |players| players[side.index()].as_str());
        text::pad(&text::name(name, look.snapshot.bar.names, columns.name), columns.name)
    };
    let sums = typed.or(row.game.result.map(|result| result.scored));
    let sum = |side: Side| sums.map_or_else(|| OPEN.to_owned(), |sums| sums[side.index()].0.to_string());
    let asked = || (format!("{OPEN_SIGN} {}", look.say("results-waits")), theme.open());
    let (state, style) = if waits { asked() } else { state(look, row) };
    let used = SIGN + TABLE + 2 * (columns.name + SUM) + COLON + columns.state + 4;
    let known =
        text::cut(&known_beside(look, beside, true), usize::from(pen.area.width).saturating_sub(used));
    let figures = if typed.is_some() { theme.key() } else { theme.strong() };
    pen.line(&[
        (if chosen { CHOSEN } else { " " }, theme.key()),
        (" ", theme.plain()),
        (&text::pad(&format!("{:02}", row.table.0), TABLE), theme.strong()),
        (&name(Side::A), theme.plain()),
        (" ", theme.plain()),
        (&text::pad_left(&sum(Side::A), SUM), figures),
        (" : ", theme.quiet()),
        (&text::pad_left(&sum(Side::B), SUM), figures),
        (" ", theme.plain()),
        (&name(Side::B), theme.plain()),
        ("  ", theme.plain()),
        (&text::pad(&state, columns.state), style),
        (&known, theme.open()),
    ]);
}

/// How far a game is, with a sign of its own.
fn state(look: &RenderCtx<'_>, row: &TableRow) -> (String, Style) {
    let theme = look.theme;
    let before = row.game.phase == crate::rules::Phase::Before;
    match stage(row) {
        ResultStage::Missing if before => (format!("· {}", look.say("cell-before")), theme.quiet()),
        ResultStage::Missing => (format!("  {}", look.say("results-missing")), theme.plain()),
        ResultStage::NoSheets(why) => {
            let id = match why {
                NoSheets::Awarded => "results-awarded",
                NoSheets::FromSlips => "results-from-slips",
            };
            (format!("{GOOD} {}", look.say(id)), theme.quiet())
        }
        ResultStage::Entered => (format!("■ {}", look.say("results-no-sheet")), theme.open()),
        ResultStage::HandedIn => (format!("{GOOD} {}", look.say("cell-handed-in")), theme.quiet()),
    }
}

/// What the console knows of a game that belongs into its sums, side by side; `brief`: in figures.
pub(super) fn known_beside(look: &RenderCtx<'_>, beside: &[SumAdjustments; 2], brief: bool) -> String {
    let mut parts = Vec::new();
    for (side, known) in Side::BOTH.into_iter().zip(beside) {
        let named = side.to_string();
        if known.penalties.0 != 0 {
            let points = report::points(known.penalties);
            let values = [("points", (&points).into()), ("side", (&named).into())];
            parts.push(look.with(if brief { "results-penalty-brief" } else { "results-penalty" }, &values));
        }
        if let Some((over, costs)) = known.over {
            let (time, points) = (over.age(), report::points(costs));
            let values = [("time", (&time).into()), ("points", (&points).into()), ("side", (&named).into())];
            parts.push(look.with(if brief { "results-over-brief" } else { "results-over" }, &values));
        }
    }
    let rule = look.snapshot.results.as_ref().and_then(|view| view.overtime.as_ref());
    if let Some(cite) = rule.filter(|_| !brief && beside.iter().any(|known| known.over.is_some())) {
        parts.push(look.cite(cite));
    }
    parts.join(", ")
}
