//! The columns of the standings: place, name, club, games, and each criterion of the order that has room.

use crate::domain::NameOrder;
use crate::locale::Locale;
use crate::report::standings::{Row, cells, criterion, place};
use crate::rules::Standing;

use crate::tui::text;

/// The columns of the place, with the sign before it.
const PLACE: usize = 6;
/// The fewest columns in which a name is known again.
const NAME: usize = 16;

/// How wide the columns are: a name in full where it fits, the criteria from the first on as far as they do.
pub(in crate::tui) struct Columns {
    name: usize,
    names: NameOrder,
    club: usize,
    games: (String, usize),
    /// The head of each criterion that fits, and how wide it is.
    criteria: Vec<(String, usize)>,
}

impl Columns {
    pub(in crate::tui) fn of(
        locale: &Locale,
        rows: &[&Row],
        (order, names): (&Standing, NameOrder),
        wide: usize,
    ) -> Self {
        let longest = |of: fn(&Row) -> &str| rows.iter().map(|row| text::width(of(row))).max().unwrap_or(0);
        let (longest_name, clubs) = (longest(|row| &row.player), longest(|row| &row.club));
        let cells: Vec<Vec<String>> = rows.iter().map(|row| cells(locale, order, row)).collect();
        let games = locale.say("standings-games");
        let games = (games.clone(), text::width(&games).max(2) + 2);
        let mut left = wide.saturating_sub(PLACE + games.1 + longest_name.min(NAME) + 2);
        let mut fitting = Vec::new();
        for (at, it) in order.columns().into_iter().enumerate() {
            let head = criterion(locale, order, it);
            let shown = cells.iter().filter_map(|row| row.get(at)).map(|it| text::width(it)).max();
            let needs = text::width(&head).max(shown.unwrap_or(0)) + 2;
            if needs > left {
                break;
            }
            left -= needs;
            fitting.push((head, needs));
        }
        let name = longest_name.min(longest_name.min(NAME) + left);
        left = left.saturating_sub(name.saturating_sub(longest_name.min(NAME)));
        let club = if clubs > 0 && left >= NAME + 2 { clubs.min(left - 2) } else { 0 };
        Self { name, names, club, games, criteria: fitting }
    }

    pub(in crate::tui) fn head(&self, locale: &Locale) -> String {
        let mut line = format!("{}{}", " ".repeat(PLACE + 2), text::pad("", self.name));
        if self.club > 0 {
            line.push_str(&text::pad(&format!("  {}", locale.say("standings-club")), self.club + 2));
        }
        line.push_str(&text::pad_left(&self.games.0, self.games.1));
        for (head, wide) in &self.criteria {
            line.push_str(&text::pad_left(head, *wide));
        }
        line
    }

    pub(in crate::tui) fn line(&self, locale: &Locale, order: &Standing, row: &Row) -> String {
        let name = text::pad(&text::name(&row.player, self.names, self.name), self.name);
        let mut line = format!("{}  {name}", text::pad_left(&place(row), PLACE - 2));
        if self.club > 0 {
            line.push_str("  ");
            line.push_str(&text::pad(&text::cut(&row.club, self.club), self.club));
        }
        line.push_str(&text::pad_left(&row.games.to_string(), self.games.1));
        for ((_, wide), shown) in self.criteria.iter().zip(cells(locale, order, row)) {
            line.push_str(&text::pad_left(&shown, *wide));
        }
        line
    }
}
