//! The cost model: how unlikely each fault is, in one table, and which squares sound alike.
//!
//! A cost is a rank, no probability. There are few ranks on purpose: nobody has counted these faults in
//! halls, so a fine order would decide by numbers that nobody knows. What costs the same and leaves
//! the same is a tie, and is said to be one. Change the numbers here and nowhere else.

use super::fault::FaultKind;
use crate::square::Square;
use crate::variant::Variant;

/// One row of the table.
struct Row {
    kind: FaultKind,
    cost: u32,
    /// The irregularity it is, when a player's own hand did it.
    article: Option<&'static str>,
}

const fn row(kind: FaultKind, cost: u32, article: Option<&'static str>) -> Row {
    Row {
        kind,
        cost,
        article,
    }
}

/// What happens at boards all the time.
const ORDINARY: u32 = 10;

/// What an experienced arbiter thinks of only when nothing ordinary leaves what he sees.
const SELDOM: u32 = 14;

const TABLE: [Row; 20] = [
    row(FaultKind::NotTransferred, ORDINARY, None),
    row(FaultKind::NotCarriedOut, ORDINARY, None),
    row(FaultKind::AheadOfTheRecord, ORDINARY, None),
    row(FaultKind::CapturedLeft, ORDINARY, Some("Kodeks I 5.4.11")),
    row(FaultKind::CrownForgotten, ORDINARY, None),
    row(FaultKind::SkippedEntry, ORDINARY, None),
    row(FaultKind::NeighbouringSquare, ORDINARY, None),
    row(FaultKind::MisheardNumber, ORDINARY, None),
    row(FaultKind::DoubledEntry, ORDINARY, None),
    row(FaultKind::TransposedEntries, ORDINARY, None),
    row(FaultKind::SlipOfThePen, ORDINARY, None),
    row(FaultKind::HalfACapture, ORDINARY, Some("Kodeks I 5.4.9")),
    row(FaultKind::OtherCapture, ORDINARY, None),
    row(FaultKind::BoardTurned, ORDINARY, None),
    row(
        FaultKind::WrongManRemoved,
        ORDINARY,
        Some("Kodeks I 5.4.12"),
    ),
    row(FaultKind::TwoInARow, ORDINARY, Some("Kodeks I 5.4.1")),
    row(FaultKind::WrongSquare, ORDINARY, None),
    row(FaultKind::KnockedOver, ORDINARY, None),
    row(FaultKind::Misplaced, SELDOM, None),
    row(FaultKind::DifferentMove, SELDOM, None),
];

/// What a second, unconnected fault costs beside itself.
pub(super) const SECOND_FAULT: u32 = 8;

/// A fault that nobody noticed for this many half-moves costs one more: most are found at once.
const UNNOTICED: usize = 8;

/// What it adds that a hand took a man off that did not stand there, and nobody stopped.
pub(super) const OVERLOOKED: u32 = 4;

/// What it adds that a record would have to be wrong where the other one is against the rules.
pub(super) const AGAINST_THE_RULES: u32 = 4;

/// What it adds that a fault was followed by so many half-moves without being noticed.
pub(super) fn of_age(half_moves: usize) -> u32 {
    (half_moves / UNNOTICED) as u32
}

/// What a fault of a hand costs. To set one's own piece far from where one said is seldomer than to
/// carry out wrongly what one has only heard.
pub(super) fn of_hand(kind: FaultKind, own: bool) -> u32 {
    if own && kind == FaultKind::WrongSquare {
        SELDOM
    } else {
        cost(kind)
    }
}

/// The least that any fault costs.
pub(super) const fn cheapest() -> u32 {
    ORDINARY
}

/// What a kind of fault costs.
pub(super) fn cost(kind: FaultKind) -> u32 {
    find(kind).map_or(u32::MAX / 4, |row| row.cost)
}

/// The article of the irregularity that a fault is when a player did it on his own move.
#[must_use]
pub fn article(kind: FaultKind) -> Option<&'static str> {
    find(kind)?.article
}

fn find(kind: FaultKind) -> Option<&'static Row> {
    TABLE.iter().find(|row| row.kind == kind)
}

/// The language in which squares are called out at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Ear {
    /// Polish.
    Polish,
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// Dutch.
    Dutch,
    /// Russian.
    Russian,
    /// French.
    French,
    /// Ukrainian.
    Ukrainian,
}

/// What is heard for something else in one language.
struct Alike {
    /// Numbers, in pairs.
    numbers: &'static [(u8, u8)],
    /// Letters of files that rhyme, in groups.
    files: &'static [&'static str],
}

impl Ear {
    /// All of them.
    pub const ALL: [Ear; 7] = [
        Ear::Polish,
        Ear::English,
        Ear::German,
        Ear::Dutch,
        Ear::Russian,
        Ear::French,
        Ear::Ukrainian,
    ];

    const fn alike(self) -> &'static Alike {
        match self {
            Ear::Polish => &POLISH,
            Ear::English => &ENGLISH,
            Ear::German => &GERMAN,
            Ear::Dutch => &DUTCH,
            Ear::French => &FRENCH,
            Ear::Russian | Ear::Ukrainian => &EAST_SLAVIC,
        }
    }
}

/// -naście and -dzieści, -dziesiąt; pięć and dziewięć alone and behind tens; be, ce, de, e, ge; a with ha.
const POLISH: Alike = Alike {
    numbers: &[
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
    ],
    files: &["bcdeg", "ah"],
};

/// -teen and -ty; five and nine, alone and behind tens; be, ce, de, e, ge; a with aitch.
const ENGLISH: Alike = Alike {
    numbers: &[
        (12, 20),
        (13, 30),
        (14, 40),
        (15, 50),
        (5, 9),
        (15, 19),
        (25, 29),
        (35, 39),
        (45, 49),
        (13, 33),
        (14, 44),
        (6, 16),
    ],
    files: &["bcdeg", "ah"],
};

/// -zehn and -zig; zwei and drei, alone and before tens; sechzehn and siebzehn; and the unit that goes
/// before the ten, so that one is taken for the other (dreiundzwanzig, zweiunddreißig).
const GERMAN: Alike = Alike {
    numbers: &[
        (12, 20),
        (13, 30),
        (14, 40),
        (15, 50),
        (2, 3),
        (22, 23),
        (32, 33),
        (42, 43),
        (16, 17),
        (23, 32),
        (24, 42),
        (34, 43),
    ],
    files: &["bcdeg", "ah"],
};

/// -tien and -tig; zeven and negen, alone and before tens; and the unit that goes before the ten.
const DUTCH: Alike = Alike {
    numbers: &[
        (12, 20),
        (13, 30),
        (14, 40),
        (15, 50),
        (7, 9),
        (17, 19),
        (27, 29),
        (37, 39),
        (47, 49),
        (23, 32),
        (24, 42),
        (34, 43),
    ],
    files: &["bcdeg", "ah"],
};

/// -надцать and -дцать; пять, девять and десять; семь and восемь, alone and behind tens; бэ, цэ, дэ, е, жэ; а
/// with аш. Forty is сорок, which nothing sounds like. In Ukrainian the same rhyme: -надцять and -дцять, п'ять
/// and дев'ять, сім and вісім.
const EAST_SLAVIC: Alike = Alike {
    numbers: &[
        (12, 20),
        (13, 30),
        (15, 50),
        (12, 19),
        (15, 19),
        (5, 9),
        (25, 29),
        (35, 39),
        (45, 49),
        (9, 10),
        (7, 8),
        (17, 18),
        (27, 28),
        (37, 38),
        (47, 48),
        (1, 11),
        (5, 15),
        (9, 19),
        (16, 17),
    ],
    files: &["bcdeg", "ah"],
};

/// Six and dix, treize and seize, deux and douze, trois and treize, cinq and quinze; and trente, quarante and
/// cinquante, alone and before a unit, whose beginnings are lost. Be, ce, de, ge; e is said otherwise, and h
/// is "hache".
const FRENCH: Alike = Alike {
    numbers: &[
        (6, 10),
        (13, 16),
        (2, 12),
        (3, 13),
        (30, 40),
        (40, 50),
        (32, 42),
        (36, 46),
        (5, 15),
        (26, 36),
    ],
    files: &["bcdg"],
};

/// Are these two squares easily heard for each other? On 8x8 they must share the rank.
#[must_use]
pub fn confusable(variant: Variant, ear: Ear, one: Square, other: Square) -> bool {
    let names = (
        variant.name(one).to_string(),
        variant.name(other).to_string(),
    );
    match variant {
        Variant::International => {
            let pairs = ear.alike().numbers;
            let (Ok(a), Ok(b)) = (names.0.parse::<u8>(), names.1.parse::<u8>()) else {
                return false;
            };
            pairs.contains(&(a, b)) || pairs.contains(&(b, a))
        }
        Variant::Polish64 => {
            let groups = ear.alike().files;
            let ((a, rank_a), (b, rank_b)) = (split(&names.0), split(&names.1));
            a != b && rank_a == rank_b && groups.iter().any(|g| g.contains(a) && g.contains(b))
        }
    }
}

fn split(name: &str) -> (&str, &str) {
    name.split_at_checked(1).unwrap_or((name, ""))
}

/// Do two squares touch: on a diagonal, or side by side in a row or column, as hollows do?
pub(super) fn neighbours(variant: Variant, one: Square, other: Square) -> bool {
    let layout = variant.layout();
    let rows = layout.row(one).abs_diff(layout.row(other));
    let columns = layout.column(one).abs_diff(layout.column(other));
    one != other && (rows, columns) <= (2, 2) && rows + columns <= 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pairs_that_the_rules_of_hearing_name_are_confusable_both_ways() {
        let v = Variant::International;
        let teens: &[Ear] = &[Ear::Polish, Ear::English, Ear::German, Ear::Dutch];
        let slavic: &[Ear] = &[Ear::Russian, Ear::Ukrainian];
        for (a, b, ears) in [
            ("13", "30", [teens, slavic].concat()),
            ("12", "20", [teens, slavic].concat()),
            ("15", "50", [teens, slavic].concat()),
            ("14", "40", teens.to_vec()),
            ("7", "8", slavic.to_vec()),
            ("6", "10", vec![Ear::French]),
        ] {
            let (a, b) = (v.square(a).unwrap(), v.square(b).unwrap());
            for ear in ears {
                assert!(confusable(v, ear, a, b) && confusable(v, ear, b, a));
                assert!(!confusable(v, ear, a, a));
            }
        }
        let v = Variant::Polish64;
        let (c3, e3, d4) = (
            v.square("c3").unwrap(),
            v.square("e3").unwrap(),
            v.square("d4").unwrap(),
        );
        assert!(confusable(v, Ear::Polish, c3, e3));
        assert!(!confusable(v, Ear::Polish, c3, d4));
    }

    #[test]
    fn every_language_names_pairs_of_two_squares_once_each() {
        for ear in Ear::ALL {
            let pairs = ear.alike().numbers;
            for (n, (a, b)) in pairs.iter().enumerate() {
                assert!((1..=50).contains(a) && a < b && *b <= 50, "{ear:?} {a} {b}");
                assert!(!pairs[..n].contains(&(*a, *b)), "{ear:?} {a} {b} twice");
            }
        }
    }

    #[test]
    fn every_kind_has_one_row() {
        for kind in FaultKind::ALL {
            assert_eq!(TABLE.iter().filter(|row| row.kind == kind).count(), 1);
        }
        assert_eq!(TABLE.len(), FaultKind::ALL.len());
    }
}
