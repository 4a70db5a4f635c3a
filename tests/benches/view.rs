// SPDX-License-Identifier: GPL-3.0-or-later
//! Measures making a table's view, and writing it as a line of JSON, after every half-move of a game: `cargo bench -p
//! zgoda-scenarios --bench view`. The times are not asserted; `docs/measured/performance.md` keeps the numbers.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    missing_docs,
    reason = "a measurement stops at the first thing that is not as it should be"
)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use zgoda_game::notation::write_move;
use zgoda_game::{BySide, Move, Setup, Side, Variant};
use zgoda_record::mode::Mode;
use zgoda_record::sight::Sight;
use zgoda_scenarios::games::random;
use zgoda_scenarios::{Settings, World};
use zgoda_speech::announcement::Consent;
use zgoda_table::session::options::Keeper;
use zgoda_table::view::{Role, Snapshot};

#[allow(
    dead_code,
    reason = "shared with other benchmarks, which use more of it"
)]
#[path = "../../game/benches/figure/mod.rs"]
mod figure;

/// The number of half-moves of the game, and the number of views that are made after each half-move.
const GAME: usize = 120;
const OFTEN: usize = 20;

const ROLES: [(&str, Role); 4] = [
    ("arbiter", Role::Arbiter),
    ("assistant", Role::Assistant(Side::White)),
    ("player", Role::Player(Side::Black)),
    ("room", Role::Room),
];

fn main() {
    let mut world = begun();
    let mut taken = ROLES.map(|(name, role)| (name, role, Vec::new(), 0));
    let mut plies = 0;
    for mv in long_game() {
        let typed = write_move(world.game().now(), &mv);
        world.type_line(&typed);
        world.run(Duration::from_secs(3));
        world.type_line("press");
        world.run(Duration::from_secs(3));
        plies += 1;
        assert_eq!(
            world.game().standing().len(),
            plies,
            "a half-move is in the record"
        );
        for (name, role, times, size) in &mut taken {
            for _ in 0..OFTEN {
                let began = Instant::now();
                let shown = world
                    .view(*role)
                    .unwrap_or_else(|| panic!("the {name} is shown nothing"));
                let line = serde_json::to_string(&Snapshot::new(shown, world.now())).unwrap();
                times.push(began.elapsed());
                *size = black_box(line).len();
            }
        }
    }
    for (name, _, times, size) in taken {
        report(name, size, times);
    }
    figure::beside_work("arbiters-view", 1, figure::US, || {
        let shown = world.view(Role::Arbiter).unwrap();
        black_box(serde_json::to_string(&Snapshot::new(shown, world.now())).unwrap());
    });
}

/// The first random game with `GAME` half-moves.
fn long_game() -> Vec<Move> {
    let start = Setup::start(Variant::International);
    let mut games = (0..).map(|seed| random(seed, start, GAME).moves);
    games.find(|moves| moves.len() == GAME).unwrap()
}

/// An official game with a clock, in which every role has a view.
fn begun() -> World {
    let settings = Settings {
        mode: Mode::Official,
        pin: Some("2468".to_owned()),
        time: Some("90m+30s".parse().unwrap()),
        keeper: Keeper::Embedded,
        consents: vec![Consent::ScreenView],
        sight: BySide {
            white: Sight::Blind,
            black: Sight::Low,
        },
        ..Settings::default()
    };
    let mut world = World::new(settings);
    world.run(Duration::from_secs(3));
    for line in ["arbiter 2468", "prepared", "resume", "arbiter done"] {
        world.type_line(line);
        world.run(Duration::from_secs(1));
    }
    world
}

fn report(name: &str, size: usize, mut times: Vec<Duration>) {
    times.sort();
    let at = |percent: usize| times[times.len() * percent / 100];
    println!(
        "{name}: n={} p50={:?} p99={:?} longest={:?}; {size} bytes after {GAME} half-moves",
        times.len(),
        at(50),
        at(99),
        times[times.len() - 1]
    );
}
