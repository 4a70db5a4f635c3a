//! The part of the protocol about the end of a game: claims, rulings, sanctions, complaints, the result, and
//! where people sign.

use std::time::Duration;

use zgoda_game::{BySide, Ending, GameResult, Side};
use zgoda_speech::catalogue::Given::{Count, Text};

use super::{Writer, count};
use crate::clock_words;
use crate::record::event::{Body, ClaimWord, Counted, FindingWord, Sanction, SideWord, Stated};
use crate::record::read::StoredEvent;

impl Writer<'_> {
    /// Writes this event down, if it is about the end of the game.
    pub(super) fn about_the_end(&mut self, stored: &StoredEvent) {
        match &stored.event.body {
            Body::GameEnded {
                result,
                cause,
                ending,
                ..
            } => {
                let name = self.ending_name(ending.as_deref());
                let given = [
                    ("result", Text(result)),
                    ("cause", Text(cause)),
                    ("name", Text(&name)),
                ];
                self.at(stored, "protocol-ended", &given);
            }
            Body::ResultAnswered { by, agrees } => {
                let agrees = if *agrees { "yes" } else { "no" };
                let given = [("by", Text(word(*by))), ("agrees", Text(agrees))];
                self.at(stored, "protocol-result-answered", &given);
            }
            Body::Claimed {
                by,
                what,
                ply,
                position,
                occurred,
                counts,
                finding,
                article,
                clock,
            } => {
                let what = claim_name(*what);
                let given = [
                    ("side", Text(word(*by))),
                    ("what", Text(what)),
                    ("ply", Count(count(*ply))),
                ];
                self.at(stored, "protocol-claimed", &given);
                self.line("protocol-claim-position", &[("position", Text(position))]);
                self.counted(occurred, counts);
                if let Some(read) = clock {
                    self.clocks("protocol-claim-clocks", read.times().left());
                }
                let finding = match finding {
                    FindingWord::Proven => "proven",
                    FindingWord::ProvenOtherwise => "proven-otherwise",
                    FindingWord::NotProven => "not-proven",
                    FindingWord::MustCapture => "must-capture",
                    FindingWord::ArbitersCall => "arbiters-call",
                };
                let article = article.as_deref().unwrap_or("-");
                let given = [("finding", Text(finding)), ("article", Text(article))];
                self.line("protocol-claim-finding", &given);
            }
            Body::ClaimRuled { by, granted } => {
                let granted = if *granted { "yes" } else { "no" };
                let given = [("side", Text(word(*by))), ("granted", Text(granted))];
                self.at(stored, "protocol-claim-ruled", &given);
            }
            Body::Sanctioned {
                side,
                sanction,
                why,
            } => {
                let sanction = match sanction {
                    Sanction::Reprimand => "reprimand",
                    Sanction::Warning => "warning",
                    Sanction::Loss => "loss",
                    Sanction::Disqualification => "disqualification",
                };
                let given = [
                    ("side", Text(word(*side))),
                    ("sanction", Text(sanction)),
                    ("why", Text(why)),
                ];
                self.at(stored, "protocol-sanctioned", &given);
            }
            Body::Complained {
                side,
                ply,
                about_the_clock,
                after_control,
                why,
            } => {
                let late = *about_the_clock && *after_control;
                let given = [
                    ("side", Text(word(*side))),
                    ("ply", Count(count(*ply))),
                    ("why", Text(why)),
                    ("late", Text(if late { "yes" } else { "no" })),
                ];
                self.at(stored, "protocol-complained", &given);
            }
            _ => {}
        }
    }

    fn clocks(&mut self, key: &str, times: BySide<Duration>) {
        let times = times.map(|time| clock_words::seconds(time.as_secs()));
        let given = [("white", Text(&times.white)), ("black", Text(&times.black))];
        self.line(key, &given);
    }

    fn counted(&mut self, occurred: &[u32], counts: &[Counted]) {
        let plies: Vec<String> = occurred.iter().map(u32::to_string).collect();
        let given = [
            ("count", Count(occurred.len())),
            ("plies", Text(&plies.join(" "))),
        ];
        self.line("protocol-claim-occurred", &given);
        let moves = |it: &&Counted| it.rule != "repetition" && it.made > 0;
        for counted in counts.iter().filter(moves) {
            let given = [
                ("cause", Text(&counted.rule)),
                ("made", Count(counted.made.into())),
                ("limit", Count(counted.limit.into())),
            ];
            self.line("protocol-claim-count", &given);
        }
    }

    /// The result, what is to be completed, and where people sign (Kodeks II 3.7, 6.21).
    pub(super) fn foot(&mut self) {
        let state = self.contents.state();
        if let Some(finish) = &state.finished {
            let codes = finish.declared.map(|it| it.to_string());
            let ending = finish.declared.map(GameResult::ending);
            let name = self.ending_name(ending.map(Ending::word));
            let given = [
                ("result", Text(codes.as_deref().unwrap_or(&finish.result))),
                ("score", Text(&finish.result)),
                ("cause", Text(&finish.cause)),
                ("name", Text(&name)),
            ];
            self.line("protocol-result", &given);
            if let Some(times) = self.contents.last_clock() {
                self.clocks("protocol-times-used", times.told().map(|side| side.used));
            }
            let standing = state.standing();
            let gaps = standing
                .iter()
                .filter(|it| it.entry.stated == Stated::BoardNotStated);
            let gaps: Vec<String> = gaps.map(|it| it.entry.ply.to_string()).collect();
            if !gaps.is_empty() {
                self.line("protocol-gaps", &[("plies", Text(&gaps.join(" ")))]);
            }
        }
        for copy in ["original", "copy"] {
            self.line("protocol-copy", &[("copy", Text(copy))]);
            self.line("protocol-signature", &[]);
        }
    }

    /// A comma and the cause; nothing for records of before it had a word.
    fn ending_name(&self, word: Option<&str>) -> String {
        word.map_or_else(String::new, |word| {
            let name = self.say("ending-name", &[("cause", Text(word))]);
            format!(", {name}")
        })
    }
}

fn word(side: SideWord) -> &'static str {
    Side::from(side).word()
}

const fn claim_name(what: ClaimWord) -> &'static str {
    match what {
        ClaimWord::Draw => "draw",
        ClaimWord::Repetition => "repetition",
        ClaimWord::Kings => "kings",
        ClaimWord::ThreeKings => "three-kings",
        ClaimWord::Regulation => "regulation",
        ClaimWord::Flag => "flag",
    }
}
