# SPDX-License-Identifier: GPL-3.0-or-later
# Reads the output of benchmarks, then the paper with the table of kept figures. Prints a verdict on each figure, or the figures
# that are to be measured again, or the paper with new figures in it. tools/bench explains the options.
#
#   figure: NAME VALUE UNIT [YARDSTICK VALUE]     without a yardstick it stands beside the limit of the table
#   skipped: NAME, WHY
#   | `NAME` | what | beside | under LIMIT UNIT, or a peer | KEPT RATIO, or - where only the limit counts | since |

BEGIN {
    worse_by = 1.2
    count = split(felt, names, " ")
    for (at = 1; at <= count; at++) is_felt[names[at]] = 1
    if (how == "say")
        printf "%-24s %12s   %-28s %9s %9s   %s\n", "figure", "measured", "beside", "ratio", "kept", ""
}

FILENAME == ARGV[1] && /^figure: / {
    name = $2
    at = ++runs[name]
    value[name, at] = $3
    unit[name] = $4
    yardstick[name] = $5
    beside[name, at] = $6
    next
}

FILENAME == ARGV[1] {
    if (/^skipped: /) {
        name = $2
        sub(/,$/, "", name)
        why = $0
        sub(/^skipped: [^ ]* /, "", why)
        skipped[name] = why
    }
    next
}

/^<!-- figures/ { inside = 1 }
/^<!-- end of figures/ { inside = 0 }

inside && /^\| `/ {
    split($0, cell, / *\| */)
    name = cell[2]
    gsub(/`/, "", name)
    known[name] = 1
    limit = 0
    if (match(cell[5], /under [0-9.]+/)) limit = substr(cell[5], RSTART + 6, RLENGTH - 6)
    # A figure that does not depend on the machine stands beside its limit.
    if (yardstick[name] == "" && limit) {
        for (at = 1; at <= runs[name]; at++) beside[name, at] = limit
    }
    if (how == "keep" && name in runs && cell[6] != "-" && (only != "felt" || name in is_felt)) {
        $0 = sprintf("| %s | %s | %s | %s | %s | %s |", cell[2], cell[3], cell[4], cell[5], digits(middle(name)), since)
    }
    if (how != "keep" && (only != "felt" || name in is_felt)) one(name, cell[6], cell[5], limit)
}

how == "keep"

END {
    for (name in runs) {
        if (!(name in known) && only != "felt" && how == "say") print name " is not in the table of kept figures"
    }
    exit bad
}

# Judges one figure.
function one(name, kept, compared, limit,    at, best, worse, over, verdict, n) {
    n = runs[name] + 0
    if (!n) {
        if (how == "say") printf "%-24s %s\n", name, name in skipped ? "skipped, " skipped[name] : "NOT MEASURED"
        if (!(name in skipped)) bad = 1
        return
    }
    best = 1
    for (at = 1; at <= n; at++) {
        if (ratio(name, at) < ratio(name, best)) best = at
        if (kept + 0 && ratio(name, at) > kept * worse_by) worse++
        if (limit && value[name, at] + 0 >= limit + 0) over++
    }
    if (how == "again") {
        if ((worse == n || over == n) && n < often) print name
        return
    }
    verdict = "as kept"
    # If the figure is no larger in units of its yardstick than kept, the machine is too slow for the limit.
    if (over == n && !worse && kept + 0 && yardstick[name] != "") {
        over = 0
        verdict = "as kept; over its limit, as the machine is"
    }
    if (over == n) verdict = (n >= often ? "OVER ITS LIMIT" : "over its limit") times(n)
    else if (worse == n) verdict = (n >= often ? "WORSE" : "worse") times(n)
    else if (worse) verdict = "as kept; worse in " worse " of " n " runs"
    else if (over) verdict = "over its limit in " over " of " n " runs"
    else if (verdict != "as kept") ;
    else if (kept == "-") verdict = "within its limit"
    else if (!(kept + 0)) verdict = "not kept yet"
    else if (ratio(name, best) * worse_by < kept) verdict = "better than kept"
    if ((over == n || worse == n) && n >= often) bad = 1
    printf "%-24s %12s   %-28s %9s %9s   %s; %s\n", name, digits(value[name, best]) " " unit[name],
        (yardstick[name] == "" ? "limit" : yardstick[name]) " " digits(beside[name, best]) " " unit[name],
        digits(ratio(name, best)), kept, verdict, compared
}

function times(n) { return n == 1 ? ", measured once" : ", each of " n " times" }

function ratio(name, at) { return beside[name, at] + 0 ? value[name, at] / beside[name, at] : 0 }

# The median of the measured ratios.
function middle(name,    n, at, other, all, moved) {
    n = runs[name]
    for (at = 1; at <= n; at++) all[at] = ratio(name, at)
    for (at = 2; at <= n; at++) {
        for (other = at; other > 1 && all[other] < all[other - 1]; other--) {
            moved = all[other]
            all[other] = all[other - 1]
            all[other - 1] = moved
        }
    }
    return all[int((n + 1) / 2)]
}

# The number with three significant digits; from 100 on a whole number.
function digits(number) {
    if (number >= 100) return sprintf("%.0f", number)
    if (number >= 10) return sprintf("%.1f", number)
    if (number >= 1) return sprintf("%.2f", number)
    return sprintf("%.3g", number)
}
