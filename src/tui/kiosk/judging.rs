//! What goes into the journal, and what time does: nothing is told before it is durable, and nothing stays.

use std::collections::BTreeSet;

use crate::domain::{Millis, SlipId};
use crate::lexicon::Outcome;
use crate::station::{JournalHealth, Snapshot};
use crate::tournament::{Command, SlipCommand, SlipPhase, SlipSource};
use crate::tui::act::Act;

use super::state::{ABANDONED, Kiosk, Step, Told};

/// A journal that has stopped is tried again so often.
const RETRY: Millis = Millis(5_000);

/// Both have said that the words are right: the slip is raised, unless the clock has done so.
pub(super) fn begin(kiosk: &mut Kiosk) -> Vec<Act> {
    kiosk.refused = false;
    if let Some(slip) = kiosk.slip {
        return write(kiosk, slip);
    }
    let (Some(table), Some(challenger)) = (kiosk.table, kiosk.challenger) else { return kiosk.clear() };
    kiosk.ask(Step::Judging { written: false });
    vec![give(SlipCommand::RaiseSlip {
        table,
        challenger,
        since_press: None,
        marks: BTreeSet::new(),
        source: SlipSource::Desk,
    })]
}

/// The words go on the slip, and are judged.
fn write(kiosk: &mut Kiosk, slip: SlipId) -> Vec<Act> {
    kiosk.slip = Some(slip);
    kiosk.ask(Step::Judging { written: true });
    let words = kiosk.words.clone();
    let commands = [
        SlipCommand::ClaimSlip { slip, take_over: false },
        SlipCommand::EnterWords { slip, words },
        SlipCommand::ConfirmSpelling { slip },
        SlipCommand::Decide { slip },
    ];
    commands.into_iter().map(give).collect()
}

fn give(command: SlipCommand) -> Act {
    Act::Give(Command::Slip(command))
}

/// Time has passed.
pub(super) fn time(kiosk: &mut Kiosk, snapshot: &Snapshot) -> Vec<Act> {
    let now = snapshot.now;
    if !snapshot.bar.journal.is_sound() && kiosk.step != Step::Pin {
        return stopped(kiosk, snapshot);
    }
    let over = match kiosk.step {
        Step::Judging { written } => return judging(kiosk, written, snapshot),
        Step::Verdict | Step::Referee | Step::Again | Step::Stopped => now >= kiosk.until,
        Step::Table if kiosk.line.is_empty() && kiosk.note.is_none() => false,
        Step::Table | Step::Side | Step::Count | Step::Word | Step::Check(_) | Step::Pin => {
            now.since(kiosk.touched) >= ABANDONED
        }
    };
    if !over {
        return Vec::new();
    }
    let typed = matches!(kiosk.step, Step::Side | Step::Count | Step::Word | Step::Check(_))
        || kiosk.step == Step::Table && !kiosk.line.is_empty();
    let acts = kiosk.clear();
    if typed {
        // Whoever comes back to it sees why it is gone; then that goes too.
        (kiosk.note, kiosk.touched) = (Some(kiosk.locale.say("kiosk-abandoned")), now);
    }
    acts
}

/// The journal takes nothing: nothing is asked, and what may mend itself is tried again. What two players have said
/// that it is to be decided is not dropped without a word, and what was told stands for its time.
fn stopped(kiosk: &mut Kiosk, snapshot: &Snapshot) -> Vec<Act> {
    let mut acts = Vec::new();
    match kiosk.step {
        Step::Judging { .. } => kiosk.show(Step::Stopped, snapshot.now),
        step if step.is_told() => {
            if snapshot.now >= kiosk.until {
                acts = kiosk.clear();
            }
        }
        Step::Table if kiosk.line.is_empty() => {}
        _ => acts = kiosk.clear(),
    }
    if matches!(snapshot.bar.journal, JournalHealth::Halted { .. }) && snapshot.now >= kiosk.retry {
        kiosk.retry = snapshot.now + RETRY;
        acts.push(Act::Retry);
    }
    acts
}

fn judging(kiosk: &mut Kiosk, written: bool, snapshot: &Snapshot) -> Vec<Act> {
    if kiosk.refused {
        let slip = kiosk.slip;
        kiosk.show(Step::Referee, snapshot.now);
        // Whoever helps them finds it in the queue.
        return slip.map(|slip| give(SlipCommand::ReleaseSlip { slip })).into_iter().collect();
    }
    if !written {
        let row = snapshot.tables.iter().find(|row| Some(row.table) == kiosk.table);
        let raised = row.and_then(|row| row.slip).map(|(slip, _)| slip);
        return raised.map(|slip| write(kiosk, slip)).unwrap_or_default();
    }
    let Some(slip) = snapshot.slip.as_ref().filter(|slip| Some(slip.row.slip) == kiosk.slip) else {
        return Vec::new();
    };
    match slip.row.phase {
        SlipPhase::Open => Vec::new(),
        SlipPhase::Escalated | SlipPhase::Withdrawn { .. } => {
            kiosk.show(Step::Referee, snapshot.now);
            vec![give(SlipCommand::ReleaseSlip { slip: slip.row.slip })]
        }
        SlipPhase::Decided { upheld } | SlipPhase::Announced { upheld } => {
            let words = slip.verdicts.iter().map(|it| (it.word.clone(), it.outcome == Outcome::Valid));
            kiosk.told = Some(Told { upheld, words: words.collect() });
            kiosk.show(Step::Verdict, snapshot.now);
            vec![give(SlipCommand::Announce { slip: slip.row.slip })]
        }
    }
}
