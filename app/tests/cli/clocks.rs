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
    assert!(lines.iter().all(|line| line.split(' ').count() == 4));
    let only = zgoda(&["clocks", "--variant", "polish64"]);
    let count = only.out.lines().count();
    assert!(count > 0 && count < lines.len());
    assert!(only.out.lines().all(|line| line.starts_with("64/")));
}
