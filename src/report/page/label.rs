//! What the tables, columns and values of a report are called: their messages. What has none shows its own name.

/// The title of a table.
pub(in crate::report) fn sheet(name: &'static str) -> &'static str {
    match name {
        "challenges" => "report-challenges",
        "words" => "report-words",
        "rulings" => "report-rulings",
        "changes" => "report-changes",
        "players" => "report-players",
        "rounds" => "report-rounds",
        "tables" => "report-tables",
        "judges" => "report-judges",
        "lists" => "report-lists",
        "no_slip" => "report-no-slip",
        "claim" => "report-claim",
        "sanction" => "report-sanction",
        "procedure" => "report-procedure",
        "presence" => "report-presence",
        "award" => "report-award",
        "correction" => "report-correction",
        "taken_back" => "report-taken-back",
        "power" => "report-power",
        "unreached" => "report-unreached",
        "duty" => "report-duty",
        "event" => "report-event",
        "games" => "report-games",
        "byes" => "report-byes",
        "standings" => "report-standings",
        "schedule" => "report-schedule",
        "hall" => "report-hall",
        "draws" => "report-draws",
        "moves" => "report-moves",
        _ => name,
    }
}

/// The head of a column.
pub(super) fn column(name: &'static str) -> &'static str {
    match name {
        "points" => "report-points",
        "a" => "report-side-a",
        "against" => "report-against",
        "against_upheld" => "report-against-upheld",
        "announced" => "report-announced",
        "awarded" => "report-awarded",
        "b" => "report-side-b",
        "begun" => "report-begun",
        "break" => "report-break",
        "by" => "report-by",
        "challenger" => "report-challenger",
        "challenges" => "report-all",
        "changed" => "report-changed",
        "changed_by" => "report-changed-by",
        "changes" => "report-changed-times",
        "cite" => "report-cite",
        "conceded" => "report-conceded",
        "contradicts" => "report-contradicts",
        "corrected" => "report-corrected",
        "decided" => "report-decided",
        "delivered" => "report-delivered",
        "edition" => "report-edition",
        "ended" => "report-ended",
        "entry" => "report-entry",
        "follows" => "report-follows",
        "games" => "report-played",
        "ground" => "report-ground",
        "handed_in" => "report-handed-in",
        "how" => "report-how",
        "last_result" => "report-last-result",
        "list" => "report-list",
        "longest" => "report-longest",
        "match" => "report-match",
        "match_a" => "report-match-a",
        "match_b" => "report-match-b",
        "median" => "report-median",
        "missing" => "report-missing",
        "moot" => "end-moot",
        "mover" => "report-mover",
        "name" => "report-name",
        "open" => "report-open",
        "overtime_a" => "report-overtime-a",
        "overtime_b" => "report-overtime-b",
        "p90" => "report-p90",
        "penalties_a" => "report-penalties-a",
        "penalties_b" => "report-penalties-b",
        "place" => "report-place",
        "place_points" => "standings-place-points",
        "play_began" => "report-play-began",
        "player" => "report-player",
        "points_a" => "report-points-a",
        "points_b" => "report-points-b",
        "raised" => "report-raised",
        "raised_all" => "report-raised-all",
        "rate" => "report-rate",
        "reason" => "report-reason",
        "reasons" => "report-reasons",
        "rejected" => "report-rejected",
        "round" => "report-round",
        "ruled" => "report-ruled",
        "since_press" => "report-since-press",
        "slip" => "report-slip",
        "sources" => "report-sources",
        "stands" => "report-stands",
        "table" => "report-table",
        "taken_back" => "report-counts-no-more",
        "tiles_a" => "report-tiles-a",
        "tiles_b" => "report-tiles-b",
        "time" => "report-time",
        "undelivered" => "report-undelivered",
        "upheld" => "report-upheld",
        "valid" => "report-valid",
        "waited" => "report-waited",
        "what" => "report-what",
        "withdrawn" => "report-withdrawn",
        "word" => "report-word",
        "words" => "report-challenged-words",
        _ => of_duplicate(name),
    }
}

/// The head of a column that only a duplicate game has.
fn of_duplicate(name: &'static str) -> &'static str {
    match name {
        "annulled" => "report-annulled",
        "changed_racks" => "report-changed-racks",
        "draw" => "report-draw",
        "number" => "report-number",
        "program" => "report-program",
        "rack" => "report-rack",
        "seed" => "report-seed",
        "square" => "report-square",
        "ties" => "report-ties",
        _ => name,
    }
}

/// One of a few values.
pub(super) fn code(name: &'static str) -> &'static str {
    match name {
        "upheld" => "ended-upheld",
        "rejected" => "ended-rejected",
        "conceded" => "ended-conceded",
        "withdrawn" => "ended-withdrawn",
        "mistaken" => "report-mistaken",
        "moot" => "report-moot",
        "open" => "report-open",
        "wrong_words" => "report-wrong-words",
        "misentered" => "entry-misentered",
        "struck" => "entry-struck",
        "overruled" => "report-overruled",
        "made_good" => "report-made-good",
        _ => name,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::locale::Locale;
    use crate::report::summary::{ColumnHead, JournalProof, Summary, sheets};
    use crate::rules::Catalogue;
    use crate::tournament::SlipEnding;

    #[test]
    fn every_table_column_and_value_has_a_name_of_its_own() {
        let rules = Catalogue::embedded().load("sss-2022", &BTreeMap::new()).expect("a ruleset");
        let summary = Summary::of([], &rules, JournalProof::default(), Locale::english());
        let all = sheets(&summary, &[]);
        assert!(all.len() > 15, "{}", all.len());
        for table in &all {
            assert_ne!(sheet(table.name), table.name);
            for head in &table.head {
                let ColumnHead::Column(name) = head else { continue };
                assert_ne!(column(name), *name, "{}", table.name);
            }
        }
        let ends = [
            SlipEnding::Upheld,
            SlipEnding::Rejected,
            SlipEnding::Conceded,
            SlipEnding::Withdrawn,
            SlipEnding::Mistaken,
            SlipEnding::Moot,
            SlipEnding::Open,
        ];
        for name in ends.map(SlipEnding::name).into_iter().chain([
            "wrong_words",
            "misentered",
            "overruled",
            "struck",
            "made_good",
        ]) {
            assert_ne!(code(name), name);
        }
    }
}
