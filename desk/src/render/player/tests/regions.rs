// SPDX-License-Identifier: GPL-3.0-or-later
//! The contents of these pages, and the facts that are missing there.

use std::collections::BTreeSet;

use super::*;

#[test]
fn a_title_tells_the_table_and_the_role_alone() {
    let titles = everything().map(|(role, snapshot)| page_of(role, &snapshot).title);
    let expected = [
        "Table 12: White's assistant",
        "Table 12: White's helper",
        "Table 12: Black's screen",
        "Table 12: Black's page",
        "Table 12: clock",
        "Table 12: White's ear",
    ];
    assert_eq!(titles, expected);
    for (role, snapshot) in everything() {
        let quiet = page_in(Language::Polish, role, None).title;
        assert_eq!(
            page_in(Language::Polish, role, Some(&snapshot)).title,
            quiet
        );
    }
}

#[test]
fn what_somebody_wrote_is_no_part_of_the_page() {
    let bad = "<mark onclick='x'>\"&";
    let full = assistant(|view| {
        view.public.names = BySide {
            white: bad.to_owned(),
            black: bad.to_owned(),
        };
        for square in [
            &mut view.record[0].from,
            &mut view.carry_out.as_mut().unwrap().half_move.to,
        ] {
            *square = bad.to_owned();
        }
        view.carry_out.as_mut().unwrap().remove = vec![bad.to_owned()];
        view.asks = vec![bad.to_owned()];
    });
    let helped = helper_of(&full);
    for (role, snapshot) in [(ASSISTANT, &full), (HELPER, &helped), (EAR, &full)] {
        let shown = Shown {
            at: bad,
            number: None,
            role,
            snapshot: Some(snapshot),
            key: bad,
        };
        let text = text(&page(&shown, &PageWords::new(Language::English)));
        assert!(!text.contains("<mark"), "{text}");
        assert!(!text.contains("x'>"), "{text}");
        assert!(
            text.contains("&lt;mark onclick='x'&gt;&quot;&amp;"),
            "{text}"
        );
    }
}

#[test]
fn no_two_elements_have_the_same_id() {
    for (role, snapshot) in everything() {
        let text = text(&page_of(role, &snapshot));
        let mut ids = BTreeSet::new();
        for part in text.split(" id=\"").skip(1) {
            let id = part.split('"').next().unwrap();
            assert!(ids.insert(id), "{role}: {id}");
        }
        assert!(!ids.is_empty(), "{role}");
        let named = ["for", "aria-describedby", "aria-labelledby"];
        for part in named.map(|name| format!(" {name}=\"")) {
            for rest in text.split(&part).skip(1) {
                let id = rest.split('"').next().unwrap();
                assert!(ids.contains(id), "{role}: {id}");
            }
        }
    }
}

#[test]
fn what_is_not_shown_leaves_no_trace() {
    for (role, full) in everything() {
        let mut bare = full.clone();
        match &mut bare.table {
            TableView::Assistant(view) => {
                (view.count, view.men, view.differences) = (None, None, None);
            }
            TableView::Player(view) => {
                (view.count, view.men, view.differences) = (None, None, None);
            }
            TableView::Arbiter(_)
            | TableView::Helper(_)
            | TableView::Seat(_)
            | TableView::Room(_) => continue,
        }
        let (bare, full) = (page_of(role, &bare), page_of(role, &full));
        for id in ["board", "differences"] {
            assert_eq!(region(&bare, id), "", "{role}");
            assert!(region(&full, id).len() > 100, "{role}");
        }
        assert_eq!(text(&bare).matches("class=\"count\"").count(), 0);
        assert!(region(&full, "times").contains("White 17, Black 16"));
        assert!(!text(&bare).contains("<svg"));
        // The rest is the same, and so are the regions themselves.
        let ids = |page: &Page| page.regions.iter().map(|it| it.id).collect::<Vec<_>>();
        assert_eq!(ids(&bare), ids(&full));
        for id in ["record", "state", "asks"] {
            assert_eq!(region(&bare, id), region(&full, id));
        }
    }
}

#[test]
fn a_helper_sees_the_half_move_alone() {
    let page = page_of(HELPER, &helper());
    assert_eq!(page.regions.len(), 1);
    let text = text(&page);
    assert!(text.contains("19 to 23"), "{text}");
    for other in ["Anna", "32", "form", "clock"] {
        assert!(!text.contains(other), "{text}");
    }
}

#[test]
fn the_half_move_to_carry_out_is_as_its_board_showed_it() {
    let snapshot = assistant(|view| {
        let carry_out = view.carry_out.as_mut().unwrap();
        carry_out.half_move.takes = true;
        carry_out.remove = vec!["22".to_owned(), "31".to_owned()];
    });
    let shown = region(&page_of(ASSISTANT, &snapshot), "carry-out");
    for part in [
        "Now on White's board:",
        "19 takes 23",
        "Take off: 22, 31.",
        "Then 23 holds: black man.",
    ] {
        assert!(shown.contains(part), "{shown}");
    }
    let none = assistant(|view| view.carry_out = None);
    assert!(region(&page_of(ASSISTANT, &none), "carry-out").contains("Nothing now."));
}

#[test]
fn times_are_those_of_the_moment_of_the_snapshot() {
    let mut snapshot = room(|view| {
        let clock = &mut view.clock.clock;
        clock.running = Some(Side::White);
        clock.since_ms = Some(1_000);
        clock.delay_ms = 2_000;
    });
    for (ms, left, delay) in [
        (1_500, 901_011, 1_500),
        (11_000, 893_011, 0),
        (2_000_000, 0, 0),
    ] {
        snapshot.ms = ms;
        let face = region(&page_of(DeskRole::Face, &snapshot), "face");
        let white =
            format!("data-left-ms=\"{left}\" data-running=\"true\" data-delay-ms=\"{delay}\"");
        assert!(face.contains(&white), "{face}");
        assert!(
            face.contains("data-left-ms=\"903000\" data-running=\"false\""),
            "{face}"
        );
    }
}

#[test]
fn an_ear_shows_nothing_of_the_game() {
    let page = text(&page_of(EAR, &kept("assistant.json")));
    assert_eq!(page, text(&page_in(Language::English, EAR, None)));
    assert!(page.contains("role=\"log\" aria-live=\"assertive\" aria-relevant=\"additions\""));
    assert!(
        page.ends_with("]]}\"></div></div>"),
        "the region is empty: {page}"
    );
}

#[test]
fn pages_are_small_in_every_language() {
    for language in Language::ALL {
        for (role, snapshot) in everything() {
            let page = page_in(language, role, Some(&snapshot));
            let size = text(&page).len();
            assert!(size < MOST, "{} {role}: {size}", language.tag());
        }
    }
}
