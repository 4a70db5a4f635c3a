//! The options of `zgoda play`, as far as they are refused before a game begins.

use tempfile::tempdir;

use crate::call::refused;

#[test]
fn wrong_options_are_refused_with_their_remedy() {
    refused(&["play", "--blind", "nobody"], &["nobody", "both"]);
    refused(&["play", "--sight", "white"], &["white=blind"]);
    refused(&["play", "--sight", "white=dim"], &["dim", "sighted"]);
    refused(
        &["play", "--sight", "both=low", "--sight", "white=blind"],
        &["twice", "white"],
    );
    refused(
        &["play", "--sight", "white=low", "--blind", "black"],
        &["--blind", "--sight"],
    );
    refused(&["play", "--board", "white"], &["white=dgt:"]);
    refused(&["play", "--board", "white=magic"], &["magic", "sim"]);
    refused(&["play", "--board", "white=dgt:"], &["dgt:PORT"]);
    refused(
        &["play", "--board", "both=sim", "--board", "white=none"],
        &["twice"],
    );
    refused(&["play", "--mode", "friendly"], &["friendly", "training"]);
    refused(&["play", "--set-up", "W:W51:B1"], &["--set-up", "51"]);
    refused(&["play", "--voice", "loud"], &["loud"]);
    refused(&["play", "--speed", "0"], &["0"]);
    refused(&["play", "--board", "white=sim:faults=rain"], &["rain"]);
    refused(&["play", "--board", "white=sim:colour=red"], &["colour"]);
    refused(&["play", "--white", "a\nb"], &["name"]);
}

#[test]
fn nothing_is_written_for_what_is_refused() {
    let folder = tempdir().unwrap();
    let event = folder.path().join("event.toml");
    let records = folder.path().join("records");
    std::fs::write(&event, "[arbiter]\npin = \"2468\"\n").unwrap();
    let (event, data) = (event.to_str().unwrap(), records.to_str().unwrap());
    for (options, words) in [
        (&["--mode", "official"][..], &["II 2.4.10", "training"][..]),
        (&["--mode", "official", "--event", event], &["consent"]),
        (
            &["--variant", "polish64", "--board", "white=sim"],
            &["polish64", "white=none"],
        ),
        (
            &["--variant", "polish64", "--board", "black=dgt:/dev/x"],
            &["polish64", "black=none"],
        ),
        (&["--event", "/nonexistent"], &["/nonexistent"]),
    ] {
        let mut call = vec!["play", "--data", data];
        call.extend(options);
        refused(&call, words);
        assert!(!records.exists());
    }
    // With the consent, the shared board still needs two visually impaired players.
    std::fs::write(event, "[consent]\ndevice = \"A. Arbiter\"\n").unwrap();
    refused(
        &[
            "play",
            "--data",
            data,
            "--mode",
            "official",
            "--event",
            event,
            "--board",
            "both=none",
        ],
        &["VIII 1.3", "black=low"],
    );
    assert!(!records.exists());
}
