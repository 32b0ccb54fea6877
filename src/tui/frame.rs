//! One frame: the bars, the open screen, what lies over it.

use ratatui::Frame;

use super::bars::{self, Bars, LEAST};
use super::screen::Tab;
use super::ui::Ui;
use super::{desk, finder, hall, help, log, office, question, rules, settings};
use crate::station::Snapshot;

impl Ui {
    /// Draws a frame.
    pub(super) fn draw_frame(&mut self, frame: &mut Frame<'_>, snapshot: &Snapshot) {
        self.begin(snapshot);
        self.sync(snapshot);
        self.say_overtaken(snapshot);
        self.hits.clear();
        let area = frame.area();
        let (mode, below) = (self.mode(), self.mode_below());
        let dead_keys = self.dead_keys(snapshot);
        let look = self.shared.look(snapshot);
        let buffer = frame.buffer_mut();
        self.unseen = area.width < LEAST.0 || area.height < LEAST.1;
        if self.unseen {
            bars::too_small(buffer, area, &look, self.leaves);
            return;
        }
        self.leaves = false;
        let bars = Bars {
            tab: self.tab,
            mode,
            dead_keys: &dead_keys,
            problem: self.shared.problem.as_ref(),
            said: self.desk.just_said(snapshot),
        };
        let hits = &mut self.hits;
        let body = bars::draw(buffer, area, &look, &bars, hits);
        let in_bars = hits.len();
        match self.tab {
            Tab::Desk => desk::draw(buffer, body, &look, &mut self.desk, hits),
            Tab::Hall => hall::draw(buffer, body, &look, &mut self.hall, hits),
            Tab::Log => log::draw(buffer, body, &look, &mut self.log, hits),
            Tab::Rules => rules::draw(buffer, body, &look, &mut self.rules, hits),
        }
        if let Some(finder) = &mut self.finder {
            // What lies beneath is not clicked.
            hits.truncate(in_bars);
            finder::draw(buffer, body, &look, finder, hits);
        }
        if let Some(open) = &self.settings {
            settings::draw(buffer, body, &look, open);
        }
        if let Some(sitting) = &self.sit_down {
            office::draw(buffer, body, &look, sitting);
        }
        if let Some(asked) = &mut self.question {
            question::draw(buffer, body, &look, asked);
        }
        if let Some(help) = &mut self.help {
            help::draw(buffer, body, &look, below, help);
        }
        if let Some(tour) = &self.tour {
            help::draw_tour(buffer, body, &look, tour);
        }
    }
}
