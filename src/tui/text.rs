//! Text on the screen: measured by the columns it takes, not by its bytes or letters; cut, wrapped and written into
//! an area from the top down.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Block, BorderType, Widget};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::theme::Theme;
use crate::domain::{NameOrder, is_hidden};
pub(super) use crate::locale::capitals;

/// The columns that a text takes.
pub(super) fn width(text: &str) -> usize {
    text.width()
}

/// The text in at most `columns`, with `…` where something was cut off.
pub(super) fn cut(text: &str, columns: usize) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    if columns == 0 {
        return String::new();
    }
    let mut used = 0;
    let mut short: String = text
        .chars()
        .take_while(|letter| {
            used += letter.width().unwrap_or(0);
            used < columns
        })
        .collect();
    while short.ends_with(' ') {
        short.pop();
    }
    short.push('…');
    short
}

/// The first `rows` of some lines. What has no room any more goes on behind the last of them, and is cut there.
pub(super) fn within(mut lines: Vec<String>, rows: usize, columns: usize) -> Vec<String> {
    if lines.len() > rows {
        let rest = lines.drain(rows.saturating_sub(1)..).collect::<Vec<_>>().join(" ");
        lines.extend((rows > 0).then(|| cut(&rest, columns)));
    }
    lines
}

/// The line beside which a paragraph stands: the first that leaves it room; else one of its own is added below, where
/// there may be another one, and past the last where there may not.
pub(super) fn beside(lines: &mut Vec<String>, cite: &str, columns: usize, most: usize) -> usize {
    let fits = |line: &String| line.width() + cite.width() + 2 <= columns;
    let at = lines.iter().position(fits).unwrap_or(lines.len());
    if at == lines.len() && at < most && !cite.is_empty() {
        lines.push(String::new());
    }
    at
}

/// A person's name in at most `columns`: what tells people of one event apart is cut last, so the given names become
/// initials, then go; then the rest is cut. Where nobody knows which are the given names, the end is cut.
pub(super) fn name(name: &str, order: NameOrder, columns: usize) -> String {
    if name.width() <= columns {
        return name.to_owned();
    }
    let initials = |given: &str| -> String {
        let first = given.split_whitespace().filter_map(|one| one.chars().next());
        first.flat_map(|letter| [letter, '.']).collect()
    };
    // Who is written with the family name first keeps it there.
    if let Some((family, given)) = name.split_once(',') {
        let short = format!("{family}, {}", initials(given));
        return if short.width() <= columns { short } else { cut(family, columns) };
    }
    let parts = match order {
        NameOrder::Unknown => None,
        NameOrder::GivenFirst => name.trim().rsplit_once(' ').map(|(given, family)| (family, given)),
        NameOrder::SurnameFirst => name.trim().split_once(' '),
    };
    let parts = parts.filter(|(family, _)| family.chars().any(char::is_alphabetic));
    let Some((family, given)) = parts else { return cut(name, columns) };
    let given = initials(given);
    let short = if order == NameOrder::SurnameFirst {
        format!("{family} {given}")
    } else {
        format!("{given} {family}")
    };
    if short.width() <= columns { short } else { cut(family, columns) }
}

/// The text in exactly `columns`: cut or filled up on the right.
pub(super) fn pad(text: &str, columns: usize) -> String {
    let mut text = cut(text, columns);
    text.extend(std::iter::repeat_n(' ', columns.saturating_sub(text.width())));
    text
}

/// The columns of the widest of some texts.
pub(super) fn widest<'t>(texts: impl IntoIterator<Item = &'t str>) -> usize {
    texts.into_iter().map(width).max().unwrap_or(0)
}

/// The text in exactly `columns`, pushed to the right.
pub(super) fn pad_left(text: &str, columns: usize) -> String {
    let text = cut(text, columns);
    format!("{}{text}", " ".repeat(columns.saturating_sub(text.width())))
}

/// A space at which no line is broken.
const JOINED: char = '\u{a0}';

/// The text as one that is not broken, where it has room in so many columns.
pub(super) fn joined(text: &str, columns: usize) -> String {
    if text.width() > columns { text.to_owned() } else { text.replace(' ', &JOINED.to_string()) }
}

/// The text broken into lines of at most `columns`, at spaces where there are some.
pub(super) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let words = text.split(|letter: char| letter.is_whitespace() && letter != JOINED);
    for word in words.filter(|word| !word.is_empty()) {
        if !line.is_empty() && line.width() + 1 + word.width() > columns {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.extend(word.chars().map(|letter| if letter == JOINED { ' ' } else { letter }));
        while line.width() > columns.max(1) {
            let rest = line.split_off(fitting(&line, columns.max(1)));
            lines.push(std::mem::replace(&mut line, rest));
        }
    }
    if !line.is_empty() || lines.is_empty() {
        lines.push(line);
    }
    lines
}

/// The bytes of a text that fit into so many columns; at least one letter.
fn fitting(text: &str, columns: usize) -> usize {
    let mut used = 0;
    let first = text.chars().next().map_or(0, char::len_utf8);
    let past: usize = text
        .chars()
        .take_while(|letter| {
            used += letter.width().unwrap_or(0);
            used <= columns
        })
        .map(char::len_utf8)
        .sum();
    past.max(first)
}

/// Capitals with spaces between, for what must be seen from afar.
pub(super) fn spaced(text: &str) -> String {
    let spaced: String = capitals(text).chars().flat_map(|letter| [letter, ' ']).collect();
    spaced.trim_end().to_owned()
}

/// Text from outside on one line: what a terminal would obey, and what nobody sees, becomes a space.
pub(super) fn tame(text: &str) -> String {
    text.chars().map(|letter| if is_hidden(letter) { ' ' } else { letter }).collect()
}

/// Writes text into the buffer from a point, cut at the area's edge with `…`; gives the column after it.
pub(super) fn put(buffer: &mut Buffer, area: Rect, at: (u16, u16), text: &str, style: Style) -> u16 {
    let (x, y) = at;
    if y < area.top() || y >= area.bottom() || x < area.left() || x >= area.right() {
        return x;
    }
    #[cfg(test)]
    note_overwritten(buffer, (x, y), &cut(text, usize::from(area.right() - x)));
    let room = usize::from(area.right() - x);
    if text.width() <= room {
        return buffer.set_stringn(x, y, text, room, style).0;
    }
    buffer.set_stringn(x, y, cut(text, room), room, style).0
}

#[cfg(test)]
thread_local! {
    /// What was written over something else, in tests.
    pub(super) static OVERWRITTEN: std::cell::RefCell<Vec<String>> = const { std::cell::RefCell::new(Vec::new()) };
}

/// Notes a text that is written over another one. A title in the edge of a box is none.
#[cfg(test)]
fn note_overwritten(buffer: &Buffer, (x, y): (u16, u16), text: &str) {
    let end = (x + text.width() as u16).min(buffer.area.right());
    let under: String = (x..end).map(|x| buffer[(x, y)].symbol()).collect();
    if under.chars().any(|letter| !matches!(letter, ' ' | '─' | '━')) {
        OVERWRITTEN.with_borrow_mut(|all| all.push(format!("{text:?} over {under:?} at {x}, {y}")));
    }
}

/// Draws a box with a title and gives the area inside, one column free on both sides.
pub(super) fn boxed(buffer: &mut Buffer, area: Rect, title: &str, theme: Theme) -> Rect {
    let title = cut(title, usize::from(area.width).saturating_sub(4));
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(theme.frame())
        .title(ratatui::text::Span::styled(format!(" {title} "), theme.strong()));
    let inside = block.inner(area);
    block.render(area, buffer);
    Rect { x: inside.x + 1, width: inside.width.saturating_sub(2), ..inside }.intersection(buffer.area)
}

/// A rectangle of at most this size in the middle of an area.
pub(super) fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

/// Lines of which only some are in view.
pub(super) struct ScrolledText {
    lines: Buffer,
    /// How many lines are written.
    pub(super) used: u16,
}

/// The most lines that are looked through.
const LONGEST: u16 = 240;

impl ScrolledText {
    /// Writes as many lines as it takes, so wide.
    pub(super) fn written<T>(width: u16, theme: Theme, write: impl FnOnce(&mut Pen<'_>) -> T) -> Self {
        let area = Rect { x: 0, y: 0, width, height: LONGEST };
        let mut lines = Buffer::empty(area);
        let mut pen = Pen::new(&mut lines, area, theme);
        write(&mut pen);
        let used = pen.y.min(LONGEST);
        Self { lines, used }
    }

    /// Shows the lines from `top` on; gives the first that is really in view.
    pub(super) fn show(&self, buffer: &mut Buffer, area: Rect, top: u16) -> u16 {
        let area = area.intersection(buffer.area);
        let top = top.min(self.used.saturating_sub(area.height));
        for y in 0..area.height.min(self.used - top) {
            for x in 0..area.width.min(self.lines.area.width) {
                buffer[(area.x + x, area.y + y)] = self.lines[(x, top + y)].clone();
            }
        }
        top
    }

    /// Which lines are in view, for the edge of a box; nothing where all are.
    pub(super) fn page(&self, top: u16, height: u16) -> String {
        if self.used <= height {
            return String::new();
        }
        let to = (top + height).min(self.used);
        format!(" {}–{to}/{} ", top + 1, self.used)
    }
}

/// A pen at a line of an area. What does not fit is not drawn.
pub(super) struct Pen<'a> {
    pub(super) buffer: &'a mut Buffer,
    pub(super) area: Rect,
    pub(super) y: u16,
    pub(super) theme: Theme,
}

impl<'a> Pen<'a> {
    pub(super) fn new(buffer: &'a mut Buffer, area: Rect, theme: Theme) -> Self {
        Self { buffer, area, y: area.y, theme }
    }

    /// The rows that are left.
    pub(super) fn left(&self) -> u16 {
        self.area.bottom().saturating_sub(self.y)
    }

    pub(super) fn gap(&mut self) {
        self.y = self.y.saturating_add(1);
    }

    /// A line of pieces, each in its style.
    pub(super) fn line(&mut self, pieces: &[(&str, Style)]) {
        let mut x = self.area.x;
        for (piece, style) in pieces {
            x = put(self.buffer, self.area, (x, self.y), piece, *style);
        }
        self.gap();
    }

    /// A sentence, broken where it must be, with its paragraph at the right edge of the first line it fits beside.
    pub(super) fn said(&mut self, sentence: &str, style: Style, cite: &str) {
        let indent = " ".repeat(sentence.len() - sentence.trim_start().len());
        let room = usize::from(self.area.width).saturating_sub(indent.len());
        let beside = width(cite) + 2;
        let narrow = cite.is_empty() || room < beside + 24;
        let lines = wrap(sentence, if narrow { room } else { room - beside });
        for (at, line) in lines.iter().enumerate() {
            if at == 0 && !narrow {
                self.right(cite);
            }
            self.line(&[(&indent, style), (line, style)]);
        }
        if narrow && !cite.is_empty() {
            for line in wrap(cite, room.saturating_sub(2)) {
                self.line(&[("  ", style), (&line, self.theme.quiet())]);
            }
        }
    }

    /// A sentence behind a sign or a number, under which nothing goes on.
    pub(super) fn behind(&mut self, lead: &str, sentence: &str, style: Style, cite: &str) {
        let whole = self.area;
        put(self.buffer, whole, (whole.x, self.y), lead, style);
        let wide = (width(lead) as u16).min(whole.width);
        self.area = Rect { x: whole.x + wide, width: whole.width - wide, ..whole };
        self.said(sentence, style, cite);
        self.area = whole;
    }

    /// Text at the right edge of the present line.
    pub(super) fn right(&mut self, piece: &str) {
        let wide = width(piece) as u16;
        if wide <= self.area.width {
            let at = (self.area.right() - wide, self.y);
            put(self.buffer, self.area, at, piece, self.theme.quiet());
        }
    }

    /// A line of pieces with text at the right edge, which goes to a line of its own where there is no room.
    pub(super) fn sides(&mut self, pieces: &[(&str, Style)], piece: &str) {
        let wide: usize = pieces.iter().map(|(piece, _)| width(piece)).sum();
        let beside = wide + width(piece) + 2 <= usize::from(self.area.width);
        if beside {
            self.right(piece);
        }
        self.line(pieces);
        if !beside {
            self.right(piece);
            self.gap();
        }
    }

    /// The rectangle of the present line.
    pub(super) fn here(&self) -> Rect {
        Rect { y: self.y, height: 1, ..self.area }.intersection(self.area)
    }
}

/// Paints the background of a line, for the chosen one.
pub(super) fn paint(buffer: &mut Buffer, area: Rect, style: Style) {
    buffer.set_style(area.intersection(buffer.area), style);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_name_the_family_name_is_cut_last() {
        let name = |name: &str, columns| super::name(name, NameOrder::GivenFirst, columns);
        assert_eq!(name("Štěpán Novák", 12), "Štěpán Novák");
        assert_eq!(name("Štěpán Novák", 11), "Š. Novák");
        assert_eq!(name("Štěpán Novák", 8), "Š. Novák");
        assert_eq!(name("Štěpán Novák", 7), "Novák");
        assert_eq!(name("Štěpán Novák", 4), "Nov…");
        assert_eq!(name("Anna Marie Svobodová", 16), "A.M. Svobodová");
        assert_eq!(name("Müller, Jörg Peter", 14), "Müller, J.P.");
        assert_eq!(name("Müller, Jörg", 8), "Müller");
        assert_eq!(name("Παπαδοπούλου", 8), "Παπαδοπ…");
        assert_eq!(name("Nováková 14", 9), "Nováková…", "a number is no family name");
    }

    #[test]
    fn a_family_name_that_stands_first_stays_there() {
        let name = |name: &str, columns| super::name(name, NameOrder::SurnameFirst, columns);
        assert_eq!(name("Řehořová Žaneta", 11), "Řehořová Ž.");
        assert_eq!(name("Řehořová Žaneta", 9), "Řehořová");
        assert_eq!(name("Svobodová Anna Marie", 16), "Svobodová A.M.");
        assert_eq!(super::name("Řehořová Žaneta", NameOrder::Unknown, 12), "Řehořová Ža…");
    }

    #[test]
    fn cutting_counts_columns() {
        assert_eq!(cut("Nováková", 8), "Nováková");
        assert_eq!(cut("Nováková", 5), "Nová…");
        assert_eq!(cut("漢字漢字", 5), "漢字…");
        assert_eq!(cut("ab cd", 4), "ab…");
        assert_eq!(cut("x", 0), "");
        assert_eq!(pad("a", 3), "a  ");
        assert_eq!(pad_left("7", 3), "  7");
    }

    #[test]
    fn wrapping_keeps_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("", 7), [""]);
        assert_eq!(wrap("Donaudampfschiff", 6), ["Donaud", "ampfsc", "hiff"]);
    }
}
