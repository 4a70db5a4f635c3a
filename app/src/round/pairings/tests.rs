// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of lists in the forms that people, spreadsheets and attackers write.

use proptest::prelude::*;

use super::*;

const LEAST: &str = "table,white,black\n3,Anna Nowak,Jan Kowal\n";

fn read(text: &str) -> Pairings {
    Pairings::parse(text).unwrap()
}

fn only(text: &str) -> Pairing {
    let mut all = read(text).pairings;
    assert_eq!(all.len(), 1);
    all.remove(0)
}

/// The sentence about the fault, with its line.
fn refused(text: &str) -> String {
    let (line, fault) = Pairings::parse(text).unwrap_err();
    let told = format!("{line}: {fault}");
    assert!(!told.contains('\n'), "{told}");
    told
}

#[test]
fn the_same_list_is_read_however_a_spreadsheet_writes_it() {
    let least = only(LEAST);
    assert_eq!((least.line, least.table), (2, 3));
    assert_eq!(least.names.white, "Anna Nowak");
    for text in [
        "table;white;black\n3;Anna Nowak;Jan Kowal",
        "\u{feff}table,white,black\r\n3,Anna Nowak,Jan Kowal\r\n",
        "table\twhite\tblack\n3\tAnna Nowak\tJan Kowal\n",
        "\"table\",\"white\",\"black\"\n\"3\",\"Anna Nowak\",\"Jan Kowal\"\n",
        "Stół;Białe;Czarne\n3; Anna Nowak ;Jan Kowal;;\n;;\n",
        "TABLE , White , Black \n 3 , Anna Nowak , Jan Kowal \n,,\n",
    ] {
        assert_eq!(only(text), least, "{text}");
    }
    let other = only("black,table,white\nJan Kowal,3,Anna Nowak\n");
    assert_eq!(other, least, "in any order");
}

#[test]
fn everything_that_a_list_may_say_is_read() {
    let read = read(
        "table;white;black;white_sight;black_sight;white_language;black_language;white_assistant;\
         black_assistant;variant;time;result;club\n\
         12;\"Lis; Anna\";\"\"\"Bob\"\" O'Neill\";blind;low;pl;UK;Ewa;;64;90m;2-0;Lublin\n",
    );
    assert_eq!(read.unknown, ["club"]);
    let one = &read.pairings[0];
    assert_eq!(one.names.white, "Lis; Anna");
    assert_eq!(one.names.black, "\"Bob\" O'Neill");
    assert_eq!(one.sight.white, Some(Sight::Blind));
    assert_eq!(one.sight.black, Some(Sight::Low));
    assert_eq!(one.languages.white, Some(Language::Polish));
    assert_eq!(one.languages.black, Some(Language::Ukrainian));
    assert_eq!(one.assistants.white.as_deref(), Some("Ewa"));
    assert_eq!(one.assistants.black, None);
    assert_eq!(one.rules, Some(RuleProfile::Pz64));
    assert_eq!(one.time.as_ref().unwrap().0.to_string(), "90m");
}

#[test]
fn what_is_wrong_is_told_in_one_sentence_with_its_line() {
    let list =
        |rows: &str| format!("table,white,black,white_sight,white_language,variant,time\n{rows}");
    let long = "x".repeat(81);
    let many: String = (1..=201).map(|n| format!("{n},W{n},B{n}\n")).collect();
    for (text, told) in [
        (String::new(), "1: there is no pairing in it"),
        ("\n\n".to_owned(), "1: there is no pairing in it"),
        (list(""), "1: there is no pairing in it"),
        (list(",,,\n"), "1: there is no pairing in it"),
        (
            "white,black\nA,B\n".to_owned(),
            "1: there is no column table",
        ),
        (
            "table,white\n1,A\n".to_owned(),
            "1: there is no column black",
        ),
        ("1,A,B\n".to_owned(), "1: there is no column table"),
        (
            "table,white,black,Białe\n1,A,B,C\n".to_owned(),
            "1: there are two columns white",
        ),
        (list("1,A,B\n1,C,D\n"), "3: table 1 stands on line 2 too"),
        (list("1,,B\n"), "2: white is empty"),
        (list("1,A\n"), "2: black is empty"),
        (list(",A,B\n"), "2: table is empty"),
        (
            list("0,A,B\n"),
            "2: \"0\" is no number of a table; write one from 1 to 999",
        ),
        (list("1000,A,B\n"), "2: \"1000\" is no number of a table"),
        (list("one,A,B\n"), "2: \"one\" is no number of a table"),
        (
            list("99999999999999999999,A,B\n"),
            "is no number of a table",
        ),
        (list("1,A,B\n2,C,a\n"), "3: a plays on line 2 too"),
        (
            list("1,A  Nowak,B\n\n2,C,a nowak\n"),
            "4: a nowak plays on line 2 too",
        ),
        (list("1,A,A\n"), "2: A plays on line 2 too"),
        (
            list(&format!("1,{long},B\n")),
            "2: white is longer than 80 characters",
        ),
        (
            list("1,A\u{202e},B\n"),
            "2: white has a character in it that cannot be seen",
        ),
        (
            list("1,\"A\nX\",B\n2,C,D\n"),
            "2: white has a character in it that cannot be seen",
        ),
        (
            list("1,A,B,B1\n"),
            "2: white_sight knows no \"B1\"; write blind, low or sighted",
        ),
        (
            list("1,A,B,,xx\n"),
            "2: white_language knows no \"xx\"; write pl, ",
        ),
        (
            list("1,A,B,,,10x10\n"),
            "2: variant knows no \"10x10\"; write 100 or 64",
        ),
        (list("1,A,B,,,,soon\n"), "2: time: "),
        (
            "table,white,black\n1,Lis, Anna,B\n".to_owned(),
            "2: there are more cells than headers",
        ),
        (
            format!("table,white,black\n{many}"),
            "202: there are more than 200 tables",
        ),
    ] {
        let found = refused(&text);
        assert!(found.contains(told), "{found}, not {told}");
    }
}

#[test]
fn a_list_that_is_no_text_or_has_no_end_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("list.csv");
    // The list has the Polish encoding of older spreadsheets.
    std::fs::write(&path, b"table;white;black\n1;\xafaba;B\n").unwrap();
    let error = super::text(&path).unwrap_err().to_string();
    assert!(error.contains("save it as CSV in UTF-8"), "{error}");
    let error = super::text(Path::new("/dev/zero")).unwrap_err().to_string();
    assert!(error.contains("too long"), "{error}");
}

#[test]
fn no_spreadsheet_computes_anything_from_a_cell_that_was_written() {
    for (cell, written) in [
        ("=1+1", "'=1+1"),
        ("+48 600", "'+48 600"),
        ("-Lis", "'-Lis"),
        ("@sum(A1)", "'@sum(A1)"),
        ("＝1", "'＝1"),
        ("'=1", "''=1"),
        ("''-x", "'''-x"),
        ("'s-Gravenhage", "'s-Gravenhage"),
        ("O'Neill", "O'Neill"),
        ("2-0", "2-0"),
        ("", ""),
    ] {
        assert_eq!(guarded(cell), written);
        assert_eq!(unguarded(written), cell);
    }
    let read = only("table,white,black\n1,'=1+1,''=x\n");
    assert_eq!(
        (read.names.white.as_str(), read.names.black.as_str()),
        ("=1+1", "'=x")
    );
}

/// The pieces from which random lists are made, so that the tests reach more than their first line.
const PIECES: &[&str] = &[
    "table",
    "white",
    "black",
    "white_sight",
    "czas",
    ",",
    ";",
    "\t",
    "\n",
    "\r\n",
    "\"",
    "'",
    "=",
    "-",
    "1",
    "12",
    "999",
    "Nowak",
    "Żółć",
    "\u{feff}",
    "\u{202e}",
    "\0",
    " ",
    "blind",
    "90m",
    "\u{1f600}",
];

proptest! {
    #[test]
    fn no_list_breaks_the_reader(text in any::<String>()) {
        let _ = Pairings::parse(&text);
    }

    #[test]
    fn nothing_that_looks_like_a_list_does_either(
        pieces in prop::collection::vec(prop::sample::select(PIECES), 0..60),
        begun in any::<bool>(),
    ) {
        let begin = if begun { LEAST } else { "" };
        let text = format!("{begin}{}", pieces.concat());
        match Pairings::parse(&text) {
            Ok(read) => {
                prop_assert!(!read.pairings.is_empty() && read.pairings.len() <= MOST);
                for pairing in &read.pairings {
                    prop_assert!(NUMBERS.contains(&pairing.table));
                    for (_, name) in pairing.names.iter() {
                        prop_assert!(!name.is_empty() && !name.chars().any(hides));
                    }
                }
            }
            Err((line, fault)) => {
                let lines = text.lines().count() as u64;
                prop_assert!((1..=lines + 1).contains(&line), "{line} of {lines}: {fault}");
            }
        }
    }

    #[test]
    fn a_cell_is_read_as_it_was_before_it_was_written(cell in "['=+@a-]{0,6}") {
        let written = guarded(&cell);
        prop_assert_eq!(unguarded(&written), cell.as_str());
        prop_assert!(!written.starts_with(FORMULAS));
    }
}
