//! The bars at the top and at the bottom, the banner, the error line; and the plain message of a small terminal.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::act::ScreenProblem;
use super::keymap::{Action, KeyMode};
use super::keys::KeyBindings;
use super::render_ctx::{ClickTarget, Hits, RenderCtx};
use super::screen::Tab;
use super::text::paint;
use super::theme::{BAD, GOOD, URGENT};
use super::{air, text, verdict};
use crate::domain::{Millis, Role, sentences};
use crate::report;
use crate::station::{JournalHealth, SaidRow, Snapshot};

/// The least columns and rows on which the screens make sense.
pub(super) const LEAST: (u16, u16) = (80, 24);

/// What the bars say besides what stands in the snapshot.
pub(super) struct Bars<'a> {
    pub(super) tab: Tab,
    /// Where keys go.
    pub(super) mode: KeyMode,
    /// The labels of keys that would do nothing just now.
    pub(super) dead_keys: &'a [&'static str],
    /// The error line.
    pub(super) problem: Option<&'a ScreenProblem>,
    /// What was ticked off a moment ago.
    pub(super) said: Option<&'a SaidRow>,
}

/// Draws everything around the screen and gives the area that is left for it.
pub(super) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    bars: &Bars<'_>,
    hits: &mut Hits,
) -> Rect {
    top(buffer, Rect { height: 1, ..area }, look);
    tabs(buffer, Rect { y: area.y + 1, height: 1, ..area }, look, bars.tab, hits);
    let mut body = Rect { y: area.y + 2, height: area.height.saturating_sub(3), ..area };
    for (line, style) in banner(look, bars.said, usize::from(area.width).saturating_sub(2)) {
        let row = Rect { height: 1, ..body };
        paint(buffer, row, style);
        text::put(buffer, row, (row.x + 1, row.y), &line, style);
        body = Rect { y: body.y + 1, height: body.height - 1, ..body };
    }
    bottom(buffer, Rect { y: area.bottom() - 1, height: 1, ..area }, look, bars, hits);
    if let Some(problem) = bars.problem {
        body = refusal(buffer, body, look, problem);
    }
    body
}

/// What a terminal that is too small shows; `leaves`: whether the person is asked to leave.
pub(super) fn too_small(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, leaves: bool) {
    let needed = look.with("small-needs", &[("columns", LEAST.0.into()), ("rows", LEAST.1.into())]);
    let present = look.with("small-has", &[("columns", area.width.into()), ("rows", area.height.into())]);
    let mut y = area.y;
    let keys =
        look.keyed(if leaves { "small-leave" } else { "small-keys" }, &[(KeyMode::Everywhere, Action::Quit)]);
    for sentence in [keys, needed, present, look.say("small-safe")] {
        for line in text::wrap(&sentence, usize::from(area.width)) {
            text::put(buffer, area, (area.x, y), &line, look.theme.strong());
            y = y.saturating_add(1);
        }
    }
}

fn top(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>) {
    let bar = &look.snapshot.bar;
    let theme = look.theme;
    let pieces = status(look, area.width >= BROAD);
    let wide: usize = pieces.iter().map(|(piece, _)| text::width(piece) + 3).sum::<usize>().saturating_sub(2);
    let room = usize::from(area.width).saturating_sub(wide + 3);
    let mut event = if bar.event.is_empty() { look.say("bar-no-event") } else { bar.event.clone() };
    let mut rest = String::new();
    if bar.round.0 > 0 {
        rest.push_str(" · ");
        let id = if area.width < BROAD { "bar-round-brief" } else { "bar-round" };
        rest.push_str(&look.with(id, &[("round", bar.round.0.into())]));
    }
    if bar.own_edition {
        for piece in [" · ", URGENT, " ", &look.say("bar-own-edition")] {
            rest.push_str(piece);
        }
    }
    if text::width(&event) + text::width(&rest) + text::width(&bar.ruleset) + 3 < room.saturating_sub(6)
        && !bar.ruleset.is_empty()
    {
        rest.push_str(" · ");
        rest.push_str(&bar.ruleset);
    }
    // The event's name comes before the program's.
    let fits = text::width(&event) + text::width(&rest) + 7 <= room;
    let brand = if fits { "ephor  " } else { "" };
    let mut x = text::put(buffer, area, (area.x + 1, area.y), brand, theme.key());
    event = text::cut(&event, room.saturating_sub(text::width(brand) + text::width(&rest)));
    event.push_str(&rest);
    x = text::put(buffer, area, (x, area.y), &event, theme.strong());
    let mut at = (area.right().saturating_sub(wide as u16)).max(x + 1);
    for (number, (piece, style)) in pieces.iter().enumerate() {
        if number > 0 {
            at = text::put(buffer, area, (at, area.y), " · ", theme.quiet());
        }
        at = text::put(buffer, area, (at, area.y), piece, *style);
    }
}

/// So long a sync may take before it is told.
const WONDERS: Millis = Millis(500);
/// From this width on the bar has room for words in full.
const BROAD: u16 = 100;

/// The office in which the person acts.
fn office(look: &RenderCtx<'_>, broad: bool) -> String {
    match look.console.role {
        role if broad => report::office(look.locale, role),
        Role::HeadReferee => look.say("office-head-referee"),
        Role::Judge => look.say("office-judge"),
        role => report::office(look.locale, role),
    }
}

/// The right half of the bar: what waits, the time, the journal, the clocks, the office.
fn status(look: &RenderCtx<'_>, broad: bool) -> Vec<(String, Style)> {
    let Snapshot { bar, now, .. } = look.snapshot;
    let theme = look.theme;
    let waits = look.waiting();
    let waiting = look.with("bar-waiting", &[("count", waits.into())]);
    let journal = look.say("bar-journal");
    let journal = match &bar.journal {
        JournalHealth::Sound { .. } if bar.unwritten.is_some() => (format!("{journal} …"), theme.plain()),
        JournalHealth::Sound { .. } => (format!("{journal} {GOOD}"), theme.plain()),
        JournalHealth::Halted { .. } => {
            (format!("{journal} {URGENT} {}", look.say("bar-halted")), theme.bad())
        }
        JournalHealth::Damaged { .. } => {
            (format!("{journal} {BAD} {}", look.say("bar-damaged")), theme.bad())
        }
    };
    let (heard, fitted) = bar.clocks;
    let clocks = look.with("bar-clocks", &[("heard", heard.into()), ("fitted", fitted.into())]);
    let clocks = if heard < fitted { (clocks, theme.open()) } else { (clocks, theme.plain()) };
    let waiting = (waiting, if waits > 0 { theme.strong() } else { theme.plain() });
    let acts_as = (office(look, broad), theme.plain());
    let mut pieces = vec![waiting, (look.time(*now), theme.strong()), journal];
    if fitted > 0 {
        pieces.push(clocks);
    }
    pieces.push(acts_as);
    pieces
}

fn tabs(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, open: Tab, hits: &mut Hits) {
    let theme = look.theme;
    let mut x = area.x + 1;
    for (tab, action, id) in [
        (Tab::Desk, Action::Desk, "tab-desk"),
        (Tab::Hall, Action::Hall, "tab-hall"),
        (Tab::Log, Action::Log, "tab-log"),
        (Tab::Rules, Action::Rules, "tab-rules"),
    ] {
        let key = look.choices.keys.key_of(KeyMode::Everywhere, action);
        let from = x;
        let style = if tab == open { theme.chosen() } else { theme.plain() };
        let label = format!(" {key} {} ", look.say(id));
        x = text::put(buffer, area, (x, area.y), &label, style);
        hits.push((Rect { x: from, width: x - from, ..area }, ClickTarget::Tab(action)));
        x = text::put(buffer, area, (x, area.y), " ", theme.plain());
    }
    let bar = &look.snapshot.bar;
    let named = |id: &str, lists: &[String]| {
        let lists: Vec<String> = lists.iter().map(|list| report::list(look.locale, list)).collect();
        let brief = short(&lists);
        let values = [("lists", (&brief).into()), ("count", lists.len().into())];
        (!lists.is_empty()).then(|| look.with(id, &values))
    };
    let lists = named("bar-lists", &bar.lists).unwrap_or_else(|| look.say("bar-no-lists"));
    let mut parts = vec![(lists, theme.quiet())];
    parts.extend(named("bar-missing", &bar.lists_missing).map(|missing| (missing, theme.open())));
    parts.extend(named("bar-advising", &bar.lists_advising).map(|advising| (advising, theme.quiet())));
    let wide = |parts: &[(String, Style)]| {
        parts.iter().map(|(part, _)| text::width(part)).sum::<usize>() + 3 * (parts.len() - 1) + 1
    };
    // What decides nothing is left out first.
    if wide(&parts) > usize::from(area.right().saturating_sub(x + 1)) && !bar.lists_advising.is_empty() {
        parts.pop();
    }
    let mut at = area.right().saturating_sub(wide(&parts) as u16).max(x + 1);
    for (index, (part, style)) in parts.iter().enumerate() {
        if index > 0 {
            at = text::put(buffer, area, (at, area.y), " · ", theme.quiet());
        }
        at = text::put(buffer, area, (at, area.y), part, *style);
    }
}

/// Lists by the letters that everybody knows them by, and how many more: `B2 B3 B5 +3`.
fn short(lists: &[String]) -> String {
    let known = |list: &&String| text::width(list) <= 4;
    let mut names: Vec<String> = lists.iter().filter(known).cloned().collect();
    match lists.len() - names.len() {
        0 => {}
        _ if names.is_empty() => return lists.join(", "),
        more => names.push(format!("+{more}")),
    }
    names.join(" ")
}

/// What waits for the disk, or for another program that holds the journal, once it has waited for so long that somebody
/// wonders.
fn slow_disk(look: &RenderCtx<'_>) -> Option<String> {
    if let Some(held) = look.snapshot.bar.held {
        return Some(look.with("banner-held", &[("seconds", (held.0 / 1_000).into())]));
    }
    let waits = look.snapshot.bar.unwritten.filter(|waits| waits.age >= WONDERS)?;
    let seconds = look.locale.decimal(&format!("{}.{}", waits.age.0 / 1_000, waits.age.0 / 100 % 10));
    Some(look.with("banner-unwritten", &[("count", waits.commands.into()), ("seconds", (&seconds).into())]))
}

/// The lines of the banner: what everybody hears; what stopped, why, what to do; what the disk lets wait; what is wrong
/// with the radio.
fn banner(look: &RenderCtx<'_>, said: Option<&SaidRow>, columns: usize) -> Vec<(String, Style)> {
    let stopped = match &look.snapshot.bar.journal {
        JournalHealth::Sound { .. } => None,
        JournalHealth::Halted { why } => {
            let todo = look.keyed("banner-halted-do", &[(KeyMode::Everywhere, Action::Retry)]);
            Some(sentences([look.with("banner-halted", &[("why", why.into())]), todo]))
        }
        JournalHealth::Damaged { why } => Some(look.with("banner-damaged", &[("why", why.into())])),
    };
    let mut lines = Vec::new();
    let troubles = [
        (signal(look), look.theme.banner(), 1),
        (stopped, look.theme.banner(), 4),
        (slow_disk(look), look.theme.open(), 1),
        (clock_off(look), look.theme.open(), 2),
        (air::trouble(look), look.theme.open(), 2),
        (air::forgeries(look), look.theme.plain(), 2),
    ];
    for (text, style, most) in troubles {
        let Some(text) = text else { continue };
        let wrapped = text::wrap(&format!("{URGENT} {text}"), columns);
        lines.extend(wrapped.into_iter().take(most).map(|line| (line, style)));
    }
    lines.extend(said.map(|said| (just_said(look, said, columns), look.theme.good())));
    lines
}

/// What was ticked off a moment ago, and the key that takes it back, for as long as it does.
fn just_said(look: &RenderCtx<'_>, said: &SaidRow, columns: usize) -> String {
    let key = look.choices.keys.key_of(KeyMode::Everywhere, Action::Unsay);
    let seconds = (said.left.0 + 999) / 1_000;
    let id = if said.order.wish.is_said() { "said-back" } else { "done-back" };
    let back = look.with(id, &[("key", (&key).into()), ("seconds", seconds.into())]);
    let room = columns.saturating_sub(text::width(&back) + 5);
    format!("{GOOD} {} · {back}", text::cut(&ticked_off(look, said), room))
}

/// What was ticked off, in words: as said, or as done at a clock.
pub(super) fn ticked_off(look: &RenderCtx<'_>, said: &SaidRow) -> String {
    let table = look.with("table-short", &[("table", said.order.table.0.into())]);
    let words = verdict::aloud(look.locale, &said.order);
    let id = if said.order.wish.is_said() { "said-just" } else { "done-just" };
    look.with(id, &[("table", (&table).into()), ("words", (&words).into())])
}

/// What everybody in the hall is to hear now, for whom it is too loud or too quiet to be heard.
fn signal(look: &RenderCtx<'_>) -> Option<String> {
    let signal = look.snapshot.hall.signal.as_ref()?;
    let id = if signal.by_hand { "banner-signal-by-hand" } else { "banner-signal" };
    let cite = look.cite(&signal.cite);
    Some(look.with(id, &[("signal", (&signal.name).into()), ("cite", (&cite).into())]))
}

/// The system's clock was set, and the console's time was not.
fn clock_off(look: &RenderCtx<'_>) -> Option<String> {
    let ahead = look.snapshot.bar.clock_off?;
    let id = if ahead.0 > 0 { "banner-set-forward" } else { "banner-set-back" };
    let told = look.with(id, &[("time", (&ahead.hours()).into())]);
    Some(look.choices.keys.reworded(&told, &[(KeyMode::Hall, Action::Find)]))
}

fn bottom(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, bars: &Bars<'_>, hits: &mut Hits) {
    let (keys, mode) = (&look.choices.keys, bars.mode);
    let everywhere = if mode.open() { look.keys(KeyMode::Everywhere, false) } else { Vec::new() };
    // F1 and F10 must be seen whatever else has to give way, and while the journal stands still what tries it again.
    let halted = matches!(look.snapshot.bar.journal, JournalHealth::Halted { .. });
    let keep = |label: &str| label == "key-help" || label == "key-quit" || (halted && label == "key-retry");
    let always: Vec<_> = everywhere.into_iter().filter(|(_, label)| keep(label)).collect();
    let wide = |(key, label): &(String, &'static str)| text::width(key) + 1 + text::width(&look.say(label));
    let kept: usize = always.iter().map(|row| wide(row) + 2).sum();
    let room = usize::from(area.width).saturating_sub(kept + 1);
    let mut x = area.x + 1;
    let mut shown = look.keys(mode, false);
    shown.retain(|row| !bars.dead_keys.contains(&row.1));
    // Where not all of them fit, the longest explanation is the first to give way.
    let all_fit = shown.iter().map(|row| wide(row) + 2).sum::<usize>() < room;
    for row in shown {
        let brief = if all_fit { row.1 } else { brief(row.1) };
        let told = (row.0.clone(), brief);
        if usize::from(x - area.x) + wide(&told) + 2 > room {
            continue;
        }
        let from = x;
        x = entry(buffer, area, x, look, &told);
        let hint = Rect { x: from, width: x.saturating_sub(from + 2), ..area };
        hits.extend(click(keys, hint, mode, (mode, &row.0, row.1)));
    }
    let mut x = area.right().saturating_sub(kept as u16).max(x);
    for row in always {
        let from = x;
        x = entry(buffer, area, x, look, &row);
        let hint = Rect { x: from, width: x.saturating_sub(from + 2), ..area };
        hits.extend(click(keys, hint, mode, (KeyMode::Everywhere, &row.0, row.1)));
    }
}

/// The shorter explanation of a key, where there is one.
pub(super) fn brief(label: &'static str) -> &'static str {
    match label {
        "key-type-to-find" => "key-find",
        "key-settle" => "key-said",
        "key-start-round" => "key-next-round",
        label => label,
    }
}

/// A click on a key's hint is the key; where a hint names several arrows, each is its own.
fn click(
    bound: &KeyBindings,
    hint: Rect,
    mode: KeyMode,
    (of, keys, label): (KeyMode, &str, &'static str),
) -> Vec<(Rect, ClickTarget)> {
    let whole = bound.hinted(of, label, None).map(|action| (hint, ClickTarget::Key(mode, action)));
    let arrows = keys.chars().enumerate().filter_map(|(at, sign)| {
        let here = Rect { x: hint.x + at as u16, width: 1, ..hint };
        Some((here, ClickTarget::Key(mode, bound.hinted(of, label, Some(sign))?)))
    });
    whole.into_iter().chain(arrows).collect()
}

fn entry(buffer: &mut Buffer, area: Rect, x: u16, look: &RenderCtx<'_>, row: &(String, &'static str)) -> u16 {
    let x = text::put(buffer, area, (x, area.y), &row.0, look.theme.key());
    let x = text::put(buffer, area, (x, area.y), &format!(" {}", look.say(row.1)), look.theme.plain());
    x + 2
}

/// The error line above the bottom bar; gives what is left of the body.
fn refusal(buffer: &mut Buffer, body: Rect, look: &RenderCtx<'_>, problem: &ScreenProblem) -> Rect {
    let columns = usize::from(body.width).saturating_sub(4);
    let mut what = problem.what.clone();
    if let Some(cite) = &problem.cite {
        what = format!("{what} [{}]", look.cite(cite));
    }
    let (sign, style) =
        if problem.all_well { (GOOD, look.theme.good()) } else { (BAD, look.theme.refusal()) };
    let mut lines: Vec<(String, Style)> =
        text::wrap(&what, columns).into_iter().map(|line| (line, style)).collect();
    if !problem.instead.is_empty() {
        let instead = look.with("problem-instead", &[("instead", (&problem.instead).into())]);
        lines.extend(text::wrap(&instead, columns).into_iter().map(|line| (line, look.theme.strong())));
    }
    // A refusal stands in full; only where it would hide the whole screen does it end with dots.
    let most = usize::from(body.height / 3 * 2).max(1);
    if lines.len() > most {
        let rest: Vec<(String, Style)> = lines.drain(most - 1..).collect();
        let style = rest[0].1;
        let rest = rest.into_iter().map(|(line, _)| line).collect::<Vec<_>>().join(" ");
        lines.push((text::cut(&rest, columns), style));
    }
    let height = lines.len() as u16;
    let area = Rect { y: body.bottom() - height, height, ..body };
    for (row, (line, style)) in lines.iter().enumerate() {
        let y = area.y + row as u16;
        let sign = if row == 0 { sign } else { " " };
        let x = text::put(buffer, area, (area.x + 1, y), sign, *style);
        text::put(buffer, area, (x + 1, y), line, *style);
    }
    Rect { height: body.height - height, ..body }
}
