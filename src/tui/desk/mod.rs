//! The adjudication desk: slips at the left, the chosen one at the right. Letters go straight into its word line.

mod aloud;
pub(super) mod beside;
mod keys;
mod listed;
pub(super) mod new_slip;
mod queue;
pub(super) mod ruling;
mod slip;
mod words;

use std::collections::BTreeMap;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tui_input::Input;

use crate::domain::{At, OpId, Role, SlipId, TableId};
use crate::station::{QueueRow, Snapshot};
use crate::tournament::{Command, RefusalCode, SlipCommand, SlipPhase};

use super::act::Act;
use super::ahead::Ahead;
use super::render_ctx::{Hits, RenderCtx};
use super::ui::Ui;

pub(super) use keys::{act, idle, just_said, line, settled, typed, unsay};

/// So many of what was ticked off here are kept in mind: more nobody says in ten seconds.
pub(super) const MOST_SAID: usize = 40;

/// What is chosen and typed at the desk.
#[expect(clippy::struct_excessive_bools, reason = "each says something of its own about what is typed")]
#[derive(Default)]
pub(super) struct Desk {
    /// The slip at the right.
    pub(super) selected: Option<SlipId>,
    /// The slip whose verdict fills the screen.
    pub(super) verdict: Option<SlipId>,
    /// When that verdict came on the screen.
    pub(super) shown_at: Option<At>,
    /// The slip that this desk has taken.
    pub(super) claimed: Option<SlipId>,
    /// The order to say aloud that is chosen; where none is, that of the slip in view, else the oldest.
    pub(super) aloud: Option<OpId>,
    /// Whether the arrows have come to what is to be said.
    in_aloud: bool,
    /// The orders that were ticked off here, the latest first.
    pub(super) said: Vec<OpId>,
    /// The form that is open in place of the slip.
    pub(super) form: Option<DeskForm>,
    /// Rulings that were begun and left.
    drafts: BTreeMap<SlipId, Box<ruling::Ruling>>,
    /// Words that were typed for a slip and not given yet when another was chosen.
    typed: BTreeMap<SlipId, String>,
    /// What is typed: words with spaces between.
    pub(super) entry: Input,
    /// Whether the words are those of a verdict that is looked up again: the first letter begins anew, unless they are
    /// edited first.
    stale: bool,
    /// The words that were last given to the tournament.
    sent: Vec<String>,
    /// The words that the last snapshot showed.
    seen: Vec<String>,
    /// The phase that the last snapshot showed.
    phase: Option<SlipPhase>,
    /// A slip was written in for this table; it is chosen when it comes.
    wanted: Option<TableId>,
    /// Whether the second opinion on the chosen slip is shown.
    pub(super) second: bool,
    /// What was typed while a new slip was not there yet.
    ahead: Ahead,
    /// What was typed for slips that take it no more, until that is said.
    lost: Vec<(SlipId, String)>,
    /// A slip that is looked up again, and the words that it had.
    again: Option<(SlipId, String)>,
    /// The slip on whose spelling both were just said to have agreed.
    agreed: Option<SlipId>,
    /// The slip went away while somebody typed: nothing is chosen until a key says so.
    paused: bool,
}

/// A form in place of the slip.
pub(super) enum DeskForm {
    /// A slip that somebody brought.
    NewSlip(Box<new_slip::NewSlip>),
    /// A ruling of the head referee.
    Ruling(Box<ruling::Ruling>),
}

impl DeskForm {
    /// The line that is typed into.
    pub(super) fn line(&mut self) -> Option<&mut Input> {
        match self {
            Self::NewSlip(form) => form.line(),
            Self::Ruling(form) => form.line(),
        }
    }
}

#[cfg(test)]
impl DeskForm {
    /// What is typed into its lines.
    pub(super) fn typed_so_far(&mut self) -> Vec<String> {
        match self {
            Self::NewSlip(_) => self.line().map(|line| line.value().to_owned()).into_iter().collect(),
            Self::Ruling(form) => form.typed_so_far(),
        }
    }
}

impl Desk {
    pub(super) fn words(&self) -> Vec<String> {
        self.entry.value().split_whitespace().map(str::to_owned).collect()
    }

    /// Whether something is typed that the tournament has not got.
    pub(super) fn changed(&self) -> bool {
        self.words() != self.sent
    }

    /// Whether words are written on the chosen slip, which is at this point: it is open, or waits for a ruling and is
    /// rewritten.
    fn writes(&self, phase: SlipPhase) -> bool {
        phase == SlipPhase::Open || (phase == SlipPhase::Escalated && self.changed())
    }

    /// Whether the chosen slip waits for a verdict, as far as was seen last.
    fn is_undecided(&self) -> bool {
        self.phase.is_some_and(SlipPhase::is_undecided)
    }

    /// The open slip of a table is chosen as soon as it is there.
    pub(super) fn want(&mut self, table: TableId) {
        self.wanted = Some(table);
        self.verdict = None;
    }

    /// The same of a slip that is looked up again: its words are edited, or the first letter begins anew.
    pub(super) fn want_again(&mut self, table: TableId, slip: SlipId, words: String) {
        self.want(table);
        self.again = Some((slip, words));
    }

    /// The words that are typed for a slip and not on it yet.
    pub(super) fn typed_words(&self, slip: SlipId) -> Option<Act> {
        let words = self.words();
        let new = self.selected == Some(slip) && self.changed() && !words.is_empty();
        new.then_some(Act::Give(Command::Slip(SlipCommand::EnterWords { slip, words })))
    }

    /// The slip is taken back here: what was typed of it goes with it, and comes back where that is refused.
    pub(super) fn withdrawn(&mut self) {
        if let Some(slip) = self.selected {
            self.typed.insert(slip, self.entry.value().to_owned());
        }
        self.entry.reset();
        self.sent.clear();
    }

    /// The latest command was carried out.
    pub(super) fn done(&mut self) {
        let sent = match &self.form {
            Some(DeskForm::NewSlip(form)) if form.given => Some(form.table_id()),
            Some(DeskForm::Ruling(form)) if form.given => Some(None),
            _ => None,
        };
        if let Some(table) = sent {
            self.again = None;
            self.wanted = table.or(self.wanted);
            if let Some(DeskForm::NewSlip(form)) = self.form.take().filter(|_| table.is_some()) {
                self.ahead = form.ahead;
            }
        }
    }

    /// The latest command was refused. Whether it was a challenge that comes too late, which may be noted as refused;
    /// and what was typed behind it, which nobody takes.
    pub(super) fn refused(&mut self, code: RefusalCode) -> (bool, Option<String>) {
        // Of the chosen slip something waits only while it is being taken back.
        if let Some(typed) = self.selected.and_then(|slip| self.typed.remove(&slip)) {
            self.entry = Input::new(typed);
            self.sent.clone_from(&self.seen);
        }
        match code {
            // What was written is not on the slip: it stays to be mended, or Esc takes what the slip has.
            RefusalCode::BadWord
            | RefusalCode::WordCount
            | RefusalCode::Duplicate
            | RefusalCode::Irrevocable
            | RefusalCode::NotYourOffice => self.sent.clone_from(&self.seen),
            RefusalCode::Claimed => {
                self.claimed = None;
                self.sent.clear();
            }
            _ => {}
        }
        match &mut self.form {
            Some(DeskForm::NewSlip(form)) => {
                form.given = false;
                let behind = form.ahead.rest();
                return (form.refused(code == RefusalCode::TooLate), behind);
            }
            Some(DeskForm::Ruling(form)) => form.given = false,
            None => {}
        }
        (false, None)
    }

    /// What was typed for slips that take it no more, since this was asked last.
    pub(super) fn take_lost(&mut self) -> Vec<(SlipId, String)> {
        std::mem::take(&mut self.lost)
    }

    /// How much is written here and not given: words of slips, rulings, a new slip.
    pub(super) fn unfinished(&self) -> usize {
        let words = self.changed() && self.is_undecided() && !self.stale && !self.words().is_empty();
        let open = match &self.form {
            Some(DeskForm::NewSlip(form)) => form.is_begun(),
            Some(DeskForm::Ruling(form)) => form.draft().is_some(),
            None => false,
        };
        usize::from(words) + usize::from(open) + self.typed.len() + self.drafts.len()
    }

    /// Follows the snapshot. Gives the slip that went away while somebody typed its words.
    pub(super) fn sync(&mut self, snapshot: &Snapshot) -> Option<SlipId> {
        self.in_aloud &= !snapshot.aloud.is_empty();
        let open = |slip: SlipId| row(snapshot, slip).is_some_and(|row| row.phase == SlipPhase::Escalated);
        let (lost, selected) = (&mut self.lost, self.selected);
        self.drafts.retain(|slip, draft| {
            let stays = open(*slip);
            lost.extend(draft.draft().filter(|_| !stays).map(|text| (*slip, text)));
            stays
        });
        self.typed.retain(|slip, text| {
            let row = row(snapshot, *slip);
            let stays = row.is_some_and(|row| row.phase.is_undecided());
            // Of the chosen slip they are kept only while it is being taken back, and go with it.
            let has = row.is_some_and(|row| row.words.iter().map(String::as_str).eq(text.split_whitespace()));
            let left = !stays && !has && selected != Some(*slip) && !text.trim().is_empty();
            lost.extend(left.then(|| (*slip, text.clone())));
            stays
        });
        if let Some(row) = self.wanted.and_then(|table| open_slip_of(snapshot, table)) {
            self.wanted = None;
            self.choose(row);
            // Whoever typed on has not waited for the slip to be there.
            let ahead: String = std::iter::from_fn(|| self.ahead.next()).collect();
            let again = self.again.take().filter(|(slip, _)| *slip == row.slip);
            if !ahead.trim().is_empty() && !row.words.is_empty() {
                self.lost.push((row.slip, ahead));
            } else if !ahead.trim().is_empty() {
                self.entry = Input::new(ahead);
            } else if let Some((_, words)) = again.filter(|_| row.words.is_empty()) {
                (self.entry, self.stale) = (Input::new(words), true);
            }
        }
        let Some(row) = self.selected.and_then(|slip| row(snapshot, slip)) else {
            let typing = self.verdict.is_none() && self.changed() && !self.words().is_empty();
            let gone = self.selected.take().filter(|_| typing && self.is_undecided());
            self.lost.extend(gone.map(|slip| (slip, self.entry.value().to_owned())));
            self.verdict = None;
            self.paused |= gone.is_some();
            self.forget();
            if let Some(first) = rows(snapshot).next().filter(|_| !self.paused) {
                self.choose(first);
            }
            return gone;
        };
        if self.phase != Some(row.phase) {
            if self.is_undecided() && !row.phase.is_undecided() {
                let typed = self.changed() && !self.stale && !self.words().is_empty();
                let other = typed && self.words() != row.words;
                self.lost.extend(other.then(|| (row.slip, self.entry.value().to_owned())));
            }
            // Another console's verdict does not take this screen over.
            let ours = row.claimed_by.as_ref().is_none_or(|station| *station == snapshot.bar.station);
            if ours && matches!(row.phase, SlipPhase::Decided { .. }) && self.phase.is_some() {
                self.verdict = Some(row.slip);
                self.shown_at = Some(snapshot.now);
            }
            if row.phase == SlipPhase::Open && self.verdict == Some(row.slip) {
                // It is looked up again: its words are edited, or the first letter begins anew.
                self.verdict = None;
                self.sent.clear();
                self.stale = true;
            }
            self.phase = Some(row.phase);
        }
        if self.seen != row.words {
            let untouched = !self.changed();
            self.seen.clone_from(&row.words);
            if untouched {
                self.fill(&row.words);
            }
        }
        None
    }

    /// Chooses a slip and shows the words that it has, or those that were being typed for it.
    pub(super) fn choose(&mut self, row: &QueueRow) {
        if let Some(left) = self.selected.filter(|_| self.changed() && self.is_undecided()) {
            self.typed.insert(left, self.entry.value().to_owned());
        }
        self.forget();
        self.paused = false;
        self.agreed = None;
        (self.aloud, self.in_aloud) = (None, false);
        self.selected = Some(row.slip);
        self.phase = Some(row.phase);
        self.seen.clone_from(&row.words);
        self.fill(&row.words);
        if let Some(typed) = self.typed.remove(&row.slip).filter(|_| row.phase.is_undecided()) {
            self.entry = Input::new(typed);
        }
    }

    fn fill(&mut self, words: &[String]) {
        self.stale = false;
        self.entry = Input::new(words.join(" "));
        self.sent = words.to_vec();
    }

    fn forget(&mut self) {
        self.stale = false;
        self.entry.reset();
        self.sent.clear();
        self.seen.clear();
        self.phase = None;
        self.second = false;
    }

    /// An order to say aloud is chosen.
    pub(super) fn choose_aloud(&mut self, op: OpId) {
        (self.aloud, self.in_aloud) = (Some(op), true);
    }

    /// The order to say aloud that is chosen; none where the one that was is gone, until a key chooses another.
    pub(super) fn aloud(&self, snapshot: &Snapshot) -> Option<OpId> {
        let still = self.aloud.filter(|op| snapshot.aloud.iter().any(|order| order.op == *op));
        if self.in_aloud {
            return still;
        }
        // What belongs to the slip in view comes before what is older: nobody ticks off another table's by it.
        let in_view = || {
            let table = row(snapshot, self.selected?)?.table;
            snapshot.aloud.iter().find(|order| order.table == table).map(|order| order.op)
        };
        still.or_else(in_view).or_else(|| snapshot.aloud.first().map(|order| order.op))
    }
}

/// All slips that can be chosen: this desk's, then those with the head referee.
fn rows(snapshot: &Snapshot) -> impl Iterator<Item = &QueueRow> {
    snapshot.queue.iter().chain(&snapshot.referee)
}

fn row(snapshot: &Snapshot, slip: SlipId) -> Option<&QueueRow> {
    rows(snapshot).find(|row| row.slip == slip)
}

/// Whether an office may look into lists that decide nothing.
fn may_look(role: Role) -> bool {
    role.may_act_as(Role::Judge)
}

fn open_slip_of(snapshot: &Snapshot, table: TableId) -> Option<&QueueRow> {
    snapshot.queue.iter().find(|row| row.table == table && row.phase == SlipPhase::Open)
}

/// Takes the slip for this desk where it is free, and lets go of the one before.
fn claim(ui: &mut Ui, snapshot: &Snapshot) -> Vec<Act> {
    let Some(row) = ui.desk.selected.and_then(|slip| row(snapshot, slip)) else { return Vec::new() };
    let mine = ui.desk.claimed == Some(row.slip) || row.claimed_by.as_ref() == Some(&snapshot.bar.station);
    let mut acts = Vec::new();
    if let Some(before) = ui.desk.claimed.filter(|before| *before != row.slip) {
        ui.desk.claimed = None;
        if self::row(snapshot, before).is_some_and(|row| row.phase.is_undecided()) {
            acts.push(Act::Give(Command::Slip(SlipCommand::ReleaseSlip { slip: before })));
        }
    }
    // One that waits for a ruling is whoever's who rewrites it.
    let works = ui.desk.writes(row.phase);
    if works && !mine && row.claimed_by.is_none() {
        acts.push(Act::Give(Command::Slip(SlipCommand::ClaimSlip { slip: row.slip, take_over: false })));
    }
    if works && (mine || row.claimed_by.is_none()) {
        ui.desk.claimed = Some(row.slip);
    }
    acts
}

/// Chooses a slip by key or click.
pub(super) fn select(ui: &mut Ui, slip: SlipId, snapshot: &Snapshot) -> Vec<Act> {
    if ui.desk.selected != Some(slip)
        && let Some(row) = row(snapshot, slip)
    {
        ui.desk.choose(row);
    }
    claim(ui, snapshot)
}

/// One further, or back: the slips, then what is to be said.
fn step(ui: &mut Ui, snapshot: &Snapshot, down: bool) -> Vec<Act> {
    let slips: Vec<SlipId> = rows(snapshot).map(|row| row.slip).collect();
    let at = ui.desk.selected.and_then(|slip| slips.iter().position(|other| *other == slip));
    let aloud: Vec<OpId> = snapshot.aloud.iter().map(|order| order.op).collect();
    if ui.desk.in_aloud {
        let now = ui.desk.aloud(snapshot).and_then(|op| aloud.iter().position(|other| *other == op));
        let to =
            if down { Some(now.map_or(0, |now| now + 1)) } else { now.and_then(|now| now.checked_sub(1)) };
        // Above the first of them stand the slips.
        ui.desk.in_aloud = to.is_some() || slips.is_empty();
        ui.desk.aloud = to.and_then(|to| aloud.get(to).copied()).or(ui.desk.aloud);
        return Vec::new();
    }
    let past_the_last = slips.is_empty() || at.is_some_and(|at| at + 1 == slips.len());
    if let Some(first) = aloud.first().filter(|_| down && past_the_last) {
        ui.desk.choose_aloud(*first);
        return Vec::new();
    }
    let to = match (at, down) {
        (None, _) => 0,
        (Some(at), true) => (at + 1).min(slips.len().saturating_sub(1)),
        (Some(at), false) => at.saturating_sub(1),
    };
    slips.get(to).map_or_else(Vec::new, |slip| select(ui, *slip, snapshot))
}

/// Whether a ruling on a slip was begun and left.
fn is_begun(desk: &Desk, slip: SlipId) -> bool {
    desk.drafts.contains_key(&slip)
}

pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, desk: &mut Desk, hits: &mut Hits) {
    let narrow = if area.width >= 110 { 42 } else { 32 };
    let left = Rect { width: narrow, ..area };
    let right = Rect { x: area.x + narrow, width: area.width - narrow, ..area };
    // What is said aloud is read in full: it has what room the slips leave, and half of it at least.
    let waiting = (look.snapshot.queue.len() + look.snapshot.referee.len()) as u16 + 6;
    let most = area.height.saturating_sub(waiting.min(area.height / 2)).max(3);
    let spoken = (aloud::rows(look, desk, left.width.saturating_sub(2)) + 2).clamp(3, most);
    let slips = Rect { height: left.height - spoken, ..left };
    let aloud = Rect { y: slips.bottom(), height: spoken, ..left };
    queue::draw(buffer, slips, look, desk, hits);
    aloud::draw(buffer, aloud, look, desk, hits);
    match &mut desk.form {
        Some(DeskForm::NewSlip(form)) => new_slip::draw(buffer, right, look, form),
        Some(DeskForm::Ruling(form)) => ruling::draw(buffer, right, look, form),
        None => slip::draw(buffer, right, look, desk),
    }
}
