// SPDX-License-Identifier: GPL-3.0-or-later
//! Laws of every arbiter's page: no part of the page tells a muted fact, everything has its words, and text that people
//! wrote is never markup.

mod third;

use std::collections::BTreeSet;

use zgoda_game::reconcile::{FaultKind, Says};
use zgoda_game::{BySide, Side};
use zgoda_record::event::{Body, CodeOf, DeskRole, DeviceNumber};
use zgoda_record::sentence::Row as _;
use zgoda_record::sentence::examples::{each_is_one_sentence, each_key_has_a_row};
use zgoda_speech::announcement::BoardOf;
use zgoda_speech::{Language, Message};
use zgoda_table::session::game::{Handover, LogEvent, NamedArbiter};
use zgoda_table::view::{
    Accepted, Against, ArbiterView, Asked, Asks, Attention, BothAgreed, Called, Compared, Departed,
    DeskDevice, Ended, Explained, FaultPlace, Happened, Irregular, Laid, Parting, Phase, RuleCount,
    Snapshot, TableView, Testimony,
};

use super::acts::{Act, Words};
use super::line::Line;
use super::log_line::LogLine;
use super::{Part, muted, page};
use crate::render::common::{Common, LINES};
use crate::render::grid::Cell;
use crate::render::shown::{Page, Shown};
use zgoda::page_words::PageWords;

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

/// The snapshot of a game in which as much as possible is shown.
fn full() -> Snapshot {
    let ended = Ended {
        result: "2-0".to_owned(),
        cause: "time".to_owned(),
        article: "Kodeks II 6.12".to_owned(),
        agreed: BySide {
            white: Some(true),
            black: None,
        },
    };
    changed(|view| {
        view.attention = vec![Attention::Call, Attention::BoardsDiffer, Attention::Result];
        view.public.phase = Phase::Stopped;
        view.public.ended = Some(ended.clone());
        view.public.recorded = false;
        view.times.missing = 1;
        view.times.device = true;
        view.stopped_since_ms = Some(4_000);
        view.asks = Some(Asks::Result(ended));
        view.sheets = BySide {
            white: Some("1. 32-28 blot 2. 28x19".to_owned()),
            black: Some("1. 32-28 18-23 2. 28x19".to_owned()),
        };
        view.preparation.open = view.preparation.settled.clone();
        let device = |number, name: Option<&str>| DeskDevice {
            there: None,
            shown: false,
            named: None,
            device: DeviceNumber(number),
            role: DeskRole::Assistant(Side::White),
            name: name.map(str::to_owned),
            opened: name.is_none(),
        };
        view.devices = vec![device(1, None), device(2, Some("phone <3>"))];
    })
}

/// The law of hints (Kodeks IV 1): a reader of the page alone learns nothing of the muted part, in any state of the table.
#[test]
fn what_is_muted_changes_no_byte_of_any_page_but_its_own() {
    let plain = snapshot();
    let before = view_of(&plain).muted.clone();
    let other = changed(|view| {
        let muted = &mut view.muted;
        muted.turn = Side::Black;
        muted.irregular = vec![Irregular {
            ply: 2,
            article: "I 5.4.6".to_owned(),
        }];
        muted.accepted = vec![Accepted {
            ply: 1,
            article: "I 5.4.7".to_owned(),
            if_off: true,
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
        muted.explained = vec![Laid {
            explanation: 2,
            article: "I 5.4.3".to_owned(),
        }];
        muted.occurred = vec![1, 2];
    });
    // The test must have changed each field of the muted part. A new field has to be changed above.
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
        let (one, two) = (muted(&shown(&plain), &words), muted(&shown(&other), &words));
        assert_eq!(one.title, two.title);
        assert_ne!(text(&one), text(&two));
    }
    let apart = text(&muted(&shown(&other), &english()));
    for told in [
        "Black is to move",
        "Half-move 2 is irregular, I 5.4.6",
        "Half-move 1, I 5.4.7: accepted, I 5.7, if the men were off",
        "the crown is missing",
        "pressed for them: 1 2",
        "no capture to be made",
        "12 of 25 moves",
        "Explanation 2 of what was compared has something irregular in it (I 5.4.3)",
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
        view.record[0].notation = evil.to_owned();
    });
    let html = page_of(&snapshot);
    assert!(!html.contains("<script"), "{html}");
    assert!(html.contains("&lt;script&gt;"), "{html}");
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
    assert!(ids.len() > 2 * Part::ALL.len());
    let described = html.split("aria-describedby=\"").skip(1);
    for by in described.map(|rest| rest.split('"').next().unwrap()) {
        assert!(unique.contains(&by), "{by}");
    }
    let regions = page(&shown(&full()), &english()).regions;
    let ids = regions.iter().map(|region| region.id);
    assert!(ids.eq(Part::ALL.map(Part::id).into_iter().chain([LINES])));
}

#[test]
fn every_form_has_the_key_and_the_count_of_the_log() {
    let html = page_of(&full());
    let forms: Vec<&str> = html
        .split("<form ")
        .skip(1)
        .map(|rest| rest.split("</form>").next().unwrap())
        .collect();
    assert!(forms.len() > 10, "{}", forms.len());
    let mut of_buttons = 0;
    for form in forms {
        assert!(form.contains("method=\"post\""), "{form}");
        assert!(form.contains("name=\"key\" value=\"k&quot;1\""), "{form}");
        let to = |address: &str| form.contains(&format!("action=\"/t/1-3/{address}\""));
        if to("muted") {
            continue;
        }
        assert!(to("do"), "{form}");
        assert!(form.contains("name=\"rows\" value=\"20\""), "{form}");
        if form.starts_with("id=\"line\"") {
            of_buttons += 1;
            assert!(!form.contains("name=\"line\""), "{form}");
            continue;
        }
        // The server accepts each of these fields only once.
        assert!(form.matches("name=\"line\"").count() == 1, "{form}");
        assert!(form.matches("name=\"word\"").count() <= 1, "{form}");
        assert_eq!(form.matches("type=\"submit\"").count(), 1, "{form}");
    }
    assert_eq!(of_buttons, 1);
    let buttons: Vec<&str> = html.split("<button ").skip(1).collect();
    let mut lines = 0;
    for button in buttons {
        let is_line = button.starts_with("form=\"line\" name=\"line\" value=\"");
        assert!(is_line || button.starts_with("type=\"submit\""), "{button}");
        lines += usize::from(is_line);
    }
    assert!(lines > 30, "{lines}");
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

/// The snapshot of a game of sixty moves on two boards, with as many rows of the log as a view can have.
fn long() -> Snapshot {
    changed(|view| {
        let (row, other) = (view.record[0].clone(), view.record[1].clone());
        let pairs = std::iter::repeat_n([other, row], 59).flatten();
        view.record.extend(pairs);
        let mut board = view.boards[0].clone();
        board.difference.board = BoardOf::Side(Side::Black);
        view.boards.push(board);
        let written = view.log.rows.back().cloned().unwrap();
        view.log.rows.resize(50, written);
    })
}

#[test]
fn a_page_is_small() {
    for (snapshot, most) in [(snapshot(), 60_000), (full(), 60_000), (long(), 72_000)] {
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
        (Phase::Interrupted, Some("resume")),
        (Phase::Over, None),
        (Phase::Closed, None),
    ] {
        let at = changed(|view| {
            view.public.phase = phase;
            view.answers = BySide::default();
        });
        let html = region(&at, Part::State);
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
    // An unreadable half-move on a sheet contradicts nothing.
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
    // Half-moves that only a board showed are not stated, so they contradict no sheet.
    let html = region(
        &changed(|view| view.sheets.black = Some("1. 31-27 19-23".to_owned())),
        Part::Records,
    );
    assert!(html.contains("do not part"), "{html}");
    assert!(html.contains("<small>board only</small>"), "{html}");
}

#[test]
fn what_nobody_can_read_is_shown_as_it_was_typed() {
    let html = region(&full(), Part::Records);
    assert!(html.contains("unreadable: blot"), "{html}");
}

#[test]
fn a_device_that_waits_is_asked_about_and_one_that_is_there_can_be_ended() {
    let snapshot = full();
    let asks = region(&snapshot, Part::Asks);
    assert!(
        asks.contains("Device 2 wants to be: the assistant of White"),
        "{asks}"
    );
    assert!(asks.contains("phone &lt;3&gt;"), "{asks}");
    for line in ["device 2", "device 2 no"] {
        assert!(asks.contains(&format!("value=\"{line}\"")), "{line}");
    }
    let devices = region(&snapshot, Part::Devices);
    assert!(devices.contains("value=\"device 1 end\""), "{devices}");
    assert!(!devices.contains("device 2"), "{devices}");
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
    let mut full = full();
    if let TableView::Arbiter(view) = &mut full.table {
        view.compared = Some(compared());
    }
    let html = page_of(&full);
    for act in [
        Act::WalkBack,
        Act::Set,
        Act::Replace,
        Act::SwapClock,
        Act::PressBack,
        Act::ChargeBack,
        Act::Decide,
        Act::Sanction,
    ] {
        let words = english();
        let name = zgoda_record::sentence::Row::text(&Words::Name { act }, &words);
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
    assert!(ids.eq(Part::ALL.map(Part::id).into_iter().chain([LINES])));
    let html = text(&page);
    assert!(html.contains("The table is not reached."));
    assert!(!html.contains("<form"));
}

#[test]
fn one_key_answers_each_blind_player_while_the_game_is_on() {
    let keys = |white: bool, black: bool, phase: Phase| {
        let html = region(
            &changed(|view| {
                view.answers = BySide { white, black };
                view.public.phase = phase;
            }),
            Part::State,
        );
        ["answer white", "answer black"].map(|line| html.contains(&format!("value=\"{line}\"")))
    };
    assert_eq!(keys(true, false, Phase::Playing), [true, false]);
    assert_eq!(keys(true, true, Phase::Playing), [true, true]);
    assert_eq!(keys(false, false, Phase::Playing), [false, false]);
    assert_eq!(keys(true, true, Phase::Stopped), [false, false]);
}

#[test]
fn whoever_had_the_table_handed_over_last_is_named_and_the_log_names_each() {
    let handed = |number: u8, name: &str| Handover {
        number,
        name: name.to_owned(),
    };
    let snapshot = changed(|view| {
        view.responsible = vec![handed(1, "Anna Lis"), handed(2, "<b>Jan Kos")];
        let mut row = view.log.rows.back().cloned().unwrap();
        for number in [1, 2, 3] {
            row.number += 1;
            let name = String::new();
            row.event = LogEvent::Whole(Box::new(Body::HandedOver { number, name }));
            view.log.rows.push_back(row.clone());
        }
    });
    let state = region(&snapshot, Part::State);
    assert!(
        state.contains("looked after by &lt;b&gt;Jan Kos"),
        "{state}"
    );
    assert!(!state.contains("Anna Lis"), "{state}");
    let log = region(&snapshot, Part::Log);
    for told in [
        "over to Anna Lis.",
        "over to &lt;b&gt;Jan Kos.",
        "over to ?.",
    ] {
        assert!(log.contains(told), "{told}: {log}");
    }
    // If no arbiter looked after the table before, no person is named.
    assert!(
        !region(&changed(|view| view.responsible.clear()), Part::State).contains("looked after")
    );
}

/// The findings of a comparison, with two explanations. The first explanation is the likelier one.
fn compared() -> Compared {
    let happened = |what, place, side| Happened {
        what,
        place,
        side,
        ply: Some(2),
        right: Some("18".to_owned()),
        wrong: Some("19".to_owned()),
    };
    let between = happened(FaultKind::NeighbouringSquare, FaultPlace::Between, None);
    let slip = happened(
        FaultKind::SlipOfThePen,
        FaultPlace::Record,
        Some(Side::Black),
    );
    Compared {
        case: "A".to_owned(),
        agreed: 1,
        parting: Some(Parting {
            ply: 2,
            written: BySide {
                white: "18-23".to_owned(),
                black: String::new(),
            },
        }),
        ply: Some(1),
        why: "last-before-they-part".to_owned(),
        basis: "two-records".to_owned(),
        against: None,
        departs: BySide::default(),
        program: Vec::new(),
        both_agreed: Vec::new(),
        blame: "not-decidable".to_owned(),
        likeliest: 1,
        explanations: [between, slip]
            .map(|it| Explained { faults: vec![it] })
            .into(),
        testimony: vec![Testimony {
            first: 2,
            last: 2,
            written: "18-23".to_owned(),
            records: BySide {
                white: Says::Same,
                black: Says::Otherwise,
            },
        }],
    }
}

#[test]
fn explanations_stand_in_their_order_above_the_records() {
    let html = region(
        &changed(|view| view.compared = Some(compared())),
        Part::Records,
    );
    let places = [
        "Half-move 2: White's record says 18-23, Black's says something else",
        "Most likely: a neighbouring square",
        "half-move 2, 18 for White, 19 for Black",
        "Or: a slip of the pen, in Black's record, half-move 2, 19 instead of 18",
        "<table class=\"records\">",
    ]
    .map(|told| html.find(told).unwrap_or_else(|| panic!("{told}: {html}")));
    assert!(places.is_sorted(), "{places:?}");
    assert!(!html.contains("equally likely"), "{html}");
    let tied = changed(|view| {
        view.compared = Some(Compared {
            likeliest: 2,
            ..compared()
        });
    });
    assert!(region(&tied, Part::Records).contains("2 explanations are equally likely"));
    let none = changed(|view| {
        view.compared = Some(Compared {
            explanations: Vec::new(),
            ..compared()
        });
    });
    assert!(region(&none, Part::Records).contains("Nothing is found"));
    let html = region(&snapshot(), Part::Records);
    assert!(!html.contains("may have happened"), "{html}");
}

#[test]
fn what_was_seen_is_read_before_the_yes() {
    let view = changed(|view| {
        view.compared = Some(Compared {
            basis: "arbiter-decides".to_owned(),
            against: Some(Against {
                ply: Some(2),
                program: Some("18-23".to_owned()),
                rest: Some(2),
            }),
            departs: BySide {
                white: None,
                black: Some(Departed {
                    ply: 2,
                    written: "19-23".to_owned(),
                    program: "18-23".to_owned(),
                }),
            },
            both_agreed: vec![BothAgreed {
                plies: 2,
                ms: 65_000,
            }],
            ..compared()
        });
    });
    let told = [
        "Not by VIII 3.1.2, IV 2.20",
        "for half-move 2 the program has 18-23, and behind half-move 2 (0:01:05) both boards",
    ];
    for part in [Part::Records, Part::WalkBack] {
        let html = region(&view, part);
        assert!(told.iter().all(|told| html.contains(told)), "{html}");
    }
    let records = region(&view, Part::Records);
    assert!(
        records.contains("Black&#39;s record says 19-23")
            || records.contains("Black's record says 19-23"),
        "{records}"
    );
    let none = region(
        &changed(|view| view.compared = Some(compared())),
        Part::WalkBack,
    );
    assert!(!told.iter().any(|told| none.contains(told)), "{none}");
}

#[test]
fn clocks_stand_beside_the_half_moves_where_they_were_read() {
    let html = region(&snapshot(), Part::Records);
    assert!(!html.contains("White's clock"), "{html}");
    let read = changed(|view| view.record[0].left_ms.white = Some(4_720_000));
    let html = region(&read, Part::Records);
    assert!(html.contains("White's clock</th>"), "{html}");
    assert!(html.contains("<td>1:18:40<td>–"), "{html}");
    assert!(html.contains("last two half-moves"), "{html}");
}

#[test]
fn what_a_player_is_to_answer_stands_in_words() {
    let asked = |kind: &str, half_moves: &[&str]| {
        let half_moves = half_moves.iter().copied().map(str::to_owned).collect();
        changed(|view| {
            view.asked.black = Some(Asked {
                kind: kind.to_owned(),
                half_moves,
            });
        })
    };
    let html = region(&asked("ask-board-ahead", &["17-21", "26x17"]), Part::Asks);
    assert!(
        html.contains("Black is asked: whether 17-21 26x17, as the board shows"),
        "{html}"
    );
    let html = region(&asked("a-new-kind", &[]), Part::Asks);
    assert!(html.contains("Black is asked: something"), "{html}");
    assert!(!region(&snapshot(), Part::Asks).contains("is asked:"));
}

/// Every question that a player can be asked has words of its own, in every language.
#[test]
fn every_question_of_a_player_has_its_words() {
    let of_others = [
        "ask-result",
        "ask-go-on",
        "ask-before",
        "ask-as-written",
        "ask-walk-back",
    ];
    let kinds = Message::KINDS.iter();
    let kinds = kinds.filter(|kind| kind.starts_with("ask-") && !of_others.contains(*kind));
    for language in Language::ALL {
        let words = PageWords::new(language);
        let text = |kind: &str| {
            let kind = kind.to_owned();
            let (side, moves) = (Side::White, vec!["32-28".to_owned()]);
            Line::AskedOf { side, kind, moves }.text(&words)
        };
        for kind in kinds.clone().chain(&["which-way"]) {
            assert_ne!(text(kind), text("none"), "{} {kind}", language.tag());
        }
    }
}
