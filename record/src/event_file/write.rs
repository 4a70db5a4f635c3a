// SPDX-License-Identifier: GPL-3.0-or-later
//! An event as TOML that can be read again: either its settings for the record, or a whole event file, such as
//! a round has for each table.
//!
//! Neither text has a PIN; an event file has the hashes of the codes. Names of
//! players and assistants are written only into a file: the record keeps them with the other private data.

use std::time::Duration;

use toml_edit::{Array, ArrayOfTables, DocumentMut, Item, Table, Value, value};
use zgoda_game::Side;
use zgoda_speech::announcement::{AssistantDuty, Consent, RecordMedium};

use super::at_table::AtTable;
use super::file::EventFile;
use super::{Beforehand, EventSettings, OfPlayer, Preparation};
use crate::KeptCodes;
use crate::event::CodeOf;
use crate::sight::Sight;

impl EventSettings {
    /// The settings as text, without the private ones. The text can be read again.
    #[must_use]
    pub fn written(&self) -> String {
        self.write(Names::LeftOut, &[]).text_of_all()
    }

    fn write(&self, names: Names, at_table: &[AtTable]) -> Writer {
        let mut w = Writer::default();
        w.section(&["event"]);
        w.text("name", self.name.as_deref());
        w.text("round", self.round.as_deref());
        w.text("kind", Some(self.kind.word()));
        w.switch("adapted", self.adapted);
        if self.number.is_some() || !at_table.is_empty() {
            w.section(&["table"]);
        }
        if let Some(number) = self.number {
            w.set("number", i64::from(number));
        }
        for given in at_table {
            w.set(given.key, given.values.iter().collect::<Array>());
        }
        w.section(&["game"]);
        w.text("rules", self.rules.map(|rules| rules.word()));
        w.text(
            "time",
            self.time.as_ref().map(ToString::to_string).as_deref(),
        );
        w.text("forfeit", self.forfeit.map(time).as_deref());
        w.switch("draw_with_advantage", self.advantage);
        w.switch("regulation_draw_with_bonus", self.bonus_draw);
        if let Some(state) = self.other_tempo_draw {
            w.switch("regulation_draw_at_other_tempo", state);
        }
        w.switch("sensor_entries_count", self.sensor_entries);
        w.switch("record_always", self.record_always);
        w.section(&["language"]);
        for (side, language) in self.languages.iter() {
            w.text(side.word(), language.map(|it| it.tag()));
        }
        for side in Side::ALL {
            if let Some(assistant) = self.assistants.get(side) {
                w.section(&["assistant", side.word()]);
                let known = names == Names::Written && !assistant.name.is_empty();
                w.text("name", known.then_some(assistant.name.as_str()));
                for duty in AssistantDuty::ALL {
                    let has = assistant.duties.contains(&duty);
                    w.switch(duty.key(), has);
                }
            }
        }
        w.section(&["low_time"]);
        let words = self.low_time.words.iter().copied();
        w.set("words", words.map(time).collect::<Array>());
        w.switch("tone", self.low_time.tone);
        w.switch("seconds", self.low_time.seconds);
        w.switch("flag", self.low_time.flag);
        w.section(&["consent"]);
        w.text("device", self.device.as_deref());
        w.text("program", self.program.map(|it| it.to_string()).as_deref());
        for function in Consent::ALL {
            w.text(function.key(), self.consents.get(function));
        }
        w.text("ear_device", self.ear_device.as_deref());
        w.text("player_device", self.player_device.as_deref());
        let ask = match self.preparation {
            Preparation::Asked => Some(true),
            Preparation::NotAsked => Some(false),
            Preparation::WithClock => None,
        };
        if let Some(ask) = ask {
            w.section(&["preparation"]);
            w.switch("ask", ask);
        }
        self.write_beforehand(&mut w);
        w
    }

    /// Writes the answers given beforehand to the questions before the first move. The answers for the table go into the section
    /// that `ask` has begun, and each player's answers into a section of their own.
    fn write_beforehand(&self, w: &mut Writer) {
        let Beforehand {
            own_boards,
            clock_at_whites_left,
            players,
        } = &self.beforehand;
        if *own_boards || clock_at_whites_left.is_some() {
            w.section(&["preparation"]);
        }
        if *own_boards {
            w.switch("own_boards", true);
        }
        if let Some(state) = clock_at_whites_left {
            w.switch("clock_at_whites_left", *state);
        }
        for (side, player) in players.iter() {
            if *player == OfPlayer::default() {
                continue;
            }
            w.section(&["preparation", side.word()]);
            if let Some(state) = player.announcements {
                w.switch("announcements", state);
            }
            w.text("record", player.record.map(RecordMedium::word));
            if let Some(state) = player.assistant {
                w.switch("assistant", state);
            }
        }
    }
}

impl EventFile {
    /// The text of the whole file, with these hashes in place of its codes. The text can be read again.
    #[must_use]
    pub fn written(&self, codes: &KeptCodes) -> String {
        let mut w = self.settings.write(Names::Written, &self.at_table);
        w.section(&["players"]);
        for (side, name) in self.names.iter() {
            w.text(side.word(), name.as_deref());
        }
        w.section(&["sight"]);
        for (side, sight) in self.sight.iter() {
            w.text(side.word(), sight.map(Sight::word));
        }
        if let Some(hash) = codes.get(CodeOf::Chief) {
            w.section(&["arbiter"]);
            w.text("name", self.codes.chiefs_name.as_deref());
            w.text("pin_hash", Some(hash.as_text()));
        }
        for (number, arbiter) in (1..=u8::MAX).zip(&self.codes.round) {
            if let Some(hash) = codes.get(CodeOf::Round(number)) {
                w.section(&["arbiter", "round", &arbiter.name]);
                w.text("pin_hash", Some(hash.as_text()));
            }
        }
        let mut slips = ArrayOfTables::new();
        for slip in &self.slips {
            let mut table = plain_table();
            table.insert("key", value(&slip.key));
            table.insert("role", value(slip.role.to_string()));
            table.insert("hash", value(slip.hash.as_text()));
            slips.push(table);
        }
        w.document.insert("slip", Item::ArrayOfTables(slips));
        w.text_of_all()
    }
}

/// Whether names of people are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Names {
    Written,
    LeftOut,
}

/// A document, and the section that is being written.
#[derive(Debug, Default)]
struct Writer {
    document: DocumentMut,
    section: Vec<String>,
}

impl Writer {
    /// Begins a section, or goes on with it.
    fn section(&mut self, path: &[&str]) {
        self.section = path.iter().map(|it| (*it).to_owned()).collect();
        if let Some(table) = self.table() {
            table.set_implicit(false);
        }
    }

    /// The table of the section. The tables around it are made, too, and get no heading of their own.
    fn table(&mut self) -> Option<&mut Table> {
        let mut table = self.document.as_table_mut();
        for name in &self.section {
            let inner = table.entry(name).or_insert_with(|| {
                let mut new = plain_table();
                new.set_implicit(true);
                Item::Table(new)
            });
            table = inner.as_table_mut()?;
        }
        Some(table)
    }

    fn set(&mut self, key: &str, value: impl Into<Value>) {
        if let Some(table) = self.table() {
            table.insert(key, Item::Value(value.into()));
        }
    }

    fn text(&mut self, key: &str, text: Option<&str>) {
        if let Some(text) = text {
            self.set(key, text);
        }
    }

    fn switch(&mut self, key: &str, state: bool) {
        self.set(key, state);
    }

    fn text_of_all(&self) -> String {
        self.document.to_string()
    }
}

/// A table without an empty line above it.
fn plain_table() -> Table {
    let mut table = Table::new();
    table.decor_mut().set_prefix("");
    table
}

/// A time in the notation of time controls.
fn time(time: Duration) -> String {
    format!("{}s", time.as_secs())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::event::DeskRole;
    use crate::event_file::{GivenCode, RoundArbiter};
    use crate::mode::GameKind;
    use crate::slips::NewSlip;

    fn parse(text: &str) -> EventFile {
        EventFile::parse(text, Path::new("event.toml")).unwrap()
    }

    fn example() -> String {
        let manual = include_str!("../../../docs/event.md");
        let (_, rest) = manual.split_once("```toml\n").unwrap();
        rest.split_once("```").unwrap().0.to_owned()
    }

    /// The papers of a round have such a file for each table.
    #[test]
    fn a_file_that_is_written_is_read_as_it_was_with_hashes_for_codes() {
        let slip = NewSlip::make(DeskRole::Face, &[]).unwrap().slip;
        let mut file = parse(&example());
        file.slips.push(slip);
        file.codes.round.push(RoundArbiter {
            name: "O'\"Neill\\ .x".to_owned(),
            code: GivenCode::Pin("8642".to_owned()),
        });
        let kept = file.codes.hashed().unwrap();
        let text = file.written(&kept);
        for secret in ["2468", "7531", "8642"] {
            assert!(!text.contains(&format!("\"{secret}\"")), "{text}");
        }
        let again = parse(&text);
        assert_eq!(again.unknown, [], "{text}");
        assert_eq!(again.settings, file.settings, "{text}");
        assert_eq!((&again.names, &again.sight), (&file.names, &file.sight));
        assert_eq!(again.slips, file.slips);
        assert_eq!(again.codes.hashed().unwrap(), kept);
        assert_eq!(file.codes.names().len(), 3, "the chief arbiter's, too");
        assert_eq!(again.codes.names(), file.codes.names());
        assert_eq!(again.check_codes(GameKind::Official, |_| false), Ok(()));
    }

    /// The settings in the order and form in which records have kept them since the first version.
    #[test]
    fn sections_stand_close_together_and_in_their_order() {
        let mut settings = EventSettings {
            name: Some("Open".to_owned()),
            number: Some(7),
            preparation: Preparation::Asked,
            ..EventSettings::default()
        };
        settings.beforehand.own_boards = true;
        settings.beforehand.players.black.record = Some(RecordMedium::Braille);
        let text = settings.written();
        let begin = "[event]\nname = \"Open\"\nkind = \"official\"\nadapted = false\n[table]\nnumber = 7\n[game]\n";
        assert!(text.starts_with(begin), "{text}");
        let end = "[preparation]\nask = true\nown_boards = true\n[preparation.black]\nrecord = \"braille\"\n";
        assert!(text.ends_with(end), "{text}");
        assert!(!text.contains("\n\n"), "{text}");
        let again = parse(&text);
        assert_eq!((again.unknown, again.settings), (Vec::new(), settings));
    }

    /// Every text is read back as it was, control characters too; TOML allows none of those as it stands, U+007F among them.
    #[test]
    fn no_character_breaks_the_text() {
        let every: String = ('\0'..='\u{ff}')
            .chain(['\u{2028}', '\u{feff}', '🙂'])
            .collect();
        let mut texts: Vec<String> = every.chars().map(String::from).collect();
        let more = ["'''", "\"\"\"", "a\r\nb", "\\", "= [x] # y", "", &every];
        texts.extend(more.map(str::to_owned));
        for text in texts {
            let mut w = Writer::default();
            w.section(&["consent", &text]);
            w.text("device", Some(&text));
            w.set("all", [&text].into_iter().collect::<Array>());
            let written = w.text_of_all();
            // TOML forbids control characters but line feeds and tabs, and allows those of the second page of Latin-1.
            let allowed = |c: char| "\n\t".contains(c) || c > '\u{7f}' || !c.is_control();
            assert!(written.chars().all(allowed), "{text:?}: {written:?}");
            let read: toml::Table = written.parse().unwrap();
            let section = &read["consent"][&text];
            assert_eq!(
                section["device"].as_str(),
                Some(text.as_str()),
                "{written:?}"
            );
            assert_eq!(
                section["all"][0].as_str(),
                Some(text.as_str()),
                "{written:?}"
            );
        }
    }
}
