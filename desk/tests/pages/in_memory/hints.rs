// SPDX-License-Identifier: GPL-3.0-or-later
//! Compares games that differ only in a fact that only the arbiter may know, on request. The words on all pages of both games must
//! be the same, except for the squares of the half-moves.

use serde_json::Value;

use super::*;

/// Two games that differ only in a hidden fact.
struct Pair {
    /// The fact that no page may show.
    hidden: &'static str,
    start: [&'static str; 2],
    /// The half-moves of both games, beginning with White's. Each is followed by a press.
    played: [Vec<&'static str>; 2],
    /// The lines that are typed after the half-moves in both games.
    then: &'static [&'static str],
}

const KINGS: &str = "W:WK46,50:BK5,4";

/// Four half-moves with kings that go and come back, repeated `times` times.
fn there_and_back(times: usize) -> Vec<&'static str> {
    ["46-41", "5-10", "41-46", "10-5"].repeat(times)
}

fn pairs() -> Vec<Pair> {
    let elsewhere = vec![
        "46-41", "5-10", "41-47", "10-15", "47-41", "15-10", "41-46", "10-5",
    ];
    // This game has as many half-moves, but one of them is by a man, so its row of king moves is shorter.
    let mut with_a_man = there_and_back(10);
    with_a_man.extend(["50-44", "5-10", "46-41", "10-5"]);
    with_a_man.extend(["41-46", "5-10", "46-41", "10-5"].repeat(2));
    vec![
        Pair {
            hidden: "the position stands there for the third time",
            start: [KINGS; 2],
            played: [there_and_back(2), elsewhere],
            then: &[],
        },
        Pair {
            hidden: "25 moves of each side were made by kings alone",
            start: [KINGS; 2],
            played: [there_and_back(13), with_a_man],
            then: &[],
        },
        Pair {
            hidden: "White has to capture",
            start: ["W:W31,32,50:B28,5,4", "W:W31,32,50:B5,4"],
            played: [Vec::new(), Vec::new()],
            then: &[],
        },
        Pair {
            hidden: "White did not capture",
            start: ["W:W31,32,50:B28,5,4", "W:W31,32,50:B5,4"],
            played: [vec!["31-27"], vec!["31-27"]],
            then: &[],
        },
        Pair {
            hidden: "there was something to put right when Black demanded it",
            start: ["W:W31,32,50:B28,5,4", "W:W31,32,50:B5,4"],
            played: [vec!["31-27"], vec!["31-27"]],
            then: &[
                "black: demand",
                "black: 5-10",
                "black: press",
                "white: 50-45",
                "white: press",
            ],
        },
    ]
}

/// Removes squares with their pieces, and the facts of the muted page. Numbers are kept, because a counter could reveal the hidden
/// fact.
fn without_squares(value: &mut Value) {
    match value {
        Value::String(text) => {
            let square = |it: &str| it.parse().is_ok_and(|it: u8| (1..=50).contains(&it));
            if text.split(['-', 'x']).all(square) {
                "a square".clone_into(text);
            }
        }
        Value::Array(all) => all.iter_mut().for_each(without_squares),
        Value::Object(all) => {
            for key in ["muted", "start", "position", "stands"] {
                all.remove(key);
            }
            all.values_mut().for_each(without_squares);
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The contents of every page, after each half-move and each press.
fn shown(start: &str, played: &[&str], then: &[&str]) -> Vec<String> {
    let mut world = begun(Settings {
        start: parse_fen(start, Variant::International).unwrap(),
        ..Settings::default()
    });
    let mut all = Vec::new();
    let mut look = |world: &World| {
        for role in Role::ALL {
            let mut view = serde_json::to_value(world.view(role)).unwrap();
            without_squares(&mut view);
            all.push(format!("{role:?} {view}"));
        }
    };
    look(&world);
    for (half_move, side) in played.iter().zip(["white", "black"].into_iter().cycle()) {
        for line in [half_move, "press"] {
            type_line(&mut world, &format!("{side}: {line}"));
            look(&world);
        }
    }
    for line in then {
        type_line(&mut world, line);
        look(&world);
    }
    // The answers to questions that both sides may ask must not differ either.
    for line in ["boards", "count", "clock full", "result"] {
        for of in ["assistant-white", "player-white", "player-black"] {
            all.extend(page(&mut world, of, line));
        }
    }
    all
}

#[test]
fn no_page_tells_what_is_hidden() {
    let mut told = Vec::new();
    for pair in pairs() {
        let [one, other] = [0, 1].map(|it| shown(pair.start[it], &pair.played[it], pair.then));
        assert_eq!(one.len(), other.len(), "{}", pair.hidden);
        let differs = one.iter().zip(&other).find(|(one, other)| one != other);
        told.extend(differs.map(|differs| (pair.hidden, differs.0.clone(), differs.1.clone())));
    }
    assert!(told.is_empty(), "{told:#?}");
}

/// No page reminds people of a press: five minutes after a half-move every page is the same as right after it.
#[test]
fn no_page_tells_a_forgotten_press() {
    let mut world = begun(Settings::default());
    type_line(&mut world, "white: 32-28");
    let shown = |world: &World| Role::ALL.map(|role| world.view(role));
    let (at_once, told) = (shown(&world), world.desk().len());
    world.run(Duration::from_secs(300));
    assert_eq!(shown(&world), at_once);
    assert_eq!(world.desk().len(), told);
}

/// No later page shows a forgotten press, except in the times.
#[test]
fn no_page_tells_later_that_a_press_was_forgotten() {
    let shown = |lines: &[&str]| {
        let mut world = begun(Settings::default());
        for line in lines {
            type_line(&mut world, line);
        }
        Role::ALL.map(|role| {
            let mut view = serde_json::to_value(world.view(role)).unwrap();
            without_times(&mut view);
            (role, view)
        })
    };
    let end = ["white: 37-32", "white: press", "black: 14-19"];
    let pressed = [
        "white: 32-28",
        "white: press",
        "black: 19-23",
        "black: press",
    ];
    let forgotten = ["white: 32-28", "black: 19-23"];
    let one = shown(&[&pressed[..], &end].concat());
    let other = shown(&[&forgotten[..], &end].concat());
    for ((role, one), (_, other)) in one.into_iter().zip(other) {
        // An arbiter sees every press in the log, and the half-moves that do not count yet on the muted page.
        if !format!("{role:?}").contains("Arbiter") {
            assert_eq!(one, other, "{role:?}");
        }
    }
}

fn without_times(value: &mut Value) {
    match value {
        Value::Array(all) => all.iter_mut().for_each(without_times),
        Value::Object(all) => {
            all.remove("clock");
            all.values_mut().for_each(without_times);
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
