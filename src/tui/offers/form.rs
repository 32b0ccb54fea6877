//! The form of an offer: made from what the ruleset asks, drawn with what would come of it as it is filled in, ended
//! in a command.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};
use serde_json::{Value as Json, json};
use tui_input::Input;

use super::need::{self, OfferField};
use crate::domain::{Citation, ClaimId, Points, Side, SlipId, TableId};
use crate::locale::Locale;
use crate::report::{self, PlayerNames};
use crate::station::Snapshot;
use crate::tournament::{
    About, Command, ConductCommand, ConductEvent, EnterResult, Event, GeneralReason, Need, Offer,
    ProcedureCommand, Reason, ReopenGround, ResultCommand, RoundCommand, SlipCommand, StandingValue,
};
use crate::tui::act::{ScreenProblem, UserAct};
use crate::tui::form::{FieldForm, FieldPrompt, FilledFields, WrongAnswer, fields};
use crate::tui::keymap::{Action, KeyMode};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::screen::{EventCtx, Go, OfferPlace, Screen};
use crate::tui::text::{self, Pen, ScrolledText, boxed, middle};
use crate::tui::theme::URGENT;

/// What is filled in so far.
pub(in crate::tui) struct OfferForm {
    pub(super) offer: Offer,
    pub(super) place: OfferPlace,
    pub(in crate::tui) form: FieldForm<OfferField>,
    /// What is asked only once it is needed.
    later: Vec<OfferField>,
}

/// The command of an offer that needs no form: it is possible, and nothing need be asked.
pub(in crate::tui) fn at_once(offer: &Offer) -> Option<Command> {
    let needs_no_form = offer.possible() && offer.at_once();
    needs_no_form.then(|| offer.draft.command(&[]).ok()).flatten()
}

/// Why an offer is not possible. Where nothing is wrong but the office, whoever holds that one may sit down.
pub(in crate::tui) fn why_not(look: &RenderCtx<'_>, offer: &Offer, place: &OfferPlace) -> ScreenProblem {
    let title = report::offer(look.locale, offer, PlayerNames(Some(&place.players)));
    let what = format!("{title}: {}", report::why_not(look.locale, offer));
    let problem =
        ScreenProblem { cite: Some(offer.cite.clone()), ..ScreenProblem::plain(what, String::new()) };
    let office = offer.offices.first().copied().filter(|_| offer.why_not.is_none());
    problem.offering(look.locale, &look.choices.keys, office)
}

impl OfferForm {
    /// The form of an offer, its fields not filled in yet.
    pub(in crate::tui) fn new(offer: Offer, mut place: OfferPlace) -> Self {
        // What is made good later is about whoever played then.
        if let Some(players) = &offer.players {
            place.players.clone_from(players);
        }
        let all =
            offer.draft.holes.iter().enumerate().map(|(at, hole)| OfferField { at, need: hole.need.clone() });
        let (later, now): (Vec<_>, Vec<_>) = all.partition(|hole| matches!(hole.need, Need::Later(_)));
        let mut form = FieldForm::new(now.into_iter().map(need::unanswered));
        // Where it is known whom it can only be about, they stand there already.
        for field in &mut form.fields {
            if let (Need::Side { of, .. }, FilledFields::Pick(pick)) = (&field.what.need, &mut field.filled) {
                *pick = of.iter().position(|side| offer.suggests == Some(*side));
            }
        }
        Self { offer, place, form, later }
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
        let title = report::offer(locale, &self.offer, PlayerNames(Some(&self.place.players)));
        let says = report::offer_says(locale, &self.offer);
        let parts = [title.as_str(), says.as_str(), &report::cite(locale, &self.offer.cite)];
        let wanted = |part: &&str| !part.is_empty() && (*part == title || !title.contains(*part));
        parts.into_iter().filter(wanted).collect::<Vec<_>>().join(" · ")
    }

    /// What its fields ask. What the facts decide is asked for where nobody says how it ends.
    pub(in crate::tui) fn asks(&self, locale: &Locale) -> Vec<FieldPrompt> {
        let needs = || self.form.fields.iter().map(|field| &field.what.need);
        let by_facts = self.form.fields.iter().any(|field| {
            matches!(field.what.need, Need::Outcome { must: false }) && field.pick() == Some(need::BY_FACTS)
        });
        let imposed = matches!(
            self.offer.draft.base,
            Command::Conduct(ConductCommand::Impose { .. })
                | Command::Result(ResultCommand::AwardGame(_))
                | Command::Round(RoundCommand::GiveBye(_))
                | Command::Procedure(ProcedureCommand::BeginProcedure { .. })
        );
        let decides = by_facts || imposed && !needs().any(|need| matches!(need, Need::Outcome { .. }));
        let names = PlayerNames(Some(&self.place.players));
        let mut all: Vec<_> = self.form.fields.iter().map(|field| need::asks(field, locale, names)).collect();
        for (asks, need) in all.iter_mut().zip(needs()) {
            asks.must |= decides && matches!(need, Need::Fact(_));
        }
        all
    }

    /// Asks what was found to be needed, and what goes with it, before the reasons.
    pub(in crate::tui) fn ask(&mut self, fact: &str) {
        let is =
            |hole: &OfferField| matches!(&hole.need, Need::Fact(ask) | Need::Later(ask) if ask.fact == fact);
        if self.later.iter().any(is) {
            let goes_with =
                |hole: &mut OfferField| is(hole) || matches!(&hole.need, Need::Later(ask) if !ask.on_demand);
            let now: Vec<OfferField> = self.later.extract_if(.., goes_with).collect();
            let now = now.into_iter().map(need::unanswered);
            self.form.insert(now, |hole| matches!(hole.need, Need::Reason { .. }));
        }
        self.form.go_to(is);
    }

    /// Writes the sums into the fields that ask for them; the next one is in hand.
    pub(in crate::tui) fn say_scores(&mut self, sums: [Points; 2]) {
        self.form.begun = true;
        for field in &mut self.form.fields {
            if let Need::Score(side) = field.what.need {
                field.filled = FilledFields::line(sums[side.index()].0.to_string());
            }
        }
        self.form.go_to(|hole| !matches!(hole.need, Need::Score(_)));
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
    fn said(&self) -> Result<Vec<Option<Json>>, (usize, WrongAnswer)> {
        let mut all = vec![None; self.offer.draft.holes.len()];
        for (at, field) in self.form.fields.iter().enumerate() {
            let said = need::field_answer(field).map_err(|wrong| (at, wrong))?;
            if let Some(hole) = all.get_mut(field.what.at) {
                *hole = said;
            }
        }
        Ok(all)
    }

    fn command(&self) -> Result<Command, (usize, WrongAnswer)> {
        let said = self.said()?;
        // Whoever types sum after sum has not seen that a result is being corrected: they are no reason.
        let mut fields = self.form.fields.iter();
        let sums = fields.position(|field| {
            matches!(field.what.need, Need::Reason { .. }) && need::reads_as_sums(field.typed())
        });
        if let Some(at) = sums.filter(|_| self.is_of_result()) {
            return Err((at, WrongAnswer::Says("form-sums-no-reason")));
        }
        // The draft counts its holes, also those that are asked only later.
        let missing = |hole: usize| {
            let at = self.form.fields.iter().position(|field| field.what.at == hole);
            (at.unwrap_or(self.form.at), WrongAnswer::Says("form-must"))
        };
        self.offer.draft.command(&said).map_err(missing)
    }
}

impl Screen for OfferForm {
    fn mode(&self) -> KeyMode {
        KeyMode::OrderForm
    }

    fn press(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        let asks = self.asks(cx.locale);
        match action {
            Action::Back => return Go::Back,
            Action::Enter if self.form.may_enter(&asks, cx) => match self.command() {
                Ok(command) => {
                    self.form.given = true;
                    return UserAct::Give(command).into();
                }
                Err((at, wrong)) => self.form.wrong(at, &wrong, &asks, cx),
            },
            _ => self.form.press(action, &asks),
        }
        Go::Stay
    }

    fn type_letter(&mut self, letter: char, cx: &mut EventCtx<'_>) -> Go {
        let here = self.form.fields.get(self.form.at);
        let named = here.and_then(|field| need::option_by_letter(&field.what.need, letter, cx.locale));
        self.form.letter(letter, named, &self.asks(cx.locale), cx);
        Go::Stay
    }

    fn edited_line(&mut self, _: &Snapshot) -> Option<&mut Input> {
        self.form.line()
    }

    fn shown_paragraph(&self, _: &Snapshot) -> Option<Citation> {
        Some(self.offer.cite.clone())
    }
}

/// The rows that a form wants in a box of this width, with its frame.
pub(in crate::tui) fn height(look: &RenderCtx<'_>, form: &OfferForm, width: u16) -> u16 {
    let wide = width.saturating_sub(4);
    let paper = ScrolledText::written(wide, look.theme, |pen| {
        head(pen, look, form, width);
        fields(pen, look, &form.form, &form.asks(look.locale), ..);
        foreseen(pen, look, form);
    });
    paper.used + 3
}

/// What the form is about, in a sentence.
fn says(look: &RenderCtx<'_>, form: &OfferForm) -> String {
    let says = report::offer_says(look.locale, &form.offer);
    if !says.is_empty() {
        return says;
    }
    look.say(if form.form.fields.is_empty() { "form-confirm" } else { "form-fill-in" })
}

/// What stands above the fields: the name in full where the box of this width cuts it, and what the form is about.
fn head(pen: &mut Pen<'_>, look: &RenderCtx<'_>, form: &OfferForm, wide: u16) {
    let name = look.offer(&form.offer, PlayerNames(Some(&form.place.players)));
    if text::width(&name) + 4 > usize::from(wide) {
        pen.said(&name, look.theme.strong(), "");
    }
    pen.said(&says(look, form), look.theme.quiet(), &look.cite(&form.offer.cite));
    let stands = match form.offer.stands {
        Some(StandingValue::Scored(scored)) => report::score(scored, PlayerNames(Some(&form.place.players))),
        Some(StandingValue::At(at)) if form.redates() => look.time(at),
        Some(StandingValue::At(_)) | None => return,
    };
    pen.said(&look.with("form-stands", &[("score", (&stands).into())]), look.theme.plain(), "");
}

/// Draws the form in a box.
pub(in crate::tui) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, form: &OfferForm) {
    let theme = look.theme;
    let title = look.offer(&form.offer, PlayerNames(Some(&form.place.players)));
    let inside = boxed(buffer, area, &title, theme);
    let mut pen = Pen::new(buffer, inside, theme);
    head(&mut pen, look, form, area.width);
    let below = Rect { y: pen.y, height: pen.left(), ..inside };
    let mut here = (0, 0);
    let paper = ScrolledText::written(below.width, theme, |pen| {
        here = fields(pen, look, &form.form, &form.asks(look.locale), ..);
        foreseen(pen, look, form);
    });
    // The field in hand is always in view, from its first line on.
    let top = here.1.saturating_sub(below.height).min(here.0);
    let top = paper.show(buffer, below, top);
    let page = paper.page(top, below.height);
    let x = area.right().saturating_sub(text::width(&page) as u16 + 2);
    text::put(buffer, area, (x, area.y), &page, theme.quiet());
}

/// Draws the form over a screen.
pub(in crate::tui) fn over(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, form: &OfferForm) {
    const WIDE: u16 = 90;
    let place = middle(area, WIDE, height(look, form, WIDE.min(area.width)));
    Clear.render(place, buffer);
    draw(buffer, place, look, form);
}

/// What the console knows to belong into the points that are typed.
fn in_points(pen: &mut Pen<'_>, look: &RenderCtx<'_>, form: &OfferForm) {
    let Command::Result(ResultCommand::EnterResult(EnterResult { round: None, .. })) = form.offer.draft.base
    else {
        return;
    };
    let here = look.snapshot.tables.iter().find(|row| row.table == form.place.table);
    let points = here.map(|row| row.counters.each_ref().map(|counters| counters.points));
    let known = Side::BOTH.into_iter().zip(points.unwrap_or_default()).filter(|(_, points)| points.0 != 0);
    let known = known.map(|(side, points)| {
        let (points, side) = (report::points(points), side.to_string());
        look.with("results-penalty", &[("points", (&points).into()), ("side", (&side).into())])
    });
    let known = known.collect::<Vec<_>>().join(", ");
    if !known.is_empty() {
        let line = look.with("form-in-points", &[("what", (&known).into())]);
        pen.said(&format!("{URGENT} {line}"), look.theme.open(), "");
    }
}

/// What would come of it: each thing that follows, then the sums as they will stand or the time that will be in force.
/// Whether it stands out, and its line.
fn follows(look: &RenderCtx<'_>, form: &OfferForm) -> Vec<(bool, String)> {
    let names = PlayerNames(Some(&form.place.players));
    let happens = &look.snapshot.foreseen.happens;
    let sums = |event: &Event| match event {
        Event::Result(event) => report::sums(look.locale, event, names),
        _ => None,
    };
    // The first is the act itself, and sums are said once, as they stand at the end.
    let besides = happens.iter().skip(1).filter(|(event, _)| sums(event).is_none());
    let line = |(event, about): &(Event, About)| {
        let reached = matches!(event, Event::Conduct(ConductEvent::ThresholdReached(_)));
        (reached, report::event_about(look.locale, event, names, about))
    };
    let mut lines: Vec<(bool, String)> = besides.map(line).collect();
    let moved = match (form.offer.stands, form.draft()) {
        (Some(StandingValue::At(at)), Some(Command::Round(RoundCommand::Redate { shift, .. }))) => {
            Some(look.with("form-moved", &[("time", (&look.time(at + shift)).into())]))
        }
        _ => None,
    };
    let score = happens.iter().filter_map(|(event, _)| sums(event)).next_back();
    let score = score.map(|score| look.with("form-foreseen", &[("score", (&score).into())]));
    lines.extend(score.or(moved).map(|line| (false, line)));
    lines
}

/// What must be answered first because more follows than the sanction alone: what is asked only where it is needed is
/// needed.
fn asks_next(look: &RenderCtx<'_>, form: &OfferForm) -> Option<(String, String)> {
    let refusal = look.snapshot.foreseen.refused.as_ref()?;
    let (
        Command::Conduct(ConductCommand::Impose { .. }),
        Reason::General(GeneralReason::NotAnswered { text, .. }),
    ) = (&form.offer.draft.base, &*refusal.why)
    else {
        return None;
    };
    let line = look.with("form-asks-next", &[("text", (&look.locale.rule(text)).into())]);
    Some((line, refusal.cite.as_ref().map(|it| look.cite(it)).unwrap_or_default()))
}

/// What would come of it as it is filled in.
pub(super) fn foreseen(pen: &mut Pen<'_>, look: &RenderCtx<'_>, form: &OfferForm) {
    if let Some((line, cite)) = asks_next(look, form) {
        pen.said(&format!("{URGENT} {line}"), look.theme.open(), &cite);
    }
    in_points(pen, look, form);
    let follows = follows(look, form);
    if !follows.is_empty() {
        pen.said(&look.say("form-follows"), look.theme.quiet(), "");
    }
    for (stands_out, line) in follows {
        let (sign, style) = if stands_out { (URGENT, look.theme.open()) } else { (" ", look.theme.strong()) };
        pen.behind(&format!("{sign} "), &line, style, "");
    }
}

/// The same in lines of text.
pub(in crate::tui) fn foreseen_lines(look: &RenderCtx<'_>, form: &OfferForm) -> Vec<String> {
    let next = asks_next(look, form).map(|(line, _)| line);
    let follows: Vec<String> = follows(look, form).into_iter().map(|(_, line)| line).collect();
    let follows =
        (!follows.is_empty()).then(|| format!("{} {}", look.say("form-follows"), follows.join("; ")));
    next.into_iter().chain(follows).collect()
}
