//! One decision in full: everything that was known, with its paragraphs and digests, and what became of the verdict.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::domain::{Actor, At, SlipId};
use crate::locale::Locale;
use crate::report::{self, PlayerNames, board};
use crate::station::{LogEnd, LogRow, SlipDetail};
use crate::tournament::{Event, PastLookup, ReopenGround, ResultEvent, VerdictBy};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::text::{Pen, boxed};
use crate::tui::{text, verdict};

/// Whoever decided: office, name, console.
pub(super) fn decided_by(locale: &Locale, by: &Actor) -> String {
    let station = report::station(locale, &by.station);
    // Nobody has to sign in.
    format!("{} {} ({station})", report::office(locale, by.role), by.name).replace("  ", " ")
}

/// Draws the decision and gives how far it is really scrolled.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, id: SlipId, scroll: u16) -> u16 {
    let number = i64::from(id.0);
    let inside = boxed(buffer, area, &look.with("entry-title", &[("slip", number.into())]), look.theme);
    let mut pen = Pen::new(buffer, inside, look.theme);
    let Some(slip) = look.snapshot.slip.as_ref().filter(|detail| detail.row.slip == id) else {
        pen.line(&[(&look.say("table-loading"), look.theme.quiet())]);
        return 0;
    };
    let mut lines = LabelledLines::new(look, usize::from(inside.width));
    // Of a slip that was looked up again the last decision holds; the others are told as its past.
    let holds = |row: &&LogRow| row.slip == id && row.ended != LogEnd::Reopened;
    if let Some(row) = look.snapshot.log.iter().rev().find(holds) {
        let time = look.time(row.at);
        let (took, ended) = (row.took.age(), board::challenge_end(look.locale, row.ended));
        let by = decided_by(look.locale, &row.by);
        let seq = row.seq.to_string();
        lines.fact("entry-decided", &format!("{time} · {ended} · {took}"), "");
        lines.fact("entry-by", &by, "");
        lines.fact("entry-journal", &seq, "");
    }
    lines.slip(slip);
    lines.show(&mut pen, scroll, inside.height)
}

/// The columns of a label.
const LABEL: usize = 16;

/// What is told of an entry: labels with what stands behind them.
pub(super) struct LabelledLines<'a> {
    pub(super) look: &'a RenderCtx<'a>,
    rows: Vec<(String, String, Style, String)>,
    columns: usize,
    last: &'static str,
}

impl<'a> LabelledLines<'a> {
    pub(super) fn new(look: &'a RenderCtx<'a>, columns: usize) -> Self {
        Self { look, rows: Vec::new(), columns, last: "" }
    }

    /// Shows them as far as they are scrolled, and gives how far that really is.
    pub(super) fn show(&self, pen: &mut Pen<'_>, scroll: u16, height: u16) -> u16 {
        let scroll = scroll.min((self.rows.len() as u16).saturating_sub(height));
        for (label, value, style, cite) in self.rows.iter().skip(usize::from(scroll)) {
            pen.right(cite);
            pen.line(&[(label, self.look.theme.quiet()), (value, *style)]);
        }
        scroll
    }

    pub(super) fn fact(&mut self, id: &'static str, value: &str, cite: &str) {
        // What is said of the same thing stands under one label.
        let label = if self.last == id { String::new() } else { self.look.say(id) };
        self.last = id;
        let beside = text::width(cite) + 2;
        let narrow = cite.is_empty() || self.columns < LABEL + beside + 24;
        let room = self.columns.saturating_sub(LABEL + if narrow { 0 } else { beside });
        for (at, line) in text::wrap(value, room.max(1)).into_iter().enumerate() {
            let label = text::pad(if at == 0 { &label } else { "" }, LABEL);
            let cite = if at == 0 && !narrow { cite.to_owned() } else { String::new() };
            self.rows.push((label, line, self.look.theme.plain(), cite));
        }
        if narrow && !cite.is_empty() {
            for line in text::wrap(cite, self.columns.saturating_sub(LABEL)) {
                self.rows.push((" ".repeat(LABEL), line, self.look.theme.quiet(), String::new()));
            }
        }
    }

    fn slip(&mut self, slip: &SlipDetail) {
        let look = self.look;
        let table =
            look.with("entry-table", &[("table", slip.row.table.0.into()), ("round", slip.round.0.into())]);
        self.fact("entry-where", &table, "");
        let challenger = verdict::player(slip, slip.challenger);
        let mover = verdict::player(slip, slip.challenger.other());
        let who = look.with("verdict-who", &[("challenger", challenger.into()), ("mover", mover.into())]);
        self.fact("entry-who", &who, "");
        let timely = report::timeliness(look.locale, slip.timeliness, slip.since_press);
        self.fact(
            "entry-timely",
            &timely,
            &slip.timely_by.as_ref().map_or_else(String::new, |it| self.look.cite(it)),
        );
        if let (Some(hold), Some(phrase)) = (&slip.hold, &look.snapshot.phrases.hold) {
            let after = report::after(look.locale, hold.since_press);
            let values = [("phrase", phrase.into()), ("after", (&after).into())];
            self.fact("entry-timely", &look.with("slip-hold", &values), "");
        }
        if let Some([a, b]) = slip.face {
            self.fact("entry-face", &format!("A {} · B {}", a.face(), b.face()), "");
        }
        for past in &slip.past {
            self.earlier_lookup(past);
        }
        if slip.verdicts.is_empty() && !slip.row.words.is_empty() {
            self.fact("log-words", &slip.row.words.join(" "), "");
        }
        if slip.conceded {
            self.fact("entry-verdict", &look.say("verdict-conceded"), &look.cite(&slip.concede.1));
        }
        for word in slip.verdicts.iter() {
            let line = format!("{} {}", verdict::sign(word.outcome), word.word);
            self.fact("entry-verdict", &line, &look.cite(&word.cite));
            match &word.by {
                VerdictBy::List { source } => {
                    self.fact(
                        "entry-list",
                        &format!(
                            "{} {} · {}",
                            source.list,
                            report::list(look.locale, &source.name),
                            source.edition
                        ),
                        "",
                    );
                    self.fact("entry-digest", &source.digest.to_string(), "");
                }
                VerdictBy::Adopted { source, reason } => {
                    let line = format!(
                        "{} {} · {}",
                        source.list,
                        report::list(look.locale, &source.name),
                        source.edition
                    );
                    self.fact("entry-list", &line, "");
                    self.fact("entry-digest", &source.digest.to_string(), "");
                    self.fact("entry-adopted", reason, "");
                }
                VerdictBy::Referee { reasons, sources, follows } => {
                    self.fact("entry-reasons", reasons, "");
                    self.fact("entry-sources", &self.look.locale.items(sources), "");
                    if let Some(slip) = follows {
                        self.fact("entry-follows-ruling", &format!("{slip}"), "");
                    }
                }
            }
        }
        for (line, cite) in verdict::consequences(look, slip) {
            self.fact("entry-follows", &line, &cite);
        }
        if let Some(at) = slip.announced_at {
            self.fact("entry-announced", &look.time(at), "");
        }
        self.made_good(slip.row.slip);
        for offer in &slip.mending {
            let mut line = report::offer(look.locale, offer, PlayerNames(Some(&slip.players)));
            let why = report::why_not(look.locale, offer);
            if !why.is_empty() {
                line = format!("{line} ({why})");
            }
            let head = if offer.possible() { "entry-mend" } else { "entry-no-mend" };
            self.fact(head, &line, &look.cite(&offer.cite));
        }
    }
}

impl LabelledLines<'_> {
    /// How it was decided before, and why that counts no more.
    pub(super) fn earlier_lookup(&mut self, past: &PastLookup) {
        let look = self.look;
        let time = |at: Option<At>| at.map(|at| look.time(at)).unwrap_or_default();
        let who = |by: &Actor| decided_by(look.locale, by);
        let words =
            if past.verdicts.is_empty() { past.words.join(", ") } else { report::words(&past.verdicts) };
        let ended = LogEnd::from(past.ending());
        let by = past.decided_by.as_ref().map(who).unwrap_or_default();
        let ended = board::challenge_end(look.locale, ended);
        self.fact("entry-past", &format!("{words} · {ended} · {} · {by}", time(past.decided_at)), "");
        if let Some(at) = past.announced_at {
            self.fact("entry-announced", &look.time(at), "");
        }
        let why = look.say(match past.ground {
            ReopenGround::WrongWords => "entry-wrong-words",
            ReopenGround::Overruled => "entry-overruled",
            ReopenGround::Misentered => "entry-misentered",
            ReopenGround::Struck => "entry-struck",
        });
        let (at, by) = (look.time(past.reopened_at), who(&past.reopened_by));
        self.fact("entry-reopened", &format!("{at} · {by} · {why}: {}", past.reason), "");
    }

    /// What was moved in the standings because it was wrong.
    pub(super) fn made_good(&mut self, slip: SlipId) {
        let look = self.look;
        for row in look.snapshot.affairs.iter() {
            let Event::Result(ResultEvent::SpreadAdjusted(it)) = &row.event else { continue };
            if it.slip != Some(slip) {
                continue;
            }
            let told =
                report::event_about(look.locale, &row.event, PlayerNames(row.players.as_deref()), &row.about);
            let (at, by) = (look.time(row.at), decided_by(look.locale, &row.by));
            self.fact("entry-made-good", &format!("{at} · {by} · {told}"), &look.cites(&row.cite));
        }
    }
}
