// SPDX-License-Identifier: GPL-3.0-or-later
//! Any bytes on the line of a home-made board. The laws stand in `zgoda_scenarios::fuzz`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| zgoda_scenarios::fuzz::cpp_codec(bytes));
