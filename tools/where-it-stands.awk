# SPDX-License-Identifier: GPL-3.0-or-later
# Reads the table "Which test stands where" of docs/testing.md. If `layer` is `names`, prints the name of every row. Otherwise
# prints a line for each row of `layer`, which is `test` or `more`, in the order of the table, with tabs between:
#
#   name   real|alone|-   what is set in its environment, blanks between   what its program of tests is told, blanks between
#
# A cell is `none`, `all`, filters in code marks, each a part of a test's name, `all but` filters, or `the rest` (everything that
# the filters of `make test` leave out). Code marks around NAME=VALUE set a variable for that run. Anything else in a cell is a
# fault: status 2.

BEGIN { FS = " *\\| *" }

/^\| name \| `make test` \| `make test-more` \|/ { inside = 1; next }
inside && !/^\|/ { inside = 0 }
!inside || /^\| ---/ { next }
{
    name = $2
    gsub(/`/, "", name)
    if (NF != 6 || name == "" || seen[name]++) fault("a row of four cells for a name that no other row has")
    if (layer == "names") {
        print name
        next
    }
    read_cell($3, "test")
    read_cell($4, "more")
    if (how["test"] == "the rest") fault("make test is what the rest is the rest of")
    if (how["more"] == "the rest" && filters["test"] == "") fault("there is no rest without filters")
    if (how[layer] == "none") next
    told = filters[how[layer] == "the rest" ? "test" : layer]
    if (how[layer] == "all but" || how[layer] == "the rest" && how["test"] == "filters") gsub(/[^ ]+/, "--skip &", told)
    print name "\t" ($5 == "" ? "-" : $5 ~ /^alone: / ? "alone" : "real") "\t" set[layer] "\t" told
}

function read_cell(text, of,    words, count, word, i, plain) {
    filters[of] = ""
    set[of] = ""
    plain = text
    gsub(/`[^`]*`/, "", plain)
    gsub(/^ +| +$/, "", plain)
    count = split(text, words, "`")
    for (i = 2; i <= count; i += 2) {
        word = words[i]
        if (word ~ /^[A-Z_]+=/) set[of] = set[of] (set[of] == "" ? "" : " ") word
        else filters[of] = filters[of] (filters[of] == "" ? "" : " ") word
    }
    if (filters[of] != "" && plain == "") how[of] = "filters"
    else if (filters[of] != "" && plain == "all but") how[of] = plain
    else if (filters[of] == "" && (plain == "all" || plain == "none" || plain == "the rest")) how[of] = plain
    else fault("`" text "` is no cell")
}

function fault(why) {
    print FILENAME ":" FNR ": " why > "/dev/stderr"
    bad = 1
    exit 2
}

END { if (bad) exit 2 }
