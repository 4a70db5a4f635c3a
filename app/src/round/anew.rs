// SPDX-License-Identifier: GPL-3.0-or-later
//! Makes a new slip for one table of a round. The new slip is put into the event file of the table. If the game has
//! begun, the slip is also put into the game, whether or not a program has its record open.

use std::fs;
use std::path::Path;

use toml_edit::{DocumentMut, Item, value};
use zgoda_record::elsewhere::{self, Elsewhere};
use zgoda_record::event::DeskRole;
use zgoda_record::event_file::file::EventFile;
use zgoda_record::slips::NewSlip;

use super::error::RoundError;
use super::folder;

/// Makes the slip for a table of the round in this folder. Only a role with a slip in the table's event file can get a
/// new one.
pub(crate) fn slip(folder: &Path, number: u32, role: DeskRole) -> Result<NewSlip, RoundError> {
    let path = folder.join(folder::of_table(number));
    let slips = EventFile::read(&path)?.slips;
    let refused = |why: String| RoundError::Slip {
        path: path.clone(),
        why,
    };
    if slips.iter().all(|slip| slip.role != role) {
        let roles: Vec<String> = slips.iter().map(|slip| slip.role.to_string()).collect();
        return Err(refused(format!(
            "there is no slip for {role} to be made anew; there are {}",
            roles.join(", ")
        )));
    }
    let made = NewSlip::make(role, &slips)?;
    let text = fs::read_to_string(&path).map_err(|error| RoundError::reading(&path, &error))?;
    let text = with(&text, &made).ok_or_else(|| refused("its slips cannot be found".to_owned()))?;
    folder::put(&path, &text)?;
    let record = path.with_extension("zgoda");
    if record.exists() {
        let done = Elsewhere::SlipMade {
            role,
            slip: made.slip.key.clone(),
            instead_of: made.instead_of.clone(),
            hash: made.slip.hash.as_text().to_owned(),
        };
        elsewhere::write_down(&record, &done).map_err(|error| refused(error.to_string()))?;
    }
    Ok(made)
}

/// The text of the event file with this slip in place of the old slips for its role.
fn with(text: &str, made: &NewSlip) -> Option<String> {
    let mut file: DocumentMut = text.parse().ok()?;
    let slips = file
        .get_mut("slip")
        .and_then(Item::as_array_of_tables_mut)?;
    let role = made.slip.role.to_string();
    let of_role =
        |table: &toml_edit::Table| table.get("role").and_then(Item::as_str) == Some(&role);
    let mut met = false;
    // Only the first slip of the role stays; a file written by hand may have two.
    slips.retain(|table| !of_role(table) || !std::mem::replace(&mut met, true));
    let slip = slips.iter_mut().find(|table| of_role(table))?;
    for (key, text) in [
        ("key", made.slip.key.as_str()),
        ("hash", made.slip.hash.as_text()),
    ] {
        // A comment after the value stays in the line.
        let kept = slip.get(key).and_then(Item::as_value);
        let decor = kept.map(|it| it.decor().clone());
        let mut new = value(text);
        if let (Some(new), Some(decor)) = (new.as_value_mut(), decor) {
            *new.decor_mut() = decor;
        }
        slip.insert(key, new);
    }
    Some(file.to_string())
}
