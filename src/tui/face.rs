//! A table clock on a whole screen: two times that players read from across the table.

use ratatui::Frame;
use ratatui::layout::Rect;

use crate::clock::{Notice, Run, ShownFace};
use crate::domain::Side;

use super::theme::Theme;
use super::{bigtext, text};

/// What a clock's screen shows.
#[derive(Clone, Debug)]
pub struct TableFace<'a> {
    /// Which clock it is.
    pub title: &'a str,
    /// The face; none where the clock has no number yet.
    pub shown: Option<ShownFace>,
    /// What is shown at each side instead of the time.
    pub notices: [Option<Notice>; 2],
    /// Six digits to be compared with those on a console.
    pub check: Option<&'a str>,
    /// What there is to say, the most urgent first.
    pub lines: &'a [String],
    /// The keys, each with what it does.
    pub keys: &'a [(&'a str, &'a str)],
    /// With colours, or without.
    pub colour: bool,
}

/// Draws it.
pub fn draw(frame: &mut Frame<'_>, face: &TableFace<'_>) {
    let (area, theme) = (frame.area(), Theme::new(face.colour));
    let buffer = frame.buffer_mut();
    text::put(buffer, area, (1, 0), face.title, theme.strong());
    let keys = key_lines(face.keys, usize::from(area.width.saturating_sub(2)));
    let below = (face.lines.len() + keys.len() + 1) as u16;
    let body = Rect::new(0, 2, area.width, area.height.saturating_sub(2 + below));
    match (face.check, &face.shown) {
        (Some(check), _) => {
            let size = bigtext::size_for(&[check], body.width.saturating_sub(2), body.height);
            bigtext::draw(buffer, inside(body), check, size, theme.strong());
        }
        (None, Some(shown)) => sides(frame, body, face, shown, theme),
        (None, None) => {}
    }
    let buffer = frame.buffer_mut();
    let mut row = area.height.saturating_sub(below);
    for line in face.lines {
        text::put(buffer, area, (1, row), line, theme.strong());
        row += 1;
    }
    row += 1;
    for line in keys {
        text::put(buffer, area, (1, row), &line, theme.quiet());
        row += 1;
    }
}

/// Both sides beside one another, at one size so that neither looks more.
fn sides(frame: &mut Frame<'_>, body: Rect, face: &TableFace<'_>, shown: &ShownFace, theme: Theme) {
    let half = body.width / 2;
    let words: Vec<String> = Side::BOTH
        .into_iter()
        .map(|side| face.notices[side.index()].map_or_else(|| time(shown, side), notice))
        .collect();
    let fitted: Vec<&str> = words.iter().map(String::as_str).collect();
    let one = [longest(&fitted)];
    let size = bigtext::size_for(&one, half.saturating_sub(3), body.height.saturating_sub(2));
    for side in Side::BOTH {
        let at = Rect::new(body.x + side.index() as u16 * half, body.y, half, body.height);
        let runs = shown.run == Run::Running(side);
        let style = if runs { theme.strong() } else { theme.plain() };
        text::put(
            frame.buffer_mut(),
            at,
            (at.x + 1, at.y),
            &state(shown, side, face.notices[side.index()]),
            style,
        );
        let big = Rect { y: at.y + 2, height: at.height.saturating_sub(2), ..inside(at) };
        bigtext::draw(frame.buffer_mut(), big, &words[side.index()], size, style);
    }
}

fn inside(area: Rect) -> Rect {
    Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area }
}

fn longest<'a>(words: &[&'a str]) -> &'a str {
    words.iter().copied().max_by_key(|word| word.chars().count()).unwrap_or_default()
}

/// The time in letters that the block font has.
fn time(shown: &ShownFace, side: Side) -> String {
    shown.left[side.index()].face().replace('−', "-")
}

fn notice(notice: Notice) -> String {
    match notice {
        Notice::Points(points) => format!("{:+}", points.0),
        Notice::Cross => "X".to_owned(),
        Notice::LoseTurn => "PASS".to_owned(),
        Notice::Verdict { upheld: true } => "✓".to_owned(),
        Notice::Verdict { upheld: false } => "✗".to_owned(),
    }
}

/// A notice in words: block letters have room for a sign.
fn in_words(notice: Notice) -> String {
    match notice {
        Notice::Points(points) => format!("{:+} points", points.0).replace('-', "−"),
        Notice::Cross => "a cross".to_owned(),
        Notice::LoseTurn => "a turn is lost".to_owned(),
        Notice::Verdict { upheld: true } => "challenge upheld".to_owned(),
        Notice::Verdict { upheld: false } => "challenge rejected".to_owned(),
    }
}

/// What is said of a side in words: nothing important is told by weight alone.
fn state(shown: &ShownFace, side: Side, notice: Option<Notice>) -> String {
    let what = match shown.run {
        Run::Idle => "not begun",
        Run::Running(mover) if mover == side => "▶ runs",
        Run::Running(_) => "waits",
        Run::Neutral => "stopped",
        Run::Challenge(by) if by == side => "! challenges",
        Run::Challenge(_) => "challenged",
        Run::Finished => "finished",
    };
    let up = if shown.up[side.index()] { " · time is up" } else { "" };
    let notice = notice.map(|notice| format!(" · {}", in_words(notice))).unwrap_or_default();
    format!("{side}  {what}{up}{notice}")
}

/// The keys in as many lines as they need.
fn key_lines(keys: &[(&str, &str)], columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for (key, does) in keys {
        let word = format!("{key} {does}");
        match lines.last_mut() {
            Some(line) if text::width(line) + 3 + text::width(&word) <= columns => {
                line.push_str("   ");
                line.push_str(&word);
            }
            _ => lines.push(word),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    use super::*;
    use crate::domain::{Millis, Points};

    fn drawn(face: &TableFace<'_>, columns: u16, rows: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(columns, rows)).expect("a terminal");
        terminal.draw(|frame| draw(frame, face)).expect("drawn");
        let buffer = terminal.backend().buffer();
        let row = |y| (0..columns).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..rows).map(|y| row(y).trim_end().to_owned() + "\n").collect()
    }

    const KEYS: [(&str, &str); 3] = [("A", "lever"), ("L", "lever"), ("F10", "quit")];

    fn face(lines: &[String]) -> TableFace<'_> {
        let shown = ShownFace {
            run: Run::Running(Side::A),
            left: [Millis(754_320), Millis(-41_070)],
            up: [false, true],
        };
        let notices = [None, None];
        TableFace {
            title: "Clock 12",
            shown: Some(shown),
            notices,
            check: None,
            lines,
            keys: &KEYS,
            colour: false,
        }
    }

    #[test]
    fn a_face_at_two_sizes_and_what_stands_on_it() {
        let lines = ["on the air".to_owned()];
        let wide = drawn(&face(&lines), 100, 30);
        for part in [
            "Clock 12",
            "A  ▶ runs",
            "B  waits · time is up",
            "on the air",
            "A lever   L lever   F10 quit",
            "█",
        ] {
            assert!(wide.contains(part), "{part}\n{wide}");
        }
        let narrow = drawn(&face(&lines), 40, 10);
        assert!(narrow.contains("1 2 : 3 5") || narrow.contains('█') || narrow.contains('▌'), "{narrow}");
        for size in [(1, 1), (10, 3), (3, 40), (250, 2)] {
            drawn(&face(&lines), size.0, size.1);
        }
    }

    #[test]
    fn notices_and_check_numbers_take_the_place_of_the_times() {
        let all = [
            Notice::Points(Points(-10)),
            Notice::Cross,
            Notice::LoseTurn,
            Notice::Verdict { upheld: true },
            Notice::Verdict { upheld: false },
        ];
        let mut seen = vec![drawn(&face(&[]), 100, 30)];
        for notice in all {
            seen.push(drawn(&TableFace { notices: [None, Some(notice)], ..face(&[]) }, 100, 30));
        }
        seen.push(drawn(&TableFace { check: Some("042 917"), ..face(&[]) }, 100, 30));
        seen.push(drawn(&TableFace { shown: None, ..face(&[]) }, 100, 30));
        for (at, screen) in seen.iter().enumerate() {
            assert!(!seen[..at].contains(screen), "{screen}");
        }
    }
}
