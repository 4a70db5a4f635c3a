// SPDX-License-Identifier: GPL-3.0-or-later
//! The words on an arbiter's page after a restart of the program, the undoing of a walk-back, a stopped clock, or a failed start
//! of the round; and the question before the first move, on every page that has it.

use zgoda_table::view::{ArbiterView, Phase};

use super::*;

fn of_the_arbiter(world: &World) -> ArbiterView {
    match world.view(Role::Arbiter) {
        Some(TableView::Arbiter(view)) => *view,
        other => panic!("{other:?}"),
    }
}

/// The chief arbiter's page as it is shown.
fn chiefs_page(world: &World) -> String {
    let snapshot = Snapshot::new(world.view(Role::Arbiter).unwrap(), world.now());
    let shown = Shown {
        at: "3",
        number: Some(3),
        role: DeskRole::Arbiter(CodeOf::Chief),
        snapshot: Some(&snapshot),
        key: "key",
    };
    let page = arbiter::page(&shown, &PageWords::new(Language::English));
    page.regions.iter().map(|it| it.html.0.as_str()).collect()
}

/// After a restart a begun game never counts as "not begun": neither a game with half-moves nor a game in which only the clock
/// ran.
#[test]
fn what_had_begun_before_a_restart_goes_on_and_does_not_begin() {
    let again = |world: &World| {
        let mut world = world.crash_and_resume();
        second(&mut world);
        world
    };
    let mut world = begun(Settings::default());
    let clock_alone = again(&world);
    assert_eq!(
        of_the_arbiter(&clock_alone).public.phase,
        Phase::Interrupted
    );
    for line in ["32-28", "press"] {
        page(&mut world, "player-white", line);
    }
    assert_eq!(of_the_arbiter(&world).public.phase, Phase::Playing);
    let mut world = again(&world);
    assert_eq!(of_the_arbiter(&world).public.phase, Phase::Interrupted);
    let html = chiefs_page(&world);
    assert!(html.contains("The game has begun."), "{html}");
    assert!(html.contains(">Let the game go on<"), "{html}");
    assert!(!html.contains(">Begin the round<"), "{html}");
    page(&mut world, "chief", "resume");
    assert_eq!(of_the_arbiter(&world).public.phase, Phase::Playing);
    // A game that had not begun is still not begun.
    let not_begun = again(&let_in(Settings::default()));
    assert_eq!(of_the_arbiter(&not_begun).public.phase, Phase::Before);
}

/// A walk-back, and the undoing of one, remove the proposal that belongs to them.
#[test]
fn a_walk_back_undone_takes_its_proposal_with_it() {
    let mut world = begun(Settings::default());
    for (of, line) in [
        ("player-white", "32-28"),
        ("player-white", "press"),
        ("player-black", "19-23"),
        ("player-black", "press"),
    ] {
        page(&mut world, of, line);
    }
    for line in [
        "stop",
        "compare white 32-28 19-23",
        "compare black 32-28 18-23",
        "compare",
    ] {
        page(&mut world, "chief", line);
    }
    // The result of the comparison stays in the log.
    let proposed = |world: &World| {
        let html = chiefs_page(world);
        let (_, steps) = html.split_once("id=\"walk-back-title\"").unwrap();
        let steps = steps.split("<h2").next().unwrap();
        let told = steps.contains("proposed to go on after half-move 1");
        let key = steps.contains("name=\"line\" value=\"walk-back\"");
        (told, key)
    };
    assert_eq!(proposed(&world), (true, true), "{}", chiefs_page(&world));
    page(&mut world, "chief", "walk-back");
    page(&mut world, "chief", "yes");
    assert_eq!(world.game().standing().len(), 1, "{:?}", world.desk());
    assert_eq!(proposed(&world), (false, false));
    page(&mut world, "chief", "restore");
    assert_eq!(world.game().standing().len(), 2);
    assert_eq!(proposed(&world), (false, false));
}

/// The times used and left add up to the given time, on pages as elsewhere, in whole seconds.
#[test]
fn used_and_left_add_up_on_pages() {
    let mut world = begun(Settings::default());
    world.run(Duration::from_millis(2_345));
    for (of, line) in [
        ("player-white", "32-28"),
        ("player-white", "press"),
        ("player-black", "19-23"),
        ("player-black", "press"),
    ] {
        page(&mut world, of, line);
        world.run(Duration::from_millis(789));
    }
    page(&mut world, "chief", "stop");
    let clock = of_the_arbiter(&world).clock.unwrap().clock;
    for side in Side::ALL {
        let [left, used] = [clock.left_ms, clock.used_ms].map(|it| it.get(side) / 1000);
        // Fifteen minutes, and five seconds for the move.
        assert_eq!(left + used, 905, "{side}: {clock:?}");
        assert_ne!(
            clock.left_ms.get(side) % 1000,
            0,
            "the seconds are not whole"
        );
    }
}

/// An arbiter who begins too early is told that the round has not begun, and which questions are open.
#[test]
fn a_round_that_does_not_begin_says_so() {
    let mut world = let_in(Settings::default());
    let told = page(&mut world, "chief", "resume");
    assert!(told[0].contains("before the first move"), "{told:?}");
    assert!(told[1].contains("Nothing was started"), "{told:?}");
    assert_eq!(of_the_arbiter(&world).public.phase, Phase::Before);
}

/// Assistants and players read the question before the first move on their pages, in the words of the table. They answer at the
/// table.
#[test]
fn the_question_before_the_first_move_stands_on_pages() {
    let mut world = let_in(Settings::default());
    let asked = |world: &World| match (
        world.view(Role::Assistant(Side::White)),
        world.view(Role::Seat(Side::Black)),
    ) {
        (Some(TableView::Assistant(one)), Some(TableView::Seat(other))) => {
            assert_eq!(one.before, other.before);
            one.before
        }
        other => panic!("{other:?}"),
    };
    let first = of_the_arbiter(&world).preparation.open[0];
    assert_eq!(asked(&world), Some(first));
    page(&mut world, "chief", "prepared");
    assert_eq!(asked(&world), None);
}
