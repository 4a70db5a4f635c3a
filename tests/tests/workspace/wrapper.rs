// SPDX-License-Identifier: GPL-3.0-or-later
//! The wrapper by which `make` calls the compiler: its flags, and that cargo works without it.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use super::tree::root;

/// The arguments that the wrapper hands to the compiler, for which `echo` stands.
fn handed(arguments: &[&str], cargo_home: &str) -> String {
    let mut wrapper = Command::new(root().join("tools/rustc-anywhere"));
    wrapper
        .arg("echo")
        .args(arguments)
        .env("CARGO_HOME", cargo_home);
    let said = wrapper.output().unwrap();
    assert!(said.status.success(), "{said:?}");
    String::from_utf8(said.stdout).unwrap()
}

#[test]
fn the_wrapper_keeps_folders_out_of_programs_and_leaves_tests_unoptimised() {
    let source = fs::canonicalize(root()).unwrap();
    let remaps = format!(
        "--remap-path-prefix=/home/x y/.cargo=/cargo --remap-path-prefix={}=/zgoda",
        source.display()
    );
    let program = handed(&["--crate-name", "zgoda", "main.rs"], "/home/x y/.cargo");
    assert_eq!(
        program.trim(),
        format!("--crate-name zgoda main.rs {remaps}")
    );
    let test = handed(
        &["--crate-name", "cli", "--test", "x.rs"],
        "/home/x y/.cargo",
    );
    assert_eq!(
        test.trim(),
        format!("--crate-name cli --test x.rs -C opt-level=0 {remaps}")
    );
    // Only `words` runs much faster for it.
    let words = handed(
        &["--crate-name", "words", "--test", "x.rs"],
        "/home/x y/.cargo",
    );
    assert!(!words.contains("opt-level"), "{words}");
}

/// Windows has no `sh`, so cargo must be able to build without a script. Programs that are given away have the wrapper, whatever
/// somebody has set for their own builds, and are looked at.
#[test]
fn cargo_needs_no_script_and_what_is_given_away_has_it() {
    for name in ["config.toml", "config"] {
        let config = root().join(".cargo").join(name);
        let text = fs::read_to_string(config).unwrap_or_default();
        assert!(!text.contains("wrapper"), "{name}: {text}");
    }
    let set = "export RUSTC_WRAPPER=$PWD/tools/rustc-anywhere\n";
    for tool in ["release", "build-windows"] {
        let text = fs::read_to_string(root().join("tools").join(tool)).unwrap();
        let (before, after) = text.split_once(set).unwrap();
        assert!(!before.contains("cargo build"), "{tool}");
        assert!(!after.contains("unset "), "{tool}");
        assert!(
            after.contains("\ntools/names-no-folder ")
                || after.contains("    tools/names-no-folder "),
            "{tool}"
        );
    }
    let makefile = fs::read_to_string(root().join("Makefile")).unwrap();
    assert!(makefile.contains("\nexport RUSTC_WRAPPER := $(CURDIR)/tools/rustc-anywhere\n"));
}

/// Looks at a program that holds this text.
fn look_at(folder: &Path, text: &str) -> Output {
    let program = folder.join("program");
    fs::write(
        &program,
        [b"\0\x7fELF\xff", text.as_bytes(), b"\0"].concat(),
    )
    .unwrap();
    let mut look = Command::new(root().join("tools/names-no-folder"));
    look.arg(&program).env("CARGO_HOME", "/home/x y/.cargo");
    look.output().unwrap()
}

/// The same source and the same compiler give the same program: no folder of an account is in it.
#[test]
fn a_program_that_names_a_folder_of_who_built_it_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    for fine in [
        "/cargo/registry/src/a.rs",
        "/zgoda/app/src/main.rs",
        "app/src/main.rs",
    ] {
        let looked = look_at(folder.path(), fine);
        assert!(
            looked.status.success() && looked.stderr.is_empty(),
            "{looked:?}"
        );
    }
    let source = fs::canonicalize(root()).unwrap();
    let own = format!("{}/app/src/main.rs", source.display());
    for named in ["/home/x y/.cargo/registry/src/a.rs", &own] {
        let looked = look_at(folder.path(), named);
        assert_eq!(looked.status.code(), Some(1), "{looked:?}");
        let said = String::from_utf8(looked.stderr).unwrap();
        assert!(said.contains("without tools/rustc-anywhere"), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
}
