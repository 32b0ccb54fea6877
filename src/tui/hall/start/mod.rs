//! Starting the next round: its games typed one a line or read from a file, what was understood below, then a yes;
//! where something stands against it that a reason can outweigh, the reason why it begins all the same. Between them
//! somebody is entered, put right or struck.

mod line;
mod list;
mod pairs;

use tui_input::Input;

use crate::domain::Round;
use crate::locale::Locale;
use crate::station::{Snapshot, StartView};
use crate::tournament::{
    Command, Doubt, Pairing, Reason, Refusal, RoundCommand, RoundReason, SetupCommand, StartRound,
};
use crate::tui::act::{PairingFileProblem, PairingFileSeat, ScreenProblem, UserAct};
use crate::tui::edit;
use crate::tui::edit::Ahead;
use crate::tui::keymap::{Action, KeyMode};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::screen::{EventCtx, Go, Screen};
use line::{StartLine, understood};
pub(super) use list::draw;
use pairs::{PairingLine, PairingLineFault, from_file};

/// What is typed and understood of the next round.
#[derive(Default)]
pub(in crate::tui) struct Start {
    /// The line that is typed: a game, or a reason.
    pub(in crate::tui) line: Input,
    /// What was understood, in the order in which it was typed.
    pairs: Vec<PairingLine>,
    /// What the line is about.
    step: StartStep,
    /// Whether it was said that the round is the last.
    last: bool,
    /// Why it does not begin without a reason.
    against: Option<Refusal>,
    /// Given to the tournament, answer outstanding.
    given: Option<SubmittedStart>,
    /// What is typed while that is awaited.
    pub(in crate::tui) ahead: Ahead,
    /// The place of what lateness is counted from; the usual is the first.
    base: usize,
    /// The round that it is about.
    round: Round,
}

/// What was given to the tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SubmittedStart {
    /// The round is to begin.
    Round,
    /// Somebody is to be entered as a player, put right or struck.
    Player,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum StartStep {
    /// A game.
    #[default]
    Pairs,
    /// Whether the round begins so.
    Sure,
    /// Why it begins all the same.
    Reason,
}

impl Start {
    /// The next round about to be typed; what was typed of it before is kept.
    pub(in crate::tui::hall) fn open(snapshot: &Snapshot, kept: Option<Self>) -> Self {
        let round = Round(snapshot.bar.round.0 + 1);
        let Some(mut kept) = kept.filter(|kept| kept.is_of_next(snapshot)) else {
            return Self { round, ..Self::default() };
        };
        // A reason that was begun is one still; whether the round begins is asked anew.
        if kept.step == StartStep::Sure {
            kept.step = StartStep::Pairs;
        }
        kept
    }

    /// Whether it is about the round that comes next still.
    pub(super) fn is_of_next(&self, snapshot: &Snapshot) -> bool {
        self.round.0 == snapshot.bar.round.0 + 1
    }

    /// How many lines were understood, or are begun, and are not given yet.
    pub(super) fn lines(&self) -> usize {
        self.pairs.len() + usize::from(self.begun())
    }

    /// What else is typed and not given: a reason that was begun, and what waits for an answer.
    pub(super) fn besides(&self) -> usize {
        let reason =
            self.step == StartStep::Reason && self.given.is_none() && !self.line.value().trim().is_empty();
        usize::from(reason) + usize::from(!self.ahead.is_empty())
    }

    /// Whether a line is begun: a game, or somebody's entry.
    fn begun(&self) -> bool {
        self.step == StartStep::Pairs && self.given.is_none() && !self.line.value().trim().is_empty()
    }

    /// Whether there is something to be kept.
    pub(super) fn has_typed(&self) -> bool {
        !self.pairs.is_empty() || !self.line.value().trim().is_empty() || !self.ahead.is_empty()
    }

    /// Whether it asks before the round begins: for yes or no, or for a reason.
    pub(in crate::tui) fn is_asking(&self) -> bool {
        matches!(self.step, StartStep::Sure | StartStep::Reason)
    }

    /// The latest command was carried out; whether that has started the round.
    pub(super) fn done(&mut self) -> bool {
        let given = self.given.take();
        if given == Some(SubmittedStart::Player) {
            self.line.reset();
        }
        given == Some(SubmittedStart::Round)
    }

    /// The latest command was refused: where a reason can outweigh it, whoever says why may do it all the same. What
    /// was typed behind it, which nobody takes.
    pub(super) fn refused(&mut self, refusal: &Refusal) -> Option<String> {
        // A reason that was written stays.
        if self.given.take() == Some(SubmittedStart::Round) && self.step != StartStep::Reason {
            let curable = is_outweighed(refusal);
            self.line.reset();
            self.against = curable.then(|| refusal.clone());
            self.step = if curable { StartStep::Reason } else { StartStep::Pairs };
        }
        self.ahead.rest()
    }

    /// Whether an answer is awaited.
    pub(in crate::tui) fn waits(&self) -> bool {
        self.given.is_some()
    }

    /// Takes the games of a file: all of them, or none and the reason why a line is not understood. How many lines
    /// that were there before are not there any more.
    fn take(
        &mut self,
        seats: &[PairingFileSeat],
        view: &StartView,
    ) -> Result<usize, (usize, PairingLineFault)> {
        // A file that is read again, or read over games that were typed, takes their place.
        let mut pairs: Vec<PairingLine> =
            self.pairs.iter().filter(|pair| pair.names().next().is_none()).cloned().collect();
        for (at, seat) in seats.iter().enumerate() {
            pairs.push(from_file(seat, view, &pairs).map_err(|wrong| (at + 1, wrong))?);
        }
        let before = std::mem::replace(&mut self.pairs, pairs);
        self.line.reset();
        Ok(before.iter().filter(|pair| pair.names().next().is_some() && !self.pairs.contains(pair)).count())
    }

    /// Who is entered and in no game yet.
    fn left<'v>(&self, view: &'v StartView) -> Vec<&'v str> {
        let paired: Vec<&str> = self.pairs.iter().flat_map(PairingLine::names).collect();
        let stays = view.players.iter().filter(|it| !it.withdrew).map(|it| it.entry.name.as_str());
        stays.filter(|name| !paired.contains(name)).collect()
    }

    /// Takes up a line that was understood; none asks whether the round begins so.
    fn take_up(
        &mut self,
        line: StartLine,
        view: &StartView,
        language: &'static str,
    ) -> Result<Vec<UserAct>, PairingLineFault> {
        let command = match line {
            StartLine::Empty if self.pairs.is_empty() && !view.alone => {
                return Err(PairingLineFault::NoGames);
            }
            StartLine::Empty => {
                self.step = StartStep::Sure;
                return Ok(Vec::new());
            }
            StartLine::Pair(pair, over) => {
                match over.split_first() {
                    None => self.pairs.push(pair),
                    Some((at, also)) => {
                        self.pairs[*at] = pair;
                        let mut also = also.to_vec();
                        also.sort_unstable();
                        also.iter().rev().for_each(|at| drop(self.pairs.remove(*at)));
                    }
                }
                self.line.reset();
                return Ok(Vec::new());
            }
            StartLine::File(path) => return Ok(vec![UserAct::ReadPairings(path, language)]),
            StartLine::Newcomer(player) => SetupCommand::EnterPlayers { players: vec![player] },
            StartLine::Amended(player) => SetupCommand::AmendEntry { player },
            StartLine::Struck(player) => SetupCommand::StrikeEntry { player },
        };
        self.given = Some(SubmittedStart::Player);
        Ok(vec![UserAct::Give(Command::Setup(command))])
    }

    /// Whether the seats are drawn by lot: everybody sits alone, and nobody has said where.
    fn by_lot(&self, view: &StartView) -> bool {
        view.alone && !self.pairs.iter().any(|pair| matches!(pair, PairingLine::Game(_)))
    }

    fn give(&mut self, view: &StartView) -> Vec<UserAct> {
        let typed = self.line.value().trim();
        let command = StartRound {
            late_base: (self.base > 0).then(|| view.bases.get(self.base).copied()).flatten(),
            last: self.last,
            // That no list decides stands in the question.
            sure: view.no_list.iter().map(|_| Doubt::NoListDecides).collect(),
            anyway: (self.step == StartStep::Reason && !typed.is_empty()).then(|| typed.to_owned()),
            // The console names the seed.
            lot: self.by_lot(view).then(String::new),
            ..self.command()
        };
        self.given = Some(SubmittedStart::Round);
        vec![UserAct::Give(Command::Round(RoundCommand::StartRound(command)))]
    }

    /// What a yes would begin, once it is asked whether the round begins so: what stands against it is said before.
    pub(in crate::tui) fn draft(&self) -> Option<Command> {
        let asked = self.step == StartStep::Sure && self.given.is_none();
        asked.then(|| Command::Round(RoundCommand::StartRound(self.command())))
    }

    /// The round as its lines say.
    fn command(&self) -> StartRound {
        let mut command = StartRound::new(self.round, Vec::new());
        for pair in self.pairs.iter().cloned() {
            match pair {
                PairingLine::Game(pairing) => command.pairings.push(pairing),
                PairingLine::Bye(player) => command.byes.push(player),
                PairingLine::Missed(player) => command.missed.push(player),
                PairingLine::Watched(table) => command.supervised.push(table),
                PairingLine::Takes(time) => command.session = Some(time),
            }
        }
        command.pairings.sort_by_key(|pairing| pairing.table);
        command
    }

    /// Takes the line that is typed; the last one that was understood comes back to be mended where none is.
    fn back_into_line(&mut self) {
        if self.step == StartStep::Pairs
            && self.line.value().is_empty()
            && let Some(pair) = self.pairs.pop()
        {
            self.line = Input::new(pairing_as_typed(&pair));
        }
    }
}

/// Whether a reason outweighs what stands against a round.
fn is_outweighed(refusal: &Refusal) -> bool {
    matches!(
        *refusal.why,
        Reason::Round(
            RoundReason::NotOver { .. }
                | RoundReason::NotSoPaired { .. }
                | RoundReason::PutOffTooLong { .. }
                | RoundReason::TooSoonAfter { .. }
        )
    )
}

/// What stands against the round that is asked about, and no reason outweighs.
fn forbidden(snapshot: &Snapshot) -> Option<&Refusal> {
    snapshot.foreseen.refused.as_ref().filter(|refusal| !is_outweighed(refusal))
}

/// A line as it could have been typed.
fn pairing_as_typed(pair: &PairingLine) -> String {
    match pair {
        PairingLine::Game(Pairing { table, a, b }) if b.is_empty() => format!("{table} {a}"),
        PairingLine::Game(Pairing { table, a, b }) => format!("{table} {a}; {b}"),
        PairingLine::Bye(player) => format!("{player}; -"),
        PairingLine::Missed(player) => format!("{player}; /"),
        PairingLine::Watched(table) => format!("{table} !"),
        PairingLine::Takes(time) => format!("{} min", time.0 / 60_000),
    }
}

/// Why a line is not understood, in words.
fn explain_fault(locale: &Locale, wrong: &PairingLineFault) -> String {
    match wrong {
        PairingLineFault::NoGames => locale.say("start-no-games"),
        PairingLineFault::Withdrew(name) => locale.with("start-withdrew", &[("name", name.into())]),
        PairingLineFault::NotTwo => locale.say("start-not-two"),
        PairingLineFault::NotOne => locale.say("start-not-one"),
        PairingLineFault::Nobody(name, None) => locale.with("start-nobody", &[("name", name.into())]),
        PairingLineFault::Nobody(name, Some(near)) => {
            locale.with("start-nearest", &[("name", name.into()), ("near", near.into())])
        }
        PairingLineFault::Several(name, found) => {
            // Names have commas of their own.
            let found = found.join(" · ");
            locale.with("start-several", &[("name", name.into()), ("found", (&found).into())])
        }
        PairingLineFault::Twice(name) => locale.with("start-twice", &[("name", name.into())]),
        PairingLineFault::NoBye(name) => locale.with("start-no-bye", &[("name", name.into())]),
        PairingLineFault::Taken(table) => locale.with("start-taken", &[("table", table.0.into())]),
        PairingLineFault::TookPart(name) => locale.with("start-took-part", &[("name", name.into())]),
        PairingLineFault::NoField(part) => {
            let fields = line::fields(locale);
            locale.with("start-no-field", &[("part", part.into()), ("fields", (&fields).into())])
        }
        PairingLineFault::NoValue(field, value) => {
            let field = locale.say(field);
            locale.with("start-no-value", &[("field", (&field).into()), ("value", value.into())])
        }
        PairingLineFault::Unchanged(entry) => {
            let fields = line::fields(locale);
            locale.with("start-unchanged", &[("entry", entry.into()), ("fields", (&fields).into())])
        }
    }
}

impl Screen for Start {
    fn mode(&self) -> KeyMode {
        KeyMode::Start
    }

    fn press(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        let Some(view) = &cx.snapshot.start else { return Go::Stay };
        if self.given.is_some() {
            if action == Action::Enter {
                self.ahead.enter();
            }
            return Go::Stay;
        }
        let empty = self.line.value().trim().is_empty();
        match (action, self.step) {
            (Action::Back, StartStep::Sure | StartStep::Reason) => {
                self.step = StartStep::Pairs;
                self.line.reset();
            }
            (Action::Back, StartStep::Pairs) if !self.line.value().is_empty() => self.line.reset(),
            (Action::Back, StartStep::Pairs) => {
                if self.has_typed() {
                    cx.note(cx.say("start-kept"));
                }
                return Go::Back;
            }
            (Action::Toggle, _) if view.bases.len() < 2 => cx.error("start-one-base"),
            (Action::Toggle, _) => self.base = (self.base + 1) % view.bases.len(),
            (Action::Up, _) => self.back_into_line(),
            (Action::Enter, StartStep::Sure) => return self.enter_answer(view, cx).into(),
            (Action::Enter, StartStep::Reason) if empty => cx.error("start-why-empty"),
            (Action::Enter, StartStep::Reason) => {
                // Whoever goes on with the games has given no reason.
                if !is_about_the_games(self.line.value(), view, &self.pairs, cx.locale) {
                    return self.give(view).into();
                }
                self.step = StartStep::Pairs;
                return self.enter_game(view, cx).into();
            }
            (Action::Enter, StartStep::Pairs) => match view.none.as_ref().filter(|_| empty) {
                Some(why) => cx.refuse(why),
                None => return self.enter_game(view, cx).into(),
            },
            _ => {}
        }
        Go::Stay
    }

    fn type_letter(&mut self, letter: char, cx: &mut EventCtx<'_>) -> Go {
        if !self.waits() {
            edit::insert(&mut self.line, letter);
        } else if !self.ahead.letter(letter) {
            cx.line_is_full();
        }
        Go::Stay
    }

    /// The line; none while something is awaited.
    fn edited_line(&mut self, _: &Snapshot) -> Option<&mut Input> {
        self.given.is_none().then_some(&mut self.line)
    }

    fn typed_ahead(&mut self) -> Option<(&mut Ahead, bool)> {
        let waits = self.waits();
        Some((&mut self.ahead, waits))
    }

    /// Not where it asks something and nothing is written yet: Esc then takes nothing away.
    fn esc_leaves(&self) -> bool {
        !(self.is_asking() && self.line.value().is_empty())
    }

    fn dead_keys(&self, look: &RenderCtx<'_>) -> Vec<&'static str> {
        // What is asked is answered by letters, or by a reason whose line says what Enter does.
        if self.is_asking() {
            let elsewhere = ["key-round", "key-results", "key-standings"];
            return [&["key-take-game", "key-last-game", "key-late-base"][..], &elsewhere].concat();
        }
        let one_base = look.snapshot.start.as_ref().is_none_or(|view| view.bases.len() < 2);
        if one_base { vec!["key-late-base"] } else { Vec::new() }
    }
}

/// Whether a line goes on with the games, also where it is not understood.
fn is_about_the_games(text: &str, view: &StartView, before: &[PairingLine], locale: &Locale) -> bool {
    let text = text.trim();
    let numbered = text.starts_with(|first: char| first.is_ascii_digit()) && text.contains(';');
    text.starts_with(['+', '=']) || numbered || understood(text, view, before, locale).is_ok()
}

impl Start {
    /// Enters the line of the games.
    fn enter_game(&mut self, view: &StartView, cx: &mut EventCtx<'_>) -> Vec<UserAct> {
        let line = understood(self.line.value(), view, &self.pairs, cx.locale);
        let gone = line.as_ref().map(|line| self.made_way(line)).unwrap_or_default();
        match line.and_then(|line| self.take_up(line, view, cx.locale.tag())) {
            Ok(acts) => {
                if !gone.is_empty() {
                    cx.note(cx.with("start-made-way", &[("what", (&gone.join(", ")).into())]));
                }
                acts
            }
            Err(wrong) => {
                cx.error_with(explain_fault(cx.locale, &wrong), String::new());
                Vec::new()
            }
        }
    }

    /// What a line takes out besides the game of its own table, which it replaces in plain sight: where its players sat
    /// before, others are left without a game.
    fn made_way(&self, line: &StartLine) -> Vec<String> {
        let StartLine::Pair(new, over) = line else { return Vec::new() };
        let gone = over.iter().filter_map(|at| self.pairs.get(*at));
        let gone = gone.filter(|pair| pair.table().is_none() || pair.table() != new.table());
        let named = |pair: &PairingLine| {
            let names = pair.names().collect::<Vec<_>>().join(" – ");
            pair.table().map_or(names.clone(), |table| format!("{table} {names}"))
        };
        gone.map(named).collect()
    }

    /// Answers whether the round begins so. The answer is a letter and Enter, so that nobody who types on begins a
    /// round: what is no answer is the next line.
    fn enter_answer(&mut self, view: &StartView, cx: &mut EventCtx<'_>) -> Vec<UserAct> {
        // No yes is asked for where nothing but other games helps.
        if let Some(refusal) = forbidden(cx.snapshot).filter(|_| self.line.value().trim().is_empty()) {
            cx.refuse(refusal);
            self.step = StartStep::Pairs;
            return Vec::new();
        }
        let mut said = self.line.value().trim().chars();
        let (first, more) = (said.next(), said.next().is_some());
        // The regulation may want more done at the end of the event than at a round's.
        let last = first == Some('!');
        let answer =
            first.filter(|_| !more).and_then(|letter| cx.locale.answer(if last { '+' } else { letter }));
        match (first, answer) {
            (None, _) => {
                cx.error("start-yes-or-no");
                Vec::new()
            }
            (_, Some(true)) => {
                self.last = last;
                self.line.reset();
                self.give(view)
            }
            (_, Some(false)) => {
                self.step = StartStep::Pairs;
                self.line.reset();
                Vec::new()
            }
            (_, None) => {
                self.step = StartStep::Pairs;
                self.enter_game(view, cx)
            }
        }
    }

    /// Takes in the file that was asked for: shown as if it had been typed, nothing is written yet.
    pub(in crate::tui) fn take_file(
        &mut self,
        read: Result<&[PairingFileSeat], &PairingFileProblem>,
        cx: &mut EventCtx<'_>,
    ) {
        let Some(view) = &cx.snapshot.start else { return };
        *cx.problem = match read.map(|seats| self.take(seats, view)) {
            Ok(Ok(0)) => None,
            Ok(Ok(gone)) => {
                Some(ScreenProblem::all_well(cx.with("start-replaced", &[("count", gone.into())])))
            }
            Ok(Err((row, wrong))) => {
                let why = explain_fault(cx.locale, &wrong);
                let what = cx.with("start-file-row", &[("row", row.into()), ("why", (&why).into())]);
                Some(ScreenProblem::plain(what, cx.say("start-file-row-do")))
            }
            Err(PairingFileProblem::NoFile(path)) => {
                let what = cx.with("start-no-file", &[("path", path.into())]);
                Some(ScreenProblem::plain(what, cx.say("start-no-file-do")))
            }
            Err(PairingFileProblem::Wrong { what, instead }) => {
                let what = cx.with("start-file", &[("why", what.into())]);
                Some(ScreenProblem::plain(what, instead.clone()))
            }
        };
    }
}
