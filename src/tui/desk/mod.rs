//! The adjudication desk: slips at the left, the chosen one at the right. Letters go straight into its word line.

mod aloud;
pub(super) mod new_slip;
mod queue;
pub(super) mod ruling;
mod slip;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tui_input::Input;

use crate::domain::{At, OpId, SlipId, TableId};
use crate::station::{QueueRow, Snapshot};
use crate::tournament::{Command, OrderState, RefusalCode, SlipPhase};

use super::act::{Act, Problem};
use super::edit;
use super::keymap::Action;
use super::look::{Hits, Look};
use super::question::Question;
use super::ui::Ui;

/// What is chosen and typed at the desk.
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
    /// The order to say aloud that is chosen; the oldest where none is.
    pub(super) aloud: Option<OpId>,
    /// The form that is open in place of the slip.
    pub(super) form: Option<DeskForm>,
    /// What is typed: words with spaces between.
    pub(super) entry: Input,
    /// The words that were last given to the tournament.
    sent: Vec<String>,
    /// The words that the last snapshot showed.
    seen: Vec<String>,
    /// The phase that the last snapshot showed.
    phase: Option<SlipPhase>,
    /// A slip was written in for this table; it is chosen when it comes.
    wanted: Option<TableId>,
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

impl Desk {
    /// The typed words.
    pub(super) fn words(&self) -> Vec<String> {
        self.entry.value().split_whitespace().map(str::to_owned).collect()
    }

    /// Whether something is typed that the tournament has not got.
    pub(super) fn changed(&self) -> bool {
        self.words() != self.sent
    }

    /// The latest command was carried out.
    pub(super) fn done(&mut self) {
        let sent = match &self.form {
            Some(DeskForm::NewSlip(form)) if form.given => Some(form.table_id()),
            Some(DeskForm::Ruling(form)) if form.given => Some(None),
            _ => None,
        };
        if let Some(table) = sent {
            self.wanted = table.or(self.wanted);
            self.form = None;
        }
    }

    /// The latest command was refused.
    pub(super) fn refused(&mut self, code: RefusalCode) {
        match code {
            RefusalCode::BadWord | RefusalCode::WordCount | RefusalCode::Duplicate => self.sent.clear(),
            RefusalCode::Claimed => {
                self.claimed = None;
                self.sent.clear();
            }
            _ => {}
        }
        match &mut self.form {
            Some(DeskForm::NewSlip(form)) => form.given = false,
            Some(DeskForm::Ruling(form)) => form.given = false,
            None => {}
        }
    }

    /// Follows the snapshot. Gives the slip that went away while somebody typed its words.
    pub(super) fn sync(&mut self, snapshot: &Snapshot) -> Option<SlipId> {
        if let Some(row) = self.wanted.and_then(|table| open_slip_of(snapshot, table)) {
            self.wanted = None;
            self.choose(row);
        }
        let Some(row) = self.selected.and_then(|slip| row(snapshot, slip)) else {
            let typing = self.verdict.is_none() && self.changed() && !self.words().is_empty();
            let gone = self.selected.take().filter(|_| typing && self.phase == Some(SlipPhase::Open));
            self.verdict = None;
            self.paused |= gone.is_some();
            self.forget();
            if let Some(first) = rows(snapshot).next().filter(|_| !self.paused) {
                self.choose(first);
            }
            return gone;
        };
        if self.phase != Some(row.phase) {
            // Another console's verdict does not take this screen over.
            let ours = row.claimed_by.as_ref().is_none_or(|station| *station == snapshot.bar.station);
            if ours && matches!(row.phase, SlipPhase::Decided { .. }) && self.phase.is_some() {
                self.verdict = Some(row.slip);
                self.shown_at = Some(snapshot.now);
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

    /// Chooses a slip and shows the words that it has.
    fn choose(&mut self, row: &QueueRow) {
        self.forget();
        self.paused = false;
        self.selected = Some(row.slip);
        self.phase = Some(row.phase);
        self.seen.clone_from(&row.words);
        self.fill(&row.words);
    }

    fn fill(&mut self, words: &[String]) {
        self.entry = Input::new(words.join(" "));
        self.sent = words.to_vec();
    }

    fn forget(&mut self) {
        self.entry.reset();
        self.sent.clear();
        self.seen.clear();
        self.phase = None;
    }

    /// The order to say aloud that is chosen.
    pub(super) fn aloud(&self, snapshot: &Snapshot) -> Option<OpId> {
        let still = self.aloud.filter(|op| snapshot.aloud.iter().any(|order| order.op == *op));
        still.or_else(|| snapshot.aloud.first().map(|order| order.op))
    }
}

/// All slips that can be chosen: this desk's, then those with the head referee.
fn rows(snapshot: &Snapshot) -> impl Iterator<Item = &QueueRow> {
    snapshot.queue.iter().chain(&snapshot.referee)
}

fn row(snapshot: &Snapshot, slip: SlipId) -> Option<&QueueRow> {
    rows(snapshot).find(|row| row.slip == slip)
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
        if self::row(snapshot, before).is_some_and(|row| row.phase == SlipPhase::Open) {
            acts.push(Act::Give(Command::ReleaseSlip { slip: before }));
        }
    }
    if row.phase == SlipPhase::Open && !mine && row.claimed_by.is_none() {
        acts.push(Act::Give(Command::ClaimSlip { slip: row.slip, take_over: false }));
    }
    if row.phase == SlipPhase::Open && (mine || row.claimed_by.is_none()) {
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

fn step(ui: &mut Ui, snapshot: &Snapshot, down: bool) -> Vec<Act> {
    let slips: Vec<SlipId> = rows(snapshot).map(|row| row.slip).collect();
    let at = ui.desk.selected.and_then(|slip| slips.iter().position(|other| *other == slip));
    let to = match (at, down) {
        (None, _) => 0,
        (Some(at), true) => (at + 1).min(slips.len().saturating_sub(1)),
        (Some(at), false) => at.saturating_sub(1),
    };
    slips.get(to).map_or_else(Vec::new, |slip| select(ui, *slip, snapshot))
}

/// A command key at the desk.
pub(super) fn act(ui: &mut Ui, action: Action, snapshot: &Snapshot) -> Vec<Act> {
    match action {
        Action::Up => step(ui, snapshot, false),
        Action::Down => step(ui, snapshot, true),
        Action::Enter => enter(ui, snapshot),
        Action::Agree => agree(ui, snapshot),
        Action::Back => {
            ui.desk.paused = false;
            let kept = ui.desk.sent.clone();
            ui.desk.fill(&kept);
            Vec::new()
        }
        Action::NewSlip => {
            ui.desk.form = Some(DeskForm::NewSlip(Box::default()));
            Vec::new()
        }
        Action::Settle => {
            ui.desk.aloud(snapshot).map_or_else(Vec::new, |op| vec![Act::Give(Command::SettleOrder { op })])
        }
        Action::NextAloud => {
            let now = ui.desk.aloud(snapshot);
            let at = snapshot.aloud.iter().position(|order| Some(order.op) == now).map_or(0, |at| at + 1);
            ui.desk.aloud = snapshot.aloud.get(at).or(snapshot.aloud.first()).map(|order| order.op);
            Vec::new()
        }
        Action::Rule => ruling::open(ui, snapshot),
        Action::Concede | Action::Withdraw | Action::TakeOver => ask(ui, action, snapshot),
        _ => Vec::new(),
    }
}

fn ask(ui: &mut Ui, action: Action, snapshot: &Snapshot) -> Vec<Act> {
    let Some(row) = ui.desk.selected.and_then(|slip| row(snapshot, slip)) else {
        ui.problem = Some(Problem::plain(ui.locale.say("no-slip"), ui.locale.say("no-slip-do")));
        return Vec::new();
    };
    let slip = row.slip;
    ui.question = match (action, &row.claimed_by) {
        (Action::Concede, _) => Some(Question::Concede(slip)),
        (Action::Withdraw, _) => Some(Question::Withdraw(slip)),
        (_, Some(station)) if *station != snapshot.bar.station => {
            Some(Question::TakeOver(slip, station.clone()))
        }
        _ => {
            ui.problem = Some(Problem::plain(ui.locale.say("take-over-nothing"), String::new()));
            None
        }
    };
    Vec::new()
}

/// The words where they are new; else nothing.
fn give_words(ui: &mut Ui, slip: SlipId) -> Option<Act> {
    ui.desk.changed().then(|| {
        let words = ui.desk.words();
        ui.desk.sent.clone_from(&words);
        Act::Give(Command::EnterWords { slip, words })
    })
}

fn enter(ui: &mut Ui, snapshot: &Snapshot) -> Vec<Act> {
    let Some(row) = ui.desk.selected.and_then(|slip| row(snapshot, slip)) else {
        ui.desk.paused = false;
        return Vec::new();
    };
    match row.phase {
        SlipPhase::Escalated => return ruling::open(ui, snapshot),
        SlipPhase::Open => {}
        _ => {
            ui.desk.verdict = Some(row.slip);
            ui.desk.shown_at = Some(snapshot.now);
            return Vec::new();
        }
    }
    let slip = row.slip;
    let mut acts = claim(ui, snapshot);
    let given = give_words(ui, slip);
    let must_agree =
        snapshot.slip.as_ref().is_none_or(|detail| detail.row.slip != slip || detail.confirm_spelling.0);
    if given.is_none() || !must_agree {
        acts.extend(given);
        acts.push(Act::Give(Command::Decide { slip }));
    } else {
        acts.extend(given);
    }
    acts
}

fn agree(ui: &mut Ui, snapshot: &Snapshot) -> Vec<Act> {
    let Some(row) = ui.desk.selected.and_then(|slip| row(snapshot, slip)) else { return Vec::new() };
    let slip = row.slip;
    if row.phase != SlipPhase::Open {
        return Vec::new();
    }
    let mut acts = claim(ui, snapshot);
    acts.extend(give_words(ui, slip));
    acts.push(Act::Give(Command::ConfirmSpelling { slip }));
    acts
}

/// A letter at the desk: it goes into the word line of the chosen slip.
pub(super) fn typed(ui: &mut Ui, letter: char, snapshot: &Snapshot) -> Vec<Act> {
    let Some(row) = ui.desk.selected.and_then(|slip| row(snapshot, slip)) else {
        ui.problem = Some(Problem::plain(ui.locale.say("no-slip"), ui.locale.say("no-slip-do")));
        return Vec::new();
    };
    if row.phase != SlipPhase::Open {
        ui.problem = Some(Problem::plain(ui.locale.say("not-open"), ui.locale.say("not-open-do")));
        return Vec::new();
    }
    if let Some(station) = row.claimed_by.as_ref().filter(|station| **station != snapshot.bar.station)
        && ui.desk.claimed != Some(row.slip)
    {
        let what = ui.locale.with("claimed-elsewhere", &[("station", station.into())]);
        ui.problem = Some(Problem::plain(what, ui.locale.say("claimed-elsewhere-do")));
        return Vec::new();
    }
    let acts = claim(ui, snapshot);
    edit::insert(&mut ui.desk.entry, letter);
    acts
}

/// The labels of the desk's keys that would do nothing for the chosen slip.
pub(super) fn idle(ui: &Ui, snapshot: &Snapshot) -> Vec<&'static str> {
    let mut idle = Vec::new();
    let row = ui.desk.selected.and_then(|slip| row(snapshot, slip));
    let phase = row.map(|row| row.phase);
    if phase != Some(SlipPhase::Open) {
        idle.extend(["key-agree", "key-decide", "key-clear", "key-withdraw"]);
    }
    if phase != Some(SlipPhase::Escalated) || !ui.console.may_rule {
        idle.push("key-rule");
    }
    if !matches!(phase, Some(SlipPhase::Open | SlipPhase::Escalated)) {
        idle.push("key-concede");
    }
    if row.and_then(|row| row.claimed_by.as_ref()).is_none_or(|station| *station == snapshot.bar.station) {
        idle.push("key-take-over");
    }
    if snapshot.aloud.is_empty() {
        idle.push("key-settle");
    }
    if snapshot.aloud.len() < 2 {
        idle.push("key-next-aloud");
    }
    idle
}

/// The word line, where it can be edited.
pub(super) fn line<'a>(ui: &'a mut Ui, snapshot: &Snapshot) -> Option<&'a mut Input> {
    let row = ui.desk.selected.and_then(|slip| row(snapshot, slip))?;
    (row.phase == SlipPhase::Open).then_some(&mut ui.desk.entry)
}

/// Draws the desk.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &Look<'_>, desk: &Desk, hits: &mut Hits) {
    let narrow = if area.width >= 110 { 42 } else { 32 };
    let left = Rect { width: narrow, ..area };
    let right = Rect { x: area.x + narrow, width: area.width - narrow, ..area };
    let waiting =
        look.snapshot.aloud.iter().filter(|order| !matches!(order.state, OrderState::Settled { .. }));
    let spoken = (waiting.count() as u16 * 2 + 2).clamp(3, (area.height / 2).max(3));
    let slips = Rect { height: left.height - spoken, ..left };
    let aloud = Rect { y: slips.bottom(), height: spoken, ..left };
    queue::draw(buffer, slips, look, desk, hits);
    aloud::draw(buffer, aloud, look, desk, hits);
    match &desk.form {
        Some(DeskForm::NewSlip(form)) => new_slip::draw(buffer, right, look, form),
        Some(DeskForm::Ruling(form)) => ruling::draw(buffer, right, look, form),
        None => slip::draw(buffer, right, look, desk),
    }
}
