// SPDX-License-Identifier: GPL-3.0-or-later
//! A scenario: a file with acts, each after `> `, and below each act the lines that the screen reader said after that
//! act. A line after `? ` may be missing, because the reader may notice only one change if two lines come at the same
//! moment.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::desktop::Desktop;
use crate::orca::{self, Said, Way};
use crate::steps::{Done, People};

/// The longest wait for the first word after an act with expected words.
const FIRST_WORD: Duration = Duration::from_secs(15);
/// The wait after an act without expected words.
const NO_WORD: Duration = Duration::from_millis(1_500);

/// The number of tries after which a scenario counts as failed.
const OFTEN: usize = 2;

/// The sign before a line that may be missing.
const MAY: &str = "? ";

#[derive(Debug)]
pub(crate) struct Scenario {
    path: PathBuf,
    /// The comment at the head of the scenario, with the reason for the scenario.
    head: Vec<String>,
    steps: Vec<Step>,
}

#[derive(Debug)]
struct Step {
    act: String,
    said: Vec<String>,
}

impl Scenario {
    /// All scenarios in the order of their names; if `ZGODA_SCENARIO` is set, only scenarios with its text in their
    /// names.
    pub(crate) fn all() -> Vec<Scenario> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/readers/said");
        let wanted = std::env::var("ZGODA_SCENARIO").unwrap_or_default();
        let files = fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().path());
        let mut paths: Vec<PathBuf> = files
            .filter(|path| path.to_string_lossy().contains(&wanted))
            .collect();
        paths.sort();
        assert!(!paths.is_empty(), "no scenario is called {wanted}");
        paths.into_iter().map(Scenario::read).collect()
    }

    fn read(path: PathBuf) -> Scenario {
        let text = fs::read_to_string(&path).unwrap();
        let (mut head, mut steps) = (Vec::new(), Vec::<Step>::new());
        for line in text.lines().filter(|line| !line.is_empty()) {
            if let Some(act) = line.strip_prefix("> ") {
                let (act, said) = (act.to_owned(), Vec::new());
                steps.push(Step { act, said });
            } else if line.starts_with('#') {
                head.push(line.to_owned());
            } else {
                let last = steps.last_mut().expect("something is done first");
                last.said.push(line.trim().to_owned());
            }
        }
        Scenario { path, head, steps }
    }

    fn name(&self) -> String {
        self.path
            .file_stem()
            .unwrap()
            .to_string_lossy()
            .into_owned()
    }

    /// Plays the scenario, and plays it again if the reader's words were not the approved words. A slow reader may notice
    /// only one change if two lines come at the same moment, so that its words differ. A fault of the program shows in
    /// every try. Returns the differences of the last try.
    pub(crate) fn holds(&mut self, desktop: &mut Desktop) -> Vec<String> {
        let mut unlike = self.run(desktop);
        for _ in 1..OFTEN {
            if unlike.is_empty() {
                break;
            }
            println!("again: {}, because {}", self.name(), unlike.join("\n"));
            unlike = self.run(desktop);
        }
        unlike
    }

    fn run(&mut self, desktop: &mut Desktop) -> Vec<String> {
        let anew = std::env::var_os("ZGODA_UPDATE").is_some();
        let name = self.name();
        let mut unlike = Vec::new();
        let mut people = People::default();
        for step in &mut self.steps {
            let Done { since, before, way } = people.does(&step.act, desktop);
            let Some(way) = way else {
                continue;
            };
            let may = |line: &String| step.said.contains(&format!("{MAY}{line}"));
            let must: Vec<&String> = step.said.iter().filter(|it| !it.starts_with(MAY)).collect();
            let (least, patience) = match (anew, must.len()) {
                (true, _) => (1, 3 * NO_WORD),
                (false, 0) => (0, NO_WORD),
                (false, lines) => (lines, FIRST_WORD),
            };
            let said = desktop.orca.says(before, least, patience);
            time(desktop, way, &format!("{name}, {}", step.act), since, &said);
            let lines = orca::lines(&said);
            let heard: Vec<&String> = lines.iter().filter(|line| !may(line)).collect();
            if anew {
                step.said = lines;
            } else if heard != must {
                unlike.push(format!(
                    "{name}: behind \"{}\" it said\n  {}\nand was to say\n  {}",
                    step.act,
                    lines.join("\n  "),
                    step.said.join("\n  ")
                ));
            }
        }
        people.leave(desktop);
        if anew {
            fs::write(&self.path, self.written()).unwrap();
        }
        unlike
    }

    fn written(&self) -> String {
        let mut text = self.head.join("\n");
        for step in &self.steps {
            text += &format!("\n> {}\n", step.act);
            for line in &step.said {
                text += &format!("  {line}\n");
            }
        }
        text
    }
}

fn time(desktop: &mut Desktop, way: Way, what: &str, since: Duration, said: &[Said]) {
    if let Some(first) = said.first() {
        let took = orca::between(since, first.at);
        println!("{what}: {} ms", took.as_millis());
        desktop.orca.took(way, what.to_owned(), took);
    }
}
