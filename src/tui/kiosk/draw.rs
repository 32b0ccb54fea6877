//! What stands on a kiosk's screen, from above: the head, what is asked, large letters, what is wrong, what the next
//! key does.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::state::{Kiosk, KioskStep, KioskVerdict, SHOWN};
use crate::domain::{Millis, Side};
use crate::locale::Value;
use crate::station::Snapshot;
use crate::tui::bars::LEAST;
use crate::tui::bigtext::{self, LetterSize};
use crate::tui::text;
use crate::tui::theme::{BAD, GOOD};

/// Whoever has waited so long wonders.
const LONG: Millis = Millis(4_000);

/// Draws what is asked or told.
pub(super) fn draw(kiosk: &Kiosk, frame: &mut Frame<'_>, snapshot: &Snapshot) {
    let whole = frame.area();
    let buffer = frame.buffer_mut();
    if whole.width < LEAST.0 || whole.height < LEAST.1 {
        let needed = [("columns", LEAST.0.into()), ("rows", LEAST.1.into())];
        let lines = text::wrap(&kiosk.locale.with("small-needs", &needed), usize::from(whole.width));
        for (row, line) in lines.iter().enumerate() {
            text::put(buffer, whole, (whole.x, whole.y + row as u16), line, kiosk.theme.strong());
        }
        return;
    }
    let area = Rect { x: whole.x + 2, y: whole.y + 1, width: whole.width - 4, height: whole.height - 2 };
    let mut sheet = KioskCanvas { kiosk, buffer, area };
    sheet.head(snapshot);
    if !snapshot.bar.journal.is_sound() && kiosk.step != KioskStep::Pin && !kiosk.step.is_told() {
        sheet.large(&kiosk.locale.say("kiosk-broken"), kiosk.theme.bad());
        sheet.foot(&[]);
        return;
    }
    sheet.step(snapshot, &snapshot.phrases.verdicts);
}

impl KioskCanvas<'_> {
    fn step(&mut self, snapshot: &Snapshot, phrases: &crate::rules::VerdictPhrases) {
        let (kiosk, theme) = (self.kiosk, self.kiosk.theme);
        let clears = self.say("kiosk-clears");
        match kiosk.step {
            KioskStep::Table => {
                self.title(&self.say("kiosk-table"));
                self.lines(&[format!("{}_", kiosk.line)], theme.strong());
                self.foot(&[self.say("kiosk-table-do")]);
            }
            KioskStep::Side => {
                self.title(&self.say("kiosk-side"));
                self.players();
                self.foot(&[self.say("kiosk-side-do"), self.say("kiosk-esc")]);
            }
            KioskStep::Count => {
                self.title(&self.say("kiosk-count"));
                let most = self.with("kiosk-count-do", &[("most", kiosk.terms.most.into())]);
                self.foot(&[most, self.say("kiosk-esc")]);
            }
            KioskStep::Word => {
                let (at, count) = (kiosk.words.len() + 1, kiosk.count);
                let title = self.with("kiosk-word", &[("at", at.into()), ("count", count.into())]);
                self.title(&title);
                let spelt = kiosk.terms.tiles.alphabet().part(&kiosk.line);
                self.lines(&[format!("{spelt}_")], theme.strong());
                self.foot(&[self.say("kiosk-word-do"), self.say("kiosk-esc")]);
            }
            KioskStep::Check(asked) => {
                let player = &kiosk.players[asked.index()];
                self.title(&self.with("kiosk-check", &[("player", player.into())]));
                self.lines(&kiosk.words, theme.strong());
                let key = if asked == Side::A { "1" } else { "2" };
                let yes = self.with("kiosk-check-do", &[("key", key.into()), ("player", player.into())]);
                self.foot(&[yes, self.say("kiosk-anew"), self.say("kiosk-esc")]);
            }
            KioskStep::Judging { .. } => {
                self.title(&self.say("kiosk-judging"));
                let waits = snapshot.now.since(kiosk.touched) >= LONG;
                let patience = waits.then(|| self.say("kiosk-waits"));
                self.foot(patience.as_slice());
            }
            KioskStep::Verdict => {
                if let Some(told) = &kiosk.told {
                    self.verdict(told, phrases);
                }
                self.bar(snapshot);
                self.foot(&[clears]);
            }
            KioskStep::Referee => {
                self.title(&self.say("kiosk-not-here"));
                self.large(&self.say("kiosk-referee"), theme.open());
                self.bar(snapshot);
                self.foot(&[clears]);
            }
            KioskStep::Stopped => {
                self.title(&self.say("kiosk-nothing-decided"));
                self.large(&self.say("kiosk-go-to-referee"), theme.bad());
                self.bar(snapshot);
                self.foot(&[clears]);
            }
            KioskStep::Again => {
                self.title(&self.say("kiosk-again"));
                self.large(&self.say("kiosk-referee"), theme.open());
                self.bar(snapshot);
                self.foot(&[clears]);
            }
            KioskStep::Pin => {
                self.title(&self.say("kiosk-pin"));
                let stars = "*".repeat(kiosk.line.chars().count());
                let body = self.body();
                text::put(self.buffer, body, (body.x, body.y), &format!("{stars}_"), theme.strong());
                self.foot(&[self.say("kiosk-pin-do")]);
            }
        }
    }

    /// The two who play, each with the key that means them.
    fn players(&mut self) {
        let body = self.body();
        for (side, key) in Side::BOTH.into_iter().zip(["1", "2"]) {
            let y = body.y + side.index() as u16 * 2;
            let x = text::put(self.buffer, body, (body.x, y), key, self.kiosk.theme.key());
            let name = &self.kiosk.players[side.index()];
            text::put(self.buffer, body, (x + 2, y), name, self.kiosk.theme.strong());
        }
    }

    /// The verdict of the play in the regulation's words, in block letters; each word's where the rule discloses it.
    fn verdict(&mut self, told: &KioskVerdict, phrases: &crate::rules::VerdictPhrases) {
        let theme = self.kiosk.theme;
        let (phrase, follows, style) = if told.upheld {
            (&phrases.invalid.value, &phrases.upheld.value, theme.bad())
        } else {
            (&phrases.valid.value, &phrases.rejected.value, theme.good())
        };
        let style_of = |stands: bool| if stands { theme.good() } else { theme.bad() };
        let shown = if self.kiosk.terms.per_word { told.words.as_slice() } else { &[] };
        self.title(follows);
        let whole = self.area;
        // The words stand below the block letters, two beside one another where they are many.
        let rows = shown.len().div_ceil(2) as u16;
        self.area.height = whole.height.saturating_sub(rows);
        self.large(phrase, style);
        let first = self.body().bottom();
        self.area = whole;
        for (at, (word, stands)) in shown.iter().enumerate() {
            let column = self.area.x + (at % 2) as u16 * (self.area.width / 2);
            let sign = if *stands { GOOD } else { BAD };
            let line = format!("{sign} {}", text::spaced(word));
            let place = (column, first + (at / 2) as u16);
            text::put(self.buffer, self.area, place, &line, style_of(*stands));
        }
    }
}

/// What is drawn on, from above.
pub(super) struct KioskCanvas<'a> {
    pub(super) kiosk: &'a Kiosk,
    pub(super) buffer: &'a mut Buffer,
    pub(super) area: Rect,
}

impl KioskCanvas<'_> {
    pub(super) fn say(&self, id: &str) -> String {
        self.kiosk.locale.say(id)
    }

    pub(super) fn with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.kiosk.locale.with(id, values)
    }

    /// The event and the table.
    pub(super) fn head(&mut self, snapshot: &Snapshot) {
        let theme = self.kiosk.theme;
        let table = self.kiosk.table.map(|table| {
            let number = i64::from(table.0);
            self.with("kiosk-at-table", &[("table", number.into())])
        });
        let table = table.unwrap_or_default();
        let right = self.area.right().saturating_sub(text::width(&table) as u16);
        text::put(self.buffer, self.area, (right, self.area.y), &table, theme.strong());
        let room = usize::from(right - self.area.x).saturating_sub(2);
        let event = text::cut(&snapshot.bar.event, room);
        text::put(self.buffer, self.area, (self.area.x, self.area.y), &event, theme.quiet());
    }

    /// What is asked, in bold letters below the head.
    pub(super) fn title(&mut self, title: &str) {
        let lines = text::wrap(title, usize::from(self.area.width));
        for (row, line) in lines.iter().take(2).enumerate() {
            let y = self.area.y + 2 + row as u16;
            text::put(self.buffer, self.area, (self.area.x, y), line, self.kiosk.theme.strong());
        }
    }

    /// Where large letters go.
    pub(super) fn body(&self) -> Rect {
        let Rect { x, y, width, height } = self.area;
        Rect { x, y: y + 5, width, height: height.saturating_sub(10) }
    }

    /// Some lines as large as the body lets them be.
    pub(super) fn lines(&mut self, lines: &[String], style: Style) {
        let body = self.body();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let rows = body.height.saturating_sub(lines.len().saturating_sub(1) as u16);
        let size = bigtext::size_for(&lines, body.width, rows);
        let gap = u16::from(size != LetterSize::Spaced);
        let mut y = body.y;
        for line in lines {
            let place = Rect { y, height: body.bottom().saturating_sub(y), ..body };
            if place.height > 0 {
                bigtext::draw(self.buffer, place, line, size, style);
            }
            y = y.saturating_add(bigtext::height(line, size) + gap);
        }
    }

    /// A sentence in block letters: on one line, or a word on each where that makes it larger.
    pub(super) fn large(&mut self, sentence: &str, style: Style) {
        let body = self.body();
        let apart: Vec<&str> = sentence.split_whitespace().collect();
        let rows = body.height.saturating_sub(apart.len() as u16);
        let blocks = |lines: &[&str], rows| match bigtext::size_for(lines, body.width, rows) {
            LetterSize::Blocks(scale) => usize::from(scale) + 1,
            LetterSize::Quadrant => 1,
            LetterSize::Spaced => 0,
        };
        let (whole, split) = (blocks(&[sentence], body.height), blocks(&apart, rows));
        let lines: Vec<String> = if whole.max(split) == 0 {
            text::wrap(sentence, usize::from(body.width / 2))
        } else if whole >= split {
            vec![sentence.to_owned()]
        } else {
            apart.into_iter().map(str::to_owned).collect()
        };
        self.lines(&lines, style);
    }

    /// What is wrong, and what the next key does.
    pub(super) fn foot(&mut self, hints: &[String]) {
        let theme = self.kiosk.theme;
        let bottom = self.area.bottom();
        if let Some(note) = &self.kiosk.note {
            let note = format!("{BAD} {note}");
            for (row, line) in text::wrap(&note, usize::from(self.area.width)).iter().take(2).enumerate() {
                let y = bottom - 5 + row as u16;
                text::put(self.buffer, self.area, (self.area.x, y), line, theme.bad());
            }
        }
        let office = format!("F10 {}", self.say("kiosk-office"));
        let right = self.area.right().saturating_sub(text::width(&office) as u16);
        let room = usize::from(right - self.area.x).saturating_sub(2);
        let hints = hints.join(" · ");
        let lines = text::wrap(&hints, room);
        let first = bottom - lines.len().min(2) as u16;
        for (row, line) in lines.iter().take(2).enumerate() {
            text::put(self.buffer, self.area, (self.area.x, first + row as u16), line, theme.plain());
        }
        text::put(self.buffer, self.area, (right, bottom - 1), &office, theme.quiet());
    }

    /// How long what is told still stands.
    pub(super) fn bar(&mut self, snapshot: &Snapshot) {
        let left = self.kiosk.until.since(snapshot.now).0.clamp(0, SHOWN.0);
        let full = i64::from(self.area.width);
        let cells = usize::try_from(left * full / SHOWN.0).unwrap_or(0);
        let y = self.area.bottom() - 3;
        text::put(self.buffer, self.area, (self.area.x, y), &"█".repeat(cells), self.kiosk.theme.quiet());
    }
}
