//! What a key does at the desk.

use tui_input::Input;

use super::listed::may_look;
use super::new_slip::NewSlip;
use super::queue;
use super::ruling::RulingForm;
use super::state::{DeskForm, DeskScreen, row, rows};
use crate::domain::{Citation, OpId, Side, SlipId, TableId};
use crate::lexicon::Outcome;
use crate::station::{SaidRow, Snapshot};
use crate::tournament::{Command, ConductCommand, SlipCommand, SlipPhase};
use crate::tui::act::{ScreenProblem, UserAct};
use crate::tui::edit;
use crate::tui::keymap::{Action, KeyMode};
use crate::tui::render_ctx::{ClickTarget, RenderCtx};
use crate::tui::screen::{Confirmation, EventCtx, Go, Screen};
use crate::tui::verdict::{self, SEEN, settled};

impl Screen for DeskScreen {
    fn mode(&self) -> KeyMode {
        match &self.form {
            _ if self.verdict.is_some() => KeyMode::Verdict,
            Some(form) => form.as_screen().mode(),
            None => KeyMode::Desk,
        }
    }

    fn press(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        if let Some(slip) = self.verdict {
            return self.press_at_verdict(slip, action, cx);
        }
        match (&mut self.form, action) {
            (Some(DeskForm::NewSlip(_)), Action::Back) => {
                self.form = None;
                Go::Stay
            }
            (Some(DeskForm::Ruling(_)), Action::Back) => self.leave_ruling(cx.snapshot).into(),
            (Some(form), _) => form.as_screen_mut().press(action, cx),
            (None, _) => self.press_at_slips(action, cx),
        }
    }

    /// A letter goes into the form that is open, else into the word line of the chosen slip.
    fn type_letter(&mut self, letter: char, cx: &mut EventCtx<'_>) -> Go {
        if self.verdict.is_some() {
            if !letter.is_whitespace() {
                cx.error("typed-at-verdict");
            }
            return Go::Stay;
        }
        match &mut self.form {
            Some(form) => form.as_screen_mut().type_letter(letter, cx),
            None => self.type_word(letter, cx).into(),
        }
    }

    fn edited_line(&mut self, snapshot: &Snapshot) -> Option<&mut Input> {
        if self.verdict.is_some() {
            return None;
        }
        if self.form.is_none() {
            return self.word_line(snapshot);
        }
        self.form.as_mut().and_then(|form| form.as_screen_mut().edited_line(snapshot))
    }

    fn click(&mut self, hit: ClickTarget, cx: &mut EventCtx<'_>) -> Go {
        match hit {
            _ if self.mode() != KeyMode::Desk => Go::Stay,
            ClickTarget::Slip(slip) => self.select(slip, cx.snapshot).into(),
            ClickTarget::Aloud(op) => {
                self.choose_aloud(op);
                Go::Stay
            }
            ClickTarget::Table(table) => {
                let row = cx.snapshot.tables.iter().find(|row| row.table == table);
                let hold = row.filter(|row| row.game.claim.is_none()).and_then(|row| row.game.hold);
                self.open_beside(table, hold.map(|(side, _)| side), cx.snapshot)
            }
            _ => Go::Stay,
        }
    }

    fn esc_leaves(&self) -> bool {
        matches!(self.mode(), KeyMode::Desk | KeyMode::Ruling)
    }

    fn dead_keys(&self, look: &RenderCtx<'_>) -> Vec<&'static str> {
        match self.mode() {
            KeyMode::Desk => self.dead_keys_at_slips(look),
            KeyMode::Verdict => verdict::dead_keys(look.snapshot),
            _ => Vec::new(),
        }
    }

    fn shown_paragraph(&self, snapshot: &Snapshot) -> Option<Citation> {
        let slip = snapshot.slip.as_ref().filter(|_| self.verdict.is_some())?;
        Some(verdict::paragraph(slip, &snapshot.phrases.verdicts))
    }
}

impl DeskScreen {
    /// A key at the verdict that fills the screen.
    fn press_at_verdict(&mut self, slip: SlipId, action: Action, cx: &mut EventCtx<'_>) -> Go {
        let snapshot = cx.snapshot;
        match action {
            Action::Enter => {
                // A key pressed twice must not announce a verdict that nobody has seen.
                let seen = self.shown_at.is_none_or(|at| snapshot.now.since(at) >= SEEN);
                let there = snapshot.slip.as_ref().is_some_and(|detail| detail.row.slip == slip);
                if !seen {
                    cx.note(cx.say("verdict-fresh"));
                }
                if !seen || !there {
                    return Go::Stay;
                }
                self.shown_at = Some(snapshot.now);
                return verdict::announced(slip, snapshot).into();
            }
            Action::Mend => return verdict::mistyped(slip, cx),
            Action::Back => self.verdict = None,
            // The next runner does not wait until this one has heard it: the verdict stays to be announced.
            Action::NewSlip => {
                self.verdict = None;
                self.form.get_or_insert_with(|| DeskForm::NewSlip(NewSlip::new(snapshot).into()));
            }
            Action::Settle => {
                return verdict::settle(snapshot.slip.as_ref().map(|detail| detail.orders.as_slice()), cx);
            }
            _ => {}
        }
        Go::Stay
    }

    /// A command key at the slips.
    pub(in crate::tui) fn press_at_slips(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        let snapshot = cx.snapshot;
        match action {
            Action::Up => return self.step(snapshot, false).into(),
            Action::Down => return self.step(snapshot, true).into(),
            // What is said is ticked off by a key that nobody presses by habit.
            Action::Enter if self.in_aloud => {
                let what = cx.keyed("aloud-tick", &[(KeyMode::Desk, Action::Settle)]);
                cx.error_with(what, String::new());
            }
            Action::Enter => return self.enter(cx),
            Action::Agree => return self.agree(snapshot).into(),
            Action::Back if self.in_aloud => self.in_aloud = false,
            Action::Back => self.clear_words(snapshot),
            Action::NewSlip => self.form = Some(DeskForm::NewSlip(NewSlip::new(snapshot).into())),
            Action::Settle => return self.settle_order(cx),
            Action::NextAloud => {
                let now = self.aloud(snapshot);
                let at = snapshot.aloud.iter().position(|order| Some(order.op) == now).map_or(0, |at| at + 1);
                if let Some(order) = snapshot.aloud.get(at).or(snapshot.aloud.first()) {
                    self.choose_aloud(order.op);
                }
            }
            // Nobody rules on words that are being rewritten.
            Action::Rule if self.word_line(snapshot).is_some() && self.changed() => {
                let keys = [(KeyMode::Desk, Action::Enter), (KeyMode::Desk, Action::Back)];
                let what = cx.keyed("rule-rewritten", &keys);
                cx.error_with(what, String::new());
            }
            Action::Rule => return self.open_ruling(cx).into(),
            Action::Second => self.toggle_second(cx),
            Action::Concede | Action::Withdraw | Action::TakeOver => return self.ask(action, cx),
            _ => {}
        }
        Go::Stay
    }

    /// Takes the slip for this desk where it is free, and lets go of the one before.
    fn claim(&mut self, snapshot: &Snapshot) -> Vec<UserAct> {
        let Some(row) = self.selected.and_then(|slip| row(snapshot, slip)) else { return Vec::new() };
        let mine = self.claimed == Some(row.slip) || row.claimed_by.as_ref() == Some(&snapshot.bar.station);
        let mut acts = Vec::new();
        if let Some(before) = self.claimed.filter(|before| *before != row.slip) {
            self.claimed = None;
            if self::row(snapshot, before).is_some_and(|row| row.phase.is_undecided()) {
                acts.push(UserAct::Give(Command::Slip(SlipCommand::ReleaseSlip { slip: before })));
            }
        }
        // One that waits for a ruling is whoever's who rewrites it.
        let works = self.writes(row.phase);
        if works && !mine && row.claimed_by.is_none() {
            acts.push(UserAct::Give(Command::Slip(SlipCommand::ClaimSlip {
                slip: row.slip,
                take_over: false,
            })));
        }
        if works && (mine || row.claimed_by.is_none()) {
            self.claimed = Some(row.slip);
        }
        acts
    }

    /// Chooses a slip, by key or click.
    pub(in crate::tui) fn select(&mut self, slip: SlipId, snapshot: &Snapshot) -> Vec<UserAct> {
        if self.selected != Some(slip)
            && let Some(row) = row(snapshot, slip)
        {
            self.choose(row);
        }
        self.claim(snapshot)
    }

    /// One further, or back: the slips, then what is to be said.
    fn step(&mut self, snapshot: &Snapshot, down: bool) -> Vec<UserAct> {
        let slips: Vec<SlipId> = rows(snapshot).map(|row| row.slip).collect();
        let at = self.selected.and_then(|slip| slips.iter().position(|other| *other == slip));
        let aloud: Vec<OpId> = snapshot.aloud.iter().map(|order| order.op).collect();
        if self.in_aloud {
            let now = self.aloud(snapshot).and_then(|op| aloud.iter().position(|other| *other == op));
            let to = if down {
                Some(now.map_or(0, |now| now + 1))
            } else {
                now.and_then(|now| now.checked_sub(1))
            };
            // Above the first of them stand the slips.
            self.in_aloud = to.is_some() || slips.is_empty();
            self.aloud = to.and_then(|to| aloud.get(to).copied()).or(self.aloud);
            return Vec::new();
        }
        let past_the_last = slips.is_empty() || at.is_some_and(|at| at + 1 == slips.len());
        if let Some(first) = aloud.first().filter(|_| down && past_the_last) {
            self.choose_aloud(*first);
            return Vec::new();
        }
        let to = match (at, down) {
            (None, _) => 0,
            (Some(at), true) => (at + 1).min(slips.len().saturating_sub(1)),
            (Some(at), false) => at.saturating_sub(1),
        };
        slips.get(to).map_or_else(Vec::new, |slip| self.select(*slip, snapshot))
    }

    /// First what was typed makes way for what is on the slip; then that, for other words. What waits for a ruling
    /// stays: it is what the ruling is on.
    fn clear_words(&mut self, snapshot: &Snapshot) {
        self.paused = false;
        let chosen = snapshot.slip.as_ref().filter(|slip| Some(slip.row.slip) == self.selected);
        if self.changed() {
            let kept = self.sent.clone();
            self.fill(&kept);
        } else if chosen.is_none_or(|slip| slip.row.phase != SlipPhase::Escalated) {
            self.entry.reset();
        }
    }

    /// Ticks the chosen order off. Who is at the slips comes to the list first, and sees what it would be; behind a
    /// tick nothing is chosen, so that the same key once more ticks off nothing.
    fn settle_order(&mut self, cx: &mut EventCtx<'_>) -> Go {
        let chosen = self.aloud(cx.snapshot);
        if let Some(op) = chosen.filter(|_| self.in_aloud) {
            self.aloud = None;
            return settled(op).into();
        }
        if let Some(op) = chosen {
            self.choose_aloud(op);
        }
        let id = match chosen {
            Some(_) => "aloud-tick",
            None if cx.snapshot.aloud.is_empty() => "aloud-none",
            None => "aloud-choose",
        };
        let what = cx.keyed(id, &[(KeyMode::Desk, Action::Settle)]);
        cx.error_with(what, String::new());
        Go::Stay
    }

    /// What was ticked off here a moment ago, by whatever key or form, and is not taken back: the latest.
    pub(in crate::tui) fn just_said<'s>(&self, snapshot: &'s Snapshot) -> Option<&'s SaidRow> {
        self.said.iter().find_map(|op| snapshot.said.iter().find(|row| row.order.op == *op))
    }

    /// What was ticked off a moment ago was not said yet.
    pub(in crate::tui) fn unsay(&mut self, cx: &mut EventCtx<'_>) -> Vec<UserAct> {
        let Some(row) = self.just_said(cx.snapshot) else {
            let (what, instead) = (cx.say("unsay-nothing"), cx.say("unsay-nothing-do"));
            cx.error_with(what, instead);
            return Vec::new();
        };
        self.said.retain(|op| *op != row.order.op);
        let reason = cx.say(if row.order.wish.is_said() { "unsay-reason" } else { "unsay-reason-done" });
        let taken_back = ConductCommand::TakeBack { entry: row.entry, reason, misentered: false };
        vec![UserAct::Give(Command::Conduct(taken_back))]
    }

    /// Shows or hides what the other lists say of the words that were written.
    fn toggle_second(&mut self, cx: &mut EventCtx<'_>) {
        if self.has_second(cx) {
            self.second = !self.second;
        } else {
            let (what, instead) = (cx.say("second-nothing"), cx.say("second-nothing-do"));
            cx.error_with(what, instead);
        }
    }

    /// Whether there are words on the chosen slip of which this office may ask other lists.
    fn has_second(&self, look: &RenderCtx<'_>) -> bool {
        let detail = look.snapshot.slip.as_ref().filter(|detail| Some(detail.row.slip) == self.selected);
        may_look(look.console.role) && detail.is_some_and(|detail| !detail.second.is_empty())
    }

    fn ask(&self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        let Some(row) = self.selected.and_then(|slip| row(cx.snapshot, slip)) else {
            say_no_slip(cx);
            return Go::Stay;
        };
        let slip = row.slip;
        let detail = cx.snapshot.slip.as_ref().filter(|detail| detail.row.slip == slip);
        // What the regulation does not know at all is refused at once, with its paragraph; nobody says yes to it first.
        if action == Action::Concede && detail.is_some_and(|detail| !detail.concede.0) {
            return UserAct::Give(Command::Slip(SlipCommand::Concede { slip })).into();
        }
        match (action, &row.claimed_by) {
            (Action::Concede, _) => Go::Ask(Confirmation::Concede(slip)),
            (Action::Withdraw, _) => {
                let how = detail.and_then(|detail| detail.withdraws.clone());
                how.map_or(Go::Stay, |how| Go::Ask(Confirmation::Withdraw(slip, how)))
            }
            (_, Some(station)) if *station != cx.snapshot.bar.station => {
                Go::Ask(Confirmation::TakeOver(slip, station.clone()))
            }
            _ => {
                cx.error("take-over-nothing");
                Go::Stay
            }
        }
    }

    /// The mover admits it. Which word was admitted stands in the log.
    pub(in crate::tui) fn concede(&self, slip: SlipId) -> Vec<UserAct> {
        let words = self.typed_words(slip);
        words.into_iter().chain([UserAct::Give(Command::Slip(SlipCommand::Concede { slip }))]).collect()
    }

    /// The challenge is taken back; one that was entered by mistake leaves no words.
    pub(in crate::tui) fn withdraw(
        &mut self,
        slip: SlipId,
        blank_conflict: bool,
        mistaken: bool,
    ) -> Vec<UserAct> {
        let words = self.typed_words(slip).filter(|_| !mistaken);
        self.withdrawn();
        let withdrawn =
            UserAct::Give(Command::Slip(SlipCommand::WithdrawSlip { slip, blank_conflict, mistaken }));
        words.into_iter().chain([withdrawn]).collect()
    }

    /// Takes the slip from the station that works on it.
    pub(in crate::tui) fn take_over(&mut self, slip: SlipId) -> Vec<UserAct> {
        self.claimed = Some(slip);
        vec![UserAct::Give(Command::Slip(SlipCommand::ClaimSlip { slip, take_over: true }))]
    }

    /// The words where they are new; else nothing.
    fn give_words(&mut self, slip: SlipId) -> Option<UserAct> {
        self.changed().then(|| {
            let words = self.words();
            self.sent.clone_from(&words);
            self.agreed = None;
            UserAct::Give(Command::Slip(SlipCommand::EnterWords { slip, words }))
        })
    }

    fn enter(&mut self, cx: &mut EventCtx<'_>) -> Go {
        let snapshot = cx.snapshot;
        let Some(row) = self.selected.and_then(|slip| row(snapshot, slip)) else {
            // Who was told to go on goes on at the desk.
            return if std::mem::take(&mut self.paused) { Go::Stay } else { self.enter_beside(snapshot) };
        };
        match row.phase {
            phase if self.writes(phase) => {}
            SlipPhase::Escalated => return self.open_ruling(cx).into(),
            _ => {
                self.verdict = Some(row.slip);
                self.shown_at = Some(snapshot.now);
                return Go::Stay;
            }
        }
        let slip = row.slip;
        let mut acts = self.claim(snapshot);
        let given = self.give_words(slip);
        let detail = snapshot.slip.as_ref().filter(|detail| detail.row.slip == slip);
        // What is written anew is agreed on anew; of what stands there it is known whether it was.
        let must_agree = match &given {
            Some(_) => detail.is_none_or(|it| it.confirm_spelling.0),
            // Who has just agreed need not wait until it is durable.
            None if self.agreed == Some(slip) => false,
            None => {
                detail.is_some_and(|it| it.confirm_spelling.0 && !it.confirmed && !it.row.words.is_empty())
            }
        };
        acts.extend(given);
        if must_agree {
            let what = cx.keyed("agree-first", &[(KeyMode::Desk, Action::Agree)]);
            cx.error_with(what, String::new());
        } else {
            acts.push(UserAct::Give(Command::Slip(SlipCommand::Decide { slip })));
        }
        acts.into()
    }

    /// Enter where no slip is chosen; not the second one of a verdict that was announced by the first.
    fn enter_beside(&mut self, snapshot: &Snapshot) -> Go {
        if self.shown_at.is_some_and(|at| snapshot.now.since(at) < SEEN) {
            return Go::Stay;
        }
        queue::first_claim(snapshot).map_or(Go::Stay, |(table, hold)| self.open_beside(table, hold, snapshot))
    }

    /// A reservation becomes a challenge; a claim is decided at its table.
    fn open_beside(&mut self, table: TableId, hold: Option<Side>, snapshot: &Snapshot) -> Go {
        let Some(side) = hold else { return Go::Table(table) };
        self.form = Some(DeskForm::NewSlip(NewSlip::after_hold(snapshot, table, side).into()));
        Go::Stay
    }

    /// Enters the words and agrees on their spelling.
    fn agree(&mut self, snapshot: &Snapshot) -> Vec<UserAct> {
        let Some(row) = self.selected.and_then(|slip| row(snapshot, slip)) else { return Vec::new() };
        let slip = row.slip;
        if !self.writes(row.phase) {
            return Vec::new();
        }
        let mut acts = self.claim(snapshot);
        acts.extend(self.give_words(slip));
        self.agreed = Some(slip);
        acts.push(UserAct::Give(Command::Slip(SlipCommand::ConfirmSpelling { slip })));
        acts
    }

    /// Opens the form of a ruling for the chosen slip, where this console may rule.
    fn open_ruling(&mut self, cx: &mut EventCtx<'_>) -> Vec<UserAct> {
        let detail = cx.snapshot.slip.as_ref().filter(|detail| Some(detail.row.slip) == self.selected);
        let Some(detail) = detail.filter(|detail| detail.row.phase == SlipPhase::Escalated) else {
            let instead = cx
                .keyed("rule-nothing-do", &[(KeyMode::Desk, Action::Agree), (KeyMode::Desk, Action::Enter)]);
            let what = cx.say("rule-nothing");
            cx.error_with(what, instead);
            return Vec::new();
        };
        if !cx.console.may_rule {
            let problem = ScreenProblem::plain(cx.say("rule-not-here"), cx.say("rule-not-here-do"));
            let office = cx.snapshot.phrases.escalates_to;
            *cx.problem = Some(problem.offering(cx.locale, &cx.choices.keys, Some(office)));
            return Vec::new();
        }
        let slip = detail.row.slip;
        let open = detail.findings.iter().filter(|finding| finding.outcome == Outcome::NotCovered);
        let words: Vec<String> = open.map(|finding| finding.word.clone()).collect();
        let draft = self.drafts.remove(&slip).filter(|draft| draft.is_about(&words));
        let form = draft.unwrap_or_else(|| Box::new(RulingForm::new(detail, words)));
        self.form = Some(DeskForm::Ruling(form));
        if row(cx.snapshot, slip).is_some_and(|row| row.claimed_by.is_none()) {
            self.claimed = Some(slip);
            return vec![UserAct::Give(Command::Slip(SlipCommand::ClaimSlip { slip, take_over: false }))];
        }
        Vec::new()
    }

    /// Leaves the form of a ruling. What was written is kept until the slip is ruled on.
    pub(in crate::tui) fn leave_ruling(&mut self, snapshot: &Snapshot) -> Vec<UserAct> {
        let Some(DeskForm::Ruling(draft)) = self.form.take() else { return Vec::new() };
        let slip = draft.slip();
        self.drafts.insert(slip, draft);
        let claimed = self.claimed.take_if(|claimed| *claimed == slip).is_some();
        if claimed && row(snapshot, slip).is_some() {
            return vec![UserAct::Give(Command::Slip(SlipCommand::ReleaseSlip { slip }))];
        }
        Vec::new()
    }

    /// A letter goes into the word line of the chosen slip.
    fn type_word(&mut self, letter: char, cx: &mut EventCtx<'_>) -> Vec<UserAct> {
        let Some(row) = self.selected.and_then(|slip| row(cx.snapshot, slip)) else {
            say_no_slip(cx);
            return Vec::new();
        };
        // Also of one that no list decided: a mistyped word is put right before anybody rules on it.
        if !row.phase.is_undecided() {
            let (what, instead) = (cx.say("not-open"), cx.say("not-open-do"));
            cx.error_with(what, instead);
            return Vec::new();
        }
        if let Some(station) = row.claimed_by.as_ref().filter(|station| **station != cx.snapshot.bar.station)
            && self.claimed != Some(row.slip)
        {
            let what = cx.with("claimed-elsewhere", &[("station", station.into())]);
            let instead = cx.keyed("claimed-elsewhere-do", &[(KeyMode::Desk, Action::TakeOver)]);
            cx.error_with(what, instead);
            return Vec::new();
        }
        self.in_aloud = false;
        let acts = self.claim(cx.snapshot);
        edit::insert_anew(&mut self.entry, &mut self.stale, letter);
        acts
    }

    /// The word line, where it can be edited.
    fn word_line(&mut self, snapshot: &Snapshot) -> Option<&mut Input> {
        let row = self.selected.and_then(|slip| row(snapshot, slip))?;
        let line = row.phase.is_undecided().then_some(&mut self.entry)?;
        self.stale = false;
        Some(line)
    }

    /// The labels of the keys that would do nothing for the chosen slip.
    fn dead_keys_at_slips(&self, look: &RenderCtx<'_>) -> Vec<&'static str> {
        let snapshot = look.snapshot;
        let mut dead = Vec::new();
        let row = self.selected.and_then(|slip| row(snapshot, slip));
        let phase = row.map(|row| row.phase);
        let writes = phase.is_some_and(|phase| self.writes(phase));
        if !writes {
            dead.extend(["key-agree", "key-decide", "key-clear"]);
        }
        if !phase.is_some_and(SlipPhase::is_undecided) {
            dead.push("key-withdraw");
        }
        if phase != Some(SlipPhase::Escalated) || !look.console.may_rule || writes {
            dead.push("key-rule");
        }
        let detail = snapshot.slip.as_ref().filter(|detail| Some(detail.row.slip) == self.selected);
        if !phase.is_some_and(SlipPhase::is_undecided) || detail.is_some_and(|detail| !detail.concede.0) {
            dead.push("key-concede");
        }
        if row.and_then(|row| row.claimed_by.as_ref()).is_none_or(|station| *station == snapshot.bar.station)
        {
            dead.push("key-take-over");
        }
        if !self.has_second(look) {
            dead.push("key-second");
        }
        if snapshot.aloud.is_empty() {
            dead.push("key-settle");
        }
        if snapshot.aloud.len() < 2 {
            dead.push("key-next-aloud");
        }
        dead
    }
}

fn say_no_slip(cx: &mut EventCtx<'_>) {
    let instead = cx.keyed("no-slip-do", &[(KeyMode::Desk, Action::NewSlip)]);
    let what = cx.say("no-slip");
    cx.error_with(what, instead);
}
