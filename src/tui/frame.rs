//! One frame: the bars, the open screen, what lies over it.

use ratatui::Frame;

use crate::station::Snapshot;
use crate::tournament::Offer;

use super::choices::Choices;
use super::hall::results::Results;
use super::hall::start::Start;
use super::keymap::Mode;
use super::offers::paint;
use super::question::{self, Question};
use super::render_ctx::RenderCtx;
use super::ui::{LEAST, Screen, Ui};
use super::{bars, desk, finder, hall, help, log, office, rules, settings, tour, verdict};

impl Ui {
    /// The labels of keys that would do nothing just now, so that the bar does not offer them.
    pub(super) fn idle(&self, mode: Mode, snapshot: &Snapshot) -> Vec<&'static str> {
        match mode {
            Mode::Desk => desk::idle(self, snapshot),
            Mode::Verdict => {
                let slip = snapshot.slip.as_ref();
                let by_hand = slip.is_some_and(|slip| slip.orders.iter().any(verdict::at_the_clock));
                let mends = slip.and_then(verdict::relook).is_some_and(Offer::possible);
                let idle = [(by_hand, "key-by-hand"), (mends, "key-mistyped")];
                idle.into_iter().filter(|(does, _)| !does).map(|(_, label)| label).collect()
            }
            Mode::ClaimVerdict => {
                let by_hand = snapshot.table.iter().flat_map(|it| &it.orders).any(verdict::at_the_clock);
                (!by_hand).then_some("key-by-hand").into_iter().collect()
            }
            Mode::LogEntry if !self.log.may_mend(snapshot) => vec!["key-mend"],
            Mode::Question => self.question.as_ref().map(Question::idle).unwrap_or_default(),
            Mode::SitDown if self.sit_down.as_ref().is_some_and(|sitting| sitting.new.is_some()) => {
                vec!["key-sit-down", "key-choose", "key-field", "key-pin"]
            }
            Mode::Results if snapshot.hall.leads_duplicate => {
                vec!["key-enter-result", "key-other-end", "key-in-parts"]
            }
            Mode::Results if self.hall.results.as_ref().is_some_and(Results::is_asking) => {
                let elsewhere = ["key-round", "key-standings"];
                [&["key-enter-result", "key-choose", "key-other-end", "key-in-parts"][..], &elsewhere]
                    .concat()
            }
            Mode::Results if snapshot.results.as_ref().is_none_or(|view| view.ends.len() < 2) => {
                vec!["key-other-end"]
            }
            // What is asked is answered by letters, or by a reason whose line says what Enter does.
            Mode::Start if self.hall.start.as_ref().is_some_and(Start::is_asking) => {
                let elsewhere = ["key-round", "key-results", "key-standings"];
                [&["key-take-game", "key-last-game", "key-late-base"][..], &elsewhere].concat()
            }
            Mode::Start if snapshot.start.as_ref().is_none_or(|view| view.bases.len() < 2) => {
                vec!["key-late-base"]
            }
            Mode::Clocks
                if snapshot.clocks.as_ref().is_some_and(|it| it.known.is_empty() && it.found.is_empty()) =>
            {
                vec!["key-fit", "key-choose", "key-take-off", "key-vouch", "key-page"]
            }
            Mode::Hall if !snapshot.hall.leads_duplicate => vec!["key-duplicate"],
            Mode::Standings => self.hall.standings.as_ref().map_or_else(Vec::new, |it| it.idle(snapshot)),
            _ => Vec::new(),
        }
    }

    /// What everything is told with.
    pub(super) fn look<'a>(&self, choices: &'a Choices, snapshot: &'a Snapshot) -> RenderCtx<'a> {
        RenderCtx { locale: self.locale, theme: self.theme, console: self.console, choices, snapshot }
    }

    /// Draws a frame.
    pub fn draw(&mut self, frame: &mut Frame<'_>, snapshot: &Snapshot) {
        self.begin(snapshot);
        self.sync(snapshot);
        self.tell_overtaken(snapshot);
        self.hits.clear();
        let area = frame.area();
        let (mode, below) = (self.mode(), self.mode_below());
        let choices = self.choices.clone();
        let look = self.look(&choices, snapshot);
        let idle = self.idle(mode, snapshot);
        let buffer = frame.buffer_mut();
        self.unseen = area.width < LEAST.0 || area.height < LEAST.1;
        if self.unseen {
            bars::too_small(buffer, area, &look, self.leaves);
            return;
        }
        self.leaves = false;
        let body = bars::draw(
            buffer,
            area,
            &look,
            (self.screen, mode, &idle),
            (self.problem.as_ref(), desk::just_said(self, snapshot)),
            &mut self.hits,
        );
        match self.screen {
            Screen::Desk if self.desk.verdict.is_some() => {
                verdict::draw(buffer, body, &look, self.desk.verdict);
            }
            Screen::Desk => desk::draw(buffer, body, &look, &mut self.desk, &mut self.hits),
            Screen::Hall if self.hall.mode() == Mode::ClaimVerdict => {
                verdict::claim::draw(buffer, body, &look, self.hall.verdict.map(|(claim, _)| claim));
            }
            Screen::Hall => {
                let form = self.form.as_ref().filter(|form| form.home == Screen::Hall);
                hall::draw(buffer, body, &look, (&mut self.hall, form), &mut self.hits);
            }
            Screen::Log => {
                log::draw(buffer, body, &look, &mut self.log, &mut self.hits);
                if let Some(open) = self.form.as_ref().filter(|form| form.home == Screen::Log) {
                    paint::over(buffer, body, &look, open);
                }
            }
            Screen::Rules => rules::draw(buffer, body, &look, &mut self.rules),
        }
        if let Some(finder) = &mut self.finder {
            finder::draw(buffer, body, &look, finder, &mut self.hits);
        }
        if let Some(open) = &self.settings {
            settings::draw(buffer, body, &look, open);
        }
        if let Some(sitting) = &self.sit_down {
            office::draw(buffer, body, &look, (sitting, &self.pins));
        }
        if let Some(asked) = &self.question {
            self.asked_back = question::draw(buffer, body, &look, (asked, self.asked_back));
        }
        if let Some(scroll) = self.help {
            self.help = Some(help::draw(buffer, body, &look, below, scroll));
        }
        if let Some(tour) = &self.tour {
            tour::draw(buffer, body, &look, tour);
        }
    }
}
