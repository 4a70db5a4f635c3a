//! An event's settings as the record keeps them: a text that the reader of event files reads again.
//!
//! The PIN is not in it, nor is the name of an assistant: that is private and lies with the other names.

use std::fmt::Write as _;
use std::time::Duration;

use zgoda_game::Side;
use zgoda_speech::announcement::{AssistantDuty, Consent};

use super::{EventSettings, Preparation};

impl EventSettings {
    /// The text. Read again, it gives the same settings, less what is private.
    #[must_use]
    pub fn written(&self) -> String {
        let mut w = Writer::default();
        w.section("event");
        w.text("name", self.name.as_deref());
        w.text("round", self.round.as_deref());
        w.text("kind", Some(self.kind.word()));
        w.switch("adapted", self.adapted);
        if let Some(number) = self.number {
            w.section("table");
            w.line("number", &number.to_string());
        }
        w.section("game");
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
        w.section("language");
        for (side, language) in self.languages.iter() {
            w.text(side.word(), language.map(|it| it.tag()));
        }
        for side in Side::ALL {
            if let Some(assistant) = self.assistants.get(side) {
                w.section(&format!("assistant.{side}"));
                for duty in AssistantDuty::ALL {
                    let has = assistant.duties.contains(&duty);
                    w.switch(duty.key(), has);
                }
            }
        }
        w.section("low_time");
        let words: Vec<String> = self
            .low_time
            .words
            .iter()
            .map(|it| quoted(&time(*it)))
            .collect();
        w.line("words", &format!("[{}]", words.join(", ")));
        w.switch("tone", self.low_time.tone);
        w.switch("seconds", self.low_time.seconds);
        w.switch("flag", self.low_time.flag);
        w.section("consent");
        w.text("device", self.device.as_deref());
        w.text("program", self.program.map(|it| it.to_string()).as_deref());
        for function in Consent::ALL {
            w.text(function.key(), self.consents.get(function));
        }
        w.text("ear_device", self.ear_device.as_deref());
        let ask = match self.preparation {
            Preparation::Asked => Some(true),
            Preparation::NotAsked => Some(false),
            Preparation::WithClock => None,
        };
        if let Some(ask) = ask {
            w.section("preparation");
            w.switch("ask", ask);
        }
        w.0
    }
}

#[derive(Debug, Default)]
struct Writer(String);

// Writing to a string does not fail, so the answers of `writeln!` are let go.
impl Writer {
    fn section(&mut self, name: &str) {
        let _ = writeln!(self.0, "[{name}]");
    }

    fn line(&mut self, key: &str, value: &str) {
        let _ = writeln!(self.0, "{key} = {value}");
    }

    fn text(&mut self, key: &str, text: Option<&str>) {
        if let Some(text) = text {
            self.line(key, &quoted(text));
        }
    }

    fn switch(&mut self, key: &str, state: bool) {
        self.line(key, if state { "true" } else { "false" });
    }
}

/// In quotation marks; what JSON escapes, TOML reads in the same way.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// A time as time controls write it.
fn time(time: Duration) -> String {
    format!("{}s", time.as_secs())
}
