//! The form of an offer: made from what the ruleset asks, ended in a command.

use crossterm::event::KeyCode;
use tui_input::Input;

use crate::domain::{Citation, ClaimId, Points, SlipId, TableId};
use crate::locale::{Locale, Value};
use crate::report::{self, Names};
use crate::tournament::{Answers, Command, Need, Offer, OfferKind, Place};

use super::field::{Field, Wrong};
use crate::tui::act::{Act, Problem};
use crate::tui::edit;
use crate::tui::keymap::Action;
use crate::tui::rank::folded;
use crate::tui::ui::{Screen, Ui};

/// What is filled in so far.
pub(in crate::tui) struct OfferForm {
    pub(super) offer: Offer,
    pub(super) place: Place,
    pub(super) fields: Vec<Field>,
    /// What is asked only once it is needed.
    later: Vec<Field>,
    pub(super) at: usize,
    /// The screen on which it was opened.
    pub(in crate::tui) home: Screen,
    /// Given to the tournament, answer outstanding.
    pub(in crate::tui) given: bool,
    /// Somebody has filled something in.
    begun: bool,
}

/// Takes an offer up: at once where nothing need be asked, else with a form. What is not possible says why.
pub(in crate::tui) fn take_up(ui: &mut Ui, offer: &Offer, place: Place) -> Vec<Act> {
    if offer.possible()
        && offer.at_once()
        && let Ok(command) = offer.command(&place, &Answers::default())
    {
        return vec![Act::Give(command)];
    }
    begin(ui, offer, place);
    Vec::new()
}

/// Takes an offer up with its form, even where nothing need be asked: who found it by a few letters of its name sees
/// what it is before it is done.
pub(in crate::tui) fn begin(ui: &mut Ui, offer: &Offer, place: Place) {
    if !offer.possible() {
        let title = report::offer(ui.locale, offer, Names(Some(&place.players)));
        let what = format!("{title}: {}", report::why_not(ui.locale, offer));
        let problem = Problem { cite: Some(offer.cite.clone()), ..Problem::plain(what, String::new()) };
        // Where nothing is wrong but the office, whoever holds that one may sit down.
        let office = offer.offices.first().copied().filter(|_| offer.why_not.is_none());
        ui.problem = Some(problem.offering(ui.locale, &ui.choices.keys, office));
        return;
    }
    ui.leave_form(None);
    ui.form = Some(OfferForm::new(offer.clone(), place, ui.screen));
}

impl OfferForm {
    /// The paragraph of what it is for.
    pub(in crate::tui) fn cite(&self) -> &Citation {
        &self.offer.cite
    }

    fn new(offer: Offer, mut place: Place, home: Screen) -> Self {
        // What is made good later is about whoever played then.
        if let Some(players) = &offer.players {
            place.players.clone_from(players);
        }
        // A field that has one answer is answered; nobody is asked for it.
        let all = offer.needs.iter().cloned().map(Field::new);
        let (later, mut fields): (Vec<_>, Vec<_>) =
            all.partition(|field| matches!(field.need, Need::Later(_)));
        // Where it is known whom it can only be about, they stand there already.
        for field in &mut fields {
            if let Need::Side { of, .. } = &field.need {
                field.pick = of.iter().position(|side| offer.suggests == Some(*side)).or(field.pick);
            }
        }
        let at = fields.iter().position(|field| field.options() != 1).unwrap_or(0);
        Self { offer, place, fields, later, at, home, given: false, begun: false }
    }

    /// Whether something is filled in that is not given.
    pub(in crate::tui) fn is_begun(&self) -> bool {
        self.begun && !self.given
    }

    /// The line that is typed into.
    pub(in crate::tui) fn line(&mut self) -> Option<&mut Input> {
        self.fields.get_mut(self.at).filter(|field| field.options() == 0).map(|field| &mut field.line)
    }

    /// What is typed into its lines.
    #[cfg(test)]
    pub(in crate::tui) fn typed_so_far(&self) -> Vec<String> {
        self.fields.iter().map(|field| field.line.value().to_owned()).collect()
    }

    /// Where reasons are written, if they are.
    fn reasons(&self) -> Option<usize> {
        self.fields.iter().position(|field| matches!(field.need, Need::Reason { .. }))
    }

    /// The claim that it decides, and its table.
    pub(in crate::tui) fn judges(&self) -> Option<(TableId, ClaimId)> {
        match self.offer.kind {
            OfferKind::JudgeClaim(claim) | OfferKind::AdmitClaim(claim) => Some((self.place.table, claim)),
            _ => None,
        }
    }

    /// The table of the slip that it opens again.
    pub(in crate::tui) fn reopens(&self) -> Option<(TableId, SlipId, String)> {
        match self.offer.kind {
            OfferKind::Relook(slip) | OfferKind::PutRight(slip) => {
                Some((self.place.table, slip, self.offer.says.clone()))
            }
            _ => None,
        }
    }

    /// Whether it is the signal: play begins, and what is done next is done at the tables.
    pub(in crate::tui) fn is_the_signal(&self) -> bool {
        self.offer.kind == OfferKind::StartPlay
    }

    /// Whether it enters or corrects a result.
    pub(in crate::tui) fn is_of_result(&self) -> bool {
        matches!(self.offer.kind, OfferKind::EnterResult(_) | OfferKind::CorrectResult(_))
    }

    /// What the form is about.
    pub(in crate::tui) fn title(&self, locale: &Locale) -> String {
        let title = report::offer(locale, &self.offer, Names(Some(&self.place.players)));
        let says = report::offer_says(locale, &self.offer);
        let parts = [title.as_str(), says.as_str(), &report::cite(locale, &self.offer.cite)];
        let wanted = |part: &&str| !part.is_empty() && (*part == title || !title.contains(*part));
        parts.into_iter().filter(wanted).collect::<Vec<_>>().join(" · ")
    }

    /// The number of the field in hand.
    pub(in crate::tui) fn here(&self) -> usize {
        self.at
    }

    /// What a field asks, and the answers that it knows; nothing behind the last field.
    pub(in crate::tui) fn asks(&self, at: usize, locale: &Locale) -> Option<(String, Vec<String>)> {
        let field = self.fields.get(at)?;
        let names = Names(Some(&self.place.players));
        let hint = field.hint(locale);
        let asked = report::need(locale, &field.need, names);
        let asked = if hint.is_empty() { asked } else { format!("{asked} ({hint})") };
        Some((asked, (0..field.options()).map(|option| field.option(option, locale, names)).collect()))
    }

    /// Answers a field: the number of an option, from 1, or the beginning of its name; any text where there are none.
    /// Nothing leaves it as it is. Whether it is an answer.
    pub(in crate::tui) fn answer(&mut self, at: usize, text: &str, locale: &Locale) -> bool {
        let names = Names(Some(&self.place.players));
        let Some(field) = self.fields.get_mut(at) else { return false };
        if text.is_empty() {
            return true;
        }
        if field.options() == 0 {
            field.line = Input::new(text.to_owned());
            return true;
        }
        let number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let wanted = folded(text);
        let named = || {
            let begins = |at: &usize| folded(&field.option(*at, locale, names)).starts_with(&wanted);
            (0..field.options()).find(begins)
        };
        let picked = number.filter(|number| *number < field.options()).or_else(named);
        field.pick = picked.or(field.pick);
        picked.is_some()
    }

    /// Asks what was found to be needed, and what goes with it, before the reasons.
    pub(in crate::tui) fn ask(&mut self, fact: &str) {
        let is =
            |field: &Field| matches!(&field.need, Need::Fact(ask) | Need::Later(ask) if ask.fact == fact);
        if self.later.iter().any(is) {
            let goes_with =
                |field: &Field| is(field) || matches!(&field.need, Need::Later(ask) if !ask.on_demand);
            let (now, later): (Vec<_>, Vec<_>) = self.later.drain(..).partition(goes_with);
            self.later = later;
            let at = self.reasons().unwrap_or(self.fields.len());
            self.fields.splice(at..at, now);
        }
        self.at = self.fields.iter().position(is).unwrap_or(self.at);
    }

    /// Writes the sums into the fields that ask for them; the next one is in hand.
    pub(in crate::tui) fn say_scores(&mut self, sums: [Points; 2]) {
        self.begun = true;
        for field in &mut self.fields {
            if let Need::Score(side) = field.need {
                field.line = Input::new(sums[side.index()].0.to_string());
            }
        }
        let open = |field: &Field| !matches!(field.need, Need::Score(_)) && field.options() != 1;
        self.at = self.fields.iter().position(open).unwrap_or(self.at);
    }

    /// Names the next of the players who may be named, or the one before; whether the field asks for one.
    fn names_another(&mut self, forward: bool) -> bool {
        self.fields.get_mut(self.at).is_some_and(|field| field.names_another(forward))
    }

    fn step(&mut self, down: bool) {
        let fields = self.fields.len();
        if fields > 0 {
            self.at = (self.at + if down { 1 } else { fields - 1 }) % fields;
        }
    }

    /// What it would do as it is filled in, whatever the reason will be.
    pub(in crate::tui) fn draft(&self) -> Option<Command> {
        let mut answers = self.answers().ok()?;
        if answers.reason.is_empty() {
            "?".clone_into(&mut answers.reason);
        }
        self.offer.command(&self.place, &answers).ok()
    }

    /// What is filled in, or the place of the field that is not what it asks for.
    fn answers(&self) -> Result<Answers, (usize, Wrong)> {
        let mut answers = Answers::default();
        for (at, field) in self.fields.iter().enumerate() {
            field.answer(&mut answers).map_err(|wrong| (at, wrong))?;
        }
        Ok(answers)
    }

    fn command(&self) -> Result<Command, (usize, Wrong)> {
        let answers = self.answers()?;
        // Whoever types sum after sum has not seen that a result is being corrected: they are no reason.
        let sums = |field: &Field| matches!(field.need, Need::Reason { .. }) && field.reads_as_sums();
        if let Some(at) = self.fields.iter().position(sums).filter(|_| self.is_of_result()) {
            return Err((at, Wrong::Says("form-sums-no-reason")));
        }
        // The offer counts what it needs, also what is asked only later.
        let missing = |at: usize| {
            let need = self.offer.needs.get(at);
            let at = self.fields.iter().position(|field| Some(&field.need) == need).unwrap_or(self.at);
            (at, Wrong::Says("form-must"))
        };
        self.offer.command(&self.place, &answers).map_err(missing)
    }
}

/// A key in the form.
pub(in crate::tui) fn act(ui: &mut Ui, action: Action) -> Vec<Act> {
    let Some(form) = &mut ui.form else { return Vec::new() };
    match action {
        // It is given once, as it was filled in then.
        _ if form.given && action != Action::Back => {}
        Action::Back => ui.form = None,
        Action::Up => form.step(false),
        Action::Down => form.step(true),
        Action::Left | Action::Right if form.names_another(action == Action::Right) => {}
        Action::Left | Action::Right => match form.line() {
            Some(line) => {
                let key = if action == Action::Left { KeyCode::Left } else { KeyCode::Right };
                edit::moved(line, key);
            }
            None => {
                if let Some(field) = form.fields.get_mut(form.at) {
                    field.turn(action == Action::Right);
                }
            }
        },
        Action::Enter => match form.command() {
            Ok(command) => {
                form.given = true;
                return vec![Act::Give(command)];
            }
            Err((at, wrong)) => {
                form.at = at;
                let asked = form.fields.get(at).map(|field| field.need.clone());
                let names = Names(Some(&form.place.players));
                let what = asked.map(|need| report::need(ui.locale, &need, names)).unwrap_or_default();
                let says = match wrong {
                    Wrong::Says(id) => ui.locale.say(id),
                    Wrong::Range(from, to) => {
                        let (from, to) = (from.to_string(), to.to_string());
                        let values = [("from", Value::Text(&from)), ("to", Value::Text(&to))];
                        ui.locale.with("form-number-range", &values)
                    }
                };
                ui.problem = Some(Problem::plain(format!("{what}: {says}"), String::new()));
            }
        },
        _ => {}
    }
    Vec::new()
}

/// A letter in the form: text in the lines, else the first letter of an option. Where reasons are asked for it changes
/// nothing that is chosen already, so that nobody who begins to write them does: it writes, or says that a choice comes
/// first.
pub(in crate::tui) fn typed(ui: &mut Ui, letter: char) {
    let Some(form) = &mut ui.form else { return };
    if form.given {
        return ui.on_its_way();
    }
    form.begun = true;
    if form.line().is_none()
        && !letter.is_whitespace()
        && let Some(reasons) = form.reasons()
    {
        let open = form.fields.get_mut(form.at).filter(|field| field.pick.is_none());
        if open.is_some_and(|field| {
            field.letter(letter, ui.locale);
            field.pick.is_some()
        }) {
            return;
        }
        if let Some(open) = form.fields.get(form.at).filter(|field| field.pick.is_none() && field.need.must())
        {
            let asked = report::need(ui.locale, &open.need, Names(Some(&form.place.players)));
            let what = ui.locale.with("form-choose-first", &[("asked", (&asked).into())]);
            ui.problem = Some(Problem::plain(what, String::new()));
            return;
        }
        form.at = reasons;
    }
    let field = form.fields.get(form.at);
    let number = field.is_some_and(Field::is_whole_number);
    let colon = letter == ':' && field.is_some_and(Field::is_time);
    if number && !(letter.is_ascii_digit() || colon || matches!(letter, '-' | '−' | '+')) {
        ui.problem = Some(Problem::plain(ui.locale.say("form-number"), String::new()));
    } else if let Some(line) = form.line() {
        edit::insert(line, letter);
    } else if let Some(field) = form.fields.get_mut(form.at) {
        field.letter(letter, ui.locale);
    }
}
