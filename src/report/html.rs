//! The frame of every page that is written: the same head, whatever stands on it.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::locale::Locale;

/// A page on its way to a file.
pub(super) struct Frame<'f> {
    /// The language of the page.
    pub locale: &'f Locale,
    /// What stands in the window's title.
    pub title: &'f str,
    /// Its rules of style, one behind the other.
    pub style: &'f [&'f str],
    /// Seconds after which a browser loads it again; never where there are none.
    pub again: Option<u16>,
}

impl Frame<'_> {
    /// The page with what stands in its body.
    pub(super) fn around(&self, body: &Markup) -> String {
        let page = html! {
            (DOCTYPE)
            html lang=(self.locale.tag()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="generator" content=(concat!("ephor ", env!("CARGO_PKG_VERSION")));
                    @if let Some(seconds) = self.again { meta http-equiv="refresh" content=(seconds); }
                    title { (self.title) }
                    style { @for part in self.style { (PreEscaped(part)) } }
                }
                body { (body) }
            }
        };
        page.into_string()
    }
}
