// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of the acts that people can do on these pages, and of the marks by which an act tells which state its page showed.

use super::*;

/// The forms of a page, each as its whole HTML.
fn forms(page: &Page) -> Vec<String> {
    let text = text(page);
    let forms = text.split("<form").skip(1);
    forms
        .map(|form| form.split("</form>").next().unwrap().to_owned())
        .collect()
}

#[test]
fn every_form_has_its_key_and_says_what_is_done() {
    let mut seen = 0;
    for (role, snapshot) in everything() {
        for form in forms(&page_of(role, &snapshot)) {
            assert!(
                form.contains("method=\"post\" action=\"/t/3/do\""),
                "{form}"
            );
            assert!(
                form.contains("name=\"key\" value=\"anti-forgery\""),
                "{form}"
            );
            assert_eq!(form.matches("name=\"line\"").count(), 1, "{form}");
            assert_eq!(form.matches("<button type=\"submit\"").count(), 1, "{form}");
            seen += 1;
        }
    }
    assert_eq!(seen, 36);
}

fn mark(pressed: u32) -> Mark {
    Mark::of_press(Salt::default(), 200, pressed)
}

/// The page has the means to answer the question on it, and no other question.
#[test]
fn every_answer_carries_its_question() {
    let answers = Mark::of_answer(Salt::default(), "a draw?");
    let page = page_of(
        SEAT,
        &seat(|view| {
            view.asks = vec!["ask-draw".to_owned()];
            view.answers = Some(answers);
        }),
    );
    let asks = region(&page, "asks");
    let carried = format!("name=\"answers\" value=\"{answers}\"");
    assert_eq!(asks.matches(&carried).count(), 2, "{asks}");
    for line in ["yes", "no"] {
        assert!(
            asks.contains(&format!("name=\"line\" value=\"{line}\"")),
            "{asks}"
        );
    }
    // An assistant cannot answer for their player.
    let assistant = assistant(|view| view.asks = vec!["ask-draw".to_owned()]);
    let asks = region(&page_of(ASSISTANT, &assistant), "asks");
    assert!(!asks.contains("<form"), "{asks}");
}

/// The page that shows the preparation shows the question that is asked before the first move, but no means to answer it, because
/// the question is answered at the table.
#[test]
fn the_question_before_the_first_move_stands_with_it() {
    let before = Some(Prepared {
        what: PreparedItem::OwnBoards,
        board: None,
        side: None,
    });
    let asks = || vec!["ask-before".to_owned()];
    let pages = [
        page_of(
            ASSISTANT,
            &assistant(|view| (view.asks, view.before) = (asks(), before)),
        ),
        page_of(
            SEAT,
            &seat(|view| (view.asks, view.before) = (asks(), before)),
        ),
        page_of(
            SCREEN,
            &player(|view| (view.asks, view.before) = (asks(), before)),
        ),
    ];
    for page in pages {
        let asks = region(&page, "asks");
        let question = "Does each side play on a board of its own?";
        assert!(asks.contains(question), "{asks}");
        assert!(!asks.contains("<form"), "{asks}");
    }
}

/// The page shows the answer of the event file below the question that confirms it, in the words of the table.
#[test]
fn what_one_yes_would_settle_stands_below_its_question() {
    let written = [
        (PreparedItem::OwnBoards, None, PreparedAnswer::Yes),
        (
            PreparedItem::Medium,
            Some(Side::White),
            PreparedAnswer::Braille,
        ),
    ];
    let written: Vec<AsWritten> = written
        .into_iter()
        .map(|(what, side, answer)| AsWritten {
            asked: Prepared {
                what,
                board: None,
                side,
            },
            answer,
        })
        .collect();
    let asks = || vec!["ask-as-written".to_owned()];
    let pages = [
        page_of(
            ASSISTANT,
            &assistant(|view| (view.asks, view.as_written) = (asks(), written.clone())),
        ),
        page_of(
            SEAT,
            &seat(|view| (view.asks, view.as_written) = (asks(), written.clone())),
        ),
        page_of(
            SCREEN,
            &player(|view| (view.asks, view.as_written) = (asks(), written.clone())),
        ),
    ];
    for page in pages {
        let asks = region(&page, "asks");
        assert!(asks.contains("as the event file has it?"), "{asks}");
        for words in [
            "<li>Each side plays on a board of its own</li>",
            "<li>White, the record is kept in braille</li>",
        ] {
            assert!(asks.contains(words), "{asks}");
        }
        assert!(!asks.contains("<form"), "{asks}");
    }
}

#[test]
fn the_key_of_the_clock_is_the_same_whatever_happens() {
    let quiet = assistant(|view| view.asks.clear());
    let loud = assistant(|view| {
        view.side = Side::Black;
        view.duties = vec!["record_and_clock".to_owned()];
        view.public.phase = Phase::Over;
        view.public.recorded = false;
        view.public.draw_offered = Some(Side::Black);
        let clock = view.clock.as_mut().unwrap();
        clock.flags.white = true;
        clock.clock.running = Some(Side::Black);
        clock.clock.since_ms = Some(0);
        view.carry_out = None;
        view.count = Some(BySide { white: 1, black: 1 });
        view.asks = vec!["ask-correction".to_owned(), "complete-record".to_owned()];
        let longest = long_record();
        view.record = longest[..view.record.len()].to_vec();
    });
    let key = region(&page_of(ASSISTANT, &quiet), "press");
    let other = DeskRole::Assistant(Side::Black);
    assert_eq!(key, region(&page_of(other, &loud), "press"));
    assert!(key.contains("value=\"press\""), "{key}");
    // The pages are the same except for the mark of the game's state, which reveals nothing.
    let longer = assistant(|view| {
        view.record = long_record();
        view.press = Some(mark(199));
    });
    let stands_for = |mark: Mark| format!("name=\"press\" value=\"{mark}\"");
    let of = |snapshot: &Snapshot| match &snapshot.table {
        TableView::Assistant(view) => stands_for(view.press.unwrap()),
        _ => panic!("an assistant's"),
    };
    assert!(key.contains(&of(&quiet)), "{key}");
    let of_another = region(&page_of(ASSISTANT, &longer), "press");
    assert_eq!(of_another, key.replace(&of(&quiet), &stands_for(mark(199))));
}

#[test]
fn a_duty_that_the_event_does_not_give_has_no_key() {
    let lines = |duties: &[&str]| -> Vec<String> {
        let snapshot = assistant(|view| {
            view.duties = duties.iter().copied().map(str::to_owned).collect();
            // A table lets only assistants with this duty press.
            view.press = duties.contains(&"record_and_clock").then(|| mark(4));
        });
        let forms = forms(&page_of(ASSISTANT, &snapshot));
        let line = |form: &String| {
            let (_, rest) = form.split_once("name=\"line\" ").unwrap();
            rest.split_once("value=\"")
                .map_or("", |(_, it)| it.split('"').next().unwrap())
                .to_owned()
        };
        forms.iter().map(line).collect()
    };
    assert_eq!(lines(&[]), ["last", "call"]);
    assert_eq!(lines(&["flag"]), ["last", "call", "claim flag"]);
    let all = ["opponents_board", "own_board", "record_and_clock", "flag"];
    assert_eq!(lines(&all), ["", "", "last", "press", "call", "claim flag"]);
}

#[test]
fn a_table_that_is_not_reached_offers_no_act() {
    for role in [ASSISTANT, HELPER, SCREEN, SEAT, DeskRole::Face] {
        // The view of another role counts as no view.
        for page in [
            page_in(Language::English, role, None),
            page_of(role, &kept("arbiter.json")),
        ] {
            assert!(text(&page).contains("Nothing is taken."));
            assert!(forms(&page).is_empty());
        }
    }
}
