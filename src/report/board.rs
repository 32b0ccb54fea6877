//! What the hall may know, in words: for the projector's board and for the pages that a hall's web server shows.

use crate::domain::Side;
use crate::locale::Locale;
use crate::rules::Phase;
use crate::station::{BoardTable, BoardView, LogEnd, TableStanding, Withheld};

use super::pieces::standing;
use super::standings::{StandingsRow, criterion, missing, rank};

/// Criteria that are named in the title of the standings, and stand beside a name in large letters.
pub const BESIDE: usize = 2;

/// How a table stands, in a few words, without its result.
pub fn table_status(locale: &Locale, table: &BoardTable) -> String {
    match table.stands {
        TableStanding::Empty => standing(locale, Phase::None),
        TableStanding::Before => standing(locale, Phase::Before),
        TableStanding::Missing => locale.say("board-missing"),
        TableStanding::Playing => standing(locale, Phase::Playing),
        TableStanding::Hold => locale.say("board-hold"),
        TableStanding::Challenge => locale.say("board-challenge"),
        TableStanding::Referee => locale.say("board-referee"),
        TableStanding::Verdict => locale.say("board-verdict"),
        TableStanding::Official => locale.say("board-official"),
        TableStanding::TimeOut(_) => match table.timed_out() {
            Some(player) => locale.with("board-time-out", &[("player", player.into())]),
            None => locale.say("countdown-over"),
        },
        TableStanding::HandedIn if !table.alone() => standing(locale, Phase::HandedIn),
        TableStanding::Over | TableStanding::HandedIn => standing(locale, Phase::Over),
    }
}

/// The result of a table that the hall may know: `401 : 388`, or the points of whoever plays alone.
pub fn result(table: &BoardTable) -> Option<String> {
    let result = table.result.filter(|_| table.over)?;
    Some(if table.alone() { result.scored[Side::A.index()].to_string() } else { result.to_string() })
}

/// How a challenge ended.
pub fn challenge_end(locale: &Locale, ended: LogEnd) -> String {
    locale.say(match ended {
        LogEnd::Upheld => "ended-upheld",
        LogEnd::Rejected => "ended-rejected",
        LogEnd::Conceded => "ended-conceded",
        LogEnd::Withdrawn => "ended-withdrawn",
        LogEnd::Mistaken => "ended-mistaken",
        LogEnd::Moot => "ended-moot",
        LogEnd::Reopened => "ended-reopened",
        LogEnd::MadeGood => "ended-made-good",
    })
}

/// The same in the ten columns that a narrow list has for it.
pub fn ended_briefly(locale: &Locale, ended: LogEnd) -> String {
    locale.say(match ended {
        LogEnd::Upheld => "end-upheld",
        LogEnd::Rejected => "end-rejected",
        LogEnd::Conceded => "end-conceded",
        LogEnd::Withdrawn => "end-withdrawn",
        LogEnd::Mistaken => "end-mistaken",
        LogEnd::Moot => "end-moot",
        LogEnd::Reopened => "end-reopened",
        LogEnd::MadeGood => "end-made-good",
    })
}

/// The round, and whether it is the last; empty before the first.
pub fn round(locale: &Locale, view: &BoardView) -> String {
    match view.round.0 {
        0 => String::new(),
        round => {
            let id = if view.last_round { "board-last-round" } else { "bar-round" };
            locale.with(id, &[("round", round.into())])
        }
    }
}

/// Whoever is ranked in the regulation's first order, where the hall may see it and the federation's numbers that the
/// order needs are known.
pub fn ranked(view: &BoardView) -> Option<Vec<StandingsRow>> {
    if view.withheld.is_some() {
        return None;
    }
    let order = view.standings.orders.first()?;
    let constants = view.standings.constants_of(&order.value);
    if !missing(&order.value, &constants).is_empty() {
        return None;
    }
    rank(&view.standings.results, &order.value, &constants).ok()
}

/// Why there are no standings to be seen.
pub fn withheld(locale: &Locale, view: &BoardView) -> String {
    locale.say(match view.withheld {
        Some(Withheld::Game) => "board-withheld-game",
        Some(Withheld::Duties) | None => "board-withheld",
    })
}

/// What the standings are, for the line above them.
pub fn standings_title(locale: &Locale, view: &BoardView) -> String {
    let standings = &view.standings;
    let mut title = vec![locale.say("board-standings")];
    if let Some(order) = standings.orders.first() {
        // What the hall must know comes first.
        if view.withheld.is_none() && !standings.results.missing.is_empty() {
            let missing = standings.results.missing.len();
            title.push(locale.with("board-provisional", &[("count", missing.into())]));
        }
        let called = locale.rule(&order.value.title);
        let columns = order.value.columns();
        let by = columns.iter().take(BESIDE).map(|it| criterion(locale, &order.value, *it));
        let by = by.collect::<Vec<_>>().join(", ");
        // An order that is called by what it goes by does not say it twice.
        let by = (!called.contains(&by)).then_some(by);
        title.push(called);
        title.extend(by);
    }
    title.retain(|part| !part.is_empty());
    title.join(" · ")
}

impl BoardTable {
    /// Whether one plays here against nobody.
    fn alone(&self) -> bool {
        self.players.as_ref().is_some_and(|players| players[Side::B.index()].is_empty())
    }
}
