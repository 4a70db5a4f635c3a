// SPDX-License-Identifier: GPL-3.0-or-later
//! The real program and its desk in a real browser: people's devices are let in, act on their pages, lose the desk and find it
//! again. Each test has a script in `tests/browser/`.
//!
//! Everything is real here: the browser (node and Debian's Chromium, without which these tests are skipped), the program with its
//! tables and desks, their ports and files, and the time.

use std::path::PathBuf;

use zgoda_scenarios::browser::{Browser, passed};

#[test]
fn an_official_game_is_kept_at_the_desk() {
    drive("desk-official.mjs");
}

#[test]
fn an_arbiter_goes_back_by_their_page_alone() {
    drive("desk-walk-back.mjs");
}

#[test]
fn two_boards_that_part_are_brought_together_from_the_page() {
    drive("desk-two-boards.mjs");
}

#[test]
fn scenarios_of_the_rules_are_gone_through_on_the_page() {
    drive("desk-scenarios.mjs");
}

#[test]
fn two_sheets_are_compared_aloud_by_keys_alone() {
    drive("desk-aloud.mjs");
}

#[test]
fn an_arbiter_writes_down_what_they_see() {
    drive("desk-noted.mjs");
}

#[test]
fn a_game_is_kept_by_keys_alone() {
    drive("desk-keys.mjs");
}

#[test]
fn what_careless_people_do_is_done_once() {
    drive("desk-careless.mjs");
}

#[test]
fn a_page_is_an_ear() {
    drive("desk-ear.mjs");
}

#[test]
fn a_round_is_started_stopped_and_ended_from_pages() {
    drive("desk-round.mjs");
}

#[test]
fn both_players_sit_at_pages_of_their_own() {
    drive("desk-seats.mjs");
}

#[test]
fn records_on_a_stick_are_read_at_the_desk() {
    drive("desk-records.mjs");
}

#[test]
fn one_desk_shows_the_tables_of_two_machines() {
    drive("desk-joined.mjs");
}

#[test]
fn a_game_notices_nothing_of_its_desk() {
    drive("desk-restarted.mjs");
}

#[test]
fn the_check_of_a_reader_is_gone_through() {
    drive("reader-check.mjs");
}

#[test]
fn every_page_of_a_game_is_for_everybody() {
    drive("desk-looked-at.mjs");
}

#[test]
fn a_whole_round_is_held_whatever_goes_wrong() {
    drive("desk-whole-round.mjs");
}

fn drive(script: &str) {
    if let Some(browser) = Browser::found() {
        passed(&browser.drive(script, &program()));
    }
}

/// The program that was built with these tests, in a folder above them.
fn program() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let built = test.ancestors().nth(2).unwrap().join("zgoda");
    assert!(
        built.exists(),
        "build the programs first: cargo build --workspace"
    );
    built
}
