// SPDX-License-Identifier: GPL-3.0-or-later
//! Desks that show the tables of other machines: the right to join, the traffic between the desks, and the state after
//! one desk has ended.

use std::io::{BufRead as _, Write as _};
use std::time::{Duration, Instant};

use tempfile::tempdir;
use zgoda::desk_link::joined::{Down, Up};
use zgoda::desk_link::wire::{Ask, Asked, TableNumber, Tell, Token, Told};
use zgoda_table::view::TableView;

use crate::browser::{Browser, Desk};
use crate::letting_in::{holding, opens};
use crate::machines::{Machine, joins};
use crate::table::{CHIEF, Consent, PATIENCE, SLIP, Table};

/// A table of this machine with consent to be shown on a network.
fn table(of: &Machine, process: &str, number: u32) -> Table {
    Table::start_with(&of.data(), process, Some(number), Consent::Network)
}

#[test]
fn a_device_works_at_a_table_of_another_machine_and_finds_it_again() {
    let other = Machine::new();
    let far = table(&other, "4711", 3);
    let desk_of_other = other.desk();
    let here = tempdir().unwrap();
    let desk = Desk::with(here.path(), &other.join());
    let name = other.name();
    desk.says(&format!("table 3 at {name} is there"));
    desk_of_other.says("the desk of 127.0.0.1 has joined this one");
    let (mut browser, at) = holding(&desk, &far);
    let place = format!("/t/{at}");
    let page = browser.sees(&desk, &place, "Anna");
    let key = page.key(&format!("{place}/do"));
    browser
        .get(&desk, "/?tables")
        .has(&format!("Table 3 at {name}"));
    // The table's own page also has this name, in the title and the first heading.
    let title = format!("Table 3, chief arbiter, at {name}");
    page.has(&format!("<title>{title}</title>"))
        .has(&format!("<h1>{title}</h1>"));
    browser
        .get(&desk, &format!("{place}/said"))
        .has(&format!("table 3, at {name}</h1>"));

    // An act on the table's page reaches the table with the time that the act was on its way, and the table's new view
    // comes back.
    let now = page.body.split("data-now-ms=\"").nth(1).unwrap();
    let now: u64 = now.split('"').next().unwrap().parse().unwrap();
    let body = format!("key={key}&line=clock&ply=4&sent={}", now - 500);
    let answer = browser.post(&desk, &format!("{place}/do"), &body);
    let back = answer.header("location").unwrap().replace("#answers", "");
    browser
        .get(&desk, &back)
        .has("The table heard &lt;clock&gt;.");
    let late = far.is_asked(|ask| match ask {
        Ask::Do { late_ms, .. } => late_ms,
        _ => None,
    });
    assert!((500..20_000).contains(&late), "{late}");
    let called = |name: &'static str| {
        far.shows(|snapshot| {
            let TableView::Arbiter(view) = &mut snapshot.table else {
                unreachable!()
            };
            view.public.names.white = name.to_owned();
        });
    };
    called("Celina");
    browser.sees(&desk, &place, "Celina");

    // The other machine's desk ends. This is reported once, and shown on the page. The table goes on, and is found again.
    drop(desk_of_other);
    desk.says(&format!("the desk of {name} is gone"));
    let page = browser.sees(&desk, &place, "The table is not there");
    assert!(!page.body.contains("Celina"));
    let list = browser.get(&desk, "/?tables");
    list.has(&format!("Table 3 at {name}")).has("Not there now");
    desk.says(&format!("the desk of {name} is not reached"));
    called("Danuta");
    let _desk_of_other = other.desk();
    browser.sees(&desk, &place, "Danuta");
    let body = format!("key={key}&line=again&ply=4");
    browser.post(&desk, &format!("{place}/do"), &body);
    let heard = far.is_asked(|ask| match ask {
        Ask::Do { line, .. } => Some(line),
        _ => None,
    });
    assert_eq!(heard, "again");
    assert_eq!(
        desk.all().matches("is not reached").count(),
        1,
        "{}",
        desk.all()
    );
    for secret in ["1.abc", SLIP, &key, &other.digits()] {
        assert!(!desk.all().contains(secret), "{}", desk.all());
    }
}

#[test]
fn equal_processes_and_numbers_of_two_machines_are_kept_apart() {
    let other = Machine::new();
    let far = table(&other, "4711", 3);
    let _desk_of_other = other.desk();
    let here = tempdir().unwrap();
    let near = Table::start(here.path(), "4711", Some(3));
    let desk = Desk::with(here.path(), &other.join());
    let name = other.name();
    desk.says("give each table of the event a number of its own");
    near.is_found();
    far.is_found();
    near.knows("9.near", CHIEF);
    // The right to a table of one machine is never sent to another machine.
    let mut browser = Browser::default();
    opens(&mut browser, &desk, SLIP);
    browser.sees(&desk, "/", "This is device 7");
    near.says_yes("9.near");
    far.says_yes("1.far");
    let until = Instant::now() + PATIENCE;
    while browser.tables().len() < 2 {
        assert!(Instant::now() < until);
        browser.get(&desk, "/");
    }
    let list = browser.sees(&desk, "/", &format!("Table 3 at {name}"));
    list.has("Table 3 at this desk’s own computer");
    for at in browser.tables() {
        browser.sees(&desk, &format!("/t/{at}"), "Anna");
    }
    let shown = |table: &Table| {
        let asked = std::iter::from_fn(|| table.asked.recv_timeout(Duration::from_secs(1)).ok());
        let tokens = asked.filter_map(|ask| match ask {
            Ask::Watch { token } => Some(token.0),
            _ => None,
        });
        let mut tokens: Vec<String> = tokens.collect();
        tokens.dedup();
        tokens
    };
    assert_eq!(
        (shown(&near), shown(&far)),
        (vec!["9.near".to_owned()], vec!["1.far".to_owned()])
    );
}

#[test]
fn without_the_key_there_is_nothing_to_join() {
    let [other, alone] = [Machine::new(), Machine::new()];
    let _far = table(&other, "4711", 3);
    let desk_of_other = other.desk();
    let _alone = Desk::with(&alone.data(), &alone.alone());
    let upgrade = "Upgrade: zgoda-tables/1\r\n";
    let wrong = "0".repeat(64);
    for of in [&other, &alone] {
        for method in ["GET", "HEAD", "OPTIONS"] {
            let nothing = of.asks(method, "/nothing", "");
            assert!(nothing[0].starts_with("HTTP/1.1 404"), "{nothing:?}");
            for headers in [
                String::new(),
                upgrade.to_owned(),
                format!("{upgrade}Authorization: Bearer {wrong}\r\n"),
                format!("{upgrade}Authorization: Basic {wrong}\r\n"),
                format!("Authorization: Bearer {}\r\n", of.digits()),
            ] {
                assert_eq!(
                    of.asks(method, "/join", &headers),
                    nothing,
                    "{method} {headers}"
                );
            }
        }
    }
    // After wrong keys even the right key is not tried until the wait is over.
    for _ in 0..4 {
        other.asks(
            "GET",
            "/join",
            &format!("{upgrade}Authorization: Bearer {wrong}\r\n"),
        );
    }
    let right = format!("{upgrade}Authorization: Bearer {}\r\n", other.digits());
    let answer = other.asks("GET", "/join", &right);
    assert!(answer[0].starts_with("HTTP/1.1 404"), "{answer:?}");
    assert!(
        !desk_of_other.all().contains("joined"),
        "{}",
        desk_of_other.all()
    );

    let here = tempdir().unwrap();
    for (name, key, root, said) in [
        (
            other.name(),
            alone.key(),
            other.root(),
            "does not let this desk join",
        ),
        (
            alone.name(),
            alone.key(),
            alone.root(),
            "does not let this desk join",
        ),
        (
            other.name(),
            other.key(),
            alone.root(),
            "does not prove who it is",
        ),
        (
            other.name().replace("127.0.0.1", "localhost"),
            other.key(),
            other.root(),
            "does not prove who it is",
        ),
    ] {
        let desk = Desk::with(here.path(), &joins(&name, &key, &root));
        desk.says(&format!("the desk of {name} {said}"));
        assert!(!desk.all().contains("table 3"), "{}", desk.all());
    }
}

#[test]
fn a_table_without_consent_to_a_network_is_not_named_and_given_nothing() {
    let other = Machine::new();
    let far = table(&other, "4711", 3);
    let hidden = Table::start(&other.data(), "4712", Some(4));
    let _desk = other.desk();
    let mut joined = other.joined();
    let what = Ask::Watch {
        token: Token("1.abc".to_owned()),
    };
    let table = TableNumber(1);
    let asked = serde_json::to_vec(&Asked { table, what }).unwrap();
    let until = Instant::now() + Duration::from_secs(3);
    let (mut named, mut answered, mut beats) = (0, 0, 0);
    while Instant::now() < until {
        let mut line = String::new();
        joined.read_line(&mut line).unwrap();
        match Down::read(line.trim_end().as_bytes()).unwrap() {
            Down::Beat(_) => {
                beats += 1;
                for process in ["4711", "4712"] {
                    let line = Up::Asked(process, 0, &asked).line();
                    joined.get_mut().write_all(&line).unwrap();
                }
            }
            Down::Told(process, told) => {
                assert_eq!(process, "4711");
                match serde_json::from_slice::<Told>(told).unwrap().what {
                    Tell::Hello { number, .. } => {
                        assert_eq!(number, Some(3));
                        named += 1;
                    }
                    Tell::Unknown { .. } => answered += 1,
                    other => panic!("{other:?}"),
                }
            }
            Down::Gone(process) => panic!("{process} is gone"),
        }
    }
    assert!(
        named == 1 && answered > 0 && beats > 2,
        "{named} {answered} {beats}"
    );
    far.is_asked(|ask| matches!(ask, Ask::Watch { .. }).then_some(()));
    assert!(hidden.asked.try_recv().is_err());
    // When the hidden table ends, the other desk is told nothing. When the distant table ends, the other desk is told.
    drop(hidden);
    drop(far);
    loop {
        joined.get_mut().write_all(&Up::Beat.line()).unwrap();
        let mut line = String::new();
        assert_ne!(joined.read_line(&mut line).unwrap(), 0);
        match Down::read(line.trim_end().as_bytes()).unwrap() {
            Down::Gone(process) => break assert_eq!(process, "4711"),
            Down::Beat(_) | Down::Told("4711", _) => {}
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_desk_that_joined_and_says_nothing_or_nonsense_is_let_go() {
    let other = Machine::new();
    let _far = table(&other, "4711", 3);
    let desk = other.desk();
    for (says, told) in [
        (Vec::new(), "says nothing any more"),
        (b"nonsense\n".to_vec(), "says something that cannot be read"),
        (vec![b'x'; 100_000], "says a line that is too long"),
    ] {
        let mut joined = other.joined();
        let _ = joined.get_mut().write_all(&says);
        let mut line = String::new();
        while joined.read_line(&mut line).is_ok_and(|count| count > 0) {}
        desk.says(&format!("the desk of 127.0.0.1 is gone: it {told}"));
    }
}

#[test]
fn what_another_machine_says_that_is_no_desk_harms_nothing_here() {
    let many: String = (0..100).fold(String::new(), |all, of| {
        all + &format!(
            "p{of} {{\"table\":1,\"tell\":\"hello\",\"version\":{},\"lang\":\"en\",\"network\":true}}\n",
            zgoda::desk_link::wire::VERSION
        )
    });
    let old = "4711 {\"table\":1,\"tell\":\"hello\",\"version\":0,\"lang\":\"en\",\"network\":true}\n=1\n";
    let closed =
        "4711 {\"table\":1,\"tell\":\"hello\",\"version\":0,\"number\":8,\"lang\":\"en\"}\n=1\n";
    for (says, told) in [
        (Vec::new(), "says nothing any more"),
        (
            b"nonsense {}\n".to_vec(),
            "says something that cannot be read",
        ),
        (b"\xff\xfe\n".to_vec(), "says something that cannot be read"),
        (vec![b'x'; 100_000], "says a line that is too long"),
        (many.into_bytes(), "has more than 64 processes"),
        (old.as_bytes().to_vec(), "speaks in another version (0)"),
        (closed.as_bytes().to_vec(), "table 8 at"),
    ] {
        let other = Machine::new();
        other.pretends(says);
        let here = tempdir().unwrap();
        let near = Table::start(here.path(), "4711", Some(3));
        let desk = Desk::with(here.path(), &other.join());
        near.is_found();
        desk.says(told);
        let (mut browser, at) = holding(&desk, &near);
        browser.sees(&desk, &format!("/t/{at}"), "Anna");
    }
}

#[test]
fn machines_that_join_themselves_or_each_other_make_no_circle() {
    let [one, two] = [Machine::new(), Machine::new()];
    let _first = table(&one, "4711", 1);
    let _second = table(&two, "4711", 2);
    let mut options = one.joinable();
    options.extend(two.join());
    options.extend(one.join());
    let desk_of_one = Desk::with(&one.data(), &options);
    let mut options = two.joinable();
    options.extend(one.join());
    let desk_of_two = Desk::with(&two.data(), &options);
    desk_of_one.says(&format!("table 2 at {} is there", two.name()));
    desk_of_two.says(&format!("table 1 at {} is there", one.name()));
    desk_of_one.says(&format!("the desk of {} is this desk itself", one.name()));
    // The test waits for messages that must not come, because the desk looks for tables each second.
    std::thread::sleep(Duration::from_secs(3));
    // No desk shows a machine its own tables.
    for (desk, own) in [(&desk_of_one, "table 1 at"), (&desk_of_two, "table 2 at")] {
        assert!(!desk.all().contains(own), "{}", desk.all());
    }
}

#[test]
fn what_is_wrong_with_an_option_is_one_sentence() {
    let other = Machine::new();
    let here = tempdir().unwrap();
    let key = other.key().display().to_string();
    let root = other.root().display().to_string();
    let joins = |join: String, root: &str| {
        [
            "--join".to_owned(),
            join,
            "--join-root".to_owned(),
            root.to_owned(),
        ]
    };
    let good = format!("{}={key}", other.name());
    let mut twice = joins(good.clone(), &root).to_vec();
    twice.extend(joins(good.clone(), &root));
    for (options, words) in [
        (joins(other.name(), &root).to_vec(), "no key"),
        (joins(format!("nowhere={key}"), &root).to_vec(), "port"),
        (
            joins(format!("{}={root}", other.name()), &root).to_vec(),
            "holds no key",
        ),
        (joins(good.clone(), &key).to_vec(), "holds no root"),
        (twice, "named twice"),
        (vec!["--join".to_owned(), good], "--join-root"),
        (vec!["--joinable".to_owned(), key.clone()], "--certificate"),
    ] {
        let said = std::process::Command::new(crate::program::zgoda())
            .env("LC_ALL", "C")
            .args(["desk", "--listen", "127.0.0.1:0", "--data"])
            .arg(here.path())
            .args(&options)
            .output()
            .unwrap();
        assert_eq!(said.status.code(), Some(2), "{options:?}");
        let said = String::from_utf8(said.stderr).unwrap();
        assert!(said.contains(words), "{said}");
        assert!(!said.contains(&other.digits()), "{said}");
    }
}
