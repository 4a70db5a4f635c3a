// SPDX-License-Identifier: GPL-3.0-or-later
// A round of eight tables in one program: one slip opens them all for the chief arbiter, who starts, stops and resumes each
// game from its page, and declares its result.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";

import { answered, ask, button, drive, opened, step } from "./devices.mjs";
import { address, event, round, run, start, until } from "./program.mjs";

const TABLES = 8;
const DECIDED = 5;
/** The result that is declared at each table. */
const RESULTS = [
  ...["2-0 resignation", "1-1 agreement", "0-2 time", "2-0 time"],
  ...["0-2 resignation", "1-1 agreement", "2-0 resignation", "0-2 time"],
];
const pairings = ["table,white,black,white_sight,black_sight"];
for (let number = 1; number <= TABLES; number += 1) pairings.push(`${number},White ${number},Black ${number},blind,sighted`);

await drive(async (device, tell) => {
  const papers = round(`${pairings.join("\n")}\n`, event(""));
  const tables = start(
    ...["tables", papers.out, "--data", join(papers.made, "data"), "--desk", "127.0.0.1:0", "--lang", "en"],
  );
  const at = await address(tables);
  for (let number = 1; number <= TABLES; number += 1) await tables.says(new RegExp(`table ${number} is there`));
  const page = await device();
  await ask(page, at, papers.slips["Chief arbiter"], "chief's laptop");
  await until("all tables wait for a yes", async () => (await page.locator("#standing p").count()) === TABLES);
  tables.type("all: arbiter 2468");
  tables.type("all: device 1");
  const links = page.locator("#tables li a");
  await until("all tables are in the list", async () => (await links.count()) === TABLES);
  const names = await links.allInnerTexts();
  assert.deepEqual(names, Array.from({ length: TABLES }, (_, place) => `Table ${place + 1}`));
  tell("one slip and one yes open all tables");

  const face = await device();
  await ask(face, at, papers.slips[`Table ${DECIDED}: Face of the clock`], "screen by board 5");
  tables.type(`${DECIDED}: device 2`);
  await opened(face);
  tell("a slip of one table opens that table");

  const places = await links.evaluateAll((all) => all.map((link) => link.href));
  const phases = async () => {
    await page.goto(at);
    return page.locator("#tables li .phase").allInnerTexts();
  };
  const at_all = async (name) => {
    for (const place of places) {
      await page.goto(place);
      await opened(page);
      await answered(page, () => button(page, "state", name).click());
    }
  };
  const seen = [await phases()];
  // No player has a way to press: the first key says so, the second starts the clocks all the same.
  await at_all("Begin the round");
  for (const name of ["Begin the round", "Stop both clocks", "Let the game go on"]) {
    await at_all(name);
    seen.push(await phases());
  }
  for (const one of seen) assert.equal(new Set(one).size, 1, JSON.stringify(one));
  const [before, playing, stopped, again] = seen.map(([one]) => one);
  assert.equal(new Set([before, playing, stopped]).size, 3);
  assert.equal(again, playing);
  tell("all are started, stopped and gone on with");

  // ---- By keys alone: the order of the list, and the search in it.
  const last = names.at(-1);
  const list = (of = page) => of.locator("#tables li a").allInnerTexts();
  const found = (of = page) => of.locator("#tables p").first().innerText();
  const shows = (of, wanted) => until(`the list is ${wanted}`, async () => {
    const all = await list(of);
    return all.join() === wanted.join() || Promise.reject(new Error(all.join()));
  });
  await page.goto(at);
  await page.locator("#sort").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.type(`WHITE ${TABLES}`);
  await page.keyboard.press("Enter");
  await shows(page, [last]);
  assert.match(await found(), new RegExp(`^1 of ${TABLES} tables`));
  assert.equal(await page.locator("#sort").inputValue(), "number");
  assert.equal(await page.locator("#find").inputValue(), `WHITE ${TABLES}`);
  await page.getByRole("link", { name: "Show all tables" }).focus();
  await page.keyboard.press("Enter");
  await shows(page, names);
  tell("by keys alone the list is sorted and searched, says how much it leaves out, and is whole again");

  // A searched list stays a searched list while the tables change.
  const searched = await page.context().newPage();
  await searched.goto(`${at}?tables=&sort=number&find=${encodeURIComponent(again)}`);
  await shows(searched, names);
  await page.goto(places[1]);
  await opened(page);
  await answered(page, () => button(page, "state", "Stop both clocks").click());
  await shows(searched, names.filter((name) => name !== "Table 2"));
  await answered(page, () => button(page, "state", "Let the game go on").click());
  await shows(searched, names);
  tell("a list that was searched changes by itself with its tables");

  const decide = async (table, result) => {
    await page.goto(places[table - 1]);
    await opened(page);
    const asked = await step(page, "end", "Declare a result", { choice: `decide ${result}` });
    const [numbers] = result.split(" ");
    assert.match(asked, new RegExp(`${numbers}.*yes or no`), asked);
    await answered(page, () => button(page, "asks", "Yes").click());
    await until("the game is over", async () => (await page.innerText("#state")).includes(`Result: ${numbers}`));
  };
  await decide(DECIDED, RESULTS[DECIDED - 1]);
  const phase = (await phases()).filter((one) => one !== playing);
  assert.equal(phase.length, 1, phase.join());
  assert.equal(await links.first().innerText(), `Table ${DECIDED}`);
  tell("a result is declared at one, which is first in the list until both confirm it");
  await shows(searched, names);
  await searched.goto(`${at}?tables=&sort=waiting&find=${encodeURIComponent("black 3")}`);
  await shows(searched, [`Table ${DECIDED}`, "Table 3"]);
  await searched.close();
  tell("a table that waits for its arbiter is in the list whatever is looked for");
  for (const [at, result] of RESULTS.entries()) if (at + 1 !== DECIDED) await decide(at + 1, result);
  const over = await phases();
  assert.deepEqual(over, Array.from({ length: TABLES }, () => phase[0]));
  tell("all are ended");

  assert.equal(await tables.kill("SIGINT"), 0);
  const records = readdirSync(papers.out).filter((name) => name.endsWith(".zgoda"));
  assert.equal(records.length, TABLES);
  for (const record of records) {
    const protocol = run("export", "--to", "protocol", "--lang", "en", join(papers.out, record));
    for (const part of ["The round begins", "Both clocks stopped", "The game goes on"]) assert.ok(protocol.includes(part), protocol);
    const [result] = RESULTS[Number(record.match(/\d+/)[0]) - 1].split(" ");
    for (const one of ["2-0", "1-1", "0-2"]) assert.equal(new RegExp(`\\b${one}\\b`).test(protocol), one === result, protocol);
    // Words of another table's slip do not count as wrong words.
    assert.ok(!protocol.includes("tried words of no slip"), protocol);
  }
  tell("all records are whole");
});
