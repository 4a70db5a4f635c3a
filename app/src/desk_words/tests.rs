//! Whatever the desk is shown in one sentence has all that its sentence asks for.

use std::time::Duration;

use zgoda_game::{BySide, Ending, GameResult, Side, Variant};
use zgoda_hw::clock::{ClockOddity, ClockRefusal};
use zgoda_speech::Language;

use super::DeskWords;
use crate::session::desk::note::{DeskNote, GoingOn, Hint, Meanwhile};

/// One value of a field.
pub(crate) trait Example {
    fn example() -> Self;
}

macro_rules! examples {
    ($($type:ty: $value:expr;)*) => {$(
        impl Example for $type {
            fn example() -> $type {
                $value
            }
        }
    )*};
}

examples! {
    Side: Side::Black;
    usize: 7;
    String: "32-28".to_owned();
    Vec<String>: vec!["32-28".to_owned(), "19-23".to_owned()];
    Duration: Duration::from_secs(4720);
    Vec<Duration>: vec![Duration::from_secs(90)];
    BySide<Duration>: BySide { white: Duration::from_secs(4720), black: Duration::ZERO };
    bool: true;
    BySide<bool>: BySide { white: true, black: false };
    GameResult: GameResult::plain(Ending::Agreed);
    ClockRefusal: ClockRefusal::NoAnswer;
    ClockOddity: ClockOddity::Fell(Side::White);
    Meanwhile: Meanwhile::Runs(Side::White);
    GoingOn: GoingOn::Running(Side::Black);
    Hint: Hint::Set;
}

#[test]
fn every_sentence_has_what_it_asks_for() {
    let examples = DeskNote::examples();
    assert!(examples.len() > 30, "{}", examples.len());
    for language in Language::ALL {
        let words = DeskWords::new(language, Variant::International);
        for (kind, note) in &examples {
            let lines = words.lines(note);
            let place = format!("{} {kind}: {lines:?}", language.tag());
            assert_eq!(lines.len(), 1, "{place}");
            // What lacks an argument is said by its key.
            assert!(!lines.concat().is_empty(), "{place}");
            assert_ne!(lines.concat(), kind.replace('-', " "), "{place}");
        }
    }
}
