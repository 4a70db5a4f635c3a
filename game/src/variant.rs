// SPDX-License-Identifier: GPL-3.0-or-later
//! The game that is played, and its rules as one table of constants.
//!
//! Both games share every rule of movement (Kodeks I 3–4); board, men and a few counts differ. The
//! differences are in this file and in [`Layout`], so that no other code has to ask which game is
//! played.

use std::time::Duration;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::square::{EIGHT, Layout, Naming, SquareSet, TEN};

/// A game that the program plays. The default applies if no game is named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Variant {
    /// Draughts on 100 squares (Kodeks I 2.1); PDN GameType 20.
    #[default]
    International,
    /// Polish draughts on 64 squares: the same rules on the small board; PDN GameType 26.
    Polish64,
}

impl Variant {
    /// All games, the larger board first.
    pub const ALL: [Variant; 2] = [Variant::International, Variant::Polish64];

    /// The word for the game in options, records and JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Variant::International => "international",
            Variant::Polish64 => "polish64",
        }
    }

    /// The game with this word; `None` if no game has it.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Variant> {
        Variant::ALL.into_iter().find(|v| v.word() == word)
    }

    /// The game with letters in the names of its squares; `None` if several games have such names.
    ///
    /// ```
    /// use zgoda_game::Variant;
    ///
    /// assert_eq!(Variant::with_letters(), Some(Variant::Polish64));
    /// ```
    #[must_use]
    pub fn with_letters() -> Option<Variant> {
        let mut all = Variant::ALL.into_iter();
        let mut with_letters = all
            .by_ref()
            .filter(|it| it.layout().naming == Naming::Coordinates);
        with_letters
            .next()
            .filter(|_| with_letters.next().is_none())
    }

    /// The layout of the dark squares.
    #[must_use]
    pub const fn layout(self) -> &'static Layout {
        match self {
            Variant::International => &TEN,
            Variant::Polish64 => &EIGHT,
        }
    }

    /// All dark squares of the board.
    #[must_use]
    pub const fn squares(self) -> SquareSet {
        self.layout().squares()
    }

    /// The constants of the rulebook.
    #[must_use]
    pub const fn rules(self) -> &'static Rules {
        match self {
            Variant::International => &INTERNATIONAL,
            Variant::Polish64 => &POLISH64,
        }
    }
}

/// The way in which the points of a game are written (PDN 3.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Points {
    /// Two points a game: `2-0`, `1-1`.
    Two,
    /// One point a game: `1-0`, `1/2-1/2`.
    One,
}

/// The differences between the games, each with its article. Draw limits are given in moves of *each* side.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// Men of each side at the start (Kodeks I 2.7–2.8).
    pub men: u8,
    /// The number of the game in the PDN tag GameType.
    pub game_type: u8,
    /// The number of occurrences of a position that makes a draw (I 6.1).
    pub repetitions: u8,
    /// The draw limit while only kings move and nothing is captured (I 6.2).
    pub kings_only: u16,
    /// The draw limit with three pieces, at least one of them a king, against one king (I 6.3). `None` in a game without
    /// such a rule.
    pub three_against_one: Option<u16>,
    /// The draw limit with three pieces against one king, if draws with advantage are counted (I 6.5.3). `None` in a game
    /// without such draws.
    pub three_with_advantage: Option<u16>,
    /// The draw limit with two pieces, at least one of them a king, or with one king, against one king (I 6.4).
    pub two_against_one: u16,
    /// The draw limit while only the weaker side holds the main line (I 6.3, text for 64 squares).
    pub weak_on_main_line: Option<u16>,
    /// The draw limit with three kings against one if the stronger side holds the main line (I 6.3, text for 64 squares).
    pub strong_on_main_line: Option<u16>,
    /// The number of moves that each side must have made before a draw may be offered (II 5.1).
    pub moves_before_offer: u16,
    /// The most pieces that each side may have when a draw is agreed in a game without a record (III 6).
    pub pieces_for_agreement: usize,
    /// The most pieces on the board with which a player short of time may declare a draw (III 9.2).
    pub few_for_short_of_time: usize,
    /// True if a stronger side with three pieces that holds the main line may play on for a win (III 9.1).
    pub three_win_on_main_line: bool,
    /// True if there is a draw with advantage (I 6.5).
    pub advantage: bool,
    /// The longest time of a rapid or blitz game. A game of up to this time is blitz below [`Rules::rapid`], and
    /// otherwise rapid (III 1.1).
    pub longest_rapid: Duration,
    /// The shortest time of a rapid game (III 1.1, 1.2).
    pub rapid: Duration,
    /// The way in which results are written.
    pub points: Points,
    /// A legal first half-move of a man, from the first square to the second, for use in examples.
    pub sample: [&'static str; 2],
}

const fn minutes(minutes: u64) -> Duration {
    Duration::from_secs(minutes * 60)
}

/// The rules of draughts on 100 squares.
pub const INTERNATIONAL: Rules = Rules {
    men: 20,                        // Kodeks I 2.7
    game_type: 20,                  // PDN 3.0
    repetitions: 3,                 // Kodeks I 6.1
    kings_only: 25,                 // Kodeks I 6.2
    three_against_one: Some(16),    // Kodeks I 6.3
    three_with_advantage: Some(25), // Kodeks I 6.5.3
    two_against_one: 5,             // Kodeks I 6.4
    weak_on_main_line: None,        // 64 only
    strong_on_main_line: None,      // 64 only
    moves_before_offer: 40,         // Kodeks II 5.1
    pieces_for_agreement: 10,       // Kodeks III 6
    few_for_short_of_time: 8,       // Kodeks III 9.2
    three_win_on_main_line: false,  // 64 only
    advantage: true,                // Kodeks I 6.5
    longest_rapid: minutes(30),     // Kodeks III 1.1
    rapid: minutes(15),             // Kodeks III 1.1
    points: Points::Two,            // PDN 3.0
    sample: ["32", "28"],
};

/// The rules of draughts on 64 squares.
pub const POLISH64: Rules = Rules {
    men: 12,                       // Kodeks I 2.8
    game_type: 26,                 // PDN 3.0
    repetitions: 3,                // Kodeks I 6.1
    kings_only: 20,                // Kodeks I 6.2
    three_against_one: None,       // Kodeks I 6.3: the main-line counts instead, else 6.2
    three_with_advantage: None,    // Kodeks I 6.5: not on 64
    two_against_one: 5,            // Kodeks I 6.4
    weak_on_main_line: Some(5),    // Kodeks I 6.3
    strong_on_main_line: Some(15), // Kodeks I 6.3
    moves_before_offer: 15,        // Kodeks II 5.1
    pieces_for_agreement: 6,       // Kodeks III 6
    few_for_short_of_time: 5,      // Kodeks III 9.2
    three_win_on_main_line: true,  // Kodeks III 9.1
    advantage: false,              // Kodeks I 6.5: not on 64
    longest_rapid: minutes(15),    // Kodeks III 1.1
    rapid: minutes(10),            // Kodeks III 1.1
    points: Points::One,           // PDN 3.0
    sample: ["c3", "d4"],
};
