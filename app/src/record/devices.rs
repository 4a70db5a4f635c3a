//! What a record keeps of the devices that show its table: the slips, and the secret by which the table knows a device again.
//!
//! Both are a setting of the game, which no event has and nothing exports; `zgoda forget` removes it, with what devices are
//! called. Which devices are let in is told by the events.

use data_encoding::HEXLOWER;
use rusqlite::{OptionalExtension as _, Transaction, params};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

use super::codes::{CodeHash, NotHashed};
use super::event::{Body, DeviceNumber, Event};
use super::slips::{self, Slip};
use super::store::text;

/// The setting under which a record keeps it.
pub(super) const DESK: &str = "desk";

/// Octets of the secret.
const SECRET: usize = 32;

/// The slips of a table, and its secret.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptDesk {
    secret: String,
    /// What opens a device for a role, once.
    pub slips: Vec<Slip>,
}

impl std::fmt::Debug for KeptDesk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("KeptDesk").field(&self.slips).finish()
    }
}

impl KeptDesk {
    /// That of a table with these slips, and a secret by chance.
    pub fn new(slips: Vec<Slip>) -> Result<KeptDesk, NotHashed> {
        let mut secret = [0; SECRET];
        getrandom::fill(&mut secret).map_err(|_| super::slips::no_chance())?;
        Ok(KeptDesk {
            secret: HEXLOWER.encode(&secret),
            slips,
        })
    }

    /// Is there none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.secret.is_empty()
    }

    /// The right that this device holds, once it is let in.
    #[must_use]
    pub fn token(&self, device: DeviceNumber) -> String {
        format!("{device}.{}", self.seal(device))
    }

    /// The device whose right this is, let in or not.
    #[must_use]
    pub fn device_of(&self, token: &str) -> Option<DeviceNumber> {
        let (device, seal) = token.split_once('.')?;
        let device = DeviceNumber(device.parse().ok()?);
        let good = self.seal(device);
        let same = !self.is_empty() && bool::from(good.as_bytes().ct_eq(seal.as_bytes()));
        same.then_some(device)
    }

    fn seal(&self, device: DeviceNumber) -> String {
        let mut seal = Sha256::new();
        seal.update(self.secret.as_bytes());
        seal.update(device.0.to_be_bytes());
        seal.update(self.secret.as_bytes());
        HEXLOWER.encode(&seal.finalize())
    }

    /// As a record has it; nothing where it is none.
    pub(super) fn read(text: &str) -> Option<KeptDesk> {
        serde_json::from_str(text).ok()
    }
}

/// From now on the record keeps this.
pub(super) fn keep(step: &Transaction<'_>, desk: &KeptDesk) -> rusqlite::Result<()> {
    step.execute(
        "INSERT OR REPLACE INTO game (setting, value) VALUES (?, ?)",
        params![DESK, text(desk)?],
    )
    .map(drop)
}

/// What a device is called lies where it can be forgotten.
pub(super) fn keep_name(step: &Transaction<'_>, event: &Event) -> rusqlite::Result<()> {
    if let Body::DeviceOpened { device, name, .. } = &event.body
        && !name.is_empty()
    {
        step.execute(
            "INSERT OR REPLACE INTO device (device, name) VALUES (?, ?)",
            params![device.0, name],
        )?;
    }
    Ok(())
}

/// A slip that was made anew is kept with those of other roles.
pub(super) fn keep_slip(step: &Transaction<'_>, event: &Event) -> rusqlite::Result<()> {
    let Body::SlipMade {
        role, slip, hash, ..
    } = &event.body
    else {
        return Ok(());
    };
    let Some(hash) = CodeHash::read(hash) else {
        return Ok(());
    };
    let made = Slip {
        key: slip.clone(),
        role: *role,
        hash,
    };
    let before = step
        .query_row("SELECT value FROM game WHERE setting = ?", [DESK], |row| {
            row.get::<_, String>(0)
        })
        .optional()?;
    // Without the secret of a desk there is no device that could use it.
    let Some(mut desk) = before.as_deref().and_then(KeptDesk::read) else {
        return Ok(());
    };
    slips::replace(&mut desk.slips, made);
    keep(step, &desk)
}

/// Nothing of it is left.
pub(super) fn remove(step: &Transaction<'_>) -> rusqlite::Result<()> {
    step.execute("DELETE FROM device", [])?;
    step.execute("DELETE FROM game WHERE setting = ?", [DESK])
        .map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_the_right_of_its_device_at_its_table_alone() {
        let [here, there] = [(); 2].map(|()| KeptDesk::new(Vec::new()).unwrap());
        let token = here.token(DeviceNumber(3));
        assert_eq!(here.device_of(&token), Some(DeviceNumber(3)));
        assert_eq!(there.device_of(&token), None);
        assert_eq!(
            KeptDesk::default().device_of(&KeptDesk::default().token(DeviceNumber(3))),
            None
        );
        for forged in [
            "",
            "3",
            "3.",
            &token.replacen('3', "4", 1),
            &format!("0{token}0"),
        ] {
            assert_eq!(here.device_of(forged), None, "{forged}");
        }
        let kept = serde_json::to_string(&here).unwrap();
        assert_eq!(KeptDesk::read(&kept).as_ref(), Some(&here));
        assert!(!format!("{here:?}").contains(&here.secret));
    }
}
