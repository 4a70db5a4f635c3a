//! The private part is really gone, and the game is not.

use std::fs;

use tempfile::tempdir;
use zgoda::record::event::Body;
use zgoda::record::{Record, forget, read};

use crate::game::{self, half_move};

fn holds(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|w| w == text.as_bytes())
}

#[test]
fn names_are_gone_from_the_file_and_the_game_stays() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let mut record = Record::create(&path, &game::settings(), &game::persons()).unwrap();
    record.append(&half_move(1)).unwrap();
    record
        .append_utterance(&game::utterance(1, "Białymi gra Żaneta Śliwa."))
        .unwrap();
    record.close().unwrap();
    assert!(holds(&fs::read(&path).unwrap(), "Żaneta"));
    let before = read(&path).unwrap();

    forget(&path).unwrap();
    assert_eq!(game::files(&path), ["game.zgoda"]);
    let bytes = fs::read(&path).unwrap();
    for private in ["Żaneta", "Śliwa", "Nowak", "sighted\0"] {
        assert!(!holds(&bytes, private), "{private}");
    }
    let after = read(&path).unwrap();
    assert!(after.persons.is_empty());
    assert_eq!(after.events[..2], before.events[..]);
    assert_eq!(after.events[2].event.body, Body::PersonsForgotten);
    assert_eq!(after.utterances[0].line.text, "Białymi gra (…).");
    forget(&path).unwrap();
}
