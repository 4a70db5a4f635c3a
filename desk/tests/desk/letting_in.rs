// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of the steps by which an unknown device gets a page, and of its rights on the page.

use std::time::{Duration, Instant};

use tempfile::{TempDir, tempdir};
use zgoda::desk_link::wire::Ask;
use zgoda_game::Side;
use zgoda_table::session::input::Seen;

use crate::browser::{Browser, Desk};
use crate::table::{CHIEF, SLIP, Table};

fn typed(words: &str) -> String {
    words.replace(' ', "+")
}

/// Posts these words in the same way as the form of the first page.
pub(crate) fn opens(browser: &mut Browser, desk: &Desk, words: &str) {
    let key = browser.get(desk, "/").key("/open");
    let body = format!("key={key}&words={}&device=Tablet+3", typed(words));
    let answer = browser.post(desk, "/open", &body);
    assert_eq!((answer.status, answer.header("location")), (303, Some("/")));
}

#[test]
fn nobody_sees_a_form_and_nothing_else_with_a_table_or_without() {
    let [empty, data] = [(); 2].map(|()| tempdir().unwrap());
    let table = Table::start(data.path(), "4711", Some(3));
    let without = Desk::start(empty.path());
    let with = Desk::start(data.path());
    table.is_found();
    with.says("table 3 is there");
    // The keys of the forms differ, so they are blanked before the comparison.
    let blank = |answer: crate::browser::Answer| {
        let words = answer.body.split('"');
        let is_key = |it: &&str| it.len() == 32 && it.bytes().all(|b| b.is_ascii_hexdigit());
        let is_time = |it: &&str| it.len() == 13 && it.bytes().all(|b| b.is_ascii_digit());
        let words: Vec<&str> = words.filter(|it| !is_key(it) && !is_time(it)).collect();
        words.join("\"")
    };
    let pages = [&without, &with].map(|desk| {
        let mut browser = Browser::default();
        let first = browser.get(desk, "/");
        assert_eq!(first.status, 200);
        first.has("Words of the slip");
        assert!(!first.body.contains("Anna") && !first.body.contains("data-stream"));
        let mut pages = vec![blank(first)];
        for path in ["/t/0123456789ab", "/t/0123456789ab/stream", "/nothing"] {
            let answer = browser.get(desk, path);
            assert_eq!(answer.status, 404, "{path}");
            pages.push(blank(answer));
        }
        opens(&mut browser, desk, "wrong words these are none");
        pages.push(blank(browser.sees(desk, "/", "open nothing now")));
        pages
    });
    assert_eq!(pages[0], pages[1]);
}

#[test]
fn a_slip_opens_a_device_after_a_yes_and_it_can_act() {
    let (_data, table, desk) = a_desk_and_its_table();
    let mut browser = Browser::default();
    opens(&mut browser, &desk, SLIP);
    let waits = browser.sees(&desk, "/", "This is device 7 at table 3");
    waits.has("http-equiv=\"refresh\"");
    let named = table.is_asked(|ask| match ask {
        Ask::Open { device, .. } => Some(device),
        _ => None,
    });
    assert_eq!(named, "Tablet 3");
    assert!(browser.tables().is_empty());

    table.says_yes("1.abc");
    let until = Instant::now() + crate::table::PATIENCE;
    let place = loop {
        let answer = browser.get(&desk, "/");
        if answer.status == 303 {
            break answer.header("location").unwrap().to_owned();
        }
        assert!(Instant::now() < until);
    };
    let at = browser.tables().pop().unwrap();
    assert_eq!(place, format!("/t/{at}"));
    let page = browser.get(&desk, &place);
    assert_eq!(page.status, 200);
    page.has("Anna").has("Connected.");
    assert!(page.body.len() + page.head.len() < 60_000);
    assert!(!page.body.contains("1.abc"));

    let key = page.key(&format!("{place}/do"));
    let body = format!("key={key}&line=clock&press=00000000000000ab&rows=&sent=");
    let answer = browser.post(&desk, &format!("{place}/do"), &body);
    assert_eq!(answer.status, 303);
    let back = answer.header("location").unwrap().replace("#answers", "");
    let page = browser.get(&desk, &back);
    page.has("<p>The table heard &lt;clock&gt;.</p>");
    let again = browser.get(&desk, &back);
    assert!(!again.body.contains("The table heard"), "said once");
    let done = table.is_asked(|ask| match ask {
        Ask::Do {
            line,
            seen,
            late_ms,
            ..
        } => Some((line, seen, late_ms)),
        _ => None,
    });
    let seen = Seen {
        press: "00000000000000ab".parse().ok(),
        ..Seen::default()
    };
    assert_eq!(done, ("clock".to_owned(), seen, None));

    // The output of the desk must not contain a secret, which the person who starts the desk would learn.
    for secret in ["1.abc", SLIP, &key] {
        assert!(!desk.all().contains(secret), "{}", desk.all());
    }
}

#[test]
fn a_script_gets_the_words_alone_and_says_how_late_it_was() {
    let data = tempdir().unwrap();
    let table = Table::start(data.path(), "4711", None);
    table.knows("1.abc", CHIEF);
    let desk = Desk::start(data.path());
    table.is_found();
    let (mut browser, at) = holding(&desk, &table);
    let page = browser.sees(&desk, &format!("/t/{at}"), "Anna");
    let key = page.key(&format!("/t/{at}/do"));
    let now = page.body.split("data-now-ms=\"").nth(1).unwrap();
    let now: u64 = now.split('"').next().unwrap().parse().unwrap();
    let origin = format!("http://{}", desk.at);
    let headers = [
        ("Origin", origin.as_str()),
        ("Accept", "text/vnd.zgoda.fragment"),
        ("Content-Type", "application/x-www-form-urlencoded"),
    ];
    let body = format!("key={key}&line=nothing&sent={}", now - 500);
    let path = format!("/t/{at}/do");
    let answer = browser.ask(&desk, "POST", &path, &headers, &body);
    assert_eq!(
        (answer.status, answer.body.as_str()),
        (200, "<p>Taken.</p>")
    );
    let late = table.is_asked(|ask| match ask {
        Ask::Do { late_ms, .. } => Some(late_ms.unwrap()),
        _ => None,
    });
    assert!((500..5_000).contains(&late), "{late}");
    let body = format!("key={key}&line=silence");
    let asked = Instant::now();
    let answer = browser.ask(&desk, "POST", &path, &headers, &body);
    answer.has("No answer came.");
    assert!(asked.elapsed() >= Duration::from_secs(4));
}

/// The desk itself reads the order in a form of an arbiter's page. A form that it does not understand is passed on as a line.
#[test]
fn the_form_of_an_arbiter_is_read_where_it_is_shown() {
    let data = tempdir().unwrap();
    let table = Table::start(data.path(), "4711", None);
    table.knows("1.abc", CHIEF);
    let desk = Desk::start(data.path());
    table.is_found();
    let (mut browser, at) = holding(&desk, &table);
    let place = format!("/t/{at}");
    let page = browser.sees(&desk, &place, "Anna");
    let key = page.key(&format!("{place}/do"));
    for (form, line, order) in [
        (
            "word=charge+black&line=3:20",
            "charge black 3:20",
            r#"{"clock":{"charge":{"to":{"who":{"one":"black"},"time":"0:03:20"}}}}"#,
        ),
        ("line=stop", "stop", r#""stop""#),
        ("word=charge&line=nobody", "charge nobody", "null"),
        ("line=yes", "yes", "null"),
    ] {
        browser.post(&desk, &format!("{place}/do"), &format!("key={key}&{form}"));
        let asked = table.is_asked(|ask| match ask {
            Ask::Do { line, order, .. } => Some((line, serde_json::to_string(&order).unwrap())),
            _ => None,
        });
        assert_eq!(asked, (line.to_owned(), order.to_owned()));
    }
}

/// A folder, a process with table 3 in it, and a desk that has found the table.
pub(crate) fn a_desk_and_its_table() -> (TempDir, Table, Desk) {
    let data = tempdir().unwrap();
    let table = Table::start(data.path(), "4711", Some(3));
    let desk = Desk::start(data.path());
    table.is_found();
    desk.says("table 3 is there");
    (data, table, desk)
}

/// A browser that holds the right `1.abc`, and its address.
pub(crate) fn holding(desk: &Desk, table: &Table) -> (Browser, String) {
    let mut browser = Browser::default();
    opens(&mut browser, desk, SLIP);
    browser.sees(desk, "/", "This is device 7");
    table.says_yes("1.abc");
    let until = Instant::now() + crate::table::PATIENCE;
    while browser.tables().is_empty() {
        assert!(Instant::now() < until);
        browser.get(desk, "/");
    }
    let at = browser.tables().pop().unwrap();
    (browser, at)
}

#[test]
fn a_desk_that_was_killed_and_started_again_knows_its_devices() {
    let (data, table, desk) = a_desk_and_its_table();
    let (mut browser, at) = holding(&desk, &table);
    let place = format!("/t/{at}");
    let key = browser
        .sees(&desk, &place, "Anna")
        .key(&format!("{place}/do"));
    drop(desk);
    let desk = Desk::start(data.path());
    desk.says("table 3 is there");
    // The form of a page that was open all the time is still valid.
    let answer = browser.post(
        &desk,
        &format!("{place}/do"),
        &format!("key={key}&line=clock"),
    );
    let back = answer.header("location").unwrap().replace("#answers", "");
    browser.get(&desk, &back).has("The table heard").has("Anna");
    assert_eq!(desk.end(), 0);
}

#[test]
fn a_game_that_goes_on_in_another_process_is_found_again() {
    let (data, table, desk) = a_desk_and_its_table();
    let (mut browser, at) = holding(&desk, &table);
    let place = format!("/t/{at}");
    browser.sees(&desk, &place, "Anna");
    // The answer of another table that does not know the device must not end its right.
    let other = Table::start(data.path(), "4712", Some(4));
    other.is_found();
    desk.says("table 4 is there");
    drop(table);
    desk.says("is gone");
    let gone = browser.sees(&desk, &place, "The table is not there.");
    assert_eq!(gone.status, 200);
    assert!(!gone.body.contains("Anna") && browser.tables() == [at]);
    let again = Table::start(data.path(), "4713", Some(3));
    again.knows("1.abc", CHIEF);
    again.is_found();
    browser.sees(&desk, &place, "Anna");
    let cookies = browser.cookies.values();
    assert!(cookies.into_iter().any(|it| it == "4713.1~1.abc"));
}

#[test]
fn a_right_that_was_ended_is_dropped() {
    let (_data, table, desk) = a_desk_and_its_table();
    let (mut browser, at) = holding(&desk, &table);
    let place = format!("/t/{at}");
    browser.sees(&desk, &place, "Anna");
    let mut events = browser.listen(&desk, &format!("{place}/stream"));
    table.ends("1.abc");
    while let Some((name, _)) = events.next() {
        if name == "go" {
            break;
        }
    }
    let answer = browser.get(&desk, &place);
    assert_eq!(answer.status, 403);
    answer.has("let in no more");
    assert!(!answer.body.contains("class=\"region\""), "{}", answer.body);
    assert!(browser.tables().is_empty() && !answer.body.contains("Anna"));
    assert_eq!(browser.get(&desk, &place).status, 404);
}

/// A person who ends their own device is told that it was ended, and not that the table is gone.
#[test]
fn what_is_done_on_a_page_that_was_ended_is_answered_with_that() {
    let (_data, table, desk) = a_desk_and_its_table();
    let (mut browser, at) = holding(&desk, &table);
    let place = format!("/t/{at}");
    let key = browser
        .sees(&desk, &place, "Anna")
        .key(&format!("{place}/do"));
    table.ends("1.abc");
    let origin = format!("http://{}", desk.at);
    let headers = [
        ("Origin", origin.as_str()),
        ("Accept", "text/vnd.zgoda.fragment"),
        ("Content-Type", "application/x-www-form-urlencoded"),
    ];
    let until = Instant::now() + crate::table::PATIENCE;
    let answer = loop {
        let body = format!("key={key}&line=slips");
        let answer = browser.ask(&desk, "POST", &format!("{place}/do"), &headers, &body);
        if !answer.body.contains("The table heard") {
            break answer;
        }
        assert!(Instant::now() < until);
    };
    answer.has("This device is let in no more.");
    assert!(!answer.body.contains("not there"), "{}", answer.body);
}

/// Step 3 on the slip: after the device was let in, the address alone leads to its page.
#[test]
fn the_address_leads_to_the_one_table_of_a_device_and_a_link_to_its_list() {
    let (_data, table, desk) = a_desk_and_its_table();
    let (mut browser, at) = holding(&desk, &table);
    let place = format!("/t/{at}");
    let answer = browser.get(&desk, "/");
    assert_eq!(
        (answer.status, answer.header("location")),
        (303, Some(place.as_str()))
    );
    browser
        .sees(&desk, &place, "Anna")
        .has("<a href=\"/?tables\">Start page</a>");
    let list = browser.get(&desk, "/?tables");
    list.has("Words of the slip").has("Table 3");
    // The choice of a language leads back to the list.
    let key = list.key("/lang");
    let chosen = browser.post(&desk, "/lang", &format!("key={key}&lang=en&back=/?tables"));
    assert_eq!(chosen.header("location"), Some("/?tables"));
    // If words were typed for another table, the page about them comes first.
    let body = format!("key={}&words=a+b+c+d+e&device=x", list.key("/open"));
    browser.post(&desk, "/open", &body);
    browser.sees(&desk, "/", "open nothing now");
}

/// A table has no snapshot for an ear, even when the table is there, so the page must not say that the table is away.
#[test]
fn the_table_of_an_ear_is_not_said_to_be_away() {
    let data = tempdir().unwrap();
    let table = Table::start(data.path(), "4711", Some(3));
    let first = Desk::start(data.path());
    table.is_found();
    first.says("table 3 is there");
    let (mut browser, at) = holding(&first, &table);
    table.knows("1.abc", zgoda_record::event::DeskRole::Ear(Side::White));
    let desk = Desk::start(data.path());
    desk.says("table 3 is there");
    browser.sees(&desk, &format!("/t/{at}"), "White's ear");
    let list = browser.sees(&desk, "/?tables", ">Table 3<");
    assert!(!list.body.contains("Not there now"), "{}", list.body);
    drop(table);
    browser.sees(&desk, "/?tables", "Not there now");
}

#[test]
fn a_device_gives_its_right_up() {
    let (_data, table, desk) = a_desk_and_its_table();
    let (mut browser, at) = holding(&desk, &table);
    let leave = format!("/t/{at}/leave");
    let key = browser.sees(&desk, &format!("/t/{at}"), "Anna").key(&leave);
    let answer = browser.post(&desk, &leave, &format!("key={key}"));
    assert_eq!((answer.status, browser.tables().len()), (303, 0));
    table.is_asked(|ask| matches!(ask, Ask::GiveBack { .. }).then_some(()));
}

#[test]
fn a_page_that_counts_while_it_is_seen_says_so_to_the_table() {
    let (_data, table, desk) = a_desk_and_its_table();
    let (mut browser, at) = holding(&desk, &table);
    table.knows("1.abc", zgoda_record::event::DeskRole::Ear(Side::White));
    let here = format!("/t/{at}/here");
    let page = browser.sees(&desk, &format!("/t/{at}"), "White's ear");
    for script in ["/desk.js", "/ear.js"] {
        page.has(&format!("<script src=\"{script}\""));
        assert_eq!(browser.get(&desk, script).status, 200);
    }
    let key = page.key(&format!("/t/{at}/leave"));
    assert_eq!(
        browser
            .post(&desk, &here, &format!("key={key}&awake=false"))
            .status,
        204
    );
    let awake = table.is_asked(|ask| match ask {
        Ask::Here { awake, .. } => Some(awake),
        _ => None,
    });
    assert!(!awake);
    assert_eq!(browser.post(&desk, &here, "key=no&awake=false").status, 403);
}

#[test]
fn a_page_is_in_the_language_that_was_chosen_on_it() {
    let data = tempdir().unwrap();
    let desk = Desk::start(data.path());
    let mut browser = Browser::default();
    let key = browser.get(&desk, "/").key("/lang");
    let answer = browser.post(
        &desk,
        "/lang",
        &format!("key={key}&lang=pl&back=//evil.example"),
    );
    assert_eq!((answer.status, answer.header("location")), (303, Some("/")));
    browser
        .get(&desk, "/")
        .has("<html lang=\"pl\">")
        .has("Słowa z kartki");
}
