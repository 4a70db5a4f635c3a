// SPDX-License-Identifier: GPL-3.0-or-later
// Records that were carried to the desk on a stick: an arbiter reads one, compares two, and pulls the stick out. Every page is
// checked for accessibility.

import assert from "node:assert/strict";
import { copyFileSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { ask, drive, opened } from "./devices.mjs";
import { looker } from "./looking.mjs";
import { address, event, round, start, until } from "./program.mjs";

const PAIRINGS = `table,white,black,white_sight,black_sight
1,Anna Nowak,Jan Wilk,blind,sighted
`;
const older = (name) => new URL(`../../record/tests/older/${name}`, import.meta.url);

await drive(async (device, tell) => {
  const papers = round(PAIRINGS, event(""));
  const path = (...parts) => join(papers.made, ...parts);
  mkdirSync(path("stick"));
  copyFileSync(older("16-official-walked-back.zgoda"), path("stick", "table-01.zgoda"));
  for (const part of ["", "-wal"]) {
    copyFileSync(older(`08-killed-typed.zgoda${part}`), path("stick", `table-02.zgoda${part}`));
  }
  writeFileSync(path("stick", "broken.zgoda"), "nothing of ours");
  const tables = start("tables", papers.out, "--data", path("data"), "--lang", "en");
  const desk = start(
    ...["desk", "--data", path("data"), "--listen", "127.0.0.1:0", "--lang", "en", "--records", path("stick")],
  );
  const at = await address(desk);
  await desk.says(/table 1 is there/);

  const look = looker(tell);
  const page = await device();
  await ask(page, at, papers.slips["Chief arbiter"], "chief's laptop");
  tables.type("all: arbiter 2468");
  tables.type("all: device 1");
  await opened(page);
  await page.goto(`${at}?tables`);
  await page.getByRole("link", { name: "Records in the folder" }).click();
  const links = page.locator("#reading li a");
  assert.deepEqual(await links.allInnerTexts(), ["broken.zgoda", "table-01.zgoda", "table-02.zgoda"]);
  await look("records", page);

  await page.getByRole("link", { name: "table-01.zgoda" }).click();
  await until("its protocol is there", async () => (await page.locator("#signatures").count()) === 1);
  await look("a record", page);
  await page.getByRole("link", { name: "Back to the records" }).click();
  await page.getByRole("link", { name: "broken.zgoda" }).click();
  await until("it says why", async () => /no record of a game/.test(await page.innerText("#reading")));
  await look("a broken record", page);
  await page.getByRole("link", { name: "Back to the records" }).click();

  await page.getByLabel("White’s record").selectOption("table-01.zgoda");
  await page.getByLabel("Black’s record").selectOption("table-02.zgoda");
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await until("they are compared", async () => (await page.locator("#reading li").count()) > 3);
  assert.match(await page.innerText("#reading"), /The arbiter decides/);
  await look("two records", page);

  renameSync(path("stick"), path("out"));
  await page.getByRole("link", { name: "Back to the records" }).click();
  await until("it is said", async () => /pulled out/.test(await page.innerText("#reading")));
  await look("no stick", page);
  renameSync(path("out"), path("stick"));
  await page.reload();
  await until("they are back", async () => (await links.count()) === 3);
  tell("a stick that is pulled out and put in again is found");

  for (const program of [tables, desk]) assert.equal(await program.kill("SIGINT"), 0);
});
