// SPDX-License-Identifier: GPL-3.0-or-later
//! The system library that lists devices: all of its functions that the crate `gilrs` may call.

zgoda_late::library! {
    /// The library that lists the gamepads.
    pub(super) static DEVICES = "libudev.so.1" of "libudev1":
    udev_device_get_action
    udev_device_get_devnode
    udev_device_get_property_value
    udev_device_get_syspath
    udev_device_new_from_syspath
    udev_device_ref
    udev_device_unref
    udev_enumerate_add_match_property
    udev_enumerate_add_match_subsystem
    udev_enumerate_get_list_entry
    udev_enumerate_new
    udev_enumerate_scan_devices
    udev_enumerate_unref
    udev_list_entry_get_name
    udev_list_entry_get_next
    udev_list_entry_get_value
    udev_monitor_enable_receiving
    udev_monitor_filter_add_match_subsystem_devtype
    udev_monitor_get_fd
    udev_monitor_new_from_netlink
    udev_monitor_receive_device
    udev_monitor_unref
    udev_new
    udev_ref
    udev_unref
}
