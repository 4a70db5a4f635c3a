//! All tables of a desk: number, names, how far each is, and what raises it. Those that are raised come first, then they
//! stand by number; nothing else changes their order, and nothing else is told (Kodeks IV 1).

use maud::{Markup, html};
use zgoda_game::BySide;

use super::arbiter::{Line, attention, name, named};
use super::{Page, Region};
use crate::pages::words::PageWords;
use crate::sentence::{Row as _, rows};
use crate::session::view::ArbiterView;

rows! {
    /// Words of the list.
    #[derive(Clone, Debug)]
    pub(super) enum Listed in PageWords;

    Title => "tables-title";
    Table { table: String } => "tables-table";
    None => "tables-none";
}

/// A table of the list.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// As this desk's addresses name it.
    pub at: &'a str,
    /// Its number in the hall, where its event gives one.
    pub number: Option<u32>,
    /// What it shows; nothing while it is not reached.
    pub view: Option<&'a ArbiterView>,
}

/// All of them.
#[must_use]
pub fn list(tables: &[Table], words: &PageWords) -> Page {
    let mut tables = tables.to_vec();
    let raised = |table: &Table| table.view.is_some_and(|view| !view.attention.is_empty());
    tables.sort_by_key(|table| {
        let number = table.number.unwrap_or(u32::MAX);
        (!raised(table), number, table.at.to_owned())
    });
    let html = html! {
        @if tables.is_empty() { p { (Listed::None.text(words)) } }
        @else { ul.tables { @for table in &tables { li class=[raised(table).then_some("raised")] { (one(table, words)) } } } }
    };
    Page {
        title: Listed::Title.text(words),
        regions: vec![Region { id: "tables", html }],
    }
}

fn one(table: &Table, words: &PageWords) -> Markup {
    let say = |line: Line| line.text(words);
    let name = Listed::Table {
        table: name(table.number, table.at),
    };
    html! {
        h2 { a href={ "/t/" (table.at) } { (name.text(words)) } }
        @match table.view {
            None => p { (say(Line::NotReached)) },
            Some(view) => {
                @let public = &view.public;
                p { (say(Line::Names { names: BySide::from_fn(|side| named(public.names.get(side))) })) }
                p { (say(Line::Phase { phase: public.phase })) }
                @if !view.attention.is_empty() {
                    ul.attention {
                        @for what in &view.attention {
                            li { (say(attention(*what, view))) }
                        }
                    }
                }
            }
        }
    }
}
