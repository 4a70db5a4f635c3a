// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests the pages of the desk in a real browser. They are checked by the rules of accessibility, by the tree that a screen reader
//! reads, with the keyboard alone, and in a narrow window. The scripts with the checks are in `tests/browser/`.
//!
//! The pages are made in every language, from the views in `tests/views/` and from views with more content. With `ZGODA_ADDRESS`
//! and `ZGODA_PAGES` (a JSON list of paths) the same checks look at a running desk.
//!
//! Real: the browser, with node and Debian's Chromium; without them these tests are skipped.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use zgoda::manual::{Paper, WRITTEN_IN, paper};
use zgoda::page_words::PageWords;
use zgoda_desk::render::{Page, Shown, player};
use zgoda_game::Side;
use zgoda_record::event::DeskRole;
use zgoda_scenarios::browser::{Browser, passed, root};
use zgoda_speech::Language;
use zgoda_table::view::{HalfMove, HelperView, Snapshot, TableView};

#[test]
fn every_page_is_for_everybody() {
    let Some(browser) = Browser::found() else {
        return;
    };
    let address = std::env::var("ZGODA_ADDRESS");
    let told = match address {
        Ok(address) => browser.look_at("run.mjs", &address, &std::env::var("ZGODA_PAGES").unwrap()),
        Err(_) => {
            let (folder, pages) = written_pages("pages");
            let pages = serde_json::to_string(&pages).unwrap();
            browser.look_at("run.mjs", folder.to_str().unwrap(), &pages)
        }
    };
    passed(&told);
}

/// The printed papers of the program are checked like pages, and two of them are also checked on sheets of paper.
#[test]
fn every_paper_is_for_everybody_and_fits_on_its_sheet() {
    let Some(browser) = Browser::found() else {
        return;
    };
    let folder = root().join("target/browser/papers");
    let mut pages = Vec::new();
    for language in WRITTEN_IN {
        fs::create_dir_all(folder.join(language.tag())).unwrap();
        for wanted in Paper::ALL {
            let name = match wanted {
                Paper::Manual => "manual",
                Paper::Card => "card",
                Paper::Arbiter => "arbiter",
            };
            let path = format!("{}/{name}.html", language.tag());
            fs::write(folder.join(&path), paper(wanted, language).html()).unwrap();
            pages.push(path);
        }
    }
    let address = folder.to_str().unwrap();
    let pages = serde_json::to_string(&pages).unwrap();
    passed(&browser.look_at("run.mjs", address, &pages));
    passed(&browser.print(address, &pages, r#"{ "card": 1, "arbiter": 2 }"#));
}

/// A page with one fault for each check.
const FAULTY: &str = "<!DOCTYPE html><html lang=\"en\"><head><title>Faulty</title><style>
    :root { color-scheme: light dark; }
    .wide { width: 40rem; }
    @media (prefers-color-scheme: dark) { .wide { color: #333; background: #222; } }
    </style></head><body><main><h1>Faulty</h1>
    <p class=\"wide\">Too wide</p><input><button>Yes</button><button>Yes</button>
    <a href=\"#\" onfocus=\"this.blur()\">Not to be reached</a></main></body></html>";

#[test]
fn a_faulty_page_is_found_out_by_every_check() {
    let Some(browser) = Browser::found() else {
        return;
    };
    let folder = root().join("target/browser/faulty");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("faulty.html"), FAULTY).unwrap();
    let told = browser.look_at("run.mjs", folder.to_str().unwrap(), "[\"faulty.html\"]");
    let (last, checks) = told.split_last().unwrap();
    assert_eq!(last["done"], 5);
    let blind = checks.iter().find(|check| check["ok"] == true);
    assert_eq!(blind, None);
}

#[test]
fn an_ear_hears_each_message_once() {
    let Some(browser) = Browser::found() else {
        return;
    };
    let (folder, _) = written_pages("ear");
    passed(&browser.look_at("ear.mjs", folder.to_str().unwrap(), "[\"en/ear.html\"]"));
}

/// The languages of `ZGODA_LANGUAGES`, as tags with commas between them; all languages if the variable is not set.
fn languages() -> Vec<Language> {
    let Ok(tags) = std::env::var("ZGODA_LANGUAGES") else {
        return Language::ALL.to_vec();
    };
    let named = |tag| Language::ALL.into_iter().find(|it| it.tag() == tag);
    let tags = tags.split(',');
    tags.map(|tag| named(tag).expect("the tag of a language"))
        .collect()
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

/// A folder with the pages and their files, and the paths of the pages.
fn written_pages(name: &str) -> (PathBuf, Vec<String>) {
    let folder = root().join("target/browser").join(name);
    let mut paths = Vec::new();
    for language in languages() {
        let words = PageWords::new(language);
        for (name, role, snapshot) in shown() {
            let shown = Shown {
                at: "3",
                number: Some(3),
                role,
                snapshot: snapshot.as_ref(),
                key: "anti-forgery",
            };
            let path = format!("{}/{name}.html", language.tag());
            let file = folder.join(&path);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, framed(&player::page(&shown, &words), language)).unwrap();
            paths.push(path);
        }
    }
    fs::write(folder.join("frame.css"), read("tests/browser/frame.css")).unwrap();
    for script in ["desk.js", "ear.js"] {
        fs::write(folder.join(script), read(&format!("desk/src/{script}"))).unwrap();
    }
    (folder, paths)
}

/// The HTML of a page with the smallest frame around its regions.
fn framed(page: &Page, language: Language) -> String {
    let title = &page.title;
    let mut main = String::new();
    for region in &page.regions {
        writeln!(main, "<div id=\"{}\">{}</div>", region.id, region.html.0).unwrap();
    }
    format!(
        "<!DOCTYPE html><html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{title}</title>\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <link rel=\"icon\" href=\"data:,\"><link rel=\"stylesheet\" href=\"/frame.css\">\
         <script src=\"/desk.js\" defer></script><script src=\"/ear.js\" defer></script></head>\
         <body data-now-ms=\"0\"><p id=\"connection\" role=\"status\"></p><main><h1>{title}</h1>\
         <div id=\"answers\" role=\"log\" aria-label=\"answers\"></div>\n{main}</main></body></html>\n",
        language.tag()
    )
}

/// The snapshots that a table may show to each role, from the emptiest to the fullest.
fn shown() -> Vec<(&'static str, DeskRole, Option<Snapshot>)> {
    let assistant = DeskRole::Assistant(Side::White);
    let screen = DeskRole::Screen(Side::Black);
    let player = DeskRole::Player(Side::Black);
    let kept = |name: &str| -> Snapshot {
        serde_json::from_str(&read(&format!("tests/views/{name}.json"))).unwrap()
    };
    let [full_assistant, full_player] = ["assistant", "player"].map(|name| full(kept(name)));
    vec![
        ("assistant", assistant, Some(kept("assistant"))),
        ("assistant-full", assistant, Some(full_assistant)),
        ("assistant-not-reached", assistant, None),
        (
            "helper",
            DeskRole::Helper(Side::White),
            Some(helped(kept("assistant"))),
        ),
        ("screen", screen, Some(kept("player"))),
        ("screen-full", screen, Some(full_player)),
        ("player", player, Some(kept("seat"))),
        ("player-full", player, Some(full(kept("seat")))),
        ("face", DeskRole::Face, Some(full(kept("room")))),
        ("ear", DeskRole::Ear(Side::White), None),
    ]
}

/// The snapshot for a helper that corresponds to this one for an assistant.
fn helped(mut snapshot: Snapshot) -> Snapshot {
    if let TableView::Assistant(view) = &snapshot.table {
        snapshot.table = TableView::Helper(HelperView {
            side: view.side,
            carry_out: view.carry_out.clone(),
        });
    }
    snapshot
}

/// The snapshot with everything that its role can be shown.
fn full(mut snapshot: Snapshot) -> Snapshot {
    const EXTRA: &str = r#"{
        "count": {"white": 30, "black": 29},
        "asks": ["ask-correction", "which-way"],
        "differences": [{"board": "white", "remove": ["19", "24"], "put": [{"square": "23", "piece": "bm"}]}],
        "men": [{"square": "28", "piece": "wm"}, {"square": "50", "piece": "wk"}, {"square": "23", "piece": "bm"},
            {"square": "1", "piece": "bk"}]
    }"#;
    let mut value = serde_json::to_value(&snapshot.table).unwrap();
    let extra: Value = serde_json::from_str(EXTRA).unwrap();
    if value["role"] != "room" {
        for (name, it) in extra.as_object().unwrap() {
            value[name] = it.clone();
        }
    }
    snapshot.table = serde_json::from_value(value).unwrap();
    let record = |ply: u32| HalfMove {
        ply,
        side: if ply % 2 == 1 {
            Side::White
        } else {
            Side::Black
        },
        from: if ply % 2 == 1 { "32" } else { "19" }.to_owned(),
        to: if ply % 2 == 1 { "28" } else { "23" }.to_owned(),
        takes: ply.is_multiple_of(3),
    };
    let record: Vec<HalfMove> = (1..=60).map(record).collect();
    match &mut snapshot.table {
        TableView::Assistant(view) => {
            view.record = record;
            view.public.draw_offered = Some(Side::White);
            let carry_out = view.carry_out.as_mut().unwrap();
            carry_out.remove = vec!["24".to_owned(), "22".to_owned()];
        }
        TableView::Player(view) => view.record = record,
        TableView::Seat(view) => {
            view.record = record;
            view.whole = true;
            view.asks = vec!["ask-draw".to_owned()];
        }
        TableView::Room(view) => {
            view.clock.flags.white = true;
            view.clock.clock.running = Some(Side::White);
        }
        TableView::Arbiter(_) | TableView::Helper(_) => {}
    }
    snapshot
}
