// SPDX-License-Identifier: GPL-3.0-or-later
//! The view of a table as JSON: one game, as it is shown to each role. `zgoda_scenarios::view` has the rules that decide
//! which role may be shown which field.

use std::fs;
use std::path::Path;
use std::time::Duration;

use zgoda_game::{BySide, Side};
use zgoda_record::mode::Mode;
use zgoda_record::sight::Sight;
use zgoda_scenarios::{DiskHabit, Settings, World};
use zgoda_speech::announcement::{BoardOf, Consent};
use zgoda_table::session::options::Keeper;
use zgoda_table::view::{Attention, Clock, Role, Row, Snapshot, TableView};

fn official() -> Settings {
    Settings {
        mode: Mode::Official,
        pin: Some("2468".to_owned()),
        names: BySide {
            white: "Anna".to_owned(),
            black: "Bert".to_owned(),
        },
        time: Some("15m+5s".parse().unwrap()),
        keeper: Keeper::Embedded,
        boards: vec![BoardOf::Side(Side::White)],
        ..Settings::default()
    }
}

/// A game after two half-moves. The second is still to be carried out on White's board.
fn played(settings: Settings) -> World {
    let mut world = World::new(settings);
    world.run(Duration::from_secs(3));
    for line in ["arbiter 2468", "prepared", "resume", "arbiter done"] {
        world.type_line(line);
        world.run(Duration::from_millis(200));
    }
    play(&mut world, "32-28");
    world.type_line("white: press");
    world.run(Duration::from_secs(2));
    world.type_line("black: 19-23");
    world.type_line("black: press");
    world.run(Duration::from_secs(1));
    world
}

/// Makes this half-move by hand.
fn play(world: &mut World, text: &str) {
    let now = *world.game().now();
    let written = zgoda_game::notation::WrittenMove::read(text, now.variant()).unwrap();
    let zgoda_game::notation::Resolution::Legal(mv) = zgoda_game::notation::resolve(&written, &now)
    else {
        panic!("{text} is legal");
    };
    world.hand_move(BoardOf::Side(Side::White), &now, &mv);
    world.finish_hands();
    world.run(Duration::from_secs(1));
}

fn clock_of(view: &TableView) -> Clock {
    match view {
        TableView::Arbiter(view) => view.clock.clone().unwrap().clock,
        TableView::Assistant(view) => view.clock.clone().unwrap().clock,
        TableView::Player(view) => view.clock.clone().unwrap(),
        TableView::Seat(view) => view.clock.clone().unwrap(),
        TableView::Room(view) => view.clock.clock.clone(),
        TableView::Helper(_) => panic!("a helper is shown no clock"),
    }
}

/// The views must be those in `tests/views`. With `ZGODA_UPDATE=1` the test writes these files anew.
#[test]
fn every_role_is_shown_this() {
    let mut world = played(Settings {
        consents: vec![Consent::ScreenView, Consent::PlayerPage],
        sight: BySide {
            white: Sight::Blind,
            black: Sight::Low,
        },
        ..official()
    });
    world.type_line("white: call");
    world.run(Duration::from_secs(1));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("views");
    for (name, role) in [
        ("arbiter", Role::Arbiter),
        ("assistant", Role::Assistant(Side::White)),
        ("player", Role::Player(Side::Black)),
        ("seat", Role::Seat(Side::Black)),
        ("room", Role::Room),
    ] {
        let snapshot = Snapshot::new(world.view(role).unwrap(), world.now());
        let text = format!("{}\n", serde_json::to_string_pretty(&snapshot).unwrap());
        let path = folder.join(format!("{name}.json"));
        if std::env::var_os("ZGODA_UPDATE").is_some() {
            fs::write(&path, text).unwrap();
        } else {
            assert_eq!(text, fs::read_to_string(&path).unwrap(), "{name}");
        }
    }
    // No person has one of these roles: White is blind and has no screen, and Black is partially sighted and has no
    // assistant.
    assert_eq!(world.view(Role::Player(Side::White)), None);
    assert_eq!(world.view(Role::Assistant(Side::Black)), None);
}

#[test]
fn a_clock_that_runs_is_no_change() {
    let mut world = played(official());
    let roles = [Role::Arbiter, Role::Assistant(Side::White), Role::Room];
    let before = roles.map(|role| world.view(role).unwrap());
    world.run(Duration::from_secs(40));
    for (role, before) in roles.into_iter().zip(before) {
        let after = world.view(role).unwrap();
        assert_eq!(before, after, "{role:?}");
        let clock = clock_of(&after);
        let (face, side) = (world.face_now().unwrap(), Side::White);
        assert_eq!(face.running, Some(side));
        let ran = world.now().as_ms() - clock.since_ms.unwrap() - clock.delay_ms;
        let left = Duration::from_millis(clock.left_ms.get(side) - ran);
        assert_eq!(left, *face.left.get(side));
        let other = Duration::from_millis(*clock.left_ms.get(side.other()));
        assert_eq!(other, *face.left.get(side.other()));
    }
    // A flag counts once it was announced.
    world.run(Duration::from_secs(15 * 60));
    let TableView::Arbiter(view) = world.view(Role::Arbiter).unwrap() else {
        panic!("the arbiter's");
    };
    assert!(view.clock.unwrap().flags.white);
    assert!(view.attention.contains(&Attention::Flag));
}

/// If a table's record is not written, the table looks like any other table from outside, because only its disk shows
/// the fault.
#[test]
fn a_record_that_is_not_written_raises_the_table_until_it_is_written_again() {
    for habit in [DiskHabit::Gone, DiskHabit::Full, DiskHabit::Hangs] {
        let mut world = played(official());
        let raised = |world: &World| {
            let TableView::Arbiter(view) = world.view(Role::Arbiter).unwrap() else {
                panic!("the arbiter's");
            };
            view.attention.contains(&Attention::NotRecorded)
        };
        assert!(!raised(&world), "{habit:?}");
        world.disk_becomes(habit);
        play(&mut world, "28x19");
        world.run(Duration::from_secs(10));
        assert!(raised(&world), "{habit:?}");
        world.disk_becomes(DiskHabit::Fine);
        world.run(Duration::from_secs(60));
        assert!(!raised(&world), "{habit:?}");
    }
}

/// A fact that an arbiter must not be seen to know changes only the part of the page with a key of its own.
#[test]
fn what_is_muted_stands_behind_its_own_key() {
    let without_muted = |start: &str| {
        let start = zgoda_game::notation::parse_fen(start, zgoda_game::Variant::International);
        let mut world = World::new(Settings {
            mode: Mode::Official,
            pin: Some("2468".to_owned()),
            start: start.unwrap(),
            ..Settings::default()
        });
        world.type_line("white: 31-27");
        world.run(Duration::from_secs(30));
        let Some(TableView::Arbiter(mut view)) = world.view(Role::Arbiter) else {
            panic!("the arbiter's");
        };
        let irregular = view.muted.irregular.len();
        // The start and the position differ by design, so they are removed before the comparison.
        (view.start, view.position) = (String::new(), String::new());
        let mut shown = serde_json::to_value(&view).unwrap();
        shown["muted"] = serde_json::Value::Null;
        (irregular, shown)
    };
    let (legal, before) = without_muted("W:W31,32,50:B5,4");
    let (irregular, after) = without_muted("W:W31,32,50:B28,5,4");
    assert_eq!((legal, irregular), (0, 1));
    assert_eq!(before, after);
}

/// The clock times beside half-moves are taken at presses. The last two half-moves never show a time, so that a
/// forgotten press cannot be seen from them.
#[test]
fn clocks_beside_the_record_tell_no_forgotten_press() {
    let record = |pressed: bool| {
        let mut world = World::new(Settings {
            boards: Vec::new(),
            ..official()
        });
        let lines = ["arbiter 2468", "prepared", "resume", "arbiter done"];
        let played = [
            "white: 32-28",
            "white: press",
            "black: 19-23",
            "black: press",
        ];
        for line in lines.into_iter().chain(played).chain(["white: 28x19"]) {
            world.type_line(line);
            world.run(Duration::from_secs(2));
        }
        let before = arbiters(&world);
        assert!(before.iter().all(|row| row.left_ms == BySide::default()));
        if pressed {
            world.type_line("white: press");
        }
        world.type_line("arbiter 2468");
        world.type_line("stop");
        world.run(Duration::from_secs(2));
        arbiters(&world)
    };
    let rows = record(true);
    assert_eq!(rows.len(), 3);
    let known: Vec<bool> = rows.iter().map(|row| row.left_ms.white.is_some()).collect();
    assert_eq!(known, [true, false, false]);
    assert_eq!(rows, record(false));
}

fn arbiters(world: &World) -> Vec<Row> {
    let Some(TableView::Arbiter(view)) = world.view(Role::Arbiter) else {
        panic!("the arbiter's");
    };
    view.record
}
