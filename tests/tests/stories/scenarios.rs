// SPDX-License-Identifier: GPL-3.0-or-later
//! Every story in `tests/scenarios` and `tests/long-scenarios`, each on a world of its own.

use std::path::Path;

use zgoda_scenarios::script::check;
use zgoda_scenarios::view::not_met;

#[test]
fn every_story_goes_as_it_is_told() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["scenarios", "long-scenarios"].map(|folder| here.join(folder));
    let mut stories: Vec<_> = folders
        .iter()
        .flat_map(|folder| std::fs::read_dir(folder).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|it| it == "txt"))
        .collect();
    stories.sort();
    let only = std::env::var("ZGODA_STORY").unwrap_or_default();
    stories.retain(|path| path.to_string_lossy().contains(&only));
    assert!(!stories.is_empty(), "no story is called {only:?}");
    let faults: Vec<String> = stories
        .iter()
        .filter_map(|path| check(path).err())
        .collect();
    let (faulty, all) = (faults.len(), stories.len());
    assert!(
        faults.is_empty(),
        "{faulty} of {all} stories went otherwise (ZGODA_UPDATE=1 tells them anew):\n{}",
        faults.join("\n")
    );
    if only.is_empty() {
        let missing = not_met();
        assert!(missing.is_empty(), "in no story is shown: {missing:#?}");
    }
    println!("{all} stories");
}
