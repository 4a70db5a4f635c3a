//! The table, cell by cell.

use zgoda_speech::announcement::Priority;
use zgoda_speech::queue::{Cell, cell};
use zgoda_speech::{Status, Why};

use crate::common::ms;
use crate::{FIRST, SECOND, heard};

#[test]
fn every_cell_of_the_table() {
    for arriving in Priority::ALL {
        for speaking in Priority::ALL {
            let mut rig = heard(arriving, speaking);
            let name = format!("{arriving:?} over {speaking:?}");
            match cell(arriving, speaking) {
                Cell::Waits => {
                    assert_eq!(rig.speaking(), Some(FIRST), "{name}");
                    rig.ends(1);
                    assert_eq!(rig.status(1), Some(Status::Spoken), "{name}");
                    rig.after_the_gap();
                    assert_eq!(rig.speaking(), Some(SECOND), "{name}");
                    rig.says_all();
                    assert_eq!(rig.starts, [1, 2], "{name}");
                }
                Cell::CutsForNow => {
                    assert_eq!(rig.speaking(), Some(SECOND), "{name}");
                    assert_eq!(rig.status(1), None, "{name}");
                    rig.says_all();
                    assert_eq!(rig.starts, [1, 2, 1], "{name}");
                    assert_eq!(rig.status(1), Some(Status::Spoken), "{name}");
                }
                Cell::CutsForGood => {
                    assert_eq!(rig.speaking(), Some(SECOND), "{name}");
                    let end = rig.end(1).unwrap().clone();
                    let (status, why) = if arriving == speaking {
                        (Status::Superseded, Why::SupersededBy(SECOND))
                    } else {
                        (Status::Dropped, Why::CutBy(SECOND))
                    };
                    assert_eq!((end.status, end.why), (status, Some(why)), "{name}");
                    assert_eq!(
                        (end.begun, end.ended),
                        (Some(ms(0)), Some(ms(500))),
                        "{name}"
                    );
                    rig.says_all();
                    assert_eq!(rig.starts, [1, 2], "{name}");
                }
            }
            assert_eq!(rig.status(2), Some(Status::Spoken), "{name}");
        }
    }
}

/// The table itself, so that it changes only on purpose.
#[test]
fn the_table_is_the_written_one() {
    use Cell::{CutsForGood as Good, CutsForNow as Now, Waits};
    let table: Vec<Vec<Cell>> = Priority::ALL
        .iter()
        .map(|arriving| Priority::ALL.iter().map(|s| cell(*arriving, *s)).collect())
        .collect();
    assert_eq!(
        table,
        [
            [Waits, Now, Good, Good],
            [Waits, Waits, Good, Good],
            [Waits, Waits, Good, Good],
            [Waits, Waits, Waits, Good],
        ]
    );
}
