### What every page of the desk has: letting a device in, the list of tables, what is said of the connection.
