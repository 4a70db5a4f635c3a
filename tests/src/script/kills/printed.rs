// SPDX-License-Identifier: GPL-3.0-or-later
//! A printed game, line by line, with the names that lead to each line.

use super::alike::Known;

/// A line of a printed value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    /// The fields that lead to the row, the outermost first and the row's own field last.
    path: Vec<String>,
    /// The position in each list on the way to the row, the outermost first.
    numbers: Vec<usize>,
    /// The printed text, without its indent.
    pub(super) text: String,
}

impl Row {
    /// True if the row is one of these fields, or part of such a field.
    pub(super) fn lies_below(&self, fields: &str) -> bool {
        let mut path = self.path.iter();
        fields
            .split('.')
            .all(|it| path.next().is_some_and(|of| of == it))
    }

    /// True if the row belongs to the half-move that was under way, or to a later half-move.
    pub(super) fn is_of_what_was_under_way(&self, known: Known) -> bool {
        let number = self.numbers.first().copied().unwrap_or_default();
        let first = self.path.first().map(String::as_str);
        let before = match first {
            Some("kept") => known.written,
            Some("standing") => known.standing,
            // Other fields belong to the end of the game, and always count.
            _ => 0,
        };
        number >= before.saturating_sub(1)
    }
}

/// The lines of a value printed with `{:#?}`.
pub(super) fn rows(printed: &str) -> Vec<Row> {
    // The open levels: the indent of each, its name if the level is a field, and the number of its elements so far.
    let mut open: Vec<(usize, Option<String>, usize)> = Vec::new();
    let mut rows = Vec::new();
    for line in printed.lines() {
        let text = line.trim_start();
        let depth = line.len() - text.len();
        let closes = text.starts_with([']', '}', ')']);
        open.retain(|(of, ..)| *of < depth || closes && *of == depth);
        let field = text.split_once(": ").map(|(name, _)| name);
        let field = field.filter(|name| is_a_name(name)).map(str::to_owned);
        let element = field.is_none() && text.ends_with(['{', '(', '[']);
        let number = open.last().map_or(0, |(.., number)| *number);
        if let Some((.., number)) = open.last_mut().filter(|_| element) {
            *number += 1;
        }
        let names = open.iter().filter_map(|(_, name, _)| name.clone());
        let mut path: Vec<String> = names.collect();
        path.extend(field.clone());
        let mut numbers: Vec<usize> = open
            .iter()
            .zip(open.iter().skip(1))
            .filter(|(_, (_, name, _))| name.is_none())
            .map(|((.., number), _)| number.saturating_sub(1))
            .collect();
        if element {
            numbers.push(number);
        }
        if text.ends_with(['{', '(', '[']) {
            open.push((depth, field, 0));
        }
        let text = text.to_owned();
        rows.push(Row {
            path,
            numbers,
            text,
        });
    }
    rows
}

fn is_a_name(text: &str) -> bool {
    let mut all = text.chars();
    !text.is_empty() && all.all(|c| c.is_ascii_alphanumeric() || c == '_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    struct Game {
        _standing: Vec<Standing>,
        _last: Option<Standing>,
    }

    #[derive(Clone, Debug)]
    struct Standing {
        _hand: Vec<&'static str>,
    }

    #[test]
    fn each_line_knows_its_fields_and_which_element_it_is_of() {
        let of = |hand| Standing { _hand: vec![hand] };
        let game = Game {
            _standing: vec![of("a"), of("b")],
            _last: Some(of("c")),
        };
        let rows = rows(&format!("{game:#?}"));
        let named = |text: &str| {
            let row = rows.iter().find(|it| it.text.contains(text));
            let row = row.unwrap_or_else(|| panic!("no {text}"));
            (row.path.join("."), row.numbers.clone())
        };
        assert_eq!(named("\"a\""), ("_standing._hand".to_owned(), vec![0]));
        assert_eq!(named("\"b\""), ("_standing._hand".to_owned(), vec![1]));
        assert_eq!(named("\"c\"").0, "_last._hand");
        let hands = rows.iter().filter(|it| it.lies_below("_last._hand"));
        let hands: Vec<_> = hands.map(|it| it.text.as_str()).collect();
        assert_eq!(hands, ["_hand: [", "\"c\",", "],"]);
        assert!(!rows.iter().any(|it| it.lies_below("_hand")));
    }
}
