// SPDX-License-Identifier: GPL-3.0-or-later
//! Example values for the fields of rows, and a check that the sentence of every row gets all its arguments in every
//! language.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::time::Duration;

use zgoda_game::claims::Claimed;
use zgoda_game::reconcile::{FaultKind, Fix, Halt, Says};
use zgoda_game::{BySide, Ending, GameResult, Piece, Side, Variant};
use zgoda_speech::Language;
use zgoda_speech::announcement::BoardOf;

use super::Row;
use crate::at_keyboard::AtKeyboard;
use crate::event::{
    BoardAnswer, CodeOf, Counted, DeskRole, DeviceNumber, Mishap, OfferedReading, Sanction,
    SetGoing,
};
use crate::facts::{Ended, Material, RuleCount};
use crate::mode::GameKind;

/// Types with example values for a field: all values of an enum, or some numbers, times or texts.
pub trait Example: Sized {
    /// The example values.
    fn examples() -> Vec<Self>;
}

/// Gives each of these types its list of examples.
#[macro_export]
macro_rules! examples {
    ($($type:ty: $all:expr;)*) => {$(
        impl $crate::sentence::examples::Example for $type {
            fn examples() -> Vec<$type> {
                Vec::from($all)
            }
        }
    )*};
}

fn both(white: u64, black: u64) -> BySide<Duration> {
    BySide { white, black }.map(Duration::from_secs)
}

examples! {
    bool: [true, false];
    usize: [7, 0, 1];
    u32: [7, 0, 1];
    u64: [7, 0, 1];
    u8: [2];
    Option<bool>: [None, Some(true), Some(false)];
    i64: [61_000, -61_000];
    String: ["32-28".to_owned()];
    Option<String>: [None, Some("I 5.4.6".to_owned())];
    Vec<String>: [vec!["32-28".to_owned(), "19-23".to_owned()], Vec::new()];
    Vec<u32>: [vec![3, 7, 11], Vec::new()];
    Duration: [Duration::from_secs(4720)];
    Option<Duration>: [None, Some(Duration::from_secs(4720))];
    Vec<Duration>: [vec![Duration::from_secs(90)]];
    Side: [Side::Black, Side::White];
    Option<Side>: [None, Some(Side::White), Some(Side::Black)];
    BoardOf: [BoardOf::Side(Side::White), BoardOf::Side(Side::Black), BoardOf::Shared];
    AtKeyboard: AtKeyboard::ALL;
    Claimed: Claimed::ALL;
    GameKind: GameKind::ALL;
    Variant: Variant::ALL;
    Option<usize>: [None, Some(6)];
    BySide<Duration>: [both(4720, 0)];
    BySide<String>: [BySide { white: "Nowak".to_owned(), black: "?".to_owned() }];
    BySide<bool>: [(true, false), (false, true), (true, true), (false, false)]
        .map(|(white, black)| BySide { white, black });
    BySide<Says>: Says::ALL.map(|says| BySide { white: says, black: Says::Same });
    DeviceNumber: [DeviceNumber(3)];
    Option<DeviceNumber>: [None, Some(DeviceNumber(3))];
    DeskRole: [
        DeskRole::Arbiter(CodeOf::Chief),
        DeskRole::Arbiter(CodeOf::Round(2)),
        DeskRole::Assistant(Side::White),
        DeskRole::Helper(Side::Black),
        DeskRole::Ear(Side::White),
        DeskRole::Screen(Side::Black),
        DeskRole::Player(Side::White),
        DeskRole::Face,
    ];
    GameResult: [GameResult::plain(Ending::Agreed)];
    CodeOf: [CodeOf::Chief, CodeOf::Round(2)];
    Sanction: Sanction::ALL;
    FaultKind: FaultKind::ALL;
    Fix: [Fix::Slip, Fix::Skipped, Fix::Doubled, |side| Fix::Copied(side, 2), Fix::Beside, Fix::Transposed]
        .map(|fix: fn(Side) -> Fix| fix(Side::Black));
    Halt: [Halt::NothingStated, Halt::Impossible];
    Piece: Piece::all().collect::<Vec<_>>();
    Option<Piece>: Piece::all().map(Some).chain([None]).collect::<Vec<_>>();
    SetGoing: [SetGoing::RoundBegins, SetGoing::AfterGap, SetGoing::AfterCall, SetGoing::Stood];
    OfferedReading: [OfferedReading::Read, OfferedReading::Ran, OfferedReading::Charged];
    Option<OfferedReading>: [None, Some(OfferedReading::Ran)];
    Mishap: Mishap::ALL;
    BoardAnswer: [
        BoardAnswer::Yes,
        BoardAnswer::No,
        BoardAnswer::Press,
        BoardAnswer::NextHalfMove,
        BoardAnswer::Changed,
    ];
    Counted: [Counted { rule: "kings".to_owned(), made: 12, limit: 15 }];
    RuleCount: [RuleCount {
        rule: "kings".to_owned(),
        article: "I 6.2".to_owned(),
        made: 12,
        limit: 15,
    }];
    BySide<Material>: [BySide {
        white: Material { men: 2, kings: 1, worth: 4 },
        black: Material { men: 0, kings: 2, worth: 4 },
    }];
    Option<Ended>: [Some(Ended {
        result: "1-1".to_owned(),
        cause: "kings".to_owned(),
        article: "Kodeks I 6.2".to_owned(),
        agreed: BySide::default(),
    })];
}

/// Checks that each row is one complete sentence in every language. A sentence that lacks a word or an argument would
/// show the key of the missing part.
pub fn each_is_one_sentence<Words, R: Row<Words> + Debug>(
    examples: &[(&'static str, R)],
    words_of: impl Fn(Language) -> Words,
) {
    for language in Language::ALL {
        let words = words_of(language);
        for (key, row) in examples {
            let lines = row.lines(&words);
            let place = format!("{} {key}, {row:?}: {lines:?}", language.tag());
            assert_eq!(lines.len(), 1, "{place}");
            assert!(!lines.concat().is_empty(), "{place}");
            assert_ne!(lines.concat(), key.replace('-', " "), "{place}");
        }
    }
}

/// The keys of the messages in this file.
pub fn keys_of(file: &str) -> impl Iterator<Item = &'static str> {
    let mut sources = Language::English.sources().iter();
    let found = sources.find(|(name, _)| *name == file);
    let text = found.map_or("", |(_, text)| *text);
    let keys = text.lines().filter_map(|line| line.split_once(" ="));
    keys.map(|(key, _)| key)
        .filter(|key| !key.starts_with([' ', '#']))
}

/// Checks that each message with this prefix in this file is the sentence of a row, or a part of another sentence.
pub fn each_key_has_a_row(file: &str, prefix: &str, rows: &BTreeSet<&'static str>) {
    let sources = Language::English.sources().iter();
    let mut count = 0;
    for key in keys_of(file).filter(|key| key.starts_with(prefix)) {
        let part = format!("{{ {key} }}");
        let is_a_part = sources.clone().any(|(_, text)| text.contains(&part));
        assert!(rows.contains(key) || is_a_part, "{file}: no row has {key}");
        count += 1;
    }
    assert!(count > 0, "{file}");
}
