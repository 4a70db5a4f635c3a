// SPDX-License-Identifier: GPL-3.0-or-later
//! Notes which compiler builds the program, for `zgoda attest`: another one makes another program of the same source.

use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=RUSTC");
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let told = Command::new(rustc).arg("--version").output().ok();
    let told = told.and_then(|told| String::from_utf8(told.stdout).ok());
    let compiler = told.as_deref().map_or("", str::trim);
    println!("cargo::rustc-env=ZGODA_COMPILER={compiler}");
}
