// SPDX-License-Identifier: GPL-3.0-or-later
//! Two records and two boards. The laws stand in `zgoda_scenarios::fuzz`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| zgoda_scenarios::fuzz::reconcile(bytes));
