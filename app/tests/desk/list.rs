//! The list of an arbiter's tables.

use tempfile::tempdir;
use zgoda::session::view::{Attention, TableView};

use crate::browser::Desk;
use crate::letting_in::holding;
use crate::table::{CHIEF, SLIP, Table};

#[test]
fn tables_are_raised_by_their_own_reasons_and_by_nothing_else() {
    let data = tempdir().unwrap();
    let one = Table::start(data.path(), "4711", Some(1));
    let desk = Desk::start(data.path());
    one.is_found();
    desk.says("table 1 is there");
    let (mut browser, _) = holding(&desk, &one);
    let two = Table::start(data.path(), "4712", Some(2));
    two.is_found();
    desk.says("table 2 is there");
    let quiet = |table: &Table| {
        table.shows(|snapshot| {
            let TableView::Arbiter(view) = &mut snapshot.table else {
                unreachable!()
            };
            view.attention.clear();
        });
    };
    quiet(&one);
    let key = browser.get(&desk, "/").key("/open");
    let body = format!("key={key}&words={}&device=x", SLIP.replace(' ', "+"));
    browser.post(&desk, "/open", &body);
    browser.sees(&desk, "/", "This is device 7 at table 2");
    // The first table was asked too, as nobody knows whose the slip is.
    two.knows("2.def", CHIEF);
    two.says_yes("2.def");
    while browser.tables().len() < 2 {
        browser.get(&desk, "/");
    }
    quiet(&two);
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
    // What stands behind an arbiter's own key raises nothing and changes nothing.
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
    assert_eq!(raised.len(), 1, "{raised:?}");
    let page = browser.sees(&desk, "/", "A board differs from the record.");
    assert!(!order(&page.body));
    page.has("<title>Zgoda</title>");
}
