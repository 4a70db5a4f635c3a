//! What holds of these pages, whatever a table shows.

use std::collections::BTreeSet;

use zgoda_speech::Language;

use super::*;
use crate::record::event::SideWord;
use crate::session::view::{
    AssistantView, Difference, HalfMove, Man, Phase, PieceWord, PlayerView, RoomView, Sides,
    Snapshot,
};

/// A page's first view is under 60 kB, with what is around it.
const MOST: usize = 50_000;

fn kept(name: &str) -> Snapshot {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/views");
    let text = std::fs::read_to_string(folder.join(name)).unwrap();
    serde_json::from_str(&text).unwrap()
}

fn assistant(change: impl FnOnce(&mut AssistantView)) -> Snapshot {
    let mut snapshot = kept("assistant.json");
    let TableView::Assistant(view) = &mut snapshot.table else {
        panic!("an assistant's");
    };
    change(view);
    snapshot
}

fn player(change: impl FnOnce(&mut PlayerView)) -> Snapshot {
    let mut snapshot = kept("player.json");
    let TableView::Player(view) = &mut snapshot.table else {
        panic!("a player's");
    };
    change(view);
    snapshot
}

fn room(change: impl FnOnce(&mut RoomView)) -> Snapshot {
    let mut snapshot = kept("room.json");
    let TableView::Room(view) = &mut snapshot.table else {
        panic!("the room's");
    };
    change(view);
    snapshot
}

const ASSISTANT: DeskRole = DeskRole::Assistant(SideWord::White);
const HELPER: DeskRole = DeskRole::Helper(SideWord::White);
const EAR: DeskRole = DeskRole::Ear(SideWord::White);
const SCREEN: DeskRole = DeskRole::Screen(SideWord::Black);

fn page_in(language: Language, role: DeskRole, snapshot: Option<&Snapshot>) -> Page {
    let shown = Shown {
        at: "3",
        number: Some(12),
        role,
        snapshot,
        key: "anti-forgery",
    };
    page(&shown, &PageWords::new(language))
}

fn page_of(role: DeskRole, snapshot: &Snapshot) -> Page {
    page_in(Language::English, role, Some(snapshot))
}

fn text(page: &Page) -> String {
    let regions = page.regions.iter();
    let regions =
        regions.map(|region| format!("<div id=\"{}\">{}</div>", region.id, region.html.0));
    regions.collect()
}

fn region(page: &Page, id: &str) -> String {
    let found = page.regions.iter().find(|region| region.id == id);
    found.map_or_else(|| panic!("no {id}"), |region| region.html.0.clone())
}

/// Everything that can be on a page at once.
fn everything() -> [(DeskRole, Snapshot); 5] {
    let man = |square: &str, piece| Man {
        square: square.to_owned(),
        piece: PieceWord(zgoda_game::Piece::of_code(piece).unwrap()),
    };
    let men = || {
        vec![
            man("28", "wm"),
            man("23", "bk"),
            man("1", "bm"),
            man("50", "wk"),
        ]
    };
    let differences = || {
        vec![Difference {
            board: crate::record::event::BoardWord::White,
            remove: vec!["19".to_owned(), "24".to_owned()],
            put: men(),
        }]
    };
    let count = Some(Sides {
        white: 17,
        black: 16,
    });
    let asks = || {
        let kinds = [
            "which-way",
            "ask-before",
            "ask-correction",
            "ask-whose",
            "record-read-out",
            "x",
        ];
        kinds.map(str::to_owned).to_vec()
    };
    let full = assistant(|view| {
        view.count = count;
        view.men = Some(men());
        view.differences = Some(differences());
        view.asks = asks();
        view.public.claimed = Some(SideWord::Black);
        view.public.draw_offered = Some(SideWord::White);
        view.record = long_record();
        view.carry_out.as_mut().unwrap().remove = vec!["24".to_owned()];
    });
    let looks = player(|view| {
        view.count = count;
        view.men = Some(men());
        view.differences = Some(differences());
        view.asks = asks();
        view.record = long_record();
    });
    let both_flags = room(|view| {
        view.clock.flags = Sides {
            white: true,
            black: true,
        };
        view.clock.first_flag = Some(SideWord::Black);
        view.clock.clock.running = Some(SideWord::White);
    });
    [
        (ASSISTANT, full.clone()),
        (HELPER, full),
        (SCREEN, looks),
        (DeskRole::Face, both_flags),
        (EAR, kept("room.json")),
    ]
}

/// A game of a hundred moves of each side.
fn long_record() -> Vec<HalfMove> {
    let half_move = |ply: u32| HalfMove {
        ply,
        side: if ply % 2 == 1 {
            SideWord::White
        } else {
            SideWord::Black
        },
        from: "32".to_owned(),
        to: "28".to_owned(),
        takes: ply.is_multiple_of(5),
    };
    (1..=200).map(half_move).collect()
}

#[test]
fn a_title_tells_the_table_and_the_role_alone() {
    let titles = everything().map(|(role, snapshot)| page_of(role, &snapshot).title);
    let expected = [
        "Table 12: White's assistant",
        "Table 12: White's helper",
        "Table 12: Black's screen",
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
        view.public.names = Sides {
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
    for role in [ASSISTANT, HELPER, EAR] {
        let shown = Shown {
            at: bad,
            number: None,
            role,
            snapshot: Some(&full),
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
        view.side = SideWord::Black;
        view.duties = vec!["record_and_clock".to_owned()];
        view.public.phase = Phase::Over;
        view.public.recorded = false;
        view.public.draw_offered = Some(SideWord::Black);
        let clock = view.clock.as_mut().unwrap();
        clock.flags.white = true;
        clock.clock.running = Some(SideWord::Black);
        clock.clock.since_ms = Some(0);
        view.carry_out = None;
        view.count = Some(Sides { white: 1, black: 1 });
        view.asks = vec!["ask-correction".to_owned(), "complete-record".to_owned()];
        let longest = long_record();
        view.record = longest[..view.record.len()].to_vec();
    });
    let key = region(&page_of(ASSISTANT, &quiet), "press");
    let other = DeskRole::Assistant(SideWord::Black);
    assert_eq!(key, region(&page_of(other, &loud), "press"));
    assert!(key.contains("value=\"press\""), "{key}");
    let longer = assistant(|view| view.record = long_record());
    let of_another = region(&page_of(ASSISTANT, &longer), "press");
    assert_eq!(of_another, key.replace("value=\"2\"", "value=\"200\""));
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
            TableView::Arbiter(_) | TableView::Room(_) => continue,
        }
        if role == HELPER {
            assert_eq!(text(&page_of(role, &bare)), text(&page_of(role, &full)));
            continue;
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
fn a_duty_that_the_event_does_not_give_has_no_key() {
    let lines = |duties: &[&str]| -> Vec<String> {
        let snapshot = assistant(|view| {
            view.duties = duties.iter().copied().map(str::to_owned).collect();
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
fn a_helper_sees_the_half_move_alone() {
    let page = page_of(HELPER, &kept("assistant.json"));
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
        clock.running = Some(SideWord::White);
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
