// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the machine without the program, for comparison with a half-move on a page: `desk-load.mjs` starts and calls it. It
// writes two pages into a plain file, syncs them, and answers over HTTP with the requested number of bytes.

import { fdatasyncSync, openSync, writeSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";

const PAGES = Buffer.alloc(8_240);
const file = openSync(join(process.argv[2], "plain"), "w");
const server = http.createServer((request, answer) => {
  writeSync(file, PAGES);
  fdatasyncSync(file);
  answer.end(JSON.stringify({ html: "<tr>".padEnd(Number(request.url.slice(1)), ".") }));
});
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
