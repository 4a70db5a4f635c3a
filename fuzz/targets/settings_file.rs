// SPDX-License-Identifier: GPL-3.0-or-later
//! Any text for a settings file. The laws stand in `zgoda_scenarios::fuzz`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| zgoda_scenarios::fuzz::settings_file(bytes));
