// SPDX-License-Identifier: GPL-3.0-or-later
//! An ear for the comparison tests: numbers that sound alike in Polish, mostly -naście for -dzieści and pięć for dziewięć.

use std::sync::LazyLock;

use zgoda_game::reconcile::Ear;

const NUMBERS: [(u8, u8); 14] = [
    (12, 20),
    (13, 30),
    (14, 40),
    (15, 50),
    (2, 12),
    (3, 13),
    (5, 9),
    (15, 19),
    (25, 29),
    (35, 39),
    (45, 49),
    (12, 22),
    (16, 19),
    (5, 15),
];

pub(crate) static EAR: LazyLock<Ear> = LazyLock::new(|| Ear {
    numbers: NUMBERS.to_vec(),
    files: vec!["bcdeg".to_owned(), "ah".to_owned()],
});
