//! Forms: every act is one, so that pages work without scripts. What is done is a line as at the keyboard.

use maud::{Markup, html};

use super::line::Line;
use crate::pages::words::PageWords;
use crate::sentence::Row as _;

/// What the parts of a page are made with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Desk<'a> {
    /// The table, as addresses name it.
    pub(super) at: &'a str,
    /// What every form has.
    pub(super) key: &'a str,
    /// When what is shown was so.
    pub(super) ms: u64,
    /// How many half-moves stand on the page.
    pub(super) ply: usize,
    pub(super) words: &'a PageWords,
}

impl Desk<'_> {
    pub(super) fn say(&self, line: &Line) -> String {
        line.text(self.words)
    }

    /// A heading of a region.
    pub(super) fn heading(&self, line: &Line) -> Markup {
        html! { h2 { (self.say(line)) } }
    }

    /// A key that does this.
    pub(super) fn act(&self, line: &str, name: &Line) -> Markup {
        self.form(html! {
            input type="hidden" name="line" value=(line);
            button type="submit" { (self.say(name)) }
        })
    }

    /// The key of the clock, for a press after so many.
    pub(super) fn press(&self, line: &str, presses: u32, name: &Line) -> Markup {
        self.form(html! {
            input type="hidden" name="presses" value=(presses);
            input type="hidden" name="line" value=(line);
            button type="submit" { (self.say(name)) }
        })
    }

    /// The same, with what follows from it, which is read before the key is used. No two on a page have the same id.
    pub(super) fn grave_act(&self, line: &str, name: &Line, id: &str, means: &Line) -> Markup {
        self.form(html! {
            input type="hidden" name="line" value=(line);
            button type="submit" aria-describedby=(id) { (self.say(name)) }
            p.means id=(id) { (self.say(means)) }
        })
    }

    /// A field for what is to be done, and its key.
    pub(super) fn field(&self, field: &Field, label: &Line, name: &Line) -> Markup {
        self.form(html! {
            @if let Some(word) = field.word {
                input type="hidden" name="word" value=(word);
            }
            label for=(field.id) { (self.say(label)) }
            input id=(field.id) name="line" type="text" required maxlength="80" autocomplete="off"
                autocapitalize="none" spellcheck="false";
            button type="submit" { (self.say(name)) }
        })
    }

    fn form(&self, inside: Markup) -> Markup {
        html! {
            form.act method="post" action={ "/t/" (self.at) "/do" } {
                input type="hidden" name="key" value=(self.key);
                input type="hidden" name="ply" value=(self.ply);
                (inside)
            }
        }
    }
}

/// A field of a page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    /// Its id.
    pub(super) id: &'static str,
    /// The command that what is typed stands behind.
    pub(super) word: Option<&'static str>,
}
