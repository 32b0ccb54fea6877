//! Drawing everything anew.

use std::io;

use ratatui::Terminal;
use ratatui::backend::Backend;
use ratatui::style::{Modifier, Style};

/// Makes the next frame write every cell, for the terminal cannot be asked what is in it.
pub(super) fn paint_over<B: Backend>(terminal: &mut Terminal<B>) -> io::Result<()>
where
    io::Error: From<B::Error>,
{
    let hidden = Style::new().add_modifier(Modifier::HIDDEN);
    terminal.draw(|frame| {
        let area = frame.area();
        frame.buffer_mut().set_style(area, hidden);
    })?;
    Ok(())
}
