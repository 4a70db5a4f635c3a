// SPDX-License-Identifier: GPL-3.0-or-later
// The page for checking a screen reader, used as with one: the messages, their times, and the report.

import assert from "node:assert/strict";
import { join } from "node:path";

import { byRules, byTree, colours, heardAs, inLog, tree } from "./checks.mjs";
import { drive, listens } from "./devices.mjs";
import { folder, run, until } from "./program.mjs";

const SAMPLE = "thirty two, twenty eight";

await drive(async (device, tell) => {
  const written = join(folder(), "reader-check.html");
  run("reader-check", "--page", written, "--lang", "en");
  const page = await device();
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`file://${written}`);
  for (const check of [byRules, byTree, colours]) tell(`reader-check: ${check.name}`, await check(page));

  await listens(page);
  const given = () => page.evaluate(() => globalThis.told);
  const begin = (number) => page.getByRole("button", { name: `Begin step ${number}`, exact: true }).click();
  const comes = async (count) => {
    await until(`${count} lines came`, async () => (await given()).length >= count);
    return (await given()).slice(0, count);
  };
  // Each step but the board gives a reader one more line, the third of them two.
  await begin(7);
  assert.deepEqual(await given(), [], "nothing comes while the key is still being said");
  await comes(1);
  await begin(8);
  const [first, again] = await comes(2);
  assert.equal(heardAs(again), first);
  assert.notEqual(again, first, "the same line is another one to a reader");
  await begin(9);
  await comes(4);
  await page.getByLabel("A field").pressSequentially("3");
  await comes(5);
  assert.equal(await page.evaluate(() => document.activeElement.id), "typing", "the focus stays");
  await begin(11);
  const all = (await comes(6)).map(heardAs);
  assert.deepEqual(all, [SAMPLE, SAMPLE, SAMPLE, "nineteen, twenty three", SAMPLE, "Not connected"]);
  assert.deepEqual(inLog(await tree(page), "Lines").length, 5);
  await page.locator("[role=grid] td").first().focus();
  for (const key of ["ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), "line 5");
  tell("each step says what it is about, a moment after it was begun");

  const heard = ["once", "not at all", "twice", "otherwise", "once", "once"];
  for (const [at, name] of heard.entries()) {
    const group = page.getByRole("group", { name: `What did you hear in step ${7 + at}?` });
    await group.getByRole("radio", { name, exact: true }).check();
  }
  const lines = (await page.inputValue("#report")).split("\n");
  assert.equal(lines[0], "zgoda reader-check, form 1");
  assert.match(lines[2], /^browser: .*Chrom/);
  assert.deepEqual(lines.slice(4, -1), [
    "7 page-line: once",
    "8 page-again: not at all",
    "9 page-two: twice",
    "10 page-while-typing: otherwise",
    "11 page-state: once",
    "12 page-board: once",
  ]);
  assert.deepEqual(asked, [`file://${written}`], "nothing is asked for, and nothing is sent");
  tell("the report has what was answered, and stays on the page");
});
