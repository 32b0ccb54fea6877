//! Two pictures: how many challenges waited over the day, and how long decisions took. Plain SVG, drawn here.

use std::fmt::Write as _;

use maud::{Markup, html};

use crate::report::summary::Summary;

use super::Pen;

/// The drawing's width and height, and the room below for times.
const WIDTH: i64 = 900;
const HEIGHT: i64 = 160;
const BELOW: i64 = 20;
const LEFT: i64 = 26;

/// How many challenges waited for a decision, over the day.
pub(super) fn queue(summary: &Summary, pen: &Pen<'_>) -> Markup {
    let line = &summary.queue;
    let (Some(first), Some(last)) = (line.first(), line.last()) else { return html! {} };
    let most = line.iter().map(|it| it.count).max().unwrap_or_default().max(1);
    let span = (last.at.0.0 - first.at.0.0).max(1);
    let across = |at: i64| LEFT + (at - first.at.0.0) * (WIDTH - LEFT) / span;
    let up = |count: usize| {
        let count = i64::try_from(count).unwrap_or_default();
        HEIGHT - count * (HEIGHT - 10) / i64::try_from(most).unwrap_or(1)
    };
    let mut path = format!("M{} {HEIGHT}", across(first.at.0.0));
    for it in line {
        // A step: what waited until now, then what waits from now on.
        let _ = write!(path, "H{}V{}", across(it.at.0.0), up(it.count));
    }
    let said = pen.locale.with("report-queue", &[("most", most.into())]);
    html! {
        figure {
            figcaption { (said) }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT + BELOW) } role="img" aria-label=(said) {
                path.axis d={ "M" (LEFT) " 0V" (HEIGHT) "H" (WIDTH) } {}
                path.bar d={ (path) "V" (HEIGHT) "Z" } {}
                text x="0" y=(up(most) + 4) { (most) }
                text x=(LEFT) y=(HEIGHT + BELOW - 5) { (pen.time(first.at)) }
                text x=(WIDTH) y=(HEIGHT + BELOW - 5) text-anchor="end" { (pen.time(last.at)) }
            }
        }
    }
}

/// How many decisions took how many minutes; what took longer than the last bar says stands in it.
pub(super) fn lengths(summary: &Summary, pen: &Pen<'_>) -> Markup {
    let waits = summary.challenges.iter().filter_map(|it| it.waited_ms);
    let mut bars = [0_i64; BARS];
    for waited in waits {
        let minute = usize::try_from(waited.0 / 60_000).unwrap_or_default().min(BARS - 1);
        bars[minute] += 1;
    }
    let most = bars.iter().copied().max().unwrap_or_default();
    if most == 0 {
        return html! {};
    }
    let count = i64::try_from(BARS).unwrap_or(1);
    let step = (WIDTH - LEFT) / count;
    let said = pen.locale.say("report-lengths");
    html! {
        figure {
            figcaption { (said) }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT + BELOW) } role="img" aria-label=(said) {
                path.axis d={ "M" (LEFT) " 0V" (HEIGHT) "H" (WIDTH) } {}
                @for (bar, minute) in bars.iter().zip(0_i64..) {
                    @let tall = bar * (HEIGHT - 24) / most;
                    @let left = LEFT + minute * step;
                    rect.bar x=(left + 2) y=(HEIGHT - tall) width=(step - 4) height=(tall) {}
                    @if *bar > 0 {
                        text x=(left + step / 2) y=(HEIGHT - tall - 4) text-anchor="middle" { (bar) }
                    }
                    text x=(left + step / 2) y=(HEIGHT + BELOW - 5) text-anchor="middle" {
                        @if minute + 1 == count { (minute) "+" } @else { (minute) "–" (minute + 1) }
                    }
                }
            }
        }
    }
}

/// Bars of a minute each, the last for all that took longer.
const BARS: usize = 12;
