### What stands on the pages of assistants, helpers and players, and on the face of the clock as a page.
