// SPDX-License-Identifier: GPL-3.0-or-later
//! The sentences of the check.

use zgoda_record::sentence::rows;
use zgoda_speech::catalogue::Catalogue;

use super::step::{Heard, Step};

rows! {
    /// One sentence of the check.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum Line in Catalogue;

    /// The introduction: what the check is, where the answers go, and how the check is left.
    Begins { steps: usize, file: String } => "reader-check-begins";
    /// The number of the step, in front of its instruction.
    Number { number: usize, steps: usize } => "reader-check-number";
    DoOne => "reader-check-do-line";
    DoAgain => "reader-check-do-again";
    DoArrow => "reader-check-do-arrow";
    DoTyped => "reader-check-do-typed";
    DoWhileTyping => "reader-check-do-while-typing";
    DoInterface => "reader-check-do-interface";
    /// The reader has no interface here that the program knows.
    NoInterface => "reader-check-no-interface";
    /// The line that is to be heard.
    Sample => "reader-check-sample";
    /// Another line that is to be heard.
    SecondSample => "reader-check-second-sample";
    /// A line among several.
    Item { number: usize } => "reader-check-item";
    /// The question after each step, with the keys of its answers.
    Ask => "reader-check-ask";
    /// The report is written.
    Kept { file: String } => "reader-check-kept";
    /// The place of the other steps.
    OnPage => "reader-check-on-page";
    PageTitle => "reader-check-page-title";
    PageIntroduction => "reader-check-page-introduction";
    PageNeedsScripts => "reader-check-page-needs-scripts";
    PageDoOne => "reader-check-page-do-line";
    PageDoAgain => "reader-check-page-do-again";
    PageDoTwo => "reader-check-page-do-two";
    PageDoWhileTyping => "reader-check-page-do-while-typing";
    PageDoState => "reader-check-page-do-state";
    PageDoBoard => "reader-check-page-do-board";
    PageBegin { number: usize } => "reader-check-page-begin";
    PageField => "reader-check-page-field";
    PageLines => "reader-check-page-lines";
    PageState => "reader-check-page-state";
    PageStateLost => "reader-check-page-state-lost";
    PageBoard => "reader-check-page-board";
    PageAsk { number: usize } => "reader-check-page-ask";
    Once => "reader-check-once";
    Twice => "reader-check-twice";
    NotAtAll => "reader-check-not-at-all";
    Otherwise => "reader-check-otherwise";
    PageReport => "reader-check-page-report";
    PageReportMeans => "reader-check-page-report-means";
}

impl Line {
    /// The line that says what is to be done in a step.
    pub(super) const fn of_step(step: Step) -> Line {
        match step {
            Step::Line => Line::DoOne,
            Step::Again => Line::DoAgain,
            Step::Arrow => Line::DoArrow,
            Step::Typed => Line::DoTyped,
            Step::WhileTyping => Line::DoWhileTyping,
            Step::Interface => Line::DoInterface,
            Step::PageLine => Line::PageDoOne,
            Step::PageAgain => Line::PageDoAgain,
            Step::PageTwo => Line::PageDoTwo,
            Step::PageWhileTyping => Line::PageDoWhileTyping,
            Step::PageState => Line::PageDoState,
            Step::PageBoard => Line::PageDoBoard,
        }
    }

    /// The words of an answer.
    pub(super) const fn of_answer(heard: Heard) -> Line {
        match heard {
            Heard::Once => Line::Once,
            Heard::Twice => Line::Twice,
            Heard::NotAtAll => Line::NotAtAll,
            Heard::Otherwise => Line::Otherwise,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_record::sentence::examples::{each_is_one_sentence, each_key_has_a_row};

    #[test]
    fn everything_has_its_words_in_every_language() {
        let examples = Line::examples();
        each_is_one_sentence(&examples, Catalogue::new);
        let keys = examples.iter().map(|(key, _)| *key).collect();
        each_key_has_a_row("reader_check.ftl", "reader-check-", &keys);
    }
}
