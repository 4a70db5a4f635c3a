// SPDX-License-Identifier: GPL-3.0-or-later
//! Forms: every act is a form, so that pages work without scripts. An act is a line as at the keyboard.

use maud::{Markup, html};
use zgoda_record::sentence::Row as _;
use zgoda_table::view::Mark;

use super::line::Line;
use crate::render::common::after_key;
use zgoda::page_words::PageWords;

/// The data from which the parts of a page are made.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlayerPage<'a> {
    /// The table, as addresses name it.
    pub(super) at: &'a str,
    /// The key that every form has.
    pub(super) key: &'a str,
    /// The moment of the snapshot from which the page is made.
    pub(super) ms: u64,
    /// The mark that an answer carries, if a question is open.
    pub(super) answers: Option<Mark>,
    pub(super) words: &'a PageWords,
}

impl PlayerPage<'_> {
    pub(super) fn say(&self, line: &Line) -> String {
        line.text(self.words)
    }

    /// A heading of a region.
    pub(super) fn heading(&self, line: &Line) -> Markup {
        html! { h2 { (self.say(line)) } }
    }

    /// A key that sends this line.
    pub(super) fn act(&self, line: &str, name: &Line) -> Markup {
        self.form(html! {
            input type="hidden" name="line" value=(line);
            button type="submit" { (self.say(name)) }
        })
    }

    /// The words for the effect of a key.
    pub(super) fn after_key(&self, means: &Line) -> String {
        after_key(self.say(means), self.words)
    }

    /// A key that answers the present question, and no later one.
    pub(super) fn answer(&self, line: &str, name: &Line) -> Markup {
        self.form(html! {
            (self.answers())
            input type="hidden" name="line" value=(line);
            button type="submit" { (self.say(name)) }
        })
    }

    /// The mark that an answer carries.
    fn answers(&self) -> Markup {
        html! {
            @if let Some(mark) = self.answers {
                input type="hidden" name="answers" value=(mark);
            }
        }
    }

    /// The key of the clock; the mark names the state of the game for which the press is meant.
    pub(super) fn press(&self, mark: Mark, name: &Line) -> Markup {
        self.form(html! {
            input type="hidden" name="press" value=(mark);
            input type="hidden" name="line" value="press";
            button type="submit" { (self.say(name)) }
        })
    }

    /// A key with its consequence, which is read before the key is used. The id must be unique on the page.
    pub(super) fn grave_act(&self, line: &str, name: &Line, id: &str, means: &Line) -> Markup {
        self.form(html! {
            input type="hidden" name="line" value=(line);
            button type="submit" aria-describedby=(id) { (self.say(name)) }
            p.means id=(id) { (self.after_key(means)) }
        })
    }

    /// The field for half-moves. One key in it enters the typed half-move and presses the clock; if the field is empty, the key
    /// only presses.
    pub(super) fn entry(&self, field: &Field, label: &Line, press: Option<Mark>) -> Markup {
        let press_key = press.map(|_| "press-key");
        self.form(html! {
            label for=(field.id) { (self.say(label)) }
            input id=(field.id) name="line" type="text" required maxlength="80" autocomplete="off"
                autocapitalize="none" spellcheck="false" inputmode="text"
                data-press-key=[press.map(|_| "+")]
                aria-describedby=[press_key];
            button type="submit" { (self.say(&Line::Enter)) }
            @if let Some(id) = press_key {
                p.hint id=(id) { (self.say(&Line::PressKey)) }
            }
        })
    }

    /// A field for an act, and its key.
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
                (inside)
            }
        }
    }
}

/// A field of a page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    /// The id of the text field.
    pub(super) id: &'static str,
    /// The command that stands before the typed text.
    pub(super) word: Option<&'static str>,
}
