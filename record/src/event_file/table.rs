// SPDX-License-Identifier: GPL-3.0-or-later
//! The keys of an event file as a flat list of `section.key`, each with its line. The reader takes the keys one by one, and keys
//! that it does not take are unknown. This module knows TOML, but not the meaning of the keys.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeInteger, DeTable, DeValue};

use super::file::{Fault, Unknown};
use super::given::given;
use crate::plain::plain;

/// The greatest length of a consent with name and date. A consent is spoken and printed, and must fit into a line or two.
const LONGEST_CONSENT: usize = 200;

/// A fault and its line.
pub(super) type Wrong = (usize, Fault);

/// All keys that were not taken yet.
#[derive(Debug)]
pub(super) struct UntakenKeys {
    keys: BTreeMap<String, (usize, Value)>,
    /// The line of every key in the text, taken or not.
    lines: BTreeMap<String, usize>,
    /// The writer of the text.
    pub(super) from: Writer,
}

/// The writer of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Writer {
    /// An arbiter, who is told of every fault.
    Arbiter,
    /// The program, perhaps an older version. A record with this text must open in spite of faults.
    Program,
}

/// A value of a type that event files use.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Value {
    Text(String),
    Boolean(bool),
    Whole(u32),
    List(Vec<Value>),
    /// A section without keys.
    Nothing,
    Other,
}

impl UntakenKeys {
    /// Reads a TOML text.
    pub(super) fn read(text: &str, from: Writer) -> Result<UntakenKeys, Wrong> {
        let table = DeTable::parse(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            let why = error.message().replace('\n', " ");
            (line_of(text, at), Fault::Toml(why))
        })?;
        let mut keys = BTreeMap::new();
        flatten(text, "", table.get_ref(), &mut keys);
        let lines = keys.iter().map(|(key, (line, _))| (key.clone(), *line));
        Ok(UntakenKeys {
            lines: lines.collect(),
            keys,
            from,
        })
    }

    /// All keys of a text that the program wrote, with their values.
    pub(super) fn of_program(text: &str) -> BTreeMap<String, impl PartialEq + use<>> {
        let keys = UntakenKeys::read(text, Writer::Program).map(|table| table.keys);
        let keys = keys.unwrap_or_default().into_iter();
        keys.filter(|(_, (_, value))| *value != Value::Nothing)
            .map(|(key, (_, value))| (key, value))
            .collect()
    }

    /// The line of a key; line 1 if the key is missing.
    pub(super) fn line(&self, key: &str) -> usize {
        self.lines.get(key).copied().unwrap_or(1)
    }

    /// The text of a consent, with name and date; `None` if the consent is off (`false`). A text that is no consent is an error in
    /// an event file, and counts as off in a record.
    pub(super) fn consent(&mut self, key: &str) -> Result<Option<String>, Wrong> {
        if let Some((_, Value::Boolean(state))) = self.keys.get(key)
            && !*state
        {
            self.keys.remove(key);
            return Ok(None);
        }
        // The text in which invisible characters are not yet replaced by their names. The name of a character must not count as a
        // word of the consent.
        let written = match self.keys.get(key) {
            Some((_, Value::Text(text))) => text.clone(),
            _ => String::new(),
        };
        let Some((line, text)) = self.name(key, LONGEST_CONSENT)? else {
            return Ok(None);
        };
        match (given(&written), self.from) {
            (Ok(()), _) => Ok(Some(text)),
            (Err(_), Writer::Program) => Ok(None),
            (Err(why), Writer::Arbiter) => Err((line, Fault::NoConsent(key.to_owned(), why))),
        }
    }

    /// A name: a text that is not too long to be said.
    pub(super) fn name(
        &mut self,
        key: &str,
        most: usize,
    ) -> Result<Option<(usize, String)>, Wrong> {
        match self.text(key)? {
            Some((line, text)) if text.chars().count() > most && self.from == Writer::Arbiter => {
                Err((line, Fault::TooLong(key.to_owned(), most)))
            }
            found => Ok(found),
        }
    }

    /// A text in quotation marks, which must not be empty. Characters that control the screen, are invisible or turn the
    /// direction of reading are replaced by their names.
    pub(super) fn text(&mut self, key: &str) -> Result<Option<(usize, String)>, Wrong> {
        match self.keys.remove(key) {
            None => Ok(None),
            Some((line, Value::Text(text))) if !text.trim().is_empty() => {
                Ok(Some((line, plain(text.trim()).into_owned())))
            }
            Some((line, _)) => Err((line, Fault::NotText(key.to_owned()))),
        }
    }

    /// A value that is `true` or `false`.
    pub(super) fn switch(&mut self, key: &str) -> Result<Option<bool>, Wrong> {
        match self.keys.remove(key) {
            None => Ok(None),
            Some((_, Value::Boolean(state))) => Ok(Some(state)),
            Some((line, _)) => Err((line, Fault::NotSwitch(key.to_owned()))),
        }
    }

    /// A whole number in this range.
    pub(super) fn number(
        &mut self,
        key: &str,
        among: RangeInclusive<u32>,
    ) -> Result<Option<u32>, Wrong> {
        match self.keys.remove(key) {
            None => Ok(None),
            Some((_, Value::Whole(number))) if among.contains(&number) => Ok(Some(number)),
            Some((line, _)) => {
                let key = key.to_owned();
                Err((line, Fault::NotNumber { key, among }))
            }
        }
    }

    /// The sections of this list in order: `slip.1`, `slip.2`. A section without keys counts, too.
    pub(super) fn entries(&self, list: &str) -> Vec<String> {
        let mut numbers: Vec<usize> = self
            .lines
            .keys()
            .filter_map(|key| {
                let inside = key.strip_prefix(list)?.strip_prefix('.')?;
                inside.split('.').next()?.parse().ok()
            })
            .collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers.iter().map(|it| format!("{list}.{it}")).collect()
    }

    /// The line of the first key of a section, or of the section itself if it has no keys; 1 if there is no such section.
    pub(super) fn line_of_section(&self, section: &str) -> usize {
        let inside = format!("{section}.");
        let of_it = |key: &str| key == section || key.starts_with(&inside);
        let lines = self.lines.iter().filter(|(key, _)| of_it(key));
        lines.map(|(_, line)| *line).min().unwrap_or(1)
    }

    /// A list of texts in quotation marks.
    pub(super) fn texts(&mut self, key: &str) -> Result<Option<(usize, Vec<String>)>, Wrong> {
        let Some((line, value)) = self.keys.remove(key) else {
            return Ok(None);
        };
        let fault = || (line, Fault::NotTexts(key.to_owned()));
        let Value::List(values) = value else {
            return Err(fault());
        };
        let texts = values.into_iter().map(|value| match value {
            Value::Text(text) => Ok(text),
            _ => Err(fault()),
        });
        Ok(Some((line, texts.collect::<Result<_, _>>()?)))
    }

    /// A text in quotation marks, or a list of texts.
    pub(super) fn text_or_texts(
        &mut self,
        key: &str,
    ) -> Result<Option<(usize, Vec<String>)>, Wrong> {
        match self.keys.get(key) {
            Some((_, Value::List(_))) => self.texts(key),
            _ => Ok(self.text(key)?.map(|(line, text)| (line, vec![text]))),
        }
    }

    /// True if the section exists, even without keys. A section without keys counts as taken after this call.
    pub(super) fn has_section(&mut self, section: &str) -> bool {
        let inside = format!("{section}.");
        let empty = self
            .keys
            .get(section)
            .is_some_and(|(_, it)| *it == Value::Nothing);
        if empty {
            self.keys.remove(section);
        }
        empty || self.lines.keys().any(|key| key.starts_with(&inside))
    }

    /// The middle part NAME of each untaken key `section.NAME.last` with a last part from `keys`, in the order of the file.
    pub(super) fn below(&self, section: &str, keys: &[&str]) -> Vec<String> {
        let names = self.keys.iter().filter_map(|(found, (line, _))| {
            let name = found.strip_prefix(section)?.strip_prefix('.')?;
            let mut keys = keys.iter();
            let name = keys.find_map(|key| name.strip_suffix(key)?.strip_suffix('.'))?;
            Some((*line, name.to_owned()))
        });
        let mut names: Vec<(usize, String)> = names.collect();
        names.sort_unstable();
        names.dedup_by(|one, other| one.1 == other.1);
        names.into_iter().map(|(_, name)| name).collect()
    }

    /// The keys that were not taken, in the order of the lines, and the line of every key.
    pub(super) fn rest(self) -> (Vec<Unknown>, BTreeMap<String, usize>) {
        let keys = self.keys.into_iter();
        let known = |(_, (_, value)): &(String, (usize, Value))| *value != Value::Nothing;
        let mut unknown: Vec<Unknown> = keys
            .filter(known)
            .map(|(key, (line, _))| Unknown { key, line })
            .collect();
        unknown.sort_by_key(|it| it.line);
        (unknown, self.lines)
    }
}

fn flatten(
    text: &str,
    section: &str,
    table: &DeTable<'_>,
    keys: &mut BTreeMap<String, (usize, Value)>,
) {
    for (key, value) in table.iter() {
        let name = match section {
            "" => key.get_ref().to_string(),
            section => format!("{section}.{}", key.get_ref()),
        };
        let line = line_of(text, key.span().start);
        match value.get_ref() {
            DeValue::Table(inner) if !inner.is_empty() => flatten(text, &name, inner, keys),
            DeValue::Array(values) if values.iter().any(|it| it.get_ref().is_table()) => {
                flatten_list(text, &name, values, keys);
            }
            other => {
                keys.insert(name, (line, value_of(other)));
            }
        }
    }
}

/// A list of sections, numbered from one.
fn flatten_list(
    text: &str,
    list: &str,
    values: &[Spanned<DeValue<'_>>],
    keys: &mut BTreeMap<String, (usize, Value)>,
) {
    for (number, value) in (1_usize..).zip(values) {
        let name = format!("{list}.{number}");
        match value.get_ref() {
            DeValue::Table(inner) if !inner.is_empty() => flatten(text, &name, inner, keys),
            other => {
                let line = line_of(text, value.span().start);
                keys.insert(name, (line, value_of(other)));
            }
        }
    }
}

fn value_of(value: &DeValue<'_>) -> Value {
    match value {
        DeValue::String(text) => Value::Text(text.to_string()),
        DeValue::Boolean(state) => Value::Boolean(*state),
        // The type can hold every number of an event file, also when the record has written the number and reads it again.
        DeValue::Integer(number) => whole(number).map_or(Value::Other, Value::Whole),
        DeValue::Array(values) => {
            Value::List(values.iter().map(Spanned::get_ref).map(value_of).collect())
        }
        DeValue::Table(inner) if inner.is_empty() => Value::Nothing,
        _ => Value::Other,
    }
}

fn whole(number: &DeInteger<'_>) -> Option<u32> {
    u32::from_str_radix(number.as_str(), number.radix()).ok()
}

fn line_of(text: &str, at: usize) -> usize {
    let before = text.as_bytes().iter().take(at);
    let ends = before.filter(|byte| **byte == b'\n').count();
    ends.saturating_add(1)
}
