//! Signs for terminals whose font has none: the old console window of Windows with a raster font, very old terminals.

/// What stands for a sign that is no letter, as wide as it; letters and what is in every font stay.
pub(super) const fn ascii(sign: char) -> char {
    match sign {
        '─' | '━' | '–' | '—' | '−' => '-',
        '│' | '┃' | '▏' | '‖' => '|',
        '╭' | '╮' | '╰' | '╯' | '┏' | '┓' | '┗' | '┛' => '+',
        '█' | '■' | '▌' | '▐' | '▖'..='▟' => '#',
        '✓' | '↓' => 'v',
        '✗' | '×' => 'x',
        '↑' => '^',
        '▸' | '▶' | '→' | '›' | '»' => '>',
        '◂' | '←' | '⟨' | '«' => '<',
        '•' => '*',
        '…' | '·' | '▄' => '.',
        '◦' => 'o',
        '“' | '”' | '„' | '▀' => '"',
        '′' => '\'',
        '≡' => '=',
        '∴' => ':',
        sign => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_spelt_and_letters_stay() {
        let spelt: String = "╭ ✓ ČO ▏ § ΑΓΟΡΆ █▀▄ → ✗ ╯".chars().map(ascii).collect();
        assert_eq!(spelt, "+ v ČO | § ΑΓΟΡΆ #\". > x +");
    }
}
