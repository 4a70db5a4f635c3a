// SPDX-License-Identifier: GPL-3.0-or-later
//! The page of the check for screen readers, as a single file. Its lines are spoken through the same script as the lines of the
//! desk's pages.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use zgoda_record::sentence::Row as _;
use zgoda_speech::Language;
use zgoda_speech::catalogue::Catalogue;

use super::report::HEAD;
use super::step::{Heard, Place, Step};
use super::words::Line;
use crate::program::PROGRAM;

/// The script of the desk's pages. The page uses only its code for lines in live regions.
const OF_THE_DESK: &str = include_str!("../../../desk/src/desk.js");
const SCRIPT: &str = include_str!("page.js");
const STYLE: &str = include_str!("page.css");

/// The side of the board of the last step.
const SIDE: usize = 3;

/// The whole HTML file of the steps on a page.
pub(crate) fn page(language: Language) -> String {
    let words = Catalogue::new(language);
    let say = |line: Line| line.text(&words);
    let whole = html! {
        (DOCTYPE)
        html lang=(language.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (say(Line::PageTitle)) }
                style { (PreEscaped(STYLE)) }
            }
            body
                data-now-ms="0"
                data-head=(HEAD)
                data-program=(PROGRAM)
                data-language=(language.tag())
                data-sample=(say(Line::Sample))
                data-second=(say(Line::SecondSample))
                data-state-lost=(say(Line::PageStateLost))
            {
                header { p #connection role="status" { (say(Line::PageState)) } }
                main {
                    h1 { (say(Line::PageTitle)) }
                    p { (say(Line::PageIntroduction)) }
                    noscript { p { (say(Line::PageNeedsScripts)) } }
                    div #answers role="log" aria-label=(say(Line::PageLines)) {}
                    @for step in Step::of(Place::Page) { (section(step, &words)) }
                    section aria-labelledby="report-name" {
                        h2 #report-name { (say(Line::PageReport)) }
                        p #report-means { (say(Line::PageReportMeans)) }
                        textarea #report readonly rows="12"
                            aria-labelledby="report-name" aria-describedby="report-means" {}
                    }
                }
                script { (PreEscaped(OF_THE_DESK)) }
                script { (PreEscaped(SCRIPT)) }
            }
        }
    };
    whole.into_string()
}

/// The section of a step: its instruction, the elements with which to carry it out, and its question.
fn section(step: Step, words: &Catalogue) -> Markup {
    let say = |line: Line| line.text(words);
    let (number, steps) = (step.number(), Step::ALL.len());
    let name = format!("{}-name", step.word());
    html! {
        section data-step=(step.word()) data-number=(number) aria-labelledby=(name) {
            h2 id=(name) { (say(Line::Number { number, steps })) }
            p { (say(Line::of_step(step))) }
            @match step {
                Step::PageWhileTyping => {
                    label for="typing" { (say(Line::PageField)) }
                    input #typing data-begin autocomplete="off";
                },
                Step::PageBoard => (board(words)),
                _ => button type="button" data-begin { (say(Line::PageBegin { number })) },
            }
            fieldset {
                legend { (say(Line::PageAsk { number })) }
                @for heard in Heard::ALL {
                    label {
                        input type="radio" name=(step.word()) value=(heard.word());
                        " " (say(Line::of_answer(heard)))
                    }
                }
            }
        }
    }
}

/// A small board. Arrow keys move over its squares as on the desk's boards.
fn board(words: &Catalogue) -> Markup {
    let say = |line: Line| line.text(words);
    html! {
        table role="grid" aria-label=(say(Line::PageBoard)) {
            @for row in 0..SIDE {
                tr role="row" {
                    @for column in 0..SIDE {
                        @let number = row * SIDE + column + 1;
                        td role="gridcell" aria-label=(say(Line::Item { number }))
                            tabindex=(if number == 1 { "0" } else { "-1" })
                            { (number) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_each_of_its_steps_once_and_needs_nothing_beside_it() {
        for language in Language::ALL {
            let page = page(language);
            assert!(page.contains(&format!("<html lang=\"{}\">", language.tag())));
            for step in Step::ALL {
                let is_there = page
                    .matches(&format!("data-step=\"{}\"", step.word()))
                    .count();
                assert_eq!(
                    is_there,
                    usize::from(step.place() == Place::Page),
                    "{step:?}"
                );
            }
            let markup = page.split("<script>").next().unwrap();
            for elsewhere in ["src=", "href=", "@import", "http"] {
                assert!(!markup.contains(elsewhere), "{elsewhere}");
            }
            assert_eq!(
                page.matches("<input type=\"radio\"").count(),
                6 * Heard::ALL.len()
            );
        }
    }
}
