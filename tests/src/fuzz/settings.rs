// SPDX-License-Identifier: GPL-3.0-or-later
//! A person's settings file: any contents give choices to the program, and the same choices are read from the written file.

use zgoda_input::personal::Personal;
use zgoda_input::personal::choice;
use zgoda_speech::Language;
use zgoda_speech::announcement::{Choice, Chosen};

/// A settings file: read as far as it can be, changed, written and read again.
pub fn settings_file(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let language = Language::English;
    let (mut person, odd) = Personal::read(&text, language);
    // A value that was found where a profile belongs is replaced by a real profile.
    let mut unknown = odd.unknown.clone();
    unknown.retain(|key| !key.starts_with("profile") || key.contains('.'));
    assert!(odd.messages().len() <= 3);
    let Some(kept) = person.written() else {
        // A file that was not understood is left as it is, after any choice.
        person.choose(other(&person, Chosen::Rate));
        assert_eq!(person.written(), None);
        return;
    };
    let (again, _) = Personal::read(&kept, language);
    assert_eq!(again.preferences(), person.preferences(), "{kept}");
    assert_eq!(again.profile(), person.profile(), "{kept}");
    // In the profile in use, among the person's own choices and in a new profile: the choice is read back as it was made.
    for place in 0..3 {
        match place {
            0 => {}
            1 => person.no_profile(),
            _ => drop(person.new_profile("from the fuzzer")),
        }
        for of in Chosen::ALL {
            let choice = other(&person, of);
            person.choose(choice.clone());
            assert_eq!(person.preferences().of(of), choice);
        }
        let kept = person.written().expect("it was understood");
        let (again, odd) = Personal::read(&kept, language);
        assert_eq!(again.preferences(), person.preferences(), "{kept}");
        assert_eq!(again.profile(), person.profile(), "{kept}");
        for key in &unknown {
            assert!(odd.unknown.contains(key), "{key} is lost in {kept}");
        }
    }
}

/// A choice that is not the one in force.
fn other(person: &Personal, of: Chosen) -> Choice {
    let now = person.preferences();
    let up = now.stepped(of, choice::Step::Up, &[]);
    let other = up.or_else(|| now.stepped(of, choice::Step::Down, &[]));
    // Where there is no other voice, the same name stays.
    other.unwrap_or_else(|| now.of(of))
}
