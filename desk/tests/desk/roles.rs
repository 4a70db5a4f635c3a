// SPDX-License-Identifier: GPL-3.0-or-later
//! Every address of the desk, in a row each, for every sort of device and for an unknown device. A new address without a row
//! fails.

use std::io::{BufRead as _, BufReader};
use std::time::Duration;

use tempfile::tempdir;
use zgoda::desk_link::wire::{Ask, NotRead};
use zgoda_game::Side;
use zgoda_record::event::{CodeOf, DeskRole};

use crate::browser::{Browser, Desk};
use crate::letting_in::holding;
use crate::records::{key, older, records};
use crate::table::Table;

/// The callers that may use an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum For {
    /// Any caller at all.
    All,
    /// Devices that were let in.
    Holders,
    /// The devices of arbiters.
    Arbiters,
    /// Desks with a key; no desk has a key here.
    Desks,
}

/// The method and path of each request, its callers, and the status that they get.
const ROWS: [(&str, &str, For, u16); 24] = [
    ("get", "/", For::All, 200),
    ("get", "/stream", For::Holders, 200),
    ("post", "/open", For::All, 303),
    ("post", "/lang", For::All, 303),
    ("post", "/all", For::All, 403),
    ("get", "/t/{at}", For::Holders, 200),
    ("get", "/t/{at}/stream", For::Holders, 200),
    ("post", "/t/{at}/do", For::Holders, 303),
    ("post", "/t/{at}/here", For::Holders, 204),
    ("post", "/t/{at}/heard", For::Holders, 204),
    ("post", "/t/{at}/muted", For::Arbiters, 200),
    ("get", "/t/{at}/protocol", For::Arbiters, 503),
    ("get", "/t/{at}/said", For::Arbiters, 200),
    ("post", "/t/{at}/leave", For::Holders, 303),
    ("get", "/records", For::Arbiters, 200),
    ("get", "/records/{key}", For::Arbiters, 200),
    ("get", "/records/compared", For::Arbiters, 200),
    ("get", "/desk.js", For::All, 200),
    ("get", "/blank.js", For::All, 200),
    ("get", "/ear.js", For::All, 200),
    ("get", "/icon.svg", For::All, 200),
    ("get", "/favicon.ico", For::All, 200),
    ("get", "/desk.css", For::All, 200),
    ("get", "/protocol.css", For::All, 200),
];

/// Addresses without a literal path in the desk's table of addresses.
const ELSEWHERE: [(&str, For); 1] = [("relay::PATH", For::Desks)];

/// Every sort of device, and an unknown device.
fn roles() -> Vec<Option<DeskRole>> {
    let side = Side::White;
    let all = [
        DeskRole::Arbiter(CodeOf::Chief),
        DeskRole::Arbiter(CodeOf::Round(1)),
        DeskRole::Assistant(side),
        DeskRole::Helper(side),
        DeskRole::Ear(side),
        DeskRole::Screen(side),
        DeskRole::Player(side),
        DeskRole::Face,
    ];
    all.map(Some).into_iter().chain([None]).collect()
}

/// The status with which a stream begins; the stream never ends.
fn status(browser: &Browser, desk: &Desk, path: &str) -> u16 {
    let mut line = String::new();
    let stream = browser.send(desk, "GET", path, &[], "");
    BufReader::new(stream).read_line(&mut line).unwrap();
    line.split(' ').nth(1).unwrap().parse().unwrap()
}

#[test]
fn each_address_has_a_row() {
    let router = include_str!("../../src/server.rs");
    let (_, router) = router.split_once("fn router").unwrap();
    let mut routes = router.split(".route(").skip(1).map(|route| {
        let (path, rest) = route.split_once(',').unwrap();
        let method = rest.trim_start().split('(').next().unwrap();
        (method.to_owned(), path.trim().trim_matches('"').to_owned())
    });
    let rows = ROWS.map(|(method, path, _, _)| (method.to_owned(), path.to_owned()));
    let elsewhere = ELSEWHERE.map(|(path, _)| ("any".to_owned(), path.to_owned()));
    let known: Vec<_> = rows.into_iter().chain(elsewhere).collect();
    assert_eq!(routes.clone().count(), known.len());
    assert_eq!(routes.find(|route| !known.contains(route)), None);
}

#[test]
fn every_address_is_for_those_of_its_row() {
    let data = tempdir().unwrap();
    let table = Table::start(data.path(), "4711", Some(3));
    let stick = tempdir().unwrap();
    let record = stick.path().join("table-01.zgoda");
    std::fs::copy(older("16-official-walked-back.zgoda"), record).unwrap();
    let with = records(stick.path());
    let first = Desk::with(data.path(), &with);
    table.is_found();
    first.says("table 3 is there");
    let (mut holder, at) = holding(&first, &table);
    let record = key(&holder.get(&first, "/records"), "table-01.zgoda");
    table.makes(Err(NotRead::Busy));
    for role in roles() {
        // A new desk asks the table again about the device's right.
        let desk = Desk::with(data.path(), &with);
        desk.says("table 3 is there");
        let mut browser = match role {
            Some(role) => {
                table.knows("1.abc", role);
                holder.clone()
            }
            None => Browser::default(),
        };
        let front = browser.get(&desk, "/?tables");
        let leave = format!("/t/{at}/leave");
        let own = browser.get(&desk, &format!("/t/{at}"));
        let key = role.map_or_else(|| "0".repeat(32), |_| own.key(&leave));
        let is_arbiter = matches!(role, Some(DeskRole::Arbiter(_)));
        while table.asked.try_recv().is_ok() {}
        for (method, path, whose, good) in ROWS {
            let address = path.replace("{at}", &at).replace("{key}", &record);
            let address = match path {
                "/records/compared" => format!("{address}?white={record}&black={record}"),
                // For a device of a single table the bare address leads to that table.
                "/" => "/?tables".to_owned(),
                _ => address,
            };
            let body = match path {
                "/open" => format!("key={}&words=none&device=one", front.key("/open")),
                "/lang" => format!("key={}&lang=en&back=/", front.key("/lang")),
                // The form of `/all` is only on the list of an arbiter of several tables (`list`).
                "/all" => format!("key={key}&what=stop"),
                "/t/{at}/here" => format!("key={key}&awake=true"),
                "/t/{at}/heard" => format!("key={key}&utterance=1&how=begun"),
                _ => format!("key={key}&line=call"),
            };
            let status = match method {
                "get" if path.ends_with("stream") => status(&browser, &desk, &address),
                "get" => browser.get(&desk, &address).status,
                _ => browser.clone().post(&desk, &address, &body).status,
            };
            let may = match whose {
                For::All => true,
                For::Holders => role.is_some(),
                For::Arbiters => is_arbiter,
                For::Desks => false,
            };
            let expected = if may { good } else { 404 };
            assert_eq!(status, expected, "{role:?}: {method} {path}");
        }
        // Other devices have no effect at the table.
        let asked =
            std::iter::from_fn(|| table.asked.recv_timeout(Duration::from_millis(200)).ok());
        let done = asked.filter(|ask| matches!(ask, Ask::Do { .. })).count();
        assert_eq!(done, usize::from(role.is_some()), "{role:?}");
    }
}
