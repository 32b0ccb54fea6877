//! Paper in the printer, and how many pieces of a size lie on a sheet of it.

/// A size of paper of the A series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Paper {
    /// 210 × 297 mm.
    A4,
    /// 148 × 210 mm.
    A5,
    /// 105 × 148 mm.
    A6,
    /// 74 × 105 mm.
    A7,
}

/// Pieces of one size on sheets of paper, to be cut apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    paper: Paper,
    steps: u32,
}

impl Paper {
    /// Width and height in millimetres, upright.
    pub fn millimetres(self) -> (u32, u32) {
        match self {
            Self::A4 => (210, 297),
            Self::A5 => (148, 210),
            Self::A6 => (105, 148),
            Self::A7 => (74, 105),
        }
    }
}

impl Layout {
    /// Pieces of a size on sheets of paper; none where a piece is larger than the sheet.
    pub fn new(paper: Paper, piece: Paper) -> Option<Self> {
        let steps = (piece as u32).checked_sub(paper as u32)?;
        Some(Self { paper, steps })
    }

    /// How many lie side by side, and how many below one another.
    pub fn grid(self) -> (usize, usize) {
        (1 << (self.steps / 2), 1 << self.steps.div_ceil(2))
    }

    /// How many lie on a sheet.
    pub fn each(self) -> usize {
        let (columns, rows) = self.grid();
        columns * rows
    }

    /// The rules of style for its sheets.
    pub(super) fn style(self) -> String {
        let ((width, height), (columns, rows)) = (self.paper.millimetres(), self.grid());
        // A hair less than the paper: whoever rounds up would begin another sheet.
        let high = f64::from(height) - 0.5;
        format!(
            "@page{{size:{width}mm {height}mm;margin:0}}.sheet{{width:{width}mm;height:{high}mm;\
             grid-template-columns:repeat({columns},1fr);grid-template-rows:repeat({rows},1fr)}}"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn smaller_pieces_halve_the_sheet_each_time() {
        let grid = |paper, piece| Layout::new(paper, piece).map(Layout::grid);
        assert_eq!(grid(Paper::A4, Paper::A4), Some((1, 1)));
        assert_eq!(grid(Paper::A4, Paper::A5), Some((1, 2)));
        assert_eq!(grid(Paper::A4, Paper::A6), Some((2, 2)));
        assert_eq!(grid(Paper::A4, Paper::A7), Some((2, 4)));
        assert_eq!(grid(Paper::A6, Paper::A7), Some((1, 2)));
        assert_eq!(grid(Paper::A6, Paper::A5), None);
    }
}
