//! What a key does at the desk.

use tui_input::Input;

use crate::domain::{OpId, SlipId};
use crate::station::{SaidRow, Snapshot};
use crate::tournament::{ClockCommand, Command, ConductCommand, SlipCommand, SlipPhase};

use super::{DeskForm, beside, claim, may_look, row, ruling, step};
use crate::tui::act::{Act, Problem};
use crate::tui::edit;
use crate::tui::keymap::{Action, Mode};
use crate::tui::question::Question;
use crate::tui::ui::Ui;

/// A command key at the desk.
pub(in crate::tui) fn act(ui: &mut Ui, action: Action, snapshot: &Snapshot) -> Vec<Act> {
    match action {
        Action::Up => step(ui, snapshot, false),
        Action::Down => step(ui, snapshot, true),
        // What is said is ticked off by a key that nobody presses by habit.
        Action::Enter if ui.desk.in_aloud => {
            let what = ui.keyed("aloud-tick", &[(Mode::Desk, Action::Settle)]);
            ui.problem = Some(Problem::plain(what, String::new()));
            Vec::new()
        }
        Action::Enter => enter(ui, snapshot),
        Action::Agree => agree(ui, snapshot),
        Action::Back if ui.desk.in_aloud => {
            ui.desk.in_aloud = false;
            Vec::new()
        }
        Action::Back => {
            ui.desk.paused = false;
            // First what was typed makes way for what is on the slip; then that, for other words.
            // What waits for a ruling stays: it is what the ruling is on.
            let chosen = snapshot.slip.as_ref().filter(|slip| Some(slip.row.slip) == ui.desk.selected);
            if ui.desk.changed() {
                let kept = ui.desk.sent.clone();
                ui.desk.fill(&kept);
            } else if chosen.is_none_or(|slip| slip.row.phase != SlipPhase::Escalated) {
                ui.desk.entry.reset();
            }
            Vec::new()
        }
        Action::NewSlip => {
            ui.desk.form = Some(DeskForm::NewSlip(Box::default()));
            Vec::new()
        }
        Action::Settle => settle(ui, snapshot),
        Action::NextAloud => {
            let now = ui.desk.aloud(snapshot);
            let at = snapshot.aloud.iter().position(|order| Some(order.op) == now).map_or(0, |at| at + 1);
            if let Some(order) = snapshot.aloud.get(at).or(snapshot.aloud.first()) {
                ui.desk.choose_aloud(order.op);
            }
            Vec::new()
        }
        // Nobody rules on words that are being rewritten.
        Action::Rule if line(ui, snapshot).is_some() && ui.desk.changed() => {
            let what = ui.keyed("rule-rewritten", &[(Mode::Desk, Action::Enter), (Mode::Desk, Action::Back)]);
            ui.problem = Some(Problem::plain(what, String::new()));
            Vec::new()
        }
        Action::Rule => ruling::open(ui, snapshot),
        Action::Second => second(ui, snapshot),
        Action::Concede | Action::Withdraw | Action::TakeOver => ask(ui, action, snapshot),
        _ => Vec::new(),
    }
}

/// The chosen order is ticked off. Who is at the slips comes to the list first, and sees what it would be; behind a
/// tick nothing is chosen, so that the same key once more ticks off nothing.
fn settle(ui: &mut Ui, snapshot: &Snapshot) -> Vec<Act> {
    let chosen = ui.desk.aloud(snapshot);
    if let Some(op) = chosen.filter(|_| ui.desk.in_aloud) {
        ui.desk.aloud = None;
        return vec![settled(op)];
    }
    if let Some(op) = chosen {
        ui.desk.choose_aloud(op);
    }
    let id = match chosen {
        Some(_) => "aloud-tick",
        None if snapshot.aloud.is_empty() => "aloud-none",
        None => "aloud-choose",
    };
    ui.problem = Some(Problem::plain(ui.keyed(id, &[(Mode::Desk, Action::Settle)]), String::new()));
    Vec::new()
}

/// A person says that an order is carried out.
pub(in crate::tui) fn settled(op: OpId) -> Act {
    Act::Give(Command::Clock(ClockCommand::SettleOrder { op }))
}

/// What was ticked off here a moment ago, by whatever key or form, and is not taken back: the latest.
pub(in crate::tui) fn just_said<'s>(ui: &Ui, snapshot: &'s Snapshot) -> Option<&'s SaidRow> {
    ui.desk.said.iter().find_map(|op| snapshot.said.iter().find(|row| row.order.op == *op))
}

/// What was ticked off a moment ago was not said yet.
pub(in crate::tui) fn unsay(ui: &mut Ui, snapshot: &Snapshot) -> Vec<Act> {
    let Some(row) = just_said(ui, snapshot) else {
        ui.problem = Some(Problem::plain(ui.locale.say("unsay-nothing"), ui.locale.say("unsay-nothing-do")));
        return Vec::new();
    };
    let entry = row.entry;
    ui.desk.said.retain(|op| *op != row.order.op);
    let id = if row.order.wish.is_said() { "unsay-reason" } else { "unsay-reason-done" };
    let reason = ui.locale.say(id);
    vec![Act::Give(Command::Conduct(ConductCommand::TakeBack { entry, reason, misentered: false }))]
}

/// Shows or hides what the other lists say of the words that were written.
fn second(ui: &mut Ui, snapshot: &Snapshot) -> Vec<Act> {
    if second_there(ui, snapshot) {
        ui.desk.second = !ui.desk.second;
    } else {
        ui.problem =
            Some(Problem::plain(ui.locale.say("second-nothing"), ui.locale.say("second-nothing-do")));
    }
    Vec::new()
}

/// Whether there are words on the chosen slip of which this office may ask other lists.
fn second_there(ui: &Ui, snapshot: &Snapshot) -> bool {
    let detail = snapshot.slip.as_ref().filter(|detail| Some(detail.row.slip) == ui.desk.selected);
    may_look(ui.console.role) && detail.is_some_and(|detail| !detail.second.is_empty())
}

fn ask(ui: &mut Ui, action: Action, snapshot: &Snapshot) -> Vec<Act> {
    let Some(row) = ui.desk.selected.and_then(|slip| row(snapshot, slip)) else {
        ui.problem = Some(Problem::plain(
            ui.locale.say("no-slip"),
            ui.keyed("no-slip-do", &[(Mode::Desk, Action::NewSlip)]),
        ));
        return Vec::new();
    };
    let slip = row.slip;
    // What the regulation does not know at all is refused at once, with its paragraph; nobody says yes to it first.
    let detail = snapshot.slip.as_ref().filter(|detail| detail.row.slip == slip);
    match action {
        Action::Concede if detail.is_some_and(|detail| !detail.concede.0) => {
            return vec![Act::Give(Command::Slip(SlipCommand::Concede { slip }))];
        }
        _ => {}
    }
    ui.question = match (action, &row.claimed_by) {
        (Action::Concede, _) => Some(Question::Concede(slip)),
        (Action::Withdraw, _) => {
            let how = detail.and_then(|detail| detail.withdraws.clone());
            how.map(|how| Question::Withdraw(slip, how))
        }
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
        ui.desk.agreed = None;
        Act::Give(Command::Slip(SlipCommand::EnterWords { slip, words }))
    })
}

fn enter(ui: &mut Ui, snapshot: &Snapshot) -> Vec<Act> {
    let Some(row) = ui.desk.selected.and_then(|slip| row(snapshot, slip)) else {
        // Who was told to go on goes on at the desk.
        if !std::mem::take(&mut ui.desk.paused) {
            beside::enter(ui, snapshot);
        }
        return Vec::new();
    };
    match row.phase {
        phase if ui.desk.writes(phase) => {}
        SlipPhase::Escalated => return ruling::open(ui, snapshot),
        _ => {
            ui.desk.verdict = Some(row.slip);
            ui.desk.shown_at = Some(snapshot.now);
            return Vec::new();
        }
    }
    let slip = row.slip;
    let mut acts = claim(ui, snapshot);
    let given = give_words(ui, slip);
    let detail = snapshot.slip.as_ref().filter(|detail| detail.row.slip == slip);
    // What is written anew is agreed on anew; of what stands there it is known whether it was.
    let must_agree = match &given {
        Some(_) => detail.is_none_or(|it| it.confirm_spelling.0),
        // Who has just agreed need not wait until it is durable.
        None if ui.desk.agreed == Some(slip) => false,
        None => detail.is_some_and(|it| it.confirm_spelling.0 && !it.confirmed && !it.row.words.is_empty()),
    };
    acts.extend(given);
    if must_agree {
        let what = ui.keyed("agree-first", &[(Mode::Desk, Action::Agree)]);
        ui.problem = Some(Problem::plain(what, String::new()));
    } else {
        acts.push(Act::Give(Command::Slip(SlipCommand::Decide { slip })));
    }
    acts
}

fn agree(ui: &mut Ui, snapshot: &Snapshot) -> Vec<Act> {
    let Some(row) = ui.desk.selected.and_then(|slip| row(snapshot, slip)) else { return Vec::new() };
    let slip = row.slip;
    if !ui.desk.writes(row.phase) {
        return Vec::new();
    }
    let mut acts = claim(ui, snapshot);
    acts.extend(give_words(ui, slip));
    ui.desk.agreed = Some(slip);
    acts.push(Act::Give(Command::Slip(SlipCommand::ConfirmSpelling { slip })));
    acts
}

/// A letter at the desk: it goes into the word line of the chosen slip.
pub(in crate::tui) fn typed(ui: &mut Ui, letter: char, snapshot: &Snapshot) -> Vec<Act> {
    let Some(row) = ui.desk.selected.and_then(|slip| row(snapshot, slip)) else {
        ui.problem = Some(Problem::plain(
            ui.locale.say("no-slip"),
            ui.keyed("no-slip-do", &[(Mode::Desk, Action::NewSlip)]),
        ));
        return Vec::new();
    };
    // Also of one that no list decided: a mistyped word is put right before anybody rules on it.
    if !row.phase.is_undecided() {
        ui.problem = Some(Problem::plain(ui.locale.say("not-open"), ui.locale.say("not-open-do")));
        return Vec::new();
    }
    if let Some(station) = row.claimed_by.as_ref().filter(|station| **station != snapshot.bar.station)
        && ui.desk.claimed != Some(row.slip)
    {
        let what = ui.locale.with("claimed-elsewhere", &[("station", station.into())]);
        ui.problem =
            Some(Problem::plain(what, ui.keyed("claimed-elsewhere-do", &[(Mode::Desk, Action::TakeOver)])));
        return Vec::new();
    }
    ui.desk.in_aloud = false;
    let acts = claim(ui, snapshot);
    edit::insert_anew(&mut ui.desk.entry, &mut ui.desk.stale, letter);
    acts
}

/// The labels of the desk's keys that would do nothing for the chosen slip.
pub(in crate::tui) fn idle(ui: &Ui, snapshot: &Snapshot) -> Vec<&'static str> {
    let mut idle = Vec::new();
    let row = ui.desk.selected.and_then(|slip| row(snapshot, slip));
    let phase = row.map(|row| row.phase);
    let writes = phase.is_some_and(|phase| ui.desk.writes(phase));
    if !writes {
        idle.extend(["key-agree", "key-decide", "key-clear"]);
    }
    if !phase.is_some_and(SlipPhase::is_undecided) {
        idle.push("key-withdraw");
    }
    if phase != Some(SlipPhase::Escalated) || !ui.console.may_rule || writes {
        idle.push("key-rule");
    }
    let detail = snapshot.slip.as_ref().filter(|detail| Some(detail.row.slip) == ui.desk.selected);
    if !phase.is_some_and(SlipPhase::is_undecided) || detail.is_some_and(|detail| !detail.concede.0) {
        idle.push("key-concede");
    }
    if row.and_then(|row| row.claimed_by.as_ref()).is_none_or(|station| *station == snapshot.bar.station) {
        idle.push("key-take-over");
    }
    if !second_there(ui, snapshot) {
        idle.push("key-second");
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
pub(in crate::tui) fn line<'a>(ui: &'a mut Ui, snapshot: &Snapshot) -> Option<&'a mut Input> {
    let row = ui.desk.selected.and_then(|slip| row(snapshot, slip))?;
    let line = row.phase.is_undecided().then_some(&mut ui.desk.entry)?;
    ui.desk.stale = false;
    Some(line)
}
