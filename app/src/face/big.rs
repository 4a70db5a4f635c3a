// SPDX-License-Identifier: GPL-3.0-or-later
//! Figures seven lines high, drawn with one character that every terminal has.

/// The height of the figures.
pub(super) const ROWS: usize = 7;

/// The characters that can be drawn, each with its drawing: one text a row, from the top.
const GLYPHS: [(char, [&str; ROWS]); 13] = [
    (
        '0',
        [
            " ### ", "#   #", "#   #", "#   #", "#   #", "#   #", " ### ",
        ],
    ),
    (
        '1',
        [
            "  #  ", " ##  ", "  #  ", "  #  ", "  #  ", "  #  ", " ### ",
        ],
    ),
    (
        '2',
        [
            " ### ", "#   #", "    #", "   # ", "  #  ", " #   ", "#####",
        ],
    ),
    (
        '3',
        [
            " ### ", "#   #", "    #", "  ## ", "    #", "#   #", " ### ",
        ],
    ),
    (
        '4',
        [
            "   # ", "  ## ", " # # ", "#  # ", "#####", "   # ", "   # ",
        ],
    ),
    (
        '5',
        [
            "#####", "#    ", "#### ", "    #", "    #", "#   #", " ### ",
        ],
    ),
    (
        '6',
        [
            " ### ", "#    ", "#    ", "#### ", "#   #", "#   #", " ### ",
        ],
    ),
    (
        '7',
        [
            "#####", "    #", "   # ", "   # ", "  #  ", "  #  ", "  #  ",
        ],
    ),
    (
        '8',
        [
            " ### ", "#   #", "#   #", " ### ", "#   #", "#   #", " ### ",
        ],
    ),
    (
        '9',
        [
            " ### ", "#   #", "#   #", " ####", "    #", "    #", " ### ",
        ],
    ),
    (
        'h',
        [
            "#    ", "#    ", "#    ", "# ## ", "##  #", "#   #", "#   #",
        ],
    ),
    ('\'', ["#", "#", "#", " ", " ", " ", " "]),
    ('"', ["# #", "# #", "# #", "   ", "   ", "   ", "   "]),
];

/// A row of a text; characters that cannot be drawn are left out.
pub(super) fn row(text: &str, row: usize) -> String {
    let drawn = text.chars().filter_map(|wanted| {
        let (_, rows) = GLYPHS.iter().find(|(known, _)| *known == wanted)?;
        rows.get(row).copied()
    });
    let drawn: Vec<&str> = drawn.collect();
    drawn.join("  ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_even_and_no_two_look_alike() {
        for (n, (name, rows)) in GLYPHS.iter().enumerate() {
            assert!(rows.iter().all(|row| row.len() == rows[0].len()), "{name}");
            assert!(GLYPHS[..n].iter().all(|(_, other)| other != rows), "{name}");
        }
        assert_eq!(row("1'0?", 0), "  #    #   ### ");
    }
}
