// SPDX-License-Identifier: GPL-3.0-or-later
//! The examples of `--help` and of the pages of `man`: command lines that the program understands, each with a message that says
//! what it does.

/// One command line.
#[derive(Debug)]
pub(crate) struct Example {
    /// The command that has the line in its help.
    pub(super) command: &'static [&'static str],
    name: &'static str,
    /// The line, as it is typed in a shell.
    pub(crate) line: &'static str,
}

impl Example {
    /// The key of the message, below `usage-`.
    pub(crate) fn key(&self) -> String {
        format!("example-{}", self.name)
    }
}

/// The examples of a command.
pub(crate) fn of_command(path: &[String]) -> impl Iterator<Item = &'static Example> {
    ALL.iter().filter(move |it| it.command == path)
}

macro_rules! examples {
    ($([$($command:literal)*] $name:literal $line:literal)*) => {
        &[$(Example { command: &[$($command),*], name: $name, line: $line }),*]
    };
}

/// All examples, in the order in which they are shown.
pub(crate) const ALL: &[Example] = examples! {
    [] "menu" "zgoda"
    [] "language" "zgoda --lang pl menu"
    ["play"] "play-two" "zgoda play --white Anna --black Ewa --clock 80m+60s"
    ["play"] "play-dgt" "zgoda play --board white=dgt:/dev/ttyUSB0"
    ["play"] "play-sim" "zgoda play --board both=sim --voice system"
    ["play"] "play-ears" "zgoda play --keyboard both --channel white=left --channel black=right"
    ["play"] "play-official" "zgoda play --mode official --event table-1.toml --desk"
    ["play"] "play-resume" "zgoda play --resume"
    ["tables"] "tables" "zgoda tables round-3 --desk"
    ["moves"] "moves" "zgoda moves W:W31-50:B1-20"
    ["perft"] "perft" "zgoda perft 5"
    ["check"] "check" "zgoda check games.pdn"
    ["check"] "check-64" "zgoda check --variant polish64 games.pdn#3"
    ["reconcile"] "reconcile" "zgoda reconcile white.pdn black.pdn"
    ["reconcile"] "reconcile-aloud" "zgoda reconcile --aloud game.zgoda"
    ["export"] "export-pdn" "zgoda export game.zgoda --to pdn"
    ["export"] "export-html" "zgoda export game.zgoda --to html"
    ["forget"] "forget" "zgoda forget game.zgoda"
    ["round" "make"] "round-make" "zgoda round make pairings.csv --event event.toml --out round-3"
    ["round" "slip"] "round-slip" "zgoda round slip round-3 4 ear-white"
    ["round" "pairings"] "round-pairings" "zgoda round pairings round-3 --csv results.csv --records records"
    ["devices"] "devices" "zgoda devices sound"
    ["setup"] "setup" "zgoda setup --name Anna"
    ["manual"] "manual" "zgoda manual card --to text"
    ["say"] "say" "zgoda say 32-28"
    ["reader-check"] "reader-check" "zgoda reader-check --report report.txt"
    ["sim"] "sim" "zgoda sim dgt --clock 5m+3s --presses"
    ["desk"] "desk" "zgoda desk"
    ["desk"] "desk-hall" "zgoda desk --listen 192.168.1.5:7464 --certificate ca/desk.pem --key ca/desk-key.pem"
    ["desk" "ca"] "desk-ca" "zgoda desk ca ca --name desk.local"
    ["attest"] "attest" "zgoda attest --event event.toml"
    ["completions"] "completions" "zgoda completions bash > ~/.local/share/bash-completion/completions/zgoda"
    ["man"] "man" "zgoda man play | man -l -"
};
