//! The form of an offer: made from what the ruleset asks, ended in a command.

use crossterm::event::KeyCode;
use serde_json::{Value as Json, json};
use tui_input::Input;

use crate::domain::{Citation, ClaimId, Points, SlipId, TableId};
use crate::locale::{Locale, Value};
use crate::report::{self, Names};
use crate::station::Snapshot;
use crate::tournament::{
    Command, ConductCommand, EnterResult, Need, Offer, ReopenGround, ResultCommand, RoundCommand, SlipCommand,
};

use super::field::{Field, Wrong};
use crate::tui::act::{Act, Problem};
use crate::tui::edit;
use crate::tui::keymap::{Action, Mode};
use crate::tui::rank::folded;
use crate::tui::render_ctx::RenderCtx;
use crate::tui::screen::{EventCtx, Go, Place, Screen};

/// What is filled in so far.
pub(in crate::tui) struct OfferForm {
    pub(super) offer: Offer,
    pub(super) place: Place,
    pub(super) fields: Vec<Field>,
    /// What is asked only once it is needed.
    later: Vec<Field>,
    pub(super) at: usize,
    /// Given to the tournament, answer outstanding.
    pub(in crate::tui) given: bool,
    /// Somebody has filled something in.
    begun: bool,
    /// So many letters were typed where something is to be chosen that choose nothing. After a slip of the finger the
    /// next one may; what goes on is text, none of which chooses, nor does the Enter that ends it.
    refused: usize,
}

/// The command of an offer that needs no form: it is possible, and nothing need be asked.
pub(in crate::tui) fn at_once(offer: &Offer) -> Option<Command> {
    let needs_no_form = offer.possible() && offer.at_once();
    needs_no_form.then(|| offer.draft.command(&[]).ok()).flatten()
}

/// Why an offer is not possible. Where nothing is wrong but the office, whoever holds that one may sit down.
pub(in crate::tui) fn why_not(look: &RenderCtx<'_>, offer: &Offer, place: &Place) -> Problem {
    let title = report::offer(look.locale, offer, Names(Some(&place.players)));
    let what = format!("{title}: {}", report::why_not(look.locale, offer));
    let problem = Problem { cite: Some(offer.cite.clone()), ..Problem::plain(what, String::new()) };
    let office = offer.offices.first().copied().filter(|_| offer.why_not.is_none());
    problem.offering(look.locale, &look.choices.keys, office)
}

impl OfferForm {
    /// The form of an offer, its fields not filled in yet.
    pub(in crate::tui) fn new(offer: Offer, mut place: Place) -> Self {
        // What is made good later is about whoever played then.
        if let Some(players) = &offer.players {
            place.players.clone_from(players);
        }
        // A field that has one answer is answered; nobody is asked for it.
        let all = offer.draft.holes.iter().enumerate().map(|(at, hole)| Field::new(at, hole.need.clone()));
        let (later, mut fields): (Vec<_>, Vec<_>) =
            all.partition(|field| matches!(field.need, Need::Later(_)));
        // Where it is known whom it can only be about, they stand there already.
        for field in &mut fields {
            if let Need::Side { of, .. } = &field.need {
                field.pick = of.iter().position(|side| offer.suggests == Some(*side)).or(field.pick);
            }
        }
        let at = fields.iter().position(|field| field.options() != 1).unwrap_or(0);
        Self { offer, place, fields, later, at, given: false, begun: false, refused: 0 }
    }

    /// Whether something is filled in that is not given.
    pub(in crate::tui) fn is_begun(&self) -> bool {
        self.begun && !self.given
    }

    /// The line that is typed into.
    fn line(&mut self) -> Option<&mut Input> {
        self.fields.get_mut(self.at).filter(|field| field.options() == 0).map(|field| &mut field.line)
    }

    /// What is typed into its lines.
    #[cfg(test)]
    pub(in crate::tui) fn typed_so_far(&self) -> Vec<String> {
        self.fields.iter().map(|field| field.line.value().to_owned()).collect()
    }

    /// Whether something is chosen where the form stands.
    #[cfg(test)]
    pub(in crate::tui) fn is_chosen(&self) -> bool {
        self.fields.get(self.at).is_some_and(|field| field.pick.is_some())
    }

    /// Where reasons are written, if they are.
    fn reasons(&self) -> Option<usize> {
        self.fields.iter().position(|field| matches!(field.need, Need::Reason { .. }))
    }

    /// The claim that it decides, and its table.
    pub(in crate::tui) fn judges(&self) -> Option<(TableId, ClaimId)> {
        match self.offer.draft.base {
            Command::Conduct(
                ConductCommand::JudgeClaim { claim, .. } | ConductCommand::AdmitClaim { claim, .. },
            ) => Some((self.place.table, claim)),
            _ => None,
        }
    }

    /// The table of the slip that it opens again.
    pub(in crate::tui) fn reopens(&self) -> Option<(TableId, SlipId, String)> {
        use ReopenGround::{Misentered, WrongWords};
        match self.offer.draft.base {
            Command::Slip(SlipCommand::ReopenSlip { slip, ground: WrongWords | Misentered, .. }) => {
                Some((self.place.table, slip, self.offer.says.clone()))
            }
            _ => None,
        }
    }

    /// Whether it is the signal: play begins, and what is done next is done at the tables.
    pub(in crate::tui) fn is_the_signal(&self) -> bool {
        self.offer.draft.base == Command::Round(RoundCommand::StartPlay {})
    }

    /// Whether it enters or corrects a result.
    pub(in crate::tui) fn is_of_result(&self) -> bool {
        matches!(
            self.offer.draft.base,
            Command::Result(
                ResultCommand::EnterResult(EnterResult { round: None, .. }) | ResultCommand::CorrectResult(_)
            )
        )
    }

    /// Whether it puts a moment right.
    pub(super) fn redates(&self) -> bool {
        matches!(self.offer.draft.base, Command::Round(RoundCommand::Redate { .. }))
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
        let mut said = self.said().ok()?;
        for (hole, said) in self.offer.draft.holes.iter().zip(&mut said) {
            if matches!(hole.need, Need::Reason { .. }) {
                said.get_or_insert_with(|| json!("?"));
            }
        }
        self.offer.draft.command(&said).ok()
    }

    /// What is filled in, or the place of the field that is not what it asks for.
    fn said(&self) -> Result<Vec<Option<Json>>, (usize, Wrong)> {
        let mut all = vec![None; self.offer.draft.holes.len()];
        for (at, field) in self.fields.iter().enumerate() {
            let said = field.said().map_err(|wrong| (at, wrong))?;
            if let Some(hole) = all.get_mut(field.hole) {
                *hole = said;
            }
        }
        Ok(all)
    }

    fn command(&self) -> Result<Command, (usize, Wrong)> {
        let said = self.said()?;
        // Whoever types sum after sum has not seen that a result is being corrected: they are no reason.
        let sums = |field: &Field| matches!(field.need, Need::Reason { .. }) && field.reads_as_sums();
        if let Some(at) = self.fields.iter().position(sums).filter(|_| self.is_of_result()) {
            return Err((at, Wrong::Says("form-sums-no-reason")));
        }
        // The draft counts its holes, also those that are asked only later.
        let missing = |hole: usize| {
            let at = self.fields.iter().position(|field| field.hole == hole).unwrap_or(self.at);
            (at, Wrong::Says("form-must"))
        };
        self.offer.draft.command(&said).map_err(missing)
    }
}

impl OfferForm {
    /// Gives the filled in command, or says which field is wrong.
    fn enter(&mut self, cx: &mut EventCtx<'_>) -> Go {
        let (at, wrong) = match self.command() {
            Ok(command) => {
                self.given = true;
                return Act::Give(command).into();
            }
            Err(wrong) => wrong,
        };
        self.at = at;
        let asked = self.fields.get(at).map(|field| field.need.clone());
        let names = Names(Some(&self.place.players));
        let what = asked.map(|need| report::need(cx.locale, &need, names)).unwrap_or_default();
        let says = match wrong {
            Wrong::Says(id) => cx.say(id),
            Wrong::Range(from, to) => {
                let (from, to) = (from.to_string(), to.to_string());
                let values = [("from", Value::Text(&from)), ("to", Value::Text(&to))];
                cx.with("form-number-range", &values)
            }
        };
        cx.error_with(format!("{what}: {says}"), String::new());
        Go::Stay
    }

    /// Text is typed where something is to be chosen. A space in it would choose the next thing, and what follows
    /// would go into another field: none of it is taken, until another key is pressed.
    fn refuse_text(&mut self, cx: &mut EventCtx<'_>) {
        self.refused += 1;
        if self.must_be_chosen() {
            self.say_choose_first(cx);
        } else {
            cx.error("typed-nowhere");
        }
    }

    /// Whether something must be chosen here, and is not.
    fn must_be_chosen(&self) -> bool {
        self.fields.get(self.at).is_some_and(|field| field.pick.is_none() && field.need.must())
    }

    fn say_choose_first(&self, cx: &mut EventCtx<'_>) {
        let Some(field) = self.fields.get(self.at) else { return };
        let asked = report::need(cx.locale, &field.need, Names(Some(&self.place.players)));
        let what = cx.with("form-choose-first", &[("asked", (&asked).into())]);
        cx.error_with(what, String::new());
    }
}

impl Screen for OfferForm {
    fn mode(&self) -> Mode {
        Mode::OrderForm
    }

    fn press(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        let refused = std::mem::take(&mut self.refused);
        match action {
            Action::Back => return Go::Back,
            // It is given once, as it was filled in then.
            _ if self.given => {}
            Action::Enter if refused > 0 && self.must_be_chosen() => self.say_choose_first(cx),
            Action::Up => self.step(false),
            Action::Down => self.step(true),
            Action::Left | Action::Right if self.names_another(action == Action::Right) => {}
            Action::Left | Action::Right => match self.line() {
                Some(line) => {
                    let key = if action == Action::Left { KeyCode::Left } else { KeyCode::Right };
                    edit::moved(line, key);
                }
                None => {
                    if let Some(field) = self.fields.get_mut(self.at) {
                        field.turn(action == Action::Right);
                    }
                }
            },
            Action::Enter => return self.enter(cx),
            _ => {}
        }
        Go::Stay
    }

    /// A letter in the form: text in the lines, else the first letter of an option. Where reasons are asked for it
    /// changes nothing that is chosen already, so that nobody who begins to write them does: it writes, or says that a
    /// choice comes first.
    fn type_letter(&mut self, letter: char, cx: &mut EventCtx<'_>) -> Go {
        if self.given {
            cx.is_on_its_way();
            return Go::Stay;
        }
        self.begun = true;
        if self.line().is_none() && (self.refused > 1 || self.refused > 0 && letter.is_whitespace()) {
            self.refuse_text(cx);
            return Go::Stay;
        }
        if self.line().is_none()
            && !letter.is_whitespace()
            && let Some(reasons) = self.reasons()
        {
            let open = self.fields.get_mut(self.at).filter(|field| field.pick.is_none());
            if open.is_some_and(|field| field.letter(letter, cx.locale)) {
                self.refused = 0;
                return Go::Stay;
            }
            if self.must_be_chosen() {
                self.refuse_text(cx);
                return Go::Stay;
            }
            self.at = reasons;
        }
        let field = self.fields.get(self.at);
        let number = field.is_some_and(Field::is_whole_number);
        let colon = letter == ':' && field.is_some_and(Field::is_time);
        if number && !(letter.is_ascii_digit() || colon || matches!(letter, '-' | '−' | '+')) {
            cx.error("form-number");
        } else if let Some(line) = self.line() {
            edit::insert(line, letter);
        } else if self.fields.get_mut(self.at).is_none_or(|field| field.letter(letter, cx.locale)) {
            self.refused = 0;
        } else {
            self.refuse_text(cx);
        }
        Go::Stay
    }

    fn edited_line(&mut self, _: &Snapshot) -> Option<&mut Input> {
        self.line()
    }

    fn shown_paragraph(&self, _: &Snapshot) -> Option<Citation> {
        Some(self.offer.cite.clone())
    }
}
