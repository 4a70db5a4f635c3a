// SPDX-License-Identifier: GPL-3.0-or-later
//! The columns of a list of pairings and the words in its cells, in English and in Polish.

use zgoda_game::Side;
use zgoda_speech::announcement::RuleProfile;

use zgoda_record::sight::Sight;

/// The content of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Column {
    /// The number of the table.
    Table,
    /// The name of this side's player.
    Name(Side),
    /// The sight of this side's player.
    Sight(Side),
    /// The language in which this side's player is spoken to.
    Language(Side),
    /// The assistant of this side's player.
    Assistant(Side),
    /// The game, by its number of squares.
    Variant,
    /// The time control of the game.
    Time,
    /// The board that both play on, as `--board both=` has it.
    Board,
    /// The board of this side, as `--board` has it.
    OwnBoard(Side),
    /// The device that keeps the time, as `--clock-device` has it.
    ClockDevice,
    /// The output on which this side's player hears the program, as `--channel` has it.
    Output(Side),
    /// The result; only in a list that the program wrote.
    Result,
}

/// A column with a side that is still to be given.
type OfASide = fn(Side) -> Column;

const ALONE: [(Column, &[&str]); 6] = [
    (Column::Table, &["table", "stol"]),
    (Column::Variant, &["variant", "wariant", "odmiana"]),
    (Column::Time, &["time", "czas", "tempo"]),
    (Column::Board, &["board", "warcabnica"]),
    (Column::ClockDevice, &["clock", "zegar"]),
    (Column::Result, &["result", "wynik"]),
];

const SIDES: [(Side, &[&str]); 2] = [
    (Side::White, &["white", "biale", "bialych"]),
    (Side::Black, &["black", "czarne", "czarnych"]),
];

const OF_A_SIDE: [(OfASide, &[&str]); 6] = [
    (Column::Name, &["name", "nazwisko"]),
    (Column::Sight, &["sight", "wzrok"]),
    (Column::Language, &["language", "jezyk"]),
    (Column::Assistant, &["assistant", "asystent", "pomoc"]),
    (Column::OwnBoard, &["board", "warcabnica"]),
    (Column::Output, &["output", "wyjscie"]),
];

impl Column {
    /// All columns, in the order in which the program writes them.
    pub(super) const ALL: [Column; 18] = [
        Column::Table,
        Column::Name(Side::White),
        Column::Name(Side::Black),
        Column::Sight(Side::White),
        Column::Sight(Side::Black),
        Column::Language(Side::White),
        Column::Language(Side::Black),
        Column::Assistant(Side::White),
        Column::Assistant(Side::Black),
        Column::Variant,
        Column::Time,
        Column::Board,
        Column::OwnBoard(Side::White),
        Column::OwnBoard(Side::Black),
        Column::ClockDevice,
        Column::Output(Side::White),
        Column::Output(Side::Black),
        Column::Result,
    ];

    /// The column with this header: `white`, `white_sight`, `Wzrok czarnych`.
    pub(super) fn named(header: &str) -> Option<Column> {
        let header = without_accents(header);
        let parts: Vec<&str> = header
            .split(|c: char| !c.is_alphanumeric())
            .filter(|part| !part.is_empty())
            .collect();
        match parts.as_slice() {
            [word] => among(word, &ALONE).or_else(|| among(word, &SIDES).map(Column::Name)),
            [one, other] => {
                let of = |side, what| Some(among(what, &OF_A_SIDE)?(among(side, &SIDES)?));
                of(one, other).or_else(|| of(other, one))
            }
            _ => None,
        }
    }

    /// The header of the column, as the program writes it.
    pub(super) fn header(self) -> String {
        match self {
            Column::Table => "table".to_owned(),
            Column::Name(side) => side.word().to_owned(),
            Column::Sight(side) => format!("{side}_sight"),
            Column::Language(side) => format!("{side}_language"),
            Column::Assistant(side) => format!("{side}_assistant"),
            Column::Variant => "variant".to_owned(),
            Column::Time => "time".to_owned(),
            Column::Board => "board".to_owned(),
            Column::OwnBoard(side) => format!("{side}_board"),
            Column::ClockDevice => "clock".to_owned(),
            Column::Output(side) => format!("{side}_output"),
            Column::Result => "result".to_owned(),
        }
    }
}

fn among<T: Copy>(word: &str, all: &[(T, &[&str])]) -> Option<T> {
    let found = all.iter().find(|(_, words)| words.contains(&word));
    found.map(|(what, _)| *what)
}

/// The text in small letters and without Polish accents, as people type it without a Polish keyboard.
fn without_accents(text: &str) -> String {
    let bare = |c| match c {
        'ą' => 'a',
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' => 'o',
        'ś' => 's',
        'ż' | 'ź' => 'z',
        c => c,
    };
    text.trim().to_lowercase().chars().map(bare).collect()
}

/// Reads the sight of a player: `blind`, `low`, `sighted`, or in Polish in any gender.
pub(super) fn sight(text: &str) -> Option<Sight> {
    let text = without_accents(text);
    let polish = [
        ("niewidom", Sight::Blind),
        ("slabowidz", Sight::Low),
        ("widz", Sight::Sighted),
    ];
    let found = polish.iter().find(|(begins, _)| text.starts_with(begins));
    found
        .map(|(_, sight)| *sight)
        .or_else(|| Sight::of_word(&text))
}

/// Reads the number of squares: `100`, `64`, or the words of event files and options.
pub(super) fn rules(text: &str) -> Option<RuleProfile> {
    let text = text.to_lowercase();
    RuleProfile::ALL.into_iter().find(|rules| {
        let words = [squares(*rules), rules.word(), rules.variant().word()];
        words.iter().any(|word| word.eq_ignore_ascii_case(&text))
    })
}

/// The number of squares as a list has it.
pub(super) const fn squares(rules: RuleProfile) -> &'static str {
    match rules {
        RuleProfile::Pz100 => "100",
        RuleProfile::Pz64 => "64",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_is_known_by_its_english_or_its_polish_header() {
        for (header, column) in [
            ("table", Some(Column::Table)),
            (" Stół ", Some(Column::Table)),
            ("WHITE", Some(Column::Name(Side::White))),
            ("Białe", Some(Column::Name(Side::White))),
            ("czarne", Some(Column::Name(Side::Black))),
            ("white name", Some(Column::Name(Side::White))),
            ("white_sight", Some(Column::Sight(Side::White))),
            ("Wzrok czarnych", Some(Column::Sight(Side::Black))),
            ("białe-język", Some(Column::Language(Side::White))),
            ("black assistant", Some(Column::Assistant(Side::Black))),
            ("pomoc białych", Some(Column::Assistant(Side::White))),
            ("odmiana", Some(Column::Variant)),
            ("Czas", Some(Column::Time)),
            ("wynik", Some(Column::Result)),
            ("Warcabnica", Some(Column::Board)),
            ("white_board", Some(Column::OwnBoard(Side::White))),
            ("warcabnica czarnych", Some(Column::OwnBoard(Side::Black))),
            ("zegar", Some(Column::ClockDevice)),
            ("Wyjście białych", Some(Column::Output(Side::White))),
            ("", None),
            ("white black", None),
            ("sight", None),
            ("club", None),
            ("white_sight_x", None),
        ] {
            assert_eq!(Column::named(header), column, "{header}");
        }
    }

    #[test]
    fn every_header_that_is_written_is_read() {
        for column in Column::ALL {
            assert_eq!(Column::named(&column.header()), Some(column));
        }
    }

    #[test]
    fn words_of_cells_are_read_in_both_languages() {
        for (text, read) in [
            ("blind", Some(Sight::Blind)),
            ("niewidoma", Some(Sight::Blind)),
            ("Słabowidzący", Some(Sight::Low)),
            ("low", Some(Sight::Low)),
            ("widząca", Some(Sight::Sighted)),
            ("Sighted", Some(Sight::Sighted)),
            ("B1", None),
            ("", None),
        ] {
            assert_eq!(sight(text), read, "{text}");
        }
        for text in ["100", "pz100", "International"] {
            assert_eq!(rules(text), Some(RuleProfile::Pz100), "{text}");
        }
        for text in ["64", "PZ64", "polish64"] {
            assert_eq!(rules(text), Some(RuleProfile::Pz64), "{text}");
        }
        assert_eq!(rules("10x10"), None);
    }
}
