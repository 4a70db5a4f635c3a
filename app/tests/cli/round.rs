// SPDX-License-Identifier: GPL-3.0-or-later
//! The papers of a round on the command line: making them, playing with them, listing them and forgetting their names.

use std::fs;
use std::path::Path;

use tempfile::{TempDir, tempdir};

use crate::call::{Called, refused, zgoda, zgoda_with};

const LIST: &str =
    "Stół;Białe;Czarne;wzrok białych;wzrok czarnych\n3;Anna Nowak;Jan Kowal;niewidoma;widzący\n";

const EVENT: &str = "[event]\nname = \"Open\"\n[arbiter]\npin = \"qwzk77\"\n[consent]\ndevice = \"Zofia Sęk\"\n\
    desk = \"Zofia Sęk\"\near_page = \"Zofia Sęk\"\near_device = \"telefon ǎǐǒ\"\n";

struct Hall {
    folder: TempDir,
}

impl Hall {
    fn new(list: &str) -> Hall {
        let folder = tempdir().unwrap();
        fs::write(folder.path().join("list.csv"), list).unwrap();
        fs::write(folder.path().join("event.toml"), EVENT).unwrap();
        Hall { folder }
    }

    fn path(&self, name: &str) -> String {
        self.folder.path().join(name).to_str().unwrap().to_owned()
    }

    fn call(&self, more: &[&str]) -> Vec<String> {
        let (list, event, out) = (
            self.path("list.csv"),
            self.path("event.toml"),
            self.path("out"),
        );
        let call = ["round", "make", &list, "--event", &event, "--out", &out];
        let call = call.iter().chain(more);
        call.map(|word| (*word).to_owned()).collect()
    }

    fn make(&self, more: &[&str]) -> Called {
        let called = zgoda(&self.call(more));
        assert_eq!((called.status, called.err.as_str()), (0, ""), "{called:?}");
        called
    }
}

#[test]
fn papers_are_made_and_what_is_fixed_is_told_with_how_far_it_is() {
    let hall = Hall::new(LIST);
    let called = hall.make(&["--board-language", "pl", "--slips", "chief,face,ear"]);
    for told in [
        "One table:\n",
        "official mode, no hints\n",
        "table three\n",
        "pages in a browser, on\n",
        "the one device that may be an ear, telefon ǎǐǒ\n",
        "Table 3, White Anna Nowak, Black Jan Kowal:\n",
        // Without the program's own clock there is no clock face, and so no slip for it.
        "Slips: 2 of 2\n",
        "`zgoda round forget`",
    ] {
        assert!(called.out.contains(told), "{told:?} in {}", called.out);
    }
    let cards = fs::read_to_string(hall.path("out/cards.html")).unwrap();
    assert!(
        cards.contains("Stół 3") && cards.contains("Białe: Anna Nowak"),
        "{cards}"
    );
    refused(
        &hall.call(&[]),
        &["table-03.toml is there already", "--again"],
    );
    hall.make(&["--again", "--slips", "none"]);
}

#[test]
fn what_cannot_be_made_is_one_sentence() {
    let hall = Hall::new(&format!("{LIST}3;C;D;;\n"));
    refused(
        &hall.call(&[]),
        &["list.csv, line 3: table 3 stands on line 2 too"],
    );
    refused(
        &hall.call(&["--board-language", "xx"]),
        &["--board-language knows no \"xx\"", "pl, "],
    );
    refused(&hall.call(&["--slips", "kings"]), &["kings", "chief"]);
    refused(&["round"], &["zgoda help"]);
    let nowhere = hall.path("nowhere");
    refused(&["round", "forget", &nowhere], &["nowhere cannot be read"]);
    refused(
        &["round", "pairings", &nowhere, "--csv", &hall.path("x.csv")],
        &["nowhere cannot be read"],
    );
    assert!(!Path::new(&hall.path("out")).exists());
}

/// The opponent must see the program's own clock (Kodeks II 3.5.5). Pages in a browser satisfy this
/// rule only if one of them can be the face of the clock.
#[test]
fn pages_let_official_play_begin_only_where_one_can_be_the_clocks_face() {
    let hall = Hall::new(LIST);
    fs::write(
        hall.path("event.toml"),
        format!("{EVENT}[game]\ntime = \"5m\"\n"),
    )
    .unwrap();
    hall.make(&["--slips", "chief"]);
    let (file, record) = (hall.path("out/table-03.toml"), hall.path("game.zgoda"));
    let (out, data) = (hall.path("out"), hall.path("data"));
    let play = [
        "play", "--voice", "none", "--mode", "official", "--event", &file, "--record", &record,
        "--data", &data,
    ];
    let tables = ["tables", &out, "--data", &data];
    refused(&play, &["II 3.5.5", "zgoda clock"]);
    let served = zgoda(&tables);
    assert_eq!(served.status, 2, "{served:?}");
    for told in ["II 3.5.5", "table-03.toml", "--slips face"] {
        assert!(served.err.contains(told), "{told} in {served:?}");
    }
    assert!(!Path::new(&record).exists());
    assert!(!Path::new(&hall.path("out/table-03.zgoda")).exists());

    hall.make(&["--again", "--slips", "chief,face"]);
    let begun = zgoda(&play);
    assert_eq!(begun.status, 0, "{begun:?}");
    assert!(begun.err.contains("nobody sees the clock yet"), "{begun:?}");
    let served = zgoda_with(&tables, b"all: quit\nall: yes\n");
    assert_eq!(served.status, 0, "{served:?}");
    // A resumed game has its devices from the record, so an event file without the face changes nothing.
    let text = fs::read_to_string(&file).unwrap();
    let without = text.replace("role = \"face\"", "role = \"chief\"");
    assert_ne!(text, without);
    fs::write(&file, without).unwrap();
    let again = zgoda(&play);
    assert_eq!(again.status, 0, "{again:?}");
}

#[test]
fn a_game_is_played_under_its_tables_file_and_its_result_comes_back_into_the_list() {
    let hall = Hall::new(LIST);
    hall.make(&["--slips", "chief"]);
    let (file, record) = (hall.path("out/table-03.toml"), hall.path("game.zgoda"));
    let play = [
        "play", "--voice", "none", "--mode", "official", "--event", &file, "--record", &record,
    ];
    let other = [&play[..], &["--white", "Ewa"]].concat();
    refused(
        &other,
        &[
            "--white \"Ewa\" contradicts the event file",
            "Anna Nowak",
            "players.white",
        ],
    );
    let called = zgoda_with(
        &play,
        b"32-28\nsettings\narbiter\nqwzk77\ndecide 2-0 resignation\nyes\narbiter done\nquit\n",
    );
    assert_eq!(called.status, 0, "{called:?}");
    assert!(called.out.contains("table three"), "{called:?}");
    let protocol = zgoda(&["export", &record, "--to", "protocol"]).out;
    for told in ["Anna Nowak", "Jan Kowal", "telefon ǎǐǒ", "table three"] {
        assert!(protocol.contains(told), "{told} in {protocol}");
    }
    let list = hall.path("again.csv");
    let (out, records) = (hall.path("out"), hall.path(""));
    let again = zgoda(&[
        "round",
        "pairings",
        &out,
        "--csv",
        &list,
        "--records",
        &records,
    ]);
    assert_eq!(again.status, 0, "{again:?}");
    let text = fs::read_to_string(&list).unwrap();
    let row = text.lines().nth(1).unwrap();
    assert!(
        row.starts_with("3,Anna Nowak,Jan Kowal,blind,sighted,"),
        "{text}"
    );
    assert!(row.ends_with(",2-0"), "{text}");

    let forgotten = zgoda(&["forget", &record]);
    assert_eq!(forgotten.status, 0, "{forgotten:?}");
    assert!(forgotten.out.contains("table-03.toml"), "{forgotten:?}");
    let bytes = fs::read(&record).unwrap();
    for private in ["Nowak", "Kowal", "Zofia", "ǎǐǒ"] {
        let found = bytes
            .windows(private.len())
            .any(|it| it == private.as_bytes());
        assert!(!found, "{private}");
    }
    let done = zgoda(&["round", "forget", &out]);
    assert_eq!(done.status, 0, "{done:?}");
    for told in [
        "slips.html is deleted",
        "list.csv",
        "event.toml",
        "again.csv",
        "zgoda forget RECORD",
    ] {
        assert!(done.out.contains(told), "{told} in {done:?}");
    }
    let left = fs::read_to_string(&file).unwrap();
    assert!(
        !left.contains("Nowak") && !left.contains("ǎǐǒ") && left.contains("number = 3"),
        "{left}"
    );
}
