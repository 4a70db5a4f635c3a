// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests a round from its list to its papers: the written files, the programs that read them, and the absence of secrets. `after`
//! tests the work after the games.

mod after;
mod at_table;

use std::fs;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};

use tempfile::TempDir;
use zgoda_game::Side;
use zgoda_record::event::{CodeOf, DeskRole};
use zgoda_record::event_file::file::EventFile;
use zgoda_record::mode::GameKind;
use zgoda_record::sight::Sight;
use zgoda_record::slips::slip_of;
use zgoda_speech::Language;

use super::error::RoundError;
use super::folder::{self, Again};
use super::list::{self, Form};
use super::make::{Order, Round};
use super::slips::Sort;
use crate::page_words::PageWords;
use crate::play::codes::check;

const LIST: &str = "table;white;black;white_sight;black_sight;white_assistant;variant;white_language\n\
    3;Anna Nowak;Jan Kowal;blind;sighted;Ewa Lis;;pl\n\
    1;=SUM(A1);Piotr Zych;low;blind;;64;\n";

const EVENT: &str = "[event]\nname = \"Open of Lublin\"\nround = \"3\"\n[arbiter]\npin = \"qwzk77\"\n\
    [arbiter.round.\"Maria Rak\"]\npin = \"zkwq88\"\n[game]\ntime = \"90m\"\n\
    [consent]\ndevice = \"A. Arbiter\"\ndesk = \"A. Arbiter\"\nscreen_view = \"A. Arbiter\"\n\
    ear_page = \"A. Arbiter\"\near_device = \"phone 3\"\n# pin = \"old-secret\"\n";

/// A folder with a list and an event file.
struct Hall(TempDir);

impl Hall {
    fn new(list: &str, event: &str) -> Hall {
        let hall = Hall(tempfile::tempdir().unwrap());
        fs::write(hall.path("list.csv"), list).unwrap();
        fs::write(hall.path("event.toml"), event).unwrap();
        hall
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn order(&self) -> Order {
        Order {
            list: self.path("list.csv"),
            event: self.path("event.toml"),
            out: self.path("out"),
            sorts: Vec::new(),
            again: Again::No,
        }
    }

    /// The sentence of a refusal. No file may have been written.
    fn refused(list: &str, event: &str) -> String {
        let hall = Hall::new(list, event);
        let told = Round::read(hall.order()).unwrap_err().to_string();
        assert!(!told.contains('\n') && !hall.path("out").exists(), "{told}");
        told
    }

    fn made() -> Hall {
        let hall = Hall::new(LIST, EVENT);
        make(hall.order()).unwrap();
        hall
    }

    fn out(&self, name: &str) -> PathBuf {
        self.path("out").join(name)
    }

    fn table(&self, name: &str) -> EventFile {
        EventFile::read(&self.out(name)).unwrap()
    }
}

fn make(order: Order) -> Result<Vec<usize>, RoundError> {
    let mut told = Vec::new();
    let round = Round::read(order)?;
    let all = round.slips();
    round.make(&PageWords::new(Language::English), |made| told.push(made))?;
    assert_eq!(told, (1..=all).collect::<Vec<_>>());
    Ok(told)
}

fn everything_in(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).unwrap();
    let mut all: Vec<_> = entries
        .map(|entry| {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            (name, fs::read_to_string(&path).unwrap())
        })
        .collect();
    all.sort();
    all
}

/// The words of all slips on the printed sheet.
fn words_of_slips(hall: &Hall) -> Vec<String> {
    let text = fs::read_to_string(hall.out(folder::SLIPS_TEXT)).unwrap();
    let mut lines = text.lines();
    let mut words = Vec::new();
    while lines.any(|line| line == "Words:") {
        words.extend(lines.next().map(str::to_owned));
    }
    words
}

#[test]
fn a_table_has_what_holds_for_all_and_what_the_list_says_of_it() {
    let hall = Hall::made();
    let file = hall.table("table-03.toml");
    assert_eq!(file.unknown, []);
    assert_eq!(file.settings.number, Some(3));
    assert_eq!(file.names.white.as_deref(), Some("Anna Nowak"));
    assert_eq!(file.sight.white, Some(Sight::Blind));
    assert_eq!(file.settings.languages.white, Some(Language::Polish));
    assert_eq!(
        file.settings.assistants.white.as_ref().unwrap().name,
        "Ewa Lis"
    );
    assert_eq!(file.settings.assistants.black, None);
    assert_eq!(file.settings.time.as_ref().unwrap().to_string(), "90m");
    assert_eq!(file.settings.ear_device.as_deref(), Some("phone 3"));
    let other = hall.table("table-01.toml");
    assert_eq!(other.settings.rules.unwrap().word(), "PZ64");
    assert_eq!(other.names.white.as_deref(), Some("=SUM(A1)"));
    // The codes of the event file are valid at every table.
    for file in [file, other] {
        let kept = file.codes.hashed().unwrap();
        assert_eq!(kept.whose("qwzk77"), Some(CodeOf::Chief));
        assert_eq!(kept.whose("zkwq88"), Some(CodeOf::Round(1)));
        assert_eq!(file.codes.named(CodeOf::Round(1)), Some("Maria Rak"));
        let variant = file.settings.rules.unwrap().variant();
        assert_eq!(check(&file, variant, GameKind::Official), Ok(()));
    }
}

#[test]
fn a_slip_opens_its_own_role_at_its_own_table_and_an_arbiters_at_all() {
    let hall = Hall::made();
    let tables = ["table-01.toml", "table-03.toml"].map(|name| hall.table(name));
    let chief = DeskRole::Arbiter(CodeOf::Chief);
    let round = DeskRole::Arbiter(CodeOf::Round(1));
    let (white, black) = (Side::White, Side::Black);
    let expected = [
        (chief, [true, true]),
        (round, [true, true]),
        (DeskRole::Face, [true, false]),
        (DeskRole::Ear(white), [true, false]),
        (DeskRole::Ear(black), [true, false]),
        (DeskRole::Screen(white), [true, false]),
        (DeskRole::Assistant(white), [false, true]),
        (DeskRole::Face, [false, true]),
        (DeskRole::Ear(white), [false, true]),
    ];
    let words = words_of_slips(&hall);
    assert_eq!(words.len(), expected.len());
    for (words, (role, at)) in words.iter().zip(expected) {
        for (file, opens) in tables.iter().zip(at) {
            let found = slip_of(words, &file.slips).map(|slip| slip.role);
            assert_eq!(found, opens.then_some(role), "{role}");
        }
    }
    for slip in tables.iter().flat_map(|file| &file.slips) {
        assert!(
            words
                .iter()
                .any(|words| slip_of(words, std::slice::from_ref(slip)).is_some())
        );
    }
}

#[test]
fn no_secret_is_in_any_file_but_those_of_slips() {
    let hall = Hall::made();
    let mut secrets: Vec<String> = ["qwzk77", "zkwq88", "old-secret"].map(str::to_owned).into();
    for words in words_of_slips(&hall) {
        let (_, secret) = words.split_once(' ').unwrap();
        secrets.push(secret.to_owned());
    }
    let all = everything_in(&hall.path("out"));
    let names: Vec<&str> = all.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(
        names,
        [
            "beside.txt",
            "cards.html",
            "slips.html",
            "slips.txt",
            "table-01.toml",
            "table-03.toml"
        ]
    );
    for (name, text) in &all {
        for secret in &secrets {
            let found = text.contains(secret.as_str());
            let of_slips = name.starts_with("slips.") && !secret.contains(['7', '8', '-']);
            assert_eq!(found, of_slips, "{secret} in {name}");
        }
        assert!(!name.starts_with("cards") || !text.contains("argon2"));
    }
}

#[test]
fn a_card_tells_nothing_that_the_hall_may_not_know() {
    let hall = Hall::made();
    let cards = fs::read_to_string(hall.out(folder::CARDS)).unwrap();
    for told in [
        "Table 3",
        "White: Anna Nowak",
        "Black: Jan Kowal",
        "=SUM(A1)",
        "Open of Lublin",
    ] {
        assert!(cards.contains(told), "{told}");
    }
    let small = cards.to_lowercase();
    for kept in [
        "ewa lis",
        "blind",
        "sight",
        "assist",
        "partly",
        "ear of",
        "screen of",
        "maria",
        "phone",
    ] {
        assert!(!small.contains(kept), "{kept}");
    }
    // No paper loads a file or runs a script.
    for (name, text) in everything_in(&hall.path("out")) {
        for word in ["<script", "http", "src=", "@import", "url("] {
            assert!(!text.contains(word), "{word} in {name}");
        }
    }
}

#[test]
fn names_are_no_markup() {
    let hall = Hall::new(
        "table,white,black,white_sight,black_sight\n1,<b>A</b>,\"B & \"\"C\"\"\",blind,low\n",
        EVENT,
    );
    make(hall.order()).unwrap();
    for name in [folder::CARDS, folder::SLIPS] {
        let page = fs::read_to_string(hall.out(name)).unwrap();
        assert!(
            page.contains("&lt;b&gt;A&lt;/b&gt;") && !page.contains("<b>"),
            "{page}"
        );
        assert!(page.contains("B &amp; &quot;C&quot;"), "{page}");
    }
}

#[test]
fn everything_is_its_owners_alone() {
    let hall = Hall::made();
    let order = list::Order {
        folder: hall.path("out"),
        list: hall.out("again.csv"),
        records: None,
        form: Form::Plain,
        again: Again::No,
    };
    list::write(&order).unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().mode() & 0o777;
    assert_eq!(mode(&hall.path("out")), 0o700);
    let all = everything_in(&hall.path("out"));
    assert_eq!(all.len(), 7);
    for (name, _) in all {
        assert_eq!(mode(&hall.out(&name)), 0o600, "{name}");
    }
}

#[test]
fn papers_are_in_every_language() {
    let hall = Hall::new(LIST, EVENT);
    for language in Language::ALL {
        let order = Order {
            out: hall.path(language.tag()),
            ..hall.order()
        };
        let words = PageWords::new(language);
        let round = Round::read(order).unwrap();
        let told = round.told(&words).join("\n");
        assert!(
            told.contains("Anna Nowak") && !told.contains("round-"),
            "{told}"
        );
        round.make(&words, |_| ()).unwrap();
        let page = fs::read_to_string(hall.path(language.tag()).join(folder::SLIPS)).unwrap();
        assert!(
            page.contains(&format!("<html lang=\"{}\">", language.tag())),
            "{page}"
        );
    }
}

#[test]
fn settings_are_told_once_for_all_tables_and_then_what_each_has_of_its_own() {
    let hall = Hall::new(LIST, &EVENT.replace("[game]", "[clock]\nx = 1\n[game]"));
    let round = Round::read(hall.order()).unwrap();
    let told = round.told(&PageWords::new(Language::English));
    let count = |line: &str| told.iter().filter(|it| it.as_str() == line).count();
    assert_eq!(
        count("Line 9 of the event file: clock.x is not known and does nothing."),
        1
    );
    assert_eq!(count("At all 2 tables:"), 1);
    assert_eq!(count("pages in a browser, on"), 1);
    let at = |line: &str| told.iter().position(|it| it == line).unwrap();
    let third = at("Table 3, White Anna Nowak, Black Jan Kowal:");
    assert!(at("Table 1, White =SUM(A1), Black Piotr Zych:") < third);
    assert!(at("table three") > third);
    assert!(at("event, Open of Lublin") < at("table one"));
}

#[test]
fn a_round_that_cannot_be_played_is_refused_with_the_line_of_its_list() {
    let sighted = "table,white,black,white_sight,black_sight,white_assistant\n";
    for (list, event, words) in [
        (
            format!("{sighted}1,A,B,sighted,blind,Ewa\n"),
            EVENT.to_owned(),
            "list.csv, line 2: only a blind player has an assistant with these duties (Kodeks VIII 4.1)",
        ),
        (
            "table,white,black\n1,A,B\n".to_owned(),
            EVENT.to_owned(),
            "list.csv, line 2: white_sight is empty",
        ),
        (
            format!("{sighted}1,A,B,low,blind\n1,C,D,low,low\n"),
            EVENT.to_owned(),
            "list.csv, line 3: table 1 stands on line 2 too",
        ),
        (
            LIST.to_owned(),
            EVENT.replace("time = \"90m\"", "time = \"100/6.1.5.1\""),
            "list.csv, line 3: game.time is a time control for another board",
        ),
        (
            LIST.to_owned(),
            EVENT.replace("time = \"90m\"", "draw_with_advantage = true"),
            "list.csv, line 3: there is no draw with advantage on 64 squares",
        ),
        (
            LIST.to_owned(),
            EVENT.replace("qwzk77", "press"),
            "event.toml, line 5: arbiter.pin has in it",
        ),
        (
            LIST.to_owned(),
            EVENT.replace("pin = \"qwzk77\"", ""),
            "official play needs the chief arbiter's code",
        ),
        (
            LIST.to_owned(),
            format!("{EVENT}[table]\nnumber = 3\n"),
            "event.toml is for all tables and must not have the number of a table",
        ),
        (
            LIST.to_owned(),
            format!("{EVENT}[players]\nwhite = \"A\"\n"),
            "is for all tables and must not have players",
        ),
    ] {
        let told = Hall::refused(&list, &event);
        assert!(told.contains(words), "{told}, not {words}");
    }
    let hall = Hall::new(LIST, EVENT);
    let order = Order {
        list: hall.path("nothing.csv"),
        ..hall.order()
    };
    let told = Round::read(order).unwrap_err().to_string();
    assert!(told.contains("nothing.csv cannot be read"), "{told}");
}

#[test]
fn slips_are_those_that_the_event_allows_or_that_were_asked_for() {
    let without = EVENT.replace("desk = \"A. Arbiter\"\n", "");
    let hall = Hall::new(LIST, &without);
    let round = Round::read(hall.order()).unwrap();
    assert_eq!(round.slips(), 0);
    let told = round.told(&PageWords::new(Language::English));
    assert!(
        told.last().unwrap().contains("No slips are made"),
        "{told:?}"
    );
    let asking = |hall: &Hall, sorts: &[Sort]| {
        let sorts = sorts.to_vec();
        Round::read(Order {
            sorts,
            ..hall.order()
        })
        .map(|round| round.slips())
    };
    let told = asking(&hall, &[Sort::Chief]).unwrap_err().to_string();
    assert!(
        told.contains("event.toml: slip.role chief needs [consent] desk"),
        "{told}"
    );
    assert_eq!(asking(&hall, &[Sort::None]), Ok(0));
    let hall = Hall::new(LIST, EVENT);
    for (sorts, count) in [
        (&[][..], 9),
        (&[Sort::None], 0),
        (&[Sort::Chief, Sort::Chief], 1),
        (&[Sort::Round], 1),
        (&[Sort::Assistant], 1),
        (&[Sort::Helper], 1),
        (&[Sort::Face], 2),
        (&[Sort::Ear], 3),
        (&[Sort::Screen], 1),
    ] {
        assert_eq!(asking(&hall, sorts), Ok(count), "{sorts:?}");
    }
    let none = EVENT.replace("screen_view = \"A. Arbiter\"\n", "");
    let hall = Hall::new(LIST, &none);
    assert_eq!(asking(&hall, &[]), Ok(8));
    let told = asking(&hall, &[Sort::Screen]).unwrap_err().to_string();
    assert!(
        told.contains("screen-white needs [consent] screen_view"),
        "{told}"
    );
    // The event file has more round arbiters than a table can let in.
    let many: String = (0..24)
        .map(|n| format!("[arbiter.round.\"R{n}\"]\npin = \"zkwq9{n}\"\n"))
        .collect();
    let hall = Hall::new(LIST, &format!("{EVENT}{many}"));
    let told = asking(&hall, &[]).unwrap_err().to_string();
    assert!(told.contains("more than 24 slips"), "{told}");
}

#[test]
fn what_is_no_folder_is_refused_before_any_slip_is_made() {
    let hall = Hall::new(LIST, EVENT);
    fs::write(hall.path("out"), "a file").unwrap();
    let refused = Round::read(hall.order()).unwrap_err();
    assert!(refused.to_string().contains("out"), "{refused}");
    assert_eq!(fs::read(hall.path("out")).unwrap(), b"a file");
}

#[test]
fn nothing_that_is_there_is_written_over_unless_it_is_said() {
    let hall = Hall::made();
    let before = everything_in(&hall.path("out"));
    let told = make(hall.order()).unwrap_err().to_string();
    assert!(
        told.contains("table-01.toml is there already") && told.contains("--again"),
        "{told}"
    );
    assert_eq!(everything_in(&hall.path("out")), before);
    let again = Order {
        again: Again::Yes,
        ..hall.order()
    };
    let words = words_of_slips(&hall);
    make(again.clone()).unwrap();
    let slips = hall.table("table-03.toml").slips;
    assert!(
        words.iter().all(|words| slip_of(words, &slips).is_none()),
        "old slips open nothing"
    );
    // The file of a table that is no longer in the list would be taken for a table of the round.
    fs::write(hall.path("list.csv"), LIST.replace("\n3;", "\n4;")).unwrap();
    let told = Round::read(again).unwrap_err().to_string();
    assert!(
        told.contains("table-03.toml is of a table that the list does not have"),
        "{told}"
    );
}
