// SPDX-License-Identifier: GPL-3.0-or-later
//! The record has the actor of each event: an arbiter's event names the owner of the code that opened the words, and an act that
//! another person asked for in the arbiter's name is put down to an unknown hand.

use std::time::Duration;

use zgoda_input::hands::stroke::Key;
use zgoda_record::event::{Actor, Body, CodeOf, Event};
use zgoda_record::mode::Mode;
use zgoda_scenarios::script::PageAct;
use zgoda_scenarios::{Settings, World};

fn official() -> World {
    World::new(Settings {
        mode: Mode::Official,
        pin: Some("2468".to_owned()),
        ..Settings::default()
    })
}

fn who(events: &[Event], kind: &str) -> Vec<(Option<Actor>, Option<CodeOf>)> {
    let of_kind = events.iter().filter(|event| event.body.kind() == kind);
    of_kind.map(|event| (event.actor, event.code)).collect()
}

#[test]
fn an_arbiters_event_names_the_code_and_nobody_elses_does() {
    let mut world = official();
    for line in [
        "arbiter: press",
        "arbiter 1111",
        "arbiter 2468",
        "white: stop",
        "stop",
        "arbiter done",
        "assistant: boards now",
    ] {
        world.type_line(line);
    }
    world.run(Duration::from_secs(5));
    let (events, ..) = world.killed();
    let chief = (Some(Actor::Arbiter), Some(CodeOf::Chief));
    assert_eq!(who(&events, "play-stopped"), [chief]);
    assert_eq!(
        who(&events, "arbiter-words"),
        [(Some(Actor::UnknownHand), None), chief, chief]
    );
    let refused: Vec<_> = events
        .iter()
        .filter(|event| matches!(event.body, Body::Refused { .. }))
        .map(|event| event.actor)
        .collect();
    assert_eq!(
        refused,
        [
            Some(Actor::UnknownHand),
            Some(Actor::White),
            Some(Actor::WhiteAssistant)
        ]
    );
}

/// The arbiter's words close by themselves, so a line that is typed a moment too late may have been meant for the desk.
#[test]
fn an_answer_right_after_the_words_closed_answers_nobodys_question() {
    for late in ["yes", "no", "1", "2"] {
        let mut world = official();
        world.type_line("arbiter 2468");
        world.run(Duration::from_secs(598));
        world.type_line("white: resign");
        world.run(Duration::from_secs(4));
        assert!(!world.arbiter_is_open());
        world.type_line(late);
        world.run(Duration::from_secs(1));
        assert!(!world.is_over(), "{late} was taken for White's");
        let told = world.heard().last().map(|it| it.line.about.kind);
        assert_eq!(told, Some("left-as-it-is"), "{late}");
        // White's question is still open. A line in White's own name is unambiguous; later a bare yes is, too.
        if late == "no" {
            world.type_line("white: yes");
        } else {
            world.run(Duration::from_secs(4));
            world.type_line("yes");
        }
        world.run(Duration::from_secs(1));
        assert!(world.is_over(), "{late}");
    }
}

/// An event that comes due has no author and names no device: neither the device of the act before the event, nor the device of the
/// act that comes together with it.
#[test]
fn what_time_brings_names_no_device_and_is_told_on_none() {
    let mut world = official();
    world.type_line("arbiter 2468");
    world.page_asks("assistant-white", "a device");
    world.run(Duration::from_secs(1));
    world.type_line("device 1");
    world.type_line("32-28");
    world.key(Key::Char('/'));
    world.run(Duration::from_secs(1));
    let asks = PageAct {
        device: 1,
        line: "result".to_owned(),
        ..PageAct::default()
    };
    let mut heard = Vec::new();
    // The half-move counts, then the menu closes, and then the arbiter's words.
    for late in [1, 30, 600] {
        let (shown, said) = (world.desk().len(), world.heard().len());
        world.page_does(&asks);
        world.late(Duration::from_secs(late));
        world.page_does(&asks);
        world.run(Duration::from_secs(5));
        let told = world.desk()[shown..].iter();
        let on_the_page: Vec<_> = told.filter(|it| it.starts_with("page 1")).collect();
        assert_eq!(on_the_page.len(), 2, "after {late} s: {on_the_page:?}");
        let said = world.heard()[said..].iter();
        heard.extend(said.map(|it| it.line.about.kind));
    }
    assert_eq!(heard, ["menu-left", "arbiter-at-work"]);
    assert!(!world.arbiter_is_open());
    let (events, ..) = world.killed();
    let by_a_device: Vec<_> = events
        .iter()
        .filter(|event| event.device.is_some())
        .map(|event| event.body.kind())
        .collect();
    assert!(by_a_device.is_empty(), "{by_a_device:?}");
    let closed = who(&events, "arbiter-words");
    assert_eq!(closed.len(), 2, "{closed:?}");
    assert_eq!(who(&events, "entry-made").len(), 1);
}
