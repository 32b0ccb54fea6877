//! Starting the next round: its games typed one a line, what was understood below, then a yes; where something stands
//! against it, the reason why it begins all the same.

mod list;
mod pairs;

use tui_input::Input;

use crate::locale::Locale;
use crate::station::{Snapshot, StartView};
use crate::tournament::{Command, Pairing, RoundCommand, StartRound};

use crate::tui::act::{Act, Problem};
use crate::tui::edit;
use crate::tui::hall::results::says;
use crate::tui::keymap::Action;
use crate::tui::ui::Ui;
use pairs::{Pair, Wrong, read};

pub(super) use list::draw;

/// What is typed and understood of the next round.
#[derive(Default)]
pub(in crate::tui) struct Start {
    /// The line that is typed: a game, or a reason.
    pub(in crate::tui) line: Input,
    /// What was understood, in the order in which it was typed.
    pairs: Vec<Pair>,
    /// What the line is about.
    step: Step,
    /// Whether it was said that the round is the last.
    last: bool,
    /// Given to the tournament, answer outstanding.
    given: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Step {
    /// A game.
    #[default]
    Pairs,
    /// Whether the round begins so.
    Sure,
    /// Why it begins all the same.
    Reason,
}

impl Start {
    /// The line that is typed into; none while something is asked or awaited.
    pub(in crate::tui) fn line(&mut self) -> Option<&mut Input> {
        (self.step != Step::Sure && !self.given).then_some(&mut self.line)
    }

    /// Whether the latest command, which was carried out, has started the round.
    pub(super) fn started(&self) -> bool {
        self.given
    }

    /// The latest command was refused: whoever says why may do it all the same.
    pub(super) fn refused(&mut self) {
        if std::mem::take(&mut self.given) {
            self.step = Step::Reason;
        }
    }

    /// Who is entered and in no game yet.
    fn left<'v>(&self, view: &'v StartView) -> Vec<&'v str> {
        let paired: Vec<&str> = self.pairs.iter().flat_map(Pair::names).collect();
        view.players.iter().map(String::as_str).filter(|name| !paired.contains(name)).collect()
    }

    fn give(&mut self, view: &StartView) -> Vec<Act> {
        let typed = self.line.value().trim();
        let anyway = (self.step == Step::Reason && !typed.is_empty()).then(|| typed.to_owned());
        let pairings = self.pairs.iter().filter_map(|pair| match pair {
            Pair::Game(pairing) => Some(pairing.clone()),
            Pair::Bye(_) => None,
        });
        let mut pairings: Vec<Pairing> = pairings.collect();
        pairings.sort_by_key(|pairing| pairing.table);
        let byes = self.pairs.iter().filter_map(|pair| match pair {
            Pair::Bye(player) => Some(player.clone()),
            Pair::Game(_) => None,
        });
        let command = StartRound {
            round: view.round,
            pairings,
            drawn_at: None,
            late_base: None,
            byes: byes.collect(),
            missed: Vec::new(),
            supervised: Vec::new(),
            session: None,
            last: self.last,
            anyway,
        };
        self.given = true;
        vec![Act::Give(Command::Round(RoundCommand::StartRound(command)))]
    }

    /// Takes the line that is typed; the last one that was understood comes back to be mended where none is.
    fn back_into_line(&mut self) {
        if self.step == Step::Pairs
            && self.line.value().is_empty()
            && let Some(pair) = self.pairs.pop()
        {
            self.line = Input::new(written(&pair));
        }
    }
}

/// A line as it could have been typed.
fn written(pair: &Pair) -> String {
    match pair {
        Pair::Game(Pairing { table, a, b }) if b.is_empty() => format!("{table} {a}"),
        Pair::Game(Pairing { table, a, b }) => format!("{table} {a}; {b}"),
        Pair::Bye(player) => format!("{player}; -"),
    }
}

/// Why a line is not understood, in words.
fn why(locale: &Locale, wrong: &Wrong) -> String {
    match wrong {
        Wrong::NotTwo => locale.say("start-not-two"),
        Wrong::Nobody(name, None) => locale.with("start-nobody", &[("name", name.into())]),
        Wrong::Nobody(name, Some(near)) => {
            locale.with("start-nearest", &[("name", name.into()), ("near", near.into())])
        }
        Wrong::Several(name, found) => {
            let found = found.join(", ");
            locale.with("start-several", &[("name", name.into()), ("found", (&found).into())])
        }
        Wrong::Twice(name) => locale.with("start-twice", &[("name", name.into())]),
        Wrong::Taken(table) => locale.with("start-taken", &[("table", table.0.into())]),
    }
}

/// A key where the next round is started.
pub(in crate::tui) fn act(ui: &mut Ui, action: Action, snapshot: &Snapshot) -> Vec<Act> {
    let (Some(start), Some(view)) = (&mut ui.hall.start, &snapshot.start) else { return Vec::new() };
    if start.given {
        return Vec::new();
    }
    match (action, start.step) {
        (Action::Back, Step::Sure | Step::Reason) => {
            start.step = Step::Pairs;
            start.line.reset();
        }
        (Action::Back, Step::Pairs) if !start.line.value().is_empty() => start.line.reset(),
        (Action::Back, Step::Pairs) => ui.hall.start = None,
        (Action::Up, _) => start.back_into_line(),
        (Action::Enter, Step::Sure) => {
            ui.problem = Some(Problem::plain(ui.locale.say("results-yes-or-no"), String::new()));
        }
        (Action::Enter, Step::Reason) if start.line.value().trim().is_empty() => {
            ui.problem = Some(Problem::plain(ui.locale.say("start-why"), String::new()));
        }
        (Action::Enter, Step::Reason) => return start.give(view),
        (Action::Enter, Step::Pairs) if start.line.value().trim().is_empty() => {
            if start.pairs.is_empty() {
                ui.problem = Some(Problem::plain(ui.locale.say("start-not-two"), String::new()));
            } else {
                start.step = Step::Sure;
            }
        }
        (Action::Enter, Step::Pairs) => match read(start.line.value(), view, &start.pairs) {
            Ok(pair) => {
                start.pairs.push(pair);
                start.line.reset();
            }
            Err(wrong) => ui.problem = Some(Problem::plain(why(ui.locale, &wrong), String::new())),
        },
        _ => {}
    }
    Vec::new()
}

/// A letter where the next round is started.
pub(in crate::tui) fn typed(ui: &mut Ui, letter: char, snapshot: &Snapshot) -> Vec<Act> {
    let (Some(start), Some(view)) = (&mut ui.hall.start, &snapshot.start) else { return Vec::new() };
    if start.step != Step::Sure {
        if let Some(line) = start.line() {
            edit::insert(line, letter);
        }
        return Vec::new();
    }
    // The regulation may want more done at the end of the event than at a round's.
    start.last = letter == '!';
    match says(ui.locale, if start.last { '+' } else { letter }) {
        Some(true) if !start.given => return start.give(view),
        Some(true) => {}
        Some(false) => start.step = Step::Pairs,
        None => ui.problem = Some(Problem::plain(ui.locale.say("results-yes-or-no"), String::new())),
    }
    Vec::new()
}
