### What stands on the arbiter's page of a table. It is read, on a screen or by a screen reader; digits may stand here.
