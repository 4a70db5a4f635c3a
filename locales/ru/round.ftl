### The papers of a round: table cards and slips, and what `zgoda round` tells.
