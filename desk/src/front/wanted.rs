// SPDX-License-Identifier: GPL-3.0-or-later
//! An arbiter's choice for the list of tables: their order, and a text to search for. The choice is part of the page's address, so
//! it holds for this page alone, needs no script, and survives a reload.

use std::fmt::Write as _;

use maud::{Markup, html};
use serde::Deserialize;
use zgoda_input::command::fold;
use zgoda_record::sentence::Row as _;

use super::super::line::Line;
use crate::render::shell::LIST;
use zgoda::page_words::PageWords;

/// Most letters of the text to be looked for.
const LONGEST: usize = 60;

/// The query in the address of the list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub(crate) struct Asked {
    /// Present after a link to the list, which is then shown even if it has a single table.
    pub(crate) tables: Option<String>,
    sort: Option<String>,
    find: Option<String>,
}

/// An order of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Order {
    /// Tables that wait for their arbiter first, then by number.
    #[default]
    Waiting,
    /// By the table's number.
    Number,
    /// By the state of the game: games that stand still first, then games in play, then finished ones.
    State,
}

impl Order {
    const ALL: [Order; 3] = [Order::Waiting, Order::Number, Order::State];

    const fn word(self) -> &'static str {
        match self {
            Order::Waiting => "waiting",
            Order::Number => "number",
            Order::State => "state",
        }
    }

    const fn line(self) -> Line {
        match self {
            Order::Waiting => Line::OrderWaiting,
            Order::Number => Line::OrderNumber,
            Order::State => Line::OrderState,
        }
    }
}

impl Asked {
    /// The order; an unknown one counts as the usual order.
    pub(super) fn order(&self) -> Order {
        let named = |order: &Order| Some(order.word()) == self.sort.as_deref();
        Order::ALL.into_iter().find(named).unwrap_or_default()
    }

    /// The words that must occur in a table's row.
    pub(super) fn words(&self) -> Vec<String> {
        let text = fold(&self.text());
        text.split_whitespace().map(str::to_owned).collect()
    }

    fn text(&self) -> String {
        let text = self.find.as_deref().unwrap_or_default().trim().chars();
        text.filter(|it| !it.is_control()).take(LONGEST).collect()
    }

    /// The address at which the page hears of changes.
    pub(super) fn stream(&self) -> String {
        let mut address = format!("/stream?sort={}&find=", self.order().word());
        for byte in self.text().bytes() {
            // Writing to a string does not fail.
            let _ = match byte.is_ascii_alphanumeric() {
                true => write!(address, "{}", char::from(byte)),
                false => write!(address, "%{byte:02X}"),
            };
        }
        address
    }

    /// The form, and the way back to the whole list.
    pub(super) fn form(&self, words: &PageWords) -> Markup {
        let say = |line: Line| line.text(words);
        html! {
            form .wanted method="get" action="/" {
                input type="hidden" name="tables" value="";
                p {
                    label for="sort" { (say(Line::Order)) }
                    select #sort name="sort" {
                        @for order in Order::ALL {
                            option value=(order.word()) selected[order == self.order()] { (say(order.line())) }
                        }
                    }
                }
                p {
                    label for="find" { (say(Line::Find)) }
                    input #find type="search" name="find" value=(self.text()) maxlength=(LONGEST) autocapitalize="none"
                        spellcheck="false" autocomplete="off" aria-describedby="find-hint";
                    span .hint #find-hint { (say(Line::FindHint)) }
                }
                button type="submit" { (say(Line::ShowSo)) }
                @if !self.text().is_empty() { p { a href=(LIST) { (say(Line::ShowAllTables)) } } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(sort: &str, find: &str) -> Asked {
        Asked {
            tables: None,
            sort: Some(sort.to_owned()),
            find: Some(find.to_owned()),
        }
    }

    #[test]
    fn an_order_that_is_unknown_is_the_usual_one() {
        assert_eq!(Asked::default().order(), Order::Waiting);
        assert_eq!(asked("by colour", "").order(), Order::Waiting);
        for order in Order::ALL {
            assert_eq!(asked(order.word(), "").order(), order);
        }
    }

    #[test]
    fn what_is_looked_for_is_bounded_and_written_safely_into_an_address() {
        let words = asked("number", "  NOWAK\u{7}  & 12 ").words();
        assert_eq!(words, ["nowak", "&", "12"]);
        assert_eq!(
            asked("number", "a&b=c d").stream(),
            "/stream?sort=number&find=a%26b%3Dc%20d"
        );
        let long = asked("number", &"x".repeat(500)).stream();
        assert_eq!(long.matches('x').count(), LONGEST);
    }
}
