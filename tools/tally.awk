# Reads what `cargo test -- --show-output` printed. Shows it without what passing tests printed,
# except the lines in which a test says that it skips, and writes `passed failed skipped` to the
# file `tally`. A test that skips is counted as passed by the runner; here it is skipped.

# Before the list of failures, and after the last test, what a passing test printed stands under
# "successes:", one section a test.
/^successes:$/ { hidden = 1; next }
/^failures:$/ { hidden = 0; print; next }
/^test result: / {
    hidden = 0
    passed += number("passed"); failed += number("failed"); skipped += number("ignored")
    print
    next
}
hidden && /^---- .* stdout ----$/ { test = $2; said = 0; next }
hidden && /^skipped: / {
    print test ": " $0
    if (!said) { said = 1; skipped++; passed-- }
    next
}
# One line a passing test is more than anybody reads.
!hidden && !/^test .* \.\.\. ok$/ && NF { print; fflush() }

function number(word,    part) {
    if (match($0, "[0-9]+ " word)) {
        split(substr($0, RSTART, RLENGTH), part, " ")
        return part[1]
    }
    return 0
}

END { print passed + 0, failed + 0, skipped + 0 > tally }
