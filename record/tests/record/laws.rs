// SPDX-License-Identifier: GPL-3.0-or-later
//! A record is read back unchanged, in whatever portions it was written and wherever it was closed.

use std::sync::OnceLock;

use proptest::prelude::*;
use tempfile::tempdir;
use zgoda_game::Side;
use zgoda_record::event::{
    AcceptedBy, Actor, Body, CodeOf, DeviceNumber, EntryId, Event, MadeBy, Source, StruckBecause,
};
use zgoda_record::{Record, read, read_bytes};
use zgoda_speech::announcement::BoardOf;

use crate::game;

fn body() -> impl Strategy<Value = Body> {
    let text = ".{0,12}";
    prop_oneof![
        (text, any::<u32>()).prop_map(|(program, plies)| Body::SessionOpened {
            program,
            plies,
            boot: None,
        }),
        Just(Body::SessionClosed),
        // Such entries stand alone, so that they need no chain.
        (1u32.., text).prop_map(|(n, text)| {
            let mut entry = game::entry(1);
            entry.entry = EntryId(n);
            entry.written = Some(text.clone());
            entry.irregular = Some(text);
            Body::EntryWritten(entry)
        }),
        (any::<u32>(), any::<Option<u32>>()).prop_map(|(entry, by)| Body::EntryStruck {
            entry: EntryId(entry),
            because: StruckBecause::Completed,
            by: by.map(EntryId),
        }),
        any::<u32>().prop_map(|entry| Body::EntryMade {
            entry: EntryId(entry),
            by: MadeBy::OpponentBegan,
        }),
        (text, any::<Option<bool>>()).prop_map(|(written, agrees)| Body::Said {
            by: Some(Side::White),
            written,
            notation: None,
            entry: None,
            agrees,
        }),
        (text, text, 0..=i64::MAX as u64).prop_map(|(was, now, after_ms)| Body::SlipCorrected {
            side: Side::Black,
            ply: 3,
            was,
            now,
            after_ms,
        }),
        (any::<u32>(), any::<Option<u32>>()).prop_map(|(entry, parted)| Body::Demanded {
            by: Side::White,
            entry: EntryId(entry),
            differing: vec![BoardOf::Side(Side::White), BoardOf::Side(Side::Black)],
            parted: parted.map(EntryId),
        }),
        any::<u32>().prop_map(|entry| Body::IrregularityAccepted {
            entry: EntryId(entry),
            by: AcceptedBy::NextHalfMove,
        }),
        text.prop_map(|square| Body::Lifted {
            board: BoardOf::Shared,
            square,
        }),
        (text, prop::collection::vec(text, 0..4)).prop_map(|(shown, remove)| {
            Body::BoardDiffered {
                board: BoardOf::Side(Side::Black),
                shown,
                put: remove.clone(),
                remove,
            }
        }),
        (text, text).prop_map(|(line, why)| Body::Refused { line, why }),
        any::<bool>().prop_map(|begun| Body::Adjusting { begun }),
        Just(Body::Pressed {
            side: Side::Black,
            missing: None,
        }),
        Just(Body::PersonsForgotten),
    ]
}

fn event() -> impl Strategy<Value = Event> {
    let actor = prop_oneof![
        Just(None),
        Just(Some(Actor::Assistant)),
        Just(Some(Actor::WhiteAssistant)),
        Just(Some(Actor::UnknownHand)),
        Just(Some(Actor::Arbiter)),
        Just(Some(Actor::Program)),
    ];
    let source = prop_oneof![Just(Source::Sensor), Just(Source::Announced)];
    // Milliseconds up to SQLite's largest number.
    (0..=i64::MAX as u64, actor, source, body()).prop_map(|(ms, actor, source, body)| Event {
        code: actor
            .filter(|it| *it == Actor::Arbiter)
            .map(|_| CodeOf::Round(2)),
        device: actor.is_none().then_some(DeviceNumber(3)),
        late_ms: actor.is_none().then_some(180),
        ms,
        actor,
        source,
        body,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_comes_back(
        batches in prop::collection::vec((prop::collection::vec(event(), 0..6), any::<bool>()), 0..6)
    ) {
        let folder = tempdir().unwrap();
        let path = folder.path().join("game.zgoda");
        let mut record = Record::create(&path, &game::settings(), &game::persons()).unwrap();
        let mut written = Vec::new();
        for (batch, reopen) in batches {
            record.append(&batch).unwrap();
            written.extend(batch);
            let gap = read(&path).unwrap().state().gap(game::START);
            if reopen && gap.is_none() {
                record.close().unwrap();
                record = Record::open(&path).unwrap().0;
            }
        }
        drop(record);
        let contents = read(&path).unwrap();
        prop_assert!(contents.odd.is_empty());
        let found: Vec<_> = contents.events.iter().map(|e| e.event.clone()).collect();
        prop_assert_eq!(found, written);
        let kinds_agree = contents.events.iter().all(|stored| {
            serde_json::to_value(&stored.event.body).unwrap()["kind"] == stored.event.body.kind()
        });
        prop_assert!(kinds_agree);
    }
}

/// A record with everything in it, as bytes.
fn sound() -> &'static [u8] {
    static BYTES: OnceLock<Vec<u8>> = OnceLock::new();
    BYTES.get_or_init(|| {
        let folder = tempdir().unwrap();
        let path = folder.path().join("game.zgoda");
        let mut record = Record::create(&path, &game::settings(), &game::persons()).unwrap();
        for n in 1..=20 {
            record.append(&game::half_move(n)).unwrap();
            let said = game::utterance(u64::from(n), "trzydzieści dwa");
            record.append_utterance(&said).unwrap();
        }
        record.close().unwrap();
        std::fs::read(&path).unwrap()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    /// Any file gives contents or an error, never more than was written, and never a panic.
    #[test]
    fn broken_bytes_are_read_or_refused(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..40),
        cut in prop::option::of(any::<prop::sample::Index>()),
    ) {
        let mut bytes = sound().to_vec();
        for (at, byte) in changes {
            bytes[at.index(sound().len())] = byte;
        }
        if let Some(cut) = cut {
            bytes.truncate(cut.index(sound().len()));
        }
        match read_bytes(&bytes) {
            Ok(contents) => {
                prop_assert!(contents.events.len() <= 40);
                prop_assert!(contents.utterances.len() <= 20);
                // A readable record amounts to a state, too.
                let state = contents.state();
                prop_assert!(state.made() <= state.entries.len());
                let _ = zgoda_record::export::text(&contents);
                let _ = zgoda_record::export::pdn(&contents);
            }
            Err(refused) => prop_assert!(refused.to_string().len() > 20),
        }
    }
}
