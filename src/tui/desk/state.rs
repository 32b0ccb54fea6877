//! What is chosen and typed at the desk, and how it follows the snapshot.

use std::collections::BTreeMap;

use tui_input::Input;

use super::new_slip::NewSlip;
use super::ruling::RulingForm;
use crate::domain::{At, OpId, SlipId, TableId};
use crate::station::{QueueRow, Snapshot};
use crate::tournament::{Command, RefusalCode, SlipCommand, SlipPhase};
use crate::tui::act::UserAct;
use crate::tui::edit::Ahead;
use crate::tui::screen::Screen;

/// So many of what was ticked off here are kept in mind: more nobody says in ten seconds.
pub(in crate::tui) const MOST_SAID: usize = 40;

/// What is chosen and typed at the desk.
#[expect(clippy::struct_excessive_bools, reason = "each says something of its own about what is typed")]
#[derive(Default)]
pub(in crate::tui) struct DeskScreen {
    /// The slip at the right.
    pub(in crate::tui) selected: Option<SlipId>,
    /// The slip whose verdict fills the screen.
    pub(in crate::tui) verdict: Option<SlipId>,
    /// When that verdict came on the screen.
    pub(in crate::tui) shown_at: Option<At>,
    /// The slip that this desk has taken.
    pub(in crate::tui) claimed: Option<SlipId>,
    /// The order to say aloud that is chosen; where none is, that of the slip in view, else the oldest.
    pub(in crate::tui) aloud: Option<OpId>,
    /// Whether the arrows have come to what is to be said.
    pub(super) in_aloud: bool,
    /// The orders that were ticked off here, the latest first.
    pub(in crate::tui) said: Vec<OpId>,
    /// The form that is open in place of the slip.
    pub(in crate::tui) form: Option<DeskForm>,
    /// Rulings that were begun and left.
    pub(super) drafts: BTreeMap<SlipId, Box<RulingForm>>,
    /// Words that were typed for a slip and not given yet when another was chosen.
    pub(super) typed: BTreeMap<SlipId, String>,
    /// What is typed: words with spaces between.
    pub(in crate::tui) entry: Input,
    /// Whether the words are those of a verdict that is looked up again: the first letter begins anew, unless they are
    /// edited first.
    pub(super) stale: bool,
    /// The words that were last given to the tournament.
    pub(super) sent: Vec<String>,
    /// The words that the last snapshot showed.
    pub(super) seen: Vec<String>,
    /// The phase that the last snapshot showed.
    pub(super) phase: Option<SlipPhase>,
    /// A slip was written in for this table; it is chosen when it comes.
    pub(super) wanted: Option<TableId>,
    /// Whether the second opinion on the chosen slip is shown.
    pub(in crate::tui) second: bool,
    /// What was typed while a new slip was not there yet.
    pub(super) ahead: Ahead,
    /// What was typed for slips that take it no more, until that is said.
    pub(super) lost: Vec<(SlipId, String)>,
    /// A slip that is looked up again, and the words that it had.
    pub(super) again: Option<(SlipId, String)>,
    /// The slip on whose spelling both were just said to have agreed.
    pub(super) agreed: Option<SlipId>,
    /// The slip went away while somebody typed: nothing is chosen until a key says so.
    pub(super) paused: bool,
}

/// A form in place of the slip.
pub(in crate::tui) enum DeskForm {
    /// A slip that somebody brought.
    NewSlip(Box<NewSlip>),
    /// A ruling of the head referee.
    Ruling(Box<RulingForm>),
}

impl DeskForm {
    /// The form as what takes keys.
    pub(super) fn as_screen(&self) -> &dyn Screen {
        match self {
            Self::NewSlip(form) => &**form,
            Self::Ruling(form) => &**form,
        }
    }

    /// The same, to be given keys.
    pub(super) fn as_screen_mut(&mut self) -> &mut dyn Screen {
        match self {
            Self::NewSlip(form) => &mut **form,
            Self::Ruling(form) => &mut **form,
        }
    }
}

#[cfg(test)]
impl DeskForm {
    /// What is typed into its lines.
    pub(in crate::tui) fn typed_so_far(&self) -> Vec<String> {
        match self {
            Self::NewSlip(new) => new.form.typed_so_far(),
            Self::Ruling(ruling) => ruling.form.typed_so_far(),
        }
    }
}

impl DeskScreen {
    pub(in crate::tui) fn words(&self) -> Vec<String> {
        self.entry.value().split_whitespace().map(str::to_owned).collect()
    }

    /// Whether something is typed that the tournament has not got.
    pub(in crate::tui) fn changed(&self) -> bool {
        self.words() != self.sent
    }

    /// Whether words are written on the chosen slip, which is at this point: it is open, or waits for a ruling and is
    /// rewritten.
    pub(super) fn writes(&self, phase: SlipPhase) -> bool {
        phase == SlipPhase::Open || (phase == SlipPhase::Escalated && self.changed())
    }

    /// Whether the chosen slip waits for a verdict, as far as was seen last.
    pub(super) fn is_undecided(&self) -> bool {
        self.phase.is_some_and(SlipPhase::is_undecided)
    }

    /// The open slip of a table is chosen as soon as it is there.
    pub(in crate::tui) fn want(&mut self, table: TableId) {
        self.wanted = Some(table);
        self.verdict = None;
    }

    /// The same of a slip that is looked up again: its words are edited, or the first letter begins anew.
    pub(in crate::tui) fn want_again(&mut self, table: TableId, slip: SlipId, words: String) {
        self.want(table);
        self.again = Some((slip, words));
    }

    /// The words that are typed for a slip and not on it yet.
    pub(in crate::tui) fn typed_words(&self, slip: SlipId) -> Option<UserAct> {
        let words = self.words();
        let new = self.selected == Some(slip) && self.changed() && !words.is_empty();
        new.then_some(UserAct::Give(Command::Slip(SlipCommand::EnterWords { slip, words })))
    }

    /// The slip is taken back here: what was typed of it goes with it, and comes back where that is refused.
    pub(in crate::tui) fn withdrawn(&mut self) {
        if let Some(slip) = self.selected {
            self.typed.insert(slip, self.entry.value().to_owned());
        }
        self.entry.reset();
        self.sent.clear();
    }

    /// The latest command was carried out.
    pub(in crate::tui) fn done(&mut self) {
        let sent = match &self.form {
            Some(DeskForm::NewSlip(new)) if new.form.given => Some(new.table_id()),
            Some(DeskForm::Ruling(ruling)) if ruling.form.given => Some(None),
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
    pub(in crate::tui) fn refused(&mut self, code: RefusalCode) -> (bool, Option<String>) {
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
                form.form.given = false;
                let behind = form.ahead.rest();
                return (form.refused(code == RefusalCode::TooLate), behind);
            }
            Some(DeskForm::Ruling(ruling)) => ruling.form.given = false,
            None => {}
        }
        (false, None)
    }

    /// What was typed for slips that take it no more, since this was asked last.
    pub(in crate::tui) fn take_lost(&mut self) -> Vec<(SlipId, String)> {
        std::mem::take(&mut self.lost)
    }

    /// How much is written here and not given: words of slips, rulings, a new slip.
    pub(in crate::tui) fn unfinished(&self) -> usize {
        let words = self.changed() && self.is_undecided() && !self.stale && !self.words().is_empty();
        let open = match &self.form {
            Some(DeskForm::NewSlip(new)) => new.form.is_begun(),
            Some(DeskForm::Ruling(form)) => form.draft().is_some(),
            None => false,
        };
        usize::from(words) + usize::from(open) + self.typed.len() + self.drafts.len()
    }

    /// Follows the snapshot. Gives the slip that went away while somebody typed its words.
    pub(in crate::tui) fn sync(&mut self, snapshot: &Snapshot) -> Option<SlipId> {
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
    pub(in crate::tui) fn choose(&mut self, row: &QueueRow) {
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

    pub(super) fn fill(&mut self, words: &[String]) {
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

    /// Whether a ruling on a slip was begun and left.
    pub(super) fn has_draft(&self, slip: SlipId) -> bool {
        self.drafts.contains_key(&slip)
    }

    /// An order to say aloud is chosen.
    pub(in crate::tui) fn choose_aloud(&mut self, op: OpId) {
        (self.aloud, self.in_aloud) = (Some(op), true);
    }

    /// The order to say aloud that is chosen; none where the one that was is gone, until a key chooses another.
    pub(in crate::tui) fn aloud(&self, snapshot: &Snapshot) -> Option<OpId> {
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
pub(super) fn rows(snapshot: &Snapshot) -> impl Iterator<Item = &QueueRow> {
    snapshot.queue.iter().chain(&snapshot.referee)
}

pub(super) fn row(snapshot: &Snapshot, slip: SlipId) -> Option<&QueueRow> {
    rows(snapshot).find(|row| row.slip == slip)
}

fn open_slip_of(snapshot: &Snapshot, table: TableId) -> Option<&QueueRow> {
    snapshot.queue.iter().find(|row| row.table == table && row.phase == SlipPhase::Open)
}
