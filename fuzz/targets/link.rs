// SPDX-License-Identifier: GPL-3.0-or-later
//! Any story of a board on its line. The laws stand in `zgoda_scenarios::fuzz`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| zgoda_scenarios::fuzz::link(bytes));
