// SPDX-License-Identifier: GPL-3.0-or-later
//! The programs that these tests start. They are where they were built: one folder above the executable of the tests.

use std::path::PathBuf;

/// `zgoda`, which starts the program of the desk.
pub(crate) fn zgoda() -> PathBuf {
    built("zgoda")
}

/// The path of the program `zgoda-desk`.
pub(crate) fn zgoda_desk() -> PathBuf {
    built("zgoda-desk")
}

fn built(name: &str) -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let built = test.ancestors().nth(2).unwrap().join(name);
    assert!(
        built.exists(),
        "build the programs first: cargo build --workspace"
    );
    built
}
