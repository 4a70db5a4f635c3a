// SPDX-License-Identifier: GPL-3.0-or-later
//! The pages on which arbiters read from the record: the roles that may read them, and the words for an empty record.

use std::path::Path;
use std::time::{Duration, Instant};

use tempfile::TempDir;
use zgoda::desk_link::wire::{Ask, NotRead};
use zgoda_game::Side;
use zgoda_record as record;
use zgoda_record::event::{CodeOf, DeskRole};
use zgoda_record::export::Protocol;
use zgoda_speech::Language;

use crate::browser::{Browser, Desk};
use crate::letting_in::{a_desk_and_its_table, holding};
use crate::table::Table;

/// A table, a desk, and the device of an arbiter.
fn there() -> (TempDir, Table, Desk, Browser, String) {
    let (data, table, desk) = a_desk_and_its_table();
    let (browser, at) = holding(&desk, &table);
    (data, table, desk, browser, format!("/t/{at}"))
}

fn walked_back() -> Protocol {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"));
    let file = file.join("../record/tests/older/16-official-walked-back.zgoda");
    let contents = record::read_beside_its_writer(&file).unwrap();
    Protocol::of(&contents, Language::English)
}

/// Words that occur only in the protocol.
const WORDS: &str = "back to the position after half-move";

#[test]
fn an_arbiter_reads_the_sections_by_their_headings() {
    let (_data, table, desk, mut browser, place) = there();
    let protocol = walked_back();
    table.makes(Ok(protocol.clone()));
    let link = format!("<a href=\"{place}/protocol\">");
    browser.sees(&desk, &place, "Anna").has(&link);
    let page = browser.get(&desk, &format!("{place}/protocol"));
    assert_eq!(page.status, 200);
    assert_eq!(page.body.matches("<h1>").count(), 1);
    page.has("protocol, table 3</h1>")
        .has("<link rel=\"stylesheet\" href=\"/protocol.css\">")
        .has(WORDS)
        .has(protocol.left_out.as_deref().unwrap());
    for section in &protocol.sections {
        let id = section.part.id();
        page.has(&format!("<a href=\"#{id}\">"));
        assert_eq!(page.body.matches(&format!("<h2 id=\"{id}\"")).count(), 1);
    }
    assert!(protocol.sections.len() > 4);
    // This page gets no news, and browsers do not store it.
    assert!(!page.body.contains("data-stream"));
    assert_eq!(page.header("cache-control"), Some("no-store"));
    browser.get(&desk, "/protocol.css").has("@page");
    let lang = table.is_asked(|ask| match ask {
        Ask::Protocol { lang, .. } => Some(lang),
        _ => None,
    });
    assert_eq!(lang, "en");
}

#[test]
fn an_arbiter_reads_what_was_said_to_each_player_alone() {
    let (_data, _table, desk, mut browser, place) = there();
    let link = format!("<a href=\"{place}/said\">");
    browser.sees(&desk, &place, "Anna").has(&link);
    let page = browser.get(&desk, &format!("{place}/said"));
    assert_eq!(page.status, 200);
    page.has("alone, table 3</h1>")
        .has("0:01:02 <span lang=\"pl\">do &lt;białych&gt;</span> (not to its end)");
    let places = [
        "<h2>To White</h2>",
        "wcześniej",
        "<h2>To Black</h2>",
        "Nothing was said.",
    ];
    let places = places.map(|words| page.body.find(words).unwrap_or_else(|| panic!("{words}")));
    assert!(places.is_sorted(), "{places:?}");
    assert!(!page.body.contains("data-stream"));
}

#[test]
fn there_is_no_such_page_for_others() {
    let (data, table, desk, browser, place) = there();
    table.makes(Ok(walked_back()));
    let path = format!("{place}/protocol");
    assert_eq!(Browser::default().get(&desk, &path).status, 404);
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
        table.knows("1.abc", role);
        // A new desk asks the table again about the right.
        let desk = Desk::start(data.path());
        desk.says("table 3 is there");
        let mut browser = browser.clone();
        for path in [&path, &format!("{place}/said")] {
            let page = browser.get(&desk, path);
            assert_eq!(page.status, 404, "{role:?}");
            assert!(!page.body.contains(WORDS), "{role:?}");
            assert!(!page.body.contains("białych"), "{role:?}");
        }
        let page = browser.get(&desk, &place);
        for link in ["/protocol\"", "/said\""] {
            assert!(!page.body.contains(link), "{role:?}");
        }
    }
}

#[test]
fn a_device_whose_right_was_ended_gets_none() {
    let (_data, table, desk, mut browser, place) = there();
    table.makes(Ok(walked_back()));
    let path = format!("{place}/protocol");
    browser.sees(&desk, &path, WORDS);
    table.ends("1.abc");
    let until = Instant::now() + Duration::from_secs(30);
    let page = loop {
        let page = browser.get(&desk, &path);
        if page.status != 200 {
            break page;
        }
        assert!(Instant::now() < until);
    };
    assert!(!page.body.contains(WORDS), "{}", page.body);
}

#[test]
fn where_there_is_none_the_page_says_why() {
    let (_data, table, desk, mut browser, place) = there();
    let path = format!("{place}/protocol");
    let begun = Instant::now();
    let page = browser.get(&desk, &path);
    assert_eq!(page.status, 503);
    page.has("has not answered in time").has(&place);
    assert!(begun.elapsed() < Duration::from_secs(15));
    for (why, status, words) in [
        (NotRead::Busy, 503, "Too much goes on"),
        (NotRead::Unreadable, 503, "cannot be read just now"),
        (NotRead::TooLong, 503, "zgoda export --to html"),
        (NotRead::NotAllowed, 403, "This is for the table"),
    ] {
        table.makes(Err(why));
        let page = browser.get(&desk, &path);
        assert_eq!(page.status, status, "{why:?}");
        page.has(words);
    }
    table.knows("1.abc", DeskRole::Arbiter(CodeOf::Round(1)));
    table.makes(Ok(walked_back()));
    browser.sees(&desk, &path, WORDS);
}
