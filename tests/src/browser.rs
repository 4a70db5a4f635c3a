// SPDX-License-Identifier: GPL-3.0-or-later
//! Runs checks in a real browser: Node with a driver for Debian's Chromium. The scripts are in `tests/browser/`; each check
//! prints a line of JSON, and the last line gives the number of checks.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// The path of Debian's Chromium.
const CHROMIUM: &str = "/usr/bin/chromium";

/// The folder of the workspace.
#[must_use]
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Node with its packages, and a browser.
#[derive(Debug)]
pub struct Browser {
    scripts: PathBuf,
}

impl Browser {
    /// Finds the browser. If a part is missing, prints which part it is, and returns `None`.
    #[must_use]
    pub fn found() -> Option<Browser> {
        let scripts = root().join("tests/browser");
        let answers = |program: &str, argument: &str| {
            let mut command = Command::new(program);
            let quiet = command
                .arg(argument)
                .stdout(Stdio::null())
                .stderr(Stdio::null());
            quiet.status().is_ok_and(|status| status.success())
        };
        let missing = if !answers("node", "--version") {
            "node"
        } else if !Path::new(CHROMIUM).exists() {
            CHROMIUM
        } else if !scripts.join("node_modules/playwright-core").exists() {
            "tests/browser/node_modules (npm ci in tests/browser)"
        } else {
            return Some(Browser { scripts });
        };
        eprintln!("skipped: {missing} is missing");
        None
    }

    /// Lets a script look at these pages, and returns the script's findings, each as an object.
    #[must_use]
    pub fn look_at(&self, script: &str, address: &str, pages: &str) -> Vec<Value> {
        self.run(
            script,
            &[("ZGODA_ADDRESS", address), ("ZGODA_PAGES", pages)],
        )
    }

    /// Prints these pages, and returns the findings about the prints. `sides` has the most A4 sides that each page may
    /// take.
    #[must_use]
    pub fn print(&self, address: &str, pages: &str, sides: &str) -> Vec<Value> {
        self.run(
            "printed.mjs",
            &[
                ("ZGODA_ADDRESS", address),
                ("ZGODA_PAGES", pages),
                ("ZGODA_SHEETS", sides),
            ],
        )
    }

    /// Runs a script that drives this program, and returns the script's findings.
    #[must_use]
    pub fn drive(&self, script: &str, program: &Path) -> Vec<Value> {
        self.run(script, &[("ZGODA_PROGRAM", program.to_str().unwrap())])
    }

    fn run(&self, script: &str, settings: &[(&str, &str)]) -> Vec<Value> {
        let out = Command::new("node")
            .arg(self.scripts.join(script))
            .env("ZGODA_PICTURES", root().join("target/browser"))
            .env("ZGODA_CHROMIUM", CHROMIUM)
            .envs(settings.iter().copied())
            .output()
            .unwrap();
        let errors = String::from_utf8_lossy(&out.stderr);
        assert!(out.status.success(), "{script}: {errors}");
        let text = String::from_utf8(out.stdout).unwrap();
        text.lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }
}

/// Checks that the script came to its end without findings. Also prints the measurements that the script made.
pub fn passed(told: &[Value]) {
    let (last, checks) = told.split_last().unwrap();
    assert_eq!(
        last["done"],
        checks.len(),
        "the last line says how many there were"
    );
    assert!(!checks.is_empty());
    let mut wrong = String::new();
    for check in checks {
        if let Some(measured) = check["measured"].as_str() {
            println!("measured: {measured}");
        }
        if check["ok"] != true {
            writeln!(
                wrong,
                "{} {}: {}",
                check["page"], check["check"], check["found"]
            )
            .unwrap();
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}
