// SPDX-License-Identifier: GPL-3.0-or-later
// One list of the tables of two machines: two programs with tables, two data folders, two desks, one of which joins the other over
// TLS. The other desk is killed and comes back; its game is not disturbed, and the chief arbiter's page finds it again.

import assert from "node:assert/strict";
import { mkdirSync, readdirSync, renameSync } from "node:fs";
import { join } from "node:path";

import { answered, ask, button, drive, opened } from "./devices.mjs";
import { address, event, round, run, start, until } from "./program.mjs";

const PAIRINGS = `table,white,black,white_sight,black_sight
1,Anna Nowak,Jan Wilk,blind,sighted
2,Ewa Lis,Piotr Sowa,blind,sighted
`;
/** Another address of this computer, in place of another machine's. */
const THERE = "127.0.0.2";

await drive(async (device, tell) => {
  const consents = event("").replace("[preparation]", 'network = "A. Arbiter, 1 May 2026"\n[preparation]');
  const papers = round(PAIRINGS, consents);
  const path = (...parts) => join(papers.made, ...parts);
  mkdirSync(path("there"));
  renameSync(join(papers.out, "table-02.toml"), path("there", "table-02.toml"));
  const tables = (folder, data) => start("tables", folder, "--data", path(data), "--lang", "en");
  const here = tables(papers.out, "data-here");
  const there = tables(path("there"), "data-there");

  run("desk", "ca", path("ca"), "--name", THERE);
  run("desk", "join-key", path("key"));
  const secured = ["--certificate", path("ca", "desk.pem"), "--key", path("ca", "desk-key.pem")];
  const far = (port) =>
    start(...["desk", "--data", path("data-there"), "--listen", `${THERE}:${port}`, ...secured, "--joinable", path("key")]);
  const other = far(0);
  const [, port] = await other.says(/the desk is at https:\/\/127\.0\.0\.2:(\d+)\//);
  const machine = `${THERE}:${port}`;
  const desk = start(
    ...["desk", "--data", path("data-here"), "--listen", "127.0.0.1:0", "--lang", "en"],
    ...["--join", `${machine}=${path("key")}`, "--join-root", path("ca", "root.pem")],
  );
  const at = await address(desk);
  await desk.says(/table 1 is there/);
  await desk.says(new RegExp(`table 2 at ${machine} is there`));

  const page = await device();
  await ask(page, at, papers.slips["Chief arbiter"], "chief's laptop");
  await until("both tables wait for a yes", async () => (await page.locator("#standing p").count()) === 2);
  for (const program of [here, there]) {
    program.type("all: arbiter 2468");
    program.type("all: device 1");
  }
  const links = page.locator("#tables li a");
  await until("both tables are in the list", async () => (await links.count()) === 2);
  assert.deepEqual(await links.allInnerTexts(), ["Table 1", `Table 2 at ${machine}`]);
  await page.screenshot({ path: process.env.ZGODA_PICTURE ?? path("list.png") });
  tell("tables of two machines are in one list");

  await links.nth(1).click();
  await opened(page);
  assert.match(await page.innerText("main"), /Ewa Lis/);
  // No player has a way to press: the first key says so, the second starts the clock.
  for (const _ of [1, 2]) await answered(page, () => button(page, "state", "Begin the round").click());
  tell("a table of another machine is begun from its page");

  const says = (words) => until(words, async () => (await page.innerText("#connection")).includes(words));
  assert.equal(await other.kill("SIGKILL"), "SIGKILL");
  await says("The table is not there");
  await desk.says(new RegExp(`the desk of ${machine} is gone; its tables go on`));
  const again = far(port);
  await says("Connected");
  await answered(page, () => button(page, "state", "Stop both clocks").click());
  tell("a desk that was killed and came back changes nothing for its game, and its page is found");

  for (const program of [here, there, desk, again]) assert.equal(await program.kill("SIGINT"), 0);
  const [record] = readdirSync(path("there")).filter((name) => name.endsWith(".zgoda"));
  const protocol = run("export", "--to", "protocol", "--lang", "en", path("there", record));
  for (const part of ["The round begins", "Both clocks stopped"]) assert.ok(protocol.includes(part), protocol);
  tell("what was done stands in the record of that machine");
});
