// SPDX-License-Identifier: GPL-3.0-or-later
//! The arbiter's own record, and the originals that are collected.

use zgoda_table::view::Noted;

use super::*;

fn noted(ply: u32, written: &str) -> Noted {
    Noted {
        ply,
        written: written.to_owned(),
    }
}

#[test]
fn the_arbiters_own_record_is_a_column_beside_the_others() {
    let cells = |noted: Vec<Noted>| {
        let html = region(&changed(|view| view.noted = noted), Part::Records);
        let rows = html.split("<tr").skip(2).map(|row| {
            // The next cell ends the cell before.
            let cells = row.split("<td>").skip(1);
            let cells = cells.filter_map(|cell| Some(cell.split('<').next()?.to_owned()));
            cells.collect::<Vec<_>>()
        });
        (
            html.contains("Arbiter's own record<"),
            rows.collect::<Vec<_>>(),
        )
    };
    let (named, without) = cells(Vec::new());
    assert!(!named);
    let (named, with) = cells(vec![noted(2, "<b>19-23"), noted(40, "28x19")]);
    assert!(named);
    // The third record may be ahead of every other record, and has gaps.
    assert_eq!(with.len(), 40);
    for (index, row) in with.iter().enumerate() {
        let before = without.get(index).map_or(1, Vec::len);
        let own = match index + 1 {
            2 => "&lt;b&gt;19-23",
            40 => "28x19",
            _ => "",
        };
        let has = row.iter().any(|cell| cell == own);
        assert!(has, "{}: {row:?}", index + 1);
        assert!(row.len() > before, "{row:?}");
    }
}

#[test]
fn a_number_beyond_every_game_makes_no_endless_table() {
    let html = region(
        &changed(|view| view.noted = vec![noted(u32::MAX, "32-28")]),
        Part::Records,
    );
    assert!(html.matches("<tr").count() < 2_100);
}

#[test]
fn originals_are_ticked_off_after_the_game_and_only_then() {
    let with = |white: bool, ended: bool| {
        let snapshot = changed(|view| {
            if ended {
                view.public.ended = Some(Ended {
                    result: "2-0".to_owned(),
                    cause: "resignation".to_owned(),
                    article: "I 7.2.1".to_owned(),
                    agreed: BySide::default(),
                });
            } else {
                view.public.ended = None;
            }
            view.originals = BySide {
                white,
                black: false,
            };
        });
        region(&snapshot, Part::End)
    };
    let lines = |html: &str| {
        ["original white", "original white no", "original black"]
            .map(|line| html.contains(&format!("value=\"{line}\"")))
    };
    assert_eq!(lines(&with(false, false)), [false; 3]);
    let none = with(false, true);
    assert_eq!(lines(&none), [true, false, true]);
    assert!(
        none.contains("White's original record not collected"),
        "{none}"
    );
    let one = with(true, true);
    assert_eq!(lines(&one), [false, true, true]);
    assert!(one.contains("White's original record collected"), "{one}");
}

#[test]
fn what_the_own_record_says_stands_where_records_part() {
    let html = region(
        &changed(|view| view.compared = Some(compared())),
        Part::Records,
    );
    let says = "own record has 18-23 for half-move 2; there White's record has the same, Black's something else.";
    let (said, explained) = (html.find(says), html.find("may have happened"));
    assert!(said.is_some() && said < explained, "{html}");
}

/// A person who reads line by line never takes the effect of a key for the present state, such as "the clocks stand" while they
/// run.
#[test]
fn what_follows_from_a_key_is_said_as_such() {
    let mut seen = 0;
    for phase in [
        Phase::Before,
        Phase::Playing,
        Phase::Stopped,
        Phase::Interrupted,
    ] {
        let snapshot = changed(|view| view.public.phase = phase);
        let page = page(&shown(&snapshot), &PageWords::new(Language::English));
        let html: String = page.regions.iter().map(|it| it.html.0.clone()).collect();
        for act in Act::ALL.iter().filter(|act| act.changes_something()) {
            let head = format!("<p class=\"means\" id=\"{}\">", act.means());
            for means in html.split(&head).skip(1) {
                assert!(means.starts_with("After this key: "), "{act:?}");
                seen += 1;
            }
        }
    }
    assert!(seen > 30, "{seen}");
}

/// Kodeks IV 1: every decision has the role and the name of the arbiter who took it.
#[test]
fn a_decision_in_the_log_has_the_role_and_the_name_of_its_arbiter() {
    let named = changed(|view| {
        let mut row = view.log.rows[0].clone();
        row.code = Some(CodeOf::Round(1));
        row.event = LogEvent::Whole(Box::new(Body::PlayStopped));
        row.number = 900;
        let mut earlier = row.clone();
        earlier.number = 800;
        view.log.rows = [earlier, row].into();
        view.arbiters = vec![NamedArbiter {
            number: 1,
            of: CodeOf::Round(1),
            name: "Anna <Lis>".to_owned(),
            from: 850,
        }];
    });
    let html = region(&named, Part::Log);
    assert_eq!(
        html.matches("round arbiter 1 (Anna &lt;Lis&gt;): Both clocks stopped")
            .count(),
        1,
        "{html}"
    );
    assert_eq!(
        html.matches("round arbiter 1: Both clocks stopped").count(),
        1,
        "{html}"
    );
}
