// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda clocks`: the time controls of the Kodeks.

use crate::call::zgoda;

#[test]
fn the_presets_are_listed_with_their_tempo() {
    let called = zgoda(&["clocks"]);
    assert_eq!((called.status, called.err.as_str()), (0, ""));
    let lines: Vec<&str> = called.out.lines().collect();
    assert!(
        lines.contains(&"100/6.1.5.1 80m+60s classical 140"),
        "{lines:?}"
    );
    assert!(lines.contains(&"100/6.1.5.2 90m/45,30m+30s classical 127.5"));
    assert!(lines.contains(&"64/III.2.2b 3m+3s blitz 6"));
    assert!(lines.contains(&"64/III.2.2c 3m blitz 3"), "Kodeks III 2.2");
    let (old, kodeks): (Vec<&str>, Vec<&str>) =
        lines.iter().partition(|line| line.ends_with(" old"));
    assert_eq!(
        old,
        [
            "100/old.6.1.2.3 90m/40,60m classical 150 old",
            "64/old.6.2.3 60m+5s classical 65 old"
        ]
    );
    assert!(kodeks.iter().all(|line| line.split(' ').count() == 4));
    let only = zgoda(&["clocks", "--variant", "polish64"]);
    let count = only.out.lines().count();
    assert!(count > 0 && count < lines.len());
    assert!(only.out.lines().all(|line| line.starts_with("64/")));
}

#[test]
fn machines_and_other_languages_have_the_same_rows() {
    let json = zgoda(&["clocks", "--json"]);
    let rows: Vec<serde_json::Value> = json
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(rows[1]["name"], "100/6.1.5.2");
    assert_eq!(rows[1]["variant"], "international");
    assert_eq!(rows[1]["minutes_for_sixty_moves"], 127.5);
    assert_eq!(rows[1]["old"], false);
    let polish = zgoda(&["--lang", "pl", "clocks"]);
    assert_eq!(polish.out.lines().count(), rows.len());
    assert!(
        polish.out.contains("64/III.2.2c 3m błyskawiczne 3\n"),
        "{polish:?}"
    );
}
