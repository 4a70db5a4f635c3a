// SPDX-License-Identifier: GPL-3.0-or-later
//! A protocol as HTML: one file that needs nothing beside it, to be printed on A4 and read section by section.
//!
//! The desk shows the same sections on a page of its own. The file has no scripts and loads nothing from elsewhere.

use std::fmt::Write as _;

use maud::{DOCTYPE, Markup, PreEscaped, Render, html};

use super::data::{Block, MoveRow, Part, Protocol, RecordRow, Section};

/// The look of a protocol on paper, and on a screen.
pub const STYLE: &str = include_str!("paper.css");

/// The sign between the two versions of a half-move that the records have differently.
const DIFFERS: &str = "≠";

impl Protocol {
    /// The protocol as an HTML file.
    #[must_use]
    pub fn html(&self) -> String {
        let whole = html! {
            (DOCTYPE)
            html lang=(self.lang) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light";
                    title { (self.title) ": " (self.foot) }
                    style { (PreEscaped(STYLE)) (PreEscaped(self.foot_of_each_page())) }
                }
                body .paper {
                    main {
                        h1 { (self.title) }
                        (self.sections())
                    }
                }
            }
        };
        whole.into_string()
    }

    /// The list of contents, and the sections themselves.
    pub fn sections(&self) -> Markup {
        html! {
            div .protocol lang=(self.lang) {
                nav .contents aria-label=(self.contents) {
                    ul {
                        @for section in &self.sections {
                            li { a href={ "#" (section.part.id()) } { (section.heading) } }
                        }
                    }
                }
                @if let Some(left_out) = &self.left_out { p .left-out { strong { (left_out) } } }
                @for section in &self.sections { (of(section)) }
            }
        }
    }

    /// The foot of each page, so that a single sheet still names its game.
    fn foot_of_each_page(&self) -> String {
        let foot = in_style(&self.foot);
        format!("@page {{ @bottom-left {{ content: \"{foot}\"; }} }}\n")
    }
}

/// A text between quotation marks of a style sheet: a character that is no letter or digit of ASCII stands there by its
/// number, so that nothing ends the text.
fn in_style(text: &str) -> String {
    let mut written = String::new();
    for letter in text.chars() {
        if letter.is_ascii_alphanumeric() {
            written.push(letter);
        } else {
            // Writing to a string does not fail.
            let _ = write!(written, "\\{:06X}", u32::from(letter));
        }
    }
    written
}

fn of(section: &Section) -> Markup {
    let id = section.part.id();
    html! {
        section class=(id) aria-labelledby=(id) {
            h2 id=(id) tabindex="-1" { (section.heading) }
            @match section.part {
                Part::Happened => (happened(&section.blocks)),
                Part::Settings => (list(&section.blocks)),
                _ => { @for block in &section.blocks { (shown(block, section.part)) } }
            }
        }
    }
}

/// The events, in their order; where nothing happened, a sentence.
fn happened(blocks: &[Block]) -> Markup {
    let any = blocks.iter().any(|it| matches!(it, Block::At { .. }));
    html! {
        @if any {
            ol .events { @for block in blocks { li { (shown(block, Part::Happened)) } } }
        } @else {
            @for block in blocks { (shown(block, Part::Happened)) }
        }
    }
}

/// The blocks, with consecutive items as a list.
fn list(blocks: &[Block]) -> Markup {
    let is_item = |block: &Block| matches!(block, Block::Item(_));
    html! {
        @for run in blocks.chunk_by(|one, next| is_item(one) == is_item(next)) {
            @if run.first().is_some_and(is_item) {
                ul { @for block in run { @if let Block::Item(item) = block { li { (item) } } } }
            } @else {
                @for block in run { (shown(block, Part::Settings)) }
            }
        }
    }
}

fn shown(block: &Block, part: Part) -> Markup {
    let id = part.id();
    match block {
        Block::Line(line) => html! { p { (text(line)) } },
        Block::Item(item) => html! { ul { li { (item) } } },
        Block::At { time, what, below } => html! {
            p .time { (time) " UTC" }
            div .what { p { (text(what)) } (list(below)) }
        },
        Block::Records {
            head,
            arbiters,
            rows,
        } => records(head, arbiters.as_deref(), rows),
        Block::Clocks { head, rows } => html! {
            table aria-labelledby=(id) {
                (titles(head))
                tbody {
                    @for [time, what, white, black] in rows {
                        tr {
                            td { (time) }
                            th scope="row" { (what) }
                            td .clock { (white) }
                            td .clock { (black) }
                        }
                    }
                }
            }
        },
        Block::Moves { head, rows } => moves(head, rows, id),
        Block::Signatures { paper, places } => html! {
            div .sign {
                p { (paper) }
                ul { @for place in places { li { (place) } } }
            }
        },
    }
}

/// A sentence as HTML. A line end never tears a half-move, and tears a position only between two of its squares.
fn text(sentence: &str) -> Markup {
    let is_half_move = |word: &str| {
        let digit = |it: Option<char>| it.is_some_and(|it| it.is_ascii_digit());
        let parts = word.split_once('-');
        parts.is_some_and(|(from, to)| digit(from.chars().last()) && digit(to.chars().next()))
    };
    html! {
        @for word in sentence.split_inclusive(' ') {
            @if is_half_move(word) {
                // A line may end after the half-move.
                span .whole { (word.trim_end()) } @if word.ends_with(' ') { " " }
            } @else {
                @for (number, piece) in word.split_inclusive(',').enumerate() {
                    @if number > 0 && !piece.trim().is_empty() { wbr; }
                    (piece)
                }
            }
        }
    }
}

fn titles(head: &[impl Render]) -> Markup {
    html! { thead { tr { @for title in head { th scope="col" { (title) } } } } }
}

fn records(head: &[String; 4], arbiters: Option<&str>, rows: &[RecordRow]) -> Markup {
    let [number, white, black, differs] = head.each_ref().map(String::as_str);
    let all = [
        Some(number),
        Some(white),
        Some(black),
        arbiters,
        Some(differs),
    ];
    let all: Vec<&str> = all.into_iter().flatten().collect();
    html! {
        table .records {
            (titles(&all))
            tbody {
                @for (ply, row) in (1_usize..).zip(rows) {
                    tr .parts[row.parts] {
                        th scope="row" { (ply) }
                        td { (row.white) }
                        td { (row.black) }
                        @if arbiters.is_some() { td { (row.arbiters) } }
                        td { @if row.parts { span aria-hidden="true" { (DIFFERS) " " } (differs) } }
                    }
                }
            }
        }
    }
}

fn moves(head: &[String; 3], rows: &[MoveRow], id: &str) -> Markup {
    let half_move = |text: &Option<String>| text.clone().unwrap_or_else(|| "…".to_owned());
    html! {
        table .moves aria-labelledby=(id) {
            (titles(head))
            tbody {
                @for row in rows {
                    tr {
                        th scope="row" { (row.number) "." }
                        td { (half_move(&row.white)) }
                        td { (half_move(&row.black)) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn protocol() -> Protocol {
        let heading = |part: Part| Section {
            part,
            heading: format!("<{}>", part.id()),
            above: None,
            blocks: Vec::new(),
        };
        let at = Block::At {
            time: "2026-05-01 14:03:10".to_owned(),
            what: "Records compared & read".to_owned(),
            below: vec![
                Block::Line("Reason: none.".to_owned()),
                Block::Records {
                    head: ["No.", "White", "Black", "Differ"].map(str::to_owned),
                    arbiters: Some("Arbiter's".to_owned()),
                    rows: vec![RecordRow {
                        white: "34-30".to_owned(),
                        black: "35-30".to_owned(),
                        arbiters: "34-30".to_owned(),
                        parts: true,
                    }],
                },
            ],
        };
        Protocol {
            lang: "pl".to_owned(),
            title: "Protokół".to_owned(),
            foot: "A</style>\"\\ — B".to_owned(),
            contents: "Sections".to_owned(),
            left_out: Some("Left <out>".to_owned()),
            sections: vec![
                heading(Part::Game),
                Section {
                    blocks: vec![at],
                    ..heading(Part::Happened)
                },
            ],
        }
    }

    #[test]
    fn a_file_has_its_language_one_title_and_a_link_to_each_section() {
        let html = protocol().html();
        assert!(html.contains("<html lang=\"pl\">"), "{html}");
        assert_eq!(html.matches("<h1>").count(), 1);
        for id in ["game", "happened"] {
            let link = format!("<a href=\"#{id}\">&lt;{id}&gt;</a>");
            assert!(html.contains(&link), "{html}");
            assert_eq!(html.matches(&format!("<h2 id=\"{id}\"")).count(), 1);
        }
        assert!(html.contains("Records compared &amp; read"));
        assert!(html.contains("Left &lt;out&gt;"));
        let row = "<th scope=\"row\">1</th><td>34-30</td><td>35-30</td><td>34-30</td>";
        assert!(html.contains("<th scope=\"col\">Arbiter's</th>"), "{html}");
        assert!(html.contains(row), "{html}");
        assert!(html.contains("</span>Differ</td>"), "{html}");
    }

    #[test]
    fn no_half_move_and_no_square_is_torn() {
        let html = text("Struck out: 37-32 10-14, start W:W31,32:B1 <, it - 4").into_string();
        let expected = "Struck out: <span class=\"whole\">37-32</span> <span class=\"whole\">10-14,</span> start \
            W:W31,<wbr>32:B1 &lt;, it - 4";
        assert_eq!(html, expected);
    }

    #[test]
    fn nothing_runs_and_nothing_comes_from_elsewhere() {
        let html = protocol().html();
        for wrong in [
            "<script", "<link", "src=", "http:", "https:", "url(", "@import",
        ] {
            assert!(!html.contains(wrong), "{wrong}");
        }
    }

    #[test]
    fn a_name_ends_no_style_sheet() {
        let html = protocol().html();
        assert_eq!(html.matches("</style>").count(), 1);
        let foot = "A\\00003C\\00002Fstyle\\00003E\\000022\\00005C\\000020\\002014\\000020B";
        assert!(html.contains(foot), "{html}");
    }
}
