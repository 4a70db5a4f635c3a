// SPDX-License-Identifier: GPL-3.0-or-later
//! The devices at the desk, as recorded: their admission, role, slip and presence.

use std::collections::BTreeMap;

use zgoda_record::event::{ArbiterWords, Body, DeskRole, DeviceNumber};

/// The largest number of used slips that are named one by one when they are tried again; the log only counts the others.
const MOST_TOLD: usize = 8;

/// A device that was let in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdmittedDevice {
    /// The role for which the device was admitted.
    pub role: DeskRole,
    /// The first word of the slip by which the device was admitted.
    pub slip: String,
    /// The name that its holder gave the device; empty once the name is forgotten.
    pub name: String,
    /// True while the device may see and do what its role allows.
    pub open: bool,
}

/// All devices that were let in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Devices {
    all: BTreeMap<DeviceNumber, AdmittedDevice>,
    /// The number of wrong words since a device was last let in.
    wrong: usize,
    /// The number of the device that asked with each slip, by the slip's first word.
    asked: BTreeMap<String, DeviceNumber>,
    /// The highest number that any device has had, admitted or not.
    last: DeviceNumber,
    /// The number of times that new slips were made.
    made: usize,
    /// Used slips that were tried again since the arbiter's session was last opened.
    tried_again: Vec<String>,
}

impl Devices {
    pub(super) fn add(&mut self, body: &Body) {
        match body {
            Body::DeviceAsked { device, slip, .. } => {
                self.last = self.last.max(*device);
                self.asked.insert(slip.clone(), *device);
            }
            Body::DeviceOpened {
                device,
                role,
                slip,
                name,
            } => {
                let (role, slip, open) = (*role, slip.clone(), true);
                let name = name.clone();
                self.last = self.last.max(*device);
                let opened = AdmittedDevice {
                    role,
                    slip,
                    name,
                    open,
                };
                self.all.insert(*device, opened);
                self.wrong = 0;
            }
            Body::DeviceEnded { device } => {
                if let Some(device) = self.all.get_mut(device) {
                    device.open = false;
                }
            }
            Body::SlipMade { .. } => self.made = self.made.saturating_add(1),
            Body::SlipRefused { used } => {
                self.wrong = self.wrong.saturating_add(1);
                if let Some(slip) = used
                    && self.tried_again.len() < MOST_TOLD
                {
                    self.tried_again.push(slip.clone());
                }
            }
            Body::ArbiterWords {
                state: ArbiterWords::Opened,
            } => self.tried_again.clear(),
            _ => {}
        }
    }

    /// All devices, including those that have gone.
    pub fn all(&self) -> impl Iterator<Item = (DeviceNumber, &AdmittedDevice)> {
        self.all.iter().map(|(number, device)| (*number, device))
    }

    /// The role of this device, if it is still let in.
    #[must_use]
    pub fn role_of(&self, device: DeviceNumber) -> Option<DeskRole> {
        let device = self.all.get(&device).filter(|it| it.open)?;
        Some(device.role)
    }

    /// True if this slip was used.
    #[must_use]
    pub fn is_used(&self, slip: &str) -> bool {
        self.all.values().any(|device| device.slip == slip)
    }

    /// The number of times that new slips were made.
    #[must_use]
    pub const fn made(&self) -> usize {
        self.made
    }

    /// The devices of this role that are still let in.
    pub fn of_role(&self, role: DeskRole) -> impl Iterator<Item = DeviceNumber> {
        let all = self.all.iter();
        all.filter(move |(_, device)| device.open && device.role == role)
            .map(|(number, _)| *number)
    }

    /// The highest number that any device has had, admitted or not.
    #[must_use]
    pub const fn last(&self) -> DeviceNumber {
        self.last
    }

    /// The number of the device with this slip, if it asked before.
    #[must_use]
    pub fn asked(&self, slip: &str) -> Option<DeviceNumber> {
        self.asked.get(slip).copied()
    }

    /// Used slips that were tried again since the arbiter's session was last opened.
    #[must_use]
    pub fn tried_again(&self) -> &[String] {
        &self.tried_again
    }

    /// The number of wrong words since a device was last let in.
    #[must_use]
    pub const fn wrong(&self) -> usize {
        self.wrong
    }
}
