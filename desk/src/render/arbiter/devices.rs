// SPDX-License-Identifier: GPL-3.0-or-later
//! Devices at the desk: those that ask for a page of the table, with a yes and a no; those that have a page, which an arbiter can
//! end; and slips made anew.

use maud::{Markup, html};
use zgoda_input::command::fold;
use zgoda_record::event::DeskRole;
use zgoda_table::view::DeskDevice;

use super::ArbiterPage;
use super::acts::{Act, Choice};
use super::line::Line;
use crate::render::common::Common;

impl ArbiterPage<'_> {
    pub(super) fn devices(&self) -> Markup {
        let all = self.view.devices.iter();
        let there: Vec<&DeskDevice> = all.filter(|it| it.opened).collect();
        let ends: Vec<Choice> = there.iter().map(|it| self.end_of(it)).collect();
        let slips: Vec<Choice> = self
            .view
            .slips
            .iter()
            .map(|it| self.slip_for(*it))
            .collect();
        html! {
            @if there.is_empty() { p { (self.say(Line::NoDevice)) } }
            @else {
                ul { @for it in there { li { (self.there(it)) } } }
                (self.chosen(Act::EndDevice, &[(String::new(), ends)]))
            }
            @if !slips.is_empty() { (self.chosen(Act::NewSlip, &[(String::new(), slips)])) }
        }
    }

    /// A device that was let in, and whether its page is open now.
    fn there(&self, there: &DeskDevice) -> Markup {
        let DeskDevice { device, role, .. } = *there;
        let name = there.name.clone().unwrap_or_default();
        html! {
            (self.say(Line::DeviceThere { device, role, name }))
            @if !there.shown { " " (self.say(Line::DeviceShut)) }
        }
    }

    /// The requests of the waiting devices, each as a question.
    pub(super) fn who_waits(&self) -> Markup {
        let waiting = self.view.devices.iter().filter(|it| !it.opened);
        html! { @for it in waiting { (self.asks_of(it)) } }
    }

    fn asks_of(&self, waiting: &DeskDevice) -> Markup {
        let DeskDevice {
            device,
            role,
            there,
            ..
        } = *waiting;
        let name = waiting.name.clone().unwrap_or_else(|| "?".to_owned());
        let named = waiting.named.clone();
        let same = named.as_ref().is_some_and(|it| fold(it) == fold(&name));
        let id = format!("device-{device}");
        let line = format!("{} {device}", Act::LetIn.line());
        html! {
            p id=(id) { (self.say(Line::DeviceWaits { device, role, name, there })) }
            @if let Some(named) = named {
                p { (self.say(Line::NamedDevice { named, same })) }
            }
            (self.forms.button(&line, &self.say(Common::Yes), Some(&id)))
            (self.forms.button(&format!("{line} no"), &self.say(Common::No), Some(&id)))
        }
    }

    fn slip_for(&self, role: DeskRole) -> Choice {
        Choice {
            head: format!("{} {role}", Act::NewSlip.line()),
            label: self.say(Line::SlipFor { role }),
        }
    }

    fn end_of(&self, there: &DeskDevice) -> Choice {
        let device = there.device;
        Choice {
            head: format!("{} {device} end", Act::EndDevice.line()),
            label: device.to_string(),
        }
    }
}
