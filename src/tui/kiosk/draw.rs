//! What stands on a kiosk's screen.

use ratatui::Frame;
use ratatui::layout::Rect;

use crate::domain::{Millis, Side};
use crate::station::Snapshot;
use crate::tui::bars::LEAST;
use crate::tui::text;
use crate::tui::theme::{BAD, GOOD};

use super::sheet::Sheet;
use super::state::{Kiosk, Step, Told};

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
    let mut sheet = Sheet { kiosk, buffer, area };
    sheet.head(snapshot);
    if !snapshot.bar.journal.is_sound() && kiosk.step != Step::Pin && !kiosk.step.is_told() {
        sheet.large(&kiosk.locale.say("kiosk-broken"), kiosk.theme.bad());
        sheet.foot(&[]);
        return;
    }
    sheet.step(snapshot, &snapshot.phrases.verdicts);
}

impl Sheet<'_> {
    fn step(&mut self, snapshot: &Snapshot, phrases: &crate::rules::VerdictPhrases) {
        let (kiosk, theme) = (self.kiosk, self.kiosk.theme);
        let clears = self.say("kiosk-clears");
        match kiosk.step {
            Step::Table => {
                self.title(&self.say("kiosk-table"));
                self.lines(&[format!("{}_", kiosk.line)], theme.strong());
                self.foot(&[self.say("kiosk-table-do")]);
            }
            Step::Side => {
                self.title(&self.say("kiosk-side"));
                self.players();
                self.foot(&[self.say("kiosk-side-do"), self.say("kiosk-esc")]);
            }
            Step::Count => {
                self.title(&self.say("kiosk-count"));
                let most = self.with("kiosk-count-do", &[("most", kiosk.terms.most.into())]);
                self.foot(&[most, self.say("kiosk-esc")]);
            }
            Step::Word => {
                let (at, count) = (kiosk.words.len() + 1, kiosk.count);
                let title = self.with("kiosk-word", &[("at", at.into()), ("count", count.into())]);
                self.title(&title);
                let spelt = kiosk.terms.tiles.alphabet().part(&kiosk.line);
                self.lines(&[format!("{spelt}_")], theme.strong());
                self.foot(&[self.say("kiosk-word-do"), self.say("kiosk-esc")]);
            }
            Step::Check(asked) => {
                let player = &kiosk.players[asked.index()];
                self.title(&self.with("kiosk-check", &[("player", player.into())]));
                self.lines(&kiosk.words, theme.strong());
                let key = if asked == Side::A { "1" } else { "2" };
                let yes = self.with("kiosk-check-do", &[("key", key.into()), ("player", player.into())]);
                self.foot(&[yes, self.say("kiosk-anew"), self.say("kiosk-esc")]);
            }
            Step::Judging { .. } => {
                self.title(&self.say("kiosk-judging"));
                let waits = snapshot.now.since(kiosk.touched) >= LONG;
                let patience = waits.then(|| self.say("kiosk-waits"));
                self.foot(patience.as_slice());
            }
            Step::Verdict => {
                if let Some(told) = &kiosk.told {
                    self.verdict(told, phrases);
                }
                self.bar(snapshot);
                self.foot(&[clears]);
            }
            Step::Referee => {
                self.title(&self.say("kiosk-not-here"));
                self.large(&self.say("kiosk-referee"), theme.open());
                self.bar(snapshot);
                self.foot(&[clears]);
            }
            Step::Stopped => {
                self.title(&self.say("kiosk-nothing-decided"));
                self.large(&self.say("kiosk-go-to-referee"), theme.bad());
                self.bar(snapshot);
                self.foot(&[clears]);
            }
            Step::Again => {
                self.title(&self.say("kiosk-again"));
                self.large(&self.say("kiosk-referee"), theme.open());
                self.bar(snapshot);
                self.foot(&[clears]);
            }
            Step::Pin => {
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
    fn verdict(&mut self, told: &Told, phrases: &crate::rules::VerdictPhrases) {
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
