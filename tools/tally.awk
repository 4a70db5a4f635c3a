# Reads what `cargo test -- --show-output` printed. Shows it without what passing tests printed,
# except the lines in which a test says that it skips, or that something in it was done again, and writes
# `passed failed skipped` to the file `tally`. A test that skips is counted as passed by the runner; here it is skipped.

# The output of every program of tests begins with such a line.
/^ +(Running|Doc-tests) / { count(); hidden = 0; print; next }

# What passing tests printed stands under "successes:", one section a test; after it come the
# failures.
/^successes:$/ { hidden = 1; next }
/^failures:$/ { hidden = 0; print; next }

# Tests that run themselves anew have such a line in what they print, too; the last one is the
# program's own.
/^test result: / { result = $0; next }

hidden && /^---- .* stdout ----$/ { test = $2; said = 0; next }
hidden && /^skipped: / {
    print "   " test " " $0
    if (!said) { said = 1; skipped++; passed-- }
    next
}
hidden && /^again: / { print "   " test " " $0; next }
# What was drawn, so that it can be drawn again; and what was measured, which nobody else prints.
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
