//! What holds of every picture at every size: one picture of each state is looked at by people, these are looked at
//! for them.

use ratatui::buffer::Buffer;
use unicode_width::UnicodeWidthStr as _;

use super::{Ui, frame, latin, text_of};
use crate::locale::Locale;
use crate::station::Snapshot;
use crate::tournament::SlipPhase;
use crate::tui::bars;
use crate::tui::bars::LEAST;
use crate::tui::keymap::KeyMode;
use crate::tui::keys::SPACE;
use crate::tui::text::OVERWRITTEN;

pub(super) const SMALL: (u16, u16) = (80, 24);
pub(super) const MIDDLE: (u16, u16) = (120, 40);
pub(super) const LARGE: (u16, u16) = (200, 60);

/// Where nothing may panic, and a terminal that is too small is told so.
const ODD: [(u16, u16); 9] =
    [(20, 5), (40, 24), (79, 24), (80, 23), (81, 25), (99, 31), (132, 24), (100, 70), (300, 100)];

/// The four corners of a box from the upper left with the sun, what is across and what is down.
const BOXES: [[&str; 6]; 2] = [["╭", "╮", "╯", "╰", "─", "│"], ["┏", "┓", "┛", "┗", "━", "┃"]];

/// Looks at a state at one size, and checks its layout at all.
pub(super) fn shot(name: &str, ui: &mut Ui, snapshot: &Snapshot, size: (u16, u16)) {
    let drawn = text_of(&frame(ui, snapshot, size));
    assert!(!drawn.contains('⟨'), "{name}: a message is missing\n{drawn}");
    insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(format!("{name}_{}x{}", size.0, size.1), drawn);
    });
    holds(name, ui, snapshot);
    // The screens remember how much they showed last.
    frame(ui, snapshot, size);
}

/// Checks the layout of a state at all sizes, in every language.
#[track_caller]
pub(super) fn holds(name: &str, ui: &mut Ui, snapshot: &Snapshot) {
    let own = ui.shared.locale;
    for tag in Locale::tags() {
        ui.shared.locale = Locale::named(tag).expect("an installed language");
        holds_in(&format!("{name} ({tag})"), ui, snapshot, &ODD);
    }
    ui.shared.locale = own;
}

/// Checks the layout of a state in the language of the console, at the usual sizes and at odd ones.
#[track_caller]
pub(super) fn holds_in(name: &str, ui: &mut Ui, snapshot: &Snapshot, odd: &[(u16, u16)]) {
    let mut smaller = Vec::<String>::new();
    for size in [SMALL, MIDDLE, LARGE].into_iter().chain(odd.iter().copied()) {
        OVERWRITTEN.take();
        let buffer = frame(ui, snapshot, size);
        let drawn = text_of(&buffer);
        let mut wrong = halves(&buffer);
        if size.0 < LEAST.0 || size.1 < LEAST.1 {
            wrong.extend((!drawn.contains("80")).then(|| "it does not say how much it needs".to_owned()));
        } else {
            wrong.extend(OVERWRITTEN.take());
            wrong.extend(bars(ui, snapshot, &drawn, usize::from(size.0)));
            let over = matches!(
                ui.mode(),
                KeyMode::OrderForm
                    | KeyMode::ClockForm
                    | KeyMode::Question
                    | KeyMode::Help
                    | KeyMode::Find
                    | KeyMode::Settings
            );
            wrong.extend(boxes(&buffer, over || ui.tour.is_some()));
        }
        if !ODD.contains(&size) {
            if ui.shared.locale.tag() == "el" {
                let foreign = latin::foreign(ui, snapshot, &drawn);
                wrong.extend(foreign.iter().map(|word| format!("{word} is not Greek")));
            }
            wrong.extend(cut_anew(&smaller, &drawn));
            smaller.push(drawn.clone());
        }
        assert!(wrong.is_empty(), "{name} at {size:?}: {}\n{drawn}", wrong.join("; "));
    }
}

/// What the bars lack: the header, the tabs, every key of the footer for which there is room.
fn bars(ui: &Ui, snapshot: &Snapshot, drawn: &str, columns: usize) -> Vec<String> {
    let mut wrong = Vec::new();
    let lines: Vec<&str> = drawn.lines().collect();
    let (Some(head), Some(tabs), Some(foot)) = (lines.first(), lines.get(1), lines.last()) else {
        return vec!["there are no bars".to_owned()];
    };
    let mut must = |line: &str, words: &str| {
        if !line.contains(words) {
            wrong.push(format!("{words:?} is not in {line:?}"));
        }
    };
    let named = |key: &str, label: &str| format!("{key} {}", ui.shared.locale.say(label));
    let ruled = if ui.shared.console.may_rule { snapshot.referee.len() } else { 0 };
    let open = snapshot.queue.iter().filter(|row| row.phase == SlipPhase::Open).count();
    must(head, &ui.shared.locale.with("bar-waiting", &[("count", (open + ruled).into())]));
    must(head, &ui.shared.locale.say("bar-journal"));
    for (key, tab) in [("F2", "tab-desk"), ("F3", "tab-hall"), ("F4", "tab-log"), ("F5", "tab-rules")] {
        must(tabs, &named(key, tab));
    }
    let (mode, help) = (ui.mode(), named("F1", "key-help"));
    if mode.open() {
        must(foot, &help);
        must(foot, &named("F10", "key-quit"));
    }
    let idle = ui.dead_keys(snapshot);
    let offered =
        ui.shared.choices.keys.shown(mode, false).into_iter().filter(|(_, label)| !idle.contains(label));
    let offered: Vec<[String; 2]> = offered
        .map(|(key, label)| {
            let key = key.replace(SPACE, &ui.shared.locale.say("key-space"));
            [label, bars::brief(label)].map(|label| format!("{key} {}", ui.shared.locale.say(label)))
        })
        .collect();
    // F1 and F10 stand at the right and come first.
    let right = if mode.open() { foot.find(&help).map_or(0, |at| foot[at..].width() + 2) } else { 0 };
    let mut rest = *foot;
    let mut used = 1;
    for entry in &offered {
        let [long, brief] = entry;
        let entry = if rest.contains(long.as_str()) { long } else { brief };
        match rest.find(entry.as_str()) {
            Some(at) => {
                rest = &rest[at + entry.len()..];
                used += entry.width() + 2;
            }
            None if used + entry.width() + right + 3 <= columns => {
                wrong.push(format!("{entry:?} has room in {foot:?}"));
            }
            None => break,
        }
    }
    wrong
}

/// Wide letters of which a half is missing, or something stands on it.
fn halves(buffer: &Buffer) -> Vec<String> {
    let area = buffer.area;
    let mut wrong = Vec::new();
    for y in area.top()..area.bottom() {
        for x in area.left()..area.right() {
            let symbol = buffer[(x, y)].symbol();
            let whole = symbol.width() < 2 || (x + 1 < area.right() && buffer[(x + 1, y)].symbol() == " ");
            if !whole {
                wrong.push(format!("half of {symbol} at {x}, {y}"));
            }
        }
    }
    wrong
}

/// Boxes whose frame is broken. What lies over the screen may cover others, but is whole itself.
fn boxes(buffer: &Buffer, over: bool) -> Vec<String> {
    let area = buffer.area;
    let (mut whole, mut corners) = (Vec::new(), Vec::new());
    for y in area.top()..area.bottom() {
        for x in area.left()..area.right() {
            let symbol = buffer[(x, y)].symbol();
            if BOXES.iter().any(|kind| kind[..4].contains(&symbol)) {
                corners.push((x, y));
            }
            if let Some(kind) = BOXES.iter().find(|kind| kind[0] == symbol) {
                whole.extend(box_from(buffer, (x, y), kind));
            }
        }
    }
    if over {
        let middle = |[(left, _), (right, _), ..]: &[(u16, u16); 4]| {
            left.abs_diff(area.right().saturating_sub(right + 1)) <= 1 || right + 1 == area.right()
        };
        return if whole.iter().any(middle) {
            Vec::new()
        } else {
            vec!["what lies over is broken".to_owned()]
        };
    }
    let belongs = |corner: &(u16, u16)| whole.iter().any(|found| found.contains(corner));
    let stray = corners.iter().filter(|corner| !belongs(corner));
    stray.map(|(x, y)| format!("the box at {x}, {y} is broken")).collect()
}

/// The corners of the box that begins at a place, if its frame is whole. Words may stand in the upper edge.
fn box_from(buffer: &Buffer, (x, y): (u16, u16), kind: &[&str; 6]) -> Option<[(u16, u16); 4]> {
    let area = buffer.area;
    let is = |at: (u16, u16), glyph: &str| buffer[at].symbol() == glyph;
    let right = (x + 1..area.right()).find(|&at| kind[..4].contains(&buffer[(at, y)].symbol()))?;
    let bottom = (y + 1..area.bottom()).find(|&at| !is((x, at), kind[5]))?;
    let sides = (y + 1..bottom).all(|at| is((right, at), kind[5]));
    let below = (x + 1..right).all(|at| is((at, bottom), kind[4]));
    let corners = [(x, y), (right, y), (right, bottom), (x, bottom)];
    let closed = corners.iter().zip(&kind[..4]).all(|(at, glyph)| is(*at, glyph));
    (sides && below && closed).then_some(corners)
}

/// What is cut although it could stand in full: a paragraph with room before it, or what stood in full where there was
/// less room.
fn cut_anew(smaller: &[String], drawn: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for segment in segments(drawn).filter(|segment| segment.contains('…')) {
        for (at, _) in segment.match_indices('…') {
            let shown = segment[..at].rsplit("  ").next().unwrap_or_default().trim_start();
            let before = segment[..at - shown.len()].trim_end();
            let blanks = segment[before.len()..at - shown.len()].width();
            let last = segment[at..].trim_end() == "…";
            if last && shown.contains('§') && !before.is_empty() && blanks > 6 {
                wrong.push(format!("{shown}… has room before it"));
            }
            // A name in a narrow column may stand in full in another, and the chosen line of a list below it.
            let matters = shown.chars().count() >= 16 && !in_full(drawn, shown, usize::MAX);
            if matters && smaller.iter().any(|picture| in_full(picture, shown, segment.width())) {
                wrong.push(format!("{shown}… stood in full where there was less room"));
            }
        }
    }
    wrong
}

/// Whether something that begins so stands in full in a picture, between edges that are no further apart.
fn in_full(picture: &str, begins: &str, room: usize) -> bool {
    segments(picture).filter(|segment| segment.width() <= room).any(|segment| {
        segment.match_indices(begins).any(|(at, _)| {
            let rest = &segment[at + begins.len()..];
            let sentence = rest.split("  ").next().unwrap_or_default();
            sentence.starts_with(char::is_alphanumeric) && !sentence.contains('…')
        })
    })
}

/// What stands between the edges of the boxes.
fn segments(picture: &str) -> impl Iterator<Item = &str> {
    picture.lines().flat_map(|line| line.split(['│', '┃']))
}

/// Wide letters in names and words, on every screen.
#[test]
fn wide_letters_stay_whole_everywhere() {
    use super::fixtures::{decided, hall, log, opened, queue};
    let wide = |text: &mut String| {
        *text = text.chars().map(|letter| if letter == 'o' { '漢' } else { '字' }).collect();
    };
    for (name, mut snapshot, code) in [
        ("desk", queue(), 2),
        ("verdict", decided(&[("漢字漢", true), ("漢字", false)]), 2),
        ("hall", hall(), 3),
        ("table", opened(), 3),
        ("log", log(), 4),
    ] {
        snapshot.bar.event = "漢字漢字漢字 2026".into();
        for row in &mut snapshot.queue {
            row.words.iter_mut().for_each(wide);
        }
        for table in &mut snapshot.tables {
            table.players.iter_mut().flatten().for_each(wide);
            table.words.iter_mut().for_each(wide);
        }
        if let Some(slip) = &mut snapshot.slip {
            slip.players.iter_mut().for_each(wide);
        }
        if let Some(table) = &mut snapshot.table {
            table.row.players.iter_mut().flatten().for_each(wide);
        }
        for row in std::sync::Arc::make_mut(&mut snapshot.log) {
            std::sync::Arc::make_mut(&mut row.players).iter_mut().for_each(wide);
        }
        let mut ui = super::judge();
        super::press(&mut ui, &snapshot, crossterm::event::KeyCode::F(code));
        if name == "table" {
            ui.hall.selected = Some(crate::domain::TableId(12));
        }
        if name != "hall" {
            super::press(&mut ui, &snapshot, crossterm::event::KeyCode::Enter);
        }
        holds(name, &mut ui, &snapshot);
    }
}

#[test]
fn a_broken_layout_is_found() {
    use super::judge;
    let mut ui = judge();
    let snapshot = super::fixtures::queue();
    let sound = frame(&mut ui, &snapshot, SMALL);
    assert_eq!((boxes(&sound, false), halves(&sound)), (Vec::new(), Vec::new()));
    assert_eq!(bars(&ui, &snapshot, &text_of(&sound), 80), Vec::<String>::new());
    for at in [(0, 5), (31, 5), (32, 5), (4, 18), (79, 10)] {
        let mut torn = sound.clone();
        torn[at].set_symbol("x");
        assert!(!boxes(&torn, false).is_empty(), "a frame is torn at {at:?}");
    }
    let mut torn = sound.clone();
    torn[(78, 10)].set_symbol("漢");
    assert_eq!(halves(&torn), ["half of 漢 at 78, 10"]);
    let drawn = text_of(&sound);
    for lost in ["journal", "F3 Hall", "F1 help", "F10 quit", "Tab spelling ok", "Ctrl-Y said"] {
        let gone = drawn.replace(lost, &" ".repeat(lost.len()));
        assert!(!bars(&ui, &snapshot, &gone, 80).is_empty(), "{lost} is missing");
    }
    let smaller = ["│ the other player compares the spelling first │".to_owned()];
    let cut = "│ the other player compares the spel…           │";
    assert_eq!(cut_anew(&smaller, cut).len(), 1, "it stood in full");
    for sound in
        ["│ the other player compares the spel… │", "│ the mover may admit it, but only bef…        │"]
    {
        assert_eq!(cut_anew(&smaller, sound), Vec::<String>::new());
    }
    assert_eq!(
        cut_anew(&[], "│ a challenge             ČAS §6.3.a, §16.… │").len(),
        1,
        "there is room before it"
    );
    OVERWRITTEN.take();
    let mut buffer = sound;
    let buffer_area = buffer.area;
    let style = ratatui::style::Style::new();
    crate::tui::text::put(&mut buffer, buffer_area, (40, 4), "over", style);
    assert_eq!(OVERWRITTEN.take().len(), 1, "one line over another");
}
