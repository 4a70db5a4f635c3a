// SPDX-License-Identifier: GPL-3.0-or-later
//! Replays the kept seeds of every fuzz target, and a few thousand damaged copies of them: a fault that a fuzzer found once is
//! found again without a fuzzer.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use zgoda_scenarios::fuzz::{TARGETS, Target};

/// Damaged copies of each seed.
const COPIES: u64 = 40;
/// The seed of the damage: another seed tries other copies; a failure names the seed.
const SEED: u64 = 0x5eed_2026;

#[test]
fn every_target_has_seeds_and_every_folder_a_target() {
    let mut folders: Vec<String> = fs::read_dir(seeds())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    folders.sort();
    assert_eq!(folders, TARGETS.map(|target| target.name));
    for target in TARGETS {
        assert!(!files(&target).is_empty(), "{} has no seeds", target.name);
    }
}

#[test]
fn the_laws_hold_for_every_seed() {
    for target in TARGETS {
        for (name, bytes) in files(&target) {
            hold(&target, &bytes, &name);
        }
    }
}

#[test]
fn the_laws_hold_for_damaged_seeds() {
    let mut state = SEED;
    for target in TARGETS {
        for (name, bytes) in files(&target) {
            for copy in 0..COPIES {
                let damaged = damage(&bytes, &mut state);
                hold(
                    &target,
                    &damaged,
                    &format!("{name}, copy {copy} of seed {SEED:#x}"),
                );
            }
        }
    }
}

/// Runs a target; a failure names the input.
fn hold(target: &Target, bytes: &[u8], name: &str) {
    let ran = catch_unwind(AssertUnwindSafe(|| (target.run)(bytes)));
    assert!(ran.is_ok(), "{} breaks a law at {name}", target.name);
}

fn seeds() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/seeds")
}

fn files(target: &Target) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<PathBuf> = fs::read_dir(seeds().join(target.name))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    files
        .into_iter()
        .map(|path| (path.display().to_string(), fs::read(&path).unwrap()))
        .collect()
}

/// A copy with a few bytes changed, taken out, doubled or cut off.
fn damage(bytes: &[u8], state: &mut u64) -> Vec<u8> {
    let mut copy = bytes.to_vec();
    for _ in 0..=random(state) % 4 {
        if copy.is_empty() {
            copy.push(random(state) as u8);
        }
        let place = random(state) as usize % copy.len();
        match random(state) % 4 {
            0 => copy[place] = random(state) as u8,
            1 => drop(copy.remove(place)),
            2 => copy.insert(place, copy[place]),
            _ => copy.truncate(place),
        }
    }
    copy
}

/// The xorshift generator: good enough to spread damage.
fn random(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}
