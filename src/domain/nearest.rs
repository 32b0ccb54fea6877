//! "Did you mean": the nearest of some known words.

/// The known word that needs the fewest changes to become `written`; `None` where even that is another word.
pub(crate) fn nearest<'k>(written: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    let length = |word: &str| word.chars().count();
    known
        .into_iter()
        .map(|word| (distance(written, word), word))
        .min()
        .filter(|&(changes, word)| changes <= (length(word).max(length(written)) / 3).max(1))
        .map(|(_, word)| word)
}

/// Insertions, deletions, replacements and swaps of neighbours between two words.
fn distance(from: &str, to: &str) -> usize {
    let (from, to): (Vec<char>, Vec<char>) = (from.chars().collect(), to.chars().collect());
    let mut rows = vec![vec![0; to.len() + 1]; from.len() + 1];
    for i in 0..=from.len() {
        for j in 0..=to.len() {
            rows[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let replaced = rows[i - 1][j - 1] + usize::from(from[i - 1] != to[j - 1]);
                let swapped = i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1];
                let best = replaced.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
                if swapped { best.min(rows[i - 2][j - 2] + 1) } else { best }
            };
        }
    }
    rows[from.len()][to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_finger_is_recognised_and_another_word_is_not() {
        assert_eq!(nearest("budget", ["mode", "budget_s"]), Some("budget_s"));
        assert_eq!(nearest("opnes", ["opens", "phrase"]), Some("opens"));
        assert_eq!(nearest("note", ["is", "cite"]), None);
        assert_eq!(nearest("weather", ["opens", "phrase"]), None);
    }
}
