# SPDX-License-Identifier: GPL-3.0-or-later
# Reads the output of `cargo test -- --show-output`. Prints it without the output of passing tests, except the lines in which a test
# says that it skips, or that something in it was done again, and writes `passed failed skipped` to the file `tally`. A skipping
# test counts as passed in the runner, and as skipped here.

# The output of every test program begins with such a line.
/^ +(Running|Doc-tests) / { count(); hidden = 0; print; next }

# The output of passing tests is under "successes:", one section for each test; the failures follow.
/^successes:$/ { hidden = 1; next }
/^failures:$/ { hidden = 0; print; next }

# Tests that run themselves again have such a line in their own output, too; the last one is that of the program.
/^test result: / { result = $0; next }

hidden && /^---- .* stdout ----$/ { test = $2; said = 0; next }
hidden && /^skipped: / {
    print "   " test " " $0
    if (!said) { said = 1; skipped++; passed-- }
    next
}
hidden && /^again: / { print "   " test " " $0; next }
# The drawn values, so that they can be drawn again, and the measurements, which are printed nowhere else.
hidden && /^(drawn|measured): / { print "   " test " " $0; next }

# The lines of passing tests are left out: there are too many to read.
!hidden && !/^test .* \.\.\. ok$/ && !/^running [0-9]+ tests?$/ && NF { print; fflush() }

END { count(); print passed + 0, failed + 0, skipped + 0 > tally }

function count() {
    if (result == "") return
    print "   " result
    passed += number("passed"); failed += number("failed"); skipped += number("ignored")
    result = ""
}

function number(word,    part) {
    if (match(result, "[0-9]+ " word)) {
        split(substr(result, RSTART, RLENGTH), part, " ")
        return part[1]
    }
    return 0
}
