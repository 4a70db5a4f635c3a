-- Record version 6: devices that show pages of the table. The events `device-asked`, `device-opened`, `device-ended`, `slip-refused` and
-- `call-answered` are new, and the setting `desk` has what slips and devices are known by. An older program refuses the file,
-- because it does not know them.

-- By which device something was done, and how many milliseconds that was on its way at most.
ALTER TABLE event ADD COLUMN device INTEGER;
ALTER TABLE event ADD COLUMN late_ms INTEGER;

-- What devices are called by those who hold them; it can be forgotten.
CREATE TABLE device (
    device INTEGER PRIMARY KEY,
    name TEXT NOT NULL
);
