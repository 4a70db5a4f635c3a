// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of the devices at a table that the list names: boards, a clock device, outputs.

use std::fs;

use zgoda_record::Record;
use zgoda_record::event::{CodeOf, GameSettings};

use super::{EVENT, Hall, make};
use crate::round::folder::Again;
use crate::round::list::{self, Form};
use crate::round::make::Order;
use crate::round::pairings::{Pairings, text};

const LIST: &str = "table;white;black;white_sight;black_sight;white_board;black_board;clock;white_output\n\
    3;Anna Nowak;Jan Kowal;blind;sighted;dgt:/dev/ttyUSB0;sim;board;page\n\
    4;Ewa Lis;Piotr Zych;blind;sighted;;;;\n";

#[test]
fn what_stands_at_a_table_goes_from_the_list_into_its_event_file_and_back() {
    let event = EVENT.replace("[consent]", "[table]\nvoice = \"embedded\"\n[consent]");
    let hall = Hall::new(LIST, &event);
    make(hall.order()).unwrap();
    let given = |name: &str| {
        let file = hall.table(name);
        assert_eq!(file.unknown, []);
        let given = file.at_table.into_iter();
        given.map(|it| (it.key, it.values)).collect::<Vec<_>>()
    };
    let voice = ("voice", vec!["embedded".to_owned()]);
    let board = ["white=dgt:/dev/ttyUSB0", "black=sim"].map(str::to_owned);
    assert_eq!(
        given("table-03.toml"),
        [
            ("board", board.to_vec()),
            ("clock_device", vec!["board".to_owned()]),
            voice.clone(),
            ("channel", vec!["white=page".to_owned()]),
        ]
    );
    assert_eq!(given("table-04.toml"), [voice]);
    let order = list::Order {
        folder: hall.path("out"),
        list: hall.path("again.csv"),
        records: None,
        form: Form::Plain,
        again: Again::No,
    };
    list::write(&order).unwrap();
    let again = Pairings::parse(&text(&order.list).unwrap()).unwrap();
    let first = Pairings::parse(LIST).unwrap();
    for (one, other) in again.pairings.iter().zip(&first.pairings) {
        assert_eq!(one.at_table, other.at_table);
    }
}

#[test]
fn what_no_table_can_be_played_with_is_refused_with_its_line() {
    let told = Hall::refused(&LIST.replace(";sim;", ";abacus;"), EVENT);
    assert!(
        told.contains("list.csv, line 2: ") && told.contains("abacus"),
        "{told}"
    );
}

/// A game that has begun keeps its hashes of codes. If the codes have not changed, a file that is written anew fits the game.
#[test]
fn codes_that_are_those_of_before_keep_the_hashes_that_records_have() {
    let hall = Hall::new(LIST, EVENT);
    make(hall.order()).unwrap();
    let before = hall.table("table-03.toml").codes.hashed().unwrap();
    // The record of a game that was begun with other hashes of the same codes.
    let theirs = zgoda_record::event_file::file::EventFile::parse(EVENT, &hall.path("event.toml"));
    let theirs = theirs.unwrap().codes.hashed().unwrap();
    assert_ne!(theirs, before);
    let settings = serde_json::json!({
        "variant": "international", "mode": "official", "start": "x", "board_white": "none",
        "board_black": "none", "clock": "none", "lang": "pl", "rules": "PZWarc 2021 draft",
    });
    let settings: GameSettings = serde_json::from_value(settings).unwrap();
    let path = hall.out("table-04.zgoda");
    let record = Record::create_with(&path, &settings, &[], &theirs).unwrap();
    record.close().unwrap();
    let again = |event: &str| {
        fs::write(hall.path("event.toml"), event).unwrap();
        make(Order {
            again: Again::Yes,
            ..hall.order()
        })
        .unwrap();
        ["table-03.toml", "table-04.toml"].map(|name| hall.table(name).codes.hashed().unwrap())
    };
    assert_eq!(again(EVENT), [before.clone(), theirs.clone()]);
    let [three, four] = again(&EVENT.replace("qwzk77", "other88"));
    assert_eq!(three, four);
    assert!(three != before && three != theirs);
    assert_eq!(three.whose("other88"), Some(CodeOf::Chief));
}
