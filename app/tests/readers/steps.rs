// SPDX-License-Identifier: GPL-3.0-or-later
//! The acts of people in a scenario, with a terminal, a table with its desk, and a browser.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

use crate::desktop::{Desktop, Started};
use crate::orca::{Way, now};

/// Longest time for a reader to announce a new window.
const COMES: Duration = Duration::from_secs(4);

/// Number of tries to fill in a form.
const TRIES: usize = 3;

/// A shell that answers each key with a line.
const SHELL: &str = "stty -echo\nwhile IFS= read -rsn1 key; do n=$((n + 1)); echo \"thirty two, twenty eight, $n\"; done\n";

/// The program under test.
const PROGRAM: &str = env!("CARGO_BIN_EXE_zgoda");

/// An act of a scenario that was done, with the facts needed to judge the words after it.
pub(crate) struct Done {
    /// The moment of the act.
    pub(crate) since: Duration,
    /// The number of utterances before the act.
    pub(crate) before: usize,
    /// The way of the words that follow; `None` where they do not matter.
    pub(crate) way: Option<Way>,
}

/// The programs and windows with which the acts are done.
#[derive(Debug, Default)]
pub(crate) struct People {
    /// The window in front.
    window: Option<Started>,
    /// A table with its desk, and the path of its output.
    table: Option<(Started, PathBuf)>,
    /// The way of a key's words in the window in front.
    way: Option<Way>,
    started: usize,
}

impl People {
    /// Performs one act of a scenario.
    pub(crate) fn does(&mut self, act: &str, desktop: &Desktop) -> Done {
        let (verb, rest) = act.split_once(' ').unwrap_or((act, ""));
        let way = self.way;
        let done = |way| Done {
            since: now(),
            before: desktop.orca.said().len(),
            way,
        };
        match verb {
            "terminal" => self.plays_in_a_terminal(rest, desktop),
            "shell" => self.answers_in_a_terminal(desktop),
            "table" => self.starts_a_table(rest, desktop),
            "browser" => self.opens_a_page(rest, desktop),
            "key" => {
                let done = done(way);
                desktop.press(&rest.split(' ').collect::<Vec<_>>());
                return done;
            }
            "key-and-rest" => {
                let done = done(Some(Way::Rest));
                desktop.press(&[rest]);
                return done;
            }
            "enter" => {
                desktop.type_in(rest);
                // Waits until the reader has finished reading the typed letter back.
                desktop
                    .orca
                    .says(desktop.orca.said().len(), 0, Duration::ZERO);
                let done = done(way);
                desktop.press(&["Return"]);
                return done;
            }
            "tab-to" => tabs_to(rest, desktop),
            "at-table" => {
                let done = done(Some(Way::Page));
                self.types_at_the_table(rest);
                return done;
            }
            "close" => self.leave(desktop),
            other => panic!("nobody knows how to {other}"),
        }
        done(None)
    }

    /// Starts a terminal with the program, in a folder of its own, which `words` may name as `DATA`.
    fn plays_in_a_terminal(&mut self, words: &str, desktop: &Desktop) {
        let data = self.folder(desktop);
        let words = words.replace("DATA", &data.display().to_string());
        let line = format!("{PROGRAM} {words} --data {}", data.display());
        self.opens_a_terminal(&line, Way::Terminal, desktop);
    }

    /// Starts a terminal in which a shell answers each key.
    fn answers_in_a_terminal(&mut self, desktop: &Desktop) {
        let script = self.folder(desktop).join("answers.sh");
        fs::write(&script, SHELL).unwrap();
        self.opens_a_terminal(&format!("bash {}", script.display()), Way::Shell, desktop);
    }

    fn opens_a_terminal(&mut self, line: &str, way: Way, desktop: &Desktop) {
        self.way = Some(way);
        let mut terminal = desktop.command("lxterminal");
        terminal.args(["--no-remote", "--title=Zgoda", "-e", line]);
        let before = desktop.orca.said().len();
        self.window = Some(desktop.begin(&mut terminal));
        // Keys pressed before the reader knows the window are lost, or are not said.
        desktop.until("a terminal in front", || {
            let said = desktop.orca.said().split_off(before);
            let is_read = said.iter().any(|it| it.text.contains("Zgoda"));
            (is_read && desktop.is_in_front("Zgoda")).then_some(())
        });
        desktop.orca.says(desktop.orca.said().len(), 1, COMES);
        desktop.orca.says(desktop.orca.said().len(), 0, COMES);
    }

    /// Starts a game with a desk; the lines of the game are typed at the table.
    fn starts_a_table(&mut self, words: &str, desktop: &Desktop) {
        let data = self.folder(desktop);
        let told = data.with_extension("told");
        let mut table = desktop.command(PROGRAM);
        table.args(words.split(' ')).arg("--data").arg(&data);
        table.args(["--desk", "127.0.0.1:0"]);
        table
            .stdin(Stdio::piped())
            .stderr(fs::File::create(&told).unwrap());
        self.table = Some((desktop.begin(&mut table), told));
    }

    fn types_at_the_table(&mut self, line: &str) {
        let (table, _) = self.table.as_mut().expect("a table");
        let typed = table.child().stdin.as_mut().expect("its keyboard");
        writeln!(typed, "{line}").unwrap();
    }

    /// Starts a browser in which the words of a slip of this role are typed, and lets it in.
    fn opens_a_page(&mut self, role: &str, desktop: &Desktop) {
        let told = self.table.as_ref().expect("a table").1.clone();
        let find = |marked: &str| {
            let text = fs::read_to_string(&told).ok()?;
            let line = text
                .lines()
                .find(|line| line.contains(marked) && text.contains('\n'))?;
            Some(line.rsplit(' ').next()?.to_owned())
        };
        let address = desktop.until("a desk", || find("the desk is at "));
        let slip = format!("slip for {role}, opens one device once: ");
        let words = desktop.until("a slip", || {
            let text = fs::read_to_string(&told).ok()?;
            let line = text.lines().find_map(|line| line.split_once(&slip))?;
            Some(line.1.to_owned())
        });
        let mut browser = desktop.command("chromium");
        browser.args([
            "--no-sandbox",
            "--no-first-run",
            "--disable-gpu",
            "--force-renderer-accessibility",
            "--no-default-browser-check",
            "--disable-sync",
            "--disable-background-networking",
            "--password-store=basic",
            "--lang=en",
            "--window-size=1200,850",
        ]);
        let profile = self.folder(desktop);
        browser
            .arg(format!("--user-data-dir={}", profile.display()))
            .arg(format!("--app={address}"));
        self.window = Some(desktop.begin(&mut browser));
        self.way = Some(Way::Page);
        let before = desktop.orca.said().len();
        desktop.until("the first page", || {
            let said = desktop.orca.said().split_off(before);
            said.iter()
                .any(|it| it.text.contains("frame") || it.text.contains("Zgoda"))
                .then_some(())
        });
        desktop.orca.says(before, 1, COMES);
        let asked = || {
            let text = fs::read_to_string(&told).ok()?;
            let line = text
                .lines()
                .rev()
                .find(|line| line.contains("wants to be"))?;
            let number = line.split("evice ").nth(1)?.split([' ', ',']).next()?;
            Some(number.to_owned())
        };
        // A reader that is still reading a page may take a key for itself.
        for _ in 0..TRIES {
            tabs_to("Words of the slip", desktop);
            desktop.type_in(&words);
            desktop.press(&["Tab"]);
            desktop.type_in(role);
            desktop.press(&["Return"]);
            if desktop.within(COMES, asked).is_some() {
                break;
            }
            desktop.press(&["F5"]);
            desktop.orca.says(desktop.orca.said().len(), 1, COMES);
        }
        let asks = desktop.until("somebody asks to be let in", asked);
        let before = desktop.orca.said().len();
        for line in ["arbiter", &format!("device {asks}"), "arbiter done"] {
            self.types_at_the_table(line);
        }
        desktop.orca.says(before, 1, COMES);
        desktop.orca.says(desktop.orca.said().len(), 0, COMES);
    }

    fn folder(&mut self, desktop: &Desktop) -> PathBuf {
        self.started += 1;
        let data = desktop.at(&format!("data-{}-{}", self.started, now().as_micros()));
        fs::create_dir(&data).unwrap();
        data
    }

    /// Closes every window that was opened.
    pub(crate) fn leave(&mut self, desktop: &Desktop) {
        (self.window, self.table, self.way) = (None, None, None);
        desktop
            .orca
            .says(desktop.orca.said().len(), 0, Duration::ZERO);
    }
}

/// Presses Tab until the reader says `name`.
fn tabs_to(name: &str, desktop: &Desktop) {
    const MOST: usize = 30;
    for _ in 0..MOST {
        let before = desktop.orca.said().len();
        desktop.press(&["Tab"]);
        let said = desktop.orca.says(before, 1, COMES);
        if said.iter().any(|it| it.text.contains(name)) {
            return;
        }
    }
    panic!("no key is called {name}");
}
