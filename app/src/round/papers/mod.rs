// SPDX-License-Identifier: GPL-3.0-or-later
//! The printed papers of a round: cards for the tables, which show only what everybody may know, and slips for the arbiter, with
//! words that are stored nowhere else.
//!
//! The papers are HTML without scripts, for a printer and for a screen reader; the slips are plain text, too.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use zgoda_game::BySide;
use zgoda_record::event::DeskRole;
use zgoda_record::sentence::Row as _;

use super::line::Line;
use crate::page_words::PageWords;

/// The look of the papers, when printed and on a screen.
const STYLE: &str = include_str!("print.css");

/// Everything that is printed.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Papers {
    /// The name of the event.
    pub(super) event: Option<String>,
    /// The name of the round.
    pub(super) round: Option<String>,
    /// The number of each table, and the names of its players.
    pub(super) tables: Vec<(u32, BySide<String>)>,
    /// The slips of all tables.
    pub(super) slips: Vec<Slip>,
}

/// A slip as it is printed.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Slip {
    /// The whole words of the slip.
    pub(super) words: String,
    /// The role that the slip opens.
    pub(super) role: DeskRole,
    /// The round arbiter's name.
    pub(super) arbiter: Option<String>,
    /// The table and the names of its players; `None` on a slip for all tables.
    pub(super) table: Option<(u32, BySide<String>)>,
}

impl Papers {
    /// The cards. A card has the table's number and the names of the players: nothing secret, and nothing about a player's sight or
    /// needs.
    pub(super) fn cards(&self, words: &PageWords) -> String {
        let cards = html! {
            @for (number, names) in &self.tables {
                section class="card" {
                    h2 { (Line::Table { number: *number }.text(words)) }
                    (players(names, words))
                    @for line in self.event_lines(words) { p class="event" { (line) } }
                }
            }
        };
        self.page(words, &Line::CardsTitle.text(words), &cards)
    }

    /// The slips, to be cut.
    pub(super) fn slips(&self, words: &PageWords) -> String {
        let all = self.slips.len();
        let slips = html! {
            p class="note" { (Line::ForTheArbiter.text(words)) }
            @for (place, slip) in (1..).zip(&self.slips) {
                section class="slip" {
                    h2 { (slip.role(words)) }
                    p { (slip.place(words, self.tables.len())) }
                    @if let Some((_, names)) = &slip.table { (players(names, words)) }
                    p class="words" { (slip.words) }
                    p { (slip.opens(words)) }
                    p class="event" {
                        @for line in self.event_lines(words) { (line) " · " }
                        (Line::SlipOf { place, all }.text(words))
                    }
                }
            }
        };
        self.page(words, &Line::SlipsTitle.text(words), &slips)
    }

    /// The slips as lines of text, with an empty line between two slips.
    pub(super) fn slips_as_text(&self, words: &PageWords) -> String {
        let all = self.slips.len();
        let mut parts = vec![Line::SlipsTitle.text(words)];
        parts.extend(self.event_lines(words));
        parts.push(Line::ForTheArbiter.text(words));
        let mut text = format!("{}\n", parts.join("\n"));
        for (place, slip) in (1..).zip(&self.slips) {
            let mut lines = vec![
                Line::SlipOf { place, all }.text(words),
                slip.role(words),
                slip.place(words, self.tables.len()),
            ];
            if let Some((_, names)) = &slip.table {
                lines.extend(player_lines(names, words));
            }
            lines.push(Line::Words.text(words));
            lines.push(slip.words.clone());
            lines.push(slip.opens(words));
            text.push_str(&format!("\n{}\n", lines.join("\n")));
        }
        text
    }

    fn event_lines(&self, words: &PageWords) -> Vec<String> {
        let round = self.round.clone();
        let round = round.map(|round| Line::Round { round }.text(words));
        self.event.clone().into_iter().chain(round).collect()
    }

    fn page(&self, words: &PageWords, title: &str, sections: &Markup) -> String {
        let whole = html! {
            (DOCTYPE)
            html lang=(words.language.tag()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (title) }
                    style { (PreEscaped(STYLE)) }
                }
                body {
                    main {
                        h1 { (title) }
                        (sections)
                    }
                }
            }
        };
        whole.into_string()
    }
}

impl Slip {
    fn role(&self, words: &PageWords) -> String {
        Line::of_role(self.role, self.arbiter.as_deref()).text(words)
    }

    fn place(&self, words: &PageWords, tables: usize) -> String {
        match &self.table {
            Some((number, _)) => Line::Table { number: *number }.text(words),
            None => Line::AllTables { tables }.text(words),
        }
    }

    fn opens(&self, words: &PageWords) -> String {
        match self.table {
            Some(_) => Line::OpensOnce.text(words),
            None => Line::OpensOnceEach.text(words),
        }
    }
}

fn player_lines(names: &BySide<String>, words: &PageWords) -> Vec<String> {
    let line = |(side, name): (_, &String)| {
        let name = name.clone();
        Line::Player { side, name }.text(words)
    };
    names.iter().map(line).collect()
}

fn players(names: &BySide<String>, words: &PageWords) -> Markup {
    html! {
        ul class="players" {
            @for line in player_lines(names, words) { li { (line) } }
        }
    }
}
