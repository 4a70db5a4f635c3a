//! What holds of every arbiter's page: nothing of it tells what is muted, everything has its words, and what people wrote
//! stays text.

use std::collections::BTreeSet;

use zgoda_speech::Language;

use super::acts::{Act, Words};
use super::line::Line;
use super::log_line::LogLine;
use super::{Part, muted, page};
use crate::pages::render::common::Common;
use crate::pages::render::grid::Cell;
use crate::pages::render::list::{Listed, Table, list};
use crate::pages::render::{Page, Shown};
use crate::pages::words::PageWords;
use crate::record::event::{BoardWord, Body, CodeOf, DeskRole, SideWord};
use crate::sentence::examples::{each_is_one_sentence, each_key_has_a_row};
use crate::session::game::LogEvent;
use crate::session::view::{
    ArbiterView, Asks, Attention, Called, Ended, Irregular, Phase, RuleCount, Sides, Snapshot,
    TableView,
};

fn snapshot() -> Snapshot {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/views/arbiter.json");
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn changed(change: impl FnOnce(&mut ArbiterView)) -> Snapshot {
    let mut snapshot = snapshot();
    let TableView::Arbiter(view) = &mut snapshot.table else {
        panic!("no arbiter's view");
    };
    change(view);
    snapshot
}

fn view_of(snapshot: &Snapshot) -> &ArbiterView {
    match &snapshot.table {
        TableView::Arbiter(view) => view,
        _ => panic!("no arbiter's view"),
    }
}

fn shown(snapshot: &Snapshot) -> Shown<'_> {
    Shown {
        at: "1-3",
        number: Some(3),
        role: DeskRole::Arbiter(CodeOf::Chief),
        snapshot: Some(snapshot),
        key: "k\"1",
    }
}

fn english() -> PageWords {
    PageWords::new(Language::English)
}

fn text(page: &Page) -> String {
    let regions = page.regions.iter();
    let regions = regions.map(|it| format!("<section id=\"{}\">{}</section>", it.id, it.html.0));
    format!("<h1>{}</h1>{}", page.title, regions.collect::<String>())
}

fn page_of(snapshot: &Snapshot) -> String {
    text(&page(&shown(snapshot), &english()))
}

fn region(snapshot: &Snapshot, part: Part) -> String {
    let page = page(&shown(snapshot), &english());
    let mut regions = page.regions.into_iter();
    regions.find(|it| it.id == part.id()).unwrap().html.0
}

/// A game in which as much as possible is to be shown.
fn full() -> Snapshot {
    let ended = Ended {
        result: "2-0".to_owned(),
        cause: "time".to_owned(),
        article: "Kodeks II 6.12".to_owned(),
        agreed: Sides {
            white: Some(true),
            black: None,
        },
    };
    changed(|view| {
        view.attention = vec![Attention::Call, Attention::BoardsDiffer, Attention::Result];
        view.public.phase = Phase::Stopped;
        view.public.ended = Some(ended.clone());
        view.public.recorded = false;
        view.stopped_since_ms = Some(4_000);
        view.asks = Some(Asks::Result(ended));
        view.sheets = Sides {
            white: Some("1. 32-28 blot 2. 28x19".to_owned()),
            black: Some("1. 32-28 18-23 2. 28x19".to_owned()),
        };
        view.preparation.open = view.preparation.settled.clone();
    })
}

/// The law of hints (Kodeks IV 1): who sees only the page learns nothing of what is muted, whatever there is.
#[test]
fn what_is_muted_changes_no_byte_of_any_page_but_its_own() {
    let plain = snapshot();
    let before = view_of(&plain).muted.clone();
    let other = changed(|view| {
        let muted = &mut view.muted;
        muted.turn = SideWord::Black;
        muted.irregular = vec![Irregular {
            ply: 2,
            article: "I 5.4.6".to_owned(),
        }];
        muted.crown_missing = Some(2);
        muted.not_made = vec![1, 2];
        muted.must_capture = !muted.must_capture;
        muted.counts = vec![RuleCount {
            rule: "kings".to_owned(),
            article: "Kodeks I 6.2".to_owned(),
            made: 12,
            limit: 25,
        }];
        muted.occurred = vec![1, 2];
    });
    // Each of its fields was changed; who adds one changes it above.
    let fields = |view: &ArbiterView| serde_json::to_value(&view.muted).unwrap();
    let (one, two) = (fields(view_of(&plain)), fields(view_of(&other)));
    for (name, value) in one.as_object().unwrap() {
        assert_ne!(Some(value), two.get(name), "{name}");
    }
    assert_eq!(before, view_of(&plain).muted);
    for language in Language::ALL {
        let words = PageWords::new(language);
        let page = |snapshot| text(&page(&shown(snapshot), &words));
        assert_eq!(page(&plain), page(&other));
        let tables = |snapshot| {
            let table = Table {
                at: "1-3",
                number: Some(3),
                view: Some(view_of(snapshot)),
            };
            text(&list(&[table], &words))
        };
        assert_eq!(tables(&plain), tables(&other));
        let (one, two) = (muted(&shown(&plain), &words), muted(&shown(&other), &words));
        assert_eq!(one.title, two.title);
        assert_ne!(text(&one), text(&two));
    }
    let apart = text(&muted(&shown(&other), &english()));
    for told in [
        "Black is to move",
        "Half-move 2 is irregular, I 5.4.6",
        "the crown is missing",
        "pressed for them: 1 2",
        "no capture to be made",
        "12 of 25 moves",
        "2, after half-moves 1 2",
    ] {
        assert!(apart.contains(told), "{told} not in {apart}");
    }
}

#[test]
fn every_sentence_of_the_page_stands_in_every_language() {
    each_is_one_sentence(&Line::examples(), PageWords::new);
    each_is_one_sentence(&LogLine::examples(), PageWords::new);
    each_is_one_sentence(&super::muted::Line::examples(), PageWords::new);
    each_is_one_sentence(&Words::examples(), PageWords::new);
    each_is_one_sentence(&Common::examples(), PageWords::new);
    each_is_one_sentence(&Cell::examples(), PageWords::new);
    each_is_one_sentence(&Listed::examples(), PageWords::new);
}

#[test]
fn each_of_the_words_has_a_sentence() {
    let keys = |examples: Vec<&'static str>| examples.into_iter();
    fn first<T>(all: Vec<(&'static str, T)>) -> Vec<&'static str> {
        all.into_iter().map(|(key, _)| key).collect()
    }
    let all: BTreeSet<&'static str> = keys(first(Line::examples()))
        .chain(first(LogLine::examples()))
        .chain(first(super::muted::Line::examples()))
        .chain(first(Words::examples()))
        .chain(first(Common::examples()))
        .chain(first(Cell::examples()))
        .chain(first(Listed::examples()))
        .collect();
    each_key_has_a_row("arbiter_page.ftl", "", &all);
}

#[test]
fn what_people_wrote_stays_text() {
    let evil = "<script>alert(\"x\")</script>";
    let snapshot = changed(|view| {
        view.public.names.white = evil.to_owned();
        view.sheets.white = Some(format!("1. {evil}"));
        view.log.rows[0].event = LogEvent::Whole(Box::new(Body::Decided {
            reason: evil.to_owned(),
        }));
        view.log.rows[1].event = LogEvent::Whole(Box::new(Body::Refused {
            line: evil.to_owned(),
            why: evil.to_owned(),
        }));
        view.boards[0].difference.remove = vec![evil.to_owned()];
        view.record[0].pdn = evil.to_owned();
    });
    let view = view_of(&snapshot);
    let table = Table {
        at: "\"><script>",
        number: None,
        view: Some(view),
    };
    for html in [
        page_of(&snapshot),
        list(&[table], &english()).regions[0].html.0.clone(),
    ] {
        assert!(!html.contains("<script"), "{html}");
        assert!(html.contains("&lt;script&gt;"), "{html}");
    }
}

#[test]
fn ids_are_unique_and_regions_stand_in_their_order() {
    let html = page_of(&full());
    let ids: Vec<&str> = html
        .split(" id=\"")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap())
        .collect();
    let unique: BTreeSet<&&str> = ids.iter().collect();
    assert_eq!(ids.len(), unique.len(), "{ids:?}");
    assert_eq!(ids.len(), 2 * Part::ALL.len());
    let regions = page(&shown(&full()), &english()).regions;
    let ids = regions.iter().map(|region| region.id);
    assert!(ids.eq(Part::ALL.map(Part::id)));
}

#[test]
fn every_form_has_the_key_and_the_count_of_the_log() {
    let html = page_of(&full());
    let forms: Vec<&str> = html
        .split("<form ")
        .skip(1)
        .map(|rest| rest.split("</form>").next().unwrap())
        .collect();
    assert!(forms.len() > 40, "{}", forms.len());
    for form in forms {
        assert!(form.contains("method=\"post\""), "{form}");
        assert!(form.contains("name=\"key\" value=\"k&quot;1\""), "{form}");
        let to = |address: &str| form.contains(&format!("action=\"/t/1-3/{address}\""));
        if to("muted") {
            continue;
        }
        assert!(to("do"), "{form}");
        assert!(form.contains("name=\"rows\" value=\"20\""), "{form}");
        // The server takes one of each.
        assert!(form.matches("name=\"line\"").count() == 1, "{form}");
        assert!(form.matches("name=\"word\"").count() <= 1, "{form}");
        assert_eq!(form.matches("type=\"submit\"").count(), 1, "{form}");
    }
}

#[test]
fn headings_go_down_one_step_at_a_time() {
    for snapshot in [snapshot(), full()] {
        let html = page_of(&snapshot);
        let levels = html
            .match_indices("<h")
            .filter_map(|(at, _)| html[at..].chars().nth(2)?.to_digit(10));
        let mut before = 0;
        for level in levels {
            assert!(level <= before + 1, "h{level} behind h{before}");
            before = level;
        }
    }
}

/// A game of sixty moves on two boards, with as many rows of the log as a view has.
fn long() -> Snapshot {
    changed(|view| {
        let (row, other) = (view.record[0].clone(), view.record[1].clone());
        let pairs = std::iter::repeat_n([other, row], 59).flatten();
        view.record.extend(pairs);
        let mut board = view.boards[0].clone();
        board.difference.board = BoardWord::Black;
        view.boards.push(board);
        let written = view.log.rows.back().cloned().unwrap();
        view.log.rows.resize(50, written);
    })
}

#[test]
fn a_page_is_small() {
    for (snapshot, most) in [(snapshot(), 60_000), (full(), 60_000), (long(), 70_000)] {
        for language in Language::ALL {
            let page = page(&shown(&snapshot), &PageWords::new(language));
            let size = text(&page).len();
            assert!(size < most, "{} {size}", language.tag());
        }
    }
}

#[test]
fn a_call_says_who_called() {
    let html = region(&snapshot(), Part::Attention);
    assert!(html.contains("White called the arbiter."), "{html}");
    let nobody = changed(|view| view.public.called = Some(Called { by: None }));
    let html = region(&nobody, Part::Attention);
    assert!(html.contains("The arbiter was called."), "{html}");
    let quiet = changed(|view| view.attention.clear());
    let html = region(&quiet, Part::Attention);
    assert!(html.contains("Nothing asks for you here."), "{html}");
}

#[test]
fn what_is_done_with_the_game_fits_how_far_it_is() {
    for (phase, line) in [
        (Phase::Before, Some("resume")),
        (Phase::Playing, Some("stop")),
        (Phase::Stopped, Some("resume")),
        (Phase::Over, None),
        (Phase::Closed, None),
    ] {
        let html = region(&changed(|view| view.public.phase = phase), Part::State);
        let lines = html.matches("name=\"line\"").count();
        assert_eq!(lines, usize::from(line.is_some()), "{phase:?}");
        if let Some(line) = line {
            assert!(html.contains(&format!("value=\"{line}\"")), "{phase:?}");
        }
    }
}

#[test]
fn differences_stand_in_words_before_any_grid() {
    let html = region(&snapshot(), Part::Differences);
    let off = html.find("19, take off").unwrap();
    let put = html.find("23, put a black man").unwrap();
    let grid = html.find("role=\"grid\"").unwrap();
    assert!(off < put && put < grid, "{html}");
    assert_eq!(html.matches("role=\"grid\"").count(), 2);
    assert!(html.contains("square 19, black man, differs, take off"));
    assert!(html.contains("square 23, empty, differs, black man is missing"));
    assert!(html.contains("square 23, black man, the last half-move ended here"));
}

#[test]
fn records_stand_side_by_side_with_the_first_difference() {
    // What nobody can read contradicts nothing.
    let html = region(&full(), Part::Records);
    assert!(html.contains("do not part"), "{html}");
    let html = region(
        &changed(|view| view.sheets.black = Some("1. 32-28 18-23".to_owned())),
        Part::Records,
    );
    assert!(
        html.contains("The records part first on half-move 2"),
        "{html}"
    );
    assert!(html.contains("first difference"), "{html}");
    // A board alone states nothing.
    let html = region(
        &changed(|view| view.sheets.black = Some("1. 31-27 19-23".to_owned())),
        Part::Records,
    );
    assert!(html.contains("do not part"), "{html}");
    assert!(
        html.contains("a board showed it, nobody stated it"),
        "{html}"
    );
}

#[test]
fn what_nobody_can_read_is_shown_as_it_was_typed() {
    let html = region(&full(), Part::Records);
    assert!(html.contains("unreadable: blot"), "{html}");
}

#[test]
fn only_the_chief_arbiter_can_impose_a_sanction() {
    let snapshot = snapshot();
    let form = "value=\"sanction white reprimand\"";
    assert!(page_of(&snapshot).contains(form));
    let round = Shown {
        role: DeskRole::Arbiter(CodeOf::Round(2)),
        ..shown(&snapshot)
    };
    let page = page(&round, &english());
    assert_eq!(page.title, "Table 3, round arbiter 2");
    let html = text(&page);
    assert!(!html.contains(form));
    assert!(
        html.contains("A sanction is the chief arbiter&#39;s alone")
            || html.contains("A sanction is the chief arbiter's alone")
    );
}

#[test]
fn nothing_is_chosen_before_somebody_chooses() {
    let html = page_of(&full());
    assert!(!html.contains("selected") && !html.contains("checked"));
    assert!(!html.contains("autofocus"));
}

#[test]
fn what_has_consequences_takes_two_steps() {
    let html = page_of(&full());
    for act in [
        Act::WalkBack,
        Act::Set,
        Act::Replace,
        Act::ChargeBack,
        Act::Decide,
        Act::Sanction,
    ] {
        let words = english();
        let name = crate::sentence::Row::text(&Words::Name { act }, &words);
        assert!(
            html.contains(&format!("<summary>{name}</summary>")),
            "{act:?}"
        );
    }
}

#[test]
fn a_table_that_is_not_reached_has_the_same_regions_and_no_form() {
    let snapshot = snapshot();
    let lost = Shown {
        snapshot: None,
        ..shown(&snapshot)
    };
    let page = page(&lost, &english());
    let ids = page.regions.iter().map(|region| region.id);
    assert!(ids.eq(Part::ALL.map(Part::id)));
    let html = text(&page);
    assert!(html.contains("The table is not reached."));
    assert!(!html.contains("<form"));
}

#[test]
fn raised_tables_come_first_and_then_numbers() {
    let raised = snapshot();
    let quiet = changed(|view| view.attention.clear());
    let table = |at, number, snapshot| Table {
        at,
        number,
        view: Some(view_of(snapshot)),
    };
    let lost = Table {
        at: "lost",
        number: Some(1),
        view: None,
    };
    let tables = [
        table("d", Some(4), &quiet),
        table("none", None, &quiet),
        table("c", Some(12), &raised),
        lost,
        table("b", Some(2), &quiet),
        table("a", Some(9), &raised),
    ];
    let html = text(&list(&tables, &english()));
    let at: Vec<&str> = html
        .split("href=\"/t/")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap())
        .collect();
    assert_eq!(at, ["a", "c", "lost", "b", "d", "none"]);
    assert_eq!(html.matches("White called the arbiter.").count(), 2);
    assert!(text(&list(&[], &english())).contains("No table is known here."));
}
