// SPDX-License-Identifier: GPL-3.0-or-later
//! The steps of the check of a screen reader, and the possible answers to each.

/// A thing that a screen reader should say once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Step {
    /// A line that comes while nothing is typed.
    Line,
    /// The same line once more.
    Again,
    /// A line for each press of an arrow key.
    Arrow,
    /// The program's answer to a typed half-move.
    Typed,
    /// A line that comes while a half-move is half typed.
    WhileTyping,
    /// Words that are given to the reader through its own interface.
    Interface,
    /// A line of a page.
    PageLine,
    /// The same line of a page once more.
    PageAgain,
    /// Two lines of a page that come at once.
    PageTwo,
    /// A line of a page that comes while a field has the focus.
    PageWhileTyping,
    /// The state of a page, such as a lost connection.
    PageState,
    /// The squares of a board on a page, by arrow keys.
    PageBoard,
}

/// The place where a step is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The terminal of the check.
    Terminal,
    /// A page in a browser.
    Page,
}

impl Step {
    /// All steps, in their order.
    pub(crate) const ALL: [Step; 12] = [
        Step::Line,
        Step::Again,
        Step::Arrow,
        Step::Typed,
        Step::WhileTyping,
        Step::Interface,
        Step::PageLine,
        Step::PageAgain,
        Step::PageTwo,
        Step::PageWhileTyping,
        Step::PageState,
        Step::PageBoard,
    ];

    /// The steps of one place.
    pub(crate) fn of(place: Place) -> impl Iterator<Item = Step> {
        Step::ALL
            .into_iter()
            .filter(move |step| step.place() == place)
    }

    /// The place where the step is done.
    pub(crate) const fn place(self) -> Place {
        match self {
            Step::Line
            | Step::Again
            | Step::Arrow
            | Step::Typed
            | Step::WhileTyping
            | Step::Interface => Place::Terminal,
            Step::PageLine
            | Step::PageAgain
            | Step::PageTwo
            | Step::PageWhileTyping
            | Step::PageState
            | Step::PageBoard => Place::Page,
        }
    }

    /// The number of the step, from 1.
    pub(crate) const fn number(self) -> usize {
        (self as usize).saturating_add(1)
    }

    /// The word in a report and on a page.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Step::Line => "line",
            Step::Again => "again",
            Step::Arrow => "arrow",
            Step::Typed => "typed",
            Step::WhileTyping => "while-typing",
            Step::Interface => "interface",
            Step::PageLine => "page-line",
            Step::PageAgain => "page-again",
            Step::PageTwo => "page-two",
            Step::PageWhileTyping => "page-while-typing",
            Step::PageState => "page-state",
            Step::PageBoard => "page-board",
        }
    }
}

/// A person's answer about a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// Heard once, as it should be.
    Once,
    /// Heard twice or more.
    Twice,
    /// The line was not heard at all.
    NotAtAll,
    /// Heard in part, late, or as something else.
    Otherwise,
}

impl Heard {
    /// All answers, in the order of their keys: 1, 2, 3, 4.
    pub(crate) const ALL: [Heard; 4] =
        [Heard::Once, Heard::Twice, Heard::NotAtAll, Heard::Otherwise];

    /// The answer of a key.
    pub(crate) fn of_key(key: char) -> Option<Heard> {
        let place = usize::try_from(key.to_digit(10)?).ok()?.checked_sub(1)?;
        Heard::ALL.get(place).copied()
    }

    /// The word in a report and on a page.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Heard::Once => "once",
            Heard::Twice => "twice",
            Heard::NotAtAll => "not at all",
            Heard::Otherwise => "otherwise",
        }
    }
}
