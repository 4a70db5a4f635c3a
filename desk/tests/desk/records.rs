// SPDX-License-Identifier: GPL-3.0-or-later
//! Records that were brought to the desk in a folder: the roles that may read them, the words about unreadable records, and the
//! folder, which is never changed.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::{TempDir, tempdir};
use zgoda_game::Side;
use zgoda_record::event::{CodeOf, DeskRole};

use crate::browser::{Answer, Browser, Desk};
use crate::letting_in::holding;
use crate::table::Table;

/// Words that occur only in the protocol of the first record.
const WORDS: &str = "back to the position after half-move";

pub(crate) fn older(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../record/tests/older")
        .join(name)
}

/// A memory stick, a table, a desk with both, and the device of an arbiter.
struct There {
    data: TempDir,
    place: TempDir,
    table: Table,
    desk: Desk,
    browser: Browser,
}

fn there() -> There {
    let (data, place) = (tempdir().unwrap(), tempdir().unwrap());
    let stick = place.path().join("stick");
    fs::create_dir(&stick).unwrap();
    fs::copy(
        older("16-official-walked-back.zgoda"),
        stick.join("table-01.zgoda"),
    )
    .unwrap();
    for ending in ["", "-wal"] {
        let from = older(&format!("08-killed-typed.zgoda{ending}"));
        fs::copy(from, stick.join(format!("table-02.zgoda{ending}"))).unwrap();
    }
    fs::write(
        stick.join("broken.zgoda"),
        "SQLite format 3\0 and nothing more",
    )
    .unwrap();
    let table = Table::start(data.path(), "4711", Some(3));
    let desk = Desk::with(data.path(), &records(&stick));
    table.is_found();
    desk.says("table 3 is there");
    let (browser, _) = holding(&desk, &table);
    There {
        data,
        place,
        table,
        desk,
        browser,
    }
}

pub(crate) fn records(stick: &Path) -> [String; 2] {
    ["--records".to_owned(), stick.display().to_string()]
}

/// The address of the record of this name, from the list.
fn link(list: &Answer, name: &str) -> String {
    let before = list.body.split(&format!("\">{name}</a>")).next().unwrap();
    before.rsplit("href=\"").next().unwrap().to_owned()
}

pub(crate) fn key(list: &Answer, name: &str) -> String {
    link(list, name).rsplit('/').next().unwrap().to_owned()
}

/// Every file of a folder, with its contents.
fn all(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let entries = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path());
    let mut all: Vec<_> = entries
        .map(|it| (it.clone(), fs::read(it).unwrap()))
        .collect();
    all.sort();
    all
}

#[test]
fn an_arbiter_reads_the_records_of_a_folder_and_nothing_of_it_changes() {
    let mut at = there();
    let stick = at.place.path().join("stick");
    let before = all(&stick);
    at.browser.sees(
        &at.desk,
        "/?tables",
        "<a href=\"/records\">Records in the folder</a>",
    );
    let list = at.browser.get(&at.desk, "/records");
    assert_eq!(list.status, 200);
    list.has("They are only read");
    let page = at.browser.get(&at.desk, &link(&list, "table-01.zgoda"));
    assert_eq!(page.status, 200);
    page.has("<h1>table-01.zgoda</h1>")
        .has("<link rel=\"stylesheet\" href=\"/protocol.css\">")
        .has("<a href=\"/records\">Back to the records</a>")
        .has("<a href=\"#happened\">")
        .has(WORDS);
    assert!(!page.body.contains("data-stream"));
    // The half-moves that a killed program left in its log are part of the record.
    let page = at.browser.get(&at.desk, &link(&list, "table-02.zgoda"));
    assert_eq!(page.status, 200);
    assert!(
        !page.body.contains("Not all of this record"),
        "{}",
        page.body
    );
    page.has("32-28");
    let page = at.browser.get(&at.desk, &link(&list, "broken.zgoda"));
    assert_eq!(page.status, 200);
    page.has("This file is no record of a game");
    assert_eq!(all(&stick), before);
    let left = fs::read_dir(at.data.path()).unwrap();
    let left: Vec<_> = left.map(|it| it.unwrap().file_name()).collect();
    assert!(
        left.iter()
            .all(|it| !it.to_string_lossy().starts_with("reading-")),
        "{left:?}"
    );
}

#[test]
fn two_records_are_compared_as_reconcile_does_it() {
    let mut at = there();
    let [one, two, broken] = ["table-07.zgoda", "table-02.zgoda", "broken.zgoda"];
    let stick = at.place.path().join("stick");
    fs::copy(older("v7-02-official-walked-back.zgoda"), stick.join(one)).unwrap();
    let list = at.browser.sees(&at.desk, "/records", one);
    let mut compares = |white: &str, black: &str| {
        let (white, black) = (key(&list, white), key(&list, black));
        let path = format!("/records/compared?white={white}&black={black}");
        at.browser.get(&at.desk, &path)
    };
    let page = compares(one, two);
    assert_eq!(page.status, 200);
    page.has("<h1>Two records compared</h1>")
        .has("White’s record: table-07.zgoda")
        .has("Black’s record: table-02.zgoda");
    // The game of that record is not over, so only the arbiter's code allows its comparison.
    let mut reconciles = Command::new(crate::program::zgoda())
        .env("LC_ALL", "C")
        .args(["reconcile", "--lang", "en", "--arbiter"])
        .args([stick.join(one), stick.join(two)])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut typed = reconciles.stdin.take().unwrap();
    typed.write_all(b"2468\n").unwrap();
    drop(typed);
    let told = reconciles.wait_with_output().unwrap();
    let told = String::from_utf8(told.stdout).unwrap();
    assert!(told.lines().count() > 3, "{told}");
    for line in told.lines() {
        page.has(&format!("<li>{line}</li>"));
    }
    compares(one, one).has("The arbiter decides");
    compares(one, broken).has("This file is no record of a game");
}

#[test]
fn there_are_no_such_pages_for_others() {
    let at = there();
    let list = at.browser.clone().sees(&at.desk, "/records", "table-01");
    let one = link(&list, "table-01.zgoda");
    let compared = format!(
        "/records/compared?white={0}&black={0}",
        key(&list, "table-01.zgoda")
    );
    let paths = ["/records", one.as_str(), compared.as_str()];
    for path in paths {
        assert_eq!(Browser::default().get(&at.desk, path).status, 404);
    }
    let sides = [Side::White, Side::Black].into_iter();
    let others = sides.flat_map(|side| {
        [
            DeskRole::Assistant(side),
            DeskRole::Helper(side),
            DeskRole::Screen(side),
            DeskRole::Player(side),
            DeskRole::Ear(side),
        ]
    });
    for role in others.chain([DeskRole::Face]) {
        at.table.knows("1.abc", role);
        // A new desk asks the table again about the device's right.
        let desk = Desk::with(at.data.path(), &records(&at.place.path().join("stick")));
        desk.says("table 3 is there");
        let mut browser = at.browser.clone();
        for path in paths {
            let page = browser.get(&desk, path);
            assert_eq!(page.status, 404, "{role:?} {path}");
            assert!(!page.body.contains("table-01"), "{role:?} {path}");
        }
        assert!(
            !browser.get(&desk, "/?tables").body.contains("/records"),
            "{role:?}"
        );
    }
    at.table.knows("1.abc", DeskRole::Arbiter(CodeOf::Round(1)));
    let desk = Desk::with(at.data.path(), &records(&at.place.path().join("stick")));
    desk.says("table 3 is there");
    at.browser.clone().sees(&desk, "/records", "table-01");
    // A desk without a folder has no such pages.
    let desk = Desk::start(at.data.path());
    desk.says("table 3 is there");
    let mut browser = at.browser;
    browser.sees(&desk, "/?tables", "Table 3");
    for path in paths {
        assert_eq!(browser.get(&desk, path).status, 404);
    }
    let list = browser.get(&desk, "/?tables");
    assert!(!list.body.contains("/records"));
}

#[test]
fn a_stick_that_is_pulled_out_is_said_and_found_again() {
    let mut at = there();
    let stick = at.place.path().join("stick");
    let list = at.browser.sees(&at.desk, "/records", "table-01");
    let one = link(&list, "table-01.zgoda");
    let out = at.place.path().join("out");
    fs::rename(&stick, &out).unwrap();
    for path in ["/records", one.as_str()] {
        let page = at.browser.get(&at.desk, path);
        assert_eq!(page.status, 503, "{path}");
        page.has("may have been pulled out");
    }
    at.browser.get(&at.desk, "/?tables").has("Table 3");
    fs::rename(&out, &stick).unwrap();
    at.browser.get(&at.desk, &one).has(WORDS);
    fs::remove_file(stick.join("table-01.zgoda")).unwrap();
    let page = at.browser.get(&at.desk, &one);
    assert_eq!(page.status, 404);
    page.has("not in the folder any more");
    for path in [
        "/records/..",
        "/records/%2e%2e%2ftable-02.zgoda",
        "/records/table-02.zgoda",
        "/records/0123456789abcdeF",
        "/records/compared",
    ] {
        let status = at.browser.get(&at.desk, path).status;
        assert!([400, 404].contains(&status), "{path}: {status}");
    }
}
