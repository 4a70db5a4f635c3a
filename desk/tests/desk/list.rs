// SPDX-License-Identifier: GPL-3.0-or-later
//! The list of an arbiter's tables.

use std::path::Path;
use std::time::Instant;

use tempfile::tempdir;
use zgoda_game::{BySide, Side};
use zgoda_table::view::{ArbiterView, Attention, Ended, Phase, Snapshot, TableView};

use crate::browser::{Browser, Desk};
use crate::letting_in::{holding, opens};
use crate::table::{CHIEF, PATIENCE, SLIP, Table};

/// A device with rights to this table and to a second table. Neither table asks for an arbiter.
fn of_both(desk: &Desk, one: &Table, data: &Path) -> (Browser, Table) {
    let (mut browser, _) = holding(desk, one);
    let two = Table::start(data, "4712", Some(2));
    two.is_found();
    desk.says("table 2 is there");
    let quiet = |table: &Table| {
        table.shows(|snapshot| arbiters_of(snapshot).attention.clear());
    };
    quiet(one);
    let key = browser.get(desk, "/?tables").key("/open");
    let body = format!("key={key}&words={}&device=x", SLIP.replace(' ', "+"));
    browser.post(desk, "/open", &body);
    browser.sees(desk, "/", "This is device 7 at table 2");
    // The first table was asked as well, because the owner of the slip was unknown.
    two.knows("2.def", CHIEF);
    two.says_yes("2.def");
    while browser.tables().len() < 2 {
        browser.get(desk, "/");
    }
    quiet(&two);
    (browser, two)
}

fn arbiters_of(snapshot: &mut Snapshot) -> &mut ArbiterView {
    match &mut snapshot.table {
        TableView::Arbiter(view) => view,
        _ => unreachable!(),
    }
}

#[test]
fn a_slip_of_two_tables_leads_to_their_list_also_where_one_yes_comes_first() {
    let data = tempdir().unwrap();
    let [one, two] = [("4711", 1), ("4712", 2)]
        .map(|(process, number)| Table::start(data.path(), process, Some(number)));
    let desk = Desk::start(data.path());
    for number in [1, 2] {
        desk.says(&format!("table {number} is there"));
    }
    let mut browser = Browser::default();
    opens(&mut browser, &desk, SLIP);
    let waits = browser.sees(&desk, "/", "This is device 7 at table 1");
    browser.sees(&desk, "/", "This is device 7 at table 2");
    assert_eq!(waits.status, 200);
    for (table, right) in [(&one, "1.abc"), (&two, "2.def")] {
        table.says_yes(right);
        let before = browser.tables().len();
        let until = Instant::now() + PATIENCE;
        while browser.tables().len() == before {
            assert!(Instant::now() < until, "{right} opens nothing");
            let answer = browser.get(&desk, "/");
            let led = answer.header("location");
            assert!(led.is_none_or(|place| place == "/"), "{led:?}");
        }
    }
    browser.sees(&desk, "/", "Table 1").has("Table 2");
}

#[test]
fn what_is_done_at_all_tables_is_done_where_it_is_for_and_said_of_each() {
    let data = tempdir().unwrap();
    let one = Table::start(data.path(), "4711", Some(1));
    let desk = Desk::start(data.path());
    one.is_found();
    desk.says("table 1 is there");
    let (mut browser, two) = of_both(&desk, &one, data.path());
    let phase = |table: &Table, phase| {
        table.shows(|snapshot| arbiters_of(snapshot).public.phase = phase);
    };
    phase(&one, Phase::Playing);
    phase(&two, Phase::Stopped);
    browser.sees(&desk, "/", "Stop all clocks");
    let key = browser.get(&desk, "/").key("/all");
    let forged = browser.post(&desk, "/all", "key=0&what=stop");
    assert_eq!(forged.status, 403);
    let odd = browser.post(&desk, "/all", &format!("key={key}&what=everything"));
    assert!(odd.status >= 400, "{}", odd.status);
    let told = browser.post(&desk, "/all", &format!("key={key}&what=stop"));
    assert_eq!(told.status, 200);
    // The page has the answer of the first table, and the note that the second table did nothing.
    told.has("Table 1").has("The table heard &lt;stop&gt;.");
    told.has("Table 2").has("Left as it is.");
    assert_eq!(told.body.matches("The table heard").count(), 1);
    let told = browser.post(&desk, "/all", &format!("key={key}&what=go-on"));
    told.has("The table heard &lt;resume&gt;.");
    assert_eq!(told.body.matches("The table heard").count(), 1);
    // A game that had begun before its program was restarted is resumed; it does not begin.
    phase(&one, Phase::Interrupted);
    browser.sees(&desk, "/", "Begun; its program was started again");
    let told = browser.post(&desk, "/all", &format!("key={key}&what=begin"));
    assert_eq!(told.body.matches("The table heard").count(), 0);
    let told = browser.post(&desk, "/all", &format!("key={key}&what=go-on"));
    assert_eq!(told.body.matches("The table heard").count(), 2);
    // For the second table there are no open questions, so only the first table settles its questions.
    one.shows(|snapshot| {
        let preparation = &mut arbiters_of(snapshot).preparation;
        preparation.open = preparation.settled.clone();
    });
    phase(&one, Phase::Before);
    browser.sees(&desk, "/", "Not begun yet");
    let told = browser.post(&desk, "/all", &format!("key={key}&what=prepared"));
    assert_eq!(
        told.body
            .matches("The table heard &lt;prepared&gt;.")
            .count(),
        1
    );
    // All connected tables are handed over, but only to a person with a valid name.
    for name in ["", "+", &"x".repeat(81), "Anna%0ALis"] {
        let form = format!("key={key}&what=hand-over&name={name}");
        assert_eq!(browser.post(&desk, "/all", &form).status, 400, "{name}");
    }
    let form = format!("key={key}&what=hand-over&name=Anna+Lis");
    let told = browser.post(&desk, "/all", &form);
    let heard = "The table heard &lt;hand over Anna Lis&gt;.";
    assert_eq!(told.body.matches(heard).count(), 2, "{}", told.body);
}

/// On an open list, the keys for all tables appear by themselves as soon as there are two tables.
#[test]
fn the_keys_for_all_tables_come_to_an_open_list() {
    let data = tempdir().unwrap();
    let one = Table::start(data.path(), "4711", Some(1));
    let desk = Desk::start(data.path());
    one.is_found();
    desk.says("table 1 is there");
    let (mut browser, two) = of_both(&desk, &one, data.path());
    browser
        .sees(&desk, "/", ">Table 2<")
        .has("All tables at once");
    drop(two);
    let alone = browser.sees(&desk, "/", "Not there now");
    assert!(!alone.body.contains("All tables at once"), "{}", alone.body);
    let mut events = browser.listen(&desk, "/stream");
    events.until_quiet(3);
    let again = Table::start(data.path(), "4713", Some(2));
    again.knows("2.def", CHIEF);
    let until = Instant::now() + PATIENCE;
    loop {
        // A request for the list also makes the desk look for the table.
        browser.get(&desk, "/");
        let (name, sent) = events.next().unwrap();
        if name == "region" && sent.contains("All tables at once") {
            break;
        }
        assert!(Instant::now() < until, "they do not come");
    }
}

/// The list shows the move, both times and the result of each table, and changes only if something happens at a table.
#[test]
fn the_list_tells_how_far_each_game_is() {
    let data = tempdir().unwrap();
    let one = Table::start(data.path(), "4711", Some(1));
    let desk = Desk::start(data.path());
    one.is_found();
    desk.says("table 1 is there");
    let (mut browser, two) = of_both(&desk, &one, data.path());
    two.shows(|snapshot| {
        let view = arbiters_of(snapshot);
        let clock = &mut view.clock.as_mut().unwrap().clock;
        clock.running = Some(Side::Black);
        clock.since_ms = Some(snapshot_ms());
        clock.left_ms = BySide {
            white: 4_830_000,
            black: 4_700_000,
        };
    });
    let list = browser.sees(&desk, "/", "1:20:30");
    let row = |body: &str| {
        let (_, rest) = body.split_once(">Table 2<").unwrap();
        rest.split("</li>").next().unwrap().to_owned()
    };
    let told = row(&list.body);
    for words in [
        "Move 1",
        "1:20:30",
        "1:18:20",
        "data-as-of=",
        "data-running=\"true\"",
    ] {
        assert!(told.contains(words), "{words}: {told}");
    }
    assert!(!told.contains("Result"), "{told}");
    // Without an event the row is unchanged.
    two.shows(|snapshot| snapshot.ms += 5_000);
    assert_eq!(row(&browser.get(&desk, "/").body), told);
    two.shows(|snapshot| {
        let view = arbiters_of(snapshot);
        view.public.ended = Some(Ended {
            result: "2-0".to_owned(),
            cause: "time".to_owned(),
            article: "Kodeks II 6.12".to_owned(),
            agreed: BySide::default(),
        });
    });
    let over = browser.sees(&desk, "/", "Result: 2-0");
    assert!(row(&over.body).contains("Result: 2-0"));
}

fn snapshot_ms() -> u64 {
    crate::table::arbiters().ms
}

#[test]
fn tables_are_raised_by_their_own_reasons_and_by_nothing_else() {
    let data = tempdir().unwrap();
    let one = Table::start(data.path(), "4711", Some(1));
    let desk = Desk::start(data.path());
    one.is_found();
    desk.says("table 1 is there");
    let (mut browser, two) = of_both(&desk, &one, data.path());
    let mut events = browser.listen(&desk, "/stream");
    let first = events.until_quiet(3);
    assert!(first.iter().any(|(name, _)| name == "region"));
    let order = |body: &str| {
        let at = |words: &str| {
            body.find(words)
                .unwrap_or_else(|| panic!("{words}: {body}"))
        };
        at(">Table 1<") < at(">Table 2<")
    };
    assert!(order(&browser.sees(&desk, "/", ">Table 2<").body));
    // Facts behind the arbiter's muted key cause no notice and change nothing.
    two.shows(|snapshot| {
        let TableView::Arbiter(view) = &mut snapshot.table else {
            unreachable!()
        };
        view.muted.crown_missing = Some(4);
    });
    assert_eq!(events.until_quiet(4), []);
    two.shows(|snapshot| {
        let TableView::Arbiter(view) = &mut snapshot.table else {
            unreachable!()
        };
        view.attention.push(Attention::BoardsDiffer);
    });
    let raised = events.until_quiet(3);
    // The notice is in the list, and in the words about news on the page.
    assert_eq!(raised.len(), 2, "{raised:?}");
    let page = browser.sees(&desk, "/", "A board differs from the record.");
    assert!(!order(&page.body));
    page.has("<title>Zgoda</title>");
}
