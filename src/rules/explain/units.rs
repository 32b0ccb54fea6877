//! Which values are lengths of time: milliseconds inside, seconds in the file.

/// The values whose numbers are milliseconds inside and seconds in the file.
const DURATIONS: [&str; 17] = [
    "time.budget",
    "time.budget_options",
    "time.budget_range",
    "time.warn_at",
    "time.overtime.per",
    "time.overtime.max",
    "time.move_cap.limit",
    "time.move_cap.warn_before",
    "clock.grants.amount",
    "clock.grants.budget",
    "challenge.courtesy",
    "closers.after",
    "late.clock_after",
    "late.forfeit_after",
    "session.base",
    "results.last_round",
    "start.gap",
];

/// Whether what stands under this path is a length of time.
pub(super) fn lasts(path: &str) -> bool {
    let mut plain = String::new();
    let mut counted = false;
    for c in path.chars() {
        counted = (counted || c == '[') && c != ']';
        if !counted && c != ']' {
            plain.push(c);
        }
    }
    let whole =
        |of: &&str| plain == **of || (of.starts_with("closers") && plain.ends_with(&format!(".{of}")));
    DURATIONS.iter().any(whole)
}

/// Milliseconds as the file writes them.
pub(super) fn seconds(millis: &str) -> String {
    let Ok(millis) = millis.parse::<i64>() else { return millis.to_owned() };
    let sign = if millis < 0 { "-" } else { "" };
    match (millis.unsigned_abs() / 1000, millis.unsigned_abs() % 1000) {
        (whole, 0) => format!("{sign}{whole}"),
        (whole, part) => format!("{sign}{whole}.{part:03}"),
    }
}
