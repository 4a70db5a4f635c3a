// SPDX-License-Identifier: GPL-3.0-or-later
//! The open questions to the reader of the page, by their kinds in the transcript, and the keys that answer them.
//!
//! The table decides which person's answer counts. A question that only a player answers in person has no key here (Kodeks
//! VIII 4.1).

use maud::{Markup, html};
use zgoda_table::view::{AsWritten, Prepared};

use super::form::{Field, PlayerPage};
use super::line::Line;
use crate::render::common::{board_asked, sentence};
use crate::render::shown::Region;

/// The ways in which a question can be answered on this page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answering {
    ByKeys,
    /// By keys, including the questions that a player answers in person.
    InPerson,
    Elsewhere,
}

/// The way in which a question is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answers {
    YesNo,
    Sides,
    Sheet,
    Words,
    /// Answered by a player in person, by yes or no.
    Player,
    /// Only shown, or answered at the table.
    None,
}

/// The question that is asked before the first move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Before<'a> {
    /// The question that the page asks now.
    pub(super) asked: Option<&'a Prepared>,
    /// The answers of the event file that are read out with the question, if one yes settles them all.
    pub(super) written: &'a [AsWritten],
}

pub(super) fn region(
    kinds: &[String],
    before: Before<'_>,
    answering: Answering,
    page: &PlayerPage,
) -> Region {
    // All questions share one field for words.
    let words = kinds.iter().any(|kind| asked(kind).1 == Answers::Words);
    let field = Field {
        id: "answer-line",
        word: None,
    };
    Region {
        id: "asks",
        html: html! {
            @if !kinds.is_empty() {
                (page.heading(&Line::Asked))
                @for (place, kind) in kinds.iter().enumerate() {
                    @let (line, answers) = asked(kind);
                    div.asked role="group" aria-labelledby={ "asked-" (place) } {
                        p id={ "asked-" (place) } { (page.say(&line)) }
                        // The question is answered at the table, and only shown here.
                        @if let (Line::AskBefore, Some(asked)) = (&line, before.asked) {
                            p.question { (question(asked, page)) }
                        }
                        @if matches!(line, Line::AskAsWritten) {
                            ul { @for written in before.written { li { (answered(written, page)) } } }
                        }
                        (keys(answers, answering, page))
                    }
                }
                @if words && answering != Answering::Elsewhere {
                    (page.field(&field, &Line::AnswerLabel, &Line::Answer))
                }
            }
        },
    }
}

/// The question before the first move, as it is asked at the table.
fn question(before: &Prepared, page: &PlayerPage) -> String {
    let Prepared { what, board, side } = *before;
    let board = board_asked(board, side).to_owned();
    sentence(&page.say(&Line::BeforeQuestion { item: what, board }))
}

/// The answer of the event file, as it is read out at the table.
fn answered(written: &AsWritten, page: &PlayerPage) -> String {
    let Prepared { what, board, side } = written.asked;
    sentence(&page.say(&Line::AsWritten {
        item: what,
        board: board_asked(board, side).to_owned(),
        answer: written.answer,
    }))
}

fn keys(answers: Answers, answering: Answering, page: &PlayerPage) -> Markup {
    let keys: &[(&str, Line)] = match answers {
        _ if answering == Answering::Elsewhere => &[],
        Answers::Player if answering == Answering::ByKeys => &[],
        Answers::YesNo | Answers::Player => &[("yes", Line::Yes), ("no", Line::No)],
        Answers::Sides => &[("white", Line::White), ("black", Line::Black)],
        Answers::Sheet => &[
            ("yes", Line::Yes),
            ("no", Line::No),
            ("unreadable", Line::Unreadable),
        ],
        Answers::Words | Answers::None => &[],
    };
    html! { @for (line, name) in keys { (page.answer(line, name)) } }
}

fn asked(kind: &str) -> (Line, Answers) {
    match kind {
        "ask-before" => (Line::AskBefore, Answers::None),
        "ask-as-written" => (Line::AskAsWritten, Answers::None),
        "play-is-stopped" => (Line::AskStopped, Answers::None),
        "clock-not-started" => (Line::AskClock, Answers::None),
        "which-way" => (Line::AskWhichWay, Answers::Words),
        "ask-board-ahead" => (Line::AskBoardAhead, Answers::YesNo),
        "ask-orientation" => (Line::AskOrientation, Answers::YesNo),
        "ask-draw" => (Line::AskDraw, Answers::Player),
        "ask-resign" => (Line::AskResign, Answers::Player),
        "ask-quit" => (Line::AskQuit, Answers::None),
        "ask-check" => (Line::AskCheck, Answers::Player),
        "ask-whose" => (Line::AskWhose, Answers::Sides),
        "ask-correction" => (Line::AskCorrection, Answers::YesNo),
        "ask-undo" => (Line::AskUndo, Answers::None),
        "ask-new-game" => (Line::AskNewGame, Answers::None),
        "ask-walk-back" => (Line::AskWalkBack, Answers::None),
        "complete-record" => (Line::AskComplete, Answers::None),
        "record-read-out" => (Line::AskReadOut, Answers::Sheet),
        _ => (Line::AskOther, Answers::Words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_speech::Message;

    /// Each question that can be open has a sentence of its own.
    #[test]
    fn every_question_of_the_transcript_has_its_sentence() {
        let asked_of_others = ["ask-result", "ask-go-on"];
        let questions = Message::KINDS
            .iter()
            .filter(|kind| kind.starts_with("ask-") && !asked_of_others.contains(*kind));
        let others = [
            "play-is-stopped",
            "clock-not-started",
            "which-way",
            "complete-record",
            "record-read-out",
        ];
        for kind in questions.chain(&others) {
            assert!(Message::KINDS.contains(kind), "{kind}");
            assert!(!matches!(asked(kind).0, Line::AskOther), "{kind}");
        }
    }
}
