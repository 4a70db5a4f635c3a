//! Devices at the desk: those that want a page of the table, with a yes and a no, and those that have one, which an arbiter
//! can end.

use maud::{Markup, html};

use super::Desk;
use super::acts::{Act, Choice};
use super::line::Line;
use crate::pages::render::common::Common;
use crate::view::DeskDevice;

impl Desk<'_> {
    pub(super) fn devices(&self) -> Markup {
        let all = self.view.devices.iter();
        let there: Vec<&DeskDevice> = all.filter(|it| it.opened).collect();
        let ends: Vec<Choice> = there.iter().map(|it| self.end_of(it)).collect();
        html! {
            @if there.is_empty() { p { (self.say(Line::NoDevice)) } }
            @else {
                ul { @for it in there { li { (self.say(Line::DeviceThere { device: it.device, role: it.role })) } } }
                (self.each_step(Act::EndDevice, &ends))
            }
        }
    }

    /// What those want that wait: a question each.
    pub(super) fn who_waits(&self) -> Markup {
        let waiting = self.view.devices.iter().filter(|it| !it.opened);
        html! { @for it in waiting { (self.asks_of(it)) } }
    }

    fn asks_of(&self, waiting: &DeskDevice) -> Markup {
        let DeskDevice { device, role, .. } = *waiting;
        let name = waiting.name.clone().unwrap_or_else(|| "?".to_owned());
        let id = format!("device-{device}");
        let line = format!("{} {device}", Act::LetIn.line());
        html! {
            p id=(id) { (self.say(Line::DeviceWaits { device, role, name })) }
            (self.forms.button(&line, &self.say(Common::Yes), Some(&id)))
            (self.forms.button(&format!("{line} no"), &self.say(Common::No), Some(&id)))
        }
    }

    fn end_of(&self, there: &DeskDevice) -> Choice {
        let device = there.device;
        Choice {
            head: format!("{} {device} end", Act::EndDevice.line()),
            label: self.say(Line::EndDevice { device }),
        }
    }
}
