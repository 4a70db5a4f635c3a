//! Two hands at one capture: its mover is slow to take the captured men off, and the opponent carries the capture out on their own
//! board meanwhile. However the two fall together, the entry has taken what both hands took, and what the other board showed on
//! the way is no proof that a man was left standing (Kodeks I 4.12, 5.4.11).

use std::time::Duration;

use zgoda::mode::Mode;
use zgoda::record::event::Body;
use zgoda_game::notation::parse_fen;
use zgoda_game::{Piece, Side, Square, Variant};
use zgoda_hw::sim::HandCommand;
use zgoda_scenarios::{Settings, World};
use zgoda_speech::announcement::BoardOf;

const WHITE: BoardOf = BoardOf::Side(Side::White);
const BLACK: BoardOf = BoardOf::Side(Side::Black);

fn sq(name: &str) -> Square {
    Variant::International.square(name).unwrap()
}

fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

/// How many men the entries that stand have taken, after White's hand waited so long with the first captured man, and Black's
/// so long with the landing.
fn taken(men: Duration, landing: Duration) -> Vec<usize> {
    let start = parse_fen("W:W38,50:B33,23,1,2", Variant::International).unwrap();
    let mut world = World::new(Settings {
        mode: Mode::Official,
        boards: vec![WHITE, BLACK],
        start,
        ..Settings::default()
    });
    world.run(ms(4_000));
    let man = Piece::man(Side::White);
    let hand = |rest: Duration, then: Duration| {
        [
            HandCommand::Rest(rest),
            HandCommand::Lift(sq("38")),
            HandCommand::Rest(ms(400)),
            HandCommand::Put(sq("18"), man),
            HandCommand::Rest(then),
            HandCommand::Remove(sq("33")),
            HandCommand::Rest(ms(300)),
            HandCommand::Remove(sq("23")),
        ]
    };
    for command in hand(ms(0), men) {
        world.hand(WHITE, command);
    }
    for command in hand(landing, ms(800)) {
        world.hand(BLACK, command);
    }
    world.run(ms(12_000));
    let (events, ..) = world.killed();
    let mut standing = Vec::new();
    for event in &events {
        match &event.body {
            Body::EntryWritten(entry) => standing.push((entry.entry, entry.captured.len())),
            Body::EntryStruck { entry, .. } => standing.retain(|(id, _)| id != entry),
            _ => {}
        }
    }
    standing.into_iter().map(|(_, taken)| taken).collect()
}

#[test]
fn a_capture_is_whole_however_two_hands_fall_together() {
    for men in [300, 900, 1_500, 2_200, 3_500] {
        for landing in [200, 700, 1_200, 1_800, 2_600] {
            let all = taken(ms(men), ms(landing));
            assert_eq!(all, [2], "men off after {men} ms, Black after {landing} ms");
        }
    }
}
