//! What can be done on these pages, and that each act says what it is done on.

use super::*;

/// The forms of a page, each from its first sign to its last.
fn forms(page: &Page) -> Vec<String> {
    let text = text(page);
    let forms = text.split("<form").skip(1);
    forms
        .map(|form| form.split("</form>").next().unwrap().to_owned())
        .collect()
}

#[test]
fn every_form_has_its_key_and_the_half_moves_it_stands_for() {
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
            assert!(form.contains("name=\"ply\" value=\"200\""), "{form}");
            assert_eq!(form.matches("name=\"line\"").count(), 1, "{form}");
            assert_eq!(form.matches("<button type=\"submit\"").count(), 1, "{form}");
            seen += 1;
        }
    }
    assert_eq!(seen, 14);
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
    // But for what it stands for: the half-moves on the page, and how often was pressed.
    let longer = assistant(|view| {
        view.record = long_record();
        view.presses = Some(199);
    });
    let stands_for = |plies: u32, presses: u32| {
        let field = |name: &str, value: u32| format!("name=\"{name}\" value=\"{value}\"");
        field("ply", plies) + "><input type=\"hidden\" " + &field("presses", presses)
    };
    assert!(key.contains(&stands_for(2, 2)), "{key}");
    let of_another = region(&page_of(ASSISTANT, &longer), "press");
    let expected = key.replace(&stands_for(2, 2), &stands_for(200, 199));
    assert_eq!(of_another, expected);
}

#[test]
fn a_duty_that_the_event_does_not_give_has_no_key() {
    let lines = |duties: &[&str]| -> Vec<String> {
        let snapshot = assistant(|view| {
            view.duties = duties.iter().copied().map(str::to_owned).collect();
            // A table lets no other assistant press.
            view.presses = duties.contains(&"record_and_clock").then_some(4);
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
    for role in [ASSISTANT, HELPER, SCREEN, DeskRole::Face] {
        // The view of another role is no view either.
        for page in [
            page_in(Language::English, role, None),
            page_of(role, &kept("arbiter.json")),
        ] {
            assert!(text(&page).contains("Nothing is taken."));
            assert!(forms(&page).is_empty());
        }
    }
}
