// SPDX-License-Identifier: GPL-3.0-or-later
//! The messages to an open page: everything once at its start, then changes, and the beats of the desk.

use std::time::{Duration, Instant};

use serde_json::Value;
use zgoda_game::Side;
use zgoda_table::view::TableView;

use crate::browser::Browser;
use crate::letting_in::{a_desk_and_its_table, holding};

/// The regions among these events, by id.
fn regions(events: &[(String, String)]) -> Vec<String> {
    let sent = events.iter().filter(|(name, _)| name == "region");
    let ids = sent.map(|(_, data)| {
        let sent: Value = serde_json::from_str(data).unwrap();
        sent["id"].as_str().unwrap().to_owned()
    });
    ids.collect()
}

#[test]
fn a_region_is_sent_once_when_it_changes() {
    let (_data, table, desk) = a_desk_and_its_table();
    let (mut browser, at) = holding(&desk, &table);
    browser.sees(&desk, &format!("/t/{at}"), "Anna");
    let stream = format!("/t/{at}/stream");
    let mut events = browser.listen(&desk, &stream);
    let first = events.until_quiet(3);
    let mut ids = regions(&first);
    assert!(ids.contains(&"connection".to_owned()));
    let count = ids.len();
    ids.dedup();
    assert_eq!(ids.len(), count, "each once");

    // The same view is no change.
    table.shows(|_| {});
    assert_eq!(events.until_quiet(3), []);
    table.shows(|snapshot| {
        let TableView::Arbiter(view) = &mut snapshot.table else {
            unreachable!()
        };
        view.public.names.white = "Celina".to_owned();
        let face = view.clock.as_mut().unwrap();
        face.clock.running = Some(Side::White);
        face.clock.since_ms = Some(snapshot.ms);
    });
    let changed = events.until_quiet(3);
    let with = |words: &str| {
        changed
            .iter()
            .filter(|(_, data)| data.contains(words))
            .count()
    };
    assert_eq!(with("Celina"), 1, "{changed:?}");
    assert!(!regions(&changed).contains(&"connection".to_owned()));

    // A page that connects again gets the whole present state once.
    let mut again = browser.listen(&desk, &stream);
    let first = again.until_quiet(3);
    let celina = first.iter().filter(|(_, data)| data.contains("Celina"));
    assert_eq!(celina.count(), 1);

    // A table that is gone is reported in words.
    drop(table);
    let gone = events.until_quiet(3);
    assert!(
        gone.iter()
            .any(|(_, data)| data.contains("The table is not there."))
    );
}

#[test]
fn streams_of_a_device_are_bounded() {
    let (_data, table, desk) = a_desk_and_its_table();
    let (mut browser, at) = holding(&desk, &table);
    browser.sees(&desk, &format!("/t/{at}"), "Anna");
    let stream = format!("/t/{at}/stream");
    let mut open: Vec<_> = (0..4).map(|_| browser.listen(&desk, &stream)).collect();
    for events in &mut open {
        assert!(events.next().is_some());
    }
    assert_eq!(browser.get(&desk, &stream).status, 429);
    let mut stranger = Browser::default();
    assert_eq!(stranger.get(&desk, &stream).status, 404);
    stranger.get(&desk, "/");
    assert_eq!(stranger.get(&desk, "/stream").status, 404);
}

/// Beats right after words let the other end notice missing words.
#[test]
fn what_is_said_to_an_ear_is_followed_by_beats_at_once() {
    let (_data, table, desk) = a_desk_and_its_table();
    let (mut browser, at) = holding(&desk, &table);
    browser.sees(&desk, &format!("/t/{at}"), "Anna");
    let mut events = browser.listen(&desk, &format!("/t/{at}/stream"));
    events.until_quiet(3);
    let said = r#"{"table":1,"tell":"say","token":"1.abc","utterance":7,"text":"32-28","lang":"en","sound":null}"#;
    table.writes(&format!("{said}\n"));
    while events.next().unwrap().0 != "say" {}
    let begun = Instant::now();
    let beats = (0..3).map(|_| events.next().unwrap().0);
    assert!(beats.eq(["beat"; 3]));
    // Three ordinary beats take at least twice 300 ms.
    assert!(begun.elapsed() < Duration::from_millis(500));
}
