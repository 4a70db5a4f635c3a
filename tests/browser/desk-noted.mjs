// SPDX-License-Identifier: GPL-3.0-or-later
// In time trouble the arbiter writes down what they see, faster than the desk answers; after the game they tick off the original
// records (Kodeks IV 2.15, IV 2.21).

import assert from "node:assert/strict";

import { answered, ask, button, drive, opened, step } from "./devices.mjs";
import { address, folder, start, until } from "./program.mjs";

const SEEN = ["32-28", "19-23", "28x19", "14x23", "37-32", "10-14"];
// The time that each answer takes on a bad line. The first answers are the slowest, so answers under way at once would arrive out
// of order.
const DELAYS_MS = [900, 700, 500, 300];

await drive(async (device, tell) => {
  const table = start(
    ...["play", "--desk", "127.0.0.1:0", "--data", folder(), "--lang", "en", "--voice", "none", "--blind", "white", "--clock", "none"],
  );
  const at = await address(table);
  const [, words] = await table.says(/slip for chief, opens one device once: (.*)/);
  const page = await device();
  const number = await ask(page, at, words, "chief's laptop");
  table.type("arbiter");
  table.type(`device ${number}`);
  await opened(page);
  table.type("arbiter done");

  let sent = 0;
  await page.route("**/do", async (route) => {
    await new Promise((done) => setTimeout(done, DELAYS_MS[sent++] ?? DELAYS_MS.at(-1)));
    await route.continue();
  });
  const field = page.getByLabel("Half-moves that you saw");
  // A page that hears nothing for a moment takes nothing, and keeps the typed line.
  const sends = () => until("it is sent", async () => {
    await page.keyboard.press("Enter");
    return (await field.inputValue()) === "";
  });
  await field.focus();
  for (const halfMove of SEEN) {
    await page.keyboard.type(halfMove);
    await sends();
  }
  const own = async () => {
    const heads = await page.locator("table.records thead th").allInnerTexts();
    const column = heads.indexOf("Arbiter's own record");
    if (column < 0) return [];
    return page.locator(`table.records tbody tr > :nth-child(${column + 1})`).allInnerTexts();
  };
  await until("all of it is written down", async () => (await own()).length === SEEN.length);
  assert.deepEqual(await own(), SEEN);
  assert.equal(await field.inputValue(), "");
  assert.ok(await field.evaluate((it) => it === document.activeElement), "the field has the focus still");
  tell("six half-moves are written down, each typed before the one before was answered");

  // A line that was not taken is given back, unless something else was typed meanwhile.
  await page.keyboard.type("nothing");
  await page.keyboard.press("Enter");
  await until("it is given back", async () => (await field.inputValue()) === "nothing");
  await field.fill("nothing again");
  await sends();
  await page.keyboard.type("31-27");
  await until("it is answered", async () => (await page.locator("#answers").innerText()).split("as on a sheet").length === 3);
  assert.equal(await field.inputValue(), "31-27");
  await page.unroute("**/do");
  tell("what is not taken comes back into its field, and never over what is being typed");

  for (const line of ["white: 32-28", "black: 18-23"]) table.type(line);
  await until("both are in the record", async () => (await page.locator("table.records tbody tr:nth-child(2)").innerText()).includes("18-23"));
  await answered(page, () => button(page, "state", "Stop both clocks").click());
  await answered(page, () => page.getByRole("button", { name: "Compare records and boards", exact: true }).click());
  const says = "The arbiter's own record has 19-23 for half-move 2; there White's record has something else";
  await until("what it says stands there", async () => (await page.locator("#records").innerText()).includes(says));
  tell("where the records part it says whose record has the same");

  await step(page, "end", "Declare a result", { choice: "decide 2-0 resignation" });
  await answered(page, () => button(page, "asks", "Yes").click());
  const end = page.locator("#end");
  await until("the game is over", async () => (await end.innerText()).includes("White's original record not collected"));
  await answered(page, () => button(page, "end", "White's original record is here").click());
  await until("it is ticked off", async () => (await end.innerText()).includes("White's original record collected"));
  assert.ok((await end.innerText()).includes("Black's original record not collected"));
  await answered(page, () => button(page, "end", "White's original record is not here after all").click());
  await until("it is taken back", async () => (await end.innerText()).includes("White's original record not collected"));
  tell("original records are ticked off, and that is taken back");
  assert.equal(await table.kill("SIGINT"), 0);
});
