// SPDX-License-Identifier: GPL-3.0-or-later
//! The work after the games: the list with its results, and the forgetting of names.

use std::fs;
use std::path::Path;

use zgoda_game::Side;
use zgoda_record::Record;
use zgoda_record::event::{Body, Event, GameSettings, Person, PersonRole, Source};
use zgoda_record::event_file::file::EventFile;

use super::{Hall, LIST, everything_in};
use crate::round::folder::Again;
use crate::round::forget::{self, forget};
use crate::round::list::{self, Form};
use crate::round::pairings::{Pairings, text};

/// A record of a game that is over.
fn record(path: &Path, file: &EventFile, result: &str) {
    let settings = serde_json::json!({
        "variant": "international", "mode": "official", "start": "x", "board_white": "none",
        "board_black": "none", "clock": "none", "lang": "pl", "rules": "PZWarc 2021 draft",
        "event": file.settings.written(),
    });
    let settings: GameSettings = serde_json::from_value(settings).unwrap();
    let persons = Side::ALL.map(|side| Person {
        side: PersonRole::player(side),
        name: file.names.get(side).clone().unwrap(),
        sight: "blind".to_owned(),
    });
    let mut record = Record::create(path, &settings, &persons).unwrap();
    record
        .append(&[Event {
            ms: 0,
            actor: None,
            code: None,
            device: None,
            late_ms: None,
            source: Source::Program,
            body: Body::GameEnded {
                result: result.to_owned(),
                cause: "I 6.1.3".to_owned(),
                ending: None,
                advantage: None,
            },
        }])
        .unwrap();
    record.close().unwrap();
}

#[test]
fn a_list_comes_out_as_it_went_in_and_has_results_from_records() {
    let hall = Hall::made();
    let records = hall.path("records");
    fs::create_dir(&records).unwrap();
    let [one, three] = ["table-01.toml", "table-03.toml"].map(|name| hall.table(name));
    record(&records.join("a.zgoda"), &one, "2-0");
    // The same two players meet at another table, in another round.
    let mut other = three;
    other.settings.number = Some(7);
    record(&records.join("b.zgoda"), &other, "1-1");
    fs::write(records.join("c.zgoda"), "no record").unwrap();
    fs::write(records.join("notes.txt"), "x").unwrap();
    let order = list::Order {
        folder: hall.path("out"),
        list: hall.path("again.csv"),
        records: Some(records.clone()),
        form: Form::Plain,
        again: Again::No,
    };
    let listed = list::write(&order).unwrap();
    assert_eq!((listed.tables, listed.without.as_slice()), (2, &[3][..]));
    assert_eq!(listed.unread, [records.join("c.zgoda")]);
    let read = text(&order.list).unwrap();
    let lines: Vec<&str> = read.lines().collect();
    assert_eq!(
        lines[1],
        "1,'=SUM(A1),Piotr Zych,low,blind,,,,,64,90m,,,,,,,2-0"
    );
    assert_eq!(
        lines[2],
        "3,Anna Nowak,Jan Kowal,blind,sighted,pl,,Ewa Lis,,100,90m,,,,,,,"
    );
    // Two games of the same players with different ends give no result.
    record(&records.join("d.zgoda"), &one, "0-2");
    let again = list::Order {
        again: Again::Yes,
        form: Form::Excel,
        ..order.clone()
    };
    assert!(list::write(&order).is_err(), "it is there already");
    let listed = list::write(&again).unwrap();
    assert_eq!(listed.several, [1]);
    let excel = text(&order.list).unwrap();
    assert!(excel.starts_with("\u{feff}table;white;"), "{excel}");
    // A written list can be read again.
    let first = Pairings::parse(LIST).unwrap().pairings;
    for text in [read, excel] {
        let mut again = Pairings::parse(&text).unwrap();
        assert_eq!(again.unknown, [""; 0]);
        again.pairings.reverse();
        for (one, other) in again.pairings.iter().zip(&first) {
            assert_eq!(
                (one.table, &one.names, one.sight),
                (other.table, &other.names, other.sight)
            );
            assert_eq!(one.assistants, other.assistants);
            assert_eq!(one.languages, other.languages);
        }
    }
}

#[test]
fn whoever_asks_to_be_forgotten_is_in_no_paper_of_the_round() {
    let hall = Hall::made();
    let order = list::Order {
        folder: hall.path("out"),
        list: hall.out("again.csv"),
        records: None,
        form: Form::Plain,
        again: Again::No,
    };
    list::write(&order).unwrap();
    fs::write(hall.out("table-99.toml"), "no toml [").unwrap();
    fs::write(hall.out("notes.txt"), "the arbiter's own").unwrap();
    let done: forget::Forgotten = forget(&hall.path("out")).unwrap();
    assert_eq!(done.names_out.len(), 2);
    assert_eq!(done.unread, [hall.out("table-99.toml")]);
    assert_eq!(done.removed.len(), 5, "{:?}", done.removed);
    assert_eq!(
        done.elsewhere,
        [hall.path("list.csv"), hall.path("event.toml")]
    );
    let left = everything_in(&hall.path("out"));
    let names: Vec<&str> = left.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(
        names,
        [
            "notes.txt",
            "table-01.toml",
            "table-03.toml",
            "table-99.toml"
        ]
    );
    for (name, text) in &left {
        for private in [
            "Nowak", "Kowal", "Zych", "SUM", "Lis", "Rak", "Arbiter", "phone", "blind", "low\"",
            "argon2", "slip", "\"pl\"",
        ] {
            assert!(!text.contains(private), "{private} in {name}: {text}");
        }
    }
    // General settings stay, and forgetting can be done twice.
    let file = hall.table("table-03.toml");
    assert_eq!(
        (file.settings.number, file.settings.name.as_deref()),
        (Some(3), Some("Open of Lublin"))
    );
    let again = forget(&hall.path("out")).unwrap();
    assert!(again.elsewhere.is_empty(), "{again:?}");
    let told = forget(hall.0.path()).unwrap_err().to_string();
    assert!(told.contains("holds no event files of tables"), "{told}");
}
